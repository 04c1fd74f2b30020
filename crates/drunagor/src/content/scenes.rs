//! Interactions, special rules and endings: what an Adventure can say besides its map and its monsters.

use serde::{Deserialize, Serialize};
use table::Key;

use super::kinds::{Letter, Path, Summoned};
use super::language::{Colour, Part};
use super::{AllyId, AttackId, ItemId, OptionId, SceneId, SetupId};

/// What a Skill Challenge tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prowess {
    /// `Strength`.
    Strength,
    /// `Accuracy`.
    Accuracy,
    /// `Dexterity`.
    Dexterity,
    /// `Insight`.
    Insight,
}

impl Prowess {
    /// The colour of the cubes that help.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Strength => Colour::Yellow,
            Self::Accuracy => Colour::Red,
            Self::Dexterity => Colour::Green,
            Self::Insight => Colour::Blue,
        }
    }
}

/// A Skill Challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Challenge {
    /// `{prowess: prowess} {difficulty: number}, {bonus: signed} per cube`.
    Of {
        /// What is tried.
        prowess: Prowess,
        /// What the total must reach.
        difficulty: u8,
        /// What each cube of its colour adds.
        bonus: i8,
    },
}

/// What the party has brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// `the alarm`.
    Alarm,
    /// `the bargain`.
    Bargain,
    /// `the betrayal`.
    Betrayal,
    /// `the bridge`.
    Bridge,
    /// `the fire`.
    Fire,
    /// `the flood`.
    Flood,
    /// `the hunt`.
    Hunt,
    /// `the key`.
    Key,
    /// `mercy`.
    Mercy,
    /// `the oath`.
    Oath,
    /// `the rescue`.
    Rescue,
    /// `the seal`.
    Seal,
    /// `the signal`.
    Signal,
    /// `the truth`.
    Truth,
}

/// What comes of an Interaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// `apply {part}`.
    Apply(Part),
    /// `take {item}`.
    Take(ItemId),
    /// `reveal {setup}`.
    Reveal(SetupId),
    /// `summon {summoned}`.
    Summon(Summoned),
    /// `note {outcome}`.
    Note(Outcome),
    /// `draw {number} rune or runes`.
    Draw(u8),
    /// `return {number} rune or runes`.
    GiveBack(u8),
    /// `let {ally} join`.
    Join(AllyId),
    /// `free {ally}`.
    Free(AllyId),
    /// `darken {letter}`.
    Darken(Letter),
    /// `take {attack} off the track`.
    Unlay(AttackId),
    /// `win the Adventure`.
    Win,
    /// `fail the Adventure`.
    Fail,
}

/// What an Adventure or a part of it changes about the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// `a second Rune card draws {number}`.
    Hunt(u8),
    /// `Darkness deals {number} more damage`.
    Harsh(u8),
    /// `every {number} rounds {summoned}`.
    Wave(u8, Summoned),
    /// `once its monsters are defeated, {scene}`.
    Trigger(SceneId),
    /// `it fails without {ally}`.
    Guard(AllyId),
    /// `it fails after round {number}`.
    Haste(u8),
}

/// A scene of the Interactions Book.
#[derive(Debug)]
pub struct Scene {
    /// What it is called.
    pub name: Key,
    /// What is said of it.
    pub text: Key,
    /// How often it can be used.
    pub charges: u8,
    /// What can be chosen, each once in an Adventure.
    pub options: &'static [OptionId],
    /// What is read when somebody interacts.
    pub story: &'static [Key],
}

/// What can be chosen in a scene.
#[derive(Debug)]
pub struct SceneOption {
    /// What it is called.
    pub name: Key,
    /// What is said of it.
    pub text: Key,
    /// What has to be passed first.
    pub challenge: Option<Challenge>,
    /// The path whose heroes are better at it.
    pub favours: Option<Path>,
    /// What has to have come about.
    pub needs: &'static [Outcome],
    /// What comes of it.
    pub does: &'static [Deed],
    /// What comes of it where the challenge is failed.
    pub fails: &'static [Deed],
    /// What is read then.
    pub story: &'static [Key],
    /// What is read where the challenge is failed.
    pub failed: &'static [Key],
}

/// How an Adventure is told to its end.
#[derive(Debug)]
pub struct Epilogue {
    /// What it is called.
    pub name: Key,
    /// What is said of it.
    pub text: Key,
    /// What has to have come about.
    pub needs: &'static [Outcome],
    /// What is read.
    pub story: &'static [Key],
}
