//! Where Darkness can lie: on the squares of the revealed map and under its Bridges, and how near a tile comes to whom it hunts.
//!
//! A tile is tried in hundreds of places before it is laid, so what is asked of every place is noted down once.

use arrayvec::ArrayVec;

use crate::content::board::Terrain;
use crate::content::runes::{MOST_SQUARES, Shape, Turned};
use crate::square::{SIDES, SQUARES, STEPS, Square, Squares, WIDTH};
use crate::state::Drunagor;

/// A square on which Darkness can lie: on top of the map, or under a Bridge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Bed {
    pub(crate) square: Square,
    pub(crate) under: bool,
}

/// The squares of a tile as it would lie.
pub(crate) type Tile = ArrayVec<Bed, MOST_SQUARES>;

/// Nothing leads there.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// How good a place for a tile is; less is better: how far it ends from the hunted hero, and how few of its squares lead there.
type Distance = (u8, u8);

/// A place for a tile: how good it is, where its first square lies, and how it is turned.
pub(crate) type Lay = (Distance, Bed, Turned);

/// A figure for every bed.
struct Figures([[u8; SQUARES]; 2]);

impl Figures {
    fn all(figure: u8) -> Self {
        Self([[figure; SQUARES]; 2])
    }

    /// The figure of a bed; nothing outside of the grid.
    fn of(&self, bed: Bed) -> Option<u8> {
        let [top, under] = &self.0;
        let layer = if bed.under { under } else { top };
        layer.get(usize::from(bed.square.0)).copied()
    }

    fn of_mut(&mut self, bed: Bed) -> Option<&mut u8> {
        let [top, under] = &mut self.0;
        let layer = if bed.under { under } else { top };
        layer.get_mut(usize::from(bed.square.0))
    }

    fn set(&mut self, bed: Bed, figure: u8) {
        if let Some(known) = self.of_mut(bed) {
            *known = figure;
        }
    }
}

/// Steps from every bed to the one that is hunted.
pub(crate) struct Steps(Figures);

impl Steps {
    /// From a bed; [`NOWHERE`] where no way leads.
    pub(crate) fn from(&self, bed: Bed) -> u8 {
        self.0.of(bed).unwrap_or(NOWHERE)
    }
}

/// All beds of the revealed map, with the Darkness that lies there now.
pub(crate) struct Beds {
    /// In order, those under Bridges last.
    all: Vec<Bed>,
    bridged: bool,
    /// How high each lies, and one more; 0 where there is none.
    levels: Figures,
    top: Squares,
    beneath: Squares,
    /// Darkness Spawn Points.
    spawns: Squares,
}

impl Drunagor {
    /// Where Darkness lies and can come to lie now.
    pub(crate) fn beds(&self) -> Beds {
        let board = self.adventure.board();
        let (revealed, bridged) = (self.revealed_squares(), board.bridged(self.revealed));
        let mut top = *board.under(Terrain::Darkness);
        top.clear(&bridged);
        top.join(&self.darkness);
        let mut beds = Beds {
            all: Vec::with_capacity(SQUARES / 2),
            bridged: !bridged.is_empty(),
            levels: Figures::all(0),
            top,
            beneath: self.beneath,
            spawns: Squares::NONE,
        };
        for square in revealed.iter() {
            let Some(cell) = self.cell(square) else { continue };
            beds.add(Bed { square, under: false }, cell.level);
            if cell.spawn {
                beds.spawns.add(square);
            }
        }
        for square in bridged.iter() {
            let Some(cell) = self.under_bridge(square) else { continue };
            beds.add(Bed { square, under: true }, cell.level);
        }
        beds
    }
}

impl Beds {
    fn add(&mut self, bed: Bed, level: u8) {
        self.all.push(bed);
        self.levels.set(bed, level + 1);
    }

    /// How high a bed lies; nothing where there is none.
    pub(crate) fn level(&self, bed: Bed) -> Option<u8> {
        self.levels.of(bed)?.checked_sub(1)
    }

    /// Whether Darkness lies there, as a tile or printed on the map.
    pub(crate) fn is_dark(&self, bed: Bed) -> bool {
        if bed.under { self.beneath.has(bed.square) } else { self.top.has(bed.square) }
    }

    /// The beds that touch one over a side, and the one above or below it.
    pub(crate) fn beside(&self, bed: Bed) -> impl Iterator<Item = Bed> + '_ {
        let sides = STEPS.into_iter().take(SIDES).map(move |step| beyond(bed.square, step));
        let tops = sides.clone().map(|square| Bed { square, under: false });
        let unders = sides.map(|square| Bed { square, under: true }).chain([Bed { under: !bed.under, ..bed }]);
        tops.chain(unders.take(if self.bridged { SIDES + 1 } else { 0 })).filter(|bed| self.level(*bed).is_some())
    }

    /// The squares of a shape that is laid from a bed on, all on its level; nothing where they leave the map.
    pub(crate) fn tile(&self, shape: Shape, at: Bed, turned: Turned) -> Option<Tile> {
        let level = self.level(at)?;
        let bed = |square: Square| {
            let beds = [Bed { square, under: false }, Bed { square, under: true }];
            beds.into_iter().find(|bed| self.level(*bed) == Some(level))
        };
        shape.iter().map(|step| bed(beyond(at.square, turned.lay(*step)))).collect()
    }

    /// How many small tiles it takes to begin on a bed: one on a Spawn Point or beside Darkness, two where it climbs two levels.
    pub(crate) fn beginning(&self, bed: Bed) -> Option<u8> {
        if !bed.under && self.spawns.has(bed.square) {
            return Some(1);
        }
        let level = self.level(bed)?;
        let dark = self.beside(bed).filter(|beside| self.is_dark(*beside));
        dark.filter_map(|beside| self.level(beside)).map(|other| 1 + u8::from(other.abs_diff(level) > 1)).min()
    }

    /// Steps to a square from everywhere; a step of two levels counts twice.
    pub(crate) fn steps_to(&self, goal: Square) -> Steps {
        let mut steps = Steps(Figures::all(NOWHERE));
        let first = Bed { square: goal, under: false };
        steps.0.set(first, 0);
        // The beds at this number of steps, at one more, and at two more.
        let (mut now, mut next, mut later) = (vec![first], Vec::new(), Vec::new());
        for far in 0..NOWHERE - 2 {
            for at in now.drain(..) {
                // It may have been reached in fewer steps since.
                let Some(here) = self.level(at).filter(|_| steps.from(at) == far) else { continue };
                for to in self.beside(at) {
                    let high = self.level(to).is_some_and(|there| there.abs_diff(here) > 1);
                    let reached = far + 1 + u8::from(high);
                    let Some(known) = steps.0.of_mut(to).filter(|known| **known > reached) else { continue };
                    *known = reached;
                    if high { later.push(to) } else { next.push(to) }
                }
            }
            if next.is_empty() && later.is_empty() {
                break;
            }
            core::mem::swap(&mut now, &mut next);
            core::mem::swap(&mut next, &mut later);
        }
        steps
    }

    /// The best places for a shape, all equally good; a small tile may take as many as are left.
    pub(crate) fn best_places(&self, shape: Shape, steps: &Steps, left: u8) -> Vec<Lay> {
        let begins = self.begins(left);
        // No square of a shape lies further than two from its first one.
        let near = begins.map(|squares| squares.grown().grown());
        let mut best: Vec<Lay> = Vec::new();
        let ways: &[Turned] = if shape.len() == 1 { &[Turned(0)] } else { &Turned::ALL };
        let mut seen: Vec<Tile> = Vec::new();
        for at in &self.all {
            let from = steps.from(*at);
            // A tile that begins further away than the best cannot end nearer than its own size allows.
            let least = from.saturating_sub(MOST_SQUARES as u8);
            let [top, under] = &near;
            let far = !top.has(at.square) && !under.has(at.square);
            if far || from == NOWHERE || self.is_dark(*at) || best.first().is_some_and(|(known, ..)| least > known.0) {
                continue;
            }
            for turned in ways {
                let Some(tile) = self.tile(shape, *at, *turned).filter(|tile| self.may_lie(tile, &begins)) else { continue };
                let ends = tile.iter().map(|bed| steps.from(*bed)).min().unwrap_or(NOWHERE);
                let toward = tile.iter().filter(|bed| steps.from(**bed) < from).count() as u8;
                let distance = (ends, (MOST_SQUARES as u8).saturating_sub(toward));
                if best.first().is_some_and(|(known, ..)| distance > *known) {
                    continue;
                }
                if best.first().is_some_and(|(known, ..)| distance < *known) {
                    best.clear();
                    seen.clear();
                }
                let mut squares = tile;
                squares.sort_unstable();
                if !seen.contains(&squares) {
                    best.push((distance, *at, *turned));
                    seen.push(squares);
                }
            }
        }
        best
    }

    /// The beds on which a tile can begin with so many small tiles: on top of the map, and under Bridges.
    fn begins(&self, left: u8) -> [Squares; 2] {
        let begins = |bed: &&Bed| self.beginning(**bed).is_some_and(|cost| cost <= left);
        let mut sets = [Squares::NONE; 2];
        let [top, under] = &mut sets;
        for bed in self.all.iter().filter(begins) {
            if bed.under { under.add(bed.square) } else { top.add(bed.square) }
        }
        sets
    }

    /// Whether a tile may lie there: over no Darkness, and with a square on which it can begin.
    fn may_lie(&self, tile: &Tile, [top, under]: &[Squares; 2]) -> bool {
        let begins = |bed: &Bed| if bed.under { under.has(bed.square) } else { top.has(bed.square) };
        tile.iter().all(|bed| !self.is_dark(*bed)) && tile.iter().any(begins)
    }
}

/// The square so far east and south. Steps of a tile are short and no map uses the outermost squares of the grid, so one that
/// leaves a map at its side comes to lie on none of its squares.
fn beyond(square: Square, (east, south): (i8, i8)) -> Square {
    Square(square.0.wrapping_add_signed(i16::from(east) + i16::from(south) * WIDTH as i16))
}
