//! What a seat imagines of the hidden things depends only on what it knows.

use core::ops::Range;

use table::{Fate, Game, Halt, Random, Seat};

use crate::walk::each;

/// At every finished step of random games and for every seat: two tables that the seat cannot tell apart become the same
/// table when it imagines the hidden things with the same chance, and that table passes [`Game::check`].
pub fn veil<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("veil", setups, seeds, |setup, seed, watch| {
        let mut game = G::begin(setup).unwrap_or_else(|error| panic!("{error}"));
        let mut random = Random::new(seed);
        for step in 0_u64.. {
            watch.turn();
            for viewer in (0..game.seats()).map(Seat) {
                alike(&game, viewer, seed.wrapping_add(step));
            }
            match game.step(&mut random) {
                Ok(()) => {}
                Err(Halt::Over(_)) => return,
                Err(halt) => panic!("stopped with {halt:?}"),
            }
        }
    });
}

fn alike<G: Game>(game: &G, viewer: Seat, seed: u64) {
    let imagined = |game: &G, seed: u64| {
        let mut game = game.clone();
        game.veil(viewer, &mut Fate::new(seed));
        game.check().unwrap_or_else(|broken| panic!("what {viewer:?} imagines cannot be: {broken}\n{game:?}"));
        game
    };
    let other = imagined(game, !seed);
    assert_eq!(imagined(game, seed), imagined(&other, seed), "{viewer:?} sees through the veil\n{game:?}\n{other:?}");
}
