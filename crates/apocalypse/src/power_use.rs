//! Using powers: when, for how much luck, and how often; in Hell only those that matter in combat.

use table::{Flow, Seat, Seats, Verdict};

use crate::about::About;
use crate::asking::{Question, Using};
use crate::choice::Choice;
use crate::content::Power;
use crate::content::language::{Clause, Use};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Apocalypse;

impl Apocalypse {
    /// Whether a power of a hero is not used up, and there is luck for it.
    pub(crate) fn may_spend_use(&self, who: Seat, power: Power) -> Verdict {
        let hero = self.hero(who);
        let again = hero.used.has(power);
        if again && power.card().is_used_up() {
            return Err(match power.card().when() {
                Some(Use::Team) => rule::TEAM_ONCE,
                Some(Use::Turn | Use::AttackOver) => rule::HERO_SPECIAL,
                _ => rule::LUCK_AGAIN,
            });
        }
        if hero.luck < power.card().luck {
            // Courage is no substitute for luck.
            return Err(if hero.courage > 0 { rule::LUCK_NO_REVERSE } else { rule::LUCK_POWERS });
        }
        Ok(if again { rule::LUCK_AGAIN } else { rule::LUCK_POWERS })
    }

    /// Whether a hero can use a power of its own at this time.
    pub(crate) fn may_use_power(&self, who: Seat, power: Power) -> Verdict {
        let allows = self.may_spend_use(who, power)?;
        let possible = power.card().says.iter().all(|clause| self.can_use(who, clause));
        if possible { Ok(allows) } else { Err(rule::LUCK_POWERS) }
    }

    /// Adds the powers of a hero for this moment to a question.
    pub(crate) fn consider_powers<T>(&self, question: &mut Question<T>, who: Seat, when: Use, using: fn(Seat, Power) -> T)
    where
        T: Into<Choice> + TryFrom<Choice>,
    {
        for power in self.hero(who).powers_for(when) {
            question.consider_for(self.player_of(who), using(who, power), self.may_use_power(who, power));
        }
    }

    /// Takes the luck of a power, marks it as used, and tells it.
    pub(crate) fn spend_use(&mut self, o: O, who: Seat, power: Power) {
        let hero = self.hero_mut(who);
        hero.luck = hero.luck.saturating_sub(power.card().luck);
        hero.used.add(power);
        self.tell_use(o, who, power);
    }

    /// Tells that a power is used or acts.
    pub(crate) fn tell_use(&self, o: O, who: Seat, power: Power) {
        let by = match power.card().when() {
            Some(Use::Team) => rule::TEAM_SPECIAL,
            Some(Use::Turn) => rule::HERO_SPECIAL,
            _ => rule::LUCK_POWERS,
        };
        self.tell(o, Event::Used(who, power), by);
    }

    /// Uses a power as an action.
    pub(crate) fn act_with(&mut self, o: O, who: Seat, power: Power) -> Flow<()> {
        self.spend_use(o, who, power);
        for clause in power.card().says {
            if let Clause::Action(_, deeds) = clause {
                self.do_all(o, who, power, deeds, power.rule())?;
            }
        }
        Ok(())
    }

    /// Asks several heroes which of their powers for this moment one of them uses; `None` if nobody can or wants to.
    pub(crate) fn ask_powers(&self, o: O, heroes: &[Seat], when: Use, about: About) -> Flow<Option<(Seat, Power)>> {
        let can = |who: &Seat| self.hero(*who).powers_for(when).any(|power| self.may_use_power(*who, power).is_ok());
        let able = heroes.iter().copied().filter(can);
        let players = able.clone().fold(Seats::NONE, |players, who| players.and(self.player_of(who)));
        if players.is_empty() {
            return Ok(None);
        }
        let mut question = Question::new(players, about, rule::LUCK_POWERS, o.wants_refusals());
        for who in able {
            self.consider_powers(&mut question, who, when, Using::Use);
        }
        question.offer(Using::Done, rule::LUCK_POWERS);
        match question.put(self, o)? {
            Using::Use(who, power) => Ok(Some((who, power))),
            Using::Done => Ok(None),
        }
    }
}
