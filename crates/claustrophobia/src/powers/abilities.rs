//! Abilities of demons: special rules that hold while the demon is in play.

use table::{Flow, RuleId};

use super::Happening;
use crate::content::{Ability, Statistic, Talent};
use crate::event::Event;
use crate::lasting::{Gives, Token};
use crate::play::O;
use crate::priority::Source;
use crate::state::{Claustrophobia, FiendId, INFERNAL, SpotId, Warrior};
use crate::statistics::Sheet;
use crate::{key, rule};

/// Dice that the Demon of Destruction adds (a fact of 2009).
const RAMPAGE_DICE: u8 = 3;
/// So many humans on its tile make it rampage (a fact of 2009).
const RAMPAGE_HUMANS: u8 = 2;
/// Threat points of the Demon of Cruelty in each threat phase.
const OVERSEER_THREAT: u8 = 1;
/// The flames of the Firebrand hurt on this value or more.
const ABLAZE_FROM: u8 = 5;

impl Claustrophobia {
    /// What abilities give to a warrior.
    pub(crate) fn ability_gives(&self, to: Warrior, sheet: &mut Sheet) {
        let at = self.spot_of(to);
        for id in self.fiends_in_play() {
            let here = self.fiend(id).at == at;
            let gives = match (self.ability_of(id), to) {
                (Ability::Overseer, Warrior::Troglodytes(_)) => Gives::Talent(Talent::Frenzied),
                (Ability::Possessed, Warrior::Troglodytes(_)) if here => Gives::Talent(Talent::Bodyguard),
                (Ability::Dread, Warrior::Human(_)) if here => Gives::Plus(Statistic::Combat, -1),
                _ => continue,
            };
            sheet.gives(Source::InfernalBoard, gives);
        }
    }

    /// Dice that an ability adds to an attack.
    pub(crate) fn ability_dice(&self, attacker: Warrior, target: Warrior) -> u8 {
        let (Warrior::Fiend(demon), Warrior::Human(human)) = (attacker, target) else { return 0 };
        match self.ability_of(demon) {
            Ability::BloodScent => self.human(human).damage.count_ones() as u8,
            Ability::Rampage => {
                let humans = self.fiend(demon).at.map_or(0, |spot| self.humans_on(spot).count() as u8);
                if humans >= RAMPAGE_HUMANS { RAMPAGE_DICE } else { 0 }
            }
            _ => 0,
        }
    }

    /// The rule by which an ability forbids an attack: nothing from another tile harms who is aloof.
    pub(crate) fn ability_forbids_attack(&self, attacker: Warrior, target: Warrior) -> Option<RuleId> {
        let Warrior::Fiend(demon) = target else { return None };
        let aloof = self.ability_of(demon) == Ability::Aloof;
        (aloof && self.spot_of(attacker) != self.spot_of(target)).then_some(rule::BOARD_DEMON_ABILITY)
    }

    /// Whether a demon's ability lets it enter play among humans.
    pub(crate) fn ability_enters_among_enemies(&self, id: FiendId) -> bool {
        self.ability_of(id) == Ability::FromTheDark
    }

    /// Whose ability keeps humans from the actions of the scenario on a tile.
    pub(crate) fn warden_of(&self, spot: SpotId) -> Option<FiendId> {
        self.fiends_on(spot).find(|id| self.ability_of(*id) == Ability::Warden)
    }

    /// What abilities do when something has happened.
    pub(crate) fn ability_after(&mut self, o: O, happening: Happening) -> Flow<()> {
        match happening {
            Happening::ThreatBegan => self.abilities_at_threat(o),
            Happening::InfernalPreparation => {
                for id in self.fiend_ids() {
                    if self.fiend(id).at.is_some() && self.ability_of(id) == Ability::Regrowth {
                        self.close_wounds(o, id, 1, rule::BOARD_DEMON_ABILITY);
                    }
                }
                Ok(())
            }
            Happening::Attacked(Warrior::Human(human), Warrior::Fiend(demon), hits) => {
                let near = self.human(human).at == self.fiend(demon).at;
                match self.ability_of(demon) {
                    Ability::Riposte if near && hits == 0 => self.strike_back(o, human)?,
                    Ability::Ablaze if near => {
                        let face = self.roll_die(o, INFERNAL, (key::CHANCE_ABLAZE, rule::BOARD_DEMON_ABILITY))?;
                        if face >= ABLAZE_FROM {
                            self.strike_back(o, human)?;
                        }
                    }
                    _ => {}
                }
                Ok(())
            }
            Happening::FiendKilled(demon, spot) if self.ability_of(demon) == Ability::Possessed => self.set_free(o, spot),
            _ => Ok(()),
        }
    }

    /// A leech heals by the hits that it has dealt; ignored hits do not count.
    pub(crate) fn feeds(&mut self, o: O, who: Warrior, dealt: u8) {
        if let Warrior::Fiend(demon) = who
            && self.ability_of(demon) == Ability::Bloodsucker
        {
            self.close_wounds(o, demon, dealt, rule::BOARD_DEMON_ABILITY);
        }
    }

    /// Dice that a human has less, whatever it attacks with.
    pub(crate) fn dread_on(&self, who: Warrior) -> u8 {
        let at = self.spot_of(who);
        self.fiends_in_play().filter(|id| self.fiend(*id).at == at && self.ability_of(*id) == Ability::Dread).count() as u8
    }

    fn abilities_at_threat(&mut self, o: O) -> Flow<()> {
        for id in self.fiend_ids() {
            let Some(spot) = self.fiend(id).at else { continue };
            match self.ability_of(id) {
                Ability::Overseer => self.gain_threat(o, OVERSEER_THREAT, rule::BOARD_DEMON_ABILITY),
                Ability::Brood => self.breed(o, spot, 1, (Token::Power(id), rule::BOARD_DEMON_ABILITY))?,
                _ => {}
            }
        }
        Ok(())
    }

    fn strike_back(&mut self, o: O, human: crate::state::HumanId) -> Flow<()> {
        self.tell(o, Event::Hit(Warrior::Human(human), 1), rule::BOARD_DEMON_ABILITY);
        self.hit(o, Warrior::Human(human), 1)
    }

    #[inline]
    fn ability_of(&self, id: FiendId) -> Ability {
        self.fiend(id).kind.card().ability
    }
}
