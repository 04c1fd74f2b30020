//! Movement of Malefactors: Approaching, Distancing, in a Straight Line. Where ways are equal, the Fiercest Champion's player picks one.

use table::{By, Flow, RuleId};

use crate::about::About;
use crate::asking::{Placing, Question};
use crate::board::{AREAS, AreaId, Dir};
use crate::content::ChampionId;
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Place};

/// How a Malefactor moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gait {
    /// Up by Stairs.
    Walk,
    /// Up one Level anywhere.
    Climb,
    /// Through Buildings, which it DESTROYS.
    Destroy,
}

/// Steps from every Area to one of them; nothing where there is no way.
type Distances = [Option<u8>; AREAS];

impl Dante {
    /// Whether a Malefactor can step from an Area to the one beside it: down and level always, up by Stairs or CLIMB. Others make
    /// room for it (ruling `movement.malefactor-blocked`).
    fn foe_may_step(&self, from: AreaId, to: AreaId, gait: Gait) -> bool {
        let (low, high) = (self.height(from), self.height(to));
        match gait {
            Gait::Destroy => true,
            Gait::Climb => high <= low + 1,
            Gait::Walk => high <= low || high == low + 1 && self.stairs_up(from, to).is_some(),
        }
    }

    /// How a Malefactor moves by an instruction, with CLIMB or as a DESTROYER.
    const fn gait(doing: &Doing, climb: bool) -> Gait {
        match (doing.destroyer, climb) {
            (Some(_), _) => Gait::Destroy,
            (None, true) => Gait::Climb,
            (None, false) => Gait::Walk,
        }
    }

    /// Whether a Malefactor is off the board and cannot move; that is told.
    pub(crate) fn is_grounded(&self, o: O, foe: FoeNo) -> bool {
        let flown = self.foe(foe).flown;
        if flown {
            self.tell(o, Event::StoodStill(foe), rule::KEYWORD_FLY_AWAY);
        }
        flown
    }

    /// How many steps every Area is from the destination.
    fn distances(&self, destination: AreaId, gait: Gait) -> Distances {
        let mut steps: Distances = [None; AREAS];
        let mut queue: arrayvec::ArrayVec<AreaId, AREAS> = arrayvec::ArrayVec::new();
        let mut next = 0;
        if let Some(at) = steps.get_mut(usize::from(destination.0)) {
            *at = Some(0);
        }
        queue.push(destination);
        while let Some(area) = queue.get(next).copied() {
            next += 1;
            let so_far = steps.get(usize::from(area.0)).copied().flatten().unwrap_or(0);
            for (_, beside) in area.beside() {
                let open = steps.get_mut(usize::from(beside.0)).filter(|known| known.is_none());
                if let Some(known) = open.filter(|_| self.foe_may_step(beside, area, gait)) {
                    *known = Some(so_far + 1);
                    queue.push(beside);
                }
            }
        }
        steps
    }

    /// The Areas that so many steps lead to, the first one among them, in the order of the board.
    fn walkable(&self, from: AreaId, points: u8, gait: Gait) -> arrayvec::ArrayVec<AreaId, AREAS> {
        let mut reached = [false; AREAS];
        let mut frontier: arrayvec::ArrayVec<AreaId, AREAS> = arrayvec::ArrayVec::new();
        let enter = |reached: &mut [bool; AREAS], area: AreaId| {
            reached.get_mut(usize::from(area.0)).is_some_and(|known| !core::mem::replace(known, true))
        };
        enter(&mut reached, from);
        frontier.push(from);
        for _ in 0..points {
            let mut next: arrayvec::ArrayVec<AreaId, AREAS> = arrayvec::ArrayVec::new();
            for area in frontier {
                for (_, beside) in area.beside() {
                    if self.foe_may_step(area, beside, gait) && enter(&mut reached, beside) {
                        next.push(beside);
                    }
                }
            }
            frontier = next;
        }
        AreaId::all().filter(|area| reached.get(usize::from(area.0)) == Some(&true)).collect()
    }

    /// MOVE, Approaching a Champion: by the shortest way that gets there, no farther than needed. Where none does, as near as can be.
    pub(crate) fn approach(&mut self, o: O, doing: &mut Doing, foe: FoeNo, who: ChampionId, points: u8, climb: bool) -> Flow<()> {
        let Some(target) = self.area_of(who) else { return Ok(()) };
        if self.is_grounded(o, foe) {
            return Ok(());
        }
        let gait = Self::gait(doing, climb);
        let steps = self.distances(target, gait);
        let far = |area: AreaId| steps.get(usize::from(area.0)).copied().flatten();
        if far(self.foe(foe).at).is_none() {
            let nearest = |area: AreaId| u8::MAX - area.range(target);
            return self.make_for(o, doing, foe, points, gait, nearest, rule::MOVEMENT_APPROACH_NO_ROUTE);
        }
        for spent in 1..=points {
            let at = self.foe(foe).at;
            let Some(left) = far(at).filter(|left| *left > 0) else { break };
            let next = at
                .beside()
                .map(|(_, area)| area)
                .filter(|area| far(*area) == Some(left - 1) && self.foe_may_step(at, *area, gait));
            let Some(to) = self.choose_route(o, foe, next, rule::MOVEMENT_APPROACH_TIE)? else { break };
            let (detour, short) = (left > at.range(target), spent == points && left > 1);
            let by = match (detour, short) {
                (true, _) => rule::MOVEMENT_APPROACH.and(rule::MOVEMENT_APPROACH_ROUTE),
                (false, true) => rule::MOVEMENT_APPROACH.and(rule::MOVEMENT_APPROACH_SHORT),
                (false, false) => rule::MOVEMENT_APPROACH.into(),
            };
            if self.foe_steps(o, doing, foe, to, by)? {
                break;
            }
        }
        Ok(())
    }

    /// MOVE, Distancing from a Champion: to the Area in reach that is farthest from it, Levels ignored.
    pub(crate) fn distance(&mut self, o: O, doing: &mut Doing, foe: FoeNo, who: ChampionId, points: u8) -> Flow<()> {
        let Some(from) = self.area_of(who) else { return Ok(()) };
        if self.is_grounded(o, foe) {
            return Ok(());
        }
        self.make_for(o, doing, foe, points, Self::gait(doing, false), |area| area.range(from), rule::MOVEMENT_DISTANCE)
    }

    /// Goes to one of the Areas in reach that are worth most, the own one among them.
    #[expect(clippy::too_many_arguments, reason = "it is Approach and Distance in one")]
    fn make_for(
        &mut self,
        o: O,
        doing: &mut Doing,
        foe: FoeNo,
        points: u8,
        gait: Gait,
        worth: impl Fn(AreaId) -> u8,
        by: RuleId,
    ) -> Flow<()> {
        let at = self.foe(foe).at;
        let in_reach = self.walkable(at, points, gait);
        let best = in_reach.iter().map(|area| worth(*area)).max().unwrap_or(0);
        if worth(at) == best {
            return Ok(());
        }
        let tie = if by == rule::MOVEMENT_DISTANCE { rule::MOVEMENT_DISTANCE_TIE } else { rule::MOVEMENT_APPROACH_AS_CLOSE };
        let goals = in_reach.iter().copied().filter(|area| worth(*area) == best);
        let Some(goal) = self.choose_route(o, foe, goals, tie)? else { return Ok(()) };
        let steps = self.distances(goal, gait);
        let far = |area: AreaId| steps.get(usize::from(area.0)).copied().flatten();
        for _ in 0..points {
            let at = self.foe(foe).at;
            let Some(left) = far(at).filter(|left| *left > 0) else { break };
            let next = at
                .beside()
                .map(|(_, area)| area)
                .filter(|area| far(*area) == Some(left - 1) && self.foe_may_step(at, *area, gait));
            let Some(to) = self.choose_route(o, foe, next, tie)? else { break };
            if self.foe_steps(o, doing, foe, to, by)? {
                break;
            }
        }
        Ok(())
    }

    /// The Areas of a shortest way, as far as so many points lead; nothing where there is none.
    pub(crate) fn way(
        &self,
        o: O,
        from: AreaId,
        to: AreaId,
        points: u8,
        about: About,
    ) -> Flow<arrayvec::ArrayVec<AreaId, AREAS>> {
        let steps = self.distances(to, Gait::Walk);
        let far = |area: AreaId| steps.get(usize::from(area.0)).copied().flatten();
        let (mut at, mut way) = (from, arrayvec::ArrayVec::new());
        for _ in 0..points {
            let Some(left) = far(at).filter(|left| *left > 0) else { break };
            let next = at
                .beside()
                .map(|(_, area)| area)
                .filter(|area| far(*area) == Some(left - 1) && self.foe_may_step(at, *area, Gait::Walk));
            let mut question = Question::<Placing>::new(self.deciders(), about, rule::FIERCENESS_DECIDER, o.wants_refusals());
            next.for_each(|area| question.offer(Placing::Area(area), rule::MOVEMENT_APPROACH_TIE));
            let Some(Placing::Area(area)) = self.put_or_only(o, &question)? else { break };
            way.push(area);
            at = area;
        }
        Ok(way)
    }

    fn choose_route(&self, o: O, foe: FoeNo, areas: impl Iterator<Item = AreaId>, by: RuleId) -> Flow<Option<AreaId>> {
        let mut question =
            Question::<Placing>::new(self.deciders(), About::Route { foe }, rule::FIERCENESS_DECIDER, o.wants_refusals());
        areas.for_each(|area| question.offer(Placing::Area(area), by));
        Ok(self.put_or_only(o, &question)?.map(|Placing::Area(area)| area))
    }

    /// MOVE in a Straight Line: where it faces; at the edge or before a Building it cannot climb it spends a point to turn round.
    pub(crate) fn straight(&mut self, o: O, doing: &mut Doing, foe: FoeNo, points: u8) -> Flow<()> {
        if self.is_grounded(o, foe) {
            return Ok(());
        }
        let gait = Self::gait(doing, false);
        let mut turned = false;
        for _ in 0..points {
            let (at, facing) = (self.foe(foe).at, self.foe(foe).facing);
            match at.next(facing).filter(|to| self.foe_may_step(at, *to, gait)) {
                Some(to) => {
                    let by = if self.height(to) < self.height(at) {
                        rule::MOVEMENT_STRAIGHT_LINE.and(rule::MOVEMENT_STRAIGHT_LINE_FALLS)
                    } else if turned {
                        rule::MOVEMENT_STRAIGHT_LINE.and(rule::MOVEMENT_STRAIGHT_LINE_CONTINUE)
                    } else {
                        rule::MOVEMENT_STRAIGHT_LINE.into()
                    };
                    if self.foe_steps(o, doing, foe, to, by)? {
                        break;
                    }
                }
                None => {
                    let edge = gait == Gait::Destroy;
                    let by = if edge { rule::KEYWORD_DESTROYER_EDGE } else { rule::MOVEMENT_STRAIGHT_LINE_TURN };
                    self.turn_to(o, foe, facing.opposite(), by);
                    turned = true;
                }
            }
        }
        Ok(())
    }

    /// A Malefactor steps into an Area by its own MOVE: others make room, Palisades and Traps wound it. Whether its movement ends there.
    fn foe_steps(&mut self, o: O, doing: &mut Doing, foe: FoeNo, to: AreaId, by: impl Into<By>) -> Flow<bool> {
        let from = self.foe(foe).at;
        if let Some(other) = self.foe_in(to) {
            self.shove_foe(o, other)?;
            if self.foe_in(to).is_some() {
                return Ok(true);
            }
        }
        if doing.destroyer.is_some() && !self.foe_may_step(from, to, Gait::Walk) {
            // Nobody falls with a Building that a DESTROYER brings down.
            self.lower(o, to, 0, rule::KEYWORD_DESTROYER_BUILDING);
        }
        self.foe_mut(foe).at = to;
        let by = by.into();
        self.tell(o, Event::FoeMoved(foe, to), by);
        let dir = from.towards(to).unwrap_or(Dir::North);
        let stopped = self.break_palisade(o, foe, to, dir, rule::FURNITURE_PALISADE_MOVE)?;
        self.trample(o, doing, foe, (by.rule == rule::MOVEMENT_STRAIGHT_LINE).then_some(dir))?;
        self.spring_trap(o, foe)?;
        if self.is_defeated(foe) {
            doing.ended = true;
        }
        Ok(stopped || doing.ended)
    }

    /// Whether a Champion is HELD by this Malefactor.
    pub(crate) fn held_by(&self, foe: FoeNo) -> Option<ChampionId> {
        ChampionId::ALL.into_iter().find(|who| self.champion(*who).place == Place::Held(foe))
    }
}
