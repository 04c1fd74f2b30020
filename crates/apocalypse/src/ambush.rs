//! Ambushes: setting them in a hero's turn, and the ambush segment.

use arrayvec::ArrayVec;
use table::{Chance, Flow, RuleId, Seat, Verdict};

use crate::about::About;
use crate::attack::Striker;
use crate::content::TROOPERS_MOST;
use crate::content::language::Use;
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Areas, MOST_HEROES, Phase, Troop, Turn};
use crate::{key, rule};

impl Apocalypse {
    /// Whether a hero can set this many of its patrol as an ambush in its area.
    pub(crate) fn may_set_ambush(&self, who: Seat, count: u8, turn: &Turn) -> Verdict {
        if turn.ambushed {
            return Err(rule::HERO_ACTIONS);
        }
        let hero = self.hero(who);
        let (Some(at), Some(patrol)) = (hero.at, hero.patrol) else { return Err(rule::SET_AMBUSH_PLACE) };
        if count == 0 || count > patrol.count {
            return Err(rule::SET_AMBUSH_PLACE);
        }
        // No ambush survives under the shadow.
        if self.shadow.has(at) {
            return Err(rule::SHADOW_TROOPERS);
        }
        match self.ground_of(at).ambush {
            Some(there) if there.kind == patrol.kind => {
                if there.count + count > TROOPERS_MOST {
                    Err(rule::SET_AMBUSH_MAX)
                } else {
                    Ok(rule::TROOPER_TOP_UP)
                }
            }
            Some(_) => Ok(rule::SET_AMBUSH_REPLACE),
            None => Ok(rule::SET_AMBUSH_PLACE),
        }
    }

    /// Troopers leave the patrol for an ambush: one group of one kind; another kind goes back to the supply.
    pub(crate) fn set_ambush(&mut self, o: O, who: Seat, count: u8) -> Flow<()> {
        let hero = self.hero(who);
        let (Some(at), Some(patrol)) = (hero.at, hero.patrol) else { return Ok(()) };
        let left = patrol.count.saturating_sub(count);
        self.hero_mut(who).patrol = (left > 0).then_some(Troop { count: left, ..patrol });
        let mut there = count;
        match self.ground_of(at).ambush {
            Some(old) if old.kind == patrol.kind => there += old.count,
            Some(old) => {
                self.return_troopers(old);
                self.tell(o, Event::AmbushGone(at), rule::SET_AMBUSH_ONE_TYPE);
            }
            None => {}
        }
        self.ground_mut(at).ambush = Some(Troop { kind: patrol.kind, count: there.min(TROOPERS_MOST) });
        self.tell(o, Event::AmbushSet(who, at, count), rule::SET_AMBUSH_ONE_GROUP);
        // Troopers placed next to a token reveal it (rule `invasion.reveal`).
        self.reveal_tokens(o, at, rule::INVASION_REVEAL)?;
        self.trooper_set(o, at, patrol.kind)
    }

    /// Troopers of an ambush are lost and return to the supply.
    pub(crate) fn lose_ambush(&mut self, o: O, at: AreaId, count: u8) {
        let Some(ambush) = self.ground_of(at).ambush else { return };
        let lost = count.min(ambush.count);
        let left = ambush.count - lost;
        self.ground_mut(at).ambush = (left > 0).then_some(Troop { count: left, ..ambush });
        self.return_troopers(Troop { count: lost, ..ambush });
        self.troopers_die(o, lost);
    }

    /// Before the ambushes attack, heroes may use powers that strengthen them.
    pub(crate) fn ambush_powers_step(&mut self, o: O) -> Flow<()> {
        let heroes: ArrayVec<Seat, MOST_HEROES> = self.ordered().collect();
        while let Some((who, power)) = self.ask_powers(o, &heroes, Use::Ambush, About::Ambushes)? {
            self.act_with(o, who, power)?;
        }
        self.phase = Phase::Ambush(Areas::NONE);
        Ok(())
    }

    /// Whether the ambush of an area attacks.
    pub(crate) fn may_spring(&self, at: AreaId) -> Result<RuleId, RuleId> {
        if self.ground_of(at).ambush.is_none() || !self.has_enemies(at) {
            Err(rule::AMBUSH_RESOLVE)
        } else {
            Ok(rule::AMBUSH_RESOLVE)
        }
    }

    /// Ambushes attack one after another wherever there are enemies; then the turn is over.
    pub(crate) fn ambush_step(&mut self, o: O, done: Areas) -> Flow<()> {
        let next = self.map_areas().find(|at| !done.has(*at) && self.may_spring(*at).is_ok());
        let Some(at) = next else {
            self.ambush_dice = 0;
            self.phase = Phase::NewCaptain;
            return Ok(());
        };
        self.phase = Phase::Ambush(done.and(at));
        self.spring(o, at)
    }

    /// An ambush rolls the dice of its size as a group; nobody can help it.
    pub(crate) fn spring(&mut self, o: O, at: AreaId) -> Flow<()> {
        let Some(ambush) = self.ground_of(at).ambush else { return Ok(()) };
        let mut pool = ambush.kind.card().ambush(ambush.count);
        self.trooper_pool(at, &mut pool);
        for _ in 0..self.ambush_dice {
            pool.raise_all();
        }
        let chance = Chance::dice(key::CHANCE_AMBUSH.with("where", self.area_name(at)), rule::AMBUSH_DICE);
        let rolled = pool.roll(o, &chance)?;
        // Heroes in the area cannot help.
        let by = if self.heroes_in(at).next().is_some() { rule::AMBUSH_NO_HELP } else { rule::AMBUSH_RESOLVE };
        self.tell(o, Event::AmbushRoll(at, rolled.throw()), by);
        self.apply(o, Striker::Ambush, at, false, rolled)?;
        Ok(())
    }
}
