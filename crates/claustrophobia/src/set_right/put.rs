//! Setting a part of the table to a value.

use super::{Part, What};
use crate::content::{EquipmentCard, Gift};
use crate::powers::{DEEDS, RITUAL};
use crate::state::{Claustrophobia, Human, HumanId, SpotId};

impl Claustrophobia {
    /// Sets a part; whether there were cards enough for it. What else forbids it [`table::Game::check`] says.
    pub(super) fn set_part(&mut self, part: Part, value: u8) -> bool {
        let (kind, on) = (part.kind(), value > 0);
        match part.what {
            What::Line => {
                let bit = 1 << (kind - 1);
                let human = self.human_mut(part.human());
                human.damage = if on { human.damage | bit } else { human.damage & !bit };
            }
            What::HumanPlace => self.human_mut(part.human()).at = Some(SpotId(value)),
            What::Die => self.human_mut(part.human()).die = value,
            What::Exhausted => self.human_mut(part.human()).exhausted = on,
            What::HasBlessed => self.human_mut(part.human()).has_blessed = on,
            What::Gift => return self.put_gift(part.human(), kind, on),
            What::Equipment => return self.put_equipment(part.human(), kind, value),
            What::FiendPlace => self.fiend_mut(part.fiend()).at = Some(SpotId(value)),
            What::FiendDamage => self.fiend_mut(part.fiend()).damage = value,
            What::Troglodytes => {
                let laid = self.laid_mut(part.spot());
                let before = core::mem::replace(&mut laid.troglodytes, value);
                laid.activated = laid.activated.min(value);
                self.troglodytes = (self.troglodytes + before).saturating_sub(value);
            }
            What::Resolved => self.laid_mut(part.spot()).resolved = on,
            What::Water => self.laid_mut(part.spot()).water = value,
            What::Hole => self.laid_mut(part.spot()).hole = on,
            What::Mark => self.laid_mut(part.spot()).mark = value,
            What::Turn => self.turn = value,
            What::Deeds => self.set_count(DEEDS, value),
            What::Ritual => self.set_count(RITUAL, value),
            What::Threat => self.threat = value,
            What::Alarm => self.alarm = value,
            What::InstinctHand => return self.instinct_deck.deal(&mut self.instinct_hand, kind, value),
            What::InstinctSpent => return self.instinct_deck.deal(&mut self.instinct_discard, kind, value),
            What::EventHand => return self.event_deck.deal(&mut self.event_hand, kind, value),
            What::EventSpent => return self.event_deck.deal(&mut self.event_discard, kind, value),
        }
        true
    }

    /// Lays a gift on its usual line, or takes it away; whether the line was free.
    fn put_gift(&mut self, id: HumanId, kind: usize, on: bool) -> bool {
        let Some(gift) = Gift::ALL.get(kind).copied() else { return false };
        let gifts = &mut self.human_mut(id).gifts;
        let space = if on { Some(usize::from(gift.line()) - 1) } else { gifts.iter().position(|lies| *lies == Some(gift)) };
        match space.and_then(|space| gifts.get_mut(space)) {
            Some(space) if space.is_none() == on => {
                *space = on.then_some(gift);
                true
            }
            _ => false,
        }
    }

    /// Gives a warrior so many of a piece of equipment, from what nobody has; whether there are so many, and room for them.
    fn put_equipment(&mut self, id: HumanId, kind: usize, value: u8) -> bool {
        let Some(card) = EquipmentCard::of(kind) else { return false };
        let held = |human: &Human| human.equipment.iter().filter(|held| held.card == card).count();
        while held(self.human(id)) > usize::from(value) {
            self.drop_equipment(id, card);
            self.equipment_deck.add(kind);
        }
        while held(self.human(id)) < usize::from(value) {
            if self.human(id).equipment.is_full() || !self.equipment_deck.take(kind) {
                return false;
            }
            if self.equip(id, card).is_err() {
                return false;
            }
        }
        true
    }
}
