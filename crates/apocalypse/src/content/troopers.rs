//! Troopers and regions (rulings `content.troopers` and `content.regions`). What they do stands in `powers/troopers.rs`.
//!
//! Known are all names, costs and numbers of cards; what volunteers, militia, police, gangs and the National Guard absorb; that
//! three volunteers can kill a fiend and militia never can; the dice of three army troopers; what Texas Rangers do.

use super::{COURAGE_AT_START, Origin, Region, Trooper};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A kind of troopers.
    TrooperId, 16, [
    /// Cost 1.
    Volunteers,
    /// Cost 2.
    Militia,
    /// Cost 3.
    Police,
    /// Cost 4.
    Army,
    /// Cost 5.
    SpecialForces,
    /// Cost 1.
    Gang,
    /// Cost 2.
    Evangelicals,
    /// Cost 3.
    NationalGuard,
    /// Cost 4.
    UsMarines,
    /// Cost 5.
    NavySeals,
    /// Cost 5.
    TexasRanger,
    /// Cost 1.
    Yakuza,
    /// Cost 2.
    Paramilitary,
    /// Cost 4.
    SelfDefenseForce,
    /// Cost 3.
    Cosmonauts,
    /// Cost 4.
    Astronauts,
]);

ids!(
    /// A region.
    RegionId, 5, [
    /// The five named kinds.
    World,
    /// The United States.
    Usa,
    /// Texas.
    Texas,
    /// Japan.
    Japan,
    /// A space port.
    StarCity,
]);

impl TrooperId {
    /// Their card.
    pub const fn card(self) -> &'static Trooper {
        match self {
            Self::Volunteers => &VOLUNTEERS,
            Self::Militia => &MILITIA,
            Self::Police => &POLICE,
            Self::Army => &ARMY,
            Self::SpecialForces => &SPECIAL_FORCES,
            Self::Gang => &GANG,
            Self::Evangelicals => &EVANGELICALS,
            Self::NationalGuard => &NATIONAL_GUARD,
            Self::UsMarines => &US_MARINES,
            Self::NavySeals => &NAVY_SEALS,
            Self::TexasRanger => &TEXAS_RANGER,
            Self::Yakuza => &YAKUZA,
            Self::Paramilitary => &PARAMILITARY,
            Self::SelfDefenseForce => &SELF_DEFENSE_FORCE,
            Self::Cosmonauts => &COSMONAUTS,
            Self::Astronauts => &ASTRONAUTS,
        }
    }
}

impl RegionId {
    /// What it brings.
    pub const fn card(self) -> &'static Region {
        match self {
            Self::World => &WORLD,
            Self::Usa => &USA,
            Self::Texas => &TEXAS,
            Self::Japan => &JAPAN,
            Self::StarCity => &STAR_CITY,
        }
    }
}

/// The ambush dice of the untrained: a large die, but few.
const WEAK: [Pool; 4] =
    [Pool::of([1, 0, 0, 0, 0]), Pool::of([0, 1, 0, 0, 0]), Pool::of([0, 0, 1, 0, 0]), Pool::of([1, 0, 1, 0, 0])];
/// Of those who fight dirty.
const ROUGH: [Pool; 4] =
    [Pool::of([1, 0, 0, 0, 0]), Pool::of([2, 0, 0, 0, 0]), Pool::of([1, 1, 0, 0, 0]), Pool::of([0, 2, 0, 0, 0])];
/// Of those with guns, but no heavy ones.
const SMALL_ARMS: [Pool; 4] =
    [Pool::of([0, 1, 0, 0, 0]), Pool::of([1, 1, 0, 0, 0]), Pool::of([2, 1, 0, 0, 0]), Pool::of([1, 2, 0, 0, 0])];
/// Of soldiers.
const REGULARS: [Pool; 4] =
    [Pool::of([0, 1, 0, 0, 0]), Pool::of([0, 0, 1, 0, 0]), Pool::of([0, 2, 0, 0, 0]), Pool::of([0, 1, 2, 0, 0])];
/// Of the best.
const ELITE: [Pool; 4] =
    [Pool::of([0, 0, 1, 0, 0]), Pool::of([0, 0, 1, 1, 0]), Pool::of([0, 0, 1, 2, 0]), Pool::of([0, 0, 1, 1, 2])];

/// The number of cards follows the cost: a fact.
const fn cards(cost: u8) -> u8 {
    match cost {
        1 => 8,
        2 | 3 => 6,
        _ => 4,
    }
}

const VOLUNTEERS: Trooper = Trooper {
    name: key::TROOPER_VOLUNTEERS,
    text: None,
    glyph: "volunteers",
    origin: Origin::Mixed,
    cost: 1,
    cards: cards(1),
    absorbs: 1,
    ambush: WEAK,
};

const MILITIA: Trooper = Trooper {
    name: key::TROOPER_MILITIA,
    text: None,
    glyph: "militia",
    origin: Origin::Mixed,
    cost: 2,
    cards: cards(2),
    absorbs: 1,
    ambush: SMALL_ARMS,
};

const POLICE: Trooper = Trooper {
    name: key::TROOPER_POLICE,
    text: None,
    glyph: "police",
    origin: Origin::Mixed,
    cost: 3,
    cards: cards(3),
    absorbs: 3,
    ambush: WEAK,
};

const ARMY: Trooper = Trooper {
    name: key::TROOPER_ARMY,
    text: Some(key::TROOPER_ARMY_TEXT),
    glyph: "army",
    origin: Origin::Mixed,
    cost: 4,
    cards: cards(4),
    absorbs: 2,
    ambush: REGULARS,
};

const SPECIAL_FORCES: Trooper = Trooper {
    name: key::TROOPER_SPECIAL_FORCES,
    text: Some(key::TROOPER_SPECIAL_FORCES_TEXT),
    glyph: "special-forces",
    origin: Origin::Mixed,
    cost: 5,
    cards: cards(5),
    absorbs: 2,
    ambush: ELITE,
};

const GANG: Trooper = Trooper {
    name: key::TROOPER_GANG,
    text: None,
    glyph: "gang",
    origin: Origin::Mixed,
    cost: 1,
    cards: cards(1),
    absorbs: 1,
    ambush: ROUGH,
};

const EVANGELICALS: Trooper = Trooper {
    name: key::TROOPER_EVANGELICALS,
    text: Some(key::TROOPER_EVANGELICALS_TEXT),
    glyph: "evangelicals",
    origin: Origin::Mixed,
    cost: 2,
    cards: cards(2),
    absorbs: 1,
    ambush: WEAK,
};

const NATIONAL_GUARD: Trooper = Trooper {
    name: key::TROOPER_NATIONAL_GUARD,
    text: None,
    glyph: "national-guard",
    origin: Origin::Mixed,
    cost: 3,
    cards: cards(3),
    absorbs: 2,
    ambush: SMALL_ARMS,
};

const US_MARINES: Trooper = Trooper {
    name: key::TROOPER_US_MARINES,
    text: Some(key::TROOPER_US_MARINES_TEXT),
    glyph: "us-marines",
    origin: Origin::Mixed,
    cost: 4,
    cards: cards(4),
    absorbs: 2,
    ambush: REGULARS,
};

const NAVY_SEALS: Trooper = Trooper {
    name: key::TROOPER_NAVY_SEALS,
    text: Some(key::TROOPER_NAVY_SEALS_TEXT),
    glyph: "navy-seals",
    origin: Origin::Mixed,
    cost: 5,
    cards: cards(5),
    absorbs: 2,
    ambush: ELITE,
};

const TEXAS_RANGER: Trooper = Trooper {
    name: key::TROOPER_TEXAS_RANGER,
    text: Some(key::TROOPER_TEXAS_RANGER_TEXT),
    glyph: "texas-ranger",
    origin: Origin::Mixed,
    cost: 5,
    cards: cards(5),
    absorbs: 3,
    ambush: ELITE,
};

const YAKUZA: Trooper = Trooper {
    name: key::TROOPER_YAKUZA,
    text: None,
    glyph: "yakuza",
    origin: Origin::Mixed,
    cost: 1,
    cards: cards(1),
    absorbs: 1,
    ambush: ROUGH,
};

const PARAMILITARY: Trooper = Trooper {
    name: key::TROOPER_PARAMILITARY,
    text: None,
    glyph: "paramilitary",
    origin: Origin::Mixed,
    cost: 2,
    cards: cards(2),
    absorbs: 1,
    ambush: SMALL_ARMS,
};

const SELF_DEFENSE_FORCE: Trooper = Trooper {
    name: key::TROOPER_SELF_DEFENSE_FORCE,
    text: None,
    glyph: "self-defense-force",
    origin: Origin::Mixed,
    cost: 4,
    cards: cards(4),
    absorbs: 3,
    ambush: REGULARS,
};

const COSMONAUTS: Trooper = Trooper {
    name: key::TROOPER_COSMONAUTS,
    text: Some(key::TROOPER_COSMONAUTS_TEXT),
    glyph: "cosmonauts",
    origin: Origin::Mixed,
    cost: 3,
    cards: cards(3),
    absorbs: 2,
    ambush: SMALL_ARMS,
};

const ASTRONAUTS: Trooper = Trooper {
    name: key::TROOPER_ASTRONAUTS,
    text: Some(key::TROOPER_ASTRONAUTS_TEXT),
    glyph: "astronauts",
    origin: Origin::Mixed,
    cost: 4,
    cards: cards(4),
    absorbs: 2,
    ambush: REGULARS,
};

const WORLD: Region = Region {
    name: key::REGION_WORLD,
    text: key::REGION_WORLD_TEXT,
    origin: Origin::Fact,
    troopers: [TrooperId::Volunteers, TrooperId::Militia, TrooperId::Police, TrooperId::Army, TrooperId::SpecialForces],
    pool: COURAGE_AT_START,
    luck: 0,
};

const USA: Region = Region {
    name: key::REGION_USA,
    text: key::REGION_USA_TEXT,
    origin: Origin::Fact,
    troopers: [TrooperId::Gang, TrooperId::Evangelicals, TrooperId::NationalGuard, TrooperId::UsMarines, TrooperId::NavySeals],
    pool: COURAGE_AT_START,
    luck: 0,
};

const TEXAS: Region = Region {
    name: key::REGION_TEXAS,
    text: key::REGION_TEXAS_TEXT,
    origin: Origin::Fact,
    troopers: [TrooperId::Gang, TrooperId::Evangelicals, TrooperId::NationalGuard, TrooperId::UsMarines, TrooperId::TexasRanger],
    pool: COURAGE_AT_START,
    luck: 0,
};

const JAPAN: Region = Region {
    name: key::REGION_JAPAN,
    text: key::REGION_JAPAN_TEXT,
    origin: Origin::Fact,
    troopers: [
        TrooperId::Yakuza,
        TrooperId::Paramilitary,
        TrooperId::Police,
        TrooperId::SelfDefenseForce,
        TrooperId::SpecialForces,
    ],
    pool: COURAGE_AT_START,
    luck: 0,
};

const STAR_CITY: Region = Region {
    name: key::REGION_STAR_CITY,
    text: key::REGION_STAR_CITY_TEXT,
    origin: Origin::Mixed,
    troopers: [TrooperId::Volunteers, TrooperId::Militia, TrooperId::Cosmonauts, TrooperId::Astronauts, TrooperId::SpecialForces],
    pool: 0,
    luck: 2,
};
