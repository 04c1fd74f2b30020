//! Movement: squares, areas, levels, and who is in the way.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Verdict};

use crate::about::About;
use crate::asking::{Moving, Question};
use crate::content::board::Terrain;
use crate::content::kinds::Size;
use crate::content::language::{Condition, Trait};
use crate::event::Event;
use crate::ground::{InTheWay, covers};
use crate::play::O;
use crate::rule;
use crate::square::{SQUARES, Square};
use crate::state::{Drunagor, MOST_CHARACTERS, Who};

/// Movement points of a Move Action.
pub(crate) const MOVE_ACTION: u8 = 3;
/// Movement points that SLOW takes away.
const SLOW: u8 = 2;
/// Damage of a fall from level 2 to level 0.
const FALL: u8 = 2;
/// From such a height one falls, and so many levels cost a point more to climb.
const HIGH: u8 = 2;

/// So many squares wait at most to be looked at with the same points left: a square waits anew only with more points than before.
const OPEN: usize = SQUARES;
/// No way has more steps: each costs a point at least, and points are counted in a byte.
const MOST_STEPS: usize = u8::MAX as usize;

/// How somebody moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct How {
    /// Over everything, and touching the ground only where one lands.
    pub(crate) jump: bool,
    /// Damage for every enemy that is passed.
    pub(crate) trample: u8,
}

/// Where somebody can go, and how.
pub(crate) struct Reach {
    /// Points that are left there, and one more; 0 where nobody comes.
    left: [u8; SQUARES],
    from: [u16; SQUARES],
    /// All squares that can be passed, in the order in which they are reached.
    passed: ArrayVec<Square, SQUARES>,
    /// Whether something harmful was left out.
    pub(crate) avoided: bool,
}

/// A way, from the first step to the last.
pub(crate) type Way = ArrayVec<Square, MOST_STEPS>;

impl Reach {
    /// Points that are left on a square; nothing where nobody comes.
    pub(crate) fn left(&self, square: Square) -> Option<u8> {
        self.left.get(usize::from(square.0)).copied().and_then(|left| left.checked_sub(1))
    }

    /// The way to a square.
    pub(crate) fn way(&self, to: Square) -> Way {
        let mut way = Way::new();
        let mut at = to;
        while let Some(from) = self.from.get(usize::from(at.0)).copied().filter(|from| *from != at.0) {
            way.push(at);
            at = Square(from);
        }
        way.reverse();
        way
    }

    /// All squares that are passed, the start among them.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.passed.iter().copied()
    }
}

/// Where somebody can go without harm, and where else.
pub(crate) struct Ways {
    safe: Reach,
    any: Option<Reach>,
    /// Who and what was in the way.
    pub(crate) way: InTheWay,
}

impl Ways {
    /// The reach that leads to a square: without harm if there is such a way.
    pub(crate) fn to(&self, square: Square) -> Option<&Reach> {
        [Some(&self.safe), self.any.as_ref()].into_iter().flatten().find(|reach| reach.left(square).is_some())
    }

    /// Whether there is a way without harm.
    pub(crate) fn is_safe(&self, square: Square) -> bool {
        self.safe.left(square).is_some()
    }

    /// All squares that can be reached.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let others = self.any.iter().flat_map(Reach::squares).filter(|square| !self.is_safe(*square));
        self.safe.squares().chain(others)
    }
}

impl Drunagor {
    /// Where a small character can go with so many points.
    pub(crate) fn ways(&self, who: Who, points: u8, how: How) -> Ways {
        let way = self.in_the_way_of(who);
        let safe = self.reach(who, points, how, &way, true);
        let any = safe.avoided.then(|| self.reach(who, points, how, &way, false));
        Ways { safe, any, way }
    }

    /// The search itself: from the square with most points left to the one with fewest.
    fn reach(&self, who: Who, points: u8, how: How, way: &InTheWay, safely: bool) -> Reach {
        let mut reach = Reach { left: [0; SQUARES], from: [0; SQUARES], passed: ArrayVec::new(), avoided: false };
        let Some(start) = self.at(who) else { return reach };
        let large = self.is_large(who);
        let (first, flies) = (if large { start.area().corner() } else { start }, how.jump || self.flies(who));
        set(&mut reach, first, first, points + 1);
        // One heap for each number of points that can be left after a step; none costs more than three.
        let mut open: [ArrayVec<Square, OPEN>; 4] = Default::default();
        open_at(&mut open, points).push(first);
        let mut left = points;
        loop {
            let Some(at) = open_at(&mut open, left).pop() else {
                if left == 0 {
                    break;
                }
                left -= 1;
                continue;
            };
            // It may have been reached with more points since.
            if reach.left(at) != Some(left) {
                continue;
            }
            // No square is left with as many points again, so each is passed once.
            reach.passed.push(at);
            for to in self.neighbours(at, large) {
                let cost = self.step_cost(at, to);
                if cost > left || !self.may_pass(to, large, flies, how, way) {
                    continue;
                }
                if safely && self.would_harm(who, at, to, flies) {
                    reach.avoided = true;
                    continue;
                }
                let water = !flies && self.terrain(to) == Some(Terrain::Water) && self.terrain(at) != Some(Terrain::Water);
                let after = (left - cost).saturating_sub(u8::from(water)) + 1;
                let known = reach.left.get(usize::from(to.0)).copied().unwrap_or(0);
                if after > known {
                    set(&mut reach, to, at, after);
                    open_at(&mut open, after - 1).push(to);
                }
            }
        }
        reach
    }

    /// The squares one step away; for a large monster the corners of areas.
    fn neighbours(&self, at: Square, large: bool) -> ArrayVec<Square, 8> {
        match large {
            false => at.around().filter(|to| self.cell(*to).is_some()).collect(),
            true => at.area().around().filter(|area| self.is_level(*area)).map(|area| area.corner()).collect(),
        }
    }

    /// A step up two levels costs a point more; going down costs nothing, whatever the height.
    fn step_cost(&self, from: Square, to: Square) -> u8 {
        1 + u8::from(self.level(to) >= self.level(from) + HIGH)
    }

    /// Whether somebody can come through a square.
    fn may_pass(&self, to: Square, large: bool, flies: bool, how: How, way: &InTheWay) -> bool {
        if large {
            // Smaller monsters and chests give way to a large one; heroes and their friends do not.
            let blocked = |square: Square| way.solid.has(square) && !self.chests.contains(&square);
            let free = |square: Square| !way.enemies.has(square) && !blocked(square) && !self.is_large_at(square, way);
            return flies || to.area().squares().into_iter().all(free);
        }
        flies || (!way.solid.has(to) && (how.trample > 0 || !way.enemies.has(to)))
    }

    /// Whether another large monster is on a square.
    fn is_large_at(&self, square: Square, way: &InTheWay) -> bool {
        way.allies.has(square) && self.occupant(square).is_some_and(|other| self.is_large(other))
    }

    /// Whether a character may end its movement there.
    pub(crate) fn may_end(&self, who: Who, to: Square, way: &InTheWay) -> Verdict {
        let size = if self.is_large(who) { Size::Large } else { Size::Small };
        for square in covers(to, size) {
            if way.enemies.has(square) {
                return Err(rule::MOVEMENT_BLOCK);
            }
            if way.allies.has(square) && !self.gives_way(who, square) {
                return Err(rule::MOVEMENT_ALLY_PASS);
            }
            if way.solid.has(square) && !self.is_large(who) {
                return Err(rule::KEYWORD_SOLID_OBJECT);
            }
            if way.solid.has(square) && !self.chests.contains(&square) {
                return Err(rule::MOVEMENT_LARGE_BLOCK);
            }
        }
        Ok(rule::MOVEMENT_POINTS)
    }

    /// Whether whoever stands on a square is shoved aside by a large monster.
    fn gives_way(&self, who: Who, square: Square) -> bool {
        self.is_large(who) && self.occupant(square).is_some_and(|other| other.monster().is_some() && !self.is_large(other))
    }

    /// Whether a character fills an area.
    pub(crate) fn is_large(&self, who: Who) -> bool {
        who.monster().and_then(|base| self.monster(base)).is_some_and(|monster| monster.size() == Size::Large)
    }

    /// Whether a step would harm somebody who has not been harmed like that in this turn.
    fn would_harm(&self, who: Who, from: Square, to: Square, flies: bool) -> bool {
        if flies {
            return false;
        }
        let falls = self.level(from) >= self.level(to) + HIGH;
        let squares = if self.is_large(who) { to.area().squares() } else { [to; 4] };
        falls || squares.into_iter().any(|square| self.is_harmful(who, square))
    }

    /// Whether a square harms somebody who enters it: Darkness harms no monster.
    pub(crate) fn is_harmful(&self, who: Who, square: Square) -> bool {
        match self.terrain(square) {
            None => false,
            Some(Terrain::Darkness) => who.monster().is_none() && !self.was_harmed(who, Terrain::Darkness),
            Some(terrain) => !self.was_harmed(who, terrain),
        }
    }

    fn was_harmed(&self, who: Who, terrain: Terrain) -> bool {
        let harmed = match who {
            Who::Hero(seat) => Some(self.hero(seat).harmed),
            Who::Monster(base) => self.monster(base).map(|monster| monster.harmed),
            Who::Ally(no) => self.ally(no).map(|ally| ally.harmed),
        };
        harmed.is_some_and(|harmed| harmed.has(terrain as u8))
    }

    fn flies(&self, who: Who) -> bool {
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
            let by = if how.jump { rule::KEYWORD_JUMP } else { rule::KEYWORD_MOVE };
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
        for to in ways.squares().filter(|to| Some(*to) != start) {
            consider(to, self.may_end(who, to, &ways.way));
        }
    }

    /// Goes to a square, step by step: what is left of the points.
    pub(crate) fn walk(&mut self, o: O, who: Who, ways: &Ways, to: Square, how: How) -> Flow<u8> {
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
                self.tell(o, Event::Moved(who, *at), self.step_rule(from, *at, how));
            }
            if how.trample > 0 {
                self.trample(o, who, *at, how.trample, &mut trampled)?;
            }
            if fell {
                self.fall(o, who, rule::LEVEL_FALLING)?;
            }
            if (last || !flies) && self.is_up(who) {
                self.tread(o, who, rule::TERRAIN_TRIGGER_STEP)?;
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

    fn step_rule(&self, from: Square, to: Square, how: How) -> table::By {
        let (below, above) = (self.level(from), self.level(to));
        let by = if how.jump { rule::LEVEL_JUMP_PASS } else { rule::MOVEMENT_POINTS };
        if above >= below + HIGH {
            by.and(rule::LEVEL_CLIMB_TWO)
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

fn open_at(open: &mut [ArrayVec<Square, OPEN>; 4], left: u8) -> &mut ArrayVec<Square, OPEN> {
    let [zero, one, two, three] = open;
    match left % 4 {
        0 => zero,
        1 => one,
        2 => two,
        _ => three,
    }
}

fn set(reach: &mut Reach, at: Square, from: Square, left: u8) {
    let nth = usize::from(at.0);
    if let (Some(known), Some(way)) = (reach.left.get_mut(nth), reach.from.get_mut(nth)) {
        (*known, *way) = (left, from.0);
    }
}
