//! What Champions and Malefactors are good at: bonuses of Attacks, positions, skills, Stances.

use super::Effect;
use crate::content::MalefactorId;

/// What an Attack gets from its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// More dice.
    Dice(u8),
    /// More dice from a position.
    DiceIf(u8, Standing),
    /// More dice for every Maneuver card discarded from hand.
    Discards(u8),
    /// PRECISION.
    Precision(u8),
    /// Additional Hits.
    Hits(u8),
}

/// How an attacker stands to its target, or how its card was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// ABOVE the target.
    Above,
    /// FLANKING the target.
    Flanking,
    /// In the BACK of the target.
    Behind,
    /// The card was played on another one.
    Combo,
    /// At least so far away.
    Afar(u8),
}

/// A Characteristic Skill of a Malefactor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Characteristic {
    /// It fills its whole Area (ruling `content.oversized`).
    Oversized,
    /// It BLOCKS so much of every Attack.
    Block(u8),
    /// More STURDINESS while it HOLDS something.
    Stout(u8),
    /// ENRAGE whenever it is wounded.
    Wrath(u8),
    /// Attacks on it are REDIRECTED to another Malefactor that is not defeated.
    Bodyguard(MalefactorId),
    /// Attacks on it are REDIRECTED to the Champion that it HOLDS.
    Shield,
}

/// What a Maneuver demands before it can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Restriction {
    /// Another Maneuver card is discarded from hand.
    Discard,
}

/// What holds while a card lies on a Slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stance {
    /// The Champion works as Stairs.
    ImprovisedStairs,
}

/// A Signature Skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// A Maneuver may be played on an occupied Slot, for this much Vigor for each card there.
    Improvisation(u8),
    /// A Wound that another Champion suffers may be assigned to the own board.
    Martyrize,
    /// More dice from a position.
    Edge(u8, Standing),
    /// PRECISION on every Attack.
    Precision(u8),
    /// A larger hand.
    Hand(u8),
    /// Effects whenever something happens to the Champion.
    When(Moment, &'static [Effect]),
}

/// What sets a Signature Skill off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The Champion becomes the Fiercest.
    Fiercest,
    /// Its Attack reaches the STURDINESS of the target.
    Striking,
    /// It suffers a Wound.
    Suffering,
    /// The Preparation Step.
    Preparing,
}
