//! What people count of a position, for the reasons of hints.

use table::{Gauge, Seat};

use crate::key;
use crate::powers::{DEEDS, RITUAL};
use crate::state::{Claustrophobia, HUMAN, Standing};

impl Claustrophobia {
    /// Weights say which of two differences is told, no more. What one side counts as a gain, the other counts as a loss, each in its
    /// own words.
    pub(crate) fn list_gauges(&self, seat: Seat) -> Vec<Gauge> {
        let human = seat == HUMAN;
        let in_play = || self.human_ids().filter(|id| self.human(*id).standing == Standing::InPlay);
        let lines: u8 = in_play().map(|id| self.human(id).lines_left()).sum();
        let dead = self.human_ids().filter(|id| self.human(*id).standing == Standing::Dead).count() as i32;
        let out = self.human_ids().filter(|id| self.human(*id).standing == Standing::Left).count() as i32;
        let life: u8 = self.fiends_in_play().map(|id| self.life_of(id)).sum();
        let troglodytes: u8 = self.spots().map(|spot| self.laid(spot).troglodytes).sum();
        let tiles = self.tunnels.len() as i32;
        let cards = self.instinct_hand.len() as i32;
        let figures = [
            (key::WHY_LINES_SAVED, key::WHY_LINES_CANCELLED, i32::from(lines), 10),
            (key::WHY_DEATHS_SPARED, key::WHY_DEATHS, dead, -60),
            (key::WHY_OUT, key::WHY_KEPT_IN, out, 60),
            (key::WHY_DEEDS, key::WHY_DEEDS_STOPPED, i32::from(self.counted(DEEDS)), 40),
            (key::WHY_RITUAL_STOPPED, key::WHY_RITUAL, i32::from(self.counted(RITUAL)), -40),
            (key::WHY_WOUNDS, key::WHY_WOUNDS_SPARED, i32::from(life), -8),
            (key::WHY_TROGLODYTES_KILLED, key::WHY_TROGLODYTES, i32::from(troglodytes), -7),
            (key::WHY_EXPLORED, key::WHY_UNEXPLORED, tiles, 6),
            (key::WHY_CARDS, key::WHY_CARDS_DENIED, cards, 5),
            (key::WHY_THREAT_DENIED, key::WHY_THREAT, i32::from(self.threat), -2),
        ];
        let gauge = |(humans, horde, value, weight)| {
            if human { Gauge::new(humans, value, weight) } else { Gauge::new(horde, value, -weight) }
        };
        figures.into_iter().map(gauge).collect()
    }
}
