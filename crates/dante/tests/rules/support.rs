//! A table for tests: a position in a few words, and what a player would see; [`trials::table!`] says how it is sat at.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use dante::board::{AreaId, Dir, Space};
use dante::content::{ActionId, ChampionId, FindingId, SinId, WoundId};
use dante::state::{Champion, FoeNo, TrayNo};
use dante::{Choice, Dante, Setup};
use table::{Arrange, Prepare, Question, Seat};

pub const ARTIST: ChampionId = ChampionId::Artist;
pub const DEVOTEE: ChampionId = ChampionId::Devotee;
pub const MERCENARY: ChampionId = ChampionId::Mercenary;
pub const OUTLAW: ChampionId = ChampionId::Outlaw;
pub const MINOS: FoeNo = FoeNo(0);
pub const DECK: TrayNo = TrayNo(0);

/// Faces of the die.
pub const FUMBLE: u8 = 1;
pub const HIT: u8 = 3;
pub const DOUBLE: u8 = 5;

trials::table!(Dante);

trials::lots! {
    SinId, "sin", |id| id.kind();
    FindingId, "finding", |id| id.kind();
    WoundId, "wound", |id| id.kind();
}

/// A position in the words of [`dante::Arrangement`]. Whoever is not named stands where Limbo puts them.
#[track_caller]
pub fn table(position: &str) -> Table {
    Table::of(position_of(position).unwrap_or_else(|what| panic!("{what}")))
}

/// The same without a session: the position, or what is wrong with it.
pub fn position_of(position: &str) -> Result<Dante, String> {
    Dante::arrange(&toml::from_str(position).map_err(|error| error.to_string())?)
}

/// What a dial of a Circle is set to.
pub fn dial(circle: &str, name: &str) -> u8 {
    Setup::DIALS.iter().find(|dial| dial.table == circle && dial.name == name).map_or(0, |dial| dial.count())
}

/// An Area by its name.
pub fn area(name: &str) -> AreaId {
    let mut letters = name.bytes();
    let (column, row) = (letters.next().unwrap_or(b'A') - b'A', letters.next().unwrap_or(b'1') - b'1');
    AreaId::at(column, row)
}

/// A Space by its name: `C2 north`.
pub fn space(name: &str) -> Space {
    let (place, side) = name.split_once(' ').unwrap_or((name, ""));
    let dir = match side {
        "north" => Dir::North,
        "east" => Dir::East,
        "south" => Dir::South,
        "west" => Dir::West,
        other => panic!("{other} is no side"),
    };
    Space::of(area(place), dir)
}

impl Table {
    pub fn champion(&self, who: ChampionId) -> &Champion {
        self.game().champion(who)
    }

    pub fn vigor(&self, who: ChampionId) -> u8 {
        self.champion(who).vigor
    }

    /// Where a Champion stands.
    #[track_caller]
    pub fn at(&self, who: ChampionId, name: &str) -> &Self {
        assert_eq!(self.champion(who).space(), Some(space(name)), "where {who:?} stands");
        self
    }

    /// The place of a Maneuver card in its Champion's list.
    pub fn card(&self, who: ChampionId, name: &str) -> u8 {
        let place = self.champion(who).maneuvers.iter().position(|id| id.card().name.leaf() == name);
        place.unwrap_or_else(|| panic!("{name} is not in that deck")) as u8
    }

    /// A Maneuver is played on a Slot.
    #[track_caller]
    pub fn play(&mut self, who: ChampionId, name: &str, slot: u8) -> &mut Self {
        let card = self.card(who, name);
        self.choose(Choice::Play(who, card, slot))
    }

    /// The next card of the deck comes to the top.
    #[track_caller]
    pub fn turn_up(&mut self, id: ActionId) -> &mut Self {
        let cards = self.game().tray(DECK).pack.card().cards;
        let place = cards.iter().position(|other| *other == id).unwrap_or(usize::MAX);
        self.come("tray-a", place)
    }

    /// Whether Areas are to be chosen from.
    pub fn offers_area(&self) -> bool {
        matches!(self.session.question(), Question::Choose(ask) if ask.options.iter().any(|option| matches!(option.choice, Choice::Area(_))))
    }

    /// All players pass.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Self {
        for seat in (0..self.game().champions().filter(|champion| !champion.is_companion()).count() as u8).map(Seat) {
            self.choose(Choice::Pass(seat));
        }
        self
    }

    /// Cards come by themselves, whichever come first, until somebody is asked.
    pub fn draw_on(&mut self) -> &mut Self {
        while let Question::Draw(chance, counts) = self.session.question() {
            let (pile, first) = (chance.pile, counts.iter().position(|count| *count > 0).unwrap_or(0));
            self.come(pile, first);
        }
        self
    }
}

impl Table {
    /// Haul comes to the top, and whatever else is drawn until somebody is asked.
    #[track_caller]
    pub fn turn_up_haul(&mut self) -> &mut Self {
        self.turn_up(ActionId::Haul).draw_on()
    }
}

impl Table {
    /// Whether somebody is asked, and can choose this.
    pub fn offered(&self, choice: Choice) -> bool {
        matches!(self.session.question(), Question::Choose(ask) if ask.options.iter().any(|option| option.choice == choice))
    }

    /// Whatever is left plays itself until the Caravan acts: the first option, Hits, the first card.
    #[track_caller]
    pub fn play_on(&mut self) -> &mut Self {
        loop {
            match self.session.question() {
                Question::Draw(..) => {
                    self.draw_on();
                }
                Question::Roll(roll) => {
                    let faces = vec![HIT; roll.dice.len()];
                    self.fall(&faces);
                }
                Question::Choose(ask) if ask.about != dante::About::Actions => {
                    let Some(next) = ask.options.first().map(|option| option.choice) else { return self };
                    self.choose(next);
                }
                Question::Choose(_) | Question::Over(_) => return self,
            }
        }
    }

    /// The first card of whatever pile is drawn from.
    pub fn come_first(&mut self) -> &mut Self {
        if let Question::Draw(chance, counts) = self.session.question() {
            let (pile, first) = (chance.pile, counts.iter().position(|count| *count > 0).unwrap_or(0));
            self.come(pile, first);
        }
        self
    }

    /// This was told at some time, by this rule among others.
    #[track_caller]
    pub fn was_told(&self, event: &dante::Event, rule: table::RuleId) -> &Self {
        let told = self.session.recent().iter().any(|told| told.event == *event && told.by.rules().any(|by| by == rule));
        assert!(told, "{event:?} by {rule:?}: {:#?}", self.session.recent());
        self
    }
}

impl Table {
    /// Which place something has among all that was told.
    #[track_caller]
    pub fn place(&self, what: impl Fn(&dante::Event) -> bool) -> usize {
        let place = self.session.recent().iter().position(|told| what(&told.event));
        place.unwrap_or_else(|| panic!("it was not told: {:#?}", self.session.recent()))
    }

    /// How often something was told.
    pub fn times(&self, what: impl Fn(&dante::Event) -> bool) -> usize {
        self.session.recent().iter().filter(|told| what(&told.event)).count()
    }

    /// How many cards of each kind could come from a pile, if one is drawn from it now.
    pub fn could_come(&self, pile: &str) -> Option<Vec<u8>> {
        match self.session.question() {
            Question::Draw(chance, counts) if chance.pile == pile => Some(counts.to_vec()),
            _ => None,
        }
    }
}
