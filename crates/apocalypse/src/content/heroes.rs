//! Hero sheets (ruling `content.heroes`). What abilities and flaws do stands in `powers/heroes.rs`.

use super::Benefit::{Cap, Die, Learn, Luck, LuckForOthers, Raise, Toughness};
use super::{Benefit, Origin, Power, Sheet, Slot};
use crate::dice::Level::{D4, D6, D8, D10};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A hero.
    HeroId, 9, [
    /// A sharpshooter.
    HannahHazard,
    /// A sorcerer.
    JohnDark,
    /// A firefighter.
    NaomiJoslyn,
    /// A strong man.
    MooseKowalski,
    /// A teacher.
    ProfMaxwell,
    /// A girl from the prairie.
    DorothyHall,
    /// A medic.
    AmeliaAzevedo,
    /// A star.
    EvaNoel,
    /// A swordsman.
    Tarang,
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
            Self::DorothyHall => &DOROTHY_HALL,
            Self::AmeliaAzevedo => &AMELIA_AZEVEDO,
            Self::EvaNoel => &EVA_NOEL,
            Self::Tarang => &TARANG,
        }
    }
}

const fn slot(price: u8, after: &'static [u8], benefit: Benefit) -> Slot {
    Slot { price, after, benefit }
}

/// Health, luck, toughness, attack and the first three slots are known.
const HANNAH_HAZARD: Sheet = Sheet {
    name: key::HERO_HANNAH_HAZARD,
    glyph: "hannah-hazard",
    origin: Origin::Fact,
    health: 4,
    luck: 6,
    toughness: 2,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[Power::SightedIn, Power::Loner],
    slots: &[
        slot(4, &[], Die(D4)),
        slot(5, &[0], Learn(Power::ZeroedIn)),
        slot(5, &[0], Learn(Power::HeadShot)),
        slot(6, &[1], Toughness(1)),
        slot(6, &[2], Raise(2)),
        slot(7, &[3], Die(D8)),
        slot(7, &[4], Die(D8)),
        slot(9, &[5, 6], Die(D10)),
    ],
};

/// Health, toughness and attack are known.
const JOHN_DARK: Sheet = Sheet {
    name: key::HERO_JOHN_DARK,
    glyph: "john-dark",
    origin: Origin::Mixed,
    health: 4,
    luck: 4,
    toughness: 3,
    attack: Pool::of([1, 0, 0, 0, 0]),
    powers: &[Power::FamiliarSpirit, Power::Forsaken],
    slots: &[
        slot(4, &[], Die(D6)),
        slot(4, &[], Luck(3)),
        slot(5, &[0, 1], Learn(Power::DarkExchange)),
        slot(6, &[2], Learn(Power::ForfeitSoul)),
        slot(6, &[2], Cap(2)),
        slot(7, &[3], Raise(3)),
        slot(7, &[4], Toughness(1)),
        slot(8, &[5, 6], Die(D10)),
    ],
};

/// Known is what she came to in the middle of a game: 1d8 and 1d6, toughness 2, health 5.
const NAOMI_JOSLYN: Sheet = Sheet {
    name: key::HERO_NAOMI_JOSLYN,
    glyph: "naomi-joslyn",
    origin: Origin::Mixed,
    health: 5,
    luck: 4,
    toughness: 1,
    attack: Pool::of([0, 0, 1, 0, 0]),
    powers: &[Power::Firebreak, Power::Restless],
    slots: &[
        slot(4, &[], Die(D6)),
        slot(4, &[], Cap(1)),
        slot(5, &[0], Learn(Power::Shrapnel)),
        slot(5, &[1], Toughness(1)),
        slot(6, &[2], Learn(Power::Breach)),
        slot(6, &[3], Luck(3)),
        slot(7, &[4, 5], Raise(3)),
        slot(8, &[6], Die(D10)),
    ],
};

/// Known are the single line of slots and what he came to in the middle of a game: 1d6 and 1d4, toughness 2, health 6.
const MOOSE_KOWALSKI: Sheet = Sheet {
    name: key::HERO_MOOSE_KOWALSKI,
    glyph: "moose-kowalski",
    origin: Origin::Mixed,
    health: 6,
    luck: 2,
    toughness: 2,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[Power::Brawler, Power::Slow],
    slots: &[
        slot(4, &[], Die(D4)),
        slot(5, &[0], Cap(1)),
        slot(5, &[1], Learn(Power::MeatShield)),
        slot(6, &[2], Raise(2)),
        slot(6, &[3], Toughness(1)),
        slot(7, &[4], Learn(Power::Rampage)),
        slot(7, &[5], Die(D8)),
        slot(8, &[6], Die(D10)),
    ],
};

/// Two starts and two paths are known.
const PROF_MAXWELL: Sheet = Sheet {
    name: key::HERO_PROF_MAXWELL,
    glyph: "prof-maxwell",
    origin: Origin::Mixed,
    health: 5,
    luck: 5,
    toughness: 1,
    attack: Pool::of([1, 0, 0, 0, 0]),
    powers: &[Power::Muster, Power::Bookish],
    slots: &[
        slot(4, &[], Die(D6)),
        slot(5, &[0], Learn(Power::Tactician)),
        slot(6, &[1], Die(D8)),
        slot(7, &[2], Raise(2)),
        slot(4, &[], Cap(1)),
        slot(5, &[4], Learn(Power::Lecture)),
        slot(6, &[5], Toughness(1)),
        slot(7, &[6], Luck(4)),
    ],
};

/// Health, luck, toughness, attack and the benefits that are no abilities are known; the arrows are not.
const DOROTHY_HALL: Sheet = Sheet {
    name: key::HERO_DOROTHY_HALL,
    glyph: "dorothy-hall",
    origin: Origin::Fact,
    health: 4,
    luck: 7,
    toughness: 1,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[Power::Spunky, Power::Thrifty],
    slots: &[
        slot(4, &[], Die(D6)),
        slot(4, &[], Cap(1)),
        slot(5, &[0], Raise(1)),
        slot(5, &[1], Learn(Power::Winsome)),
        slot(6, &[2, 3], LuckForOthers(5)),
        slot(6, &[3], Cap(1)),
        slot(7, &[4], Learn(Power::InnerStrength)),
        slot(7, &[5, 6], Cap(1)),
        slot(7, &[2], Die(D8)),
        slot(9, &[6, 8], Die(D10)),
    ],
};

/// Health, luck, toughness, attack and the price of the first slot are known.
const AMELIA_AZEVEDO: Sheet = Sheet {
    name: key::HERO_AMELIA_AZEVEDO,
    glyph: "amelia-azevedo",
    origin: Origin::Fact,
    health: 7,
    luck: 4,
    toughness: 1,
    attack: Pool::of([0, 0, 1, 0, 0]),
    powers: &[Power::Carry, Power::Careless],
    slots: &[
        slot(0, &[], Luck(1)),
        slot(5, &[0], Die(D6)),
        slot(5, &[0], Learn(Power::Veteran)),
        slot(6, &[1], Raise(2)),
        slot(6, &[2], Toughness(1)),
        slot(7, &[3], Die(D8)),
        slot(7, &[4], Learn(Power::EmergencyCare)),
        slot(9, &[5, 6], Die(D10)),
    ],
};

/// That she has no luck is known.
const EVA_NOEL: Sheet = Sheet {
    name: key::HERO_EVA_NOEL,
    glyph: "eva-noel",
    origin: Origin::Mixed,
    health: 5,
    luck: 0,
    toughness: 2,
    attack: Pool::of([0, 0, 1, 0, 0]),
    powers: &[Power::Benefactor, Power::Patron, Power::Follower],
    slots: &[
        slot(4, &[], Luck(3)),
        slot(4, &[], Die(D6)),
        slot(5, &[0], Learn(Power::Radiance)),
        slot(5, &[1], Raise(2)),
        slot(6, &[2], Cap(2)),
        slot(6, &[3], Die(D8)),
        slot(7, &[4, 5], Toughness(1)),
        slot(9, &[6], Die(D10)),
    ],
};

/// Two starts, one for defence and one for offence, are known.
const TARANG: Sheet = Sheet {
    name: key::HERO_TARANG,
    glyph: "tarang",
    origin: Origin::Mixed,
    health: 5,
    luck: 3,
    toughness: 2,
    attack: Pool::of([0, 1, 0, 0, 0]),
    powers: &[Power::SecondWind, Power::Proud],
    slots: &[
        slot(4, &[], Toughness(1)),
        slot(5, &[0], Cap(1)),
        slot(6, &[1], Learn(Power::Parry)),
        slot(8, &[2], Toughness(1)),
        slot(4, &[], Die(D6)),
        slot(5, &[4], Raise(2)),
        slot(6, &[5], Learn(Power::Whirlwind)),
        slot(8, &[6], Die(D10)),
    ],
};
