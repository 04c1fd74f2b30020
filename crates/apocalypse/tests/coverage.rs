//! Every rule is cited and tested, and every text is said and can be said.

use apocalypse::Apocalypse;
use catalogue::BASE;
use table::Key;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_rule_with_behaviour_is_cited_by_the_code() {
    BOOK.rules_are_cited();
}

#[test]
fn every_rule_with_behaviour_is_named_by_a_test() {
    BOOK.rules_are_tested();
}

#[test]
fn every_ruling_with_behaviour_is_named_by_a_test() {
    // It says that a page of the book repeats others; there is nothing to be done about it.
    BOOK.rulings_are_tested(&["reference.repeated"]);
}

#[test]
fn every_ruling_that_does_something_is_cited_by_the_code() {
    BOOK.rulings_are_cited(&[
        // What lies in the box.
        "content.regions",
        "content.minions",
        "content.despair-dice",
        "content.despair-track",
        "content.lord-track",
        "content.hell-tile",
        "content.dice-levels",
        "invasion.blank",
        // A page of the book that adds nothing.
        "reference.repeated",
        // What is never offered or never happens.
        "trooper.pick-up",
        "luck.holder",
        "helltime.ambush-fire",
        "helltime.lord-health",
        "attack.shared-reward",
        // What follows from the order of segments and turns.
        "ambush.reveal-then-fire",
        "helltime.turns-after",
        "minions.move-order",
    ]);
}

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    BOOK.is_known::<Apocalypse>();
}

#[test]
fn every_text_is_said_somewhere() {
    BOOK.texts_are_said(&[]);
}

#[test]
fn every_english_text_can_be_said() {
    // What counts is a number everywhere; who and where are names.
    let names = ["who", "whom", "where", "card", "die", "what", "from"];
    assert_eq!(BOOK.can_be_said(BASE, &names, Key("hero.tarang")).untranslated().count(), 0);
}
