//! A proposal for the dice of an attack: the assignment to enemies that is worth most.

use core::cmp::Reverse;

use table::sort_short;

use crate::attack::Strike;
use crate::content::{Circle, FOURTH_HEALTH, Toughness};
use crate::dice::Rolled;
use crate::state::{Apocalypse, Enemy};

/// The search gives up after comparing this many combinations.
const MOST_TRIES: u32 = 20_000;

/// A kind of enemy that dice can be assigned to.
#[derive(Clone, Copy, Debug)]
struct Aim {
    enemy: Enemy,
    toughness: Toughness,
    /// How many hits it can take.
    hits: u8,
    /// What a hit is worth.
    worth: u32,
}

/// The dice assigned to an enemy, by their index in the roll.
pub(crate) type Hit = (Enemy, usize, Option<usize>);

struct Search<'a> {
    aims: &'a [Aim],
    faces: &'a [u8],
    best: (u32, Vec<Hit>),
    tries: u32,
}

impl Search<'_> {
    /// The lowest free die above a number.
    fn least(&self, used: u64, number: u8) -> Option<usize> {
        let free = self.faces.iter().enumerate().filter(|(at, face)| used & 1 << at == 0 && **face > number);
        free.min_by_key(|(_, face)| **face).map(|(at, _)| at)
    }

    /// Tries one more hit on this aim, then moves on to the next. The toughest aims come first, so taking the lowest sufficient
    /// dice is always right.
    fn go(&mut self, nth: usize, hits: u8, used: u64, worth: u32, plan: &mut Vec<Hit>) {
        self.tries += 1;
        if worth > self.best.0 {
            self.best = (worth, plan.clone());
        }
        let Some(aim) = self.aims.get(nth).copied().filter(|_| self.tries < MOST_TRIES) else { return };
        if hits < aim.hits
            && let Some(hit) = self.dice_for(used, aim)
        {
            let spent = used | 1 << hit.1 | hit.2.map_or(0, |two| 1 << two);
            plan.push(hit);
            self.go(nth, hits + 1, spent, worth + aim.worth, plan);
            plan.pop();
        }
        self.go(nth + 1, 0, used, worth, plan);
    }

    fn dice_for(&self, used: u64, aim: Aim) -> Option<Hit> {
        let Some(two) = aim.toughness.two else { return Some((aim.enemy, self.least(used, aim.toughness.one)?, None)) };
        let high = self.least(used, aim.toughness.one.max(two))?;
        let low = self.least(used | 1 << high, aim.toughness.one.min(two))?;
        Some((aim.enemy, high, Some(low)))
    }
}

impl Apocalypse {
    /// The set of hits with the highest total worth. The Lord comes first, then whatever brings more courage or doom.
    pub(crate) fn proposal(&self, strike: &Strike) -> Vec<Hit> {
        let mut aims: Vec<Aim> = self
            .enemies_in(strike.at)
            .into_iter()
            .map(|enemy| {
                let (hits, worth) = match enemy {
                    Enemy::Lord => (self.lord.health, 12),
                    Enemy::Fourth(id) => (self.fourth(id).map_or(0, |fourth| FOURTH_HEALTH.saturating_sub(fourth.hits)), 5),
                    Enemy::Guard => (self.lord.guard, 3),
                    Enemy::Minion(circle) => {
                        let worth = match circle {
                            Circle::Limbo => 2,
                            Circle::First => 3,
                            Circle::Second => 4,
                            Circle::Third => 6,
                        };
                        (strike.count(circle), worth)
                    }
                };
                Aim { enemy, toughness: self.toughness_to(strike.by, enemy, strike.breaches), hits, worth }
            })
            .collect();
        sort_short(&mut aims, |aim| Reverse((aim.toughness.one.max(aim.toughness.two.unwrap_or(0)), aim.worth)));
        let faces = faces(&strike.dice);
        let mut search = Search { aims: &aims, faces: &faces, best: (0, Vec::new()), tries: 0 };
        search.go(0, 0, 0, 0, &mut Vec::new());
        search.best.1
    }
}

fn faces(dice: &Rolled) -> Vec<u8> {
    dice.0.iter().map(|die| die.face).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attack::Striker;
    use crate::dice::{Fallen, Level};
    use crate::setup::{Setup, lay_table};
    use crate::state::AreaId;
    use table::Seat;

    const LARVA: Enemy = Enemy::Minion(Circle::Limbo);
    const FIEND: Enemy = Enemy::Minion(Circle::Second);
    const CACODEMON: Enemy = Enemy::Minion(Circle::Third);

    /// The proposal for these dice against these minions: each enemy with the faces assigned to it.
    fn proposed(minions: [u8; 4], faces: &[u8]) -> Vec<(Enemy, u8, Option<u8>)> {
        let mut game = lay_table(&Setup::default()).unwrap();
        let at = AreaId(2);
        game.ground_mut(at).minions = minions;
        let dice = Rolled(faces.iter().map(|face| Fallen { level: Level::D12, face: *face }).collect());
        let strike = Strike { by: Striker::Hero(Seat(0)), at, breaches: false, dice, minions };
        let mut hits: Vec<_> =
            game.proposal(&strike).into_iter().map(|(enemy, one, two)| (enemy, faces[one], two.map(|two| faces[two]))).collect();
        hits.sort_by_key(|hit| hit.1);
        hits
    }

    #[test]
    fn low_dice_go_to_weak_enemies_and_high_ones_to_tough_ones() {
        assert_eq!(proposed([1, 0, 1, 0], &[7, 2]), [(LARVA, 2, None), (FIEND, 7, None)]);
    }

    #[test]
    fn two_dice_go_to_two_numbers() {
        assert_eq!(proposed([1, 0, 0, 1], &[4, 2, 5]), [(LARVA, 2, None), (CACODEMON, 5, Some(4))]);
    }

    #[test]
    fn nobody_gets_more_than_is_there() {
        assert_eq!(proposed([1, 0, 0, 0], &[3, 4, 2]), [(LARVA, 2, None)], "the lowest die that does");
        assert_eq!(proposed([0, 0, 1, 0], &[6, 6]), [], "no die exceeds 6");
    }
}
