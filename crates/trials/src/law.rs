//! Whatever [`Game::check`] lets pass can be played: to the end, saved and loaded on the way.

use core::cell::Cell;
use core::ops::Range;

use table::{Correction, Fate, Game, Halt, Question, Random, Seat, Session};

use crate::soak::MOST_STEPS;
use crate::walk::{Look, answer, begin, each, load, players};
use crate::watch::Watch;

/// A game is played on for up to so many answers before something is changed.
const BEFORE: u32 = 150;
/// So many corrections are made at most.
const CORRECTIONS: u32 = 3;
/// So many damaged positions are made of each moment.
const DAMAGED: usize = 60;
/// An accepted position is played on for so many answers, and saved and loaded now and then.
const ANSWERS: usize = 200;
const NOW_AND_THEN: usize = 25;

/// Sets things right in the middle of random games and plays them to their end: every position on the way passes
/// [`Game::check`] and is written down and read the same.
pub fn corrected<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    let (offered, taken) = (Cell::new(false), Cell::new(0_u32));
    each::<G>("corrected", setups, seeds, |setup, seed, watch| {
        let mut fate = Fate::new(seed ^ 0x006c_6177);
        let mut session = begin::<G>(setup, seed);
        for _ in 0..moment(&mut fate) {
            answer(&mut session, &mut fate);
        }
        let mut made = Vec::new();
        for _ in 0..=fate.below(CORRECTIONS) {
            let viewers = u32::from(session.state().seats()) + 1;
            let viewer = u8::try_from(fate.below(viewers)).ok().map(Seat).filter(|seat| seat.0 < session.state().seats());
            let things = session.things(viewer);
            let Some(thing) = things.get(fate.below(things.len() as u32) as usize) else { continue };
            offered.set(true);
            let allowed = session.allowed(thing.id, viewer);
            let Some(value) = allowed.get(fate.below(allowed.len() as u32) as usize).filter(|value| **value != thing.now) else {
                continue;
            };
            let correction = Correction { thing: thing.id, value: *value };
            let name = format!("{:?} {:?} from {} to {value}", thing.of.key, thing.name.key, thing.now);
            made.push(name);
            if let Err(error) = session.set_right(correction, session.revision(), viewer) {
                panic!("{made:?} was allowed, and then {error}");
            }
            taken.set(taken.get() + 1);
        }
        watch.doing(format!("{} with {setup:?}, seed {seed}, corrections {made:?}", G::ID));
        play_out(session.situation().state, fate.below(u32::MAX).into(), watch);
    });
    assert!(!offered.get() || taken.get() > 0, "things are offered, and none could be set right");
}

/// After how many answers something is changed: as often early as late, because short games are soon over.
fn moment(fate: &mut Fate) -> u32 {
    let most = BEFORE >> fate.below(6);
    fate.below(most)
}

/// Plays to the end by chance.
fn play_out<G: Game>(mut game: G, seed: u64, watch: &Watch) {
    let mut chance = Random::new(seed);
    for _ in 0..MOST_STEPS {
        watch.turn();
        game.check().unwrap_or_else(|broken| panic!("legal play led to a broken position: {broken}\n{game:?}"));
        let bytes = postcard::to_allocvec(&game).unwrap_or_else(|error| panic!("cannot be written down: {error}"));
        assert!(postcard::from_bytes::<G>(&bytes).is_ok_and(|read| read == game), "is read otherwise than it was written");
        match game.step(&mut chance) {
            Ok(()) => {}
            Err(Halt::Over(_)) => return,
            Err(halt) => panic!("stopped with {halt:?} at {game:?}"),
        }
    }
    panic!("does not end");
}

/// Damages written positions of random games. Those that [`Game::check`] accepts are played on: every position stays accepted,
/// there is always an answer, and what is saved is loaded the same.
pub fn damaged<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("damaged", setups, seeds, |setup, seed, watch| {
        let mut fate = Fate::new(seed ^ 0x0064_616d);
        let mut session = begin::<G>(setup, seed);
        for _ in 0..moment(&mut fate) {
            answer(&mut session, &mut fate);
        }
        let honest = session.situation().state;
        let bytes = postcard::to_allocvec(&honest).unwrap_or_else(|error| panic!("cannot be written down: {error}"));
        for _ in 0..DAMAGED {
            let mut bytes = bytes.clone();
            for _ in 0..=fate.below(3) {
                let at = fate.below(bytes.len() as u32) as usize;
                let value = if fate.below(2) == 0 { fate.below(12) } else { fate.below(256) } as u8;
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = value;
                }
            }
            let Ok((position, [])) = postcard::take_from_bytes::<G>(&bytes) else { continue };
            if position == honest || position.check().is_err() {
                continue;
            }
            watch.doing(format!("{} with {setup:?}, seed {seed}, the position {position:?}", G::ID));
            lives(position, players::<G>(setup), seed, &mut fate, watch);
        }
    });
}

fn lives<G: Game>(position: G, players: Vec<table::Player>, seed: u64, fate: &mut Fate, watch: &Watch) {
    let mut session =
        Session::from_position(position, players, seed).unwrap_or_else(|error| panic!("accepted, and then {error}"));
    for nth in 0..ANSWERS {
        watch.turn();
        let now = session.situation().state;
        now.check().unwrap_or_else(|broken| panic!("legal play led to a broken position: {broken}\n{now:?}"));
        if let Question::Choose(ask) = session.question() {
            assert!(!ask.options.is_empty(), "a dead end: {now:?}");
        }
        if nth % NOW_AND_THEN == 0 {
            assert_eq!(Look::at(&load::<G>(&session.snapshot())), Look::at(&session), "a snapshot is loaded otherwise");
        }
        if !answer(&mut session, fate) {
            break;
        }
    }
    let mut loaded = load::<G>(&session.snapshot());
    assert_eq!(Look::at(&loaded), Look::at(&session), "a snapshot is loaded otherwise");
    assert_eq!(loaded.can_undo(), loaded.undo().is_ok(), "what can be taken back and what is said of it differ");
}
