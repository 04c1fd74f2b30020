//! Buildings that rise and erode: whatever stands in the Area rises and sinks with them.

use arrayvec::ArrayVec;
use table::Flow;

use crate::board::AreaId;
use crate::content::language::{Effect, Whom};
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Dante;

/// No card can build higher: every Area could still hold what all cards of a long Confrontation raise.
pub(crate) const HIGHEST: u8 = 20;

impl Dante {
    /// The Areas in which the targets of an effect stand, each once.
    pub(crate) fn areas_of(&mut self, o: O, doing: &mut Doing, whom: Whom, effect: &Effect) -> Flow<ArrayVec<AreaId, 4>> {
        let mut areas = ArrayVec::new();
        for area in self.targets(o, doing, whom, effect)?.iter().filter_map(|who| self.area_of(*who)) {
            if !areas.contains(&area) {
                areas.push(area);
            }
        }
        Ok(areas)
    }

    /// Upheaval: a Building rises from the Ground Level, and everything in the Area, Buildings among it, ends up on top of it.
    pub(crate) fn upheave(&mut self, o: O, area: AreaId) {
        let Some(height) = self.heights.get_mut(usize::from(area.0)).filter(|height| **height < HIGHEST) else { return };
        *height += 1;
        let now = *height;
        let by = if now > 2 {
            rule::PLATFORM_UPHEAVAL.and(rule::PLATFORM_HEIGHT_LIMIT_BROKEN)
        } else {
            rule::PLATFORM_UPHEAVAL.into()
        };
        self.tell(o, Event::Risen(area, now), by);
    }

    /// Erosion: one layer goes, and everything on top sinks one Level in its Space, without a fall.
    pub(crate) fn erode(&mut self, o: O, area: AreaId) {
        let Some(height) = self.heights.get_mut(usize::from(area.0)) else { return };
        let Some(now) = height.checked_sub(1) else {
            self.tell(o, Event::NobodyThere, rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
            return;
        };
        *height = now;
        let by =
            if now > 0 { rule::PLATFORM_EROSION.and(rule::PLATFORM_EROSION_TWO_LEVELS) } else { rule::PLATFORM_EROSION.into() };
        self.tell(o, Event::Eroded(area, now), by);
    }
}
