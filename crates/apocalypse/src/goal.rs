//! What there is to win and what is left of a turn, for whoever looks.

use table::{Game as _, Goal, Say, Stand};

use crate::content::DOOM_MOST;
use crate::state::{Apocalypse, Phase};
use crate::{key, rule};

impl Apocalypse {
    /// The Lord has to die before doom is complete.
    pub(crate) fn aim(&self) -> Goal {
        let full = self.lord_health_for(self.players()).0.max(self.lord.health);
        let lost = if self.lord.health == 0 { 0 } else { full - self.lord.health };
        let fights = self.battle.is_some();
        Goal {
            aim: if fights { key::GOAL_FIGHT } else { key::GOAL_LORD }.into(),
            rule: Self::catalogue().id(rule::GAME_WIN),
            stands: vec![Stand::toward(key::GOAL_WOUNDS, lost, full), Stand::against(key::TRACK_DOOM, self.doom, DOOM_MOST)],
        }
    }

    /// A move, an attack and an ambush, as far as the hero's turn has not used them up.
    pub(crate) fn left_of_turn(&self) -> Vec<Say> {
        let Phase::Turn(nth, turn) = self.phase else { return Vec::new() };
        let has_patrol = self.hero(self.in_order(nth)).patrol.is_some();
        [(turn.moved, key::LEFT_MOVE), (turn.attacked, key::LEFT_ATTACK), (turn.ambushed || !has_patrol, key::LEFT_AMBUSH)]
            .into_iter()
            .filter(|(done, _)| !done)
            .map(|(_, name)| name.into())
            .collect()
    }
}
