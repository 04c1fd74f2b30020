//! How good a position is for a seat.

use table::{Ask, Fate, Gauge, Seat, Think, likely};

use crate::content::{Class, Goal};
use crate::habit::habit;
use crate::promising::promising;
use crate::state::{Claustrophobia, Ending, HUMAN, Standing, Warrior};
use crate::weights::Weights;

/// Distances are capped here.
const WALK: f32 = 10.0;

impl Think for Claustrophobia {
    /// Playouts end with one's half of a turn. The weights already account for what the other side will do: its habits predict that
    /// poorly, and a search that relied on them played worse.
    const HORIZON: u32 = 1;
    const CAUTION: f32 = 1.0;
    const WHIMS: u32 = 0;

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
        let human = self.human_chances(seat);
        if seat == HUMAN { human } else { 1.0 - human }
    }

    fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        self.list_gauges(seat)
    }

    fn promising(&self, ask: &Ask<Claustrophobia>, into: &mut Vec<u16>) {
        promising(self, ask, into);
    }

    fn habit(&self, ask: &Ask<Claustrophobia>, fate: &mut Fate) -> Option<u16> {
        habit(self, ask, fate)
    }
}

impl Claustrophobia {
    /// The chances of the human player, as a seat sees them.
    fn human_chances(&self, seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::Goal) => return 1.0,
            Some(Ending::Draw) => return 0.5,
            Some(_) => return 0.0,
            None => {}
        }
        let weights = Weights::of(self.scenario.card().goal, seat);
        let chances = likely(weights.start + self.party(weights) + self.horde(weights) + self.way_to_go(weights));
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

    /// How strong the party is.
    fn party(&self, weights: &Weights) -> f32 {
        let needed = match self.scenario.card().goal {
            // Where too few are left for the goal, those who are there can still save a draw.
            Goal::Escape { needed, .. } => needed.min(self.alive()),
            Goal::HoldOut { needed } => needed,
            Goal::Deeds { .. } | Goal::Slay { .. } => 1,
        };
        let mut sum = weights.instinct_card * self.instinct_hand.len() as f32 - weights.out * f32::from(needed);
        let mut alive = 0;
        for id in self.human_ids() {
            let human = self.human(id);
            sum += match human.standing {
                Standing::InPlay => weights.human + weights.line * f32::from(human.lines_left()),
                Standing::Left => weights.out,
                Standing::Reserve => weights.waiting,
                Standing::Dead => 0.0,
            };
            alive += u8::from(matches!(human.standing, Standing::InPlay | Standing::Left));
            if let Some(at) = human.at
                && self.is_blocked(Warrior::Human(id), at).is_err()
            {
                sum += weights.blocked;
            }
        }
        sum + weights.to_spare.get(usize::from(alive.saturating_sub(needed))).copied().unwrap_or(0.0)
    }

    /// How strong the horde is, and how near.
    fn horde(&self, weights: &Weights) -> f32 {
        let near = self.to_humans();
        let mut sum = weights.threat_point * f32::from(self.threat.min(20)) + weights.event_card * self.event_hand.len() as f32;
        for spot in self.spots() {
            let steps = near.of(spot);
            let each = match steps {
                0 => weights.troglodyte_here,
                1 | 2 => weights.troglodyte_near,
                _ => weights.troglodyte_far,
            };
            sum += each * f32::from(self.laid(spot).troglodytes);
            if steps <= 1 && self.has_unexplored(spot) {
                sum += weights.entry;
            }
        }
        for id in self.fiend_ids() {
            let (fiend, life) = (self.fiend(id), f32::from(self.life_of(id)));
            let is_demon = self.is_class(id, Class::Demon);
            sum += match (fiend.at, fiend.standing) {
                (Some(spot), _) if is_demon && near.of(spot) <= 1 => weights.demon_near * life,
                (Some(_), _) if is_demon => weights.demon_far * life,
                (Some(_), _) => weights.other_fiend * life,
                (None, Standing::Reserve) if is_demon => weights.demon_to_come,
                _ => 0.0,
            };
        }
        sum
    }

    /// Troglodytes that stand before a gate that nobody watches, as if half of them were through.
    fn about_to_break_through(&self) -> f32 {
        let Some(gate) = self.gate().and_then(|gate| self.unwatched(gate)) else { return 0.0 };
        let near = self.distances([gate].into_iter());
        let there = self.spots().filter(|spot| near.of(*spot) <= 1).map(|spot| self.laid(spot).troglodytes);
        f32::from(there.sum::<u8>()) / 2.0
    }

    /// How much is left to do, and the time for it.
    fn way_to_go(&self, weights: &Weights) -> f32 {
        let scenario = self.scenario.card();
        let done = |count: usize| f32::from(self.progress.get(count).copied().unwrap_or(0));
        let mut sum = weights.turn * f32::from(scenario.turns.saturating_sub(self.turn));
        if self.clock().is_some_and(|clock| clock % 2 == 1) {
            sum += weights.horde_is_next;
        }
        if !self.sees_aim() {
            sum += weights.unseen + weights.hidden_tile * self.pile.len() as f32;
        }
        let way = self.way();
        let (mut nearest, mut all, mut count) = (WALK, 0.0, 0.0);
        for at in self.humans_in_play().filter_map(|id| self.human(id).at) {
            let steps = f32::from(way.of(at)).min(WALK);
            (nearest, all, count) = (nearest.min(steps), all + steps, count + 1.0);
        }
        sum += weights.nearest * nearest + weights.walk * if count > 0.0 { all / count } else { 0.0 };
        if let Goal::Deeds { needed } | Goal::Escape { after: needed, .. } = scenario.goal {
            sum += weights.deed * (f32::from(needed) - done(0)).max(0.0);
        }
        if self.counters().1.is_some() {
            sum += weights.ritual * (done(1) + self.about_to_break_through());
        }
        sum
    }
}
