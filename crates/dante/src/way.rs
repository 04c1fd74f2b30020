//! Making way: what is SHOVED out of the way, what a DESTROYER leaves behind, and what becomes of DESTROYED terrain.

use table::{Flow, RuleId};

use crate::about::About;
use crate::asking::{Placing, Putting, Question};
use crate::board::{AreaId, Dir, Space};
use crate::content::{ChampionId, FALL};
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Furniture, Place};

/// Something that comes into an Area and drives out what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mover {
    /// Where it comes to.
    pub to: AreaId,
    /// In which direction it goes on, if it moves in a Straight Line.
    pub dir: Option<Dir>,
    /// The damage to each Character, and by which rule.
    pub damage: Option<(u8, RuleId)>,
    /// Whether Furniture is DESTROYED rather than SHOVED.
    pub wrecks: bool,
}

impl Dante {
    /// All Objects of an Area are SHOVED out of the way; Characters take the damage, and Furniture is DESTROYED or set aside.
    pub(crate) fn clear_way(&mut self, o: O, doing: &mut Doing, mover: Mover) -> Flow<()> {
        for who in self.fierceness {
            if let Some(space) = self.champion(who).space().filter(|space| space.area() == mover.to) {
                self.shove_champion(o, doing, who, space, mover)?;
                if let Some((damage, by)) = mover.damage {
                    self.inflict(o, doing, who, damage, by)?;
                }
            }
        }
        for nth in 0..self.minions.len() as u8 {
            let here = self.all_minions().find(|(other, space)| *other == nth && space.area() == mover.to);
            let Some((_, space)) = here else { continue };
            if let Some(to) = self.out_of_the_way(o, self.level_of(space), mover, About::Minion)? {
                self.put_minion(nth, Some(to));
                self.tell(o, Event::MinionMoved(to), rule::KEYWORD_SHOVE_OUT_OF_THE_WAY);
            }
            if let Some((damage, _)) = mover.damage {
                self.hurt_minion(o, nth, damage);
            }
        }
        for space in mover.to.spaces() {
            match self.furniture_on(space) {
                Some(Furniture::Ark | Furniture::Palisade) if mover.wrecks => self.destroy_furniture(o, doing, space)?,
                Some(_) => {
                    // A Pillar is SHOVED before it lies there, Collapsed.
                    if let Some(to) = self.set_aside(o, space, mover)?.filter(|_| mover.wrecks) {
                        self.destroy_furniture(o, doing, to)?;
                    }
                }
                None => {}
            }
        }
        Ok(())
    }

    fn shove_champion(&mut self, o: O, doing: &mut Doing, who: ChampionId, from: Space, mover: Mover) -> Flow<()> {
        let level = self.level_of(from);
        let Some(to) = self.out_of_the_way(o, level, mover, About::Landing { who })? else { return Ok(()) };
        self.champion_mut(who).place = Place::On(to);
        self.tell(o, Event::Landed(who, to), rule::KEYWORD_SHOVE_OUT_OF_THE_WAY);
        let fallen = level.saturating_sub(self.level_of(to)) * FALL;
        if fallen > 0 {
            self.tell(o, Event::Fell(who, fallen), rule::KEYWORD_SHOVE_FALLING);
            self.suffer(doing, who, fallen);
        }
        Ok(())
    }

    /// Furniture makes room; where there is none it is gone.
    fn set_aside(&mut self, o: O, from: Space, mover: Mover) -> Flow<Option<Space>> {
        let piece = self.furniture_on(from);
        let to = self.out_of_the_way(o, self.height(from.area()), mover, About::Rubble)?;
        self.put_furniture(from, None);
        if let Some(to) = to {
            self.put_furniture(to, piece);
            self.tell(o, Event::FurnitureThrown(to), rule::KEYWORD_SHOVE_OUT_OF_THE_WAY);
            if let Some(who) = self.arrested_on(from) {
                self.champion_mut(who).place = Place::Arrested(to);
            }
        }
        self.loosen(o, from)?;
        Ok(to)
    }

    /// A free Space within Range 1 on the same Level or below that is not on the path ahead; where there is none, the nearest.
    fn out_of_the_way(&self, o: O, level: u8, mover: Mover, about: About) -> Flow<Option<Space>> {
        let ahead = |area: AreaId| {
            let mut next = mover.dir.and_then(|dir| mover.to.next(dir));
            core::iter::from_fn(|| {
                let now = next?;
                next = mover.dir.and_then(|dir| now.next(dir));
                Some(now)
            })
            .any(|on_path| on_path == area)
        };
        let fits = |space: &Space, range: u8, low: bool| {
            let area = space.area();
            area.range(mover.to) == range && !ahead(area) && (!low || self.height(area) <= level) && self.is_free(*space)
        };
        let near = (1..8).flat_map(|range| [(range, true), (range, false)]);
        let found = near.clone().find(|(range, low)| Space::all().any(|space| fits(&space, *range, *low)));
        let Some((range, low)) = found else { return Ok(None) };
        let by = if range == 1 { rule::KEYWORD_SHOVE_OUT_OF_THE_WAY } else { rule::KEYWORD_SHOVE_NONE };
        let mut question = Question::<Putting>::new(self.deciders(), about, by, o.wants_refusals());
        for space in Space::all().filter(|space| fits(space, range, low)) {
            let behind = mover.dir.and_then(|dir| mover.to.next(dir.opposite())) == Some(space.area());
            question.offer(Putting::Put(space), if behind { rule::KEYWORD_SHOVE_OUT_BEHIND } else { by });
        }
        Ok(self.put_or_only(o, &question)?.map(|Putting::Put(space)| space))
    }

    /// A Malefactor in the way of a Building is SHOVED to an Area beside, not on the path ahead.
    pub(crate) fn shove_foe_aside(&mut self, o: O, foe: FoeNo, dir: Dir) -> Flow<bool> {
        let from = self.foe(foe).at;
        let mut question =
            Question::<Placing>::new(self.deciders(), About::Shove { foe }, rule::PLATFORM_SISYPHUS_SHOVE, o.wants_refusals());
        for (side, area) in from.beside() {
            let verdict = if self.foe_in(area).is_some() {
                Err(rule::ZONE_CENTRAL_ONE)
            } else if self.height(area) > self.height(from) {
                Err(rule::KEYWORD_SHOVE)
            } else if side == dir {
                Err(rule::KEYWORD_SHOVE_OUT_OF_THE_WAY)
            } else {
                Ok(rule::PLATFORM_SISYPHUS_SHOVE)
            };
            question.consider(Placing::Area(area), verdict);
        }
        let Some(Placing::Area(area)) = self.put_or_only(o, &question)? else { return Ok(false) };
        self.foe_mut(foe).at = area;
        self.tell(o, Event::FoeShoved(foe, area), rule::PLATFORM_SISYPHUS_SHOVE);
        Ok(true)
    }

    /// What a Malefactor does to the Area that it has stepped into, as a DESTROYER or because it is Oversized.
    pub(crate) fn trample(&mut self, o: O, doing: &mut Doing, foe: FoeNo, dir: Option<Dir>) -> Flow<()> {
        let to = self.foe(foe).at;
        let destroyer = doing.destroyer;
        if destroyer.is_none() && !self.is_oversized(foe) {
            return Ok(());
        }
        let damage = destroyer.map(|damage| (self.fury(foe, damage), rule::KEYWORD_DESTROYER));
        let by = if destroyer.is_some() { rule::KEYWORD_DESTROYER_STAIRS } else { rule::KEYWORD_SHOVE_OVERSIZED };
        self.clear_way(o, doing, Mover { to, dir, damage, wrecks: destroyer.is_some() })?;
        self.destroy_stairs(o, to, by);
        if self.is_oversized(foe) && self.height(to) > 0 {
            self.lower(o, to, 0, rule::KEYWORD_SHOVE_OVERSIZED);
        }
        Ok(())
    }

    /// DESTROYED Stairs are removed.
    pub(crate) fn destroy_stairs(&mut self, o: O, area: AreaId, by: RuleId) {
        for space in area.spaces().filter(|space| self.stairs.has(*space)).collect::<arrayvec::ArrayVec<Space, 4>>() {
            self.stairs = self.stairs.without(space);
            self.tell(o, Event::StairsDestroyed(space), by.and(rule::PLATFORM_STAIRS_DESTROYED));
        }
    }

    /// DESTROYED Furniture: Pillars Collapse, the rest is removed, and rubble stays rubble.
    pub(crate) fn destroy_furniture(&mut self, o: O, doing: &mut Doing, space: Space) -> Flow<()> {
        let by = match self.furniture_on(space) {
            Some(Furniture::SmallPillar | Furniture::LargePillar) => {
                return self.destroy_pillar(o, doing, space, rule::FURNITURE_PILLAR_DESTROYED_COLLAPSE.into());
            }
            Some(Furniture::Ark) => rule::FURNITURE_ARK_DESTROYED,
            Some(Furniture::Palisade) => rule::FURNITURE_PALISADE_DESTROYED,
            Some(Furniture::Collapsed) => {
                self.tell(o, Event::WreckedAlready(space), rule::FURNITURE_PILLAR_DESTROYED_AGAIN);
                return Ok(());
            }
            None => return Ok(()),
        };
        self.put_furniture(space, None);
        self.tell(o, Event::FurnitureDestroyed(space), rule::KEYWORD_DESTROY.and(by));
        self.loosen(o, space)
    }

    /// A Building is lowered without a fall.
    pub(crate) fn lower(&mut self, o: O, area: AreaId, to: u8, by: RuleId) {
        if let Some(height) = self.heights.get_mut(usize::from(area.0)) {
            *height = to;
            self.tell(o, Event::BuildingDestroyed(area), rule::KEYWORD_DESTROY.and(by));
        }
    }

    /// A DESTROYED Building is removed, and whoever stood on it falls.
    pub(crate) fn destroy_building(&mut self, o: O, doing: &mut Doing, area: AreaId) -> Flow<()> {
        let levels = self.height(area);
        if levels == 0 {
            self.tell(o, Event::NobodyThere, rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
            return Ok(());
        }
        self.lower(o, area, 0, rule::PLATFORM_BUILDING_DESTROYED);
        let fall = levels * FALL;
        for who in self.fierceness {
            if self.area_of(who) == Some(area) {
                self.tell(o, Event::Fell(who, fall), rule::PLATFORM_BUILDING_DESTROYED);
                self.suffer(doing, who, fall);
            }
        }
        if let Some(foe) = self.foe_in(area) {
            self.tell(o, Event::FoeFell(foe, fall), rule::PLATFORM_BUILDING_DESTROYED);
            self.hurt_foe(o, foe, fall)?;
        }
        for (nth, _) in self.all_minions().filter(|(_, at)| at.area() == area).collect::<arrayvec::ArrayVec<(u8, Space), 4>>() {
            self.hurt_minion(o, nth, fall);
        }
        Ok(())
    }
}
