//! Resources: where they come from, how they change hands, and what they buy.

use table::{RuleId, Verdict};

use crate::board::HexId;
use crate::cards::Action;
use crate::content::{HAND_LIMIT, RESOURCE_HEALS};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{CharacterId, Inferno, Pile};
use crate::turn::{TurnMenu, Turning};

impl Inferno {
    /// A resource appears on a hex.
    pub(crate) fn appear(&mut self, o: O, at: HexId) {
        self.drop_resources(at, 1, self.round);
        self.tell(o, Event::ResourceAppeared(at), rule::TURN_RESOURCES);
    }

    /// Resources are dropped on a hex and can be picked up from a given round on.
    pub(crate) fn drop_resources(&mut self, at: HexId, count: u8, from_round: u8) {
        match self.piles.iter_mut().find(|pile| pile.at == at && pile.from_round == from_round) {
            Some(pile) => pile.count += count,
            None => {
                // Every pile holds a resource, and there is a place for every resource of the game (see `verify_resources`).
                let _full = self.piles.try_push(Pile { at, count, from_round });
            }
        }
    }

    pub(crate) fn consider_resources(&self, question: &mut TurnMenu, id: CharacterId) {
        if self.piles.iter().any(|pile| Some(pile.at) == self.character(id).at) {
            question.consider(Turning::PickUp, self.may_pick_up(id));
        }
        if self.character(id).resources > 0 {
            question.consider(Turning::Heal, if self.is_hurt(id) { Ok(rule::TURN_RESOURCES) } else { Err(rule::ELL_MEANING) });
        }
    }

    /// What Envy made characters drop stays there for the round.
    fn may_pick_up(&self, id: CharacterId) -> Verdict {
        let mut here = self.piles.iter().filter(|pile| Some(pile.at) == self.character(id).at);
        if here.any(|pile| pile.from_round <= self.round) { Ok(rule::TURN_RESOURCES) } else { Err(rule::DANTE_CARD_ENVY_PICKUP) }
    }

    /// Resources that a character can pick up now.
    pub(crate) fn in_reach(&self, id: CharacterId) -> u8 {
        let at = self.character(id).at;
        self.piles.iter().filter(|pile| Some(pile.at) == at && pile.from_round <= self.round).map(|pile| pile.count).sum()
    }

    pub(crate) fn pick_up(&mut self, o: O, id: CharacterId) {
        let (at, round) = (self.character(id).at, self.round);
        let count = self.in_reach(id);
        self.piles.retain(|pile| Some(pile.at) != at || pile.from_round > round);
        self.character_mut(id).resources += count;
        self.tell(o, Event::PickedUp(id, count), rule::TURN_RESOURCES);
    }

    pub(crate) fn spend_to_heal(&mut self, o: O, id: CharacterId) {
        self.character_mut(id).resources -= 1;
        self.tell(o, Event::Spent(id), rule::TURN_RESOURCES);
        self.heal(o, id, RESOURCE_HEALS, rule::TURN_RESOURCES);
    }

    /// Any resources, or one card, can be given to a character on an adjacent hex.
    pub(crate) fn consider_gifts(&self, question: &mut TurnMenu, id: CharacterId, action: Result<(), RuleId>) {
        let giver = self.character(id);
        if giver.resources == 0 && giver.cards.is_empty() {
            return;
        }
        for to in self.all().filter(|to| *to != id && self.is_beside(id, *to)) {
            for count in 1..=giver.resources {
                question.consider(Turning::GiveResources(to, count), action.map(|()| rule::TURN_BASIC_ACTION));
            }
            for card in self.hand(id) {
                question.consider(Turning::GiveCard(to, card), action.and_then(|()| self.may_hold_another(to)));
            }
        }
    }

    fn may_hold_another(&self, to: CharacterId) -> Verdict {
        if self.character(to).cards.len() < HAND_LIMIT { Ok(rule::TURN_BASIC_ACTION) } else { Err(rule::TURN_CARDS) }
    }

    /// Whether two characters stand on adjacent hexes.
    pub(crate) fn is_beside(&self, one: CharacterId, other: CharacterId) -> bool {
        let places = self.character(one).at.zip(self.character(other).at);
        places.is_some_and(|(one, other)| one.distance(other) == 1)
    }

    pub(crate) fn give_resources(&mut self, o: O, from: CharacterId, to: CharacterId, count: u8) {
        self.character_mut(from).resources -= count;
        self.character_mut(to).resources += count;
        self.tell(o, Event::GaveResources(from, to, count), rule::TURN_BASIC_ACTION);
    }

    pub(crate) fn give_card(&mut self, o: O, from: CharacterId, to: CharacterId, card: Action) {
        if self.character_mut(from).cards.take(card.kind()) {
            self.character_mut(to).cards.add(card.kind());
            self.tell(o, Event::GaveCard(from, to, card), rule::TURN_BASIC_ACTION);
        }
    }
}
