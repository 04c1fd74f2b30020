//! What an experienced player does without thinking: stand well, strike what falls, heal the weak, go on when nobody is left.

use table::{Ask, Cited, Fate, Seat};

use crate::about::About;
use crate::choice::Choice;
use crate::content::ItemId;
use crate::content::language::{Effect, Part, Value};
use crate::hero::{Block, Cube, Hero, Place};
use crate::merit;
use crate::skills::Pieces;
use crate::square::{Area, Square};
use crate::state::{Drunagor, Who};
use crate::tactics::{Stand, is_worn_out};
use crate::targets::Source;
use crate::value::{CUBE, Fighter, PREVENTED, Points, WEAK};

/// So many cubes are enough for a fight.
const FRESH: u8 = 3;
/// Heroes are together within so many squares.
const TOGETHER: u8 = 5;
/// A reaction has to be worth a little more than its cube.
const REACTION: Points = CUBE;
/// What it is worth that somebody is not knocked out.
const SAVED: Points = 120;

/// The index of the option that an experienced player picks without thinking.
pub(crate) fn habit(game: &Drunagor, ask: &Ask<Drunagor>, _fate: &mut Fate) -> Option<u16> {
    let question = Question { game, ask, who: ask.seat() };
    let wanted = match &ask.about {
        About::Turn { who, .. } => question.turn(*who),
        About::Move { who, .. } => question.go(*who),
        About::Attack { by, modifier, effects, .. } => question.attack(*by, *modifier, effects),
        About::Target { by, effect, .. } => question.target(*by, *effect),
        About::Area { .. } => question.area(),
        About::Threat { whom, damage, .. } => question.threat(*whom, *damage),
        About::Protect { .. } => question.protect(),
        About::Blocked { who, .. } => question.blocked(*who),
        About::Cleanse { who } => question.cleansed(*who),
        About::Expend { who } => question.expended(*who),
        About::Regain { .. } | About::Copy { .. } | About::Order | About::Begin { .. } => question.first(),
        About::Reroll { .. } | About::Fury { .. } => Some(Choice::Yes),
        About::Room { who, item } => question.room(*who, *item),
        About::MonsterMove { .. } | About::Tile { .. } => question.farthest(),
        About::Trick { .. }
        | About::NewCube { .. }
        | About::WildCube { .. }
        | About::Scene { .. }
        | About::Socket { .. }
        | About::Pet { .. } => question.first(),
        About::Reward { who, .. } => question.reward(*who),
        About::TryAgain { .. } => Some(Choice::Yes),
        About::StepIn { .. } => Some(Choice::No),
        About::Place { who } => question.place(*who),
    };
    question.index(wanted?)
}

/// A question with what is needed to answer it.
pub(crate) struct Question<'g> {
    pub(crate) game: &'g Drunagor,
    pub(crate) ask: &'g Ask<Drunagor>,
    who: Seat,
}

impl<'g> Question<'g> {
    pub(crate) fn new(game: &'g Drunagor, ask: &'g Ask<Drunagor>) -> Self {
        Self { game, ask, who: ask.seat() }
    }

    fn index(&self, wanted: Choice) -> Option<u16> {
        let is = |option: &Cited<Choice>| option.choice == wanted;
        self.ask.options.iter().position(is).and_then(|index| u16::try_from(index).ok())
    }

    fn can(&self, choice: Choice) -> Option<Choice> {
        self.index(choice).map(|_| choice)
    }

    pub(crate) fn choices(&self) -> impl Iterator<Item = Choice> + '_ {
        self.ask.options.iter().map(|option| option.choice)
    }

    fn first(&self) -> Option<Choice> {
        self.choices().next()
    }

    fn best(&self, worth: impl Fn(Choice) -> Option<Points>) -> Option<(Points, Choice)> {
        let mut best: Option<(Points, Choice)> = None;
        for choice in self.choices() {
            if let Some(worth) = worth(choice)
                && best.is_none_or(|(known, _)| worth > known)
            {
                best = Some((worth, choice));
            }
        }
        best
    }

    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.choices().filter_map(|choice| if let Choice::Go(at) | Choice::Put(at) = choice { Some(at) } else { None })
    }

    /// A turn: first to a good place, then what is worth its cubes, then doors and chests.
    fn turn(&self, who: Seat) -> Option<Choice> {
        if let Some(rise) = self.can(Choice::Rise) {
            return Some(rise);
        }
        if let Some(useful) = self.without_cubes(who) {
            return Some(useful);
        }
        let may_go = self.squares().next().is_some();
        if may_go && let Some(to) = Stand::new(self.game, who).better(self.squares()) {
            return Some(Choice::Go(to));
        }
        if let Some((worth, act)) = self.best_act(who)
            && worth > 0
        {
            return Some(act);
        }
        if self.can(Choice::Recall).is_some() && (is_worn_out(self.game, who) || self.rests(who)) {
            return Some(Choice::Recall);
        }
        Some(Choice::End)
    }

    /// What costs neither cubes nor a good place: doors when nobody is left, chests, fruit, better gear.
    fn without_cubes(&self, who: Seat) -> Option<Choice> {
        let hero = self.game.hero(who);
        let clear = self.game.monsters.is_empty();
        let hurt = hero.health + 2 <= hero.most_health();
        self.choices().find(|choice| match choice {
            Choice::Open(_) => clear && self.is_ready(who),
            Choice::Interact(_) => true,
            Choice::Search(_) => hero.health > WEAK,
            Choice::Eat => hurt,
            Choice::Equip(nth) => self.is_better(hero, *nth),
            _ => false,
        })
    }

    /// Whether the party is together, able to stand and fresh enough for what is behind a Door, or cannot wait any longer.
    fn is_ready(&self, who: Seat) -> bool {
        let here = self.game.hero(who).at;
        let alone = self.game.heroes.len() == 1;
        let ready = |hero: &Hero| {
            // Who is alone can only wait as long as it does any good.
            let healthy = hero.health > WEAK || alone && self.best_act(who).is_none_or(|(worth, _)| worth <= 0);
            !hero.down && healthy && hero.pool() >= FRESH && hero.at.distance(here) <= TOGETHER
        };
        self.game.is_late() || self.game.heroes.iter().all(ready)
    }

    /// Whether nobody is about and cubes are better recalled now than in the next fight.
    fn rests(&self, who: Seat) -> bool {
        self.game.monsters.is_empty() && !self.game.is_late() && self.game.hero(who).pool() < FRESH
    }

    /// Whether what is in the bag is better than what is worn.
    fn is_better(&self, hero: &Hero, nth: u8) -> bool {
        let Some(new) = hero.bag.get(usize::from(nth)).copied().flatten().map(|gear| gear.item) else { return false };
        let worn = Hero::slot_of(new).and_then(|slot| hero.gear.get(slot).copied().flatten());
        worn.is_none_or(|worn| merit::of_item(new) > merit::of_item(worn.item))
    }

    /// The best of skills, focus abilities and consumables, with what it is worth besides its price.
    fn best_act(&self, who: Seat) -> Option<(Points, Choice)> {
        let fighter = Fighter::new(self.game, who);
        self.best(|choice| self.act(&fighter, choice))
    }

    /// What a skill, a focus ability or a consumable of a hero is worth besides its price.
    pub(crate) fn act(&self, fighter: &Fighter<'_>, choice: Choice) -> Option<Points> {
        let (who, hero) = (fighter.who, self.game.hero(fighter.who));
        let mut fighter = *fighter;
        match choice {
            Choice::Use(place, cube) => {
                let usable = hero.usable(place)?;
                let source = self.game.source_of(who, place, usable.slot, cube);
                Some(fighter.worth(&source, usable.does) - CUBE - if cube == Cube::Wild { CUBE } else { 0 })
            }
            Choice::Focus(nth) => {
                let skill = hero.id.card().focus.get(usize::from(nth))?.card();
                let source =
                    if skill.does.iter().any(is_attack) { self.game.by_weapon(who) } else { Source::far(Who::Hero(who)) };
                Some(fighter.worth(&source, skill.does) - 8 * Points::from(skill.cost))
            }
            Choice::Consume(nth) => {
                let item = hero.bag.get(usize::from(nth)).copied().flatten()?.item;
                Some(fighter.worth(&Source::far(Who::Hero(who)), item.card().does) - CUBE)
            }
            Choice::Ki => Some(30),
            _ => None,
        }
    }

    /// A move by an effect: to a better place, or not at all.
    fn go(&self, who: Who) -> Option<Choice> {
        let to = match who {
            Who::Hero(seat) => Stand::new(self.game, seat).better(self.squares()),
            Who::Ally(_) => Stand::of_ally(self.game, who).better(self.squares()),
            Who::Monster(_) => None,
        };
        to.map(Choice::Go).or_else(|| self.can(Choice::Done)).or_else(|| self.first())
    }

    fn attack(&self, by: Seat, modifier: i8, effects: &'static [Effect]) -> Option<Choice> {
        let fighter = Fighter::new(self.game, by);
        let best = self.best(|choice| match choice {
            Choice::Target(whom) => Some(fighter.attack(whom, modifier, effects)),
            _ => None,
        });
        best.map(|(_, choice)| choice).or_else(|| self.first())
    }

    /// Harm for enemies, help for those who need it most; nobody where neither is wanted and none has to be named.
    fn target(&self, by: Who, effect: Option<&'static Effect>) -> Option<Choice> {
        let seat = by.hero().unwrap_or(self.who);
        let fighter = Fighter::new(self.game, seat);
        let source = Source::far(by);
        let best = self.best(|choice| {
            let Choice::Target(whom) = choice else { return None };
            Some(match (effect, whom) {
                (Some(effect), _) => fighter.on(&source, whom, core::slice::from_ref(effect)) * 4 + self.need(whom),
                // A pet's own attack.
                (None, Who::Monster(base)) => 100 - Points::from(self.game.monster(base).map_or(0, |monster| monster.health)),
                (None, _) => 0,
            })
        });
        match best {
            Some((worth, choice)) if worth > 0 => Some(choice),
            Some((_, choice)) => self.can(Choice::Done).or(Some(choice)),
            None => self.first(),
        }
    }

    /// Who needs help most, where an effect makes no difference.
    fn need(&self, whom: Who) -> Points {
        whom.hero().map_or(0, |seat| {
            let hero = self.game.hero(seat);
            Points::from(hero.blocks(Block::Curse)) * 3 + Points::from(hero.most_health().saturating_sub(hero.health))
        })
    }

    /// The area with most enemies and fewest friends.
    fn area(&self) -> Option<Choice> {
        let best = self.best(|choice| if let Choice::Area(area) = choice { Some(self.crowd(area)) } else { None });
        match best {
            Some((worth, choice)) if worth > 0 => Some(choice),
            Some((_, choice)) => self.can(Choice::Done).or(Some(choice)),
            None => self.first(),
        }
    }

    fn crowd(&self, area: Area) -> Points {
        let there = |who: &Who| self.game.footprint(*who).iter().any(|at| at.area() == area);
        let side = |who: Who| if who.monster().is_some() { 2 } else { -3 };
        self.game.everybody().filter(there).map(side).sum()
    }

    /// Answers a threat where that saves more than it costs.
    fn threat(&self, whom: Who, damage: u8) -> Option<Choice> {
        let health = whom.hero().map_or(1, |seat| self.game.hero(seat).health);
        let best = self.best(|choice| {
            let (seat, parts, cost) = match choice {
                Choice::React(seat, place, _) => (seat, self.game.hero(seat).usable(place)?.does, CUBE),
                Choice::ReactFocus(seat, nth) => {
                    let skill = self.game.hero(seat).id.card().focus.get(usize::from(nth))?.card();
                    (seat, skill.does, 6 * Points::from(skill.cost))
                }
                _ => return None,
            };
            let prevented = parts.iter().map(|part| prevented(part, damage)).sum::<Points>();
            let back = parts.iter().map(returned).sum::<Points>();
            let saved = damage >= health && Points::from(damage) - prevented < Points::from(health);
            let own = if Who::Hero(seat) == whom { 1 } else { 0 };
            Some(prevented.min(damage.into()) * PREVENTED + back * PREVENTED + if saved { SAVED } else { 0 } + own - cost)
        });
        match best {
            Some((worth, choice)) if worth > REACTION => Some(choice),
            _ => Some(Choice::Let),
        }
    }

    fn protect(&self) -> Option<Choice> {
        let weakest = self.best(|choice| match choice {
            Choice::Target(Who::Hero(seat)) => Some(100 - Points::from(self.game.hero(seat).health)),
            Choice::Target(_) => Some(0),
            _ => None,
        });
        weakest.map(|(_, choice)| choice)
    }

    /// A cube that blocks goes where it does least harm.
    fn blocked(&self, who: Seat) -> Option<Choice> {
        let least = self.best(|choice| if let Choice::Skill(place) = choice { Some(-self.use_of(who, place)) } else { None });
        least.map(|(_, choice)| choice)
    }

    fn cleansed(&self, who: Seat) -> Option<Choice> {
        let most = self.best(|choice| if let Choice::Skill(place) = choice { Some(self.use_of(who, place)) } else { None });
        most.map(|(_, choice)| choice)
    }

    /// How much a skill is missed in the long run.
    fn use_of(&self, who: Seat, place: Place) -> Points {
        let hero = self.game.hero(who);
        let Some(skill) = hero.skill(place).map(|skill| skill.card()) else { return 0 };
        if !skill.passive.is_empty() {
            return 40;
        }
        let parts = skill.does.iter();
        let attacks: usize = parts.clone().map(|part| part.pieces().swings.len()).sum();
        let harm =
            parts.clone().flat_map(|part| part.pieces().effects).filter(|effect| matches!(effect, Effect::Damage(_))).count();
        let cleanses = parts.flat_map(|part| part.pieces().effects).any(|effect| matches!(effect, Effect::Cleanse(_)));
        let spent = if hero.cube_on(place).is_some() { -8 } else { 0 };
        12 * attacks as Points + 10 * harm as Points + if cleanses { 60 } else { 0 } + spent
    }

    /// The cube of which most are left.
    fn expended(&self, who: Seat) -> Option<Choice> {
        let most = self.best(|choice| match choice {
            Choice::Cube(Cube::Wild) => Some(-1),
            Choice::Cube(cube) => Some(self.game.hero(who).count(cube).into()),
            _ => None,
        });
        most.map(|(_, choice)| choice)
    }

    fn reward(&self, who: Seat) -> Option<Choice> {
        self.best(|choice| self.gain(who, choice)).map(|(_, choice)| choice)
    }

    /// What a reward adds to what a hero has: an item only what it is better than the one that it replaces, and next to nothing where
    /// it stays in the bag.
    pub(crate) fn gain(&self, who: Seat, choice: Choice) -> Option<Points> {
        match choice {
            Choice::Learn(skill) => Some(merit::of_text(skill.card().passive, skill.card().does)),
            Choice::Ability(ability) => Some(merit::of_text(ability.card().passive, &[])),
            Choice::Pick(item) if self.game.is_proficient(who, item) => {
                let worn = Hero::slot_of(item).and_then(|slot| self.game.hero(who).gear.get(slot).copied().flatten());
                Some(merit::of_item(item) - worn.map_or(0, |worn| merit::of_item(worn.item)))
            }
            Choice::Pick(_) => Some(0),
            _ => None,
        }
    }

    /// Makes room for what is better.
    fn room(&self, who: Seat, item: ItemId) -> Option<Choice> {
        let hero = self.game.hero(who);
        let best = self.best(|choice| {
            let Choice::Discard(nth) = choice else { return None };
            let there = hero.bag.get(usize::from(nth)).copied().flatten().map_or(item, |gear| gear.item);
            Some(-merit::of_item(there))
        });
        best.map(|(_, choice)| choice)
    }

    /// Of places that are all the same to a monster or to the Darkness, the one that is farthest from the heroes.
    fn farthest(&self) -> Option<Choice> {
        let far = |at: Square| self.game.heroes.iter().map(|hero| Points::from(hero.at.distance(at))).sum::<Points>();
        let best = self.best(|choice| match choice {
            Choice::Put(at) | Choice::Tile(at, _) => Some(far(at)),
            _ => None,
        });
        best.map(|(_, choice)| choice).or_else(|| self.first())
    }

    /// Where somebody is put who was pushed, lifted or called: enemies into harm, friends out of it.
    fn place(&self, who: Who) -> Option<Choice> {
        let best = self.best(|choice| {
            let Choice::Put(at) = choice else { return None };
            let harm = Points::from(self.game.is_harmful(who, at));
            Some(if who.monster().is_some() { harm } else { -harm })
        });
        best.map(|(_, choice)| choice).or_else(|| self.first())
    }
}

fn is_attack(part: &Part) -> bool {
    !part.pieces().swings.is_empty()
}

fn prevented(part: &'static Part, damage: u8) -> Points {
    let Pieces { effects, .. } = part.pieces();
    let of = |effect: &Effect| match effect {
        Effect::Prevent(value) => number(*value),
        Effect::PreventAll => damage.into(),
        Effect::PreventAllButOne => Points::from(damage) - 1,
        _ => 0,
    };
    effects.iter().map(of).sum()
}

fn returned(part: &'static Part) -> Points {
    let Pieces { effects, .. } = part.pieces();
    effects.iter().map(|effect| if let Effect::Retaliate(value) = effect { number(*value) } else { 0 }).sum()
}

pub(crate) fn number(value: Value) -> Points {
    value.of(crate::content::kinds::Rank::Rookie, 0, 0).into()
}
