//! Setting right what differs on a real table: boards, places, tokens, and where the cards lie.
//!
//! A hand is hidden from the other seat, and how many of a card the deck has left says what is in it. So cards in hand and among
//! the discards are set right by whose they are; they come from their deck, and go back there.

mod part;
mod put;

use table::{AnswerError, Correction, Key, Say, Seat, Telling, Thing, Told};

use crate::content::{EquipmentCard, EventCard, Gift, InstinctCard, Talent, TileEffect};
use crate::event::Event;
use crate::powers::{DEEDS, RITUAL};
use crate::setup::WATER;
use crate::state::{Claustrophobia, INFERNAL, Warrior};
use crate::words::{cell, seat_name};
use part::{OF_A_WARRIOR, only_for};
pub use part::{Part, What};

/// The most threat points that can be stored.
const MOST_THREAT: u16 = u8::MAX as u16;
/// Dice that alarms can add.
const MOST_ALARM: u16 = 3;

impl Claustrophobia {
    /// Whether a viewer may see a thing and set it right.
    pub(crate) fn is_for(thing: u16, viewer: Option<Seat>) -> bool {
        only_for(thing).is_none_or(|seat| viewer == Some(seat))
    }

    /// Everything that can be set right, each with its value and the highest that could be tried.
    fn parts(&self) -> Vec<(Part, u16, u16)> {
        let mut parts = Vec::new();
        self.parts_of_game(&mut |what, which, now, most| parts.push((Part { what, which }, now, most)));
        self.parts_of_humans(&mut |what, which, now, most| parts.push((Part { what, which }, now, most)));
        self.parts_of_tunnels(&mut |what, which, now, most| parts.push((Part { what, which }, now, most)));
        self.parts_of_decks(&mut |what, which, now, most| parts.push((Part { what, which }, now, most)));
        parts
    }

    fn parts_of_game(&self, add: &mut dyn FnMut(What, u16, u16, u16)) {
        let scenario = self.scenario.card();
        add(What::Turn, 0, self.turn.into(), scenario.turns.into());
        let (deeds, ritual) = self.counters();
        for (what, counter, most) in [(What::Deeds, DEEDS, deeds), (What::Ritual, RITUAL, ritual)] {
            let now = self.counted(counter);
            if let Some(most) = most {
                add(what, 0, now.into(), most.max(now).into());
            }
        }
        add(What::Threat, 0, self.threat.into(), MOST_THREAT);
        add(What::Alarm, 0, self.alarm.into(), MOST_ALARM);
    }

    fn parts_of_humans(&self, add: &mut dyn FnMut(What, u16, u16, u16)) {
        let last = self.tunnels.len() as u16 - 1;
        for id in self.humans_in_play() {
            let (human, which) = (self.human(id), u16::from(id.0));
            let Some(at) = human.at else { continue };
            let first = which * OF_A_WARRIOR;
            (1..=6).for_each(|line| add(What::Line, first + u16::from(line), human.is_cancelled(line).into(), 1));
            add(What::HumanPlace, which, at.0.into(), last);
            add(What::Die, which, human.die.into(), 6);
            add(What::Exhausted, which, human.exhausted.into(), 1);
            if human.board().talents.has(Talent::Blessed) {
                add(What::HasBlessed, which, human.has_blessed.into(), 1);
            }
            if human.board().talents.has(Talent::Devoted) {
                let has = |gift: Gift| human.gifts.contains(&Some(gift));
                (first..).zip(Gift::ALL).for_each(|(which, gift)| add(What::Gift, which, has(gift).into(), 1));
            }
            for (which, (card, all)) in (first..).zip(EquipmentCard::ALL.into_iter().zip(EquipmentCard::deck().counts())) {
                let held = human.equipment.iter().filter(|held| held.card == card).count();
                add(What::Equipment, which, held as u16, (*all).into());
            }
        }
    }

    fn parts_of_tunnels(&self, add: &mut dyn FnMut(What, u16, u16, u16)) {
        let last = self.tunnels.len() as u16 - 1;
        for id in self.fiends_in_play() {
            let (fiend, which) = (self.fiend(id), u16::from(id.0));
            let Some(at) = fiend.at else { continue };
            add(What::FiendPlace, which, at.0.into(), last);
            add(What::FiendDamage, which, fiend.damage.into(), u16::from(fiend.kind.card().life) - 1);
        }
        for spot in self.spots() {
            let (laid, which, effect) = (self.laid(spot), u16::from(spot.0), self.effect_of(spot));
            let most = laid.tile.card().limit.min(laid.troglodytes.saturating_add(self.troglodytes));
            add(What::Troglodytes, which, laid.troglodytes.into(), most.max(laid.troglodytes).into());
            if effect.is_some() {
                add(What::Resolved, which, laid.resolved.into(), 1);
            }
            if effect == Some(TileEffect::HealingFountain) {
                add(What::Water, which, laid.water.into(), WATER.into());
            }
            add(What::Hole, which, laid.hole.into(), 1);
            if let Some((times, _)) = self.work_on(spot) {
                add(What::Mark, which, laid.mark.into(), times.max(laid.mark).into());
            }
        }
    }

    fn parts_of_decks(&self, add: &mut dyn FnMut(What, u16, u16, u16)) {
        let mut all = |what, there: &[u8], all: &[u8]| {
            (0..).zip(there.iter().zip(all)).for_each(|(kind, (now, most))| add(what, kind, (*now).into(), (*most).into()));
        };
        all(What::InstinctHand, self.instinct_hand.counts(), InstinctCard::deck().counts());
        all(What::InstinctSpent, self.instinct_discard.counts(), InstinctCard::deck().counts());
        all(What::EventHand, self.event_hand.counts(), EventCard::deck().counts());
        all(What::EventSpent, self.event_discard.counts(), EventCard::deck().counts());
    }

    /// Whose a part is.
    fn owner(&self, part: Part) -> Key {
        match part.what {
            What::Line | What::HumanPlace | What::Die | What::Exhausted | What::HasBlessed | What::Gift | What::Equipment => {
                self.name_of(Warrior::Human(part.human()))
            }
            What::FiendPlace | What::FiendDamage => self.fiend_name(part.fiend()),
            _ => seat_name(part.hand().unwrap_or(INFERNAL)),
        }
    }

    /// A text of a part, at a value.
    fn say_of(&self, part: Part, key: Key, value: u16) -> Say {
        let laid = part.tile(value).and_then(|spot| self.tunnels.get(usize::from(spot.0)));
        let number = laid.map_or(part.kind() as u8, |laid| laid.tile.0);
        key.with("who", self.owner(part)).with("card", part.card()).with("n", number).with("value", value)
    }

    /// Everything that can be set right.
    pub(crate) fn list_things(&self) -> Vec<Thing> {
        let thing = |(part, now, most): (Part, u16, u16)| {
            let (of, name, _, scale, _) = part.about();
            let of = of.unwrap_or_else(|| self.owner(part));
            Thing { id: part.id(), of: self.say_of(part, of, now), name: self.say_of(part, name, now), scale, now, most }
        };
        self.parts().into_iter().map(thing).collect()
    }

    /// What is told when a part was set to a value.
    pub(crate) fn right_words(&self, part: Part, value: u16) -> Telling {
        let (_, _, told, ..) = part.about();
        let telling = Telling::new(self.say_of(part, told, value));
        part.tile(value).into_iter().fold(telling, |telling, spot| telling.at(cell(spot)))
    }

    /// Sets a thing right.
    pub(crate) fn correct(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let part = self.parts().into_iter().find(|(part, ..)| part.id() == thing);
        let Some((part, _, most)) = part else { return Err(AnswerError::NoSuchAnswer) };
        let (.., rule) = part.about();
        if value <= most && self.set_part(part, value as u8) {
            Ok(Told { event: Event::SetRight(part, value), by: rule.into() })
        } else {
            Err(AnswerError::Refused(rule))
        }
    }
}
