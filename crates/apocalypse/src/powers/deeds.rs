//! What powers do: to the table, to an attack before it is rolled, and to its dice.

use arrayvec::ArrayVec;
use table::{Chance, Flow, RuleId, Seat};

use crate::about::About;
use crate::asking::{Adding, Aiming, Question, Raising};
use crate::attack::{Attack, Striker};
use crate::choice::Choice;
use crate::content::language::{Adjust, Clause, Deed, Marker, Prepare, Price, Split, Whom};
use crate::content::{Benefit, Circle, DESPAIR_TRACK, Power};
use crate::dice::{Level, MOST_ROLLED, Pool, Rolled};
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Enemy, MOST_HEROES, Phase};
use crate::{key, rule};

/// A die cannot be raised by more levels than this.
const HIGHEST: u8 = Level::D12 as u8;

type Heroes = ArrayVec<Seat, MOST_HEROES>;

impl Apocalypse {
    /// Whether a benefit would do anything.
    pub(crate) fn can_gain(&self, who: Seat, benefit: Benefit) -> bool {
        !matches!(benefit, Benefit::Heal(_)) || self.can_heal(who)
    }

    /// Whether a deed would do anything.
    pub(crate) fn can(&self, who: Seat, deed: Deed) -> bool {
        match deed {
            Deed::Gain(benefit) => self.can_gain(who, benefit),
            Deed::Courage(whom, _) | Deed::Cure(whom, _) | Deed::Rid(whom, _) | Deed::Trooper(whom) => {
                !self.subjects(who, deed, whom).is_empty()
            }
            Deed::Exchange(prices) => self.exchangeable(who, prices).next().is_some(),
            Deed::HoldDespair(_) => self.despair > 1,
            Deed::RaiseAmbushes => self.ambush_dice < HIGHEST && self.map_areas().any(|at| self.may_spring(at).is_ok()),
        }
    }

    /// Whether a clause that is used at its moment would do anything now.
    pub(crate) fn can_use(&self, who: Seat, clause: &Clause) -> bool {
        let can = |prepares: &[Prepare]| prepares.iter().all(|prepare| self.can_prepare(who, *prepare));
        match clause {
            Clause::Action(_, deeds) => deeds.iter().all(|deed| self.can(who, *deed)),
            Clause::BeforeRoll(prepares) => can(prepares),
            Clause::BeforeRollIf(condition, prepares) => self.holds(who, *condition) && can(prepares),
            Clause::AfterRoll(adjusts) => adjusts.iter().all(|adjust| self.can_adjust(*adjust)),
            _ => true,
        }
    }

    /// Whether there is something for a power to change in the attack that is about to be rolled.
    pub(crate) fn can_prepare(&self, who: Seat, prepare: Prepare) -> bool {
        let pool = self.attack.map_or_else(|| self.attack_pool(who), |attack| attack.pool);
        match prepare {
            Prepare::Suffer(damage) => self.hero(who).health > damage,
            Prepare::Split(splits) => splits.iter().any(|Split::For { from, .. }| pool.count(*from) > 0),
            Prepare::GiveUpMove => matches!(self.phase, Phase::Turn(_, turn) if !turn.moved),
            Prepare::AllBecome(level) => usize::from(pool.count(level)) < pool.len(),
            Prepare::Breach => self.attack.is_none_or(|attack| !attack.breaches),
            Prepare::Dice(_) => true,
        }
    }

    /// Whether there are dice for a power to change, and room for those that it adds.
    pub(crate) fn can_adjust(&self, adjust: Adjust) -> bool {
        let dice = self.strike.as_ref().map_or(0, |strike| strike.dice.0.len());
        match adjust {
            Adjust::AddUp => dice > 1,
            Adjust::More(count, _) => dice + usize::from(count) <= MOST_ROLLED,
            Adjust::Again | Adjust::Sharpen(_) => dice > 0,
        }
    }

    /// Carries out the deeds of a power, in order.
    pub(crate) fn do_all(&mut self, o: O, who: Seat, power: Power, deeds: &[Deed], by: RuleId) -> Flow<()> {
        deeds.iter().try_for_each(|deed| self.do_one(o, who, power, *deed, by))
    }

    fn do_one(&mut self, o: O, who: Seat, power: Power, deed: Deed, by: RuleId) -> Flow<()> {
        match deed {
            Deed::Gain(benefit) => self.benefit(o, who, benefit, by)?,
            Deed::Courage(whom, count) => {
                for whom in self.choose_subjects(o, who, power, deed, whom)? {
                    self.gain_courage(o, whom, count, power.rule());
                }
            }
            Deed::Cure(whom, points) => {
                for whom in self.choose_subjects(o, who, power, deed, whom)? {
                    self.cure(o, who, whom, points)?;
                }
            }
            Deed::Rid(whom, markers) => {
                for whom in self.choose_subjects(o, who, power, deed, whom)? {
                    markers.iter().for_each(|marker| self.rid(o, who, whom, *marker, power.rule()));
                }
            }
            Deed::Trooper(whom) => {
                let [cheapest, ..] = self.region.card().five();
                for whom in self.choose_subjects(o, who, power, deed, whom)? {
                    self.take_trooper(o, whom, cheapest);
                }
            }
            Deed::Exchange(prices) => self.exchange(o, who, power, prices)?,
            Deed::HoldDespair(boxes) => self.hold_despair_back(o, boxes, power.rule()),
            Deed::RaiseAmbushes => self.ambush_dice = self.ambush_dice.saturating_add(1),
        }
        Ok(())
    }

    /// The heroes for whom a deed would do something.
    fn subjects(&self, who: Seat, deed: Deed, whom: Whom) -> Heroes {
        let here = self.hero(who).at;
        let meant = self.ordered().filter(|other| match whom {
            Whom::Owner => *other == who,
            Whom::Others | Whom::SomeOthers(_) => *other != who && here.is_some() && self.hero(*other).at == here,
            Whom::OneHere => self.hero(*other).at == here,
            Whom::OneAnywhere => self.hero(*other).at.is_some(),
        });
        meant.filter(|other| self.is_subject(*other, deed)).collect()
    }

    fn is_subject(&self, whom: Seat, deed: Deed) -> bool {
        let hero = self.hero(whom);
        match deed {
            Deed::Cure(..) => self.may_cure(whom).is_ok(),
            Deed::Rid(_, markers) => markers.iter().any(|marker| match marker {
                Marker::Fire => hero.fire,
                Marker::Stun => hero.stunned,
                Marker::Pestilence => hero.pestilence > 0,
            }),
            Deed::Trooper(_) => {
                let [cheapest, ..] = self.region.card().five();
                let limit = self.patrol_limit(whom);
                let fits = hero.patrol.is_none_or(|patrol| patrol.kind == cheapest && patrol.count < limit);
                fits && self.in_supply(cheapest) > 0
            }
            Deed::Gain(_) | Deed::Courage(..) | Deed::Exchange(_) | Deed::HoldDespair(_) | Deed::RaiseAmbushes => true,
        }
    }

    /// The heroes for whom a deed is done: all that are meant, or those that the owner chooses.
    fn choose_subjects(&self, o: O, who: Seat, power: Power, deed: Deed, whom: Whom) -> Flow<Heroes> {
        let mut left = self.subjects(who, deed, whom);
        let count = match whom {
            Whom::Owner | Whom::Others => return Ok(left),
            Whom::SomeOthers(count) => count,
            Whom::OneHere | Whom::OneAnywhere => 1,
        };
        let mut chosen = Heroes::new();
        for _ in 0..count {
            let Some(whom) = self.ask_whom(o, who, power, &left, false)? else { break };
            left.retain(|other| *other != whom);
            chosen.push(whom);
        }
        Ok(chosen)
    }

    /// Removes all markers of a kind.
    fn rid(&mut self, o: O, by: Seat, whom: Seat, marker: Marker, rule: RuleId) {
        match marker {
            Marker::Fire => self.put_out(o, by, whom, rule),
            Marker::Stun => {
                if self.hero(whom).stunned {
                    self.hero_mut(whom).stunned = false;
                    self.tell(o, Event::StoodUp(whom), rule);
                }
            }
            Marker::Pestilence => {
                while self.hero(whom).pestilence > 0 {
                    self.remove_pestilence(o, whom, rule);
                }
            }
        }
    }

    /// The minions in a hero's area whose price fits on the despair track.
    fn exchangeable(&self, who: Seat, prices: &'static [Price]) -> impl Iterator<Item = (Circle, u8)> + '_ {
        let ground = self.hero(who).at.map(|at| self.ground_of(at));
        let open = move |Price::Boxes(circle, boxes): &Price| {
            let there = ground.is_some_and(|ground| ground.count(*circle) > 0);
            (there && self.despair + boxes <= DESPAIR_TRACK).then_some((*circle, *boxes))
        };
        prices.iter().filter_map(open)
    }

    /// A minion dies, and despair advances.
    fn exchange(&mut self, o: O, who: Seat, power: Power, prices: &'static [Price]) -> Flow<()> {
        let about = About::Enemy { who, power };
        let mut question = Question::new(self.player_of(who), about, rule::HERO_SPECIAL, o.wants_refusals());
        for (circle, _) in self.exchangeable(who, prices) {
            question.offer(Aiming::Enemy(Enemy::Minion(circle)), rule::HERO_SPECIAL);
        }
        let Some(Aiming::Enemy(Enemy::Minion(chosen))) = self.put_or_only(o, &question)? else { return Ok(()) };
        let (Some((_, boxes)), Some(at)) =
            (self.exchangeable(who, prices).find(|(circle, _)| *circle == chosen), self.hero(who).at)
        else {
            return Ok(());
        };
        self.despair += boxes;
        self.tell(o, Event::Despair(self.despair), power.rule());
        self.kill_minion(o, Striker::Hero(who), chosen, at)
    }

    /// A power changes an attack before it is rolled.
    pub(crate) fn prepare(&mut self, o: O, power: Power, attack: &mut Attack) -> Flow<()> {
        for clause in power.card().says {
            if let Clause::BeforeRoll(prepares) | Clause::BeforeRollIf(_, prepares) = clause {
                for prepare in *prepares {
                    self.prepare_one(o, power, *prepare, attack)?;
                }
            }
        }
        Ok(())
    }

    fn prepare_one(&mut self, o: O, power: Power, prepare: Prepare, attack: &mut Attack) -> Flow<()> {
        match prepare {
            Prepare::GiveUpMove => {
                if let Phase::Turn(_, turn) = &mut self.phase {
                    turn.moved = true;
                }
            }
            Prepare::Suffer(damage) => self.hurt(o, attack.by, damage, rule::TROOPER_ABSORB_ONLY_ATTACKS)?,
            Prepare::Dice(change) => change.change(&mut attack.pool),
            Prepare::AllBecome(level) => {
                let count = attack.pool.len() as u8;
                attack.pool = Pool::NONE;
                attack.pool.add(level, count);
            }
            Prepare::Split(splits) => self.split(o, power, splits, attack)?,
            Prepare::Breach => attack.breaches = true,
        }
        Ok(())
    }

    /// One of these dice becomes several others.
    fn split(&self, o: O, power: Power, splits: &[Split], attack: &mut Attack) -> Flow<()> {
        let about = About::Die { who: attack.by, power };
        let mut question = Question::new(self.player_of(attack.by), about, rule::LUCK_POWERS, o.wants_refusals());
        for Split::For { from, .. } in splits.iter().filter(|Split::For { from, .. }| attack.pool.count(*from) > 0) {
            question.offer(Raising::Raise(*from), rule::LUCK_POWERS);
        }
        let Some(Raising::Raise(chosen)) = self.put_or_only(o, &question)? else { return Ok(()) };
        for Split::For { from, count, to } in splits {
            if *from == chosen && attack.pool.take(*from) {
                attack.pool.add(*to, *count);
            }
        }
        Ok(())
    }

    /// A power changes dice that have fallen.
    pub(crate) fn adjust(&self, o: O, power: Power, who: Seat, rolled: &mut Rolled) -> Flow<()> {
        for clause in power.card().says {
            if let Clause::AfterRoll(adjusts) = clause {
                for adjust in *adjusts {
                    self.adjust_one(o, power, who, *adjust, rolled)?;
                }
            }
        }
        Ok(())
    }

    fn adjust_one(&self, o: O, power: Power, who: Seat, adjust: Adjust, rolled: &mut Rolled) -> Flow<()> {
        let chance = Chance::dice(key::CHANCE_ATTACK, rule::LUCK_POWERS).by(self.player_of(who));
        match adjust {
            Adjust::More(count, level) => {
                let mut more = Pool::NONE;
                more.add(level, count);
                rolled.join(more.roll(o, &chance)?)?;
            }
            Adjust::AddUp => self.add_up(o, power, who, rolled)?,
            Adjust::Again => {
                let mut again = Pool::NONE;
                rolled.0.iter().for_each(|die| again.add(die.level, 1));
                *rolled = again.roll(o, &chance)?;
            }
            Adjust::Sharpen(more) => {
                if let Some(highest) = rolled.0.iter_mut().max_by_key(|die| die.face) {
                    highest.face = highest.face.saturating_add(more);
                }
            }
        }
        Ok(())
    }

    /// Two dice are added up and count as one.
    fn add_up(&self, o: O, power: Power, who: Seat, rolled: &mut Rolled) -> Flow<()> {
        let about = About::TwoDice { who, power };
        let mut question = Question::new(self.player_of(who), about, rule::LUCK_POWERS, o.wants_refusals());
        for (at, one) in rolled.0.iter().enumerate() {
            for two in rolled.0.iter().skip(at + 1) {
                let (high, low) = (one.face.max(two.face), one.face.min(two.face));
                if question.options.iter().all(|option| option.choice != Choice::Add(high, low)) {
                    question.offer(Adding::Add(high, low), rule::LUCK_POWERS);
                }
            }
        }
        let Some(Adding::Add(high, low)) = self.put_or_only(o, &question)? else { return Ok(()) };
        if let Some(low_at) = rolled.0.iter().position(|die| die.face == low) {
            rolled.0.remove(low_at);
        }
        if let Some(die) = rolled.0.iter_mut().find(|die| die.face == high) {
            die.face = die.face.saturating_add(low);
        }
        Ok(())
    }
}
