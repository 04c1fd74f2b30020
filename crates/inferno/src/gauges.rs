//! What people count of a position, for the reasons of hints.

use table::Gauge;

use crate::board::HexId;
use crate::key;
use crate::state::Inferno;

impl Inferno {
    /// Weights say which of two differences is told, no more: a wound to Dante before all else, then what brings one to him.
    pub(crate) fn list_gauges(&self) -> Vec<Gauge> {
        let dante = self.dante.map_or(0, |dante| dante.ell);
        let unclaimed: u8 = self.unclaimed.iter().map(|unclaimed| unclaimed.ell).sum();
        let ell: u8 = self.characters.iter().map(|character| character.ell).sum();
        let resources: u8 = self.characters.iter().map(|character| character.resources).sum();
        let away: u8 = self.on_board().map(|(_, at)| HexId::CENTER.distance(at)).sum();
        vec![
            Gauge::new(key::WHY_DANTE, dante, -15),
            Gauge::new(key::WHY_UNCLAIMED, unclaimed, -6),
            Gauge::new(key::WHY_ELL, ell, 5),
            Gauge::new(key::WHY_RESOURCES, resources, 8),
            Gauge::new(key::WHY_FLIPPED, self.flipped.count_ones() as i32, 7),
            Gauge::new(key::WHY_NEARER, away, -2),
        ]
    }
}
