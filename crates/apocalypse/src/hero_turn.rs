//! A hero's turn: fire, stun, then move, attack, set ambush and special actions, each once, in any order.

use table::{Ask, Flow, RuleId, Seat, Seats, Verdict, ask};

use crate::choice::Choice;
use crate::content::When;
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Phase, Powers, Turn};
use crate::{key, rule};

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
        let by = match usize::from(nth) + 1 {
            1 => rule::CAPTAIN_FIRST_PLAYER,
            last if last == self.heroes.len() => rule::HERO_END,
            _ => rule::HERO_ORDER,
        };
        self.tell(o, Event::HeroTurn(who), by);
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
        let question = self.turn_question(o.wants_refusals(), who, &turn);
        let choice = ask(self, o, &question)?;
        match choice {
            Choice::Move(_) => (turn.moved, turn.walked) = (true, true),
            Choice::Extinguish(_) if self.extinguishes_freely(who) => {}
            Choice::Attack(_) | Choice::Extinguish(_) => turn.attacked = true,
            Choice::Ambush(_) => turn.ambushed = true,
            Choice::GiveUpMove => turn.moved = true,
            Choice::GiveUpAttack => turn.attacked = true,
            Choice::Luck | Choice::Use(_) | Choice::Divine => {}
            _ => {
                self.phase = self.turn_of(nth + 1);
                return Ok(());
            }
        }
        // What happens from here on may look at the turn, and a battle may end it.
        self.phase = Phase::Turn(nth, turn);
        match choice {
            Choice::Move(to) => self.move_hero(o, who, to),
            Choice::Attack(at) => self.attack(o, who, at),
            Choice::Extinguish(whom) => {
                self.put_out(o, who, whom, rule::HERO_EXTINGUISH);
                Ok(())
            }
            Choice::Ambush(count) => self.set_ambush(o, who, count),
            Choice::GiveUpMove | Choice::GiveUpAttack => {
                self.hero_mut(who).stunned = false;
                self.tell(o, Event::StoodUp(who), rule::EFFECT_STUN);
                Ok(())
            }
            Choice::Luck => {
                self.turn_luck(o, who);
                Ok(())
            }
            Choice::Use(power) => {
                self.use_power(o, who, power);
                self.perform(o, who, power)
            }
            Choice::Divine => self.divine_legion(o),
            _ => Ok(()),
        }
    }

    /// Everything a hero can do in its turn, and what it cannot.
    fn turn_question(&self, refusals: bool, who: Seat, turn: &Turn) -> Ask<Apocalypse> {
        let mut question =
            Ask::new(self.player_of(who), key::ASK_TURN.with("whom", self.name_of(who)), rule::HERO_ACTIONS, refusals);
        let stunned = self.hero(who).stunned;
        let free = |done: bool| match (stunned, done) {
            (true, _) => Err(rule::EFFECT_STUN),
            (false, true) => Err(rule::HERO_ACTIONS),
            (false, false) => Ok(()),
        };
        if stunned {
            question.consider(Choice::GiveUpMove, may_give_up(turn.moved));
            question.consider(Choice::GiveUpAttack, may_give_up(turn.attacked));
        }
        self.consider_moves(&mut question, who, free(turn.moved));
        self.consider_attacks(&mut question, who, free(turn.attacked));
        self.consider_ambushes(&mut question, who, turn, stunned);
        for whom in self.ordered() {
            let given_up = turn.attacked && !self.extinguishes_freely(who);
            question.consider(Choice::Extinguish(whom), free(given_up).and_then(|()| self.may_extinguish(who, whom)));
        }
        if stunned {
            for power in self.hero(who).powers.iter().filter(|power| power.card().when == When::Turn) {
                question.consider(Choice::Use(power), Err(rule::HERO_STUN_NOT_SPECIAL));
            }
        } else {
            self.consider_powers(&mut question, who, When::Turn);
        }
        question.consider(Choice::Luck, self.may_turn_luck(who));
        self.consider_divine(&mut question, who);
        question.consider(Choice::Done, may_end(stunned, turn));
        question
    }

    fn consider_attacks(&self, question: &mut Ask<Apocalypse>, who: Seat, free: Result<(), RuleId>) {
        let Some(at) = self.hero(who).at else { return };
        for area in self.map_areas() {
            if area == at || self.strikes_into(who, area) {
                question.consider(Choice::Attack(area), free.and_then(|()| self.may_attack(who, area)));
            }
        }
    }

    fn consider_ambushes(&self, question: &mut Ask<Apocalypse>, who: Seat, turn: &Turn, stunned: bool) {
        let Some(patrol) = self.hero(who).patrol else { return };
        for count in 1..=patrol.count {
            let verdict = if stunned { Err(rule::EFFECT_STUN) } else { self.may_set_ambush(who, count, turn) };
            question.consider(Choice::Ambush(count), verdict);
        }
    }

    /// A hero gives up its attack, not its move, to put out a fire in its area, also its own.
    fn may_extinguish(&self, who: Seat, whom: Seat) -> Verdict {
        let same_area = self.hero(whom).at.is_some() && self.hero(whom).at == self.hero(who).at;
        if same_area && self.hero(whom).fire { Ok(rule::HERO_EXTINGUISH) } else { Err(rule::HERO_EXTINGUISH) }
    }
}

/// A stunned hero gives up what it still has: its attack or its move.
fn may_give_up(done: bool) -> Verdict {
    if done { Err(rule::HERO_ACTIONS) } else { Ok(rule::EFFECT_STUN) }
}

/// All actions may be skipped, but a stunned hero first gives up one of two.
fn may_end(stunned: bool, turn: &Turn) -> Verdict {
    let can_give_up = !turn.moved || !turn.attacked;
    if stunned && can_give_up { Err(rule::EFFECT_STUN) } else { Ok(rule::MOVE_ZERO) }
}
