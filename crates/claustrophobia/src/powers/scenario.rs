//! Goals, actions and special rules of scenarios.

use table::{Flow, Key, Menu, Verdict};

use super::Happening;
use crate::about::About;
use crate::choice::{Recruit, Scouting};
use crate::content::{FiendKind, Goal, Place, ScenarioAction, Special, TileEffect, TileNo};
use crate::event::Event;
use crate::play::O;
use crate::state::{Claustrophobia, Ending, FiendId, HumanId, INFERNAL, Phase, SpotId, Standing, Warrior};
use crate::{key, rule};

/// Which of the counters of a scenario counts deeds, and which how far the infernal player's own aim has come.
pub(crate) const DEEDS: usize = 0;
pub(crate) const RITUAL: usize = 1;

impl Claustrophobia {
    /// Whether the scenario says what a stash does.
    pub(crate) fn has_stash_rule(&self) -> bool {
        let of_stash = |special: &Special| {
            matches!(
                special,
                Special::StashEquipment
                    | Special::StashDeed
                    | Special::StashHumans
                    | Special::StashFiend(_)
                    | Special::Work { at: Place::Icon(TileEffect::Stash), .. }
            )
        };
        self.specials().any(of_stash)
    }

    /// Whether a warrior can take an action of the scenario; nothing where there is no such action.
    pub(crate) fn may_do(&self, who: Warrior, action: ScenarioAction) -> Option<Verdict> {
        let Warrior::Human(id) = who else { return None };
        let spot = self.human(id).at?;
        match action {
            ScenarioAction::Leave => match self.scenario.card().goal {
                Goal::Escape { exit, after, .. } if self.laid(spot).tile == exit => Some(self.may_escape(id, spot, after)),
                _ => None,
            },
            ScenarioAction::Work => self.work_on(spot).map(|work| self.may_work(spot, work)),
            ScenarioAction::Dig(side) => self.laid(spot).is_shut(side).then(|| self.may_dig(id)),
        }
    }

    /// Leaving by the exit is leaving a tile: who is blocked stays.
    fn may_escape(&self, id: HumanId, spot: SpotId, after: u8) -> Verdict {
        if self.counted(DEEDS) < after {
            return Err(rule::CONTENT_SCENARIOS);
        }
        self.is_blocked(Warrior::Human(id), spot)?;
        self.unguarded(spot)
    }

    /// The work of the scenario on a tile: how often, and whether no infernal warrior may be there.
    pub(crate) fn work_on(&self, spot: SpotId) -> Option<(u8, bool)> {
        self.specials().find_map(|special| {
            let Special::Work { at, times, undisturbed } = special else { return None };
            let here = match at {
                Place::Tile(tile) => self.laid(spot).tile == *tile,
                Place::Icon(icon) => self.effect_of(spot) == Some(*icon),
            };
            here.then_some((*times, *undisturbed))
        })
    }

    fn may_work(&self, spot: SpotId, (times, undisturbed): (u8, bool)) -> Verdict {
        let disturbed = undisturbed && self.count_on(spot, INFERNAL) > 0;
        if disturbed || self.laid(spot).mark >= times {
            return Err(rule::CONTENT_SCENARIOS);
        }
        self.unguarded(spot)
    }

    fn may_dig(&self, id: HumanId) -> Verdict {
        let able = self.statistics(Warrior::Human(id)).combat >= Self::digging_combat();
        if able { Ok(rule::ACTIVATION_ACTION_SCENARIO) } else { Err(rule::CONTENT_EVENTS) }
    }

    fn unguarded(&self, spot: SpotId) -> Verdict {
        if self.warden_of(spot).is_some() { Err(rule::BOARD_DEMON_ABILITY) } else { Ok(rule::ACTIVATION_ACTION_SCENARIO) }
    }

    /// Takes an action of the scenario.
    pub(crate) fn do_scenario_action(&mut self, o: O, who: Warrior, action: ScenarioAction) -> Flow<()> {
        self.tell(o, Event::ScenarioAction(who, action), rule::ACTIVATION_ACTION_SCENARIO);
        let (Warrior::Human(id), Some(spot)) = (who, self.spot_of(who)) else { return Ok(()) };
        match action {
            ScenarioAction::Leave => {
                self.take_off(id, Standing::Left);
                self.tell(o, Event::Left(id), rule::CONTENT_SCENARIOS);
                self.end_at_once(o)
            }
            ScenarioAction::Work => {
                self.laid_mut(spot).mark += 1;
                self.count(o, DEEDS, 1)
            }
            ScenarioAction::Dig(side) => {
                self.set_shut(spot, side, false);
                Ok(())
            }
        }
    }

    /// What the scenario does when something has happened.
    pub(crate) fn scenario_after(&mut self, o: O, happening: Happening) -> Flow<()> {
        match happening {
            Happening::Entered(Warrior::Human(id), spot) => self.open_stash(o, id, spot),
            Happening::Laid(spot) => {
                let tile = self.laid(spot).tile;
                for special in self.scenario.card().special {
                    if let Special::Appears(on, who) = special
                        && *on == tile
                    {
                        self.appear(o, *who, spot)?;
                    }
                }
                Ok(())
            }
            Happening::ThreatBegan => self.horde_gathers(o),
            Happening::TurnEnds => self.horde_goes_on(o),
            _ => Ok(()),
        }
    }

    /// What the scenario gives the infernal player at the start of a threat phase.
    fn horde_gathers(&mut self, o: O) -> Flow<()> {
        let points = self.tribute();
        if points > 0 {
            self.gain_threat(o, points, rule::CONTENT_SCENARIOS);
        }
        for special in self.scenario.card().special {
            match special {
                Special::Nests => self.hatch(o)?,
                Special::Scouts => self.scout(o)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Threat points that the scenario brings at the start of this turn's threat phase.
    pub(crate) fn tribute(&self) -> u8 {
        let over = self.turn.saturating_sub(1);
        let each = |special: &Special| match special {
            Special::Tribute(dial) => dial.count(),
            Special::Rising(every) => over / (*every).max(1),
            _ => 0,
        };
        self.specials().map(each).sum()
    }

    /// Nests that are not worked out bring forth troglodytes, while there are any.
    fn hatch(&mut self, o: O) -> Flow<()> {
        for spot in self.spots() {
            let thrives = self.work_on(spot).is_some_and(|(times, _)| self.laid(spot).mark < times);
            if thrives && self.troglodytes > 0 && self.has_room(spot, INFERNAL) {
                self.bring_in(o, Recruit::Troglodyte, spot)?;
            }
        }
        Ok(())
    }

    /// The infernal player looks at the next tile, and shuffles it back where it likes.
    fn scout(&mut self, o: O) -> Flow<()> {
        if !self.look_first(o)? {
            return Ok(());
        }
        self.tell(o, Event::Scouted, rule::CONTENT_SCENARIOS);
        let mut menu = Menu::new(INFERNAL, About::Scout, rule::CONTENT_SCENARIOS, o.wants_refusals());
        menu.offer(Scouting::ShuffleBack, rule::CONTENT_SCENARIOS);
        menu.offer(Scouting::Done, rule::CONTENT_SCENARIOS);
        if let Scouting::ShuffleBack = menu.put(self, o)? {
            self.pile.shuffle_back();
            self.tell(o, Event::ShuffledBack, rule::CONTENT_SCENARIOS);
        }
        Ok(())
    }

    /// How far the aim of the infernal player has come at the end of a turn.
    fn horde_goes_on(&mut self, o: O) -> Flow<()> {
        for special in self.scenario.card().special {
            match special {
                Special::Ritual { room, .. } if self.unwatched(*room).is_some() => self.count(o, RITUAL, 1)?,
                Special::Breakthrough { gate, .. } => {
                    let Some(spot) = self.unwatched(*gate) else { continue };
                    let laid = self.laid_mut(spot);
                    let through = core::mem::take(&mut laid.troglodytes);
                    laid.activated = 0;
                    if through > 0 {
                        self.troglodytes += through;
                        self.tell(o, Event::BrokeThrough(spot, through), rule::CONTENT_SCENARIOS);
                        self.count(o, RITUAL, through)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Where this tile lies, if no human is there.
    pub(crate) fn unwatched(&self, tile: TileNo) -> Option<SpotId> {
        self.spots().find(|spot| self.laid(*spot).tile == tile && self.humans_on(*spot).next().is_none())
    }

    /// The tile that troglodytes break through to.
    pub(crate) fn gate(&self) -> Option<TileNo> {
        self.specials().find_map(|special| match special {
            Special::Breakthrough { gate, .. } => Some(*gate),
            _ => None,
        })
    }

    /// A stash is opened by the first human who enters it, if it is for anything.
    fn open_stash(&mut self, o: O, id: HumanId, spot: SpotId) -> Flow<()> {
        if self.effect_of(spot) != Some(TileEffect::Stash) || self.laid(spot).resolved {
            return Ok(());
        }
        for special in self.scenario.card().special {
            match special {
                Special::StashEquipment => {
                    self.find_equipment(o, id)?;
                }
                Special::StashDeed => self.count(o, DEEDS, 1)?,
                Special::StashHumans => {
                    while self.join(o, spot) {}
                    self.count(o, DEEDS, 1)?;
                }
                Special::StashFiend(who) => self.appear(o, *who, spot)?,
                _ => continue,
            }
            self.resolve(o, spot, TileEffect::Stash, rule::TILE_STASH);
        }
        Ok(())
    }

    /// A demon that was never killed enters play on a tile, as the scenario says.
    fn appear(&mut self, o: O, who: FiendKind, spot: SpotId) -> Flow<()> {
        let waits = |id: &FiendId| {
            let fiend = self.fiend(*id);
            fiend.kind == who && fiend.standing == Standing::Reserve && fiend.deaths == 0
        };
        match self.fiend_ids().find(waits) {
            Some(id) if self.has_room(spot, INFERNAL) => self.bring_in(o, Recruit::Fiend(id), spot),
            _ => Ok(()),
        }
    }

    /// The Possessed One is beaten: who it was is free, and that is a deed.
    pub(crate) fn set_free(&mut self, o: O, spot: SpotId) -> Flow<()> {
        if self.join(o, spot) { self.count(o, DEEDS, 1) } else { Ok(()) }
    }

    /// Whether an aim of the scenario needs this tile: its exit, its room, or a stash that counts.
    pub(crate) fn is_needed(&self, tile: TileNo) -> bool {
        let escape = matches!(self.scenario.card().goal, Goal::Escape { exit, .. } if exit == tile);
        let stash = tile.card().effect == Some(TileEffect::Stash);
        escape
            || self.specials().any(|special| match special {
                Special::StashDeed | Special::StashHumans | Special::StashFiend(_) => stash,
                Special::Appears(room, _) | Special::Ritual { room, .. } | Special::Work { at: Place::Tile(room), .. } => {
                    *room == tile
                }
                Special::Work { at: Place::Icon(icon), .. } => tile.card().effect == Some(*icon),
                Special::StashEquipment
                | Special::DrawWith(_)
                | Special::Tribute(_)
                | Special::Rising(_)
                | Special::Nests
                | Special::Breakthrough { .. }
                | Special::Scouts => false,
            })
    }

    /// What an aim calls a tile, and its picture; stashes have their icon.
    pub(crate) fn place_named(&self, tile: TileNo) -> Option<(Key, &'static str)> {
        match self.scenario.card().goal {
            _ if !self.is_needed(tile) || tile.card().effect.is_some() => None,
            Goal::Escape { .. } => Some((key::REGION_EXIT, "exit")),
            _ => Some((key::REGION_ROOM, "pentacle")),
        }
    }

    fn specials(&self) -> impl Iterator<Item = &'static Special> + use<> {
        self.scenario.card().special.iter()
    }

    /// What one of the counters shows.
    pub(crate) fn counted(&self, which: usize) -> u8 {
        self.progress.get(which).copied().unwrap_or(0)
    }

    /// How many deeds the goal needs, and how far the infernal player's own aim must come, where the scenario counts them.
    pub(crate) fn counters(&self) -> (Option<u8>, Option<u8>) {
        let deeds = match self.scenario.card().goal {
            Goal::Deeds { needed: most } | Goal::Escape { after: most, .. } => Some(most).filter(|most| *most > 0),
            Goal::Slay { .. } | Goal::HoldOut { .. } => None,
        };
        let ritual = self.specials().find_map(|special| match special {
            Special::Ritual { needed, .. } | Special::Breakthrough { needed, .. } => Some(*needed),
            _ => None,
        });
        (deeds, ritual)
    }

    /// Sets one of the counters.
    pub(crate) fn set_count(&mut self, which: usize, value: u8) {
        if let Some(counter) = self.progress.get_mut(which) {
            *counter = value;
        }
    }

    fn count(&mut self, o: O, which: usize, more: u8) -> Flow<()> {
        self.set_count(which, self.counted(which).saturating_add(more));
        self.tell(o, Event::Progress(which as u8, self.counted(which)), rule::CONTENT_SCENARIOS);
        self.end_at_once(o)
    }

    /// Whether the game is over, besides the end of the last turn.
    pub(crate) fn scenario_ending(&self) -> Option<Ending> {
        let with = |standing: Standing| self.humans.iter().filter(|human| human.standing == standing).count() as u8;
        let (left, in_play) = (with(Standing::Left), with(Standing::InPlay));
        let scenario = self.scenario.card();
        let turn_ends = self.phase == Phase::TurnEnd;
        let last = turn_ends && self.turn >= scenario.turns;
        let reached = match scenario.goal {
            Goal::Escape { needed, .. } => left >= needed,
            Goal::Deeds { needed } => self.counted(DEEDS) >= needed,
            Goal::Slay { who } => self.fiends.iter().any(|fiend| fiend.kind == who && fiend.deaths > 0),
            Goal::HoldOut { needed } => last && in_play >= needed,
        };
        if reached {
            return Some(Ending::Goal);
        }
        if self.counters().1.is_some_and(|needed| self.counted(RITUAL) >= needed) {
            return Some(if self.gate().is_some() { Ending::Breakthrough } else { Ending::Ritual });
        }
        if (last || in_play == 0) && self.is_drawn_with(|enough| left == enough) {
            return Some(Ending::Draw);
        }
        if in_play == 0 {
            return Some(Ending::AllDead);
        }
        // Whether enough are left is looked at when a turn ends.
        match scenario.goal {
            _ if !turn_ends => None,
            Goal::HoldOut { needed } if in_play < needed => Some(Ending::Impossible),
            Goal::Escape { needed, .. } if self.alive() < needed && !self.can_draw() => Some(Ending::Impossible),
            _ => None,
        }
    }

    /// Warriors that were not killed, wherever they are.
    pub(crate) fn alive(&self) -> u8 {
        self.humans.iter().filter(|human| human.standing != Standing::Dead).count() as u8
    }

    /// Whether enough are alive for a draw, in a scenario that has one.
    pub(crate) fn can_draw(&self) -> bool {
        self.is_drawn_with(|enough| self.alive() >= enough)
    }

    fn is_drawn_with(&self, suits: impl Fn(u8) -> bool) -> bool {
        self.specials().any(|special| matches!(special, Special::DrawWith(enough) if suits(*enough)))
    }
}
