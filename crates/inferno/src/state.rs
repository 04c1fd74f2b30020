//! What lies on the table: plain data, no rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Broken, Seat};

use crate::board::{Direction, HEXES, HexId, HexSet, TERRITORIES, TerritoryId};
use crate::cards::Action;
use crate::content::{
    CHARACTER_ELL, CHARACTERS_LEAST, CHARACTERS_MOST, DANTE_DECK_MOST, DANTE_ELL_MOST, HAND_LIMIT, UNCLAIMED_ELL,
};
use crate::rule;

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
    /// Its life points.
    pub ell: u8,
    /// Its action cards.
    pub cards: Bag<6>,
    /// Its resources.
    pub resources: u8,
    /// Whether the next loss of ELL is ignored.
    pub ward: bool,
    /// Where it died, if it is dead.
    pub fallen: Option<Fallen>,
}

/// Where a character died, which decides where it comes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// Where it stands.
    pub at: HexId,
    /// Its life points.
    pub ell: u8,
}

/// Dante, once his territory is flipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dante {
    /// Where he stands.
    pub at: HexId,
    /// His life points.
    pub ell: u8,
    /// Whether Pride shields him from the next attack.
    pub shield: bool,
}

/// Resources on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// Where.
    pub at: HexId,
    /// How many.
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
    /// Who goes first.
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
    /// All characters, by seat.
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

    /// Whether this position is one that the rules can handle.
    pub(crate) fn verify(&self) -> Result<(), Broken> {
        let must = |holds: bool, what: &'static str, rule| if holds { Ok(()) } else { Err(Broken { what, rule }) };
        let on_board = |hex: &HexId| usize::from(hex.0) < HEXES;
        let seats = self.characters.len();

        must(
            (usize::from(CHARACTERS_LEAST)..=usize::from(CHARACTERS_MOST)).contains(&seats),
            "number of characters",
            rule::PLAYERS_COUNT,
        )?;
        must(usize::from(self.first) < seats, "first player", rule::TURN_ORDER)?;
        must(self.spinner.is_none_or(|spinner| spinner.0 < 6), "place of the spinner", rule::START_SPINNER)?;
        must(self.flipped >> TERRITORIES == 0, "flipped territories", rule::BOARD_TERRITORIES)?;
        must(self.round <= 60, "number of the round", rule::END_EIGHTH_CARD)?;
        let phase = match self.phase {
            Phase::Start(nth) | Phase::Return(nth) | Phase::Turn(nth, _) => usize::from(nth) < seats,
            Phase::Unclaimed(territory) => usize::from(territory) < TERRITORIES,
            _ => true,
        };
        must(phase, "whose turn it is", rule::TURN_ORDER)?;
        let begun = !matches!(self.phase, Phase::Lots | Phase::Spinner | Phase::Start(_));
        must(!begun || self.round > 0 || self.phase == Phase::Dawn, "number of the round", rule::TURN_ROUND)?;
        must(!begun || self.spinner.is_some(), "place of the spinner", rule::DAY_SPINNER_PLACE)?;

        let mut taken = HexSet::EMPTY;
        for character in &self.characters {
            must(character.ell <= CHARACTER_ELL, "ELL of a character", rule::ELL_MEANING)?;
            must(character.cards.len() <= HAND_LIMIT, "cards in hand", rule::TURN_CARDS)?;
            must(character.start.iter().chain(&character.at).all(on_board), "hex of a character", rule::BOARD_TERRITORIES)?;
            must(!begun || character.start.is_some_and(HexId::is_border), "start hex", rule::START_BORDER)?;
            must(
                !begun || character.at.is_some() != character.fallen.is_some(),
                "a character is on the board or dead",
                rule::DEATH_STATE,
            )?;
            must(character.fallen.is_some() || character.ell > 0, "ELL of a character", rule::ELL_MEANING)?;
            if let Some(at) = character.at {
                must(!taken.has(at), "two characters on one hex", rule::BOARD_HEX_CAPACITY)?;
                taken.add(at);
            }
        }
        let mut last = None;
        for unclaimed in &self.unclaimed {
            must(last < Some(unclaimed.territory), "order of the Unclaimed", rule::UNCLAIMED_MOVE_TIME)?;
            must(
                usize::from(unclaimed.territory.0) < TERRITORIES
                    && unclaimed.territory != TerritoryId::DANTE
                    && self.is_flipped(unclaimed.territory),
                "territory of an Unclaimed",
                rule::MONSTER_UNCLAIMED_PLACE,
            )?;
            must((1..=UNCLAIMED_ELL).contains(&unclaimed.ell), "ELL of an Unclaimed", rule::UNCLAIMED_ELL)?;
            must(unclaimed.territory.perimeter().contains(&unclaimed.at), "hex of an Unclaimed", rule::UNCLAIMED_PERIMETER)?;
            last = Some(unclaimed.territory);
        }
        let unflipped_outer = TerritoryId::all().filter(|territory| territory.is_outer() && !self.is_flipped(*territory)).count();
        must(self.outer.len() == unflipped_outer, "what lies under the outer territories", rule::BOARD_UNCLAIMED_PLACES)?;
        must(self.dante.is_some() == self.is_flipped(TerritoryId::DANTE), "Dante on his territory", rule::BOARD_DANTE_TERRITORY)?;
        if let Some(dante) = self.dante {
            must(dante.ell <= DANTE_ELL_MOST && (dante.ell > 0 || self.ended.is_some()), "ELL of Dante", rule::ELL_DANTE)?;
            must(dante.at.territory() == TerritoryId::DANTE && on_board(&dante.at), "hex of Dante", rule::DANTE_MOVE_LOOP)?;
        }
        must(
            self.dante_deck <= DANTE_DECK_MOST && usize::from(self.dante_deck) <= self.sins.len(),
            "Dante's deck",
            rule::DECK_DANTE_MAXIMUM,
        )?;
        must(self.sins.counts().iter().all(|count| *count <= 1), "Dante's cards", rule::DECK_DANTE)?;
        must(self.attacks.len() + self.attacks_spent.len() == 20, "the Unclaimed deck", rule::DECK_UNCLAIMED)?;
        let held: usize = self.characters.iter().map(|character| character.cards.len()).sum();
        must(self.actions.len() + self.actions_spent.len() + held == 24, "the action deck", rule::TURN_CARDS)?;
        let mut resources: usize = self.characters.iter().map(|character| usize::from(character.resources)).sum();
        for pile in &self.piles {
            must(on_board(&pile.at) && pile.count > 0, "resources on a hex", rule::TURN_RESOURCES)?;
            resources += usize::from(pile.count);
        }
        must(resources <= MOST_RESOURCES, "number of resources", rule::TURN_RESOURCES)
    }
}
