//! A table for tests: a position in a few words, and what a player would see; [`trials::table!`] says how it is sat at.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use apocalypse::content::{Circle, DemonId, GiftId, LegionId, LordId};
use apocalypse::state::{AreaId, Enemy, Hero};
use apocalypse::{Act, Apocalypse, Choice, View, What};
use table::{AnswerError, Arrange, Panel, Question, RuleId, Seat, SeatPanel, Show};

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

trials::table!(Apocalypse);

trials::lots! {
    LegionId, "legion", |id| id.number();
    GiftId, "gift", |id| id.kind();
    DemonId, "demon", |id| id.number();
    LordId, "lord", |id| id.number();
    Seat, "hero", |seat| usize::from(seat.0);
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
    /// The state as people see it.
    pub fn view(&self) -> View {
        self.session.state().view(None)
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

    /// Who is asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.ask().seat()
    }

    /// The heroes that are asked say that they are done, until something else is asked.
    #[track_caller]
    pub fn done(&mut self, times: usize) -> &mut Self {
        for _ in 0..times {
            let is_done = |choice: &Choice| matches!(choice, Choice::Done | Choice::Team(_, Act::Done));
            let done = self.options().into_iter().find(is_done);
            self.choose(done.unwrap_or(Choice::Done));
        }
        self
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

    /// Dice fall.
    #[track_caller]
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        self.fall(faces)
    }

    /// Gifts are dealt, of each kind in turn; how many.
    #[track_caller]
    pub fn deal(&mut self) -> usize {
        let mut dealt = 0;
        while matches!(self.session.question(), Question::Draw(chance, _) if chance.pile == "gift") {
            let counts = self.counts().to_vec();
            let most = GiftId::ALL.into_iter().rev().max_by_key(|gift| counts.get(gift.kind()).copied());
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

    /// The dice that wait to be rolled, by their sides.
    #[track_caller]
    pub fn dice(&self) -> Vec<u8> {
        match self.session.question() {
            Question::Roll(roll) => roll.dice.iter().map(|die| die.sides).collect(),
            other => panic!("nothing is rolled: {other:?}\ntold: {:#?}", self.session.recent()),
        }
    }

    /// The game is over by this rule, and so many seats have won.
    #[track_caller]
    pub fn over(&self, rule: RuleId, winners: usize) -> &Self {
        assert_eq!(self.outcome(rule).winners.iter().count(), winners, "how many have won");
        self
    }
}

/// What is shown of a seat.
pub fn panel(t: &Table, seat: Seat) -> SeatPanel {
    let mut panels = t.game().scene(None).panels.into_iter().filter_map(|panel| match panel {
        Panel::Seat(panel) if panel.seat == seat => Some(panel),
        _ => None,
    });
    panels.next().unwrap_or_else(|| panic!("{seat:?} has no panel"))
}
