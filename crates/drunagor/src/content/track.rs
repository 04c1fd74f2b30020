//! The Initiative Track: who acts after whom (ruling `content.initiative-track`).

use serde::{Deserialize, Serialize};

use super::RoleId;
use super::kinds::{Arrow, Rune};

/// A slot of the track, counted from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Slot(pub u8);

/// What lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The Initiative card of the hero with this role.
    Role(RoleId),
    /// Monster and attack cards of this rune.
    Rune(Rune, Arrow),
    /// The Rune card.
    RuneCard,
}

use Arrow::{Down, Up};
use Place::{Role, Rune as Of};

/// The whole track, from the fastest slot to the slowest.
pub const TRACK: [Place; 16] = [
    Role(RoleId::Defender),
    Of(Rune::Orange, Up),
    Of(Rune::Green, Up),
    Role(RoleId::Leader),
    Of(Rune::Blue, Up),
    Of(Rune::Red, Up),
    Role(RoleId::Controller),
    Of(Rune::Gray, Up),
    Of(Rune::Orange, Down),
    Role(RoleId::Support),
    Of(Rune::Green, Down),
    Of(Rune::Blue, Down),
    Role(RoleId::Striker),
    Of(Rune::Red, Down),
    Of(Rune::Gray, Down),
    Place::RuneCard,
];

impl Slot {
    /// The slot of the Rune card, which comes last.
    pub const LAST: Self = Self(TRACK.len() as u8 - 1);

    /// What lies there.
    pub fn place(self) -> Place {
        TRACK.get(usize::from(self.0)).copied().unwrap_or(Place::RuneCard)
    }

    /// The slot of a role.
    pub fn of_role(role: RoleId) -> Self {
        Self::find(Place::Role(role))
    }

    /// The slot of a rune.
    pub fn of_rune(rune: Rune, arrow: Arrow) -> Self {
        Self::find(Place::Rune(rune, arrow))
    }

    fn find(place: Place) -> Self {
        let at = TRACK.iter().position(|known| *known == place);
        Self(at.and_then(|at| u8::try_from(at).ok()).unwrap_or(Self::LAST.0))
    }
}

/// The roles in the order in which they lead a party.
pub const LEADERS: [RoleId; 5] = [RoleId::Leader, RoleId::Defender, RoleId::Support, RoleId::Controller, RoleId::Striker];
