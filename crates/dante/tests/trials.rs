//! What every game is put through, with every number of players and in every mode.

use catalogue::{BASE, Texts};
use dante::{Dante, Setup};
use table::Prepare;

trials::trials!(Dante, Setup::variety(), 0..1);

#[test]
fn many_more_random_games_end_and_stay_within_the_rules() {
    trials::soak::<Dante>(&Setup::variety(), 1..40);
}

#[test]
fn everything_that_is_shown_has_its_words() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::picture::<Dante>(&Setup::variety(), 0..1, &|say| texts.format(say).map_err(|error| error.to_string()));
}

#[test]
fn what_can_be_chosen_is_told_read_and_played() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::form::<Dante>(&texts);
}

#[test]
fn whatever_is_refused_says_why() {
    trials::Book(env!("CARGO_MANIFEST_DIR")).refusals_say_why::<Dante>(&Setup::variety(), 0..4);
}
