//! Champions: skills and stances, hands and decks, Vigor and tokens.

use table::{Chance, Flow, Halt, RuleId};

use crate::about::About;
use crate::asking::{Discarding, Keeping, Question, Recalling};
use crate::content::language::{Moment, Penalty, Property, Skill, Stance};
use crate::content::{ChampionId, FindingId, HAND, Maneuver, SinId, TOKENS_MOST, VIGOR_MOST};
use crate::effects::{Actor, Doing};
use crate::event::Event;
use crate::play::O;
use crate::state::{Cards, Carried, Cover, Dante, MOST_SINS};
use crate::{key, rule};

impl Dante {
    /// The Signature Skills of a Champion; Companions have none (ruling `companion.skills`).
    pub(crate) fn skills(&self, who: ChampionId) -> impl Iterator<Item = &'static Skill> + use<> {
        self.signature(who).iter().chain(self.learned(who))
    }

    /// The skills of the Champion card itself, while it is not covered.
    pub(crate) fn signature(&self, who: ChampionId) -> &'static [Skill] {
        let champion = self.champion(who);
        if champion.is_companion() || champion.silenced || champion.polymorphed { &[] } else { champion.sheet.card().skills }
    }

    /// The skills that Equipment gives; a SILENCE card does not cover them.
    fn learned(&self, who: ChampionId) -> impl Iterator<Item = &'static Skill> + use<> {
        let cards = Carried::ALL.map(|what| self.carried(who, what)).into_iter().flatten();
        cards
            .flat_map(|gear| gear.card().properties)
            .filter_map(|property| if let Property::Skill(skill) = property { Some(skill) } else { None })
    }

    /// Skills that are set off now.
    pub(crate) fn at_moment(&mut self, o: O, who: ChampionId, moment: Moment) -> Flow<()> {
        for skill in self.skills(who) {
            if let Skill::When(when, effects) = skill
                && *when == moment
            {
                self.tell(o, Event::SkillUsed(who), rule::CHAMPION_SIGNATURE_TRIGGERED);
                let mut doing = Doing::new(Actor::Champion(who));
                self.do_effects(o, &mut doing, effects)?;
                self.settle(o, &mut doing)?;
            }
        }
        Ok(())
    }

    /// A Maneuver card of a Champion, by its place in the list.
    pub(crate) fn maneuver(&self, who: ChampionId, card: u8) -> &'static Maneuver {
        let list = self.list(who);
        let [first, ..] = list;
        list.get(usize::from(card)).unwrap_or(first).card()
    }

    /// Whether a stance is active: its card lies on a Slot, or a token on its Maneuver.
    pub(crate) fn has_stance(&self, who: ChampionId, stance: Stance) -> bool {
        let champion = self.champion(who);
        if champion.is_companion() {
            return (0..).zip(self.tricks(who)).any(|(nth, id)| champion.done.has(nth) && id.card().stance == Some(stance));
        }
        champion.slots.iter().flat_map(|slot| &slot.cards).any(|card| self.maneuver(who, *card).stance == Some(stance))
    }

    /// What the Wounds on a board add up to in Grim mode.
    pub(crate) fn penalty(&self, who: ChampionId, count: fn(Penalty) -> u8) -> u8 {
        let wounds = self.champion(who).slots.iter().filter_map(|slot| match slot.cover {
            Cover::Wound(wound) => wound,
            _ => None,
        });
        wounds.map(|wound| count(wound.card().grim)).sum()
    }

    /// How many cards a Champion holds at most.
    pub(crate) fn hand_limit(&self, who: ChampionId) -> u8 {
        let more: u8 = self.skills(who).map(|skill| if let Skill::Hand(more) = *skill { more } else { 0 }).sum();
        let less = self.penalty(who, |penalty| if let Penalty::Hand(less) = penalty { less } else { 0 });
        (HAND + more).saturating_sub(less).max(1)
    }

    /// Cards in hand, Sins among them.
    pub(crate) fn hand_size(&self, who: ChampionId) -> u8 {
        let champion = self.champion(who);
        champion.hand.len() + champion.sins.len() as u8
    }

    /// Draws up to the limit. A draw that fails rebuilds the deck, for a Sin.
    pub(crate) fn fill_hand(&mut self, o: O, who: ChampionId) -> Flow<()> {
        while self.hand_size(who) < self.hand_limit(who) {
            if self.champion(who).deck.is_empty() {
                let champion = self.champion_mut(who);
                champion.deck = core::mem::replace(&mut champion.discard, Cards::NONE);
                if champion.deck.is_empty() {
                    // Nothing to rebuild from (ruling `turn.rebuild-no-discard`).
                    break;
                }
                self.tell(o, Event::DeckRebuilt(who), rule::TURN_REBUILD_DECK.and(rule::TURN_REBUILD_ONLY_ON_NEED));
                self.draw_sin(o, who, rule::TURN_REBUILD_SIN)?;
                continue;
            }
            self.draw_maneuver(o, who, rule::TURN_REBUILD)?;
        }
        Ok(())
    }

    pub(crate) fn draw_maneuver(&mut self, o: O, who: ChampionId, by: RuleId) -> Flow<()> {
        let deck = self.champion(who).deck;
        let mut counts = [0; crate::content::DECK];
        for (nth, count) in (0..).zip(&mut counts) {
            *count = u8::from(deck.has(nth));
        }
        let chance = Chance::pile(maneuver_pile(who), key::CHANCE_MANEUVER, by);
        let chance = self.champion(who).player.map_or(chance.clone(), |seat| chance.by(seat));
        let card = o.draw(&table::Draw { chance, counts: &counts })? as u8;
        if !deck.has(card) || usize::from(card) >= counts.len() {
            return Err(Halt::Spoiled);
        }
        let champion = self.champion_mut(who);
        champion.deck = champion.deck.without(card);
        champion.hand = champion.hand.and(card);
        let id = self.list(who).get(usize::from(card)).copied().ok_or(Halt::Spoiled)?;
        self.tell(o, Event::Drew(who, id), by);
        Ok(())
    }

    /// A Champion draws a Sin card into its hand; who holds too many cards discards a Maneuver card for it. Companions have no hand.
    pub(crate) fn draw_sin(&mut self, o: O, who: ChampionId, by: RuleId) -> Flow<()> {
        if self.champion(who).is_companion() {
            self.tell(o, Event::NoHand(who), rule::COMPANION_NO_HAND);
            return Ok(());
        }
        if self.champion(who).sins.len() == MOST_SINS {
            return Ok(());
        }
        if self.sins.is_empty() && !self.sins_spent.is_empty() {
            let mut spent = self.sins_spent;
            self.sins.pour(&mut spent);
            self.sins_spent = spent;
            self.tell(o, Event::SinsShuffled, rule::DECK_SINS_REBUILD);
        }
        let mut sins = self.sins;
        let drawn = sins.draw(o, Chance::pile("sin", key::CHANCE_SIN, by))?;
        self.sins = sins;
        // Where all Sins are on boards and in hands, none is drawn (ruling `deck.sin-all-out`).
        let Some(sin) = drawn.and_then(SinId::of) else { return Ok(()) };
        self.champion_mut(who).sins.push(sin);
        self.tell(o, Event::SinDrawn(who, sin), by.and(rule::CONDITION_SIN_IN_HAND));
        if self.hand_size(who) > self.hand_limit(who) && !self.champion(who).hand.is_empty() {
            let mut question = Question::<Discarding>::new(
                self.seats_of(who),
                About::Overfull { who },
                rule::TURN_HAND_LIMIT,
                o.wants_refusals(),
            );
            for card in self.champion(who).hand.iter() {
                question.offer(Discarding::Discard(card), rule::TURN_HAND_LIMIT_SIN);
            }
            if let Some(Discarding::Discard(card)) = self.put_or_only(o, &question)? {
                self.discard_from_hand(o, who, card, rule::TURN_HAND_LIMIT_SIN);
            }
        }
        Ok(())
    }

    pub(crate) fn discard_from_hand(&mut self, o: O, who: ChampionId, card: u8, by: RuleId) {
        let champion = self.champion_mut(who);
        champion.hand = champion.hand.without(card);
        champion.discard = champion.discard.and(card);
        if let Some(id) = self.list(who).get(usize::from(card)) {
            self.tell(o, Event::Discarded(who, *id), by);
        }
    }

    /// INVIGORATE, up to the maximum.
    pub(crate) fn invigorate(&mut self, o: O, who: ChampionId, points: u8, by: RuleId) {
        let less = self.penalty(who, |penalty| if let Penalty::Breath(less) = penalty { less } else { 0 });
        let champion = self.champion_mut(who);
        let gained = points.saturating_sub(less).min(VIGOR_MOST.saturating_sub(champion.vigor));
        champion.vigor += gained;
        if gained > 0 {
            let by = if gained < points.saturating_sub(less) { by.and(rule::CHAMPION_VIGOR_MAX) } else { by.into() };
            self.tell(o, Event::Invigorated(who, gained), by);
        }
    }

    /// EMPOWER: tokens for the next Attack.
    pub(crate) fn empower(&mut self, o: O, who: ChampionId, tokens: u8, by: RuleId) {
        let held = &mut self.champion_mut(who).tokens.empower;
        let gained = tokens.min(TOKENS_MOST.saturating_sub(*held));
        *held += gained;
        self.tell_tokens(o, Event::Empowered(who, gained), (gained, tokens), by);
    }

    /// INSPIRE: tokens that turn Fumbles into Double Hits.
    pub(crate) fn inspire(&mut self, o: O, who: ChampionId, tokens: u8, by: RuleId) {
        let held = &mut self.champion_mut(who).tokens.inspiration;
        let gained = tokens.min(TOKENS_MOST.saturating_sub(*held));
        *held += gained;
        self.tell_tokens(o, Event::Inspired(who, gained), (gained, tokens), by);
    }

    /// Tokens beyond the fourth are not taken.
    fn tell_tokens(&self, o: O, event: Event, (gained, wanted): (u8, u8), by: RuleId) {
        if gained < wanted {
            self.tell(o, event, by.and(rule::TOKEN_RESOURCE_LIMIT));
        } else {
            self.tell(o, event, by);
        }
    }

    /// RECALL: Maneuver cards come back from the board to hand, up to the hand limit; ULTIMATE ones are STORED instead.
    pub(crate) fn recall(&mut self, o: O, who: ChampionId, cards: u8) -> Flow<()> {
        for left in (1..=cards).rev() {
            if self.champion(who).is_companion() || self.hand_size(who) >= self.hand_limit(who) {
                break;
            }
            let mut question = Question::<Recalling>::new(
                self.seats_of(who),
                About::Recall { who, left },
                rule::KEYWORD_RECALL,
                o.wants_refusals(),
            );
            for card in self.champion(who).slots.iter().flat_map(|slot| &slot.cards) {
                question.offer(Recalling::Recall(*card), rule::KEYWORD_RECALL);
            }
            if question.options.is_empty() {
                break;
            }
            question.offer(Recalling::Enough, rule::KEYWORD_RECALL);
            match question.put(self, o)? {
                Recalling::Enough => break,
                Recalling::Recall(card) => self.take_back(o, who, card),
            }
        }
        Ok(())
    }

    fn take_back(&mut self, o: O, who: ChampionId, card: u8) {
        let ultimate = self.maneuver(who, card).ultimate;
        let champion = self.champion_mut(who);
        for slot in &mut champion.slots {
            slot.cards.retain(|other| *other != card);
        }
        if ultimate {
            self.store_ultimate(o, who, card);
            return;
        }
        champion.hand = champion.hand.and(card);
        let by = rule::KEYWORD_RECALL.and(rule::MANEUVER_RECOVER_MORE);
        if let Some(id) = self.list(who).get(usize::from(card)) {
            self.tell(o, Event::Recalled(who, *id), by);
        }
    }

    /// A Champion draws a Findings card; of two it keeps one.
    pub(crate) fn draw_finding(&mut self, o: O, who: ChampionId, by: RuleId) -> Flow<()> {
        let mut findings = self.findings;
        let drawn = findings.draw(o, Chance::pile("finding", key::CHANCE_FINDING, by))?;
        self.findings = findings;
        let Some(new) = drawn.and_then(FindingId::of) else {
            self.tell(o, Event::NothingFound(who), rule::DECK_FINDINGS_LIMITED);
            return Ok(());
        };
        self.tell(o, Event::Found(who, new), by);
        let Some(old) = self.champion(who).finding else {
            self.champion_mut(who).finding = Some(new);
            return Ok(());
        };
        let mut kept = new;
        if old != new {
            let mut question = Question::<Keeping>::new(
                self.seats_of(who),
                About::Finding { who },
                rule::EQUIPMENT_FINDING_SECOND,
                o.wants_refusals(),
            );
            question.offer(Keeping::Keep(old), rule::EQUIPMENT_FINDING_SECOND);
            question.offer(Keeping::Keep(new), rule::EQUIPMENT_FINDING_SECOND);
            let Keeping::Keep(choice) = question.put(self, o)?;
            kept = choice;
        }
        self.champion_mut(who).finding = Some(kept);
        let lost = if kept == new { old } else { new };
        self.tell(o, Event::FindingDiscarded(who, lost), rule::EQUIPMENT_FINDING_SECOND);
        Ok(())
    }
}

/// The name of a Champion's Maneuver deck among the piles.
pub(crate) const fn maneuver_pile(who: ChampionId) -> &'static str {
    match who {
        ChampionId::Artist => "maneuver-artist",
        ChampionId::Devotee => "maneuver-devotee",
        ChampionId::Mercenary => "maneuver-mercenary",
        ChampionId::Outlaw => "maneuver-outlaw",
    }
}
