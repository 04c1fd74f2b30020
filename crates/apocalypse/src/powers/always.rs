//! Abilities, flaws and gifts that are always in effect: the figures of a hero, and what happens to it.

use table::{Flow, RuleId, Seat};

use crate::content::{GiftId, MOVE, Power, TROOPERS_MOST, TrooperId};
use crate::dice::Pool;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Enemy, Phase};

impl Apocalypse {
    /// Changes the dice of a hero's attack from the baseline of its tokens.
    pub(crate) fn change_pool(&self, who: Seat, pool: &mut Pool) {
        let stood = matches!(self.phase, Phase::Turn(_, turn) if !turn.walked);
        if stood && self.has(who, Power::ZeroedIn) {
            pool.raise_all();
        }
    }

    /// Areas of a move.
    pub(crate) fn movement(&self, _who: Seat) -> u8 {
        MOVE
    }

    /// Troopers that a hero can have on patrol.
    pub(crate) fn patrol_limit(&self, who: Seat) -> u8 {
        if self.has(who, Power::Loner) { 1 } else { TROOPERS_MOST }
    }

    /// Damage that one trooper absorbs for a hero.
    pub(crate) fn absorbs(&self, _who: Seat, kind: TrooperId) -> u8 {
        kind.card().absorbs
    }

    /// Points that a hero's first aid cures.
    pub(crate) fn aid(&self, who: Seat) -> u8 {
        1 + u8::from(self.has(who, Power::Medikit))
    }

    /// What a gift costs a hero: the price of the slot and the surcharge of the card.
    pub(crate) fn price(&self, who: Seat, slot: u8, gift: GiftId) -> u8 {
        let slots = self.hero(who).id.sheet().slots;
        slots.get(usize::from(slot)).map_or(0, |slot| slot.price) + gift.card().surcharge
    }

    /// Whether a flaw keeps a hero from earning a gift now.
    pub(crate) fn may_earn(&self, _who: Seat) -> Result<(), RuleId> {
        Ok(())
    }

    /// Whether a flaw keeps a hero from the courage pool.
    pub(crate) fn may_use_pool(&self, _who: Seat) -> Result<(), RuleId> {
        Ok(())
    }

    /// Whether a flaw lets a hero pay only from the pool while there is something in it.
    pub(crate) fn must_use_pool(&self, _who: Seat) -> bool {
        false
    }

    /// Whether a hero can attack enemies of this area from another one.
    pub(crate) fn strikes_into(&self, who: Seat, area: AreaId) -> bool {
        self.has(who, Power::SightedIn) && self.hero(who).at.is_some_and(|at| self.is_beside(at, area))
    }

    /// Damage of a hero's hit on a 4th circle demon or the Lord.
    pub(crate) fn damage_to(&self, _who: Seat, _enemy: Enemy) -> u8 {
        1
    }

    /// What a hero's toughness tokens count at the moment, before limits.
    pub(crate) fn toughness_bonus(&self, _who: Seat) -> i8 {
        0
    }

    /// How often a hero can help one attack.
    pub(crate) fn help_limit(&self, _who: Seat) -> u8 {
        1
    }

    /// A hero has entered play, at the beginning or later.
    pub(crate) fn hero_enters(&mut self, _o: O, _who: Seat) -> Flow<()> {
        Ok(())
    }

    /// A hero's turn begins, after fire.
    pub(crate) fn hero_turn_begins(&mut self, _o: O, _who: Seat) -> Flow<()> {
        Ok(())
    }

    /// A gift was placed on a hero's sheet: what it does at once.
    pub(crate) fn gift_taken(&mut self, _o: O, _who: Seat, _gift: GiftId) -> Flow<()> {
        Ok(())
    }

    /// A hero has killed an enemy; whether something takes the place of its courage.
    pub(crate) fn reward_replaced(&mut self, _o: O, _who: Seat, _enemy: Enemy) -> Flow<bool> {
        Ok(false)
    }

    /// A hero's health has reached 0; whether something spares it. It must then have health again.
    pub(crate) fn is_spared(&mut self, _o: O, _who: Seat) -> Flow<bool> {
        Ok(false)
    }
}
