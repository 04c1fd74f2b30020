//! Dice that people roll and cards that people draw give the same game as the engine's own.

use core::ops::Range;

use table::{Ask, By, Dice, Draw, Faces, Fate, Flow, Game, Halt, Hands, Oracle, Question, Roll, Session};

use crate::walk::{Look, each, load, looks_back, players};
use crate::watch::Watch;

/// Plays a random game by the rules alone, then again in sessions that are told the same rolls, draws and choices: all of
/// them entered, or switching to and fro between people and engine at any question, for everything at once or for one kind of
/// die or one pile. Every choice is asked in the same position; every moment can be saved and loaded; all can be undone and
/// done again.
pub fn by_hand<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("by hand", setups, seeds, |setup, seed, watch| {
        let story = Story::<G>::of(setup, seed, watch);
        for (switching, by_kind) in [(0, false), (2, false), (4, false), (2, true)] {
            story.tell_again(setup, switching, by_kind, watch);
        }
    });
}

/// Something that was answered.
enum Said<G: Game> {
    Chose(usize, Box<G>),
    Rolled(Faces, Box<Dice>),
    Drew(usize, &'static str),
}

/// A whole game: what was answered, and how it ended.
struct Story<G: Game> {
    seed: u64,
    said: Vec<Said<G>>,
    /// Every kind of die and every pile that was needed.
    names: Vec<&'static str>,
    end: G,
}

impl<G: Game> Story<G> {
    fn of(setup: &G::Setup, seed: u64, watch: &Watch) -> Self {
        let mut game = G::begin(setup).unwrap_or_else(|error| panic!("{error}"));
        let mut writer = Writer { seed, chances: 0, choices: Fate::new(seed), said: Vec::new(), names: Vec::new() };
        loop {
            watch.turn();
            match game.step(&mut writer) {
                Ok(()) => {}
                Err(Halt::Over(_)) => return Self { seed, said: writer.said, names: writer.names, end: game },
                Err(halt) => panic!("stopped with {halt:?}"),
            }
        }
    }

    /// What the engine rolled and drew before it asks is in the story too: how much of it.
    fn told_by_engine(&self, session: &Session<G>, at: usize) -> usize {
        let chance_is_asked = matches!(session.question(), Question::Roll(_) | Question::Draw(..));
        let by_engine = |said: &&Said<G>| match said {
            Said::Chose(..) => false,
            Said::Rolled(_, dice) => !chance_is_asked || !session.hands().roll(dice),
            Said::Drew(_, pile) => !chance_is_asked || !session.hands().take(pile),
        };
        self.said.iter().skip(at).take_while(by_engine).count()
    }

    /// Plays it again by entering what was rolled and drawn; one question in `switching` switches who does, 0 none, for
    /// everything or by kind.
    fn tell_again(&self, setup: &G::Setup, switching: u32, by_kind: bool, watch: &Watch) {
        let mut whim = Fate::new(self.seed ^ u64::from(switching));
        let mut session =
            Session::<G>::begin_by_hand(setup.clone(), players::<G>(setup), self.seed).unwrap_or_else(|error| panic!("{error}"));
        let mut at = 0;
        loop {
            watch.turn();
            try_texts(&session, &mut whim);
            at += self.told_by_engine(&session, at);
            if switching > 0 && whim.below(switching) == 0 {
                let name = self.names.get(whim.below(self.names.len() as u32) as usize).filter(|_| by_kind);
                let mut hands = session.hands().clone();
                match name {
                    Some(name) => hands.give(name, !hands.take(name)),
                    None => hands = if session.by_hand() { Hands::Nothing } else { Hands::Everything },
                }
                assert_eq!(session.set_hands(hands), Ok(()));
            }
            let revision = session.revision();
            let question = session.question().clone();
            match &question {
                Question::Roll(roll) => assert!(session.hands().roll(&roll.dice), "the engine should roll {roll:?}"),
                Question::Draw(chance, _) => assert!(session.hands().take(chance.pile), "the engine should draw {chance:?}"),
                _ => {}
            }
            at += self.told_by_engine(&session, at);
            let went_on = match (question, self.said.get(at)) {
                (Question::Choose(_), Some(Said::Chose(index, position))) => {
                    assert_eq!(session.state(), &**position, "the choice is asked in another position");
                    session.answer(*index, revision).err()
                }
                (Question::Roll(_) | Question::Draw(..), Some(_)) if switching > 0 && whim.below(3) == 0 => {
                    session.leave_to_fate(revision).err()
                }
                (Question::Roll(roll), Some(Said::Rolled(faces, _))) => {
                    assert_eq!(session.enter_roll(&[], revision).err(), Some(table::AnswerError::NoSuchAnswer), "{roll:?}");
                    session.enter_roll(faces, revision).err()
                }
                (Question::Draw(_, counts), Some(Said::Drew(kind, _))) => {
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
        let one = self.names.iter().take(1).map(|name| (*name).to_owned()).collect::<Vec<_>>();
        back_and_forth(&session, [Hands::Everything, Hands::Nothing, Hands::Only(one.clone()), Hands::AllBut(one)]);
    }
}

fn try_texts<G: Game>(session: &Session<G>, whim: &mut Fate) {
    let look = Look::at(session);
    let from_snapshot = load::<G>(&session.snapshot());
    assert_eq!(Look::at(&from_snapshot), look, "a loaded snapshot looks otherwise");
    assert_eq!(from_snapshot.hands(), session.hands());
    if whim.below(16) == 0 {
        looks_back(session);
        assert_eq!(Look::at(&load::<G>(&session.record())), look, "a loaded record looks otherwise");
        assert_eq!(from_snapshot.record(), session.record(), "the record of a loaded snapshot is another one");
        assert_eq!(Look::at(&load::<G>(&from_snapshot.snapshot())), look, "a snapshot loaded twice looks otherwise");
    }
}

/// Takes everything back and does it again, whoever rolls and draws.
fn back_and_forth<G: Game>(session: &Session<G>, whoever: [Hands; 4]) {
    for hands in whoever {
        let mut session = session.clone();
        assert_eq!(session.set_hands(hands), Ok(()));
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
    names: Vec<&'static str>,
}

impl<G: Game> Writer<G> {
    fn needs(&mut self, name: &'static str) {
        if !self.names.contains(&name) {
            self.names.push(name);
        }
    }

    fn next(&mut self) -> Fate {
        self.chances += 1;
        Fate::at(self.seed, self.chances - 1)
    }
}

impl<G: Game> Oracle<G> for Writer<G> {
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize> {
        let index = self.choices.below(ask.options.len() as u32) as usize;
        self.said.push(Said::Chose(index, Box::new(game.clone())));
        Ok(index)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        roll.dice.iter().for_each(|die| self.needs(die.kind.0));
        let faces = self.next().roll(&roll.dice);
        self.said.push(Said::Rolled(faces.clone(), Box::new(roll.dice.clone())));
        Ok(faces)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.needs(draw.chance.pile);
        let kind = self.next().draw(draw.counts).unwrap_or_else(|| panic!("a draw from nothing: {draw:?}"));
        self.said.push(Said::Drew(kind, draw.chance.pile));
        Ok(kind)
    }

    fn tell(&mut self, _game: &G, _event: &G::Event, _by: By) {}
}
