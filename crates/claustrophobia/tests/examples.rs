//! The executable examples of the rulebook hold, and leave no rule out.

use claustrophobia::{Claustrophobia, Setup};
use table::Prepare;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_example_holds_those_of_the_catalogue_among_them() {
    BOOK.examples_hold::<Claustrophobia>();
}

#[test]
fn every_rule_with_behaviour_is_shown_by_an_example() {
    BOOK.rules_are_shown::<Claustrophobia>(&[]);
}

#[test]
fn whatever_is_refused_says_why() {
    BOOK.refusals_say_why::<Claustrophobia>(&Setup::variety(), 0..3);
}
