//! What pieces of equipment do beside raising statistics: actions, and what their owners are spared.

use table::{Flow, RuleId, Verdict};

use crate::content::{EquipmentCard, Statistic};
use crate::event::Event;
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::priority::Source;
use crate::state::{Claustrophobia, HUMAN, Held, HumanId, INFERNAL, SpotId, Warrior};
use crate::statistics::Sheet;
use crate::{key, rule};

/// A grenade hurts on this value or more.
const GRENADE_FROM: u8 = 3;
/// A reliquary hurts on this value or more.
const RELIQUARY_FROM: u8 = 4;
/// Dice of a pistol.
const PISTOL_DICE: u8 = 3;
/// Lines that a potion heals.
const POTION_LINES: u8 = 2;

impl Claustrophobia {
    /// Whether a warrior has a piece of equipment that works now.
    pub(crate) fn works(&self, id: HumanId, card: EquipmentCard) -> bool {
        let human = self.human(id);
        let awake = !human.exhausted || card.works_exhausted();
        awake && human.equipment.iter().any(|held| held.card == card && (card.uses() == 0 || held.used < card.uses()))
    }

    /// What the equipment of others gives to a warrior: a scepter commands the allies on its tile.
    pub(crate) fn equipment_gives(&self, to: Warrior, sheet: &mut Sheet) {
        let Warrior::Human(id) = to else { return };
        let Some(spot) = self.human(id).at else { return };
        let commands = |other: &HumanId| *other != id && self.works(*other, EquipmentCard::ScepterOfCommand);
        if self.humans_on(spot).any(|other| commands(&other)) {
            sheet.gives(Source::Equipment, Gives::Plus(Statistic::Combat, 1));
        }
    }

    /// A warrior gets a piece of equipment; one beyond four is left where it was.
    pub(crate) fn equip(&mut self, id: HumanId, card: EquipmentCard) {
        if self.human_mut(id).equipment.try_push(Held { card, used: 0 }).is_ok() && card == EquipmentCard::Medal {
            self.lasts(Token::Equipment(card), On::Human(id), Gives::Ward, Until::Always);
        }
    }

    /// A warrior loses a piece of equipment.
    pub(crate) fn lose_equipment(&mut self, o: O, id: HumanId, card: EquipmentCard, by: RuleId) {
        self.drop_equipment(id, card);
        self.tell(o, Event::EquipmentLost(id, card), by);
    }

    /// Takes a piece of equipment from a warrior, and what it gave.
    pub(crate) fn drop_equipment(&mut self, id: HumanId, card: EquipmentCard) {
        let human = self.human_mut(id);
        if let Some(place) = human.equipment.iter().position(|held| held.card == card) {
            human.equipment.remove(place);
        }
        self.lasting.retain(|lasting| (lasting.token, lasting.on) != (Token::Equipment(card), On::Human(id)));
    }

    /// Whether a piece of equipment can be used as an action. That it has uses left is checked before.
    pub(crate) fn may_use_equipment(&self, by: HumanId, card: EquipmentCard) -> Verdict {
        let Some(spot) = self.human(by).at else { return Err(rule::EQUIPMENT_EFFECT) };
        let enemies = |spot: SpotId| self.count_on(spot, INFERNAL) > 0;
        let useful = match card {
            EquipmentCard::HealingPotion if self.human(by).damage == 0 => return Err(rule::HEALING_LINE),
            EquipmentCard::Grenade => enemies(spot) || self.adjacent(spot).any(enemies),
            EquipmentCard::Pistol => self.in_range(by, spot).any(|(_, verdict)| verdict.is_ok()),
            EquipmentCard::Reliquary => enemies(spot),
            EquipmentCard::WarHorn => self.humans_in_play().any(|id| id != by && !self.human(id).activated),
            _ => true,
        };
        if useful { Ok(rule::ACTIVATION_ACTION_EQUIPMENT) } else { Err(rule::EQUIPMENT_EFFECT) }
    }

    /// Uses it; the use is counted already.
    pub(crate) fn use_equipment(&mut self, o: O, by: HumanId, card: EquipmentCard) -> Flow<()> {
        self.tell(o, Event::EquipmentUsed(by, card), rule::EQUIPMENT_EFFECT);
        let Some(spot) = self.human(by).at else { return Ok(()) };
        match card {
            EquipmentCard::HealingPotion => {
                for _ in 0..POTION_LINES {
                    let why = (key::ASK_HEAL, rule::HEALING_LINE);
                    if let Some((id, line)) = self.choose_line(o, HUMAN, why, self.cancelled_lines(by), false)? {
                        self.heal(o, id, line, rule::EQUIPMENT_EFFECT);
                    }
                }
            }
            EquipmentCard::Grenade => {
                let spots = core::iter::once(spot).chain(self.adjacent(spot));
                let spots =
                    spots.filter(|spot| self.count_on(*spot, INFERNAL) > 0).map(|spot| (spot, Ok(rule::EQUIPMENT_EFFECT)));
                let why = (key::ASK_WHICH_TILE, rule::EQUIPMENT_EFFECT);
                if let Some(target) = self.choose_spot(o, HUMAN, why, spots, false)? {
                    self.blast(o, target, GRENADE_FROM, true)?;
                }
            }
            EquipmentCard::Reliquary => self.blast(o, spot, RELIQUARY_FROM, false)?,
            EquipmentCard::Pistol => {
                let why = (key::ASK_WHICH_TARGET, rule::COMBAT_CHOOSE_TARGET);
                if let Some(target) = self.choose_warrior(o, HUMAN, why, self.in_range(by, spot), false)? {
                    self.attack_with(o, Warrior::Human(by), target, (PISTOL_DICE, rule::COMBAT_ROLL))?;
                }
            }
            EquipmentCard::WarHorn => {
                for id in self.human_ids().filter(|id| *id != by) {
                    let faster = Gives::Plus(Statistic::Movement, 1);
                    self.lasts(Token::Equipment(card), On::Human(id), faster, Until::HumanPreparation);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Enemies on a warrior's tile and on adjacent ones, and whether a shot can harm them.
    fn in_range(&self, by: HumanId, spot: SpotId) -> impl Iterator<Item = (Warrior, Verdict)> + '_ {
        let shooter = Warrior::Human(by);
        let targets = core::iter::once(spot).chain(self.adjacent(spot)).flat_map(move |spot| self.enemies_on(shooter, spot));
        targets.map(move |target| {
            let forbidden = self.ability_forbids_attack(shooter, target);
            (target, forbidden.map_or(Ok(rule::EQUIPMENT_EFFECT), Err))
        })
    }

    /// A die for everybody on a tile: from this value on it is a hit.
    fn blast(&mut self, o: O, spot: SpotId, from: u8, friends_too: bool) -> Flow<()> {
        let why = (key::CHANCE_BLAST, rule::EQUIPMENT_EFFECT);
        if friends_too {
            self.endanger(o, HUMAN, spot, from, why)?;
        }
        for id in self.fiend_ids() {
            if self.fiend(id).at == Some(spot) && self.roll_die(o, HUMAN, why)? >= from {
                self.hit(Warrior::Fiend(id), 1);
            }
        }
        let mut killed = 0;
        for _ in 0..self.laid(spot).troglodytes {
            killed += u8::from(self.roll_die(o, HUMAN, why)? >= from);
        }
        if killed > 0 {
            self.hit(Warrior::Troglodytes(spot), killed);
        }
        Ok(())
    }
}
