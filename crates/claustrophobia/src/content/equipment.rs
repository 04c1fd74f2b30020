//! The equipment cards of human warriors.

use super::cards::cards;
use super::{Statistic, Talent};
use crate::lasting::Gives;

cards!(
    /// An equipment card.
    EquipmentCard, 2, [
    /// A gun: ranged combat and another die.
    Blunderbuss: 10, EQUIPMENT_BLUNDERBUSS, EQUIPMENT_BLUNDERBUSS_TEXT, Fact2009,
    /// Heals a line.
    HealingPotion: 10, EQUIPMENT_HEALING_POTION, EQUIPMENT_HEALING_POTION_TEXT, Katabasis,
]);

impl EquipmentCard {
    /// What its owner has from it all the time.
    pub const fn gives(self) -> &'static [Gives] {
        match self {
            Self::Blunderbuss => &[Gives::Plus(Statistic::Combat, 1), Gives::Talent(Talent::Ranged)],
            Self::HealingPotion => &[],
        }
    }

    /// How often it can be used as an action in a game; 0 where it has no keyword action.
    pub const fn uses(self) -> u8 {
        match self {
            Self::Blunderbuss => 0,
            Self::HealingPotion => 1,
        }
    }

    /// Whether it works while its owner is exhausted.
    pub const fn works_exhausted(self) -> bool {
        matches!(self, Self::HealingPotion)
    }

    /// Whether attacks of its owner are made with it, so that Holy strike does not help.
    pub const fn is_gun(self) -> bool {
        matches!(self, Self::Blunderbuss)
    }
}
