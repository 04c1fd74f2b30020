//! The content is whole: every scenario can be laid.

use claustrophobia::content::ScenarioId;
use claustrophobia::{Claustrophobia, Setup};
use table::{Game, Halt, Random};

#[test]
fn every_scenario_can_be_laid_and_ends() {
    for scenario in ScenarioId::all() {
        let mut game = Claustrophobia::begin(&Setup { scenario }).expect("laid");
        let mut random = Random::new(1);
        let end = loop {
            if let Err(halt) = game.step(&mut random) {
                break halt;
            }
        };
        assert!(matches!(end, Halt::Over(_)), "{}: {end:?}", scenario.card().id);
    }
}
