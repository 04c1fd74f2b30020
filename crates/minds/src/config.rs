//! How a mind thinks, and the levels that people choose from.

use table::{Player, Think};

use crate::Budget;

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// How long it may think.
    pub budget: Budget,
    /// How many steps it plays on before it evaluates the position.
    pub horizon: u32,
    /// How much it tries what looks worse: in units of the spread of the results. Around 2.
    pub curiosity: f32,
    /// How many standard errors an option must be better than that of [`Think::habit`] to be chosen instead; 0 forgets
    /// the habit, and a search with few iterations then plays by luck.
    pub caution: f32,
    /// How many of a hundred answers beyond its tree are given by chance instead of by [`Think::habit`].
    pub whims: u32,
    /// How many of a hundred questions it answers without thinking, by chance among what the game thinks promising, as
    /// beginners do.
    pub slips: u32,
    /// How often an option that the game does not think promising is tried, to say what it is worth.
    pub estimates: u32,
    /// How many positions it remembers, at most.
    pub most_nodes: usize,
}

impl Config {
    /// A search with this budget, for this game.
    pub fn new<G: Think>(budget: Budget) -> Self {
        Self {
            budget,
            horizon: G::HORIZON,
            curiosity: 2.0,
            caution: G::CAUTION,
            whims: G::WHIMS,
            slips: 0,
            estimates: 0,
            most_nodes: 60_000,
        }
    }

    /// The levels. They differ in how often they slip, and then in how long they think: slips are what loses games for
    /// beginners. A person gets hints from the strongest, with every option estimated.
    pub fn level<G: Think>(player: Player) -> Self {
        let config = Self::new::<G>(Budget { iterations: G::PLAYOUTS, millis: Some(800) });
        match player {
            Player::Easy => Self { budget: Budget::iterations(40), slips: 15, ..config },
            Player::Normal => Self { budget: Budget { iterations: 200, millis: Some(400) }, slips: 5, ..config },
            Player::Hard => config,
            Player::Person => Self { estimates: 2, ..config },
        }
    }
}
