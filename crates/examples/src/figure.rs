//! An example as a figure: the position and the answers as texts that a session opens, and every step in words.

use serde::Serialize;
use table::{Line, Session, Show, Shown};

use crate::expect::{Expect, Kind};
use crate::file::Example;
use crate::story::{Moment, Story};

/// Everything that a page needs to show an example, with or without the rules behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The short name of its game.
    pub game: &'static str,
    /// Its stable id.
    pub id: String,
    /// A few words.
    pub title: String,
    /// What a reader is told.
    pub caption: String,
    /// The rules that it shows, by id.
    pub rules: Vec<String>,
    /// The position before the first answer, as a text that `Session.load` opens.
    pub position: String,
    /// The same with all answers; taken back and given again they are the steps.
    pub record: String,
    /// How many answers there are.
    pub steps: usize,
    /// What is seen: first the position, then what follows each answer; one more than there are steps.
    pub moments: Vec<Seen>,
}

/// A moment of an example, in English words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen {
    /// The answer that led here; the first moment has none.
    pub answer: Option<Given>,
    /// What happened since the moment before.
    pub lines: Vec<Told>,
    /// What the example points at among the things that can or cannot be chosen here.
    pub notes: Vec<Note>,
    /// What is asked here.
    pub asks: Asked,
}

/// What was answered, rolled or drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Given {
    /// `choice`, `roll` or `draw`.
    pub kind: &'static str,
    /// The words of the option, the faces, or the name of what came.
    pub text: String,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// In words.
    pub text: String,
    /// By which rule.
    pub rule: &'static str,
    /// How it feels, a name for style sheets.
    pub tone: &'static str,
}

/// Something that can be chosen, or that is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// `option` or `refused`.
    pub kind: &'static str,
    /// Its words.
    pub text: String,
    /// Why it is refused, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The rule that allows or forbids it.
    pub rule: &'static str,
}

/// A question, or the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// `choice`, `roll`, `draw` or `over`.
    pub kind: &'static str,
    /// In words.
    pub text: String,
    /// The rule that it comes from.
    pub rule: &'static str,
}

impl Figure {
    /// The figure of an example that was played.
    pub(crate) fn of<G: Show>(example: &Example, story: &Story<'_, G>) -> Option<Self> {
        let (first, last) = (story.moments.first()?, story.moments.last()?);
        let moments = story.moments.iter().enumerate().map(|(at, moment)| story.seen(example, at, moment)).collect();
        let Example { id, title, caption, rules, .. } = example.clone();
        Some(Self {
            game: G::ID,
            id,
            title,
            caption,
            rules,
            position: first.session.record(),
            record: last.session.record(),
            steps: story.moments.len() - 1,
            moments,
        })
    }

    /// Whether the texts of the figure show what was played: opened, taken back step by step to the position, and given
    /// again, as a page does it.
    pub(crate) fn check<G: Show>(&self, story: &Story<'_, G>) -> Result<(), String> {
        let open = |text: &str| Session::<G>::load(text).map_err(|error| format!("its record cannot be opened: {error}"));
        let (position, mut session) = (open(&self.position)?, open(&self.record)?);
        let here = |session: &Session<G>| (session.state().clone(), session.question().clone());
        let mut moments = story.moments.iter().rev();
        for moment in moments.by_ref().take(self.steps) {
            if here(&session) != here(&moment.session) {
                return Err("its record leads elsewhere than its answers".to_owned());
            }
            session.undo().map_err(|error| format!("its record cannot be taken back: {error}"))?;
        }
        if here(&session) != here(&position) || session.answered() > 0 {
            return Err("its record does not begin at its position".to_owned());
        }
        for _ in 0..self.steps {
            session.redo().map_err(|error| format!("its record cannot be given again: {error}"))?;
        }
        if session.record() == self.record { Ok(()) } else { Err("its record changes by being looked at".to_owned()) }
    }
}

impl<G: Show> Story<'_, G> {
    fn seen(&self, example: &Example, at: usize, moment: &Moment<G>) -> Seen {
        let before = at.checked_sub(1).and_then(|before| self.moments.get(before));
        let answer = before.and_then(|before| Some(self.given(&before.session.shown(), example.answers.get(at - 1)?)));
        let last = self.moments.len() - 1;
        let here = example.expect.iter().filter(|expect| expect.after.unwrap_or(last) == at);
        let notes = here.filter_map(|expect| self.note(expect, moment)).collect();
        let lines = self.told(moment, true).into_iter().map(|line| self.line(line)).collect();
        Seen { answer, lines, notes, asks: self.asked(&moment.session.shown()) }
    }

    fn line(&self, line: Line<G::Event>) -> Told {
        Told { text: catalogue::capital(&self.words(&line.telling.say)), rule: line.rule, tone: line.telling.tone }
    }

    fn given(&self, asked: &Shown<G::Choice>, answer: &str) -> Given {
        match asked {
            Shown::Choice { options, .. } => {
                let chosen = options.iter().find(|option| self.means(answer, &option.label.name));
                Given { kind: "choice", text: chosen.map_or_else(|| answer.to_owned(), |option| self.words(&option.label.name)) }
            }
            Shown::Roll { .. } => {
                let faces: Vec<&str> = answer.split_whitespace().skip(1).collect();
                Given { kind: "roll", text: faces.join(" + ") }
            }
            Shown::Draw { kinds, .. } => {
                let name = answer.strip_prefix("draw ").unwrap_or(answer).trim();
                let drawn = kinds.iter().find(|(say, count)| *count > 0 && self.means(name, say));
                Given { kind: "draw", text: drawn.map_or_else(|| name.to_owned(), |(say, _)| self.words(say)) }
            }
            Shown::Over { .. } => Given { kind: "choice", text: answer.to_owned() },
        }
    }

    fn note(&self, expect: &Expect, moment: &Moment<G>) -> Option<Note> {
        match (expect.kind().ok()?, moment.session.shown()) {
            (Kind::Option(text), _) => {
                let (name, rule) = self.options(moment).ok()?.into_iter().find(|(name, _)| self.means(text, name))?;
                Some(Note { kind: "option", text: self.words(&name), reason: None, rule })
            }
            (Kind::Refused(text), Shown::Choice { refused, .. }) => {
                let found = refused.into_iter().find(|candidate| self.means(text, &candidate.label.name))?;
                let reason = found.reason.map(|reason| catalogue::capital(&self.words(&reason)));
                Some(Note { kind: "refused", text: self.words(&found.label.name), reason, rule: found.rule })
            }
            _ => None,
        }
    }

    fn asked(&self, shown: &Shown<G::Choice>) -> Asked {
        let (kind, say, rule) = match shown {
            Shown::Choice { prompt, rule, .. } => ("choice", prompt, rule),
            Shown::Roll { what, rule, .. } => ("roll", what, rule),
            Shown::Draw { what, rule, .. } => ("draw", what, rule),
            Shown::Over { ending, rule, .. } => ("over", ending, rule),
        };
        Asked { kind, text: self.words(say), rule }
    }
}
