//! What an option leads to: the line under its name, and the exact odds of an attack.

use table::{Key, Label, Odds, Say};

use crate::about::About;
use crate::choice::{Choice, Recruit};
use crate::content::{Bonus, Goal, ScenarioAction, Talent, TileEffect};
use crate::key;
use crate::powers::{DEEDS, pounce};
use crate::state::{Active, Claustrophobia, FiendId, HUMAN, HumanId, INFERNAL, PowerId, Side, SpotId, Standing, Warrior};

impl Claustrophobia {
    /// What an option leads to, in a line.
    pub(crate) fn outcome_of(&self, about: About, choice: &Choice) -> Option<Say> {
        match *choice {
            Choice::Assign(id, value) if self.human(id).is_cancelled(value) => Some(key::DO_ASSIGN_CANCELLED.into()),
            Choice::Assign(id, value) | Choice::Line(id, value) => self.line_words(id, value),
            Choice::InstinctValue(card, id) if self.human(id).is_cancelled(card.card().value) => {
                Some(key::DO_INSTINCT_VALUE_CANCELLED.with("n", card.card().value))
            }
            Choice::InstinctValue(card, id) => {
                let numbers = self.line_words(id, card.card().value)?;
                Some(numbers.keyed(key::DO_INSTINCT_VALUE_DETAIL).with("n", card.card().value))
            }
            Choice::InstinctEffect(card, _) | Choice::DiscardInstinct(card) => Some(card.text().into()),
            Choice::Gift(_, gift) => Some(gift.text().into()),
            Choice::Activate(who) => Some(self.numbers_of(who)),
            Choice::Move(to) | Choice::Crawl(to) | Choice::Spot(to) => Some(self.met_on(to)),
            Choice::Explore(_) => Some(key::DO_EXPLORE_DETAIL.with("n", self.pile.len() as i32)),
            Choice::Use(card) | Choice::Equipment(_, card) => Some(card.text().into()),
            Choice::Scenario(action) => self.deed_words(about, action),
            Choice::Tile(tile) => tile.card().effect.map(|effect| effect.name().into()),
            Choice::Allocate(value, power) => Some(self.allocation_words(value, power)),
            Choice::Growl(value) => {
                let (movement, combat) = pounce(value);
                Some(key::DO_GROWL_DETAIL.with("movement", movement).with("combat", combat))
            }
            Choice::Enter(recruit, spot) => Some(self.price_words(recruit, spot)),
            Choice::Event(card) | Choice::Keep(card) | Choice::DiscardEvent(card) => Some(card.text().into()),
            Choice::Warrior(who) => Some(self.left_of(who)),
            Choice::ShuffleBack => self.next_effect(),
            Choice::Done if about == About::Scout => self.next_effect(),
            Choice::Done => self.left_undone(about),
            Choice::Opening(spot, side) => Some(self.beyond(spot, side)),
            Choice::Bless(..) | Choice::Attack(_) | Choice::Lay(..) | Choice::TakeBack(..) => None,
        }
    }

    /// What the next tile does, for the seat that has seen it.
    fn next_effect(&self) -> Option<Say> {
        self.pile.seen.last()?.tile.card().effect.map(|effect| effect.name().into())
    }

    /// The numbers of a line of a human's board, and what else the line gives.
    fn line_words(&self, id: HumanId, value: u8) -> Option<Say> {
        let line = self.human(id).board().lines.get(usize::from(value).wrapping_sub(1))?;
        let numbers = |key: Key| key.with("movement", line.movement).with("combat", line.combat).with("defense", line.defense);
        let gift = self.human(id).gifts.get(usize::from(value).wrapping_sub(1)).copied().flatten();
        Some(match gift {
            Some(gift) => numbers(key::DO_LINE_GIFT).with("card", gift.name()),
            None if line.bonus == Bonus::Instinct => numbers(key::DO_LINE_INSTINCT),
            None => numbers(key::DO_ASSIGN_DETAIL),
        })
    }

    fn numbers_of(&self, who: Warrior) -> Say {
        let numbers = self.statistics(who);
        let words = key::DO_ASSIGN_DETAIL.with("movement", numbers.movement).with("combat", numbers.combat);
        words.with("defense", numbers.defense)
    }

    /// Who and what is met on a tile.
    fn met_on(&self, spot: SpotId) -> Say {
        let (humans, horde) = (self.count_on(spot, HUMAN), self.count_on(spot, INFERNAL));
        let counted = |key: Key| key.with("humans", humans).with("horde", horde);
        match self.effect_of(spot) {
            Some(effect) => counted(key::DO_MET_EFFECT).with("what", effect.name()),
            None => counted(key::DO_MET),
        }
    }

    /// How far an action brings the aim of the scenario.
    fn deed_words(&self, about: About, action: ScenarioAction) -> Option<Say> {
        let About::Act(Active { who: Warrior::Human(id), .. }) = about else { return None };
        match (action, self.scenario.card().goal) {
            (ScenarioAction::Leave, Goal::Escape { needed, .. }) => {
                let out = self.human_ids().filter(|id| self.human(*id).standing == Standing::Left).count();
                Some(key::DO_LEAVE_DETAIL.with("n", out as i32 + 1).with("of", needed))
            }
            (ScenarioAction::Work, Goal::Deeds { needed }) => {
                Some(key::DO_WORK_DETAIL.with("n", self.counted(DEEDS) + 1).with("of", needed))
            }
            (ScenarioAction::Work, _) => {
                let spot = self.human(id).at?;
                let (times, _) = self.work_on(spot)?;
                Some(key::DO_WORK_DETAIL.with("n", self.laid(spot).mark + 1).with("of", times))
            }
            _ => None,
        }
    }

    /// Whether a die starts a power or waits there, and what the power does.
    fn allocation_words(&self, value: u8, power: PowerId) -> Say {
        let mut dice = self.waiting_on(power);
        // A power never has as many spaces as there are dice.
        let _full = dice.try_push(value);
        let starts = self.condition_of(power).is_met(&dice);
        let key = if starts { key::DO_ALLOCATE_STARTS } else { key::DO_ALLOCATE_WAITS };
        key.with("what", self.power_text(power))
    }

    /// What somebody costs, and what is left then; nothing is paid where an effect brings it in.
    fn price_words(&self, recruit: Recruit, spot: SpotId) -> Say {
        let cost = self.cost_of(recruit, spot);
        key::DO_ENTER_DETAIL.with("n", cost).with("left", self.threat.saturating_sub(cost))
    }

    /// What somebody can still take.
    fn left_of(&self, who: Warrior) -> Say {
        match who {
            Warrior::Human(id) => key::DO_LINES_LEFT.with("n", self.human(id).lines_left()),
            Warrior::Fiend(id) => key::DO_LIFE_LEFT.with("n", self.life_of(id)).with("of", self.fiend(id).kind.card().life),
            Warrior::Troglodytes(spot) => key::DO_TROGLODYTES_LEFT.with("n", self.laid(spot).troglodytes),
        }
    }

    /// What is left undone by who is done.
    fn left_undone(&self, about: About) -> Option<Say> {
        match about {
            About::Activate => {
                let waits = |human: &HumanId| !self.human(*human).activated;
                let humans = self.humans_in_play().filter(waits).count() as i32;
                let waits = |fiend: &FiendId| !self.fiend(*fiend).activated;
                let fiends = self.fiends_in_play().filter(waits).count() as i32;
                let crowd = |spot: SpotId| self.laid(spot).troglodytes.saturating_sub(self.laid(spot).activated);
                let horde = fiends + self.spots().map(|spot| i32::from(crowd(spot))).sum::<i32>();
                let human_phase = matches!(self.phase, crate::state::Phase::HumanActivation(_));
                Some(key::DO_DONE_ACTIVATING.with("n", if human_phase { humans } else { horde }))
            }
            About::Threat(points) if points > 0 => Some(key::DO_DONE_THREAT.with("n", points)),
            About::Act(active) if active.points > 0 => Some(key::DO_DONE_POINTS.with("n", active.points)),
            _ => None,
        }
    }

    /// The dice of an attack and what they are up against; with its exact odds of at least one hit and, against somebody with
    /// life points, of enough hits to kill.
    pub(crate) fn with_odds(&self, label: Label, who: Warrior, target: Warrior) -> Label {
        let (dice, threshold) = (self.dice_against(who, target), self.threshold(who, target, self.shoots(who, target)));
        let rolled = |key: Key| key.with("n", dice).with("least", threshold.min(6));
        let label = label.detail(match target {
            Warrior::Human(id) => rolled(key::DO_ATTACK_HUMAN).with("left", self.human(id).lines_left()),
            Warrior::Fiend(id) => rolled(key::DO_ATTACK_FIEND).with("left", self.life_of(id)),
            Warrior::Troglodytes(_) => rolled(key::DO_ATTACK_DETAIL),
        });
        let misses = u32::from(threshold.clamp(1, 6) - 1);
        let die = if self.is_able(who, Talent::Frenzied) {
            Die { misses: misses * misses, sides: 36 }
        } else {
            Die { misses, sides: 6 }
        };
        let Some(hit) = at_least(1, dice, die) else { return label };
        let label = label.odds(Odds { of: key::ODDS_HIT.into(), ways: hit.0, out_of: hit.1 });
        let Warrior::Fiend(id) = target else { return label };
        // Who ignores the first hit takes one more, and in a carnivorous tunnel hits count twice.
        let doubled = self.spot_of(target).and_then(|spot| self.effect_of(spot)) == Some(TileEffect::Carnivorous);
        let life = self.life_of(id).div_ceil(if doubled { 2 } else { 1 });
        let ignored = self.is_able(target, Talent::Resistant) && !self.fiend(id).resisted;
        // Where others may take its hits, nobody can say.
        let guards = |other: Warrior| other != target && !other.is_human() && self.is_able(other, Talent::Bodyguard);
        let guarded = self.spot_of(target).is_some_and(|spot| self.everybody_on(spot).any(guards));
        match at_least(life + u8::from(ignored), dice, die) {
            Some((ways, out_of)) if ways > 0 && !guarded => label.odds(Odds { of: key::ODDS_KILL.into(), ways, out_of }),
            _ => label,
        }
    }

    /// The opening of a tile leads to another tile, or into the dark.
    fn beyond(&self, spot: SpotId, side: Side) -> Say {
        match self.through(spot, side) {
            Some(other) => key::DO_OPENING_TILE.with("n", self.number(other)),
            None => key::DO_OPENING_DARK.into(),
        }
    }
}

/// A die that counts: how many of its sides miss. One that is rolled again where it missed has 36.
#[derive(Clone, Copy)]
struct Die {
    misses: u32,
    sides: u32,
}

/// In how many of all ways so many dice hit at least so often; nothing where the numbers do not fit.
fn at_least(hits: u8, dice: u8, die: Die) -> Option<(u32, u32)> {
    let out_of = die.sides.checked_pow(dice.into()).filter(|_| dice > 0)?;
    let mut fewer = 0;
    for count in 0..u32::from(hits).min(u32::from(dice) + 1) {
        let ways = (die.sides - die.misses).pow(count) * die.misses.pow(u32::from(dice) - count);
        fewer += choose(dice.into(), count) * ways;
    }
    Some((out_of - fewer, out_of))
}

/// In how many ways some of so many dice can be the ones that hit.
fn choose(of: u32, some: u32) -> u32 {
    (0..some).fold(1, |ways, nth| ways * (of - nth) / (nth + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_count_every_roll() {
        let die = Die { misses: 3, sides: 6 };
        assert_eq!(at_least(1, 2, die), Some((27, 36)));
        assert_eq!(at_least(2, 2, die), Some((9, 36)));
        assert_eq!(at_least(3, 2, die), Some((0, 36)), "more hits than dice");
        assert_eq!(at_least(1, 0, die), None, "nothing is rolled");
        let again = Die { misses: 9, sides: 36 };
        assert_eq!(at_least(1, 1, again), Some((27, 36)), "misses are rolled again");
        assert_eq!(at_least(2, 4, die), Some((6 * 81 + 4 * 81 + 81, 1296)));
    }
}
