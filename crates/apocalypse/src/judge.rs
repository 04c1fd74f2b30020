//! Estimates for computer players, in thousandths: how often dice hit, how much damage heroes can take, how dangerous an area is.

use table::Seat;

use crate::content::language::{Adjust, Clause, Prepare};
use crate::content::{FOURTH_COUNTS, FOURTH_HEALTH, LordId, Toughness};
use crate::dice::{Level, Pool};
use crate::state::{Apocalypse, AreaId, Enemy};

/// One hit, one damage, one enemy.
pub(crate) const ONE: u32 = 1000;
/// The health assumed for an unknown or nearly dead Lord.
const UNKNOWN_LORD: u8 = 4;
/// The tenths of a Lord's health that the team must expect to take before it attacks; the rest is luck, or the next battle.
const ENOUGH: u32 = 6;
/// A typical toughness.
const TYPICAL: u8 = 3;
/// How far the size of a wave falls short of the number of despair dice, because odd dice bring nothing; in thousandths.
const SMALL_WAVE: u32 = 1400;
/// The percentage of a wave that the team must kill per turn to hold the first area, and the extra for each area farther out.
const HOLDS: u32 = 80;
const PER_AREA: u32 = 9;

/// The chance that a die exceeds a number.
fn above(level: Level, number: u8) -> u32 {
    let sides = u32::from(level.die().sides);
    sides.saturating_sub(u32::from(number)) * ONE / sides
}

/// Dice of a pool that exceed a number, on average.
pub(crate) fn dice_above(pool: &Pool, number: u8) -> u32 {
    Level::ALL.into_iter().map(|level| u32::from(pool.count(level)) * above(level, number)).sum()
}

/// Hits of a pool on a toughness, on average; two numbers take two dice.
pub(crate) fn hits(pool: &Pool, toughness: Toughness) -> u32 {
    match toughness.two {
        None => dice_above(pool, toughness.one),
        Some(two) if pool.len() > 1 => dice_above(pool, toughness.one.max(two)) * 2 / 5,
        Some(_) => 0,
    }
}

impl Apocalypse {
    /// Hits of a hero's attack on an enemy, on average.
    pub(crate) fn hits_on(&self, who: Seat, enemy: Enemy) -> u32 {
        let mut toughness = self.toughness_against(who, enemy, self.toughness_of(enemy));
        if self.can_do(who, |clause| matches!(clause, Clause::BeforeRoll(prepares) if prepares.contains(&Prepare::Breach))) {
            toughness.two = None;
        }
        hits(&self.attack_pool(who), toughness) * u32::from(self.damage_to(who, enemy))
    }

    /// Whether a hero has a power that does this, and the luck for it.
    fn can_do(&self, who: Seat, wanted: impl Fn(&Clause) -> bool) -> bool {
        let hero = self.hero(who);
        hero.powers.iter().any(|power| power.card().luck <= hero.luck && power.card().says.iter().any(&wanted))
    }

    /// Hits of a hero on the Lord in one round of a battle.
    pub(crate) fn lord_hits(&self, who: Seat) -> u32 {
        let hits = if self.lord.id.is_some() { self.hits_on(who, Enemy::Lord) } else { dice_above(&self.attack_pool(who), 6) };
        let patron = u32::from(
            self.can_do(who, |clause| matches!(clause, Clause::AfterRoll(adjusts) if adjusts.contains(&Adjust::AddUp))),
        ) * ONE
            / 5;
        hits + patron
    }

    /// Damage that a hero can take before it dies, including its patrol.
    pub(crate) fn stamina(&self, who: Seat) -> u32 {
        let hero = self.hero(who);
        let absorbed = hero.patrol.map_or(0, |patrol| u32::from(patrol.count) * u32::from(self.absorbs(who, patrol.kind)));
        u32::from(hero.health) + absorbed
    }

    /// Damage that an enemy's attack deals to a hero, on average.
    pub(crate) fn damage_from(&self, at: AreaId, enemy: Enemy, who: Seat) -> u32 {
        dice_above(&self.group_pool(at, enemy), self.hero_toughness(who))
    }

    /// Damage that all enemies of an area deal to a hero who ends there, on average; the heroes there share it.
    pub(crate) fn threat(&self, at: AreaId, who: Seat) -> u32 {
        let all: u32 = self.enemies_in(at).into_iter().map(|enemy| self.damage_from(at, enemy, who)).sum();
        let others = self.heroes_in(at).filter(|other| *other != who).count() as u32;
        all / (others + 1)
    }

    /// Damage of the Lord's attack on a hero, on average.
    pub(crate) fn lord_damage(&self, who: Seat) -> u32 {
        let mut pool = Pool::of([0, 0, 0, 6, 0]);
        if let Some(id) = self.lord.id {
            pool = id.sheet().attack;
            self.lord_pool(id, &mut pool);
        }
        dice_above(&pool, self.hero_toughness(who))
    }

    /// The doom that the enemies of an area stand for.
    pub(crate) fn crowd(&self, at: AreaId) -> u32 {
        let minions: u32 = self.ground_of(at).minions.into_iter().map(u32::from).sum();
        let fourths = self.fourths_in(at).count() as u32 * u32::from(FOURTH_COUNTS);
        minions + fourths
    }

    /// What an attack on an area is worth: kills and damage on average, but no more than there are enemies.
    pub(crate) fn harvest(&self, who: Seat, at: AreaId) -> u32 {
        let pool = self.attack_pool(who);
        let mut dice = pool.len() as u32 * ONE;
        let mut worth = 0;
        // From the toughest down, each kind takes from the remaining dice.
        for enemy in self.enemies_in(at).into_iter().rev() {
            let count = match enemy {
                Enemy::Minion(circle) => u32::from(self.ground_of(at).count(circle)),
                Enemy::Fourth(id) => u32::from(FOURTH_HEALTH - self.fourth(id).map_or(0, |fourth| fourth.hits)),
                Enemy::Guard | Enemy::Lord => 4,
            };
            let share = self.hits_on(who, enemy) * dice / (pool.len().max(1) as u32 * ONE);
            let killed = share.min(count * ONE);
            worth += killed;
            dice = dice.saturating_sub(killed);
        }
        worth
    }

    /// The hits that the whole team can expect to deal to the Lord before it is spent.
    pub(crate) fn siege(&self) -> u32 {
        let fit = || self.ordered().filter(|who| self.hero(*who).at.is_some());
        let per_round: u32 = fit().map(|who| self.lord_hits(who)).sum();
        let stamina: u32 = fit().map(|who| self.stamina(who).saturating_sub(1) * ONE).sum();
        let count = fit().count().max(1) as u32;
        let lord: u32 = fit().map(|who| self.lord_damage(who)).sum::<u32>() / count;
        // Some minions always come along, and a Lord who attacks at once gets an extra round.
        let minions = u32::from(self.dice) * ONE / 4;
        let at_once = if self.lord.id == Some(LordId::Baphomet) { lord } else { 0 };
        let rounds = stamina.saturating_sub(at_once) * 10 / (lord + minions).max(1);
        // The heroes strike first.
        per_round * (rounds + 10) / 10
    }

    /// Whether the team is strong enough to go for the Lord.
    pub(crate) fn presses(&self) -> bool {
        let needed = u32::from(self.lord.health.max(UNKNOWN_LORD)) * ONE;
        self.siege() * 10 >= needed * ENOUGH
    }

    /// The area that the team holds: the stronger the team, the farther forward.
    pub(crate) fn line(&self) -> u8 {
        let fit = self.ordered().filter(|who| self.hero(*who).at.is_some());
        let might: u32 = fit.map(|who| dice_above(&self.hero(who).attack, TYPICAL)).sum();
        let share = might * 100 / (u32::from(self.dice) * ONE).saturating_sub(SMALL_WAVE).max(1);
        let farther = share.saturating_sub(HOLDS) / PER_AREA;
        let limit = self.before_the_shadow().max(1);
        (1 + farther).min(u32::from(limit)) as u8
    }

    /// The last area before the shadow.
    pub(crate) fn before_the_shadow(&self) -> u8 {
        self.shadow.iter().next().map_or(1, |at| at.0.saturating_sub(1))
    }
}
