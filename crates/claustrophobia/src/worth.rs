//! How good a position is for a seat.

use table::{Ask, Fate, Seat, Think};

use crate::choice::Choice;
use crate::content::{Class, Goal, Special};
use crate::habit::habit;
use crate::promising::promising;
use crate::state::{Claustrophobia, Ending, HUMAN, Standing};

/// Steps that a party makes in a turn.
const PACE: f32 = 1.3;

impl Think for Claustrophobia {
    /// A turn and a half: all ways of going on are weighed at the same moments of a turn.
    const HORIZON: u32 = 3;

    fn clock(&self) -> Option<u32> {
        use crate::state::Phase;
        let half = match self.phase {
            Phase::InfernalCleanup
            | Phase::InfernalTiles
            | Phase::InfernalCollect
            | Phase::InfernalRoll
            | Phase::InfernalAllocate
            | Phase::InfernalTrigger
            | Phase::Threat
            | Phase::InfernalActivation(_)
            | Phase::TurnEnd => 1,
            _ => 0,
        };
        // The turn is counted up when it begins, so the end of one and the beginning of the next are the same moment.
        let turn = u32::from(self.turn) + u32::from(matches!(self.phase, Phase::HumanCleanup));
        Some(turn * 2 + half)
    }

    fn worth(&self, seat: Seat) -> f32 {
        let human = self.human_chances();
        if seat == HUMAN { human } else { 1.0 - human }
    }

    fn promising(&self, ask: &Ask<Choice>, into: &mut Vec<u16>) {
        promising(self, ask, into);
    }

    fn habit(&self, ask: &Ask<Choice>, fate: &mut Fate) -> Option<u16> {
        habit(self, ask, fate)
    }
}

impl Claustrophobia {
    /// The chances of the human player.
    fn human_chances(&self) -> f32 {
        match self.ended {
            Some(Ending::Goal) => return 1.0,
            Some(Ending::Draw) => return 0.5,
            Some(_) => return 0.0,
            None => {}
        }
        let chances = logistic(self.strength() - self.pressure() - self.hurry());
        match (self.are_too_few(), self.can_draw()) {
            (false, _) => chances,
            (true, true) => chances / 2.0,
            (true, false) => 0.01,
        }
    }

    /// Whether so many have died that the goal cannot be reached any more.
    fn are_too_few(&self) -> bool {
        matches!(self.scenario.card().goal, Goal::Escape { needed, .. } if self.alive() < needed)
    }

    /// How strong the party is, beyond what the goal needs.
    fn strength(&self) -> f32 {
        let scenario = self.scenario.card();
        let mut strength = 0.0;
        for human in &self.humans {
            strength += match human.standing {
                Standing::InPlay => 0.55 + 0.16 * f32::from(human.lines_left()),
                // Who is out is safe.
                Standing::Left => 2.4,
                Standing::Reserve => 0.3,
                Standing::Dead => 0.0,
            };
        }
        strength += 0.06 * self.instinct_hand.len() as f32;
        let needed = match scenario.goal {
            Goal::Escape { needed, .. } | Goal::HoldOut { needed } => f32::from(needed),
            Goal::Deeds { .. } | Goal::Slay { .. } => 1.0,
        };
        strength - 1.5 * needed
    }

    /// How strong the horde is, and how near.
    fn pressure(&self) -> f32 {
        let near = self.to_humans();
        let mut pressure = 0.055 * f32::from(self.threat.min(20)) + 0.05 * self.event_hand.len() as f32;
        for spot in self.spots() {
            let count = f32::from(self.laid(spot).troglodytes);
            if count > 0.0 {
                pressure += count * closeness(near.of(spot), 0.1);
            }
        }
        for id in self.fiend_ids() {
            let fiend = self.fiend(id);
            let life = f32::from(self.life_of(id));
            pressure += match (fiend.at, fiend.standing) {
                (Some(spot), _) if self.is_class(id, Class::Demon) => 0.2 + life * closeness(near.of(spot), 0.12),
                (Some(spot), _) => life * closeness(near.of(spot), 0.1),
                (None, Standing::Reserve) if fiend.deaths == 0 => 0.15,
                _ => 0.0,
            };
        }
        for special in self.scenario.card().special {
            if let Special::Ritual { needed, .. } = special {
                let done = self.progress.get(1).copied().unwrap_or(0);
                pressure += 2.0 * f32::from(done) / f32::from((*needed).max(1));
            }
        }
        pressure
    }

    /// How much is left to do, and whether there is time for it.
    fn hurry(&self) -> f32 {
        let to_go = self.to_go();
        let turns = f32::from(self.scenario.card().turns.saturating_sub(self.turn));
        let late = (to_go / PACE - turns).max(0.0);
        match self.scenario.card().goal {
            Goal::HoldOut { .. } => 0.18 * to_go,
            _ => 0.16 * to_go + 0.5 * late,
        }
    }
}

/// What a warrior counts for at a distance from the nearest human.
fn closeness(steps: u8, unit: f32) -> f32 {
    match steps {
        0 => unit,
        1 => unit * 0.9,
        2 => unit * 0.75,
        3 | 4 => unit * 0.6,
        _ => unit * 0.4,
    }
}

/// From 0 to 1, ½ at 0, the same bits on every machine.
fn logistic(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
