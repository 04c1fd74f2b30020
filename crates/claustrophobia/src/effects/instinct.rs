//! What instinct cards do when they are played for their effect.

use table::{Flow, Verdict};

use crate::content::{InstinctCard, Statistic};
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::rule;
use crate::state::{Claustrophobia, HumanId};

impl Claustrophobia {
    /// Whether the effect of a card would do anything for a warrior. That the card may be played on it is checked before.
    pub(crate) fn may_use_instinct(&self, _card: InstinctCard, _on: HumanId) -> Verdict {
        Ok(rule::INSTINCT_EFFECT_USE)
    }

    /// The effect of a card.
    pub(crate) fn use_instinct(&mut self, _o: O, card: InstinctCard, on: HumanId) -> Flow<()> {
        let gives = match card {
            InstinctCard::Fury => Gives::Plus(Statistic::Combat, 1),
            InstinctCard::Sprint => Gives::Plus(Statistic::Movement, 1),
        };
        self.lasts(Token::Instinct(card), On::Human(on), gives, Until::HumanPreparation);
        Ok(())
    }
}
