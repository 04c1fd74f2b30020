//! SHOVE: where two things would be in one place, one makes room for the other.

use table::{Flow, RuleId};

use crate::about::About;
use crate::asking::{Placing, Putting, Question};
use crate::board::{AreaId, Space};
use crate::content::ChampionId;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Place};

impl Dante {
    /// A Champion that has fallen, was released or was shoved takes a Space of this Area, or one near it.
    pub(crate) fn land(&mut self, o: O, who: ChampionId, area: AreaId) -> Flow<()> {
        self.land_by(o, who, area, rule::KEYWORD_SHOVE)
    }

    pub(crate) fn land_by(&mut self, o: O, who: ChampionId, area: AreaId, by: RuleId) -> Flow<()> {
        if let Some(space) = self.choose_place(o, area, About::Landing { who })? {
            self.champion_mut(who).place = Place::On(space);
            self.tell(o, Event::Landed(who, space), by);
        }
        Ok(())
    }

    /// A free Space in an Area; where there is none, the Fiercest Champion's player chooses among the nearest on the same Level or below.
    pub(crate) fn choose_place(&self, o: O, area: AreaId, about: About) -> Flow<Option<Space>> {
        let level = self.height(area);
        let free = |range: u8| {
            Space::all().filter(move |space| {
                space.area().range(area) == range && self.height(space.area()) <= level && self.is_free(*space)
            })
        };
        let seats = match about {
            About::Landing { who } => self.seats_of(who),
            _ => self.deciders(),
        };
        let range = (0..8).find(|range| free(*range).next().is_some());
        let Some(range) = range else { return Ok(None) };
        let (seats, by) = match range {
            0 => (seats, rule::MOVEMENT_END_SPACE),
            1 => (self.deciders(), rule::KEYWORD_SHOVE),
            _ => (self.deciders(), rule::KEYWORD_SHOVE_NONE),
        };
        let mut question = Question::<Putting>::new(seats, about, by, o.wants_refusals());
        free(range).for_each(|space| question.offer(Putting::Put(space), by));
        Ok(self.put_or_only(o, &question)?.map(|Putting::Put(space)| space))
    }

    /// The Malefactor in the Central Space of an Area.
    pub(crate) fn foe_in(&self, area: AreaId) -> Option<FoeNo> {
        self.all_foes().find(|foe| self.area_of_foe(*foe) == Some(area))
    }

    /// A Malefactor makes room for another one: up to 1 Area away, on the same Level or lower, where the Fiercest Champion's player says.
    pub(crate) fn shove_foe(&mut self, o: O, foe: FoeNo) -> Flow<()> {
        let from = self.foe(foe).at;
        let mut question =
            Question::<Placing>::new(self.deciders(), About::Shove { foe }, rule::MALEFACTOR_ENTER_OCCUPIED, o.wants_refusals());
        for (_, area) in from.beside() {
            let verdict = if self.foe_in(area).is_some() {
                Err(rule::ZONE_CENTRAL_ONE)
            } else if self.height(area) > self.height(from) {
                Err(rule::KEYWORD_SHOVE)
            } else {
                Ok(rule::MALEFACTOR_ENTER_OCCUPIED)
            };
            question.consider(Placing::Area(area), verdict);
        }
        if let Some(Placing::Area(area)) = self.put_or_only(o, &question)? {
            self.foe_mut(foe).at = area;
            self.tell(o, Event::FoeShoved(foe, area), rule::MALEFACTOR_ENTER_OCCUPIED);
        }
        Ok(())
    }
}
