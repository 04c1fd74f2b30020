//! Legion cards (ruling `content.legions`). What they do stands in `powers/legions.rs`.

use super::{Legion, Origin};
use crate::key;

ids!(
    /// A legion.
    LegionId, 7, [
    /// Demons take courage.
    Dis,
    /// Demons infect.
    Erebus,
    /// Demons stun.
    Lethe,
    /// Demons set on fire.
    Phlegethon,
    /// Demons move 2 areas.
    Styx,
    /// Demons attack without a hero in their area.
    Pandemonium,
    /// Minions are tougher, larvae too.
    Hades,
]);

impl LegionId {
    /// Its card.
    pub const fn card(self) -> &'static Legion {
        match self {
            Self::Dis => &Legion { name: key::LEGION_DIS, text: key::LEGION_DIS_TEXT, origin: Origin::Fact },
            Self::Erebus => &Legion { name: key::LEGION_EREBUS, text: key::LEGION_EREBUS_TEXT, origin: Origin::Katabasis },
            Self::Lethe => &Legion { name: key::LEGION_LETHE, text: key::LEGION_LETHE_TEXT, origin: Origin::Fact },
            Self::Phlegethon => &Legion { name: key::LEGION_PHLEGETHON, text: key::LEGION_PHLEGETHON_TEXT, origin: Origin::Fact },
            Self::Styx => &Legion { name: key::LEGION_STYX, text: key::LEGION_STYX_TEXT, origin: Origin::Fact },
            Self::Pandemonium => {
                &Legion { name: key::LEGION_PANDEMONIUM, text: key::LEGION_PANDEMONIUM_TEXT, origin: Origin::Fact }
            }
            Self::Hades => &Legion { name: key::LEGION_HADES, text: key::LEGION_HADES_TEXT, origin: Origin::Mixed },
        }
    }
}
