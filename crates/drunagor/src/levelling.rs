//! Levelling up for a One-Shot Adventure: the rewards of the printed table, one at a time, hero by hero.

use table::{Flow, Seat, Verdict};

use crate::about::About;
use crate::asking::{Colouring, Learning, Question};
use crate::content::kinds::Wear;
use crate::content::language::Colour;
use crate::content::{AbilityId, ItemId, SkillId};
use crate::event::Event;
use crate::hero::{Cube, Gear, Hero, SKILL_CARDS};
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, Phase};

/// A reward of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// A hero or role skill of this level.
    Skill(u8),
    /// A Camp Item of this level.
    Item(u8),
    /// A class ability.
    Ability,
}

use Reward::{Ability, Item, Skill};

/// What heroes get before an Adventure of a chapter.
pub const fn rewards(chapter: u8) -> &'static [Reward] {
    match chapter {
        2 => &[Skill(1)],
        3 => &[Skill(1), Item(1)],
        4 => &[Skill(1), Item(1), Ability],
        6 => &[Skill(1), Skill(1), Item(1), Ability],
        7 => &[Skill(1), Skill(1), Item(1), Item(1), Ability, Ability],
        9 => &[Skill(1), Skill(1), Skill(1), Item(1), Item(1), Ability, Ability, Skill(2)],
        14 => &[Skill(1), Skill(1), Skill(1), Skill(1), Item(1), Item(1), Ability, Ability, Ability, Skill(2), Item(2)],
        15 => &[
            Skill(1),
            Skill(1),
            Skill(1),
            Skill(1),
            Item(1),
            Item(1),
            Ability,
            Ability,
            Ability,
            Ability,
            Skill(2),
            Skill(2),
            Item(2),
            Item(2),
        ],
        _ => &[],
    }
}

impl Reward {
    /// The rule that says what it is.
    const fn rule(self) -> table::RuleId {
        match self {
            Self::Skill(_) => rule::ONESHOT_SKILL_REWARD,
            Self::Item(_) => rule::ONESHOT_CAMP_REWARD,
            Self::Ability => rule::ONESHOT_CLASS_REWARD,
        }
    }
}

/// The row of the table.
const fn row(chapter: u8) -> table::RuleId {
    match chapter {
        2 => rule::ONESHOT_CHAPTER_02,
        3 => rule::ONESHOT_CHAPTER_03,
        4 => rule::ONESHOT_CHAPTER_04,
        6 => rule::ONESHOT_CHAPTER_06,
        7 => rule::ONESHOT_CHAPTER_07,
        9 => rule::ONESHOT_CHAPTER_09,
        14 => rule::ONESHOT_CHAPTER_14,
        15 => rule::ONESHOT_CHAPTER_15,
        _ => rule::ONESHOT_CHAPTER_ONE,
    }
}

impl Drunagor {
    /// A hero takes the next reward; after the last one of the last hero they take their places.
    pub(crate) fn level_up(&mut self, o: O, who: Seat, nth: u8) -> Flow<()> {
        let chapter = self.adventure.card().chapter;
        let Some(reward) = rewards(chapter).get(usize::from(nth)).copied() else {
            let hero = self.hero_mut(who);
            hero.health = hero.most_health();
            let next = Seat(who.0 + 1);
            self.phase = if usize::from(next.0) < self.heroes.len() { Phase::Learning(next, 0) } else { Phase::Placing(0) };
            return Ok(());
        };
        let about = About::Reward { who, reward };
        let mut question = Question::new(who, about, reward.rule(), o.wants_refusals());
        match reward {
            Skill(level) => {
                for nth in 0..=SKILL_CARDS as u8 {
                    if let Some(skill) = self.skill_of_card(who, nth, level) {
                        question.consider(Learning::Learn(skill), self.may_learn_skill(who, nth, level));
                    }
                }
            }
            Item(level) => {
                for item in ItemId::ALL.into_iter().filter(|item| item.card().camp == level) {
                    let taken = self.heroes.iter().any(|hero| hero.has(item));
                    let verdict = if taken { Err(rule::ONESHOT_TWO_CAMP_ITEMS) } else { Ok(rule::ONESHOT_CAMP_REWARD) };
                    question.consider(Learning::Pick(item), verdict);
                }
            }
            Ability => {
                for ability in AbilityId::ALL {
                    question.consider(Learning::Ability(ability), self.may_learn_ability(who, ability));
                }
            }
        }
        let chosen = self.put_or_only(o, &question)?;
        self.phase = Phase::Learning(who, nth + 1);
        match chosen {
            Some(Learning::Learn(skill)) => self.learn_skill(o, who, skill),
            Some(Learning::Pick(item)) => {
                self.pick(o, who, item);
                Ok(())
            }
            Some(Learning::Ability(ability)) => {
                self.hero_mut(who).learned.abilities |= 1 << ability.kind();
                let by = match ability.card().after {
                    _ if ability.card().class != self.hero(who).id.card().class => rule::CLASS_MULTI,
                    None => rule::CLASS_ANY_START,
                    Some(_) => rule::CLASS_FIRST_FIRST,
                };
                self.tell(o, Event::LearnedAbility(who, ability), by.and(row(chapter)));
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// The skill of a card at a level: the four skill cards, then the third role card.
    fn skill_of_card(&self, who: Seat, nth: u8, level: u8) -> Option<SkillId> {
        let hero = self.hero(who);
        let (nth, level) = (usize::from(nth), usize::from(level).checked_sub(1)?);
        if nth < SKILL_CARDS {
            return hero.id.card().cards.get(nth + level * SKILL_CARDS).copied();
        }
        hero.role.card().third.get(level).copied().filter(|_| !hero.roleless)
    }

    /// Skills are learned in the order of their levels, each once.
    fn may_learn_skill(&self, who: Seat, nth: u8, level: u8) -> Verdict {
        let learned = &self.hero(who).learned;
        let role = usize::from(nth) >= SKILL_CARDS;
        let has = if role { learned.third } else { learned.cards.get(usize::from(nth)).copied().unwrap_or(0) };
        match (has + 1 == level, role) {
            (true, false) => Ok(rule::ONESHOT_SKILL_REWARD),
            (true, true) => Ok(rule::ROLE_THIRD_CARD),
            (false, false) => Err(rule::HERO_SKILL_LEVEL_ORDER),
            (false, true) => Err(rule::ROLE_LEVEL_ORDER),
        }
    }

    /// Whether a hero has learned a skill, or even the one above it.
    pub(crate) fn has_learned(&self, who: Seat, skill: SkillId) -> bool {
        let hero = self.hero(who);
        let place = |cards: &[SkillId]| cards.iter().position(|known| *known == skill);
        match place(hero.id.card().cards) {
            Some(nth) => hero.learned.cards.get(nth % SKILL_CARDS).is_some_and(|level| usize::from(*level) > nth / SKILL_CARDS),
            None => place(hero.role.card().third).is_some_and(|nth| usize::from(hero.learned.third) > nth),
        }
    }

    /// A new skill comes with a cube of its colour; that of a role with one of any colour.
    fn learn_skill(&mut self, o: O, who: Seat, skill: SkillId) -> Flow<()> {
        let hero = self.hero_mut(who);
        let of_hero = hero.id.card().cards.iter().position(|known| *known == skill);
        if let Some(nth) = of_hero {
            if let Some(level) = hero.learned.cards.get_mut(nth % SKILL_CARDS) {
                *level += 1;
            }
        } else {
            hero.learned.third += 1;
        }
        let by = if of_hero.is_some() { rule::ONESHOT_SKILL_REWARD } else { rule::ROLE_COUNTS_AS_HERO_SKILL };
        self.tell(o, Event::Learned(who, skill), by.and(row(self.adventure.card().chapter)));
        let colour = match of_hero {
            Some(_) => skill.card().slot.first().copied(),
            None => {
                let mut question = Question::new(who, About::NewCube { who }, rule::CAMP_ROLE_SKILL_CUBE, o.wants_refusals());
                Colour::ALL.into_iter().for_each(|colour| question.offer(Colouring::Colour(colour), rule::CAMP_ROLE_SKILL_CUBE));
                self.put_or_only(o, &question)?.map(|Colouring::Colour(colour)| colour)
            }
        };
        if let Some(cube) = colour.map(Cube::of) {
            self.hero_mut(who).give(cube);
            self.tell(o, Event::NewCube(who, cube), rule::CAMP_SKILL_CUBE);
        }
        Ok(())
    }

    /// A Camp Item is worn where the hero is proficient with it, and goes into the bag otherwise, or where the old one does.
    fn pick(&mut self, o: O, who: Seat, item: ItemId) {
        let gear = Gear { item, flipped: false };
        let chapter = self.adventure.card().chapter;
        self.tell(o, Event::Picked(who, item), rule::ONESHOT_CAMP_REWARD.and(row(chapter)));
        let left = match Hero::slot_of(item).filter(|_| self.is_proficient(who, item)) {
            Some(slot) => self.hero_mut(who).gear.get_mut(slot).and_then(|worn| worn.replace(gear)),
            None => Some(gear),
        };
        let Some(left) = left else { return };
        match self.hero_mut(who).bag.iter_mut().find(|room| room.is_none()) {
            Some(room) => *room = Some(left),
            None => self.tell(o, Event::Dropped(who, left.item), rule::ONESHOT_TWO_CAMP_ITEMS),
        }
    }

    /// A class ability can be learned by heroes of its class, each once and after the one before it.
    fn may_learn_ability(&self, who: Seat, ability: AbilityId) -> Verdict {
        let (hero, card) = (self.hero(who), ability.card());
        let own = hero.id.card().class;
        if card.class != own {
            self.may_multiclass(who, ability)?;
        }
        let second = hero.learned.abilities().any(|known| known.card().class != own);
        if hero.learned.knows(ability) {
            return Err(rule::CLASS_LEARN_MARK);
        }
        match card.after {
            Some(before) if !hero.learned.knows(before) => Err(rule::CLASS_FIRST_FIRST),
            Some(_) => Ok(rule::CLASS_BRANCHING),
            None if card.class != own && !second => Ok(rule::CLASS_MULTI_START),
            None => Ok(rule::CLASS_ANY_START),
        }
    }

    /// Where the party plays with a second class: one more, and none that is the first of another hero.
    fn may_multiclass(&self, who: Seat, ability: AbilityId) -> Verdict {
        let class = ability.card().class;
        if !self.second_classes {
            return Err(rule::CLASS_EXCLUSIVE);
        }
        let own = self.hero(who).id.card().class;
        let second = self.hero(who).learned.abilities().map(|known| known.card().class).find(|known| *known != own);
        if second.is_some_and(|second| second != class) {
            return Err(rule::CLASS_MULTI_NO_THIRD);
        }
        if self.heroes.iter().any(|hero| hero.id.card().class == class) {
            return Err(rule::CLASS_MULTI_UNPLAYED);
        }
        let tree = ability.card().tree;
        let elsewhere = |hero: &Hero| hero.learned.abilities().any(|known| known.card().tree == tree);
        if self.party().filter(|seat| *seat != who).any(|seat| elsewhere(self.hero(seat))) {
            return Err(rule::CLASS_MULTI_TWO_HEROES);
        }
        Ok(rule::CLASS_MULTI)
    }

    /// Whether a hero can wear an item: trinkets are for everybody, and the rest has to be of the hero's kinds.
    pub(crate) fn is_proficient(&self, who: Seat, item: ItemId) -> bool {
        let (card, own) = (item.card(), self.hero(who).id.card());
        match card.wear {
            Wear::Weapon => card.subtype == Some(own.weapon),
            Wear::OffHand => card.subtype == Some(own.off_hand),
            Wear::Armor => card.subtype == Some(own.armor),
            Wear::Trinket => true,
            Wear::Consumable => false,
        }
    }
}

impl Hero {
    /// Whether the hero wears or carries an item.
    pub(crate) fn has(&self, item: ItemId) -> bool {
        self.gear.iter().chain(&self.bag).flatten().any(|gear| gear.item == item)
    }
}
