//! What people count of a position, for the reasons of hints.

use table::Gauge;

use crate::hero::Block;
use crate::key;
use crate::state::Drunagor;

impl Drunagor {
    /// Weights say which of two differences is told, no more.
    pub(crate) fn list_gauges(&self) -> Vec<Gauge> {
        let sum = |of: &dyn Fn(&crate::hero::Hero) -> u8| self.heroes.iter().map(|hero| i32::from(of(hero))).sum::<i32>();
        let wounds: i32 = self.monsters.iter().map(|monster| i32::from(monster.health)).sum();
        vec![
            Gauge::new(key::WHY_MONSTERS, self.monsters.len() as i32, -12),
            Gauge::new(key::WHY_WOUNDS, wounds, -2),
            Gauge::new(key::WHY_HEALTH, sum(&|hero| hero.health), 3),
            Gauge::new(key::WHY_DOWN, sum(&|hero| u8::from(hero.down)), -20),
            Gauge::new(key::WHY_CURSES, sum(&|hero| hero.blocks(Block::Curse)), -8),
            Gauge::new(key::WHY_TRAUMAS, sum(&|hero| hero.blocks(Block::Trauma)), -30),
            Gauge::new(key::WHY_CUBES, sum(&|hero| hero.pool()), 2),
            Gauge::new(key::WHY_DARKNESS, self.darkness.iter().count() as i32, -1),
        ]
    }
}
