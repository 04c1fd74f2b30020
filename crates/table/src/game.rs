//! What a game is.

use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    AnswerError, Ask, Boards, Catalogue, Cited, Correction, Fate, Flow, Gauge, Goal, Ground, Headline, Key, Label, Oracle,
    Overlay, PieceId, RuleId, Say, Scene, Seat, SetupError, Sign, Telling, Thing, Told,
};

/// The rules of a game: plain state, and one function that plays the next step of it.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// The game's short name in files, links and commands.
    const ID: &'static str;
    /// The version of the rules. It rises when the same answers no longer give the same game.
    const RULES: u32;
    /// The version of how state and setup are written down. It rises when older ones can no longer be read.
    const LAYOUT: u32;
    /// What is chosen before play.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a question is about, with the facts that an answer depends on: the damage that threatens, the hero who is hurt.
    /// Words, habits and searches take it from here.
    type About: Clone + PartialEq + Debug;
    /// What a player can choose.
    type Choice: Copy + PartialEq + Debug + Serialize;
    /// What can happen.
    type Event: Clone + PartialEq + Debug + Serialize;

    /// The ids of the rules.
    fn catalogue() -> &'static Catalogue;

    /// Lays the table.
    fn begin(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// How many seats answer questions.
    fn seats(&self) -> u8;

    /// Plays one step of the sequence of play: a phase, an activation, one action.
    ///
    /// A step is short. What only some seats see of it is marked where it is drawn ([`crate::Chance::secret`]) or chosen
    /// ([`Ask::sealed`]), so it may go on asking others. After the end of the game it gives the same [`crate::Halt::Over`] again.
    fn step(&mut self, oracle: &mut dyn Oracle<Self>) -> Flow<()>;

    /// Whether the position is one that the rules can handle; every position that comes from outside is checked.
    fn check(&self) -> Result<(), Broken>;

    /// A state that was written down in an older layout, where it is easy to read.
    fn convert(_layout: u32, _state: &[u8]) -> Option<Self> {
        None
    }

    /// Fills everything that a seat cannot see anew, from what it cannot tell apart. The result must depend only on what
    /// the seat may know and on `fate`.
    fn veil(&mut self, viewer: Seat, fate: &mut Fate);

    /// An event as a viewer hears of it: without what only others may know, such as which card they drew. `None` hears what
    /// everybody at the table hears. Whatever is told passes through here first, so [`Show::telling`] need not know who listens,
    /// and what a mind imagines has to sound the same to its seat as what happened.
    fn heard(event: &Self::Event, _viewer: Option<Seat>) -> Self::Event {
        event.clone()
    }

    /// What people at a real table can set right: values and places that can drift from the engine's.
    fn things(&self) -> Vec<Thing> {
        Vec::new()
    }

    /// Whether a viewer may see one of these things and set it right; `None` is everybody at the table. What is hidden, and what
    /// can be set right only as far as something hidden lets it, is for the seat that knows it.
    fn may_set_right(&self, _thing: u16, _viewer: Option<Seat>) -> bool {
        true
    }

    /// Sets one of these things right: what is told of it, and by which rule; or the rule that forbids it
    /// ([`AnswerError::Refused`]). What [`Game::check`] finds need not be looked for here.
    fn set_right(&mut self, _correction: Correction) -> Result<Told<Self::Event>, AnswerError> {
        Err(AnswerError::NoSuchAnswer)
    }
}

/// A game that can be shown to people.
pub trait Show: Game {
    /// The typed state for people who build on the package, without what the viewer may not see.
    type View: Serialize;

    /// The state as a seat sees it; `None` sees what everybody at the table sees.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// The ground of the board, drawn once; again when [`Scene::ground`] changes.
    fn ground(&self) -> Ground;

    /// The table as a picture.
    fn scene(&self, viewer: Option<Seat>) -> Scene;

    /// Round, phase and whose turn it is. Every line of the log is laid to one, so a game that can say it without its whole
    /// picture does.
    fn headline(&self) -> Headline {
        self.scene(None).headline
    }

    /// What there is to win for a seat, or for the side that has the aim of the game where nobody in particular looks.
    fn goal(&self, _viewer: Option<Seat>) -> Option<Goal> {
        None
    }

    /// What is left of the present turn, in a few words each: a move, an action.
    fn left(&self) -> Vec<Say> {
        Vec::new()
    }

    /// What lies beside the board, besides the panels of the scene: sheets, dice, orders. Nothing in many games.
    fn boards(&self, _viewer: Option<Seat>) -> Boards {
        Boards::default()
    }

    /// How far a figure comes: where it could go, and what it could strike from there. Asked for when somebody looks at one, and
    /// found from what lies open on the table.
    fn reaches(&self, _piece: PieceId) -> Vec<Overlay> {
        Vec::new()
    }

    /// What is asked, in words, for everybody at the table. Every prompt may name who is asked as `who`, which is added to it.
    fn prompt(&self, ask: &Ask<Self>) -> Say;

    /// An option or refusal of a question as words and places. Only the seats that are asked read it.
    fn label(&self, ask: &Ask<Self>, candidate: &Cited<Self::Choice>) -> Label;

    /// Why something is refused, in one sentence for this case and with its facts: who is in the way, what it costs and what
    /// is there. Made when somebody reads it, from the same position that the verdict was found in. What the label names need
    /// not be named again, so that refusals for one reason read alike. [`Cited::rule`] stays the authority; where one rule
    /// forbids for several reasons, its own conditions tell them apart. A trial finds refusals that have no sentence here.
    fn reason(&self, _ask: &Ask<Self>, _refused: &Cited<Self::Choice>) -> Option<Say> {
        None
    }

    /// An event as words, dice and places, and as an instruction for hands ([`Telling::hand`]). The table is as it was when the
    /// event was told, so everybody has the name that they had then.
    fn telling(&self, event: &Self::Event) -> Telling;

    /// An event as what to do with the pieces of a real table; nothing where no piece is touched.
    fn hands(&self, event: &Self::Event) -> Option<Say> {
        self.telling(event).instruction()
    }

    /// What can be rolled and drawn: every kind of die and every pile by the name that [`crate::Hands`] knows, in words.
    fn sources(&self) -> Vec<(&'static str, Say)> {
        Vec::new()
    }

    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Key;

    /// What a kind of card or marker in a pile is called.
    fn card(&self, pile: &'static str, kind: usize) -> Say;
}

/// How a search spends its iterations. Which way serves a game is found by measuring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// A tree of choices, several of them deep: where what is done next decides what this is worth.
    Tree,
    /// Every promising answer against the same dice and the same guesses, the worse half of them dropped again and again:
    /// where habit plays on sensibly and results differ more by luck than by the answer.
    Halving,
}

/// A game that computer players can think about.
pub trait Think: Game {
    /// How a search spends its iterations.
    const WAY: Way = Way::Tree;

    /// How many playouts the hardest level takes for a decision, at most: no more than a phone manages in its time, so that what is
    /// measured of it holds there too.
    const PLAYOUTS: u32 = 1_000;

    /// How many steps ahead a position is played out before it is evaluated.
    const HORIZON: u32 = 12;

    /// How many ticks of the game's clock people call a round or a phase: so far the reasons of hints look ahead.
    const ROUND: u32 = 1;

    /// How many standard errors better than [`Think::habit`] an answer must prove before a search gives it. Little where the
    /// worth of a position knows more than the habit does.
    const CAUTION: f32 = 2.5;

    /// How many of a hundred answers in playouts are given by chance instead of by habit, so that a search sees what else can
    /// happen.
    const WHIMS: u32 = 10;

    /// What a learnt worth looks at; nothing where the worth is made by hand. `cargo arena train` finds what each sign is
    /// worth, and [`Think::signs`] says how much of it a position has.
    const SIGNS: &'static [Sign] = &[];

    /// Shows the signs of a position for a seat: the number of each, and how much of it there is.
    fn signs(&self, _seat: Seat, _see: &mut dyn FnMut(usize, f32)) {}

    /// The moment of the game, as a number that rises (turns, or parts of them). Where a game tells it, [`Think::HORIZON`]
    /// counts its ticks instead of steps, so that all continuations are evaluated at the same moment. Where it falls back, as
    /// when a battle within a turn is over, play goes on until it is past where it began.
    fn clock(&self) -> Option<u32> {
        None
    }

    /// How good the position is for a seat: 0 lost, 1 won. The only place with floating point numbers.
    fn worth(&self, seat: Seat) -> f32;

    /// What people count of a position, always the same figures in the same order: a hint says which of them an answer improves.
    fn gauges(&self, _seat: Seat) -> Vec<Gauge> {
        Vec::new()
    }

    /// The options worth thinking about, by index; a search leaves the rest out. All of them where a game does not say.
    fn promising(&self, ask: &Ask<Self>, into: &mut Vec<u16>) {
        into.extend(0..ask.options.len() as u16);
    }

    /// The answer of a sensible player who does not think, by index. Playouts follow it mostly, and a search tries it
    /// first. By chance among the promising ones where it says nothing.
    fn habit(&self, _ask: &Ask<Self>, _fate: &mut Fate) -> Option<u16> {
        None
    }
}

/// A game whose positions can be put together by hand: for examples and problems.
pub trait Arrange: Game {
    /// What a file says of a position, as briefly as a person would.
    type Position: DeserializeOwned;

    /// The position, or what is wrong with it, for the person who wrote it.
    fn arrange(position: &Self::Position) -> Result<Self, String>;
}

/// Why a position cannot be: what is wrong, and the rule that it breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what}")]
pub struct Broken {
    /// What is wrong, for developers.
    pub what: &'static str,
    /// The rule that it breaks.
    pub rule: RuleId,
}
