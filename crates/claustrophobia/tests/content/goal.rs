//! What there is to win in each scenario, for either side.

use claustrophobia::content::ScenarioId;
use claustrophobia::{Claustrophobia, Setup};
use table::{Game as _, Goal, Seat, Show as _};

fn goals(scenario: ScenarioId) -> [Goal; 2] {
    let game = Claustrophobia::begin(&Setup { scenario }).expect("a table is laid");
    [0, 1].map(|seat| game.goal(Some(Seat(seat))).expect("there is something to win"))
}

#[test]
fn what_leads_one_side_to_its_end_leads_the_other_away_from_it() {
    for scenario in ScenarioId::ALL {
        let [humans, horde] = goals(scenario);
        assert_ne!(humans.aim, horde.aim, "{scenario:?}");
        assert!(humans.stands.iter().any(|stand| !stand.against) && humans.stands.iter().any(|stand| stand.against));
        for stand in &humans.stands {
            let other = horde.stands.iter().find(|other| other.name == stand.name).expect("both sides count the same");
            assert_eq!((stand.now, stand.most, stand.against), (other.now, other.most, !other.against), "{scenario:?}");
        }
    }
}

#[test]
fn who_has_to_hold_out_has_time_on_their_side() {
    let turns = |scenario| {
        let [humans, _] = goals(scenario);
        humans.stands.into_iter().find(|stand| stand.name.key.0 == "goal.turns").expect("turns are counted").against
    };
    assert!(!turns(ScenarioId::TheLongWatch) && turns(ScenarioId::Survivors));
}
