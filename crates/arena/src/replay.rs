//! `replay`: plays a recorded game again and verifies its hash.

use std::fs;

use catalogue::Texts;
use serde::Serialize;
use table::{Key, Question, Say, Session};

use crate::cli;
use crate::registry::{Contest, Task, home, with};
use crate::report::json;

/// What came of a replay.
#[derive(Debug, Serialize)]
pub struct Verdict {
    game: &'static str,
    answers: usize,
    /// Of the last position.
    hash: String,
    /// Whether it is the hash that was expected; nothing where none was.
    verified: Option<bool>,
    /// The ending's key; nothing where the game goes on.
    ending: Option<&'static str>,
    /// The whole game in words, line by line; nothing where it was not asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    told: Vec<String>,
}

struct Text {
    saved: String,
    expected: Option<String>,
    tell: bool,
}

impl Task for Text {
    type Out = Result<Verdict, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let session = Session::<G>::load(&self.saved).map_err(|error| error.to_string())?;
        // The record is played from its first answer; a snapshot's own state must be the same.
        let again = Session::<G>::load(&session.record()).map_err(|error| error.to_string())?;
        let hash = format!("{:016x}", again.hash());
        let mut verified = self.expected.as_ref().map(|expected| *expected == hash);
        if again.hash() != session.hash() {
            verified = Some(false);
        }
        let ending = match again.question() {
            Question::Over(outcome) => Some(outcome.key.0),
            _ => None,
        };
        let told = if self.tell { tell(&again)? } else { Vec::new() };
        Ok(Verdict { game: G::ID, answers: again.answered(), hash, verified, ending, told })
    }
}

/// Everything that happened, in words: a heading wherever round, phase or turn are others, and each line with its rule.
fn tell<G: Contest>(session: &Session<G>) -> Result<Vec<String>, String> {
    let texts = Texts::load(home(G::ID).join("texts"), catalogue::BASE).map_err(|problem| problem.to_string())?;
    let say = |say: &Say| texts.format(say).map_err(|problem| problem.to_string());
    let mut told = Vec::new();
    for line in session.lines(0) {
        if let Some(headline) = &line.begins {
            told.push(format!("== {}, {}", say(&headline.round)?, say(&headline.phase)?));
        }
        told.push(format!("{} [{}]", say(&line.telling.say)?, line.rule));
    }
    Ok(told)
}

/// Runs the command.
pub fn command(wanted: &cli::Replay) -> Result<bool, String> {
    let file = wanted.file.display();
    let text = fs::read_to_string(&wanted.file).map_err(|error| format!("{file}: cannot be read ({error})"))?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let saved = lines.next().ok_or_else(|| format!("{file}: is empty"))?.to_owned();
    let task = Text { expected: lines.next().map(str::to_owned), saved, tell: wanted.tell };
    let game = table::game_of(&task.saved).ok_or_else(|| format!("{file}: is not a saved game of Katabasis"))?;
    let verdict = with(game, &task)?.map_err(|what| format!("{file}: {what}"))?;
    if wanted.json {
        json(&verdict)?;
    } else {
        verdict.print(task.expected.as_deref());
    }
    Ok(verdict.verified != Some(false))
}

impl Verdict {
    fn print(&self, expected: Option<&str>) {
        self.told.iter().for_each(|line| println!("{line}"));
        let texts = Texts::load(home(self.game).join("texts"), catalogue::BASE).ok();
        let end = match self.ending {
            Some(key) => texts.and_then(|texts| texts.format(&Key(key).into()).ok()).unwrap_or_else(|| key.to_owned()),
            None => "goes on".to_owned(),
        };
        println!("{}: {} answers, {end}", self.game, self.answers);
        match (self.verified, expected) {
            (Some(true), _) => println!("hash {}: verified", self.hash),
            (Some(false), Some(expected)) if expected != self.hash => {
                println!("hash {}: NOT the expected {expected}", self.hash);
            }
            (Some(false), _) => println!("hash {}: NOT that of the saved state", self.hash),
            (None, _) => println!("hash {}: nothing to compare with; write it below the record to verify it", self.hash),
        }
    }
}
