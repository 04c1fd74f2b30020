//! Where a hero wants to stand: within reach of what the hero can strike with, high, out of harm, and on the way to what comes next.

use table::Seat;

use crate::content::OptionId;
use crate::content::board::Terrain;
use crate::content::kinds::Goal;
use crate::content::language::{Mark, Part};
use crate::content::scenes::Deed;
use crate::hero::Place;
use crate::square::{Area, SQUARES, Square, Squares};
use crate::state::{Drunagor, Spot, Who};
use crate::targets::Range;
use crate::value::{Points, WEAK, is_frail};

/// Steps from everywhere to the nearest of some squares, levels aside.
pub(crate) struct Walk([u8; SQUARES]);

/// Nothing leads there.
const NOWHERE: u8 = u8::MAX;
/// Rounds for each part of the map.
const PACE: u16 = 3;
/// A step further away from where the hero wants to be.
const STEP: Points = 5;
/// What a level above the ground is worth to an attacker.
const LEVEL: Points = 6;
/// What an enemy beside a hero costs, and a hero who is weak.
const BESIDE: Points = 7;
const BESIDE_WEAK: Points = 45;

impl Walk {
    pub(crate) fn from(&self, square: Square) -> u8 {
        self.0.get(usize::from(square.0)).copied().unwrap_or(NOWHERE)
    }
}

/// What a hero can strike with now, by how far it reaches.
#[derive(Default)]
struct Arms {
    near: Points,
    /// Ranged Weapon Attacks, which nobody who is engaged can make.
    ranged: Points,
    /// Ranged spells.
    spells: Points,
}

/// A hero's view of where to stand.
pub(crate) struct Stand<'g> {
    game: &'g Drunagor,
    who: Who,
    arms: Arms,
    beside: Points,
    /// Steps to the nearest enemy, or to what is next where there is none.
    way: Walk,
    near: Squares,
    ranged: Squares,
}

impl<'g> Stand<'g> {
    pub(crate) fn new(game: &'g Drunagor, seat: Seat) -> Self {
        let hero = game.hero(seat);
        let way = match game.walk_out() {
            Some(way) => way,
            None if game.monsters.is_empty() => game.walk_on(hero.health > WEAK),
            None => game.walk_to_monsters(),
        };
        let beside = if is_frail(hero) { BESIDE_WEAK } else { BESIDE };
        Self {
            game,
            who: Who::Hero(seat),
            arms: game.arms(seat),
            beside,
            way,
            near: game.engaged_squares(),
            ranged: game.ranged_squares(),
        }
    }

    /// A pet or companion has nothing but its own attack.
    pub(crate) fn of_ally(game: &'g Drunagor, who: Who) -> Self {
        let arms = Arms { near: 40, ranged: 0, spells: 0 };
        let way = game.walk_to_monsters();
        Self { game, who, arms, beside: 0, way, near: game.engaged_squares(), ranged: Squares::NONE }
    }

    /// How good it is to stand somewhere.
    pub(crate) fn worth(&self, at: Square) -> Points {
        let engaged = self.near.has(at);
        let mut worth = 0;
        if engaged {
            worth += self.arms.near - self.beside;
        }
        if self.ranged.has(at) {
            worth += self.arms.spells + if engaged { 0 } else { self.arms.ranged };
        }
        if worth > 0 {
            worth += LEVEL * Points::from(self.game.level(at));
        }
        worth - STEP * Points::from(self.way.from(at).min(40)) - self.harm(at)
    }

    fn harm(&self, at: Square) -> Points {
        match self.game.terrain(at) {
            None => 0,
            Some(Terrain::Water) => 4,
            // Who waits for the Darkness to leave the way free waits until it is everywhere; it hurts but once a turn.
            Some(Terrain::Darkness) if self.game.monsters.is_empty() => 6,
            Some(Terrain::Darkness) => 26,
            Some(_) => 35,
        }
    }

    /// The best of some squares, if it is better than staying.
    pub(crate) fn better(&self, squares: impl Iterator<Item = Square>) -> Option<Square> {
        let here = self.game.at(self.who).map_or(Points::MIN, |at| self.worth(at));
        let best = squares.map(|at| (self.worth(at), at)).max_by_key(|(worth, at)| (*worth, core::cmp::Reverse(*at)));
        best.filter(|(worth, _)| *worth > here + 2).map(|(_, at)| at)
    }
}

impl Drunagor {
    /// What a hero could do to some enemy, with the cubes that are left.
    fn arms(&self, seat: Seat) -> Arms {
        let hero = self.hero(seat);
        let mut arms = Arms::default();
        for place in Place::all() {
            let Some(usable) = hero.usable(place) else { continue };
            if usable.slot.is_empty() || usable.mark == Some(Mark::Reaction) || self.may_use(seat, place).is_err() {
                continue;
            }
            for cube in hero.payments(usable.slot) {
                let source = self.source_of(seat, place, usable.slot, cube);
                let worth = usable.does.iter().map(strength).sum();
                let arm = match source.range {
                    Range::Near => &mut arms.near,
                    Range::Areas(_) if usable.does.iter().any(|part| !part.pieces().swings.is_empty()) => &mut arms.ranged,
                    Range::Areas(_) => &mut arms.spells,
                    Range::Far => continue,
                };
                *arm = (*arm).max(worth);
            }
        }
        arms
    }

    /// The squares beside monsters.
    fn engaged_squares(&self) -> Squares {
        let covered = self.monsters.iter().flat_map(|monster| self.footprint(Who::Monster(monster.base)));
        covered.flat_map(Square::around).collect()
    }

    /// The squares from which a Ranged Skill reaches a monster.
    fn ranged_squares(&self) -> Squares {
        let mut squares = Squares::NONE;
        for monster in &self.monsters {
            let area = monster.at.area();
            let near = area.around().chain([area]).filter(|other| self.areas_apart(area, *other, 1).is_some());
            near.flat_map(Area::squares).for_each(|square| squares.add(square));
        }
        squares
    }

    fn walk_to_monsters(&self) -> Walk {
        self.walk_to(self.monsters.iter().flat_map(|monster| self.footprint(Who::Monster(monster.base))).collect())
    }

    /// To the way out, where that is what all want and it can be seen.
    fn walk_out(&self) -> Option<Walk> {
        let exits = &self.adventure.board().exits;
        let shown: Vec<Square> = exits.iter().copied().filter(|at| self.cell(*at).is_some()).collect();
        (self.adventure.card().goal == Goal::Leave && !shown.is_empty()).then(|| self.walk_to(shown))
    }

    /// To what brings about the goal; to Chests, as long as there is time and one can bear a trap; then to the Doors that are still closed,
    /// and where there is none to what may open another way.
    fn walk_on(&self, hardy: bool) -> Walk {
        let aims: Vec<Square> = self.spots.iter().filter(|spot| self.is_aim(spot)).map(|spot| spot.at).collect();
        if !aims.is_empty() {
            return self.walk_to(aims);
        }
        if hardy && !self.is_late() && !self.chests.is_empty() {
            return self.walk_to(self.chests.iter().copied().collect());
        }
        let board = self.adventure.board();
        let closed = |at: &Square| board.cell(*at).is_some_and(|cell| cell.door.is_some()) && self.cell(*at).is_none();
        let doors: Vec<Square> = self.shown().filter(closed).collect();
        if doors.is_empty() { self.walk_to(self.spots.iter().map(|spot| spot.at).collect()) } else { self.walk_to(doors) }
    }

    /// Whether a scene can bring about what the Adventure is for.
    fn is_aim(&self, spot: &Spot) -> bool {
        let Goal::Note(outcome) = self.adventure.card().goal else { return false };
        let brings = |option: &OptionId| option.card().does.contains(&Deed::Note(outcome));
        spot.scene.card().options.iter().any(brings)
    }

    /// Whether more rounds were spent than the Darkness leaves for each part of the map.
    pub(crate) fn is_late(&self) -> bool {
        self.round > PACE * self.revealed.count_ones() as u16
    }

    /// Steps to the nearest of these squares, from everywhere. All squares at the same number of steps are found at once.
    fn walk_to(&self, goals: Vec<Square>) -> Walk {
        let open = self.revealed_squares();
        let mut walk = Walk([NOWHERE; SQUARES]);
        let mut edge: Squares = goals.into_iter().collect();
        let mut reached = edge;
        for far in 0..NOWHERE {
            for at in edge.iter() {
                if let Some(steps) = walk.0.get_mut(usize::from(at.0)) {
                    *steps = far;
                }
            }
            edge = edge.grown();
            edge.keep(&open);
            edge.clear(&reached);
            if edge.is_empty() {
                break;
            }
            reached.join(&edge);
        }
        walk
    }
}

/// What a part of a text does to an enemy, whoever that is.
fn strength(part: &Part) -> Points {
    let pieces = part.pieces();
    let swings = 40 * pieces.swings.len() as Points;
    let effects = pieces.effects.iter().filter(|effect| matches!(effect, crate::content::language::Effect::Damage(_)));
    swings + 30 * effects.count() as Points
}

/// Whether a hero has nothing left that a cube could pay for.
pub(crate) fn is_worn_out(game: &Drunagor, seat: Seat) -> bool {
    let hero = game.hero(seat);
    let usable = |place: Place| {
        let Some(usable) = hero.usable(place) else { return false };
        let active = !usable.slot.is_empty() && usable.mark != Some(Mark::Reaction);
        active && game.may_use(seat, place).is_ok() && hero.payments(usable.slot).next().is_some()
    };
    !Place::all().any(usable)
}
