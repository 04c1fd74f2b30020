//! A table for tests: a position in a few words, and what a player would see; [`trials::table!`] says how it is sat at.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use claustrophobia::content::{EquipmentCard, EventCard, InstinctCard, ScenarioId, TileEffect, TileNo};
use claustrophobia::{
    Choice, Claustrophobia, DiePlace, Event, Fell, Fiend, FiendId, Human, HumanId, Laid, PowerId, Recruit, Setup, Side, SpotId,
    Statistics, View, Warrior, What,
};
use table::{AnswerError, Arrange, OverlayKind, Question, RuleId, Seat, Show};

/// The human player.
pub const HUMAN: Seat = Seat(0);
/// The infernal player.
pub const INFERNAL: Seat = Seat(1);

pub const NORTH: Side = Side(0);
pub const EAST: Side = Side(1);
pub const SOUTH: Side = Side(2);
pub const WEST: Side = Side(3);

/// A human warrior, by its place in the position.
pub const fn human(place: u8) -> Warrior {
    Warrior::Human(HumanId(place))
}

/// An infernal warrior with a board, by its place in the position.
pub const fn fiend(place: u8) -> Warrior {
    Warrior::Fiend(FiendId(place))
}

/// The troglodytes of a tile.
pub const fn troglodytes(spot: u8) -> Warrior {
    Warrior::Troglodytes(SpotId(spot))
}

/// Moving to a tile.
pub const fn to(spot: u8) -> Choice {
    Choice::Move(SpotId(spot))
}

/// Bringing a troglodyte into play on a tile.
pub const fn troglodyte_on(spot: u8) -> Choice {
    Choice::Enter(Recruit::Troglodyte, SpotId(spot))
}

/// Bringing a warrior with a board into play on a tile.
pub const fn fiend_on(place: u8, spot: u8) -> Choice {
    Choice::Enter(Recruit::Fiend(FiendId(place)), SpotId(spot))
}

/// Cancelling or healing a line of a human warrior.
pub const fn line(place: u8, line: u8) -> Choice {
    Choice::Line(HumanId(place), line)
}

/// The tile of a choice between tiles.
#[track_caller]
pub fn tile_of(choice: Choice) -> TileNo {
    match choice {
        Choice::Tile(tile) => tile,
        other => panic!("{other:?} is no tile"),
    }
}

/// How dice fell, as events tell it.
pub fn fell(faces: &[u8]) -> Fell {
    Fell(faces.iter().copied().collect())
}

trials::table!(Claustrophobia);

trials::lots! {
    InstinctCard, "instinct", |card| card.kind();
    EventCard, "event", |card| card.kind();
    EquipmentCard, "equipment", |card| card.kind();
    TileNo, "tile", |tile| usize::from(tile.0) - 1;
}

/// A position, in the words of [`claustrophobia::Arrangement`].
#[track_caller]
pub fn table(position: &str) -> Table {
    Table::of(position_of(position).unwrap_or_else(|what| panic!("{what}")))
}

/// Tiles in a row from west to east, each with its troglodytes: the beginning of a position.
pub fn row(tiles: &[(&str, u8)]) -> String {
    let tiles = tiles.iter().zip(0..).map(|((name, troglodytes), x)| {
        let open = match *name {
            "crossing" => "nesw",
            "fork" | "lair" | "demonic-well" | "healing-fountain" | "mushrooms" => "esw",
            "dead-end" | "tomb" => "w",
            _ => "ew",
        };
        format!("{{ tile = '{name}', at = [{x}, 0], open = '{open}', troglodytes = {troglodytes} }}")
    });
    format!("tunnels = [{}]\n", tiles.collect::<Vec<_>>().join(", "))
}

/// The same without a session: the position, or what is wrong with it.
pub fn position_of(position: &str) -> Result<Claustrophobia, String> {
    let position = toml::from_str(position).map_err(|error| error.to_string())?;
    Claustrophobia::arrange(&position)
}

/// A scenario from its first moment on.
pub fn new_game(scenario: &str) -> Table {
    let scenario = ScenarioId::all().find(|id| id.card().id() == scenario).unwrap_or_else(|| panic!("no scenario {scenario}"));
    Table::begun(Setup { scenario })
}

impl Table {
    /// The event cards that the scenario gives the infernal player before the first turn.
    pub fn draw_first_events(&mut self) {
        let cards = [EventCard::CaveIn, EventCard::Defect, EventCard::Terror, EventCard::ToxicFumes];
        let count = self.view(None).scenario.card().events;
        for card in cards.into_iter().take(count.into()) {
            self.draw(card);
        }
    }

    /// The table as a seat sees it.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.game().view(viewer)
    }

    /// The tiles that the picture marks as within reach.
    pub fn reach(&self) -> Vec<u16> {
        let overlays = self.game().scene(None).overlays.into_iter();
        let reach = overlays.filter(|overlay| overlay.kind == OverlayKind::Reach).flat_map(|overlay| overlay.cells);
        reach.map(|cell| cell.0).collect()
    }

    /// Troglodytes in the reserve.
    pub fn reserve(&self) -> u8 {
        self.view(None).reserve
    }

    pub fn human(&self, place: u8) -> &Human {
        self.game().human(HumanId(place))
    }

    pub fn fiend(&self, place: u8) -> &Fiend {
        self.game().fiend(FiendId(place))
    }

    pub fn tile(&self, spot: u8) -> &Laid {
        self.game().laid(SpotId(spot))
    }

    pub fn statistics(&self, who: Warrior) -> Statistics {
        self.game().statistics(who)
    }

    /// Movement, combat and defense.
    pub fn values(&self, who: Warrior) -> [u8; 3] {
        let statistics = self.statistics(who);
        [statistics.movement, statistics.combat, statistics.defense]
    }

    /// The tile on which somebody is.
    #[track_caller]
    pub fn at(&self, who: Warrior) -> u8 {
        self.game().spot_of(who).unwrap_or_else(|| panic!("{who:?} is nowhere")).0
    }

    /// The cancelled lines of a human warrior.
    pub fn damage(&self, place: u8) -> Vec<u8> {
        (1..=6).filter(|line| self.human(place).is_cancelled(*line)).collect()
    }

    /// The values of the dice that wait on a power.
    pub fn waiting(&self, power: PowerId) -> Vec<u8> {
        self.dice(DiePlace::Waiting(power))
    }

    /// The values of the dice at a place.
    pub fn dice(&self, at: DiePlace) -> Vec<u8> {
        self.game().destiny().iter().filter(|die| die.at == at).map(|die| die.value).collect()
    }

    /// A player is done.
    #[track_caller]
    pub fn done(&mut self) -> &mut Self {
        self.choose(Choice::Done)
    }

    /// A warrior is activated.
    #[track_caller]
    pub fn activate(&mut self, who: Warrior) -> &mut Self {
        self.choose(Choice::Activate(who))
    }

    /// The warrior that is being activated attacks.
    #[track_caller]
    pub fn attack(&mut self, target: Warrior) -> &mut Self {
        self.choose(Choice::Attack(target))
    }

    /// Dice fall.
    #[track_caller]
    pub fn roll<const N: usize>(&mut self, faces: [u8; N]) -> &mut Self {
        self.fall(&faces)
    }

    /// The tile with this icon, or the first one without any, is drawn.
    #[track_caller]
    pub fn draw_tile(&mut self, effect: Option<TileEffect>) -> &mut Self {
        let is_there = |tile: &TileNo| self.counts().get(tile.kind()).is_some_and(|count| *count > 0);
        let tile = TileNo::all().find(|tile| tile.card().effect == effect && is_there(tile));
        let tile = tile.unwrap_or_else(|| panic!("no such tile can be drawn: {effect:?}"));
        self.draw(tile)
    }

    /// Who rolls or draws now, by which rule, and how many dice; one card.
    #[track_caller]
    pub fn chance(&self, seat: Seat, rule: RuleId, dice: usize) -> &Self {
        let (chance, count) = match self.session.question() {
            Question::Roll(roll) => (&roll.chance, roll.dice.len()),
            Question::Draw(chance, _) => (&**chance, 1),
            other => panic!("nothing is rolled or drawn: {other:?}\ntold: {:?}", self.log()),
        };
        assert_eq!((chance.by, named(chance.rule), count), (Some(seat), named(rule), dice), "who rolls, why, and how much");
        self
    }

    /// Whether only some seats see what is drawn now.
    #[track_caller]
    pub fn is_drawn_in_secret(&self) -> bool {
        match self.session.question() {
            Question::Draw(chance, _) => chance.seen_by.is_some(),
            other => panic!("nothing is drawn: {other:?}"),
        }
    }

    /// A seat sets something right.
    #[track_caller]
    pub fn set_right(&mut self, viewer: Option<Seat>, what: What, which: u16, value: u16) -> &mut Self {
        if let Err(error) = self.try_right(viewer, what, which, value) {
            panic!("{what:?} {which} is not set to {value}: {error}");
        }
        self
    }

    /// The same, where it may be refused.
    pub fn try_right(&mut self, viewer: Option<Seat>, what: What, which: u16, value: u16) -> Result<(), AnswerError> {
        self.correct(what as u16 * 512 + which, value, viewer)
    }

    /// This cannot be set right, by this rule.
    #[track_caller]
    pub fn stays(&mut self, viewer: Option<Seat>, what: What, which: u16, value: u16, rule: RuleId) -> &mut Self {
        match self.try_right(viewer, what, which, value) {
            Err(AnswerError::Refused(by)) => assert_eq!(named(by), named(rule), "the refusal of {what:?} {which}: {value}"),
            other => panic!("{what:?} {which} set to {value}: {other:?}"),
        }
        self
    }

    /// The numbers of the things that a seat can set right.
    pub fn things(&self, viewer: Option<Seat>) -> Vec<u16> {
        self.session.things(viewer).into_iter().map(|thing| thing.id).collect()
    }

    /// What a seat hears of what was told last.
    pub fn heard(&self, viewer: Option<Seat>) -> Option<Event> {
        self.session.recent().get(self.before).map(|told| <Claustrophobia as table::Game>::heard(&told.event, viewer))
    }

    /// The game is over by this rule, and this seat has won.
    #[track_caller]
    pub fn over(&self, rule: RuleId, winner: Seat) -> &Self {
        assert_eq!(self.outcome(rule).winners.iter().collect::<Vec<_>>(), [winner], "who has won");
        self
    }

    /// The game is over by this rule, and nobody has won or lost.
    #[track_caller]
    pub fn drawn(&self, rule: RuleId) -> &Self {
        let outcome = self.outcome(rule);
        assert_eq!([HUMAN, INFERNAL].map(|seat| outcome.worth(seat)), [0.5, 0.5], "what it is worth for both");
        self
    }
}
