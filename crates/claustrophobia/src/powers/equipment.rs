//! Pieces of equipment: having them, what they give all the time, and using them.

use table::{Flow, Halt, RuleId, Verdict};

use super::verbs::Used;
use crate::content::{EquipmentCard, Knack, Statistic};
use crate::event::Event;
use crate::lasting::Gives;
use crate::play::O;
use crate::priority::Source;
use crate::rule;
use crate::state::{Claustrophobia, Held, HumanId, Warrior};
use crate::statistics::Sheet;

impl Claustrophobia {
    /// The equipment of a warrior that works now.
    pub(crate) fn working(&self, id: HumanId) -> impl Iterator<Item = EquipmentCard> + '_ {
        let human = self.human(id);
        let works = |card: &EquipmentCard| !human.exhausted || card.card().works_exhausted;
        human.equipment.iter().map(|held| held.card).filter(works)
    }

    /// Dice that the guns of a warrior add to its combat.
    pub(crate) fn gun_dice(&self, who: Warrior) -> u8 {
        let Warrior::Human(id) = who else { return 0 };
        let guns = self.working(id).filter(|card| card.card().gun).flat_map(|card| card.card().gives);
        guns.map(|gives| if let Gives::Plus(Statistic::Combat, more) = gives { *more as u8 } else { 0 }).sum()
    }

    /// Whether a warrior has working equipment with this property.
    pub(crate) fn has_knack(&self, who: Warrior, knack: Knack) -> bool {
        matches!(who, Warrior::Human(id) if self.working(id).any(|card| card.card().knack == Some(knack)))
    }

    /// What the equipment of others gives to a warrior on their tile.
    pub(crate) fn equipment_gives(&self, to: Warrior, sheet: &mut Sheet) {
        let Warrior::Human(id) = to else { return };
        let Some(spot) = self.human(id).at else { return };
        for other in self.humans_on(spot).filter(|other| *other != id) {
            for gives in self.working(other).flat_map(|card| card.card().allies) {
                sheet.gives(Source::Equipment, *gives);
            }
        }
    }

    /// A warrior gets a piece of equipment, of which it has room for four.
    pub(crate) fn equip(&mut self, id: HumanId, card: EquipmentCard) -> Flow<()> {
        self.human_mut(id).equipment.try_push(Held { card, used: 0 }).map_err(|_| Halt::Spoiled)
    }

    /// A warrior loses a piece of equipment.
    pub(crate) fn lose_equipment(&mut self, o: O, id: HumanId, card: EquipmentCard, by: RuleId) {
        self.drop_equipment(id, card);
        self.tell(o, Event::EquipmentLost(id, card), by);
    }

    /// Takes a piece of equipment from a warrior; of two that are alike, one that still has its uses.
    pub(crate) fn drop_equipment(&mut self, id: HumanId, card: EquipmentCard) {
        let held = &mut self.human_mut(id).equipment;
        let whole = held.iter().position(|held| held.card == card && !held.is_spent());
        if let Some(place) = whole.or_else(|| held.iter().position(|held| held.card == card)) {
            held.remove(place);
        }
    }

    /// Whether a piece of equipment can be used as an action. That it has uses left is checked before.
    pub(crate) fn may_use_equipment(&self, by: HumanId, card: EquipmentCard) -> Verdict {
        self.may_use_card(Used::equipment(card, by), card.card().does).map(|_| rule::ACTIVATION_ACTION_EQUIPMENT)
    }

    /// Uses it; the use is counted already.
    pub(crate) fn use_equipment(&mut self, o: O, by: HumanId, card: EquipmentCard) -> Flow<()> {
        self.tell(o, Event::EquipmentUsed(by, card), rule::EQUIPMENT_EFFECT);
        self.do_verbs(o, Used::equipment(card, by), card.card().does)
    }
}
