//! What event cards do.

use table::{Flow, Verdict};

use crate::content::EventCard;
use crate::play::O;
use crate::rule;
use crate::state::{Claustrophobia, Matter, Warrior};

impl Claustrophobia {
    /// Whether a card can be used. That it is in hand and that this is its moment is checked before; at
    /// [`crate::content::Moment::Exploration`] `self.explorer()` is who explored.
    pub(crate) fn may_use_event(&self, _card: EventCard) -> Verdict {
        Ok(rule::EVENT_USE)
    }

    /// The effect of a card, which lies on the table already.
    pub(crate) fn use_event(&mut self, _o: O, card: EventCard) -> Flow<()> {
        match card {
            EventCard::DarkTide => self.threat = self.threat.saturating_add(2),
            EventCard::Snare => {
                if let Some(explorer) = self.explorer() {
                    self.first_settle(Matter::Hits { on: Warrior::Human(explorer), hits: 1, combat: false });
                }
            }
        }
        Ok(())
    }

    /// A card's effect goes on with a question to the human player.
    pub(crate) fn continue_event(&mut self, _o: O, _card: EventCard, _whom: Option<Warrior>) -> Flow<()> {
        Ok(())
    }
}
