//! Distances between tiles, for computer players.

use crate::state::{Claustrophobia, MOST_SPOTS, Side, SpotId};

/// The distance of a tile that cannot be reached.
pub(crate) const FAR: u8 = 40;

/// Distances to the nearest of some tiles, by tile.
pub(crate) struct Distances([u8; MOST_SPOTS]);

impl Distances {
    /// How far a tile is.
    pub(crate) fn of(&self, spot: SpotId) -> u8 {
        self.0.get(usize::from(spot.0)).copied().unwrap_or(FAR)
    }
}

impl Claustrophobia {
    /// Steps through openings from every tile to the nearest of these.
    pub(crate) fn distances(&self, to: impl Iterator<Item = SpotId>) -> Distances {
        let mut far = [FAR; MOST_SPOTS];
        let mut queue = [SpotId(0); MOST_SPOTS];
        let (mut next, mut end) = (0, 0);
        let mut reach = |spot: SpotId, steps: u8, queue: &mut [SpotId; MOST_SPOTS], end: &mut usize| {
            if let Some(now) = far.get_mut(usize::from(spot.0)).filter(|now| **now == FAR)
                && let Some(place) = queue.get_mut(*end)
            {
                *now = steps;
                *place = spot;
                *end += 1;
            }
        };
        for spot in to {
            reach(spot, 0, &mut queue, &mut end);
        }
        let mut steps = [0; MOST_SPOTS];
        while next < end {
            let (Some(spot), Some(so_far)) = (queue.get(next).copied(), steps.get(next).copied()) else { break };
            next += 1;
            for side in Side::ALL {
                if let Some(beside) = self.through(spot, side) {
                    let before = end;
                    reach(beside, so_far + 1, &mut queue, &mut end);
                    if end > before
                        && let Some(steps) = steps.get_mut(before)
                    {
                        *steps = so_far + 1;
                    }
                }
            }
        }
        Distances(far)
    }

    /// Distances to the nearest human warrior.
    pub(crate) fn to_humans(&self) -> Distances {
        self.distances(self.humans_in_play().filter_map(|id| self.human(id).at))
    }
}
