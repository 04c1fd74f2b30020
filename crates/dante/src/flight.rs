//! FLY AWAY and REAPPEAR: a Malefactor that leaves the board, and comes back when its own Actions say so.

use table::Flow;

use crate::board::AreaId;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo};

impl Dante {
    /// The model is taken off the board.
    pub(crate) fn fly_away(&mut self, o: O, foe: FoeNo) {
        if !self.foe(foe).flown {
            self.foe_mut(foe).flown = true;
            self.tell(o, Event::FlewAway(foe), rule::KEYWORD_FLY_AWAY);
        }
    }

    /// It comes back to Area C2, SHOVES whoever is there, and Faces the Fiercest Champion at Any Range.
    pub(crate) fn reappear(&mut self, o: O, foe: FoeNo) -> Flow<()> {
        if !self.foe(foe).flown {
            return Ok(());
        }
        if let Some(other) = self.foe_in(AreaId::MIDDLE) {
            self.shove_foe(o, other)?;
            if self.foe_in(AreaId::MIDDLE).is_some() {
                return Ok(());
            }
        }
        let model = self.foe_mut(foe);
        (model.flown, model.at) = (false, AreaId::MIDDLE);
        self.tell(o, Event::Reappeared(foe, AreaId::MIDDLE), rule::KEYWORD_REAPPEAR.and(rule::KEYWORD_FLY_AWAY_RETURN));
        let fiercest = self.ranked().next();
        if let Some(fiercest) = fiercest {
            self.face(o, foe, fiercest, rule::KEYWORD_REAPPEAR);
        }
        Ok(())
    }

    /// The Area of a Malefactor, while it is on the board.
    pub(crate) fn area_of_foe(&self, foe: FoeNo) -> Option<AreaId> {
        let model = self.foe(foe);
        (!model.flown).then_some(model.at)
    }
}
