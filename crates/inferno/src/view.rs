//! The state as people who build on the package see it. Nothing in INFERNO is hidden from anybody.

#![warn(missing_docs)]

use serde::Serialize;

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::Action;
use crate::state::{CharacterId, Ending, Inferno, Phase};

/// The whole table in plain words and numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Whether it is Night.
    pub night: bool,
    /// Whether this round's Night roll doubles the attacks of the Unclaimed.
    pub doubled: bool,
    /// Where the spinner stands.
    pub spinner: Option<Direction>,
    /// Whose turn it is.
    pub turn: Option<CharacterId>,
    /// The characters, by seat.
    pub characters: Vec<CharacterView>,
    /// The territories that lie face up.
    pub flipped: Vec<TerritoryId>,
    /// The living Unclaimed that were found.
    pub unclaimed: Vec<UnclaimedView>,
    /// Dante, once he was woken.
    pub dante: Option<DanteView>,
    /// Cards in Dante's deck.
    pub dante_deck: u8,
    /// Resources on the board.
    pub resources: Vec<PileView>,
    /// Cards left in the Unclaimed deck.
    pub attack_deck: u8,
    /// Cards left in the action deck.
    pub action_deck: u8,
    /// How the game ended.
    pub ended: Option<Ending>,
}

/// A character.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CharacterView {
    /// Where it stands; nowhere while it is dead.
    pub at: Option<HexId>,
    /// The territory it stands on.
    pub territory: Option<TerritoryId>,
    /// Life points.
    pub ell: u8,
    /// Cards in hand.
    pub cards: Vec<Action>,
    /// Resources.
    pub resources: u8,
    /// Whether a ward protects it.
    pub ward: bool,
    /// Whether it is dead.
    pub dead: bool,
}

/// An Unclaimed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct UnclaimedView {
    /// The territory it guards.
    pub territory: TerritoryId,
    /// Where it stands.
    pub at: HexId,
    /// Life points.
    pub ell: u8,
}

/// Dante.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DanteView {
    /// Where he stands.
    pub at: HexId,
    /// Life points.
    pub ell: u8,
    /// Whether Pride shields him.
    pub shield: bool,
}

/// Resources on a hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PileView {
    /// Where.
    pub at: HexId,
    /// How many.
    pub count: u8,
    /// The first round in which they can be picked up.
    pub from_round: u8,
}

impl Inferno {
    /// The table as anybody may see it.
    pub fn to_view(&self) -> View {
        let character = |id: CharacterId| {
            let character = self.character(id);
            let copies = |card: Action| core::iter::repeat_n(card, usize::from(character.cards.count(card.kind())));
            CharacterView {
                at: character.at,
                territory: character.at.map(HexId::territory),
                ell: character.ell,
                cards: Action::ALL.into_iter().flat_map(copies).collect(),
                resources: character.resources,
                ward: character.ward,
                dead: character.fallen.is_some(),
            }
        };
        View {
            round: self.round,
            night: self.is_night(),
            doubled: self.doubled,
            spinner: self.spinner,
            turn: self.whose_turn(),
            characters: self.all().map(character).collect(),
            flipped: TerritoryId::all().filter(|territory| self.is_flipped(*territory)).collect(),
            unclaimed: self
                .unclaimed
                .iter()
                .map(|unclaimed| UnclaimedView { territory: unclaimed.territory, at: unclaimed.at, ell: unclaimed.ell })
                .collect(),
            dante: self.dante.map(|dante| DanteView { at: dante.at, ell: dante.ell, shield: dante.shield }),
            dante_deck: self.dante_deck,
            resources: self
                .piles
                .iter()
                .map(|pile| PileView { at: pile.at, count: pile.count, from_round: pile.from_round })
                .collect(),
            attack_deck: self.attacks.len() as u8,
            action_deck: self.actions.len() as u8,
            ended: self.ended,
        }
    }

    /// Whose turn it is, if anybody's.
    pub fn whose_turn(&self) -> Option<CharacterId> {
        match self.phase {
            Phase::Start(nth) | Phase::Turn(nth, _) => Some(self.in_order(nth)),
            Phase::Spinner => Some(self.in_order(0)),
            _ => None,
        }
    }
}
