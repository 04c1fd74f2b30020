//! Plays an example and compares.

use std::path::{Path, PathBuf};

use catalogue::Texts;
use serde::Serialize;
use serde_json::Value;
use table::{Arrange, Line, Question, Say, Show, Shown};

use crate::expect::{Expect, Kind};
use crate::figure::Figure;
use crate::file::{Example, read_folder};
use crate::story::{Moment, Story, play};

/// What came of an example.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Its id; the file's name where the file could not be read.
    pub id: String,
    /// A few words.
    pub title: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// What a reader is told.
    pub caption: String,
    /// Where it stands.
    pub file: PathBuf,
    /// What was not as expected; empty where all was.
    pub failures: Vec<String>,
    /// The example for pages and links; none where it could not be played.
    pub figure: Option<Figure>,
}

impl Report {
    /// Whether everything was as expected.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Runs all examples of a game; `home` is the folder of its crate, with `examples/` and `texts/`.
pub fn run_folder<G: Arrange + Show>(home: &Path) -> Result<Vec<Report>, String> {
    let texts = Texts::load(home.join("texts"), catalogue::BASE).map_err(|problem| problem.to_string())?;
    let mut reports: Vec<Report> = Vec::new();
    for (file, example) in read_folder(&home.join("examples"))? {
        let mut report = match example {
            Ok(example) => run::<G>(&example, &texts, file),
            Err(what) => {
                let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let failures = vec![what];
                Report { id, title: String::new(), rules: Vec::new(), caption: String::new(), file, failures, figure: None }
            }
        };
        if reports.iter().any(|other| other.id == report.id) {
            report.failures.push(format!("another example has the id `{}`: ids are unique", report.id));
        }
        reports.push(report);
    }
    Ok(reports)
}

fn run<G: Arrange + Show>(example: &Example, texts: &Texts, file: PathBuf) -> Report {
    let mut failures = Vec::new();
    for id in &example.rules {
        if G::catalogue().find(id).is_none() {
            failures.push(format!("`rules` names `{id}`, which is no rule or ruling of the game"));
        } else if !example.expect.iter().any(|expect| expect.rule.as_ref() == Some(id)) {
            failures.push(format!("`rules` names `{id}`, but no [[expect]] has it as its `rule`: say what shows it"));
        }
    }
    let mut figure = None;
    match play::<G>(example, texts) {
        Ok(story) => {
            figure = Figure::of(example, &story);
            if let Some(Err(what)) = figure.as_ref().map(|figure| figure.check(&story)) {
                failures.push(what);
            }
            for (number, expect) in example.expect.iter().enumerate() {
                if let Err(what) = story.check(expect) {
                    failures.push(format!("[[expect]] {}: {what}", number + 1));
                }
            }
        }
        Err(what) => failures.push(what),
    }
    let Example { id, title, rules, caption, .. } = example.clone();
    Report { id, title, rules, caption, file, failures, figure }
}

impl<G: Show> Story<'_, G> {
    fn check(&self, expect: &Expect) -> Result<(), String> {
        let kind = expect.kind()?;
        let at = expect.after.unwrap_or(self.moments.len() - 1);
        let moment = self.moments.get(at).ok_or_else(|| format!("there is no answer {at}"))?;
        if let Some(id) = expect.rule.as_ref().filter(|id| G::catalogue().find(id).is_none()) {
            return Err(format!("`{id}` is no rule or ruling of the game"));
        }
        let cites = |rule: &str| match &expect.rule {
            Some(wanted) if wanted != rule => Err(format!("cites the rule `{rule}` and not `{wanted}`")),
            _ => Ok(()),
        };
        match kind {
            Kind::Event(text) => {
                let lines = self.lines(moment, expect.after.is_some());
                let fitting: Vec<&(Say, &str)> = lines.iter().filter(|(say, _)| self.means(text, say)).collect();
                match fitting.as_slice() {
                    [] => Err(format!("`{text}` is not told; told are: {}", self.listed(&lines))),
                    [(_, rule)] => cites(rule),
                    several if several.iter().any(|(_, rule)| cites(rule).is_ok()) => Ok(()),
                    [(_, rule), ..] => cites(rule),
                }
            }
            Kind::NoEvent(text) => {
                self.must_exist(text)?;
                let lines = self.lines(moment, expect.after.is_some());
                let told = lines.iter().any(|(say, _)| self.means(text, say));
                if told { Err(format!("`{text}` is told")) } else { Ok(()) }
            }
            Kind::Option(text) => {
                let found = self.option(moment, text)?;
                let missing = || {
                    Err(format!(
                        "`{text}` is not among {}",
                        self.options(moment).map_or_else(|what| what, |all| self.listed(&all))
                    ))
                };
                found.map_or_else(missing, cites)
            }
            Kind::NoOption(text) => {
                self.must_exist(text)?;
                let offered = self.option(moment, text)?.is_some();
                if offered { Err(format!("`{text}` can be chosen or drawn")) } else { Ok(()) }
            }
            Kind::Refused(text) => match moment.session.shown() {
                Shown::Choice { refused, .. } => {
                    let game = moment.session.state();
                    let found = refused.iter().find(|candidate| self.means_one(game, text, candidate));
                    let missing = || Err(format!("`{text}` is not refused; refused are: {}", self.names(&refused)));
                    found.map_or_else(missing, |candidate| cites(candidate.rule))
                }
                _ => Err("nobody is asked to choose there".to_owned()),
            },
            Kind::Asks(text) => {
                let (say, rule) = match moment.session.shown() {
                    Shown::Choice { prompt, rule, .. } => (prompt, rule),
                    Shown::Roll { what, rule, .. } | Shown::Draw { what, rule, .. } => (what, rule),
                    Shown::Over { ending, rule, .. } => (ending, rule),
                };
                if self.means(text, &say) { cites(rule) } else { Err(format!("asked is: {}", self.words(&say))) }
            }
            Kind::Ending(text) => match moment.session.question() {
                Question::Over(outcome) if self.means(text, &outcome.key.into()) => cites(G::catalogue().id(outcome.rule)),
                Question::Over(outcome) => Err(format!("the game ends otherwise: {}", self.words(&outcome.key.into()))),
                _ => Err("the game is not over".to_owned()),
            },
            Kind::Winners(seats) => match moment.session.question() {
                Question::Over(outcome) => {
                    let won: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
                    if won == seats { Ok(()) } else { Err(format!("the winners are {won:?}")) }
                }
                _ => Err("the game is not over".to_owned()),
            },
            Kind::Fact(path, equals) => {
                let view = serde_json::to_value(moment.session.state().view(None)).map_err(|error| error.to_string())?;
                let found = look_up(&view, path)?;
                let wanted = serde_json::to_value(equals).map_err(|error| error.to_string())?;
                if *found == wanted { Ok(()) } else { Err(format!("`{path}` is {found} and not {wanted}")) }
            }
        }
    }

    /// The rule of what an example calls so among what can be chosen or drawn.
    fn option(&self, moment: &Moment<G>, text: &str) -> Result<Option<&'static str>, String> {
        if let Shown::Choice { options, .. } = moment.session.shown() {
            let game = moment.session.state();
            return Ok(options.iter().find(|option| self.means_one(game, text, option)).map(|option| option.rule));
        }
        Ok(self.options(moment)?.into_iter().find(|(name, _)| self.means(text, name)).map(|(_, rule)| rule))
    }

    /// What can be chosen or drawn, with the rules that allow it.
    pub(crate) fn options(&self, moment: &Moment<G>) -> Result<Vec<(Say, &'static str)>, String> {
        match moment.session.shown() {
            Shown::Choice { options, .. } => Ok(options.into_iter().map(|option| (option.label.name, option.rule)).collect()),
            Shown::Draw { kinds, rule, .. } => {
                Ok(kinds.into_iter().filter(|(_, count)| *count > 0).map(|(name, _)| (name, rule)).collect())
            }
            _ => Err("nobody is asked to choose or draw there".to_owned()),
        }
    }

    /// The log as texts with their rules, once for each: of one answer, or up to there.
    fn lines(&self, moment: &Moment<G>, of_one: bool) -> Vec<(Say, &'static str)> {
        let cited = |line: Line<G::Event>| {
            [Some(line.rule), line.also].into_iter().flatten().map(move |rule| (line.telling.say.clone(), rule))
        };
        self.told(moment, of_one).into_iter().flat_map(cited).collect()
    }

    fn listed(&self, lines: &[(Say, &str)]) -> String {
        if lines.is_empty() {
            return "nothing".to_owned();
        }
        let lines: Vec<String> = lines.iter().map(|(say, rule)| format!("{} ({rule})", self.words(say))).collect();
        lines.join(" | ")
    }
}

/// The value at a place like `characters.0.ell`.
fn look_up<'v>(view: &'v Value, path: &str) -> Result<&'v Value, String> {
    let mut at = view;
    for part in path.split('.') {
        let next = match at {
            Value::Array(list) => part.parse::<usize>().ok().and_then(|index| list.get(index)),
            Value::Object(fields) => fields.get(part),
            _ => None,
        };
        at = next.ok_or_else(|| match at {
            Value::Object(fields) => {
                let names: Vec<&str> = fields.keys().map(String::as_str).collect();
                format!("`{path}`: there is no `{part}` among {}", names.join(", "))
            }
            Value::Array(list) => format!("`{path}`: there is no `{part}` in a list of {}", list.len()),
            other => format!("`{path}`: `{part}` looks into {other}"),
        })?;
    }
    Ok(at)
}
