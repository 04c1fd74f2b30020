//! What the human player is after, as a player who thinks sees it: which tiles to go to, and how much is left to do.

use crate::content::{Goal, Place, Special};
use crate::paths::{Distances, FAR};
use crate::state::{Claustrophobia, SpotId, Standing};

/// A tile that is still in the pile is as far as so many steps, and the tiles before it.
const UNKNOWN: u8 = 2;

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

    /// Moves and actions that the human player still needs, roughly.
    pub(crate) fn to_go(&self) -> f32 {
        let scenario = self.scenario.card();
        let hidden = f32::from(UNKNOWN) + self.pile.len() as f32;
        let way = self.way();
        let mut steps: Vec<f32> =
            self.humans_in_play().filter_map(|id| self.human(id).at).map(|at| f32::from(way.of(at).min(FAR / 4))).collect();
        steps.sort_by(f32::total_cmp);
        let nearest = steps.first().copied().unwrap_or(f32::from(FAR));
        let unseen = if self.sees_aim() { 0.0 } else { hidden };
        match scenario.goal {
            Goal::Escape { needed, after, .. } => {
                let left = self.humans.iter().filter(|human| human.standing == Standing::Left).count();
                let missing = usize::from(needed).saturating_sub(left);
                let walk: f32 = steps.iter().take(missing).sum::<f32>() / missing.max(1) as f32;
                unseen + walk + missing as f32 * 0.5 + 4.0 * f32::from(after.saturating_sub(self.deeds()))
            }
            Goal::Deeds { needed } => unseen + nearest + 4.0 * f32::from(needed.saturating_sub(self.deeds())),
            Goal::Slay { who } => {
                let life = self.fiend_ids().find(|id| self.fiend(*id).kind == who).map_or(6, |id| self.life_of(id));
                unseen + nearest + f32::from(life)
            }
            Goal::HoldOut { .. } => f32::from(scenario.turns.saturating_sub(self.turn)),
        }
    }
}
