//! What the human player is after, for computer players: which tiles to head for.

use crate::content::{Goal, Place, Special};
use crate::paths::Distances;
use crate::state::{Claustrophobia, SpotId};

impl Claustrophobia {
    /// The tiles that the goal of the scenario sends the human player to, as far as they are in play.
    fn aims(&self) -> impl Iterator<Item = SpotId> + '_ {
        self.spots().filter(|spot| self.is_aim(*spot))
    }

    fn is_aim(&self, spot: SpotId) -> bool {
        let (scenario, laid) = (self.scenario.card(), self.laid(spot));
        let worked = scenario.special.iter().any(|special| match special {
            Special::Work { at: Place::Tile(tile), times, .. } => laid.tile == *tile && laid.mark < *times,
            Special::Work { at: Place::Icon(icon), times, .. } => self.effect_of(spot) == Some(*icon) && laid.mark < *times,
            Special::Ritual { room, .. } => laid.tile == *room,
            _ => false,
        });
        worked
            || match scenario.goal {
                Goal::Escape { exit, after, .. } => laid.tile == exit && self.deeds() >= after,
                Goal::Slay { who } => self.fiends_on(spot).any(|id| self.fiend(id).kind == who),
                Goal::Deeds { .. } | Goal::HoldOut { .. } => false,
            }
    }

    fn deeds(&self) -> u8 {
        self.progress.first().copied().unwrap_or(0)
    }

    /// Whether the humans want to see more of the tunnels.
    pub(crate) fn wants_to_explore(&self) -> bool {
        !matches!(self.scenario.card().goal, Goal::HoldOut { .. })
    }

    /// Where the human player wants to go: to an aim in play, else to where the tunnels go on.
    pub(crate) fn way(&self) -> Distances {
        if self.aims().next().is_some() || !self.wants_to_explore() {
            return self.distances(self.aims());
        }
        self.distances(self.spots().filter(|spot| self.has_unexplored(*spot)))
    }

    /// Whether the way leads to an aim that is in play.
    pub(crate) fn sees_aim(&self) -> bool {
        self.aims().next().is_some()
    }
}
