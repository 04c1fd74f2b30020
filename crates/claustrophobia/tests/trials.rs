//! What every game is put through, with every scenario.

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
