//! ARREST: Furniture that closes on a Champion, until another one opens it.

use table::Flow;

use crate::about::About;
use crate::asking::{Putting, Question};
use crate::board::Space;
use crate::content::ChampionId;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, Furniture, Place};

impl Dante {
    /// The Champion whom the Furniture on a Space has ARRESTED.
    pub(crate) fn arrested_on(&self, space: Space) -> Option<ChampionId> {
        ChampionId::ALL.into_iter().find(|who| self.champion(*who).place == Place::Arrested(space))
    }

    /// The nearest piece of a kind ARRESTS a Champion, who becomes the Least Fierce. Whoever could free the others is left alone.
    pub(crate) fn arrest(&mut self, o: O, who: ChampionId, piece: Furniture) -> Flow<()> {
        let Some(from) = self.area_of(who) else { return Ok(()) };
        let free = ChampionId::ALL.into_iter().any(|other| other != who && !self.champion(other).is_arrested());
        if !free {
            self.tell(o, Event::NotArrested(who), rule::KEYWORD_ARREST_LAST);
            return Ok(());
        }
        let open = |space: &Space| {
            self.furniture_on(*space) == Some(piece)
                && self.arrested_on(*space).is_none()
                && self.champion_on(*space).is_none_or(|top| top == who)
        };
        let Some(near) = Space::all().filter(open).map(|space| space.area().range(from)).min() else {
            self.tell(o, Event::NotArrested(who), rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
            return Ok(());
        };
        let mut question =
            Question::<Putting>::new(self.deciders(), About::Arrest { who }, rule::KEYWORD_ARREST, o.wants_refusals());
        for space in Space::all().filter(open).filter(|space| space.area().range(from) == near) {
            question.offer(Putting::Put(space), rule::FIERCENESS_DECIDER);
        }
        let Some(Putting::Put(space)) = self.put_or_only(o, &question)? else { return Ok(()) };
        self.champion_mut(who).place = Place::Arrested(space);
        self.tell(o, Event::Arrested(who, space), rule::KEYWORD_ARREST);
        self.become_least_fierce(o, who, rule::KEYWORD_ARREST_FIERCENESS);
        Ok(())
    }

    /// Another Champion opens the Furniture (ruling `keyword.arrest-object`).
    pub(crate) fn free_arrested(&mut self, o: O, space: Space) -> Flow<()> {
        let Some(who) = self.arrested_on(space) else { return Ok(()) };
        self.tell(o, Event::Freed(who), rule::KEYWORD_ARREST_RELEASE);
        self.land(o, who, space.area())
    }

    /// Furniture that is gone ARRESTS nobody any longer: the Champion takes a free Space within Range 1.
    pub(crate) fn loosen(&mut self, o: O, space: Space) -> Flow<()> {
        let Some(who) = self.arrested_on(space) else { return Ok(()) };
        self.tell(o, Event::Freed(who), rule::KEYWORD_ARREST_FURNITURE_DESTROYED);
        let mut question = Question::<Putting>::new(
            self.seats_of(who),
            About::Landing { who },
            rule::KEYWORD_ARREST_FURNITURE_DESTROYED,
            o.wants_refusals(),
        );
        for to in Self::spaces_around(space.area()).filter(|to| self.is_free(*to)) {
            question.offer(Putting::Put(to), rule::KEYWORD_ARREST_FURNITURE_DESTROYED);
        }
        match self.put_or_only(o, &question)? {
            Some(Putting::Put(to)) => {
                self.champion_mut(who).place = Place::On(to);
                self.tell(o, Event::Landed(who, to), rule::KEYWORD_ARREST_FURNITURE_DESTROYED);
                Ok(())
            }
            None => self.land(o, who, space.area()),
        }
    }
}
