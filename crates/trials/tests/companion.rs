//! Two phones, real dice and a table that was set right.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

use base64ct::{Base64UrlUnpadded, Encoding as _};
use table::{AnswerError, Correction, Hands, LoadError, Player, Question, Session};
use trials::toys::beast::{Hunt, rule};
use trials::toys::duel::Duel;

/// A duel with a few answers, as texts were written before layouts were counted.
const OLD: [&str; 2] = ["katabasis1.toy-duel.AQEABwIAAAADAgABAI1j33E", "katabasis1.toy-duel.AQEABwIAAAEDAj0AAKr3K48"];

/// The first of them as it could be written once: without anybody to answer.
const NOBODY: &str = "katabasis1.toy-duel.AQEABwAAAwIAAQARj7y7";

/// A snapshot with other bytes where these stand, and a checksum that is right.
fn replaced(text: &str, these: &[u8], others: &[u8]) -> String {
    let (head, payload) = text.rsplit_once('.').unwrap();
    let mut bytes = Base64UrlUnpadded::decode_vec(payload).unwrap();
    bytes.truncate(bytes.len() - 4);
    let at = bytes.windows(these.len()).rposition(|window| window == these).unwrap();
    bytes[at..at + these.len()].copy_from_slice(others);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    format!("{head}.{}", Base64UrlUnpadded::encode_string(&bytes))
}

fn duel(answers: &[usize]) -> Session<Duel> {
    let mut session = Session::<Duel>::begin((), vec![], 7).unwrap();
    for index in answers {
        session.answer(*index, session.revision()).unwrap();
    }
    session
}

#[test]
fn texts_from_before_still_load() {
    for (text, (hands, answered)) in OLD.into_iter().zip([(Hands::Nothing, 2), (Hands::Everything, 3)]) {
        let session = Session::<Duel>::load(text).unwrap();
        assert_eq!((session.hands(), session.answered()), (&hands, answered));
        let again = Session::<Duel>::load(&session.record()).unwrap();
        assert_eq!((again.question(), again.hash()), (session.question(), session.hash()));
    }
}

#[test]
fn a_text_without_players_is_refused() {
    assert_eq!(Session::<Duel>::load(NOBODY).err(), Some(LoadError::Players { players: 0, seats: 2 }));
    assert_eq!(
        Session::<Duel>::begin((), vec![], 7).unwrap().players(),
        [Player::Person; 2],
        "persons sit where nobody was named"
    );
}

#[test]
fn a_forged_state_is_not_the_game_further_on() {
    let mut mine = duel(&[0]);
    let further = duel(&[0, 0]);
    let mut honest = Session::<Duel>::load(&further.snapshot()).unwrap();
    assert_eq!(mine.common(&mut honest), Some(1));
    // The same answers, and a fighter who was never wounded that badly.
    let state = postcard::to_allocvec(&further.situation().state).unwrap();
    let mut other = state.clone();
    other[1] = 1;
    let mut forged = Session::<Duel>::load(&replaced(&further.snapshot(), &state, &other)).unwrap();
    assert_ne!(forged.hash(), honest.hash(), "whole, and by the rules");
    assert_eq!(mine.common(&mut forged), None, "but not what the answers lead to");
    let again = Session::<Duel>::load(&forged.record()).unwrap();
    assert_eq!((again.question(), again.hash()), (forged.question(), forged.hash()), "its record opens to the same");
    while forged.can_undo() {
        forged.undo().unwrap();
    }
    let start = postcard::to_allocvec(&forged.situation().state).unwrap();
    assert_eq!((start, forged.undo()), (other, Err(AnswerError::Nothing)), "and taken back it does not go behind that state");
}

#[test]
fn two_tables_know_how_far_they_went_together() {
    let before = duel(&[0]);
    let (mut one, mut other) = (before.clone(), Session::<Duel>::load(&before.snapshot()).unwrap());
    assert_eq!(one.common(&mut other), Some(1));
    one.answer(0, one.revision()).unwrap();
    assert_eq!((one.common(&mut other), other.common(&mut one)), (Some(1), Some(1)), "one is ahead");
    assert_eq!((one.answered(), other.answered()), (2, 1));
    other.answer(1, other.revision()).unwrap();
    other.answer(0, other.revision()).unwrap();
    assert_eq!((one.common(&mut other), other.common(&mut one)), (Some(1), Some(1)), "they went different ways");
    assert_eq!(one.common(&mut Session::begin((), vec![], 8).unwrap()), None, "another game");
}

#[test]
fn a_table_set_right_in_the_middle_of_a_step_asks_for_the_step_again() {
    let mut hunt = Session::<Hunt>::begin_by_hand((), vec![], 0).unwrap();
    hunt.answer(1, hunt.revision()).unwrap();
    hunt.enter_roll(&[6], hunt.revision()).unwrap();
    assert_eq!((hunt.unfinished(), hunt.state().beast), (1, 5));
    hunt.set_right(Correction { thing: 1, value: 2 }, hunt.revision(), None).unwrap();
    assert_eq!((hunt.unfinished(), hunt.state().beast), (0, 2), "the strike is rolled again");
    let refused = hunt.set_right(Correction { thing: 1, value: 7 }, hunt.revision(), None).err();
    assert!(matches!(refused, Some(AnswerError::Refused(_))), "{refused:?}");
    hunt.enter_roll(&[6], hunt.revision()).unwrap();
    hunt.enter_roll(&[6], hunt.revision()).unwrap();
    let Question::Over(outcome) = hunt.question() else { panic!("{:?}", hunt.question()) };
    assert_eq!(outcome.rule, rule::STRIKE);
    // The end can be set right too: the step that led to it is played again.
    hunt.set_right(Correction { thing: 1, value: 3 }, hunt.revision(), None).unwrap();
    assert!(matches!(hunt.question(), Question::Roll(_)), "{:?}", hunt.question());
    assert_eq!(Session::<Hunt>::load(&hunt.record()).unwrap().question(), hunt.question());
}
