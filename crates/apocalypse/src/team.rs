//! The team action segment: recruit, first aid, earn gifts, renew, special actions, in any order.

use table::{Ask, Flow, Seat, Verdict, ask};

use crate::choice::Choice;
use crate::content::When;
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Phase, Team};
use crate::{key, rule};

impl Apocalypse {
    /// One choice of the hero whose turn it is to act with the team.
    pub(crate) fn team_step(&mut self, o: O, mut team: Team) -> Flow<()> {
        let who = self.in_order(team.nth);
        if team.done.has(who) || self.hero(who).at.is_none() {
            team.done = team.done.and(who);
            self.pass_on(team);
            return Ok(());
        }
        let question = self.team_question(o.wants_refusals(), who, &team);
        match ask(self, o, &question)? {
            Choice::Recruit => {
                team.recruited = team.recruited.and(who);
                self.recruit(o, who)?;
            }
            Choice::FirstAid(whom) => {
                if self.first_aid(o, who, whom)? {
                    team.aided = team.aided.and(who);
                }
            }
            Choice::Gift(place, slot) => {
                if self.earn_gift(o, who, place, slot)? {
                    team.gifted = team.gifted.and(who);
                }
            }
            Choice::Renew => {
                team.renewed = true;
                self.renew(o)?;
            }
            Choice::Luck => self.turn_luck(o, who),
            Choice::Use(power) => {
                self.use_power(o, who, power);
                self.perform(o, who, power)?;
            }
            Choice::Divine => self.divine_legion(o)?,
            Choice::Leave(heir) => self.leave(o, who, heir),
            Choice::Wait => {
                team.waited = team.waited.and(who);
                self.pass_on(team);
                return Ok(());
            }
            _ => {
                team.done = team.done.and(who);
                self.pass_on(team);
                return Ok(());
            }
        }
        self.phase = Phase::Team(team);
        Ok(())
    }

    /// The next hero in turn order that is not done; when all are, the hero phase begins.
    fn pass_on(&mut self, mut team: Team) {
        let count = self.heroes.len() as u8;
        let next = (1..=count).map(|step| (team.nth + step) % count).find(|nth| !team.done.has(self.in_order(*nth)));
        self.phase = match next {
            Some(nth) => {
                team.nth = nth;
                Phase::Team(team)
            }
            None => self.turn_of(0),
        };
    }

    /// Everything a hero can do now with the team.
    fn team_question(&self, refusals: bool, who: Seat, team: &Team) -> Ask<Apocalypse> {
        let mut question =
            Ask::new(self.player_of(who), key::ASK_TEAM.with("whom", self.name_of(who)), rule::TEAM_TOGETHER, refusals);
        question.consider(Choice::Recruit, self.may_recruit(who, team));
        for whom in self.ordered() {
            question.consider(Choice::FirstAid(whom), self.may_aid(who, whom, team));
        }
        self.consider_gifts(&mut question, who);
        question.consider(Choice::Renew, self.may_renew(team));
        self.consider_powers(&mut question, who, When::Team);
        question.consider(Choice::Luck, self.may_turn_luck(who));
        self.consider_divine(&mut question, who);
        if self.leaving && self.player_of(who) == who {
            for heir in self.ordered().filter(|heir| *heir != who && self.hero(*heir).joined && self.player_of(*heir) == *heir) {
                question.offer(Choice::Leave(heir), rule::ENTRY_LEAVE);
            }
        }
        question.consider(Choice::Wait, self.may_wait(who, team));
        question.offer(Choice::Done, rule::TEAM_TOGETHER);
        question
    }

    /// Once per segment a hero lets the others go first (ruling `team.turns`).
    fn may_wait(&self, who: Seat, team: &Team) -> Verdict {
        let others = self.ordered().any(|other| other != who && !team.done.has(other) && self.hero(other).at.is_some());
        if others && !team.waited.has(who) { Ok(rule::TEAM_TURNS) } else { Err(rule::TEAM_TURNS) }
    }

    /// First aid: free, or 1 courage among enemies, to a hero in the same area.
    fn may_aid(&self, who: Seat, whom: Seat, team: &Team) -> Verdict {
        if team.aided.has(who) {
            return Err(rule::TEAM_ONCE);
        }
        let at = self.hero(who).at;
        if at.is_none() || self.hero(whom).at != at {
            return Err(rule::FIRST_AID_HEAL);
        }
        self.may_be_aided(who, whom)?;
        let cures = self.may_cure(whom)?;
        if at.is_some_and(|at| self.has_enemies(at)) {
            return self.may_pay(who, 1, rule::FIRST_AID_COST);
        }
        Ok(if team.aided.is_empty() { cures } else { rule::FIRST_AID_MANY })
    }

    fn first_aid(&mut self, o: O, who: Seat, whom: Seat) -> Flow<bool> {
        let among_enemies = self.hero(who).at.is_some_and(|at| self.has_enemies(at));
        if among_enemies && !self.pay(o, who, 1, rule::CAPTAIN_COURAGE_CONSENT)? {
            return Ok(false);
        }
        let by = if among_enemies { rule::FIRST_AID_COST } else { rule::FIRST_AID_HEAL };
        self.tell(o, Event::Aided(who, whom), by);
        self.cure(o, who, whom, self.aid(who))?;
        Ok(true)
    }
}
