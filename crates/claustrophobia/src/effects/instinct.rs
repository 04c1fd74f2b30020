//! What instinct cards do when they are played for their effect.

use table::{Flow, Verdict};

use crate::content::{InstinctCard, Statistic, Talent};
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, HUMAN, HumanId, Warrior};
use crate::{key, rule};

/// Cards that Keen senses draws.
const KEEN_SENSES_DRAWS: u8 = 2;

impl InstinctCard {
    /// The talent that its effect gives.
    const fn talent(self) -> Option<Talent> {
        match self {
            Self::Bloodlust => Some(Talent::Frenzied),
            Self::SlipAway => Some(Talent::Elusive),
            Self::StareDown => Some(Talent::Impressive),
            Self::ThickHide => Some(Talent::Resistant),
            Self::ThrowAnything => Some(Talent::Ranged),
            Self::StandBefore => Some(Talent::Bodyguard),
            _ => None,
        }
    }
}

impl Claustrophobia {
    /// Whether the effect of a card would do anything for a warrior. That the card may be played on it is checked before.
    pub(crate) fn may_use_instinct(&self, card: InstinctCard, on: HumanId) -> Verdict {
        match card {
            InstinctCard::LickWounds if self.human(on).damage == 0 => Err(rule::HEALING_LINE),
            _ if card.talent().is_some_and(|talent| self.has_talent(Warrior::Human(on), talent)) => Err(rule::TALENT_NO_STACKING),
            _ => Ok(rule::INSTINCT_EFFECT_USE),
        }
    }

    /// The effect of a card.
    pub(crate) fn use_instinct(&mut self, o: O, card: InstinctCard, on: HumanId) -> Flow<()> {
        use Gives::{AtMost, Plus};
        use Statistic::{Combat, Defense, Movement};
        if let Some(talent) = card.talent() {
            self.lasts(Token::Instinct(card), On::Human(on), Gives::Talent(talent), Until::HumanPreparation);
            return Ok(());
        }
        let gives: &[Gives] = match card {
            InstinctCard::Rage => &[Plus(Combat, 1)],
            InstinctCard::Haste => &[Plus(Movement, 1)],
            InstinctCard::Brace => &[Plus(Defense, 1)],
            InstinctCard::DigIn => &[Plus(Defense, 2), AtMost(Movement, 0)],
            InstinctCard::LickWounds => return self.lick_wounds(o, on),
            InstinctCard::KeenSenses => return self.draw_instinct(o, KEEN_SENSES_DRAWS),
            _ => &[],
        };
        for gives in gives {
            self.lasts(Token::Instinct(card), On::Human(on), *gives, Until::HumanPreparation);
        }
        Ok(())
    }

    fn lick_wounds(&mut self, o: O, on: HumanId) -> Flow<()> {
        let why = (key::ASK_HEAL, rule::HEALING_LINE);
        if let Some((id, line)) = self.choose_line(o, HUMAN, why, self.cancelled_lines(on), false)? {
            self.heal(o, id, line, rule::INSTINCT_EFFECT_USE);
        }
        Ok(())
    }
}
