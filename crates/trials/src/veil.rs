//! What a seat imagines of the hidden things depends only on what it knows.

use core::cell::Cell;
use core::ops::Range;

use minds::Viewpoint;
use table::{Ask, By, Draw, Faces, Fate, Flow, Game, Halt, Oracle, Past, Question, Random, Roll, Seat, Seats};

use crate::walk::{answer, begin, each};

/// At every finished step and at every question of random games, and for every seat: two tables that the seat cannot tell apart
/// become the same table when it imagines the hidden things with the same chance, and that table passes [`Game::check`].
///
/// Where chance has brought something that a seat has not seen, the seat must also come to imagine something other than the
/// truth: a veil that hides nothing would pass everything else.
pub fn veil<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    let count = Count::default();
    each::<G>("veil", setups, seeds.clone(), |setup, seed, watch| {
        let mut game = G::begin(setup).unwrap_or_else(|error| panic!("{error}"));
        let mut dealer = Dealer { random: Random::new(seed), unseen: Seats::NONE };
        for step in 0_u64.. {
            watch.turn();
            for viewer in (0..game.seats()).map(Seat) {
                between_steps(&game, viewer, seed.wrapping_add(step), dealer.unseen.has(viewer), &count);
            }
            match game.step(&mut dealer) {
                Ok(()) => {}
                Err(Halt::Over(_)) => return,
                Err(halt) => panic!("stopped with {halt:?}"),
            }
        }
    });
    each::<G>("veil at questions", setups, seeds, |setup, seed, watch| {
        let (mut session, mut fate) = (begin::<G>(setup, seed), Fate::new(seed));
        loop {
            watch.turn();
            if let Question::Choose(_) = session.question() {
                let seats = (0..session.state().seats()).map(Seat);
                seats.for_each(|viewer| at_question(&session, viewer, seed ^ u64::from(session.revision()), &count));
            }
            if !answer(&mut session, &mut fate) {
                return;
            }
        }
    });
    count.judge();
}

/// What the trial has seen, so that it cannot pass by seeing nothing.
#[derive(Default)]
struct Count {
    /// Finished steps after which a seat had not seen everything, and how many of them it imagined as they were not.
    hidden: Cell<u32>,
    guessed: Cell<u32>,
    /// Questions before which something had happened in the open step that a seat had not seen, and how many of them the seat
    /// imagined to have come about otherwise. None at all, and what was told gives the secret away.
    secret: Cell<u32>,
    doubted: Cell<u32>,
    /// Questions that were imagined, and those to which nothing imagined led.
    met: Cell<u32>,
    missed: Cell<u32>,
}

fn tick(count: &Cell<u32>, happened: bool) {
    count.set(count.get() + u32::from(happened));
}

impl Count {
    fn judge(&self) {
        let [hidden, guessed, secret, doubted] = [&self.hidden, &self.guessed, &self.secret, &self.doubted].map(Cell::get);
        let [met, missed] = [&self.met, &self.missed].map(Cell::get);
        assert!(hidden == 0 || guessed > 0, "of {hidden} positions with something hidden none was imagined otherwise");
        assert!(secret == 0 || doubted > 0, "of {secret} questions after something secret none was imagined otherwise");
        assert!(missed * 4 <= met, "a seat could not imagine how it came to {missed} questions, only to {met}");
    }
}

/// Answers by chance, and remembers who has not seen something.
struct Dealer {
    random: Random,
    unseen: Seats,
}

impl Dealer {
    fn notes(&mut self, seen_by: Option<Seats>) {
        if let Some(seen_by) = seen_by {
            self.unseen = (0..16).map(Seat).filter(|seat| self.unseen.has(*seat) || !seen_by.has(*seat)).collect();
        }
    }
}

impl<G: Game> Oracle<G> for Dealer {
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize> {
        self.random.choose(game, ask)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        self.notes(roll.chance.seen_by);
        Oracle::<G>::roll(&mut self.random, roll)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.notes(draw.chance.seen_by);
        Oracle::<G>::draw(&mut self.random, draw)
    }

    fn tell(&mut self, _game: &G, _event: &G::Event, _by: By) {}
}

fn between_steps<G: Game>(game: &G, viewer: Seat, seed: u64, hidden: bool, count: &Count) {
    let imagined = |game: &G, seed: u64| {
        let mut game = game.clone();
        game.veil(viewer, &mut Fate::new(seed));
        can_be(&game, viewer);
        game
    };
    let other = imagined(game, !seed);
    assert_eq!(imagined(game, seed), imagined(&other, seed), "{viewer:?} sees through the veil\n{game:?}\n{other:?}");
    tick(&count.hidden, hidden);
    tick(&count.guessed, hidden && other != *game);
}

fn can_be<G: Game>(game: &G, viewer: Seat) {
    game.check().unwrap_or_else(|broken| panic!("what {viewer:?} imagines cannot be: {broken}\n{game:?}"));
}

/// The same in the middle of a step: what has happened since it began is part of what the seat knows or does not know.
fn at_question<G: Game>(session: &table::Session<G>, viewer: Seat, seed: u64, count: &Count) {
    let real = session.situation();
    let view = Viewpoint::new(&real, viewer);
    let Some((other, game, _)) = view.imagined(&mut Fate::new(!seed)) else { return tick(&count.missed, true) };
    tick(&count.met, true);
    // In the middle of a step pieces may stand where they could not stay.
    if session.state().check().is_ok() {
        can_be(&game, viewer);
    }
    let again = Viewpoint::new(&other, viewer);
    let (one, same) = (view.imagined(&mut Fate::new(seed)), again.imagined(&mut Fate::new(seed)));
    assert_eq!(
        one.as_ref().map(|(_, game, ask)| (game, ask)),
        same.as_ref().map(|(_, game, ask)| (game, ask)),
        "{viewer:?} learns something hidden in the middle of a step\n{real:?}\n{other:?}"
    );
    let is_secret = |past: &Past<G>| match past {
        Past::Fell(_, seen_by) => seen_by.is_some_and(|seats| !seats.has(viewer)),
        Past::Chose(by, _, sealed) => *sealed && !by.has(viewer),
        Past::Told(_) => false,
    };
    let secret = real.since.iter().any(is_secret);
    tick(&count.secret, secret);
    tick(&count.doubted, secret && other.since != real.since);
}
