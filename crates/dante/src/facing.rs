//! Facing: Malefactors have a Front and a Back, and turn only when told to, or when they are attacked from behind.

use table::{Flow, RuleId};

use crate::aim::Mark;
use crate::board::{AreaId, Dir};
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
        let facing = self.foe(foe).facing;
        let seen = self.champion(who).space().zip(self.area_of_foe(foe));
        seen.is_some_and(|(space, at)| space.arc_from(at) == facing.opposite())
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

    /// FLANK: another Champion stands directly opposite in the Malefactor's Area, or on the other side of an Oversized one.
    pub(crate) fn flanks(&self, who: ChampionId, foe: FoeNo) -> bool {
        if self.is_oversized(foe) {
            return self.flanks_oversized(who, foe);
        }
        let space = self.champion(who).space().filter(|space| space.area() == self.foe(foe).at);
        space.is_some_and(|space| {
            ChampionId::ALL.into_iter().any(|other| self.champion(other).place == Place::On(space.opposite()))
        })
    }

    /// The FLANK positions of an Oversized Malefactor: the Areas on opposite sides of it (ruling `content.oversized`).
    fn flanks_oversized(&self, who: ChampionId, foe: FoeNo) -> bool {
        let Some(at) = self.area_of_foe(foe) else { return false };
        let side = |who: ChampionId| self.area_of(who).and_then(|area| at.towards(area));
        let Some(mine) = side(who) else { return false };
        ChampionId::ALL.into_iter().any(|other| side(other) == Some(mine.opposite()))
    }

    /// ABOVE: on a higher Level than the target, however far away.
    pub(crate) fn is_above_mark(&self, who: ChampionId, mark: Mark) -> bool {
        if let Mark::Minion(nth) = mark {
            let at = self.all_minions().find(|(other, _)| *other == nth);
            return at.is_some_and(|(_, space)| self.is_above_space(who, space));
        }
        self.area_of_mark(mark).is_some_and(|area| self.is_higher(who, area))
    }

    /// Whether a Champion stands ABOVE a Malefactor.
    pub(crate) fn is_above(&self, who: ChampionId, foe: FoeNo) -> bool {
        self.area_of_foe(foe).is_some_and(|area| self.is_higher(who, area))
    }

    fn is_higher(&self, who: ChampionId, area: AreaId) -> bool {
        self.level_of_champion(who).is_some_and(|level| level > self.height(area))
    }
}
