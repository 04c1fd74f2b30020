//! Whom a monster attacks, and from where: most heroes, then its primary targets, then pets, Darkness, safety, the shortest way.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Seat};

use crate::about::About;
use crate::asking::{Question, Striking};
use crate::content::kinds::Reach as Kind;
use crate::content::language::{Blow, Effect, Spec, Trait};
use crate::ground::{Footprint, covers};
use crate::movement::How;
use crate::play::O;
use crate::ranking::Ranking;
use crate::reach::Ways;
use crate::rule;
use crate::square::{Area, SQUARES, Square, Squares};
use crate::state::{AllyNo, Base, Drunagor, MOST_ALLIES, MOST_HEROES, Monster, Who};
use crate::targets::RANGED;

/// Points with which any place of a map can be reached.
const ANYWHERE: u8 = 120;

/// How many a monster's attack strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// One.
    One,
    /// So many, all adjacent or all in range.
    Several(u8),
    /// All in so many areas.
    Areas(u8),
}

/// The attack of a monster: whom it can strike, how often, and what comes with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    pub(crate) reach: Kind,
    pub(crate) width: Width,
    pub(crate) twice: bool,
    pub(crate) effects: &'static [Effect],
}

/// Whom a monster would attack from a place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Targets {
    pub(crate) heroes: ArrayVec<Seat, MOST_HEROES>,
    pub(crate) allies: ArrayVec<AllyNo, MOST_ALLIES>,
    /// An NPC token, which comes before everybody for a monster with SLAUGHTER.
    pub(crate) npc: Option<AllyNo>,
}

impl Targets {
    pub(crate) fn is_empty(&self) -> bool {
        self.heroes.is_empty() && self.allies.is_empty() && self.npc.is_none()
    }
}

/// In so many areas there is somebody at most.
const MOST_AREAS: usize = MOST_HEROES + MOST_ALLIES;

/// Areas with how good they are to strike; less is better.
type RankedAreas = ArrayVec<((core::cmp::Reverse<usize>, usize), Area), MOST_AREAS>;

/// How good a place is for a monster; more is better, from the first figure to the last.
pub(crate) type Merit = (u8, u8, u8, bool, bool, bool, u8);

/// What a monster would do now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// The best places to end its move on; where it stands already, if it does not move.
    pub(crate) places: ArrayVec<Square, SQUARES>,
    /// The best merit.
    pub(crate) merit: Merit,
    /// Why it looks for whom it looks for.
    pub(crate) seeks: Option<RuleId>,
}

impl Blow {
    /// Whom else it strikes, and what comes with it.
    pub(crate) const fn pieces(&self) -> (&'static [Spec], &'static [Effect]) {
        match *self {
            Self::Wide(specs) => (specs, &[]),
            Self::With(effects) => (&[], effects),
            Self::WideWith(specs, effects) => (specs, effects),
        }
    }
}

impl Drunagor {
    /// The attack of a monster, if it attacks at all.
    pub(crate) fn manner(&self, monster: &Monster) -> Option<Manner> {
        let face = self.face(monster)?.card();
        face.damage?;
        let (specs, effects) = face.attack.as_ref().map_or((&[][..], &[][..]), Blow::pieces);
        let mut manner = Manner { reach: face.reach, width: Width::One, twice: false, effects };
        let x = self.x_of(monster);
        for spec in specs {
            match spec {
                Spec::Cleave(count) | Spec::Multishot(count) => manner.width = Width::Several(count.of(monster.kind.rank, x, 0)),
                Spec::Strike(count) => manner.width = Width::Areas(count.of(monster.kind.rank, x, 0)),
                Spec::Twice => manner.twice = true,
                _ => {}
            }
        }
        Some(manner)
    }

    /// X on a monster's card: the runes of its colour on the track.
    pub(crate) fn x_of(&self, monster: &Monster) -> u8 {
        self.runes_of(monster.kind.monster.card().rune)
    }

    /// The heroes in the order in which a monster looks for them, and the rule of it.
    pub(crate) fn sought_by(&self, monster: &Monster) -> (Ranking, RuleId) {
        let passive = self.face(monster).map_or(&[][..], |face| face.card().passive);
        let (mut order, mut by) = passive
            .iter()
            .find_map(|held| match held {
                Trait::Bloodseeker => Some((self.by_weakness(), rule::KEYWORD_BLOODSEEKER)),
                Trait::Defiant => Some((self.by_vigour(), rule::KEYWORD_DEFIANT)),
                Trait::Relentless => Some((self.by_tiredness(), rule::KEYWORD_RELENTLESS)),
                Trait::Reckoner => Some((self.by_corruption(), rule::KEYWORD_RECKONER)),
                Trait::Covetous => Some((self.by_resources(), rule::KEYWORD_COVETOUS)),
                _ => None,
            })
            .unwrap_or_else(|| (self.by_strength(), rule::MONSTER_PRIMARY_DEFAULT));
        if self.slaughtered_by(monster).next().is_some() {
            by = rule::KEYWORD_SLAUGHTER;
        } else if self.is_duel() && by == rule::MONSTER_PRIMARY_DEFAULT {
            (order, by) = (self.by_nearness(monster), rule::PVP_MONSTER_NEAREST);
        }
        order.retain(|seat| !self.is_hidden_from(Who::Hero(*seat), Who::Monster(monster.base)));
        (order, by)
    }

    /// Whether somebody could be attacked from these squares.
    pub(crate) fn is_in_reach(&self, manner: &Manner, from: &[Square], whom: Who) -> bool {
        let there = self.footprint(whom);
        match manner.reach {
            Kind::Melee => self.is_next_to(from, &there),
            Kind::Magical => true,
            Kind::Ranged => {
                let (Some(here), Some(there)) = (from.first(), there.first()) else { return false };
                self.areas_apart(here.area(), there.area(), RANGED).is_some()
            }
        }
    }

    /// Whom a monster would attack from these squares.
    pub(crate) fn targets_from(&self, monster: &Monster, manner: &Manner, order: &Ranking, squares: &[Square]) -> Targets {
        let who = Who::Monster(monster.base);
        if manner.reach == Kind::Ranged && self.is_engaged_at(who, squares) {
            return Targets::default();
        }
        let pets = || self.friends().map(|ally| ally.no).filter(|no| !self.is_hidden_from(Who::Ally(*no), who));
        if let Width::Areas(count) = manner.width {
            return self.struck_areas(manner, order, squares, count);
        }
        let most = if let Width::Several(most) = manner.width { usize::from(most) } else { 1 };
        let npc = self.slaughtered_by(monster).find(|no| self.is_in_reach(manner, squares, Who::Ally(*no)));
        let most = most - usize::from(npc.is_some());
        let reachable = order.iter().copied().filter(|seat| self.is_in_reach(manner, squares, Who::Hero(*seat)));
        let heroes: ArrayVec<Seat, MOST_HEROES> = reachable.take(most).collect();
        let rest = most - heroes.len();
        let allies = pets().filter(|no| self.is_in_reach(manner, squares, Who::Ally(*no))).take(rest).collect();
        Targets { heroes, allies, npc }
    }

    /// The NPC tokens that a monster looks for before all heroes.
    pub(crate) fn slaughtered_by(&self, monster: &Monster) -> impl Iterator<Item = AllyNo> {
        let slaughters = self.holds(Who::Monster(monster.base), |held| matches!(held, Trait::Slaughter));
        self.npcs().filter(move |_| slaughters).map(|npc| npc.no)
    }

    /// The areas that a STRIKE could be for, the best first: those with most heroes, then with those who are looked for most.
    fn ranked_areas(&self, manner: &Manner, order: &Ranking, squares: &[Square]) -> RankedAreas {
        let mut areas = RankedAreas::new();
        let at_heroes = order.iter().map(|seat| self.hero(*seat).at);
        for area in at_heroes.chain(self.friends().map(|ally| ally.at)).map(Square::area) {
            let reached = match manner.reach {
                Kind::Melee => self.is_next_to(squares, &area.squares()),
                Kind::Ranged => squares.first().is_some_and(|here| self.areas_apart(here.area(), area, RANGED).is_some()),
                Kind::Magical => true,
            };
            if reached && areas.iter().all(|(_, known)| *known != area) {
                let inside = order.iter().filter(|seat| self.hero(**seat).at.area() == area).count();
                let first = order.iter().position(|seat| self.hero(*seat).at.area() == area).unwrap_or(usize::MAX);
                areas.push(((core::cmp::Reverse(inside), first), area));
            }
        }
        areas.sort_unstable();
        areas
    }

    /// The best areas for a STRIKE, in the order of the map where several are equally good.
    fn struck_areas(&self, manner: &Manner, order: &Ranking, squares: &[Square], count: u8) -> Targets {
        let areas = self.ranked_areas(manner, order, squares);
        let best: ArrayVec<Area, MOST_AREAS> = areas.iter().take(usize::from(count)).map(|(_, area)| *area).collect();
        self.struck_in(&best)
    }

    /// The same, with the Party Leader's choice among equally good ones.
    pub(crate) fn choose_struck(&self, o: O, base: Base, manner: &Manner, order: &Ranking, count: u8) -> Flow<Targets> {
        let who = Who::Monster(base);
        if manner.reach == Kind::Ranged && self.is_engaged(who) {
            return Ok(Targets::default());
        }
        let areas = self.ranked_areas(manner, order, &self.footprint(who));
        let count = usize::from(count);
        let Some((edge, _)) = count.checked_sub(1).and_then(|last| areas.get(last)).copied() else {
            let all: ArrayVec<Area, MOST_AREAS> = areas.iter().map(|(_, area)| *area).collect();
            return Ok(self.struck_in(&all));
        };
        let mut best: ArrayVec<Area, MOST_AREAS> =
            areas.iter().filter(|(merit, _)| *merit < edge).map(|(_, area)| *area).collect();
        while best.len() < count {
            let by = rule::MONSTER_UNREACHABLE_TARGET_DEFINITION;
            let mut question = Question::new(self.leader(), About::Area { by: who }, by, o.wants_refusals());
            for (_, area) in areas.iter().filter(|(merit, area)| *merit == edge && !best.contains(area)) {
                question.offer(Striking::Area(*area), by);
            }
            let Some(Striking::Area(area)) = self.put_or_only(o, &question)? else { break };
            best.push(area);
        }
        Ok(self.struck_in(&best))
    }

    /// Whoever stands in these areas is struck, hidden or not.
    fn struck_in(&self, areas: &[Area]) -> Targets {
        let up = self.party().filter(|seat| !self.hero(*seat).down && areas.contains(&self.hero(*seat).at.area()));
        let allies = self.friends().filter(|ally| areas.contains(&ally.at.area())).map(|ally| ally.no).collect();
        Targets { heroes: up.collect(), allies, npc: None }
    }

    /// The best a monster can do with these points.
    pub(crate) fn plan(&self, monster: &Monster, manner: &Manner, ways: &Ways) -> Plan {
        let who = Who::Monster(monster.base);
        let (order, seeks) = self.sought_by(monster);
        let mut plan = Plan { seeks: Some(seeks), ..Plan::default() };
        let sights = self.sights(monster, manner, &order);
        for to in ways.squares() {
            // Most squares are out of reach of everybody: that is seen at a glance.
            if sights.as_ref().is_some_and(|sights| !covers(to, monster.size()).iter().any(|square| sights.has(*square))) {
                continue;
            }
            if to != monster.at && self.may_end(who, to, &ways.way).is_err() {
                continue;
            }
            let squares = covers(to, monster.size());
            let targets = self.targets_from(monster, manner, &order, &squares);
            if targets.is_empty() {
                continue;
            }
            let merit = self.merit(who, &order, &targets, to, &squares, ways);
            if merit > plan.merit {
                plan.merit = merit;
                plan.places.clear();
            }
            if merit == plan.merit {
                plan.places.push(to);
            }
        }
        plan
    }

    /// The squares from which a monster could strike anybody at all; nothing where that is everywhere, or depends on areas.
    fn sights(&self, monster: &Monster, manner: &Manner, order: &Ranking) -> Option<Squares> {
        let who = Who::Monster(monster.base);
        if matches!(manner.width, Width::Areas(_)) || manner.reach == Kind::Magical {
            return None;
        }
        let heroes = order.iter().map(|seat| self.hero(*seat).at);
        let npcs = self.slaughtered_by(monster).filter_map(|no| self.at(Who::Ally(no)));
        let whom = heroes.chain(self.friends().map(|ally| ally.at)).chain(npcs);
        if manner.reach == Kind::Melee {
            return Some(whom.flat_map(|at| at.around().chain([at])).collect());
        }
        let mut sights = Squares::NONE;
        for area in whom.map(Square::area) {
            let near = area.around().chain([area]).filter(|other| self.areas_apart(area, *other, RANGED).is_some());
            near.flat_map(Area::squares).for_each(|square| sights.add(square));
        }
        let engaging = self.engaging(who);
        engaging.iter().for_each(|square| sights.remove(square));
        Some(sights)
    }

    fn merit(&self, who: Who, order: &Ranking, targets: &Targets, to: Square, squares: &Footprint, ways: &Ways) -> Merit {
        let rank = |seat: &Seat| order.iter().position(|known| known == seat).map_or(0, |nth| 1 << (7 - nth.min(7)));
        let primary = targets.heroes.iter().map(rank).fold(0, |sum: u8, bit: u8| sum | bit);
        let dark = squares.iter().any(|square| self.is_dark(*square));
        let unharmed = !squares.iter().any(|square| self.is_harmful(who, *square));
        let left = ways.to(to).and_then(|reach| reach.left(to)).unwrap_or(0);
        // An NPC token counts for more than all heroes together.
        let npc = if targets.npc.is_some() { MOST_HEROES as u8 + 1 } else { 0 };
        (targets.heroes.len() as u8 + npc, primary, targets.allies.len() as u8, dark, unharmed, ways.is_safe(to), left)
    }

    /// Where a monster that reaches nobody goes: as far as it can on the way to where it could attack its primary target.
    pub(crate) fn approach(&self, monster: &Monster, manner: &Manner, near: &Ways) -> ArrayVec<Square, SQUARES> {
        let who = Who::Monster(monster.base);
        let (order, _) = self.sought_by(monster);
        let mut places: ArrayVec<Square, SQUARES> = ArrayVec::new();
        let npc = self.slaughtered_by(monster).next().map(Who::Ally);
        let Some(hunted) = npc.or(order.first().map(|seat| Who::Hero(*seat))) else { return places };
        let how = self.gait(monster);
        let far = self.ways(who, ANYWHERE, how);
        let way = self.in_the_way_of(who);
        let goals = far.squares().filter(|to| self.may_end(who, *to, &way).is_ok());
        let goals = goals.filter(|to| self.is_in_reach(manner, &covers(*to, monster.size()), hunted));
        let goal = goals.max_by_key(|to| (far.is_safe(*to), far.to(*to).and_then(|reach| reach.left(*to))));
        let Some(goal) = goal.or_else(|| self.nearest_to(hunted, &far, who)) else { return places };
        let Some(path) = far.to(goal).map(|reach| reach.way(goal)) else { return places };
        let reached = path.iter().rev().find(|at| near.to(**at).is_some() && self.may_end(who, **at, &way).is_ok());
        places.extend(reached.copied());
        places
    }

    /// The nearest place to somebody whom no way leads to.
    fn nearest_to(&self, whom: Who, ways: &Ways, who: Who) -> Option<Square> {
        let there = self.at(whom)?;
        let way = self.in_the_way_of(who);
        ways.squares().filter(|to| self.may_end(who, *to, &way).is_ok()).min_by_key(|to| (to.distance(there), to.0))
    }

    /// How a monster moves.
    pub(crate) fn gait(&self, monster: &Monster) -> How {
        How { jump: self.holds(Who::Monster(monster.base), |held| matches!(held, Trait::Jump)), trample: 0 }
    }
}
