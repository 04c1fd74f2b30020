//! What is measured, natively and in WebAssembly alike: small pieces of work, each repeated many times, of which the caller takes
//! the fastest run. Other load on the machine only ever slows a run down, so the fastest says most about the program.

use std::hint::black_box;

use table::{Ask, Fate, Game, Player, Question, Random, Session, Situation, Think};

use crate::{Budget, Config, advise};

/// How often a position is copied in one piece of work.
const COPIES: u64 = 1_000;
/// Iterations of one measured search.
const ITERATIONS: u32 = 50;
/// More seats than any table has; a session takes as many as it needs.
const SEATS: usize = 16;

/// How many pieces of work of each kind there are.
const PIECES: u32 = 32;

/// Work to be measured; whatever it needs has been prepared.
pub struct Bench<G: Game> {
    setup: G::Setup,
    laid: G,
    positions: Vec<(Situation<G>, Ask<G>)>,
}

impl<G: Think> Bench<G> {
    /// Prepares the work; `None` where the setup cannot be played.
    pub fn new(setup: G::Setup) -> Option<Self> {
        let laid = G::begin(&setup).ok()?;
        let mut bench = Self { setup, laid, positions: Vec::new() };
        for seed in 0..u64::from(PIECES) {
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
    fn play(&self, seed: u64, mut look: impl FnMut(&Session<G>, &Ask<G>, u32)) -> Option<u64> {
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

    /// How many pieces of work of each kind there are.
    pub fn pieces(&self) -> u32 {
        PIECES
    }

    /// Decisions in a random game, straight through the rules.
    pub fn decisions(&self, piece: u32) -> u64 {
        let (mut game, mut random) = (self.laid.clone(), Random::new(u64::from(piece)));
        while game.step(&mut random).is_ok() {}
        random.decisions
    }

    /// Answers in a random game played by a session.
    pub fn answers(&self, piece: u32) -> u64 {
        self.play(u64::from(piece), |_, _, _| {}).unwrap_or(0)
    }

    /// Copies of the state of a position.
    pub fn clones(&self, piece: u32) -> u64 {
        let Some((situation, _)) = self.positions.get(piece as usize) else { return 0 };
        for _ in 0..COPIES {
            black_box(black_box(&situation.state).clone());
        }
        COPIES
    }

    /// Iterations of a search on a position.
    pub fn search(&self, piece: u32) -> u64 {
        let Some((situation, ask)) = self.positions.get(piece as usize) else { return 0 };
        let config = Config::new::<G>(Budget::iterations(ITERATIONS));
        advise(situation, ask, ask.seat(), &config, u64::from(piece), &mut || 0).map_or(0, |advice| u64::from(advice.iterations))
    }
}
