//! The boards of the Western warriors: six lines of activation each.

use serde::{Deserialize, Serialize};
use table::Key;

use super::{Origin, Talent, Talents};
use crate::key;

/// A Western warrior of the box. The two Condemned scouts are of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Western {
    /// The Redeemer.
    Redeemer,
    /// A Condemned Brute.
    CondemnedBrute,
    /// A Condemned Scout.
    CondemnedScout,
}

/// Whether a Western warrior leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WesternType {
    /// A leader.
    Leader,
    /// A fighter.
    Fighter,
}

/// What the last space of a line holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// An instinct icon: a card is drawn.
    Instinct,
    /// Room for a gift token.
    Gift,
}

/// A line of activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Movement.
    pub movement: u8,
    /// Combat.
    pub combat: u8,
    /// Defense.
    pub defense: u8,
    /// Its last space.
    pub bonus: Bonus,
}

/// What is printed on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WesternBoard {
    /// What it is called.
    pub name: Key,
    /// Whether it leads.
    pub kind: WesternType,
    /// Its talents.
    pub talents: Talents,
    /// Its lines, for the values 1 to 6.
    pub lines: [Line; 6],
    /// Its picture's name.
    pub glyph: &'static str,
    /// Where it comes from.
    pub origin: Origin,
}

impl Western {
    /// What is printed on its board.
    pub const fn board(self) -> &'static WesternBoard {
        match self {
            Self::Redeemer => &REDEEMER,
            Self::CondemnedBrute => &BRUTE,
            Self::CondemnedScout => &SCOUT,
        }
    }
}

const fn line(movement: u8, combat: u8, defense: u8, bonus: Bonus) -> Line {
    Line { movement, combat, defense, bonus }
}

static REDEEMER: WesternBoard = WesternBoard {
    name: key::WESTERN_REDEEMER,
    kind: WesternType::Leader,
    talents: Talents::of(&[Talent::Devoted]),
    lines: [
        line(1, 1, 5, Bonus::Gift),
        line(1, 2, 5, Bonus::Gift),
        line(2, 2, 4, Bonus::Gift),
        line(1, 3, 4, Bonus::Gift),
        line(2, 3, 4, Bonus::Gift),
        line(1, 4, 4, Bonus::Gift),
    ],
    glyph: "redeemer",
    origin: Origin::Katabasis,
};

static BRUTE: WesternBoard = WesternBoard {
    name: key::WESTERN_CONDEMNED_BRUTE,
    kind: WesternType::Fighter,
    talents: Talents::of(&[Talent::Bodyguard]),
    lines: [
        line(2, 1, 4, Bonus::Instinct),
        line(1, 3, 4, Bonus::Instinct),
        line(1, 3, 4, Bonus::None),
        line(1, 3, 5, Bonus::None),
        line(1, 4, 4, Bonus::None),
        line(2, 3, 4, Bonus::None),
    ],
    glyph: "brute",
    origin: Origin::Katabasis,
};

static SCOUT: WesternBoard = WesternBoard {
    name: key::WESTERN_CONDEMNED_SCOUT,
    kind: WesternType::Fighter,
    talents: Talents::of(&[Talent::Elusive]),
    lines: [
        line(3, 1, 4, Bonus::Instinct),
        line(2, 1, 4, Bonus::Instinct),
        line(2, 2, 4, Bonus::None),
        line(2, 2, 4, Bonus::None),
        line(1, 3, 3, Bonus::None),
        line(1, 2, 5, Bonus::None),
    ],
    glyph: "scout",
    origin: Origin::Katabasis,
};
