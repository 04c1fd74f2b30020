//! Hits: who controls the target allocates them, and what they do to whom.

use arrayvec::ArrayVec;
use table::{Flow, RuleId};

use crate::about::About;
use crate::content::{Class, Knack, Talent, TileEffect};
use crate::event::Event;
use crate::play::O;
use crate::powers::Happening;
use crate::rule;
use crate::state::{Claustrophobia, DiePlace, FiendId, HumanId, Phase, PowerId, SpotId, Standing, Warrior};

/// How somebody is harmed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Harm {
    /// In combat: bodyguards may take hits, and carnivorous tunnels double them.
    Combat,
    /// In combat, but nobody takes hits for the target.
    Betrayal,
    /// Outside of combat.
    Danger,
}

/// All six lines are cancelled.
const ALL_LINES: u8 = 0b11_1111;
/// A demon that is killed this many times leaves the game.
const DEMON_DEATHS: u8 = 2;

impl Claustrophobia {
    /// Allocates hits one after the other. Those beyond the end of the target are lost. Gives how many were not ignored.
    pub(crate) fn take_hits(&mut self, o: O, on: Warrior, hits: u8, harm: Harm) -> Flow<u8> {
        let mut suffered = 0;
        for left in (1..=hits).rev() {
            if self.spot_of(on).is_none() {
                let by = if on.is_human() { rule::COMBAT_HIT_ON_FULL_BOARD } else { rule::COMBAT_MULTIPLE_HITS_LOST };
                self.tell(o, Event::Lost(left), by);
                break;
            }
            let taker = if harm == Harm::Combat { self.who_takes(o, on, left)? } else { on };
            suffered += u8::from(self.suffer(o, taker, harm, suffered > 0)?);
        }
        Ok(suffered)
    }

    /// A bodyguard may take a hit of an attack on an ally on its own tile.
    fn who_takes(&mut self, o: O, on: Warrior, left: u8) -> Flow<Warrior> {
        let Some(spot) = self.spot_of(on) else { return Ok(on) };
        let guards: ArrayVec<Warrior, 8> = self
            .everybody_on(spot)
            .filter(|other| *other != on && other.is_human() == on.is_human() && self.is_able(*other, Talent::Bodyguard))
            .take(7)
            .collect();
        if guards.is_empty() {
            return Ok(on);
        }
        let why = (About::AllocateHit(on, left), rule::COMBAT_ALLOCATE);
        let takers = guards.into_iter().map(|guard| (guard, Ok(rule::TALENT_BODYGUARD)));
        let weary = self.humans_on(spot).filter(|id| self.human(*id).exhausted && Warrior::Human(*id) != on && on.is_human());
        let weary = weary.filter(|id| self.human(*id).board().talents.has(Talent::Bodyguard));
        let weary = weary.map(|id| (Warrior::Human(id), Err(rule::EXHAUSTED_NO_TALENTS)));
        let takers = core::iter::once((on, Ok(rule::COMBAT_ALLOCATE))).chain(takers).chain(weary);
        let taker = self.choose_warrior(o, on.seat(), why, takers)?.unwrap_or(on);
        if taker != on {
            self.tell(o, Event::Guarded(taker, on), rule::TALENT_BODYGUARD);
        }
        Ok(taker)
    }

    /// A warrior suffers one hit, perhaps after others of the same roll: it may be ignored; in a carnivorous tunnel a hit of combat
    /// counts twice. Gives whether it was not ignored.
    fn suffer(&mut self, o: O, on: Warrior, harm: Harm, again: bool) -> Flow<bool> {
        if let Some(by) = self.ignores(o, on) {
            self.tell(o, Event::Ignored(on), by);
            return Ok(false);
        }
        let eaten =
            harm != Harm::Danger && self.spot_of(on).and_then(|spot| self.effect_of(spot)) == Some(TileEffect::Carnivorous);
        let count = if eaten { 2 } else { 1 };
        if eaten {
            let troglodytes = matches!(on, Warrior::Troglodytes(_));
            let by = if troglodytes { rule::TILE_CARNIVOROUS_TROGLODYTES } else { rule::TILE_CARNIVOROUS };
            self.tell(o, Event::Hit(on, count), by);
        }
        for nth in 0..count {
            match on {
                Warrior::Human(id) => self.cancel_line(o, id)?,
                Warrior::Fiend(id) => self.wound(o, id)?,
                Warrior::Troglodytes(spot) => self.kill_troglodyte(o, spot, again || nth > 0),
            }
        }
        Ok(true)
    }

    /// A ward of a piece of equipment, or resistant for the first hit in an activation phase.
    fn ignores(&mut self, o: O, on: Warrior) -> Option<RuleId> {
        let activation = matches!(self.phase, Phase::HumanActivation(_) | Phase::InfernalActivation(_));
        if activation && self.is_able(on, Talent::Resistant) {
            let resisted = match on {
                Warrior::Human(id) => &mut self.human_mut(id).resisted,
                Warrior::Fiend(id) => &mut self.fiend_mut(id).resisted,
                Warrior::Troglodytes(_) => return None,
            };
            if !core::mem::replace(resisted, true) {
                return Some(rule::TALENT_RESISTANT);
            }
        }
        let Warrior::Human(id) = on else { return None };
        let ward = self.working(id).find(|card| card.card().knack == Some(Knack::Ward))?;
        self.lose_equipment(o, id, ward, rule::EQUIPMENT_EFFECT);
        Some(rule::EQUIPMENT_EFFECT)
    }

    /// The human player chooses a line that is not cancelled and puts a damage marker there. The warrior keeps using its
    /// current line in this turn even if that is the one.
    fn cancel_line(&mut self, o: O, id: HumanId) -> Flow<()> {
        let Some(spot) = self.human(id).at else { return Ok(()) };
        let why = (About::Cancel(id), rule::DAMAGE_WESTERN_LINE);
        let line = match self.human(id).lines_left() {
            1 => self.open_lines(id).next(),
            _ => self.choose_line(o, why, self.open_lines(id))?,
        };
        let Some((_, line)) = line else { return Ok(()) };
        self.human_mut(id).damage |= 1 << (line - 1);
        let current = self.human(id).die == line;
        let by = match self.phase {
            _ if !current => rule::DAMAGE_WESTERN_CANCELLED,
            // Even now the die was there before the marker.
            Phase::HumanGifts => rule::EXHAUSTED_ONLY_IN_PREPARATION,
            _ => rule::EXHAUSTED_NOT_BY_LATER_DAMAGE,
        };
        self.tell(o, Event::Cancelled(id, line), by);
        if self.human(id).damage == ALL_LINES {
            self.kill_human(o, id, spot)?;
        }
        Ok(())
    }

    /// A Western warrior with all lines cancelled leaves the game at once, and its equipment with it.
    fn kill_human(&mut self, o: O, id: HumanId, spot: SpotId) -> Flow<()> {
        let equipped = !self.human(id).equipment.is_empty();
        self.take_off(id, Standing::Dead);
        self.tell(o, Event::HumanKilled(id), rule::DAMAGE_WESTERN_DEATH);
        if equipped {
            self.tell(o, Event::EquipmentGone(id), rule::EQUIPMENT_OWNER_LOST);
        }
        self.happens(o, Happening::HumanKilled(id, spot))?;
        self.end_at_once(o)
    }

    /// One hit kills one troglodyte, which goes back to the reserve; the next hit of the roll is carried over to another.
    fn kill_troglodyte(&mut self, o: O, spot: SpotId, again: bool) {
        let active_here = self.active().is_some_and(|active| active.who == Warrior::Troglodytes(spot));
        let laid = self.laid_mut(spot);
        if laid.troglodytes == 0 {
            return;
        }
        laid.troglodytes -= 1;
        laid.activated = laid.activated.min(laid.troglodytes);
        self.troglodytes += 1;
        if active_here {
            self.set_active(None);
        }
        let by = if again { rule::DAMAGE_TROGLODYTE_CARRY_OVER } else { rule::DAMAGE_TROGLODYTE };
        self.tell(o, Event::TroglodytesKilled(spot, 1), by);
        self.tell(o, Event::BackToReserve(1), rule::DAMAGE_TROGLODYTE_RESERVE);
    }

    /// Each hit is a damage marker; as many as life points kill.
    fn wound(&mut self, o: O, id: FiendId) -> Flow<()> {
        let Some(spot) = self.fiend(id).at else { return Ok(()) };
        let fiend = self.fiend_mut(id);
        fiend.damage += 1;
        let (card, damage) = (fiend.kind.card(), fiend.damage);
        let by = match card.class {
            _ if damage >= card.life => rule::BOARD_LIFE_POINTS,
            Class::Hellhound => rule::DAMAGE_HELLHOUND,
            Class::Demon => rule::DAMAGE_DEMON,
            Class::ToughTroglodyte => rule::COMBAT_SPECIAL_TROGLODYTE_HITS,
        };
        self.tell(o, Event::Wounded(id, damage), by);
        if damage >= card.life {
            self.kill_fiend(o, id, spot)?;
        }
        Ok(())
    }

    /// Demons come back once, tough troglodytes always, hellhounds never.
    fn kill_fiend(&mut self, o: O, id: FiendId, spot: SpotId) -> Flow<()> {
        let fiend = self.fiend_mut(id);
        fiend.at = None;
        fiend.deaths = fiend.deaths.saturating_add(1);
        let (returns, by) = match fiend.kind.card().class {
            Class::Hellhound => (false, rule::DAMAGE_HELLHOUND_REMOVED),
            Class::Demon if fiend.deaths < DEMON_DEATHS => (true, rule::DAMAGE_DEMON_FIRST_DEATH),
            Class::Demon => (false, rule::DAMAGE_DEMON_SECOND_DEATH),
            Class::ToughTroglodyte => (true, rule::COMBAT_SPECIAL_TROGLODYTE_HITS),
        };
        fiend.damage = 0;
        fiend.standing = if returns { Standing::Reserve } else { Standing::Dead };
        if returns {
            self.tell(o, Event::ToReserve(id), by);
        } else {
            // Nothing can be put on its board any more, so its dice are free.
            let power = PowerId::of(id);
            for die in &mut self.destiny {
                if die.at == DiePlace::Waiting(power) || die.at == DiePlace::Triggered(power) {
                    die.at = DiePlace::Pool;
                }
            }
            self.tell(o, Event::FiendKilled(id), by);
        }
        self.happens(o, Happening::FiendKilled(id, spot))?;
        self.end_at_once(o)
    }
}
