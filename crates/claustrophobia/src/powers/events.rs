//! Event cards: whether one can be used, and what the longer ones of their verbs do.

use table::{Chance, Dice, Flow, Halt, Roll, Verdict, pick};

use super::verbs::Used;
use crate::about::About;
use crate::asking::ACTIVATION_DIE;
use crate::choice::OneObject;
use crate::combat::Blow;
use crate::content::{Class, EquipmentCard, EventCard, FiendKind, WesternType};
use crate::damage::Harm;
use crate::event::Event;
use crate::hands::PANIC;
use crate::play::O;
use crate::state::{Claustrophobia, FiendId, HUMAN, HumanId, Side, SpotId, Standing, Warrior};
use crate::{key, rule};

impl Claustrophobia {
    /// Whether a card can be used. That it is in hand and that this is its moment is checked before; at
    /// [`crate::content::Moment::Exploration`] `self.explorer()` is who explored.
    pub(crate) fn may_use_event(&self, card: EventCard) -> Verdict {
        self.may_use_card(Used::event(card), card.card().does)
    }

    /// Chance deals a die to a warrior in panic; one that falls on a cancelled line is rolled again, once (a fact of 2009).
    pub(crate) fn deal_in_panic(&mut self, o: O, id: HumanId) -> Flow<()> {
        let nth = pick(o, self.rolled.len(), Chance::pile(PANIC, key::CHANCE_PANIC, rule::EVENT_USE))?;
        let mut value = self.rolled.swap_pop(nth).ok_or(Halt::Spoiled)?;
        if self.human(id).is_cancelled(value) {
            let chance = Chance::dice(key::CHANCE_PANIC, rule::EVENT_USE).by(HUMAN);
            let faces = o.roll(&Roll { chance, dice: Dice::of(1, ACTIVATION_DIE) })?;
            value = faces.first().copied().ok_or(Halt::Spoiled)?;
        }
        self.human_mut(id).die = value;
        self.tell(o, Event::Assigned(id, value), rule::EVENT_USE);
        Ok(())
    }

    /// The human player chooses which piece of equipment fails.
    pub(super) fn break_equipment(&mut self, o: O, used: Used) -> Flow<()> {
        let objects = self.objects().map(|(id, card)| (OneObject::Equipment(id, card), Ok(used.by)));
        if let Some(OneObject::Equipment(id, lost)) = self.choose(o, HUMAN, (About::Defect, used.by), objects)? {
            self.lose_equipment(o, id, lost, used.by);
        }
        Ok(())
    }

    /// Openings that can be buried: those that lead somewhere or could.
    pub(super) fn buriable(&self) -> impl Iterator<Item = (SpotId, Side)> + '_ {
        self.spots().flat_map(|spot| Side::ALL.into_iter().map(move |side| (spot, side))).filter(|(spot, side)| {
            // A way between two tiles has two ends; one of them stands for both.
            let leads = self.through(*spot, *side);
            leads.map_or_else(|| self.is_unexplored(*spot, *side), |other| spot.0 < other.0)
        })
    }

    pub(super) fn demons_in_play(&self) -> impl Iterator<Item = FiendId> + '_ {
        self.fiends_in_play().filter(|id| self.is_class(*id, Class::Demon))
    }

    /// Demons and hellhounds in play that have wounds.
    pub(super) fn wounded(&self) -> impl Iterator<Item = FiendId> + '_ {
        self.fiends_in_play().filter(|id| self.fiend(*id).damage > 0 && !self.is_class(*id, Class::ToughTroglodyte))
    }

    pub(crate) fn tough(&self) -> Option<FiendId> {
        self.fiend_ids().find(|id| {
            let fiend = self.fiend(*id);
            fiend.kind == FiendKind::ToughTroglodyte && fiend.standing == Standing::Reserve
        })
    }

    /// All equipment in play that can still be lost, with its owner: an empty bottle is worth nothing, and of two potions in one
    /// bag either is as good.
    pub(super) fn objects(&self) -> impl Iterator<Item = (HumanId, EquipmentCard)> + '_ {
        self.humans_in_play().flat_map(move |id| {
            let whole = move || self.human(id).equipment.iter().filter(|held| !held.is_spent()).map(|held| held.card);
            let first = move |(nth, card): &(usize, EquipmentCard)| !whole().take(*nth).any(|before| before == *card);
            whole().enumerate().filter(first).map(move |(_, card)| (id, card))
        })
    }

    /// Fighters that have somebody beside them, and dice to attack with.
    pub(super) fn possessable(&self) -> impl Iterator<Item = HumanId> + '_ {
        self.humans_in_play().filter(|id| {
            let human = self.human(*id);
            human.board().kind == WesternType::Fighter
                && human.at.is_some_and(|spot| self.humans_on(spot).count() > 1)
                && self.statistics(Warrior::Human(*id)).combat > 0
        })
    }

    /// A fighter attacks another human on its tile; nobody takes the hits for the victim.
    pub(super) fn possess(&mut self, o: O, used: Used) -> Flow<()> {
        let fighters = self.possessable().map(|id| (Warrior::Human(id), Ok(used.by)));
        let whom = self.choose_warrior(o, used.seat, (About::Possess, used.by), fighters)?;
        let Some(fighter) = whom else { return Ok(()) };
        let others = self.humans_in_play().map(Warrior::Human).filter(|other| *other != fighter);
        let others = others.filter(|other| self.spot_of(*other) == self.spot_of(fighter)).map(|other| (other, Ok(used.by)));
        let victim = self.choose_warrior(o, used.seat, (About::Victim(fighter), used.by), others)?;
        let Some(victim) = victim else { return Ok(()) };
        self.tell(o, Event::Effect(used.token, fighter), used.by);
        let blow = Blow { dice: self.statistics(fighter).combat, by: used.by, gun: true, harm: Harm::Betrayal };
        self.attack_with(o, fighter, victim, blow)
    }

    /// Tiles with a troglodyte that has not acted and a human.
    pub(super) fn suicides(&self) -> impl Iterator<Item = SpotId> + '_ {
        self.spots().filter(|spot| {
            let laid = self.laid(*spot);
            laid.troglodytes > laid.activated && self.humans_on(*spot).next().is_some()
        })
    }

    /// A troglodyte attacks with more dice and dies.
    pub(super) fn suicide(&mut self, o: O, used: Used, more: u8) -> Flow<()> {
        let spots = self.suicides().map(|spot| (spot, Ok(used.by)));
        let Some(spot) = self.choose_spot(o, used.seat, (About::Tile(used.token), used.by), spots)? else {
            return Ok(());
        };
        let humans = self.humans_on(spot).map(|id| (Warrior::Human(id), Ok(used.by)));
        let target = self.choose_warrior(o, used.seat, (About::Human(used.token), used.by), humans)?;
        let Some(target) = target else { return Ok(()) };
        let attacker = Warrior::Troglodytes(spot);
        let dice = self.statistics(attacker).combat + more;
        self.attack_with(o, attacker, target, Blow { dice, by: rule::COMBAT_ROLL, gun: false, harm: Harm::Combat })?;
        self.hit(o, attacker, 1)
    }
}
