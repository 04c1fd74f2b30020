//! The Darkness: runes are drawn, tiles grow toward the strongest hero who is not in it yet.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Flow, Halt, RuleId, Seat};

use crate::about::About;
use crate::asking::{Laying, Question};
use crate::content::board::{Board, Terrain};
use crate::content::kinds::Rune;
use crate::content::runes::{BAG, BROKEN_INTO, HUNTING, MOST_SQUARES, RUNES, SMALL, Shape, Turned};
use crate::event::Event;
use crate::play::O;
use crate::square::{SQUARES, Square, Squares, WIDTH};
use crate::state::{Drunagor, Ending, MOST_CHARACTERS, Who};
use crate::{key, rule};

/// The squares of a tile as it would lie.
type Tile = ArrayVec<Square, MOST_SQUARES>;

/// Steps from every square to the one that is hunted, over squares where Darkness may lie.
struct Steps([u8; SQUARES]);

/// No square of a shape lies further from its first one, to either side.
const MOST_STEPS: i8 = 2;
const _: () = assert!(farthest() == MOST_STEPS, "shapes reach further, or not so far");

/// How far the squares of all shapes lie from their first ones.
#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
const fn farthest() -> i8 {
    let (mut far, mut nth) = (0, 0);
    while nth < BAG.len() {
        let (_, shape) = BAG[nth];
        let mut at = 0;
        while at < shape.len() {
            let (east, south) = shape[at];
            let most = if east > south { east } else { south };
            far = if most > far { most } else { far };
            at += 1;
        }
        nth += 1;
    }
    far
}

/// Nothing leads there.
const NOWHERE: u8 = u8::MAX;

impl Steps {
    fn from(&self, square: Square) -> u8 {
        self.0.get(usize::from(square.0)).copied().unwrap_or(NOWHERE)
    }
}

/// The ground as a tile finds it.
struct TileGround {
    board: &'static Board,
    free: Squares,
    begins: Squares,
    /// Free squares from which a tile could cover one where tiles begin.
    near: Squares,
}

impl TileGround {
    /// Whether a tile may lie there: on one level of the revealed map, on free ground, with one square where tiles begin.
    fn may_lie(&self, shape: Shape, at: Square, turned: Turned) -> bool {
        let level = self.board.level(at);
        let mut begins = false;
        for step in shape {
            let (east, south) = turned.lay(*step);
            // Shapes are smaller than the edge of the grid is wide: what leaves it on one side comes to lie on its outermost squares,
            // which no map has.
            let square = Square(at.0.wrapping_add_signed(i16::from(east) + i16::from(south) * WIDTH as i16));
            if !self.free.has(square) || self.board.level(square) != level {
                return false;
            }
            begins |= self.begins.has(square);
        }
        begins
    }
}

/// How good a place for a tile is; less is better: how far it ends from the hunted hero, and how few of its squares lead there.
type Distance = (u8, u8);

impl Drunagor {
    /// The turn of the Rune card: runes, their tiles, and the card is flipped.
    pub(crate) fn darkness_turn(&mut self, o: O) -> Flow<()> {
        self.new_turn();
        self.tell(o, Event::RuneTurn, rule::RUNE_TURN);
        let [a, b] = HUNTING;
        for _ in 0..if self.rune_face_b { b } else { a } {
            self.draw_rune(o)?;
        }
        self.rune_face_b = !self.rune_face_b;
        self.tell(o, Event::RuneFlipped, rule::RUNE_CARD_TWO_FACES);
        Ok(())
    }

    /// A rune is drawn; the last one ends the Adventure.
    fn draw_rune(&mut self, o: O) -> Flow<()> {
        let mut counts = [0; RUNES];
        counts.iter_mut().enumerate().for_each(|(nth, count)| *count = u8::from(self.bag & (1 << nth) != 0));
        let chance = Chance::pile("rune", key::CHANCE_RUNE, rule::RUNE_TURN);
        let nth = o.draw(&Draw { chance, counts: &counts })?;
        let Some((rune, shape)) = BAG.get(nth).copied() else { return Err(Halt::Spoiled) };
        self.bag &= !(1 << nth);
        self.tell(o, Event::Rune(rune), rule::RUNE_TURN);
        if self.bag == 0 {
            return self.end(o, Ending::Dark);
        }
        match self.hunted() {
            Some(hunted) => self.spread(o, rune, shape, hunted)?,
            None => self.crush(o)?,
        }
        if let Some(count) = self.runes.get_mut(rune as usize) {
            *count += 1;
        }
        self.tell(o, Event::RuneLaid(rune, self.runes_of(rune)), rule::DARKNESS_TURN_STEPS);
        Ok(())
    }

    /// The strongest hero who is not on Darkness, knocked out or not.
    fn hunted(&self) -> Option<Seat> {
        let outside = self.party().filter(|seat| !self.is_dark(self.hero(*seat).at));
        outside.max_by_key(|seat| {
            let hero = self.hero(*seat);
            (hero.health, core::cmp::Reverse(crate::content::track::Slot::of_role(hero.role)))
        })
    }

    /// All heroes are in the Darkness: it crushes them, and nothing prevents it.
    fn crush(&mut self, o: O) -> Flow<()> {
        let damage = self.heroes.len() as u8;
        self.tell(o, Event::Crush(damage), rule::DARKNESS_CRUSH);
        for who in self.party() {
            if !self.hero(who).down {
                self.harm(o, Who::Hero(who), damage, rule::DARKNESS_CRUSH)?;
            }
        }
        Ok(())
    }

    /// Lays the tile of a rune as near to the hunted hero as it comes, or three small ones in its place.
    fn spread(&mut self, o: O, rune: Rune, shape: Shape, hunted: Seat) -> Flow<()> {
        let steps = self.steps_to(self.hero(hunted).at);
        let best = self.best_places(shape, &steps);
        let whole = best.first().map(|(distance, ..)| distance.0);
        let broken = self.broken_distance(&steps);
        if whole.is_none_or(|whole| broken < whole) {
            let by = if whole.is_none() { rule::DARKNESS_BREAK } else { rule::DARKNESS_BREAK_CLOSER };
            self.tell(o, Event::Broke, by);
            return self.spread_small(o, rune, hunted);
        }
        self.lay(o, rune, shape, hunted, &best, false)
    }

    /// Three small tiles, one after another; what is left when all heroes are in the Darkness is discarded.
    fn spread_small(&mut self, o: O, rune: Rune, mut hunted: Seat) -> Flow<()> {
        let mut left = BROKEN_INTO;
        while left > 0 {
            if self.is_dark(self.hero(hunted).at) {
                let Some(next) = self.hunted() else {
                    self.tell(o, Event::Discarded(left), rule::DARKNESS_BREAK_DISCARD);
                    return Ok(());
                };
                hunted = next;
            }
            let steps = self.steps_to(self.hero(hunted).at);
            let best = self.best_places(SMALL, &steps);
            if best.is_empty() {
                self.tell(o, Event::Discarded(left), rule::DARKNESS_BLOCKED_ALL);
                return Ok(());
            }
            self.lay(o, rune, SMALL, hunted, &best, true)?;
            left -= 1;
        }
        Ok(())
    }

    /// How near three small tiles would come.
    fn broken_distance(&self, steps: &Steps) -> u8 {
        let nearest = self.best_places(SMALL, steps).first().map_or(NOWHERE, |(distance, ..)| distance.0);
        if nearest == NOWHERE { NOWHERE } else { nearest.saturating_sub(BROKEN_INTO - 1) }
    }

    /// Asks the Party Leader among equally good places, and lays the tile.
    fn lay(
        &mut self,
        o: O,
        rune: Rune,
        shape: Shape,
        hunted: Seat,
        best: &[(Distance, Square, Turned)],
        small: bool,
    ) -> Flow<()> {
        let about = About::Tile { rune, hunted };
        let mut question = Question::new(self.leader(), about, rule::DARKNESS_LEADER_CHOICE, o.wants_refusals());
        for (_, at, turned) in best {
            question.offer(Laying::Tile(*at, turned.0), rule::DARKNESS_LEADER_CHOICE);
        }
        let Some(Laying::Tile(at, turned)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let tile = tile(shape, at, Turned(turned)).unwrap_or_default();
        for square in &tile {
            self.darkness.add(*square);
            if small {
                self.small.add(*square);
            }
            let by = if best.first().is_some_and(|(distance, ..)| distance.0 == 0) {
                rule::DARKNESS_TARGET
            } else {
                rule::DARKNESS_CLOSEST
            };
            self.tell(o, Event::Dark(*square), by.and(rule::DARKNESS_SPAWN_WHERE));
        }
        let caught: ArrayVec<Who, MOST_CHARACTERS> = self.everybody().filter(|who| self.is_up(*who)).collect();
        for who in caught {
            if self.at(who).is_some_and(|at| tile.contains(&at)) && who.monster().is_none() {
                self.catch(o, who, rule::DARKNESS_DAMAGE_CAUGHT)?;
            }
        }
        Ok(())
    }

    /// Whoever is under a new tile takes its damage, once in this turn.
    fn catch(&mut self, o: O, who: Who, by: RuleId) -> Flow<()> {
        let kind = Terrain::Darkness as u8;
        if self.harmed_mut(who).is_some_and(|harmed| harmed.first(kind)) { self.darken(o, who, by) } else { Ok(()) }
    }

    /// The best places for a shape, all equally good.
    fn best_places(&self, shape: Shape, steps: &Steps) -> Vec<(Distance, Square, Turned)> {
        let mut best = Vec::new();
        let ways: &[Turned] = if shape.len() == 1 { &[Turned(0)] } else { &Turned::ALL };
        let ground = self.ground_for_tiles();
        let mut seen: Vec<Tile> = Vec::new();
        for at in ground.near.iter() {
            // A tile that begins further away than the best cannot end nearer than its own size allows.
            let near = steps.from(at).saturating_sub(MOST_SQUARES as u8);
            if best.first().is_some_and(|(known, ..): &(Distance, Square, Turned)| near > known.0) || steps.from(at) == NOWHERE {
                continue;
            }
            for turned in ways {
                if !ground.may_lie(shape, at, *turned) {
                    continue;
                }
                let Some(tile) = tile(shape, at, *turned) else { continue };
                let ends = tile.iter().map(|square| steps.from(*square)).min().unwrap_or(NOWHERE);
                let toward = tile.iter().filter(|square| steps.from(**square) < steps.from(at)).count() as u8;
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
                    best.push((distance, at, *turned));
                    seen.push(squares);
                }
            }
        }
        best
    }

    /// Where tiles may lie now: a tile lies over no Darkness, and begins on a Spawn Point or beside Darkness.
    fn ground_for_tiles(&self) -> TileGround {
        let board = self.adventure.board();
        let open = self.revealed_squares();
        let mut dark = *board.under(Terrain::Darkness);
        dark.join(&self.darkness);
        dark.keep(&open);
        let mut begins: Squares = board.spawns.iter().copied().filter(|at| open.has(*at)).collect();
        dark.iter().flat_map(Square::beside).for_each(|beside| begins.add(beside));
        let mut free = open;
        free.clear(&dark);
        // A tile that covers one of them begins at most so far away from it.
        let far = -MOST_STEPS..=MOST_STEPS;
        let steps = || far.clone().flat_map(|south| far.clone().map(move |east| (east, south)));
        let mut near: Squares = begins.iter().flat_map(|at| steps().filter_map(move |step| at.step(step))).collect();
        near.keep(&free);
        TileGround { board, free, begins, near }
    }

    /// Steps to a square from everywhere; a step of two levels counts twice.
    fn steps_to(&self, goal: Square) -> Steps {
        let mut steps = Steps([NOWHERE; SQUARES]);
        let mut edges: [Vec<Square>; 3] = Default::default();
        if let Some(first) = steps.0.get_mut(usize::from(goal.0)) {
            *first = 0;
        }
        let [now, ..] = &mut edges;
        now.push(goal);
        for far in 0..NOWHERE - 2 {
            let [now, next, later] = &mut edges;
            for at in now.drain(..) {
                if steps.from(at) != far {
                    continue;
                }
                for to in at.beside() {
                    let Some(cell) = self.cell(to) else { continue };
                    let high = cell.level.abs_diff(self.level(at)) > 1;
                    let reached = far + 1 + u8::from(high);
                    let Some(known) = steps.0.get_mut(usize::from(to.0)).filter(|known| **known > reached) else { continue };
                    *known = reached;
                    if high { later.push(to) } else { next.push(to) }
                }
            }
            edges.rotate_left(1);
            if edges.iter().all(|edge| edge.is_empty()) {
                break;
            }
        }
        steps
    }
}

/// The squares of a shape that is laid from a square on; nothing where it leaves the grid.
fn tile(shape: Shape, at: Square, turned: Turned) -> Option<Tile> {
    shape.iter().map(|step| at.step(turned.lay(*step))).collect()
}
