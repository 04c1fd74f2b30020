//! What pieces of equipment with the keyword action do.

use table::{Flow, Verdict};

use crate::content::EquipmentCard;
use crate::event::Event;
use crate::play::O;
use crate::state::{Claustrophobia, HUMAN, HumanId};
use crate::{key, rule};

impl Claustrophobia {
    /// Whether a piece of equipment can be used as an action. That it has uses left is checked before.
    pub(crate) fn may_use_equipment(&self, by: HumanId, card: EquipmentCard) -> Verdict {
        match card {
            EquipmentCard::HealingPotion if self.human(by).damage == 0 => Err(rule::HEALING_LINE),
            _ => Ok(rule::ACTIVATION_ACTION_EQUIPMENT),
        }
    }

    /// Uses it; the use is counted already.
    pub(crate) fn use_equipment(&mut self, o: O, by: HumanId, card: EquipmentCard) -> Flow<()> {
        self.tell(o, Event::EquipmentUsed(by, card), rule::EQUIPMENT_EFFECT);
        if card == EquipmentCard::HealingPotion {
            let why = (key::ASK_HEAL, rule::HEALING_LINE);
            if let Some((id, line)) = self.choose_line(o, HUMAN, why, self.cancelled_lines(by), false)? {
                self.heal(o, id, line, rule::HEALING_LINE);
            }
        }
        Ok(())
    }
}
