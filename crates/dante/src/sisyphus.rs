//! Buildings that move: Sisyphus's Punishment, and Buildings that giants throw.

use table::Flow;

use crate::about::About;
use crate::asking::{Placing, Question, Rolling};
use crate::board::{AreaId, Dir, Space};
use crate::content::{ChampionId, SISYPHUS};
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Place};
use crate::way::Mover;

impl Dante {
    /// A Champion PUSHES the Building it stands on until that meets the edge of the board or another Building.
    pub(crate) fn sisyphus(&mut self, o: O, doing: &mut Doing, who: ChampionId) -> Flow<()> {
        let start = self.area_of(who).filter(|area| self.height(*area) > 0);
        let Some(start) = start else {
            self.tell(o, Event::NobodyThere, rule::MANEUVER_IMPOSSIBLE_SKIPPED);
            return Ok(());
        };
        let mut question = Question::<Rolling>::new(
            self.seats_of(who),
            About::Sisyphus { who },
            rule::PLATFORM_SISYPHUS_PUSH,
            o.wants_refusals(),
        );
        for dir in Dir::ALL {
            let verdict = match start.next(dir) {
                Some(next) if self.height(next) == 0 => Ok(rule::PLATFORM_SISYPHUS_PUSH),
                _ => Err(rule::PLATFORM_SISYPHUS_RANGE),
            };
            question.consider(Rolling::Roll(dir), verdict);
        }
        let Some(Rolling::Roll(dir)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let (mut at, mut steps) = (start, 0);
        while let Some(to) = at.next(dir).filter(|to| self.height(*to) == 0) {
            steps += 1;
            if !self.roll_over(o, doing, to, dir, steps * SISYPHUS)? {
                break;
            }
            self.carry(at, to);
            self.tell(o, Event::BuildingMoved(at, to), rule::PLATFORM_SISYPHUS_CARRY);
            at = to;
        }
        Ok(())
    }

    /// Everything in the Area is SHOVED and hurt; Furniture and Stairs are DESTROYED. Whether the way is free.
    fn roll_over(&mut self, o: O, doing: &mut Doing, to: AreaId, dir: Dir, damage: u8) -> Flow<bool> {
        if let Some(foe) = self.foe_in(to) {
            if !self.shove_foe_aside(o, foe, dir)? {
                return Ok(false);
            }
            self.hurt_foe(o, foe, damage)?;
        }
        let damage = Some((damage, rule::PLATFORM_SISYPHUS_DAMAGE));
        self.clear_way(o, doing, Mover { to, dir: Some(dir), damage, wrecks: true })?;
        self.destroy_stairs(o, to, rule::PLATFORM_SISYPHUS_DESTROY);
        Ok(true)
    }

    /// A Building goes from one Area to the next, with everything on top of it in the same Spaces.
    fn carry(&mut self, from: AreaId, to: AreaId) {
        let moved = |space: Space| Space::of(to, space.dir());
        let levels = self.height(from);
        for (area, height) in [(from, 0), (to, levels)] {
            if let Some(place) = self.heights.get_mut(usize::from(area.0)) {
                *place = height;
            }
        }
        for champion in &mut self.champions {
            match champion.place {
                Place::On(space) if space.area() == from => champion.place = Place::On(moved(space)),
                Place::Arrested(space) if space.area() == from => champion.place = Place::Arrested(moved(space)),
                _ => {}
            }
        }
        for minion in self.minions.iter_mut().flatten() {
            if minion.area() == from {
                *minion = moved(*minion);
            }
        }
        for space in from.spaces() {
            let piece = self.furniture_on(space);
            self.put_furniture(space, None);
            self.put_furniture(moved(space), piece);
            if self.stairs.has(space) {
                self.stairs = self.stairs.without(space).and(moved(space));
            }
        }
        if self.traps.has(from) {
            self.traps = self.traps.without(from).and(to);
        }
        if let Some(foe) = self.foe_in(from) {
            self.foe_mut(foe).at = to;
        }
    }

    /// A Malefactor throws the nearest Building: what is where it lands is SHOVED and hurt, then the Building is Replaced there.
    pub(crate) fn hurl(&mut self, o: O, doing: &mut Doing, foe: FoeNo, whom: ChampionId, damage: u8) -> Flow<()> {
        let (Some(from), Some(to)) = (self.area_of_foe(foe), self.area_of(whom)) else { return Ok(()) };
        let built = |area: &AreaId| *area != to && self.height(*area) > 0;
        let Some(near) = AreaId::all().filter(built).map(|area| area.range(from)).min() else {
            self.tell(o, Event::NobodyThere, rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
            return Ok(());
        };
        let mut question =
            Question::<Placing>::new(self.deciders(), About::Hurl { foe }, rule::PLATFORM_THROW_BUILDING, o.wants_refusals());
        for area in AreaId::all().filter(built).filter(|area| area.range(from) == near) {
            question.offer(Placing::Area(area), rule::FIERCENESS_DECIDER);
        }
        let Some(Placing::Area(taken)) = self.put_or_only(o, &question)? else { return Ok(()) };
        self.tell(o, Event::Hurled(foe, to), rule::PLATFORM_THROW_BUILDING);
        if let Some(other) = self.foe_in(to).filter(|other| *other != foe) {
            self.shove_foe(o, other)?;
        }
        let damage = Some((self.fury(foe, damage), rule::PLATFORM_THROW_BUILDING));
        self.clear_way(o, doing, Mover { to, dir: None, damage, wrecks: false })?;
        self.erode(o, taken);
        self.upheave(o, to);
        Ok(())
    }
}
