//! What every game is put through, with every scenario.

use catalogue::{BASE, Texts};
use claustrophobia::content::ScenarioId;
use claustrophobia::{Claustrophobia, Setup};

fn setups() -> Vec<Setup> {
    ScenarioId::all().map(|scenario| Setup { scenario }).collect()
}

trials::trials!(Claustrophobia, setups(), 0..2);

#[test]
fn many_more_random_games_end_and_stay_within_the_rules() {
    trials::soak::<Claustrophobia>(&setups(), 2..60);
}

#[test]
fn everything_that_is_shown_has_its_words() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::picture::<Claustrophobia>(&setups(), 0..3, &|say| texts.format(say).map_err(|error| error.to_string()));
}
