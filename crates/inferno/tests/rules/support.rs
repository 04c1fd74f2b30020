//! A table for tests: a position in a few words, answers one by one, and what a player would see.
//!
//! People roll and draw themselves here, so a test says everything that happens by chance. An answer that nobody asked
//! for fails the test at once; a roll or a draw that still waits when the test ends fails it too.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use inferno::board::{Direction, HexId, TerritoryId};
use inferno::cards::{Action, Attack, Sin};
use inferno::{CharacterId, Choice, Event, Inferno, Land, Monster, Place, Setup, View, What};
use table::{AnswerError, Arrange, Ask, Correction, Game, Player, Question, RuleId, Session, Show};

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

/// Something that is drawn: from which pile, and its number there.
pub trait Lot {
    const PILE: &'static str;
    fn kind(&self) -> usize;
}

macro_rules! lots {
    ($($lot:ty, $pile:literal, |$it:ident| $kind:expr;)*) => {$(
        impl Lot for $lot {
            const PILE: &'static str = $pile;
            fn kind(&self) -> usize {
                let $it = *self;
                $kind
            }
        }
    )*};
}
lots! {
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

/// A game on the table.
pub struct Table {
    session: Session<Inferno>,
    /// How much had been told before the last answer.
    before: usize,
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
    fn of(game: Inferno) -> Self {
        let players = vec![Player::Person; usize::from(game.seats())];
        let session = Session::from_position_by_hand(game, players).unwrap_or_else(|error| panic!("{error}"));
        Self { session, before: 0 }
    }

    /// A game from its first moment on.
    pub fn new_game(characters: u8) -> Self {
        let setup = Setup { characters };
        let players = vec![Player::Person; usize::from(characters)];
        let session = Session::begin_by_hand(setup, players, 0).unwrap_or_else(|error| panic!("{error}"));
        Self { session, before: 0 }
    }

    /// The state as people see it.
    pub fn view(&self) -> View {
        self.session.state().view(None)
    }

    /// The state itself.
    pub fn game(&self) -> &Inferno {
        self.session.state()
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

    /// The present question to a player.
    #[track_caller]
    pub fn ask(&self) -> &Ask<Choice> {
        match self.session.question() {
            Question::Choose(ask) => ask,
            other => panic!("nobody has to choose: {other:?}\ntold: {:#?}", self.session.recent()),
        }
    }

    /// A player chooses.
    #[track_caller]
    pub fn choose(&mut self, choice: Choice) -> &mut Self {
        let index = self.ask().options.iter().position(|option| option.choice == choice);
        let Some(index) = index else {
            panic!("{choice:?} is no option of {:?}: {:?}", self.ask().prompt, self.options());
        };
        self.before = self.session.recent().len();
        let revision = self.session.revision();
        if let Err(error) = self.session.answer(index, revision) {
            panic!("{choice:?}: {error}");
        }
        self
    }

    /// People set something right.
    #[track_caller]
    pub fn set_right(&mut self, what: What, which: u16, value: u16) -> &mut Self {
        self.before = self.session.recent().len();
        if let Err(error) = self.correct(what, which, value) {
            panic!("{what:?} {which} to {value}: {error}");
        }
        self
    }

    /// Why something cannot be set right.
    #[track_caller]
    pub fn refused(&mut self, what: What, which: u16, value: u16) -> AnswerError {
        match self.correct(what, which, value) {
            Err(error) => error,
            Ok(()) => panic!("{what:?} {which} was set to {value}"),
        }
    }

    fn correct(&mut self, what: What, which: u16, value: u16) -> Result<(), AnswerError> {
        let thing = what as u16 * 512 + which;
        self.session.set_right(Correction { thing, value }, self.session.revision(), None).map(|_| ())
    }

    /// The last answer is taken back.
    #[track_caller]
    pub fn undo(&mut self) -> &mut Self {
        assert_eq!(self.session.undo(), Ok(()));
        self
    }

    /// Two dice fall.
    #[track_caller]
    pub fn roll(&mut self, first: u8, second: u8) -> &mut Self {
        if !matches!(self.session.question(), Question::Roll(_)) {
            panic!("no dice are rolled now: {:?}\ntold: {:#?}", self.session.question(), self.session.recent());
        }
        self.before = self.session.recent().len();
        let revision = self.session.revision();
        if let Err(error) = self.session.enter_roll(&[first, second], revision) {
            panic!("{first} and {second}: {error}");
        }
        self
    }

    /// Something is drawn.
    #[track_caller]
    pub fn draw<L: Lot>(&mut self, lot: L) -> &mut Self {
        match self.session.question() {
            Question::Draw(chance, _) if chance.pile == L::PILE => {}
            other => panic!("nothing is drawn from “{}” now: {other:?}\ntold: {:#?}", L::PILE, self.session.recent()),
        }
        self.before = self.session.recent().len();
        let revision = self.session.revision();
        if let Err(error) = self.session.enter_draw(lot.kind(), revision) {
            panic!("number {} of “{}”: {error}", lot.kind(), L::PILE);
        }
        self
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

    /// Everybody whose turn it still is ends it, until something else is asked.
    #[track_caller]
    pub fn end_turns(&mut self) -> &mut Self {
        let round = self.view().round;
        while self.view().round == round && matches!(self.session.question(), Question::Choose(_)) {
            self.choose(Choice::EndTurn);
        }
        self
    }

    /// Whether dice are waited for.
    pub fn is_rolling(&self) -> bool {
        matches!(self.session.question(), Question::Roll(_))
    }

    /// Whether a draw is waited for.
    pub fn is_drawing(&self) -> bool {
        matches!(self.session.question(), Question::Draw(..))
    }

    /// The rule that a roll or draw that waits now is made by.
    #[track_caller]
    pub fn chance_rule(&self) -> RuleId {
        match self.session.question() {
            Question::Roll(roll) => roll.chance.rule,
            Question::Draw(chance, _) => chance.rule,
            other => panic!("nothing is rolled or drawn: {other:?}"),
        }
    }

    /// How many of each kind are in the pile that is drawn from now.
    #[track_caller]
    pub fn counts(&self) -> &[u8] {
        match self.session.question() {
            Question::Draw(_, counts) => counts,
            other => panic!("nothing is drawn: {other:?}"),
        }
    }

    /// All that can be chosen.
    #[track_caller]
    pub fn options(&self) -> Vec<Choice> {
        self.ask().options.iter().map(|option| option.choice).collect()
    }

    /// Whether this can be chosen.
    #[track_caller]
    pub fn offers(&self, choice: Choice) -> bool {
        self.options().contains(&choice)
    }

    /// This can be chosen, by this rule.
    #[track_caller]
    pub fn may(&self, choice: Choice, rule: RuleId) -> &Self {
        let by = self.ask().options.iter().find(|option| option.choice == choice).map(|option| named(option.rule));
        assert_eq!(by, Some(named(rule)), "{choice:?} among {:?}", self.options());
        self
    }

    /// This is refused, by this rule.
    #[track_caller]
    pub fn may_not(&self, choice: Choice, rule: RuleId) -> &Self {
        let by = self.ask().refused.iter().find(|refused| refused.choice == choice).map(|refused| named(refused.rule));
        assert_eq!(by, Some(named(rule)), "the refusal of {choice:?}");
        assert!(!self.offers(choice), "{choice:?} is refused and offered");
        self
    }

    /// This was told after the last answer, by this rule.
    #[track_caller]
    pub fn told(&self, event: Event, rule: RuleId) -> &Self {
        let told = self.news();
        assert!(told.contains(&(event, named(rule))), "{event:?} by {} is not among {told:#?}", named(rule));
        self
    }

    /// What was told after the last answer, without the rules.
    pub fn events(&self) -> Vec<Event> {
        self.news().into_iter().map(|(event, _)| event).collect()
    }

    /// All that was told.
    pub fn log(&self) -> Vec<Event> {
        self.session.recent().iter().map(|told| told.event).collect()
    }

    /// Whether something like this was told at any time.
    pub fn ever(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.log().iter().any(like)
    }

    /// The game is over by this rule, and these many seats have won.
    #[track_caller]
    pub fn over(&self, rule: RuleId, winners: usize) -> &Self {
        match self.session.question() {
            Question::Over(outcome) => {
                assert_eq!(named(outcome.rule), named(rule), "the rule of the ending");
                assert_eq!(outcome.winners.iter().count(), winners, "who has won");
            }
            other => panic!("the game goes on: {other:?}"),
        }
        self
    }

    fn news(&self) -> Vec<(Event, &'static str)> {
        let new = self.session.recent().get(self.before..).unwrap_or_default();
        new.iter().map(|told| (told.event, named(told.rule))).collect()
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let waits = matches!(self.session.question(), Question::Roll(_) | Question::Draw(..));
        if waits && !std::thread::panicking() {
            panic!("the test ends, but the table waits: {:?}", self.session.question());
        }
    }
}

/// The id of a rule, which says more than its number.
fn named(rule: RuleId) -> &'static str {
    Inferno::catalogue().id(rule)
}
