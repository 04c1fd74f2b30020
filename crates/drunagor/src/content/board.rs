//! The map of an Adventure, put together from the pictures of its setups.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::kinds::{Ground, Letter};
use super::{AdventureId, SetupId};
use crate::square::{SQUARES, Square, Squares};

/// Harmful terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Difficult Terrain.
    Water,
    /// BURN 2.
    Lava,
    /// POISON 2.
    Miasma,
    /// BLEED 2.
    Spikes,
    /// Darkness that is printed on the map.
    Darkness,
}

/// All kinds of it.
pub const TERRAINS: [Terrain; 5] = [Terrain::Water, Terrain::Lava, Terrain::Miasma, Terrain::Spikes, Terrain::Darkness];

/// Squares lie on the ground, or on one of two levels above it.
pub const LEVELS: usize = 3;

/// What a square of a map is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The setup that it belongs to, by its place in the Adventure.
    pub setup: u8,
    /// How high it lies.
    pub level: u8,
    /// What harms there.
    pub terrain: Option<Terrain>,
    /// Whether it is a Darkness Spawn Point.
    pub spawn: bool,
    /// The setup behind it, by its place in the Adventure, where it is a Door.
    pub door: Option<u8>,
}

/// The map of an Adventure.
#[derive(Debug, Default)]
pub struct Board {
    cells: Vec<Option<Cell>>,
    /// Bridges over them; none where no setup has one.
    bridges: Vec<Option<Cell>>,
    /// The squares over which they lie.
    spans: Vec<Square>,
    /// The way out.
    pub exits: Vec<Square>,
    /// Interaction tokens: the setup, where, and the scene by its place in the list of the setup.
    pub tokens: Vec<(u8, Square)>,
    /// NPC tokens, likewise.
    pub captives: Vec<(u8, Square)>,
    /// Where heroes can begin.
    pub starts: Vec<Square>,
    /// Chests of each setup.
    pub chests: Vec<(u8, Square)>,
    /// Places that summoning lines name, of each setup.
    places: Vec<(u8, Letter, Square)>,
    /// Darkness Spawn Points, those of Darkness terrain among them.
    pub spawns: Vec<Square>,
    /// Doors: where they are, and the setup behind each; the first square of every Door stands for it.
    pub doors: Vec<(Square, u8)>,
    /// All squares, in order.
    squares: Vec<Square>,
    /// The squares of each level.
    levels: [Squares; LEVELS],
    /// The squares of each setup, Doors aside.
    rooms: Vec<Squares>,
    /// All squares of Doors, with the setup before and the setup behind.
    thresholds: Vec<(u8, u8, Square)>,
    /// The squares of each kind of terrain, as printed.
    terrains: [Squares; TERRAINS.len()],
}

impl Board {
    fn of(adventure: AdventureId) -> Self {
        let setups = adventure.card().setups;
        let mut board = Self { cells: vec![None; SQUARES], ..Self::default() };
        for (nth, id) in (0..).zip(setups) {
            board.lay(nth, *id, setups);
        }
        board.survey(setups.len());
        let has = |square: &Square| board.cell(*square).is_some() || board.bridge(*square).is_some();
        board.squares = (0..SQUARES as u16).map(Square).filter(has).collect();
        board
    }

    /// Notes down for every square what is asked again and again.
    fn survey(&mut self, setups: usize) {
        self.rooms = vec![Squares::NONE; setups];
        for (square, cell) in (0_u16..).map(Square).zip(&self.cells) {
            let Some(cell) = cell else { continue };
            if let Some(level) = self.levels.get_mut(usize::from(cell.level)) {
                level.add(square);
            }
            match (cell.door, self.rooms.get_mut(usize::from(cell.setup))) {
                (Some(behind), _) => self.thresholds.push((cell.setup, behind, square)),
                (None, Some(room)) => room.add(square),
                (None, None) => {}
            }
            if let Some(there) = cell.terrain.and_then(|terrain| self.terrains.get_mut(terrain as usize)) {
                there.add(square);
            }
        }
        for (square, bridge) in (0_u16..).map(Square).zip(&self.bridges) {
            let Some(bridge) = bridge else { continue };
            self.spans.push(square);
            if let Some(room) = self.rooms.get_mut(usize::from(bridge.setup)) {
                room.add(square);
            }
        }
    }

    /// The squares of each level while these setups are on the table.
    pub fn levels(&self, setups: u16) -> [Squares; LEVELS] {
        let mut levels = self.levels;
        for square in self.bridges() {
            let Some(bridge) = self.bridge(square).filter(|bridge| setups & (1 << bridge.setup) != 0) else { continue };
            levels.iter_mut().for_each(|level| level.remove(square));
            if let Some(level) = levels.get_mut(usize::from(bridge.level)) {
                level.add(square);
            }
        }
        levels
    }

    /// The squares with Bridges of these setups over them.
    pub fn bridged(&self, setups: u16) -> Squares {
        self.bridges().filter(|at| self.bridge(*at).is_some_and(|bridge| setups & (1 << bridge.setup) != 0)).collect()
    }

    /// The squares of a kind of terrain, as printed.
    #[expect(clippy::indexing_slicing, reason = "there is a set for each kind")]
    pub fn under(&self, terrain: Terrain) -> &Squares {
        &self.terrains[terrain as usize]
    }

    /// All squares of these setups, a bit each; a Door only where both sides of it lie there.
    pub fn revealed(&self, setups: u16) -> Squares {
        let lies = |setup: u8| setups & (1 << setup) != 0;
        let mut squares = Squares::NONE;
        for (_, room) in (0_u8..).zip(&self.rooms).filter(|(nth, _)| lies(*nth)) {
            squares.join(room);
        }
        for (_, _, door) in self.thresholds.iter().filter(|(before, behind, _)| lies(*before) && lies(*behind)) {
            squares.add(*door);
        }
        squares
    }

    /// Lays the picture of a setup.
    fn lay(&mut self, nth: u8, id: SetupId, setups: &[SetupId]) {
        let setup = id.card();
        for (y, row) in (setup.south..).zip(setup.map) {
            for (x, ground) in (setup.east..).zip(*row) {
                let square = Square::new(x, y);
                let leads = |door: usize| {
                    let behind = setup.doors.get(door)?;
                    setups.iter().position(|known| known == behind).and_then(|at| u8::try_from(at).ok())
                };
                let Some(cell) = cell(nth, *ground, leads) else { continue };
                if matches!(ground, Ground::Bridge | Ground::HighBridge) {
                    self.bridges.resize(SQUARES, None);
                    if let Some(place) = self.bridges.get_mut(usize::from(square.0)) {
                        *place = Some(cell);
                    }
                    continue;
                }
                match ground {
                    Ground::Start => self.starts.push(square),
                    Ground::Exit => self.exits.push(square),
                    Ground::Token => self.tokens.push((nth, square)),
                    Ground::Captive => self.captives.push((nth, square)),
                    Ground::Chest => self.chests.push((nth, square)),
                    _ => {}
                }
                if let Some(letter) = letter(*ground) {
                    self.places.push((nth, letter, square));
                }
                if cell.spawn || cell.terrain == Some(Terrain::Darkness) {
                    self.spawns.push(square);
                }
                if let Some(behind) = cell.door.filter(|behind| self.doors.iter().all(|(_, known)| known != behind)) {
                    self.doors.push((square, behind));
                }
                if let Some(place) = self.cells.get_mut(usize::from(square.0)) {
                    *place = Some(cell);
                }
            }
        }
    }

    /// What a square is; nothing where the map has none.
    pub fn cell(&self, square: Square) -> Option<&Cell> {
        self.cells.get(usize::from(square.0))?.as_ref()
    }

    /// The Bridge over a square, if there can be one.
    pub fn bridge(&self, square: Square) -> Option<&Cell> {
        self.bridges.get(usize::from(square.0))?.as_ref()
    }

    /// All squares over which Bridges can lie.
    pub fn bridges(&self) -> impl Iterator<Item = Square> + '_ {
        self.spans.iter().copied()
    }

    /// A place that a summoning line of a setup names.
    pub fn place(&self, setup: u8, letter: Letter) -> Option<Square> {
        self.places.iter().find(|(of, known, _)| (*of, *known) == (setup, letter)).map(|(_, _, square)| *square)
    }

    /// All squares of the map.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares.iter().copied()
    }
}

fn cell(setup: u8, ground: Ground, leads: impl Fn(usize) -> Option<u8>) -> Option<Cell> {
    let floor = Cell { setup, level: 0, terrain: None, spawn: false, door: None };
    let door = |nth| leads(nth).map(|behind| Cell { door: Some(behind), ..floor });
    let harmful = |terrain| Cell { terrain: Some(terrain), ..floor };
    Some(match ground {
        Ground::Wall => return None,
        Ground::Bridge | Ground::First | Ground::PlaceU | Ground::PlaceV | Ground::PlaceW | Ground::PlaceX => {
            Cell { level: 1, ..floor }
        }
        Ground::HighBridge | Ground::Second | Ground::PlaceY | Ground::PlaceZ => Cell { level: 2, ..floor },
        Ground::Water => harmful(Terrain::Water),
        Ground::Lava => harmful(Terrain::Lava),
        Ground::Miasma => harmful(Terrain::Miasma),
        Ground::Spikes => harmful(Terrain::Spikes),
        Ground::Darkness => harmful(Terrain::Darkness),
        Ground::Spawn => Cell { spawn: true, ..floor },
        Ground::DoorA => return door(0),
        Ground::DoorB => return door(1),
        Ground::DoorC => return door(2),
        _ => floor,
    })
}

fn letter(ground: Ground) -> Option<Letter> {
    Some(match ground {
        Ground::PlaceM => Letter::M,
        Ground::PlaceN => Letter::N,
        Ground::PlaceO => Letter::O,
        Ground::PlaceP => Letter::P,
        Ground::PlaceQ => Letter::Q,
        Ground::PlaceR => Letter::R,
        Ground::PlaceS => Letter::S,
        Ground::PlaceT => Letter::T,
        Ground::PlaceU => Letter::U,
        Ground::PlaceV => Letter::V,
        Ground::PlaceW => Letter::W,
        Ground::PlaceX => Letter::X,
        Ground::PlaceY => Letter::Y,
        Ground::PlaceZ => Letter::Z,
        _ => return None,
    })
}

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| AdventureId::ALL.into_iter().map(Board::of).collect());

impl AdventureId {
    /// Its map.
    #[expect(clippy::indexing_slicing, reason = "there is a map for each Adventure")]
    pub fn board(self) -> &'static Board {
        &BOARDS[self.kind()]
    }
}
