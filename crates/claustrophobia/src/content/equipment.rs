//! The equipment cards of human warriors.

use super::cards::cards;
use super::{Statistic, Talent};
use crate::lasting::Gives;

cards!(
    /// An equipment card. Those of 2009 keep what is known of them; the rest of the 20 cards is ours.
    EquipmentCard, 16, [
    /// A gun: ranged combat and another die.
    Blunderbuss: 2, EQUIPMENT_BLUNDERBUSS, EQUIPMENT_BLUNDERBUSS_TEXT, Fact2009,
    /// +1 defense.
    ShieldOfSteel: 2, EQUIPMENT_SHIELD_OF_STEEL, EQUIPMENT_SHIELD_OF_STEEL_TEXT, Fact2009,
    /// Hurts everybody on a tile.
    Grenade: 2, EQUIPMENT_GRENADE, EQUIPMENT_GRENADE_TEXT, Katabasis,
    /// Heals two lines.
    HealingPotion: 2, EQUIPMENT_HEALING_POTION, EQUIPMENT_HEALING_POTION_TEXT, Katabasis,
    /// Allies here fight better.
    ScepterOfCommand: 1, EQUIPMENT_SCEPTER_OF_COMMAND, EQUIPMENT_SCEPTER_OF_COMMAND_TEXT, Katabasis,
    /// Resistant.
    Breastplate: 1, EQUIPMENT_BREASTPLATE, EQUIPMENT_BREASTPLATE_TEXT, Katabasis,
    /// +1 movement.
    Boots: 1, EQUIPMENT_BOOTS, EQUIPMENT_BOOTS_TEXT, Katabasis,
    /// +1 combat.
    Halberd: 1, EQUIPMENT_HALBERD, EQUIPMENT_HALBERD_TEXT, Katabasis,
    /// +2 combat and -1 defense.
    GreatSword: 1, EQUIPMENT_GREAT_SWORD, EQUIPMENT_GREAT_SWORD_TEXT, Katabasis,
    /// One shot.
    Pistol: 1, EQUIPMENT_PISTOL, EQUIPMENT_PISTOL_TEXT, Katabasis,
    /// Hurts infernal warriors here.
    Reliquary: 1, EQUIPMENT_RELIQUARY, EQUIPMENT_RELIQUARY_TEXT, Katabasis,
    /// The others run faster.
    WarHorn: 1, EQUIPMENT_WAR_HORN, EQUIPMENT_WAR_HORN_TEXT, Katabasis,
    /// No alarms, no traps.
    Lantern: 1, EQUIPMENT_LANTERN, EQUIPMENT_LANTERN_TEXT, Katabasis,
    /// No flooded tunnels.
    Rope: 1, EQUIPMENT_ROPE, EQUIPMENT_ROPE_TEXT, Katabasis,
    /// One die again.
    Rosary: 1, EQUIPMENT_ROSARY, EQUIPMENT_ROSARY_TEXT, Katabasis,
    /// One hit less.
    Medal: 1, EQUIPMENT_MEDAL, EQUIPMENT_MEDAL_TEXT, Katabasis,
]);

impl EquipmentCard {
    /// What its owner has from it all the time.
    pub const fn gives(self) -> &'static [Gives] {
        match self {
            Self::Blunderbuss => &[Gives::Plus(Statistic::Combat, 1), Gives::Talent(Talent::Ranged)],
            Self::ShieldOfSteel => &[Gives::Plus(Statistic::Defense, 1)],
            Self::Breastplate => &[Gives::Talent(Talent::Resistant)],
            Self::Boots => &[Gives::Plus(Statistic::Movement, 1)],
            Self::Halberd => &[Gives::Plus(Statistic::Combat, 1)],
            Self::GreatSword => &[Gives::Plus(Statistic::Combat, 2), Gives::Plus(Statistic::Defense, -1)],
            _ => &[],
        }
    }

    /// How often it can be used as an action in a game; 0 where it has no keyword action.
    pub const fn uses(self) -> u8 {
        match self {
            Self::Grenade | Self::HealingPotion | Self::Pistol | Self::Reliquary | Self::WarHorn => 1,
            _ => 0,
        }
    }

    /// Whether it works while its owner is exhausted.
    pub const fn works_exhausted(self) -> bool {
        matches!(self, Self::HealingPotion | Self::ScepterOfCommand)
    }

    /// Whether attacks of its owner are made with it, so that Holy strike does not help.
    pub const fn is_gun(self) -> bool {
        matches!(self, Self::Blunderbuss)
    }
}
