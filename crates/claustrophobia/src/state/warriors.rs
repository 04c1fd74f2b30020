//! Warriors and their boards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{MOST_EQUIPMENT, SpotId};
use crate::content::{EquipmentCard, FiendKind, Gift, InstinctCard, Western, WesternBoard};

/// Whether a warrior with a board takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// On a tile.
    InPlay,
    /// In the reserve.
    Reserve,
    /// Killed for good.
    Dead,
    /// Left the tunnels alive.
    Left,
}

/// The bonus of a blessing (ruling `talents.blessed-icons`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Blessing {
    /// +1 combat.
    Combat,
    /// +2 movement.
    Movement,
}

/// An instinct card that lies beside a board, with the chosen use visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Played {
    pub card: InstinctCard,
    /// Whether it is used for its value.
    pub for_value: bool,
}

/// A piece of equipment beside a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Held {
    pub card: EquipmentCard,
    /// How often it was used as an action.
    pub used: u8,
}

impl Held {
    /// Whether all its uses are over.
    pub fn is_spent(&self) -> bool {
        let uses = self.card.card().uses;
        uses > 0 && self.used >= uses
    }
}

/// A human warrior and its board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Human {
    pub who: Western,
    /// Its tile, while it is in play.
    pub at: Option<SpotId>,
    /// Whether it takes part.
    pub standing: Standing,
    /// The value of its activation die; 0 without one.
    pub die: u8,
    /// Cancelled lines as bits; bit 0 is line 1.
    pub damage: u8,
    /// Whether it is exhausted this turn.
    pub exhausted: bool,
    /// Whether it was activated in this phase.
    pub activated: bool,
    /// Whether resistant has ignored a hit in this phase.
    pub resisted: bool,
    /// Whether it is blessed this turn.
    pub blessed: bool,
    /// Whether it has used its talent blessed in this game.
    pub has_blessed: bool,
    /// The instinct card played on it this turn.
    pub instinct: Option<Played>,
    /// Gift tokens by line.
    pub gifts: [Option<Gift>; 6],
    pub equipment: ArrayVec<Held, MOST_EQUIPMENT>,
    /// Whether it has moved and then acted in this phase with movement points left, which are lost.
    pub split: bool,
}

impl Human {
    /// What is printed on its board.
    pub const fn board(&self) -> &'static WesternBoard {
        self.who.board()
    }

    /// Whether a line is cancelled.
    pub const fn is_cancelled(&self, line: u8) -> bool {
        self.damage >> (line.wrapping_sub(1) & 7) & 1 != 0
    }

    /// How many lines are not cancelled.
    pub const fn lines_left(&self) -> u8 {
        6 - self.damage.count_ones() as u8
    }
}

/// A demon, a hellhound or a tough troglodyte.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fiend {
    /// Which board.
    pub kind: FiendKind,
    /// Its tile, while it is in play.
    pub at: Option<SpotId>,
    /// Whether it takes part.
    pub standing: Standing,
    /// Damage markers.
    pub damage: u8,
    /// How often it was killed.
    pub deaths: u8,
    /// What it costs.
    pub cost: u8,
    /// Whether it was activated in this phase.
    pub activated: bool,
    /// Whether resistant has ignored a hit in this phase.
    pub resisted: bool,
}
