//! Dice that people roll and cards that people draw give the same game as the engine's own.

use core::ops::Range;

use table::{Ask, Draw, Faces, Fate, Flow, Game, Halt, Oracle, Question, Roll, RuleId, Session};

use crate::walk::{Look, each, load, players};
use crate::watch::Watch;

/// Plays a random game by the rules alone, then again in sessions that are told the same rolls, draws and choices: all of
/// them entered, or switching to and fro between people and engine at any question. Every choice is asked in the same
/// position; every moment can be saved and loaded; all can be undone and done again.
pub fn by_hand<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("by hand", setups, seeds, |setup, seed, watch| {
        let story = Story::<G>::of(setup, seed, watch);
        for switching in [0, 2, 4] {
            story.tell_again(setup, switching, watch);
        }
    });
}

/// Something that was answered.
enum Said<G: Game> {
    Chose(usize, Box<G>),
    Rolled(Faces),
    Drew(usize),
}

/// A whole game: what was answered, and how it ended.
struct Story<G: Game> {
    seed: u64,
    said: Vec<Said<G>>,
    end: G,
}

impl<G: Game> Story<G> {
    fn of(setup: &G::Setup, seed: u64, watch: &Watch) -> Self {
        let mut game = G::begin(setup).unwrap_or_else(|error| panic!("{error}"));
        let mut writer = Writer { seed, chances: 0, choices: Fate::new(seed), said: Vec::new() };
        loop {
            watch.turn();
            match game.step(&mut writer) {
                Ok(()) => {}
                Err(Halt::Over(_)) => return Self { seed, said: writer.said, end: game },
                Err(halt) => panic!("stopped with {halt:?}"),
            }
        }
    }

    /// Plays it again by entering what was rolled and drawn; one question in `switching` switches who does, 0 none.
    fn tell_again(&self, setup: &G::Setup, switching: u32, watch: &Watch) {
        let mut whim = Fate::new(self.seed ^ u64::from(switching));
        let mut session =
            Session::<G>::begin_by_hand(setup.clone(), players::<G>(setup), self.seed).unwrap_or_else(|error| panic!("{error}"));
        let mut at = 0;
        loop {
            watch.turn();
            try_texts(&session, &mut whim);
            if switching > 0 && whim.below(switching) == 0 {
                let by_hand = !session.by_hand();
                assert_eq!(session.set_by_hand(by_hand), Ok(()));
            }
            let revision = session.revision();
            let question = session.question().clone();
            if matches!(question, Question::Choose(_) | Question::Over(_)) {
                // What the engine rolled is in the story too.
                at += self.said.iter().skip(at).take_while(|said| !matches!(said, Said::Chose(..))).count();
            }
            let went_on = match (question, self.said.get(at)) {
                (Question::Choose(_), Some(Said::Chose(index, position))) => {
                    assert_eq!(session.state(), &**position, "the choice is asked in another position");
                    session.answer(*index, revision).err()
                }
                (Question::Roll(_) | Question::Draw(..), Some(_)) if switching > 0 && whim.below(3) == 0 => {
                    session.leave_to_fate(revision).err()
                }
                (Question::Roll(roll), Some(Said::Rolled(faces))) => {
                    assert_eq!(session.enter_roll(&[], revision).err(), Some(table::AnswerError::NoSuchAnswer), "{roll:?}");
                    session.enter_roll(faces, revision).err()
                }
                (Question::Draw(_, counts), Some(Said::Drew(kind))) => {
                    let none = session.enter_draw(counts.len(), revision).err();
                    assert_eq!(none, Some(table::AnswerError::NoSuchAnswer));
                    session.enter_draw(*kind, revision).err()
                }
                (Question::Over(_), None) => break,
                (question, _) => panic!("after {at} answers the session asks {question:?}"),
            };
            assert_eq!(went_on, None, "an answer of the same game was not taken");
            at += 1;
        }
        assert_eq!(session.state(), &self.end, "the game ended otherwise");
        back_and_forth(session);
    }
}

fn try_texts<G: Game>(session: &Session<G>, whim: &mut Fate) {
    let look = Look::at(session);
    let from_snapshot = load::<G>(&session.snapshot());
    assert_eq!(Look::at(&from_snapshot), look, "a loaded snapshot looks otherwise");
    assert_eq!(from_snapshot.by_hand(), session.by_hand());
    if whim.below(16) == 0 {
        assert_eq!(Look::at(&load::<G>(&session.record())), look, "a loaded record looks otherwise");
        assert_eq!(from_snapshot.record(), session.record(), "the record of a loaded snapshot is another one");
        assert_eq!(Look::at(&load::<G>(&from_snapshot.snapshot())), look, "a snapshot loaded twice looks otherwise");
    }
}

/// Takes everything back and does it again, with people entering chance and with the engine rolling.
fn back_and_forth<G: Game>(session: Session<G>) {
    for by_hand in [true, false] {
        let mut session = session.clone();
        assert_eq!(session.set_by_hand(by_hand), Ok(()));
        let mut looks = vec![Look::at(&session)];
        while session.undo_reveals().is_some() {
            assert_eq!(session.undo(), Ok(()));
            looks.push(Look::at(&session));
        }
        for look in looks.iter().rev().skip(1) {
            assert_eq!(session.redo().err(), None);
            assert_eq!(&Look::at(&session), look, "done again, the game looks otherwise");
        }
    }
}

/// Answers as a session with this seed would, choices by chance, and writes everything down.
struct Writer<G: Game> {
    seed: u64,
    chances: u32,
    choices: Fate,
    said: Vec<Said<G>>,
}

impl<G: Game> Writer<G> {
    fn next(&mut self) -> Fate {
        self.chances += 1;
        Fate::at(self.seed, self.chances - 1)
    }
}

impl<G: Game> Oracle<G> for Writer<G> {
    fn choose(&mut self, game: &G, ask: &Ask<G::Choice>) -> Flow<usize> {
        let index = self.choices.below(ask.options.len() as u32) as usize;
        self.said.push(Said::Chose(index, Box::new(game.clone())));
        Ok(index)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        let faces = self.next().roll(&roll.dice);
        self.said.push(Said::Rolled(faces.clone()));
        Ok(faces)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        let kind = self.next().draw(draw.counts).unwrap_or_else(|| panic!("a draw from nothing: {draw:?}"));
        self.said.push(Said::Drew(kind));
        Ok(kind)
    }

    fn tell(&mut self, _game: &G, _event: &G::Event, _rule: RuleId) {}
}
