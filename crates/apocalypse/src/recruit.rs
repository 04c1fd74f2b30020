//! Recruiting: a roll, courage for more points, and troopers of one kind.

use table::{Chance, Dice, Flow, Roll, Seat, Verdict};

use crate::about::About;
use crate::asking::{Question, Recruiting};
use crate::content::TrooperId;
use crate::dice::Level;
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Team, Troop};
use crate::{key, rule};

impl Apocalypse {
    /// Heroes recruit in the start area, or where a place or a power lets them, once per segment and for free.
    pub(crate) fn may_recruit(&self, who: Seat, team: &Team) -> Verdict {
        if team.recruited.has(who) {
            return Err(rule::TEAM_ONCE);
        }
        match self.hero(who).at {
            Some(AreaId::START) => Ok(rule::RECRUIT_WHERE),
            Some(at) if self.recruits_here(who, at) => {
                Ok(if self.in_armory(who) { rule::CONTENT_MAPS } else { rule::CONTENT_TROOPERS })
            }
            _ => Err(rule::RECRUIT_WHERE),
        }
    }

    /// A hero rolls a four-sided die and takes troopers for the points; what is left over is lost.
    pub(crate) fn recruit(&mut self, o: O, who: Seat) -> Flow<()> {
        let chance = Chance::dice(key::CHANCE_RECRUIT, rule::RECRUIT_ROLL).by(self.player_of(who));
        let faces = o.roll(&Roll { chance, dice: Dice::of(1, Level::D4.die()) })?;
        let mut points = faces.first().copied().unwrap_or(1) + self.recruiting(who);
        self.tell(o, Event::RecruitRoll(who, points), rule::RECRUIT_ROLL);
        loop {
            let question = self.recruit_question(o.wants_refusals(), who, points);
            match question.put(self, o)? {
                Recruiting::Take(kind) => {
                    points -= kind.card().cost;
                    self.take_trooper(o, who, kind);
                }
                Recruiting::BuyPoint => {
                    if self.pay(o, who, 1, rule::CAPTAIN_COURAGE_CONSENT)? {
                        // Saturating is safe: nobody has more than 255 courage to spend.
                        points = points.saturating_add(1);
                    }
                }
                Recruiting::DiscardTrooper => self.discard_patrol(o, who, 1),
                Recruiting::DiscardPatrol => self.discard_patrol(o, who, u8::MAX),
                Recruiting::Luck => self.turn_luck(o, who),
                Recruiting::Done => break,
            }
        }
        if points > 0 {
            self.tell(o, Event::PointsLost(who, points), rule::RECRUIT_EXCESS);
        }
        Ok(())
    }

    fn recruit_question(&self, refusals: bool, who: Seat, points: u8) -> Question<Recruiting> {
        let mut question = Question::new(self.player_of(who), About::Recruit { who, points }, rule::RECRUIT_PAY, refusals);
        for kind in self.region.card().five() {
            question.consider(Recruiting::Take(kind), self.may_take(who, kind, points));
        }
        question.consider(Recruiting::BuyPoint, self.may_pay(who, 1, rule::RECRUIT_COURAGE));
        if let Some(patrol) = self.hero(who).patrol {
            question.offer(Recruiting::DiscardPatrol, rule::RECRUIT_DISCARD);
            if patrol.count > 1 {
                question.offer(Recruiting::DiscardTrooper, rule::TROOPER_FIFTH);
            }
        }
        question.consider(Recruiting::Luck, self.may_turn_luck(who));
        question.offer(Recruiting::Done, rule::RECRUIT_EXCESS);
        question
    }

    /// Taking a trooper needs points, a card in the supply, and room in a patrol of its kind.
    fn may_take(&self, who: Seat, kind: TrooperId, points: u8) -> Verdict {
        if let Some(patrol) = self.hero(who).patrol {
            if patrol.kind != kind {
                return Err(rule::RECRUIT_ONE_TYPE);
            }
            if patrol.count >= self.patrol_limit(who) {
                return Err(rule::TROOPER_PATROL_MAX);
            }
        }
        self.may_come(who, kind)?;
        if self.in_supply(kind) == 0 {
            return Err(rule::RECRUIT_SUPPLY);
        }
        if kind.card().cost <= points { Ok(rule::RECRUIT_PAY) } else { Err(rule::RECRUIT_PAY) }
    }

    /// Trooper cards of a kind that are not in play.
    pub fn in_supply(&self, kind: TrooperId) -> u8 {
        let place = self.region.card().five().iter().position(|other| *other == kind);
        place.and_then(|place| self.supply.get(place)).copied().unwrap_or(0)
    }

    /// A trooper joins a hero's patrol, if there is a card and room.
    pub(crate) fn take_trooper(&mut self, o: O, who: Seat, kind: TrooperId) {
        let place = self.region.card().five().iter().position(|other| *other == kind);
        let Some(stock) = place.and_then(|place| self.supply.get_mut(place)).filter(|stock| **stock > 0) else { return };
        *stock -= 1;
        let hero = self.hero_mut(who);
        let count = hero.patrol.filter(|patrol| patrol.kind == kind).map_or(0, |patrol| patrol.count);
        hero.patrol = Some(Troop { kind, count: count + 1 });
        self.tell(o, Event::Recruited(who, kind), rule::RECRUIT_PAY);
    }

    fn discard_patrol(&mut self, o: O, who: Seat, count: u8) {
        let lost = self.hero(who).patrol.map_or(0, |patrol| patrol.count.min(count));
        self.lose_patrol(who, lost);
        let all = self.hero(who).patrol.is_none();
        self.tell(o, Event::Discarded(who, lost), if all { rule::RECRUIT_DISCARD } else { rule::TROOPER_LOSS_CONFLICT });
    }
}
