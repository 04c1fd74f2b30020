//! Whatever people do with a game and in whatever order, its record opens to the same game.

use core::ops::Range;

use table::{AnswerError, Correction, Dice, Fate, Game, Hands, Question, Session};

use crate::walk::{Look, answer, begin, each, load, players};

/// A game is played on for up to so many answers before anything else happens.
const BEFORE: u32 = 120;
/// So many things are done then.
const DEEDS: usize = 24;

/// Answers, changes who rolls and draws, sets things right, takes back, does again, saves and loads, in any order. After each of
/// these the record and the snapshot open to the same game, what can be taken back is what is said to be, and what is done
/// again leads where it led before.
pub fn mix<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("mix", setups, seeds, |setup, seed, watch| {
        let mut fate = Fate::new(seed ^ 0x006d_6978);
        let mut session = if fate.below(2) == 0 {
            begin::<G>(setup, seed)
        } else {
            Session::begin_by_hand(setup.clone(), players::<G>(setup), seed).unwrap_or_else(|error| panic!("{error}"))
        };
        let mut names = Vec::new();
        for _ in 0..fate.below(BEFORE) {
            learn(&session, &mut names);
            answer(&mut session, &mut fate);
        }
        for _ in 0..DEEDS {
            watch.turn();
            learn(&session, &mut names);
            let what = one_deed(&mut session, &names, &mut fate);
            opens(&session, &what);
            agrees(&session, &what);
        }
    });
}

/// Remembers the kinds of dice and the piles that people were asked for.
fn learn<G: Game>(session: &Session<G>, names: &mut Vec<&'static str>) {
    let mut add = |name: &'static str| {
        if !names.contains(&name) {
            names.push(name);
        }
    };
    match session.question() {
        Question::Roll(roll) => Dice::iter(&roll.dice).for_each(|die| add(die.kind.0)),
        Question::Draw(chance, _) => add(chance.pile),
        _ => {}
    }
}

/// Does something; in a word, what.
fn one_deed<G: Game>(session: &mut Session<G>, names: &[&'static str], fate: &mut Fate) -> String {
    let revision = session.revision();
    match fate.below(16) {
        0..=3 => {
            answer(session, fate);
            "an answer".into()
        }
        4 => {
            let left = session.leave_to_fate(revision).err();
            assert!(matches!(left, None | Some(AnswerError::NotAsked)), "left to fate: {left:?}");
            "a roll left to fate".into()
        }
        5 | 6 => {
            let mut hands = session.hands().clone();
            match names.get(fate.below(names.len() as u32 + 2) as usize) {
                Some(name) => hands.give(name, !hands.take(name)),
                None => hands = if fate.below(2) == 0 { Hands::Nothing } else { Hands::Everything },
            }
            assert_eq!(session.set_hands(hands.clone()), Ok(()));
            format!("{hands:?}")
        }
        7..=9 => set_right(session, fate),
        10 | 11 => {
            let before = Look::at(session);
            if session.undo().is_ok() && fate.below(2) == 0 {
                assert_eq!(session.redo().err(), None);
                assert_eq!(Look::at(session), before, "taken back and done again, it is another game");
            }
            "an undo".into()
        }
        12 | 13 => {
            let can = session.can_redo();
            assert_eq!(session.redo().is_ok(), can, "done again though it cannot, or the other way round");
            "a redo".into()
        }
        14 => {
            *session = load(&session.record());
            "a record".into()
        }
        _ => {
            *session = load(&session.snapshot());
            "a snapshot".into()
        }
    }
}

fn set_right<G: Game>(session: &mut Session<G>, fate: &mut Fate) -> String {
    let things = session.things(None);
    let Some(thing) = things.get(fate.below(things.len() as u32) as usize) else { return "nothing to set right".into() };
    let correction = Correction { thing: thing.id, value: fate.below(u32::from(thing.most) + 1) as u16 };
    let before = Look::at(session);
    if let Err(refusal) = session.set_right(correction, session.revision(), None) {
        assert_ne!(refusal, AnswerError::Stuck, "{correction:?} of {thing:?}");
        assert_eq!(Look::at(session), before, "a refused correction changed the game");
    }
    format!("{correction:?} of {:?}", thing.name)
}

/// Texts lead to the same game.
fn opens<G: Game>(session: &Session<G>, after: &str) {
    for text in [session.record(), session.snapshot()] {
        let loaded = load::<G>(&text);
        assert_eq!(loaded.hash(), session.hash(), "after {after} a text leads to another state");
        assert_eq!(Look::at(&loaded), Look::at(session), "after {after} a text leads elsewhere");
        assert_eq!(loaded.record(), session.record(), "after {after} the record of a loaded game is another one");
    }
}

/// What is said to be possible is.
fn agrees<G: Game>(session: &Session<G>, after: &str) {
    let mut back = session.clone();
    let can = back.can_undo();
    let look = Look::at(&back);
    assert_eq!(back.undo().is_ok(), can, "after {after} it was said that {can}: something can be taken back");
    if can {
        assert_eq!(back.redo().err(), None, "after {after}");
        assert_eq!(Look::at(&back), look, "after {after}, taken back and done again, it is another game");
    }
}
