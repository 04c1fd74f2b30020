//! Dials: the figures of ours that set the difficulty, mostly by number of heroes (ruling `content.number-of-heroes`). Balance the
//! game by changing these and nothing else. Those that a machine turns stand in `dials.toml`.

use table::Dial;

use super::Circle;
use crate::dial;

/// The dials. Lists by number of heroes start with one hero.
#[derive(Debug)]
pub struct Dials {
    /// Figures of each circle, from larvae up.
    pub figures: [u8; 4],
    /// How many figures of demons stay in the box.
    pub withheld: [&'static Dial; 5],
    /// How many areas next to the start begin without a token.
    pub clear: [&'static Dial; 5],
    /// Every this many turns no token appears; 0 if one appears every turn.
    pub pause: [u16; 5],
    /// Added to the health on the Lord's sheet; an enraged Lord against five heroes has no more of it.
    pub lord_health: [&'static Dial; 5],
}

/// The current setting.
pub static DIALS: Dials = Dials {
    figures: [6, 8, 5, 3],
    withheld: [
        &dial::HEROES_1_WITHHELD,
        &dial::HEROES_2_WITHHELD,
        &dial::HEROES_3_WITHHELD,
        &dial::HEROES_4_WITHHELD,
        &dial::HEROES_5_WITHHELD,
    ],
    clear: [&dial::HEROES_1_CLEAR, &dial::HEROES_2_CLEAR, &dial::HEROES_3_CLEAR, &dial::HEROES_4_CLEAR, &dial::HEROES_5_CLEAR],
    pause: [2, 3, 0, 0, 0],
    lord_health: [
        &dial::HEROES_1_LORD_HEALTH,
        &dial::HEROES_2_LORD_HEALTH,
        &dial::HEROES_3_LORD_HEALTH,
        &dial::HEROES_4_LORD_HEALTH,
        &dial::HEROES_5_LORD_HEALTH,
    ],
};

/// The entry for a number of heroes in a list that starts with one.
fn of<T: Copy>(list: &[T; 5], heroes: u8) -> T {
    let [.., last] = list;
    *list.get(usize::from(heroes.max(1)) - 1).unwrap_or(last)
}

impl Dials {
    /// Figures of a circle.
    pub fn figures_of(&self, circle: Circle) -> u8 {
        self.figures.get(circle.number()).copied().unwrap_or(0)
    }

    /// Figures of a circle that are played with. Larvae all are; demons stay in the box one by one, always of the circle with the
    /// most figures left, the lowest first.
    pub fn played_with(&self, heroes: u8, circle: Circle) -> u8 {
        let [larvae, mut demons @ ..] = self.figures;
        for _ in 0..of(&self.withheld, heroes).count() {
            let most = demons.iter().copied().max().unwrap_or(0);
            if let Some(figures) = demons.iter_mut().find(|figures| **figures == most && most > 1) {
                *figures -= 1;
            }
        }
        circle.number().checked_sub(1).map_or(larvae, |nth| demons.get(nth).copied().unwrap_or(0))
    }

    /// How many areas next to the start begin without a token.
    pub fn clear_for(&self, heroes: u8) -> u8 {
        of(&self.clear, heroes).count()
    }

    /// Whether no token appears in a turn.
    pub fn pauses(&self, heroes: u8, turn: u16) -> bool {
        let every = of(&self.pause, heroes);
        every > 0 && turn.is_multiple_of(every)
    }

    /// The health of a Lord, given the value on its sheet.
    pub fn lord_health_for(&self, heroes: u8, sheet: u8) -> u8 {
        (i16::from(sheet) + of(&self.lord_health, heroes).get()).clamp(1, 255) as u8
    }
}
