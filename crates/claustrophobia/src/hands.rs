//! What people at a real table can roll and draw themselves.

use table::Key;

use crate::key;

/// The dice that chance deals in a panic, drawn like cards.
pub(crate) const PANIC: &str = "panic";

/// Every kind of die and every pile that people can roll and draw themselves.
pub(crate) const SOURCES: [(&str, Key); 8] = [
    (key::DIE_ACTIVATION.0, key::SOURCE_ACTIVATION),
    (key::DIE_DESTINY.0, key::SOURCE_DESTINY),
    (key::DIE_COMBAT.0, key::SOURCE_COMBAT),
    ("tile", key::SOURCE_TILE),
    ("instinct", key::SOURCE_INSTINCT),
    ("event", key::SOURCE_EVENT),
    ("equipment", key::SOURCE_EQUIPMENT),
    (PANIC, key::SOURCE_PANIC),
];
