//! The move action, and the map: which areas are next to each other, toward the start and away from it.

use arrayvec::ArrayVec;
use table::{Flow, Seat, Verdict};

use crate::about::About;
use crate::asking::{Moving, Question, Turning};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, MOST_AREAS};

/// A direction on the road: each link has one (ruling `move.branches`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Toward the start.
    Toward,
    /// Away from it.
    Away,
}

/// Areas next to one.
pub(crate) type Near = ArrayVec<AreaId, MOST_AREAS>;

impl Apocalypse {
    /// The areas that are next in a direction.
    pub(crate) fn next_areas(&self, from: AreaId, way: Way) -> Near {
        match way {
            Way::Toward => self.toward(from).iter().map(|to| AreaId(*to)).collect(),
            Way::Away => self.map_areas().filter(|at| self.toward(*at).contains(&from.0)).collect(),
        }
    }

    /// The areas that are next toward the start, by number.
    fn toward(&self, from: AreaId) -> &'static [u8] {
        self.map.map().areas.get(usize::from(from.0)).map_or(&[], |area| area.toward)
    }

    /// The number of links between an area and the start, taking the first one at forks.
    pub(crate) fn way_home(&self, from: AreaId) -> u8 {
        let mut at = from;
        let mut way = 0;
        while let Some(next) = self.toward(at).first() {
            at = AreaId(*next);
            way += 1;
        }
        way
    }

    /// Whether a link joins two areas.
    pub fn is_beside(&self, one: AreaId, other: AreaId) -> bool {
        self.map.beside(one).has(other)
    }

    /// Where minions and tokens go from an area; at a fork they alternate turn by turn. `None` past the start.
    pub(crate) fn way_forward(&self, from: AreaId) -> Option<AreaId> {
        let links = self.toward(from);
        links.get(usize::from(self.turn) % links.len().max(1)).map(|to| AreaId(*to))
    }

    /// Whether a hero can step into an area, as the first step of a move. Enemies do not stop it (ruling `move.through-enemies`).
    pub(crate) fn may_step(&self, from: AreaId, to: AreaId) -> Verdict {
        if !self.is_beside(from, to) {
            return Err(rule::MOVE_DISTANCE);
        }
        if self.shadow.has(to) {
            // A token there is only revealed in the battle.
            let token = self.ground_of(to).tokens > 0;
            return Ok(if token { rule::HELLTIME_REVEAL_FIRST } else { rule::HELLTIME_TRIGGER_ENTER });
        }
        if self.ground_of(to).tokens > 0 {
            return Ok(rule::MOVE_REVEAL);
        }
        Ok(if self.has_enemies(from) { rule::MOVE_THROUGH_ENEMIES } else { rule::MOVE_DISTANCE })
    }

    /// The options for a first step, and what is out of reach.
    pub(crate) fn consider_moves(&self, question: &mut Question<Turning>, who: Seat, verdict: Result<(), table::RuleId>) {
        let Some(from) = self.hero(who).at else { return };
        for to in self.map_areas() {
            if to != from && (question.wants_refusals() || self.is_beside(from, to)) {
                question.consider(Turning::Move(to), verdict.and_then(|()| self.may_step(from, to)));
            }
        }
    }

    /// A hero moves: area by area, in one direction, revealing tokens on the way. The shadow ends the move in Hell.
    pub(crate) fn move_hero(&mut self, o: O, who: Seat, first: AreaId) -> Flow<()> {
        let Some(mut from) = self.hero(who).at else { return Ok(()) };
        let along = self.ask_along(o, who)?;
        let way = if self.next_areas(from, Way::Toward).contains(&first) { Way::Toward } else { Way::Away };
        let mut to = first;
        for left in (0..self.movement(who, from)).rev() {
            self.hero_mut(who).at = Some(to);
            self.tell(o, Event::Moved(who, to), rule::MOVE_NO_INTERRUPTION);
            if let Some(along) = along {
                self.hero_mut(along).at = Some(to);
                self.tell(o, Event::Moved(along, to), rule::CONTENT_HEROES);
            }
            if self.shadow.has(to) {
                self.begin_battle(o, who);
                return Ok(());
            }
            self.reveal_tokens(o, to, rule::MOVE_REVEAL)?;
            if left == 0 {
                break;
            }
            let mut question = Question::new(self.player_of(who), About::GoOn { who }, rule::MOVE_CONTINUE, o.wants_refusals());
            question.offer(Moving::Stay, rule::MOVE_DISTANCE);
            let onward = self.next_areas(to, way);
            for next in &onward {
                let by = self.may_step(to, *next);
                let forks = onward.len() > 1 && by == Ok(rule::MOVE_DISTANCE);
                question.consider(Moving::Move(*next), if forks { Ok(rule::MOVE_BRANCHES) } else { by });
            }
            if question.wants_refusals() && from != to {
                question.consider(Moving::Move(from), Err(rule::MOVE_DIRECTION));
            }
            if question.options.len() == 1 {
                break;
            }
            match question.put(self, o)? {
                Moving::Move(next) => (from, to) = (to, next),
                Moving::Stay => break,
            }
        }
        Ok(())
    }
}
