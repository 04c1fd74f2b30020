//! What people at a real table can roll and draw themselves.

use table::Key;

use crate::key;

/// Every kind of die and every pile that people can roll and draw themselves.
pub(crate) const SOURCES: [(&str, Key); 11] = [
    ("die.d4", key::DIE_D4),
    ("die.d6", key::DIE_D6),
    ("die.d8", key::DIE_D8),
    ("die.d10", key::DIE_D10),
    ("die.d12", key::DIE_D12),
    ("die.despair", key::DIE_DESPAIR),
    ("gift", key::SOURCE_GIFT),
    ("legion", key::SOURCE_LEGION),
    ("demon", key::SOURCE_DEMON),
    ("lord", key::SOURCE_LORD),
    ("hero", key::SOURCE_HERO),
];
