//! Minions: Small Characters that come in by AMASS, act when a card says so, and are gone with the first Wound.

use table::Flow;

use crate::about::About;
use crate::asking::{Putting, Question};
use crate::board::{AreaId, Space};
use crate::content::{ChampionId, MINION};
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Dante;

impl Dante {
    /// The Minions on the board, by number.
    pub(crate) fn all_minions(&self) -> impl Iterator<Item = (u8, Space)> + '_ {
        (0..).zip(&self.minions).filter_map(|(nth, at)| Some((nth, (*at)?)))
    }

    pub(crate) fn put_minion(&mut self, nth: u8, at: Option<Space>) {
        if let Some(place) = self.minions.get_mut(usize::from(nth)) {
            *place = at;
        }
    }

    /// AMASS: Minions come to the Spawning Areas, wherever the Fiercest Champion's player likes, as far as models and Spaces last.
    pub(crate) fn amass(&mut self, o: O, count: u8) -> Flow<()> {
        for _ in 0..count {
            let spare = (0..).zip(&self.minions).find(|(_, at)| at.is_none()).map(|(nth, _)| nth);
            let mut question = Question::<Putting>::new(self.deciders(), About::Minion, rule::KEYWORD_AMASS, o.wants_refusals());
            for area in self.confrontation.card().spawning() {
                let shared = self.all_minions().any(|(_, at)| at.area() == *area);
                let by = if shared { rule::KEYWORD_AMASS_STACK } else { rule::KEYWORD_AMASS };
                self.free_spaces(*area).for_each(|space| question.offer(Putting::Put(space), by));
            }
            let chosen = if spare.is_some() { self.put_or_only(o, &question)? } else { None };
            let (Some(nth), Some(Putting::Put(space))) = (spare, chosen) else {
                self.tell(o, Event::NoMinion, rule::KEYWORD_AMASS_LIMIT);
                break;
            };
            self.put_minion(nth, Some(space));
            self.tell(o, Event::MinionPlaced(space), rule::KEYWORD_AMASS);
        }
        Ok(())
    }

    /// Every Minion goes for the nearest Champion and strikes the Fiercest in its Area (ruling `content.minions`).
    pub(crate) fn minions_act(&mut self, o: O, doing: &mut Doing, points: u8, damage: u8) -> Flow<()> {
        for nth in 0..self.minions.len() as u8 {
            let Some(space) = self.all_minions().find(|(other, _)| *other == nth).map(|(_, at)| at) else { continue };
            let nearest = self.ranked().min_by_key(|who| self.area_of(*who).map_or(u8::MAX, |area| area.range(space.area())));
            let Some(goal) = nearest.and_then(|who| self.area_of(who)) else { break };
            let at = self.minion_walks(o, nth, space, goal, points)?;
            let victim = self.ranked().find(|who| self.area_of(*who) == Some(at));
            if let Some(who) = victim {
                self.inflict(o, doing, who, damage, rule::CONTENT_MINIONS)?;
            }
        }
        Ok(())
    }

    /// A Minion's way is that of a Malefactor, but it needs a free Space where it stops.
    fn minion_walks(&mut self, o: O, nth: u8, from: Space, goal: AreaId, points: u8) -> Flow<AreaId> {
        let way = self.way(o, from.area(), goal, points, About::MinionWay)?;
        let Some(stop) = way.iter().rev().find(|area| self.free_spaces(**area).next().is_some()).copied() else {
            return Ok(from.area());
        };
        let Some(space) = self.choose_place(o, stop, About::Minion)? else { return Ok(from.area()) };
        self.put_minion(nth, Some(space));
        self.tell(o, Event::MinionMoved(space), rule::CONTENT_MINIONS);
        Ok(space.area())
    }

    /// Damage to a Minion: a full Wound removes it.
    pub(crate) fn hurt_minion(&mut self, o: O, nth: u8, damage: u8) {
        let Some((_, at)) = self.all_minions().find(|(other, _)| *other == nth) else { return };
        if damage < MINION {
            self.tell(o, Event::MinionUnhurt(at), rule::KEYWORD_STURDINESS);
            return;
        }
        self.put_minion(nth, None);
        self.tell(o, Event::MinionSlain(at), rule::CONTENT_MINIONS);
    }

    /// A Champion that has an ally directly opposite is nothing to a Minion, but height is.
    pub(crate) fn is_above_space(&self, who: ChampionId, space: Space) -> bool {
        self.level_of_champion(who).is_some_and(|level| level > self.level_of(space))
    }
}
