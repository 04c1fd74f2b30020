//! The sequence of play: the Caravan's Turn, the Malefactors' Turn, round after round, until an Objective is fulfilled or a Champion
//! is defeated.

use table::{
    AnswerError, Broken, By, Catalogue, Correction, Fate, Flow, Game, Halt, Oracle, Outcome, Seat, Seats, SetupError, Thing, Told,
};

use crate::about::About;
use crate::choice::Choice;
use crate::content::confrontations::Objective;
use crate::event::Event;
use crate::setup::{Setup, arcana_of, lay_table, might_of};
use crate::state::{Dante, Ending, Might, Phase, Tokens, TrayNo};
use crate::{key, rule};

/// Whatever answers the questions of the rules.
pub(crate) type O<'a> = &'a mut dyn Oracle<Dante>;

impl Game for Dante {
    const ID: &'static str = "dante";
    const RULES: u32 = 6;
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
        self.players
    }

    fn step(&mut self, o: O) -> Flow<()> {
        if let Some(ending) = self.ended {
            return Err(Halt::Over(self.outcome(ending)));
        }
        match self.phase {
            Phase::Quick(row) => self.quick_row(o, row),
            Phase::Laying => self.lay_decks(o),
            Phase::CleanUp => self.clean_up(o),
            Phase::Rebuild => self.rebuild(o),
            Phase::Preparation => self.preparation(o),
            Phase::Actions => self.take_action(o),
            Phase::Malefactors(tray) => self.activate(o, tray),
        }
    }

    fn check(&self) -> Result<(), Broken> {
        self.verify()
    }

    fn things(&self) -> Vec<Thing> {
        self.list_things()
    }

    fn set_right(&mut self, correction: Correction) -> Result<Told<Event>, AnswerError> {
        self.correct(correction)
    }

    /// Nothing is hidden: hands lie open among friends, and what is face down is only decided when it is turned up.
    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Dante {
    /// The decks of the tray are shuffled, and their top cards can be seen.
    fn lay_decks(&mut self, o: O) -> Flow<()> {
        self.tell(o, Event::Laid, rule::CONFRONTATION_SETUP_TRAY);
        if self.mode.grim {
            self.tell(o, Event::Grim, rule::MODE_GRIM);
        }
        if self.mode.story {
            self.tell(o, Event::Story, rule::MODE_STORY);
        }
        let arcana = self.confrontation.card().arcana;
        if arcana > 0 {
            self.add_arcana(o, TrayNo(0), arcana, rule::DECK_ARCANA_SHUFFLE_IN)?;
        }
        let offered = arcana_of(self.confrontation);
        if offered > 0 {
            self.add_arcana(o, TrayNo(0), offered, rule::DECK_ARCANA_SHUFFLE_IN.and(rule::CONTENT_BALANCE))?;
        }
        for tray in self.all_trays() {
            self.turn_up(o, tray)?;
        }
        self.might = might_of(self.confrontation, 4 - self.players);
        for tray in self.all_trays().filter(|tray| !self.is_event(*tray)).collect::<Vec<_>>() {
            self.tray_mut(tray).endurance = self.might.endurance;
        }
        if self.might != Might::default() {
            self.tell(o, Event::Might(self.might), rule::CONTENT_BALANCE);
        }
        self.phase = Phase::CleanUp;
        Ok(())
    }

    /// After the last player has passed, every deck of the tray is played once; after the last one a new round begins.
    pub(crate) fn next_tray(&self, after: Option<TrayNo>) -> Phase {
        let next = TrayNo(after.map_or(0, |tray| tray.0 + 1));
        if usize::from(next.0) < self.trays.len() { Phase::Malefactors(next) } else { Phase::CleanUp }
    }

    /// The Caravan wins as soon as it fulfils any one of the Objectives.
    pub(crate) fn check_objectives(&mut self, o: O) -> Flow<()> {
        let objectives = self.confrontation.card().objectives;
        let met = objectives.iter().position(|objective| match objective {
            Objective::Defeat(id) => self.all_foes().any(|foe| self.foe(foe).id == *id && self.is_defeated(foe)),
            Objective::Empty(pack) => self.trays.iter().any(|tray| tray.pack == *pack && tray.is_empty()),
            Objective::All => self.all_foes().all(|foe| self.is_defeated(foe)),
        });
        met.map_or(Ok(()), |nth| self.end(o, Ending::Won(nth as u8)))
    }

    /// Ends the Confrontation. All players win or lose together.
    pub(crate) fn end(&mut self, o: O, ending: Ending) -> Flow<()> {
        self.ended = Some(ending);
        self.playing = None;
        for champion in &mut self.champions {
            champion.finding = None;
            champion.tokens =
                Tokens { empower: champion.tokens.empower, inspiration: champion.tokens.inspiration, ..Tokens::default() };
        }
        self.tell(o, Event::PutAway, rule::CONFRONTATION_END_TOKENS.and(rule::CONFRONTATION_END_FINDINGS));
        let outcome = self.outcome(ending);
        let by = match ending {
            Ending::Won(nth) => match self.confrontation.card().objectives.get(usize::from(nth)) {
                Some(Objective::All) => rule::MALEFACTOR_DEFEAT_ALL,
                _ => rule::MALEFACTOR_DEFEAT_OBJECTIVE,
            },
            Ending::Lost(_) if self.confrontation.card().forward.is_some() => rule::CONFRONTATION_LOSS,
            Ending::Lost(_) => rule::MODE_COOPERATIVE,
        };
        self.tell(o, Event::Ended(ending), outcome.rule.and(by));
        Err(Halt::Over(outcome))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        match ending {
            Ending::Won(_) => Outcome::won_by(Seats::first(self.players), key::END_WON, rule::CONFRONTATION_WIN),
            Ending::Lost(_) => match self.confrontation.card().forward {
                Some(_) => Outcome::won_by(Seats::NONE, key::END_FORWARD, rule::CONFRONTATION_FAIL_FORWARD),
                None => Outcome::won_by(Seats::NONE, key::END_LOST, rule::CONFRONTATION_LOSS),
            },
        }
    }

    pub(crate) fn tell(&self, o: O, event: Event, by: impl Into<By>) {
        o.tell(self, &event, by.into());
    }
}
