//! Ways over the board, as a player sees them who plans more than one turn ahead.

use crate::board::{HexId, HexSet, TerritoryId};
use crate::content::{MOVEMENT, UNCLAIMED_STEP};
use crate::state::{Inferno, Unclaimed};

/// Distance of the outermost hexes of Dante's territory from the center.
const EDGE: u8 = 4;

/// Whether a hex lies at the edge of Dante's territory, where the characters gather.
pub(crate) fn is_edge(hex: HexId) -> bool {
    HexId::CENTER.distance(hex) == EDGE
}

/// The edge of Dante's territory.
pub(crate) fn edge() -> HexSet {
    set(TerritoryId::DANTE.perimeter().iter().copied())
}

pub(crate) fn set(hexes: impl IntoIterator<Item = HexId>) -> HexSet {
    let mut set = HexSet::EMPTY;
    hexes.into_iter().for_each(|hex| set.add(hex));
    set
}

/// The hexes of a territory from which a monster on `at` can be attacked.
pub(crate) fn beside(at: HexId, territory: TerritoryId) -> HexSet {
    at.around().or(&set([at])).and(territory.hexes())
}

/// How many rounds it takes to walk this many hexes.
pub(crate) fn rounds(hexes: u8) -> u8 {
    hexes.div_ceil(MOVEMENT)
}

impl Inferno {
    /// Of the hexes in reach, the one from which a goal is nearest by the way one has to walk: over flipped territories,
    /// and not out of a locked one. `None` where staying is as good, or no way leads there.
    pub(crate) fn toward(&self, from: HexId, reach: &HexSet, goals: &HexSet) -> Option<HexId> {
        let free = self.free_hexes();
        let (mut seen, mut frontier) = (*goals, *goals);
        while !frontier.is_empty() {
            if frontier.has(from) {
                return None;
            }
            if let Some(hex) = frontier.and(reach).iter().next() {
                return Some(hex);
            }
            frontier = self.one_step_before(&frontier, &free).without(&seen);
            seen = seen.or(&frontier);
        }
        None
    }

    /// The hexes from which one step leads onto one of these.
    fn one_step_before(&self, hexes: &HexSet, free: &HexSet) -> HexSet {
        let mut before = HexSet::EMPTY;
        for hex in hexes.iter() {
            let territory = hex.territory();
            before = before.or(&hex.around().and(free));
            if self.is_locked(territory) {
                before = before.or(&hex.around().and(territory.hexes()));
            }
        }
        before
    }

    /// The hexes of flipped territories that nothing locks.
    fn free_hexes(&self) -> HexSet {
        let locked = self.locked_territories();
        TerritoryId::all()
            .filter(|territory| self.flipped & !locked & (1 << territory.0) != 0)
            .fold(HexSet::EMPTY, |all, territory| all.or(territory.hexes()))
    }

    /// Where an Unclaimed will end its next walk.
    pub(crate) fn landing(&self, unclaimed: &Unclaimed) -> Option<HexId> {
        let walk = unclaimed.territory.perimeter();
        let place = walk.iter().position(|hex| *hex == unclaimed.at)?;
        let night_next = self.is_night() == self.is_first_of_light();
        let steps = if night_next { walk.len().checked_sub(UNCLAIMED_STEP)? } else { UNCLAIMED_STEP };
        walk.get((place + steps) % walk.len()).copied()
    }
}
