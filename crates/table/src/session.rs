//! A game being played: the state at the last finished step, and the answers given since.

use crate::answer::Answer;
use crate::correct::corrected;
use crate::earlier::{Earlier, EarlierLine};
use crate::script::{Question, Script, Source, Told};
use crate::{Game, Halt, Hands, Player, RuleId, Seats, SetupError};

/// What a game started from.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(bound(serialize = "G: Game", deserialize = "G: Game"))]
pub enum Origin<G: Game> {
    /// A table laid by the rules.
    Setup(G::Setup),
    /// A position put there by hand: an example, a problem.
    Position(G),
}

/// The state at the end of a step.
#[derive(Clone, Debug)]
pub(crate) struct Mark<G> {
    pub state: G,
    /// How many steps came before.
    steps: usize,
    pub answered: usize,
    pub chances: u32,
    /// How many events had been told.
    pub told: usize,
}

/// Answers that were taken back, and how many stood before them.
#[derive(Clone, Debug)]
pub(crate) struct Undone {
    pub at: usize,
    pub answers: Vec<Answer>,
}

/// How many marks are kept close together; of older ones every [`SPARSE`]th.
const DENSE: usize = 256;
const SPARSE: usize = 8;

/// More steps than this without a question, and the rules are running in a circle.
const MOST_STEPS: usize = 10_000;

/// A game being played. Answering, undoing and loading take the same time at any length of the game.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(crate) origin: Origin<G>,
    pub(crate) seed: u64,
    pub(crate) players: Vec<Player>,
    pub(crate) hands: Hands,
    /// The number of the first chance event; above 0 where the game goes on from one that had some already.
    pub(crate) first_chance: u32,
    /// Answers from before the first mark of a loaded game, as they were saved; [`Session::unfold`] replays them when needed.
    pub(crate) folded: Vec<Answer>,
    /// Whether the first mark was loaded and nobody has looked yet whether the folded answers lead there.
    pub(crate) unread: bool,
    /// What was played under other rules.
    pub(crate) past: Option<Earlier>,
    /// The last lines before the first mark, as they were saved.
    pub(crate) before: Vec<EarlierLine>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) marks: Vec<Mark<G>>,
    pub(crate) told: Vec<Told<G::Event>>,
    pub(crate) undone: Vec<Undone>,
    pub(crate) now: G,
    pub(crate) question: Question<G>,
    pub(crate) revision: u32,
    /// Computers that have nothing to say to the present question.
    pub(crate) silent: Seats,
}

/// Why an answer was not taken. The game stands as it stood before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerError {
    /// The question has changed since.
    #[error("this answers an older question; look at the present one")]
    Stale,
    /// Something else is asked.
    #[error("that is not what the table asks for now")]
    NotAsked,
    /// There is no such option, face or card.
    #[error("there is no such answer to this question")]
    NoSuchAnswer,
    /// The table cannot be set right like that: a rule speaks against it.
    #[error("the rules do not allow this")]
    Refused(RuleId),
    /// There is nothing to take back or to do again.
    #[error("there is nothing to take back or to do again")]
    Nothing,
    /// The rules could not go on. This is a fault of the engine, not of the answer.
    #[error("the rules could not go on from here")]
    Stuck,
}

/// Why a session could not begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BeginError {
    /// The rules do not allow the setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position breaks a rule.
    #[error(transparent)]
    Position(#[from] crate::Broken),
    /// The rules could not reach a first question.
    #[error("the rules could not reach a first question")]
    Stuck,
}

impl<G: Game> Session<G> {
    /// Begins a game. Chance is the engine's until [`Session::set_by_hand`] says otherwise.
    pub fn begin(setup: G::Setup, players: Vec<Player>, seed: u64) -> Result<Self, BeginError> {
        Self::seated(Origin::Setup(setup), players, seed, Hands::Nothing)
    }

    /// Begins a game in which people roll and draw themselves from the first card on.
    pub fn begin_by_hand(setup: G::Setup, players: Vec<Player>, seed: u64) -> Result<Self, BeginError> {
        Self::seated(Origin::Setup(setup), players, seed, Hands::Everything)
    }

    /// Begins at a position.
    pub fn from_position(position: G, players: Vec<Player>, seed: u64) -> Result<Self, BeginError> {
        Self::seated(Origin::Position(position), players, seed, Hands::Nothing)
    }

    /// Begins at a position where people roll and draw themselves from the first card on.
    pub fn from_position_by_hand(position: G, players: Vec<Player>) -> Result<Self, BeginError> {
        Self::seated(Origin::Position(position), players, 0, Hands::Everything)
    }

    /// Begins once more what this game began as, for the same players, with other chance.
    pub fn again(&self, seed: u64) -> Result<Self, BeginError> {
        Self::from_origin(self.origin.clone(), self.first_chance, self.players.clone(), seed, self.hands.clone())
    }

    /// Persons sit where nobody was named.
    fn seated(origin: Origin<G>, players: Vec<Player>, seed: u64, hands: Hands) -> Result<Self, BeginError> {
        let mut session = Self::from_origin(origin, 0, players, seed, hands)?;
        session.players.resize(session.now.seats().into(), Player::Person);
        Ok(session)
    }

    pub(crate) fn from_origin(
        origin: Origin<G>,
        first_chance: u32,
        players: Vec<Player>,
        seed: u64,
        hands: Hands,
    ) -> Result<Self, BeginError> {
        let state = match &origin {
            Origin::Setup(setup) => G::begin(setup)?,
            Origin::Position(position) => {
                position.check()?;
                position.clone()
            }
        };
        Self::at(origin, state, first_chance, players, seed, hands, &[]).map_err(|_| BeginError::Stuck)
    }

    /// A session whose first mark is `state`, played on with `feed`.
    pub(crate) fn at(
        origin: Origin<G>,
        state: G,
        chances: u32,
        players: Vec<Player>,
        seed: u64,
        hands: Hands,
        feed: &[Answer],
    ) -> Result<Self, AnswerError> {
        let mut session = Self {
            origin,
            seed,
            players,
            hands,
            first_chance: chances,
            folded: Vec::new(),
            unread: false,
            past: None,
            before: Vec::new(),
            answers: Vec::new(),
            now: state.clone(),
            marks: vec![Mark { state, steps: 0, answered: 0, chances, told: 0 }],
            told: Vec::new(),
            undone: Vec::new(),
            // Replaced below before anybody can see it.
            question: Question::Draw(Box::new(crate::Chance::dice(crate::Key(""), crate::RuleId(0))), Vec::new()),
            revision: 0,
            silent: Seats::NONE,
        };
        session.run(feed)?;
        Ok(session)
    }

    /// Plays on from the last mark: the answers since, then `feed`, then chance, until somebody has to answer.
    pub(crate) fn run(&mut self, mut feed: &[Answer]) -> Result<(), AnswerError> {
        self.revision = self.revision.wrapping_add(1);
        self.silent = Seats::NONE;
        let mut idle = 0;
        while idle < MOST_STEPS {
            let Some(mark) = self.marks.last() else { return Err(AnswerError::Stuck) };
            let (steps, answered) = (mark.steps + 1, mark.answered);
            let mut now = mark.state.clone();
            self.told.truncate(mark.told);
            let mut script = Script::<'_, '_, G> {
                at: answered,
                answers: &mut self.answers,
                feed,
                source: Source { seed: self.seed, hands: &self.hands },
                chances: mark.chances,
                told: &mut self.told,
                asked: None,
                refusals: true,
            };
            let flow = now.step(&mut script);
            let (at, chances, asked, correction) = (script.at, script.chances, script.asked.take(), script.correction());
            feed = script.feed;
            match (flow, asked) {
                (Ok(()), _) => {
                    let somebody_answered = self.answers.get(answered..at).is_some_and(|new| new.iter().any(|a| !a.is_fate()));
                    idle = if somebody_answered { 0 } else { idle + 1 };
                    self.marks.push(Mark { state: now, steps, answered: at, chances, told: self.told.len() });
                    self.thin();
                    continue;
                }
                (Err(Halt::Asked | Halt::Over(_)), None) if correction.is_some() && at == answered => {
                    let Some(correction) = correction else { return Err(AnswerError::Stuck) };
                    let (state, told) = corrected(&mark.state, correction)?;
                    let chances = mark.chances;
                    self.told.truncate(mark.told);
                    self.told.push(told);
                    if at == self.answers.len() {
                        self.answers.push(Answer::Correction(correction));
                        feed = feed.get(1..).unwrap_or_default();
                    }
                    idle = 0;
                    self.marks.push(Mark { state, steps, answered: at + 1, chances, told: self.told.len() });
                    self.thin();
                    continue;
                }
                (Err(Halt::Asked), Some(question)) => self.question = question,
                (Err(Halt::Over(outcome)), _) => self.question = Question::Over(outcome),
                _ => return Err(AnswerError::Stuck),
            }
            self.now = now;
            // Answers left over were given to a game that was already over.
            return if feed.is_empty() { Ok(()) } else { Err(AnswerError::Stuck) };
        }
        Err(AnswerError::Stuck)
    }

    /// Forgets most of the old marks: a long game stays small, and undoing into it replays a few steps at most.
    fn thin(&mut self) {
        if self.marks.last().is_some_and(|mark| mark.steps % DENSE == 0) {
            let old = self.marks.len().saturating_sub(DENSE);
            let mut index = 0;
            self.marks.retain(|mark| {
                let keep = index >= old || index == 0 || mark.steps % SPARSE == 0;
                index += 1;
                keep
            });
        }
    }

    /// The present question.
    pub fn question(&self) -> &Question<G> {
        &self.question
    }

    /// Changes with every question; an answer names the revision it answers.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The present state, in the middle of a step perhaps.
    pub fn state(&self) -> &G {
        &self.now
    }

    /// Who answers for each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Puts somebody else on a seat.
    pub fn set_player(&mut self, seat: crate::Seat, player: Player) {
        if let Some(place) = self.players.get_mut(usize::from(seat.0)) {
            *place = player;
        }
    }

    /// The seed of chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What people roll and draw themselves.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// Whether people roll or draw anything themselves.
    pub fn by_hand(&self) -> bool {
        self.hands != Hands::Nothing
    }

    /// Lets people roll and draw everything themselves from now on, or the engine again.
    pub fn set_by_hand(&mut self, by_hand: bool) -> Result<(), AnswerError> {
        self.set_hands(if by_hand { Hands::Everything } else { Hands::Nothing })
    }

    /// Says what people roll and draw from now on. What they were just asked for and is the engine's now, it does at once.
    pub fn set_hands(&mut self, hands: Hands) -> Result<(), AnswerError> {
        if hands == self.hands {
            return Ok(());
        }
        let waits = match &self.question {
            Question::Roll(roll) => !hands.roll(&roll.dice),
            Question::Draw(chance, _) => !hands.take(chance.pile),
            _ => false,
        };
        let before = core::mem::replace(&mut self.hands, hands);
        let answered = self.answers.len();
        if let Err(error) = if waits { self.run(&[]) } else { Ok(()) } {
            self.hands = before;
            self.restore(answered, &[])?;
            return Err(error);
        }
        // What was taken back was rolled and drawn by others; done again, it might lead elsewhere.
        self.undone.clear();
        Ok(())
    }

    /// Everything told so far, from the first event on.
    pub fn log(&mut self) -> &[Told<G::Event>] {
        self.unfold();
        &self.told
    }

    /// What the log tells since the game was begun or loaded; the same as [`Session::log`] after it was asked for once.
    pub fn recent(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// How many answers people and computers gave.
    pub fn answered(&self) -> usize {
        self.folded.iter().chain(&self.answers).filter(|answer| !answer.is_fate()).count()
    }

    /// Chooses an option. Gives what happened since.
    pub fn answer(&mut self, index: usize, revision: u32) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        match &self.question {
            Question::Choose(ask) if index < ask.options.len() => {
                let index = u16::try_from(index).map_err(|_| AnswerError::NoSuchAnswer)?;
                self.play(&[Answer::Choice(index)])
            }
            Question::Choose(_) => Err(AnswerError::NoSuchAnswer),
            _ => Err(AnswerError::NotAsked),
        }
    }

    /// Enters how real dice fell.
    pub fn enter_roll(&mut self, faces: &[u8], revision: u32) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        let Question::Roll(roll) = &self.question else { return Err(AnswerError::NotAsked) };
        let value = roll.dice.value(faces).ok_or(AnswerError::NoSuchAnswer)?;
        self.play(&[Answer::Hand(value)])
    }

    /// Enters which piece was really drawn.
    pub fn enter_draw(&mut self, kind: usize, revision: u32) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        let Question::Draw(_, counts) = &self.question else { return Err(AnswerError::NotAsked) };
        if counts.get(kind).is_none_or(|count| *count == 0) {
            return Err(AnswerError::NoSuchAnswer);
        }
        self.play(&[Answer::Hand(kind as u64)])
    }

    /// Lets the engine roll or draw this once.
    pub fn leave_to_fate(&mut self, revision: u32) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        match self.question {
            Question::Roll(_) | Question::Draw(..) => self.play(&[Answer::Fate(0)]),
            _ => Err(AnswerError::NotAsked),
        }
    }

    pub(crate) fn fresh(&self, revision: u32) -> Result<(), AnswerError> {
        if revision == self.revision { Ok(()) } else { Err(AnswerError::Stale) }
    }

    pub(crate) fn play(&mut self, feed: &[Answer]) -> Result<&[Told<G::Event>], AnswerError> {
        let (told, answered) = (self.told.len(), self.answers.len());
        if let Err(error) = self.run(feed) {
            self.restore(answered, &[])?;
            return Err(error);
        }
        self.undone.clear();
        Ok(self.told.get(told..).unwrap_or(&[]))
    }

    pub(crate) fn last_mark(&self) -> (&G, usize) {
        self.marks.last().map_or((&self.now, self.answers.len()), |mark| (&mark.state, mark.answered))
    }

    pub(crate) fn last_chances(&self) -> u32 {
        self.marks.last().map_or(0, |mark| mark.chances)
    }

    pub(crate) fn last_told(&self) -> usize {
        self.marks.last().map_or(self.told.len(), |mark| mark.told)
    }
}
