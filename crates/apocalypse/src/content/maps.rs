//! Maps (ruling `content.maps`).

use super::{Advance, Area, Exit, Map, Origin};
use crate::key;

ids!(
    /// A map.
    MapId, 2, [
    /// A winding road.
    Invasion,
    /// A short road to a gate that does not move.
    Doomgate,
]);

impl MapId {
    /// The map itself.
    pub const fn map(self) -> &'static Map {
        match self {
            Self::Invasion => &INVASION,
            Self::Doomgate => &DOOMGATE,
        }
    }
}

const INVASION: Map = Map {
    name: key::MAP_INVASION,
    text: key::MAP_INVASION_TEXT,
    origin: Origin::Mixed,
    areas: &[
        Area { name: key::AREA_CITY, place: (0, 0), toward: &[], tokens: 0 },
        Area { name: key::AREA_SUBURB, place: (1200, 0), toward: &[0], tokens: 1 },
        Area { name: key::AREA_BRIDGE, place: (2400, 0), toward: &[1], tokens: 1 },
        Area { name: key::AREA_FIELDS, place: (2400, 1200), toward: &[2], tokens: 1 },
        Area { name: key::AREA_FOREST, place: (1200, 1200), toward: &[3], tokens: 1 },
        Area { name: key::AREA_QUARRY, place: (0, 1200), toward: &[4], tokens: 1 },
        Area { name: key::AREA_CRATER, place: (0, 2400), toward: &[5], tokens: 1 },
        Area { name: key::AREA_HELLMOUTH, place: (1200, 2400), toward: &[6], tokens: 1 },
    ],
    lord: 7,
    advance: Advance::Moves,
    exit: Exit::Leaves,
    spawns: true,
};

const DOOMGATE: Map = Map {
    name: key::MAP_DOOMGATE,
    text: key::MAP_DOOMGATE_TEXT,
    origin: Origin::Mixed,
    areas: &[
        Area { name: key::AREA_CITY, place: (0, 0), toward: &[], tokens: 0 },
        Area { name: key::AREA_BRIDGE, place: (1200, 0), toward: &[0], tokens: 1 },
        Area { name: key::AREA_FIELDS, place: (2400, 0), toward: &[1], tokens: 1 },
        Area { name: key::AREA_FOREST, place: (2400, 1200), toward: &[1], tokens: 1 },
        Area { name: key::AREA_HELLMOUTH, place: (3600, 600), toward: &[2, 3], tokens: 1 },
    ],
    lord: 4,
    advance: Advance::Stays(2),
    exit: Exit::Leaves,
    spawns: true,
};
