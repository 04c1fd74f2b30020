//! The table as a picture: data that one renderer draws for all games.

use serde::Serialize;

use crate::{Noun, Panel, Say, Seat, SlotId};

/// A place of the board that options, pieces and events point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CellId(pub u16);

/// A piece of the picture. Stable while the piece is in play, so that it can be seen to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PieceId(pub u16);

/// What an option or an event touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// A place of the board.
    Cell(CellId),
    /// A group of cells that belong together.
    Region(u16),
    /// A figure.
    Piece(PieceId),
    /// A card of a panel, by the panel's seat and the card's place in it.
    Card(Seat, u8),
    /// A space of a sheet: a line, a power, something carried.
    Slot(SlotId),
    /// A die that lies on the table, by its [`crate::TableDie::id`].
    Die(u8),
    /// A token or cube, by its [`crate::TableToken::id`].
    Token(u16),
    /// A card that lies on the table, by its [`crate::TableCard::id`].
    Laid(u16),
}

/// A choice as words and places.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Label {
    /// What it is called on a button.
    pub name: Say,
    /// What it leads to, in one line.
    pub detail: Option<Say>,
    /// Options of one group can be shown as one ("Move: 7 hexes in reach").
    pub group: Option<Say>,
    /// What it touches; a click there is this answer. Where several options touch a thing, a second click on something else
    /// that one of them touches tells them apart: a die, then the line it goes to.
    pub at: Vec<Target>,
    /// The odds, where it leads to dice.
    pub odds: Vec<Odds>,
    /// What would stand on the edges of the cell that it touches, so that it can be shown as it would lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub edges: Vec<Edge>,
}

impl Label {
    /// A label that is only a name.
    pub fn new(name: impl Into<Say>) -> Self {
        Self { name: name.into(), detail: None, group: None, at: Vec::new(), odds: Vec::new(), edges: Vec::new() }
    }

    /// Names somebody or something, and points at it.
    #[must_use]
    pub fn of(mut self, role: &'static str, noun: impl Into<Noun>) -> Self {
        let noun = noun.into();
        self.name = self.name.with(role, noun.name);
        self.at.extend(noun.at);
        self
    }

    /// Adds a line of detail.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<Say>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// Puts it in a group.
    #[must_use]
    pub fn group(mut self, group: impl Into<Say>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// Points at something.
    #[must_use]
    #[inline(never)]
    pub fn at(mut self, target: Target) -> Self {
        self.at.push(target);
        self
    }

    /// Says what would stand on the edges of the cell that it points at.
    #[must_use]
    pub fn edges(mut self, edges: Vec<Edge>) -> Self {
        self.edges = edges;
        self
    }

    /// Adds the chance of a result.
    #[must_use]
    pub fn odds(mut self, odds: Odds) -> Self {
        self.odds.push(odds);
        self
    }
}

/// The exact chance of a result, as a fraction.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Odds {
    /// Of what.
    pub of: Say,
    /// So many ways …
    pub ways: u32,
    /// … out of so many.
    pub out_of: u32,
}

/// The ground of a board: its cells and how they lie.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Ground {
    /// How many neighbours a cell can have, which decides what arrow keys do.
    pub lattice: Lattice,
    /// All cells; a cell's id is its place in this list. Cells that share a middle lie over one another, each on its own level:
    /// a bridge over water, the top of a pillar.
    pub cells: Vec<Cell>,
    /// Ways between cells that do not touch; one between two levels is drawn as stairs.
    pub links: Vec<Link>,
}

/// A way between two cells that do not touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Link {
    /// From here …
    pub from: CellId,
    /// … to here.
    pub to: CellId,
    /// Whether everything on it goes this way only.
    pub one_way: bool,
}

/// What stands on the edge of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// Nothing: one can see and go through.
    Open,
    /// A wall.
    Wall,
    /// An opening into what nobody has seen yet.
    Unknown,
    /// A door, shut.
    Door,
    /// An opening that leads nowhere any more.
    Blocked,
    /// One can see through it, but not go.
    Window,
    /// A ramp or stairs to the neighbour's level.
    Stairs,
}

/// The kind of neighbourhood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Lattice {
    /// Six directions.
    Hex,
    /// Four directions, or eight.
    Square,
    /// Areas joined by roads.
    Areas,
}

/// One cell of the ground. Lengths are in thousandths of a cell's width.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Cell {
    /// Its corners, clockwise; edge i runs from corner i to corner i + 1.
    pub corners: Vec<(i32, i32)>,
    /// Its middle.
    pub middle: (i32, i32),
    /// The group of cells it belongs to.
    pub region: u16,
    /// The neighbour over each edge.
    pub over: Vec<Option<CellId>>,
    /// What stands on each edge; empty for open ground, which only its regions part.
    pub edges: Vec<Edge>,
    /// What it is called. Its number `n`, where it has one, is drawn on it, so that what texts speak of can be found.
    pub name: Say,
    /// How high it lies. Where two neighbours differ, the edge between them is drawn as a drop, unless there are stairs on it.
    pub level: i8,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Scene {
    /// Changes when the ground must be fetched anew.
    pub ground: u32,
    /// Round, phase, whose turn.
    pub headline: Headline,
    /// How each region looks, by its number.
    pub regions: Vec<Region>,
    /// The figures and markers.
    pub pieces: Vec<Piece>,
    /// What lies over the board.
    pub overlays: Vec<Overlay>,
    /// What stands beside the board.
    pub panels: Vec<Panel>,
}

/// The line above the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Headline {
    /// The round.
    pub round: Say,
    /// The phase.
    pub phase: Say,
    /// The light in which the table lies (`day`, `night` …), a name for style sheets.
    pub mood: &'static str,
    /// Whose turn it is.
    pub turn: Option<Seat>,
}

/// A group of cells.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Region {
    /// What it is called.
    pub name: Say,
    /// What is known of it, in words.
    pub note: Say,
    /// How it looks (`fog`, `lair` …), a name for style sheets.
    pub terrain: &'static str,
    /// Which tint of its terrain it has.
    pub tint: u8,
    /// The picture's name of what is special about it; empty where nothing is.
    pub glyph: &'static str,
    /// How many figures of a side it holds; 0 where that is not limited.
    pub holds: u8,
}

/// A figure or marker on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Piece {
    /// Which one.
    pub id: PieceId,
    /// What it is called.
    pub name: Say,
    /// Its picture's name.
    pub glyph: &'static str,
    /// Whose it is (`hero1` … `hero6`, `foe`, `lord`, `thing`), a name for style sheets.
    pub side: &'static str,
    /// The cells it covers; the first is where it stands.
    pub at: Vec<CellId>,
    /// Where it looks, as an edge of its cell.
    pub facing: Option<u8>,
    /// Its life, where it has one.
    pub health: Option<Health>,
    /// What sticks to it.
    pub badges: Vec<Badge>,
    /// Whether the question is about this one.
    pub active: bool,
    /// How many of them it stands for: a crowd is one piece.
    pub count: u8,
}

impl Piece {
    /// One figure or marker on a cell.
    pub fn new(id: PieceId, name: impl Into<Say>, glyph: &'static str, side: &'static str, at: CellId) -> Self {
        let name = name.into();
        Self { id, name, glyph, side, at: vec![at], facing: None, health: None, badges: Vec::new(), active: false, count: 1 }
    }
}

/// Life, now and at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Health {
    /// Now.
    pub now: u8,
    /// At most.
    pub most: u8,
}

/// A condition or possession.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Badge {
    /// Its picture's name.
    pub glyph: &'static str,
    /// In words.
    pub name: Say,
    /// How many.
    pub count: u8,
}

/// Marks over cells.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Overlay {
    /// How it looks.
    pub kind: OverlayKind,
    /// In words.
    pub name: Say,
    /// Which cells, in order where order matters. A line runs from the first to the last; those between are what blocks it.
    pub cells: Vec<CellId>,
}

/// Kinds of marks, told apart without colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum OverlayKind {
    /// Where somebody can go.
    Reach,
    /// How far something carries.
    Range,
    /// A way, in order.
    Path,
    /// Where harm can come.
    Threat,
    /// What is about to happen.
    Forecast,
    /// Ground under a shadow, where other rules hold.
    Shadow,
    /// A place that matters.
    Mark,
    /// A line of sight that is clear.
    Sight,
    /// A line of sight that is blocked.
    Blind,
    /// What a figure has before it.
    Front,
    /// What it has beside it.
    Flank,
    /// What it has behind it.
    Back,
}
