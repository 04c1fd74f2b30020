//! The executable examples of the rulebook hold, and leave no rule out.

use inferno::{Inferno, Setup};
use table::Prepare;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_example_holds_those_of_the_catalogue_among_them() {
    BOOK.examples_hold::<Inferno>();
}

#[test]
fn every_rule_and_ruling_with_behaviour_is_shown_by_an_example() {
    BOOK.rules_are_shown::<Inferno>(&[]);
    // What the game is, and which tables can be laid: both are settled before there is a position to show.
    BOOK.rulings_are_shown::<Inferno>(&["system.modular", "players.count"]);
}

#[test]
fn whatever_is_refused_says_why() {
    BOOK.refusals_say_why::<Inferno>(&Setup::variety(), 0..3);
}
