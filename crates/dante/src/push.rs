//! PUSH: forced movement in a straight line, with collisions, falls and Palisades on the way.

use table::Flow;

use crate::about::About;
use crate::asking::{Placing, Question};
use crate::board::{AreaId, Dir, Space};
use crate::content::{COLLISION, ChampionId, FALL};
use crate::effects::{Actor, Doing};
use crate::event::Event;
use crate::levels::fall_rule;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Furniture, Place};

impl Dante {
    /// A Champion is driven towards the Area at the outer edge of its Space, so many Areas far.
    pub(crate) fn push_champion(&mut self, o: O, doing: &mut Doing, who: ChampionId, areas: u8) -> Flow<()> {
        for _ in 0..areas {
            let Some(space) = self.champion(who).space() else { break };
            let dir = doing.push_dir(who).unwrap_or(space.dir());
            doing.set_push_dir(who, dir);
            let level = self.level_of(space);
            let Some(to) = space.area().next(dir) else {
                self.collide(o, doing, who, rule::KEYWORD_PUSH_EDGE);
                break;
            };
            if self.height(to) > level {
                self.collide(o, doing, who, rule::PLATFORM_BUILDING_COLLISION);
                break;
            }
            // A Palisade at the edge across which the Champion comes gives way, and its Space is free for it.
            let edge = Space::of(to, dir.opposite());
            let palisade = self.furniture_on(edge) == Some(Furniture::Palisade);
            if !palisade && self.free_spaces(to).next().is_none() {
                self.tell(o, Event::PushStopped(who), rule::KEYWORD_PUSH_BLOCKED);
                break;
            }
            if palisade {
                self.put_furniture(edge, None);
                self.loosen(o, edge)?;
            }
            let Some(landing) = self.choose_place(o, to, About::Landing { who })? else { break };
            self.champion_mut(who).place = Place::On(landing);
            let by = rule::KEYWORD_PUSH_SMALL;
            let by = if palisade { by.and(rule::FURNITURE_PALISADE_PUSH_POSITION) } else { by.into() };
            self.tell(o, Event::Pushed(who, landing), by);
            let fallen = level - self.height(to);
            if fallen > 0 {
                self.tell(o, Event::Fell(who, fallen * FALL), rule::LEVEL_FALLING_PUSHED.and(fall_rule(level)));
                self.suffer(doing, who, fallen * FALL);
            }
            if palisade {
                self.tell(o, Event::PalisadeBroken(edge), rule::FURNITURE_PALISADE_PUSH);
                self.suffer_wound(o, who, rule::FURNITURE_PALISADE_CHAMPION_WOUND)?;
            }
        }
        doing.forget_push_dir(who);
        Ok(())
    }

    fn collide(&mut self, o: O, doing: &mut Doing, who: ChampionId, by: table::RuleId) {
        self.tell(o, Event::Collided(who, COLLISION), by);
        self.suffer(doing, who, COLLISION);
    }

    /// A Malefactor is driven straight away from a Champion; the damage that the scenario deals to it.
    pub(crate) fn push_foe(&mut self, o: O, who: ChampionId, foe: FoeNo, areas: u8) -> Flow<u8> {
        let Some(dir) = self.push_direction(o, who, foe)?.filter(|_| !self.foe(foe).flown) else { return Ok(0) };
        let mut damage: u8 = 0;
        for _ in 0..areas {
            let from = self.foe(foe).at;
            let Some(to) = from.next(dir) else {
                self.tell(o, Event::FoeCollided(foe, COLLISION), rule::KEYWORD_PUSH_EDGE);
                damage += COLLISION;
                break;
            };
            if self.height(to) > self.height(from) {
                self.tell(o, Event::FoeCollided(foe, COLLISION), rule::PLATFORM_BUILDING_COLLISION);
                damage += COLLISION;
                break;
            }
            let fallen = self.height(from) - self.height(to);
            if let Some(other) = self.foe_in(to) {
                self.shove_foe(o, other)?;
                if self.foe_in(to).is_some() {
                    break;
                }
            }
            self.foe_mut(foe).at = to;
            self.tell(o, Event::FoePushed(foe, to), rule::KEYWORD_PUSH_LARGE);
            if fallen > 0 {
                self.tell(o, Event::FoeFell(foe, fallen * FALL), rule::LEVEL_FALLING_PUSHED.and(rule::LEVEL_FALLING_WHEN));
                damage += fallen * FALL;
            }
            self.break_palisade(o, foe, to, dir, rule::FURNITURE_PALISADE_PUSH)?;
            if self.is_oversized(foe) {
                let mut trampling = Doing::new(Actor::Champion(who));
                self.tell(o, Event::Tramples(foe), rule::KEYWORD_PUSH_OVERSIZED);
                self.trample(o, &mut trampling, foe, Some(dir))?;
                self.settle(o, &mut trampling)?;
            }
            self.spring_trap(o, foe)?;
            if self.is_defeated(foe) {
                break;
            }
        }
        Ok(damage)
    }

    /// Away from the pusher: opposite to its Space in the same Area, along the larger difference elsewhere (ruling
    /// `keyword.push-large-direction`).
    fn push_direction(&self, o: O, who: ChampionId, foe: FoeNo) -> Flow<Option<Dir>> {
        let at = self.foe(foe).at;
        let Some(space) = self.champion(who).space() else { return Ok(None) };
        if space.area() == at {
            return Ok(Some(space.dir().opposite()));
        }
        let dirs: arrayvec::ArrayVec<Dir, 4> = space.area().bearings(at).collect();
        let [first, _second] = dirs.as_slice() else { return Ok(dirs.first().copied()) };
        let mut question = Question::<Placing>::new(
            self.deciders(),
            About::Route { foe },
            rule::KEYWORD_PUSH_LARGE_DIRECTION,
            o.wants_refusals(),
        );
        for area in dirs.iter().filter_map(|dir| at.next(*dir)) {
            question.offer(Placing::Area(area), rule::KEYWORD_PUSH_LARGE_DIRECTION);
        }
        let chosen = self.put_or_only(o, &question)?;
        Ok(chosen.and_then(|Placing::Area(area)| at.towards(area)).or(Some(*first)))
    }

    /// A Palisade at the edge across which a Malefactor comes wounds it and gives way; whether there was one.
    pub(crate) fn break_palisade(&mut self, o: O, foe: FoeNo, to: AreaId, dir: Dir, by: table::RuleId) -> Flow<bool> {
        let across = Space::of(to, dir.opposite());
        let palisade = |space: &Space| self.furniture_on(*space) == Some(Furniture::Palisade);
        // Who fills the whole Area cannot come past one, from wherever it comes.
        let (edge, by) = if self.is_oversized(foe) {
            (to.spaces().find(palisade), rule::FURNITURE_PALISADE_OVERSIZED)
        } else {
            (Some(across).filter(palisade), by)
        };
        let Some(edge) = edge else { return Ok(false) };
        self.put_furniture(edge, None);
        let by = if by == rule::FURNITURE_PALISADE_MOVE { by.and(rule::FURNITURE_PALISADE_MOVE_STOP) } else { by.into() };
        self.tell(o, Event::PalisadeBroken(edge), by);
        self.loosen(o, edge)?;
        self.wound_weakest(o, foe, 1, rule::FURNITURE_PALISADE_DECK)?;
        Ok(true)
    }
}
