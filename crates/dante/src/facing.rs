//! Facing: Malefactors have a Front and a Back, and turn only when told to, or when they are attacked from behind.

use table::{Flow, RuleId};

use crate::board::Dir;
use crate::content::ChampionId;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Place};

impl Dante {
    /// A Malefactor turns to the arc in which a Champion stands; the Space of its Pillar counts (ruling `facing.same-area`).
    pub(crate) fn face(&mut self, o: O, foe: FoeNo, who: ChampionId, by: RuleId) {
        let Some(space) = self.champion(who).space() else { return };
        self.turn_to(o, foe, space.arc_from(self.foe(foe).at), by);
    }

    pub(crate) fn turn_to(&mut self, o: O, foe: FoeNo, dir: Dir, by: RuleId) {
        if self.foe(foe).facing != dir {
            self.foe_mut(foe).facing = dir;
            self.tell(o, Event::Faced(foe, dir), by);
        }
    }

    /// Whether a Champion stands in a Malefactor's Back.
    pub(crate) fn is_behind(&self, who: ChampionId, foe: FoeNo) -> bool {
        let foe = self.foe(foe);
        self.champion(who).space().is_some_and(|space| space.arc_from(foe.at) == foe.facing.opposite())
    }

    /// Whether a Champion stands in the arc that a Malefactor Faces.
    pub(crate) fn is_in_front(&self, who: ChampionId, foe: FoeNo) -> bool {
        let foe = self.foe(foe);
        self.champion(who).space().is_some_and(|space| space.arc_from(foe.at) == foe.facing)
    }

    /// A Malefactor that was attacked from its Back turns to the attacker, before anything else comes of the Attack.
    pub(crate) fn turn_around(&mut self, o: O, foe: FoeNo, who: ChampionId) -> Flow<()> {
        if self.is_behind(who, foe) {
            self.face(o, foe, who, rule::FACING_TURN_AROUND);
        }
        Ok(())
    }

    /// FLANK: another Champion stands directly opposite in the Malefactor's Area.
    pub(crate) fn flanks(&self, who: ChampionId, foe: FoeNo) -> bool {
        let space = self.champion(who).space().filter(|space| space.area() == self.foe(foe).at);
        space.is_some_and(|space| {
            ChampionId::ALL.into_iter().any(|other| self.champion(other).place == Place::On(space.opposite()))
        })
    }

    /// ABOVE: on a higher Level than the Malefactor, however far away.
    pub(crate) fn is_above(&self, who: ChampionId, foe: FoeNo) -> bool {
        self.level_of_champion(who).is_some_and(|level| level > self.height(self.foe(foe).at))
    }
}
