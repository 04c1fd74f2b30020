//! Powers: abilities and flaws of heroes, and what gifts can do. What they do stands in `powers/heroes.rs` and `powers/gifts.rs`.

use super::{Origin, Trait, When};
use crate::key;

ids!(
    /// An ability, a flaw, or what a gift can do. At most 128.
    Power, 6, [
    /// Hannah Hazard strikes adjacent areas too.
    SightedIn,
    /// Hannah Hazard who has not moved raises all dice.
    ZeroedIn,
    /// Hannah Hazard's flaw: one trooper at most.
    Loner,
    /// First aid restores 1 more.
    Medikit,
    /// Rolls an attack again.
    SecondChance,
    /// Heals in the own turn.
    Prayer,
]);

impl Power {
    /// Its words and its time.
    pub const fn card(self) -> &'static Trait {
        match self {
            Self::SightedIn => const { &passive(key::POWER_SIGHTED_IN, key::POWER_SIGHTED_IN_TEXT, Origin::Fact) },
            Self::ZeroedIn => const { &passive(key::POWER_ZEROED_IN, key::POWER_ZEROED_IN_TEXT, Origin::Fact) },
            Self::Loner => const { &passive(key::POWER_LONER, key::POWER_LONER_TEXT, Origin::Fact) },
            Self::Medikit => const { &passive(key::POWER_MEDIKIT, key::POWER_MEDIKIT_TEXT, Origin::Fact) },
            Self::SecondChance => {
                const { &used(key::POWER_SECOND_CHANCE, key::POWER_SECOND_CHANCE_TEXT, Origin::Katabasis, When::AfterRoll, 1) }
            }
            Self::Prayer => const { &used(key::POWER_PRAYER, key::POWER_PRAYER_TEXT, Origin::Katabasis, When::Turn, 1) },
        }
    }
}

const fn passive(name: table::Key, text: table::Key, origin: Origin) -> Trait {
    Trait { name, text, origin, luck: 0, when: When::Always }
}

const fn used(name: table::Key, text: table::Key, origin: Origin, when: When, luck: u8) -> Trait {
    Trait { name, text, origin, luck, when }
}
