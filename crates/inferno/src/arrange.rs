//! Positions put together by hand, for examples and problems.

use serde::Deserialize;
use table::{Arrange, Bag, Game};

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::{Action, Attack, Sin};
use crate::content::{CHARACTER_ELL, UNCLAIMED_ELL};
use crate::place::{Land, Place};
use crate::setup::Setup;
use crate::state::{Character, CharacterId, Dante, Fallen, Inferno, Phase, Pile, TurnState, Unclaimed};

/// What a file says of a position; what it does not say is as at the beginning of the first turn of the first round, or as
/// the table is laid where the phase is one before it.
///
/// Hexes and territories are called as players read them, `"dis 7"` and `"dis"`, or by their number.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrangement {
    /// The characters, by seat.
    #[serde(rename = "character")]
    characters: Vec<Placed>,
    /// The number of the round; the first one, or none before it.
    round: Option<u8>,
    /// Where play stands.
    #[serde(default)]
    phase: Moment,
    /// The seat that goes first.
    #[serde(default)]
    first: u8,
    /// Whose turn it is, to play or to choose a start hex, by its place in the order of turns.
    #[serde(default)]
    turn: u8,
    /// What the character whose turn it is has done in it.
    #[serde(default)]
    done: Vec<Done>,
    /// Where the spinner stands, once it does.
    #[serde(default)]
    spinner: u8,
    /// Whether this round's Night roll doubles.
    #[serde(default)]
    doubled: bool,
    /// Territories that lie face up, apart from those of characters' monsters and Dante's.
    #[serde(default)]
    flipped: Vec<Land>,
    /// Living Unclaimed; their territories lie face up.
    #[serde(default)]
    unclaimed: Vec<Guard>,
    /// Dante, where he was challenged.
    #[serde(default)]
    dante: Option<Challenged>,
    /// Cards in Dante's deck.
    #[serde(default)]
    dante_deck: u8,
    /// Dante's cards that were drawn already.
    #[serde(default)]
    sins_drawn: Vec<Sin>,
    /// What is left of the Unclaimed deck; the rest lies beside it. Everything where it says nothing.
    attack_deck: Option<Vec<Attack>>,
    /// What is left of the action deck; the rest, without what is held, lies beside it. Everything where it says nothing.
    action_deck: Option<Vec<Action>>,
    /// Resources on the board.
    #[serde(default)]
    pile: Vec<Heap>,
}

/// Where play stands.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moment {
    Lots,
    Spinner,
    Start,
    Dawn,
    Return,
    NightRoll,
    Unclaimed,
    Dante,
    #[default]
    Turn,
    Dusk,
}

/// What a character has done in its turn.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Done {
    Moved,
    Acted,
    Flipped,
    Played,
    /// A Dash waits for the move.
    Dash,
    /// A Strike waits for the attack.
    Strike,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    /// Nowhere while it is dead.
    at: Option<Place>,
    /// The `at` of a character at the border where it says nothing else.
    start: Option<Place>,
    #[serde(default = "full")]
    ell: u8,
    #[serde(default)]
    cards: Vec<Action>,
    #[serde(default)]
    resources: u8,
    #[serde(default)]
    ward: bool,
    /// Where it died.
    fallen: Option<Fallen>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Guard {
    /// The territory of its hex where it says nothing.
    territory: Option<Land>,
    at: Place,
    #[serde(default = "whole")]
    ell: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Challenged {
    at: Option<Place>,
    ell: Option<u8>,
    #[serde(default)]
    shield: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Heap {
    at: Place,
    #[serde(default = "one")]
    count: u8,
    /// The first round in which they can be picked up.
    #[serde(default = "one")]
    from_round: u8,
}

impl Guard {
    fn territory(&self) -> TerritoryId {
        self.territory.map_or(self.at.0.territory(), |land| land.0)
    }
}

const fn one() -> u8 {
    1
}

const fn full() -> u8 {
    CHARACTER_ELL
}

const fn whole() -> u8 {
    UNCLAIMED_ELL
}

impl Arrange for Inferno {
    type Position = Arrangement;

    fn arrange(position: &Arrangement) -> Result<Self, String> {
        let setup = Setup { characters: position.characters.len() as u8 };
        let mut game = Self::begin(&setup).map_err(|error| error.to_string())?;
        let begun = !matches!(position.phase, Moment::Lots | Moment::Spinner | Moment::Start);
        game.round = position.round.unwrap_or(u8::from(begun));
        game.first = position.first;
        game.doubled = position.doubled;
        let has_spinner = !matches!(position.phase, Moment::Lots | Moment::Spinner);
        game.spinner = has_spinner.then_some(Direction(position.spinner));
        game.phase = match position.phase {
            Moment::Lots => Phase::Lots,
            Moment::Spinner => Phase::Spinner,
            Moment::Start => Phase::Start(position.turn),
            Moment::Dawn => Phase::Dawn,
            Moment::Return => Phase::Return(0),
            Moment::NightRoll => Phase::NightRoll,
            Moment::Unclaimed => Phase::Unclaimed(0),
            Moment::Dante => Phase::Dante,
            Moment::Turn => Phase::Turn(position.turn, turn_so_far(&position.done)),
            Moment::Dusk => Phase::Dusk,
        };
        game.place_characters(position)?;
        game.place_monsters(position)?;
        game.turn_up(position);
        game.lay_decks(position)?;
        game.lay_piles(position)?;
        game.check().map_err(|broken| format!("{} is wrong (rule {})", broken.what, Self::catalogue().id(broken.rule)))?;
        Ok(game)
    }
}

impl Inferno {
    fn place_characters(&mut self, position: &Arrangement) -> Result<(), String> {
        let borders: Vec<HexId> = HexId::all().filter(|hex| hex.is_border()).collect();
        let started = match self.phase {
            Phase::Lots | Phase::Spinner => 0,
            Phase::Start(next) => next,
            _ => self.seats(),
        };
        let has_started: Vec<CharacterId> = (0..started).map(|nth| self.in_order(nth)).collect();
        for (seat, (character, placed)) in self.characters.iter_mut().zip(&position.characters).enumerate() {
            let at = placed.at.map(|place| place.0);
            let has_started = has_started.contains(&CharacterId(seat as u8));
            let own = at.filter(|at| at.is_border());
            let mut cards = Bag::EMPTY;
            for card in &placed.cards {
                if !self.actions.take(card.kind()) {
                    return Err(format!("there are not that many {card:?} cards"));
                }
                cards.add(card.kind());
            }
            *character = Character {
                at,
                // Any border hex does where nothing depends on it; each character has another.
                start: placed
                    .start
                    .map(|place| place.0)
                    .or(own)
                    .or_else(|| borders.get(seat * borders.len() / 6).copied())
                    .filter(|_| has_started),
                ell: placed.ell,
                cards,
                resources: placed.resources,
                ward: placed.ward,
                fallen: placed.fallen,
            };
        }
        Ok(())
    }

    fn place_monsters(&mut self, position: &Arrangement) -> Result<(), String> {
        let mut guards = position.unclaimed.clone();
        guards.sort_by_key(Guard::territory);
        for guard in guards {
            let unclaimed = Unclaimed { territory: guard.territory(), at: guard.at.0, ell: guard.ell };
            self.unclaimed.try_push(unclaimed).map_err(|_| "there are not that many Unclaimed".to_owned())?;
        }
        self.dante_deck = position.dante_deck;
        for sin in &position.sins_drawn {
            if !self.sins.take(sin.kind()) {
                return Err(format!("{sin:?} was drawn twice"));
            }
        }
        self.dante = position.dante.map(|dante| Dante {
            at: dante.at.map_or(HexId::CENTER, |place| place.0),
            // He was challenged with at least one card, even where none is named.
            ell: dante.ell.unwrap_or_else(|| self.dante_ell().max(self.dante_ell_with(1))),
            shield: dante.shield,
        });
        Ok(())
    }

    /// Turns up what lies face up; an outer territory without a living Unclaimed is taken for a free one.
    fn turn_up(&mut self, position: &Arrangement) {
        let guarded = position.unclaimed.iter().map(Guard::territory);
        let woken = position.dante.map(|_| TerritoryId::DANTE);
        for territory in position.flipped.iter().map(|land| land.0).chain(guarded).chain(woken) {
            if self.is_flipped(territory) {
                continue;
            }
            self.flipped |= 1 << territory.0;
            let has_unclaimed = self.unclaimed_of(territory).is_some();
            // Where one kind has run out, the other one was there and has been killed or moved on.
            if territory.is_outer() && !self.outer.take(usize::from(!has_unclaimed)) {
                self.outer.take(usize::from(has_unclaimed));
            }
        }
    }

    /// Leaves in the decks what was asked for; the rest was drawn before.
    fn lay_decks(&mut self, position: &Arrangement) -> Result<(), String> {
        if let Some(left) = &position.attack_deck {
            self.attacks_spent.pour(&mut self.attacks);
            for card in left {
                if !self.attacks_spent.take(card.kind()) {
                    return Err(format!("attack-deck: there are not that many {card:?} cards"));
                }
                self.attacks.add(card.kind());
            }
        }
        if let Some(left) = &position.action_deck {
            self.actions_spent.pour(&mut self.actions);
            for card in left {
                if !self.actions_spent.take(card.kind()) {
                    return Err(format!("action-deck: there are not that many {card:?} cards left beyond those in hands"));
                }
                self.actions.add(card.kind());
            }
        }
        Ok(())
    }

    fn lay_piles(&mut self, position: &Arrangement) -> Result<(), String> {
        for heap in &position.pile {
            let pile = Pile { at: heap.at.0, count: heap.count, from_round: heap.from_round };
            self.piles.try_push(pile).map_err(|_| "there are not that many resources".to_owned())?;
        }
        Ok(())
    }
}

fn turn_so_far(done: &[Done]) -> TurnState {
    let mut turn = TurnState::default();
    for done in done {
        match done {
            Done::Moved => turn.moved = true,
            Done::Acted => turn.acted = true,
            Done::Flipped => (turn.acted, turn.flipped) = (true, true),
            Done::Played => turn.played = true,
            Done::Dash => turn.dash = true,
            Done::Strike => turn.strike = true,
        }
    }
    turn
}
