//! Why a card is of no use now.

use table::{Key, RuleId, Say};

use crate::choice::Recruit;
use crate::content::{EventCard, Moment, Verb, Whom};
use crate::powers::Used;
use crate::state::{Claustrophobia, Warrior};
use crate::{key, rule};

impl Claustrophobia {
    /// An event is used at its moment, and only where it does something.
    pub(super) fn no_event(&self, card: EventCard, by: RuleId) -> Option<Say> {
        if by != rule::EVENT_USE {
            return self.idle(Used::event(card), card.card().does, by);
        }
        let moment = match card.card().moment {
            Moment::HumanPreparation => key::REASON_MOMENT_HUMAN_PREPARATION,
            Moment::Exploration => key::REASON_MOMENT_EXPLORATION,
            Moment::Threat => key::REASON_MOMENT_THREAT,
            Moment::InfernalActivation => key::REASON_MOMENT_INFERNAL_ACTIVATION,
            Moment::Instinct | Moment::Action => return None,
        };
        Some(moment.into())
    }

    /// Nothing that stands on the card would do anything; the last thing says why.
    pub(super) fn idle(&self, used: Used, verbs: &[Verb], by: RuleId) -> Option<Say> {
        let named = |key: Key| used.on().map(|id| key.with("whom", self.name_of(Warrior::Human(id))));
        match by {
            rule::TALENT_NO_STACKING => return named(key::REASON_HAS_TALENT),
            rule::HEALING_LINE => return named(key::REASON_UNHURT),
            _ => {}
        }
        let key = match *verbs.last()? {
            Verb::Give { whom: Whom::Demon, .. } => key::REASON_NO_DEMON_HELPED,
            Verb::Give { whom: Whom::Others, .. } => key::REASON_NOBODY_LEFT_TO_ACT,
            Verb::Give { whom: Whom::Humans, .. } => key::REASON_NO_GIFTS,
            Verb::Endanger { .. } | Verb::Shoot { .. } => key::REASON_NOBODY_IN_REACH,
            Verb::Bury { .. } => key::REASON_NOTHING_TO_BURY,
            Verb::Break => key::REASON_NOTHING_TO_BREAK,
            Verb::Possess => key::REASON_NOBODY_TO_POSSESS,
            Verb::Frighten => key::REASON_NOWHERE_TO_RUN,
            Verb::Swarm { .. } if self.troglodytes == 0 => key::REASON_RESERVE_EMPTY,
            Verb::Swarm { .. } => key::REASON_NO_WAY_IN,
            Verb::Reinforce => match self.tough() {
                Some(id) if self.entries(Recruit::Fiend(id)).next().is_none() => key::REASON_NO_WAY_IN,
                _ => key::REASON_NO_TOUGH_ONE,
            },
            Verb::Mend => key::REASON_NOBODY_WOUNDED,
            Verb::Suicide { .. } => key::REASON_NOBODY_TO_DIE,
            Verb::Give { whom: Whom::Human, .. }
            | Verb::Gain { .. }
            | Verb::Heal { .. }
            | Verb::Draw { .. }
            | Verb::Reign { .. }
            | Verb::Tribute { .. }
            | Verb::Trap { .. } => return None,
        };
        Some(key.into())
    }
}
