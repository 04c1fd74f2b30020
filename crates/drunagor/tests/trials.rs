//! What every game is put through, with every number of heroes, every behaviour of monsters and every Adventure.

use catalogue::{BASE, Texts};
use drunagor::{Drunagor, Setup};
use table::Prepare;

trials::trials!(Drunagor, Setup::variety(), 0..2);

#[test]
fn many_more_random_games_end_and_stay_within_the_rules() {
    trials::soak::<Drunagor>(&Setup::variety(), 2..60);
}

#[test]
fn everything_that_is_shown_has_its_words() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::picture::<Drunagor>(&Setup::variety(), 0..1, &|say| texts.format(say).map_err(|error| error.to_string()));
}

#[test]
fn what_can_be_chosen_is_told_read_and_played() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::form::<Drunagor>(&texts);
}
