//! Furniture: Arks, Palisades and Pillars, what INTERACT does with them, and what is left of them.

use table::{By, Flow, Verdict};

use crate::about::About;
use crate::asking::{Putting, Question, Reacting};
use crate::board::{AreaId, Space};
use crate::choice::Deed;
use crate::content::{ChampionId, FALL};
use crate::effects::Doing;
use crate::event::Event;
use crate::levels::fall;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, Furniture, Place};

impl Dante {
    /// All that a Champion could do by INTERACT, allowed or not.
    pub(crate) fn deeds(&self, who: ChampionId) -> impl Iterator<Item = (Deed, Verdict)> + '_ {
        let space = self.champion(who).space();
        let here = space.into_iter().flat_map(move |space| space.area().spaces().map(move |other| (space, other)));
        let pieces = here.flat_map(move |(space, other)| {
            let deeds: arrayvec::ArrayVec<Deed, 20> = match self.furniture_on(other) {
                Some(_) if self.arrested_on(other).is_some() => [Deed::Free(other)].into_iter().collect(),
                Some(Furniture::Ark) => [Deed::Open(other)].into_iter().collect(),
                Some(Furniture::Palisade) => self.palisade_places(space).map(|to| Deed::Shift(other, to)).collect(),
                Some(Furniture::SmallPillar | Furniture::LargePillar) if other != space => {
                    [Deed::ClimbUp(other)].into_iter().collect()
                }
                _ => arrayvec::ArrayVec::new(),
            };
            deeds
        });
        let top = space.filter(|space| self.is_pillar(*space));
        let down = top.into_iter().flat_map(|space| space.area().spaces().filter(move |to| *to != space).map(Deed::ClimbDown));
        let leaps = top
            .into_iter()
            .flat_map(move |space| Self::spaces_around(space.area()).filter(move |to| self.is_top(space, *to)).map(Deed::Leap));
        pieces.chain(down).chain(leaps).map(move |deed| (deed, self.may_interact(who, deed)))
    }

    /// A top that could be leapt to: another Pillar, or a Building beside.
    fn is_top(&self, from: Space, to: Space) -> bool {
        to != from && (self.is_pillar(to) || to.area() != from.area() && self.height(to.area()) > 0 && self.is_free(to))
    }

    fn palisade_places(&self, from: Space) -> impl Iterator<Item = Space> + '_ {
        Self::spaces_around(from.area()).filter(|to| self.is_free(*to)).take(20)
    }

    /// INTERACT needs Furniture on the same Level (ruling `turn.basic-interact-level`).
    fn may_interact(&self, who: ChampionId, deed: Deed) -> Verdict {
        let Some(space) = self.champion(who).space() else { return Err(rule::TURN_HELD_ACTIONS) };
        let level = self.level_of(space);
        let same_level = |piece: Space| level == self.height(piece.area());
        match deed {
            Deed::Open(ark) if same_level(ark) => Ok(rule::FURNITURE_ARK_INTERACT),
            Deed::Shift(palisade, _) if same_level(palisade) => Ok(rule::FURNITURE_PALISADE_INTERACT),
            Deed::Free(piece) if same_level(piece) => Ok(rule::KEYWORD_ARREST_RELEASE),
            Deed::ClimbUp(pillar) if same_level(pillar) => match self.champion_on(pillar) {
                Some(_) => Err(rule::FURNITURE_PILLAR_TOP_ONE),
                None => Ok(rule::FURNITURE_PILLAR_CLIMB_UP),
            },
            Deed::Open(_) | Deed::Shift(..) | Deed::ClimbUp(_) | Deed::Free(_) => Err(rule::TURN_BASIC_INTERACT_LEVEL),
            Deed::ClimbDown(to) => {
                if self.is_free(to) {
                    Ok(rule::FURNITURE_PILLAR_CLIMB_DOWN)
                } else {
                    Err(rule::FURNITURE_PILLAR_CLIMB_DOWN)
                }
            }
            Deed::Leap(to) => self.may_leap(space, to),
        }
    }

    /// A LEAP goes up one Level at most; who stands on the top is in the way.
    fn may_leap(&self, from: Space, to: Space) -> Verdict {
        if self.champion_on(to).is_some() {
            Err(rule::FURNITURE_PILLAR_TOP_ONE)
        } else if self.level_of(to) > self.level_of(from) + 1 {
            Err(rule::FURNITURE_PILLAR_LEAP_LEVELS)
        } else {
            Ok(rule::FURNITURE_PILLAR_LEAP)
        }
    }

    /// INTERACT, once it is paid for.
    pub(crate) fn interact(&mut self, o: O, doing: &mut Doing, who: ChampionId, deed: Deed) -> Flow<()> {
        match deed {
            Deed::Open(ark) => {
                self.put_furniture(ark, None);
                self.tell(o, Event::ArkOpened(who, ark), rule::FURNITURE_ARK_INTERACT);
                self.draw_finding(o, who, rule::FURNITURE_ARK_INTERACT)?;
            }
            Deed::Shift(from, to) => {
                self.put_furniture(from, None);
                self.put_furniture(to, Some(Furniture::Palisade));
                self.tell(o, Event::PalisadeMoved(who, to), rule::FURNITURE_PALISADE_INTERACT);
            }
            Deed::ClimbUp(to) => self.stand_on(o, who, to, rule::FURNITURE_PILLAR_CLIMB_UP),
            Deed::ClimbDown(to) => self.stand_on(o, who, to, rule::FURNITURE_PILLAR_CLIMB_DOWN),
            Deed::Leap(to) => self.leap(o, doing, who, to),
            Deed::Free(space) => self.free_arrested(o, space)?,
        }
        Ok(())
    }

    fn stand_on(&mut self, o: O, who: ChampionId, to: Space, by: table::RuleId) {
        self.champion_mut(who).place = Place::On(to);
        self.tell(o, Event::Moved(who, to), by);
    }

    /// LEAP changes one Level for free; deeper down each Level costs a fall (ruling `furniture.pillar-leap-levels`).
    fn leap(&mut self, o: O, doing: &mut Doing, who: ChampionId, to: Space) {
        let from = self.level_of_champion(who).unwrap_or(0);
        self.stand_on(o, who, to, rule::FURNITURE_PILLAR_LEAP);
        let damage = fall(from.saturating_sub(self.level_of(to)), true);
        if damage > 0 {
            self.tell(o, Event::Fell(who, damage), rule::FURNITURE_PILLAR_LEAP_LEVELS);
            self.suffer(doing, who, damage);
        }
    }

    /// The landings of a BACKFLIP: a LEAP where there is one, otherwise any step.
    pub(crate) fn consider_backflips(&self, question: &mut Question<Reacting>, who: ChampionId) {
        let Some(space) = self.champion(who).space().filter(|space| self.is_pillar(*space)) else { return };
        let mut leaps = Self::spaces_around(space.area())
            .filter(|to| self.is_top(space, *to) && self.may_leap(space, *to).is_ok())
            .peekable();
        if leaps.peek().is_some() {
            leaps.for_each(|to| question.offer(Reacting::Backflip(who, to), rule::FURNITURE_PILLAR_BACKFLIP));
        } else if let Some(from) = self.footing(who) {
            for to in Self::spaces_around(space.area()).filter(|to| *to != space) {
                let verdict = self.may_step(from, to, false).map(|_| rule::FURNITURE_PILLAR_BACKFLIP_NO_LEAP);
                question.consider(Reacting::Backflip(who, to), verdict);
            }
        }
    }

    /// BACKFLIP: the Champion is elsewhere, and what was meant for it strikes the Pillar.
    pub(crate) fn backflip(&mut self, o: O, doing: &mut Doing, who: ChampionId, to: Space) -> Flow<()> {
        let Some(pillar) = self.champion(who).space() else { return Ok(()) };
        self.tell(o, Event::Backflipped(who, to), rule::FURNITURE_PILLAR_BACKFLIP);
        self.pay_backflip(doing, who);
        if self.is_top(pillar, to) {
            self.leap(o, doing, who, to);
        } else if let Some(from) = self.footing(who) {
            self.step_to(o, doing, who, from, to, false);
        }
        doing.dodged = doing.dodged.and(who.number() as u8);
        if doing.holding {
            return Ok(());
        }
        let by = rule::FURNITURE_PILLAR_DESTROYED_COLLAPSE.and(rule::FURNITURE_PILLAR_BACKFLIP_DAMAGE);
        self.destroy_pillar(o, doing, pillar, by)
    }

    /// A DESTROYED Pillar Collapses where its base was, a large one over a second Space; who stood on it falls.
    pub(crate) fn destroy_pillar(&mut self, o: O, doing: &mut Doing, pillar: Space, by: By) -> Flow<()> {
        let Some(levels) = self.furniture_on(pillar).and_then(Furniture::levels) else { return Ok(()) };
        let faller = self.champion_on(pillar);
        self.put_furniture(pillar, Some(Furniture::Collapsed));
        self.tell(o, Event::PillarCollapsed(pillar), by);
        if let Some(who) = faller {
            self.land(o, who, pillar.area())?;
            self.tell(o, Event::Fell(who, levels * FALL), rule::FURNITURE_PILLAR_DESTROYED_FALL);
            self.suffer(doing, who, levels * FALL);
        }
        self.loosen(o, pillar)?;
        if levels > 1 { self.lay_second_half(o, pillar) } else { Ok(()) }
    }

    /// The other half of a large Pillar lies on a Space of the same Area next to the first (ruling `furniture.pillar-second-space`).
    fn lay_second_half(&mut self, o: O, pillar: Space) -> Flow<()> {
        let mut question =
            Question::<Putting>::new(self.deciders(), About::Rubble, rule::FURNITURE_PILLAR_SECOND_SPACE, o.wants_refusals());
        for space in pillar.area().spaces().filter(|space| *space != pillar && *space != pillar.opposite()) {
            if self.furniture_on(space).is_none() {
                question.offer(Putting::Put(space), rule::FURNITURE_PILLAR_SECOND_SPACE);
            }
        }
        let Some(Putting::Put(space)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let shoved = self.champion_on(space);
        self.put_furniture(space, Some(Furniture::Collapsed));
        self.tell(o, Event::PillarCollapsed(space), rule::FURNITURE_PILLAR_DESTROYED_COLLAPSE);
        match shoved {
            Some(who) => self.land_by(o, who, space.area(), rule::FURNITURE_PILLAR_DESTROYED_SHOVE),
            None => Ok(()),
        }
    }

    /// A piece of Furniture is put on a free Space of an Area; a Pillar that is thrown lies Collapsed.
    pub(crate) fn drop_furniture(&mut self, o: O, piece: Furniture, area: AreaId) -> Flow<()> {
        let lies = if piece.levels().is_some() { Furniture::Collapsed } else { piece };
        let Some(space) = self.choose_place(o, area, About::Rubble)? else { return Ok(()) };
        self.put_furniture(space, Some(lies));
        self.tell(
            o,
            Event::FurnitureThrown(space),
            if piece.levels().is_some() { rule::KEYWORD_THROW_PILLAR } else { rule::KEYWORD_THROW },
        );
        if piece == Furniture::LargePillar { self.lay_second_half(o, space) } else { Ok(()) }
    }
}
