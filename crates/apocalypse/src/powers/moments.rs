//! The moments at which powers act on their own or are offered. The rules call these functions and know no power by name.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use crate::about::About;
use crate::asking::{Choosing, Question, Wanting};
use crate::attack::{Attack, Striker, Toll};
use crate::content::Power;
use crate::content::language::{Clause, If, Moment, Quirk, Topic, Use};
use crate::content::powers::with;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy, MOST_HEROES};

impl Apocalypse {
    /// Whether a condition holds for a hero.
    pub(crate) fn holds(&self, who: Seat, condition: If) -> bool {
        match condition {
            If::Stood => self.has_stood(),
            If::Walked => self.has_walked(),
            If::HealthAtMost(most) => self.hero(who).health <= most,
        }
    }

    /// The clauses of a hero's powers on a topic, each with its power.
    pub(crate) fn clauses(&self, who: Seat, topic: Topic) -> impl Iterator<Item = (Power, Clause)> + use<> {
        let powers = self.hero(who).powers.among(with(topic));
        let all = powers.iter().flat_map(|power| power.card().says.iter().map(move |clause| (power, *clause)));
        all.filter(move |(_, clause)| clause.topic() == topic)
    }

    /// The other heroes in a hero's area, in turn order.
    pub(crate) fn others_with(&self, who: Seat) -> ArrayVec<Seat, MOST_HEROES> {
        let here = self.hero(who).at;
        self.ordered().filter(|other| *other != who && here.is_some() && self.hero(*other).at == here).collect()
    }

    /// Runs the powers of a hero that act on their own at a moment.
    fn act_at(&mut self, o: O, who: Seat, moment: Moment) -> Flow<()> {
        for (power, clause) in self.clauses(who, Topic::Acts(moment)) {
            let deeds = match clause {
                Clause::Acts(_, deeds) => deeds,
                Clause::ActsIf(_, condition, deeds) if self.holds(who, condition) => deeds,
                _ => continue,
            };
            if deeds.iter().any(|deed| self.can(who, *deed)) {
                self.tell_use(o, who, power);
                self.do_all(o, who, power, deeds, power.rule())?;
            }
        }
        Ok(())
    }

    /// A hero has entered play, at the beginning or later.
    pub(crate) fn hero_enters(&mut self, o: O, who: Seat) -> Flow<()> {
        self.act_at(o, who, Moment::Enters)
    }

    /// A hero's turn begins, after fire.
    pub(crate) fn hero_turn_begins(&mut self, o: O, who: Seat) -> Flow<()> {
        self.act_at(o, who, Moment::TurnBegins)
    }

    /// A gift was placed on a hero's sheet: what it does at once.
    pub(crate) fn gift_taken(&mut self, o: O, who: Seat, power: Power) -> Flow<()> {
        for clause in power.card().says {
            if let Clause::Acts(Moment::Taken, deeds) = clause {
                self.do_all(o, who, power, deeds, rule::GIFT_BENEFIT_ORDER)?;
            }
        }
        Ok(())
    }

    /// A power kills a minion, if there is one.
    fn kill_by_power(&mut self, o: O, who: Seat, at: AreaId, topic: Topic) -> Flow<()> {
        for (power, clause) in self.clauses(who, topic) {
            if let Clause::KillsBefore(circle) | Clause::KillsAfter(circle) = clause
                && self.ground_of(at).count(circle) > 0
            {
                self.tell_use(o, who, power);
                self.kill_minion(o, Striker::Hero(who), circle, at)?;
            }
        }
        Ok(())
    }

    /// A hero's attack begins, before anything is rolled.
    pub(crate) fn attack_begins(&mut self, o: O, attack: &Attack) -> Flow<()> {
        self.kill_by_power(o, attack.by, attack.at, Topic::KillsBefore)
    }

    /// A hero's attack is over.
    pub(crate) fn attack_ends(&mut self, o: O, attack: &Attack, toll: Toll) -> Flow<()> {
        let who = attack.by;
        if toll.demons > 0 {
            self.kill_by_power(o, who, attack.at, Topic::KillsAfter)?;
        }
        if toll.kills > 0 {
            for other in self.others_with(who) {
                for (power, clause) in self.clauses(other, Topic::OtherKills) {
                    if let Clause::OtherKills(deeds) = clause {
                        self.tell_use(o, other, power);
                        self.do_all(o, other, power, deeds, power.rule())?;
                    }
                }
            }
        }
        for (power, clause) in self.clauses(who, Topic::Used(Use::AttackOver)) {
            if let Clause::AttackAgain(kills) = clause
                && toll.kills >= kills
                && self.has_enemies(attack.at)
                && self.wants(o, who, power)?
            {
                self.attack(o, who, attack.at)?;
            }
        }
        Ok(())
    }

    /// A hero has killed an enemy. Returns how much courage it still gets.
    pub(crate) fn courage_due(&mut self, o: O, who: Seat, enemy: Enemy, due: u8) -> Flow<u8> {
        for (power, clause) in self.clauses(who, Topic::Kills) {
            if let Clause::Kills(foes, deeds) = clause
                && foes.iter().any(|foe| foe.is(enemy))
            {
                self.do_all(o, who, power, deeds, power.rule())?;
            }
        }
        if self.is(who, Quirk::Donates) {
            self.gain_pool(o, due, rule::CONTENT_HEROES);
            return Ok(0);
        }
        for (power, clause) in self.clauses(who, Topic::Used(Use::Kills)) {
            if let Clause::InsteadOfCourage(benefit) = clause
                && self.can_gain(who, benefit)
                && self.wants(o, who, power)?
            {
                self.benefit(o, who, benefit, power.rule())?;
                return Ok(0);
            }
        }
        Ok(due)
    }

    /// A hero's health has reached 0. Returns the health it keeps if something spares it.
    pub(crate) fn spared(&mut self, o: O, who: Seat) -> Flow<Option<u8>> {
        for (power, clause) in self.clauses(who, Topic::Used(Use::Dies)) {
            if let Clause::Survive(health) = clause
                && self.wants(o, who, power)?
            {
                return Ok(Some(health));
            }
        }
        Ok(None)
    }

    /// Unabsorbed damage of an enemy attack may be passed to another hero in the area. Returns what is left.
    pub(crate) fn share_damage(&mut self, o: O, enemy: Enemy, who: Seat, mut damage: u8) -> Flow<u8> {
        for other in self.others_with(who) {
            for (power, clause) in self.clauses(other, Topic::Used(Use::OtherHurt)) {
                if let Clause::TakeOver(most) = clause
                    && damage > 0
                    && self.wants(o, other, power)?
                {
                    let taken = most.min(damage);
                    damage -= taken;
                    self.damage_by_enemy(o, enemy, other, taken, rule::ATTACK_ENEMY_DICE)?;
                }
            }
        }
        for (power, clause) in self.clauses(who, Topic::Used(Use::Hurt)) {
            if let Clause::PassOn(kept) = clause
                && damage > kept
                && let Some(whom) = self.wants_whom(o, who, power)?
            {
                self.damage_by_enemy(o, enemy, whom, damage - kept, rule::ATTACK_ENEMY_DICE)?;
                damage = kept;
            }
        }
        Ok(damage)
    }

    /// Whom a moving hero takes along.
    pub(crate) fn ask_along(&mut self, o: O, who: Seat) -> Flow<Option<Seat>> {
        for (power, clause) in self.clauses(who, Topic::Used(Use::Moves)) {
            if clause == Clause::TakeAlong {
                return self.wants_whom(o, who, power);
            }
        }
        Ok(None)
    }

    /// Offers a hero a power that only needs a yes or no. Returns whether it is used.
    fn wants(&mut self, o: O, who: Seat, power: Power) -> Flow<bool> {
        if self.may_spend_use(who, power).is_err() {
            return Ok(false);
        }
        let about = About::Use { who, power };
        let mut question = Question::new(self.player_of(who), about, rule::LUCK_POWERS, o.wants_refusals());
        question.offer(Wanting::Yes, rule::LUCK_POWERS);
        question.offer(Wanting::No, rule::LUCK_POWERS);
        let wanted = matches!(question.put(self, o)?, Wanting::Yes);
        if wanted {
            self.spend_use(o, who, power);
        }
        Ok(wanted)
    }

    /// Offers a hero a power that targets another hero in the area. Returns the target if it is used.
    fn wants_whom(&mut self, o: O, who: Seat, power: Power) -> Flow<Option<Seat>> {
        if self.may_spend_use(who, power).is_err() {
            return Ok(None);
        }
        let whom = self.ask_whom(o, who, power, &self.others_with(who), true)?;
        if whom.is_some() {
            self.spend_use(o, who, power);
        }
        Ok(whom)
    }

    /// Asks for the target of a power. Returns `None` if there is no target, or if the player may decline and does.
    pub(crate) fn ask_whom(&self, o: O, who: Seat, power: Power, whom: &[Seat], may_decline: bool) -> Flow<Option<Seat>> {
        let about = About::Whom { who, power };
        let mut question = Question::new(self.player_of(who), about, rule::LUCK_POWERS, o.wants_refusals());
        for other in whom {
            question.offer(Choosing::Hero(*other), rule::LUCK_POWERS);
        }
        if may_decline && !whom.is_empty() {
            question.offer(Choosing::No, rule::LUCK_POWERS);
        }
        match self.put_or_only(o, &question)? {
            Some(Choosing::Hero(other)) => Ok(Some(other)),
            Some(Choosing::No) | None => Ok(None),
        }
    }
}
