//! The Malefactors' Turn: the top card of every deck is carried out, and what their decks go through.

use table::{By, Chance, Draw, Flow, Halt, RuleId};

use crate::about::About;
use crate::asking::{Decking, Question};
use crate::content::ArcanaId;
use crate::content::language::{Characteristic, Instruction, Origin};
use crate::content::{ChampionId, TOKENS_MOST};
use crate::effects::{Actor, Doing};
use crate::event::Event;
use crate::play::O;
use crate::state::{Cards, Dante, DeckCard, FoeNo, MOST_CARDS, Top, TrayNo};
use crate::{key, rule};

/// One more than the most cards of a list: the last kind of a draw stands for Arcana.
const KINDS: usize = 17;

impl Dante {
    /// One deck is played: its top card is carried out and goes to the bottom.
    pub(crate) fn activate(&mut self, o: O, tray: TrayNo) -> Flow<()> {
        let foe = self.acting(tray);
        let card = self.reveal_top(o, tray)?;
        if let Some(card) = card {
            let by = rule::MALEFACTOR_ACTIVATION_ORDER.and(rule::CONFRONTATION_MALEFACTOR_TURN);
            self.tell(o, Event::Activated(tray, card), by);
            self.playing = Some(tray);
            let mut doing = Doing::new(Actor::Foe(foe, tray));
            let whole = self.conditions();
            self.carry_out(o, &mut doing, instructions(card))?;
            self.playing = None;
            self.recover(o, tray, whole)?;
            if is_stored(card) {
                self.store_event(o, tray, card)?;
            } else {
                self.put_under(o, tray, rule::MALEFACTOR_CARD_TO_BOTTOM)?;
            }
        } else {
            self.tell(o, Event::DeckEmpty(tray), rule::MALEFACTOR_DEFEAT_NO_ACTIVATION);
        }
        self.check_objectives(o)?;
        self.phase = self.next_tray(Some(tray));
        Ok(())
    }

    /// Vigor and Wounds of each Champion.
    fn conditions(&self) -> [(u8, u8); 4] {
        ChampionId::ALL.map(|who| (self.champion(who).vigor, self.wounds_of(who)))
    }

    /// A Malefactor whose card has cost nobody any Vigor recovers, so that whoever only keeps out of its way comes no nearer to winning.
    fn recover(&mut self, o: O, tray: TrayNo, before: [(u8, u8); 4]) -> Flow<()> {
        let pays = |((vigor, wounds), (before, fewer)): ((u8, u8), (u8, u8))| vigor < before || wounds > fewer;
        let costs = self.conditions().into_iter().zip(before).any(pays);
        if costs || self.is_event(tray) || self.healing(tray) == 0 {
            return Ok(());
        }
        self.tell(o, Event::Recovers(self.tray(tray).owner), rule::CONTENT_BALANCE.and(rule::KEYWORD_REGENERATE));
        for _ in 0..self.healing(tray) {
            if self.tray(tray).discard.is_empty() {
                let deck = self.tray_mut(tray);
                deck.endurance += 1;
                let now = deck.endurance;
                self.tell(o, Event::Rests(tray, now), rule::CONTENT_BALANCE);
            } else {
                self.regenerate(o, tray, 1)?;
            }
        }
        Ok(())
    }

    /// How many Wounds a deck would recover from.
    pub(crate) fn healing(&self, tray: TrayNo) -> u8 {
        let deck = self.tray(tray);
        self.might.hunger.min(deck.discard.len() as u8 + self.might.endurance.saturating_sub(deck.endurance))
    }

    /// A Wound that costs no card yet: the top card goes to the bottom, unless it is being played.
    fn endure(&mut self, o: O, tray: TrayNo, by: RuleId) -> Flow<()> {
        let deck = self.tray_mut(tray);
        deck.endurance = deck.endurance.saturating_sub(1);
        let now = deck.endurance;
        self.tell(o, Event::Endures(tray, now), by.and(rule::CONTENT_BALANCE));
        self.grow_angry(o, tray);
        if self.playing == Some(tray) {
            return Ok(());
        }
        self.reveal_top(o, tray)?;
        self.put_under(o, tray, rule::CONTENT_BALANCE)
    }

    /// Who carries out a deck: its Malefactor, or for Events the first one that is not defeated.
    fn acting(&self, tray: TrayNo) -> FoeNo {
        let alive = self.all_foes().find(|foe| !self.is_defeated(*foe)).filter(|_| self.is_event(tray));
        alive.unwrap_or(self.tray(tray).owner)
    }

    /// An Event that is STORED does not come back: it lies where no REGENERATE reaches it.
    fn store_event(&mut self, o: O, tray: TrayNo, card: DeckCard) -> Flow<()> {
        let deck = self.tray_mut(tray);
        deck.top = None;
        if deck.discard.try_push(card).is_err() {
            return Err(Halt::Spoiled);
        }
        self.tell(o, Event::EventStored(tray, card), rule::MALEFACTOR_EVENT_STORED);
        self.turn_up(o, tray)
    }

    /// The next card comes to the top. Only then is it decided which one it is.
    pub(crate) fn turn_up(&mut self, o: O, tray: TrayNo) -> Flow<()> {
        if self.tray(tray).top.is_none() {
            let next = self.next_card(o, tray)?;
            self.tray_mut(tray).top = next;
            if let Some(top) = next {
                self.tell(o, Event::TurnedUp(tray, top), rule::MALEFACTOR_DECK_FACE_UP);
            }
        }
        Ok(())
    }

    /// Takes the next card below the top.
    fn next_card(&mut self, o: O, tray: TrayNo) -> Flow<Option<Top>> {
        let deck = self.tray(tray);
        if deck.unseen.is_empty() && deck.arcana == 0 {
            let known = (!deck.below.is_empty()).then(|| self.tray_mut(tray).below.remove(0));
            return Ok(known.map(Top::Known));
        }
        let mut counts = [0; KINDS];
        for (nth, count) in (0..).zip(counts.iter_mut().take(KINDS - 1)) {
            *count = u8::from(deck.unseen.has(nth));
        }
        if let Some(last) = counts.last_mut() {
            *last = deck.arcana;
        }
        let kind = o.draw(&Draw {
            chance: Chance::pile(tray_pile(tray), key::CHANCE_ACTION, rule::MALEFACTOR_DECK_FACE_UP),
            counts: &counts,
        })?;
        if kind == KINDS - 1 {
            let deck = self.tray_mut(tray);
            deck.arcana = deck.arcana.checked_sub(1).ok_or(Halt::Spoiled)?;
            return Ok(Some(Top::Hidden));
        }
        let action = self.tray(tray).pack.card().cards.get(kind).copied().ok_or(Halt::Spoiled)?;
        let deck = self.tray_mut(tray);
        deck.unseen = deck.unseen.without(kind as u8);
        Ok(Some(Top::Known(DeckCard::Action(action))))
    }

    /// The top card, turned over if it is an Arcana card that nobody knows.
    fn reveal_top(&mut self, o: O, tray: TrayNo) -> Flow<Option<DeckCard>> {
        let Some(top) = self.tray(tray).top else { return Ok(None) };
        let card = self.reveal(o, top)?;
        self.tray_mut(tray).top = Some(Top::Known(card));
        Ok(Some(card))
    }

    fn reveal(&mut self, o: O, top: Top) -> Flow<DeckCard> {
        match top {
            Top::Known(card) => Ok(card),
            Top::Hidden => {
                let mut arcana = self.arcana;
                let drawn = arcana.draw(o, Chance::pile("arcana", key::CHANCE_ARCANA, rule::DECK_ARCANA_SHUFFLE_IN))?;
                self.arcana = arcana;
                drawn.and_then(ArcanaId::of).map(DeckCard::Arcana).ok_or(Halt::Spoiled)
            }
        }
    }

    /// The top card goes to the bottom of its deck, face up.
    pub(crate) fn put_under(&mut self, o: O, tray: TrayNo, by: RuleId) -> Flow<()> {
        let deck = self.tray_mut(tray);
        if let Some(Top::Known(card)) = deck.top {
            deck.top = None;
            if deck.below.try_push(card).is_err() {
                return Err(Halt::Spoiled);
            }
            self.tell(o, Event::PutUnder(tray, card), by);
        }
        self.turn_up(o, tray)
    }

    /// The STURDINESS that a deck begins with: what is printed, and what the Circle adds to a deck of ours.
    pub(crate) fn first_sturdiness(&self, tray: TrayNo) -> u8 {
        let card = self.tray(tray).pack.card();
        if card.origin == Origin::Katabasis {
            card.sturdiness.saturating_add_signed(self.might.sturdiness)
        } else {
            card.sturdiness
        }
    }

    /// The STURDINESS of a deck, with its Malefactor's FORTIFY tokens.
    pub fn sturdiness(&self, tray: TrayNo) -> u8 {
        let deck = self.tray(tray);
        let stout = self.characteristics(deck.owner).iter().map(|skill| match skill {
            Characteristic::Stout(more) if self.foe(deck.owner).holds.is_some() => *more,
            _ => 0,
        });
        self.first_sturdiness(tray) + self.foe(deck.owner).fortify + stout.sum::<u8>()
    }

    /// Wounds that a deck has taken and not recovered from.
    pub(crate) fn wounds_on(&self, tray: TrayNo) -> u8 {
        let borne = if self.is_event(tray) { 0 } else { self.might.endurance.saturating_sub(self.tray(tray).endurance) };
        self.tray(tray).discard.len() as u8 + borne
    }

    /// Whether all decks of a Malefactor are empty (ruling `malefactor.multi-deck-defeat`).
    pub fn is_defeated(&self, foe: FoeNo) -> bool {
        self.trays_of(foe).all(|tray| self.tray(tray).is_empty())
    }

    /// Wounds on a deck: cards are discarded from its top. A card that is being played is the last to go.
    pub(crate) fn wound_deck(&mut self, o: O, tray: TrayNo, wounds: u8, by: RuleId) -> Flow<()> {
        for _ in 0..wounds {
            if self.tray(tray).endurance > 0 {
                self.endure(o, tray, by)?;
                continue;
            }
            let aside = if self.playing == Some(tray) { self.tray_mut(tray).top.take() } else { None };
            let top = match self.tray_mut(tray).top.take() {
                Some(top) => Some(top),
                None => self.next_card(o, tray)?,
            };
            let (lost, kept) = if top.is_some() { (top, aside) } else { (aside, None) };
            self.tray_mut(tray).top = kept;
            let Some(lost) = lost else {
                self.tell(o, Event::WoundLost(tray), rule::ATTACK_EXCESS_WOUNDS);
                break;
            };
            let card = self.reveal(o, lost)?;
            let deck = self.tray_mut(tray);
            if deck.discard.try_push(card).is_err() {
                return Err(Halt::Spoiled);
            }
            self.tell(o, Event::FoeWounded(tray, card), by.and(rule::ATTACK_WOUND_DISCARD));
            self.grow_angry(o, tray);
            if kept.is_none() {
                self.turn_up(o, tray)?;
            }
        }
        self.fall_of(o, tray)
    }

    /// Malefactors that rage when they are wounded.
    fn grow_angry(&mut self, o: O, tray: TrayNo) {
        let foe = self.tray(tray).owner;
        for skill in self.characteristics(foe) {
            if let Characteristic::Wrath(tokens) = skill {
                self.enrage(o, foe, *tokens);
            }
        }
    }

    /// A Malefactor without cards is defeated, and lets go of what it HOLDS.
    fn fall_of(&mut self, o: O, tray: TrayNo) -> Flow<()> {
        let foe = self.tray(tray).owner;
        if !self.is_defeated(foe) {
            return Ok(());
        }
        self.tell(o, Event::FoeDefeated(foe), rule::MALEFACTOR_DEFEAT.and(rule::MALEFACTOR_DEFEAT_MODEL));
        if self.foe(foe).holds.is_some() { self.release(o, foe) } else { Ok(()) }
    }

    /// The decks with cards that are least sturdy: those that Traps and the scenario hit.
    pub(crate) fn wound_weakest(&mut self, o: O, foe: FoeNo, wounds: u8, by: RuleId) -> Flow<()> {
        let Some(tray) = self.weakest(o, foe)? else { return Ok(()) };
        self.wound_deck(o, tray, wounds, by)
    }

    pub(crate) fn weakest(&self, o: O, foe: FoeNo) -> Flow<Option<TrayNo>> {
        let decks = || self.trays_of(foe).filter(|tray| !self.tray(*tray).is_empty());
        let Some(least) = decks().map(|tray| self.sturdiness(tray)).min() else { return Ok(None) };
        let mut question = Question::<Decking>::new(
            self.deciders(),
            About::Deck { foe },
            rule::ATTACK_LOWEST_STURDINESS_TIE,
            o.wants_refusals(),
        );
        for tray in decks().filter(|tray| self.sturdiness(*tray) == least) {
            question.offer(Decking::Tray(tray), rule::ATTACK_LOWEST_STURDINESS_TIE);
        }
        Ok(self.put_or_only(o, &question)?.map(|Decking::Tray(tray)| tray))
    }

    /// Damage to a Malefactor that is no Attack: it wounds only where it reaches the STURDINESS.
    pub(crate) fn hurt_foe(&mut self, o: O, foe: FoeNo, damage: u8) -> Flow<()> {
        if damage == 0 {
            return Ok(());
        }
        let Some(tray) = self.weakest(o, foe)? else { return Ok(()) };
        let wounds = damage / self.sturdiness(tray).max(1);
        self.tell(o, Event::FoeHurt(tray, damage), rule::KEYWORD_STURDINESS);
        self.wound_deck(o, tray, wounds, rule::KEYWORD_STURDINESS)
    }

    /// The Trap in the Central Space that a Malefactor has stepped into.
    pub(crate) fn spring_trap(&mut self, o: O, foe: FoeNo) -> Flow<()> {
        let at = self.foe(foe).at;
        if self.foe(foe).flown || !self.traps.has(at) {
            return Ok(());
        }
        self.traps = self.traps.without(at);
        self.tell(o, Event::TrapSprung(foe, at), rule::KEYWORD_TRAP_TRIGGER.and(rule::KEYWORD_STEP));
        let cards: usize = self.trays_of(foe).map(|tray| self.tray(tray).len()).sum();
        let by = match self.playing {
            Some(tray) if cards == 1 && self.tray(tray).owner == foe => rule::KEYWORD_TRAP_LAST_CARD,
            Some(_) => rule::KEYWORD_TRAP_INTERRUPT,
            None => rule::KEYWORD_TRAP_TRIGGER,
        };
        self.wound_weakest(o, foe, 1, by)
    }

    /// ENRAGE and FORTIFY: tokens up to the limit (ruling `token.malefactor-limit`).
    pub(crate) fn enrage(&mut self, o: O, foe: FoeNo, tokens: u8) {
        let held = &mut self.foe_mut(foe).enrage;
        *held = (*held + tokens).min(TOKENS_MOST);
        let now = *held;
        self.tell(o, Event::Enraged(foe, now), rule::KEYWORD_ENRAGE);
    }

    pub(crate) fn fortify(&mut self, o: O, foe: FoeNo, tokens: u8) {
        let held = &mut self.foe_mut(foe).fortify;
        *held = (*held + tokens).min(TOKENS_MOST);
        let now = *held;
        self.tell(o, Event::Fortified(foe, now), rule::KEYWORD_FORTIFY);
    }

    /// REGENERATE: cards of the discard pile come back under the deck, by chance.
    pub(crate) fn regenerate(&mut self, o: O, tray: TrayNo, cards: u8) -> Flow<()> {
        let foe = self.tray(tray).owner;
        let defeated = self.is_defeated(foe);
        for _ in 0..cards {
            let count = self.tray(tray).discard.len();
            if count == 0 {
                break;
            }
            let nth = table::pick(o, count, Chance::pile("discard", key::CHANCE_REGENERATE, rule::KEYWORD_REGENERATE))?;
            let deck = self.tray_mut(tray);
            let card = deck.discard.remove(nth);
            if deck.below.try_push(card).is_err() {
                return Err(Halt::Spoiled);
            }
            self.tell(o, Event::Regenerated(tray, card), rule::KEYWORD_REGENERATE);
        }
        if defeated && !self.is_defeated(foe) {
            self.tell(o, Event::Revived(foe), rule::MALEFACTOR_REVIVE.and(rule::MALEFACTOR_DEFEAT_STILL_THERE));
        }
        self.turn_up(o, tray)
    }

    /// Arcana cards are shuffled face down into a deck; nobody knows any longer what comes when. An empty Arcana deck gives none.
    pub(crate) fn add_arcana(&mut self, o: O, tray: TrayNo, cards: u8, by: impl Into<By>) -> Flow<()> {
        let shuffled_in: u8 = self.trays.iter().map(|tray| tray.arcana + u8::from(tray.top == Some(Top::Hidden))).sum();
        let left = (self.arcana.len() as u8).saturating_sub(shuffled_in);
        let room = (MOST_CARDS - self.tray(tray).len()) as u8;
        let added = cards.min(left).min(room);
        if added == 0 {
            self.tell(o, Event::NoArcana(tray), rule::DECK_ARCANA_NEVER_REBUILT);
            return Ok(());
        }
        self.tray_mut(tray).arcana += added;
        self.shuffle_known(tray);
        self.tell(o, Event::ArcanaAdded(tray, added), by);
        if self.playing == Some(tray) { Ok(()) } else { self.reshuffle_top(o, tray) }
    }

    /// Action cards whose places were known are among the unknown ones again; Arcana that were seen stay where they are.
    fn shuffle_known(&mut self, tray: TrayNo) {
        let cards = self.tray(tray).pack.card().cards;
        let place = |card: &DeckCard| match card {
            DeckCard::Action(action) => cards.iter().position(|other| other == action),
            DeckCard::Arcana(_) => None,
        };
        let deck = self.tray_mut(tray);
        let unseen: Cards = deck.below.iter().filter_map(place).fold(deck.unseen, |unseen, nth| unseen.and(nth as u8));
        deck.unseen = unseen;
        deck.below.retain(|card| place(card).is_none());
    }

    fn reshuffle_top(&mut self, o: O, tray: TrayNo) -> Flow<()> {
        let deck = self.tray_mut(tray);
        match deck.top.take() {
            Some(Top::Known(DeckCard::Action(action))) => {
                if let Some(nth) = deck.pack.card().cards.iter().position(|other| *other == action) {
                    deck.unseen = deck.unseen.and(nth as u8);
                }
            }
            Some(Top::Hidden) => deck.arcana += 1,
            Some(Top::Known(card)) => deck.below.insert(0, card),
            None => {}
        }
        self.turn_up(o, tray)
    }

    /// The most damage that a Malefactor's card deals for so much printed.
    pub(crate) fn fury(&self, foe: FoeNo, damage: u8) -> u8 {
        damage.saturating_add(self.rage(foe, self.playing))
    }

    /// What a Malefactor's card deals beyond what is printed: by ENRAGE, and by the Circle, which adds nothing to either side of a card of
    /// which something is known.
    pub(crate) fn rage(&self, foe: FoeNo, tray: Option<TrayNo>) -> u8 {
        let top = tray.and_then(|tray| self.tray(tray).top);
        let is_known = matches!(top, Some(Top::Known(DeckCard::Action(action))) if action.card().origin != Origin::Katabasis);
        self.foe(foe).enrage.saturating_add(if is_known { 0 } else { self.might.damage })
    }

    /// The Champion that a Malefactor's card holds on to.
    pub(crate) fn prisoner(&self, foe: FoeNo) -> Option<ChampionId> {
        self.held_by(foe)
    }
}

/// What stands on the Action side of a card.
pub(crate) fn instructions(card: DeckCard) -> &'static [Instruction] {
    match card {
        DeckCard::Action(id) => id.card().does,
        DeckCard::Arcana(id) => id.card().does,
    }
}

/// The name of a deck of the tray among the piles.
pub(crate) const fn tray_pile(tray: TrayNo) -> &'static str {
    match tray.0 {
        0 => "tray-a",
        1 => "tray-b",
        _ => "tray-c",
    }
}

/// Whether an Event goes back to the box once it was carried out.
const fn is_stored(card: DeckCard) -> bool {
    match card {
        DeckCard::Action(id) => id.card().stored,
        DeckCard::Arcana(_) => false,
    }
}
