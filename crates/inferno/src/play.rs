//! The sequence of play: setup, then rounds of monsters and characters, until somebody has won.

use arrayvec::ArrayVec;
use table::{
    AnswerError, Broken, By, Catalogue, Chance, Correction, Fate, Flow, Game, Halt, Menu, Oracle, Outcome, Seat, Seats,
    SetupError, Thing, Told, pick,
};

use crate::about::About;
use crate::board::{Direction, HexId, TERRITORIES, TerritoryId};
use crate::choice::Choice;
use crate::content::{CARDS_AT_START, DANTE_DECK_MOST};
use crate::event::Event;
use crate::setup::{Setup, lay_table};
use crate::state::{CharacterId, Ending, Inferno, Phase};
use crate::{key, rule};

table::choices! {
    enum Placing of Choice { Spinner(corner: Direction) }
}

table::choices! {
    enum Starting of Choice { Start(hex: HexId) }
}

/// Whoever answers the questions of these rules.
pub(crate) type O<'a> = &'a mut dyn Oracle<Inferno>;

impl Game for Inferno {
    const ID: &'static str = "inferno";
    const RULES: u32 = 4;
    const LAYOUT: u32 = 1;
    type Setup = Setup;
    type About = About;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &crate::CATALOGUE
    }

    fn begin(setup: &Setup) -> Result<Self, SetupError> {
        lay_table(setup)
    }

    fn seats(&self) -> u8 {
        self.characters.len() as u8
    }

    fn step(&mut self, o: O) -> Flow<()> {
        if let Some(ending) = self.ended {
            return Err(Halt::Over(self.outcome(ending)));
        }
        match self.phase {
            Phase::Lots => self.draw_lots(o),
            Phase::Spinner => self.place_spinner(o),
            Phase::Start(nth) => self.choose_start(o, nth),
            Phase::Dawn => self.begin_round(o),
            Phase::Return(nth) => self.come_back(o, nth),
            Phase::NightRoll => self.roll_for_night(o),
            Phase::Unclaimed(territory) => self.unclaimed_step(o, territory),
            Phase::Dante => self.dante_step(o),
            Phase::Turn(nth, turn) => self.turn_step(o, nth, turn),
            Phase::Dusk => self.end_round(o),
        }
    }

    fn check(&self) -> Result<(), Broken> {
        self.verify()
    }

    /// Nothing is hidden: what lies face down is not decided before it is turned up.
    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}

    fn things(&self) -> Vec<Thing> {
        self.list_things()
    }

    fn set_right(&mut self, correction: Correction) -> Result<Told<Event>, AnswerError> {
        self.correct(correction)
    }
}

impl Inferno {
    /// The first player is drawn by lot; everybody is dealt two cards.
    fn draw_lots(&mut self, o: O) -> Flow<()> {
        self.tell(o, Event::Laid, rule::BOARD_FACE_DOWN);
        let first = pick(o, self.characters.len(), Chance::pile("character", key::CHANCE_FIRST, rule::TURN_ORDER))?;
        self.first = first as u8;
        self.tell(o, Event::First(CharacterId(self.first)), rule::TURN_ORDER);
        for nth in 0..self.seats() {
            for _ in 0..CARDS_AT_START {
                self.draw_card(o, self.in_order(nth))?;
            }
        }
        self.phase = Phase::Spinner;
        Ok(())
    }

    /// The first player places the spinner at a corner of the board; it stays there for the whole game.
    fn place_spinner(&mut self, o: O) -> Flow<()> {
        let mut question = Menu::new(self.in_order(0).seat(), About::Spinner, rule::DAY_SPINNER_PLACE, o.wants_refusals());
        for corner in Direction::ALL {
            question.offer(Placing::Spinner(corner), rule::DAY_FORWARD);
        }
        let Placing::Spinner(corner) = question.put(self, o)?;
        self.spinner = Some(corner);
        self.tell(o, Event::SpinnerPlaced(corner), rule::DAY_SPINNER_FIXED);
        self.phase = Phase::Start(0);
        Ok(())
    }

    /// In turn order the characters choose start hexes at the border, each on a territory of its own.
    fn choose_start(&mut self, o: O, nth: u8) -> Flow<()> {
        let id = self.in_order(nth);
        let mut question = Menu::new(id.seat(), About::Start, rule::START_BORDER, o.wants_refusals());
        for hex in HexId::all() {
            if question.wants_refusals() || hex.is_border() {
                question.consider(Starting::Start(hex), self.may_start(hex));
            }
        }
        let Starting::Start(hex) = question.put(self, o)?;
        let character = self.character_mut(id);
        character.at = Some(hex);
        character.start = Some(hex);
        self.tell(o, Event::Started(id, hex), rule::START_UNFLIPPED);
        self.phase = if nth + 1 < self.seats() { Phase::Start(nth + 1) } else { Phase::Dawn };
        Ok(())
    }

    fn may_start(&self, hex: HexId) -> table::Verdict {
        if !hex.is_border() {
            return Err(rule::START_BORDER);
        }
        if self.on_territory(hex.territory()).next().is_some() {
            return Err(rule::START_SEPARATE);
        }
        Ok(rule::START_CHOICE)
    }

    /// The cards of all Unclaimed are drawn before any of them acts: whom one pushes to another was not there yet. Then
    /// they act, territory by territory, and after them Dante.
    fn unclaimed_step(&mut self, o: O, from: u8) -> Flow<()> {
        let mut acting = ArrayVec::<_, TERRITORIES>::new();
        for territory in (from..TERRITORIES as u8).map(TerritoryId) {
            if self.unclaimed_of(territory).is_some() {
                acting.push((territory, self.unclaimed_draws(o, territory)?));
            }
        }
        for (territory, card) in acting {
            self.unclaimed_acts(o, territory, card)?;
        }
        self.phase = Phase::Dante;
        Ok(())
    }

    fn dante_step(&mut self, o: O) -> Flow<()> {
        if self.dante.is_some() {
            self.dante_acts(o)?;
        }
        self.begin_turn(o, 0);
        Ok(())
    }

    /// Nobody may wait for ever: the eighth card in Dante's deck is the last call.
    fn end_round(&mut self, o: O) -> Flow<()> {
        if self.dante.is_none() && self.dante_deck >= DANTE_DECK_MOST {
            return self.end(o, Ending::NotChallenged);
        }
        self.phase = Phase::Dawn;
        Ok(())
    }

    /// Ends the game. All players win or lose together.
    pub(crate) fn end(&mut self, o: O, ending: Ending) -> Flow<()> {
        self.ended = Some(ending);
        let outcome = self.outcome(ending);
        self.tell(o, Event::Ended(ending), outcome.rule);
        Err(Halt::Over(outcome))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let all = Seats::first(self.seats());
        match ending {
            // Even with nothing left to draw: his death comes first.
            Ending::Won if self.dante_deck == 0 => Outcome::won_by(all, key::END_WON, rule::END_SIMULTANEOUS),
            Ending::Won => Outcome::won_by(all, key::END_WON, rule::END_WIN),
            Ending::DeckOut => Outcome::won_by(Seats::NONE, key::END_DECK_OUT, rule::END_DECK_OUT),
            Ending::NotChallenged => Outcome::won_by(Seats::NONE, key::END_NOT_CHALLENGED, rule::END_EIGHTH_CARD),
        }
    }

    pub(crate) fn tell(&self, o: O, event: Event, by: impl Into<By>) {
        o.tell(self, &event, by.into());
    }

    /// Takes a hex that is free for a character: this one, or the nearest free one among `among`.
    pub(crate) fn nearest_free(&self, hex: HexId, among: &crate::board::HexSet) -> Option<HexId> {
        among.without(&self.taken()).iter().min_by_key(|free| (hex.distance(*free), free.0))
    }

    /// All hexes of flipped territories.
    pub(crate) fn flipped_hexes(&self) -> crate::board::HexSet {
        TerritoryId::among(self.flipped).fold(crate::board::HexSet::EMPTY, |all, territory| all.or(territory.hexes()))
    }
}
