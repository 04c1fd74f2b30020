//! Movement of Champions: from Space to Space, up by Stairs or CLIMB, down at the price of a fall.

use table::{Flow, RuleId};

use crate::about::About;
use crate::asking::{Moving, Question};
use crate::board::{AreaId, Space};
use crate::content::ChampionId;
use crate::effects::Doing;
use crate::event::Event;
use crate::levels::{fall, fall_rule};
use crate::play::O;
use crate::rule;
use crate::state::{Dante, Furniture, Place};

/// EMPOWER for whoever changes Levels through Improvised Stairs.
const LIFT: u8 = 2;

/// Where a Champion is while it moves: perhaps only passing through an Area without a free Space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Footing {
    pub area: AreaId,
    pub level: u8,
}

/// One point of movement: the rule that allows it, what the fall costs, and the Stairs that were used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    pub rule: RuleId,
    pub fall: u8,
    pub stairs: Option<Space>,
}

impl Dante {
    pub(crate) fn footing(&self, who: ChampionId) -> Option<Footing> {
        let space = self.champion(who).space()?;
        Some(Footing { area: space.area(), level: self.level_of(space) })
    }

    /// Whether one point of movement leads to a Space: onto the ground, a Building or the top of a Pillar.
    pub(crate) fn may_step(&self, from: Footing, to: Space, climb: bool) -> Result<Pace, RuleId> {
        let (there, same) = (to.area(), to.area() == from.area);
        let furniture = self.furniture_on(to);
        let pillar = furniture.and_then(Furniture::levels);
        let top = pillar.is_some();
        if top {
            if self.champion_on(to).is_some() || self.minion_on(to).is_some() {
                return Err(rule::FURNITURE_PILLAR_TOP_ONE);
            }
        } else if furniture == Some(Furniture::Collapsed) {
            return Err(rule::FURNITURE_PILLAR_COLLAPSED);
        } else if !self.is_free(to) {
            return Err(rule::ZONE_SPACE_ONE);
        }
        self.may_reach(from, there, self.height(there) + pillar.unwrap_or(0), climb).map(|pace| {
            let rule = match pace.rule {
                rule::MOVEMENT_END_SPACE if top => rule::MOVEMENT_PILLAR_TOP_SPACE,
                rule::MOVEMENT_END_SPACE if same => rule::MOVEMENT_WITHIN_AREA,
                rule::MOVEMENT_END_SPACE if from.level > 0 => rule::MOVEMENT_PLATFORMS_SAME_LEVEL,
                rule::PLATFORM_STAIRS_CONNECT if top => rule::PLATFORM_STAIRS_ANY_STRUCTURE,
                other => other,
            };
            Pace { rule, ..pace }
        })
    }

    /// Whether one point of movement leads to a Level of an Area.
    fn may_reach(&self, from: Footing, there: AreaId, level: u8, climb: bool) -> Result<Pace, RuleId> {
        // Mostly on the same Level: nobody looks for Stairs then.
        if level == from.level {
            return Ok(Pace { rule: rule::MOVEMENT_END_SPACE, fall: 0, stairs: None });
        }
        if level > from.level {
            let up = level - from.level;
            let stairs = self.stairs_up(from.area, there).filter(|_| up == 1 && from.level == self.height(from.area));
            return match (up, stairs, climb) {
                (1, Some(space), _) => Ok(Pace { rule: self.stairs_rule(space, level), fall: 0, stairs }),
                (1, None, true) => Ok(Pace { rule: rule::KEYWORD_CLIMB, fall: 0, stairs: None }),
                (_, _, true) => Err(rule::KEYWORD_CLIMB_LIMIT),
                _ => Err(rule::MOVEMENT_UP),
            };
        }
        let down = from.level - level;
        let stairs = self.stairs_up(there, from.area).filter(|_| down == 1 && level == self.height(there));
        Ok(match (down, stairs, climb) {
            (1, Some(_), _) => Pace { rule: rule::LEVEL_FALLING_STAIRS, fall: 0, stairs },
            (1, None, true) => Pace { rule: rule::KEYWORD_CLIMB, fall: 0, stairs: None },
            (_, _, true) => Pace { rule: rule::KEYWORD_CLIMB_FALLING, fall: fall(down, true), stairs: None },
            (_, _, false) => Pace { rule: rule::MOVEMENT_DOWN, fall: fall(down, false), stairs: None },
        })
    }

    /// By which rule Stairs lead up to a Level.
    fn stairs_rule(&self, stairs: Space, level: u8) -> RuleId {
        if self.human_stairs(stairs).is_some() {
            rule::PLATFORM_IMPROVISED_STAIRS
        } else if level > 2 {
            rule::PLATFORM_HIGH_LEVEL_ACCESS
        } else {
            rule::PLATFORM_STAIRS_CONNECT
        }
    }

    /// The Spaces that one point of movement could lead to.
    pub(crate) fn spaces_around(area: AreaId) -> impl Iterator<Item = Space> {
        core::iter::once(area).chain(area.beside().map(|(_, beside)| beside)).flat_map(AreaId::spaces)
    }

    /// A Champion spends up to so many movement points, one after the other. Falls add up and are suffered at the end.
    pub(crate) fn walk(&mut self, o: O, doing: &mut Doing, who: ChampionId, points: u8, climb: bool) -> Flow<()> {
        let Some(mut at) = self.footing(who) else {
            self.tell(o, Event::CannotMove(who), rule::KEYWORD_HOLD_NO_MOVE);
            return Ok(());
        };
        let mut passing = false;
        for left in (1..=points).rev() {
            let about = About::Move { who, points: left, ahead: doing.ahead };
            let question = self.walk_question(o.wants_refusals(), about, who, at, climb, passing);
            if question.options.is_empty() {
                break;
            }
            match question.put(self, o)? {
                Moving::Stay => break,
                Moving::Through(area) => {
                    let level = self.height(area);
                    if let Ok(pace) = self.may_reach(at, area, level, climb) {
                        self.suffer(doing, who, pace.fall);
                    }
                    (at, passing) = (Footing { area, level }, true);
                }
                Moving::Step(to) => {
                    self.step_to(o, doing, who, at, to, climb);
                    (at, passing) = (Footing { area: to.area(), level: self.level_of(to) }, false);
                }
            }
        }
        Ok(())
    }

    fn walk_question(
        &self,
        refusals: bool,
        about: About,
        who: ChampionId,
        at: Footing,
        climb: bool,
        passing: bool,
    ) -> Question<Moving> {
        let left = if let About::Move { points, .. } = about { points } else { 0 };
        let mut question = Question::new(self.seats_of(who), about, rule::KEYWORD_MOVE, refusals);
        for to in Self::spaces_around(at.area) {
            if self.champion(who).place != Place::On(to) && !(passing && to.area() == at.area) {
                let verdict = self.may_step(at, to, climb).map(|pace| pace.rule);
                // It is the MOVE of a card that does not lead up.
                let up = |by| if by == rule::MOVEMENT_UP { rule::KEYWORD_MOVE_LEVELS } else { by };
                question.consider(Moving::Step(to), verdict.map_err(up));
            }
        }
        for (_, area) in at.area.beside() {
            if self.free_spaces(area).next().is_none() {
                question.consider(Moving::Through(area), self.may_pass(at, area, left, climb));
            }
        }
        if !passing {
            question.offer(Moving::Stay, rule::MOVEMENT_UP_TO);
        }
        question
    }

    /// A full Area can be passed by who has the movement to stop beyond it (ruling `movement.pass-full`).
    fn may_pass(&self, at: Footing, area: AreaId, left: u8, climb: bool) -> table::Verdict {
        let level = self.height(area);
        self.may_reach(at, area, level, climb)?;
        let there = Footing { area, level };
        let beyond = |to: Space| to.area() != area && self.may_step(there, to, climb).is_ok();
        if left > 1 && Self::spaces_around(area).any(beyond) {
            Ok(rule::MOVEMENT_PASS_FULL)
        } else {
            Err(rule::MOVEMENT_FULL_AREA)
        }
    }

    /// One point of movement that was allowed.
    pub(crate) fn step_to(&mut self, o: O, doing: &mut Doing, who: ChampionId, from: Footing, to: Space, climb: bool) {
        let Ok(pace) = self.may_step(from, to, climb) else { return };
        self.champion_mut(who).place = Place::On(to);
        let from_top = from.level > self.height(from.area) && from.level == self.level_of(to);
        let by = match (pace.fall, from_top) {
            (0, false) => pace.rule.into(),
            (0, true) => pace.rule.and(rule::FURNITURE_PILLAR_TOP_MOVE),
            _ => pace.rule.and(rule::MOVEMENT_PLATFORMS_DOWN),
        };
        self.tell(o, Event::Moved(who, to), by);
        if pace.fall > 0 {
            self.tell(o, Event::Fell(who, pace.fall), rule::LEVEL_FALLING_VOLUNTARY.and(fall_rule(from.level)));
            self.suffer(doing, who, pace.fall);
        }
        let lifter = pace.stairs.and_then(|stairs| self.human_stairs(stairs)).filter(|lifter| *lifter != who);
        if lifter.is_some() && !self.champion(who).lifted {
            self.champion_mut(who).lifted = true;
            self.empower(o, who, LIFT, rule::PLATFORM_IMPROVISED_EMPOWER);
        }
    }
}
