//! Dials: the figures of ours that set the difficulty, mostly by number of heroes (ruling `content.number-of-heroes`). Balance the
//! game by changing these and nothing else.

use super::Circle;

/// The dials. Lists by number of heroes start with one hero.
#[derive(Debug)]
pub struct Dials {
    /// Figures of each circle, from larvae up.
    pub figures: [u8; 4],
    /// How many areas next to the start begin without a token.
    pub clear: [u8; 5],
    /// Every this many turns no token appears; 0 if one appears every turn.
    pub pause: [u16; 5],
    /// Added to the health on the Lord's sheet. The sixth entry is for an enraged Lord against five heroes.
    pub lord_health: [i8; 6],
}

/// The current setting.
pub const DIALS: Dials =
    Dials { figures: [6, 8, 5, 3], clear: [4, 2, 0, 0, 0], pause: [2, 3, 0, 0, 0], lord_health: [0, 0, 0, 0, 0, 0] };

/// The entry for a number of heroes in a list that starts with one.
fn of<T: Copy + Default>(list: &[T], heroes: u8) -> T {
    list.get(usize::from(heroes.max(1)) - 1).or(list.last()).copied().unwrap_or_default()
}

impl Dials {
    /// Figures of a circle.
    pub fn figures_of(&self, circle: Circle) -> u8 {
        self.figures.get(circle.number()).copied().unwrap_or(0)
    }

    /// How many areas next to the start begin without a token.
    pub fn clear_for(&self, heroes: u8) -> u8 {
        of(&self.clear, heroes)
    }

    /// Whether no token appears in a turn.
    pub fn pauses(&self, heroes: u8, turn: u16) -> bool {
        let every = of(&self.pause, heroes);
        every > 0 && turn.is_multiple_of(every)
    }

    /// The health of a Lord, given the value on its sheet.
    pub fn lord_health_for(&self, heroes: u8, sheet: u8) -> u8 {
        sheet.saturating_add_signed(of(&self.lord_health, heroes)).max(1)
    }
}
