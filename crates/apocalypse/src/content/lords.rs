//! Lords (ruling `content.lords`). What they do is in `powers/lords.rs`.

use super::{Guard, Lord, Origin, Toughness};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A Lord.
    LordId, 6, [
    /// Fights behind a Wall and sets heroes on fire.
    Baphomet,
    /// Calls fiends to his side.
    Argus,
    /// Hunts with a Pack.
    Herne,
    /// Makes heroes too slothful to flee.
    Belphegor,
    /// Devours troopers.
    Moloch,
    /// Spreads pestilence.
    Astaroth,
]);

impl LordId {
    /// Its sheet.
    pub const fn sheet(self) -> &'static Lord {
        match self {
            Self::Baphomet => &BAPHOMET,
            Self::Argus => &ARGUS,
            Self::Herne => &HERNE,
            Self::Belphegor => &BELPHEGOR,
            Self::Moloch => &MOLOCH,
            Self::Astaroth => &ASTAROTH,
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
    health: [7, 10, 13, 15, 17, 19],
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
    health: [6, 9, 12, 15, 18, 21],
    guard: None,
};

const HERNE: Lord = Lord {
    name: key::LORD_HERNE,
    menace: key::LORD_HERNE_MENACE,
    text: key::LORD_HERNE_TEXT,
    glyph: "herne",
    origin: Origin::Mixed,
    toughness: Toughness::single(3),
    attack: Pool::of([0, 0, 6, 0, 0]),
    health: [5, 8, 11, 14, 17, 20],
    guard: Some(Guard {
        name: key::LORD_HERNE_PACK,
        glyph: "pack",
        toughness: Toughness::double(1, 1),
        points: [1, 2, 3, 4, 5, 6],
    }),
};

const BELPHEGOR: Lord = Lord {
    name: key::LORD_BELPHEGOR,
    menace: key::LORD_BELPHEGOR_MENACE,
    text: key::LORD_BELPHEGOR_TEXT,
    glyph: "belphegor",
    origin: Origin::Mixed,
    toughness: Toughness::single(5),
    attack: Pool::of([0, 0, 6, 0, 0]),
    health: [7, 10, 13, 16, 19, 22],
    guard: None,
};

const MOLOCH: Lord = Lord {
    name: key::LORD_MOLOCH,
    menace: key::LORD_MOLOCH_MENACE,
    text: key::LORD_MOLOCH_TEXT,
    glyph: "moloch",
    origin: Origin::Katabasis,
    toughness: Toughness::single(5),
    attack: Pool::of([0, 0, 0, 6, 0]),
    health: [7, 10, 13, 16, 19, 22],
    guard: None,
};

const ASTAROTH: Lord = Lord {
    name: key::LORD_ASTAROTH,
    menace: key::LORD_ASTAROTH_MENACE,
    text: key::LORD_ASTAROTH_TEXT,
    glyph: "astaroth",
    origin: Origin::Katabasis,
    toughness: Toughness::double(3, 3),
    attack: Pool::of([0, 0, 6, 0, 0]),
    health: [4, 6, 8, 10, 12, 14],
    guard: None,
};
