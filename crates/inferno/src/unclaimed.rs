//! The Unclaimed: a walk around the perimeter, and one attack card each.

use table::{Chance, Flow, RuleId};

use crate::board::{HexId, TerritoryId};
use crate::cards::Attack;
use crate::content::{PUSH, UNCLAIMED_STEP};
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Inferno, Phase};
use crate::{key, rule};

/// What one attack card of the Unclaimed is used by.
#[derive(Clone, Copy)]
pub(crate) struct Attacker {
    /// Where the monster stands.
    pub at: HexId,
    /// The territory on which it can reach characters.
    pub territory: TerritoryId,
    /// What its damage is multiplied by.
    pub factor: u8,
    /// What a push is multiplied by; Wrath does not count here.
    pub push_factor: u8,
}

impl Inferno {
    /// An Unclaimed acts: draws a card if somebody is on its territory, moves, and attacks.
    pub(crate) fn unclaimed_acts(&mut self, o: O, territory: TerritoryId) -> Flow<()> {
        let has_prey = self.on_territory(territory).next().is_some();
        let card = if has_prey { Some(self.draw_attack(o, rule::UNCLAIMED_DRAW)?) } else { None };
        if let Some(card) = card {
            self.tell(o, Event::UnclaimedDrew(territory, card), rule::UNCLAIMED_OWN_CARD);
        }
        self.unclaimed_moves(o, territory);
        if let Some((card, unclaimed)) = card.zip(self.unclaimed_of(territory).copied()) {
            let factor = if self.doubled { 2 } else { 1 };
            let attacker = Attacker { at: unclaimed.at, territory, factor, push_factor: factor };
            self.resolve_attack(o, card, attacker)?;
        }
        Ok(())
    }

    /// Draws an attack card. An empty deck is made anew of its discards first.
    pub(crate) fn draw_attack(&mut self, o: O, by: RuleId) -> Flow<Attack> {
        if self.attacks.is_empty() {
            self.attacks.pour(&mut self.attacks_spent);
            self.tell(o, Event::Reshuffled, rule::UNCLAIMED_RESHUFFLE);
        }
        let kind = self.attacks.draw(o, Chance::pile("attack", key::CHANCE_ATTACK, by))?;
        let card = kind.and_then(Attack::of).ok_or(table::Halt::Spoiled)?;
        self.attacks_spent.add(card.kind());
        Ok(card)
    }

    /// Two hexes along the perimeter: clockwise by Day, the other way by Night. Only where it ends does it collide.
    fn unclaimed_moves(&mut self, o: O, territory: TerritoryId) {
        let night = self.is_night();
        let walk = territory.perimeter();
        let Some(unclaimed) = self.unclaimed_of_mut(territory) else { return };
        let Some(place) = walk.iter().position(|hex| *hex == unclaimed.at) else { return };
        let steps = if night { walk.len() - UNCLAIMED_STEP } else { UNCLAIMED_STEP };
        let Some(to) = walk.get((place + steps) % walk.len()).copied() else { return };
        unclaimed.at = to;
        self.tell(o, Event::UnclaimedMoved(territory, to), self.why_unclaimed_moved());
        let met = self.on_territory(territory).find(|(_, at)| *at == to);
        if let Some((id, _)) = met {
            self.tell(o, Event::UnclaimedCollided(territory, id), rule::UNCLAIMED_COLLISION);
            self.hurt(o, id, 1, rule::UNCLAIMED_COLLISION);
            self.wound_unclaimed(o, territory, 1, rule::UNCLAIMED_COLLISION);
        }
    }

    /// The rule that says the most about a walk: it begins with the flip, and turns round with Day and Night.
    fn why_unclaimed_moved(&self) -> RuleId {
        match (self.phase, self.is_first_of_light(), self.is_night()) {
            (Phase::Turn(..), ..) => rule::FLIP_UNCLAIMED_STARTS,
            (_, true, true) => rule::UNCLAIMED_NIGHT_DIRECTION,
            (_, true, false) => rule::UNCLAIMED_DAY_DIRECTION,
            (_, false, _) => rule::UNCLAIMED_STEP,
        }
    }

    /// Resolves an attack card for an Unclaimed or for Dante.
    pub(crate) fn resolve_attack(&mut self, o: O, card: Attack, by: Attacker) -> Flow<()> {
        let (hit, loss, rule) = match card {
            Attack::General => {
                let near = |(_, at): &(CharacterId, HexId)| by.at.distance(*at) <= 1;
                let hit = self.on_territory(by.territory).filter(near).map(|(id, _)| id).collect();
                (hit, 1, rule::UNCLAIMED_CARD_GENERAL)
            }
            Attack::Ranged => (self.closest(o, by.at, by.territory, 1)?, 1, rule::UNCLAIMED_CARD_RANGED),
            Attack::Severe => (self.closest(o, by.at, by.territory, 1)?, 2, rule::UNCLAIMED_CARD_SEVERE),
            Attack::Wide => (self.closest(o, by.at, by.territory, 2)?, 1, rule::UNCLAIMED_CARD_WIDE),
            Attack::PushAway => return self.push_away(o, by),
        };
        if hit.is_empty() {
            let nobody_there = self.on_territory(by.territory).next().is_none();
            self.tell(o, Event::NobodyHit, if nobody_there { rule::UNCLAIMED_OWN_TERRITORY } else { rule });
        }
        for id in hit {
            self.hurt(o, id, loss * by.factor, rule);
        }
        Ok(())
    }

    /// Everybody on the territory is pushed away in a straight line, the farthest first, so that nobody is in the way.
    fn push_away(&mut self, o: O, by: Attacker) -> Flow<()> {
        let pushed = self.by_distance(by.at, by.territory);
        if pushed.is_empty() {
            self.tell(o, Event::NobodyHit, rule::UNCLAIMED_CARD_PUSH_AWAY);
        }
        let flipped = self.flipped_hexes();
        for (id, from) in pushed.into_iter().rev() {
            let direction = self.away_from(o, by.at, from)?;
            let most = PUSH * by.push_factor;
            let to = self.slide(from, direction, most, &flipped);
            self.character_mut(id).at = Some(to);
            self.tell(o, Event::Pushed(id, to), self.why_pushed(to, direction, from.distance(to) == most, by.push_factor > 1));
        }
        Ok(())
    }

    /// The rule that decided how far a push went.
    fn why_pushed(&self, to: HexId, direction: crate::board::Direction, all_the_way: bool, at_night: bool) -> RuleId {
        let blocked_by_face_down = to.toward(direction).is_some_and(|next| !self.is_flipped(next.territory()));
        match (all_the_way, at_night) {
            (true, false) => rule::UNCLAIMED_CARD_PUSH_AWAY,
            (true, true) => rule::NIGHT_PUSH,
            (false, _) if !blocked_by_face_down => rule::CARDS_PUSH_OBSTACLE,
            (false, false) => rule::UNCLAIMED_CARD_PUSH_STOP,
            (false, true) => rule::NIGHT_PUSH_STOP,
        }
    }

    /// An Unclaimed loses ELL; at 0 it is gone for good, and leaves a resource.
    pub(crate) fn wound_unclaimed(&mut self, o: O, territory: TerritoryId, loss: u8, by: RuleId) {
        let Some(unclaimed) = self.unclaimed_of_mut(territory) else { return };
        let loss = loss.min(unclaimed.ell);
        unclaimed.ell -= loss;
        let (left, at) = (unclaimed.ell, unclaimed.at);
        self.tell(o, Event::Wounded(crate::Monster::Unclaimed(territory), loss), by);
        if left == 0 {
            self.unclaimed.retain(|unclaimed| unclaimed.territory != territory);
            self.tell(o, Event::UnclaimedDied(territory), rule::UNCLAIMED_KILL);
            self.appear(o, at);
        }
    }
}
