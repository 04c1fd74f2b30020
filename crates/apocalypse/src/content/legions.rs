//! Legion cards (ruling `content.legions`). What they do is in `powers/legions.rs`.

use super::{Legion, Origin};
use crate::key;

ids!(
    /// A legion.
    LegionId, 12, [
    /// Exits count more.
    Acheron,
    /// Demons cost courage.
    Dis,
    /// Demons stun.
    Lethe,
    /// Demons set on fire.
    Phlegethon,
    /// Demons attack without a hero in their area.
    Pandemonium,
    /// Demons move 2 areas.
    Styx,
    /// Minions are tougher, larvae too.
    Hades,
    /// Demons bring pestilence.
    Annwn,
    /// Demons take luck.
    Sheol,
    /// Demons hold heroes up.
    Cocytus,
    /// Demons roll more dice.
    Tartarus,
    /// Ambushes are weaker.
    Gehenna,
]);

impl LegionId {
    /// Its card.
    pub const fn card(self) -> &'static Legion {
        match self {
            Self::Acheron => const { &legion(key::LEGION_ACHERON, key::LEGION_ACHERON_TEXT, Origin::Fact) },
            Self::Dis => const { &legion(key::LEGION_DIS, key::LEGION_DIS_TEXT, Origin::Fact) },
            Self::Lethe => const { &legion(key::LEGION_LETHE, key::LEGION_LETHE_TEXT, Origin::Fact) },
            Self::Phlegethon => const { &legion(key::LEGION_PHLEGETHON, key::LEGION_PHLEGETHON_TEXT, Origin::Fact) },
            Self::Pandemonium => const { &legion(key::LEGION_PANDEMONIUM, key::LEGION_PANDEMONIUM_TEXT, Origin::Fact) },
            Self::Styx => const { &legion(key::LEGION_STYX, key::LEGION_STYX_TEXT, Origin::Fact) },
            Self::Hades => const { &legion(key::LEGION_HADES, key::LEGION_HADES_TEXT, Origin::Mixed) },
            Self::Annwn => const { &legion(key::LEGION_ANNWN, key::LEGION_ANNWN_TEXT, Origin::Mixed) },
            Self::Sheol => const { &legion(key::LEGION_SHEOL, key::LEGION_SHEOL_TEXT, Origin::Mixed) },
            Self::Cocytus => const { &legion(key::LEGION_COCYTUS, key::LEGION_COCYTUS_TEXT, Origin::Katabasis) },
            Self::Tartarus => const { &legion(key::LEGION_TARTARUS, key::LEGION_TARTARUS_TEXT, Origin::Katabasis) },
            Self::Gehenna => const { &legion(key::LEGION_GEHENNA, key::LEGION_GEHENNA_TEXT, Origin::Katabasis) },
        }
    }
}

const fn legion(name: table::Key, text: table::Key, origin: Origin) -> Legion {
    Legion { name, text, origin }
}
