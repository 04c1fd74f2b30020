//! How far the movement points of the active warrior lead.

use crate::state::{Active, Claustrophobia, SpotId};

impl Claustrophobia {
    /// The tiles that the active warrior can reach with its points. Whether it can go on from one is looked at where it would
    /// stand then: enemies there block it, water takes all points.
    pub(crate) fn reach(&self) -> Vec<SpotId> {
        let Some((active, from)) = self.active().and_then(|active| Some((active, self.spot_of(active.who)?))) else {
            return Vec::new();
        };
        let mut known = vec![from];
        let mut edge = vec![(self.clone(), active)];
        while let Some((table, active)) = edge.pop() {
            for (there, active) in table.steps(active) {
                let Some(spot) = there.spot_of(active.who) else { continue };
                if !known.contains(&spot) {
                    known.push(spot);
                    edge.insert(0, (there, active));
                }
            }
        }
        known.retain(|spot| *spot != from);
        known
    }

    /// Every step that a warrior can make now, as the table would stand after it.
    fn steps(&self, active: Active) -> Vec<(Self, Active)> {
        let Some(from) = self.spot_of(active.who) else { return Vec::new() };
        let Ok(by) = self.may_leave(&active, from) else { return Vec::new() };
        let free = self.adjacent(from).filter(|to| self.may_go(&active, *to, by).is_ok());
        let step = |to: SpotId| {
            let mut there = self.clone();
            there.spend(active);
            there.relocate(active.who, to);
            let active = there.active()?;
            let points = if there.is_flooded(active.who, to) { 0 } else { active.points };
            Some((there, Active { points, ..active }))
        };
        free.filter_map(step).collect()
    }
}
