//! Losing ELL, healing, and being driven over the board.

use arrayvec::ArrayVec;
use table::{Chance, Flow, RuleId, pick};

use crate::board::{Direction, HexId, HexSet, TerritoryId};
use crate::content::CHARACTER_ELL;
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Fallen, Inferno};
use crate::{key, rule};

impl Inferno {
    /// A character loses ELL by a rule; a ward takes the loss instead. At 0 it dies.
    pub(crate) fn hurt(&mut self, o: O, id: CharacterId, loss: u8, by: RuleId) {
        if loss == 0 || self.character(id).at.is_none() {
            return;
        }
        if core::mem::take(&mut self.character_mut(id).ward) {
            self.tell(o, Event::Warded(id), rule::TURN_CARDS);
            return;
        }
        let character = self.character_mut(id);
        let loss = loss.min(character.ell);
        character.ell -= loss;
        let dead = character.ell == 0;
        self.tell(o, Event::Hurt(id, loss), by);
        if dead {
            self.die(o, id);
        }
    }

    /// A dead character leaves the board, its cards and its resources, which stay where it was.
    fn die(&mut self, o: O, id: CharacterId) {
        let Some(at) = self.character(id).at else { return };
        let resources = self.character(id).resources;
        if resources > 0 {
            self.drop_resources(at, resources, self.round);
        }
        let character = self.character_mut(id);
        character.resources = 0;
        character.at = None;
        character.ward = false;
        let at_dantes = at.territory() == TerritoryId::DANTE;
        character.fallen = Some(if at_dantes { Fallen::AtDantes } else { Fallen::Elsewhere });
        let mut cards = character.cards;
        character.cards = table::Bag::EMPTY;
        self.actions_spent.pour(&mut cards);
        self.tell(o, Event::Died(id), rule::ELL_MEANING);
    }

    /// A character regains ELL, never above what it started with.
    pub(crate) fn heal(&mut self, o: O, id: CharacterId, gain: u8, by: RuleId) {
        let character = self.character_mut(id);
        let gain = gain.min(CHARACTER_ELL - character.ell);
        character.ell += gain;
        self.tell(o, Event::Healed(id, gain), by);
    }

    /// Whether a character has lost ELL.
    pub(crate) fn is_hurt(&self, id: CharacterId) -> bool {
        self.character(id).ell < CHARACTER_ELL
    }

    /// The direction away from a monster; by lot for a character on the monster's own hex.
    pub(crate) fn away_from(&mut self, o: O, monster: HexId, from: HexId) -> Flow<Direction> {
        match monster.direction_to(from) {
            Some(direction) => Ok(direction),
            None => {
                let chance = Chance::pile("direction", key::CHANCE_DIRECTION, rule::CARDS_PUSH_LINE);
                Ok(Direction(pick(o, 6, chance)? as u8))
            }
        }
    }

    /// How far a character slides in a straight line over free hexes of `over`, by `most` hexes.
    pub(crate) fn slide(&self, from: HexId, direction: Direction, most: u8, over: &HexSet) -> HexId {
        let taken = self.taken();
        let mut at = from;
        for _ in 0..most {
            match at.toward(direction) {
                Some(next) if over.has(next) && !taken.has(next) => at = next,
                _ => break,
            }
        }
        at
    }

    /// The characters on a territory with their hexes, the closest to a monster first; equals by seat.
    pub(crate) fn by_distance(&self, monster: HexId, territory: TerritoryId) -> ArrayVec<(CharacterId, HexId), 6> {
        let mut sorted = ArrayVec::<(CharacterId, HexId), 6>::new();
        for (id, at) in self.on_territory(territory) {
            let nearer = sorted.iter().filter(|(_, other)| monster.distance(*other) <= monster.distance(at)).count();
            // There are as many places as there can be characters.
            let _full = sorted.try_insert(nearer, (id, at));
        }
        sorted
    }

    /// The characters in reach of a monster that stands on `monster`, the closest first; lots decide among equals.
    ///
    /// Only the first `count` are needed, so lots are only drawn where they matter.
    pub(crate) fn closest(
        &mut self,
        o: O,
        monster: HexId,
        territory: TerritoryId,
        count: usize,
    ) -> Flow<ArrayVec<CharacterId, 6>> {
        let mut left = self.by_distance(monster, territory);
        let mut chosen = ArrayVec::new();
        while let Some((_, nearest)) = left.first().copied().filter(|_| chosen.len() < count) {
            let equal = |(_, at): &&(CharacterId, HexId)| monster.distance(*at) == monster.distance(nearest);
            let equals: ArrayVec<CharacterId, 6> = left.iter().take_while(equal).map(|(id, _)| *id).collect();
            let all_needed = equals.len() <= count - chosen.len();
            let lot = if all_needed { 0 } else { self.lot_among(o, &equals)? };
            chosen.push(left.remove(lot).0);
        }
        Ok(chosen)
    }

    /// Draws lots among characters; gives the place of the one who was drawn.
    fn lot_among(&mut self, o: O, equals: &[CharacterId]) -> Flow<usize> {
        let mut lots = [0u8; 6];
        for id in equals {
            if let Some(lot) = lots.get_mut(usize::from(id.0)) {
                *lot = 1;
            }
        }
        let chance = Chance::pile("character", key::CHANCE_TIE, rule::CARDS_TIES);
        let drawn = o.draw(&table::Draw { chance, counts: &lots })?;
        Ok(equals.iter().position(|id| usize::from(id.0) == drawn).unwrap_or(0))
    }
}
