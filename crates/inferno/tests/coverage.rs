//! Every rule is cited and tested, and every text is said and can be said.

use catalogue::BASE;
use inferno::Inferno;
use inferno::cards::{Action, Attack, Sin};
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
    // It says what the game is; there is nothing to be done about it.
    BOOK.rulings_are_tested(&["system.modular"]);
}

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    BOOK.is_known::<Inferno>();
}

#[test]
fn every_text_is_said_somewhere() {
    // A macro hands the cards their texts.
    let cards = Attack::ALL.iter().flat_map(|card| [card.name(), card.text()]);
    let cards = cards.chain(Sin::ALL.iter().flat_map(|card| [card.name(), card.text()]));
    let cards: Vec<Key> = cards.chain(Action::ALL.iter().flat_map(|card| [card.name(), card.text()])).collect();
    BOOK.texts_are_said(&cards);
}

#[test]
fn every_text_can_be_said() {
    // What counts is a number everywhere; who and where are names.
    BOOK.can_be_said(BASE, &["who", "whom", "where", "card"], Key("name.cato"));
}
