//! Whether a position is one that the rules can handle. Everything that comes from outside is put to it.

use table::{Broken, RuleId};

use crate::board::{HEXES, HexId, HexSet, TERRITORIES, TerritoryId};
use crate::cards::Sin;
use crate::content::{CHARACTER_ELL, CHARACTERS_LEAST, CHARACTERS_MOST, DANTE_DECK_MOST, HAND_LIMIT, UNCLAIMED_ELL};
use crate::rule;
use crate::state::{Inferno, MOST_RESOURCES, Phase};

/// A Night begins every four rounds.
const ROUNDS_OF_DAY_AND_NIGHT: u8 = 4;
/// How far the rounds of a position can be ahead of Dante's deck.
const MOST_NIGHTS_MISSED: u8 = 7;
/// No fight with Dante lasts beyond this round: the fifteenth Night ends before it, and eight more rounds.
const LAST_ROUND: u8 = 72;
const ATTACK_CARDS: usize = 20;
const ACTION_CARDS: usize = 24;

fn must(holds: bool, what: &'static str, rule: RuleId) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { what, rule }) }
}

fn on_board(hex: &HexId) -> bool {
    usize::from(hex.0) < HEXES
}

/// Whether every territory is larger than those that lie farther out.
fn sizes_fall_outward() -> bool {
    let inner = || TerritoryId::all().filter(|territory| territory.is_inner()).map(TerritoryId::size);
    let outer = || TerritoryId::all().filter(|territory| territory.is_outer()).map(TerritoryId::size);
    inner().all(|size| size < TerritoryId::DANTE.size()) && inner().min() > outer().max()
}

impl Inferno {
    pub(crate) fn verify(&self) -> Result<(), Broken> {
        self.verify_time()?;
        self.verify_characters()?;
        self.verify_territories()?;
        self.verify_dante()?;
        self.verify_decks()?;
        self.verify_resources()
    }

    fn has_begun(&self) -> bool {
        !matches!(self.phase, Phase::Lots | Phase::Spinner | Phase::Start(_))
    }

    fn verify_time(&self) -> Result<(), Broken> {
        let seats = self.characters.len();
        let possible = usize::from(CHARACTERS_LEAST)..=usize::from(CHARACTERS_MOST);
        must(possible.contains(&seats), "number of characters", rule::PLAYERS_COUNT)?;
        must(usize::from(self.first) < seats, "first player", rule::TURN_ORDER)?;
        let whose = match self.phase {
            Phase::Start(nth) | Phase::Return(nth) | Phase::Turn(nth, _) => usize::from(nth) < seats,
            Phase::Unclaimed(territory) => usize::from(territory) < TERRITORIES,
            _ => true,
        };
        must(whose, "whose turn it is", rule::TURN_ORDER)?;
        must(self.spinner.is_none_or(|spinner| spinner.0 < 6), "place of the spinner", rule::START_SPINNER)?;
        let placed = !matches!(self.phase, Phase::Lots | Phase::Spinner);
        must(self.spinner.is_some() == placed, "place of the spinner", rule::DAY_SPINNER_PLACE)?;
        let counted = self.round > 0 || !self.has_begun() || self.phase == Phase::Dawn;
        must(counted && self.round <= LAST_ROUND, "number of the round", rule::TURN_ROUND)?;
        let nights = self.round.saturating_add(1) / ROUNDS_OF_DAY_AND_NIGHT;
        if self.dante.is_some() {
            let in_time = self.round.saturating_add(self.dante_deck) <= LAST_ROUND;
            return must(in_time, "number of the round", rule::DANTE_CARDS_AFTER_FLIP);
        }
        let in_time = nights <= self.dante_deck.saturating_add(MOST_NIGHTS_MISSED);
        must(in_time, "number of the round", rule::END_EIGHTH_CARD)
    }

    fn verify_characters(&self) -> Result<(), Broken> {
        let mut taken = HexSet::EMPTY;
        for nth in 0..self.characters.len() as u8 {
            let character = self.character(self.in_order(nth));
            must(character.ell <= CHARACTER_ELL, "ELL of a character", rule::ELL_CHARACTERS)?;
            must(character.fallen.is_some() || character.ell > 0, "ELL of a character", rule::ELL_MEANING)?;
            must(character.cards.len() <= HAND_LIMIT, "cards in hand", rule::TURN_CARDS)?;
            must(self.phase != Phase::Lots || character.cards.is_empty(), "cards before the deal", rule::TURN_CARDS)?;
            must(character.start.iter().chain(&character.at).all(on_board), "hex of a character", rule::BOARD_TERRITORIES)?;
            must(character.start.is_none_or(HexId::is_border), "start hex", rule::START_BORDER)?;
            let started = match self.phase {
                Phase::Lots | Phase::Spinner => false,
                Phase::Start(next) => nth < next,
                _ => true,
            };
            must(character.start.is_some() == started, "start hex", rule::START_CHOICE)?;
            let somewhere = character.at.is_some() != character.fallen.is_some();
            must(somewhere == started, "a character is on the board or dead", rule::DEATH_STATE)?;
            if let Some(at) = character.at {
                must(!taken.has(at), "two characters on one hex", rule::BOARD_HEX_CAPACITY)?;
                taken.add(at);
            }
        }
        Ok(())
    }

    fn verify_territories(&self) -> Result<(), Broken> {
        must(HexId::CENTER.territory() == TerritoryId::DANTE, "the piece in the middle", rule::BOARD_CENTER)?;
        must(sizes_fall_outward(), "sizes of the territories", rule::BOARD_SIZES)?;
        must(self.flipped >> TERRITORIES == 0, "flipped territories", rule::BOARD_TERRITORIES)?;
        must(self.flipped == 0 || self.has_begun(), "flipped territories", rule::BOARD_FACE_DOWN)?;
        let unflipped = TerritoryId::all().filter(|territory| territory.is_outer() && !self.is_flipped(*territory)).count();
        must(self.outer.len() == unflipped, "what lies under the outer territories", rule::BOARD_UNCLAIMED_PLACES)?;
        let mut last = None;
        for unclaimed in &self.unclaimed {
            let territory = unclaimed.territory;
            must(last < Some(territory), "order of the Unclaimed", rule::UNCLAIMED_MOVE_TIME)?;
            let possible =
                usize::from(territory.0) < TERRITORIES && territory != TerritoryId::DANTE && self.is_flipped(territory);
            must(possible, "territory of an Unclaimed", rule::MONSTER_UNCLAIMED_PLACE)?;
            must((1..=UNCLAIMED_ELL).contains(&unclaimed.ell), "ELL of an Unclaimed", rule::UNCLAIMED_ELL)?;
            must(territory.perimeter().contains(&unclaimed.at), "hex of an Unclaimed", rule::UNCLAIMED_PERIMETER)?;
            last = Some(territory);
        }
        Ok(())
    }

    fn verify_dante(&self) -> Result<(), Broken> {
        must(self.dante.is_some() == self.is_flipped(TerritoryId::DANTE), "Dante on his territory", rule::BOARD_DANTE_TERRITORY)?;
        let Some(dante) = self.dante else { return Ok(()) };
        must(dante.ell <= self.most_dante_ell() && (dante.ell > 0 || self.ended.is_some()), "ELL of Dante", rule::ELL_DANTE)?;
        must(on_board(&dante.at) && dante.at.territory() == TerritoryId::DANTE, "hex of Dante", rule::DANTE_MOVE_LOOP)
    }

    /// Dante's ELL at most, whatever his deck was: people can set both right.
    fn most_dante_ell(&self) -> u8 {
        self.dante_ell_with(DANTE_DECK_MOST)
    }

    fn verify_decks(&self) -> Result<(), Broken> {
        must(self.dante_deck <= DANTE_DECK_MOST, "Dante's deck", rule::DECK_DANTE_MAXIMUM)?;
        must(usize::from(self.dante_deck) <= self.sins.len(), "Dante's deck", rule::DECK_DANTE_REUSE)?;
        must(self.dante_deck == 0 || self.has_begun(), "Dante's deck", rule::DECK_DANTE_START)?;
        must(self.sins.counts().iter().all(|count| *count <= 1), "Dante's cards", rule::DECK_DANTE)?;
        // His deck grows until he is challenged, and he draws only then.
        let drawn = self.sins != Sin::deck();
        must(self.dante.is_some() || !drawn, "Dante's cards before the challenge", rule::DECK_DANTE_REUSE)?;
        must(self.attacks.len() + self.attacks_spent.len() == ATTACK_CARDS, "the Unclaimed deck", rule::DECK_UNCLAIMED)?;
        let held: usize = self.characters.iter().map(|character| character.cards.len()).sum();
        must(self.actions.len() + self.actions_spent.len() + held == ACTION_CARDS, "the action deck", rule::TURN_CARDS)
    }

    fn verify_resources(&self) -> Result<(), Broken> {
        let mut resources: usize = self.characters.iter().map(|character| usize::from(character.resources)).sum();
        for pile in &self.piles {
            must(on_board(&pile.at) && pile.count > 0, "resources on a hex", rule::TURN_RESOURCES)?;
            resources += usize::from(pile.count);
        }
        // What is still to be found must find room.
        let hidden =
            TerritoryId::all().filter(|territory| *territory != TerritoryId::DANTE && !self.is_flipped(*territory)).count();
        must(resources + hidden + self.unclaimed.len() <= MOST_RESOURCES, "number of resources", rule::TURN_RESOURCES)
    }
}
