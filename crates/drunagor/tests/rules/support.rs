//! A table for tests: a position in a few words, and what a player would see; [`trials::table!`] says how it is sat at.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use drunagor::content::language::{Condition, Token};
use drunagor::hero::{Cube, Hero, Place};
use drunagor::square::Square;
use drunagor::state::{AllyNo, Base, Monster, Who};
use drunagor::{Choice, Drunagor, Event};
use table::{Arrange, Seat};

/// The heroes by seat.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

/// The same as characters, and monsters and friends in the order in which they are placed.
pub const HERO: Who = Who::Hero(A);
pub const OTHER: Who = Who::Hero(B);
pub const THIRD: Who = Who::Hero(C);
pub const FOE: Who = Who::Monster(Base(0));
pub const FOE_2: Who = Who::Monster(Base(1));
pub const FRIEND: Who = Who::Ally(AllyNo(0));

/// The places of skills: those of the board in their order, the passive, those of the role, then gear.
pub const ROLE: u8 = 9;
pub const ARMOR: Place = Place(15);

pub fn at(x: u8, y: u8) -> Square {
    Square::new(x, y)
}

/// A skill of the board, with a cube.
pub fn skill(nth: u8, cube: Cube) -> Choice {
    Choice::Use(Place(nth), cube)
}

trials::table!(Drunagor);

/// Heroes in the words of [`drunagor::Arrangement`], and the rest of the position. All of it lies in the training yard, where the
/// two northern rows are open floor.
pub fn table(heroes: &[&str], rest: &str) -> Table {
    Table::of(position_of(heroes, rest).unwrap_or_else(|what| panic!("{what}")))
}

/// The same without a session: the position, or what is wrong with it.
pub fn position_of(heroes: &[&str], rest: &str) -> Result<Drunagor, String> {
    let heroes: Vec<String> = heroes.iter().map(|words| format!("{{ {words} }}")).collect();
    // Without monsters an Adventure is won: one waits in the far corner.
    let far = match (rest.contains("monster ="), rest.contains("adventure =")) {
        (true, _) => "",
        (false, true) => "\nmonster = [{ id = 'skeleton-archer', at = [2, 19] }]",
        (false, false) => "\nmonster = [{ id = 'skeleton-archer', at = [13, 13] }]",
    };
    let text = format!("hero = [{}]\n{rest}{far}", heroes.join(", "));
    let position = toml::from_str(&text).map_err(|error| error.to_string())?;
    Drunagor::arrange(&position)
}

impl Table {
    /// A hero.
    pub fn hero(&self, who: Seat) -> &Hero {
        self.game().hero(who)
    }

    /// A monster, by the order in which it was placed.
    #[track_caller]
    pub fn monster(&self, nth: u8) -> &Monster {
        self.game().monster(Base(nth)).unwrap_or_else(|| panic!("no monster {nth}"))
    }

    /// Where somebody stands.
    #[track_caller]
    pub fn place(&self, who: Who) -> (u8, u8) {
        self.game().at(who).map_or_else(|| panic!("{who:?} is not there"), |at| (at.x(), at.y()))
    }

    /// Tokens of somebody.
    pub fn count(&self, who: Who, token: Token) -> u8 {
        self.game().tokens(who).map_or(0, |tokens| tokens.count(token))
    }

    /// Whether somebody suffers from a condition.
    pub fn suffers(&self, who: Who, condition: Condition) -> bool {
        self.game().tokens(who).is_some_and(|tokens| tokens.has(condition))
    }

    /// The turn of the hero who acts ends, without a recall.
    #[track_caller]
    pub fn end(&mut self) -> &mut Self {
        self.choose(Choice::End)
    }

    /// Nobody reacts, and everything else is answered by its first option, until a hero acts: what is drawn is the last one of its
    /// pile, and a die falls low.
    #[track_caller]
    pub fn settle(&mut self) -> &mut Self {
        loop {
            if self.is_drawing() {
                let last = self.counts().iter().rposition(|count| *count > 0).unwrap_or(0);
                let pile = if self.chance_rule() == drunagor::rule::RUNE_TURN { "rune" } else { "monster" };
                self.come(pile, last);
            } else if self.is_rolling() {
                self.fall(&[6]);
            } else if matches!(self.session.question(), table::Question::Over(_))
                || self.ask().rule == drunagor::rule::TURN_ACTIONS_STEP
            {
                return self;
            } else {
                let answer = self.options().iter().copied().find(|choice| *choice == Choice::Let);
                let answer = answer.or_else(|| self.options().first().copied());
                self.choose(answer.unwrap_or(Choice::Let));
            }
        }
    }

    /// The first option of each question is taken until one offers this.
    #[track_caller]
    pub fn until(&mut self, offers: impl Fn(&Choice) -> bool) -> &mut Self {
        while !self.options().iter().any(&offers) {
            let first = self.options().first().copied().unwrap_or(Choice::Done);
            self.choose(first);
        }
        self
    }

    /// How much somebody has lost in all that was told.
    pub fn hurt(&self, who: Who) -> u8 {
        self.log()
            .iter()
            .filter_map(|event| if let Event::Hurt(whom, lost) = event { Some((*whom, *lost)) } else { None })
            .filter(|(whom, _)| *whom == who)
            .map(|(_, lost)| lost)
            .sum()
    }

    /// All rules by which something was told.
    pub fn rules_told(&self) -> Vec<&'static str> {
        self.session.recent().iter().flat_map(|told| told.by.rules().map(named).collect::<Vec<_>>()).collect()
    }

    /// Whether a rule had a part in what was told.
    #[track_caller]
    pub fn by(&self, rule: table::RuleId) -> &Self {
        assert!(self.rules_told().contains(&named(rule)), "{} among {:#?}", named(rule), self.session.recent());
        self
    }
}
