//! What lies on the table: plain data, no rules.

#![warn(missing_docs)]

mod cards;
mod champion;
mod foe;

pub use cards::Cards;
pub use champion::{Carried, Champion, Cover, Place, Slot, Tokens};
pub use foe::{DeckCard, Foe, FoeNo, Furniture, Held, Spear, Top, Tray, TrayNo};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Seats};

use crate::board::{AREAS, AreaId, Areas, Space, Spaces};
use crate::content::{ArcanaId, COMPANIONS_MOST, ChampionId, ConfrontationId, FindingId, MINIONS, SinId, WoundId};
use crate::setup::Mode;

/// The most Malefactors in a Confrontation.
pub const MOST_FOES: usize = 3;
/// The most decks in the Confrontation Tray, A to C.
pub const MOST_TRAYS: usize = 3;
/// The most cards that a deck of the tray can come to hold, Arcana among them.
pub const MOST_CARDS: usize = 32;
/// The most Sins that one Champion can hold; no more are drawn.
pub const MOST_SINS: usize = 18;
/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The Champions gain what the Quick Combat table gives for the Circle with this number, from 0.
    Quick(u8),
    /// The decks are shuffled.
    Laying,
    /// The Clean-up Step.
    CleanUp,
    /// The Rebuild Step.
    Rebuild,
    /// The Preparation Step.
    Preparation,
    /// The Taking Actions window.
    Actions,
    /// The Malefactors' Turn: this deck is next.
    Malefactors(TrayNo),
}

/// How a Confrontation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// An Objective was fulfilled: its place in the list.
    Won(u8),
    /// A Champion was defeated.
    Lost(ChampionId),
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dante {
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u16,
    pub(crate) confrontation: ConfrontationId,
    pub(crate) mode: Mode,
    /// Whether the players choose what their Champions gain on the way.
    pub(crate) choosing: bool,
    /// How many players there are.
    pub(crate) players: u8,
    /// Players who have declared that they take no more actions.
    pub(crate) passed: Seats,
    /// The Champions, in the order of [`ChampionId::ALL`].
    pub(crate) champions: [Champion; 4],
    /// The Fierceness Track, the Fiercest first.
    pub(crate) fierceness: [ChampionId; 4],
    pub(crate) foes: ArrayVec<Foe, MOST_FOES>,
    pub(crate) trays: ArrayVec<Tray, MOST_TRAYS>,
    /// How many Levels of Buildings are stacked in each Area.
    pub(crate) heights: [u8; AREAS],
    /// The Spaces with Stairs, which lead up to the Area beside them.
    pub(crate) stairs: Spaces,
    /// The Furniture, by Area and Space.
    pub(crate) furniture: [[Option<Furniture>; 4]; AREAS],
    /// The Minions on the board, and the Spaces on which they stand.
    pub(crate) minions: [Option<Space>; MINIONS],
    /// The Areas with a Trap in their Central Space.
    pub(crate) traps: Areas,
    /// Sins in the deck and in the discard pile.
    pub(crate) sins: Bag<{ SinId::KINDS }>,
    pub(crate) sins_spent: Bag<{ SinId::KINDS }>,
    pub(crate) findings: Bag<{ FindingId::KINDS }>,
    /// Arcana that nobody has seen: in the Arcana deck, or face down in decks of the tray.
    pub(crate) arcana: Bag<{ ArcanaId::KINDS }>,
    /// Wounds that do not lie face up on a board; they matter in Grim mode alone.
    pub(crate) wounds: Bag<{ WoundId::KINDS }>,
    pub(crate) might: Might,
    pub(crate) ended: Option<Ending>,
    /// The deck whose card is being played. Only in the middle of a step, so no record holds it.
    #[serde(skip)]
    pub(crate) playing: Option<TrayNo>,
}

/// What the Malefactors of a Circle have besides what is printed on their cards, from the dials of the game. What is known of them stays
/// as it is known. A position that is laid by hand has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Might {
    /// Added to all damage that they inflict by cards of ours.
    pub damage: u8,
    /// Added to the STURDINESS of decks of ours, or taken from it; a Malefactor whose STURDINESS is known BLOCKS what would be added
    /// of every Attack instead.
    pub sturdiness: i8,
    /// Wounds that each deck bears before it loses cards.
    pub endurance: u8,
    /// How much a deck recovers whose card has cost nobody any Vigor.
    pub hunger: u8,
}

impl Might {
    /// No dial can be turned further.
    const MOST: u8 = 30;

    /// Whether dials could stand so.
    pub(crate) fn is_possible(self) -> bool {
        let stands = [self.damage, self.endurance, self.hunger].into_iter().all(|added| added <= Self::MOST);
        stands && (-COMPANIONS_MOST..=Self::MOST.cast_signed()).contains(&self.sturdiness)
    }
}

impl Dante {
    /// A Champion.
    #[expect(clippy::indexing_slicing, reason = "there are four Champions and four of them in the list")]
    pub fn champion(&self, who: ChampionId) -> &Champion {
        &self.champions[who.number()]
    }

    /// All Champions.
    pub fn champions(&self) -> impl Iterator<Item = &Champion> {
        self.champions.iter()
    }

    #[expect(clippy::indexing_slicing, reason = "there are four Champions and four of them in the list")]
    pub(crate) fn champion_mut(&mut self, who: ChampionId) -> &mut Champion {
        &mut self.champions[who.number()]
    }

    /// A Malefactor. Numbers are only made for those in the list, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a number stands for a Malefactor in the list")]
    pub fn foe(&self, foe: FoeNo) -> &Foe {
        &self.foes[usize::from(foe.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a number stands for a Malefactor in the list")]
    pub(crate) fn foe_mut(&mut self, foe: FoeNo) -> &mut Foe {
        &mut self.foes[usize::from(foe.0)]
    }

    /// All Malefactors.
    pub fn all_foes(&self) -> impl Iterator<Item = FoeNo> + use<> {
        (0..self.foes.len() as u8).map(FoeNo)
    }

    /// A deck of the tray. Numbers are only made for those in the list, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a number stands for a deck in the list")]
    pub fn tray(&self, tray: TrayNo) -> &Tray {
        &self.trays[usize::from(tray.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a number stands for a deck in the list")]
    pub(crate) fn tray_mut(&mut self, tray: TrayNo) -> &mut Tray {
        &mut self.trays[usize::from(tray.0)]
    }

    /// All decks of the tray.
    pub fn all_trays(&self) -> impl Iterator<Item = TrayNo> + use<> {
        (0..self.trays.len() as u8).map(TrayNo)
    }

    /// The Action decks of a Malefactor.
    pub fn trays_of(&self, foe: FoeNo) -> impl Iterator<Item = TrayNo> + '_ {
        self.all_trays().filter(move |tray| self.tray(*tray).owner == foe && !self.is_event(*tray))
    }

    /// Whether a deck is the Event deck: nobody's life, carried out in the name of the first Malefactor.
    pub fn is_event(&self, tray: TrayNo) -> bool {
        self.confrontation.card().events == Some(self.tray(tray).pack)
    }

    /// The Minion on a Space.
    pub fn minion_on(&self, space: Space) -> Option<u8> {
        (0..).zip(&self.minions).find(|(_, at)| **at == Some(space)).map(|(nth, _)| nth)
    }

    /// The height of the ground or of the Building in an Area.
    pub fn height(&self, area: AreaId) -> u8 {
        self.heights.get(usize::from(area.0)).copied().unwrap_or(0)
    }

    /// The Furniture on a Space.
    pub fn furniture_on(&self, space: Space) -> Option<Furniture> {
        let area = self.furniture.get(usize::from(space.area().0))?;
        area.get(usize::from(space.dir().number())).copied().flatten()
    }

    pub(crate) fn put_furniture(&mut self, space: Space, piece: Option<Furniture>) {
        let area = self.furniture.get_mut(usize::from(space.area().0));
        if let Some(place) = area.and_then(|area| area.get_mut(usize::from(space.dir().number()))) {
            *place = piece;
        }
    }

    /// The Champion on a Space, or on the Pillar that stands there.
    pub fn champion_on(&self, space: Space) -> Option<ChampionId> {
        ChampionId::ALL.into_iter().find(|who| self.champion(*who).place == Place::On(space))
    }

    /// Who answers for a Champion: its player, or any of them for a Companion (ruling `companion.controller`).
    pub fn seats_of(&self, who: ChampionId) -> Seats {
        self.champion(who).player.map_or(Seats::first(self.players), Seats::from)
    }
}
