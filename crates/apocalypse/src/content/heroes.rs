//! Hero sheets (ruling `content.heroes`). What abilities and flaws do stands in `powers/heroes.rs`.

use super::{Benefit, Origin, Power, Sheet, Slot};
use crate::dice::{Level, Pool};
use crate::key;

ids!(
    /// A hero.
    HeroId, 6, [
    /// A sharpshooter.
    HannahHazard,
    /// A sorcerer.
    JohnDark,
    /// A soldier.
    NaomiJoslyn,
    /// A strong man.
    MooseKowalski,
    /// A teacher.
    ProfMaxwell,
    /// A medic.
    AmeliaAzevedo,
]);

impl HeroId {
    /// The hero's sheet.
    pub const fn sheet(self) -> &'static Sheet {
        match self {
            Self::HannahHazard => &HANNAH_HAZARD,
            Self::JohnDark => &JOHN_DARK,
            Self::NaomiJoslyn => &NAOMI_JOSLYN,
            Self::MooseKowalski => &MOOSE_KOWALSKI,
            Self::ProfMaxwell => &PROF_MAXWELL,
            Self::AmeliaAzevedo => &AMELIA_AZEVEDO,
        }
    }
}

const SAMPLE_SLOTS: &[Slot] = &[
    Slot { price: 3, after: &[], benefit: Benefit::Die(Level::D4) },
    Slot { price: 4, after: &[0], benefit: Benefit::Learn(Power::ZeroedIn) },
    Slot { price: 4, after: &[0], benefit: Benefit::Cap(1) },
    Slot { price: 5, after: &[1, 2], benefit: Benefit::Raise(1) },
    Slot { price: 6, after: &[3], benefit: Benefit::Toughness(1) },
    Slot { price: 6, after: &[3], benefit: Benefit::LuckForOthers(2) },
];

const HANNAH_HAZARD: Sheet = Sheet {
    name: key::HERO_HANNAH_HAZARD,
    glyph: "hannah-hazard",
    origin: Origin::Mixed,
    health: 4,
    luck: 6,
    toughness: 2,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[Power::SightedIn, Power::Loner],
    slots: SAMPLE_SLOTS,
};

const JOHN_DARK: Sheet = Sheet {
    name: key::HERO_JOHN_DARK,
    glyph: "john-dark",
    origin: Origin::Mixed,
    health: 4,
    luck: 5,
    toughness: 3,
    attack: Pool::of([1, 0, 0, 0, 0]),
    powers: &[],
    slots: SAMPLE_SLOTS,
};

const NAOMI_JOSLYN: Sheet = Sheet {
    name: key::HERO_NAOMI_JOSLYN,
    glyph: "naomi-joslyn",
    origin: Origin::Mixed,
    health: 5,
    luck: 4,
    toughness: 2,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[],
    slots: SAMPLE_SLOTS,
};

const MOOSE_KOWALSKI: Sheet = Sheet {
    name: key::HERO_MOOSE_KOWALSKI,
    glyph: "moose-kowalski",
    origin: Origin::Mixed,
    health: 6,
    luck: 3,
    toughness: 2,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[],
    slots: SAMPLE_SLOTS,
};

const PROF_MAXWELL: Sheet = Sheet {
    name: key::HERO_PROF_MAXWELL,
    glyph: "prof-maxwell",
    origin: Origin::Mixed,
    health: 4,
    luck: 5,
    toughness: 1,
    attack: Pool::of([1, 0, 0, 0, 0]),
    powers: &[],
    slots: SAMPLE_SLOTS,
};

const AMELIA_AZEVEDO: Sheet = Sheet {
    name: key::HERO_AMELIA_AZEVEDO,
    glyph: "amelia-azevedo",
    origin: Origin::Mixed,
    health: 7,
    luck: 4,
    toughness: 1,
    attack: Pool::of([0, 0, 1, 0, 0]),
    powers: &[],
    slots: SAMPLE_SLOTS,
};
