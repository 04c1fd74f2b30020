//! What powers of demons and hellhounds do when they are triggered.

use table::Flow;

use crate::content::{PowerEffect, Statistic};
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, FiendId};

impl Claustrophobia {
    /// Triggers the power of a demon or hellhound, in play or not, with dice of these values.
    pub(crate) fn trigger_power(&mut self, _o: O, id: FiendId, dice: &[u8]) -> Flow<()> {
        let Some(power) = self.fiend(id).kind.card().power else { return Ok(()) };
        let mut give = |statistic: Statistic, more: i8| {
            self.lasts(Token::Power(id), On::Fiend(id), Gives::Plus(statistic, more), Until::InfernalPreparation);
        };
        match power.effect {
            PowerEffect::Pounce => {
                let (movement, combat) = match dice.first() {
                    Some(1 | 2) => (3, 1),
                    Some(3 | 4) => (2, 2),
                    _ => (1, 3),
                };
                give(Statistic::Movement, movement);
                give(Statistic::Combat, combat);
            }
            PowerEffect::Scent => give(Statistic::Movement, 1),
        }
        Ok(())
    }
}
