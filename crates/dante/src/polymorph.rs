//! POLYMORPH: a Champion as a Capybara, with cards and teeth of its own, until a Wound or RESTORE brings it back.

use table::Flow;

use crate::choice::Attribute;
use crate::content::{CAPYBARA, ChampionId, CompanionId, DECK, GearId, ManeuverId, SHAKEN};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Cards, Dante};

/// The Capybara's Maneuver deck.
#[expect(clippy::indexing_slicing, reason = "the build counts: a deck of another size does not compile")]
const CAPYBARA_DECK: [ManeuverId; DECK] = {
    let mut deck = [ManeuverId::Flourish; DECK];
    let (mut nth, mut count) = (0, 0);
    while nth < ManeuverId::KINDS {
        if ManeuverId::ALL[nth].printed().of.is_none() {
            deck[count] = ManeuverId::ALL[nth];
            count += 1;
        }
        nth += 1;
    }
    assert!(count == DECK, "the Capybara has a whole deck");
    deck
};

impl Dante {
    /// The Maneuver deck that a Champion uses now.
    pub(crate) fn list(&self, who: ChampionId) -> &[ManeuverId; DECK] {
        let champion = self.champion(who);
        if champion.polymorphed { &CAPYBARA_DECK } else { &champion.maneuvers }
    }

    /// The Capybara's Maneuver deck.
    pub(crate) const fn capybara_list(&self) -> &'static [ManeuverId; DECK] {
        &CAPYBARA_DECK
    }

    /// The Maneuvers of a Companion's card, or of the Capybara's that lies on it.
    pub(crate) fn tricks(&self, who: ChampionId) -> impl Iterator<Item = CompanionId> + use<> {
        let of = if self.champion(who).polymorphed { None } else { Some(who) };
        CompanionId::ALL.into_iter().filter(move |id| id.card().of == of)
    }

    /// The Weapon in use: Sharp Teeth lie on that of a Capybara.
    pub(crate) fn weapon(&self, who: ChampionId) -> Option<GearId> {
        let champion = self.champion(who);
        if champion.polymorphed { Some(GearId::SharpTeeth) } else { champion.weapon }
    }

    /// The points of an Attribute.
    pub(crate) fn points(&self, who: ChampionId, attribute: Attribute) -> u8 {
        let sheet = self.champion(who).sheet.card();
        let [aggressiveness, prowess, willpower] =
            if self.champion(who).polymorphed { CAPYBARA } else { [sheet.aggressiveness, sheet.prowess, sheet.willpower] };
        match attribute {
            Attribute::Aggressiveness => aggressiveness,
            Attribute::Prowess => prowess,
            Attribute::Willpower => willpower,
        }
    }

    /// A Champion becomes a Capybara. Its own Maneuver cards are set aside; for those of its hand it draws the Capybara's.
    pub(crate) fn polymorph(&mut self, o: O, who: ChampionId) -> Flow<()> {
        if self.champion(who).polymorphed {
            return Ok(());
        }
        self.tell(o, Event::Polymorphed(who), rule::KEYWORD_POLYMORPH_CARDS.and(rule::KEYWORD_POLYMORPH_MODEL));
        let champion = self.champion_mut(who);
        champion.polymorphed = true;
        if champion.is_companion() {
            return Ok(());
        }
        let held = champion.hand.len();
        champion.slots.iter_mut().for_each(|slot| slot.cards.clear());
        (champion.hand, champion.deck, champion.discard) = (Cards::NONE, Cards::first(DECK), Cards::NONE);
        self.tell(o, Event::DeckSetAside(who), rule::KEYWORD_POLYMORPH_DECK);
        for _ in 0..held {
            self.draw_maneuver(o, who, rule::KEYWORD_POLYMORPH_HAND)?;
        }
        Ok(())
    }

    /// A Champion changes back by a Wound or by RESTORE, unless it has lost the skill to do so; whether it did.
    pub(crate) fn change_back(&mut self, o: O, who: ChampionId, by: table::RuleId) -> Flow<bool> {
        if !self.champion(who).polymorphed {
            return Ok(false);
        }
        if self.champion(who).silenced {
            self.tell(o, Event::StaysCapybara(who), rule::KEYWORD_DISABLE_POLYMORPH);
            return Ok(false);
        }
        self.champion_mut(who).polymorphed = false;
        self.tell(o, Event::ChangedBack(who), by.and(rule::KEYWORD_POLYMORPH_BACK_CARDS));
        // Its cards on the board are the Capybara's: they go before anything else can come to lie on the Slots.
        let champion = self.champion_mut(who);
        champion.slots.iter_mut().for_each(|slot| slot.cards.clear());
        if !champion.is_companion() {
            let own = Cards::first(DECK).except(champion.stored);
            (champion.hand, champion.deck, champion.discard) = (Cards::NONE, own, Cards::NONE);
        }
        self.tell(o, Event::Shaken(who), rule::KEYWORD_POLYMORPH_BACK_STUN);
        self.stun(o, who, SHAKEN)?;
        if !self.champion(who).is_companion() {
            self.tell(o, Event::DeckReturned(who), rule::KEYWORD_POLYMORPH_BACK_DECK);
        }
        Ok(true)
    }
}
