//! Where somebody can go with so many points: a search from the square with most points left to the one with fewest.
//!
//! It is asked before every decision of a hero and every move of a monster, so it works on sets of squares that are made once.

use arrayvec::ArrayVec;
use table::Verdict;

use crate::content::board::{LEVELS, TERRAINS, Terrain};
use crate::ground::InTheWay;
use crate::movement::How;
use crate::rule;
use crate::square::{SQUARES, STEPS, Square, Squares, WIDTH};
use crate::state::{Drunagor, Who};

/// Room for squares that wait to be looked at with the same points left; seldom more is needed.
const WAITING: usize = 32;
/// No way has more steps: each costs a point at least, and points are counted in a byte.
const MOST_STEPS: usize = u8::MAX as usize;

/// Where somebody can go, and how.
pub(crate) struct Reach {
    /// Points that are left there, and one more; 0 where nobody comes.
    left: [u8; SQUARES],
    from: [u16; SQUARES],
    /// All squares that can be passed, in the order in which they are reached.
    passed: Vec<Square>,
    /// Whether something harmful was left out.
    avoided: bool,
}

impl Default for Reach {
    fn default() -> Self {
        Self { left: [0; SQUARES], from: [0; SQUARES], passed: Vec::with_capacity(2 * WAITING), avoided: false }
    }
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

    fn set(&mut self, at: Square, from: Square, left: u8) {
        let nth = usize::from(at.0);
        if let (Some(known), Some(way)) = (self.left.get_mut(nth), self.from.get_mut(nth)) {
            (*known, *way) = (left, from.0);
        }
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

    /// Whether the way without harm is a longer one.
    pub(crate) fn is_detour(&self, square: Square) -> bool {
        self.any.as_ref().and_then(|any| any.left(square)) > self.safe.left(square) && self.is_safe(square)
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

impl InTheWay {
    /// Whether somebody small may end a move there.
    pub(crate) fn may_end_small(&self, to: Square) -> Verdict {
        if self.enemies.has(to) {
            Err(rule::MOVEMENT_BLOCK)
        } else if self.allies.has(to) {
            Err(rule::MOVEMENT_ALLY_PASS)
        } else if self.solid.has(to) {
            Err(rule::KEYWORD_SOLID_OBJECT)
        } else {
            Ok(rule::MOVEMENT_POINTS)
        }
    }

    /// Whether a large monster may end a move in the area of a square: smaller monsters and chests give way to it.
    pub(crate) fn may_end_large(&self, to: Square) -> Verdict {
        for square in to.area().squares() {
            if self.enemies.has(square) {
                return Err(rule::MOVEMENT_BLOCK);
            }
            if self.large.has(square) {
                return Err(rule::MOVEMENT_ALLY_PASS);
            }
            if self.fixed.has(square) {
                return Err(rule::MOVEMENT_LARGE_BLOCK);
            }
        }
        Ok(rule::MOVEMENT_POINTS)
    }
}

/// The ground as one mover finds it.
struct Going {
    /// The squares of each level.
    levels: [Squares; LEVELS],
    /// Squares that can be passed; for a large monster those of which it can pass all four.
    open: Squares,
    /// Squares that would harm the mover.
    harm: Squares,
    water: Squares,
    flies: bool,
    large: bool,
}

impl Going {
    /// Whether one square lies two levels above another.
    fn is_high(&self, above: Square, below: Square) -> bool {
        let [ground, _, second] = &self.levels;
        second.has(above) && ground.has(below)
    }

    /// A step up two levels costs a point more; going down costs nothing, whatever the height.
    fn cost(&self, from: Square, to: Square) -> u8 {
        1 + u8::from(self.is_high(to, from))
    }

    /// Whether all of the area is there on one level, and nobody in it who does not give way.
    fn may_fill(&self, corner: Square) -> bool {
        let squares = corner.area().squares();
        let all = |set: &Squares| squares.into_iter().all(|square| set.has(square));
        all(&self.open) && self.levels.iter().any(all)
    }

    fn may_pass(&self, to: Square) -> bool {
        if self.large { self.may_fill(to) } else { self.open.has(to) }
    }

    /// Whether a step would harm somebody who has not been harmed like that in this turn.
    fn would_harm(&self, from: Square, to: Square) -> bool {
        if self.flies {
            return false;
        }
        let falls = self.is_high(from, to);
        let harms = |square: Square| self.harm.has(square);
        falls || if self.large { to.area().squares().into_iter().any(harms) } else { harms(to) }
    }

    /// The squares one step away; for a large monster the corners of areas. Those outside of the map are not open.
    fn beside(&self, at: Square) -> impl Iterator<Item = Square> + use<> {
        let far = if self.large { 2 } else { 1 };
        STEPS.into_iter().map(move |(east, south)| {
            let step = (i16::from(east) + i16::from(south) * WIDTH as i16) * far;
            Square(at.0.wrapping_add_signed(step))
        })
    }
}

impl Drunagor {
    /// Where somebody can go with so many points.
    pub(crate) fn ways(&self, who: Who, points: u8, how: How) -> Ways {
        let way = self.in_the_way_of(who);
        let going = self.going(who, how, &way);
        let mut ways = Ways { safe: Reach::default(), any: None, way };
        self.explore(who, points, &going, true, &mut ways.safe);
        if ways.safe.avoided {
            self.explore(who, points, &going, false, ways.any.insert(Reach::default()));
        }
        ways
    }

    fn going(&self, who: Who, how: How, way: &InTheWay) -> Going {
        let board = self.adventure.board();
        let large = self.is_large(who);
        let flies = how.jump || self.flies(who);
        let mut open = self.revealed_squares();
        if !flies {
            if large {
                // Smaller monsters and chests give way to a large one; heroes and their friends do not.
                open.clear(&way.enemies);
                open.clear(&way.large);
                open.clear(&way.fixed);
            } else {
                open.clear(&way.solid);
                if how.trample == 0 {
                    open.clear(&way.enemies);
                }
            }
        }
        let mut harm = Squares::NONE;
        for terrain in TERRAINS.into_iter().filter(|terrain| !self.was_harmed(who, *terrain)) {
            if terrain != Terrain::Darkness || who.monster().is_none() {
                harm.join(board.under(terrain));
            }
        }
        // A Darkness tile covers the terrain under it, and so does a Bridge.
        let bridged = board.bridged(self.revealed);
        harm.clear(&bridged);
        harm.clear(&self.darkness);
        if who.monster().is_none() && !self.was_harmed(who, Terrain::Darkness) {
            harm.join(&self.darkness);
        }
        let mut water = *board.under(Terrain::Water);
        water.clear(&bridged);
        water.clear(&self.darkness);
        Going { levels: board.levels(self.revealed), open, harm, water, flies, large }
    }

    /// The search itself.
    fn explore(&self, who: Who, points: u8, going: &Going, safely: bool, reach: &mut Reach) {
        let Some(start) = self.at(who) else { return };
        let first = if going.large { start.area().corner() } else { start };
        reach.set(first, first, points + 1);
        // One heap for each number of points that can be left after a step; none costs more than three.
        let mut open: [Vec<Square>; 4] = core::array::from_fn(|_| Vec::with_capacity(WAITING));
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
            if left == 0 {
                continue;
            }
            let wades = !going.flies && !going.water.has(at);
            for to in going.beside(at) {
                if !going.may_pass(to) {
                    continue;
                }
                let cost = going.cost(at, to);
                if cost > left {
                    continue;
                }
                if safely && going.would_harm(at, to) {
                    reach.avoided = true;
                    continue;
                }
                let water = wades && going.water.has(to);
                let after = (left - cost).saturating_sub(u8::from(water)) + 1;
                let known = reach.left.get(usize::from(to.0)).copied().unwrap_or(0);
                if after > known {
                    reach.set(to, at, after);
                    open_at(&mut open, after - 1).push(to);
                }
            }
        }
    }
}

fn open_at(open: &mut [Vec<Square>; 4], left: u8) -> &mut Vec<Square> {
    let [zero, one, two, three] = open;
    match left % 4 {
        0 => zero,
        1 => one,
        2 => two,
        _ => three,
    }
}
