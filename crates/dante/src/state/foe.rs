//! A Malefactor, the decks of the tray, and the Furniture on the board.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Cards, MOST_CARDS};
use crate::board::{AreaId, Dir};
use crate::content::{ActionId, ArcanaId, ChampionId, MalefactorId, PackId};

/// A Malefactor in this Confrontation, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FoeNo(pub u8);

/// A place of the Confrontation Tray, from A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TrayNo(pub u8);

/// A piece of Furniture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Furniture {
    /// It holds a Findings card.
    Ark,
    /// It wounds who is driven through it.
    Palisade,
    /// A Standing Pillar of one Level.
    SmallPillar,
    /// A Standing Pillar of two Levels.
    LargePillar,
    /// A Collapsed Pillar, or half of a large one.
    Collapsed,
}

impl Furniture {
    /// How many Levels a Standing Pillar reaches up.
    pub const fn levels(self) -> Option<u8> {
        match self {
            Self::SmallPillar => Some(1),
            Self::LargePillar => Some(2),
            Self::Ark | Self::Palisade | Self::Collapsed => None,
        }
    }
}

/// What a Malefactor HOLDS.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// A Champion.
    Champion(ChampionId),
    /// A piece of Furniture.
    Furniture(Furniture),
}

/// A Malefactor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foe {
    /// Which one.
    pub id: MalefactorId,
    /// The Area in whose Central Space it stands.
    pub at: AreaId,
    /// Where it looks.
    pub facing: Dir,
    /// What it HOLDS.
    pub holds: Option<Held>,
    /// ENRAGE tokens.
    pub enrage: u8,
    /// FORTIFY tokens.
    pub fortify: u8,
    /// Whether it has FLOWN AWAY; its Area then means nothing.
    pub flown: bool,
    /// Its Spear, if it has one.
    pub spear: Spear,
}

/// Achilles's Spear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Spear {
    /// There is none on the board: in hand, or removed by a Wound.
    #[default]
    Off,
    /// STUCK in the Central Space of an Area.
    Stuck(AreaId),
}

/// A card of a deck in the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum DeckCard {
    /// An Action card.
    Action(ActionId),
    /// An Arcana card.
    Arcana(ArcanaId),
}

/// The top card of a deck, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Top {
    /// It lies face up.
    Known(DeckCard),
    /// The back of an Arcana card; nobody knows which.
    Hidden,
}

/// A deck in the Confrontation Tray. Its order is not stored: what nobody has seen is drawn when it comes to the top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tray {
    /// Which deck.
    pub pack: PackId,
    /// Whose it is.
    pub owner: FoeNo,
    /// The top card.
    pub top: Option<Top>,
    /// Cards of unknown order below it, by their places in the deck's list.
    pub unseen: Cards,
    /// Arcana cards among them, of which nobody knows which they are.
    pub arcana: u8,
    /// Cards at the bottom whose order is known; the first is reached first.
    pub below: ArrayVec<DeckCard, MOST_CARDS>,
    /// The discard pile.
    pub discard: ArrayVec<DeckCard, MOST_CARDS>,
    /// Wounds that it bears before it loses cards.
    pub endurance: u8,
}

impl Tray {
    /// How many cards are left.
    pub fn len(&self) -> usize {
        usize::from(self.top.is_some()) + usize::from(self.unseen.len()) + usize::from(self.arcana) + self.below.len()
    }

    /// Wounds that it can take before it is empty.
    pub fn left(&self) -> usize {
        self.len() + usize::from(self.endurance)
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
