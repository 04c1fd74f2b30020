//! What lies beside the board: seats, tracks and piles, and boards with rows, spaces and dice on them.

use serde::Serialize;

use crate::{Badge, Health, Key, PieceId, Say, Seat};

/// Something beside the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Panel {
    /// A seat with its figure, life and cards.
    Seat(SeatPanel),
    /// A track with a marker.
    Track(Track),
    /// A pile of cards or markers.
    Pile(Pile),
}

/// A space of a sheet, a number of the game's own choosing; no two spaces of a scene share one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SlotId(pub u16);

/// A seat's board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SeatPanel {
    /// Which seat.
    pub seat: Seat,
    /// The seat that answers for it: itself, unless it was handed over.
    pub player: Seat,
    /// Its figure, where it has just one.
    pub piece: Option<PieceId>,
    /// What it is called.
    pub name: Key,
    /// Its picture's name.
    pub glyph: &'static str,
    /// Whose it is, a name for style sheets.
    pub side: &'static str,
    /// Its life.
    pub health: Option<Health>,
    /// What else is to be known, a line each.
    pub lines: Vec<Say>,
    /// Its cards, as far as the viewer may see them.
    pub cards: Vec<Card>,
    /// Whether it is the seat's turn.
    pub active: bool,
}

/// A card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Card {
    /// Its name.
    pub name: Say,
    /// What it does.
    pub text: Say,
    /// Its picture's name.
    pub glyph: &'static str,
}

/// A row of steps with a marker on one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Track {
    /// What it counts.
    pub name: Say,
    /// In words, where it stands.
    pub note: Say,
    /// Its picture's name.
    pub glyph: &'static str,
    /// Where the marker is.
    pub now: u8,
    /// Where it ends.
    pub most: u8,
}

/// A pile of cards or markers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Pile {
    /// What it is called.
    pub name: Say,
    /// Its picture's name.
    pub glyph: &'static str,
    /// How many are left.
    pub left: u8,
    /// What can still come, and how many of each: what everybody can work out.
    pub contents: Vec<(Say, u8)>,
}

/// Boards with rows and spaces, the dice that lie on and beside them, and orders of play. Apart from [`crate::Scene`]: a game
/// that has none of them does not carry the code that writes them out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Boards {
    /// The phases of a round, or who comes after whom.
    pub orders: Vec<Order>,
    /// Boards with rows.
    pub sheets: Vec<Sheet>,
    /// Dice that have been rolled and lie there.
    pub dice: Vec<DicePanel>,
}

/// Steps that follow each other; one of them is now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Order {
    /// What of.
    pub name: Say,
    /// In their order.
    pub steps: Vec<Step>,
    /// Which one is now.
    pub now: u8,
}

/// A phase, or a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Step {
    /// What it is called.
    pub name: Say,
    /// Its picture's name.
    pub glyph: &'static str,
    /// Whose it is, a name for style sheets; empty for everybody's.
    pub side: &'static str,
}

/// A board with rows: the lines of a warrior, powers with spaces for dice, the slots of a hero.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Sheet {
    /// Whose it is; nobody's in particular where it lies in the middle of the table.
    pub seat: Option<Seat>,
    /// The figure that it tells of, where that is on the board.
    pub piece: Option<PieceId>,
    /// What it is called.
    pub name: Say,
    /// How it stands, in a line.
    pub note: Option<Say>,
    /// Its picture's name.
    pub glyph: &'static str,
    /// Whose it is, a name for style sheets.
    pub side: &'static str,
    /// What the numbers of its rows mean, in their order. A sheet with numbers is a table with a line for each face of a die.
    pub columns: Vec<Badge>,
    /// Its rows.
    pub rows: Vec<Row>,
    /// What is carried, worn or known: talents, gifts, equipment.
    pub items: Vec<Item>,
    /// Whether the question is about this one.
    pub active: bool,
}

/// A row of a sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Row {
    /// What it is called.
    pub name: Say,
    /// What it does, in a line.
    pub text: Option<Say>,
    /// Its numbers, one for each column.
    pub numbers: Vec<i8>,
    /// Its spaces. A click anywhere on a row with a single one means that one.
    pub spaces: Vec<Space>,
    /// How it stands.
    pub state: RowState,
    /// Where it lies in the tree of the sheet, as column and row from the top left; a list has no such places.
    pub at: Option<(u8, u8)>,
    /// The spaces that it leads to, for arrows.
    pub opens: Vec<SlotId>,
}

/// A place on a row: for a die, a token, a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Space {
    /// Which one.
    pub slot: SlotId,
    /// What belongs there, in very few letters ("4", "5+").
    pub wants: Option<Say>,
    /// What lies there besides dice.
    pub holds: Option<Badge>,
}

/// How a row stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum RowState {
    /// It can be used.
    Free,
    /// It holds now.
    On,
    /// It was used and comes back.
    Spent,
    /// It is struck out.
    Cancelled,
    /// It cannot be reached yet.
    Closed,
    /// It is going to hurt.
    Dire,
}

/// Something carried or known.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Item {
    /// Which one, where options can touch it.
    pub slot: Option<SlotId>,
    /// Its picture's name.
    pub glyph: &'static str,
    /// What it is called.
    pub name: Say,
    /// What it does.
    pub text: Say,
    /// Whether it is used up for now.
    pub spent: bool,
}

/// Dice that have been rolled.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DicePanel {
    /// Whose they are.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: Say,
    /// The dice.
    pub dice: Vec<TableDie>,
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TableDie {
    /// Which one; no two dice of a scene share a number.
    pub id: u8,
    /// What it shows.
    pub face: u8,
    /// What it is made of (`bone`, `blood` …), a name for style sheets.
    pub kind: &'static str,
    /// The space it lies on; none for one that is still free.
    pub on: Option<SlotId>,
}
