//! Achilles's Spear: thrown, it STICKS where its target stands and can be attacked; he RETRIEVES it.

use crate::content::ChampionId;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Spear};

impl Dante {
    /// The Spear STICKS into the Central Space of the target's Area.
    pub(crate) fn throw_spear(&mut self, o: O, foe: FoeNo, to: ChampionId) {
        let Some(area) = self.area_of(to).filter(|_| self.foe(foe).id.card().spear > 0) else { return };
        self.foe_mut(foe).spear = Spear::Stuck(area);
        self.tell(o, Event::SpearStuck(foe, area), rule::KEYWORD_STICK);
    }

    /// The Spear leaves the board, or comes back after a Wound had removed it (ruling `content.spear`).
    pub(crate) fn retrieve_spear(&mut self, o: O, foe: FoeNo) {
        self.foe_mut(foe).spear = Spear::Off;
        self.tell(o, Event::SpearRetrieved(foe), rule::KEYWORD_RETRIEVE);
    }

    /// Damage to the Spear: a full Wound removes it.
    pub(crate) fn hurt_spear(&mut self, o: O, foe: FoeNo, damage: u8) {
        if damage < self.foe(foe).id.card().spear {
            self.tell(o, Event::SpearUnhurt(foe), rule::KEYWORD_STURDINESS);
            return;
        }
        self.foe_mut(foe).spear = Spear::Off;
        self.tell(o, Event::SpearRemoved(foe), rule::CONTENT_SPEAR);
    }
}
