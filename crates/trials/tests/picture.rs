//! The trial of pictures, on a game with hidden cards; and that it sees what is missing.

use std::panic::catch_unwind;

use table::Say;
use trials::toys::seer::Seers;

/// Knows every text of the seers but those that `missing` names.
fn words(missing: &'static [&'static str]) -> impl Fn(&Say) -> Result<String, String> {
    const ALONE: [&str; 16] = [
        "seer_1",
        "seer_2",
        "one",
        "two",
        "three",
        "four",
        "back",
        "cloth",
        "deck",
        "vision",
        "look",
        "draw",
        "play_or_look",
        "which_next",
        "farsighted",
        "equal",
    ];
    const ARGUMENTS: [(&str, &[&str]); 8] = [
        ("left", &["cards"]),
        ("play", &["place"]),
        ("next", &["place"]),
        ("drew", &["who"]),
        ("drew_card", &["who", "card"]),
        ("looked", &["who"]),
        ("played", &["who", "card"]),
        ("set_right", &["who", "value"]),
    ];
    move |say| {
        let key = say.key.0;
        let needed = ARGUMENTS.iter().find(|(known, _)| *known == key).map_or(&[][..], |(_, needed)| needed);
        let known = ALONE.contains(&key) || !needed.is_empty();
        if !known || missing.contains(&key) {
            return Err(format!("there is no text {key}"));
        }
        match needed.iter().find(|name| say.args.get(name).is_none()) {
            Some(name) => Err(format!("{key} lacks {name}")),
            None => Ok(key.to_owned()),
        }
    }
}

#[test]
fn every_picture_of_the_seers_has_its_words() {
    trials::picture::<Seers>(&[()], 0..6, &words(&[]));
}

#[test]
fn a_missing_text_is_found_wherever_it_is_shown() {
    const EVERY: [&[&str]; 10] = [
        &["seer_2"],
        &["cloth"],
        &["left"],
        &["play"],
        &["drew"],
        &["drew_card"],
        &["look"],
        &["which_next"],
        &["back"],
        &["deck"],
    ];
    for missing in EVERY {
        let trial = catch_unwind(|| trials::picture::<Seers>(&[()], 0..6, &words(missing)));
        assert!(trial.is_err(), "nobody missed {missing:?}");
    }
}
