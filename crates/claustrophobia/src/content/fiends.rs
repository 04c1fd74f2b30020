//! Infernal warriors with a board of their own: demons, hellhounds, the tough troglodyte.

use serde::{Deserialize, Serialize};
use table::Key;

use super::{Condition, Origin, Power, PowerEffect, Talent, Talents, UNBOUGHT};
use crate::key;

/// What sort of infernal warrior a board belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Goes back to the reserve when killed.
    ToughTroglodyte,
    /// Leaves the game when killed.
    Hellhound,
    /// Goes back to the reserve when killed first, and leaves the game when killed again.
    Demon,
}

/// Which board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum FiendKind {
    /// The special troglodyte.
    ToughTroglodyte,
    Hellhound,
    /// The demon of The Survivors.
    Hunter,
    /// A wall with blades.
    DemonOfCombat,
    /// It drives the others.
    DemonOfCruelty,
    /// It likes a crowd.
    DemonOfDestruction,
    /// It never leaves its room.
    MasterOfSouls,
    /// A human warrior, once.
    PossessedOne,
    /// It keeps a place.
    GuardianDemon,
    /// A powerful being with scales.
    Kartikeya,
    /// Nobody stands straight near it.
    Howler,
    /// It lives on others.
    Leech,
    /// She is never alone.
    BroodMother,
    /// It is where it was not.
    Shade,
    /// It burns and throws.
    Firebrand,
}

/// A special rule on a demon's board; `src/powers/abilities.rs` applies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Has none.
    None,
    /// One more die for each cancelled line of its target.
    BloodScent,
    /// A human whose attack on it does not hit suffers a hit.
    Riposte,
    /// Troglodytes are frenzied, and each threat phase begins with a threat point.
    Overseer,
    /// Three more dice while two humans or more are on its tile.
    Rampage,
    /// Attacks from other tiles do not harm it.
    Aloof,
    /// Troglodytes here take its hits; beaten, it is human again.
    Possessed,
    /// No scenario action can be taken on its tile.
    Warden,
    /// One of its wounds closes in each infernal preparation phase.
    Regrowth,
    /// Humans on its tile have one die less.
    Dread,
    /// Each hit that it deals closes one of its wounds.
    Bloodsucker,
    /// A free troglodyte enters on her tile in each threat phase.
    Brood,
    /// It may enter play among humans.
    FromTheDark,
    /// A human that attacks it on its tile suffers a hit where a die shows 5 or more.
    Ablaze,
}

/// What is printed on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FiendCard {
    pub name: Key,
    /// What its ability and power do, for players.
    pub text: Key,
    /// What sort it is.
    pub class: Class,
    /// Threat points to bring it into play, unless the scenario says otherwise.
    pub cost: u8,
    pub movement: u8,
    pub combat: u8,
    pub defense: u8,
    /// Life points.
    pub life: u8,
    pub talents: Talents,
    pub ability: Ability,
    /// Its power, if it has one.
    pub power: Option<Power>,
    pub glyph: &'static str,
    /// Where it comes from.
    pub origin: Origin,
}

impl FiendKind {
    /// What is printed on its board.
    pub const fn card(self) -> &'static FiendCard {
        match self {
            Self::ToughTroglodyte => &TOUGH_TROGLODYTE,
            Self::Hellhound => &HELLHOUND,
            Self::Hunter => &HUNTER,
            Self::DemonOfCombat => &DEMON_OF_COMBAT,
            Self::DemonOfCruelty => &DEMON_OF_CRUELTY,
            Self::DemonOfDestruction => &DEMON_OF_DESTRUCTION,
            Self::MasterOfSouls => &MASTER_OF_SOULS,
            Self::PossessedOne => &POSSESSED_ONE,
            Self::GuardianDemon => &GUARDIAN_DEMON,
            Self::Kartikeya => &KARTIKEYA,
            Self::Howler => &HOWLER,
            Self::Leech => &LEECH,
            Self::BroodMother => &BROOD_MOTHER,
            Self::Shade => &SHADE,
            Self::Firebrand => &FIREBRAND,
        }
    }
}

/// All boards.
pub const FIENDS: [FiendKind; 15] = [
    FiendKind::ToughTroglodyte,
    FiendKind::Hellhound,
    FiendKind::Hunter,
    FiendKind::DemonOfCombat,
    FiendKind::DemonOfCruelty,
    FiendKind::DemonOfDestruction,
    FiendKind::MasterOfSouls,
    FiendKind::PossessedOne,
    FiendKind::GuardianDemon,
    FiendKind::Kartikeya,
    FiendKind::Howler,
    FiendKind::Leech,
    FiendKind::BroodMother,
    FiendKind::Shade,
    FiendKind::Firebrand,
];

static TOUGH_TROGLODYTE: FiendCard = FiendCard {
    name: key::FIEND_TOUGH_TROGLODYTE,
    text: key::FIEND_TOUGH_TROGLODYTE_TEXT,
    class: Class::ToughTroglodyte,
    cost: UNBOUGHT,
    movement: 2,
    combat: 1,
    defense: 5,
    life: 1,
    talents: Talents::of(&[Talent::Frenzied]),
    ability: Ability::None,
    power: None,
    glyph: "troglodyte",
    origin: Origin::Fact2009,
};

static HELLHOUND: FiendCard = FiendCard {
    name: key::FIEND_HELLHOUND,
    text: key::FIEND_HELLHOUND_TEXT,
    class: Class::Hellhound,
    cost: 3,
    movement: 0,
    combat: 0,
    defense: 4,
    life: 3,
    talents: Talents::NONE,
    ability: Ability::None,
    power: Some(Power { condition: Condition::Any, spaces: 1, effect: PowerEffect::Pounce }),
    glyph: "hellhound",
    origin: Origin::Fact1643,
};

static HUNTER: FiendCard = FiendCard {
    name: key::FIEND_HUNTER,
    text: key::FIEND_HUNTER_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 2,
    combat: 1,
    defense: 4,
    life: 4,
    talents: Talents::NONE,
    ability: Ability::BloodScent,
    power: Some(Power { condition: Condition::AtLeast(5), spaces: 1, effect: PowerEffect::Scent }),
    glyph: "hunter",
    origin: Origin::Fact2009,
};

static DEMON_OF_COMBAT: FiendCard = FiendCard {
    name: key::FIEND_DEMON_OF_COMBAT,
    text: key::FIEND_DEMON_OF_COMBAT_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 1,
    combat: 4,
    defense: 4,
    life: 3,
    talents: Talents::of(&[Talent::Impressive, Talent::Bodyguard]),
    ability: Ability::Riposte,
    power: Some(Power { condition: Condition::Red(2), spaces: 2, effect: PowerEffect::WarCry }),
    glyph: "combat",
    origin: Origin::Fact2009,
};

static DEMON_OF_CRUELTY: FiendCard = FiendCard {
    name: key::FIEND_DEMON_OF_CRUELTY,
    text: key::FIEND_DEMON_OF_CRUELTY_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 1,
    combat: 0,
    defense: 4,
    life: 3,
    talents: Talents::NONE,
    ability: Ability::Overseer,
    power: Some(Power { condition: Condition::Same(2), spaces: 2, effect: PowerEffect::Legion }),
    glyph: "cruelty",
    origin: Origin::Fact2009,
};

static DEMON_OF_DESTRUCTION: FiendCard = FiendCard {
    name: key::FIEND_DEMON_OF_DESTRUCTION,
    text: key::FIEND_DEMON_OF_DESTRUCTION_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 2,
    combat: 1,
    defense: 4,
    life: 4,
    talents: Talents::NONE,
    ability: Ability::Rampage,
    power: Some(Power { condition: Condition::Sum(9), spaces: 3, effect: PowerEffect::Quake }),
    glyph: "destruction",
    origin: Origin::Fact2009,
};

static MASTER_OF_SOULS: FiendCard = FiendCard {
    name: key::FIEND_MASTER_OF_SOULS,
    text: key::FIEND_MASTER_OF_SOULS_TEXT,
    class: Class::Demon,
    cost: 8,
    movement: 0,
    combat: 2,
    defense: 4,
    life: 10,
    talents: Talents::NONE,
    ability: Ability::Aloof,
    power: Some(Power { condition: Condition::AtLeast(4), spaces: 1, effect: PowerEffect::CallTheDamned }),
    glyph: "souls",
    origin: Origin::Fact2009,
};

static POSSESSED_ONE: FiendCard = FiendCard {
    name: key::FIEND_POSSESSED_ONE,
    text: key::FIEND_POSSESSED_ONE_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 2,
    combat: 2,
    defense: 4,
    life: 4,
    talents: Talents::NONE,
    ability: Ability::Possessed,
    power: Some(Power { condition: Condition::AtLeast(5), spaces: 1, effect: PowerEffect::BorrowedStrength }),
    glyph: "possessed",
    origin: Origin::Fact2009,
};

static GUARDIAN_DEMON: FiendCard = FiendCard {
    name: key::FIEND_GUARDIAN_DEMON,
    text: key::FIEND_GUARDIAN_DEMON_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 1,
    combat: 3,
    defense: 5,
    life: 3,
    talents: Talents::of(&[Talent::Impressive]),
    ability: Ability::Warden,
    power: Some(Power { condition: Condition::White(2), spaces: 2, effect: PowerEffect::HeavyTread }),
    glyph: "guardian-demon",
    origin: Origin::Katabasis,
};

static KARTIKEYA: FiendCard = FiendCard {
    name: key::FIEND_KARTIKEYA,
    text: key::FIEND_KARTIKEYA_TEXT,
    class: Class::Demon,
    cost: 6,
    movement: 2,
    combat: 0,
    defense: 5,
    life: 5,
    talents: Talents::NONE,
    ability: Ability::Regrowth,
    power: Some(Power { condition: Condition::AtMost(2), spaces: 1, effect: PowerEffect::Uncoiling }),
    glyph: "kartikeya",
    origin: Origin::Katabasis,
};

static HOWLER: FiendCard = FiendCard {
    name: key::FIEND_HOWLER,
    text: key::FIEND_HOWLER_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 1,
    combat: 2,
    defense: 4,
    life: 4,
    talents: Talents::NONE,
    ability: Ability::Dread,
    power: Some(Power { condition: Condition::Sum(7), spaces: 3, effect: PowerEffect::Howl }),
    glyph: "howler",
    origin: Origin::Katabasis,
};

static LEECH: FiendCard = FiendCard {
    name: key::FIEND_LEECH,
    text: key::FIEND_LEECH_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 2,
    combat: 2,
    defense: 4,
    life: 4,
    talents: Talents::NONE,
    ability: Ability::Bloodsucker,
    power: Some(Power { condition: Condition::Same(2), spaces: 2, effect: PowerEffect::Thirst }),
    glyph: "leech",
    origin: Origin::Katabasis,
};

static BROOD_MOTHER: FiendCard = FiendCard {
    name: key::FIEND_BROOD_MOTHER,
    text: key::FIEND_BROOD_MOTHER_TEXT,
    class: Class::Demon,
    cost: 6,
    movement: 1,
    combat: 1,
    defense: 4,
    life: 5,
    talents: Talents::NONE,
    ability: Ability::Brood,
    power: Some(Power { condition: Condition::Sum(8), spaces: 3, effect: PowerEffect::Spawn }),
    glyph: "brood",
    origin: Origin::Katabasis,
};

static SHADE: FiendCard = FiendCard {
    name: key::FIEND_SHADE,
    text: key::FIEND_SHADE_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 2,
    combat: 2,
    defense: 4,
    life: 3,
    talents: Talents::of(&[Talent::Elusive]),
    ability: Ability::FromTheDark,
    power: Some(Power { condition: Condition::AtMost(3), spaces: 1, effect: PowerEffect::Dissolve }),
    glyph: "shade",
    origin: Origin::Katabasis,
};

static FIREBRAND: FiendCard = FiendCard {
    name: key::FIEND_FIREBRAND,
    text: key::FIEND_FIREBRAND_TEXT,
    class: Class::Demon,
    cost: 5,
    movement: 1,
    combat: 2,
    defense: 4,
    life: 3,
    talents: Talents::of(&[Talent::Ranged]),
    ability: Ability::Ablaze,
    power: Some(Power { condition: Condition::Red(2), spaces: 2, effect: PowerEffect::Flare }),
    glyph: "firebrand",
    origin: Origin::Katabasis,
};
