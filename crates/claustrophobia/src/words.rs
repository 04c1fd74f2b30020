//! Choices and events as words and places.

use table::Key;

use crate::key;
use crate::state::{Claustrophobia, Warrior};

impl Claustrophobia {
    /// What a warrior is called.
    pub(crate) fn name_of(&self, who: Warrior) -> Key {
        match who {
            Warrior::Human(id) => self.human(id).board().name,
            Warrior::Fiend(id) => self.fiend(id).kind.card().name,
            Warrior::Troglodytes(_) => key::TROGLODYTES_NAME,
        }
    }
}
