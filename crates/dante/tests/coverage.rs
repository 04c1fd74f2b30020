//! The engine knows its rulebook, and every text is said and can be said.

use catalogue::BASE;
use dante::Dante;
use table::Key;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    BOOK.is_known::<Dante>();
}

#[test]
fn every_text_is_said_somewhere() {
    BOOK.texts_are_said(&[]);
}

#[test]
fn every_english_text_can_be_said() {
    // What counts is a number everywhere; who and where are names.
    let names = ["who", "whom", "where", "card", "foe", "side", "what", "giver", "attribute"];
    assert_eq!(BOOK.can_be_said(BASE, &names, Key("champion.outlaw")).untranslated().count(), 0);
}
