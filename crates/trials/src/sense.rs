//! What a game says to computer players can be done: habits and promising options are options of the question, and of who is asked.

use table::{Ask, Fate, Question, Seat, Session, Think};

use crate::walk::{begin, each};

/// So often in a hundred a random answer is given instead of the habit's, so that positions come up that habit would avoid.
const WHIMS: u32 = 15;

/// Plays by habit, and looks at every question whether what the game says of it fits. Habit has an answer to every question where the
/// game is one for computer players.
pub fn sense<G: Think>(setups: &[G::Setup], seeds: core::ops::Range<u64>) {
    each::<G>("sense", setups, seeds, |setup, seed, _| {
        let mut session = begin::<G>(setup, seed);
        let mut fate = Fate::new(seed);
        while let Question::Choose(ask) = session.question().clone() {
            let habit = habit_of(&session, &ask, &mut fate);
            fits(session.state(), &ask);
            let whim = fate.below(100) < WHIMS;
            let index = if whim { fate.below(ask.options.len() as u32) as usize } else { habit };
            let revision = session.revision();
            session.answer(index, revision).unwrap_or_else(|error| panic!("{:?} is not taken: {error}", ask.options.get(index)));
        }
    });
}

fn habit_of<G: Think>(session: &Session<G>, ask: &Ask<G>, fate: &mut Fate) -> usize {
    let habit = session.state().habit(ask, fate).unwrap_or_else(|| panic!("no habit at {:?}", ask.about));
    let index = usize::from(habit);
    assert!(index < ask.options.len(), "habit names option {index} of {:?}", ask.options);
    let somebody = (0..session.state().seats()).any(|seat| ask.may_decide(Seat(seat), index));
    assert!(somebody, "habit names what nobody who is asked may decide: {:?}", ask.options.get(index));
    index
}

fn fits<G: Think>(game: &G, ask: &Ask<G>) {
    let mut promising = Vec::new();
    game.promising(ask, &mut promising);
    assert!(!promising.is_empty(), "nothing is promising at {:?}", ask.about);
    for (at, index) in promising.iter().enumerate() {
        assert!(usize::from(*index) < ask.options.len(), "option {index} is thought promising at {:?}", ask.about);
        assert!(!promising.iter().skip(at + 1).any(|other| other == index), "option {index} twice at {:?}", ask.about);
    }
    for seat in (0..game.seats()).map(Seat) {
        let worth = game.worth(seat);
        assert!((0.0..=1.0).contains(&worth), "a worth of {worth} for {seat:?}");
    }
}
