//! 4th circle demons (ruling `content.fourth-circle`): 4 health and 4 attack dice each. What they do stands in `powers/demons.rs`.

use super::{Demon, Origin, Toughness};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A 4th circle demon.
    DemonId, 3, [
    /// Attacks heroes anywhere when none is near.
    Hellhound,
    /// Makes all enemies tougher.
    Philtre,
    /// Sets heroes on fire.
    Cendiary,
]);

impl DemonId {
    /// Its card.
    pub const fn card(self) -> &'static Demon {
        match self {
            Self::Hellhound => &HELLHOUND,
            Self::Philtre => &PHILTRE,
            Self::Cendiary => &CENDIARY,
        }
    }
}

const HELLHOUND: Demon = Demon {
    name: key::DEMON_HELLHOUND,
    text: key::DEMON_HELLHOUND_TEXT,
    glyph: "hellhound",
    origin: Origin::Mixed,
    toughness: Toughness::single(5),
    attack: Pool::of([0, 0, 0, 4, 0]),
};

const PHILTRE: Demon = Demon {
    name: key::DEMON_PHILTRE,
    text: key::DEMON_PHILTRE_TEXT,
    glyph: "philtre",
    origin: Origin::Fact,
    toughness: Toughness::double(2, 2),
    attack: Pool::of([0, 4, 0, 0, 0]),
};

const CENDIARY: Demon = Demon {
    name: key::DEMON_CENDIARY,
    text: key::DEMON_CENDIARY_TEXT,
    glyph: "cendiary",
    origin: Origin::Fact,
    toughness: Toughness::single(5),
    attack: Pool::of([0, 0, 0, 0, 4]),
};
