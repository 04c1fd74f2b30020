//! Why an answer is better than the others: what people count themselves and what stands better after it, on average.

use serde::Serialize;
use table::{Ask, Fate, Gauge, Say, Seat, Situation, Think};

use crate::meeting::promising;
use crate::playout::{Manner, Room, gauges_after};
use crate::viewpoint::Viewpoint;

/// Playouts of each answer, all under the same dice.
const SAMPLES: u32 = 40;
/// Other answers that it is compared with, at most.
const OTHERS: usize = 6;
/// From so many standard errors on a difference is more than luck, and from so much on it is worth a word.
const ERRORS: f64 = 2.5;
const LEAST: f64 = 0.2;

/// The differences of one figure under the same dice.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        let off = difference - self.mean;
        self.mean += off / self.count;
        self.squares += off * (difference - self.mean);
    }

    fn is_more_than_luck(&self) -> bool {
        let error = (self.squares / (self.count - 1.0).max(1.0) / self.count.max(1.0)).sqrt();
        self.count > 1.0 && self.mean.abs() >= LEAST && self.mean.abs() > ERRORS * error
    }
}

/// Why an answer is the better one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Why {
    /// What it gains against the others; nothing where no difference is more than luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub gains: Option<Say>,
    /// What it gains against single ones, as far as that is more than luck.
    pub against: Vec<Against>,
}

/// What an answer gains against another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Against {
    /// The index of the other option.
    pub index: usize,
    /// What stands better after the better answer.
    pub gains: Say,
}

/// What stands better after this answer than after the other promising ones, after what the game calls a round: of each
/// difference the figure that means most ([`Think::gauges`]).
pub fn why<G: Think>(situation: &Situation<G>, question: &Ask<G>, seat: Seat, index: usize, seed: u64) -> Why {
    if question.options.get(index).is_none() {
        return Why::default();
    }
    let view = Viewpoint::new(situation, seat);
    let (mut room, mut fate) = (Room::default(), Fate::new(seed));
    let others = promising(&view, question, &mut fate).into_iter().map(usize::from).filter(|other| *other != index);
    let mut others: Vec<(usize, Vec<Spread>)> = others.take(OTHERS).map(|other| (other, Vec::new())).collect();
    let mut all: Vec<Spread> = Vec::new();
    let mut known = Vec::new();
    for dice in 0..SAMPLES {
        let mut after = |option| gauges_after(&view, option, Manner::next::<G>(), &mut room, &mut Fate::at(seed, dice));
        let Some(mine) = after(index) else { continue };
        for (other, own) in &mut others {
            let Some(theirs) = after(*other) else { continue };
            let differences = mine.iter().zip(&theirs).map(|(mine, theirs)| f64::from(mine.value.saturating_sub(theirs.value)));
            for spreads in [&mut all, own] {
                spreads.resize(mine.len(), Spread::default());
                spreads.iter_mut().zip(differences.clone()).for_each(|(spread, difference)| spread.add(difference));
            }
        }
        known = mine;
    }
    let against = others.iter().filter_map(|(index, spreads)| Some(Against { index: *index, gains: gain(&known, spreads)? }));
    Why { gains: gain(&known, &all), against: against.collect() }
}

/// Of all figures that stand better, the one that means most.
fn gain(gauges: &[Gauge], spreads: &[Spread]) -> Option<Say> {
    let telling = gauges
        .iter()
        .zip(spreads)
        .filter(|(gauge, spread)| spread.is_more_than_luck() && spread.mean * f64::from(gauge.weight) > 0.0);
    let weight = |(gauge, spread): &(&Gauge, &Spread)| (spread.mean * f64::from(gauge.weight)).abs();
    let (gauge, spread) = telling.max_by(|one, other| weight(one).total_cmp(&weight(other)))?;
    let tenths = (spread.mean.abs() * 10.0).round() as i32;
    Some(gauge.better.with("n", tenths / 10).with("d", tenths % 10))
}
