//! Why an answer is better than the others: what people count themselves and what stands better after it, on average.

use table::{Ask, Fate, Say, Seat, Situation, Think};

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

/// What stands better after this answer than after the other promising ones, after what the game calls a round: the figure
/// that means most ([`Think::gauges`]). Nothing where no difference is more than luck.
pub fn why<G: Think>(situation: &Situation<G>, question: &Ask<G>, seat: Seat, index: usize, seed: u64) -> Option<Say> {
    question.options.get(index)?;
    let view = Viewpoint::new(situation, seat);
    let (mut room, mut fate) = (Room::default(), Fate::new(seed));
    let others = promising(&view, question, &mut fate).into_iter().map(usize::from).filter(|other| *other != index);
    let others: Vec<usize> = others.take(OTHERS).collect();
    let mut spreads: Vec<Spread> = Vec::new();
    let mut known = Vec::new();
    for dice in 0..SAMPLES {
        let mut after = |option| gauges_after(&view, option, Manner::next::<G>(), &mut room, &mut Fate::at(seed, dice));
        let Some(mine) = after(index) else { continue };
        spreads.resize(mine.len(), Spread::default());
        for theirs in others.iter().filter_map(|other| after(*other)) {
            for (spread, (mine, theirs)) in spreads.iter_mut().zip(mine.iter().zip(&theirs)) {
                spread.add(f64::from(mine.value.saturating_sub(theirs.value)));
            }
        }
        known = mine;
    }
    let telling = known
        .iter()
        .zip(&spreads)
        .filter(|(gauge, spread)| spread.is_more_than_luck() && spread.mean * f64::from(gauge.weight) > 0.0);
    let weight = |(gauge, spread): &(&table::Gauge, &Spread)| (spread.mean * f64::from(gauge.weight)).abs();
    let (gauge, spread) = telling.max_by(|one, other| weight(one).total_cmp(&weight(other)))?;
    let tenths = (spread.mean.abs() * 10.0).round() as i32;
    Some(gauge.better.with("n", tenths / 10).with("d", tenths % 10))
}
