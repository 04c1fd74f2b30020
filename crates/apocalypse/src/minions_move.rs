//! The minions move segment with its exits and reveals, and the minions spawn segment.

use table::{Flow, RuleId};

use crate::content::{Circle, DIALS, DemonId, Exit, FOURTH_COUNTS, LegionId};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy, Ground, MOST_AREAS, Phase};

/// How many areas minions and tokens move.
const STEP: u8 = 1;
/// How many areas demons of Styx move.
const STYX_STEP: u8 = 2;

impl Apocalypse {
    /// Everything moves at once; then doom rises for what has exited, then tokens are revealed (ruling `minions.move-order`).
    pub(crate) fn minions_move(&mut self, o: O) -> Flow<()> {
        let mut moved = [Ground::default(); MOST_AREAS];
        let mut exits = Ground::default();
        let why = self.why_they_move();
        let leaves_lord = self.ground_of(self.lord.at).tokens > 0 || self.has_enemies(self.lord.at);
        for from in self.map_areas() {
            let ground = *self.ground_of(from);
            for circle in Circle::ALL {
                let to = self.goes_to(from, self.steps_of(Enemy::Minion(circle)));
                let there = to.and_then(|to| moved.get_mut(usize::from(to.0))).unwrap_or(&mut exits);
                *there.count_mut(circle) += ground.count(circle);
            }
            // The legion does not affect tokens (ruling `invasion.token-speed`).
            let to = self.goes_to(from, STEP);
            to.and_then(|to| moved.get_mut(usize::from(to.0))).unwrap_or(&mut exits).tokens += ground.tokens;
        }
        for (ground, moved) in self.areas.iter_mut().zip(moved) {
            (ground.minions, ground.tokens) = (moved.minions, moved.tokens);
        }
        self.tell(o, Event::MinionsMoved, why);
        if self.legion == LegionId::Styx && self.areas.iter().any(|ground| ground.tokens > 0) {
            let demons = self.map_areas().any(|area| self.has_demons(area));
            self.tell(o, Event::TokensMoved, if demons { rule::INVASION_TOKEN_SPEED } else { rule::LEGION_NOT_TOKENS });
        }
        if leaves_lord {
            self.tell(o, Event::LordStayed, rule::MINIONS_MOVE_LORD);
        }
        self.fourths_move(o)?;
        self.minions_exit(o, exits.minions)?;
        self.tokens_exit(o, exits.tokens)?;
        self.reveal_where_seen(o, rule::MINIONS_MOVE_REVEAL)?;
        self.phase = Phase::MinionsSpawn;
        Ok(())
    }

    fn why_they_move(&self) -> RuleId {
        if self.legion == LegionId::Styx {
            rule::LEGION_STYX
        } else if self.shadow.iter().any(|area| self.has_enemies(area)) {
            rule::LORD_CYCLE_NORMAL_MOVEMENT
        } else {
            rule::MINIONS_MOVE_ADVANCE
        }
    }

    /// How many areas an enemy moves.
    pub(crate) fn steps_of(&self, enemy: Enemy) -> u8 {
        if self.legion == LegionId::Styx && self.has_legion(enemy).is_ok() { STYX_STEP } else { STEP }
    }

    /// Where this many steps toward the start lead; `None` past the start.
    fn goes_to(&self, from: AreaId, steps: u8) -> Option<AreaId> {
        (0..steps).try_fold(from, |at, _| self.way_forward(at))
    }

    /// 4th circle demons move with the others, including one that has just appeared.
    fn fourths_move(&mut self, o: O) -> Flow<()> {
        let mut nth = 0;
        while let Some(fourth) = self.fourths.get(nth).copied() {
            let enemy = Enemy::Fourth(fourth.id);
            if let Some(to) = self.goes_to(fourth.at, self.steps_of(enemy)) {
                let fresh = fourth.at == self.lord.at;
                if let Some(fourth) = self.fourths.get_mut(nth) {
                    fourth.at = to;
                }
                let by = if fresh { rule::LORD_CYCLE_SPAWN_MOVES } else { rule::MINIONS_MOVE_FOURTH_CIRCLE };
                self.tell(o, Event::FourthMoved(fourth.id, to), by);
                nth += 1;
            } else if self.map.map().exit == Exit::Returns {
                self.fourth_exits(o, fourth.id)?;
                if let Some(fourth) = self.fourths.get_mut(nth) {
                    fourth.at = self.lord.at;
                }
                nth += 1;
            } else {
                self.remove_fourth(fourth.id);
                self.fourth_exits(o, fourth.id)?;
            }
        }
        Ok(())
    }

    /// A 4th circle demon that leaves the start raises doom by 4.
    fn fourth_exits(&mut self, o: O, id: DemonId) -> Flow<()> {
        self.tell(o, Event::Exited(Enemy::Fourth(id)), rule::MINIONS_MOVE_FOURTH_CIRCLE);
        self.demon_exits(o, id)?;
        self.raise_doom(o, FOURTH_COUNTS + self.legion_exit_doom(), rule::MINIONS_MOVE_EXIT_FOURTH)
    }

    /// Each minion that leaves the start raises doom, and leaves play unless the map says otherwise.
    fn minions_exit(&mut self, o: O, exits: [u8; 4]) -> Flow<()> {
        for (circle, count) in Circle::ALL.into_iter().zip(exits) {
            let enemy = Enemy::Minion(circle);
            for _ in 0..count {
                let two_steps = self.steps_of(enemy) > STEP;
                self.tell(o, Event::Exited(enemy), if two_steps { rule::MINIONS_STYX_EXIT } else { rule::MINIONS_MOVE_EXIT });
                let legion = if self.has_legion(enemy).is_ok() { self.legion_exit_doom() } else { 0 };
                self.raise_doom(o, 1 + legion, rule::MINIONS_MOVE_EXIT)?;
                if self.map.map().exit == Exit::Returns {
                    self.place_minions(o, circle, 1, self.lord.at, rule::MINIONS_EXIT_MAPS);
                }
            }
        }
        Ok(())
    }

    /// A token that leaves the start raises doom by the number of despair dice (ruling `doom.fourth-way`).
    fn tokens_exit(&mut self, o: O, count: u8) -> Flow<()> {
        for _ in 0..count {
            self.tell(o, Event::TokenExited, rule::DOOM_FOURTH_WAY);
            self.raise_doom(o, self.dice, rule::MINIONS_MOVE_EXIT_TOKEN)?;
        }
        Ok(())
    }

    /// Tokens in areas with a hero or an ambush are revealed.
    pub(crate) fn reveal_where_seen(&mut self, o: O, rule: RuleId) -> Flow<()> {
        for at in self.map_areas() {
            if self.ground_of(at).tokens > 0 && self.is_watched(at) {
                self.reveal_tokens(o, at, rule)?;
            }
        }
        Ok(())
    }

    /// Whether a hero or an ambush is in an area.
    pub(crate) fn is_watched(&self, at: AreaId) -> bool {
        self.ground_of(at).ambush.is_some() || self.heroes_in(at).next().is_some()
    }

    /// A new token appears in the Lord's area if none is there. With few heroes, and on some maps, not every turn.
    pub(crate) fn minions_spawn(&mut self, o: O) -> Flow<()> {
        let at = self.lord.at;
        self.phase = Phase::AmbushPowers;
        let every_turn = self.map.map().spawns_every == 1;
        if every_turn && DIALS.pauses(self.players(), self.turn) {
            self.tell(o, Event::TokenWaits, rule::CONTENT_NUMBER_OF_HEROES);
            return Ok(());
        }
        if self.turn.is_multiple_of(self.map.map().spawns_every) && self.ground_of(at).tokens == 0 {
            self.ground_mut(at).tokens = 1;
            self.tell(o, Event::TokenPlaced(at), rule::MINIONS_SPAWN_TOKEN);
            if self.is_watched(at) {
                self.reveal_tokens(o, at, rule::MINIONS_SPAWN_REVEAL)?;
            }
        }
        Ok(())
    }
}
