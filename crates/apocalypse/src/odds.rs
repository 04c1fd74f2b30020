//! The exact chance that an attack affects an enemy.

use table::Odds;

use crate::attack::Striker;
use crate::content::Toughness;
use crate::dice::{Level, Pool};
use crate::key;
use crate::state::{Apocalypse, AreaId};
use table::Seat;

/// Favourable outcomes, and all outcomes.
type Share = (u128, u128);

/// With more dice the numbers would overflow. A hero has up to 24 (`check.rs`), and cards add only a few.
const MOST: usize = 30;

/// The chance that a die exceeds a number, or that two dice exceed two numbers.
fn chance(pool: &Pool, toughness: Toughness) -> Share {
    let high = toughness.two.map_or(toughness.one, |two| two.max(toughness.one));
    let low = toughness.two.map_or(high, |two| two.min(toughness.one));
    // Ways in which no die exceeds the high number and so far none, or one, exceeds the low one; and in which exactly one die
    // exceeds the high number and no other the low one.
    let (mut all, mut none, mut one_high) = (1u128, 1u128, 0u128);
    let mut no_high = 1u128;
    let dice = Level::ALL.into_iter().flat_map(|level| core::iter::repeat_n(level, usize::from(pool.count(level))));
    for level in dice.take(MOST) {
        let sides = u128::from(level.die().sides);
        let (up_to_low, up_to_high) = (sides.min(u128::from(low)), sides.min(u128::from(high)));
        one_high = one_high * up_to_low + none * (sides - up_to_high);
        none *= up_to_low;
        no_high *= up_to_high;
        all *= sides;
    }
    let missed = if toughness.two.is_some() { no_high + one_high } else { no_high };
    (all.saturating_sub(missed), all)
}

/// The same share reduced to fit into `u32`, as precisely as possible. What is shifted out is less than a player could notice; a
/// division of wider numbers would be a library function of its own in the module.
fn shortened((mut ways, mut all): Share) -> (u32, u32) {
    while all > u128::from(u64::MAX) {
        (ways, all) = (ways >> 1, all >> 1);
    }
    let (mut ways, mut all) = (ways as u64, all as u64);
    let (mut one, mut other) = (all, ways);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    (ways, all) = (ways / one.max(1), all / one.max(1));
    while all > u64::from(u32::MAX) {
        (ways, all) = (ways >> 1, all >> 1);
    }
    (ways as u32, all as u32)
}

impl Apocalypse {
    /// For every kind of enemy in an area, the chance that the attack of a hero affects it at least once.
    pub(crate) fn attack_odds(&self, who: Seat, at: AreaId) -> Vec<Odds> {
        let pool = self.attack_pool(who);
        let odds = |enemy| {
            let toughness = self.toughness_to(Striker::Hero(who), enemy, false);
            let (ways, out_of) = shortened(chance(&pool, toughness));
            Odds { of: key::ODDS_HIT.with("whom", self.enemy_name(enemy)), ways, out_of }
        };
        self.enemies_in(at).into_iter().map(odds).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(counts: [u8; 5], toughness: Toughness) -> (u32, u32) {
        shortened(chance(&Pool::of(counts), toughness))
    }

    #[test]
    fn counts_every_way_in_which_dice_can_fall() {
        for toughness in [Toughness::single(0), Toughness::single(3), Toughness::double(3, 5), Toughness::double(5, 2)] {
            let mut ways = 0;
            for one in 1..=4 {
                for two in 1..=6 {
                    for three in 1..=8 {
                        let faces: [(u8, usize); 3] = [(one, 0), (two, 1), (three, 2)];
                        let above = |number: u8, besides: Option<usize>| {
                            faces.into_iter().filter(move |(face, at)| *face > number && Some(*at) != besides).map(|(_, at)| at)
                        };
                        let hit = match toughness.two {
                            None => above(toughness.one, None).next().is_some(),
                            Some(two) => above(toughness.one, None).any(|at| above(two, Some(at)).next().is_some()),
                        };
                        ways += u32::from(hit);
                    }
                }
            }
            let (found, out_of) = share([1, 1, 1, 0, 0], toughness);
            assert_eq!(found * 192, ways * out_of, "{toughness:?}");
        }
    }

    #[test]
    fn many_dice_still_fit() {
        let (ways, out_of) = share([0, 0, 0, 0, 20], Toughness::single(11));
        let percent = u64::from(ways) * 100 / u64::from(out_of);
        assert_eq!(percent, 82, "1 - (11/12)^20");
        assert_eq!(share([0; 5], Toughness::single(0)), (0, 1), "without dice there is no chance");
    }
}
