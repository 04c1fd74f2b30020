//! What to do with the pieces of a real table. The words differ from those of the log, what they speak of does not.

use table::{Key, Say};

use crate::event::Event;
use crate::key;
use crate::state::{Blessing, Claustrophobia};

/// The dice that chance deals in a panic, drawn like cards.
pub(crate) const PANIC: &str = "panic";

/// What can be rolled and drawn.
pub(crate) const SOURCES: [(&str, Key); 8] = [
    (key::DIE_ACTIVATION.0, key::SOURCE_ACTIVATION),
    (key::DIE_DESTINY.0, key::SOURCE_DESTINY),
    (key::DIE_COMBAT.0, key::SOURCE_COMBAT),
    ("tile", key::SOURCE_TILE),
    ("instinct", key::SOURCE_INSTINCT),
    ("event", key::SOURCE_EVENT),
    ("equipment", key::SOURCE_EQUIPMENT),
    (PANIC, key::SOURCE_PANIC),
];

impl Claustrophobia {
    /// An event as an instruction; nothing where no piece is touched.
    pub(crate) fn hands_for(&self, event: &Event) -> Option<Say> {
        let key = match *event {
            Event::Begun(_) => key::HAND_BEGUN,
            Event::GiftLaid(..) => key::HAND_GIFT_LAID,
            Event::Reserve(_) => key::HAND_RESERVE,
            Event::Pool(_) => key::HAND_POOL,
            Event::Turn(_) => key::HAND_TURN,
            Event::HumanCleared => key::HAND_HUMAN_CLEARED,
            Event::Assigned(..) => key::HAND_ASSIGNED,
            Event::SetAside(_) => key::HAND_SET_ASIDE,
            Event::InstinctValue(..) => key::HAND_INSTINCT_VALUE,
            Event::InstinctEffect(..) => key::HAND_INSTINCT_EFFECT,
            Event::Blessed(_, Blessing::Combat) => key::HAND_BLESSED_COMBAT,
            Event::Blessed(_, Blessing::Movement) => key::HAND_BLESSED_MOVEMENT,
            Event::Exhausted(_) => key::HAND_EXHAUSTED,
            Event::Gone(_) => key::HAND_GONE,
            Event::Recovered(_) => key::HAND_RECOVERED,
            Event::InstinctDrawn => key::HAND_INSTINCT_DRAWN,
            Event::InstinctDiscarded(_) | Event::EventDiscarded(_) => key::HAND_DISCARDED,
            Event::Reshuffled => key::HAND_RESHUFFLED,
            Event::Healed(..) => key::HAND_HEALED,
            Event::Cancelled(..) => key::HAND_CANCELLED,
            Event::HumanKilled(_) => key::HAND_HUMAN_KILLED,
            Event::EquipmentGone(_) => key::HAND_EQUIPMENT_GONE,
            Event::TroglodytesKilled(..) => key::HAND_TROGLODYTES_KILLED,
            Event::BackToReserve(_) => key::HAND_BACK_TO_RESERVE,
            Event::Wounded(..) => key::HAND_WOUNDED,
            Event::Mended(..) => key::HAND_MENDED,
            Event::ToReserve(_) => key::HAND_TO_RESERVE,
            Event::FiendKilled(_) => key::HAND_FIEND_KILLED,
            Event::Moved(..) => key::HAND_MOVED,
            Event::Crawled(..) => key::HAND_CRAWLED,
            Event::Explored(..) => key::HAND_EXPLORED,
            Event::DeadEnd(_) => key::HAND_DEAD_END,
            Event::PileAgain => key::HAND_PILE_AGAIN,
            Event::Foreseen(_) => key::HAND_FORESEEN,
            Event::Laid(..) => key::HAND_LAID,
            Event::Resolved(_) => key::HAND_RESOLVED,
            Event::HoleToken(_) => key::HAND_HOLE,
            Event::Water(_) => key::HAND_WATER,
            Event::EquipmentFound(..) => key::HAND_EQUIPMENT_FOUND,
            Event::EquipmentLost(..) => key::HAND_EQUIPMENT_LOST,
            Event::Joined(..) => key::HAND_JOINED,
            Event::Left(_) => key::HAND_LEFT,
            Event::InfernalCleared => key::HAND_INFERNAL_CLEARED,
            Event::TakenBack(..) => key::HAND_TAKEN_BACK,
            Event::Allocated(..) => key::HAND_ALLOCATED,
            Event::NoSpace(_) => key::HAND_NO_SPACE,
            Event::Triggered(_) => key::HAND_TRIGGERED,
            Event::Threat(_) => key::HAND_THREAT,
            Event::EventsDrawn(_) => key::HAND_EVENTS_DRAWN,
            Event::EventKept => key::HAND_EVENT_KEPT,
            Event::EventUsed(_) => key::HAND_EVENT_USED,
            Event::Entered(..) => key::HAND_ENTERED,
            Event::Growled(..) => key::HAND_GROWLED,
            Event::Effect(_, Some(_)) => key::HAND_EFFECT_ON,
            Event::Effect(_, None) => key::HAND_EFFECT,
            Event::Progress(..) => key::HAND_PROGRESS,
            Event::TurnOver(_)
            | Event::ActivationRoll(_)
            | Event::NoDraw(_)
            | Event::InstinctNone
            | Event::GiftUsed(..)
            | Event::Hit(..)
            | Event::Lost(_)
            | Event::Ignored(_)
            | Event::Guarded(..)
            | Event::Activated(_)
            | Event::Idle(_)
            | Event::TileEffect(..)
            | Event::Pit(..)
            | Event::Die(_)
            | Event::Attack(..)
            | Event::AttackAgain(..)
            | Event::EquipmentUsed(..)
            | Event::ScenarioAction(..)
            | Event::DestinyRoll(_)
            | Event::Waits(_)
            | Event::SetRight(..)
            | Event::HandSetRight(_)
            | Event::Ended(_) => return None,
        };
        Some(self.words_for(event).say.keyed(key))
    }
}
