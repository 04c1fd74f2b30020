//! Maps (ruling `content.maps`). The names of the first two are known, and that they are winding roads; the rest is ours: side
//! roads, special areas and special rules too.

use super::{Advance, Area, Exit, Map, Origin, Special};
use crate::key;
use crate::state::{AreaId, Areas, MOST_AREAS};

ids!(
    /// A map.
    MapId, 4, [
    /// A winding road with a shortcut.
    Invasion,
    /// A long road; minions that exit come back.
    Doomgate,
    /// A road with two arms.
    Delta,
    /// The Lord stands still.
    Siege,
]);

impl MapId {
    /// The map itself.
    pub const fn map(self) -> &'static Map {
        match self {
            Self::Invasion => &INVASION,
            Self::Doomgate => &DOOMGATE,
            Self::Delta => &DELTA,
            Self::Siege => &SIEGE,
        }
    }

    /// The areas that a link joins to one.
    pub(crate) fn beside(self, area: AreaId) -> Areas {
        BESIDE.get(self.number()).and_then(|links| links.get(usize::from(area.0))).copied().unwrap_or(Areas::NONE)
    }
}

/// The links of every map both ways: asked for every step of everybody, and long to look for in lists of one way.
static BESIDE: [[Areas; MOST_AREAS]; MapId::ALL.len()] = both_ways();

#[expect(clippy::indexing_slicing, reason = "worked out when the project is built")]
const fn both_ways() -> [[Areas; MOST_AREAS]; MapId::ALL.len()] {
    let mut all = [[Areas::NONE; MOST_AREAS]; MapId::ALL.len()];
    let mut map = 0;
    while map < all.len() {
        let areas = MapId::ALL[map].map().areas;
        let mut from = 0;
        while from < areas.len() {
            let mut link = 0;
            while link < areas[from].toward.len() {
                let to = areas[from].toward[link];
                all[map][from] = all[map][from].and(AreaId(to));
                all[map][to as usize] = all[map][to as usize].and(AreaId(from as u8));
                link += 1;
            }
            from += 1;
        }
        map += 1;
    }
    all
}

/// The start: nothing lies there at the beginning.
const fn start(name: table::Key, place: (i32, i32)) -> Area {
    Area { name, place, toward: &[], tokens: 0, special: None }
}

/// Any other area, with one invasion token.
const fn area(name: table::Key, place: (i32, i32), toward: &'static [u8]) -> Area {
    Area { name, place, toward, tokens: 1, special: None }
}

/// A special area.
const fn place(name: table::Key, place: (i32, i32), toward: &'static [u8], special: Special) -> Area {
    Area { special: Some(special), ..area(name, place, toward) }
}

const INVASION: Map = Map {
    name: key::MAP_INVASION,
    text: key::MAP_INVASION_TEXT,
    origin: Origin::Mixed,
    areas: &[
        start(key::AREA_TOWN_HALL, (0, 0)),
        area(key::AREA_MAIN_STREET, (1200, 0), &[0]),
        area(key::AREA_MARKET, (2400, 0), &[1]),
        place(key::AREA_OVERPASS, (3600, 0), &[2], Special::Beacon),
        place(key::AREA_RAIL_YARD, (3600, 1200), &[3], Special::Armory),
        place(key::AREA_WATER_TOWER, (2400, 1200), &[4, 2], Special::Redoubt),
        place(key::AREA_CORNFIELDS, (1200, 1200), &[5], Special::Infirmary),
        area(key::AREA_QUARRY, (0, 1200), &[6]),
        area(key::AREA_BURNT_WOOD, (0, 2400), &[7]),
        area(key::AREA_BREACH, (1200, 2400), &[8]),
    ],
    lord: 9,
    advance: Advance::Moves,
    stride: 2,
    exit: Exit::Leaves,
    spawns_every: 1,
};

const DOOMGATE: Map = Map {
    name: key::MAP_DOOMGATE,
    text: key::MAP_DOOMGATE_TEXT,
    origin: Origin::Mixed,
    areas: &[
        start(key::AREA_HARBOR, (0, 0)),
        area(key::AREA_DOCKS, (1200, 0), &[0]),
        place(key::AREA_WAREHOUSES, (2400, 0), &[1], Special::Armory),
        place(key::AREA_BRIDGE, (3600, 0), &[2], Special::Redoubt),
        place(key::AREA_BANK_ROW, (3600, 1200), &[3], Special::Beacon),
        area(key::AREA_STATION, (2400, 1200), &[4, 2]),
        place(key::AREA_PARK, (1200, 1200), &[5], Special::Infirmary),
        area(key::AREA_STADIUM, (0, 1200), &[6]),
        area(key::AREA_SUBURBS, (0, 2400), &[7]),
        area(key::AREA_RAVINE, (1200, 2400), &[8]),
        area(key::AREA_ASH_PLAIN, (2400, 2400), &[9]),
        area(key::AREA_DOOMGATE, (3600, 2400), &[10]),
    ],
    lord: 11,
    advance: Advance::Moves,
    stride: 3,
    exit: Exit::Returns,
    spawns_every: 1,
};

const DELTA: Map = Map {
    name: key::MAP_DELTA,
    text: key::MAP_DELTA_TEXT,
    origin: Origin::Katabasis,
    areas: &[
        start(key::AREA_LIGHTHOUSE, (0, 0)),
        area(key::AREA_DYKE, (0, 1200), &[0]),
        area(key::AREA_FERRY, (1200, 1200), &[1]),
        area(key::AREA_ORCHARD, (1200, 0), &[2]),
        area(key::AREA_MILL, (2400, 0), &[3]),
        area(key::AREA_SLUICE, (3600, 0), &[4]),
        area(key::AREA_REEDS, (1200, 2400), &[2]),
        area(key::AREA_CAUSEWAY, (2400, 2400), &[6]),
        area(key::AREA_BLACK_SPRING, (3600, 2400), &[7]),
        area(key::AREA_FLOODED_CHURCH, (3600, 1200), &[5, 8]),
        area(key::AREA_MAELSTROM, (2400, 1200), &[9]),
    ],
    lord: 10,
    advance: Advance::Moves,
    stride: 2,
    exit: Exit::Leaves,
    spawns_every: 1,
};

const SIEGE: Map = Map {
    name: key::MAP_SIEGE,
    text: key::MAP_SIEGE_TEXT,
    origin: Origin::Katabasis,
    areas: &[
        start(key::AREA_CITADEL, (0, 0)),
        area(key::AREA_INNER_GATE, (1200, 0), &[0]),
        place(key::AREA_STAIRS, (2400, 0), &[1], Special::Infirmary),
        place(key::AREA_OUTER_GATE, (2400, 1200), &[2], Special::Redoubt),
        area(key::AREA_MOAT, (1200, 1200), &[3, 1]),
        place(key::AREA_TRENCHES, (0, 1200), &[4], Special::Beacon),
        area(key::AREA_PIT, (0, 2400), &[5]),
    ],
    lord: 6,
    advance: Advance::Stays(1),
    stride: 0,
    exit: Exit::Leaves,
    spawns_every: 2,
};
