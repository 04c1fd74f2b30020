//! How good a position is, for computer players. All Champions win or lose together.
//!
//! Two things are weighed: how much of the Malefactors is left for the nearest Objective, and how much life the Caravan has, above all
//! the Champion that is nearest to defeat.

use table::{Ask, Fate, Gauge, Seat, Think, Way};

use crate::content::confrontations::Objective;
use crate::content::{ChampionId, VIGOR};
use crate::habit::habit;
use crate::promising::promising;
use crate::state::{Cover, Dante, Ending};

/// What the Malefactors' share counts for against the Caravan's.
const PROGRESS: f32 = 4.5;
const LIFE: f32 = 4.0;
/// Life that a Champion has at most: two Wounds to spare and full Vigor.
const MOST_LIFE: f32 = 24.0;

impl Think for Dante {
    const WAY: Way = Way::Halving;
    const PLAYOUTS: u32 = 300;
    /// To the end of the next round.
    const HORIZON: u32 = 2;
    const CAUTION: f32 = 1.0;
    const WHIMS: u32 = 0;

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.round))
    }

    fn worth(&self, _seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::Won(_)) => 1.0,
            Some(Ending::Lost(_)) => 0.0,
            None => self.chance(),
        }
    }

    fn gauges(&self, _seat: Seat) -> Vec<Gauge> {
        self.list_gauges()
    }

    fn promising(&self, ask: &Ask<Self>, into: &mut Vec<u16>) {
        promising(self, ask, into);
    }

    fn habit(&self, ask: &Ask<Self>, _fate: &mut Fate) -> Option<u16> {
        habit(self, ask)
    }
}

impl Dante {
    fn chance(&self) -> f32 {
        let exponent = PROGRESS * (0.5 - self.share_left()) + LIFE * (self.health_of_all() - 0.5);
        (1.0 / (1.0 + (-exponent).exp())).clamp(0.01, 0.99)
    }

    /// How much of the Malefactors is left, of what the nearest Objective asks for.
    fn share_left(&self) -> f32 {
        let share = |objective: &Objective| {
            let all: i32 = self
                .all_trays()
                .filter(|tray| self.counts_for(*objective, *tray))
                .map(|tray| {
                    let wounds = self.tray(tray).left() as i32 + i32::from(self.wounds_on(tray));
                    wounds * i32::from(self.first_sturdiness(tray))
                })
                .sum();
            self.left_of(*objective) as f32 / all.max(1) as f32
        };
        self.confrontation.card().objectives.iter().map(share).fold(f32::MAX, f32::min).clamp(0.0, 1.5)
    }

    /// How well the Caravan is, from 0 to 1: half of it is how well the Champion is who is worst off.
    fn health_of_all(&self) -> f32 {
        let health = |who: ChampionId| {
            let champion = self.champion(who);
            let slots = if champion.is_companion() {
                f32::from(champion.ready + champion.done.len())
            } else {
                champion.slots.iter().filter(|slot| slot.cover == Cover::Open).count() as f32
            };
            let tokens = champion.tokens;
            let attributes: f32 = [tokens.aggressiveness, tokens.prowess, tokens.willpower].map(f32::from).iter().sum();
            let held = f32::from(tokens.inspiration) + 2.0 * attributes;
            let sins = champion.sins.len() as f32;
            let bound = if champion.space().is_none() { 2.0 } else { 0.0 };
            let life = self.life(who) as f32 + slots + held * 0.3 - sins * 0.7 - bound;
            (life / MOST_LIFE).clamp(0.0, 1.2)
        };
        let all = ChampionId::ALL.map(health);
        let (sum, least) = (all.iter().sum::<f32>(), all.iter().copied().fold(f32::MAX, f32::min));
        0.5 * sum / 4.0 + 0.5 * least * MOST_LIFE / (MOST_LIFE - f32::from(VIGOR))
    }
}
