//! The boards of the Western warriors: six lines of activation each.

use serde::{Deserialize, Serialize};
use table::Key;

use super::{Origin, Talent, Talents};
use crate::key;

/// A Western warrior of the box: seven figures of five kinds, for there are two Condemned Brutes and two Condemned Scouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Western {
    Redeemer,
    CondemnedBrute,
    CondemnedScout,
    Swordswoman,
    Guardian,
}

/// Whether a Western warrior leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WesternType {
    Leader,
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
    pub movement: u8,
    pub combat: u8,
    pub defense: u8,
    /// Its last space.
    pub bonus: Bonus,
}

/// What is printed on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WesternBoard {
    pub name: Key,
    /// Whether it leads.
    pub kind: WesternType,
    pub talents: Talents,
    /// Its lines, for the values 1 to 6.
    pub lines: [Line; 6],
    pub glyph: &'static str,
    /// Where it comes from.
    pub origin: Origin,
}

impl Western {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Redeemer, Self::CondemnedBrute, Self::CondemnedScout, Self::Swordswoman, Self::Guardian];

    /// How many figures of this kind are in the box.
    pub const fn figures(self) -> u8 {
        match self {
            Self::CondemnedBrute | Self::CondemnedScout => 2,
            Self::Redeemer | Self::Swordswoman | Self::Guardian => 1,
        }
    }

    /// What is printed on its board.
    pub const fn board(self) -> &'static WesternBoard {
        match self {
            Self::Redeemer => &REDEEMER,
            Self::CondemnedBrute => &BRUTE,
            Self::CondemnedScout => &SCOUT,
            Self::Swordswoman => &SWORDSWOMAN,
            Self::Guardian => &GUARDIAN,
        }
    }
}

const fn line(movement: u8, combat: u8, defense: u8, bonus: Bonus) -> Line {
    Line { movement, combat, defense, bonus }
}

static REDEEMER: WesternBoard = WesternBoard {
    name: key::WESTERN_REDEEMER,
    kind: WesternType::Leader,
    talents: Talents::of(&[Talent::Devoted, Talent::Blessed]),
    lines: [
        line(1, 2, 5, Bonus::Gift),
        line(1, 2, 4, Bonus::Gift),
        line(2, 2, 4, Bonus::Gift),
        line(1, 3, 4, Bonus::Gift),
        line(2, 2, 3, Bonus::Gift),
        line(1, 3, 4, Bonus::Gift),
    ],
    glyph: "redeemer",
    origin: Origin::Katabasis,
};

static BRUTE: WesternBoard = WesternBoard {
    name: key::WESTERN_CONDEMNED_BRUTE,
    kind: WesternType::Fighter,
    talents: Talents::of(&[Talent::Bodyguard]),
    lines: [
        line(1, 2, 4, Bonus::None),
        line(1, 3, 4, Bonus::Instinct),
        line(1, 3, 3, Bonus::None),
        line(1, 2, 5, Bonus::None),
        line(1, 4, 3, Bonus::None),
        line(2, 2, 3, Bonus::Instinct),
    ],
    glyph: "brute",
    origin: Origin::Katabasis,
};

static SCOUT: WesternBoard = WesternBoard {
    name: key::WESTERN_CONDEMNED_SCOUT,
    kind: WesternType::Fighter,
    talents: Talents::of(&[Talent::Elusive]),
    lines: [
        // The only line that is known of a Condemned of 2009.
        line(1, 3, 3, Bonus::None),
        line(2, 1, 4, Bonus::Instinct),
        line(2, 2, 3, Bonus::None),
        line(2, 2, 4, Bonus::None),
        line(2, 1, 3, Bonus::Instinct),
        line(1, 2, 5, Bonus::None),
    ],
    glyph: "scout",
    origin: Origin::Katabasis,
};

static SWORDSWOMAN: WesternBoard = WesternBoard {
    name: key::WESTERN_SWORDSWOMAN,
    kind: WesternType::Fighter,
    talents: Talents::of(&[Talent::Frenzied]),
    lines: [
        line(2, 1, 4, Bonus::Instinct),
        line(1, 2, 4, Bonus::None),
        line(1, 3, 3, Bonus::None),
        line(2, 2, 4, Bonus::None),
        line(1, 3, 4, Bonus::None),
        line(2, 2, 3, Bonus::Instinct),
    ],
    glyph: "swordswoman",
    origin: Origin::Katabasis,
};

static GUARDIAN: WesternBoard = WesternBoard {
    name: key::WESTERN_GUARDIAN,
    kind: WesternType::Fighter,
    talents: Talents::of(&[Talent::Resistant, Talent::Impressive]),
    lines: [
        line(1, 1, 5, Bonus::Instinct),
        line(1, 2, 4, Bonus::None),
        line(1, 2, 4, Bonus::Instinct),
        line(1, 2, 4, Bonus::None),
        line(1, 3, 3, Bonus::None),
        line(2, 2, 3, Bonus::None),
    ],
    glyph: "guardian",
    origin: Origin::Katabasis,
};
