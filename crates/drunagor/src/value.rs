//! What skills, focus abilities and items are worth to a hero now, as an experienced player guesses it. Computer heroes act by it.

use table::Seat;

use crate::content::kinds::Rank;
use crate::content::language::{Condition, Count, Effect, Part, Spec, Token, Trait, Who as Group};
use crate::hero::{Block, Hero};
use crate::skills::Pieces;
use crate::state::{Drunagor, Monster, Who};
use crate::targets::{Range, Source};

/// A guess: 20 for each point of damage to an enemy, one for each face of the die that hits.
pub(crate) type Points = i32;

/// What a cube is worth: five of them are a recall, and a recall is a Curse Cube.
pub(crate) const CUBE: Points = 12;
/// Damage that a hero does not suffer.
pub(crate) const PREVENTED: Points = 15;
/// One point of damage.
const DAMAGE: Points = 20;
/// A Curse Cube that goes, where there are few, and for each that is there besides.
const CURSE: Points = 50;
const CURSED: Points = 25;
/// Health of a hero below which healing comes first.
pub(crate) const WEAK: u8 = 4;
/// And of one who would not stand up again.
const FRAIL: u8 = 7;
/// How many squares a Ranged Skill reaches, about.
const AREAS: u8 = 2;
/// More targets than that nobody counts.
const MANY: usize = 3;

/// A hero who looks at a position, with what every attack of the hero has in common.
#[derive(Clone, Copy)]
pub(crate) struct Fighter<'g> {
    pub(crate) game: &'g Drunagor,
    pub(crate) who: Seat,
    hit: Points,
    accuracy: Points,
    damage: Points,
    /// Squares that are gone before the next part of a text.
    roam: u8,
}

impl<'g> Fighter<'g> {
    pub(crate) fn new(game: &'g Drunagor, who: Seat) -> Self {
        let hero = game.hero(who);
        let weapon = hero.weapon().map(|weapon| weapon.card());
        let sum = |part: fn(&Trait) -> Option<i8>| Points::from(hero.sum(part));
        let hit = sum(|held| if let Trait::Hit(more) = held { Some(*more) } else { None });
        let more = sum(|held| if let Trait::Damage(more) = held { Some(*more) } else { None });
        let accuracy = weapon.map_or(20, |weapon| Points::from(weapon.accuracy));
        let damage = weapon.map_or(0, |weapon| Points::from(weapon.damage) + more);
        let dark = if game.is_dark(hero.at) { 2 } else { 0 };
        Self { game, who, hit: hit - dark, accuracy, damage, roam: 0 }
    }

    /// What a text is worth, all its parts together.
    pub(crate) fn worth(&mut self, source: &Source, parts: &'static [Part]) -> Points {
        self.roam = 0;
        let worth = parts.iter().map(|part| self.part(source, part)).sum();
        self.roam = 0;
        worth
    }

    /// What an attack on somebody would be worth.
    pub(crate) fn attack(&self, whom: Who, modifier: i8, effects: &[Effect]) -> Points {
        let Some(monster) = whom.monster().and_then(|base| self.game.monster(base)) else { return 0 };
        let height = Points::from(self.game.height(self.who, whom));
        let ways = self.ways(Points::from(modifier) + height);
        ways * self.blow(monster, effects) / 20
    }

    /// Faces of the die that hit.
    fn ways(&self, modifier: Points) -> Points {
        (21 - (self.accuracy - self.hit - modifier)).clamp(1, 19)
    }

    /// What a hit on a monster is worth.
    fn blow(&self, monster: &Monster, effects: &[Effect]) -> Points {
        let harder: Points =
            effects.iter().map(|effect| if let Effect::Harder(more) = effect { Points::from(*more) } else { 0 }).sum();
        let times = if effects.contains(&Effect::Double) { 2 } else { 1 };
        let along = effects.iter().map(|effect| self.on_enemy(monster, effect, 1)).sum::<Points>();
        self.damaged(monster, (self.damage + harder).max(0) * times) + along
    }

    /// Damage counts as far as there is Health; the last point takes a whole monster away.
    fn damaged(&self, monster: &Monster, damage: Points) -> Points {
        let health = Points::from(monster.health);
        let dead = if damage >= health { 30 + 8 * Points::from(self.game.monster_damage(monster)) } else { 0 };
        damage.min(health) * DAMAGE + dead
    }

    fn part(&mut self, source: &Source, part: &'static Part) -> Points {
        let Pieces { specs, swings, effects } = part.pieces();
        if !swings.is_empty() {
            return swings.iter().map(|swing| self.swing(source, specs, swing.modifier(), effects)).sum();
        }
        let own = specs.is_empty() || specs.contains(&Spec::User);
        if own {
            for effect in effects {
                if let Effect::Walk(value) | Effect::Jump(value) = effect {
                    self.roam = self.roam.saturating_add(source.value(*value));
                }
            }
        }
        if specs.contains(&Spec::Split) {
            return effects.iter().map(|effect| self.best(source, Group::Any, 2, core::slice::from_ref(effect))).sum();
        }
        let mut source = *source;
        let mut sum = 0;
        let mut named = false;
        for spec in specs {
            match *spec {
                Spec::Range(areas) => source.range = Range::Areas(areas),
                Spec::User => sum += self.on(&source, Who::Hero(self.who), effects),
                Spec::One(group) => sum += self.best(&source, group, 1, effects),
                Spec::UpTo(count, group) => sum += self.best(&source, group, number(count), effects),
                Spec::Each(group) => sum += self.best(&source, group, MANY, effects),
                Spec::Strike(_) => sum += self.best(&source, Group::Enemy, 2, effects),
                Spec::Split | Spec::Cleave(_) | Spec::Multishot(_) | Spec::Twice => {}
            }
            named |= !matches!(spec, Spec::Range(_));
        }
        if named { sum } else { self.best(&source, Group::Any, 1, effects) }
    }

    /// A Weapon Attack on the best targets within reach.
    fn swing(&self, source: &Source, specs: &[Spec], modifier: i8, effects: &[Effect]) -> Points {
        let mut source = *source;
        let mut most = 1;
        for spec in specs {
            match *spec {
                Spec::Cleave(count) | Spec::Multishot(count) => most = usize::from(source.value(count)),
                Spec::UpTo(count, _) => most = number(count),
                Spec::Range(areas) => source.range = Range::Areas(areas),
                _ => {}
            }
        }
        let monsters = self.game.monsters.iter().map(|monster| Who::Monster(monster.base));
        let reached = monsters.filter(|whom| self.reaches(&source, Group::Enemy, *whom));
        top(most, reached.map(|whom| self.attack(whom, modifier, effects)))
    }

    /// The best so many targets of a group for tied effects.
    fn best(&self, source: &Source, group: Group, most: usize, effects: &[Effect]) -> Points {
        let fits = self.game.everybody().filter(|whom| self.reaches(source, group, *whom));
        top(most, fits.map(|whom| self.on(source, whom, effects)))
    }

    /// Whether an effect can be for somebody, after what was gone before it.
    fn reaches(&self, source: &Source, group: Group, whom: Who) -> bool {
        if self.game.may_target(source, group, whom).is_ok() {
            return true;
        }
        if self.roam == 0 || whom.monster().is_none() {
            return false;
        }
        let reach = match source.range {
            Range::Near => 1,
            Range::Areas(areas) => 1 + AREAS * areas,
            Range::Far => u8::MAX,
        };
        let here = self.game.hero(self.who).at;
        let near = self.game.footprint(whom).into_iter().map(|at| at.distance(here)).min();
        near.is_some_and(|far| far < reach.saturating_add(self.roam)) && !self.game.is_hidden_from(whom, Who::Hero(self.who))
    }

    /// Whether a text is an attack on nobody: none of its attacks reaches anybody from where the hero stands, and nothing else comes of
    /// it, nor does it take the hero anywhere first.
    pub(crate) fn strikes_nobody(&self, source: &Source, parts: &'static [Part]) -> bool {
        let in_vain = |part: &'static Part| {
            let Pieces { specs, swings, .. } = part.pieces();
            let mut source = *source;
            for spec in specs {
                if let Spec::Range(areas) = *spec {
                    source.range = Range::Areas(areas);
                }
            }
            let mut monsters = self.game.monsters.iter().map(|monster| Who::Monster(monster.base));
            !swings.is_empty() && !monsters.any(|whom| self.reaches(&source, Group::Enemy, whom))
        };
        !parts.is_empty() && parts.iter().all(in_vain)
    }

    /// What tied effects on somebody are worth.
    pub(crate) fn on(&self, source: &Source, whom: Who, effects: &[Effect]) -> Points {
        let doubled = if source.doubled { 2 } else { 1 };
        match whom {
            Who::Monster(base) => {
                let Some(monster) = self.game.monster(base) else { return 0 };
                effects.iter().map(|effect| self.on_enemy(monster, effect, doubled)).sum()
            }
            Who::Hero(seat) => effects.iter().map(|effect| self.on_hero(seat, effect, doubled)).sum(),
            Who::Ally(_) => effects.iter().map(|effect| if is_harm(effect) { -20 } else { 1 }).sum(),
        }
    }

    fn on_enemy(&self, monster: &Monster, effect: &Effect, times: Points) -> Points {
        let value = |value: &crate::content::language::Value| Points::from(value.of(monster.kind.rank, 0, 0)) * times;
        match effect {
            Effect::Damage(amount) | Effect::Pierce(amount) | Effect::DrainHealth(amount) => self.damaged(monster, value(amount)),
            Effect::Gain(Token::Bleed | Token::Burn | Token::Poison, count) => 14 * value(count),
            Effect::Gain(Token::Intimidate, count) => PREVENTED * value(count).min(self.game.monster_damage(monster).into()),
            Effect::Gain(..) | Effect::Heal(_) | Effect::Regeneration(_) => -DAMAGE,
            Effect::Suffer(Condition::Stun) => PREVENTED * Points::from(self.game.monster_damage(monster)),
            Effect::Suffer(Condition::KnockDown) => 14,
            Effect::Suffer(Condition::Slow) => 9,
            Effect::Suffer(Condition::Mark) => 15,
            Effect::Suffer(Condition::Stealth) => -DAMAGE,
            Effect::Push(_) | Effect::Telekinesis(_) => 4,
            _ => 0,
        }
    }

    fn on_hero(&self, seat: Seat, effect: &Effect, times: Points) -> Points {
        let hero = self.game.hero(seat);
        let danger = !self.game.monsters.is_empty();
        let missing = || Points::from(hero.most_health().saturating_sub(hero.health));
        let value = |value: &crate::content::language::Value| Points::from(value.of(Rank::Rookie, 0, 0)) * times;
        match effect {
            Effect::Damage(amount) | Effect::Pierce(amount) | Effect::DrainHealth(amount) => -2 * DAMAGE * value(amount),
            Effect::Heal(amount) | Effect::Regeneration(amount) => {
                value(amount).min(missing()) * if is_frail(hero) { DAMAGE } else { PREVENTED - 2 }
            }
            Effect::Cleanse(count) => {
                let curses = Points::from(hero.blocks(Block::Curse));
                value(count).min(curses) * (CURSE + CURSED * curses.saturating_sub(1))
            }
            Effect::Gain(Token::Shield, count) if danger => (PREVENTED - 2) * value(count),
            Effect::Gain(Token::Focus, count) => {
                value(count).min(Points::from(4_u8.saturating_sub(hero.tokens.count(Token::Focus)))) * 9
            }
            Effect::Gain(Token::Fury, count) if danger => 8 * value(count),
            Effect::Gain(Token::Ki, count) if danger => 20 * value(count),
            Effect::Gain(Token::Fruit, count) => 10 * value(count),
            Effect::Gain(Token::Bleed | Token::Burn | Token::Poison | Token::Intimidate, count) => -DAMAGE * value(count),
            Effect::Recall(count) => {
                let spent = crate::hero::Cube::ALL.into_iter().map(|cube| hero.owned(cube)).sum::<u8>() - hero.pool();
                22 * value(count).min(spent.into())
            }
            Effect::FreeRecall => 60,
            Effect::Suffer(Condition::Stealth) if danger => 15,
            Effect::Suffer(Condition::Stealth) => 0,
            Effect::Suffer(_) | Effect::Curse(_) | Effect::Fatigue(_) | Effect::Disarm | Effect::Silence => -2 * DAMAGE,
            Effect::PayLife(cost) => -15 * Points::from(*cost),
            Effect::StrikeWith if danger => self.game.commanded_worth(seat),
            Effect::Summon(ally) => {
                let there = self.game.allies.iter().any(|known| known.owner == seat && known.id == *ally);
                if there { 0 } else { 40 }
            }
            Effect::Activate if danger && self.game.allies.iter().any(|ally| ally.owner == seat) => 40,
            Effect::Trap(_) if danger => 22,
            _ => 0,
        }
    }
}

impl Drunagor {
    /// What an attack that a hero is allowed to make besides would be worth.
    fn commanded_worth(&self, seat: Seat) -> Points {
        let source = self.by_weapon(seat);
        if self.may_attack(seat, source.ranged).is_err() {
            return 0;
        }
        let fighter = Fighter::new(self, seat);
        fighter.swing(&source, &[], 0, &[])
    }
}

/// Whether the next blows could be the last ones.
pub(crate) fn is_frail(hero: &Hero) -> bool {
    let last = hero.blocks(Block::Trauma) >= hero.most_traumas();
    hero.health <= if last { FRAIL } else { WEAK }
}

/// Whether an effect is meant for enemies.
fn is_harm(effect: &Effect) -> bool {
    matches!(effect, Effect::Damage(_) | Effect::Pierce(_) | Effect::Suffer(_))
}

fn number(count: Count) -> usize {
    usize::from(count.number())
}

/// The sum of the best so many that are worth anything.
fn top(most: usize, worths: impl Iterator<Item = Points>) -> Points {
    let mut best = [0; MANY];
    for worth in worths {
        let mut worth = worth;
        for known in best.iter_mut().take(most.min(MANY)) {
            if worth > *known {
                core::mem::swap(known, &mut worth);
            }
        }
    }
    best.iter().sum()
}
