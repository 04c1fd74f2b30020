//! Hero death: doom, losses, and a new hero the next time heroes spawn.

use table::{Flow, Seat};

use crate::content::DOOM_FOR_HERO;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, MOST_SLOTS, Powers, Troop};

impl Apocalypse {
    /// A hero whose health has reached 0 dies, unless something spares it.
    pub(crate) fn hero_dies(&mut self, o: O, who: Seat) -> Flow<()> {
        if let Some(health) = self.spared(o, who)? {
            self.hero_mut(who).health = health;
            self.tell(o, Event::Spared(who), rule::NEWHERO_NO_BONUS);
            return Ok(());
        }
        self.tell(o, Event::Died(who), rule::DEATH_HERO);
        self.lose_everything(o, who);
        self.raise_doom(o, DOOM_FOR_HERO, rule::DEATH_DOOM)
    }

    /// Gifts, courage, luck, markers and the patrol go (ruling `death.belongings`).
    fn lose_everything(&mut self, o: O, who: Seat) {
        let hero = self.hero_mut(who);
        let (slots, courage, patrol) = (hero.slots, hero.courage, hero.patrol);
        hero.at = None;
        hero.slots = [None; MOST_SLOTS];
        hero.powers = Powers::default();
        hero.used = Powers::default();
        hero.patrol = None;
        (hero.courage, hero.luck, hero.pestilence, hero.tokens) = (0, 0, 0, 0);
        (hero.fire, hero.stunned) = (false, false);
        for gift in slots.into_iter().flatten() {
            self.gifts_spent.add(gift.kind());
        }
        if courage > 0 {
            self.tell(o, Event::CourageLost(who, courage), rule::DEATH_DISCARD);
        }
        if let Some(patrol) = patrol {
            self.return_troopers(patrol);
            self.tell(o, Event::Discarded(who, patrol.count), rule::DEATH_BELONGINGS);
        }
    }

    /// Lost troopers go back to the supply (ruling `trooper.loss-conflict`).
    pub(crate) fn return_troopers(&mut self, troop: Troop) {
        let region = self.region.card();
        for (stock, kind) in self.supply.iter_mut().zip(region.five()) {
            if kind == troop.kind {
                *stock += troop.count;
            }
        }
    }
}
