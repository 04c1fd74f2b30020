//! The engine knows its rulebook, and every text is said and can be said.

use catalogue::BASE;
use drunagor::{Drunagor, Setup};
use table::{Key, Prepare};
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    BOOK.is_known::<Drunagor>();
}

#[test]
fn every_text_is_said_somewhere() {
    // The form finds them by their names.
    BOOK.texts_are_said(&[Key("behaviour.standard-text"), Key("behaviour.alternate-text"), Key("behaviour.complex-text")]);
}

#[test]
fn every_english_text_can_be_said() {
    // What counts is a number everywhere; who and what are names.
    let names = ["who", "whom", "what", "by", "to", "from", "mover", "hunted", "rune", "cube", "item"];
    assert_eq!(BOOK.can_be_said(BASE, &names, Key("hero.vorn")).untranslated().count(), 0);
}

#[test]
fn whatever_is_refused_says_why() {
    BOOK.refusals_say_why::<Drunagor>(&Setup::variety(), 0..3);
}

#[test]
fn newcomers_are_taught() {
    BOOK.newcomers_are_taught::<Drunagor>();
}
