//! Texts that somebody cut, changed or made up: refused with a reason, or harmless.

use core::ops::Range;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use table::{Correction, Fate, Game, LoadError, Question, Session, Thing};

use crate::walk::{answer, begin, each};
use crate::watch::Watch;

/// So many places of a text are spoiled, all of a shorter one.
const PLACES: usize = 60;
/// A loaded game is played on for so many answers.
const ANSWERS: usize = 10;
/// So many moments of a game are saved and spoiled.
const MOMENTS: usize = 3;

/// The largest number of 32 bits as it is written.
const LARGEST: [u8; 5] = [0xff, 0xff, 0xff, 0xff, 0x0f];

/// Saves moments of random games and spoils the texts: cut at every length, bytes changed, with the checksum made right
/// again too, of another game, version or format, and plain noise. Each is refused with a reason, or loads into a position
/// that passes [`Game::check`] and plays on.
pub fn hostile<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("hostile", setups, seeds, |setup, seed, watch| {
        let mut fate = Fate::new(seed);
        let mut session = begin::<G>(setup, seed);
        for _ in 0..MOMENTS {
            for text in [session.record(), session.snapshot()] {
                let reload = Session::<G>::load(&text);
                assert!(reload.is_ok(), "an unspoiled text was refused: {text}");
                refuse_others::<G>(&text);
                let mut spoiled = cut(&text, &mut fate);
                spoiled.extend(changed(&text, &mut fate));
                spoiled.extend(noise::<G>(&mut fate));
                for text in spoiled {
                    try_one::<G>(&text, &mut fate, watch);
                }
            }
            for _ in 0..fate.below(30) {
                answer(&mut session, &mut fate);
            }
            // The next texts hold a correction too, where the game takes one.
            if let Some(Thing { id, most, .. }) = session.things(None).first() {
                let correction = Correction { thing: *id, value: fate.below(u32::from(*most) + 1) as u16 };
                let _refused = session.set_right(correction, session.revision(), None).is_err();
            }
        }
    });
}

/// Texts that are whole but belong elsewhere.
fn refuse_others<G: Game>(text: &str) {
    let load = |text: &str| Session::<G>::load(text).err();
    let payload = text.rsplit('.').next().unwrap_or_default();
    let head = text.strip_suffix(payload).unwrap_or_default();
    let other_game = text.replacen(&format!(".{}.", G::ID), ".another.", 1);
    assert_eq!(load(&other_game), Some(LoadError::OtherGame("another".into())));
    assert_eq!(table::game_of(text), Some(G::ID));
    let other_format = text.replacen("katabasis2", "katabasis7", 1);
    assert_eq!(load(&other_format), Some(LoadError::Format(7)));
    assert_eq!(load(""), Some(LoadError::Foreign));
    assert_eq!(load("Once upon a time"), Some(LoadError::Foreign));
    assert_eq!(load(&format!("{head}{}", "A".repeat(2 << 20))), Some(LoadError::TooLong));

    // The layout comes first, the rules third.
    let number = |number: u32| postcard::to_allocvec(&number).unwrap_or_default();
    let body = body(payload);
    let rest = body.strip_prefix(&*number(G::LAYOUT)).unwrap_or_else(|| panic!("the layout does not come first"));
    let other_layout = sealed(head, &[&number(G::LAYOUT + 1), rest].concat());
    assert_eq!(load(&other_layout), Some(LoadError::OtherLayout { saved: G::LAYOUT + 1, here: G::LAYOUT }));
    let before = [number(G::LAYOUT), number(0)].concat();
    let now = [&*before, &number(G::RULES)].concat();
    let rest = body.strip_prefix(&*now).unwrap_or_else(|| panic!("the rules do not come third"));
    let other_rules = sealed(head, &[&*before, &number(G::RULES + 1), rest].concat());
    match Session::<G>::load(&other_rules) {
        Ok(session) => assert_eq!(session.carried_over().map(|past| past.rules), Some(G::RULES + 1)),
        Err(refusal) => assert_eq!(refusal, LoadError::OtherRules { saved: G::RULES + 1, here: G::RULES }),
    }
}

fn cut(text: &str, fate: &mut Fate) -> Vec<String> {
    let payload = text.rsplit('.').next().unwrap_or_default();
    let head = text.strip_suffix(payload).unwrap_or_default();
    let body = body(payload);
    let texts = (0..text.len()).filter_map(|length| text.get(..length)).map(String::from);
    let bodies = places(body.len(), fate).into_iter().filter_map(|length| body.get(..length)).map(|body| sealed(head, body));
    texts.chain(bodies).collect()
}

fn changed(text: &str, fate: &mut Fate) -> Vec<String> {
    let payload = text.rsplit('.').next().unwrap_or_default();
    let head = text.strip_suffix(payload).unwrap_or_default();
    let body = body(payload);
    let mut texts = Vec::new();
    for at in places(text.len(), fate) {
        let mut letters: Vec<char> = text.chars().collect();
        if let Some(letter) = letters.get_mut(at) {
            *letter = char::from(33 + fate.below(94) as u8);
        }
        texts.push(letters.into_iter().collect());
    }
    // The last number of a snapshot counts its chance events: the one most likely to run over.
    let last = body.len().saturating_sub(1);
    for at in places(body.len(), fate).into_iter().chain([last]) {
        let (before, after) = body.split_at(at);
        texts.push(sealed(head, &[before, &LARGEST, after.get(1..).unwrap_or_default()].concat()));
        for value in [0, 1, 0x7f, 0x80, 0xff, fate.below(256) as u8] {
            let mut body = body.clone();
            if let Some(byte) = body.get_mut(at) {
                *byte = value;
            }
            texts.push(sealed(head, &body));
            body.insert(at, value);
            texts.push(sealed(head, &body));
        }
    }
    texts
}

/// All places of something short, a sample of something long.
fn places(length: usize, fate: &mut Fate) -> Vec<usize> {
    if length <= PLACES {
        return (0..length).collect();
    }
    (0..PLACES).map(|_| fate.below(length as u32) as usize).collect()
}

fn noise<G: Game>(fate: &mut Fate) -> Vec<String> {
    let head = format!("katabasis2.{}.", G::ID);
    let mut body = || (0..fate.below(60)).map(|_| fate.below(256) as u8).collect::<Vec<u8>>();
    (0..50).map(|_| sealed(&head, &body())).collect()
}

/// What a text says, without its checksum.
fn body(payload: &str) -> Vec<u8> {
    let bytes = Base64UrlUnpadded::decode_vec(payload).unwrap_or_default();
    bytes.split_last_chunk::<4>().map(|(body, _)| body.to_vec()).unwrap_or_default()
}

/// A text with a checksum that is right.
fn sealed(head: &str, body: &[u8]) -> String {
    let bytes = [body, &crc32fast::hash(body).to_le_bytes()].concat();
    format!("{head}{}", Base64UrlUnpadded::encode_string(&bytes))
}

fn try_one<G: Game>(text: &str, fate: &mut Fate, watch: &Watch) {
    watch.doing(format!("{} with the text {text}", G::ID));
    let mut session = match Session::<G>::load(text) {
        Ok(session) => session,
        Err(refusal) => return assert!(!refusal.to_string().is_empty()),
    };
    for _ in 0..ANSWERS {
        let position = session.situation().state;
        position.check().unwrap_or_else(|broken| panic!("loaded though {broken}: {position:?}"));
        if let Question::Choose(ask) = session.question() {
            assert!(!ask.options.is_empty(), "a dead end was loaded: {position:?}");
        }
        if !answer(&mut session, fate) {
            break;
        }
    }
    let _ = session.log();
    while session.undo().is_ok() {}
    let again = Session::<G>::load(&session.snapshot());
    assert!(again.is_ok(), "what was loaded and undone cannot be saved: {:?}", again.err());
}
