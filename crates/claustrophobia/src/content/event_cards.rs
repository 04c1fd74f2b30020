//! The event cards of the infernal player.

use serde::{Deserialize, Serialize};

use super::cards::cards;

/// When an event card is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// In the human preparation phase, before the activation dice are rolled.
    HumanPreparation,
    /// When a human warrior has entered the tile it revealed, after the tile's own effect.
    Exploration,
    /// In the infernal preparation phase, after powers were triggered.
    InfernalPreparation,
    /// In the threat phase.
    Threat,
    /// In the infernal activation phase, before or between activations.
    InfernalActivation,
}

cards!(
    /// An event card.
    EventCard, 2, [
    /// Two threat points.
    DarkTide: 12, EVENT_CARD_DARK_TIDE, EVENT_CARD_DARK_TIDE_TEXT, Katabasis,
    /// A trap for explorers.
    Snare: 12, EVENT_CARD_SNARE, EVENT_CARD_SNARE_TEXT, Katabasis,
]);

impl EventCard {
    /// When it is used.
    pub const fn moment(self) -> Moment {
        match self {
            Self::DarkTide => Moment::Threat,
            Self::Snare => Moment::Exploration,
        }
    }
}
