//! The board of destiny: its six powers, and those on the boards of demons and hellhounds.

use table::Flow;

use crate::content::{Condition, Talent};
use crate::event::Event;
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::rule;
use crate::state::{Claustrophobia, FiendId, PowerId, Standing};

/// Powers of the board of destiny.
pub(crate) const BOARD_POWERS: u8 = 6;
/// Threat points for each die of Abyssal threat.
const ABYSSAL_THREAT: u8 = 3;
/// Sums that charges need.
const INTREPID_SUM: u8 = 7;
const SNEAKY_SUM: u8 = 8;

impl PowerId {
    /// Threat points.
    pub const ABYSSAL_THREAT: Self = Self(0);
    /// Faster troglodytes.
    pub const SPEED: Self = Self(1);
    /// Frenzied troglodytes.
    pub const FRENZIED: Self = Self(2);
    /// An event card.
    pub const DARK_DESTINY: Self = Self(3);
    /// Entry among enemies.
    pub const INTREPID: Self = Self(4);
    /// Entry without openings.
    pub const SNEAKY: Self = Self(5);

    /// The power on the board of a demon or hellhound.
    pub const fn of(id: FiendId) -> Self {
        Self(BOARD_POWERS + id.0)
    }
}

impl Claustrophobia {
    /// All powers that dice can be put on: also of demons and hellhounds that are not in play yet.
    pub(crate) fn powers(&self) -> impl Iterator<Item = PowerId> + use<> {
        let mut all: arrayvec::ArrayVec<PowerId, 16> = (0..BOARD_POWERS).map(PowerId).collect();
        for id in self.fiend_ids() {
            let fiend = self.fiend(id);
            if fiend.kind.card().power.is_some() && fiend.standing != Standing::Dead {
                all.push(PowerId::of(id));
            }
        }
        all.into_iter()
    }

    /// Whose board a power is on.
    pub fn owner_of(&self, power: PowerId) -> Option<FiendId> {
        power.0.checked_sub(BOARD_POWERS).map(FiendId)
    }

    /// What triggers a power.
    pub(crate) fn condition_of(&self, power: PowerId) -> Condition {
        match (power, self.owner_of(power)) {
            (_, Some(id)) => self.fiend(id).kind.card().power.map_or(Condition::Any, |power| power.condition),
            (PowerId::ABYSSAL_THREAT, _) => Condition::OneColour(1),
            (PowerId::SPEED, _) => Condition::White(2),
            (PowerId::FRENZIED, _) => Condition::Red(2),
            (PowerId::DARK_DESTINY, _) => Condition::Any,
            (PowerId::INTREPID, _) => Condition::Sum(INTREPID_SUM),
            (_, None) => Condition::Sum(SNEAKY_SUM),
        }
    }

    /// The rule that says what triggers a power of the board of destiny.
    pub(crate) fn needs_of(&self, power: PowerId) -> table::RuleId {
        match power {
            PowerId::ABYSSAL_THREAT => rule::DESTINY_ABYSSAL_THREAT_CONDITION,
            PowerId::SPEED => rule::DESTINY_SPEED_CONDITION,
            PowerId::FRENZIED => rule::DESTINY_FRENZIED_CONDITION,
            PowerId::DARK_DESTINY => rule::DESTINY_DARK_CONDITION,
            PowerId::INTREPID => rule::DESTINY_INTREPID_CONDITION,
            _ => rule::DESTINY_SNEAKY_CONDITION,
        }
    }

    /// How many dice fit on a power (ruling `content.destiny-spaces`).
    pub(crate) fn spaces_of(&self, power: PowerId) -> u8 {
        match (power, self.owner_of(power)) {
            (_, Some(id)) => self.fiend(id).kind.card().power.map_or(0, |power| power.spaces),
            (PowerId::ABYSSAL_THREAT | PowerId::INTREPID | PowerId::SNEAKY, _) => 3,
            (PowerId::SPEED | PowerId::FRENZIED, _) => 2,
            (_, None) => 1,
        }
    }

    /// The effect of a triggered power.
    pub(crate) fn trigger(&mut self, o: O, power: PowerId, dice: &[u8]) -> Flow<()> {
        if let Some(id) = self.owner_of(power) {
            return self.trigger_power(o, id, dice);
        }
        let until = Until::InfernalPreparation;
        match power {
            PowerId::ABYSSAL_THREAT => {
                self.gain_threat(o, ABYSSAL_THREAT * dice.len() as u8, rule::DESTINY_ABYSSAL_THREAT_EFFECT);
            }
            PowerId::SPEED => {
                let faster = Gives::Plus(crate::content::Statistic::Movement, 1);
                self.lasts(Token::Speed, On::Troglodytes, faster, until)?;
                self.tell(o, Event::Lasts(power), rule::DESTINY_SPEED_EFFECT);
            }
            PowerId::FRENZIED => {
                self.lasts(Token::Frenzied, On::Troglodytes, Gives::Talent(Talent::Frenzied), until)?;
                self.tell(o, Event::Lasts(power), rule::DESTINY_FRENZIED_EFFECT);
            }
            PowerId::DARK_DESTINY => return self.dark_destiny(o, dice.first().copied().unwrap_or(0)),
            PowerId::INTREPID => {
                self.lasts(Token::Intrepid, On::Table, Gives::EnterAmongEnemies, until)?;
                self.tell(o, Event::Lasts(power), rule::DESTINY_INTREPID_EFFECT);
            }
            _ => {
                self.lasts(Token::Sneaky, On::Table, Gives::EnterAnywhere, until)?;
                self.tell(o, Event::Lasts(power), rule::DESTINY_SNEAKY_EFFECT);
            }
        }
        Ok(())
    }

    /// Threat points are stored until they are spent; there is no limit (ruling `threat.tp-limit`).
    pub(crate) fn gain_threat(&mut self, o: O, points: u8, by: table::RuleId) {
        self.threat = self.threat.saturating_add(points);
        self.tell(o, Event::Threat(points), by);
    }
}
