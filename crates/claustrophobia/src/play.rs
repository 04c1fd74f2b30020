//! The sequence of play: five phases a turn, until the scenario says who has won.

use table::{
    AnswerError, Broken, By, Catalogue, Correction, Fate, Flow, Game, Halt, Oracle, Outcome, Seat, Seats, SetupError, Thing, Told,
};

use crate::about::About;
use crate::choice::{Choice, Recruit};
use crate::content::TileEffect;
use crate::event::Event;
use crate::powers::Happening;
use crate::rule;
use crate::setup::{Setup, lay_table};
use crate::state::{Claustrophobia, Ending, HUMAN, INFERNAL, Phase};

/// What answers the rules of this game.
pub(crate) type O<'a> = &'a mut dyn Oracle<Claustrophobia>;

impl Game for Claustrophobia {
    const ID: &'static str = "claustrophobia";
    const RULES: u32 = 10;
    const LAYOUT: u32 = 3;
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
        2
    }

    fn step(&mut self, o: O) -> Flow<()> {
        if let Some(ending) = self.ended {
            return Err(Halt::Over(self.outcome(ending)));
        }
        self.end_at_once(o)?;
        match self.phase {
            Phase::Opening => self.open(o),
            Phase::HumanCleanup => self.clear_human_side(o),
            Phase::HumanEvents => self.human_events(o),
            Phase::HumanTiles => self.human_tiles(o),
            Phase::HumanRoll => self.roll_activation_dice(o),
            Phase::HumanAssign => self.assign_dice(o),
            Phase::HumanInstinct => self.play_instinct(o),
            Phase::HumanEffects => self.final_lines(o),
            Phase::HumanGifts => self.use_gifts(o),
            Phase::HumanActivation(None) => self.choose_who_acts(o, HUMAN),
            Phase::InfernalCleanup => self.clear_infernal_side(o),
            Phase::InfernalTiles => self.infernal_tiles(o),
            Phase::InfernalCollect => self.collect_dice(o),
            Phase::InfernalRoll => self.roll_destiny(o),
            Phase::InfernalAllocate => self.allocate_dice(o),
            Phase::InfernalTrigger => self.trigger_powers(o),
            Phase::Threat => self.threaten(o),
            Phase::InfernalActivation(None) => self.choose_who_acts(o, INFERNAL),
            Phase::HumanActivation(Some(active)) | Phase::InfernalActivation(Some(active)) => self.act(o, active),
            Phase::TurnEnd => self.end_turn(o),
        }
    }

    fn check(&self) -> Result<(), Broken> {
        self.verify()
    }

    fn veil(&mut self, viewer: Seat, fate: &mut Fate) {
        self.imagine(viewer, fate);
    }

    fn heard(event: &Event, viewer: Option<Seat>) -> Event {
        match event {
            Event::SetRight(part, _) => match part.hand() {
                Some(seat) if viewer != Some(seat) => Event::HandSetRight(seat),
                _ => event.clone(),
            },
            _ => event.clone(),
        }
    }

    fn things(&self) -> Vec<Thing> {
        self.list_things()
    }

    fn may_set_right(&self, thing: u16, viewer: Option<Seat>) -> bool {
        Self::is_for(thing, viewer)
    }

    fn set_right(&mut self, correction: Correction) -> Result<Told<Event>, AnswerError> {
        self.correct(correction)
    }
}

impl Claustrophobia {
    /// The table is laid; cards are in hand only where the scenario says so (ruling `prep.instinct-hand-start`).
    fn open(&mut self, o: O) -> Flow<()> {
        let scenario = self.scenario.card();
        self.tell(o, Event::Begun(self.scenario), rule::SETUP_SCENARIO);
        for id in self.human_ids() {
            for held in self.human(id).equipment.clone() {
                self.tell(o, Event::EquipmentFound(id, held.card), rule::SETUP_HUMAN_EQUIPMENT);
            }
        }
        for id in self.human_ids() {
            for (line, gift) in (1..).zip(self.human(id).gifts) {
                if let Some(gift) = gift {
                    self.tell(o, Event::GiftLaid(id, gift, line), rule::GIFT_SETUP);
                }
            }
        }
        self.tell(o, Event::Reserve(self.troglodytes), rule::SETUP_INFERNAL_WARRIORS);
        for spot in self.spots() {
            for _ in 0..self.laid(spot).troglodytes {
                self.tell(o, Event::Entered(Recruit::Troglodyte, spot), rule::CONTENT_SCENARIOS);
            }
        }
        for id in self.fiends_in_play() {
            if let Some(spot) = self.fiend(id).at {
                self.tell(o, Event::Entered(Recruit::Fiend(id), spot), rule::CONTENT_SCENARIOS);
            }
        }
        self.tell(o, Event::Pool(self.destiny.len() as u8), rule::SETUP_INFERNAL_DICE);
        self.phase = Phase::HumanCleanup;
        for spot in self.spots() {
            if self.effect_of(spot) == Some(TileEffect::Hole) {
                self.place_hole(o, spot)?;
            }
        }
        if scenario.events > 0 {
            self.draw_events(o, scenario.events)?;
        }
        if scenario.instinct > 0 {
            self.draw_instinct(o, scenario.instinct)?;
        }
        Ok(())
    }

    /// After the infernal activation phase a new turn begins, unless it was the last one.
    fn end_turn(&mut self, o: O) -> Flow<()> {
        self.happens(o, Happening::TurnEnds)?;
        self.end_at_once(o)?;
        if self.turn >= self.scenario.card().turns {
            return self.end(o, Ending::OutOfTime);
        }
        self.tell(o, Event::TurnOver(self.turn), rule::TURN_REPEAT);
        self.phase = Phase::HumanCleanup;
        Ok(())
    }

    /// What the scenario says; with nobody left in the tunnels no goal can be reached.
    fn ending(&self) -> Option<Ending> {
        let nobody = || self.humans_in_play().next().is_none().then_some(Ending::AllDead);
        self.scenario_ending().or_else(nobody)
    }

    /// Whoever has won has won at once, whatever was still to come.
    pub(crate) fn end_at_once(&mut self, o: O) -> Flow<()> {
        self.ending().map_or(Ok(()), |ending| self.end(o, ending))
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, o: O, ending: Ending) -> Flow<()> {
        self.ended = Some(ending);
        let outcome = self.outcome(ending);
        self.tell(o, Event::Ended(ending), outcome.rule);
        Err(Halt::Over(outcome))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let (seat, by) = match ending {
            Ending::Goal => (HUMAN, rule::GAME_VICTORY),
            Ending::Impossible | Ending::AllDead => (INFERNAL, rule::GAME_VICTORY),
            Ending::OutOfTime => (INFERNAL, rule::GAME_TURN_MARKER),
            Ending::Ritual | Ending::Breakthrough => (INFERNAL, rule::CONTENT_SCENARIOS),
            Ending::Draw => return Outcome::draw(Seats::first(2), ending.words(), rule::CONTENT_SURVIVORS),
        };
        Outcome::won_by(Seats::NONE.and(seat), ending.words(), by)
    }

    pub(crate) fn tell(&self, o: O, event: Event, by: impl Into<By>) {
        o.tell(self, &event, by.into());
    }
}
