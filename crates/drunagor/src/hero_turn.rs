//! A hero's turn: conditions, triggers, then a free move, two Cube Actions and Minor Actions in any order, and its end.

use table::{Flow, Seat, Verdict};

use crate::about::About;
use crate::asking::{Question, Turning};
use crate::content::language::{Condition, Effect, Mark, Part, Token, Trait};
use crate::event::Event;
use crate::hero::Cube;
use crate::movement::{How, MOVE_ACTION};
use crate::play::O;
use crate::reach::Ways;
use crate::rule;
use crate::skills::Pieces;
use crate::state::{Drunagor, Phase, Turn, Who};

/// The bit for a KI that was discarded.
const SPENT_KI: u8 = 2;
/// Cube Actions of a turn.
const CUBE_ACTIONS: u8 = 2;

impl Drunagor {
    /// A turn begins: whoever is down stands up, conditions resolve, passive skills trigger.
    pub(crate) fn dawn(&mut self, o: O, who: Seat) -> Flow<()> {
        self.new_turn();
        self.tell(o, Event::HeroTurn(who), rule::TURN_EACH_ROUND.and(rule::INITIATIVE_ROLE_SLOTS));
        if self.is_out(who) {
            return Ok(());
        }
        if self.hero(who).down {
            self.catch_breath(o, who, rule::KNOCKOUT_BREATH);
        }
        let stunned = self.resolve_conditions(o, Who::Hero(who))?;
        if self.hero(who).down {
            self.catch_breath(o, who, rule::KNOCKOUT_SAME_TURN);
        }
        let cubes = CUBE_ACTIONS - u8::from(stunned);
        self.phase = Phase::Turn(Turn { who, moved: false, points: 0, cubes, minors: 0, spent: 0 });
        self.when(o, who, |held| if let Trait::Dawn(part) = held { Some(part) } else { None })
    }

    /// A hero who was knocked out stands up with full Health.
    fn catch_breath(&mut self, o: O, who: Seat, by: table::RuleId) {
        let hero = self.hero_mut(who);
        hero.down = false;
        hero.health = hero.most_health();
        self.tell(o, Event::Breath(who), by.and(rule::KEYWORD_REGAIN_BREATH));
    }

    /// One action of the hero.
    pub(crate) fn turn_step(&mut self, o: O, turn: Turn) -> Flow<()> {
        let who = turn.who;
        if self.hero(who).down {
            return self.end_turn(o, who);
        }
        let ways = self.ways(Who::Hero(who), self.points_now(&turn), How::default());
        let chosen = self.turn_question(o.wants_refusals(), &turn, &ways).put(self, o)?;
        match chosen {
            Turning::Go(to) => self.go(o, turn, &ways, to),
            Turning::Rise => {
                self.set_turn(Turn { moved: true, points: 0, ..turn });
                let _none = self.points_for(o, Who::Hero(who), 0);
                Ok(())
            }
            Turning::Again(cube) => {
                self.expend(o, who, cube, rule::MOVEMENT_EXTRA_MOVE_ACTION);
                let points = self.points_for(o, Who::Hero(who), MOVE_ACTION);
                self.set_turn(Turn { points, cubes: turn.cubes - 1, ..turn });
                Ok(())
            }
            Turning::Use(place, cube) => {
                self.lose_points(o, &turn);
                self.set_turn(Turn { points: 0, cubes: turn.cubes - 1, ..turn });
                let Some(usable) = self.hero(who).usable(place) else { return Ok(()) };
                let source = self.paid_source(o, who, place, cube)?;
                self.spend(who, place, cube);
                let also = if source.doubled { rule::KEYWORD_WILD_CUBE_DOUBLE } else { rule::SKILL_CUBE_ACTION };
                let by = rule::SKILL_SPEND.and(also);
                match (usable.skill, usable.item) {
                    (Some(skill), _) => self.tell(o, Event::Used(who, skill, cube), by),
                    (None, Some(item)) => {
                        self.tell(o, Event::UsedItem(who, item, cube), rule::EQUIPMENT_SKILL_KIND.and(rule::EQUIPMENT_SKILL_USE))
                    }
                    (None, None) => {}
                }
                self.perform(o, &source, usable.does)
            }
            Turning::Ki => {
                self.set_turn(Turn { spent: turn.spent | SPENT_KI, ..turn });
                self.hero_mut(who).tokens.lose(Token::Ki, 1);
                self.tell(o, Event::Lost(Who::Hero(who), Token::Ki, 1), rule::KEYWORD_KI.and(rule::KEYWORD_KI_LIMIT));
                let source = self.by_weapon(who);
                self.weapon_attack(o, who, &source, 0, &[], &[])
            }
            Turning::Purge(cube) => {
                self.set_turn(Turn { points: 0, cubes: turn.cubes - 1, ..turn });
                self.purge(o, who, cube)
            }
            Turning::Recall => {
                self.recall_action(o, who, rule::RECALL_WILLING)?;
                self.end_turn(o, who)
            }
            Turning::End => self.end_turn(o, who),
            minor => self.minor_action(o, turn, minor),
        }
    }

    /// Points for the next step: those of the present move, or of the free Move Action.
    pub(crate) fn points_now(&self, turn: &Turn) -> u8 {
        if turn.points > 0 || turn.moved {
            return turn.points;
        }
        let hero = self.hero(turn.who);
        if hero.tokens.has(Condition::KnockDown) {
            return 0;
        }
        let more = hero.sum(|held| if let Trait::Movement(more) = held { Some(*more) } else { None });
        let slow = if hero.tokens.has(Condition::Slow) { 2 } else { 0 };
        MOVE_ACTION.saturating_add_signed(more).saturating_sub(slow)
    }

    fn go(&mut self, o: O, turn: Turn, ways: &Ways, to: crate::square::Square) -> Flow<()> {
        let who = Who::Hero(turn.who);
        if turn.points == 0 && !turn.moved {
            // The first step takes the free Move Action; SLOW shows in its points.
            let _points = self.points_for(o, who, MOVE_ACTION);
        }
        self.set_turn(Turn { moved: true, points: 0, ..turn });
        let left = self.walk(o, who, ways, to, How::default())?;
        if let Phase::Turn(now) = &mut self.phase {
            now.points = left;
        }
        Ok(())
    }

    pub(crate) fn set_turn(&mut self, turn: Turn) {
        self.phase = Phase::Turn(turn);
    }

    /// A Cube Action forfeits the movement points that are left.
    fn lose_points(&self, o: O, turn: &Turn) {
        if turn.points > 0 {
            self.tell(o, Event::PointsLost(Who::Hero(turn.who), turn.points), rule::TURN_CUBE_ACTION_ENDS_MOVE);
        }
    }

    /// The turn is over: the ground has its last word, then pets and companions act.
    fn end_turn(&mut self, o: O, who: Seat) -> Flow<()> {
        self.phase = Phase::Friends(who, 0);
        if !self.hero(who).down {
            self.tread(o, Who::Hero(who), rule::TERRAIN_TRIGGER_END)?;
        }
        Ok(())
    }

    /// Everything a hero can do now, and what the hero cannot.
    fn turn_question(&self, refusals: bool, turn: &Turn, ways: &Ways) -> Question<Turning> {
        let who = turn.who;
        let points = self.points_now(turn);
        let about = About::Turn { who, points, cubes: turn.cubes };
        let mut question = Question::new(who, about, rule::TURN_ACTIONS_STEP, refusals);
        let by = if turn.points > 0 { rule::MOVEMENT_POINTS } else { rule::TURN_FREE_MOVE };
        if points > 0 {
            self.consider_moves(Who::Hero(who), ways, |to, verdict| question.consider(Turning::Go(to), verdict.map(|_| by)));
        }
        let hero = self.hero(who);
        if hero.tokens.has(Condition::KnockDown) && !turn.moved {
            question.offer(Turning::Rise, rule::KEYWORD_KNOCK_DOWN_EFFECT);
        }
        let cube_action = if turn.cubes > 0 { Ok(()) } else { Err(rule::TURN_CUBE_ACTIONS) };
        for cube in Cube::ALL.into_iter().filter(|cube| hero.count(*cube) > 0) {
            let verdict = cube_action.map(|()| rule::MOVEMENT_EXTRA_MOVE_ACTION).map_err(|_| rule::MOVEMENT_EXTRA_MOVE_LIMIT);
            question.consider(Turning::Again(cube), verdict);
        }
        self.consider_skills(&mut question, who, cube_action);
        self.consider_minors(&mut question, turn);
        self.consider_purge(&mut question, who, cube_action);
        if hero.tokens.count(Token::Ki) > 0 {
            let spent = if turn.spent & SPENT_KI != 0 { Err(rule::KEYWORD_KI_LIMIT) } else { Ok(()) };
            let may = spent.and_then(|()| self.may_attack(who, self.by_weapon(who).ranged)).map(|_| rule::KEYWORD_KI);
            question.consider(Turning::Ki, may);
        }
        question.consider(Turning::Recall, hero.may_recall());
        question.offer(Turning::End, rule::TURN_OPTIONAL);
        question
    }

    fn consider_skills(&self, question: &mut Question<Turning>, who: Seat, cube_action: Result<(), table::RuleId>) {
        let hero = self.hero(who);
        for place in crate::hero::Place::all() {
            let Some(usable) = hero.usable(place) else { continue };
            if usable.slot.is_empty() || usable.mark == Some(Mark::Reaction) {
                continue;
            }
            for cube in hero.payments(usable.slot) {
                let ranged = self.source_of(who, place, usable.slot, cube).ranged;
                let verdict =
                    cube_action.and_then(|()| self.may_use(who, place)).and_then(|_| self.may_do(who, usable.does, ranged));
                question.consider(Turning::Use(place, cube), verdict.map(|_| Self::payment_rule(usable.slot.len(), cube)));
            }
        }
    }

    /// Whether a text can be begun: a Weapon Attack needs a weapon and room, and life that is paid has to be there.
    pub(crate) fn may_do(&self, who: Seat, parts: &'static [Part], ranged: bool) -> Verdict {
        for part in parts {
            let Pieces { swings, effects, .. } = part.pieces();
            if !swings.is_empty() {
                self.may_attack(who, ranged)?;
            }
            for effect in effects {
                if let Effect::PayLife(cost) = effect
                    && self.hero(who).health <= *cost
                {
                    return Err(rule::KEYWORD_PAY_LIFE_LIMIT);
                }
            }
        }
        Ok(rule::SKILL_CUBE_ACTION)
    }
}
