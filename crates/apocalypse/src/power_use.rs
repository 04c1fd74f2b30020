//! Using powers: their time, their luck, once each; in Hell only those that matter in combat.

use table::{Ask, Flow, Say, Seat, Verdict, ask};

use crate::choice::Choice;
use crate::content::{Power, When};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Apocalypse;

impl Apocalypse {
    /// Whether a hero can use a power of its own at this time.
    pub(crate) fn may_use_power(&self, who: Seat, power: Power, when: When) -> Verdict {
        let (hero, card) = (self.hero(who), power.card());
        if card.when != when {
            return Err(if self.battle.is_some() { rule::HELLTIME_ONLY_COMBAT } else { rule::HERO_SPECIAL });
        }
        if hero.used.has(power) || hero.spent.has(power) {
            return Err(if when == When::Team { rule::TEAM_ONCE } else { rule::HERO_SPECIAL });
        }
        if hero.luck < card.luck {
            // Courage does not help.
            return Err(if hero.courage > 0 { rule::LUCK_NO_REVERSE } else { rule::LUCK_POWERS });
        }
        self.may_use(who, power)
    }

    /// The powers of a hero for this time, among other options.
    pub(crate) fn consider_powers(&self, question: &mut Ask<Apocalypse>, who: Seat, when: When) {
        for power in self.hero(who).powers.iter().filter(|power| power.card().when == when) {
            question.consider(Choice::Use(power), self.may_use_power(who, power, when));
        }
    }

    /// Takes the luck of a power and marks it as used.
    pub(crate) fn use_power(&mut self, o: O, who: Seat, power: Power) {
        let hero = self.hero_mut(who);
        hero.luck = hero.luck.saturating_sub(power.card().luck);
        hero.used.add(power);
        let by = match power.card().when {
            When::Team => rule::TEAM_SPECIAL,
            When::Turn => rule::HERO_SPECIAL,
            _ => rule::LUCK_POWERS,
        };
        self.tell(o, Event::Used(who, power), by);
    }

    /// Asks a hero which of its powers for this moment it uses; `None` where it has none or wants none.
    pub(crate) fn ask_power(&mut self, o: O, who: Seat, when: When, prompt: impl Into<Say>) -> Flow<Option<Power>> {
        if !self.hero(who).powers.iter().any(|power| self.may_use_power(who, power, when).is_ok()) {
            return Ok(None);
        }
        let mut question = Ask::new(self.player_of(who), prompt, rule::LUCK_POWERS, o.wants_refusals());
        self.consider_powers(&mut question, who, when);
        question.offer(Choice::Done, rule::LUCK_POWERS);
        match ask(self, o, &question)? {
            Choice::Use(power) => {
                self.use_power(o, who, power);
                Ok(Some(power))
            }
            _ => Ok(None),
        }
    }
}
