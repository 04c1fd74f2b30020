//! What things are worth in a position of Claustrophobia, by what the scenario asks for.
//!
//! Found by logistic regression: 1,500 games of the one-step player against itself on each of the ten scenarios, each position
//! between the halves of a turn with who won in the end. Positive is good for the humans. A number that looks odd (a demon that
//! helps the humans) mostly says what goes with it: by then the horde has spent its threat points.

use table::Seat;

use crate::content::Goal;
use crate::state::HUMAN;

/// What each thing adds to the logarithm of the odds of the human player.
pub(crate) struct Weights {
    /// Before anything is counted.
    pub start: f32,
    /// The infernal player is about to act.
    pub horde_is_next: f32,
    /// A human in play.
    pub human: f32,
    /// A line that is not cancelled.
    pub line: f32,
    /// With 0, 1 or 2 humans more than are needed; more than that count nothing.
    pub to_spare: [f32; 3],
    /// A human who has left; as much is missing for each who must.
    pub out: f32,
    /// A human who waits to be found.
    pub waiting: f32,
    /// A human who cannot leave its tile.
    pub blocked: f32,
    /// A card in the human hand.
    pub instinct_card: f32,
    /// A card in the infernal hand.
    pub event_card: f32,
    pub threat_point: f32,
    /// A troglodyte on a tile with a human.
    pub troglodyte_here: f32,
    /// One that is one or two steps away.
    pub troglodyte_near: f32,
    /// One further off.
    pub troglodyte_far: f32,
    /// A tile with an unexplored opening next to a human, or with one on it.
    pub entry: f32,
    /// A life point of a demon at most one step away.
    pub demon_near: f32,
    /// One of a demon further off.
    pub demon_far: f32,
    /// A life point of a hellhound or tough troglodyte.
    pub other_fiend: f32,
    /// A demon in the reserve.
    pub demon_to_come: f32,
    /// What the humans look for is not in play yet.
    pub unseen: f32,
    /// A tile of the pile, while that is so.
    pub hidden_tile: f32,
    /// A turn that is left.
    pub turn: f32,
    /// A step of the nearest human to the aim.
    pub nearest: f32,
    /// A step of all of them, on the average.
    pub walk: f32,
    /// A deed that is still to be done.
    pub deed: f32,
    /// A step of the ritual that is done.
    pub ritual: f32,
}

impl Weights {
    /// The weights for a goal, as a seat sees them.
    pub const fn of(goal: Goal, seat: Seat) -> &'static Self {
        match goal {
            Goal::Escape { .. } if seat.0 == HUMAN.0 => &ESCAPE,
            Goal::Escape { .. } => &CHASE,
            Goal::Deeds { .. } => &DEEDS,
            Goal::Slay { .. } => &SLAY,
            Goal::HoldOut { .. } => &HOLD_OUT,
        }
    }
}

const ESCAPE: Weights = Weights {
    start: -0.56,
    horde_is_next: -1.25,
    human: 1.16,
    line: 0.19,
    to_spare: [0.56, 0.08, -0.64],
    out: 2.92,
    waiting: 1.79,
    blocked: -0.44,
    instinct_card: 0.14,
    event_card: -0.43,
    threat_point: -0.04,
    troglodyte_here: -0.05,
    troglodyte_near: -0.07,
    troglodyte_far: -0.03,
    entry: -0.06,
    demon_near: -0.1,
    demon_far: -0.07,
    other_fiend: -0.03,
    demon_to_come: -0.1,
    unseen: -1.4,
    hidden_tile: -0.22,
    turn: 0.19,
    nearest: -0.13,
    walk: -0.39,
    deed: -0.3,
    ritual: 0.0,
};

/// Of those who must not escape. A regression over games of one player cannot tell what a horde is good for that was always
/// there: these were tried one by one, and won more games.
const CHASE: Weights = Weights {
    start: -1.6,
    human: 1.74,
    out: 3.2,
    event_card: -0.15,
    threat_point: -0.08,
    troglodyte_here: -0.35,
    troglodyte_near: -0.28,
    troglodyte_far: -0.2,
    demon_near: -0.22,
    demon_far: -0.15,
    other_fiend: -0.12,
    ..ESCAPE
};

const DEEDS: Weights = Weights {
    start: -0.09,
    horde_is_next: -0.89,
    human: 0.36,
    line: 0.15,
    to_spare: [-0.2, 0.38, 0.22],
    out: 0.0,
    waiting: 0.0,
    blocked: -0.08,
    instinct_card: 0.03,
    event_card: -0.15,
    threat_point: -0.02,
    troglodyte_here: -0.15,
    troglodyte_near: -0.05,
    troglodyte_far: -0.03,
    entry: -0.08,
    demon_near: -0.17,
    demon_far: -0.09,
    other_fiend: -0.03,
    demon_to_come: -0.76,
    unseen: -0.2,
    hidden_tile: -0.18,
    turn: 0.04,
    nearest: -0.23,
    walk: -0.26,
    deed: -0.9,
    ritual: -1.19,
};

const SLAY: Weights = Weights {
    start: 0.68,
    horde_is_next: -1.16,
    human: 0.49,
    line: 0.2,
    to_spare: [-1.19, -0.08, 0.39],
    out: 0.0,
    waiting: 0.0,
    blocked: -0.09,
    instinct_card: 0.03,
    event_card: -0.07,
    threat_point: -0.03,
    troglodyte_here: -0.13,
    troglodyte_near: -0.05,
    troglodyte_far: -0.03,
    entry: -0.17,
    demon_near: -0.52,
    demon_far: -0.54,
    other_fiend: -0.03,
    demon_to_come: -3.07,
    unseen: -2.74,
    hidden_tile: -0.33,
    turn: 0.0,
    nearest: -0.1,
    walk: -0.63,
    deed: 0.0,
    ritual: 0.0,
};

const HOLD_OUT: Weights = Weights {
    start: -0.03,
    horde_is_next: -2.24,
    human: 0.46,
    line: 0.48,
    to_spare: [-0.46, 0.03, 0.17],
    out: 0.0,
    waiting: 0.0,
    blocked: -0.13,
    instinct_card: 0.14,
    event_card: -0.34,
    threat_point: -0.1,
    troglodyte_here: -0.17,
    troglodyte_near: -0.17,
    troglodyte_far: -0.03,
    entry: -0.13,
    demon_near: -0.29,
    demon_far: -0.04,
    other_fiend: -0.06,
    demon_to_come: -0.58,
    unseen: 0.0,
    hidden_tile: 0.0,
    turn: -1.54,
    nearest: 0.0,
    walk: 0.0,
    deed: 0.0,
    ritual: 0.0,
};
