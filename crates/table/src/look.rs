//! One look at the table: everything that a view draws, in one value.

use serde::Serialize;

use crate::history::Retold;
use crate::{
    Boards, Candidate, Goal, Line, Overlay, PieceId, Player, Question, RuleId, Say, Scene, Seat, Session, Show, Shown, Summary,
    Target,
};

/// More lines than these are not part of a look; [`Session::log`] has them all.
const LINES: usize = 120;

/// All that a view draws, for one who looks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Look<C, E> {
    /// The present question. What it refuses stands in `refused`.
    pub question: Shown<C>,
    /// What the question refuses: there can be hundreds, so their words are asked for one by one.
    pub refused: Vec<Refused>,
    /// What the answer brought; of a mere look, the last lines that are at hand.
    pub lines: Vec<Line<E>>,
    /// Whether more was told before these lines.
    pub earlier: bool,
    /// The table as a picture.
    pub scene: Scene,
    /// What lies beside the board.
    pub boards: Boards,
    /// What there is to win, and how far it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub goal: Option<Goal>,
    /// What is left of the present turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub left: Vec<Say>,
    /// What can be done besides answering.
    pub acts: Acts,
    /// The game in a line.
    pub summary: Summary,
}

/// Something that is refused: where, and by which rule.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Refused {
    /// What it would touch.
    pub at: Vec<Target>,
    /// The rule that forbids it.
    pub rule: &'static str,
}

/// What can be done besides answering, and who plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Acts {
    /// How many answers people and computers gave.
    pub answered: usize,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// How many rolls and draws an undo would take back; unknown where the answer lies before a saved state.
    pub undo_reveals: Option<usize>,
    /// Whether there is something to do again.
    pub can_redo: bool,
    /// Who answers for each seat.
    pub players: Vec<Player>,
    /// The computers that may speak before persons answer, each once until somebody does.
    pub speakers: Vec<Seat>,
}

/// How the table looked in the middle of what an answer brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Moment {
    /// After which of the lines, counted from 0.
    pub line: usize,
    /// The table then.
    pub scene: Scene,
}

impl<G: Show> Session<G> {
    /// A look at the table with the last lines that are at hand. Nothing is replayed for it.
    pub fn look(&self, viewer: Option<Seat>) -> Look<G::Choice, G::Event> {
        let told = self.recent().len().saturating_sub(LINES);
        Look { earlier: told > 0 || self.unread, ..self.look_after(told, viewer) }
    }

    /// A look at the table with what was told from the `told`th event on.
    pub fn look_after(&self, told: usize, viewer: Option<Seat>) -> Look<G::Choice, G::Event> {
        let reveals = self.reveals_at_hand();
        Look {
            question: self.shown_without_refusals(),
            refused: self.refused(),
            lines: self.lines_for(told, viewer),
            earlier: true,
            scene: self.state().scene(viewer),
            boards: self.state().boards(viewer),
            goal: self.state().goal(viewer),
            left: self.state().left(),
            acts: Acts {
                answered: self.answered(),
                can_undo: reveals.is_some() || self.unread && self.answered() > 0,
                undo_reveals: reveals,
                can_redo: self.can_redo(),
                players: self.players().to_vec(),
                speakers: self.speakers().iter().collect(),
            },
            summary: self.summary(),
        }
    }

    fn refused(&self) -> Vec<Refused> {
        let Question::Choose(ask) = self.question() else { return Vec::new() };
        let id = |rule: RuleId| G::catalogue().id(rule);
        ask.refused.iter().map(|cited| Refused { at: self.state().label(ask, cited).at, rule: id(cited.rule) }).collect()
    }

    /// Something that is refused, in words and with its reason, by its place among the refusals of the present question.
    pub fn refusal(&self, index: usize) -> Option<Candidate<G::Choice>> {
        let Question::Choose(ask) = self.question() else { return None };
        ask.refused.get(index).map(|cited| self.forbidden(ask, cited))
    }

    /// How far a figure comes, where it stands now.
    pub fn reaches(&self, piece: PieceId) -> Vec<Overlay> {
        self.state().reaches(piece)
    }

    /// How the table looked after each of the last lines, where it looked other than before. Played once more for it, so that
    /// nobody pays for pictures that nobody watches.
    pub fn moments(&self, lines: usize, viewer: Option<Seat>) -> Vec<Moment> {
        let mut moments: Vec<Moment> = Vec::new();
        let mut line = 0;
        self.retell(self.recent().len().saturating_sub(lines), &mut |Retold { game, .. }| {
            let scene = game.scene(viewer);
            if moments.last().is_none_or(|before| before.scene != scene) {
                moments.push(Moment { line, scene });
            }
            line += 1;
        });
        moments
    }
}
