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

impl Attacker {
    /// The rule that keeps an attack to the monster's own territory.
    fn why_no_farther(self) -> RuleId {
        if self.territory == TerritoryId::DANTE { rule::CARDS_REACH } else { rule::UNCLAIMED_OWN_TERRITORY }
    }
}

impl Inferno {
    /// An Unclaimed draws a card if somebody is on its territory.
    pub(crate) fn unclaimed_draws(&mut self, o: O, territory: TerritoryId) -> Flow<Option<Attack>> {
        if self.on_territory(territory).next().is_none() {
            return Ok(None);
        }
        let card = self.draw_attack(o, rule::UNCLAIMED_DRAW)?;
        let at_the_flip = matches!(self.phase, Phase::Turn(..));
        let by = if at_the_flip { rule::FLIP_UNCLAIMED_AT_ONCE } else { rule::UNCLAIMED_OWN_CARD };
        self.tell(o, Event::UnclaimedDrew(territory, card), by);
        Ok(Some(card))
    }

    /// An Unclaimed moves, and attacks with the card that it has drawn.
    pub(crate) fn unclaimed_acts(&mut self, o: O, territory: TerritoryId, card: Option<Attack>) -> Flow<()> {
        self.unclaimed_moves(o, territory);
        let Some(card) = card else { return Ok(()) };
        self.attacks_spent.add(card.kind());
        if let Some(unclaimed) = self.unclaimed_of(territory).copied() {
            let factor = if self.doubled { 2 } else { 1 };
            let attacker = Attacker { at: unclaimed.at, territory, factor, push_factor: factor };
            self.resolve_attack(o, card, attacker)?;
        }
        Ok(())
    }

    /// Draws an attack card, which whoever uses it discards. An empty deck is reshuffled from its discards first.
    pub(crate) fn draw_attack(&mut self, o: O, by: RuleId) -> Flow<Attack> {
        if self.attacks.is_empty() {
            self.attacks.pour(&mut self.attacks_spent);
            self.tell(o, Event::Reshuffled, rule::UNCLAIMED_RESHUFFLE);
        }
        let kind = self.attacks.draw(o, Chance::pile("attack", key::CHANCE_ATTACK, by))?;
        kind.and_then(Attack::of).ok_or(table::Halt::Spoiled)
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
        let between = if night { place + walk.len() - 1 } else { place + 1 };
        let between = walk.get(between % walk.len()).copied();
        let passed = self.on_territory(territory).any(|(_, at)| Some(at) == between);
        let by = if passed { rule::UNCLAIMED_LANDING } else { self.why_unclaimed_moved() };
        self.tell(o, Event::UnclaimedMoved(territory, to), by);
        let met = self.on_territory(territory).find(|(_, at)| *at == to);
        if let Some((id, _)) = met {
            // Whatever the Night roll was, a collision is no attack.
            let by = if self.doubled { rule::NIGHT_DANTE } else { rule::UNCLAIMED_COLLISION };
            self.tell(o, Event::UnclaimedCollided(territory, id), by);
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
            self.tell(o, Event::NobodyHit, if nobody_there { by.why_no_farther() } else { rule });
        }
        let several = self.on_territory(by.territory).count() > 1;
        for id in hit {
            let rule = match card {
                Attack::General if self.character(id).at == Some(by.at) => rule::TERMS_TILES,
                Attack::Severe if several => rule::CARDS_SEVERE_TARGET,
                _ => rule,
            };
            self.hurt(o, id, loss * by.factor, rule);
        }
        Ok(())
    }

    /// Everybody on the territory is pushed away in a straight line, the farthest first, so that nobody is in the way.
    fn push_away(&mut self, o: O, by: Attacker) -> Flow<()> {
        let pushed = self.by_distance(by.at, by.territory);
        if pushed.is_empty() {
            self.tell(o, Event::NobodyHit, by.why_no_farther());
        }
        let several = pushed.len() > 1;
        let flipped = self.flipped_hexes();
        for (id, from) in pushed.into_iter().rev() {
            let direction = self.away_from(o, by.at, from)?;
            let most = PUSH * by.push_factor;
            let to = self.slide(from, direction, most, &flipped);
            self.character_mut(id).at = Some(to);
            let why = if from.distance(to) == most { self.why_so_far(by, several) } else { self.why_stopped(to, direction, by) };
            self.tell(o, Event::Pushed(id, to), why);
        }
        Ok(())
    }

    /// The rule that decided how long a push was that nothing stopped.
    fn why_so_far(&self, by: Attacker, several: bool) -> RuleId {
        match by.territory {
            _ if by.push_factor > 1 => rule::NIGHT_PUSH,
            TerritoryId::DANTE if self.doubled => rule::NIGHT_DANTE,
            TerritoryId::DANTE => rule::UNCLAIMED_CARD_PUSH_AWAY,
            _ if self.is_night() => rule::NIGHT_PUSH_CONDITION,
            _ if several => rule::CARDS_PUSH_WHO,
            _ => rule::UNCLAIMED_CARD_PUSH_AWAY,
        }
    }

    /// The rule that ended a push early.
    fn why_stopped(&self, to: HexId, direction: crate::board::Direction, by: Attacker) -> RuleId {
        let blocked_by_face_down = to.toward(direction).is_some_and(|next| !self.is_flipped(next.territory()));
        match by.push_factor {
            _ if !blocked_by_face_down => rule::CARDS_PUSH_OBSTACLE,
            0 | 1 => rule::UNCLAIMED_CARD_PUSH_STOP,
            _ => rule::NIGHT_PUSH_STOP,
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
