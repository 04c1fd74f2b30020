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
    /// An event card. Those of 2009 keep their names and figures; how many there are of each is ours.
    EventCard, 16, [
    /// Buries an opening.
    CaveIn: 2, EVENT_CARD_CAVE_IN, EVENT_CARD_CAVE_IN_TEXT, Fact2009,
    /// No gifts.
    CrisisOfFaith: 2, EVENT_CARD_CRISIS_OF_FAITH, EVENT_CARD_CRISIS_OF_FAITH_TEXT, Fact2009,
    /// A piece of equipment is lost.
    Defect: 1, EVENT_CARD_DEFECT, EVENT_CARD_DEFECT_TEXT, Fact2009,
    /// A demon is frenzied.
    DemonicRage: 2, EVENT_CARD_DEMONIC_RAGE, EVENT_CARD_DEMONIC_RAGE_TEXT, Fact2009,
    /// A fighter attacks a friend.
    DemonicPossession: 1, EVENT_CARD_DEMONIC_POSSESSION, EVENT_CARD_DEMONIC_POSSESSION_TEXT, Fact2009,
    /// Chance assigns the dice.
    Panic: 1, EVENT_CARD_PANIC, EVENT_CARD_PANIC_TEXT, Fact2009,
    /// A troglodyte attacks and dies.
    SuicideAttack: 2, EVENT_CARD_SUICIDE_ATTACK, EVENT_CARD_SUICIDE_ATTACK_TEXT, Fact2009,
    /// A human runs.
    Terror: 2, EVENT_CARD_TERROR, EVENT_CARD_TERROR_TEXT, Fact2009,
    /// A tough troglodyte enters.
    ToughTroglodyte: 2, EVENT_CARD_TOUGH_TROGLODYTE, EVENT_CARD_TOUGH_TROGLODYTE_TEXT, Fact2009,
    /// Hurts everybody on a tile.
    ToxicFumes: 2, EVENT_CARD_TOXIC_FUMES, EVENT_CARD_TOXIC_FUMES_TEXT, Fact2009,
    /// A demon is better in everything.
    SignOfSatan: 2, EVENT_CARD_SIGN_OF_SATAN, EVENT_CARD_SIGN_OF_SATAN_TEXT, Fact2009,
    /// Two free troglodytes.
    Swarm: 1, EVENT_CARD_SWARM, EVENT_CARD_SWARM_TEXT, Katabasis,
    /// Threat points for wounds.
    BloodPrice: 1, EVENT_CARD_BLOOD_PRICE, EVENT_CARD_BLOOD_PRICE_TEXT, Katabasis,
    /// Heals a demon or hellhound.
    BlackBlood: 1, EVENT_CARD_BLACK_BLOOD, EVENT_CARD_BLACK_BLOOD_TEXT, Katabasis,
    /// A human is slow.
    LeadenLimbs: 1, EVENT_CARD_LEADEN_LIMBS, EVENT_CARD_LEADEN_LIMBS_TEXT, Katabasis,
    /// A trap for explorers.
    Snare: 1, EVENT_CARD_SNARE, EVENT_CARD_SNARE_TEXT, Katabasis,
]);

impl EventCard {
    /// When it is used.
    pub const fn moment(self) -> Moment {
        match self {
            Self::CrisisOfFaith | Self::Panic | Self::LeadenLimbs => Moment::HumanPreparation,
            Self::Snare => Moment::Exploration,
            Self::SuicideAttack => Moment::InfernalActivation,
            Self::CaveIn
            | Self::Defect
            | Self::DemonicRage
            | Self::DemonicPossession
            | Self::Terror
            | Self::ToughTroglodyte
            | Self::ToxicFumes
            | Self::SignOfSatan
            | Self::Swarm
            | Self::BloodPrice
            | Self::BlackBlood => Moment::Threat,
        }
    }
}
