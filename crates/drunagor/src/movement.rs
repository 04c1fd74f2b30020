//! Movement: squares, areas, levels, and who is in the way.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Verdict};

use crate::about::About;
use crate::asking::{Moving, Question};
use crate::content::board::Terrain;
use crate::content::kinds::Size;
use crate::content::language::{Condition, Trait};
use crate::event::Event;
use crate::ground::InTheWay;
use crate::play::O;
use crate::reach::Ways;
use crate::rule;
use crate::square::Square;
use crate::state::{Drunagor, MOST_CHARACTERS, Phase, Who};

/// Movement points of a Move Action.
pub(crate) const MOVE_ACTION: u8 = 3;
/// Movement points that SLOW takes away.
const SLOW: u8 = 2;
/// Damage of a fall from level 2 to level 0.
const FALL: u8 = 2;
/// From such a height one falls, and so many levels cost a point more to climb.
pub(crate) const HIGH: u8 = 2;

/// How somebody moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct How {
    /// Over everything, and touching the ground only where one lands.
    pub(crate) jump: bool,
    /// Damage for every enemy that is passed.
    pub(crate) trample: u8,
}

impl Drunagor {
    /// Whether a character may end its movement there.
    pub(crate) fn may_end(&self, who: Who, to: Square, way: &InTheWay) -> Verdict {
        if self.is_large(who) { way.may_end_large(to) } else { way.may_end_small(to) }
    }

    /// Whether a character fills an area.
    pub(crate) fn is_large(&self, who: Who) -> bool {
        who.monster().and_then(|base| self.monster(base)).is_some_and(|monster| monster.size() == Size::Large)
    }

    /// Whether a square harms somebody who enters it: Darkness harms no monster.
    pub(crate) fn is_harmful(&self, who: Who, square: Square) -> bool {
        match self.terrain(square) {
            None => false,
            Some(Terrain::Darkness) => who.monster().is_none() && !self.was_harmed(who, Terrain::Darkness),
            Some(terrain) => !self.was_harmed(who, terrain),
        }
    }

    pub(crate) fn was_harmed(&self, who: Who, terrain: Terrain) -> bool {
        let harmed = match who {
            Who::Hero(seat) => Some(self.hero(seat).harmed),
            Who::Monster(base) => self.monster(base).map(|monster| monster.harmed),
            Who::Ally(no) => self.ally(no).map(|ally| ally.harmed),
        };
        harmed.is_some_and(|harmed| harmed.has(terrain as u8))
    }

    pub(crate) fn flies(&self, who: Who) -> bool {
        let flying = |held: &Trait| matches!(held, Trait::Flying);
        match who {
            Who::Hero(seat) => self.hero(seat).traits().any(flying),
            Who::Monster(base) => self
                .monster(base)
                .and_then(|monster| self.face(monster))
                .is_some_and(|face| face.card().passive.iter().any(flying)),
            Who::Ally(no) => self.ally(no).is_some_and(|ally| ally.id.card().passive.iter().any(flying)),
        }
    }

    /// What becomes of a move effect: KNOCK DOWN cancels it, SLOW takes points from it, bonuses add to it.
    pub(crate) fn points_for(&mut self, o: O, who: Who, points: u8) -> u8 {
        let more = who
            .hero()
            .map_or(0, |seat| self.hero(seat).sum(|held| if let Trait::Movement(more) = held { Some(*more) } else { None }));
        let points = points.saturating_add_signed(more);
        if self.shed(who, Condition::KnockDown) {
            self.tell(o, Event::Stood(who), rule::KEYWORD_KNOCK_DOWN_EFFECT);
            return 0;
        }
        if self.shed(who, Condition::Slow) {
            let lost = points.min(SLOW);
            self.tell(o, Event::PointsLost(who, lost), rule::KEYWORD_SLOW_EFFECT);
            return points - lost;
        }
        points
    }

    fn shed(&mut self, who: Who, condition: Condition) -> bool {
        self.tokens_mut(who).is_some_and(|tokens| tokens.shed(condition))
    }

    /// A move effect outside of the turn's own moves: the mover goes as far as the points reach, in as many parts as wanted.
    pub(crate) fn move_effect(&mut self, o: O, who: Who, points: u8, how: How) -> Flow<()> {
        let mut points = self.points_for(o, who, points);
        let seat = self.controller(who);
        while points > 0 && self.is_up(who) {
            let about = About::Move { who, points };
            let mut question = Question::new(seat, about, rule::KEYWORD_MOVE, o.wants_refusals());
            let ways = self.ways(who, points, how);
            let by = match how {
                How { jump: true, .. } => rule::KEYWORD_JUMP,
                How { trample: 1.., .. } => rule::KEYWORD_TRAMPLE,
                _ => rule::KEYWORD_MOVE,
            };
            self.consider_moves(who, &ways, |to, verdict| question.consider(Moving::Go(to), verdict.map(|_| by)));
            question.offer(Moving::Done, rule::SKILL_UP_TO);
            match self.put_or_only(o, &question)? {
                Some(Moving::Go(to)) => points = self.walk(o, who, &ways, to, how)?,
                Some(Moving::Done) | None => break,
            }
        }
        Ok(())
    }

    /// Every square that can be reached, and whether one may stay there.
    pub(crate) fn consider_moves(&self, who: Who, ways: &Ways, mut consider: impl FnMut(Square, Verdict)) {
        let start = self.at(who);
        let large = self.is_large(who);
        for to in ways.squares().filter(|to| Some(*to) != start) {
            let verdict = if large { ways.way.may_end_large(to) } else { ways.way.may_end_small(to) };
            consider(to, verdict.map_err(|by| if by == rule::KEYWORD_SOLID_OBJECT { self.solid_rule(to) } else { by }));
        }
    }

    /// What fills a square.
    fn solid_rule(&self, at: Square) -> RuleId {
        match () {
            () if self.chests.contains(&at) => rule::CHEST_SOLID,
            () if self.spots.iter().any(|spot| spot.at == at) => rule::INTERACTION_SOLID,
            () => rule::KEYWORD_SOLID_OBJECT,
        }
    }

    /// Goes to a square, step by step: what is left of the points.
    pub(crate) fn walk(&mut self, o: O, who: Who, ways: &Ways, to: Square, how: How) -> Flow<u8> {
        self.walk_by(o, who, ways, to, how, rule::MOVEMENT_POINTS)
    }

    /// The same, and why it is there that somebody goes.
    pub(crate) fn walk_by(&mut self, o: O, who: Who, ways: &Ways, to: Square, how: How, why: RuleId) -> Flow<u8> {
        let Some(reach) = ways.to(to) else { return Ok(0) };
        let (way, mut left) = (reach.way(to), reach.left(to).unwrap_or(0));
        let flies = how.jump || self.flies(who);
        let mut from = self.at(who).unwrap_or(to);
        let mut trampled: ArrayVec<Who, MOST_CHARACTERS> = ArrayVec::new();
        for at in &way {
            let fell = !flies && self.level(from) >= self.level(*at) + HIGH;
            let last = Some(at) == way.last();
            if last {
                self.make_way(o, who, *at)?;
            }
            self.put(who, *at);
            if last {
                let by = if how.jump { rule::LEVEL_JUMP_PASS } else { why };
                self.tell(o, Event::Moved(who, *at), self.step_rule(from, *at, how, flies, by));
            }
            if how.trample > 0 {
                self.trample(o, who, *at, how.trample, &mut trampled)?;
            }
            if fell {
                self.fall(o, who, rule::LEVEL_FALLING)?;
            }
            if (last || !flies) && self.is_up(who) {
                let own = matches!(self.phase, Phase::Turn(turn) if Who::Hero(turn.who) == who) || who.hero().is_none();
                let by = match (how.jump, own) {
                    (true, _) => rule::LEVEL_JUMP_TERRAIN,
                    (false, false) => rule::TERRAIN_OTHER_TURN_MOVE,
                    (false, true) => rule::TERRAIN_TRIGGER_STEP,
                };
                self.tread(o, who, by)?;
            }
            if !self.is_up(who) || self.at(who) != Some(*at) {
                left = 0;
                break;
            }
            from = *at;
        }
        Ok(left)
    }

    /// TRAMPLE: every enemy that is passed is harmed, once in a move.
    fn trample(&mut self, o: O, who: Who, at: Square, damage: u8, trampled: &mut ArrayVec<Who, MOST_CHARACTERS>) -> Flow<()> {
        let under = self.everybody().find(|other| !self.are_allies(*other, who) && self.footprint(*other).contains(&at));
        let Some(enemy) = under.filter(|enemy| !trampled.contains(enemy)) else { return Ok(()) };
        trampled.push(enemy);
        self.harm(o, enemy, damage, rule::KEYWORD_TRAMPLE_DAMAGE)
    }

    fn step_rule(&self, from: Square, to: Square, how: How, flies: bool, by: RuleId) -> table::By {
        let (below, above) = (self.level(from), self.level(to));
        if above >= below + HIGH {
            by.and(if how.jump { rule::LEVEL_JUMP_CLIMB } else { rule::LEVEL_CLIMB_TWO })
        } else if below >= above + HIGH {
            by.and(match (how.jump, flies) {
                (true, _) => rule::LEVEL_JUMP_NO_FALL,
                (false, true) => rule::LEVEL_FLY_NO_FALL,
                (false, false) => rule::LEVEL_DOWN_FREE,
            })
        } else if above != below {
            by.and(rule::LEVEL_ONE_FREE)
        } else if from.x() != to.x() && from.y() != to.y() {
            by.and(rule::MOVEMENT_DIAGONAL)
        } else {
            by.into()
        }
    }

    /// Falling from level 2 to level 0 hurts, and cannot be prevented.
    pub(crate) fn fall(&mut self, o: O, who: Who, by: RuleId) -> Flow<()> {
        self.tell(o, Event::Fell(who), by);
        self.harm(o, who, FALL, by)
    }

    /// Sets where somebody stands.
    pub(crate) fn put(&mut self, who: Who, at: Square) {
        match who {
            Who::Hero(seat) => self.hero_mut(seat).at = at,
            Who::Monster(base) => {
                if let Some(monster) = self.monster_mut(base) {
                    monster.at = at;
                }
            }
            Who::Ally(no) => {
                if let Some(ally) = self.ally_mut(no) {
                    ally.at = at;
                }
            }
        }
    }
}
