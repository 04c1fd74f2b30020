//! The sequence of play: round after round along the Initiative Track, until the Adventure is won or has failed.

use table::{
    AnswerError, Broken, By, Catalogue, Correction, Fate, Flow, Game, Halt, Oracle, Outcome, RuleId, Seat, Seats, SetupError,
    Thing, Told,
};

use crate::about::About;
use crate::choice::Choice;
use crate::event::Event;
use crate::hero::Block;
use crate::setup::{Setup, lay_table};
use crate::state::{Drunagor, Ending, Phase};
use crate::{key, rule};

/// Whatever answers the questions of the rules.
pub(crate) type O<'a> = &'a mut dyn Oracle<Drunagor>;

impl Game for Drunagor {
    const ID: &'static str = "drunagor";
    const RULES: u32 = 4;
    const LAYOUT: u32 = 2;
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
        self.heroes.len() as u8
    }

    fn step(&mut self, o: O) -> Flow<()> {
        if let Some(ending) = self.ended {
            return Err(Halt::Over(self.outcome(ending)));
        }
        match self.phase {
            Phase::Laying => self.lay_first_setup(o)?,
            Phase::Learning(who, nth) => self.level_up(o, who, nth)?,
            Phase::Placing(nth) => self.place_hero(o, nth)?,
            Phase::Track => self.track_step(o)?,
            Phase::Turn(turn) => self.turn_step(o, turn)?,
            Phase::Figures(kind) => self.figures_step(o, kind)?,
            Phase::Friends(owner, done) => self.friends_step(o, owner, done)?,
        }
        self.recall_unwillingly(o)?;
        self.trigger_scenes(o)?;
        self.judge(o)
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

    /// Nothing is hidden: what is face down is only decided when it is turned up.
    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Drunagor {
    /// The heroes win by completing the goal.
    fn judge(&mut self, o: O) -> Flow<()> {
        if self.is_being_laid() || !self.is_goal_reached() {
            return Ok(());
        }
        self.end(o, Ending::Won)
    }

    /// Ends the Adventure for everybody.
    pub(crate) fn end(&mut self, o: O, ending: Ending) -> Flow<()> {
        self.ended = Some(ending);
        if let Some(epilogue) = self.epilogue().filter(|_| ending == Ending::Won) {
            self.tell(o, Event::Epilogue(epilogue), rule::ADVENTURE_END_ENTRY);
        }
        let outcome = self.outcome(ending);
        let by = match ending {
            Ending::Won => outcome.rule.and(rule::DOOR_ENDGAME_TRIGGER),
            Ending::Cursed(_) | Ending::Broken(_) => outcome.rule.and(rule::STRUCTURE_ONE_HERO_FALLS),
            Ending::Dark | Ending::Failed | Ending::Stands(_) => outcome.rule.into(),
        };
        self.tell(o, Event::Ended(ending), by);
        Err(Halt::Over(outcome))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let lost = |key, rule: RuleId| Outcome::won_by(Seats::NONE, key, rule);
        match ending {
            Ending::Won => Outcome::won_by(Seats::first(self.seats()), key::END_WON, rule::ADVENTURE_WIN),
            Ending::Cursed(_) => lost(key::END_CURSED, rule::ADVENTURE_FAIL_CURSE),
            Ending::Broken(_) => lost(key::END_BROKEN, rule::ADVENTURE_FAIL_TRAUMA),
            Ending::Dark => lost(key::END_DARK, rule::RUNE_LAST_DRAWN),
            Ending::Failed => lost(key::END_FAILED, rule::ADVENTURE_SPECIAL_FAIL),
            Ending::Stands(who) => {
                let party = self.party_of_seat(who);
                let winners = self.party().filter(|seat| self.party_of_seat(*seat) == party).collect();
                Outcome::won_by(winners, key::END_STANDS, rule::PVP_WIN_CONDITION)
            }
        }
    }

    /// Ends the Adventure if a hero has more Curse or Trauma Cubes than the hero can hold.
    pub(crate) fn judge_blocks(&mut self, o: O, who: Seat) -> Flow<()> {
        if self.is_duel() {
            return self.judge_match(o, who);
        }
        let hero = self.hero(who);
        if hero.blocks(Block::Curse) > hero.most_curses() {
            return self.end(o, Ending::Cursed(who));
        }
        if hero.blocks(Block::Trauma) > hero.most_traumas() {
            return self.end(o, Ending::Broken(who));
        }
        Ok(())
    }

    pub(crate) fn tell(&self, o: O, event: Event, by: impl Into<By>) {
        o.tell(self, &event, by.into());
    }
}
