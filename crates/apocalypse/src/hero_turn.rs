//! A hero's turn: fire, stun, then move, attack, set ambush and special actions, each once, in any order.

use table::{Flow, RuleId, Seat, Seats, Verdict};

use crate::about::About;
use crate::asking::{Question, Turning};
use crate::content::language::{Quirk, Use};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Phase, Powers, Turn};

/// Damage of a fire.
const FIRE: u8 = 1;

impl Apocalypse {
    /// The turn of the n-th hero in turn order; after the last one the enemy phase.
    pub(crate) fn turn_of(&self, nth: u8) -> Phase {
        if usize::from(nth) < self.heroes.len() { Phase::Dawn(nth) } else { Phase::Despair }
    }

    /// A turn begins: fire burns before anything can be done.
    pub(crate) fn dawn(&mut self, o: O, nth: u8) -> Flow<()> {
        let who = self.in_order(nth);
        self.phase = self.turn_of(nth + 1);
        self.refused = Seats::NONE;
        if self.hero(who).at.is_none() {
            return Ok(());
        }
        self.tell(o, Event::HeroTurn(who), if nth == 0 { rule::CAPTAIN_FIRST_PLAYER } else { rule::HERO_ORDER });
        self.hero_mut(who).used = Powers::default();
        if self.hero(who).fire {
            // The marker stays (ruling `fire.persist`).
            self.tell(o, Event::Burned(who), rule::FIRE_PERSIST);
            self.hurt(o, who, FIRE, self.unabsorbed(who, rule::EFFECT_FIRE))?;
        }
        if self.hero(who).at.is_some() {
            self.phase = Phase::Turn(nth, Turn::default());
            self.hero_turn_begins(o, who)?;
        }
        Ok(())
    }

    /// One action of the n-th hero.
    pub(crate) fn turn_step(&mut self, o: O, nth: u8, mut turn: Turn) -> Flow<()> {
        let who = self.in_order(nth);
        if self.hero(who).at.is_none() {
            self.phase = self.turn_of(nth + 1);
            return Ok(());
        }
        let chosen = self.turn_question(o.wants_refusals(), who, &turn).put(self, o)?;
        // Mark the action first: its effects may look at the turn, and a battle may end it.
        let mut now = |game: &mut Self, mark: fn(&mut Turn)| {
            mark(&mut turn);
            game.phase = Phase::Turn(nth, turn);
        };
        match chosen {
            Turning::Move(to) => {
                now(self, |turn| (turn.moved, turn.walked) = (true, true));
                self.move_hero(o, who, to)
            }
            Turning::Attack(at) => {
                now(self, |turn| turn.attacked = true);
                self.attack(o, who, at)
            }
            Turning::Extinguish(whom) => {
                if !self.is(who, Quirk::PutsOutFreely) {
                    now(self, |turn| turn.attacked = true);
                }
                self.put_out(o, who, whom, rule::HERO_EXTINGUISH);
                Ok(())
            }
            Turning::Ambush(count) => {
                now(self, |turn| turn.ambushed = true);
                self.set_ambush(o, who, count)
            }
            Turning::GiveUpMove => {
                now(self, |turn| turn.moved = true);
                self.stand_up(o, who);
                Ok(())
            }
            Turning::GiveUpAttack => {
                now(self, |turn| turn.attacked = true);
                self.stand_up(o, who);
                Ok(())
            }
            Turning::Luck => {
                self.turn_luck(o, who);
                Ok(())
            }
            Turning::Use(who, power) => self.act_with(o, who, power),
            Turning::Divine => self.divine_legion(o),
            Turning::Done => {
                self.phase = self.turn_of(nth + 1);
                Ok(())
            }
        }
    }

    fn stand_up(&mut self, o: O, who: Seat) {
        self.hero_mut(who).stunned = false;
        self.tell(o, Event::StoodUp(who), rule::EFFECT_STUN);
    }

    /// Everything a hero can do in its turn, and what it cannot.
    fn turn_question(&self, refusals: bool, who: Seat, turn: &Turn) -> Question<Turning> {
        let mut question = Question::new(self.player_of(who), About::Turn { who }, rule::HERO_ACTIONS, refusals);
        let stunned = self.hero(who).stunned;
        let free = |done: bool| match (stunned, done) {
            (true, _) => Err(rule::EFFECT_STUN),
            (false, true) => Err(rule::HERO_ACTIONS),
            (false, false) => Ok(()),
        };
        if stunned {
            question.consider(Turning::GiveUpMove, may_give_up(turn.moved));
            question.consider(Turning::GiveUpAttack, may_give_up(turn.attacked));
        }
        self.consider_moves(&mut question, who, free(turn.moved));
        self.consider_attacks(&mut question, who, free(turn.attacked));
        self.consider_ambushes(&mut question, who, turn, stunned);
        for whom in self.ordered() {
            let given_up = turn.attacked && !self.is(who, Quirk::PutsOutFreely);
            question.consider(Turning::Extinguish(whom), free(given_up).and_then(|()| self.may_extinguish(who, whom)));
        }
        if stunned {
            for power in self.hero(who).powers_for(Use::Turn) {
                question.consider(Turning::Use(who, power), Err(rule::HERO_STUN_NOT_SPECIAL));
            }
        } else {
            self.consider_powers(&mut question, who, Use::Turn, Turning::Use);
        }
        question.consider(Turning::Luck, self.may_turn_luck(who));
        if self.divine == Some(who) {
            question.offer(Turning::Divine, rule::DIVINE_LEGION);
        }
        question.consider(Turning::Done, may_end(stunned, turn));
        question
    }

    fn consider_attacks(&self, question: &mut Question<Turning>, who: Seat, free: Result<(), RuleId>) {
        let Some(at) = self.hero(who).at else { return };
        for area in self.map_areas() {
            if area == at || self.strikes_into(who, area) {
                question.consider(Turning::Attack(area), free.and_then(|()| self.may_attack(who, area)));
            }
        }
    }

    fn consider_ambushes(&self, question: &mut Question<Turning>, who: Seat, turn: &Turn, stunned: bool) {
        let Some(patrol) = self.hero(who).patrol else { return };
        for count in 1..=patrol.count {
            let verdict = if stunned { Err(rule::EFFECT_STUN) } else { self.may_set_ambush(who, count, turn) };
            question.consider(Turning::Ambush(count), verdict);
        }
    }

    /// A hero gives up its attack, not its move, to put out a fire in its area, also its own.
    fn may_extinguish(&self, who: Seat, whom: Seat) -> Verdict {
        let same_area = self.hero(whom).at.is_some() && self.hero(whom).at == self.hero(who).at;
        if same_area && self.hero(whom).fire { Ok(rule::HERO_EXTINGUISH) } else { Err(rule::HERO_EXTINGUISH) }
    }
}

/// A stunned hero can give up its attack or its move, whichever it still has.
fn may_give_up(done: bool) -> Verdict {
    if done { Err(rule::HERO_ACTIONS) } else { Ok(rule::EFFECT_STUN) }
}

/// Actions may be skipped, but a stunned hero must give up its attack or its move first.
fn may_end(stunned: bool, turn: &Turn) -> Verdict {
    let can_give_up = !turn.moved || !turn.attacked;
    if stunned && can_give_up { Err(rule::EFFECT_STUN) } else { Ok(rule::MOVE_ZERO) }
}
