//! How good a position is, for computer players. All heroes win or lose together.
//!
//! Two things are weighed: how much of the dungeon is done, in Health of monsters that are gone and that are still to come; and how safe
//! the hero is who is nearest to being slain or corrupted.

use table::{Ask, Fate, Gauge, Seat, Think, Way};

use crate::content::kinds::Summoned;
use crate::content::runes::RUNES;
use crate::content::track::Slot;
use crate::habit::habit;
use crate::hero::{Block, Hero};
use crate::promising::promising;
use crate::state::{Drunagor, Ending};

/// Health of a monster that is not there yet, about.
const UNKNOWN: f32 = 12.0;
/// What it is worth to have opened a part of the map, in Health of monsters.
const OPENED: f32 = 6.0;
/// The same to one who goes alone: nobody else opens a Door, and whoever waits until it is safe waits for ever.
const OPENED_ALONE: f32 = 40.0;
/// What standing up again is worth, in Health.
const SECOND_LIFE: f32 = 12.0;

impl Think for Drunagor {
    const WAY: Way = Way::Halving;
    const PLAYOUTS: u32 = 400;
    /// To the same slot of the next round.
    const HORIZON: u32 = Slot::LAST.0 as u32 + 1;
    const ROUND: u32 = Slot::LAST.0 as u32 + 1;
    const CAUTION: f32 = 1.0;
    const WHIMS: u32 = 0;

    fn clock(&self) -> Option<u32> {
        Some(u32::from(self.round) * (u32::from(Slot::LAST.0) + 1) + u32::from(self.marker.0))
    }

    fn worth(&self, seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::Won) => 1.0,
            Some(Ending::Stands(who)) if self.party_of_seat(who) == self.party_of_seat(seat) => 1.0,
            Some(_) => 0.0,
            None => self.chance(),
        }
    }

    fn gauges(&self, _seat: Seat) -> Vec<Gauge> {
        self.list_gauges()
    }

    fn promising(&self, ask: &Ask<Self>, into: &mut Vec<u16>) {
        promising(self, ask, into);
    }

    fn habit(&self, ask: &Ask<Self>, fate: &mut Fate) -> Option<u16> {
        habit(self, ask, fate)
    }
}

impl Drunagor {
    fn chance(&self) -> f32 {
        let (left, all) = self.work();
        let done = 1.0 - left / all.max(1.0);
        let time = f32::from(self.bag.count_ones() as u8) / RUNES as f32;
        let lives: f32 = self.heroes.iter().map(life).sum::<f32>() / self.heroes.len().max(1) as f32;
        let weakest = self.heroes.iter().map(life).fold(1.0, f32::min);
        let purest = self.heroes.iter().map(purity).fold(1.0, f32::min);
        let cubes: f32 =
            self.heroes.iter().map(|hero| f32::from(hero.pool())).sum::<f32>() / (5.0 * self.heroes.len().max(1) as f32);
        // Little time matters only where much is left to do.
        let pace = (time + 0.1) / (left / all.max(1.0) * 0.8 + 0.1);
        let safe = 0.40 * lives + 0.35 * weakest + 0.10 * purest + 0.05 * cubes + 0.10 * pace.min(1.0);
        (0.05 + 0.50 * done + 0.42 * safe).clamp(0.01, 0.98)
    }

    /// Health of monsters that is left in the dungeon, and all of it.
    fn work(&self) -> (f32, f32) {
        let party = self.heroes.len() as u8;
        let (mut left, mut all) = (0.0, 0.0);
        let opened = if party == 1 { OPENED_ALONE } else { OPENED };
        for (nth, setup) in (0..).zip(self.adventure.card().setups) {
            let coming = setup.card().summon.iter().filter(|line| from_heroes(line) <= party).count() as f32;
            let work = coming * UNKNOWN + opened;
            all += work;
            if self.revealed & (1_u16 << nth) == 0 {
                left += work;
            }
        }
        let here: f32 = self.monsters.iter().map(|monster| f32::from(monster.health) + 4.0).sum();
        (left + here, all)
    }
}

/// From how many heroes on somebody is summoned.
const fn from_heroes(line: &Summoned) -> u8 {
    match *line {
        Summoned::Set(heroes, ..) | Summoned::Random(heroes, ..) | Summoned::Commander { heroes, .. } => heroes,
    }
}

/// How far a hero is from being slain: 1 far, 0 near.
fn life(hero: &Hero) -> f32 {
    let lives = f32::from(hero.most_traumas().saturating_sub(hero.blocks(Block::Trauma)));
    let health = if hero.down { f32::from(hero.most_health()) * 0.6 } else { f32::from(hero.health) };
    (health + lives * SECOND_LIFE) / (f32::from(hero.most_health()) + f32::from(hero.most_traumas()) * SECOND_LIFE).max(1.0)
}

/// How far a hero is from being corrupted: the first curses cost little.
fn purity(hero: &Hero) -> f32 {
    let cursed = f32::from(hero.blocks(Block::Curse)) / (f32::from(hero.most_curses()) + 1.0);
    1.0 - cursed * cursed
}
