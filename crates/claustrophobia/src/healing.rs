//! Healing: a damage marker goes, and with it perhaps exhaustion.

use table::RuleId;

use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Active, Claustrophobia, HumanId, Warrior};

impl Claustrophobia {
    /// Heals a line. If the warrior's die lies on it, the warrior is not exhausted any more.
    pub(crate) fn heal(&mut self, o: O, id: HumanId, line: u8, by: RuleId) {
        let human = self.human_mut(id);
        human.damage &= !(1 << (line - 1));
        let recovers = human.exhausted && human.die == line;
        if recovers {
            human.exhausted = false;
            // It acts normally from now on: with the points of its line.
            if let Some(active) = self.active().filter(|active| active.who == Warrior::Human(id) && !active.moved) {
                self.set_active(Some(Active { points: self.statistics(active.who).movement, ..active }));
            }
        }
        self.tell(o, Event::Healed(id, line), by);
        if recovers {
            self.tell(o, Event::Recovered(id), rule::HEALING_ENDS_EXHAUSTION);
        }
    }

    /// The cancelled lines of a warrior.
    pub(crate) fn cancelled_lines(&self, id: HumanId) -> impl Iterator<Item = (HumanId, u8)> + use<> {
        let damage = self.human(id).damage;
        (1..=6).filter(move |line| damage >> (line - 1) & 1 != 0).map(move |line| (id, line))
    }

    /// The lines of a warrior that are not cancelled.
    pub(crate) fn open_lines(&self, id: HumanId) -> impl Iterator<Item = (HumanId, u8)> + use<> {
        let damage = self.human(id).damage;
        (1..=6).filter(move |line| damage >> (line - 1) & 1 == 0).map(move |line| (id, line))
    }
}
