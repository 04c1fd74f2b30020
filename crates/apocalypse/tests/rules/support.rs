//! A table for tests: a position in a few words, answers one by one, and what a player would see.
//!
//! People roll and draw themselves here, so a test says everything that happens by chance. An answer that nobody asked
//! for fails the test at once; a roll or a draw that still waits when the test ends fails it too.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use apocalypse::content::{Circle, DemonId, GiftId, LegionId, LordId};
use apocalypse::state::{AreaId, Enemy, Hero};
use apocalypse::{Apocalypse, Choice, Event, Setup, View, What};
use table::{AnswerError, Arrange, Ask, Correction, Game, Player, Question, RuleId, Seat, Session, Show};

/// The heroes by seat.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

/// Minions by circle.
pub const LARVA: Enemy = Enemy::Minion(Circle::Limbo);
pub const GRYLLUS: Enemy = Enemy::Minion(Circle::First);
pub const FIEND: Enemy = Enemy::Minion(Circle::Second);
pub const CACODEMON: Enemy = Enemy::Minion(Circle::Third);

/// Despair dice that show these circles.
pub const FIRST: u8 = 1;
pub const SECOND: u8 = 4;
pub const THIRD: u8 = 6;

/// An area by its number.
pub fn area(number: u8) -> AreaId {
    AreaId(number)
}

/// Something that is drawn: from which pile, and its number there.
pub trait Lot {
    const PILE: &'static str;
    fn number(&self) -> usize;
}

macro_rules! lots {
    ($($lot:ty, $pile:literal;)*) => {$(
        impl Lot for $lot {
            const PILE: &'static str = $pile;
            fn number(&self) -> usize {
                <$lot>::number(*self)
            }
        }
    )*};
}
lots! {
    LegionId, "legion";
    GiftId, "gift";
    DemonId, "demon";
    LordId, "lord";
}

impl Lot for Seat {
    const PILE: &'static str = "hero";
    fn number(&self) -> usize {
        usize::from(self.0)
    }
}

/// A game on the table.
pub struct Table {
    session: Session<Apocalypse>,
    /// How much had been told before the last answer.
    before: usize,
}

/// Heroes without abilities, by seat.
const HEROES: [&str; 5] = ["tarang", "naomi-joslyn", "moose-kowalski", "john-dark", "prof-maxwell"];

/// Heroes in the words of [`apocalypse::Arrangement`] without their names and powers, and the rest of the position. The legion is Dis
/// where nothing else is said.
pub fn table(heroes: &[&str], rest: &str) -> Table {
    Table::of(position_of(heroes, rest).unwrap_or_else(|what| panic!("{what}")))
}

/// The same without a session: the position, or what is wrong with it.
pub fn position_of(heroes: &[&str], rest: &str) -> Result<Apocalypse, String> {
    let heroes: Vec<String> = heroes
        .iter()
        .zip(HEROES)
        .map(|(words, id)| {
            let comma = if words.is_empty() { "" } else { ", " };
            let powers = if words.contains("powers =") { "" } else { ", powers = []" };
            format!("{{ id = '{id}'{powers}{comma}{words} }}")
        })
        .collect();
    let legion = if rest.contains("legion =") { "" } else { "legion = 'dis'\n" };
    let text = format!("hero = [{}]\n{legion}{rest}", heroes.join(", "));
    let position = toml::from_str(&text).map_err(|error| error.to_string())?;
    Apocalypse::arrange(&position)
}

impl Table {
    /// A table with this position.
    pub fn of(game: Apocalypse) -> Self {
        let players = vec![Player::Person; usize::from(game.seats())];
        let session = Session::from_position_by_hand(game, players).unwrap_or_else(|error| panic!("{error}"));
        Self { session, before: 0 }
    }

    /// A game from its first moment on.
    pub fn new_game(setup: Setup) -> Self {
        let players = vec![Player::Person; setup.heroes.len() + usize::from(setup.late)];
        let session = Session::begin_by_hand(setup, players, 0).unwrap_or_else(|error| panic!("{error}"));
        Self { session, before: 0 }
    }

    /// The state as people see it.
    pub fn view(&self) -> View {
        self.session.state().view(None)
    }

    /// The state itself.
    pub fn game(&self) -> &Apocalypse {
        self.session.state()
    }

    /// A hero.
    pub fn hero(&self, who: Seat) -> &Hero {
        self.game().hero(who)
    }

    /// Where a hero stands.
    pub fn at(&self, who: Seat) -> Option<u8> {
        self.hero(who).at.map(|at| at.0)
    }

    /// Minions of an area by circle.
    pub fn minions(&self, at: u8) -> [u8; 4] {
        self.game().ground_of(AreaId(at)).minions
    }

    /// Tokens of an area.
    pub fn tokens(&self, at: u8) -> u8 {
        self.game().ground_of(AreaId(at)).tokens
    }

    /// Troopers in the ambush of an area.
    pub fn ambush(&self, at: u8) -> u8 {
        self.game().ground_of(AreaId(at)).ambush.map_or(0, |ambush| ambush.count)
    }

    /// Troopers on a hero's patrol.
    pub fn patrol(&self, who: Seat) -> u8 {
        self.hero(who).patrol.map_or(0, |patrol| patrol.count)
    }

    /// The present question to a player.
    #[track_caller]
    pub fn ask(&self) -> &Ask<Choice> {
        match self.session.question() {
            Question::Choose(ask) => ask,
            other => panic!("nobody has to choose: {other:?}\ntold: {:#?}", self.session.recent()),
        }
    }

    /// Who is asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.ask().seat
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

    /// The heroes that are asked say that they are done, until something else is asked.
    #[track_caller]
    pub fn done(&mut self, times: usize) -> &mut Self {
        for _ in 0..times {
            self.choose(Choice::Done);
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

    /// Dice fall.
    #[track_caller]
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        if !matches!(self.session.question(), Question::Roll(_)) {
            panic!("no dice are rolled now: {:?}\ntold: {:#?}", self.session.question(), self.session.recent());
        }
        self.before = self.session.recent().len();
        let revision = self.session.revision();
        if let Err(error) = self.session.enter_roll(faces, revision) {
            panic!("{faces:?}: {error} ({:?})", self.session.question());
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
        if let Err(error) = self.session.enter_draw(lot.number(), revision) {
            panic!("number {} of “{}”: {error}", lot.number(), L::PILE);
        }
        self
    }

    /// Gifts are dealt, of each kind in turn; how many.
    #[track_caller]
    pub fn deal(&mut self) -> usize {
        let mut dealt = 0;
        while matches!(self.session.question(), Question::Draw(chance, _) if chance.pile == "gift") {
            let counts = self.counts().to_vec();
            let most = GiftId::ALL.into_iter().rev().max_by_key(|gift| counts.get(gift.number()).copied());
            let before = self.before;
            self.draw(most.unwrap_or(GiftId::Medikit));
            self.before = before;
            dealt += 1;
        }
        dealt
    }

    /// Everything that is still rolled falls as low as it can, and every player does as little as possible, until the next turn.
    #[track_caller]
    pub fn finish(&mut self) {
        let turn = self.view().turn;
        while self.view().turn == turn && !matches!(self.session.question(), Question::Over(_)) {
            if self.is_rolling() {
                let dice = self.dice();
                self.roll(&vec![1; dice.len()]);
            } else {
                let last = self.options().last().copied();
                self.choose(last.unwrap_or(Choice::Done));
            }
        }
    }

    /// Whether dice are waited for.
    pub fn is_rolling(&self) -> bool {
        matches!(self.session.question(), Question::Roll(_))
    }

    /// The dice that wait to be rolled, by their sides.
    #[track_caller]
    pub fn dice(&self) -> Vec<u8> {
        match self.session.question() {
            Question::Roll(roll) => roll.dice.iter().map(|die| die.sides).collect(),
            other => panic!("nothing is rolled: {other:?}\ntold: {:#?}", self.session.recent()),
        }
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
        assert!(told.contains(&(event.clone(), named(rule))), "{event:?} by {} is not among {told:#?}", named(rule));
        self
    }

    /// Something like this was told after the last answer, by this rule.
    #[track_caller]
    pub fn told_like(&self, like: impl Fn(&Event) -> bool, rule: RuleId) -> &Self {
        let told = self.news();
        assert!(told.iter().any(|(event, by)| like(event) && *by == named(rule)), "by {}: {told:#?}", named(rule));
        self
    }

    /// Whether something like this was told at any time.
    pub fn ever(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.session.recent().iter().any(|told| like(&told.event))
    }

    /// The game is over by this rule, and so many seats have won.
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
        new.iter().map(|told| (told.event.clone(), named(told.rule))).collect()
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
    Apocalypse::catalogue().id(rule)
}
