//! The team action segment: recruit, first aid, earn gifts, renew, special actions, in any order.

use table::{Flow, Seat, Seats, Verdict};

use crate::about::About;
use crate::asking::{Question, Teaming};
use crate::choice::Act;
use crate::content::GiftId;
use crate::content::language::Use;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Phase, Team};

impl Apocalypse {
    /// One action with the team, of any hero that is not done; when all are, the hero phase begins.
    pub(crate) fn team_step(&mut self, o: O, mut team: Team) -> Flow<()> {
        let players = self.acting(&team).fold(Seats::NONE, |players, who| players.and(self.player_of(who)));
        if players.is_empty() {
            self.phase = self.turn_of(0);
            return Ok(());
        }
        match self.team_question(o.wants_refusals(), players, &team).put(self, o)? {
            Teaming::Renew => team.renewed = self.renew(o)?,
            Teaming::Team(who, act) => self.act(o, who, act, &mut team)?,
        }
        self.phase = Phase::Team(team);
        Ok(())
    }

    /// The heroes that can still act with the team, in turn order.
    fn acting(&self, team: &Team) -> impl Iterator<Item = Seat> + use<'_> {
        let done = team.done;
        self.ordered().filter(move |who| !done.has(*who) && self.hero(*who).at.is_some())
    }

    fn act(&mut self, o: O, who: Seat, act: Act, team: &mut Team) -> Flow<()> {
        match act {
            Act::Recruit => {
                team.recruited = team.recruited.and(who);
                self.recruit(o, who)?;
            }
            Act::FirstAid(whom) => {
                if self.first_aid(o, who, whom)? {
                    team.aided = team.aided.and(who);
                }
            }
            Act::Gift(place, slot) => {
                if self.earn_gift(o, who, place, slot)? {
                    team.gifted = team.gifted.and(who);
                }
            }
            Act::Luck => self.turn_luck(o, who),
            Act::Use(power) => self.act_with(o, who, power)?,
            Act::Divine => self.divine_legion(o)?,
            Act::Leave(heir) => self.leave(o, who, heir),
            Act::Done => team.done = team.done.and(who),
        }
        Ok(())
    }

    /// Everything that heroes can do now with the team; whoever wants acts next (ruling `team.turns`).
    fn team_question(&self, refusals: bool, players: Seats, team: &Team) -> Question<Teaming> {
        let mut question = Question::new(players, About::Team, rule::TEAM_TURNS, refusals);
        let gifts = self.panel_gifts();
        for who in self.acting(team) {
            self.consider_acts(&mut question, who, team, &gifts);
        }
        question.consider(Teaming::Renew, self.may_renew(team));
        question
    }

    fn consider_acts(&self, question: &mut Question<Teaming>, who: Seat, team: &Team, gifts: &[(u8, GiftId)]) {
        let player = self.player_of(who);
        let mut consider = |act, verdict| question.consider_for(player, Teaming::Team(who, act), verdict);
        consider(Act::Recruit, self.may_recruit(who, team));
        for whom in self.ordered() {
            consider(Act::FirstAid(whom), self.may_aid(who, whom, team));
        }
        self.consider_gifts(question, who, gifts);
        let mut consider = |act, verdict| question.consider_for(player, Teaming::Team(who, act), verdict);
        for power in self.hero(who).powers_for(Use::Team) {
            consider(Act::Use(power), self.may_use_power(who, power));
        }
        consider(Act::Luck, self.may_turn_luck(who));
        if self.divine == Some(who) {
            consider(Act::Divine, Ok(rule::DIVINE_LEGION));
        }
        if self.leaving && player == who {
            for heir in self.ordered().filter(|heir| *heir != who && self.hero(*heir).joined && self.player_of(*heir) == *heir) {
                consider(Act::Leave(heir), Ok(rule::ENTRY_LEAVE));
            }
        }
        consider(Act::Done, Ok(rule::TEAM_TOGETHER));
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
        let heals = rule::FIRST_AID_HEAL;
        let by = if among_enemies { heals.and(rule::FIRST_AID_COST) } else { heals.into() };
        self.tell(o, Event::Aided(who, whom), by);
        self.cure(o, who, whom, self.aid(who))?;
        Ok(true)
    }
}
