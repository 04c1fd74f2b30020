//! Why something is refused, in a sentence with its facts. The verdicts are found in the chapters; here their rules become words.

mod attack;
mod team;

use table::{Cited, Key, RuleId, Say, Seat};

use crate::about::About;
use crate::choice::{Act, Choice};
use crate::content::Power;
use crate::state::{Apocalypse, AreaId, Phase, Turn};
use crate::{key, rule};

impl Apocalypse {
    pub(crate) fn reason_of(&self, about: &About, refused: &Cited<Choice>) -> Option<Say> {
        let by = refused.rule;
        match refused.choice {
            Choice::Team(who, act) => self.no_act(who, act, by),
            Choice::Renew => Some(self.no_renewal(by)),
            Choice::Take(kind) => self.no_trooper(about, kind, by),
            Choice::BuyPoint => self.cannot_pay(about.hero()?, 1, by),
            Choice::Luck => Some(key::REASON_NO_LUCK.with("who", self.name_of(about.hero()?))),
            Choice::Use(who, power) => self.no_power(who, power, by),
            Choice::Help(who) => self.no_help(about, who, by),
            Choice::Raise(_) => Some(key::REASON_LARGEST_DIE.into()),
            Choice::Strike(enemy) => self.no_strike(enemy, by),
            Choice::Area(_) => Some(key::REASON_NOBODY_ATTACKED.into()),
            Choice::Hero(whom) => {
                let there = self.hero(whom).at.is_some();
                let key = if there { key::REASON_IN_HELL } else { key::REASON_NOT_ON_MAP };
                Some(key.with("whom", self.name_of(whom)))
            }
            Choice::Retreat(_) => Some(key::REASON_UNDER_SHADOW.into()),
            Choice::AbsorbPatrol | Choice::AbsorbAmbush => self.no_absorbing(about.hero()?, refused.choice, by),
            choice => self.no_deed(about.hero()?, choice, by),
        }
    }

    /// What a hero has done in the turn that is open.
    fn turn_now(&self) -> Turn {
        if let Phase::Turn(_, turn) = self.phase { turn } else { Turn::default() }
    }

    /// What a hero cannot do in its turn, or in Hell.
    fn no_deed(&self, who: Seat, choice: Choice, by: RuleId) -> Option<Say> {
        let named = |key: Key| key.with("who", self.name_of(who));
        let here =
            || named(key::REASON_MOVE_FAR).with("where", self.hero(who).at.map_or(key::AREA_HELL, |at| self.area_name(at)));
        Some(match (by, choice) {
            (rule::EFFECT_STUN, Choice::Done) => named(key::REASON_STUNNED_END),
            (rule::EFFECT_STUN, _) => named(key::REASON_STUNNED),
            (rule::HERO_ACTIONS, Choice::GiveUpMove) => named(key::REASON_NO_MOVE_LEFT),
            (rule::HERO_ACTIONS, Choice::GiveUpAttack) => named(key::REASON_NO_ATTACK_LEFT),
            (rule::HERO_ACTIONS, Choice::Move(_)) if self.turn_now().walked => named(key::REASON_MOVED),
            (rule::HERO_ACTIONS, Choice::Move(_)) => named(key::REASON_MOVE_GIVEN_UP),
            (rule::HERO_ACTIONS, Choice::Ambush(_)) => named(key::REASON_AMBUSHED),
            (rule::HERO_ACTIONS, _) => named(key::REASON_ATTACKED),
            (rule::MOVE_DISTANCE, _) => here(),
            (rule::MOVE_DIRECTION, _) => named(key::REASON_MOVE_BACK),
            (rule::ATTACK_ZERO_DICE, Choice::Attack(at)) => key::REASON_NO_ENEMY.with("where", self.area_name(at)),
            (rule::ATTACK_LORD_OUTSIDE | rule::LORD_CONFRONT, _) => key::REASON_LORD_IN_HELL.into(),
            (rule::SHADOW_TROOPERS, _) => key::REASON_AMBUSH_SHADOW.into(),
            (rule::SET_AMBUSH_MAX, _) => {
                let there = self.hero(who).at.and_then(|at| self.ground_of(at).ambush).map_or(0, |ambush| ambush.count);
                key::REASON_AMBUSH_FULL.with("n", there).with("most", crate::content::TROOPERS_MOST)
            }
            (rule::FIRE_HELL | rule::HELLTIME_NO_EVENTS, _) => key::REASON_FIRE_HELL.into(),
            (rule::HERO_EXTINGUISH, Choice::Extinguish(whom)) => {
                let key = if self.hero(whom).fire { key::REASON_FIRE_ELSEWHERE } else { key::REASON_NOT_ON_FIRE };
                key.with("whom", self.name_of(whom)).with("who", self.name_of(who))
            }
            _ => return None,
        })
    }

    /// Why a hero cannot pay courage: what it costs, and what there is.
    fn cannot_pay(&self, who: Seat, cost: u8, by: RuleId) -> Option<Say> {
        let refused = by == rule::CAPTAIN_REFUSAL || self.refused.has(who);
        let key = if refused { key::REASON_POOL_REFUSED } else { key::REASON_TOO_DEAR };
        let owns = key.with("who", self.name_of(who)).with("cost", cost).with("n", self.means(who));
        Some(owns.with("pool", self.pool))
    }

    /// Why a power cannot be used now.
    fn no_power(&self, who: Seat, power: Power, by: RuleId) -> Option<Say> {
        let named = |key: Key| key.with("who", self.name_of(who));
        let hero = self.hero(who);
        let luck = power.card().luck;
        Some(match by {
            rule::HERO_STUN_NOT_SPECIAL => named(key::REASON_STUNNED),
            rule::HELLTIME_ONLY_COMBAT => key::REASON_ONLY_COMBAT.into(),
            rule::TEAM_ONCE => named(key::REASON_USED_IN_SEGMENT),
            rule::HERO_SPECIAL => named(key::REASON_USED_IN_TURN),
            rule::LUCK_AGAIN => named(key::REASON_USED),
            rule::LUCK_NO_REVERSE => named(key::REASON_LUCK_NOT_COURAGE).with("cost", luck).with("n", hero.luck),
            rule::LUCK_POWERS if hero.luck < luck => named(key::REASON_LUCK_SHORT).with("cost", luck).with("n", hero.luck),
            rule::LUCK_POWERS => self.no_use(who, power)?,
            _ => return None,
        })
    }

    /// Why troopers do not absorb.
    fn no_absorbing(&self, who: Seat, choice: Choice, by: RuleId) -> Option<Say> {
        let named = |key: Key| key.with("who", self.name_of(who));
        let at = self.hero(who).at.unwrap_or(AreaId::HELL);
        Some(match by {
            rule::PATROL_ABSORB => named(key::REASON_NO_PATROL),
            rule::PATROL_OWN_HERO => named(key::REASON_PATROL_OF_OTHERS),
            rule::AMBUSH_ABSORB => key::REASON_NO_AMBUSH.with("where", self.area_name(at)),
            rule::CONTENT_FOURTH_CIRCLE => key::REASON_NOT_ABSORBED.into(),
            rule::CONTENT_HEROES => {
                let troop = if choice == Choice::AbsorbPatrol { self.hero(who).patrol } else { self.ground_of(at).ambush };
                named(key::REASON_ABSORBS_NOTHING).with("whom", troop?.kind.card().name)
            }
            _ => return None,
        })
    }

    /// What a hero cannot do with the team.
    fn no_act(&self, who: Seat, act: Act, by: RuleId) -> Option<Say> {
        match act {
            Act::Recruit => self.no_recruiting(who, by),
            Act::FirstAid(whom) => self.no_aid(who, whom, by),
            Act::Gift(place, slot) => self.no_gift(who, place, slot, by),
            Act::Luck => Some(key::REASON_NO_LUCK.with("who", self.name_of(who))),
            Act::Use(power) => self.no_power(who, power, by),
            Act::Divine | Act::Leave(_) | Act::Done => None,
        }
    }
}
