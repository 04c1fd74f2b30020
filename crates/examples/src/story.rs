//! An example as it was played, moment by moment.

use catalogue::Texts;
use table::{Arrange, Candidate, Line, Player, Say, Session, Show, Shown};

use crate::file::Example;

/// The table after an answer.
pub(crate) struct Moment<G: table::Game> {
    pub session: Session<G>,
    /// How many events had been told before the answer.
    pub told_before: usize,
}

/// An example as it was played: the first moment is before the first answer.
pub(crate) struct Story<'t, G: table::Game> {
    texts: &'t Texts,
    pub moments: Vec<Moment<G>>,
}

pub(crate) fn play<'t, G: Arrange + Show>(example: &Example, texts: &'t Texts) -> Result<Story<'t, G>, String> {
    let position: G::Position =
        example.position.clone().try_into().map_err(|error| format!("[position]: {}", error.to_string().trim()))?;
    let state = G::arrange(&position).map_err(|what| format!("[position]: {what}"))?;
    let players = vec![Player::Person; usize::from(state.seats())];
    let mut session =
        Session::from_position_by_hand(state, players).map_err(|error| format!("[position] cannot be played: {error}"))?;
    let mut story = Story { texts, moments: vec![Moment { session: session.clone(), told_before: 0 }] };
    for (number, answer) in example.answers.iter().enumerate() {
        let told_before = session.recent().len();
        story.give(&mut session, answer).map_err(|what| format!("answer {} (`{answer}`): {what}", number + 1))?;
        story.moments.push(Moment { session: session.clone(), told_before });
    }
    Ok(story)
}

impl<'t, G: Show> Story<'t, G> {
    /// Nothing but its words.
    pub(crate) fn without_moments(texts: &'t Texts) -> Self {
        Self { texts, moments: Vec::new() }
    }

    pub(crate) fn words(&self, say: &Say) -> String {
        self.texts.format(say).unwrap_or_else(|error| format!("({error})"))
    }

    /// Whether a text of an example means this: the English words, or the key.
    pub(crate) fn means(&self, text: &str, say: &Say) -> bool {
        text == say.key.0 || text.eq_ignore_ascii_case(&self.words(say))
    }

    /// That something is absent says nothing where it could never be there: a text that no longer exists is always absent.
    pub(crate) fn must_exist(&self, text: &str) -> Result<(), String> {
        if self.texts.keys().any(|key| key == text) || self.texts.could_say(text) {
            return Ok(());
        }
        Err(format!("`{text}` is absent because no text of the game reads like this: write what could be told or chosen"))
    }

    fn give(&self, session: &mut Session<G>, answer: &str) -> Result<(), String> {
        let revision = session.revision();
        let given = match session.shown() {
            Shown::Choice { options, .. } => {
                let index = self.find(session.state(), &options, answer)?;
                session.answer(index, revision)
            }
            Shown::Roll { dice, what, .. } => {
                let faces = answer.strip_prefix("roll ").map(|faces| faces.split_whitespace().map(str::parse).collect());
                let Some(Ok(faces)) = faces else {
                    return Err(format!(
                        "{} dice are rolled now ({}): write `roll` and their faces",
                        dice.len(),
                        self.words(&what)
                    ));
                };
                let faces: Vec<u8> = faces;
                session.enter_roll(&faces, revision)
            }
            Shown::Draw { kinds, what, .. } => {
                let kind = answer
                    .strip_prefix("draw ")
                    .and_then(|name| kinds.iter().position(|(say, count)| *count > 0 && self.means(name.trim(), say)));
                let Some(kind) = kind else {
                    let names: Vec<String> =
                        kinds.iter().filter(|(_, count)| *count > 0).map(|(say, _)| self.words(say)).collect();
                    return Err(format!(
                        "a draw is made now ({}): write `draw` and one of {}",
                        self.words(&what),
                        names.join(", ")
                    ));
                };
                session.enter_draw(kind, revision)
            }
            Shown::Over { ending, .. } => return Err(format!("the game is over: {}", self.words(&ending))),
        };
        given.map(|_| ()).map_err(|error| error.to_string())
    }

    /// Whether a text of an example means this option or refusal. Where it is not for all who are asked, whose it is can stand
    /// before it: `Tarang: Recruit`.
    pub(crate) fn means_one(&self, game: &G, text: &str, candidate: &Candidate<G::Choice>) -> bool {
        let of = |seat: &table::Seat| {
            let name = self.words(&game.seat_name(*seat).into());
            text.split_once(": ").is_some_and(|(who, what)| who == name && self.means(what, &candidate.label.name))
        };
        self.means(text, &candidate.label.name) || candidate.by.iter().any(of)
    }

    pub(crate) fn find(&self, game: &G, options: &[Candidate<G::Choice>], answer: &str) -> Result<usize, String> {
        let fitting: Vec<usize> = options
            .iter()
            .enumerate()
            .filter(|(_, option)| self.means_one(game, answer, option))
            .map(|(index, _)| index)
            .collect();
        match fitting.as_slice() {
            [index] => Ok(*index),
            [] => Err(format!("no option is called so; there are: {}", self.names(options))),
            _ => Err(format!("{} options are called so; name one of: {}", fitting.len(), self.names(options))),
        }
    }

    pub(crate) fn names(&self, candidates: &[Candidate<G::Choice>]) -> String {
        if candidates.is_empty() {
            return "nothing".to_owned();
        }
        let names: Vec<String> = candidates.iter().map(|candidate| self.words(&candidate.label.name)).collect();
        names.join(" | ")
    }

    /// What was told: by one answer, or up to there.
    pub(crate) fn told(&self, moment: &Moment<G>, of_one: bool) -> Vec<Line<G::Event>> {
        let from = if of_one { moment.told_before } else { 0 };
        moment.session.lines(from)
    }
}
