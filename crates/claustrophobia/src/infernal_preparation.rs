//! The preparation phase of the infernal player: dice of destiny are collected, rolled, allocated, and trigger powers.

use arrayvec::ArrayVec;
use table::{Chance, Dice, Flow, Menu, Roll, RuleId, Verdict};

use crate::about::About;
use crate::asking::DESTINY_DIE;
use crate::choice::{Allocating, Collecting};
use crate::content::{Class, white};
use crate::event::{Event, Fell};
use crate::lasting::Until;
use crate::play::O;
use crate::powers::Happening;
use crate::state::{Claustrophobia, DESTINY_DICE, DiePlace, FiendId, INFERNAL, Phase, PowerId};
use crate::{key, rule};

/// Dice that are rolled in every preparation phase.
const ROLL: u8 = 3;
/// Bonus dice that the alarm space can hold.
pub(crate) const MOST_ALARM: u8 = 3;

/// Values of dice on a power.
pub(crate) type Values = ArrayVec<u8, DESTINY_DICE>;

impl Claustrophobia {
    /// First, played events and triggered dice go.
    pub(crate) fn clear_infernal_side(&mut self, o: O) -> Flow<()> {
        if !self.event_played.is_empty() {
            let mut played = core::mem::take(&mut self.event_played);
            self.event_discard.pour(&mut played);
            self.tell(o, Event::InfernalCleared, rule::INFERNAL_PREP_CLEANUP_EVENTS);
        }
        if self.destiny.iter().any(|die| matches!(die.at, DiePlace::Triggered(_))) {
            for die in self.destiny.iter_mut().filter(|die| matches!(die.at, DiePlace::Triggered(_))) {
                die.at = DiePlace::Pool;
            }
            self.tell(o, Event::InfernalCleared, rule::INFERNAL_PREP_COLLECT_TRIGGERED);
        }
        self.expire(Until::InfernalPreparation);
        self.phase = Phase::InfernalTiles;
        self.happens(o, Happening::InfernalPreparation)
    }

    pub(crate) fn infernal_tiles(&mut self, o: O) -> Flow<()> {
        self.phase = Phase::InfernalCollect;
        self.pits_bite(o, INFERNAL)
    }

    /// Waiting dice may be taken back; they must be where the pool is too small for the roll.
    pub(crate) fn collect_dice(&mut self, o: O) -> Flow<()> {
        let mut menu = Menu::new(INFERNAL, About::Collect, rule::INFERNAL_PREP_COLLECT_PREPARED, o.wants_refusals());
        let short = self.pool() < usize::from(self.dice_to_roll());
        let by = if short { rule::INFERNAL_PREP_SHORT_POOL } else { rule::INFERNAL_PREP_COLLECT_PREPARED };
        let mut seen: ArrayVec<(PowerId, u8), DESTINY_DICE> = ArrayVec::new();
        for die in &self.destiny {
            if let DiePlace::Waiting(power) = die.at
                && !seen.contains(&(power, die.value))
            {
                seen.push((power, die.value));
                menu.offer(Collecting::TakeBack(power, die.value), by);
            }
        }
        if menu.options.is_empty() {
            self.phase = Phase::InfernalRoll;
            return Ok(());
        }
        menu.consider(Collecting::Done, if short { Err(by) } else { Ok(rule::INFERNAL_PREP_KEEP_WAITING) });
        match self.put_unless_alone(o, &menu)? {
            Collecting::TakeBack(power, value) => {
                let is_it = |die: &&mut crate::state::DestinyDie| die.at == DiePlace::Waiting(power) && die.value == value;
                if let Some(die) = self.destiny.iter_mut().find(is_it) {
                    die.at = DiePlace::Pool;
                }
                self.tell(o, Event::TakenBack(power, value), by);
            }
            Collecting::Done => self.phase = Phase::InfernalRoll,
        }
        Ok(())
    }

    pub(crate) fn pool(&self) -> usize {
        self.destiny.iter().filter(|die| die.at == DiePlace::Pool).count()
    }

    /// Three, and one more for each alarm.
    pub(crate) fn dice_to_roll(&self) -> u8 {
        ROLL + self.alarm.min(MOST_ALARM)
    }

    /// Second, the dice of destiny are rolled.
    pub(crate) fn roll_destiny(&mut self, o: O) -> Flow<()> {
        let count = usize::from(self.dice_to_roll()).min(self.pool());
        let by = if self.alarm > 0 { rule::TILE_ALARM_DIE } else { rule::INFERNAL_PREP_ROLL_THREE };
        let chance = Chance::dice(key::CHANCE_DESTINY, by).by(INFERNAL);
        let faces = o.roll(&Roll { chance, dice: Dice::of(count, DESTINY_DIE) })?;
        let in_pool = self.destiny.iter_mut().filter(|die| die.at == DiePlace::Pool);
        for (die, face) in in_pool.zip(&faces) {
            (die.value, die.at) = (*face, DiePlace::Rolled);
        }
        self.alarm = 0;
        self.tell(o, Event::DestinyRoll(Fell(faces)), by);
        self.phase = Phase::InfernalAllocate;
        Ok(())
    }

    /// Third, every rolled die is put on a preparation space.
    pub(crate) fn allocate_dice(&mut self, o: O) -> Flow<()> {
        let Some(die) = self.destiny.iter().position(|die| die.at == DiePlace::Rolled) else {
            self.phase = Phase::InfernalTrigger;
            return Ok(());
        };
        let value = self.destiny.get(die).map_or(1, |die| die.value);
        let mut menu = Menu::new(INFERNAL, About::Allocate(value), rule::INFERNAL_PREP_ALLOCATE_ALL, o.wants_refusals());
        for power in self.powers() {
            menu.consider(Allocating::Allocate(value, power), self.may_allocate(power));
        }
        let Allocating::Allocate(value, power) = self.put_unless_alone(o, &menu)?;
        if let Some(die) = self.destiny.get_mut(die) {
            die.at = DiePlace::Waiting(power);
        }
        self.tell(o, Event::Allocated(value, power), rule::INFERNAL_PREP_WHICH_POWERS);
        Ok(())
    }

    /// A die may go wherever a space is free, whether it helps or not (ruling `destiny.wrong-die`); but not to a hellhound that
    /// is not in play.
    fn may_allocate(&self, power: PowerId) -> Verdict {
        let waits = |id: FiendId| self.is_class(id, Class::Hellhound) && self.fiend(id).at.is_none();
        if self.owner_of(power).is_some_and(waits) {
            return Err(rule::THREAT_HELLHOUND_RESERVE);
        }
        let waiting = self.waiting_on(power).len();
        if waiting >= usize::from(self.spaces_of(power)) {
            return Err(rule::CONTENT_DESTINY_SPACES);
        }
        Ok(if waiting > 0 { rule::INFERNAL_PREP_ALLOCATE_ANYWHERE } else { self.power_rule(power) })
    }

    /// The values of the dice that wait on a power.
    #[inline]
    pub(crate) fn waiting_on(&self, power: PowerId) -> Values {
        self.destiny.iter().filter(|die| die.at == DiePlace::Waiting(power)).map(|die| die.value).collect()
    }

    /// The rule by which dice can be put on a power: what it needs, or whose it is.
    fn power_rule(&self, power: PowerId) -> RuleId {
        match self.owner_of(power) {
            Some(id) if self.fiend(id).at.is_none() => rule::THREAT_POWER_BEFORE_ENTRY,
            Some(_) => rule::BOARD_DEMON_POWER,
            None => self.needs_of(power),
        }
    }

    /// Fourth, each power whose condition is met is triggered with all its dice (ruling `destiny.forced-trigger`), one after
    /// the other (ruling `destiny.trigger-order`). The rest waits.
    pub(crate) fn trigger_powers(&mut self, o: O) -> Flow<()> {
        let met = |power: &PowerId| self.condition_of(*power).is_met(&self.waiting_on(*power));
        let next = self.powers().find(met);
        if let Some(power) = next {
            let dice = self.waiting_on(power);
            for die in self.destiny.iter_mut().filter(|die| die.at == DiePlace::Waiting(power)) {
                die.at = DiePlace::Triggered(power);
            }
            let by = if self.owner_of(power).is_some() { rule::BOARD_POWER_CONDITION } else { rule::INFERNAL_PREP_TRIGGER };
            self.tell(o, Event::Triggered(power), by);
            return self.trigger(o, power, &dice);
        }
        for power in self.powers() {
            let dice = self.waiting_on(power);
            if !dice.is_empty() {
                // Dice of two colours never help a power that asks for one.
                let mixed = self.condition_of(power).asks_for_a_colour()
                    && dice.iter().any(|die| white(*die))
                    && !dice.iter().all(|die| white(*die));
                let by = if mixed { rule::COMPONENTS_DESTINY_DIE_RESULT } else { rule::INFERNAL_PREP_KEEP_WAITING };
                self.tell(o, Event::Waits(power), by);
            }
        }
        self.phase = Phase::Threat;
        self.happens(o, Happening::ThreatBegan)
    }
}
