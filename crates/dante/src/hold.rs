//! HOLD: a Malefactor takes an Object off the board and carries it along, until it is RELEASED or THROWN, or breaks free.

use table::{By, Chance, Dice, Flow, Roll, Verdict};

use crate::about::About;
use crate::asking::{Changing, Question, Reacting};
use crate::board::AREAS;
use crate::choice::Attribute;
use crate::content::{BREAK_FREE, ChampionId, DIE, Face, MalefactorId};
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::state::{Dante, FoeNo, Held, Place};
use crate::{key, rule};

impl Dante {
    /// A Malefactor HOLDS a Champion, or the Pillar from which it got away.
    pub(crate) fn hold(&mut self, o: O, doing: &mut Doing, foe: FoeNo, who: ChampionId) -> Flow<()> {
        if self.foe(foe).holds.is_some() {
            self.tell(o, Event::HandsFull(foe), rule::KEYWORD_HOLD_SECOND.and(rule::KEYWORD_HOLD_ONE));
            return Ok(());
        }
        let Some(space) = self.champion(who).space() else { return Ok(()) };
        doing.holding = true;
        let dodged = self.is_pillar(space) && self.dodges(o, doing, who)?;
        doing.holding = false;
        if dodged {
            let piece = self.furniture_on(space);
            self.put_furniture(space, None);
            self.foe_mut(foe).holds = piece.map(Held::Furniture);
            self.tell(o, Event::PillarHeld(foe, space), rule::FURNITURE_PILLAR_BACKFLIP_HOLD);
            return self.loosen(o, space);
        }
        self.champion_mut(who).place = Place::Held(foe);
        self.foe_mut(foe).holds = Some(Held::Champion(who));
        self.tell(o, Event::Held(foe, who), rule::KEYWORD_HOLD);
        Ok(())
    }

    fn dodges(&mut self, o: O, doing: &mut Doing, who: ChampionId) -> Flow<bool> {
        let mut question = Question::<Reacting>::new(
            self.seats_of(who),
            About::Grasp { who },
            rule::FURNITURE_PILLAR_BACKFLIP,
            o.wants_refusals(),
        );
        self.consider_backflips(&mut question, who);
        question.offer(Reacting::LetBe, rule::KEYWORD_REACTION_MISSED);
        if question.options.len() <= 1 {
            return Ok(false);
        }
        if let Reacting::Backflip(who, to) = question.put(self, o)? {
            self.backflip(o, doing, who, to)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// What is HELD is placed on a free Space in the Malefactor's Area.
    pub(crate) fn release(&mut self, o: O, foe: FoeNo) -> Flow<()> {
        let area = self.foe(foe).at;
        match self.foe(foe).holds {
            Some(Held::Champion(who)) => {
                self.tell(o, Event::Released(foe, who), rule::KEYWORD_HOLD_RELEASE);
                self.land(o, who, area)?;
            }
            Some(Held::Furniture(piece)) => self.drop_furniture(o, piece, area)?,
            None => {}
        }
        self.foe_mut(foe).holds = None;
        Ok(())
    }

    /// What is HELD is thrown into the Area of a Champion. That itself does not hurt.
    pub(crate) fn throw(&mut self, o: O, foe: FoeNo, to: ChampionId) -> Flow<()> {
        let Some(area) = self.area_of(to) else { return Ok(()) };
        match self.foe(foe).holds {
            Some(Held::Champion(who)) => {
                self.tell(o, Event::Thrown(foe, who, area), rule::KEYWORD_THROW);
                self.land(o, who, area)?;
            }
            Some(Held::Furniture(piece)) => self.drop_furniture(o, piece, area)?,
            None => {}
        }
        self.foe_mut(foe).holds = None;
        Ok(())
    }

    /// What is HELD is thrown, and hurts who is in its way: the route is traced as if it Approached its target.
    pub(crate) fn throw_along(&mut self, o: O, doing: &mut Doing, foe: FoeNo, to: ChampionId, damage: u8) -> Flow<()> {
        let (Some(area), thrown) = (self.area_of(to), self.held_by(foe)) else { return Ok(()) };
        if self.foe(foe).holds.is_none() {
            self.tell(o, Event::NobodyThere, rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
            return Ok(());
        }
        let way = self.way(o, self.foe(foe).at, area, AREAS as u8, About::Route { foe })?;
        self.throw(o, foe, to)?;
        let damage = self.fury(foe, damage);
        for who in self.fierceness {
            let hit = Some(who) != thrown && self.area_of(who).is_some_and(|area| way.contains(&area));
            if hit {
                self.inflict(o, doing, who, damage, rule::KEYWORD_THROW_PATH)?;
            }
        }
        Ok(())
    }

    /// A Malefactor is thrown: it SHOVES another one where it lands.
    pub(crate) fn throw_foe(&mut self, o: O, by: FoeNo, id: MalefactorId, to: ChampionId) -> Flow<()> {
        let standing = |foe: &FoeNo| self.foe(*foe).id == id && *foe != by && !self.foe(*foe).flown && !self.is_defeated(*foe);
        let (Some(thrown), Some(area)) = (self.all_foes().find(standing), self.area_of(to)) else {
            self.tell(o, Event::NobodyThere, rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
            return Ok(());
        };
        let other = self.foe_in(area).filter(|other| *other != thrown);
        if let Some(other) = other {
            self.shove_foe(o, other)?;
            if self.foe_in(area).is_some_and(|still| still == other) {
                return Ok(());
            }
        }
        self.foe_mut(thrown).at = area;
        let by_rule =
            if other.is_some() { rule::KEYWORD_THROW.and(rule::KEYWORD_THROW_MALEFACTOR) } else { rule::KEYWORD_THROW.into() };
        self.tell(o, Event::FoeThrown(by, thrown, area), by_rule);
        Ok(())
    }

    /// Break Free is for who is HELD.
    pub(crate) fn may_break_free(&self, who: ChampionId) -> Verdict {
        match self.champion(who).place {
            Place::Held(_) => Ok(rule::KEYWORD_HOLD_BREAK_FREE),
            Place::On(_) | Place::Arrested(_) => Err(rule::KEYWORD_HOLD_BREAK_FREE),
        }
    }

    /// STUN 1 with FATIGUE 6, and an Attribute Test with as many dice as the Malefactor is sturdy.
    pub(crate) fn break_free(&mut self, o: O, doing: &mut Doing, who: ChampionId, attribute: Attribute) -> Flow<()> {
        let Place::Held(foe) = self.champion(who).place else { return Ok(()) };
        let missing = self.stun(o, who, 1)?;
        self.tire(doing, who, missing * BREAK_FREE);
        self.settle(o, doing)?;
        let dice = self.trays_of(foe).map(|tray| self.sturdiness(tray)).max().unwrap_or(1);
        let by = rule::KEYWORD_ATTRIBUTE_TEST.and(rule::KEYWORD_HOLD_BREAK_FREE_DICE);
        if self.attribute_test(o, who, (dice, by), self.points(who, attribute))? { self.release(o, foe) } else { Ok(()) }
    }

    /// An Attribute Test: no more Fumbles than points, with as many dice as a rule says. INSPIRATION turns a Fumble over.
    pub(crate) fn attribute_test(&mut self, o: O, who: ChampionId, (dice, by): (u8, By), allowed: u8) -> Flow<bool> {
        let chance = Chance::dice(key::CHANCE_TEST, rule::KEYWORD_ATTRIBUTE_TEST);
        let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(dice), DIE) })?;
        let mut fumbles = faces.iter().filter(|face| Face::of(**face) == Face::Fumble).count() as u8;
        self.tell(o, Event::TestRoll(who, faces.iter().copied().collect()), by);
        while fumbles > allowed && self.champion(who).tokens.inspiration > 0 {
            let about = About::Test { who, fumbles, allowed };
            let mut question = Question::<Changing>::new(
                self.seats_of(who),
                about,
                rule::KEYWORD_ATTRIBUTE_TEST_INSPIRATION,
                o.wants_refusals(),
            );
            question.offer(Changing::Inspiration, rule::KEYWORD_ATTRIBUTE_TEST_INSPIRATION);
            question.offer(Changing::Enough, rule::KEYWORD_REACTION_MISSED);
            if !matches!(question.put(self, o)?, Changing::Inspiration) {
                break;
            }
            self.champion_mut(who).tokens.inspiration -= 1;
            fumbles -= 1;
            self.tell(o, Event::InspirationUsed(who), rule::ATTACK_INSPIRATION_TEST.and(rule::KEYWORD_INSPIRE_TESTS));
        }
        let passed = fumbles <= allowed;
        self.tell(o, Event::Tested(who, passed), rule::KEYWORD_ATTRIBUTE_TEST_RESULT.and(rule::CHAMPION_ATTRIBUTES_USE));
        Ok(passed)
    }
}
