//! A table that was set right goes on, is remembered, and can be put back.

use core::cell::Cell;
use core::ops::Range;

use table::{AnswerError, Correction, Fate, Game, Seat, Session, Thing};

use crate::walk::{Look, answer, begin, each, load, looks_back, players};

/// One question in so many is tried; so many corrections at most are kept in a game, which would not end otherwise.
const NOW_AND_THEN: u32 = 3;
const KEPT: usize = 6;
/// After a correction the game is played on for so many answers.
const ANSWERS: usize = 3;

/// Plays random games, with the engine's dice and with entered ones, and sets things right in the middle of them. What is said
/// to be allowed is taken, all else is refused by a rule that exists and changes nothing. A correction is told, can be saved,
/// loaded, taken back and done again, and the game plays on. Nobody learns by it what they cannot see.
pub fn set_right<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    let (offered, taken) = (Cell::new(0), Cell::new(0));
    each::<G>("set right", setups, seeds, |setup, seed, watch| {
        let by_hand = Session::begin_by_hand(setup.clone(), players::<G>(setup), seed).unwrap_or_else(|error| panic!("{error}"));
        for mut session in [begin::<G>(setup, seed), by_hand] {
            let mut fate = Fate::new(seed);
            let mut kept = 0;
            loop {
                watch.turn();
                let viewer = viewers(&session).nth(fate.below(u32::from(session.state().seats()) + 1) as usize).flatten();
                let things = session.things(viewer);
                offered.set(offered.get() + things.len());
                each_is_one(&things);
                let thing = things.get(fate.below(things.len() as u32) as usize);
                if let Some(thing) = thing.filter(|_| fate.below(NOW_AND_THEN) == 0) {
                    let correction = Correction { thing: thing.id, value: fate.below(u32::from(thing.most) + 2) as u16 };
                    if let Some(right) = try_one(&session, viewer, thing, correction, &mut fate) {
                        taken.set(taken.get() + 1);
                        if kept < KEPT {
                            session = right;
                            kept += 1;
                        }
                    }
                }
                if !answer(&mut session, &mut fate) {
                    break;
                }
            }
            assert_eq!(Look::at(&load::<G>(&session.record())), Look::at(&session), "the record leads elsewhere");
        }
    });
    // A real table stands otherwise sooner or later, in every game.
    assert!(offered.get() > 0, "there is nothing to set right");
    assert!(taken.get() > 0, "things are offered, and none could be set right");
}

/// Every seat, and nobody in particular.
fn viewers<G: Game>(session: &Session<G>) -> impl Iterator<Item = Option<Seat>> + use<G> {
    (0..session.state().seats()).map(|seat| Some(Seat(seat))).chain([None])
}

fn each_is_one(things: &[Thing]) {
    for (at, thing) in things.iter().enumerate() {
        assert!(things.iter().take(at).all(|other| other.id != thing.id), "two things are {}", thing.id);
        assert!(thing.now <= thing.most, "stands higher than it can: {thing:?}");
    }
}

/// Tries a correction; the session in which it was made, if it was taken.
fn try_one<G: Game>(
    session: &Session<G>,
    viewer: Option<Seat>,
    thing: &Thing,
    correction: Correction,
    fate: &mut Fate,
) -> Option<Session<G>> {
    let allowed = session.allowed(thing.id, viewer);
    hides(session, thing, &allowed, fate);
    assert!(allowed.contains(&thing.now), "as it is, it cannot be: {thing:?}");
    let possible = correction.value != thing.now && allowed.contains(&correction.value);
    let mut right = session.clone();
    let revision = right.revision();
    assert_eq!(right.set_right(correction, revision.wrapping_sub(1), viewer).err(), Some(AnswerError::Stale));
    let told = right.set_right(correction, revision, viewer).map(<[_]>::to_vec);
    let told = match told {
        Ok(told) => told,
        Err(refusal) => {
            assert!(!possible, "{correction:?} of {thing:?} was said to be allowed: {refusal}");
            if let AnswerError::Refused(rule) = refusal {
                assert!(
                    usize::from(rule.0) < G::catalogue().ids.len(),
                    "the refusal cites {rule:?}, which is not in the catalogue"
                );
            } else {
                assert_eq!(refusal, AnswerError::NoSuchAnswer);
            }
            assert_eq!((right.record(), right.revision()), (session.record(), revision), "a refused correction left a trace");
            return None;
        }
    };
    assert!(possible, "{correction:?} of {thing:?} was taken though it was not allowed");
    assert!(told.first().is_some_and(|told| usize::from(told.by.rule.0) < G::catalogue().ids.len()), "nothing is told of it");

    let start = start_of_step(session);
    let mut table = start.situation().state;
    assert!(table.set_right(correction).is_ok_and(|again| Some(&again) == told.first()), "it is told otherwise");
    let now = table.things().into_iter().find(|other| other.id == thing.id).map_or(0, |thing| thing.now);
    assert_eq!(now, correction.value, "{correction:?} set {thing:?} to something else");

    let look = Look::at(&right);
    remembers(&right);
    looks_back(&right);
    let mut back = right.clone();
    assert_eq!(back.undo(), Ok(()));
    assert_eq!(Look::at(&back), Look::at(&start), "the correction was not taken back");
    assert_eq!(back.redo().map(|again| again == told), Ok(true), "done again, it is told otherwise");
    assert_eq!(Look::at(&back), look, "done again, it leads elsewhere");
    let mut on = right.clone();
    let played_on = (0..ANSWERS).take_while(|_| answer(&mut on, fate)).count();
    remembers(&on);
    (0..played_on).for_each(|_| assert_eq!(on.undo(), Ok(())));
    assert_eq!(Look::at(&on), look, "after the correction nothing can be undone");
    Some(right)
}

/// Who may set a thing right cannot tell by it, nor by what is refused, what they do not see; to who may not it does not exist.
fn hides<G: Game>(session: &Session<G>, thing: &Thing, allowed: &[u16], fate: &mut Fate) {
    let table = start_of_step(session).situation().state;
    for viewer in viewers(session) {
        let mut imagined = table.clone();
        if let Some(seat) = viewer {
            imagined.veil(seat, fate);
        }
        assert_eq!(imagined.may_set_right(thing.id, viewer), table.may_set_right(thing.id, viewer), "{viewer:?}: {thing:?}");
        if !table.may_set_right(thing.id, viewer) {
            assert!(session.allowed(thing.id, viewer).is_empty(), "{viewer:?} must not know of {thing:?}");
            let mut other = session.clone();
            let correction = Correction { thing: thing.id, value: thing.now };
            assert_eq!(other.set_right(correction, other.revision(), viewer).err(), Some(AnswerError::NoSuchAnswer));
            continue;
        }
        let same = imagined.things().into_iter().find(|other| other.id == thing.id);
        assert_eq!(same.as_ref(), Some(thing), "{viewer:?} sees something hidden");
        for value in 0..=thing.most {
            let mut right = imagined.clone();
            let set = right.set_right(Correction { thing: thing.id, value });
            let fits = value == thing.now || set.is_ok() && right.check().is_ok();
            assert_eq!(fits, allowed.contains(&value), "{viewer:?} learns something hidden by setting {thing:?} to {value}");
        }
    }
}

/// Takes back what was answered in the open step.
fn start_of_step<G: Game>(session: &Session<G>) -> Session<G> {
    let mut start = session.clone();
    while start.unfinished() > 0 {
        assert_eq!(start.undo(), Ok(()));
    }
    start
}

fn remembers<G: Game>(session: &Session<G>) {
    for text in [session.record(), session.snapshot()] {
        let loaded = load::<G>(&text);
        assert_eq!(Look::at(&loaded), Look::at(session), "a table that was set right is loaded otherwise");
        assert_eq!(loaded.record(), session.record(), "its record is another one when it was loaded");
    }
}
