//! The attack action: help, the roll, and the dice applied to enemies one by one.

use arrayvec::ArrayVec;
use table::{Chance, Flow, RuleId, Seat, Seats, Verdict};

use crate::about::About;
use crate::asking::{Helping, Question, Raising, Striking};
use crate::content::language::Use;
use crate::content::{Circle, FOURTH_COUNTS, FOURTH_HEALTH, Toughness};
use crate::dice::{Pool, Rolled};
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Ending, Enemy, MOST_HEROES};
use crate::{key, rule};

/// A hero's attack before it is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    /// Whose.
    pub by: Seat,
    /// The area whose enemies are attacked.
    pub at: AreaId,
    /// The dice to be rolled.
    pub pool: Pool,
    /// Whether the second number of a doubled toughness does not count.
    pub breaches: bool,
}

/// The outcome of an attack.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Toll {
    /// Enemies killed.
    pub kills: u8,
    /// Demons among them.
    pub demons: u8,
}

impl Toll {
    /// Saturating is safe: there are fewer figures than a `u8` can count.
    fn count(&mut self, enemy: Enemy) {
        self.kills = self.kills.saturating_add(1);
        self.demons = self.demons.saturating_add(u8::from(enemy != Enemy::Minion(Circle::Limbo)));
    }
}

/// Who strikes: a hero, or an ambush that the captain directs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Striker {
    /// A hero.
    Hero(Seat),
    /// An ambush.
    Ambush,
}

/// An attack whose dice have been rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Strike {
    /// Who strikes.
    pub by: Striker,
    /// The area whose enemies are attacked.
    pub at: AreaId,
    /// Whether the second number of a doubled toughness does not count.
    pub breaches: bool,
    /// The dice that are left.
    pub dice: Rolled,
    /// Minions that were there when the dice were rolled and are still alive, by circle.
    pub minions: [u8; 4],
}

impl Strike {
    /// How many minions of a circle the dice can still strike.
    pub fn count(&self, circle: Circle) -> u8 {
        self.minions.get(circle.number()).copied().unwrap_or(0)
    }
}

/// Enemies of one area: four circles, 4th circle demons, the Lord and its guard.
pub(crate) type Enemies = ArrayVec<Enemy, 14>;

impl Apocalypse {
    /// The kinds of enemies in an area, from the lowest circle up. The Lord is there only in Hell (ruling `attack.lord-outside`).
    pub(crate) fn enemies_in(&self, area: AreaId) -> Enemies {
        let ground = self.ground_of(area);
        let mut enemies: Enemies =
            Circle::ALL.into_iter().filter(|circle| ground.count(*circle) > 0).map(Enemy::Minion).collect();
        enemies.extend(self.fourths_in(area).map(Enemy::Fourth));
        if area == AreaId::HELL && self.battle.is_some() {
            if self.lord.guard > 0 {
                enemies.push(Enemy::Guard);
            }
            enemies.push(Enemy::Lord);
        }
        enemies
    }

    /// Whether there are enemies in an area.
    pub fn has_enemies(&self, area: AreaId) -> bool {
        let lord = area == AreaId::HELL && self.battle.is_some();
        lord || self.ground_of(area).minions != [0; 4] || self.fourths_in(area).next().is_some()
    }

    /// A hero attacks enemies in its own area, or where an ability reaches.
    pub(crate) fn may_attack(&self, who: Seat, area: AreaId) -> Verdict {
        if self.hero(who).at != Some(area) && !self.strikes_into(who, area) {
            return Err(rule::ATTACK_ROLL);
        }
        if !self.has_enemies(area) {
            let here = self.hero(who).at == Some(area);
            return Err(match (self.lord.at == area, here) {
                (true, true) => rule::ATTACK_LORD_OUTSIDE,
                (true, false) => rule::LORD_CONFRONT,
                (false, _) => rule::ATTACK_ZERO_DICE,
            });
        }
        Ok(rule::ATTACK_ROLL)
    }

    /// The dice that a hero currently rolls; its tokens are only the baseline.
    pub(crate) fn attack_pool(&self, who: Seat) -> Pool {
        let mut pool = self.hero(who).attack;
        self.change_pool(who, &mut pool);
        pool
    }

    /// What dice must exceed to affect an enemy.
    pub(crate) fn toughness_of(&self, enemy: Enemy) -> Toughness {
        let legion = if self.has_legion(enemy).is_ok() { self.legion_toughness() } else { 0 };
        let (own, more) = match enemy {
            Enemy::Minion(circle) => (circle.minion().toughness, 0),
            Enemy::Fourth(id) => (id.card().toughness, 0),
            Enemy::Guard => (self.guard_toughness(), 0),
            Enemy::Lord => self.lord.id.map_or((Toughness::single(0), 0), |id| (id.sheet().toughness, self.lord_toughness(id))),
        };
        own.changed(legion + more + self.demon_toughness(enemy) + self.lord_decrees(enemy))
    }

    fn guard_toughness(&self) -> Toughness {
        let guard = self.lord.id.and_then(|id| id.sheet().guard.as_ref());
        guard.map_or(Toughness::single(0), |guard| guard.toughness)
    }

    /// A hero attacks the enemies of an area.
    pub(crate) fn attack(&mut self, o: O, who: Seat, area: AreaId) -> Flow<()> {
        self.count_anew(who);
        let mut attack = Attack { by: who, at: area, pool: self.attack_pool(who), breaches: false };
        self.attack_begins(o, &attack)?;
        if !self.has_enemies(area) {
            return Ok(());
        }
        self.use_before_roll(o, &mut attack)?;
        self.ask_for_help(o, &mut attack)?;
        let chance = Chance::dice(key::CHANCE_ATTACK, rule::ATTACK_ROLL).by(self.player_of(who));
        let mut rolled = attack.pool.roll(o, &chance)?;
        self.tell(o, Event::AttackRoll(who, rolled.throw()), rule::ATTACK_ROLL);
        self.use_after_roll(o, &attack, &mut rolled)?;
        let toll = self.apply(o, Striker::Hero(who), attack.at, attack.breaches, rolled)?;
        self.attack_ends(o, &attack, toll)
    }

    fn use_before_roll(&mut self, o: O, attack: &mut Attack) -> Flow<()> {
        let who = attack.by;
        loop {
            self.attack = Some(*attack);
            let asked = self.ask_powers(o, &[who], Use::BeforeRoll, About::BeforeRoll { who })?;
            self.attack = None;
            let Some((_, power)) = asked else { return Ok(()) };
            self.spend_use(o, who, power);
            self.prepare(o, power, attack)?;
        }
    }

    /// The use of attack powers is counted per attack (ruling `luck.again`).
    fn count_anew(&mut self, who: Seat) {
        let hero = self.hero_mut(who);
        for when in [Use::BeforeRoll, Use::AfterRoll] {
            hero.powers_for(when).for_each(|power| hero.used.remove(power));
        }
    }

    fn use_after_roll(&mut self, o: O, attack: &Attack, rolled: &mut Rolled) -> Flow<()> {
        let who = attack.by;
        loop {
            let minions = self.ground_of(attack.at).minions;
            let dice = rolled.clone();
            self.strike = Some(Strike { by: Striker::Hero(who), at: attack.at, breaches: attack.breaches, dice, minions });
            let Some((_, power)) = self.ask_powers(o, &[who], Use::AfterRoll, About::AfterRoll { who })? else { break };
            self.spend_use(o, who, power);
            self.adjust(o, power, who, rolled)?;
            self.tell(o, Event::AttackRoll(who, rolled.throw()), rule::LUCK_POWERS);
        }
        Ok(())
    }

    /// Whether a hero may help an attack.
    pub(crate) fn may_help(&self, helper: Seat, attack: &Attack) -> Verdict {
        if helper == attack.by {
            return Err(rule::ATTACK_HELP_SELF);
        }
        if self.hero(helper).at != self.hero(attack.by).at {
            return Err(rule::ATTACK_HELP);
        }
        self.may_be_helped(attack.by)?;
        if attack.pool.levels().all(|level| level.next().is_none()) {
            return Err(rule::ATTACK_HELP_LIMIT);
        }
        self.may_pay(helper, self.help_price(helper), rule::ATTACK_HELP_PAY)
    }

    /// Everyone who can help is asked together until nobody wants to; each helper pays 1 courage and raises one die by a level.
    fn ask_for_help(&mut self, o: O, attack: &mut Attack) -> Flow<()> {
        let by = attack.by;
        let mut helped = [0_u8; MOST_HEROES];
        let times = |helped: &[u8], who: Seat| helped.get(usize::from(who.0)).copied().unwrap_or(0);
        loop {
            let may_help = |game: &Self, who: Seat| {
                if times(&helped, who) < game.help_limit(who) { game.may_help(who, attack) } else { Err(rule::ATTACK_HELP_ASK) }
            };
            let able = self.ordered().filter(|who| may_help(self, *who).is_ok());
            let players = able.fold(Seats::NONE, |players, who| players.and(self.player_of(who)));
            if players.is_empty() {
                return Ok(());
            }
            let citing = match (helped == [0; MOST_HEROES], self.battle) {
                (true, None) => rule::ATTACK_HELP,
                (true, Some(_)) => rule::HELLTIME_HELP,
                (false, _) => rule::ATTACK_HELP_MANY,
            };
            let mut question = Question::new(players, About::Help { whom: by }, rule::ATTACK_HELP_ASK, o.wants_refusals());
            for who in self.ordered().filter(|who| self.hero(*who).at.is_some()) {
                question.consider_for(self.player_of(who), Helping::Help(who), may_help(self, who).map(|_| citing));
            }
            question.offer(Helping::No, rule::ATTACK_HELP_ASK);
            let Helping::Help(helper) = question.put(self, o)? else { return Ok(()) };
            // A helper who is refused the pool can still help with its own courage or luck.
            if !self.pay(o, helper, self.help_price(helper), rule::ATTACK_HELP_PAY)? {
                continue;
            }
            if let Some(times) = helped.get_mut(usize::from(helper.0)) {
                *times = times.saturating_add(1);
            }
            self.tell(o, Event::Helped(helper, by), citing);
            for _ in 0..self.help_levels(helper) {
                self.raise_die(o, by, &mut attack.pool, rule::ATTACK_HELP)?;
            }
        }
    }

    /// A player chooses a die of a pool that is raised by a level; no die goes above the twelve-sided one.
    pub(crate) fn raise_die(&mut self, o: O, who: Seat, pool: &mut Pool, rule: RuleId) -> Flow<()> {
        let mut question = Question::new(self.player_of(who), About::Raise { who }, rule, o.wants_refusals());
        for level in pool.levels() {
            question
                .consider(Raising::Raise(level), if level.next().is_some() { Ok(rule) } else { Err(rule::ATTACK_HELP_LIMIT) });
        }
        let Some(Raising::Raise(level)) = self.put_or_only(o, &question)? else { return Ok(()) };
        pool.raise(level);
        self.tell(o, Event::DieRaised(who, level), rule);
        Ok(())
    }

    /// Whether the dice that are left can affect an enemy, each by itself.
    fn may_strike(&self, strike: &Strike, enemy: Enemy) -> Verdict {
        if let Enemy::Minion(circle) = enemy
            && strike.count(circle) == 0
        {
            return Err(rule::ATTACK_NEWCOMERS);
        }
        let rolled = &strike.dice;
        let toughness = self.toughness_to(strike.by, enemy, strike.breaches);
        if rolled.enough_for(toughness).is_some() {
            return Ok(if toughness.two.is_some() { rule::ATTACK_TWO_NUMBERS_MET } else { rule::ATTACK_EXCEED });
        }
        if toughness.two.is_none() {
            return Err(rule::ATTACK_SINGLE_DICE);
        }
        // If the printed numbers would have been met, something has raised them.
        let printed = match enemy {
            Enemy::Minion(circle) => circle.minion().toughness,
            Enemy::Fourth(id) => id.card().toughness,
            Enemy::Guard | Enemy::Lord => toughness,
        };
        Err(if rolled.enough_for(printed).is_some() { rule::ATTACK_DOUBLE_MODIFIED } else { rule::ATTACK_TWO_NUMBERS })
    }

    /// The player assigns the dice; the lowest sufficient ones are spent (ruling `attack.least-dice`).
    pub(crate) fn apply(&mut self, o: O, by: Striker, area: AreaId, breaches: bool, dice: Rolled) -> Flow<Toll> {
        let (player, why) = match by {
            Striker::Hero(who) => (self.player_of(who), rule::ATTACK_ROLL),
            Striker::Ambush => (self.player_of(self.captain), rule::CAPTAIN_AMBUSH_TARGETS),
        };
        let mut hit = false;
        let mut toll = Toll::default();
        let mut strike = Strike { by, at: area, breaches, dice, minions: self.ground_of(area).minions };
        loop {
            let about = About::Strike { by, dice: strike.dice.0.len() as u8 };
            let mut question = Question::new(player, about, why, o.wants_refusals());
            for enemy in self.enemies_in(area) {
                question.consider(Striking::Strike(enemy), self.may_strike(&strike, enemy));
            }
            if question.options.is_empty() {
                break;
            }
            self.strike = Some(strike.clone());
            question.offer(Striking::Enough, rule::ATTACK_LEAST_DICE);
            let Striking::Strike(enemy) = question.put(self, o)? else { break };
            strike.dice.spend(self.toughness_to(by, enemy, breaches));
            if let Enemy::Minion(circle) = enemy
                && let Some(left) = strike.minions.get_mut(circle.number())
            {
                *left = left.saturating_sub(1);
            }
            hit = true;
            if self.strike(o, by, enemy, area)? {
                toll.count(enemy);
            }
        }
        self.strike = None;
        if !hit {
            let by = if by == Striker::Ambush { rule::AMBUSH_ATTACK } else { rule::ATTACK_EXCEED };
            self.tell(o, Event::Missed, by);
        }
        Ok(toll)
    }

    /// What dice must exceed for this striker.
    pub(crate) fn toughness_to(&self, by: Striker, enemy: Enemy, breaches: bool) -> Toughness {
        let mut toughness = self.toughness_of(enemy);
        if let Striker::Hero(who) = by {
            toughness = self.toughness_against(who, enemy, toughness);
        }
        if breaches {
            toughness.two = None;
        }
        toughness
    }

    /// Affects an enemy once: kills or damages it. Returns whether it was killed.
    pub(crate) fn strike(&mut self, o: O, by: Striker, enemy: Enemy, area: AreaId) -> Flow<bool> {
        let damage = match by {
            Striker::Hero(who) => self.damage_to(who, enemy),
            Striker::Ambush => 1,
        };
        match enemy {
            Enemy::Minion(circle) => {
                self.kill_minion(o, by, circle, area)?;
                Ok(true)
            }
            Enemy::Fourth(id) => {
                let Some(fourth) = self.fourths.iter_mut().find(|fourth| fourth.id == id) else { return Ok(false) };
                fourth.hits = fourth.hits.saturating_add(damage);
                let dead = fourth.hits >= FOURTH_HEALTH;
                self.tell(o, Event::Wounded(enemy, damage), rule::DEATH_MULTIPLE_HITS);
                if dead {
                    self.kill_fourth(o, by, enemy, area)?;
                }
                Ok(dead)
            }
            Enemy::Guard => {
                self.lord.guard = self.lord.guard.saturating_sub(1);
                self.tell(o, Event::Guard(self.lord.guard), rule::CONTENT_LORDS);
                self.reward(o, by, enemy)?;
                Ok(false)
            }
            Enemy::Lord => {
                self.lord.health = self.lord.health.saturating_sub(damage);
                self.tell(o, Event::Wounded(enemy, damage), rule::ATTACK_DAMAGE);
                if self.lord.health == 0 {
                    self.end(o, Ending::Won)?;
                }
                Ok(false)
            }
        }
    }

    /// A minion of the circles 0 to 3 dies.
    pub(crate) fn kill_minion(&mut self, o: O, by: Striker, circle: Circle, area: AreaId) -> Flow<()> {
        let there = self.ground_mut(area).count_mut(circle);
        if *there == 0 {
            return Ok(());
        }
        *there -= 1;
        self.tell(o, Event::Killed(Enemy::Minion(circle), area), rule::ATTACK_KILL);
        self.reward(o, by, Enemy::Minion(circle))
    }

    /// A 4th circle demon dies and can be picked again (ruling `circle4.pool`).
    fn kill_fourth(&mut self, o: O, by: Striker, enemy: Enemy, area: AreaId) -> Flow<()> {
        let Enemy::Fourth(id) = enemy else { return Ok(()) };
        self.remove_fourth(id);
        self.tell(o, Event::Killed(enemy, area), rule::CIRCLE4_HITS);
        self.reward(o, by, enemy)?;
        self.demon_dies(o, id, area)
    }

    /// Takes a 4th circle demon off the map.
    pub(crate) fn remove_fourth(&mut self, id: crate::content::DemonId) {
        self.fourths.retain(|fourth| fourth.id != id);
        self.demons.add(id.number());
    }

    /// Courage for a kill: for the hero that dealt the last damage, or for the pool.
    fn reward(&mut self, o: O, by: Striker, enemy: Enemy) -> Flow<()> {
        let fourth = matches!(enemy, Enemy::Fourth(_));
        let count = if fourth { FOURTH_COUNTS } else { 1 };
        match by {
            Striker::Ambush => {
                self.gain_pool(o, count, if fourth { rule::AMBUSH_COURAGE_FOURTH } else { rule::AMBUSH_COURAGE });
            }
            Striker::Hero(who) => {
                let due = self.courage_due(o, who, enemy, count)?;
                self.gain_courage(o, who, due, if fourth { rule::CIRCLE4_COURAGE } else { rule::ATTACK_COURAGE });
            }
        }
        Ok(())
    }
}
