//! A table for tests: a position in a few words, answers one by one, and what a player would see.
//!
//! People roll and draw themselves here, so a test says everything that happens by chance. An answer that nobody asked
//! for fails the test at once; a roll or a draw that still waits when the test ends fails it too.

#![allow(dead_code, reason = "every chapter needs another part of it")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use claustrophobia::content::{EquipmentCard, EventCard, InstinctCard, ScenarioId, TileEffect, TileNo};
use claustrophobia::{
    Choice, Claustrophobia, DiePlace, Event, Fell, Fiend, FiendId, Human, HumanId, Laid, PowerId, Recruit, Setup, Side, SpotId,
    Statistics, View, Warrior, What,
};
use table::{AnswerError, Arrange, Ask, Correction, Game, Player, Question, RuleId, Seat, Session, Show};

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
    InstinctCard, "instinct", |card| card.kind();
    EventCard, "event", |card| card.kind();
    EquipmentCard, "equipment", |card| card.kind();
    TileNo, "tile", |tile| usize::from(tile.0) - 1;
}

/// A game on the table.
pub struct Table {
    session: Session<Claustrophobia>,
    /// How much had been told before the last answer.
    before: usize,
}

/// A position, in the words of [`claustrophobia::Arrangement`].
#[track_caller]
pub fn table(position: &str) -> Table {
    let position = position_of(position).unwrap_or_else(|what| panic!("{what}"));
    let session = Session::from_position_by_hand(position, vec![Player::Person; 2]).unwrap_or_else(|error| panic!("{error}"));
    Table { session, before: 0 }
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
    let scenario = ScenarioId::all().find(|id| id.card().id == scenario).unwrap_or_else(|| panic!("no scenario {scenario}"));
    let session = Session::begin_by_hand(Setup { scenario }, vec![Player::Person; 2], 0);
    Table { session: session.unwrap_or_else(|error| panic!("{error}")), before: 0 }
}

impl Table {
    /// The state itself.
    pub fn game(&self) -> &Claustrophobia {
        self.session.state()
    }

    /// The table as a seat sees it.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.game().view(viewer)
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

    /// The present question to a player.
    #[track_caller]
    pub fn ask(&self) -> &Ask<Choice> {
        match self.session.question() {
            Question::Choose(ask) => ask,
            other => panic!("nobody has to choose: {other:?}\ntold: {:?}", self.log()),
        }
    }

    /// Who is asked, and by which rule.
    #[track_caller]
    pub fn asks(&self, seat: Seat, rule: RuleId) -> &Self {
        assert_eq!((self.ask().seat, named(self.ask().rule)), (seat, named(rule)), "{:?}", self.ask().prompt);
        self
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
        match self.session.question() {
            Question::Roll(roll) => assert_eq!(roll.dice.len(), N, "the number of dice"),
            other => panic!("no dice are rolled now: {other:?}\ntold: {:?}", self.log()),
        }
        self.before = self.session.recent().len();
        let revision = self.session.revision();
        if let Err(error) = self.session.enter_roll(&faces, revision) {
            panic!("{faces:?}: {error}");
        }
        self
    }

    /// Something is drawn.
    #[track_caller]
    pub fn draw<L: Lot>(&mut self, lot: L) -> &mut Self {
        match self.session.question() {
            Question::Draw(chance, _) if chance.pile == L::PILE => {}
            other => panic!("nothing is drawn from “{}” now: {other:?}\ntold: {:?}", L::PILE, self.log()),
        }
        self.before = self.session.recent().len();
        let revision = self.session.revision();
        if let Err(error) = self.session.enter_draw(lot.kind(), revision) {
            panic!("number {} of “{}”: {error}", lot.kind(), L::PILE);
        }
        self
    }

    /// The tile with this icon, or the first one without any, is drawn.
    #[track_caller]
    pub fn draw_tile(&mut self, effect: Option<TileEffect>) -> &mut Self {
        let is_there = |tile: &TileNo| self.counts().get(tile.kind()).is_some_and(|count| *count > 0);
        let tile = TileNo::all().find(|tile| tile.card().effect == effect && is_there(tile));
        let tile = tile.unwrap_or_else(|| panic!("no such tile can be drawn: {effect:?}"));
        self.draw(tile)
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

    /// Who rolls or draws now, by which rule, and how many dice; one card.
    #[track_caller]
    pub fn chance(&self, seat: Seat, rule: RuleId, dice: usize) -> &Self {
        let (chance, count) = match self.session.question() {
            Question::Roll(roll) => (&roll.chance, roll.dice.len()),
            Question::Draw(chance, _) => (chance, 1),
            other => panic!("nothing is rolled or drawn: {other:?}\ntold: {:?}", self.log()),
        };
        assert_eq!((chance.by, named(chance.rule), count), (Some(seat), named(rule), dice), "who rolls, why, and how much");
        self
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
        assert_eq!(by, Some(named(rule)), "{choice:?} among {:?}, refused {:?}", self.options(), self.ask().refused);
        self
    }

    /// This is refused, by this rule.
    #[track_caller]
    pub fn may_not(&self, choice: Choice, rule: RuleId) -> &Self {
        let by = self.ask().refused.iter().find(|refused| refused.choice == choice).map(|refused| named(refused.rule));
        assert_eq!(by, Some(named(rule)), "the refusal of {choice:?}; options {:?}", self.options());
        assert!(!self.offers(choice), "{choice:?} is refused and offered");
        self
    }

    /// This was told after the last answer, by this rule.
    #[track_caller]
    pub fn told(&self, event: Event, rule: RuleId) -> &Self {
        let told = self.news();
        let wanted = (event, named(rule));
        assert!(told.contains(&wanted), "{wanted:?} is not among {told:?}");
        self
    }

    /// What was told after the last answer, without the rules.
    pub fn events(&self) -> Vec<Event> {
        self.news().into_iter().map(|(event, _)| event).collect()
    }

    /// All that was told.
    pub fn log(&self) -> Vec<Event> {
        self.session.recent().iter().map(|told| told.event.clone()).collect()
    }

    /// Whether something like this was told at any time.
    pub fn ever(&self, like: impl Fn(&Event) -> bool) -> bool {
        self.log().iter().any(like)
    }

    /// A seat sets something right.
    #[track_caller]
    pub fn set_right(&mut self, viewer: Option<Seat>, what: What, which: u16, value: u16) -> &mut Self {
        self.before = self.session.recent().len();
        if let Err(error) = self.try_right(viewer, what, which, value) {
            panic!("{what:?} {which} is not set to {value}: {error}");
        }
        self
    }

    /// The same, where it may be refused.
    pub fn try_right(&mut self, viewer: Option<Seat>, what: What, which: u16, value: u16) -> Result<(), AnswerError> {
        let thing = what as u16 * 512 + which;
        self.session.set_right(Correction { thing, value }, self.session.revision(), viewer).map(|_| ())
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

    /// The last answer, or the last correction, is taken back.
    #[track_caller]
    pub fn undo(&mut self) -> &mut Self {
        assert_eq!(self.session.undo(), Ok(()));
        self
    }

    /// What a seat hears of what was told last.
    pub fn heard(&self, viewer: Option<Seat>) -> Option<Event> {
        self.session.recent().get(self.before).map(|told| self.game().heard(&told.event, viewer))
    }

    /// The game is over by this rule, and this seat has won.
    #[track_caller]
    pub fn over(&self, rule: RuleId, winner: Seat) -> &Self {
        match self.session.question() {
            Question::Over(outcome) => {
                assert_eq!(named(outcome.rule), named(rule), "the rule of the ending");
                assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [winner], "who has won");
            }
            other => panic!("the game goes on: {other:?}"),
        }
        self
    }

    /// The game is over by this rule, and nobody has won or lost.
    #[track_caller]
    pub fn drawn(&self, rule: RuleId) -> &Self {
        match self.session.question() {
            Question::Over(outcome) => {
                assert_eq!(named(outcome.rule), named(rule), "the rule of the ending");
                assert_eq!([HUMAN, INFERNAL].map(|seat| outcome.worth(seat)), [0.5, 0.5], "what it is worth for both");
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
    Claustrophobia::catalogue().id(rule)
}
