//! What special areas of a map do.

use table::Seat;

use crate::content::Special;
use crate::dice::Pool;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId};

/// Courage that a held beacon brings to the pool.
const BEACON_COURAGE: u8 = 1;

impl Apocalypse {
    /// What is special about an area.
    pub(crate) fn special_of(&self, at: AreaId) -> Option<Special> {
        self.map.map().areas.get(usize::from(at.0)).and_then(|area| area.special)
    }

    /// Whether a hero stands in an armory, where troopers come as at the start.
    pub(crate) fn in_armory(&self, who: Seat) -> bool {
        self.hero(who).at.is_some_and(|at| self.special_of(at) == Some(Special::Armory))
    }

    /// What the area of a hero adds to its first aid.
    pub(crate) fn aid_here(&self, who: Seat) -> u8 {
        let here = self.hero(who).at.and_then(|at| self.special_of(at));
        u8::from(here == Some(Special::Infirmary))
    }

    /// Changes the dice of an ambush in an area.
    pub(crate) fn ambush_here(&self, at: AreaId, pool: &mut Pool) {
        if self.special_of(at) == Some(Special::Redoubt) {
            pool.raise_all();
        }
    }

    /// Whether heroes hold an area: a hero or an ambush is there, and no enemy.
    pub(crate) fn is_held(&self, at: AreaId) -> bool {
        self.is_watched(at) && !self.has_enemies(at)
    }

    /// A turn begins: every beacon that is held gives courage to the pool.
    pub(crate) fn beacons_burn(&mut self, o: O) {
        for at in self.map_areas() {
            if self.special_of(at) == Some(Special::Beacon) && self.is_held(at) {
                self.tell(o, Event::Held(at), rule::CONTENT_MAPS);
                self.gain_pool(o, BEACON_COURAGE, rule::CONTENT_MAPS);
            }
        }
    }
}
