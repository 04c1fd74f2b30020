//! What covers Maneuver Slots: Cooldowns, Wounds and Sins, and how they come and go. A Champion with nothing but Wounds and Sins on
//! its Slots is defeated.

use table::{Chance, Flow, RuleId};

use crate::about::About;
use crate::asking::{Question, Slotting, Tokening};
use crate::content::{ChampionId, READINESS, SinId, WoundId};
use crate::event::Event;
use crate::play::O;
use crate::state::{Cover, Dante, Ending, Phase};
use crate::{key, rule};

impl Dante {
    fn cover_mut(&mut self, who: ChampionId, slot: u8) -> Option<&mut Cover> {
        self.champion_mut(who).slots.get_mut(usize::from(slot)).map(|slot| &mut slot.cover)
    }

    /// The Slots whose cover is like this.
    pub(crate) fn slots_with(&self, who: ChampionId, like: impl Fn(Cover) -> bool) -> impl Iterator<Item = u8> {
        (0..).zip(&self.champion(who).slots).filter(move |(_, slot)| like(slot.cover)).map(|(nth, _)| nth)
    }

    /// Maneuver cards leave a Slot for the discard pile, and ULTIMATE ones for the box; how many.
    pub(crate) fn clear_slot(&mut self, o: O, who: ChampionId, slot: u8) -> u8 {
        let cards = self.champion_mut(who).slots.get_mut(usize::from(slot)).map(|slot| core::mem::take(&mut slot.cards));
        let cards = cards.unwrap_or_default();
        for card in &cards {
            if self.maneuver(who, *card).ultimate {
                self.store_ultimate(o, who, *card);
            } else {
                let champion = self.champion_mut(who);
                champion.discard = champion.discard.and(*card);
            }
        }
        cards.len() as u8
    }

    /// An ULTIMATE Maneuver goes into the box, however it leaves the board: it is not discarded.
    pub(crate) fn store_ultimate(&mut self, o: O, who: ChampionId, card: u8) {
        let champion = self.champion_mut(who);
        champion.stored = champion.stored.and(card);
        if let Some(id) = self.list(who).get(usize::from(card)) {
            self.tell(o, Event::UltimateStored(who, *id), rule::KEYWORD_ULTIMATE.and(rule::KEYWORD_STORE_NOT_DISCARD));
        }
    }

    /// PREPARE: Cooldowns go, or a Companion's tokens come to its card.
    pub(crate) fn prepare(&mut self, o: O, who: ChampionId, times: u8, by: RuleId) {
        for _ in 0..times {
            if self.champion(who).is_companion() {
                if self.champion(who).off_card() == 0 {
                    break;
                }
                self.champion_mut(who).ready += 1;
                self.tell(o, Event::Prepared(who), by.and(rule::KEYWORD_PREPARE_COMPANION));
            } else {
                // One Cooldown is as good as another: only its Slot is told apart, and Slots are alike.
                let slot = self.slots_with(who, |cover| cover == Cover::Cooldown).next();
                let Some(cover) = slot.and_then(|slot| self.cover_mut(who, slot)) else { break };
                *cover = Cover::Open;
                self.tell(o, Event::Prepared(who), by.and(rule::KEYWORD_PREPARE_PLAYER));
            }
        }
    }

    /// STUN: Cooldowns on Slots without any cover, or a Companion's tokens off its card; how many could not be placed.
    pub(crate) fn stun(&mut self, o: O, who: ChampionId, times: u8) -> Flow<u8> {
        for done in 0..times {
            let placed = if self.champion(who).is_companion() { self.stun_companion(o, who)? } else { self.stun_player(o, who)? };
            if !placed {
                return Ok(times - done);
            }
        }
        Ok(0)
    }

    fn stun_player(&mut self, o: O, who: ChampionId) -> Flow<bool> {
        let mut question =
            Question::<Slotting>::new(self.seats_of(who), About::Stun { who }, rule::CONDITION_STUN_CHOICE, o.wants_refusals());
        for (slot, held) in (0..).zip(&self.champion(who).slots) {
            let verdict = match held.cover {
                Cover::Open => Ok(rule::KEYWORD_STUN_PLAYER),
                Cover::Cooldown => Err(rule::CONDITION_STUN_ON_COOLDOWN),
                Cover::Wound(_) | Cover::Sin(_) => Err(rule::CONDITION_BLOCK),
            };
            question.consider(Slotting::Slot(slot), verdict);
        }
        let Some(Slotting::Slot(slot)) = self.put_or_only(o, &question)? else { return Ok(false) };
        let discarded = self.clear_slot(o, who, slot);
        if let Some(cover) = self.cover_mut(who, slot) {
            *cover = Cover::Cooldown;
        }
        self.tell(o, Event::Stunned(who, discarded), rule::KEYWORD_STUN_PLAYER);
        Ok(true)
    }

    fn stun_companion(&mut self, o: O, who: ChampionId) -> Flow<bool> {
        let Some(token) = self.choose_token(o, who, About::Stun { who }, rule::KEYWORD_STUN_COMPANION)? else { return Ok(false) };
        self.take_token(who, token);
        self.tell(o, Event::Stunned(who, 0), rule::KEYWORD_STUN_COMPANION);
        Ok(true)
    }

    /// A Companion's token, Cooldown side up: from the token area or from a Maneuver.
    fn choose_token(&self, o: O, who: ChampionId, about: About, by: RuleId) -> Flow<Option<Tokening>> {
        let mut question = Question::<Tokening>::new(self.seats_of(who), about, by, o.wants_refusals());
        if self.champion(who).ready > 0 {
            question.offer(Tokening::Spare, by);
        }
        for maneuver in self.champion(who).done.iter() {
            question.offer(Tokening::Token(maneuver), by);
        }
        self.put_or_only(o, &question)
    }

    fn take_token(&mut self, who: ChampionId, token: Tokening) {
        let champion = self.champion_mut(who);
        match token {
            Tokening::Spare => champion.ready -= 1,
            Tokening::Token(maneuver) => champion.done = champion.done.without(maneuver),
        }
    }

    /// A Wound is assigned to a board; that is not the same as suffering it.
    pub(crate) fn assign_wound(&mut self, o: O, who: ChampionId) -> Flow<()> {
        if self.champion(who).is_companion() {
            self.assign_token(o, who)?;
        } else {
            self.assign_card(o, who)?;
        }
        self.check_defeat(o, who)
    }

    fn assign_card(&mut self, o: O, who: ChampionId) -> Flow<()> {
        let mut question = Question::<Slotting>::new(
            self.seats_of(who),
            About::Wound { who },
            rule::CONDITION_WOUND_STEP_ASSIGN,
            o.wants_refusals(),
        );
        for (slot, held) in (0..).zip(&self.champion(who).slots) {
            let verdict = match held.cover {
                Cover::Wound(_) | Cover::Sin(_) => Err(rule::CONDITION_BLOCK),
                Cover::Cooldown => Ok(rule::CONDITION_WOUND_FLIP_COOLDOWN),
                Cover::Open if held.cards.is_empty() => Ok(rule::CONDITION_WOUND_STEP_ASSIGN),
                Cover::Open => Ok(rule::CONDITION_WOUND_DISCARDS_MANEUVERS),
            };
            question.consider(Slotting::Slot(slot), verdict);
        }
        let Some(Slotting::Slot(slot)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let flipped = self.slots_with(who, |cover| cover == Cover::Cooldown).any(|cooldown| cooldown == slot);
        let wound = self.draw_wound(o)?;
        let discarded = self.clear_slot(o, who, slot);
        if let Some(cover) = self.cover_mut(who, slot) {
            *cover = Cover::Wound(wound);
        }
        let by = match (flipped, discarded) {
            (true, _) => rule::CONDITION_WOUND_FLIP_COOLDOWN,
            (false, 0) => rule::CONDITION_WOUND_STEP_ASSIGN,
            (false, _) => rule::CONDITION_WOUND_DISCARDS_MANEUVERS,
        };
        // Only in Grim mode there is more to a Wound than the Slot that it blocks.
        let by = if wound.is_none() { by.and(rule::MODE_STANDARD) } else { by.into() };
        self.tell(o, Event::WoundAssigned(who, wound), by);
        Ok(())
    }

    /// In Grim mode Wounds differ, and which one it is shows when it is turned up; otherwise they are all the same.
    fn draw_wound(&mut self, o: O) -> Flow<Option<WoundId>> {
        if !self.mode.grim {
            return Ok(None);
        }
        let mut wounds = self.wounds;
        let drawn = wounds.draw(o, Chance::pile("wound", key::CHANCE_WOUND, rule::MODE_GRIM))?;
        self.wounds = wounds;
        Ok(drawn.and_then(WoundId::of))
    }

    fn assign_token(&mut self, o: O, who: ChampionId) -> Flow<()> {
        let mut by = rule::COMPANION_WOUND_NEW_TOKEN;
        if self.champion(who).off_card() == 0 {
            by = rule::COMPANION_WOUND_FLIP;
            let Some(token) = self.choose_token(o, who, About::Wound { who }, by)? else { return Ok(()) };
            self.take_token(who, token);
        }
        self.champion_mut(who).wounds += 1;
        self.tell(o, Event::WoundAssigned(who, None), by);
        Ok(())
    }

    /// A Champion with no Slot left is defeated, and the Caravan with it.
    pub(crate) fn check_defeat(&mut self, o: O, who: ChampionId) -> Flow<()> {
        let champion = self.champion(who);
        let (defeated, by) = if champion.is_companion() {
            (champion.wounds >= READINESS, rule::COMPANION_DEFEAT)
        } else {
            (champion.slots.iter().all(|slot| slot.cover.is_condition()), rule::CONDITION_DEFEAT)
        };
        if !defeated {
            return Ok(());
        }
        let by = if self.mode.story {
            by.and(rule::MODE_STORY_DEFEAT)
        } else if self.phase == Phase::Actions && self.playing.is_some() {
            // A Counterattack: the Wounds of the Attack that provoked it come too late.
            by.and(rule::CONFRONTATION_KNOCKOUT_ORDER)
        } else {
            by.into()
        };
        self.tell(o, Event::Defeated(who), by);
        self.end(o, Ending::Lost(who))
    }

    /// RESTORE: Wounds turn to Cooldowns; a Companion's Wound tokens leave its card. A Capybara changes back instead.
    pub(crate) fn restore(&mut self, o: O, who: ChampionId, times: u8) -> Flow<()> {
        if self.champion(who).polymorphed {
            return self.change_back(o, who, rule::KEYWORD_POLYMORPH_END_RESTORE).map(|_| ());
        }
        for _ in 0..times {
            if self.champion(who).is_companion() {
                let Some(left) = self.champion(who).wounds.checked_sub(1) else { break };
                self.champion_mut(who).wounds = left;
                self.tell(o, Event::Restored(who), rule::COMPANION_RESTORE);
                continue;
            }
            let Some(slot) = self.slots_with(who, |cover| matches!(cover, Cover::Wound(_))).next() else { break };
            // In Story mode a Maneuver may lie on it; it makes room for the Cooldown.
            self.clear_slot(o, who, slot);
            if let Some(cover) = self.cover_mut(who, slot)
                && let Cover::Wound(Some(wound)) = core::mem::replace(cover, Cover::Cooldown)
            {
                self.wounds.add(wound.kind());
            }
            self.tell(o, Event::Restored(who), rule::KEYWORD_RESTORE.and(rule::DECK_WOUNDS_RETURN));
        }
        Ok(())
    }

    /// EXPIATE: Sins on the board turn to Cooldowns. Companions have none.
    pub(crate) fn expiate(&mut self, o: O, who: ChampionId, times: u8) {
        if self.champion(who).is_companion() {
            self.tell(o, Event::NoSins(who), rule::COMPANION_EXPIATE_NONE);
            return;
        }
        for _ in 0..times {
            let Some(slot) = self.slots_with(who, |cover| matches!(cover, Cover::Sin(_))).next() else { break };
            // What was played on a Sin that allows it goes with it.
            self.clear_slot(o, who, slot);
            if let Some(cover) = self.cover_mut(who, slot)
                && let Cover::Sin(sin) = core::mem::replace(cover, Cover::Cooldown)
            {
                self.sins_spent.add(sin.kind());
                self.tell(o, Event::Expiated(who, sin), rule::KEYWORD_EXPIATE.and(rule::CONDITION_SIN_DISCARD));
            }
        }
    }

    /// The Slots on which a Champion can Yield to a Sin.
    pub(crate) fn slots_for_sin(&self, who: ChampionId) -> impl Iterator<Item = u8> {
        self.slots_with(who, |cover| !cover.is_condition())
    }

    /// A Champion Yields to a Sin in its hand: it becomes a Condition.
    pub(crate) fn yield_to(&mut self, o: O, who: ChampionId, sin: SinId, slot: u8) -> Flow<()> {
        let champion = self.champion_mut(who);
        if let Some(at) = champion.sins.iter().position(|held| *held == sin) {
            champion.sins.remove(at);
        }
        let discarded = self.clear_slot(o, who, slot);
        if let Some(cover) = self.cover_mut(who, slot) {
            *cover = Cover::Sin(sin);
        }
        let by = if discarded > 0 { rule::CONDITION_SIN_PLACEMENT } else { rule::CONDITION_SIN_BECOMES_CONDITION };
        self.tell(o, Event::Yielded(who, sin), rule::CONDITION_SIN_YIELD.and(by));
        self.check_defeat(o, who)
    }
}
