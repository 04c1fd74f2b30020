//! ADVANCE and SWAP: models that are put elsewhere without crossing what lies between.

use table::Flow;

use crate::about::About;
use crate::asking::{Putting, Question};
use crate::board::{AreaId, Space};
use crate::content::ChampionId;
use crate::content::language::Reach;
use crate::effects::{Actor, Doing, reaches};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Place};

impl Dante {
    /// A Champion is put straight on a free Space of an Area in reach, or on a Pillar there. Levels do not matter, and nobody falls.
    pub(crate) fn advance(&mut self, o: O, who: ChampionId, reach: Reach) -> Flow<()> {
        if self.champion(who).space().is_none() {
            self.tell(o, Event::CannotMove(who), rule::KEYWORD_HOLD_NO_MOVE);
            return Ok(());
        }
        let from = self.origin(Actor::Champion(who));
        let mut question =
            Question::<Putting>::new(self.seats_of(who), About::Advance { who }, rule::KEYWORD_ADVANCE, o.wants_refusals());
        for space in Space::all().filter(|space| Some(*space) != self.champion(who).space()) {
            question.consider(Putting::Put(space), self.may_advance(from, space, reach));
        }
        if let Some(Putting::Put(space)) = self.put_or_only(o, &question)? {
            self.champion_mut(who).place = Place::On(space);
            self.tell(o, Event::Advanced(who, space), rule::KEYWORD_ADVANCE.and(rule::KEYWORD_ADVANCE_NOT_MOVE));
        }
        Ok(())
    }

    fn may_advance(&self, from: AreaId, to: Space, reach: Reach) -> table::Verdict {
        if !reaches(reach, from.range(to.area())) {
            Err(rule::RANGE_COUNT)
        } else if self.champion_on(to).is_some() {
            Err(if self.is_pillar(to) { rule::FURNITURE_PILLAR_TOP_ONE } else { rule::ZONE_SPACE_ONE })
        } else if self.is_free(to) || self.is_pillar(to) {
            Ok(rule::KEYWORD_ADVANCE)
        } else {
            Err(rule::ZONE_SPACE_ONE)
        }
    }

    /// A Malefactor is put straight into an Area: only there it steps, onto whatever waits in its Central Space.
    pub(crate) fn foe_advances(&mut self, o: O, doing: &mut Doing, foe: FoeNo, to: AreaId) -> Flow<()> {
        if self.foe(foe).at == to || self.is_grounded(o, foe) {
            return Ok(());
        }
        if let Some(other) = self.foe_in(to) {
            self.shove_foe(o, other)?;
            if self.foe_in(to).is_some() {
                return Ok(());
            }
        }
        self.foe_mut(foe).at = to;
        self.tell(o, Event::FoeAdvanced(foe, to), rule::KEYWORD_ADVANCE.and(rule::KEYWORD_ADVANCE_STEP));
        if doing.destroyer.is_some() && self.height(to) > 0 {
            self.lower(o, to, 0, rule::KEYWORD_DESTROYER_BUILDING);
        }
        self.trample(o, doing, foe, None)?;
        self.spring_trap(o, foe)?;
        doing.ended |= self.is_defeated(foe);
        Ok(())
    }

    /// Two Champions exchange their places; nobody falls. Who is HELD comes back only by a RELEASE or a THROW.
    pub(crate) fn swap(&mut self, o: O, who: ChampionId, other: ChampionId) {
        if let Some(held) = [who, other].into_iter().find(|champion| self.champion(*champion).space().is_none()) {
            self.tell(o, Event::CannotMove(held), rule::KEYWORD_HOLD_NO_MOVE.and(rule::KEYWORD_HOLD_RETURN));
            return;
        }
        let (here, there) = (self.champion(who).place, self.champion(other).place);
        self.champion_mut(who).place = there;
        self.champion_mut(other).place = here;
        self.tell(o, Event::Swapped(who, other), rule::KEYWORD_SWAP.and(rule::KEYWORD_SWAP_NO_FALLING));
    }
}
