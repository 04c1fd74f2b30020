//! A Champion: its board, its cards, its tokens, its Equipment.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Cards, FoeNo, MOST_SINS};
use crate::board::Space;
use crate::content::{DECK, FindingId, GearId, ManeuverId, READINESS, SLOTS, SheetId, SinId, WoundId};

/// A piece of Equipment that a Champion has in one of its slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Carried {
    /// The Weapon.
    Weapon,
    /// The Relic.
    Relic,
    /// The Trait.
    Trait,
}

impl Carried {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Weapon, Self::Relic, Self::Trait];
}

/// What covers a Maneuver Slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Cover {
    /// Nothing.
    #[default]
    Open,
    /// A Wound card, Cooldown side up.
    Cooldown,
    /// A Wound; which one matters in Grim mode alone.
    Wound(Option<WoundId>),
    /// A Sin that was Yielded to.
    Sin(SinId),
}

impl Cover {
    /// Whether it counts towards defeat.
    pub const fn is_condition(self) -> bool {
        matches!(self, Self::Wound(_) | Self::Sin(_))
    }
}

/// A Maneuver Slot of a Champion Board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Slot {
    /// What covers it.
    pub cover: Cover,
    /// The Maneuver cards on it, the last one on top, by their places in the Champion's list.
    pub cards: ArrayVec<u8, DECK>,
}

/// Where a Champion is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On a Space, or on top of the Pillar that stands there.
    On(Space),
    /// HELD by a Malefactor.
    Held(FoeNo),
    /// ARRESTED: the model is on the Space of the Furniture that did it, but the Champion counts as off the board.
    Arrested(Space),
}

/// Tokens of a Champion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens {
    /// Dice for the next Attack.
    pub empower: u8,
    /// Fumbles that become Double Hits.
    pub inspiration: u8,
    /// Hits for an Attack.
    pub aggressiveness: u8,
    /// Damage that is BLOCKED.
    pub prowess: u8,
    /// Maneuvers on occupied Slots.
    pub willpower: u8,
}

/// A Champion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Champion {
    /// The Champion card.
    pub sheet: SheetId,
    /// Whose it is; nobody's in particular if it is a Companion.
    pub player: Option<Seat>,
    /// Where it is.
    pub place: Place,
    /// Its Vigor.
    pub vigor: u8,
    /// Its tokens.
    pub tokens: Tokens,
    /// The cards of its own Maneuver deck.
    pub maneuvers: [ManeuverId; DECK],
    /// Whether it is POLYMORPHED: then hand, deck and boards hold the Capybara's cards.
    pub polymorphed: bool,
    /// ULTIMATE Maneuver cards that were STORED, of its own deck.
    pub stored: Cards,
    /// Those of them in hand.
    pub hand: Cards,
    /// Those in the deck.
    pub deck: Cards,
    /// Those in the discard pile.
    pub discard: Cards,
    /// Sins in hand.
    pub sins: ArrayVec<SinId, MOST_SINS>,
    /// The Maneuver Slots.
    pub slots: [Slot; SLOTS],
    /// A Companion's Readiness tokens in the token area, Cooldown side up.
    pub ready: u8,
    /// A Companion's Maneuvers with a token on them, by their places on its card.
    pub done: Cards,
    /// A Companion's Wound tokens.
    pub wounds: u8,
    /// The Weapon.
    pub weapon: Option<GearId>,
    /// The Relic.
    pub relic: Option<GearId>,
    /// The Trait.
    pub quality: Option<GearId>,
    /// The Consumable Item.
    pub finding: Option<FindingId>,
    /// Whether the Relic is SPENT.
    pub spent: bool,
    /// The Equipment whose action was taken this turn, by [`Carried`].
    pub acted: Cards,
    /// Whether a SILENCE card covers its Signature Skills.
    pub silenced: bool,
    /// Whether it has been lifted by Improvised Stairs this round.
    pub lifted: bool,
}

impl Champion {
    /// Whether it is a Companion.
    pub const fn is_companion(&self) -> bool {
        self.player.is_none()
    }

    /// Where it stands, if it is on the board.
    pub const fn space(&self) -> Option<Space> {
        match self.place {
            Place::On(space) => Some(space),
            Place::Held(_) | Place::Arrested(_) => None,
        }
    }

    /// Whether it is ARRESTED.
    pub const fn is_arrested(&self) -> bool {
        matches!(self.place, Place::Arrested(_))
    }

    /// A Companion's Readiness tokens beside its card.
    pub fn off_card(&self) -> u8 {
        READINESS.saturating_sub(self.ready + self.done.len() + self.wounds)
    }
}
