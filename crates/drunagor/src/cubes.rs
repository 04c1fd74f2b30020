//! Action Cubes: spending, expending, recalling; and the Curse and Trauma Cubes that block skills.

use table::{Flow, RuleId, Seat};

use crate::about::About;
use crate::asking::{Blocking, Expending, Question, Regaining};
use crate::content::language::{Colour, Immunity, Trait};
use crate::event::Event;
use crate::hero::{Block, Cube, Hero, Place};
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, Who};

/// A hero can hold so many Curse Cubes.
const MOST_CURSES: u8 = 5;
/// A hero can hold so many Trauma Cubes.
const MOST_TRAUMAS: u8 = 1;
/// With so many colours among the available cubes a hero may recall them.
const FEW_COLOURS: usize = 2;

impl Hero {
    /// The most Curse Cubes that the hero can hold.
    pub fn most_curses(&self) -> u8 {
        MOST_CURSES.saturating_add_signed(self.sum(|held| if let Trait::Curses(more) = held { Some(*more) } else { None }))
    }

    /// The most Trauma Cubes that the hero can hold.
    pub fn most_traumas(&self) -> u8 {
        MOST_TRAUMAS.saturating_add_signed(self.sum(|held| if let Trait::Traumas(more) = held { Some(*more) } else { None }))
    }

    /// Whether a Willing Recall is possible: at most two colours are left to spend.
    pub(crate) fn may_recall(&self) -> Result<RuleId, RuleId> {
        let colours = self.available.iter().filter(|count| **count > 0).count();
        if colours <= FEW_COLOURS { Ok(rule::RECALL_WILLING) } else { Err(rule::RECALL_WILLING) }
    }

    /// Takes a cube from the pool; whether there was one.
    pub(crate) fn take(&mut self, cube: Cube) -> bool {
        let Some(count) = self.available.get_mut(cube as usize).filter(|count| **count > 0) else { return false };
        *count -= 1;
        true
    }

    pub(crate) fn give(&mut self, cube: Cube) {
        if let Some(count) = self.available.get_mut(cube as usize) {
            *count = count.saturating_add(1);
        }
    }

    /// The cubes of the pool that can pay for one of these colours.
    pub(crate) fn payments(&self, slot: &'static [Colour]) -> impl Iterator<Item = Cube> + '_ {
        let fits = |cube: &Cube| *cube == Cube::Wild || slot.iter().any(|colour| Cube::of(*colour) == *cube);
        Cube::ALL.into_iter().filter(move |cube| self.count(*cube) > 0).filter(fits)
    }
}

impl Drunagor {
    /// A cube is spent on a skill.
    pub(crate) fn spend(&mut self, who: Seat, place: Place, cube: Cube) {
        let hero = self.hero_mut(who);
        if hero.take(cube)
            && let Some(slot) = hero.spent.get_mut(usize::from(place.0))
        {
            *slot = Some(cube);
        }
    }

    /// A cube is expended for no effect of a skill.
    pub(crate) fn expend(&mut self, o: O, who: Seat, cube: Cube, by: RuleId) {
        let hero = self.hero_mut(who);
        if hero.take(cube)
            && let Some(count) = hero.expended.get_mut(cube as usize)
        {
            *count += 1;
            self.tell(o, Event::Expended(who, cube), by.and(rule::CUBE_EXPEND));
        }
    }

    /// All spent and expended cubes come back.
    pub(crate) fn recall(&mut self, o: O, who: Seat, by: RuleId) {
        let hero = self.hero_mut(who);
        for cube in hero.spent.iter_mut().filter_map(Option::take).collect::<arrayvec::ArrayVec<Cube, 32>>() {
            hero.give(cube);
        }
        for cube in Cube::ALL {
            let expended = hero.expended.get_mut(cube as usize).map_or(0, core::mem::take);
            (0..expended).for_each(|_| hero.give(cube));
        }
        let also = if by == rule::RECALL_WILLING { rule::RECALL_WILLING_ENDS_TURN } else { rule::RECALL_EFFECT };
        self.tell(o, Event::Recalled(who), by.and(also));
    }

    /// A Recall Action brings all cubes back, and Curse Cubes with them.
    pub(crate) fn recall_action(&mut self, o: O, who: Seat, by: RuleId) -> Flow<()> {
        self.recall(o, who, by);
        let curses = self.adventure.card().curses;
        let by = if curses > 1 { rule::RECALL_CURSE_ADVENTURE } else { rule::RECALL_CURSE };
        for _ in 0..curses {
            self.block(o, who, Block::Curse, by)?;
        }
        self.when(o, who, |held| if let Trait::Recalled(part) = held { Some(part) } else { None })
    }

    /// Whoever has no cube left must recall, as soon as what is being resolved is finished.
    pub(crate) fn recall_unwillingly(&mut self, o: O) -> Flow<()> {
        for who in self.party() {
            let hero = self.hero(who);
            if hero.pool() == 0 && !hero.down {
                self.recall_action(o, who, rule::RECALL_UNWILLING)?;
            }
        }
        Ok(())
    }

    /// A Curse or Trauma Cube is placed on a skill that the hero chooses, or beside the board where none is left.
    pub(crate) fn block(&mut self, o: O, who: Seat, cube: Block, by: RuleId) -> Flow<()> {
        let mut question = Question::new(who, About::Blocked { who, cube }, by, o.wants_refusals());
        let assign = |game: &Self, place: Place| match (game.is_duel(), cube) {
            _ if game.hero(who).skill(place).is_some_and(|skill| !skill.card().passive.is_empty()) => rule::CUBE_BLOCK_PASSIVE,
            (true, Block::Curse) => rule::PVP_CURSE_BLOCK,
            (true, Block::Trauma) => rule::PVP_TRAUMA_BLOCK,
            (false, Block::Curse) => rule::CUBE_CURSE_ASSIGN,
            (false, Block::Trauma) => rule::CUBE_TRAUMA_ASSIGN,
        };
        for place in Place::blockable().filter(|place| self.hero(who).skill(*place).is_some()) {
            let blocked = self.hero(who).block_on(place).is_some();
            let verdict = if blocked { Err(rule::CUBE_AVAILABLE_MEANING) } else { Ok(assign(self, place)) };
            question.consider(Blocking::Skill(place), verdict);
        }
        let before = self.hero(who).most_health();
        match self.put_or_only(o, &question)? {
            Some(Blocking::Skill(place)) => {
                if let Some(slot) = self.hero_mut(who).blocked.get_mut(usize::from(place.0)) {
                    *slot = Some(cube);
                }
                let hero = self.hero(who);
                let more = match cube {
                    Block::Curse => hero.blocks(cube) > MOST_CURSES && hero.blocks(cube) <= hero.most_curses(),
                    Block::Trauma => hero.blocks(cube) > MOST_TRAUMAS && hero.blocks(cube) <= hero.most_traumas(),
                };
                let also = if more { rule::ADVENTURE_LIMIT_BONUS } else { assign(self, place) };
                self.tell(o, Event::Blocked(who, cube, place), by.and(also));
            }
            None => {
                if let Some(count) = self.hero_mut(who).beside.get_mut(cube as usize) {
                    *count += 1;
                }
                self.tell(o, Event::BlockedBeside(who, cube), by.and(rule::KNOCKOUT_TRAUMA_NO_SKILL));
            }
        }
        self.adjust_health(o, who, before);
        self.judge_blocks(o, who)
    }

    /// When a passive skill that gives Health is blocked or freed, Health goes or comes with it.
    pub(crate) fn adjust_health(&mut self, o: O, who: Seat, before: u8) {
        let hero = self.hero_mut(who);
        let most = hero.most_health();
        if most == before || hero.down {
            return;
        }
        let (lost, gained) = (before.saturating_sub(most), most.saturating_sub(before));
        let least = hero.health.min(1);
        hero.health = (hero.health + gained).saturating_sub(lost).max(least).min(most);
        let event = if lost > 0 { Event::Hurt(Who::Hero(who), lost) } else { Event::Healed(Who::Hero(who), gained) };
        self.tell(o, event, rule::CUBE_BLOCK_PASSIVE_HEALTH);
    }

    /// Up to so many Curse Cubes go, those that the hero chooses.
    pub(crate) fn cleanse(&mut self, o: O, who: Seat, count: u8, by: RuleId) -> Flow<()> {
        for _ in 0..count {
            if let Some(beside) = self.hero_mut(who).beside.get_mut(Block::Curse as usize).filter(|beside| **beside > 0) {
                *beside -= 1;
                self.tell(o, Event::Unblocked(who, Block::Curse), by);
                continue;
            }
            let mut question = Question::new(who, About::Cleanse { who }, by, o.wants_refusals());
            for place in Place::blockable().filter(|place| self.hero(who).block_on(*place) == Some(Block::Curse)) {
                question.offer(Blocking::Skill(place), rule::CUBE_CURSE_REMOVAL);
            }
            let before = self.hero(who).most_health();
            let Some(Blocking::Skill(place)) = self.put_or_only(o, &question)? else { return Ok(()) };
            if let Some(slot) = self.hero_mut(who).blocked.get_mut(usize::from(place.0)) {
                *slot = None;
            }
            self.tell(o, Event::Unblocked(who, Block::Curse), rule::CUBE_CURSE_REMOVAL.and(by));
            self.adjust_health(o, who, before);
        }
        Ok(())
    }

    /// The hero expends available cubes for nothing: as many as there are, at most `count`, of these kinds.
    pub(crate) fn fatigue(&mut self, o: O, who: Seat, count: u8, kinds: &[Cube], by: RuleId) -> Flow<()> {
        if self.is_immune(Who::Hero(who), Immunity::Fatigue) {
            let also = match by {
                rule::KEYWORD_DISARM => rule::KEYWORD_DISARM_FATIGUE,
                rule::KEYWORD_SILENCE => rule::KEYWORD_SILENCE_FATIGUE,
                other => other,
            };
            self.tell(o, Event::Unmoved(Who::Hero(who)), rule::CONDITION_IMMUNITY.and(also));
            return Ok(());
        }
        for _ in 0..count {
            let mut question = Question::new(who, About::Expend { who }, by, o.wants_refusals());
            for cube in kinds.iter().copied().filter(|cube| self.hero(who).count(*cube) > 0) {
                question.offer(Expending::Cube(cube), rule::KEYWORD_FATIGUE);
            }
            let Some(Expending::Cube(cube)) = self.put_or_only(o, &question)? else {
                self.tell(o, Event::Wasted(Who::Hero(who)), rule::KEYWORD_FATIGUE_SHORT.and(by));
                return Ok(());
            };
            self.expend(o, who, cube, by);
        }
        Ok(())
    }

    /// Up to so many cubes come back, those that the hero chooses.
    pub(crate) fn regain(&mut self, o: O, who: Seat, count: u8) -> Flow<()> {
        let mut back = 0;
        while back < count {
            let mut question = Question::new(who, About::Regain { who }, rule::KEYWORD_RECALL, o.wants_refusals());
            let hero = self.hero(who);
            for cube in Cube::ALL.into_iter().filter(|cube| hero.owned(*cube) > hero.count(*cube)) {
                question.offer(Regaining::Cube(cube), rule::KEYWORD_RECALL);
            }
            if question.options.is_empty() {
                break;
            }
            question.offer(Regaining::Done, rule::SKILL_UP_TO);
            let Some(Regaining::Cube(cube)) = self.put_or_only(o, &question)? else { break };
            let hero = self.hero_mut(who);
            let expended = hero.expended.get_mut(cube as usize).filter(|count| **count > 0);
            match expended {
                Some(count) => *count -= 1,
                None => {
                    if let Some(spent) = hero.spent.iter_mut().find(|spent| **spent == Some(cube)) {
                        *spent = None;
                    }
                }
            }
            hero.give(cube);
            back += 1;
        }
        self.tell(o, Event::Regained(who, back), rule::KEYWORD_RECALL);
        Ok(())
    }
}
