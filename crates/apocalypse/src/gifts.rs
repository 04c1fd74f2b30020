//! Earning gifts: the panel, legal slots, and the two rewards.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Seat, Verdict};

use crate::asking::{Question, Teaming};
use crate::choice::Act;
use crate::content::language::Slot;
use crate::content::{Benefit, GiftId, PANEL, Power};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Phase, Powers};

impl Apocalypse {
    /// The gifts of the panel with their places. A second card of the same gift is the same offer.
    pub(crate) fn panel_gifts(&self) -> ArrayVec<(u8, GiftId), PANEL> {
        let (mut gifts, mut seen) = (ArrayVec::<(u8, GiftId), PANEL>::new(), Powers::default());
        for (place, gift) in (0..).zip(self.panel) {
            if let Some(gift) = gift.filter(|gift| !seen.has(Power::Gift(*gift))) {
                seen.add(Power::Gift(gift));
                gifts.push((place, gift));
            }
        }
        gifts
    }

    /// Every one of these gifts for every slot of the hero's sheet.
    pub(crate) fn consider_gifts(&self, question: &mut Question<Teaming>, who: Seat, gifts: &[(u8, GiftId)]) {
        let most = self.means(who).saturating_add(self.pool);
        let may_earn = self.may_earn(who);
        let owned: Powers = self.hero(who).slots.into_iter().flatten().map(Power::Gift).collect();
        // One of each name.
        let may_own = |gift| if owned.has(Power::Gift(gift)) { Err(rule::GIFT_UNIQUE) } else { Ok(()) };
        for (slot, line) in (0..).zip(self.hero(who).id.sheet().slots) {
            // What is out of reach is only listed for those who ask for refusals.
            if !question.wants_refusals() && line.price() > most {
                continue;
            }
            let legal = self.may_fill(who, slot);
            if !question.wants_refusals() && legal.is_err() {
                continue;
            }
            for (place, gift) in gifts {
                let verdict = legal.and(may_own(*gift)).and(may_earn).and_then(|()| self.may_buy(who, line, *gift));
                question.consider_for(self.player_of(who), Teaming::Team(who, Act::Gift(*place, slot)), verdict);
            }
        }
    }

    /// A slot takes a gift when it is free, and is a start slot or has an arrow from a slot with a gift.
    pub(crate) fn may_fill(&self, who: Seat, slot: u8) -> Verdict {
        let hero = self.hero(who);
        let filled = |slot: u8| hero.slots.get(usize::from(slot)).is_some_and(Option::is_some);
        let Some(this) = hero.id.sheet().slots.get(usize::from(slot)) else { return Err(rule::GIFT_SLOTS) };
        if filled(slot) {
            return Err(rule::GIFT_PERMANENT);
        }
        let joined = this.after().is_empty() || this.after().iter().any(|before| filled(before - 1));
        if joined { Ok(rule::GIFT_SLOTS) } else { Err(rule::GIFT_SLOTS) }
    }

    /// Whether a hero can pay for a gift in a slot.
    fn may_buy(&self, who: Seat, slot: &Slot, gift: GiftId) -> Verdict {
        // If the slot alone is affordable, the surcharge of the card is what forbids it.
        let surcharge = gift.card().surcharge;
        let price = slot.price() + surcharge;
        let slot_alone = self.may_pay(who, slot.price(), rule::GIFT_BUY)?;
        if surcharge > 0 {
            self.may_pay(who, price, rule::CONTENT_GIFT_COST)?;
        }
        let own = self.hero(who).courage >= price;
        Ok(match (self.has_earned(who), own) {
            (true, _) => rule::GIFT_SEVERAL,
            (false, true) => rule::GIFT_OWN_COURAGE_ORDER,
            (false, false) => slot_alone,
        })
    }

    /// Whether a hero has earned a gift in this segment.
    fn has_earned(&self, who: Seat) -> bool {
        matches!(self.phase, Phase::Team(team) if team.gifted.has(who))
    }

    /// A hero earns a gift: it pays, the card leaves the panel, and it gets both rewards, the slot's first. Returns whether it was
    /// paid.
    pub(crate) fn earn_gift(&mut self, o: O, who: Seat, place: u8, slot: u8) -> Flow<bool> {
        let Some(gift) = self.panel.get(usize::from(place)).copied().flatten() else { return Ok(false) };
        let price = self.price(who, slot, gift);
        if !self.pay(o, who, price, rule::GIFT_DISPUTE)? {
            return Ok(false);
        }
        if let Some(place) = self.panel.get_mut(usize::from(place)) {
            *place = None;
        }
        self.place_gift(o, who, slot, gift)?;
        Ok(true)
    }

    /// A gift goes to a slot of a hero's sheet, with both rewards.
    pub(crate) fn place_gift(&mut self, o: O, who: Seat, slot: u8, gift: GiftId) -> Flow<()> {
        let hero = self.hero_mut(who);
        if let Some(there) = hero.slots.get_mut(usize::from(slot)) {
            *there = Some(gift);
        }
        let benefit = hero.id.sheet().slots.get(usize::from(slot)).map(|slot| slot.gives());
        // A hero can earn any number of gifts, though other team actions can be done only once.
        let slot_is_free = rule::GIFT_EMPTY_SLOT;
        let by = if self.has_earned(who) { slot_is_free.and(rule::TEAM_ONCE_VS_GIFTS) } else { slot_is_free.into() };
        self.tell(o, Event::Gift(who, gift, slot), by);
        if let Some(benefit) = benefit {
            self.benefit(o, who, benefit, rule::GIFT_BENEFIT_ORDER)?;
        }
        self.hero_mut(who).powers.add(Power::Gift(gift));
        self.tell(o, Event::Learned(who, Power::Gift(gift)), rule::GIFT_TAKE);
        self.gift_taken(o, who, Power::Gift(gift))
    }

    /// The benefit of a slot or a power: instant, once.
    pub(crate) fn benefit(&mut self, o: O, who: Seat, benefit: Benefit, by: RuleId) -> Flow<()> {
        match benefit {
            Benefit::Cap(count) => self.raise_cap(o, who, count),
            Benefit::Heal(count) => self.heal(o, who, count, by),
            Benefit::Toughness(count) => self.raise_toughness(o, who, count),
            Benefit::Die(level) => {
                self.hero_mut(who).attack.add(level, 1);
                self.tell(o, Event::DieAdded(who, level), by);
            }
            Benefit::Raise(count) => {
                for _ in 0..count {
                    let mut pool = self.hero(who).attack;
                    self.raise_die(o, who, &mut pool, rule::GIFT_TWO_REWARDS)?;
                    self.hero_mut(who).attack = pool;
                }
            }
            Benefit::Luck(count) => self.gain_luck(o, who, count, by),
            Benefit::LuckForOthers(count) => self.share_luck(o, who, count, Some(who), by)?,
            Benefit::Courage(count) => self.gain_courage(o, who, count, by),
            Benefit::Pool(count) => self.gain_pool(o, count, by),
            Benefit::Learn(power) => {
                self.hero_mut(who).powers.add(Power::Ability(power));
                self.tell(o, Event::Learned(who, Power::Ability(power)), rule::GIFT_SLOT_BENEFIT);
            }
        }
        Ok(())
    }
}
