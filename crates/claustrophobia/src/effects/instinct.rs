//! What instinct cards do when they are played for their effect.

use table::{Flow, Verdict};

use crate::content::{InstinctCard, Statistic, Talent};
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, HUMAN, HumanId};
use crate::{key, rule};

/// Cards that Keen senses draws.
const KEEN_SENSES_DRAWS: u8 = 2;

impl Claustrophobia {
    /// Whether the effect of a card would do anything for a warrior. That the card may be played on it is checked before.
    pub(crate) fn may_use_instinct(&self, card: InstinctCard, on: HumanId) -> Verdict {
        match card {
            InstinctCard::LickWounds if self.human(on).damage == 0 => Err(rule::HEALING_LINE),
            _ => Ok(rule::INSTINCT_EFFECT_USE),
        }
    }

    /// The effect of a card.
    pub(crate) fn use_instinct(&mut self, o: O, card: InstinctCard, on: HumanId) -> Flow<()> {
        use Gives::{AtMost, Plus, Talent as Has};
        use Statistic::{Combat, Defense, Movement};
        let gives: &[Gives] = match card {
            InstinctCard::Rage => &[Plus(Combat, 1)],
            InstinctCard::Haste => &[Plus(Movement, 1)],
            InstinctCard::Brace => &[Plus(Defense, 1)],
            InstinctCard::Bloodlust => &[Has(Talent::Frenzied)],
            InstinctCard::SlipAway => &[Has(Talent::Elusive)],
            InstinctCard::StareDown => &[Has(Talent::Impressive)],
            InstinctCard::ThickHide => &[Has(Talent::Resistant)],
            InstinctCard::ThrowAnything => &[Has(Talent::Ranged)],
            InstinctCard::StandBefore => &[Has(Talent::Bodyguard)],
            InstinctCard::DigIn => &[Plus(Defense, 2), AtMost(Movement, 0)],
            InstinctCard::LickWounds => return self.lick_wounds(o, on),
            InstinctCard::KeenSenses => return self.draw_instinct(o, KEEN_SENSES_DRAWS),
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
