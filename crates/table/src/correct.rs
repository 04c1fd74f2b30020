//! Setting right: a real table and the engine's can drift apart, and people say how theirs stands.
//!
//! A correction is an answer like any other: it stands in the record, is told in the log with its rule, and is taken back by an
//! undo. It is made between two steps, on the state of the last mark. What was answered in the step that is open belongs to
//! the table as it was and is asked again.

use serde::Serialize;

use crate::answer::Answer;
use crate::script::Told;
use crate::session::{AnswerError, Session};
use crate::{Game, Say, Seat};

/// One thing of the table set to another value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Correction {
    /// Which thing: a [`Thing::id`].
    pub thing: u16,
    /// Its new value.
    pub value: u16,
}

/// Something on the table that people can set right.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Thing {
    /// Its number, which stands in records: it never gets another meaning under the same version of the rules.
    pub id: u16,
    /// Whose it is or where it lies; things of one owner are shown together.
    pub of: Say,
    /// What it is.
    pub name: Say,
    /// How it is counted.
    pub scale: Scale,
    /// How it stands now.
    pub now: u16,
    /// The highest value that could be tried; what is allowed among them the rules say.
    pub most: u16,
}

/// Things of one kind are fewer than this.
const OF_A_KIND: u16 = 512;

impl Thing {
    /// The number of a thing: its kind in the game's list of what can be set right, and which of that kind.
    pub const fn number(kind: u16, which: u16) -> u16 {
        kind * OF_A_KIND + which
    }

    /// The kind of the thing with a number.
    pub const fn kind(number: u16) -> u16 {
        number / OF_A_KIND
    }
}

/// How a thing is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// So many.
    Count,
    /// There (1) or not (0).
    Mark,
    /// A cell of the board.
    Place,
}

/// The table after a correction, and what is told of it.
pub(crate) fn corrected<G: Game>(state: &G, correction: Correction) -> Result<(G, Told<G::Event>), AnswerError> {
    let mut right = state.clone();
    let told = right.set_right(correction)?;
    if right == *state {
        return Err(AnswerError::NoSuchAnswer);
    }
    right.check().map_err(|broken| AnswerError::Refused(broken.rule))?;
    Ok((right, told))
}

impl<G: Game> Session<G> {
    /// What a viewer can set right, as it stood at the beginning of the open step; `None` sees what everybody does.
    pub fn things(&self, viewer: Option<Seat>) -> Vec<Thing> {
        let state = self.last_mark().0;
        let mut things = state.things();
        things.retain(|thing| state.may_set_right(thing.id, viewer));
        things
    }

    /// The values to which a viewer can set a thing, its present one among them.
    pub fn allowed(&self, id: u16, viewer: Option<Seat>) -> Vec<u16> {
        let state = self.last_mark().0;
        let Some(thing) = self.things(viewer).into_iter().find(|thing| thing.id == id) else { return Vec::new() };
        let fits = |value: &u16| *value == thing.now || corrected(state, Correction { thing: id, value: *value }).is_ok();
        (0..=thing.most).filter(fits).collect()
    }

    /// How many answers of the open step a correction would ask for again.
    pub fn unfinished(&self) -> usize {
        let (_, answered) = self.last_mark();
        self.answers.iter().skip(answered).filter(|answer| !answer.is_fate()).count()
    }

    /// A viewer sets a thing right. Returns what is told of it and what happened since. A refusal changes nothing, and of what is
    /// hidden from the viewer says no more than that there is no such thing.
    pub fn set_right(
        &mut self,
        correction: Correction,
        revision: u32,
        viewer: Option<Seat>,
    ) -> Result<&[Told<G::Event>], AnswerError> {
        self.fresh(revision)?;
        let (state, answered) = self.last_mark();
        if !state.may_set_right(correction.thing, viewer) {
            return Err(AnswerError::NoSuchAnswer);
        }
        corrected(state, correction)?;
        let told = self.last_told();
        let since = self.rewind(answered);
        if let Err(error) = self.run(&[Answer::Correction(correction)]) {
            // The rules could not go on from there.
            self.restore(answered, &since)?;
            return Err(error);
        }
        self.undone.clear();
        Ok(self.told.get(told..).unwrap_or(&[]))
    }
}
