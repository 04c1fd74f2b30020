//! The measures of `cargo arena bench`, for the module as it ships.

use std::hint::black_box;

use minds::{Budget, Config, advise};
use table::{Fate, Game, Player, Question, Random, Session, Think};

/// Iterations of one measured search.
const ITERATIONS: u32 = 200;

/// Plays random games straight through the rules, until so many questions were answered.
pub fn decisions<G: Game>(setup: &G::Setup, count: f64, seed: u32) -> f64 {
    let mut done = 0.0;
    for game in 0.. {
        let Ok(mut table) = G::begin(setup) else { break };
        let mut random = Random::new(u64::from(seed) + game);
        while table.step(&mut random).is_ok() {}
        done += random.decisions as f64;
        if done >= count {
            break;
        }
    }
    done
}

/// Answers questions of sessions by chance.
pub fn answers<G: Game>(setup: &G::Setup, count: f64, seed: u32) -> f64 {
    let mut done = 0.0;
    let mut fate = Fate::new(u64::from(seed));
    for game in 0.. {
        let Ok(mut session) = fresh::<G>(setup, u64::from(seed) + game) else { break };
        while let Question::Choose(ask) = session.question() {
            let index = fate.below(ask.options.len() as u32) as usize;
            if session.answer(index, session.revision()).is_err() {
                break;
            }
            done += 1.0;
        }
        if done >= count {
            break;
        }
    }
    done
}

/// Copies the state of the middle of a game.
pub fn clones<G: Game>(setup: &G::Setup, count: f64, seed: u32) -> f64 {
    let Some(session) = middle::<G>(setup, seed) else { return 0.0 };
    let mut done = 0.0;
    while done < count {
        black_box(black_box(session.state()).clone());
        done += 1.0;
    }
    done
}

/// Searches from the middle of a game.
pub fn search<G: Think>(setup: &G::Setup, count: f64, seed: u32) -> f64 {
    let Some(session) = middle::<G>(setup, seed) else { return 0.0 };
    let Question::Choose(ask) = session.question() else { return 0.0 };
    let (situation, config) = (session.situation(), Config::new::<G>(Budget::iterations(ITERATIONS)));
    let mut done = 0.0;
    for round in 0.. {
        let Some(advice) = advise(&situation, ask, &config, round, &mut || 0) else { break };
        done += f64::from(advice.iterations);
        if done >= count {
            break;
        }
    }
    done
}

fn fresh<G: Game>(setup: &G::Setup, seed: u64) -> Result<Session<G>, table::BeginError> {
    Session::begin(setup.clone(), vec![Player::Normal; 8], seed)
}

fn middle<G: Game>(setup: &G::Setup, seed: u32) -> Option<Session<G>> {
    let mut session = fresh::<G>(setup, u64::from(seed)).ok()?;
    let mut fate = Fate::new(u64::from(seed));
    for _ in 0..100 {
        let Question::Choose(ask) = session.question() else { break };
        let index = fate.below(ask.options.len() as u32) as usize;
        session.answer(index, session.revision()).ok()?;
    }
    Some(session)
}
