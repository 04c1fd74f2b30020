//! How good a position is, for computer players. All heroes win or lose together.
//!
//! Two things are weighed: what the heroes could do to the Lord in a battle, against its health; and how near doom is,
//! with what is on its way to the start counted as doom to come.

use table::{Ask, Fate, Gauge, Seat, Think, Way};

use crate::content::{DOOM_MOST, FOURTH_COUNTS, FOURTH_HEALTH};
use crate::dice::{Level, Pool};
use crate::habit::habit;
use crate::promising::promising;
use crate::state::{Apocalypse, AreaId, Ending, Enemy};

/// The share of the enemies in the start area that will be stopped, and how much it grows with each area of distance.
const STOPPED_AT_START: f32 = 0.45;
const STOPPED_PER_AREA: f32 = 0.14;
/// Expected doom of a token per despair die: pairs bring demons and larvae.
const DOOM_PER_DIE: f32 = 0.45;
/// What a unit of courage or luck is worth, in hits on the Lord.
const COURAGE: f32 = 0.12;
const LUCK: f32 = 0.08;
/// How much of the missing strength can still be earned, per area between the Lord and the start.
const GROWTH_PER_AREA: f32 = 0.06;
/// No plan looks further ahead than this many rounds of a battle.
const LONG_BATTLE: f32 = 6.0;

/// A turn by the clock of a search, which also counts the rounds of a battle.
const TURN: u32 = 256;

impl Think for Apocalypse {
    const WAY: Way = Way::Halving;
    /// To the end of the next turn, a battle in this one included.
    const HORIZON: u32 = TURN + 1;
    const CAUTION: f32 = 1.0;
    const WHIMS: u32 = 0;

    fn clock(&self) -> Option<u32> {
        let round = self.battle.map_or(0, |battle| u32::from(battle.round));
        Some(u32::from(self.turn) * TURN + round)
    }

    fn worth(&self, _seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::Won) => 1.0,
            Some(_) => 0.0,
            None => self.chance(),
        }
    }

    fn gauges(&self, _seat: Seat) -> Vec<Gauge> {
        self.list_gauges()
    }

    fn promising(&self, ask: &Ask<Apocalypse>, into: &mut Vec<u16>) {
        promising(self, ask, into);
    }

    fn habit(&self, ask: &Ask<Apocalypse>, fate: &mut Fate) -> Option<u16> {
        habit(self, ask, fate)
    }
}

/// The chance that one die shows more than a number.
pub(crate) fn above(level: Level, number: u8) -> f32 {
    let sides = level.die().sides;
    f32::from(sides.saturating_sub(number)) / f32::from(sides)
}

/// Dice of a pool that show more than a number, on average.
pub(crate) fn hits(pool: &Pool, number: u8) -> f32 {
    Level::ALL.into_iter().map(|level| f32::from(pool.count(level)) * above(level, number)).sum()
}

impl Apocalypse {
    fn chance(&self) -> f32 {
        let doom = f32::from(self.doom) + self.doom_to_come();
        let safety = (1.0 - doom / f32::from(DOOM_MOST)).clamp(0.0, 1.0);
        let ratio = self.strength() / self.lord_needs().max(0.5);
        let time = (f32::from(self.way_of_lord()) * GROWTH_PER_AREA).min(0.5);
        let battle = ratio / (0.8 + ratio);
        (safety * (0.15 + 0.25 * time) + safety.sqrt() * 0.7 * battle).clamp(0.01, 0.97)
    }

    /// The doom that is on its way and will probably not be stopped.
    pub(crate) fn doom_to_come(&self) -> f32 {
        self.map_areas()
            .map(|at| {
                let ground = self.ground_of(at);
                let minions = f32::from(ground.minions.iter().sum::<u8>());
                let token = f32::from(self.dice) * if self.is_watched(at) { DOOM_PER_DIE } else { 1.0 - DOOM_PER_DIE };
                let fourths: f32 = self
                    .fourths
                    .iter()
                    .filter(|fourth| fourth.at == at)
                    .map(|fourth| f32::from(FOURTH_COUNTS) * f32::from(FOURTH_HEALTH - fourth.hits.min(FOURTH_HEALTH)) / 4.0)
                    .sum();
                let come = (1.0 - STOPPED_AT_START - STOPPED_PER_AREA * f32::from(self.way_home(at))).max(0.02);
                (minions + fourths + f32::from(ground.tokens) * token) * come
            })
            .sum()
    }

    fn way_of_lord(&self) -> u8 {
        self.way_home(self.lord.at)
    }

    /// Hits that the Lord and its guard can take.
    pub(crate) fn lord_needs(&self) -> f32 {
        let health = if self.lord.id.is_some() { self.lord.health } else { 4 + 3 * self.players() };
        let twice = if self.lord.id.is_some() && self.toughness_of(Enemy::Lord).two.is_some() { 1.6 } else { 1.0 };
        (f32::from(health) + f32::from(self.lord.guard) * 0.3) * twice
    }

    /// Hits that all heroes together can be expected to deal in one battle, counting what they hold.
    pub(crate) fn strength(&self) -> f32 {
        let saved = f32::from(self.pool) * COURAGE;
        self.seats_all().filter(|who| self.hero(*who).at.is_some()).map(|who| self.strength_of(who)).sum::<f32>() + saved
    }

    pub(crate) fn strength_of(&self, who: Seat) -> f32 {
        let hero = self.hero(who);
        let toughness = if self.lord.id.is_some() { self.toughness_of(Enemy::Lord).one } else { 6 };
        let per_round = hits(&hero.attack, toughness) + 0.05 * hits(&hero.attack, 2);
        let rounds = (self.life_of(who) / self.harm_in_hell(who).max(0.3)).min(LONG_BATTLE);
        let held = f32::from(hero.courage) * COURAGE + f32::from(hero.luck) * LUCK;
        per_round * (0.7 + rounds) + held
    }

    /// Damage that a hero can take, including its patrol.
    pub(crate) fn life_of(&self, who: Seat) -> f32 {
        let hero = self.hero(who);
        let patrol = hero.patrol.map_or(0.0, |patrol| f32::from(patrol.count * self.absorbs(who, patrol.kind)) * 0.7);
        f32::from(hero.health) + patrol - f32::from(u8::from(hero.fire)) - f32::from(hero.pestilence) * 0.3
    }

    /// Damage that a hero can expect in a round in Hell, where the Lord has others to attack too.
    pub(crate) fn harm_in_hell(&self, who: Seat) -> f32 {
        let dice = self.lord.id.map_or(Pool::of([0, 0, 0, 0, 6]), |_| self.group_pool(AreaId::HELL, Enemy::Lord));
        let fighters = self.heroes_in(AreaId::HELL).count().max(usize::from(self.players()) / 2 + 1);
        hits(&dice, self.hero_toughness(who)) / fighters as f32
    }
}
