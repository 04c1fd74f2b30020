//! Troopers and regions (rulings `content.troopers` and `content.regions`). What they do stands in `powers/troopers.rs`.

use super::{COURAGE_AT_START, Origin, Region, Trooper};
use crate::dice::Pool;
use crate::key;

ids!(
    /// A kind of troopers.
    TrooperId, 5, [
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
]);

ids!(
    /// A region.
    RegionId, 1, [
    /// The five named kinds.
    World,
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
        }
    }
}

impl RegionId {
    /// What it brings.
    pub const fn card(self) -> &'static Region {
        match self {
            Self::World => &WORLD,
        }
    }
}

const VOLUNTEERS: Trooper = Trooper {
    name: key::TROOPER_VOLUNTEERS,
    text: None,
    glyph: "volunteers",
    origin: Origin::Mixed,
    cost: 1,
    cards: 8,
    absorbs: 1,
    ambush: [Pool::of([1, 0, 0, 0, 0]), Pool::of([0, 1, 0, 0, 0]), Pool::of([0, 0, 1, 0, 0]), Pool::of([1, 0, 1, 0, 0])],
};

const MILITIA: Trooper = Trooper {
    name: key::TROOPER_MILITIA,
    text: None,
    glyph: "militia",
    origin: Origin::Mixed,
    cost: 2,
    cards: 6,
    absorbs: 1,
    ambush: [Pool::of([0, 1, 0, 0, 0]), Pool::of([1, 1, 0, 0, 0]), Pool::of([0, 2, 0, 0, 0]), Pool::of([0, 3, 0, 0, 0])],
};

const POLICE: Trooper = Trooper {
    name: key::TROOPER_POLICE,
    text: None,
    glyph: "police",
    origin: Origin::Mixed,
    cost: 3,
    cards: 6,
    absorbs: 3,
    ambush: [Pool::of([1, 0, 0, 0, 0]), Pool::of([0, 1, 0, 0, 0]), Pool::of([0, 0, 1, 0, 0]), Pool::of([1, 0, 1, 0, 0])],
};

const ARMY: Trooper = Trooper {
    name: key::TROOPER_ARMY,
    text: None,
    glyph: "army",
    origin: Origin::Mixed,
    cost: 4,
    cards: 4,
    absorbs: 2,
    ambush: [Pool::of([0, 0, 1, 0, 0]), Pool::of([1, 0, 1, 0, 0]), Pool::of([0, 2, 0, 0, 0]), Pool::of([0, 0, 2, 1, 0])],
};

const SPECIAL_FORCES: Trooper = Trooper {
    name: key::TROOPER_SPECIAL_FORCES,
    text: None,
    glyph: "special-forces",
    origin: Origin::Mixed,
    cost: 5,
    cards: 4,
    absorbs: 2,
    ambush: [Pool::of([0, 0, 0, 1, 0]), Pool::of([0, 0, 0, 2, 0]), Pool::of([0, 0, 0, 2, 1]), Pool::of([0, 0, 0, 2, 2])],
};

const WORLD: Region = Region {
    name: key::REGION_WORLD,
    text: key::REGION_WORLD_TEXT,
    origin: Origin::Fact,
    troopers: [TrooperId::Volunteers, TrooperId::Militia, TrooperId::Police, TrooperId::Army, TrooperId::SpecialForces],
    pool: COURAGE_AT_START,
    luck: 0,
};
