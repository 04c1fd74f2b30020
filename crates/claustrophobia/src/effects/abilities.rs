//! Abilities of demons: special rules that hold while the demon is in play.

use table::Flow;

use super::Happening;
use crate::content::Ability;
use crate::play::O;
use crate::state::{Claustrophobia, Warrior};
use crate::statistics::Sheet;

impl Claustrophobia {
    /// What abilities give to a warrior.
    pub(crate) fn ability_gives(&self, _to: Warrior, _sheet: &mut Sheet) {}

    /// Dice that an ability adds to an attack.
    pub(crate) fn ability_dice(&self, attacker: Warrior, target: Warrior) -> u8 {
        match (self.ability_of(attacker), target) {
            (Ability::BloodScent, Warrior::Human(id)) => self.human(id).damage.count_ones() as u8,
            _ => 0,
        }
    }

    /// What abilities do when something has happened.
    pub(crate) fn ability_after(&mut self, _o: O, _happening: Happening) -> Flow<()> {
        Ok(())
    }

    fn ability_of(&self, warrior: Warrior) -> Ability {
        match warrior {
            Warrior::Fiend(id) => self.fiend(id).kind.card().ability,
            _ => Ability::None,
        }
    }
}
