//! Goals, actions and special rules of scenarios.

use table::{Flow, Verdict};

use super::Happening;
use crate::content::{Goal, ScenarioAction, Special};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Claustrophobia, Ending, Standing, Warrior};
use crate::statistics::Sheet;

impl Claustrophobia {
    /// What the scenario gives to a warrior.
    pub(crate) fn scenario_gives(&self, _to: Warrior, _sheet: &mut Sheet) {}

    /// Whether the scenario says what a stash does.
    pub(crate) fn has_stash_rule(&self) -> bool {
        self.scenario.card().special.contains(&Special::StashEquipment)
    }

    /// Whether a warrior can take an action of the scenario.
    pub(crate) fn may_do(&self, who: Warrior, action: ScenarioAction) -> Verdict {
        match (self.scenario.card().goal, action) {
            (Goal::Escape { exit, .. }, ScenarioAction::Leave) => {
                let there = self.spot_of(who).is_some_and(|spot| self.laid(spot).tile == exit);
                if there && who.is_human() { Ok(rule::ACTIVATION_ACTION_SCENARIO) } else { Err(rule::CONTENT_SCENARIOS) }
            }
        }
    }

    /// Takes an action of the scenario.
    pub(crate) fn do_scenario_action(&mut self, o: O, who: Warrior, action: ScenarioAction) -> Flow<()> {
        self.tell(o, Event::ScenarioAction(who, action), rule::ACTIVATION_ACTION_SCENARIO);
        match (action, who) {
            (ScenarioAction::Leave, Warrior::Human(id)) => {
                self.take_off(id, Standing::Left);
                self.tell(o, Event::Left(id), rule::CONTENT_SCENARIOS);
            }
            (ScenarioAction::Leave, _) => {}
        }
        Ok(())
    }

    /// What the scenario does when something has happened.
    pub(crate) fn scenario_after(&mut self, _o: O, _happening: Happening) -> Flow<()> {
        Ok(())
    }

    /// Whether the game is over, besides the end of the last turn.
    pub(crate) fn scenario_ending(&self) -> Option<Ending> {
        let with = |standing: Standing| self.humans.iter().filter(|human| human.standing == standing).count() as u8;
        let (left, in_play) = (with(Standing::Left), with(Standing::InPlay));
        match self.scenario.card().goal {
            Goal::Escape { needed, .. } if left >= needed => Some(Ending::Goal),
            Goal::Escape { needed, .. } if left + in_play < needed => Some(Ending::Impossible),
            Goal::Escape { .. } => None,
        }
    }
}
