//! Questions that persons and computers can answer: which computers may speak before the persons, and what they say.

use crate::{AnswerError, Game, Player, Question, Seat, Seats, Session, Told};

impl<G: Game> Session<G> {
    /// The computers that may speak before persons answer: each that has an option of its own and has not let the question pass.
    /// Nobody does where no person is asked, since the first computer then has to answer; nor where something can be done
    /// again, because it would be forgotten.
    pub fn speakers(&self) -> Seats {
        let Question::Choose(ask) = &self.question else { return Seats::NONE };
        let is_computer = |seat: &Seat| self.players.get(usize::from(seat.0)).is_some_and(|player| *player != Player::Person);
        if self.can_redo() || ask.seats.iter().all(|seat| is_computer(&seat)) {
            return Seats::NONE;
        }
        let speaks = |seat: &Seat| {
            is_computer(seat) && !self.silent.has(*seat) && ask.options.iter().any(|option| ask.is_own(*seat, option))
        };
        ask.seats.iter().filter(speaks).collect()
    }

    /// What a computer would choose before persons are asked. It is done where it is the seat's own; what others or all
    /// together decide is left to them, and the seat is silent until somebody answers.
    pub fn speak(&mut self, seat: Seat, index: usize, revision: u32) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        let Question::Choose(ask) = &self.question else { return Err(AnswerError::NotAsked) };
        let option = ask.options.get(index).ok_or(AnswerError::NoSuchAnswer)?;
        if !self.speakers().has(seat) {
            return Err(AnswerError::NotAsked);
        }
        if ask.is_own(seat, option) {
            return self.answer(index, revision);
        }
        self.silent = self.silent.and(seat);
        Ok(&[])
    }
}
