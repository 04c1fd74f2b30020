//! A first game that teaches: the beginning of a game, answered step by step, with a sentence for each answer.
//!
//! `crates/<game>/opening.toml` holds how the game begins and what is answered:
//!
//! ```toml
//! seed = 7
//! setup = { characters = 2 }
//! players = ["person", "normal"]   # who plays on when the opening is over
//! after = "Now you know how a turn goes."
//!
//! [[step]]
//! say = "Flip the territory you stand on."
//! rule = "flip.own"
//! answer = "Flip the Gate"
//! ```
//!
//! Dice and cards are those of the seed. A person's steps all say something; those of computer players need not.

use std::fs;
use std::path::Path;

use catalogue::Texts;
use serde::{Deserialize, Serialize};
use table::{Player, Session, Show, Shown};

use crate::story::Story;

/// The name of its file in the folder of a game.
const FILE: &str = "opening.toml";

/// An opening as it stands in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<S> {
    seed: u64,
    setup: S,
    players: Vec<Player>,
    after: String,
    step: Vec<Told>,
}

/// A step as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    say: Option<String>,
    rule: Option<String>,
    answer: String,
}

/// An opening for pages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opening {
    /// The game before the first answer, as a text that `Session.load` opens.
    pub begin: String,
    /// The same with all answers.
    pub record: String,
    /// What is answered.
    pub steps: Vec<Lesson>,
    /// What is said when all of them are given.
    pub after: String,
}

/// One answer of an opening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lesson {
    /// What the person is told; nothing where somebody else answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The rule that it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The option that is chosen, by its index.
    pub answer: usize,
}

/// Plays the opening of a game, whose crate's folder is `home`; nothing where it has none.
pub fn opening<G: Show>(home: &Path) -> Result<Option<Opening>, String> {
    let file = home.join(FILE);
    if !file.exists() {
        return Ok(None);
    }
    let named = |what: String| format!("{}: {what}", file.display());
    let text = fs::read_to_string(&file).map_err(|error| named(error.to_string()))?;
    let written: Written<G::Setup> = toml::from_str(&text).map_err(|error| named(error.to_string()))?;
    let texts = Texts::load(home.join("texts"), catalogue::BASE).map_err(|problem| problem.to_string())?;
    play::<G>(written, &texts).map(Some).map_err(named)
}

fn play<G: Show>(written: Written<G::Setup>, texts: &Texts) -> Result<Opening, String> {
    let Written { seed, setup, players, after, step } = written;
    let mut session = Session::<G>::begin(setup, players, seed).map_err(|error| error.to_string())?;
    let begin = session.record();
    let mut steps = Vec::new();
    for (number, told) in step.into_iter().enumerate() {
        let lesson = give(&mut session, told, texts).map_err(|what| format!("step {}: {what}", number + 1))?;
        steps.push(lesson);
    }
    Ok(Opening { begin, record: session.record(), steps, after })
}

/// Gives the answer of a step, and checks that what it says is worth saying.
fn give<G: Show>(session: &mut Session<G>, told: Told, texts: &Texts) -> Result<Lesson, String> {
    let Shown::Choice { options, seats, .. } = session.shown() else {
        return Err("nobody is asked to choose".to_owned());
    };
    if let Some(rule) = told.rule.as_ref().filter(|rule| G::catalogue().find(rule).is_none()) {
        return Err(format!("`{rule}` is no rule or ruling of the game"));
    }
    let answer = Story::<G>::without_moments(texts).find(session.state(), &options, &told.answer)?;
    // Who answers is who can choose it, where a question is open to several.
    let own = options.get(answer).map(|option| option.by.as_slice()).filter(|by| !by.is_empty()).unwrap_or(&seats);
    let is_person = |seat: &table::Seat| session.players().get(usize::from(seat.0)) == Some(&Player::Person);
    if own.iter().any(is_person) && (told.say.is_none() || told.rule.is_none()) {
        return Err(format!("a person answers `{}`: say why, and by which rule", told.answer));
    }
    session.answer(answer, session.revision()).map_err(|error| error.to_string())?;
    Ok(Lesson { say: told.say, rule: told.rule, answer })
}
