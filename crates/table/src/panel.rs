//! What lies beside the board: seats, tracks and piles, and boards with rows and spaces and what lies on them.

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

/// Boards with rows and spaces, what lies on and beside them, orders of play, cards and story. Apart from [`crate::Scene`]: a
/// game that has none of them does not carry the code that writes them out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Boards {
    /// The phases of a round, or who comes after whom.
    pub orders: Vec<Order>,
    /// Boards with rows.
    pub sheets: Vec<Sheet>,
    /// Dice that have been rolled and lie there.
    pub dice: Vec<DicePanel>,
    /// Tokens and cubes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub tokens: Vec<TokenPanel>,
    /// Cards that are in nobody's hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub cards: Vec<CardRow>,
    /// What is read aloud now; what can be answered to it are options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub passages: Vec<Passage>,
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
    /// The space that it is, where options can touch it or tokens lie on it: those of who has a turn there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub slot: Option<SlotId>,
}

impl Step {
    /// A step that can only be read.
    pub fn new(name: impl Into<Say>, glyph: &'static str, side: &'static str) -> Self {
        Self { name: name.into(), glyph, side, slot: None }
    }
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
    pub spaces: Vec<RowSpace>,
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
pub struct RowSpace {
    /// Which one.
    pub slot: SlotId,
    /// What belongs there, in very few letters ("4", "5+").
    pub wants: Option<Say>,
    /// What lies there besides dice and tokens.
    pub holds: Option<Badge>,
    /// How many tokens it has room for, where that is to be shown; 0 where it is not.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub room: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
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

/// Tokens and cubes of a kind, or of somebody.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TokenPanel {
    /// Whose they are.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: Say,
    /// All of them, those on spaces included.
    pub tokens: Vec<TableToken>,
}

/// A token or cube on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TableToken {
    /// Which one; no two tokens of a scene share a number.
    pub id: u16,
    /// What it is called.
    pub name: Say,
    /// Its picture's name, so that it is told apart without its colour.
    pub glyph: &'static str,
    /// What it is made of (`yellow`, `black` …) or whose it is (`hero1` …), a name for style sheets.
    pub kind: &'static str,
    /// How many of them it stands for.
    pub count: u8,
    /// Whether it is used up for now, or its turn is over.
    pub spent: bool,
    /// The space it lies on; none for one that is still free.
    pub on: Option<SlotId>,
}

/// Cards that lie together on the table and are in nobody's hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CardRow {
    /// What they are called.
    pub name: Say,
    /// How they lie.
    pub lies: Lies,
    /// How many there are, those that are not shown included.
    pub count: u8,
    /// Those that are shown, in their order; of a deck the top one, if any.
    pub cards: Vec<TableCard>,
}

/// How cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Lies {
    /// Side by side.
    Row,
    /// On one another, to be drawn from.
    Deck,
    /// On one another, used.
    Discard,
}

/// A card on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TableCard {
    /// Which one; no two cards of a scene share a number.
    pub id: u16,
    /// Its name; of one that lies face down, what its back says.
    pub name: Say,
    /// What it does, where that can be read.
    pub text: Option<Say>,
    /// Its picture's name.
    pub glyph: &'static str,
    /// Whose it is, a name for style sheets; empty for everybody's.
    pub side: &'static str,
    /// How it lies there.
    pub state: CardState,
    /// What lies on it.
    pub badges: Vec<Badge>,
}

/// How a card lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum CardState {
    /// Face up.
    Up,
    /// Face down.
    Down,
    /// With its other side up.
    Turned,
    /// Laid sideways: used for now.
    Exhausted,
}

/// A passage of story.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Passage {
    /// Its title.
    pub title: Say,
    /// Its paragraphs.
    pub text: Vec<Say>,
    /// Its picture's name; empty where it has none.
    pub glyph: &'static str,
}
