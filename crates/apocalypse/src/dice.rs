//! Attack dice: five levels, pools of them, and how they fell.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chance, Dice, Die, Flow, Halt, MOST_DICE, Roll};

use crate::key;
use crate::play::O;

/// A level of die (ruling `content.dice-levels`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Four sides.
    D4,
    /// Six sides.
    D6,
    /// Eight sides.
    D8,
    /// Ten sides.
    D10,
    /// Twelve sides.
    D12,
}

impl Level {
    /// All levels, from the lowest.
    pub const ALL: [Self; 5] = [Self::D4, Self::D6, Self::D8, Self::D10, Self::D12];

    /// The die itself.
    pub const fn die(self) -> Die {
        match self {
            Self::D4 => Die { sides: 4, kind: key::DIE_D4 },
            Self::D6 => Die { sides: 6, kind: key::DIE_D6 },
            Self::D8 => Die { sides: 8, kind: key::DIE_D8 },
            Self::D10 => Die { sides: 10, kind: key::DIE_D10 },
            Self::D12 => Die { sides: 12, kind: key::DIE_D12 },
        }
    }

    /// The next level; none above the twelve-sided die.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }
}

/// A number of dice of each level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pool([u8; 5]);

impl Pool {
    /// No dice.
    pub const NONE: Self = Self([0; 5]);

    /// These numbers of d4, d6, d8, d10 and d12.
    pub const fn of(counts: [u8; 5]) -> Self {
        Self(counts)
    }

    /// The sum of these.
    pub fn sum(dice: &[crate::content::language::Dice]) -> Self {
        let mut pool = Self::NONE;
        dice.iter().for_each(|crate::content::language::Dice::Of(count, level)| pool.add(*level, *count));
        pool
    }

    /// The number of dice of a level.
    pub fn count(&self, level: Level) -> u8 {
        self.0.get(level as usize).copied().unwrap_or(0)
    }

    /// The total number of dice.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// The levels present, from the lowest.
    pub fn levels(&self) -> impl Iterator<Item = Level> + use<> {
        let counts = *self;
        Level::ALL.into_iter().filter(move |level| counts.count(*level) > 0)
    }

    /// The highest level present.
    pub fn best(&self) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|level| self.count(*level) > 0)
    }

    /// Adds dice of a level. Saturating is safe: a roll has far fewer than 255 dice.
    pub fn add(&mut self, level: Level, count: u8) {
        if let Some(there) = self.0.get_mut(level as usize) {
            *there = there.saturating_add(count);
        }
    }

    /// Removes a die of a level. Returns whether there was one.
    pub fn take(&mut self, level: Level) -> bool {
        match self.0.get_mut(level as usize) {
            Some(there) if *there > 0 => {
                *there -= 1;
                true
            }
            _ => false,
        }
    }

    /// Raises one die of a level to the next. Returns whether that was possible (rule `attack.help-limit`).
    pub fn raise(&mut self, level: Level) -> bool {
        let Some(next) = level.next() else { return false };
        let done = self.take(level);
        if done {
            self.add(next, 1);
        }
        done
    }

    /// Raises every die by one level; d12s stay.
    pub fn raise_all(&mut self) {
        let [d4, d6, d8, d10, d12] = self.0;
        self.0 = [0, d4, d6, d8, d10.saturating_add(d12)];
    }

    /// Lowers every die by one level; d4s stay.
    pub fn lower_all(&mut self) {
        let [d4, d6, d8, d10, d12] = self.0;
        self.0 = [d4.saturating_add(d6), d8, d10, d12, 0];
    }

    /// Adds another die of the highest level.
    pub fn add_alike(&mut self) {
        if let Some(level) = self.best() {
            self.add(level, 1);
        }
    }

    /// Adds all dice of another pool.
    pub fn join(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
    }

    /// The same dice several times over.
    #[must_use]
    pub fn times(&self, count: u8) -> Self {
        Self(self.0.map(|dice| dice.saturating_mul(count)))
    }

    /// Rolls the dice, in several rolls if there are too many for one.
    pub(crate) fn roll(&self, o: O, chance: &Chance) -> Flow<Rolled> {
        let mut rolled = Rolled::default();
        let mut levels: ArrayVec<Level, MOST_DICE> = ArrayVec::new();
        for level in Level::ALL.into_iter().flat_map(|level| core::iter::repeat_n(level, usize::from(self.count(level)))) {
            if levels.is_full() {
                rolled.fall(o, &levels, chance)?;
                levels.clear();
            }
            levels.push(level);
        }
        if !levels.is_empty() {
            rolled.fall(o, &levels, chance)?;
        }
        Ok(rolled)
    }
}

/// The most dice in one attack. A hero has up to 24 (`check.rs`); powers add more only while there is room.
pub const MOST_ROLLED: usize = 64;

/// A rolled die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fallen {
    /// Its level.
    pub level: Level,
    /// The number that it shows.
    pub face: u8,
}

/// Rolled dice that are not spent yet, from the lowest level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rolled(pub ArrayVec<Fallen, MOST_ROLLED>);

impl Rolled {
    fn fall(&mut self, o: O, levels: &[Level], chance: &Chance) -> Flow<()> {
        let dice = levels.iter().fold(Dice::default(), |dice, level| dice.and(level.die()));
        let faces = o.roll(&Roll { chance: chance.clone(), dice })?;
        levels.iter().zip(&faces).try_for_each(|(level, face)| self.push(Fallen { level: *level, face: *face }))
    }

    /// Adds a die; if there is no room for it, the run is spoiled.
    fn push(&mut self, die: Fallen) -> Flow<()> {
        self.0.try_push(die).map_err(|_| Halt::Spoiled)
    }

    /// Adds other dice.
    pub(crate) fn join(&mut self, others: Self) -> Flow<()> {
        others.0.into_iter().try_for_each(|die| self.push(die))
    }

    /// How many dice show more than this.
    pub fn above(&self, number: u8) -> u8 {
        self.0.iter().filter(|die| die.face > number).count() as u8
    }

    /// The index of the lowest die above a number, apart from one that is already taken.
    fn least_above(&self, number: u8, besides: Option<usize>) -> Option<usize> {
        let fit = self.0.iter().enumerate().filter(|(at, die)| die.face > number && Some(*at) != besides);
        fit.min_by_key(|(_, die)| die.face).map(|(at, _)| at)
    }

    /// The indices of the lowest dice that beat a toughness, if any do.
    pub fn enough_for(&self, toughness: crate::content::Toughness) -> Option<(usize, Option<usize>)> {
        let Some(two) = toughness.two else { return Some((self.least_above(toughness.one, None)?, None)) };
        // The higher number takes its die first; the other one needs no higher die.
        let high = self.least_above(toughness.one.max(two), None)?;
        let low = self.least_above(toughness.one.min(two), Some(high))?;
        Some((high, Some(low)))
    }

    /// Spends the lowest dice that beat a toughness. Returns whether there were any.
    pub fn spend(&mut self, toughness: crate::content::Toughness) -> bool {
        let Some((one, two)) = self.enough_for(toughness) else { return false };
        // Remove the later one first, so that the other keeps its index.
        let last = two.map_or(one, |two| one.max(two));
        self.0.remove(last);
        if let Some(two) = two {
            self.0.remove(one.min(two));
        }
        true
    }

    /// The faces for an event.
    pub fn throw(&self) -> crate::event::Throw {
        self.0.iter().map(|die| die.face).collect()
    }
}
