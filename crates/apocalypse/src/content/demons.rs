//! 4th circle demons (ruling `content.fourth-circle`): 4 health and 4 attack dice each. What they do is in `powers/demons.rs`.

use super::{Demon, Origin, Toughness};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A 4th circle demon.
    DemonId, 8, [
    /// Attacks heroes anywhere when none is near.
    Hellhound,
    /// Makes all enemies tougher.
    Philtre,
    /// Kills troopers as it comes; its damage cannot be absorbed.
    Secutor,
    /// Sets heroes on fire.
    Cendiary,
    /// Drives the others on.
    Hortator,
    /// Takes all courage.
    Raparee,
    /// Takes toughness.
    Nuckelavee,
    /// Bursts into minions.
    ImpSwarm,
]);

impl DemonId {
    /// Its card.
    pub const fn card(self) -> &'static Demon {
        match self {
            Self::Hellhound => &HELLHOUND,
            Self::Philtre => &PHILTRE,
            Self::Secutor => &SECUTOR,
            Self::Cendiary => &CENDIARY,
            Self::Hortator => &HORTATOR,
            Self::Raparee => &RAPAREE,
            Self::Nuckelavee => &NUCKELAVEE,
            Self::ImpSwarm => &IMP_SWARM,
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

const SECUTOR: Demon = Demon {
    name: key::DEMON_SECUTOR,
    text: key::DEMON_SECUTOR_TEXT,
    glyph: "secutor",
    origin: Origin::Fact,
    toughness: Toughness::double(2, 2),
    attack: Pool::of([0, 0, 0, 0, 4]),
};

const CENDIARY: Demon = Demon {
    name: key::DEMON_CENDIARY,
    text: key::DEMON_CENDIARY_TEXT,
    glyph: "cendiary",
    origin: Origin::Fact,
    toughness: Toughness::single(5),
    attack: Pool::of([0, 0, 0, 0, 4]),
};

const HORTATOR: Demon = Demon {
    name: key::DEMON_HORTATOR,
    text: key::DEMON_HORTATOR_TEXT,
    glyph: "hortator",
    origin: Origin::Fact,
    toughness: Toughness::double(3, 3),
    attack: Pool::of([0, 0, 4, 0, 0]),
};

const RAPAREE: Demon = Demon {
    name: key::DEMON_RAPAREE,
    text: key::DEMON_RAPAREE_TEXT,
    glyph: "raparee",
    origin: Origin::Mixed,
    toughness: Toughness::single(4),
    attack: Pool::of([0, 0, 4, 0, 0]),
};

const NUCKELAVEE: Demon = Demon {
    name: key::DEMON_NUCKELAVEE,
    text: key::DEMON_NUCKELAVEE_TEXT,
    glyph: "nuckelavee",
    origin: Origin::Mixed,
    toughness: Toughness::single(5),
    attack: Pool::of([0, 0, 4, 0, 0]),
};

const IMP_SWARM: Demon = Demon {
    name: key::DEMON_IMP_SWARM,
    text: key::DEMON_IMP_SWARM_TEXT,
    glyph: "imp-swarm",
    origin: Origin::Mixed,
    toughness: Toughness::single(3),
    attack: Pool::of([0, 4, 0, 0, 0]),
};
