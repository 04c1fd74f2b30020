//! Questions that persons and computers can answer: which computers may speak before the persons, and what they say.

use crate::{AnswerError, Game, Player, Question, Seat, Seats, Session, Told};

impl<G: Game> Session<G> {
    /// The computers that may speak before persons answer: each that has an option of its own and has not let the question pass.
    /// Nobody does where no person is asked, since the first computer then has to answer; nor where something can be done
    /// again, because it would be forgotten.
    pub fn speakers(&self) -> Seats {
        let Question::Choose(ask) = &self.question else { return Seats::NONE };
        let computers = (0..).zip(&self.players).filter(|(_, player)| **player != Player::Person);
        let computers = computers.map(|(seat, _)| Seat(seat)).collect();
        if self.can_redo() || ask.seats.except(computers).is_empty() {
            return Seats::NONE;
        }
        let own = ask.options.iter().filter(|option| option.by != ask.seats);
        own.fold(Seats::NONE, |speakers, option| speakers.or(option.by)).among(computers).except(self.silent)
    }

    /// What a computer would choose before persons are asked. It is done where it is the seat's own; what others or all
    /// together decide is left to them, and the seat is silent until somebody answers.
    pub fn speak(&mut self, seat: Seat, index: usize, revision: u32) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        if !self.speakers().has(seat) {
            return Err(AnswerError::NotAsked);
        }
        let Question::Choose(ask) = &self.question else { return Err(AnswerError::NotAsked) };
        let option = ask.options.get(index).ok_or(AnswerError::NoSuchAnswer)?;
        if option.by != ask.seats && option.by.has(seat) {
            return self.answer(index, revision);
        }
        self.silent = self.silent.and(seat);
        Ok(&[])
    }
}
