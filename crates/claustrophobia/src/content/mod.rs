//! The components of the box as data: tiles, boards, cards, scenarios. Each item says where its figures come from.

use serde::{Deserialize, Serialize};

mod cards;
mod fiends;
mod gifts;
mod powers;
mod scenarios;
mod tiles;
mod westerns;

pub use cards::{
    Crowd, Equipment, EquipmentCard, EventCard, EventOf, Instinct, InstinctCard, Knack, Moment, Player, Tiles, Verb, When, Whom,
};
pub use fiends::{Ability, Class, FIENDS, FiendCard, FiendKind};
pub use gifts::Gift;
pub use powers::{Condition, Power, PowerEffect, white};
pub use scenarios::{
    DemonOf, Goal, HumanOf, InfernalOf, LayerOf, Place, SCENARIOS, Scenario, ScenarioAction, ScenarioId, Special, Start, UNBOUGHT,
};
pub use tiles::{TILES, Tile, TileEffect, TileNo};
pub use westerns::{Bonus, Line, Western, WesternBoard, WesternType};

/// Where the figures of an item come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Known of the edition of 1643.
    Fact1643,
    /// Known of the edition of 2009.
    Fact2009,
    /// Made up here.
    Katabasis,
}

/// The three statistics of a warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Statistic {
    /// Movement points of an activation.
    Movement,
    /// Dice of an attack.
    Combat,
    /// What a die must reach to hit.
    Defense,
}

/// A special skill, shown by an icon on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Talent {
    /// May bless another warrior, once.
    Blessed,
    /// May take hits of an ally on its tile.
    Bodyguard,
    /// Can use gifts.
    Devoted,
    /// Ignores the blocking rule.
    Elusive,
    /// Rolls dice that missed again.
    Frenzied,
    /// Keeps enemies on its tile.
    Impressive,
    /// Attacks adjacent tiles too.
    Ranged,
    /// Ignores the first hit of an activation phase.
    Resistant,
}

impl Talent {
    /// All talents, in the order of the book.
    pub const ALL: [Self; 8] = [
        Self::Blessed,
        Self::Bodyguard,
        Self::Devoted,
        Self::Elusive,
        Self::Frenzied,
        Self::Impressive,
        Self::Ranged,
        Self::Resistant,
    ];
}

/// A set of talents: having one twice is having it once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Talents(u8);

impl Talents {
    /// No talent.
    pub const NONE: Self = Self(0);

    /// These talents.
    pub const fn of(talents: &[Talent]) -> Self {
        let mut bits = 0;
        let mut rest = talents;
        while let [first, others @ ..] = rest {
            bits |= 1 << *first as u8;
            rest = others;
        }
        Self(bits)
    }

    /// Whether a talent is among them.
    pub const fn has(self, talent: Talent) -> bool {
        self.0 & (1 << talent as u8) != 0
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The talents in it.
    pub fn iter(self) -> impl Iterator<Item = Talent> {
        Talent::ALL.into_iter().filter(move |talent| self.has(*talent))
    }
}
