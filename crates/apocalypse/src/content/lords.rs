//! Lords (ruling `content.lords`). What they do stands in `powers/lords.rs`.

use super::{Guard, Lord, Origin, Toughness};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A Lord.
    LordId, 2, [
    /// Fights behind a wall and sets heroes on fire.
    Baphomet,
    /// Calls fiends to his side.
    Argus,
]);

impl LordId {
    /// Its sheet.
    pub const fn sheet(self) -> &'static Lord {
        match self {
            Self::Baphomet => &BAPHOMET,
            Self::Argus => &ARGUS,
        }
    }
}

const BAPHOMET: Lord = Lord {
    name: key::LORD_BAPHOMET,
    menace: key::LORD_BAPHOMET_MENACE,
    text: key::LORD_BAPHOMET_TEXT,
    glyph: "baphomet",
    origin: Origin::Mixed,
    toughness: Toughness::single(6),
    attack: Pool::of([0, 0, 0, 0, 6]),
    health: [6, 9, 12, 15, 18, 21],
    guard: Some(Guard {
        name: key::LORD_BAPHOMET_WALL,
        glyph: "wall",
        toughness: Toughness::single(5),
        points: [2, 3, 4, 5, 6, 7],
    }),
};

const ARGUS: Lord = Lord {
    name: key::LORD_ARGUS,
    menace: key::LORD_ARGUS_MENACE,
    text: key::LORD_ARGUS_TEXT,
    glyph: "argus",
    origin: Origin::Mixed,
    toughness: Toughness::single(6),
    attack: Pool::of([0, 0, 0, 6, 0]),
    health: [7, 10, 13, 16, 19, 22],
    guard: None,
};
