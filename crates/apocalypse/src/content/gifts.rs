//! The gift deck (rulings `content.gifts` and `content.gift-cost`).

use super::{Gift, Origin, Power};

ids!(
    /// A gift.
    GiftId, 3, [
    /// First aid restores 1 more.
    Medikit,
    /// Rolls an attack again.
    SecondChance,
    /// Heals in the own turn.
    Prayer,
]);

/// How many kinds of gifts there are.
pub const GIFTS: usize = GiftId::ALL.len();

impl GiftId {
    /// Its card.
    pub const fn card(self) -> &'static Gift {
        match self {
            Self::Medikit => &Gift { origin: Origin::Fact, copies: 22, surcharge: 0, power: Power::Medikit },
            Self::SecondChance => &Gift { origin: Origin::Katabasis, copies: 22, surcharge: 2, power: Power::SecondChance },
            Self::Prayer => &Gift { origin: Origin::Katabasis, copies: 21, surcharge: 0, power: Power::Prayer },
        }
    }
}
