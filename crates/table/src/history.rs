//! The answers of a game, backward and forward: undo and redo, and what was answered at each of them.

use arrayvec::ArrayVec;

use crate::answer::{Answer, essence};
use crate::correct::corrected;
use crate::script::Told;
use crate::session::{AnswerError, Mark, Origin, Session, Undone};
use crate::{Ask, By, Die, Draw, Faces, Flow, Game, Halt, Hands, MOST_DICE, Oracle, Roll};

/// Something that was answered, with the question and the table as they were.
pub enum Deed<'a, G: Game> {
    /// The option with this index was chosen.
    Chose(&'a G, &'a Ask<G>, usize),
    /// Dice were rolled and fell so.
    Rolled(&'a G, &'a Roll, Faces),
    /// This kind was drawn.
    Drew(&'a G, &'a Draw<'a>, usize),
    /// The table was set right.
    SetRight(&'a G, Told<G::Event>),
    /// Nothing was answered: this came of the answers before. The second table is that of the beginning of the step.
    Led(&'a G, &'a G::Event, &'a G),
}

/// A die that fell: the face, and how many there are.
pub(crate) struct Fallen {
    pub(crate) face: u8,
    pub(crate) sides: u8,
}

/// An event that is told once more, with the table as it was then and the dice that fell last.
pub(crate) struct Retold<'a, G: Game> {
    pub(crate) game: &'a G,
    /// The table at the beginning of the step.
    pub(crate) begun: &'a G,
    pub(crate) told: &'a Told<G::Event>,
    pub(crate) fallen: &'a [Fallen],
}

impl<G: Game> Session<G> {
    /// Forgets all answers but the first `answered`, and the marks that came after them.
    pub(crate) fn rewind(&mut self, answered: usize) -> Vec<Answer> {
        while self.marks.len() > 1 && self.marks.last().is_some_and(|mark| mark.answered > answered) {
            self.marks.pop();
        }
        self.answers.split_off(answered.min(self.answers.len()))
    }

    /// Puts the game back to its first `answered` answers and those that came `since`: something could not be done.
    pub(crate) fn restore(&mut self, answered: usize, since: &[Answer]) -> Result<(), AnswerError> {
        self.rewind(answered);
        self.answers.extend_from_slice(since);
        self.run(&[])
    }

    /// The last answer that can be given again.
    fn last_answer(&self) -> Option<usize> {
        self.given_again().next()
    }

    /// The answers that can be given again, the last one first: choices, corrections, and what people entered while they still do so.
    fn given_again(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.answers.len()).rev().filter(|at| match self.answers.get(*at) {
            Some(Answer::Choice(_) | Answer::Correction(_)) => true,
            Some(Answer::Hand(_)) => self.is_still_entered(*at),
            _ => false,
        })
    }

    /// Whether people would be asked again for what they entered there.
    fn is_still_entered(&self, at: usize) -> bool {
        match self.hands {
            Hands::Nothing => false,
            Hands::Everything => true,
            _ => {
                let mut theirs = false;
                self.read(at, &mut |place, deed| {
                    if place == at && !matches!(deed, Deed::Led(..)) {
                        theirs = self.hands.are_asked(&deed);
                    }
                });
                theirs
            }
        }
    }

    /// How many rolls and draws an undo would take back; `None` where there is nothing to undo.
    pub fn undo_reveals(&mut self) -> Option<usize> {
        self.unfold();
        let last = self.last_answer()?;
        Some(self.revealed_since(last))
    }

    /// Whether there is something to take back.
    pub fn can_undo(&mut self) -> bool {
        // Most of the time the answers at hand tell, and the rest of a loaded game need not be read.
        self.last_answer().is_some() || self.undo_reveals().is_some()
    }

    /// How many rolls and draws an undo would take back, as far as it is known without reading what came before a saved state.
    pub(crate) fn reveals_at_hand(&self) -> Option<usize> {
        self.last_answer().map(|last| self.revealed_since(last))
    }

    fn revealed_since(&self, at: usize) -> usize {
        self.answers.iter().skip(at).filter(|answer| matches!(answer, Answer::Fate(_) | Answer::Hand(_))).count()
    }

    /// Takes back the last answer of a person or computer, and the chance that followed it.
    pub fn undo(&mut self) -> Result<(), AnswerError> {
        self.unfold();
        let at = self.last_answer().ok_or(AnswerError::Nothing)?;
        let answers = self.rewind(at);
        // Chance before the question that is open again has been recorded, so people are not asked for it again.
        if let Err(error) = self.run(&[]) {
            self.restore(at, &answers)?;
            return Err(error);
        }
        self.undone.push(Undone { at, answers });
        Ok(())
    }

    /// Gives the answer that was taken back last once more.
    pub fn redo(&mut self) -> Result<&[Told<G::Event>], AnswerError> {
        let again = self.undone.pop().ok_or(AnswerError::Nothing)?;
        let mut before = self.told.len();
        // The engine may have rolled on after a correction was taken back.
        let since = self.rewind(again.at);
        if matches!(again.answers.first(), Some(Answer::Correction(_))) {
            before = self.last_told();
        }
        self.answers.extend(again.answers);
        if let Err(error) = self.run(&[]) {
            self.restore(again.at, &since)?;
            return Err(error);
        }
        Ok(self.told.get(before..).unwrap_or(&[]))
    }

    /// Goes back or forward to where so many answers were given, as far as there are so many.
    pub fn go_to(&mut self, answered: usize) -> Result<(), AnswerError> {
        while self.answered() > answered {
            self.undo()?;
        }
        while self.answered() < answered && self.can_redo() {
            self.redo()?;
        }
        Ok(())
    }

    /// Whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Tells of the last answers that an undo would stop at, at most `most`, in their order, and of what they led to: how many
    /// rolls and draws going back to before it would take back, and what was answered.
    pub fn look_back(&mut self, most: usize, tell: &mut dyn FnMut(usize, Deed<'_, G>)) {
        self.unfold();
        let given = |at: &usize| self.answers.get(*at).is_some_and(|answer| !answer.is_fate());
        let Some(first) = self.given_again().take(most).last() else { return };
        self.read(first, &mut |at, deed| {
            let led = matches!(deed, Deed::Led(..)) && at > first;
            if led || at >= first && given(&at) && self.hands.are_asked(&deed) {
                tell(self.revealed_since(at), deed);
            }
        });
    }

    /// Tells the events from the `told`th on once more.
    pub(crate) fn retell(&self, told: usize, tell: &mut dyn FnMut(Retold<'_, G>)) {
        let Some(mark) = self.marks.iter().rfind(|mark| mark.told <= told) else { return };
        let mut next = mark.told;
        let mut fallen: ArrayVec<Fallen, MOST_DICE> = ArrayVec::new();
        self.read_from(mark, &mut |_, deed| match deed {
            Deed::Rolled(_, roll, faces) => {
                let fell = |(face, die): (u8, Die)| Fallen { face, sides: die.sides };
                fallen = faces.into_iter().zip(roll.dice.iter()).map(fell).collect();
            }
            Deed::Led(game, _, begun) | Deed::SetRight(game @ begun, _) => {
                if let Some(told) = self.told.get(next).filter(|_| next >= told) {
                    tell(Retold { game, begun, told, fallen: &fallen });
                }
                next += 1;
            }
            Deed::Chose(..) | Deed::Drew(..) => {}
        });
    }

    /// Plays the answers again from the last mark before `from` on and tells each one.
    pub(crate) fn read(&self, from: usize, tell: &mut dyn FnMut(usize, Deed<'_, G>)) {
        if let Some(mark) = self.marks.iter().rfind(|mark| mark.answered <= from) {
            self.read_from(mark, tell);
        }
    }

    /// Plays the answers again from a mark on and tells each one.
    fn read_from(&self, mark: &Mark<G>, tell: &mut dyn FnMut(usize, Deed<'_, G>)) {
        let (mut state, mut at) = (mark.state.clone(), mark.answered);
        loop {
            let now = state.clone();
            if let Some(Answer::Correction(correction)) = self.answers.get(at) {
                // It stands before the step that would ask now; what that step has told by then was taken back.
                if now.clone().step(&mut Reader { now: now.clone(), answers: &self.answers, at, tell: &mut |_, _| {} }).is_err() {
                    let Ok((right, told)) = corrected(&now, *correction) else { return };
                    tell(at, Deed::SetRight(&right, told));
                    state = right;
                    at += 1;
                    continue;
                }
            }
            let mut reader = Reader { now, answers: &self.answers, at, tell };
            let flow = state.step(&mut reader);
            at = reader.at;
            if flow.is_err() {
                return;
            }
        }
    }

    /// Replays the part of a loaded game that came before its saved state, so that all of it can be read and undone. Where
    /// it does not lead to the saved state, the saved state is what people saw: the game then began there.
    pub(crate) fn unfold(&mut self) {
        if !core::mem::take(&mut self.unread) {
            return;
        }
        let (players, hands) = (self.players.clone(), self.hands.clone());
        let whole = Self::from_origin(self.origin.clone(), self.first_chance, players, self.seed, hands);
        let feed = essence(&self.all_answers());
        let whole = whole.ok().and_then(|mut whole| whole.replay(&feed).is_ok().then_some(whole));
        if let Some(mut whole) = whole.filter(|whole| whole.now == self.now && whole.question == self.question) {
            whole.revision = self.revision;
            whole.silent = self.silent;
            whole.past = self.past.take();
            *self = whole;
        } else if let Some(first) = self.marks.first() {
            self.origin = Origin::Position(first.state.clone());
            self.first_chance = first.chances;
            self.folded.clear();
        }
    }

    /// The answers from the start on; of the engine's chance before a loaded state only what [`essence`] keeps.
    pub(crate) fn all_answers(&self) -> Vec<Answer> {
        self.folded.iter().chain(&self.answers).copied().collect()
    }

    /// Starts over from the origin with these answers.
    pub(crate) fn replay(&mut self, feed: &[Answer]) -> Result<(), AnswerError> {
        self.marks.truncate(1);
        self.answers.clear();
        self.told.clear();
        self.run(feed)
    }
}

impl Hands {
    /// Whether somebody would be asked for this again.
    fn are_asked<G: Game>(&self, deed: &Deed<'_, G>) -> bool {
        match deed {
            Deed::Chose(..) | Deed::SetRight(..) | Deed::Led(..) => true,
            Deed::Rolled(_, roll, _) => self.roll(&roll.dice),
            Deed::Drew(_, draw, _) => self.take(draw.chance.pile),
        }
    }
}

/// Gives recorded answers and tells what each one was.
struct Reader<'a, G: Game> {
    /// The table at the beginning of the step.
    now: G,
    answers: &'a [Answer],
    at: usize,
    tell: &'a mut dyn FnMut(usize, Deed<'_, G>),
}

impl<G: Game> Reader<'_, G> {
    fn chance(&self) -> Flow<u64> {
        match self.answers.get(self.at) {
            Some(Answer::Fate(value) | Answer::Hand(value)) => Ok(*value),
            _ => Err(Halt::Asked),
        }
    }
}

impl<G: Game> Oracle<G> for Reader<'_, G> {
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize> {
        let Some(Answer::Choice(index)) = self.answers.get(self.at) else { return Err(Halt::Asked) };
        (self.tell)(self.at, Deed::Chose(game, ask, usize::from(*index)));
        self.at += 1;
        Ok(usize::from(*index))
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        let faces = roll.dice.faces(self.chance()?).ok_or(Halt::Spoiled)?;
        (self.tell)(self.at, Deed::Rolled(&self.now, roll, faces.clone()));
        self.at += 1;
        Ok(faces)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        let kind = usize::try_from(self.chance()?).map_err(|_| Halt::Spoiled)?;
        (self.tell)(self.at, Deed::Drew(&self.now, draw, kind));
        self.at += 1;
        Ok(kind)
    }

    fn tell(&mut self, game: &G, event: &G::Event, _by: By) {
        (self.tell)(self.at, Deed::Led(game, event, &self.now));
    }
}
