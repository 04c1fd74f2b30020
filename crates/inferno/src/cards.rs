//! The three kinds of cards.

use serde::{Deserialize, Serialize};
use table::{Bag, Key};

use crate::key;

macro_rules! cards {
    ($(#[$doc:meta])* $name:ident, $count:literal, $copies:literal, [$($(#[$about:meta])* $card:ident: $key:ident, $text:ident),* $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(tsify::Tsify))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$about])* $card),* }

        impl $name {
            /// All kinds, in the order in which bags count them.
            pub const ALL: [Self; $count] = [$(Self::$card),*];

            pub const fn deck() -> Bag<$count> {
                Bag::of([$copies; $count])
            }

            /// The kind with this number in a bag.
            pub fn of(kind: usize) -> Option<Self> {
                Self::ALL.get(kind).copied()
            }

            /// Its number in a bag.
            pub const fn kind(self) -> usize {
                self as usize
            }

            pub const fn name(self) -> Key {
                match self { $(Self::$card => key::$key),* }
            }

            /// What it does, for players.
            pub const fn text(self) -> Key {
                match self { $(Self::$card => key::$text),* }
            }
        }
    };
}

cards!(
    /// The attack cards of the Unclaimed, which Dante uses too. Four of each (ruling `deck.unclaimed`).
    Attack, 5, 4, [
    /// Harms who is near.
    General: ATTACK_GENERAL, ATTACK_GENERAL_TEXT,
    /// Harms the closest.
    Ranged: ATTACK_RANGED, ATTACK_RANGED_TEXT,
    /// Drives everybody off.
    PushAway: ATTACK_PUSH_AWAY, ATTACK_PUSH_AWAY_TEXT,
    /// Harms one badly.
    Severe: ATTACK_SEVERE, ATTACK_SEVERE_TEXT,
    /// Harms the two closest.
    Wide: ATTACK_WIDE, ATTACK_WIDE_TEXT,
]);

cards!(
    /// Dante's own cards, one of each (ruling `deck.dante`).
    Sin, 8, 1, [
    /// Harms everybody on the board.
    Greed: SIN_GREED, SIN_GREED_TEXT,
    /// Harms who is adjacent.
    Fraud: SIN_FRAUD, SIN_FRAUD_TEXT,
    /// Shields Dante.
    Pride: SIN_PRIDE, SIN_PRIDE_TEXT,
    /// Forces everybody to the edge.
    Sloth: SIN_SLOTH, SIN_SLOTH_TEXT,
    /// Everybody rolls.
    Violence: SIN_VIOLENCE, SIN_VIOLENCE_TEXT,
    /// Takes the resources.
    Envy: SIN_ENVY, SIN_ENVY_TEXT,
    /// Multiplies the Unclaimed card.
    Wrath: SIN_WRATH, SIN_WRATH_TEXT,
    /// Pulls everybody close.
    Gluttony: SIN_GLUTTONY, SIN_GLUTTONY_TEXT,
]);

cards!(
    /// The characters' cards, four of each (ruling `turn.cards`).
    Action, 6, 4, [
    /// Adds to the attack.
    Strike: ACTION_STRIKE, ACTION_STRIKE_TEXT,
    /// Heals.
    Mend: ACTION_MEND, ACTION_MEND_TEXT,
    /// Moves farther.
    Dash: ACTION_DASH, ACTION_DASH_TEXT,
    /// Ignores a loss.
    Ward: ACTION_WARD, ACTION_WARD_TEXT,
    /// Moves another character.
    Call: ACTION_CALL, ACTION_CALL_TEXT,
    /// Flips for free.
    Torch: ACTION_TORCH, ACTION_TORCH_TEXT,
]);

impl Action {
    /// Its picture's name.
    pub const fn glyph(self) -> &'static str {
        match self {
            Self::Strike => "strike",
            Self::Mend => "mend",
            Self::Dash => "dash",
            Self::Ward => "ward",
            Self::Call => "call",
            Self::Torch => "torch",
        }
    }
}
