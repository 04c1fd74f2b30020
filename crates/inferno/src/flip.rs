//! Flipping territories: what may be flipped, by whom, and what comes to light.

use table::{Chance, Flow, Halt, RuleId, Verdict, pick};

use crate::board::{HexId, TerritoryId};
use crate::content::UNCLAIMED_ELL;
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Inferno, Unclaimed};
use crate::{key, rule};

/// Characters that Dante's territory takes before it can be flipped.
const CHALLENGERS: usize = 2;

impl Inferno {
    /// The own territory, or one next to it; Dante's only from inside, by two, and with a card in his deck.
    pub(crate) fn may_flip(&self, id: CharacterId, territory: TerritoryId) -> Verdict {
        let Some(here) = self.character(id).at.map(HexId::territory) else { return Err(rule::FLIP_ADJACENT) };
        if self.is_flipped(territory) {
            return Err(rule::FLIP_UNFLIP);
        }
        if territory == TerritoryId::DANTE {
            return self.may_challenge(here);
        }
        if here == territory {
            return Ok(rule::FLIP_OWN);
        }
        match (here.is_next_to(territory), self.is_locked(here)) {
            (true, true) => Ok(rule::UNCLAIMED_LOCK_DETAILS),
            (true, false) => Ok(rule::FLIP_ADJACENT),
            (false, _) => Err(rule::FLIP_OWN_VS_ADJACENT),
        }
    }

    fn may_challenge(&self, here: TerritoryId) -> Verdict {
        if here != TerritoryId::DANTE {
            return Err(rule::FLIP_NOT_DANTE);
        }
        if self.on_territory(TerritoryId::DANTE).count() < CHALLENGERS {
            return Err(rule::CHALLENGE_TWO_CHARACTERS);
        }
        if self.dante_deck == 0 {
            return Err(rule::DANTE_FLIP_EMPTY_DECK);
        }
        Ok(rule::CHALLENGE_ONE_PAYS)
    }

    /// The rule under which a Basic Action is given up for a flip.
    pub(crate) fn why_flipped(territory: TerritoryId) -> RuleId {
        if territory == TerritoryId::DANTE { rule::CHALLENGE_ONE_PAYS } else { rule::TURN_FLIP_FOR_ACTION }
    }

    /// Flips a territory. What is on it acts at once.
    pub(crate) fn flip(&mut self, o: O, id: CharacterId, territory: TerritoryId, by: RuleId) -> Flow<()> {
        self.flipped |= 1 << territory.0;
        self.tell(o, Event::Flipped(id, territory), by);
        if territory == TerritoryId::DANTE {
            return self.wake_dante(o);
        }
        if self.hides_unclaimed(o, territory)? {
            self.find_unclaimed(o, territory)?;
            let card = self.unclaimed_draws(o, territory)?;
            self.unclaimed_acts(o, territory, card)
        } else {
            self.tell(o, Event::FoundFree(territory), rule::FLIP_FREE_TERRITORY);
            self.appear(o, territory.center());
            Ok(())
        }
    }

    /// Every inner territory hides an Unclaimed; of the outer ones half do, which nobody knows before.
    fn hides_unclaimed(&mut self, o: O, territory: TerritoryId) -> Flow<bool> {
        if territory.is_inner() {
            return Ok(true);
        }
        let found = self.outer.draw(o, Chance::pile("territory", key::CHANCE_TERRITORY, rule::BOARD_OUTER_RING))?;
        Ok(found == Some(0))
    }

    /// The colored hex, anywhere on the perimeter, is where the Unclaimed starts.
    fn find_unclaimed(&mut self, o: O, territory: TerritoryId) -> Flow<()> {
        let walk = territory.perimeter();
        let place = pick(o, walk.len(), Chance::pile("hex", key::CHANCE_HEX, rule::UNCLAIMED_PERIMETER))?;
        let at = walk.get(place).copied().unwrap_or(territory.center());
        let before = self.unclaimed.iter().filter(|unclaimed| unclaimed.territory < territory).count();
        let unclaimed = Unclaimed { territory, at, ell: UNCLAIMED_ELL };
        self.unclaimed.try_insert(before, unclaimed).map_err(|_| Halt::Spoiled)?;
        // Around Dante's every territory has one; farther out it is news, and so is its strength.
        let by = if territory.is_inner() { rule::MONSTER_UNCLAIMED_PLACE } else { rule::UNCLAIMED_ELL };
        self.tell(o, Event::Found(territory, at), by);
        Ok(())
    }
}
