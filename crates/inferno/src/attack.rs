//! Characters attack monsters: two dice, and a resource to roll them once more.

use table::{Chance, Flow, Menu, Verdict};

use crate::about::About;
use crate::board::TerritoryId;
use crate::choice::{Choice, Monster};
use crate::content::{ATTACK_WOUNDS_FROM, ATTACK_WOUNDS_TWICE_FROM, STRIKE};
use crate::day::sum;
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Inferno};
use crate::{key, rule};

table::choices! {
    enum Rerolling of Choice { Keep, RollAgain }
}

impl Inferno {
    /// A character attacks from the same or an adjacent hex, on the monster's own territory.
    pub(crate) fn may_attack(&self, id: CharacterId, monster: Monster) -> Verdict {
        let Some((territory, at)) = self.lair(monster) else { return Err(rule::ATTACK_RANGE) };
        let Some(from) = self.character(id).at else { return Err(rule::ATTACK_RANGE) };
        if from.territory() != territory {
            return Err(if monster == Monster::Dante { rule::CHALLENGE_REENTER } else { rule::ATTACK_RANGE });
        }
        if from.distance(at) > 1 {
            return Err(rule::ATTACK_RANGE);
        }
        Ok(rule::ATTACK_RESULT)
    }

    /// A monster's territory and where it stands.
    pub(crate) fn lair(&self, monster: Monster) -> Option<(TerritoryId, crate::board::HexId)> {
        match monster {
            Monster::Unclaimed(territory) => self.unclaimed_of(territory).map(|unclaimed| (territory, unclaimed.at)),
            Monster::Dante => self.dante.map(|dante| (TerritoryId::DANTE, dante.at)),
        }
    }

    /// Rolls an attack, lets a resource roll it again once, and applies it.
    pub(crate) fn attack(&mut self, o: O, id: CharacterId, monster: Monster, strike: bool) -> Flow<()> {
        let bonus = if strike { STRIKE } else { 0 };
        let mut faces = self.roll_attack(o, id, monster, bonus)?;
        let shielded = monster == Monster::Dante && self.dante.is_some_and(|dante| dante.shield);
        if !shielded && self.character(id).resources > 0 && wounds(sum(faces) + bonus) < 2 {
            let about = About::RollAgain { total: sum(faces) + bonus, strike };
            let mut question = Menu::new(id.seat(), about, rule::TURN_RESOURCES, o.wants_refusals());
            question.offer(Rerolling::Keep, rule::ATTACK_RESULT);
            question.offer(Rerolling::RollAgain, rule::TURN_RESOURCES);
            match question.put(self, o)? {
                Rerolling::Keep => {}
                Rerolling::RollAgain => {
                    self.character_mut(id).resources -= 1;
                    self.tell(o, Event::Spent(id), rule::TURN_RESOURCES);
                    faces = self.roll_attack(o, id, monster, bonus)?;
                }
            }
        }
        let loss = wounds(sum(faces) + bonus);
        match monster {
            Monster::Dante => self.wound_dante(o, id, loss)?,
            Monster::Unclaimed(_) if loss == 0 => self.tell(o, Event::Missed(id), rule::ATTACK_RESULT),
            Monster::Unclaimed(territory) => self.wound_unclaimed(o, territory, loss, rule::ATTACK_RESULT),
        }
        Ok(())
    }

    fn roll_attack(&mut self, o: O, id: CharacterId, monster: Monster, bonus: u8) -> Flow<[u8; 2]> {
        let by = if monster == Monster::Dante { rule::ATTACK_TWO_DICE } else { rule::TURN_ATTACK_DICE };
        let chance = Chance::dice(key::CHANCE_CHARACTER_ATTACK.with("who", crate::words::name(id)), by);
        let faces = self.roll_two(o, chance.by(id.seat()))?;
        self.tell(o, Event::AttackRoll(id, monster, faces, bonus), by);
        Ok(faces)
    }
}

/// What an attack roll takes from a monster.
pub(crate) fn wounds(total: u8) -> u8 {
    if total >= ATTACK_WOUNDS_TWICE_FROM {
        2
    } else if total >= ATTACK_WOUNDS_FROM {
        1
    } else {
        0
    }
}

/// In how many of the 36 ways two dice wound at all, and twice.
pub(crate) fn attack_odds(strike: bool) -> (u32, u32) {
    let bonus = if strike { STRIKE } else { 0 };
    let rolls = (1..=6).flat_map(|first| (1..=6).map(move |second| first + second + bonus));
    rolls.fold((0, 0), |(any, twice), total| (any + u32::from(wounds(total) > 0), twice + u32::from(wounds(total) == 2)))
}
