//! Doom, and the legions that it changes.

use table::{Chance, Flow, RuleId};

use crate::content::{DOOM_MOST, LEGION_CHANGES, LegionId};
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Ending, Enemy};
use crate::{key, rule};

impl Apocalypse {
    /// Doom rises: 13 or more loses the game; reaching or passing 3 and 7 changes the legion, once for each.
    pub(crate) fn raise_doom(&mut self, o: O, count: u8, rule: RuleId) -> Flow<()> {
        if count == 0 {
            return Ok(());
        }
        let before = self.doom;
        self.doom = before.saturating_add(count);
        self.tell(o, Event::Doom(self.doom), rule);
        if self.doom >= DOOM_MOST {
            return self.end(o, Ending::Doom);
        }
        for (threshold, by) in LEGION_CHANGES.into_iter().zip([rule::DOOM_LEGION_3, rule::DOOM_LEGION_7]) {
            if before < threshold && self.doom >= threshold {
                let passed = self.doom > threshold;
                self.change_legion(o, if passed { rule::DOOM_PASS_THRESHOLDS } else { by })?;
            }
        }
        Ok(())
    }

    /// The current legion is discarded and a new one drawn; all minions have its ability at once.
    pub(crate) fn change_legion(&mut self, o: O, rule: RuleId) -> Flow<()> {
        if self.legions.is_empty() {
            // The current card is discarded afterwards, so it is not shuffled in.
            self.legions.pour(&mut self.legions_spent);
            self.tell(o, Event::LegionsShuffled, rule::DOOM_LEGION_EMPTY);
        }
        self.legions_spent.add(self.legion.number());
        self.draw_legion(o, rule)?;
        let demons = !self.fourths.is_empty() || self.areas.iter().any(|ground| ground.minions != [0; 4]);
        if demons {
            self.tell(o, Event::LegionSwitched(self.legion), rule::LEGION_SWITCH);
        }
        self.offer_another_legion(o)
    }

    /// A legion card is drawn.
    pub(crate) fn draw_legion(&mut self, o: O, rule: RuleId) -> Flow<()> {
        let drawn = self.legions.draw(o, Chance::pile("legion", key::CHANCE_LEGION, rule))?;
        if let Some(legion) = drawn.and_then(LegionId::of) {
            self.legion = legion;
            self.tell(o, Event::Legion(legion), rule);
        }
        Ok(())
    }

    /// Whether an enemy has the ability of the legion: all demons, larvae only under Hades, never the Lord.
    pub fn has_legion(&self, enemy: Enemy) -> Result<RuleId, RuleId> {
        match enemy {
            Enemy::Minion(circle) if circle.is_demon() => Ok(rule::LEGION_DEMONS),
            Enemy::Minion(_) if self.legion == LegionId::Hades => Ok(rule::LEGION_HADES),
            Enemy::Minion(_) => Err(rule::LEGION_NOT_LARVAE),
            Enemy::Fourth(_) => Ok(rule::LEGION_DEMONS),
            Enemy::Guard | Enemy::Lord => Err(rule::LEGION_NOT_LORD),
        }
    }
}
