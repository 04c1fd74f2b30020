//! The language that cards are written in, as types: every sort of `content/language.toml` is an enum here, in the keywords of the
//! book. `effects/` carries them out, whoever acts; it knows no card by name.

#![warn(missing_docs)]

mod skills;
mod things;

pub use skills::*;
pub use things::*;

use super::MalefactorId;
use crate::choice::Attribute;
use crate::state::Furniture;

/// What the book prints with a number: carried out as a whole, before the next one begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instruction {
    /// Effects in their order.
    Plain {
        /// Its number on the card.
        nth: u8,
        /// What it does.
        does: &'static [Effect],
    },
    /// Effects only where something holds.
    If {
        /// Its number on the card.
        nth: u8,
        /// What has to hold.
        when: Condition,
        /// What it does then.
        does: &'static [Effect],
    },
    /// An Adaptive Effect: one part or the other.
    IfOtherwise {
        /// Its number on the card.
        nth: u8,
        /// What has to hold for the first part.
        when: Condition,
        /// What it does then.
        does: &'static [Effect],
        /// What it does otherwise.
        instead: &'static [Effect],
    },
}

impl Instruction {
    /// Its number on the card.
    pub const fn nth(&self) -> u8 {
        match self {
            Self::Plain { nth, .. } | Self::If { nth, .. } | Self::IfOtherwise { nth, .. } => *nth,
        }
    }

    /// Whether an Attack is among what it does.
    pub fn attacks(&self) -> bool {
        let (Self::Plain { does, .. } | Self::If { does, .. } | Self::IfOtherwise { does, .. }) = self;
        does.iter().any(|effect| matches!(effect, Effect::Attack | Effect::AttackWith(_) | Effect::AttackCollateral(..)))
    }
}

/// What an Adaptive Effect looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A Champion is there.
    Champion(Reach),
    /// The Malefactor holds an Object.
    Holding,
    /// The Malefactor has FLOWN AWAY.
    Flown,
    /// The Malefactor's Spear is STUCK.
    Spear,
    /// A Minion is on the board.
    Minion,
    /// The deck has so many cards or fewer, the one being played counted.
    Few(u8),
    /// At least so many Champions are there.
    Crowd(u8, Reach),
    /// A Champion is there in its Back.
    Behind(Reach),
    /// A Champion is there and stands ABOVE it.
    Above(Reach),
}

/// How far something reaches, counted from who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The Area of who acts.
    Here,
    /// Up to this Range, the own Area counted.
    Within(u8),
    /// Anywhere on the board.
    Any,
}

/// The Champions that something is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// The Champion who acts.
    You,
    /// One other Champion, chosen.
    Another(Reach),
    /// One Champion, chosen.
    One(Reach),
    /// The Champion who acts, alone or with one other Champion, as it chooses.
    AndOr(Reach),
    /// All other Champions there.
    Others(Reach),
    /// All Champions there.
    Each(Reach),
    /// The Fiercest Champion there.
    Fiercest(Reach),
    /// The Least Fierce Champion there.
    Least(Reach),
    /// The Champion that the card last spoke of.
    That,
    /// The Champion whose Attack provoked the Counterattack.
    Attacker,
    /// The Champion that is HELD.
    Held,
    /// The Champion there with the least Vigor, the Fiercest of several.
    Weariest(Reach),
    /// All Champions there in the arc that the Malefactor Faces.
    Front(Reach),
    /// All Champions there in its Back.
    Behind(Reach),
    /// All Champions there who stand ABOVE it.
    Above(Reach),
    /// All Champions there who stand on the Ground Level.
    Ground(Reach),
    /// All Champions there with no other Champion in their Area.
    Alone(Reach),
}

/// One thing that an instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// MOVE.
    Move(u8),
    /// MOVE with CLIMB.
    Climb(u8),
    /// A Malefactor MOVES, Approaching somebody.
    Approach(u8, Whom),
    /// The same with CLIMB.
    ApproachClimb(u8, Whom),
    /// A Malefactor MOVES, Distancing from somebody.
    Distance(u8, Whom),
    /// A Malefactor MOVES in a Straight Line.
    Straight(u8),
    /// A Malefactor turns to Face somebody.
    Face(Whom),
    /// ADVANCE to an Area in reach, or onto a Pillar there.
    Advance(Reach),
    /// A Malefactor ADVANCES to somebody's Area.
    AdvanceTo(Whom),
    /// SWAP with another Champion.
    Swap(Whom),
    /// BEWITCH.
    Bewitch(Whom),
    /// DISABLE.
    Disable(Whom),
    /// A Building rises where somebody stands.
    Upheave(Whom),
    /// The Building under somebody loses a layer.
    Erode(Whom),
    /// An Attack.
    Attack,
    /// An Attack with bonuses.
    AttackWith(&'static [Bonus]),
    /// An Attack with bonuses and Collateral Effects.
    AttackCollateral(&'static [Bonus], &'static [Effect]),
    /// Damage inflicted.
    Damage(u8, Whom),
    /// Base damage inflicted, more for every Fumble in excess.
    Base(u8, Whom),
    /// AGGRAVATED damage inflicted.
    Aggravated(u8, Whom),
    /// A Wound suffered directly.
    Wound(Whom),
    /// STUN.
    Stun(u8, Whom),
    /// STUN with FATIGUE.
    Fatigue {
        /// How many Cooldowns.
        times: u8,
        /// What each that cannot be placed costs.
        damage: u8,
        /// Whose.
        whom: Whom,
    },
    /// PUSH of Champions.
    Push(u8, Whom),
    /// PUSH of the Malefactor that was attacked.
    PushTarget(u8),
    /// HOLD.
    Hold(Whom),
    /// THROW of what is HELD, into somebody's Area.
    Throw(Whom),
    /// THROW of what is HELD, with damage in every Area that it moves through.
    ThrowAlong {
        /// To whom.
        whom: Whom,
        /// The damage to each Champion on the way.
        damage: u8,
    },
    /// THROW of a Malefactor into somebody's Area.
    ThrowFoe {
        /// Which one.
        who: MalefactorId,
        /// To whom.
        whom: Whom,
    },
    /// RELEASE of what is HELD.
    Release,
    /// EMPOWER.
    Empower(u8, Whom),
    /// INSPIRE.
    Inspire(u8, Whom),
    /// INVIGORATE.
    Invigorate(u8, Whom),
    /// PREPARE.
    Prepare(u8, Whom),
    /// RESTORE.
    Restore(u8, Whom),
    /// EXPIATE.
    Expiate(u8, Whom),
    /// RECALL.
    Recall(u8),
    /// The Champion draws a Findings card.
    Finding,
    /// Champions draw a Sin card.
    Sin(Whom),
    /// ENRAGE.
    Enrage(u8),
    /// FORTIFY.
    Fortify(u8),
    /// REGENERATE.
    Regenerate(u8),
    /// REGENERATE for another Malefactor, even a defeated one.
    Raise {
        /// How many cards.
        cards: u8,
        /// Who.
        who: MalefactorId,
    },
    /// Arcana cards are shuffled into the Action deck.
    Arcana(u8),
    /// A TRAP is set.
    Trap(Reach),
    /// COMBO: only where the card lies on another one.
    Combo(&'static [Effect]),
    /// The Action or Counterattack has ended.
    Ends,
    /// FLY AWAY.
    FlyAway,
    /// REAPPEAR.
    Reappear,
    /// What a Malefactor does as a DESTROYER.
    Destroyer {
        /// The damage to each Character in its way.
        damage: u8,
        /// Its movement.
        does: &'static [Effect],
    },
    /// AMASS.
    Amass(u8),
    /// Every Minion MOVES, Approaching the nearest Champion, and strikes.
    Minions {
        /// Movement points.
        points: u8,
        /// The damage to a Champion in its Area.
        damage: u8,
    },
    /// ARREST.
    Arrest {
        /// Whom.
        whom: Whom,
        /// By the nearest piece of this kind.
        piece: Furniture,
    },
    /// POLYMORPH.
    Polymorph(Whom),
    /// The Building under somebody is DESTROYED.
    Destroy(Whom),
    /// All Furniture in reach is DESTROYED.
    Wreck(Reach),
    /// The nearest Building is thrown into somebody's Area.
    Hurl {
        /// At whom.
        whom: Whom,
        /// The damage to each Character there.
        damage: u8,
    },
    /// THROW of the Spear into somebody's Area, where it STICKS.
    ThrowSpear(Whom),
    /// RETRIEVE.
    Retrieve,
    /// An Attribute Test, with something for who fails.
    Test {
        /// By which Attribute.
        by: Attribute,
        /// How many dice.
        dice: u8,
        /// Who is tested.
        whom: Whom,
        /// What befalls who fails, as that Champion.
        fails: &'static [Effect],
    },
    /// A Collateral Effect that waits until the Attack and its Counterattack are over.
    Later(&'static [Effect]),
    /// A Maneuver on another Champion's board is copied.
    Copy(Reach),
    /// A Sisyphus's Punishment.
    Sisyphus,
}
