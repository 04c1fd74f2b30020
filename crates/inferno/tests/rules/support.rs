//! A table for tests: a position in a few words, and what a player would see; [`trials::table!`] says how it is sat at.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use inferno::board::{Direction, HexId, TerritoryId};
use inferno::cards::{Action, Attack, Sin};
use inferno::{CharacterId, Choice, Inferno, Land, Monster, Place, Setup, View, What};
use table::{AnswerError, Arrange, Question, RuleId, Show};

/// The characters by seat.
pub const BEATRICE: CharacterId = CharacterId(0);
pub const VIRGIL: CharacterId = CharacterId(1);
pub const MATELDA: CharacterId = CharacterId(2);
pub const SORDELLO: CharacterId = CharacterId(3);
pub const STATIUS: CharacterId = CharacterId(4);
pub const CATO: CharacterId = CharacterId(5);

/// The hex with this name, as in `dis 7`.
pub fn hex(name: &str) -> HexId {
    name.parse().map(|Place(hex)| hex).unwrap_or_else(|what| panic!("{what}"))
}

/// The territory with this name, as in `dis`.
pub fn land(name: &str) -> TerritoryId {
    name.parse().map(|Land(territory)| territory).unwrap_or_else(|what| panic!("{what}"))
}

/// The Unclaimed of the territory with this name.
pub fn unclaimed(name: &str) -> Monster {
    Monster::Unclaimed(land(name))
}

/// Moving to the hex with this name.
pub fn to(name: &str) -> Choice {
    Choice::Move(hex(name))
}

/// Flipping the territory with this name.
pub fn flip(name: &str) -> Choice {
    Choice::Flip(land(name))
}

/// What lies under an outer territory.
#[derive(Clone, Copy)]
pub enum Under {
    Unclaimed,
    Nothing,
}

trials::table!(Inferno);

trials::lots! {
    Attack, "attack", |card| card.kind();
    Sin, "sin", |card| card.kind();
    Action, "action", |card| card.kind();
    CharacterId, "character", |id| usize::from(id.0);
    Direction, "direction", |direction| usize::from(direction.0);
    Under, "territory", |under| under as usize;
    HexId, "hex", |hex| {
        let place = hex.territory().perimeter().iter().position(|other| *other == hex);
        place.unwrap_or_else(|| panic!("{hex:?} is not on the perimeter"))
    };
}

/// A position, in the words of [`inferno::Arrangement`].
pub fn table(position: &str) -> Table {
    Table::of(position_of(position).unwrap_or_else(|what| panic!("{what}")))
}

/// The same without a session: the position, or what is wrong with it.
pub fn position_of(position: &str) -> Result<Inferno, String> {
    let position = toml::from_str(position).map_err(|error| error.to_string())?;
    Inferno::arrange(&position)
}

impl Table {
    /// A game from its first moment on.
    #[track_caller]
    pub fn new_game(characters: u8) -> Self {
        Self::begun(Setup { characters })
    }

    /// The state as people see it.
    pub fn view(&self) -> View {
        self.session.state().view(None)
    }

    /// How much ELL a character has.
    pub fn ell(&self, id: CharacterId) -> u8 {
        self.game().character(id).ell
    }

    /// Where a character stands.
    pub fn at(&self, id: CharacterId) -> Option<HexId> {
        self.game().character(id).at
    }

    /// The ELL of the Unclaimed of a territory, if it lives.
    pub fn ell_of(&self, territory: &str) -> Option<u8> {
        self.game().unclaimed_of(land(territory)).map(|unclaimed| unclaimed.ell)
    }

    /// Where Dante stands.
    #[track_caller]
    pub fn dante_at(&self) -> HexId {
        self.view().dante.map_or_else(|| panic!("Dante sleeps"), |dante| dante.at)
    }

    /// Where the Unclaimed of a territory stands.
    #[track_caller]
    pub fn unclaimed_at(&self, territory: TerritoryId) -> HexId {
        let living = self.game().unclaimed_of(territory);
        living.map_or_else(|| panic!("no Unclaimed lives there"), |unclaimed| unclaimed.at)
    }

    /// People set something right.
    #[track_caller]
    pub fn set_right(&mut self, what: What, which: u16, value: u16) -> &mut Self {
        if let Err(error) = self.correct(what as u16 * 512 + which, value, None) {
            panic!("{what:?} {which} to {value}: {error}");
        }
        self
    }

    /// Why something cannot be set right.
    #[track_caller]
    pub fn refused(&mut self, what: What, which: u16, value: u16) -> AnswerError {
        match self.correct(what as u16 * 512 + which, value, None) {
            Err(error) => error,
            Ok(()) => panic!("{what:?} {which} was set to {value}"),
        }
    }

    /// Two dice fall.
    #[track_caller]
    pub fn roll(&mut self, first: u8, second: u8) -> &mut Self {
        self.fall(&[first, second])
    }

    /// Action cards are dealt, of each kind in turn.
    #[track_caller]
    pub fn deal(&mut self) -> &mut Self {
        while matches!(self.session.question(), Question::Draw(chance, _) if chance.pile == "action") {
            let counts = self.counts();
            let most = Action::ALL.into_iter().rev().max_by_key(|card| counts.get(card.kind()).copied());
            self.draw(most.unwrap_or(Action::Strike));
        }
        self
    }

    /// A Night roll, and the cards that the first round of a Night brings.
    #[track_caller]
    pub fn night_falls(&mut self, first: u8, second: u8) -> &mut Self {
        self.roll(first, second).deal()
    }

    /// Everybody whose turn it still is ends it, until something else is asked.
    #[track_caller]
    pub fn end_turns(&mut self) -> &mut Self {
        let round = self.view().round;
        while self.view().round == round && matches!(self.session.question(), Question::Choose(_)) {
            self.choose(Choice::EndTurn);
        }
        self
    }

    /// The game is over by this rule, and this many seats have won.
    #[track_caller]
    pub fn over(&self, rule: RuleId, winners: usize) -> &Self {
        assert_eq!(self.outcome(rule).winners.iter().count(), winners, "how many have won");
        self
    }
}
