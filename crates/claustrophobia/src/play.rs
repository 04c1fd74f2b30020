//! The sequence of play: five phases a turn, until the scenario says who has won.

use table::{Broken, Catalogue, Fate, Flow, Game, Halt, Oracle, Outcome, RuleId, Seat, Seats, SetupError};

use crate::choice::Choice;
use crate::event::Event;
use crate::setup::{Setup, lay_table};
use crate::state::{Claustrophobia, Ending, HUMAN, INFERNAL, Matter, Phase};
use crate::{key, rule};

/// What answers the rules of this game.
pub(crate) type O<'a> = &'a mut dyn Oracle<Claustrophobia>;

impl Game for Claustrophobia {
    const ID: &'static str = "claustrophobia";
    const VERSION: u32 = 1;
    type Setup = Setup;
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
        if let Some(matter) = self.agenda.pop() {
            return self.settle(o, matter);
        }
        if let Some(ending) = self.scenario_ending() {
            return self.end(o, ending);
        }
        match self.phase {
            Phase::TurnEnd => self.end_turn(o),
            _ => {
                self.phase = Phase::TurnEnd;
                Ok(())
            }
        }
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Claustrophobia {
    fn settle(&mut self, o: O, matter: Matter) -> Flow<()> {
        match matter {
            Matter::Continue(token, whom) => self.continue_effect(o, token, whom),
            _ => Ok(()),
        }
    }

    fn end_turn(&mut self, o: O) -> Flow<()> {
        if self.turn >= self.scenario.card().turns {
            return self.end(o, Ending::OutOfTime);
        }
        self.turn += 1;
        self.tell(o, Event::Turn(self.turn), rule::TURN_REPEAT);
        self.phase = Phase::HumanCleanup;
        Ok(())
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, o: O, ending: Ending) -> Flow<()> {
        self.ended = Some(ending);
        let outcome = self.outcome(ending);
        self.tell(o, Event::Ended(ending), outcome.rule);
        Err(Halt::Over(outcome))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let (seat, key) = match ending {
            Ending::Goal => (HUMAN, key::END_GOAL),
            Ending::Impossible => (INFERNAL, key::END_IMPOSSIBLE),
            Ending::AllDead => (INFERNAL, key::END_ALL_DEAD),
            Ending::OutOfTime => (INFERNAL, key::END_OUT_OF_TIME),
        };
        Outcome::won_by(Seats::NONE.and(seat), key, rule::GAME_VICTORY)
    }

    pub(crate) fn tell(&self, o: O, event: Event, rule: RuleId) {
        o.tell(self, &event, rule);
    }
}
