//! Why an attack is not helped, strengthened or aimed somewhere.

use table::{Key, RuleId, Say, Seat};

use crate::about::About;
use crate::content::Power;
use crate::content::language::{Adjust, Clause, Deed, If, Prepare};
use crate::state::{Apocalypse, Enemy};
use crate::{key, rule};

impl Apocalypse {
    pub(super) fn no_help(&self, about: &About, who: Seat, by: RuleId) -> Option<Say> {
        let About::Help { whom } = *about else { return None };
        let named = |key: Key| key.with("who", self.name_of(who)).with("whom", self.name_of(whom));
        Some(match by {
            rule::ATTACK_HELP_SELF => named(key::REASON_OWN_ATTACK),
            rule::ATTACK_HELP => named(key::REASON_HELP_ELSEWHERE).with("where", self.area_name(self.hero(who).at?)),
            rule::CONTENT_HEROES => named(key::REASON_UNHELPED),
            rule::ATTACK_HELP_LIMIT => named(key::REASON_ALL_LARGEST),
            rule::ATTACK_HELP_ASK => named(key::REASON_HELPED),
            rule::ATTACK_HELP_PAY | rule::CAPTAIN_REFUSAL => return self.cannot_pay(who, self.help_price(who), by),
            _ => return None,
        })
    }

    /// The dice that are left do not affect an enemy.
    pub(super) fn no_strike(&self, enemy: Enemy, by: RuleId) -> Option<Say> {
        let strike = self.strike.as_ref()?;
        if by == rule::ATTACK_NEWCOMERS {
            return Some(key::REASON_NEWCOMERS.into());
        }
        let toughness = self.toughness_to(strike.by, enemy, strike.breaches);
        let highest = strike.dice.0.iter().map(|die| die.face).max().unwrap_or(0);
        Some(match toughness.two {
            None => key::REASON_DIE_TOO_LOW.with("n", toughness.one).with("high", highest),
            Some(two) if strike.dice.0.len() < 2 => key::REASON_ONE_DIE_LEFT.with("n", toughness.one).with("two", two),
            Some(two) => key::REASON_DICE_TOO_LOW.with("n", toughness.one).with("two", two).with("high", highest),
        })
    }

    /// What a power needs and does not find.
    pub(super) fn no_use(&self, who: Seat, power: Power) -> Option<Say> {
        let idle = power.card().says.iter().find(|clause| !self.can_use(who, clause))?;
        let named = |key: Key| key.with("who", self.name_of(who));
        Some(match idle {
            Clause::Action(_, deeds) => match deeds.iter().find(|deed| !self.can(who, **deed))? {
                Deed::Exchange(_) => named(key::REASON_NO_MINION),
                Deed::HoldDespair(_) => key::REASON_DESPAIR_LOW.into(),
                Deed::Trooper(_) => key::REASON_NO_TROOPER.into(),
                Deed::Rid(..) => key::REASON_NO_MARKER.into(),
                Deed::Cure(..) => key::REASON_NOBODY_HURT.into(),
                Deed::Courage(..) => named(key::REASON_NOBODY_ELSE),
                Deed::RaiseAmbushes if self.map_areas().any(|at| self.may_spring(at).is_ok()) => {
                    key::REASON_AMBUSH_DICE_MOST.into()
                }
                Deed::RaiseAmbushes => key::REASON_NO_AMBUSH_SPRINGS.into(),
                Deed::Gain(_) => named(key::REASON_FULL_HEALTH).with("n", self.hero(who).cap),
            },
            Clause::BeforeRollIf(If::Stood, _) if !self.holds(who, If::Stood) => named(key::REASON_HAS_MOVED),
            Clause::BeforeRollIf(If::Walked, _) if !self.holds(who, If::Walked) => named(key::REASON_HAS_NOT_MOVED),
            Clause::BeforeRollIf(condition @ If::HealthAtMost(most), _) if !self.holds(who, *condition) => {
                named(key::REASON_TOO_HEALTHY).with("n", self.hero(who).health).with("most", *most)
            }
            Clause::BeforeRoll(prepares) | Clause::BeforeRollIf(_, prepares) => {
                match prepares.iter().find(|prepare| !self.can_prepare(who, **prepare))? {
                    Prepare::Suffer(damage) => {
                        named(key::REASON_TOO_WEAK).with("n", self.hero(who).health).with("damage", *damage)
                    }
                    Prepare::GiveUpMove => named(key::REASON_NO_MOVE_LEFT),
                    Prepare::Breach => key::REASON_BREACHED.into(),
                    Prepare::Split(_) | Prepare::AllBecome(_) | Prepare::Dice(_) => key::REASON_NO_SUCH_DIE.into(),
                }
            }
            Clause::AfterRoll(adjusts) => match adjusts.iter().find(|adjust| !self.can_adjust(**adjust))? {
                Adjust::AddUp => key::REASON_ONE_DIE.into(),
                Adjust::More(..) => key::REASON_DICE_MOST.into(),
                Adjust::Again | Adjust::Sharpen(_) => key::REASON_NO_DICE.into(),
            },
            _ => return None,
        })
    }
}
