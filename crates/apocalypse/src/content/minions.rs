//! Minions of the circles 0 to 3 (ruling `content.minions`).

use super::{DIALS, Minion, Origin, Toughness};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A circle from 0 to 3, and the kind of minion that comes from it.
    Circle, 4, [
    /// Larvae, of limbo: the only minions that are not demons.
    Limbo,
    /// Grylli.
    First,
    /// Fiends.
    Second,
    /// Cacodemons.
    Third,
]);

impl Circle {
    /// Its minion.
    pub const fn minion(self) -> &'static Minion {
        match self {
            Self::Limbo => &LARVA,
            Self::First => &GRYLLUS,
            Self::Second => &FIEND,
            Self::Third => &CACODEMON,
        }
    }

    /// How many figures of it there are.
    pub fn figures(self) -> u8 {
        DIALS.figures_of(self)
    }

    /// Whether its minions are demons.
    pub const fn is_demon(self) -> bool {
        !matches!(self, Self::Limbo)
    }
}

const LARVA: Minion = Minion {
    name: key::MINION_LARVA,
    glyph: "larva",
    origin: Origin::Mixed,
    toughness: Toughness::single(1),
    attack: Pool::of([0, 1, 0, 0, 0]),
};

const GRYLLUS: Minion = Minion {
    name: key::MINION_GRYLLUS,
    glyph: "gryllus",
    origin: Origin::Mixed,
    toughness: Toughness::single(3),
    attack: Pool::of([0, 0, 0, 0, 1]),
};

const FIEND: Minion = Minion {
    name: key::MINION_FIEND,
    glyph: "fiend",
    origin: Origin::Mixed,
    toughness: Toughness::single(6),
    attack: Pool::of([0, 0, 0, 2, 0]),
};

const CACODEMON: Minion = Minion {
    name: key::MINION_CACODEMON,
    glyph: "cacodemon",
    origin: Origin::Mixed,
    toughness: Toughness::double(4, 3),
    attack: Pool::of([0, 0, 0, 0, 3]),
};
