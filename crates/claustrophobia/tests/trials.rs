//! What every game is put through, with every scenario.

use catalogue::{BASE, Texts};
use claustrophobia::{Claustrophobia, Setup};
use table::Prepare;

trials::trials!(Claustrophobia, Setup::variety(), 0..2);

#[test]
fn many_more_random_games_end_and_stay_within_the_rules() {
    trials::soak::<Claustrophobia>(&Setup::variety(), 2..60);
}

#[test]
fn everything_that_is_shown_has_its_words() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::picture::<Claustrophobia>(&Setup::variety(), 0..3, &|say| texts.format(say).map_err(|error| error.to_string()));
}

#[test]
fn what_can_be_chosen_is_told_read_and_played() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::form::<Claustrophobia>(&texts);
}
