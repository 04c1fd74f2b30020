//! Plays one game: asks each seat's mind, rolls and draws as a session with this seed would.

use minds::Mind;
use table::{Ask, By, Draw, Faces, Fate, Flow, Game, Halt, Oracle, Outcome, Past, Roll, RuleId, Situation, Think};

/// More steps than this, and the game does not end.
const MOST_STEPS: u32 = 200_000;

/// What a rule is cited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// Something that may be chosen.
    Allowing,
    /// Something that may not be chosen.
    Forbidding,
    /// A question, a roll, a draw, an event or an ending.
    Telling,
}

/// Hears every rule that is cited.
pub trait Witness {
    /// A rule was cited.
    fn cited(&mut self, rule: RuleId, what: For);
    /// A step was finished.
    fn passed<G: Think>(&mut self, _game: &G) {}
    /// The game with this seed ended so; in no way where it could not be finished.
    fn ended(&mut self, _seed: u64, _outcome: Option<&Outcome>) {}
    /// Whether it wants to hear of refusals too.
    const WANTS_REFUSALS: bool;
}

/// Hears nothing.
pub struct Deaf;

impl Witness for Deaf {
    fn cited(&mut self, _rule: RuleId, _what: For) {}
    const WANTS_REFUSALS: bool = false;
}

/// How a game went.
pub struct Played {
    /// How it ended, or why it could not.
    pub end: Result<Outcome, String>,
    /// How many questions were answered.
    pub decisions: u64,
    /// What was chosen, in order.
    pub choices: Vec<u16>,
}

struct Host<'h, G: Game, W> {
    minds: &'h [Mind],
    seed: u64,
    chances: u32,
    /// The last finished step and the answers since; only kept where a mind thinks.
    situation: Option<Situation<G>>,
    choices: Vec<u16>,
    witness: &'h mut W,
    dead_end: bool,
    whim: Fate,
    clock: &'h mut dyn FnMut() -> u64,
}

/// Plays a game to its end, and checks every position on the way.
pub fn play<G: Think, W: Witness>(
    mut game: G,
    minds: &[Mind],
    seed: u64,
    witness: &mut W,
    clock: &mut dyn FnMut() -> u64,
) -> Played {
    let thinks = minds.iter().any(|mind| !matches!(mind, Mind::Random));
    let mut host = Host {
        minds,
        seed,
        chances: 0,
        situation: thinks.then(|| Situation { state: game.clone(), since: Vec::new() }),
        choices: Vec::new(),
        witness,
        dead_end: false,
        // Not the stream of the dice.
        whim: Fate::new(seed ^ 0x5bd1_e995_9d1c_8f2d),
        clock,
    };
    let end = run(&mut game, &mut host);
    Played { end, decisions: host.choices.len() as u64, choices: host.choices }
}

fn run<G: Think, W: Witness>(game: &mut G, host: &mut Host<'_, G, W>) -> Result<Outcome, String> {
    game.check().map_err(|broken| format!("a broken position at the start: {broken}"))?;
    for step in 1..=MOST_STEPS {
        let flow = game.step(host);
        game.check().map_err(|broken| format!("a broken position in step {step}: {broken}"))?;
        match flow {
            Ok(()) => {
                host.witness.passed(game);
                if let Some(situation) = &mut host.situation {
                    situation.state.clone_from(game);
                    situation.since.clear();
                }
            }
            Err(Halt::Over(outcome)) => {
                host.witness.cited(outcome.rule, For::Telling);
                return Ok(outcome);
            }
            Err(_) if host.dead_end => return Err(format!("a question without options in step {step}")),
            Err(halt) => return Err(format!("the rules stopped in step {step} ({halt:?})")),
        }
    }
    Err(format!("no end after {MOST_STEPS} steps"))
}

impl<G: Game, W> Host<'_, G, W> {
    fn fate(&mut self) -> Fate {
        self.chances += 1;
        Fate::at(self.seed, self.chances - 1)
    }

    fn note(&mut self, past: impl FnOnce() -> Past<G>) {
        if let Some(situation) = &mut self.situation {
            situation.since.push(past());
        }
    }
}

impl<G: Think, W: Witness> Oracle<G> for Host<'_, G, W> {
    fn choose(&mut self, _game: &G, ask: &Ask<G>) -> Flow<usize> {
        self.witness.cited(ask.rule, For::Telling);
        for (list, what) in [(&ask.options, For::Allowing), (&ask.refused, For::Forbidding)] {
            for candidate in list {
                self.witness.cited(candidate.rule, what);
            }
        }
        if ask.options.is_empty() {
            self.dead_end = true;
            return Err(Halt::Asked);
        }
        let mind = self.minds.get(usize::from(ask.seat().0) % self.minds.len().max(1)).copied().unwrap_or(Mind::Random);
        let index = match (&self.situation, mind) {
            (None, _) | (_, Mind::Random) => Some(self.whim.below(ask.options.len() as u32) as usize),
            (Some(situation), mind) => {
                let seed = u64::from(self.whim.below(u32::MAX));
                mind.choose(situation, ask, ask.seat(), seed, self.clock)
            }
        };
        let index = index.ok_or(Halt::Asked)?;
        let chosen = u16::try_from(index).map_err(|_| Halt::Spoiled)?;
        self.choices.push(chosen);
        let option = ask.options.get(index).ok_or(Halt::Spoiled)?;
        self.note(|| Past::Chose(option.by, option.choice, ask.sealed));
        Ok(index)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        self.witness.cited(roll.chance.rule, For::Telling);
        let faces = self.fate().roll(&roll.dice);
        if self.situation.is_some() {
            let value = roll.dice.value(&faces).ok_or(Halt::Spoiled)?;
            self.note(|| Past::Fell(value, roll.chance.seen_by));
        }
        Ok(faces)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.witness.cited(draw.chance.rule, For::Telling);
        let kind = self.fate().draw(draw.counts).ok_or(Halt::Spoiled)?;
        self.note(|| Past::Fell(kind as u64, draw.chance.seen_by));
        Ok(kind)
    }

    fn tell(&mut self, _game: &G, event: &G::Event, by: By) {
        by.rules().for_each(|rule| self.witness.cited(rule, For::Telling));
        self.note(|| Past::Told(event.clone()));
    }

    fn wants_refusals(&self) -> bool {
        W::WANTS_REFUSALS
    }
}
