//! The mind that looks no further than the end of the step.

use table::{Ask, Fate, Seat, Situation, Think};

use crate::advice::{Advice, Tally};
use crate::meeting::promising;
use crate::playout::{Horizon, Lead, Manner, Room, play_on};
use crate::viewpoint::Viewpoint;

/// Tries every promising option a few times up to the end of the step, and takes the one with the best mean.
pub fn greedy<G: Think>(situation: &Situation<G>, question: &Ask<G>, seat: Seat, samples: u32, seed: u64) -> Option<Advice> {
    let view = Viewpoint::new(situation, seat);
    let (mut fate, mut room) = (Fate::new(seed), Room::default());
    let candidates = promising(&view, question, &mut fate);
    let mut tallies = vec![Tally::default(); question.options.len()];
    let mut iterations = 0;
    for candidate in candidates {
        let Some(tally) = tallies.get_mut(usize::from(candidate)) else { continue };
        // As many visits as the others have, however many of its playouts failed: the mean decides.
        tally.visits = samples.max(1);
        for _ in 0..samples.max(1) {
            iterations += 1;
            let manner = Manner { horizon: Horizon::Steps(1), whims: 0, in_step: false };
            if let Some(worth) = play_on(&view, Lead::Option(usize::from(candidate)), manner, &mut room, &mut fate) {
                tally.samples += 1;
                tally.sum += f64::from(worth);
            }
        }
    }
    Advice::from_tallies(&tallies, iterations, None)
}
