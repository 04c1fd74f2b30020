//! The instinct cards: each is a value for an activation die, or an effect.

use super::cards::cards;

cards!(
    /// An instinct card: two of each, and each value four times (ruling `content.instinct`).
    InstinctCard, 12, [
    /// +1 combat.
    Rage: 2, INSTINCT_RAGE, INSTINCT_RAGE_TEXT, Katabasis,
    /// +1 movement.
    Haste: 2, INSTINCT_HASTE, INSTINCT_HASTE_TEXT, Katabasis,
    /// +1 defense.
    Brace: 2, INSTINCT_BRACE, INSTINCT_BRACE_TEXT, Katabasis,
    /// Frenzied.
    Bloodlust: 2, INSTINCT_BLOODLUST, INSTINCT_BLOODLUST_TEXT, Katabasis,
    /// Elusive.
    SlipAway: 2, INSTINCT_SLIP_AWAY, INSTINCT_SLIP_AWAY_TEXT, Katabasis,
    /// Impressive.
    StareDown: 2, INSTINCT_STARE_DOWN, INSTINCT_STARE_DOWN_TEXT, Katabasis,
    /// Resistant.
    ThickHide: 2, INSTINCT_THICK_HIDE, INSTINCT_THICK_HIDE_TEXT, Katabasis,
    /// Heals a line.
    LickWounds: 2, INSTINCT_LICK_WOUNDS, INSTINCT_LICK_WOUNDS_TEXT, Katabasis,
    /// Draws two cards.
    KeenSenses: 2, INSTINCT_KEEN_SENSES, INSTINCT_KEEN_SENSES_TEXT, Katabasis,
    /// Ranged combat.
    ThrowAnything: 2, INSTINCT_THROW_ANYTHING, INSTINCT_THROW_ANYTHING_TEXT, Katabasis,
    /// Bodyguard.
    StandBefore: 2, INSTINCT_STAND_BEFORE, INSTINCT_STAND_BEFORE_TEXT, Katabasis,
    /// +2 defense and no movement.
    DigIn: 2, INSTINCT_DIG_IN, INSTINCT_DIG_IN_TEXT, Katabasis,
]);

impl InstinctCard {
    /// The value that the activation die is changed to.
    pub const fn value(self) -> u8 {
        match self {
            Self::Brace | Self::LickWounds => 1,
            Self::StareDown | Self::ThickHide => 2,
            Self::Haste | Self::KeenSenses => 3,
            Self::SlipAway | Self::ThrowAnything => 4,
            Self::Rage | Self::StandBefore => 5,
            Self::Bloodlust | Self::DigIn => 6,
        }
    }
}
