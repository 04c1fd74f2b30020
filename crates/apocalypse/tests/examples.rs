//! The executable examples of the rulebook hold, and leave no rule out.

use apocalypse::{Apocalypse, Setup};
use table::Prepare;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_example_holds_those_of_the_catalogue_among_them() {
    BOOK.examples_hold::<Apocalypse>();
}

#[test]
fn every_rule_with_behaviour_is_shown_by_an_example() {
    // It refuses a setup: there is no position to show.
    BOOK.rules_are_shown::<Apocalypse>(&["difficulty.moving-up-maps"]);
}

#[test]
fn whatever_is_refused_says_why() {
    BOOK.refusals_say_why::<Apocalypse>(&Setup::variety(), 0..2);
}
