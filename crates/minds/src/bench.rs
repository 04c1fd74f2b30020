//! What is measured, the same natively and in WebAssembly: the caller counts the time.

use std::hint::black_box;

use table::{Ask, Fate, Game, Player, Question, Random, Session, Situation, Think};

use crate::{Budget, Config, advise};

/// Positions of random games that clones and searches are measured on.
const POSITIONS: u64 = 32;
/// Iterations of one measured search.
const ITERATIONS: u32 = 50;
/// More seats than any table has; a session takes as many as it needs.
const SEATS: usize = 16;

/// Something to be measured: what is needed for it was made ready before.
pub struct Bench<G: Game> {
    setup: G::Setup,
    laid: G,
    positions: Vec<(Situation<G>, Ask<G::Choice>)>,
}

impl<G: Think> Bench<G> {
    /// Makes ready; `None` where the setup cannot be played.
    pub fn new(setup: G::Setup) -> Option<Self> {
        let laid = G::begin(&setup).ok()?;
        let mut bench = Self { setup, laid, positions: Vec::new() };
        for seed in 0..POSITIONS {
            let mut kept = None;
            let mut lot = Fate::new(seed);
            bench.play(seed, |session, ask, seen| {
                // Each question of the game equally likely.
                if ask.options.len() > 1 && lot.below(seen) == 0 {
                    kept = Some((session.situation(), ask.clone()));
                }
            })?;
            bench.positions.extend(kept);
        }
        Some(bench)
    }

    /// A random game played by a session, with log, checkpoints and refusals; gives the number of its answers.
    fn play(&self, seed: u64, mut look: impl FnMut(&Session<G>, &Ask<G::Choice>, u32)) -> Option<u64> {
        let mut session = Session::<G>::begin(self.setup.clone(), vec![Player::Normal; SEATS], seed).ok()?;
        let mut fate = Fate::new(seed);
        let mut given = 0;
        while let Question::Choose(ask) = session.question() {
            given += 1;
            look(&session, ask, given);
            let index = fate.below(ask.options.len() as u32) as usize;
            session.answer(index, session.revision()).ok()?;
        }
        Some(u64::from(given))
    }

    /// Decisions in one random game, straight through the rules.
    pub fn decisions(&self, seed: u64) -> u64 {
        let (mut game, mut random) = (self.laid.clone(), Random::new(seed));
        while game.step(&mut random).is_ok() {}
        random.decisions
    }

    /// Answers in one random game played by a session.
    pub fn answers(&self, seed: u64) -> u64 {
        self.play(seed, |_, _, _| {}).unwrap_or(0)
    }

    /// Copies of the states of all positions.
    pub fn clones(&self, _seed: u64) -> u64 {
        for (situation, _) in &self.positions {
            black_box(black_box(&situation.state).clone());
        }
        self.positions.len() as u64
    }

    /// Iterations of a search on one position.
    pub fn search(&self, seed: u64) -> u64 {
        let at = seed as usize % self.positions.len().max(1);
        let Some((situation, ask)) = self.positions.get(at) else { return 0 };
        let config = Config::new::<G>(Budget::iterations(ITERATIONS));
        advise(situation, ask, &config, seed, &mut || 0).map_or(0, |advice| u64::from(advice.iterations))
    }
}
