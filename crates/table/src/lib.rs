//! The kernel of Katabasis: rules are written in direct style and *ask*; an oracle answers.
//!
//! A [`Game`] is plain state and one function, [`Game::step`]. Whatever a rule cannot know, a player's choice, a die, a
//! card, it asks an [`Oracle`]; everything else in the system is an answerer. A [`Session`] keeps the state at the last
//! finished step and the answers given since, so any moment can be saved, undone, shared or searched.

#![warn(missing_docs)]

mod answer;
mod ask;
mod bag;
mod campaign;
mod correct;
mod dial;
mod dice;
mod earlier;
mod fate;
mod flow;
mod form;
mod game;
mod gauge;
pub mod geometry;
mod goal;
mod hands;
mod history;
mod learn;
mod look;
mod menu;
mod oracle;
mod panel;
mod rule;
mod save;
mod say;
mod scene;
mod script;
mod seat;
mod session;
mod situation;
mod sort;
mod speak;
mod variety;
mod wire;

pub use answer::Answer;
pub use ask::{Ask, Cited};
pub use bag::{Bag, Deck, Known};
pub use campaign::{Adventure, Campaign, CampaignError, Campaigning, Chronicle, Entry, LONGEST_CAMPAIGN, Ledger, Progress};
pub use correct::{Correction, Scale, Thing};
pub use dial::Dial;
pub use dice::{Dice, Die, Faces, MOST_DICE};
pub use earlier::{Earlier, EarlierLine};
pub use fate::Fate;
pub use flow::{Flow, Halt, Outcome};
pub use form::{Count, Field, Form, FormEntry, Kind, More, Prepare, SetupError, Value};
pub use game::{Arrange, Broken, Game, Show, Think, Way};
pub use gauge::Gauge;
pub use goal::{Goal, Stand};
pub use hands::Hands;
pub use history::Deed;
pub use learn::{Leans, Sign, WEIGHT_UNIT, Weighing, likely};
pub use look::{Acts, Look, Moment, Refused};
pub use menu::Menu;
pub use oracle::{Chance, Draw, Oracle, Random, Roll, ask, ask_each, pick};
pub use panel::{
    Boards, Card, CardRow, CardState, DicePanel, Item, Lies, Order, Panel, Passage, Pile, Row, RowSpace, RowState, SeatPanel,
    Sheet, SlotId, Step, TableCard, TableDie, TableToken, TokenPanel, Track,
};
pub use rule::{By, Catalogue, RuleId, Verdict};
pub use save::{LONGEST_TEXT, LoadError, game_of};
pub use say::{ARGS, Arg, Args, Key, Noun, Say, Sentence};
pub use scene::{
    Badge, Cell, CellId, Edge, Ground, Headline, Health, Label, Lattice, Link, Odds, Overlay, OverlayKind, Piece, PieceId,
    Region, Scene, Target,
};
pub use script::{Question, Told};
pub use seat::{Player, Seat, Seats};
pub use session::{AnswerError, BeginError, Origin, Session};
pub use situation::{Past, Situation};
pub use sort::sort_short;
pub use wire::{Candidate, Given, Line, Shown, Source, Summary, Telling};
