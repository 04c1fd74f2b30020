//! The executable examples of the rulebook hold.

use apocalypse::Apocalypse;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_example_holds_those_of_the_catalogue_among_them() {
    BOOK.examples_hold::<Apocalypse>();
}
