//! What to do with the pieces of a real table. The words differ from those of the log, what they speak of does not.

use table::Say;

use crate::event::Event;
use crate::key;
use crate::state::Inferno;
use crate::words::number;

impl Inferno {
    /// An event as an instruction; nothing where no piece is touched.
    pub(crate) fn hands_for(&self, event: &Event) -> Option<Say> {
        let key = match *event {
            Event::Laid => key::HAND_LAID,
            Event::Drew(..) => key::HAND_DREW,
            Event::SpinnerPlaced(_) => key::HAND_SPINNER,
            Event::Started(..) => key::HAND_STARTED,
            Event::Round(_, true, true) => key::HAND_NIGHT,
            Event::Round(_, false, true) => key::HAND_DAY,
            Event::DeckGrew(_) => key::HAND_DECK_GREW,
            Event::Returned(..) => key::HAND_RETURNED,
            Event::Reshuffled => key::HAND_RESHUFFLED,
            Event::ActionsReshuffled => key::HAND_ACTIONS_RESHUFFLED,
            Event::UnclaimedDrew(..) => key::HAND_UNCLAIMED_DREW,
            Event::UnclaimedMoved(..) => key::HAND_UNCLAIMED_MOVED,
            Event::Hurt(..) => key::HAND_HURT,
            Event::Warded(_) => key::HAND_WARDED,
            Event::Died(_) => key::HAND_DIED,
            Event::Pushed(..) | Event::Pulled(..) | Event::Moved(..) => key::HAND_MOVED,
            Event::DanteDrew(_) => key::HAND_DANTE_DREW,
            Event::DanteDrewAttack(_) => key::HAND_DANTE_DREW_ATTACK,
            Event::DanteMoved(_, to) => return Some(key::HAND_DANTE_MOVED.with("n", number(to))),
            Event::Shielded => key::HAND_SHIELDED,
            Event::Dropped(..) => key::HAND_DROPPED,
            Event::Wounded(..) => key::HAND_WOUNDED,
            Event::ShieldBroke => key::HAND_SHIELD_BROKE,
            Event::UnclaimedDied(_) => key::HAND_UNCLAIMED_DIED,
            Event::Flipped(..) => key::HAND_FLIPPED,
            Event::Found(_, at) => return Some(self.words_for(event).say.keyed(key::HAND_FOUND).with("hex", number(at))),
            Event::DanteWoke(_) => key::HAND_DANTE_WOKE,
            Event::Healed(_, gain) if gain > 0 => key::HAND_HEALED,
            Event::GaveResources(..) => key::HAND_GAVE_RESOURCES,
            Event::GaveCard(..) => key::HAND_GAVE_CARD,
            Event::Played(..) => key::HAND_PLAYED,
            Event::PickedUp(..) => key::HAND_PICKED_UP,
            Event::Spent(_) => key::HAND_SPENT,
            Event::ResourceAppeared(_) => key::HAND_RESOURCE,
            Event::First(_)
            | Event::HandFull(_)
            | Event::Round(..)
            | Event::DeckStays(_)
            | Event::NightRoll(..)
            | Event::UnclaimedCollided(..)
            | Event::NobodyHit
            | Event::DanteTurned(_)
            | Event::DanteLooped
            | Event::DanteCollided(_)
            | Event::ViolenceRoll(..)
            | Event::WrathRoll(..)
            | Event::WrathIdle
            | Event::Turn(_)
            | Event::AttackRoll(..)
            | Event::Missed(_)
            | Event::FoundFree(_)
            | Event::Healed(..)
            | Event::SetRight(..)
            | Event::Ended(_) => return None,
        };
        Some(self.words_for(event).say.keyed(key))
    }
}
