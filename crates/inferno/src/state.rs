//! What lies on the table: plain data, no rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Seat};

use crate::board::{Direction, HexId, HexSet, TerritoryId};
use crate::cards::Action;

/// A character; its number is its seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CharacterId(pub u8);

impl CharacterId {
    /// The seat that answers for it.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

/// A character on its way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Character {
    /// Where it stands; nowhere before the start and while it is dead.
    pub at: Option<HexId>,
    /// Where it started, and comes back to.
    pub start: Option<HexId>,
    pub ell: u8,
    pub cards: Bag<6>,
    pub resources: u8,
    /// Whether the next loss of ELL is ignored.
    pub ward: bool,
    /// Where it died, if it is dead.
    pub fallen: Option<Fallen>,
}

/// Where a character died, which decides where it comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fallen {
    /// On Dante's territory.
    AtDantes,
    /// Anywhere else.
    Elsewhere,
}

/// An Unclaimed that was found and lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unclaimed {
    /// The territory it guards.
    pub territory: TerritoryId,
    pub at: HexId,
    pub ell: u8,
}

/// Dante, once his territory is flipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dante {
    pub at: HexId,
    pub ell: u8,
    /// Whether Pride shields him from the next attack.
    pub shield: bool,
}

/// Resources on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    pub at: HexId,
    pub count: u8,
    /// The first round in which they can be picked up.
    pub from_round: u8,
}

/// Resources that can come into play: one for each Unclaimed and one for each free territory.
pub const MOST_RESOURCES: usize = 18;

/// What a character has done in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TurnState {
    /// It has moved.
    pub moved: bool,
    /// It has used its Basic Action.
    pub acted: bool,
    /// It has used it to flip a territory.
    pub flipped: bool,
    /// It has played a card.
    pub played: bool,
    /// A Dash adds to its move.
    pub dash: bool,
    /// A Strike adds to its attack.
    pub strike: bool,
}

/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Lots are drawn for the first player, and cards are dealt.
    Lots,
    /// The first player places the spinner.
    Spinner,
    /// The n-th character in turn order chooses its start hex.
    Start(u8),
    /// A round begins.
    Dawn,
    /// The n-th character in turn order comes back, if it is dead.
    Return(u8),
    /// The Night roll is made, if it is Night.
    NightRoll,
    /// The Unclaimed of this territory acts, if there is one.
    Unclaimed(u8),
    /// Dante acts, if his territory is flipped.
    Dante,
    /// The n-th character in turn order has its turn.
    Turn(u8, TurnState),
    /// The round ends.
    Dusk,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Dante is dead.
    Won,
    /// Dante's deck ran out.
    DeckOut,
    /// Nobody challenged Dante in time.
    NotChallenged,
}

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Inferno {
    pub(crate) phase: Phase,
    /// Counted from 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) first: u8,
    /// Where the spinner stands: forward for Dante.
    pub(crate) spinner: Option<Direction>,
    /// Flipped territories as bits.
    pub(crate) flipped: u32,
    /// Whether this round's Night roll doubles.
    pub(crate) doubled: bool,
    pub(crate) characters: ArrayVec<Character, 6>,
    /// The living Unclaimed of flipped territories, in the order of the territories.
    pub(crate) unclaimed: ArrayVec<Unclaimed, 12>,
    /// What lies under the unflipped outer territories: with an Unclaimed, without.
    pub(crate) outer: Bag<2>,
    pub(crate) piles: ArrayVec<Pile, MOST_RESOURCES>,
    pub(crate) dante: Option<Dante>,
    /// Cards in Dante's deck. Which ones nobody knows: any of `sins` that are left.
    pub(crate) dante_deck: u8,
    /// Dante's cards that nobody has seen.
    pub(crate) sins: Bag<8>,
    pub(crate) attacks: Bag<5>,
    pub(crate) attacks_spent: Bag<5>,
    pub(crate) actions: Bag<6>,
    pub(crate) actions_spent: Bag<6>,
    pub(crate) ended: Option<Ending>,
}

impl Inferno {
    pub fn all(&self) -> impl Iterator<Item = CharacterId> + use<> {
        (0..self.characters.len() as u8).map(CharacterId)
    }

    /// A character. Ids are only made for characters in play, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a CharacterId stands for a character in play")]
    pub fn character(&self, id: CharacterId) -> &Character {
        &self.characters[usize::from(id.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a CharacterId stands for a character in play")]
    pub(crate) fn character_mut(&mut self, id: CharacterId) -> &mut Character {
        &mut self.characters[usize::from(id.0)]
    }

    /// The n-th character in turn order.
    pub fn in_order(&self, nth: u8) -> CharacterId {
        let count = self.characters.len() as u8;
        CharacterId((self.first + nth) % count.max(1))
    }

    /// The characters on the board, with their hexes, by seat.
    pub fn on_board(&self) -> impl Iterator<Item = (CharacterId, HexId)> + '_ {
        self.all().filter_map(|id| self.character(id).at.map(|at| (id, at)))
    }

    /// The characters on a territory, with their hexes, by seat.
    pub fn on_territory(&self, territory: TerritoryId) -> impl Iterator<Item = (CharacterId, HexId)> + '_ {
        self.on_board().filter(move |(_, at)| at.territory() == territory)
    }

    /// The hexes that hold a character.
    pub fn taken(&self) -> HexSet {
        let mut taken = HexSet::EMPTY;
        self.on_board().for_each(|(_, at)| taken.add(at));
        taken
    }

    /// Whether a territory lies face up.
    pub fn is_flipped(&self, territory: TerritoryId) -> bool {
        self.flipped & (1 << territory.0) != 0
    }

    /// The living Unclaimed of a territory, if it was found.
    pub fn unclaimed_of(&self, territory: TerritoryId) -> Option<&Unclaimed> {
        self.unclaimed.iter().find(|unclaimed| unclaimed.territory == territory)
    }

    pub(crate) fn unclaimed_of_mut(&mut self, territory: TerritoryId) -> Option<&mut Unclaimed> {
        self.unclaimed.iter_mut().find(|unclaimed| unclaimed.territory == territory)
    }

    /// The kinds of cards a character holds.
    pub fn hand(&self, id: CharacterId) -> impl Iterator<Item = Action> + '_ {
        let cards = self.character(id).cards;
        Action::ALL.into_iter().filter(move |card| cards.count(card.kind()) > 0)
    }
}
