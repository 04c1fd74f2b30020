//! The minions attack segment: area by area, group by group, from the lowest circle up, with the captain choosing.

use arrayvec::ArrayVec;
use table::{Chance, Flow, RuleId, Seat};

use crate::about::About;
use crate::asking::{Absorbing, Naming, Placing, Question};
use crate::content::LegionId;
use crate::content::language::{Clause, Use};
use crate::dice::Pool;
use crate::event::Event;
use crate::play::O;
use crate::powers::Afar;
use crate::state::{Apocalypse, AreaId, Areas, Enemy, MOST_HEROES, Phase};
use crate::{key, rule};

/// Toughness of ambush troopers that are attacked themselves (ruling `legion.pandemonium-target`).
const AMBUSH_TOUGHNESS: u8 = 2;

/// Heroes that a group can attack.
type Targets = ArrayVec<Seat, MOST_HEROES>;

impl Apocalypse {
    /// Areas attack one after another; the captain chooses the order.
    pub(crate) fn minions_attack_step(&mut self, o: O, done: Areas) -> Flow<()> {
        let mut question =
            Question::new(self.player_of(self.captain), About::Area, rule::MINIONS_ATTACK_AREAS, o.wants_refusals());
        for at in self.map_areas().filter(|at| !done.has(*at) && self.attacks_from(*at)) {
            question.offer(Placing::Area(at), rule::MINIONS_ATTACK_IN_TURN);
        }
        if question.wants_refusals() {
            for at in self.map_areas().filter(|at| self.has_enemies(*at) && !self.attacks_from(*at)) {
                question.consider(Placing::Area(at), Err(rule::MINIONS_ATTACK_WHERE));
            }
        }
        let Some(Placing::Area(at)) = self.put_or_only(o, &question)? else {
            self.phase = Phase::MinionsMove;
            return Ok(());
        };
        self.phase = Phase::MinionsAttack(done.and(at));
        self.tell(o, Event::AreaAttacks(at), rule::MINIONS_ATTACK_AREAS);
        self.area_attacks(o, at)
    }

    /// All groups of an area attack, one kind after another.
    pub(crate) fn area_attacks(&mut self, o: O, at: AreaId) -> Flow<()> {
        for enemy in self.enemies_in(at) {
            if enemy != Enemy::Guard {
                self.group_attacks(o, at, enemy)?;
            }
        }
        Ok(())
    }

    /// Usually enemies attack only where heroes are.
    pub(crate) fn attacks_from(&self, at: AreaId) -> bool {
        if self.heroes_in(at).next().is_some() {
            return self.has_enemies(at);
        }
        let attacks = |enemy| !self.targets_afar(at, enemy).is_empty() || self.attacks_ambush(at, enemy);
        self.has_enemies(at) && self.enemies_in(at).into_iter().any(attacks)
    }

    /// Heroes that an enemy can attack from a distance.
    fn targets_afar(&self, at: AreaId, enemy: Enemy) -> Targets {
        let reach = match enemy {
            Enemy::Fourth(id) => self.demon_reach(id),
            _ => None,
        };
        let legion = self.legion == LegionId::Pandemonium && self.has_legion(enemy).is_ok();
        match reach.or(legion.then_some(Afar::Adjacent)) {
            Some(Afar::Anywhere) => self.ordered().filter(|who| self.hero(*who).at.is_some()).collect(),
            Some(Afar::Adjacent) => {
                self.ordered().filter(|who| self.hero(*who).at.is_some_and(|there| self.is_beside(at, there))).collect()
            }
            None => Targets::new(),
        }
    }

    /// Only demons of Pandemonium attack an ambush, and only where they reach no hero (ruling `ambush.attacked`).
    fn attacks_ambush(&self, at: AreaId, enemy: Enemy) -> bool {
        self.legion == LegionId::Pandemonium && self.has_legion(enemy).is_ok() && self.ground_of(at).ambush.is_some()
    }

    /// A group attacks: the captain names the target, then the dice of all its members are rolled together.
    pub(crate) fn group_attacks(&mut self, o: O, at: AreaId, enemy: Enemy) -> Flow<()> {
        if !self.enemies_in(at).contains(&enemy) {
            return Ok(());
        }
        let here: Targets = self.heroes_in(at).collect();
        let (targets, by) = if here.is_empty() {
            (self.targets_afar(at, enemy), rule::LEGION_PANDEMONIUM)
        } else {
            (here, rule::MINIONS_ATTACK_TARGET)
        };
        if targets.is_empty() {
            return if self.attacks_ambush(at, enemy) { self.group_attacks_ambush(o, at, enemy) } else { Ok(()) };
        }
        let about = About::Target { enemy, at };
        let mut question = Question::new(self.player_of(self.captain), about, rule::MINIONS_ATTACK_TARGET, o.wants_refusals());
        for who in targets {
            question.offer(Naming::Hero(who), by);
        }
        let Some(Naming::Hero(who)) = self.put_or_only(o, &question)? else { return Ok(()) };
        self.attack_hero(o, at, enemy, who)
    }

    /// The dice of a group, all members together (ruling `attack.enemy-dice`).
    pub(crate) fn group_pool(&self, at: AreaId, enemy: Enemy) -> Pool {
        let mut pool = match enemy {
            Enemy::Minion(circle) => circle.minion().attack.times(self.ground_of(at).count(circle)),
            Enemy::Fourth(id) => id.card().attack,
            Enemy::Guard => Pool::NONE,
            Enemy::Lord => self.lord.id.map_or(Pool::NONE, |id| {
                let mut pool = id.sheet().attack;
                self.lord_pool(id, &mut pool);
                pool
            }),
        };
        if self.has_legion(enemy).is_ok() {
            self.legion_pool(&mut pool);
        }
        self.demon_pool(enemy, &mut pool);
        self.dazzle(at, &mut pool);
        pool
    }

    /// A group rolls against a hero: each die above its toughness is 1 damage.
    fn attack_hero(&mut self, o: O, at: AreaId, enemy: Enemy, who: Seat) -> Flow<()> {
        let single = match enemy {
            Enemy::Minion(circle) => self.ground_of(at).count(circle) == 1,
            _ => true,
        };
        let pool = self.group_pool(at, enemy);
        let chance = Chance::dice(key::CHANCE_ENEMY.with("whom", self.enemy_name(enemy)), rule::ATTACK_ENEMY_DICE);
        let rolled = pool.roll(o, &chance)?;
        let by = if single { rule::MINIONS_ATTACK_SINGLE } else { rule::MINIONS_ATTACK_GROUPS };
        let damage = rolled.above(self.hero_toughness(who));
        self.tell(o, Event::EnemyRoll(enemy, who, rolled.throw(), damage), by);
        let spared = damage > 0 && self.damage_by_enemy(o, enemy, who, damage, rule::ATTACK_ENEMY_DICE)?;
        match enemy {
            Enemy::Fourth(id) => {
                self.demon_attacked(o, id, at, spared.then_some(who));
                Ok(())
            }
            Enemy::Lord => self.lord.id.map_or(Ok(()), |id| self.lord_attacked(o, id)),
            _ => Ok(()),
        }
    }

    /// Deals the damage of an enemy attack: troopers absorb, the rest hurts the hero and brings the enemy's effects. Returns
    /// whether all of it was absorbed, which spares the hero the effects.
    pub(crate) fn damage_by_enemy(&mut self, o: O, enemy: Enemy, who: Seat, damage: u8, by: RuleId) -> Flow<bool> {
        let damage = self.use_when_hurt(o, who, self.parried(who, damage))?;
        let left = self.absorb(o, who, damage, enemy)?;
        let left = self.share_damage(o, enemy, who, left)?;
        if left == 0 {
            self.tell(o, Event::EffectsSpared(who), rule::MINIONS_ATTACK_ABSORB_EFFECTS);
            return Ok(true);
        }
        if left < damage {
            self.tell(o, Event::EffectsCome(who), rule::TROOPER_NO_EFFECTS);
        }
        self.hurt(o, who, left, by)?;
        if self.hero(who).at.is_none() {
            return Ok(false);
        }
        match self.has_legion(enemy) {
            Ok(by) => self.legion_injures(o, who, by),
            Err(why) if self.legion_marks() => self.tell(o, Event::LegionSpared(who), why),
            Err(_) => {}
        }
        if enemy == Enemy::Lord
            && let Some(id) = self.lord.id
        {
            self.lord_injures(o, id, who);
        }
        Ok(false)
    }

    /// Demons with no hero in reach attack the ambush in their area: each die above 2 kills a trooper.
    fn group_attacks_ambush(&mut self, o: O, at: AreaId, enemy: Enemy) -> Flow<()> {
        let chance = Chance::dice(key::CHANCE_ENEMY.with("whom", self.enemy_name(enemy)), rule::LEGION_PANDEMONIUM_TARGET);
        let rolled = self.group_pool(at, enemy).roll(o, &chance)?;
        let there = self.ground_of(at).ambush.map_or(0, |ambush| ambush.count);
        let lost = rolled.above(AMBUSH_TOUGHNESS).min(there);
        self.tell(o, Event::AmbushAttacked(enemy, at, lost), rule::AMBUSH_ATTACKED);
        self.lose_ambush(o, at, lost);
        Ok(())
    }

    /// Offers powers that reduce the damage of an enemy attack.
    fn use_when_hurt(&mut self, o: O, who: Seat, mut damage: u8) -> Flow<u8> {
        while damage > 0 {
            let about = About::Threat { who, damage };
            let Some((_, power)) = self.ask_powers(o, &[who], Use::Threatened, about)? else { break };
            self.spend_use(o, who, power);
            for clause in power.card().says {
                if let Clause::Ward(less) = clause {
                    damage = damage.saturating_sub(*less);
                }
            }
        }
        Ok(damage)
    }

    /// Troopers absorb the damage of an enemy attack as long as the hero's player wants. Returns what is left.
    fn absorb(&mut self, o: O, who: Seat, damage: u8, enemy: Enemy) -> Flow<u8> {
        let mut left = damage;
        while left > 0 {
            let about = About::Absorb { who, damage: left };
            let mut question = Question::new(self.player_of(who), about, rule::MINIONS_ATTACK_ABSORB, o.wants_refusals());
            question.consider(Absorbing::AbsorbPatrol, self.may_absorb_patrol(who, enemy));
            question.consider(Absorbing::AbsorbAmbush, self.may_absorb_ambush(who, enemy));
            if question.options.is_empty() {
                break;
            }
            question.offer(Absorbing::Suffer, rule::PATROL_ABSORB);
            let absorbed = match question.put(self, o)? {
                Absorbing::AbsorbPatrol => self.absorb_by_patrol(o, who),
                Absorbing::AbsorbAmbush => self.absorb_by_ambush(o, who),
                Absorbing::Suffer => break,
            };
            let by = if absorbed > left { rule::PATROL_FULL_LOSS } else { rule::TROOPER_ELIMINATE };
            self.tell(o, Event::Absorbed(who, absorbed.min(left)), by);
            left = left.saturating_sub(absorbed);
        }
        Ok(left)
    }
}
