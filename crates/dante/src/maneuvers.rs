//! Maneuvers: where a card may be played, what it demands, and how it is resolved.

use table::{By, Flow, RuleId, Verdict};

use crate::about::About;
use crate::asking::{Discarding, Question};
use crate::content::language::{Restriction, Skill};
use crate::content::{ChampionId, CompanionId, SinId};
use crate::effects::{Actor, Doing};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Cover, Dante, Slot};

impl Dante {
    fn slot(&self, who: ChampionId, slot: u8) -> Option<&Slot> {
        self.champion(who).slots.get(usize::from(slot))
    }

    /// Whether what covers a Slot lets Maneuver cards lie on it.
    fn may_lie_on(&self, cover: Cover) -> Verdict {
        match cover {
            Cover::Open => Ok(rule::MANEUVER_PLAY),
            Cover::Cooldown => Err(rule::MANEUVER_COOLDOWN_SLOT),
            Cover::Sin(sin) if sin.card().playable => Ok(rule::CONDITION_BLOCK_EXCEPTIONS),
            Cover::Wound(_) | Cover::Sin(_) if self.mode.story => Ok(rule::MODE_STORY),
            Cover::Wound(_) | Cover::Sin(_) => Err(rule::CONDITION_BLOCK),
        }
    }

    /// By which rules a card comes to lie on a Slot: two Sins let it.
    fn played_by(&self, who: ChampionId, slot: u8) -> By {
        match self.slot(who, slot).map(|slot| slot.cover) {
            Some(Cover::Sin(SinId::Deceive)) => rule::MANEUVER_PLAY.and(rule::CARD_DECEIVE),
            Some(Cover::Sin(SinId::Enrage)) => rule::MANEUVER_PLAY.and(rule::CARD_ENRAGE_SIN),
            _ => rule::MANEUVER_PLAY.into(),
        }
    }

    /// The Vigor that a Champion pays for a Maneuver on an occupied Slot.
    pub(crate) fn improvisation(&self, who: ChampionId, slot: u8) -> Option<u8> {
        let cards = self.slot(who, slot)?.cards.len() as u8;
        self.skills(who).find_map(|skill| match skill {
            Skill::Improvisation(vigor) if cards > 0 => Some(vigor * cards),
            _ => None,
        })
    }

    /// Whether a Maneuver card may be played on a Slot.
    pub(crate) fn may_play(&self, who: ChampionId, card: u8, slot: u8) -> Verdict {
        let Some(held) = self.slot(who, slot) else { return Err(rule::MANEUVER_LIMIT) };
        let by = self.may_lie_on(held.cover)?;
        self.may_meet(who, card)?;
        if held.cards.is_empty() {
            return Ok(by);
        }
        match self.improvisation(who, slot) {
            Some(vigor) => self.may_pay(who, vigor, rule::CHAMPION_ARTIST_IMPROVISATION),
            None => Err(rule::MANEUVER_LIMIT),
        }
    }

    /// Whether a Willpower token lets a card be played on a Slot that another one occupies.
    pub(crate) fn may_will(&self, who: ChampionId, card: u8, slot: u8) -> Verdict {
        let Some(held) = self.slot(who, slot) else { return Err(rule::MANEUVER_LIMIT) };
        self.may_lie_on(held.cover)?;
        self.may_meet(who, card)?;
        if held.cards.is_empty() { Err(rule::TOKEN_WILLPOWER_PLAYER) } else { Ok(rule::TOKEN_WILLPOWER_PLAYER) }
    }

    /// Whether a Champion meets the Restriction of a card.
    fn may_meet(&self, who: ChampionId, card: u8) -> Result<(), RuleId> {
        match self.maneuver(who, card).restriction {
            Some(Restriction::Discard) if self.champion(who).hand.len() < 2 => Err(rule::MANEUVER_RESTRICTION),
            Some(Restriction::Discard) | None => Ok(()),
        }
    }

    /// A Maneuver card is played and resolved: its cost, Fierceness, then its effects in order.
    pub(crate) fn play(&mut self, o: O, who: ChampionId, card: u8, slot: u8, will: bool) -> Flow<()> {
        let price = if will { None } else { self.improvisation(who, slot) };
        let champion = self.champion_mut(who);
        champion.hand = champion.hand.without(card);
        if let Some(id) = self.list(who).get(usize::from(card)) {
            self.tell(o, Event::Played(who, *id, slot), self.played_by(who, slot));
        }
        if will {
            self.champion_mut(who).tokens.willpower -= 1;
            self.tell(o, Event::WillpowerUsed(who), rule::TOKEN_WILLPOWER_PLAYER);
        }
        let maneuver = self.maneuver(who, card);
        if maneuver.restriction == Some(Restriction::Discard) {
            self.meet_restriction(o, who)?;
        }
        let mut combo = false;
        if let Some(slot) = self.champion_mut(who).slots.get_mut(usize::from(slot)) {
            combo = !slot.cards.is_empty();
            slot.cards.push(card);
        }
        if let Some(vigor) = price {
            self.pay_vigor(o, who, vigor, rule::CHAMPION_ARTIST_IMPROVISATION)?;
        }
        self.raise_fierceness(o, who, maneuver.fierceness)?;
        let mut doing = Doing::new(Actor::Champion(who));
        doing.combo = combo;
        self.carry_out(o, &mut doing, maneuver.does)
    }

    /// The card that a Restriction takes is discarded when the Maneuver is played (ruling `maneuver.restriction-cost`).
    fn meet_restriction(&mut self, o: O, who: ChampionId) -> Flow<()> {
        let mut question = Question::<Discarding>::new(
            self.seats_of(who),
            About::Restriction { who },
            rule::MANEUVER_RESTRICTION,
            o.wants_refusals(),
        );
        for card in self.champion(who).hand.iter() {
            question.offer(Discarding::Discard(card), rule::MANEUVER_RESTRICTION);
        }
        if let Some(Discarding::Discard(card)) = self.put_or_only(o, &question)? {
            self.discard_from_hand(o, who, card, rule::MANEUVER_RESTRICTION_COST);
        }
        Ok(())
    }

    /// Whether a Companion may perform a Maneuver: with a ready token, and where none lies yet.
    pub(crate) fn may_perform(&self, who: ChampionId, nth: u8) -> Verdict {
        let champion = self.champion(who);
        if champion.done.has(nth) {
            Err(rule::COMPANION_NO_REPEAT)
        } else if champion.ready == 0 {
            Err(rule::COMPANION_MANEUVER_COST)
        } else {
            Ok(rule::COMPANION_MANEUVER_COST)
        }
    }

    /// A Companion performs a Maneuver; by Willpower no token is assigned.
    pub(crate) fn perform(&mut self, o: O, who: ChampionId, maneuver: CompanionId, will: bool) -> Flow<()> {
        let nth = self.tricks(who).position(|other| other == maneuver).unwrap_or(0) as u8;
        let champion = self.champion_mut(who);
        if will {
            champion.tokens.willpower -= 1;
            self.tell(o, Event::WillpowerUsed(who), rule::TOKEN_WILLPOWER_COMPANION.and(rule::COMPANION_WILLPOWER));
        } else {
            champion.ready -= 1;
            champion.done = champion.done.and(nth);
        }
        self.tell(o, Event::Performed(who, maneuver), rule::COMPANION_ACTIONS);
        self.raise_fierceness(o, who, maneuver.card().fierceness)?;
        let mut doing = Doing::new(Actor::Champion(who));
        self.carry_out(o, &mut doing, maneuver.card().does)
    }
}
