//! Infernal warriors with a board of their own: demons, hellhounds, the tough troglodyte.

use serde::{Deserialize, Serialize};
use table::Key;

use super::{Condition, Origin, Power, PowerEffect, Talent, Talents};
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
    /// A hellhound.
    Hellhound,
    /// The demon of The Survivors.
    Hunter,
}

/// A special rule on a demon's board; `src/effects/abilities.rs` applies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Has none.
    None,
    /// One more die for each cancelled line of its target.
    BloodScent,
}

/// What is printed on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FiendCard {
    /// What it is called.
    pub name: Key,
    /// What its ability and power do, for players.
    pub text: Key,
    /// What sort it is.
    pub class: Class,
    /// Threat points to bring it into play, unless the scenario says otherwise.
    pub cost: u8,
    /// Movement.
    pub movement: u8,
    /// Combat.
    pub combat: u8,
    /// Defense.
    pub defense: u8,
    /// Life points.
    pub life: u8,
    /// Its talents.
    pub talents: Talents,
    /// Its ability.
    pub ability: Ability,
    /// Its power, if it has one.
    pub power: Option<Power>,
    /// Its picture's name.
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
        }
    }
}

/// All boards.
pub const FIENDS: [FiendKind; 3] = [FiendKind::ToughTroglodyte, FiendKind::Hellhound, FiendKind::Hunter];

static TOUGH_TROGLODYTE: FiendCard = FiendCard {
    name: key::FIEND_TOUGH_TROGLODYTE,
    text: key::FIEND_TOUGH_TROGLODYTE_TEXT,
    class: Class::ToughTroglodyte,
    cost: 2,
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
    glyph: "demon",
    origin: Origin::Fact2009,
};
