//! What every game is put through, with every number of characters.

use catalogue::{BASE, Texts};
use inferno::{Inferno, Setup};
use table::Prepare;

const fn of(characters: u8) -> Setup {
    Setup { characters }
}

trials::trials!(Inferno, Setup::variety(), 0..1);

#[test]
fn many_more_random_games_end_and_stay_within_the_rules() {
    trials::soak::<Inferno>(&Setup::variety(), 1..40);
}

#[test]
fn everything_that_is_shown_has_its_words() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::picture::<Inferno>(&[of(2), of(5)], 0..1, &|say| texts.format(say).map_err(|error| error.to_string()));
}

#[test]
fn what_can_be_chosen_is_told_read_and_played() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::form::<Inferno>(&texts);
}
