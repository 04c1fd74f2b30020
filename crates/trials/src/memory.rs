//! Every moment of a game can be saved, loaded, taken back and done again.

use core::ops::Range;

use table::{AnswerError, Fate, Game, Question, Session};

use crate::walk::{Look, answer, begin, each, load, log, looks_back};
use crate::watch::Watch;

/// Texts that replay the whole game are tried at one question in so many.
const NOW_AND_THEN: u32 = 8;

/// Plays random games in a session. At every question a snapshot, and now and then a record, is loaded and must look the
/// same and go on the same; wrong and stale answers are refused and change nothing. At the end everything is undone to the
/// very start and done again, and must look at every question as it did the first time.
pub fn memory<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("memory", setups, seeds, |setup, seed, watch| {
        let mut fate = Fate::new(seed);
        let mut session = begin::<G>(setup, seed);
        assert_eq!(Look::at(&session), Look::at(&begin::<G>(setup, seed)), "the same seed began otherwise");
        let mut looks = vec![(Look::at(&session), session.recent().len())];
        loop {
            watch.turn();
            refuse_wrong_answers(&mut session);
            let mut loaded = load::<G>(&session.snapshot());
            assert_eq!(Look::at(&loaded), Look::at(&session), "a loaded snapshot looks otherwise");
            if fate.below(NOW_AND_THEN) == 0 {
                try_texts(&mut session);
                try_otherwise(&mut session, &mut fate, &looks);
                looks_back(&session);
            }
            let mut same_fate = fate.clone();
            if !answer(&mut session, &mut fate) {
                break;
            }
            answer(&mut loaded, &mut same_fate);
            assert_eq!(Look::at(&loaded), Look::at(&session), "a loaded snapshot went on otherwise");
            looks.push((Look::at(&session), session.recent().len()));
        }
        try_texts(&mut session);
        back_and_forth(session.clone(), &looks, watch);
        back_and_forth(load(&session.snapshot()), &looks, watch);
    });
}

fn refuse_wrong_answers<G: Game>(session: &mut Session<G>) {
    let before = Look::at(session);
    let revision = session.revision();
    let options = match session.question() {
        Question::Choose(ask) => ask.options.len(),
        _ => 0,
    };
    let wrong = if options == 0 { AnswerError::NotAsked } else { AnswerError::NoSuchAnswer };
    assert_eq!(session.answer(0, revision.wrapping_sub(1)).err(), Some(AnswerError::Stale));
    assert_eq!(session.answer(options, revision).err(), Some(wrong));
    assert_eq!(session.enter_roll(&[1], revision).err(), Some(AnswerError::NotAsked));
    assert_eq!(session.enter_draw(0, revision).err(), Some(AnswerError::NotAsked));
    assert_eq!(session.leave_to_fate(revision).err(), Some(AnswerError::NotAsked));
    assert_eq!(session.revision(), revision, "a refused answer changed the question");
    assert_eq!(Look::at(session), before, "a refused answer changed the game");
}

/// Records and snapshots, and those of what they were loaded into.
fn try_texts<G: Game>(session: &mut Session<G>) {
    let look = Look::at(session);
    let told = log(session);
    let mut from_record = load::<G>(&session.record());
    let mut from_snapshot = load::<G>(&session.snapshot());
    for (loaded, what) in [(&mut from_record, "record"), (&mut from_snapshot, "snapshot")] {
        assert_eq!(Look::at(loaded), look, "a loaded {what} looks otherwise");
        assert_eq!(loaded.record(), session.record(), "the record of a loaded {what} is another one");
        assert_eq!(loaded.snapshot(), session.snapshot(), "the snapshot of a loaded {what} is another one");
        assert_eq!(Look::at(&load::<G>(&loaded.record())), look, "the record of a loaded {what} looks otherwise");
        assert_eq!(log(loaded), told, "a loaded {what} tells another story");
        assert_eq!((loaded.players(), loaded.seed()), (session.players(), session.seed()));
    }
}

/// Takes the last answer back, answers by chance instead, takes that back too, and comes back to where it was.
fn try_otherwise<G: Game>(session: &mut Session<G>, fate: &mut Fate, looks: &[(Look<G>, usize)]) {
    let mut other = session.clone();
    if other.undo().is_err() {
        assert_eq!(looks.len(), 1, "there was something to undo");
        return;
    }
    let before = looks.iter().rev().nth(1).map(|(look, _)| look.clone());
    assert_eq!(Some(Look::at(&other)), before, "an undone answer left a trace");
    let straight_on = other.clone();
    answer(&mut other, fate);
    assert!(!other.can_redo(), "what was undone can be done again though something else was done");
    let undone = other.undo();
    assert_eq!((undone, Some(Look::at(&other))), (Ok(()), before), "the other answer left a trace");
    let mut other = straight_on;
    let done_again = other.redo().err();
    assert_eq!((done_again, Look::at(&other)), (None, Look::at(session)), "done again, the answer led elsewhere");
}

fn back_and_forth<G: Game>(mut session: Session<G>, looks: &[(Look<G>, usize)], watch: &Watch) {
    let whole = log(&mut session);
    let agrees = |session: &mut Session<G>, (look, told): &(Look<G>, usize), what: &str| {
        watch.turn();
        assert_eq!(&Look::at(session), look, "{what}, the game looks otherwise");
        assert_eq!(Some(session.recent()), whole.get(..*told), "{what}, the log tells otherwise");
    };
    for look in looks.iter().rev().skip(1) {
        assert!(session.undo_reveals().is_some());
        assert_eq!(session.undo(), Ok(()));
        agrees(&mut session, look, "undone");
    }
    assert_eq!(session.undo_reveals(), None);
    assert_eq!(session.undo(), Err(AnswerError::Nothing));
    for look in looks.iter().skip(1) {
        assert!(session.can_redo());
        assert_eq!(session.redo().err(), None);
        agrees(&mut session, look, "done again");
    }
    assert_eq!(session.redo().err(), Some(AnswerError::Nothing));
}
