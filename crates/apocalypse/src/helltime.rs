//! Hell Time: the battle with the Lord.

use table::{Ask, Chance, Draw, Flow, Seat, Verdict};

use crate::about::About;
use crate::asking::{Battling, Joined, Question};
use crate::choice::Choice;
use crate::content::language::Asked;
use crate::content::{Circle, LordId, Power};
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Areas, Battle, Phase, Powers};
use crate::{key, rule};

impl Apocalypse {
    /// A hero has entered the shadow: the hero phase pauses, and what is left of its turn is lost.
    pub(crate) fn begin_battle(&mut self, o: O, who: Seat) {
        let next = match self.phase {
            Phase::Turn(nth, _) => Some(nth + 1),
            _ => None,
        };
        self.battle = Some(Battle { by: Some(who), next, round: 0 });
        self.tell(o, Event::HellTime(Some(who)), rule::HELLTIME_TRIGGER_ENTER);
        self.phase = Phase::Companions;
    }

    /// Whether a hero stands under the shadow, which counts as the Lord's area as a whole (ruling `shadow.area`).
    fn under_shadow(&self, who: Seat) -> bool {
        self.hero(who).at.is_some_and(|at| self.shadow.has(at))
    }

    /// Steps 1 and 2: the activating hero, or the captain if there is none, chooses who comes along.
    pub(crate) fn choose_companions(&mut self, o: O) -> Flow<()> {
        let Some(battle) = self.battle else { return Ok(()) };
        if let Some(by) = battle.by {
            self.go_to_hell(o, by, rule::HELLTIME_STEP_1);
        }
        for who in self.ordered() {
            if self.under_shadow(who) {
                let with_lord = self.hero(who).at == Some(self.lord.at);
                self.go_to_hell(o, who, if with_lord { rule::HELLTIME_STEP_2_FORCED } else { rule::SHADOW_AREA });
            }
        }
        let (chooser, by) = match battle.by {
            Some(by) => (by, rule::HELLTIME_STEP_2),
            None => (self.captain, rule::HELLTIME_STEP_2_CAPTAIN),
        };
        loop {
            let mut question = Question::new(self.player_of(chooser), About::Companions, by, o.wants_refusals());
            for who in self.ordered() {
                question.consider(Joined::Hero(who), self.may_join(who));
            }
            if question.options.is_empty() {
                break;
            }
            question.offer(Joined::Done, rule::HELLTIME_ALONE);
            let Joined::Hero(who) = question.put(self, o)? else { break };
            self.go_to_hell(o, who, rule::HELLTIME_STEP_2_ANYWHERE);
        }
        self.phase = Phase::Gate;
        Ok(())
    }

    /// Heroes come along from wherever they are, but only now (ruling `helltime.new-heroes`).
    fn may_join(&self, who: Seat) -> Verdict {
        match self.hero(who).at {
            Some(AreaId::HELL) => Err(rule::HELLTIME_STEP_2),
            Some(_) => Ok(rule::HELLTIME_STEP_2_ANYWHERE),
            None => Err(rule::HELLTIME_NEW_HEROES),
        }
    }

    fn go_to_hell(&mut self, o: O, who: Seat, rule: table::RuleId) {
        if self.hero(who).at.is_some_and(|at| at != AreaId::HELL) {
            self.hero_mut(who).at = Some(AreaId::HELL);
            self.tell(o, Event::WentToHell(who), rule);
        }
    }

    /// Steps 3 and 4: tokens under the shadow are revealed, all enemies there come to Hell, then the menace.
    pub(crate) fn open_gate(&mut self, o: O) -> Flow<()> {
        self.meet_lord(o)?;
        // Powers used earlier in the turn are available again (ruling `luck.again`).
        self.heroes.iter_mut().for_each(|hero| hero.used = Powers::default());
        for at in self.shadow.iter() {
            let by = if at == self.lord.at { rule::HELLTIME_STEP_3_TOKEN } else { rule::LORD_CYCLE_GROUP };
            self.reveal_tokens(o, at, by)?;
        }
        let mut gathered = 0;
        for at in self.shadow.iter() {
            let minions = core::mem::take(&mut self.ground_mut(at).minions);
            for (circle, count) in Circle::ALL.into_iter().zip(minions) {
                *self.ground_mut(AreaId::HELL).count_mut(circle) += count;
                gathered += count;
            }
        }
        for fourth in self.fourths.iter_mut().filter(|fourth| self.shadow.has(fourth.at)) {
            fourth.at = AreaId::HELL;
            gathered += 1;
        }
        self.tell(o, Event::Gathered(gathered), rule::HELLTIME_STEP_3_ENEMIES);
        self.tell(o, Event::Gate(self.lord.at), rule::HELLTIME_STEP_3_GATE);
        self.phase = Phase::HellHeroes(0);
        if let Some(lord) = self.lord.id {
            self.tell(o, Event::Menace(lord), rule::HELLTIME_STEP_4);
            self.menace(o, lord)?;
        }
        Ok(())
    }

    /// A secret Lord is chosen at random the first time its shadow is entered.
    fn meet_lord(&mut self, o: O) -> Flow<()> {
        if self.lord.id.is_none() {
            // Seats whose heroes are dead count for its health as well.
            let all_live = self.heroes.iter().all(|hero| hero.at.is_some() || !hero.joined);
            self.draw_lord(o, if all_live { rule::DIFFICULTY_SECRET_LORD } else { rule::LORD_HEALTH_BASIS })?;
        }
        Ok(())
    }

    /// A Lord is drawn at random; its health depends on the number of hero seats.
    pub(crate) fn draw_lord(&mut self, o: O, rule: table::RuleId) -> Flow<()> {
        let chance = Chance::pile("lord", key::CHANCE_LORD, rule);
        let drawn = o.draw(&Draw { chance, counts: &[1; LordId::ALL.len()] })?;
        self.lord.id = LordId::of(drawn);
        self.set_lord_health(o, rule);
        Ok(())
    }

    /// Step 5: each hero in Hell attacks or retreats, in turn order.
    pub(crate) fn hell_hero_step(&mut self, o: O, nth: u8) -> Flow<()> {
        if self.nobody_in_hell() {
            self.phase = Phase::HellEnds;
            return Ok(());
        }
        if usize::from(nth) >= self.heroes.len() {
            self.phase = Phase::HellEnemies;
            return Ok(());
        }
        let who = self.in_order(nth);
        if self.hero(who).at != Some(AreaId::HELL) {
            self.phase = Phase::HellHeroes(nth + 1);
            return Ok(());
        }
        let mut question = Question::new(self.player_of(who), About::Hell { who }, rule::HELLTIME_STEP_5, o.wants_refusals());
        let has_acted = self.battle.is_some_and(|battle| battle.next.is_some_and(|next| nth < next));
        question
            .offer(Battling::Attack(AreaId::HELL), if has_acted { rule::HELLTIME_STEP_5_ACTED } else { rule::HELLTIME_STEP_5 });
        for at in self.map_areas() {
            question.consider(Battling::Retreat(at), self.may_retreat(at));
        }
        question.consider(Battling::Luck, self.may_turn_luck(who));
        self.refuse_the_rest(&mut question, who);
        match question.put(self, o)? {
            Battling::Attack(at) => self.attack(o, who, at)?,
            Battling::Retreat(to) => self.retreat(o, who, to)?,
            Battling::Luck => {
                self.turn_luck(o, who);
                return Ok(());
            }
        }
        self.phase = Phase::HellHeroes(nth + 1);
        Ok(())
    }

    /// Nothing else happens in Hell: no fire burns or is put out, and only what matters in combat can be used.
    fn refuse_the_rest(&self, question: &mut Ask<Apocalypse>, who: Seat) {
        for whom in self.heroes_in(AreaId::HELL).filter(|whom| self.hero(*whom).fire) {
            let why = if whom == who { rule::FIRE_HELL } else { rule::HELLTIME_NO_EVENTS };
            question.consider(Choice::Extinguish(whom), Err(why));
        }
        let idle = |power: &Power| power.card().when().is_some_and(|when| !when.in_hell() && when.asked() != Asked::Offer);
        for power in self.hero(who).powers.iter().filter(idle) {
            question.consider(Choice::Use(who, power), Err(rule::HELLTIME_ONLY_COMBAT));
        }
    }

    fn may_retreat(&self, to: AreaId) -> Verdict {
        if self.shadow.has(to) { Err(rule::HELLTIME_STEP_5_RETREAT) } else { Ok(rule::HELLTIME_STEP_5_RETREAT) }
    }

    /// A hero retreats to an area outside the shadow, if the Lord lets it go.
    fn retreat(&mut self, o: O, who: Seat, to: AreaId) -> Flow<()> {
        if let Some(lord) = self.lord.id
            && !self.lord_lets_go(o, lord, who)?
        {
            self.tell(o, Event::HeldBack(who), rule::CONTENT_LORDS);
            return Ok(());
        }
        self.hero_mut(who).at = Some(to);
        self.tell(o, Event::Retreated(who, to), rule::HELLTIME_STEP_5_RETREAT);
        Ok(())
    }

    pub(crate) fn nobody_in_hell(&self) -> bool {
        self.heroes_in(AreaId::HELL).next().is_none()
    }

    /// Step 6: the enemies attack, the Lord last; then the battle goes on.
    pub(crate) fn hell_enemies(&mut self, o: O) -> Flow<()> {
        self.tell(o, Event::AreaAttacks(AreaId::HELL), rule::HELLTIME_STEP_6);
        self.area_attacks(o, AreaId::HELL)?;
        if let Some(battle) = &mut self.battle {
            battle.round = battle.round.saturating_add(1);
        }
        self.heroes.iter_mut().for_each(|hero| hero.used = Powers::default());
        if self.nobody_in_hell() {
            self.phase = Phase::HellEnds;
            return Ok(());
        }
        self.phase = Phase::HellHeroes(0);
        let round = self.battle.map_or(1, |battle| battle.round.saturating_add(1));
        self.tell(o, Event::HellRound(round), rule::HELLTIME_REPEAT);
        Ok(())
    }

    /// No hero is left in Hell: the enemies return to the gate, and play resumes where it paused.
    pub(crate) fn end_battle(&mut self, o: O) -> Flow<()> {
        let gate = self.lord.at;
        let minions = core::mem::take(&mut self.ground_mut(AreaId::HELL).minions);
        for (circle, count) in Circle::ALL.into_iter().zip(minions) {
            *self.ground_mut(gate).count_mut(circle) += count;
            if count > 0 {
                self.tell(o, Event::Placed(circle, count, gate), rule::HELLTIME_END_MINIONS);
            }
        }
        for fourth in self.fourths.iter_mut().filter(|fourth| fourth.at == AreaId::HELL) {
            fourth.at = gate;
        }
        let battle = self.battle.take();
        let after_hero = battle.and_then(|battle| battle.next);
        self.tell(o, Event::HellEnded(gate), rule::HELLTIME_END_RETURN);
        if let Some(by) = battle.and_then(|battle| battle.by) {
            self.tell(o, Event::TurnLost(by), rule::HELLTIME_END_TURN_LOST);
        }
        self.phase = match after_hero {
            Some(next) => self.turn_of(next),
            None => Phase::MinionsAttack(Areas::NONE),
        };
        match self.phase {
            Phase::Dawn(next) => self.tell(o, Event::GoesOn(Some(self.in_order(next))), rule::HELLTIME_END_HERO_PHASE),
            _ => self.tell(o, Event::GoesOn(None), rule::HELLTIME_END_ENEMY_PHASE),
        }
        self.reveal_where_seen(o, rule::HELLTIME_RETREAT_TOKEN)
    }
}
