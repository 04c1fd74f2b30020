//! Setting a part to a value, as far as its own rule allows it.

use table::Seat;

use super::part::{Part, What};
use crate::content::{Circle, GiftId, LegionId, Power};
use crate::dice::Level;
use crate::state::{Apocalypse, AreaId, Troop};

impl Apocalypse {
    /// Sets a part. Returns whether its own rule allows it; [`table::Game::check`] covers everything else.
    pub(super) fn put(&mut self, part: Part, value: u16) -> bool {
        let ((owner, kind), count, place) = (part.split(), value as u8, self.area_of(value));
        let (seat, at) = (Seat(owner), AreaId(owner));
        match part.what {
            What::Health => self.hero_mut(seat).health = count,
            What::Cap => self.hero_mut(seat).cap = count,
            What::Place => {
                // A hero under the shadow would be in Hell.
                if self.shadow.has(place) && place != AreaId::HELL {
                    return false;
                }
                self.hero_mut(seat).at = Some(place);
            }
            What::Toughness => self.hero_mut(seat).toughness = count,
            What::Dice => return self.put_dice(seat, kind, count),
            What::Luck => self.hero_mut(seat).luck = count,
            What::Courage => self.hero_mut(seat).courage = count,
            What::Fire => self.hero_mut(seat).fire = count > 0,
            What::Stun => self.hero_mut(seat).stunned = count > 0,
            What::Pestilence => self.hero_mut(seat).pestilence = count,
            What::Tokens => self.hero_mut(seat).tokens = count,
            What::Patrol => {
                let troop = self.relieve(self.hero(seat).patrol, kind, count);
                return troop.map(|troop| self.hero_mut(seat).patrol = troop).is_some();
            }
            What::Gift => return self.put_gift(seat, kind, count > 0),
            What::Divine if count > 0 => self.divine = Some(seat),
            // Saying that a seat does not hold the token changes nothing if another seat does.
            What::Divine => self.divine = self.divine.filter(|owner| *owner != seat),
            What::Doom => self.doom = count,
            What::Despair => self.despair = count,
            What::LordTrack => self.lord_track = count,
            What::DespairDice => self.dice = count,
            What::Pool => self.pool = count,
            What::LordHealth => self.lord.health = count,
            What::Guard => self.lord.guard = count,
            What::LordPlace => {
                if place == AreaId::HELL || self.would_begin_a_battle(place) {
                    return false;
                }
                self.lord.at = place;
                self.shadow = self.shadow.and(place);
            }
            What::Shadow if count > 0 && self.would_begin_a_battle(at) => return false,
            What::Shadow => self.shadow = if count > 0 { self.shadow.and(at) } else { self.shadow.without(at) },
            What::Minions => {
                return Circle::ALL.get(kind).map(|circle| *self.ground_mut(at).count_mut(*circle) = count).is_some();
            }
            What::Invasion => self.ground_mut(at).tokens = count,
            What::Ambush => {
                let troop = self.relieve(self.ground_of(at).ambush, kind, count);
                return troop.map(|troop| self.ground_mut(at).ambush = troop).is_some();
            }
            What::FourthHits | What::FourthPlace => {
                let Some(fourth) = self.fourths.iter_mut().find(|fourth| fourth.id.number() == kind) else { return false };
                if part.what == What::FourthHits {
                    fourth.hits = count;
                } else {
                    fourth.at = place;
                }
            }
            What::Legion => return count > 0 && self.put_legion(kind),
            What::LegionSpent => return self.legions.deal(&mut self.legions_spent, kind, count),
            What::Panel => return self.put_on_panel(kind, count),
        }
        true
    }

    /// A hero keeps at least one die.
    fn put_dice(&mut self, seat: Seat, kind: usize, count: u8) -> bool {
        let Some(level) = Level::ALL.get(kind).copied() else { return false };
        let pool = &mut self.hero_mut(seat).attack;
        while pool.count(level) > count && pool.take(level) {}
        pool.add(level, count - pool.count(level));
        !pool.is_empty()
    }

    /// Replaces a troop by one of this kind and size from the supply, if there are enough.
    fn relieve(&mut self, old: Option<Troop>, kind: usize, count: u8) -> Option<Option<Troop>> {
        let trooper = self.region.card().five().get(kind).copied()?;
        // Saying that there are no troopers of one kind does not remove those of another.
        if count == 0 && old.is_some_and(|old| old.kind != trooper) {
            return Some(old);
        }
        if let Some(old) = old {
            self.return_troopers(old);
        }
        let stock = self.supply.get_mut(kind)?;
        *stock = stock.checked_sub(count)?;
        Some((count > 0).then_some(Troop { kind: trooper, count }))
    }

    /// A gift goes from the panel to the first slot that takes it, or from its slot back to the deck.
    fn put_gift(&mut self, seat: Seat, kind: usize, has: bool) -> bool {
        let Some(gift) = GiftId::of(kind) else { return false };
        if !has {
            let hero = self.hero_mut(seat);
            let Some(slot) = hero.slots.iter_mut().find(|slot| **slot == Some(gift)) else { return false };
            *slot = None;
            hero.powers.remove(Power::Gift(gift));
            self.gifts.add(kind);
            return true;
        }
        let slots = self.hero(seat).id.sheet().slots.len() as u8;
        let Some(free) = (0..slots).find(|slot| self.may_fill(seat, *slot).is_ok()) else { return false };
        let Some(place) = self.panel.iter_mut().find(|place| **place == Some(gift)) else { return false };
        *place = None;
        let hero = self.hero_mut(seat);
        if let Some(slot) = hero.slots.get_mut(usize::from(free)) {
            *slot = Some(gift);
        }
        hero.powers.add(Power::Gift(gift));
        true
    }

    /// Makes another legion the current one; the two cards swap places.
    fn put_legion(&mut self, kind: usize) -> bool {
        let Some(legion) = LegionId::of(kind) else { return false };
        let old = self.legion.number();
        if self.legions.take(kind) {
            self.legions.add(old);
        } else if self.legions_spent.take(kind) {
            self.legions_spent.add(old);
        }
        self.legion = legion;
        true
    }

    /// Sets how many cards of a gift are on the panel, as far as there are cards and places.
    fn put_on_panel(&mut self, kind: usize, count: u8) -> bool {
        let Some(gift) = GiftId::of(kind) else { return false };
        let there = self.panel.iter().filter(|place| **place == Some(gift)).count();
        let wanted = usize::from(count);
        for place in self.panel.iter_mut().filter(|place| **place == Some(gift)).skip(wanted) {
            *place = None;
            self.gifts.add(kind);
        }
        for _ in there..wanted {
            let free = self.panel.iter_mut().find(|place| place.is_none());
            let Some(free) = free.filter(|_| self.gifts.take(kind)) else { return false };
            *free = Some(gift);
        }
        true
    }

    /// Whether the shadow on an area of the map would fall on heroes who are not in a battle. On the start it ends the game anyway.
    fn would_begin_a_battle(&self, at: AreaId) -> bool {
        self.battle.is_none() && at != AreaId::START && self.heroes_in(at).next().is_some()
    }
}
