//! What people count of a position, for the reasons of hints.

use table::Gauge;

use crate::key;
use crate::state::{Apocalypse, AreaId};

impl Apocalypse {
    /// Weights say which of two differences is told, no more: the Lord and doom decide, the rest leads there.
    pub(crate) fn list_gauges(&self) -> Vec<Gauge> {
        let sum = |of: &dyn Fn(&crate::state::Hero) -> u8| self.heroes.iter().map(|hero| u16::from(of(hero))).sum::<u16>();
        let gifts = |hero: &crate::state::Hero| hero.slots.iter().flatten().count() as u8;
        let minions = |at: AreaId| self.ground_of(at).minions.iter().sum::<u8>() + self.fourths_in(at).count() as u8;
        let enemies: u8 = self.map_areas().chain([AreaId::HELL]).map(minions).sum();
        let tokens: u8 = self.map_areas().map(|at| self.ground_of(at).tokens).sum();
        let ambushed: u8 = self.map_areas().filter_map(|at| self.ground_of(at).ambush).map(|ambush| ambush.count).sum();
        let troopers = sum(&|hero| hero.patrol.map_or(0, |patrol| patrol.count)) + u16::from(ambushed);
        let courage = sum(&|hero| hero.courage) + u16::from(self.pool);
        let gauge = |key, value: u16, weight| Gauge::new(key, value, weight);
        vec![
            gauge(key::WHY_LORD, self.lord.health.into(), -20),
            gauge(key::WHY_DOOM, self.doom.into(), -15),
            gauge(key::WHY_HEALTH, sum(&|hero| hero.health), 5),
            gauge(key::WHY_ENEMIES, enemies.into(), -6),
            gauge(key::WHY_GIFTS, sum(&gifts), 12),
            gauge(key::WHY_TOKENS, tokens.into(), -4),
            gauge(key::WHY_COURAGE, courage, 3),
            gauge(key::WHY_LUCK, sum(&|hero| hero.luck), 3),
            gauge(key::WHY_TROOPERS, troopers, 4),
        ]
    }
}
