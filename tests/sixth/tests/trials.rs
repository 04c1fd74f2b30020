//! What every game is put through.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use catalogue::{BASE, Texts};
use die::{Die, Setup};
use table::Prepare;

trials::trials!(Die, Setup::variety(), 0..4);

#[test]
fn what_can_be_chosen_is_told_read_and_played() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::form::<Die>(&texts);
}
