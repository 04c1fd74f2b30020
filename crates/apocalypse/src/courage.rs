//! Luck and courage: gaining them, paying from a hero's own courage or, with the captain's consent, from the pool; and Renew.
//!
//! Both saturate at 255, which is more than there are counters for and more than there is to buy.

use table::{Flow, RuleId, Seat, Verdict};

use crate::about::About;
use crate::asking::{Consenting, Naming, Paying, Question, Sharing};
use crate::content::language::Quirk;
use crate::content::{RENEW_COST, RENEW_LUCK};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Team};

impl Apocalypse {
    /// A hero gains courage.
    pub(crate) fn gain_courage(&mut self, o: O, who: Seat, count: u8, rule: RuleId) {
        if count > 0 {
            let hero = self.hero_mut(who);
            hero.courage = hero.courage.saturating_add(count);
            self.tell(o, Event::CourageGained(who, count), rule);
        }
    }

    /// A hero loses courage, as far as it has any.
    pub(crate) fn lose_courage(&mut self, o: O, who: Seat, count: u8, rule: RuleId) {
        let lost = self.hero(who).courage.min(count);
        if lost > 0 {
            self.hero_mut(who).courage -= lost;
            self.tell(o, Event::CourageLost(who, lost), rule);
        }
    }

    /// The pool gains courage.
    pub(crate) fn gain_pool(&mut self, o: O, count: u8, rule: RuleId) {
        if count > 0 {
            self.pool = self.pool.saturating_add(count);
            self.tell(o, Event::PoolGained(count), rule);
        }
    }

    /// A hero gains luck.
    pub(crate) fn gain_luck(&mut self, o: O, who: Seat, count: u8, rule: RuleId) {
        if count > 0 {
            let hero = self.hero_mut(who);
            hero.luck = hero.luck.saturating_add(count);
            self.tell(o, Event::LuckGained(who, count), rule);
        }
    }

    /// Luck becomes courage at any time, one for one.
    pub(crate) fn may_turn_luck(&self, who: Seat) -> Verdict {
        if self.hero(who).luck > 0 { Ok(rule::LUCK_TO_COURAGE) } else { Err(rule::LUCK_TO_COURAGE) }
    }

    /// Turns one luck of a hero into courage of the same hero (ruling `luck.holder`).
    pub(crate) fn turn_luck(&mut self, o: O, who: Seat) {
        let worth = self.worth_of_luck(who);
        let hero = self.hero_mut(who);
        if hero.luck > 0 {
            hero.luck -= 1;
            hero.courage = hero.courage.saturating_add(worth);
            self.tell(o, Event::LuckToCourage(who), rule::LUCK_TO_COURAGE);
        }
    }

    /// What a hero could pay without the pool: its courage, and its luck turned into courage.
    pub(crate) fn means(&self, who: Seat) -> u8 {
        let hero = self.hero(who);
        // What luck is worth takes a look at all powers, and most heroes have none most of the time.
        let luck = if hero.luck == 0 { 0 } else { hero.luck.saturating_mul(self.worth_of_luck(who)) };
        hero.courage.saturating_add(luck)
    }

    /// How much luck a hero must turn into courage to pay this much without the pool.
    pub(crate) fn luck_for(&self, who: Seat, own: u8) -> u8 {
        match own.saturating_sub(self.hero(who).courage) {
            0 => 0,
            missing => missing.div_ceil(self.worth_of_luck(who).max(1)),
        }
    }

    /// The part of the pool that nobody has refused to a hero.
    pub(crate) fn pool_for(&self, who: Seat) -> u8 {
        if self.refused.has(who) { 0 } else { self.pool }
    }

    /// The least and the most that a hero can take from the pool for a payment; `None` if it cannot pay at all.
    fn shares(&self, who: Seat, cost: u8) -> Option<(u8, u8)> {
        let courage = self.hero(who).courage;
        let own = if courage >= cost { courage } else { self.means(who) };
        let most = self.pool_for(who).min(cost);
        let thrifty = self.is(who, Quirk::PoolFirst);
        if thrifty && most < self.pool.min(cost) {
            return None;
        }
        let least = if thrifty { most } else { cost.saturating_sub(own) };
        (least <= most && own.saturating_add(most) >= cost).then_some((least, most))
    }

    /// Whether a hero can pay this much courage: its own, what its luck is worth, or the pool's.
    pub(crate) fn may_pay(&self, who: Seat, cost: u8, by: RuleId) -> Verdict {
        let courage = self.hero(who).courage.saturating_add(self.pool_for(who));
        let is_plain = courage >= cost && !self.is(who, Quirk::PoolFirst);
        if is_plain || self.shares(who, cost).is_some() {
            return Ok(by);
        }
        let lacks_the_pool = self.refused.has(who) && self.means(who).saturating_add(self.pool) >= cost;
        Err(if lacks_the_pool { rule::CAPTAIN_REFUSAL } else { by })
    }

    /// A hero pays courage: the player says how much comes from the pool, and the captain agrees or refuses. Returns whether it was
    /// paid.
    pub(crate) fn pay(&mut self, o: O, who: Seat, cost: u8, consent: RuleId) -> Flow<bool> {
        let Some((least, most)) = self.shares(who, cost) else { return Ok(false) };
        let mut share = least;
        if least < most {
            let about = About::Pay { who, cost };
            let mut question = Question::new(self.player_of(who), about, rule::GIFT_PAY, o.wants_refusals());
            for share in least..=most {
                question.offer(Paying::FromPool(share), rule::GIFT_PAY);
            }
            let Paying::FromPool(chosen) = question.put(self, o)?;
            share = chosen;
        }
        if share > 0 && !self.captain_agrees(o, who, share, consent)? {
            // A player who counted on the pool should not lose luck without being asked.
            if self.hero(who).courage < cost || self.shares(who, cost).is_none() {
                return Ok(false);
            }
            share = 0;
        }
        self.pool -= share;
        self.spend_own(o, who, cost - share);
        if cost > 0 {
            self.tell(o, Event::Paid(who, cost - share, share), rule::GIFT_PAY);
        }
        Ok(true)
    }

    /// A hero pays without the pool; luck makes up for missing courage.
    fn spend_own(&mut self, o: O, who: Seat, cost: u8) {
        for _ in 0..self.luck_for(who, cost) {
            self.turn_luck(o, who);
        }
        let hero = self.hero_mut(who);
        hero.courage = hero.courage.saturating_sub(cost);
    }

    /// Nobody takes courage from the pool without the captain; a refusal holds for the segment or turn.
    fn captain_agrees(&mut self, o: O, who: Seat, share: u8, consent: RuleId) -> Flow<bool> {
        let captain = self.player_of(self.captain);
        if captain == self.player_of(who) {
            return Ok(true);
        }
        let mut question = Question::new(captain, About::Consent { whom: who, share }, consent, o.wants_refusals());
        question.offer(Consenting::Agree, consent);
        question.offer(Consenting::Refuse, rule::CAPTAIN_COURAGE_CONSENT);
        let agrees = matches!(question.put(self, o)?, Consenting::Agree);
        if !agrees {
            self.refused = self.refused.and(who);
            self.tell(o, Event::PoolRefused(who), rule::CAPTAIN_REFUSAL);
        }
        Ok(agrees)
    }

    /// Everything the group could pay with.
    pub(crate) fn group_means(&self) -> u16 {
        let own = self.ordered().filter(|who| self.hero(*who).at.is_some()).map(|who| u16::from(self.means(who)));
        own.sum::<u16>() + u16::from(self.pool)
    }

    /// The group can renew once per segment, for 9 courage in total.
    pub(crate) fn may_renew(&self, team: &Team) -> Verdict {
        if team.renewed {
            return Err(rule::TEAM_RENEW_LIMIT);
        }
        if self.group_means() >= u16::from(RENEW_COST) { Ok(rule::RENEW_COST) } else { Err(rule::RENEW_COST) }
    }

    /// The captain says what the pool gives, then each player what their hero gives; with 9 in total the team gains 4 luck.
    /// Returns whether it did.
    pub(crate) fn renew(&mut self, o: O) -> Flow<bool> {
        let captain = self.player_of(self.captain);
        let from_pool = self.ask_share(o, captain, self.pool.min(RENEW_COST), rule::TEAM_RENEW_LIMIT)?;
        let mut left = RENEW_COST - from_pool;
        let mut shares = [0_u8; crate::state::MOST_HEROES];
        for who in self.ordered().filter(|who| self.hero(*who).at.is_some()) {
            // The thrifty give nothing of their own while the pool keeps some.
            let keeps = self.is(who, Quirk::PoolFirst) && from_pool < self.pool;
            let most = if keeps { 0 } else { self.means(who).min(left) };
            let share = self.ask_share(o, self.player_of(who), most, rule::RENEW_COST)?;
            left -= share;
            if let Some(mine) = shares.get_mut(usize::from(who.0)) {
                *mine = share;
            }
        }
        if left > 0 {
            self.tell(o, Event::RenewFailed(left), rule::RENEW_COST);
            return Ok(false);
        }
        self.pool -= from_pool;
        for (who, share) in self.seats_all().zip(shares) {
            self.spend_own(o, who, share);
        }
        self.tell(o, Event::Renewed, rule::RENEW_COST);
        self.share_luck(o, self.captain, RENEW_LUCK, None, rule::RENEW_SHARE)?;
        Ok(true)
    }

    /// How much somebody gives to a payment of the group.
    fn ask_share(&self, o: O, player: Seat, most: u8, rule: RuleId) -> Flow<u8> {
        if most == 0 {
            return Ok(0);
        }
        let mut question = Question::new(player, About::Share, rule, o.wants_refusals());
        for share in 0..=most {
            question.offer(Sharing::Number(share), rule);
        }
        let Sharing::Number(share) = question.put(self, o)?;
        Ok(share)
    }

    /// A player hands out luck among the heroes in play, except `besides`.
    pub(crate) fn share_luck(&mut self, o: O, by: Seat, count: u8, besides: Option<Seat>, rule: RuleId) -> Flow<()> {
        for left in (1..=count).rev() {
            let player = self.player_of(by);
            let mut question = Question::new(player, About::Luck { left }, rule, o.wants_refusals());
            for who in self.ordered().filter(|who| self.hero(*who).at.is_some() && Some(*who) != besides) {
                question.offer(Naming::Hero(who), rule);
            }
            let Some(Naming::Hero(whom)) = self.put_or_only(o, &question)? else { return Ok(()) };
            self.gain_luck(o, whom, 1, rule);
        }
        Ok(())
    }
}
