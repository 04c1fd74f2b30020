//! What powers of demons and hellhounds do when they are triggered.

use table::Flow;

use crate::content::{PowerEffect, Statistic, Talent};
use crate::event::Event;
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, FiendId, INFERNAL, Warrior};
use crate::{key, rule};

/// The Quake hurts on this value or more.
const QUAKE_FROM: u8 = 4;

impl Claustrophobia {
    /// Triggers the power of a demon or hellhound, in play or not, with dice of these values.
    pub(crate) fn trigger_power(&mut self, o: O, id: FiendId, dice: &[u8]) -> Flow<()> {
        use Gives::{Plus, Talent as Has};
        use Statistic::{Combat, Defense, Movement};
        let Some(power) = self.fiend(id).kind.card().power else { return Ok(()) };
        let own = On::Fiend(id);
        match power.effect {
            PowerEffect::Pounce => {
                let (movement, combat) = pounce(dice.first().copied().unwrap_or_default());
                self.empower(o, id, own, &[Plus(Movement, movement), Plus(Combat, combat)])?;
            }
            PowerEffect::Scent => self.empower(o, id, own, &[Plus(Movement, 1), Has(Talent::Elusive)])?,
            PowerEffect::WarCry | PowerEffect::HeavyTread => self.empower(o, id, own, &[Plus(Movement, 1), Plus(Combat, 1)])?,
            PowerEffect::Legion => self.empower(o, id, On::Troglodytes, &[Plus(Defense, 1)])?,
            PowerEffect::BorrowedStrength | PowerEffect::Flare => self.empower(o, id, own, &[Plus(Combat, 2)])?,
            PowerEffect::Uncoiling => self.empower(o, id, own, &[Plus(Combat, 3)])?,
            PowerEffect::Thirst => self.empower(o, id, own, &[Has(Talent::Frenzied)])?,
            PowerEffect::Dissolve => self.empower(o, id, own, &[Plus(Defense, 2)])?,
            PowerEffect::Quake => self.quake(o, id)?,
            PowerEffect::CallTheDamned => self.breed_beside(o, id, 1)?,
            PowerEffect::Spawn => self.breed_beside(o, id, 2)?,
            PowerEffect::Howl => self.howl(o, id)?,
        }
        Ok(())
    }

    /// Something lasts until the next infernal preparation phase.
    fn empower(&mut self, o: O, id: FiendId, on: On, gives: &[Gives]) -> Flow<()> {
        for gives in gives {
            self.lasts(Token::Power(id), on, *gives, Until::InfernalPreparation)?;
        }
        self.tell(o, Event::Effect(Token::Power(id), Warrior::Fiend(id)), rule::BOARD_POWER_DURATION);
        Ok(())
    }

    /// Each human on the demon's tile suffers a hit on 4 or more.
    fn quake(&mut self, o: O, id: FiendId) -> Flow<()> {
        let Some(spot) = self.fiend(id).at else { return Ok(()) };
        let hurt = self.endanger(o, INFERNAL, spot, QUAKE_FROM, (key::CHANCE_QUAKE.into(), rule::BOARD_DEMON_POWER))?;
        self.hit_each(o, &hurt)
    }

    fn breed_beside(&mut self, o: O, id: FiendId, count: u8) -> Flow<()> {
        let Some(spot) = self.fiend(id).at else { return Ok(()) };
        self.breed(o, spot, count, (Token::Power(id), rule::BOARD_DEMON_POWER))
    }

    /// A human on the demon's tile runs to an adjacent tile.
    fn howl(&mut self, o: O, id: FiendId) -> Flow<()> {
        let spot = self.fiend(id).at;
        self.drive_off(o, |human| human.at == spot && spot.is_some(), (Token::Power(id), rule::BOARD_DEMON_POWER))
    }
}

/// Movement and combat of a hellhound with a die of this value (ruling `content.hellhound-power`).
pub(crate) const fn pounce(value: u8) -> (i8, i8) {
    match value {
        1 | 2 => (3, 1),
        3 | 4 => (2, 2),
        _ => (1, 3),
    }
}
