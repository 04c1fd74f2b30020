//! What can be chosen before play, described once.
//!
//! A game describes its form as data. The page draws it without loading the game, the boundary and the arena read setups by it,
//! and the game checks against it: nothing about it is written down a second time.

use serde::Serialize;

use crate::{Dial, Key, RuleId};

/// All that can be chosen before play, as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Form {
    /// What is said above it.
    pub invite: Key,
    /// How many seats there can be.
    pub seats: Count,
    /// What is chosen, in the order in which people look for it.
    #[cfg_attr(feature = "ts", tsify(type = "FormEntry[]"))]
    pub entries: &'static [FormEntry],
}

/// How a field is shown. Modules read fields and do not hold this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FormEntry {
    /// What is chosen.
    #[cfg_attr(feature = "ts", tsify(type = "Field"))]
    pub field: &'static Field,
    /// What it is called.
    pub name: Key,
    /// What its values are called: each number from the least on, yes, or chance where it may choose. Numbers without names
    /// are shown as they are. For how many seats there are, or for a cast, these are remarks on each number.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub names: &'static [Key],
    /// What else the texts say of each value.
    #[cfg_attr(feature = "ts", tsify(type = "More[]"))]
    pub more: &'static [More],
    /// The fold that it lies behind: people look for it only when they know the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fold: Option<Key>,
    /// It can be chosen only together with one of these values of another field; always where there are none.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub only: &'static [Key],
    /// No other field of the same part has the same value; the first one excepted, which leaves it open.
    pub apart: bool,
    /// Yes is proposed to whoever has not finished a game yet, or whose last one ended with one of these texts.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub eases: &'static [Key],
}

/// A text about a value: that of its name, a hyphen, and this ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct More {
    /// The ending.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub ending: &'static str,
    /// The side that it speaks to; everybody where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Key>,
}

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Field {
    /// Its name in the setup.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub id: &'static str,
    /// The part of the setup that it stands in; empty for the setup itself.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub within: &'static str,
    /// What can be chosen.
    pub kind: Kind,
    /// The rule that other values break.
    #[serde(skip)]
    pub rule: RuleId,
}

/// What can be chosen for a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Kind {
    /// A number.
    Number(Count),
    /// How many seats there are.
    Seats(Count),
    /// How many seats more there are, for persons who come later.
    Later(Count),
    /// Yes or no, no at first.
    Flag,
    /// One of several, the first one at first.
    One {
        /// What they are called. The last part of a name is the value.
        #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
        of: &'static [Key],
        /// Whether chance may choose; the value is then `null`.
        lot: bool,
    },
    /// Different ones, one for each seat; the first ones at first.
    Cast {
        /// What they are called. The last part of a name is the value.
        #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
        of: &'static [Key],
        /// How many are chosen.
        seats: Count,
    },
}

/// How many of something there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Count {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// As many at first.
    pub usual: u8,
}

/// A setup that is chosen by a form; the default one is what the form shows at first.
pub trait Prepare: Default + PartialEq {
    /// What can be chosen.
    const FORM: &'static Form;

    /// Reads what was chosen, or names the field that is not of its kind; what is missing is as at first. Whether the game can
    /// begin like that is the game's to check.
    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field>;

    /// The figures that set how hard the game is, at tables of every kind.
    const DIALS: &'static [&'static Dial] = &[];

    /// The kind of table that this is, for its dials: those that have this name are for it.
    fn table(&self) -> String {
        String::new()
    }

    /// Setups that together show all that can be chosen; for trials and coverage.
    fn variety() -> Vec<Self> {
        crate::variety::variety()
    }

    /// Setups by which the game is balanced; those of one kind of table are measured together. One of each kind that has dials, unless
    /// a game chooses more.
    fn balanced() -> Vec<Self> {
        let mut kinds: Vec<String> = Vec::new();
        let has_dials = |name: &str| Self::DIALS.iter().any(|dial| dial.table == name);
        let mut first_of_kind = |setup: &Self| {
            let name = setup.table();
            let new = has_dials(&name) && !kinds.contains(&name);
            kinds.extend(new.then_some(name));
            new
        };
        Self::variety().into_iter().filter(|setup| first_of_kind(setup)).collect()
    }
}

/// A value from outside: from JavaScript, from a command line.
pub trait Value: Sized {
    /// A part of it by its name; nothing where there is none.
    fn part(&self, name: &str) -> Option<Self>;
    /// Whether it says that there is nothing.
    fn is_null(&self) -> bool;
    /// It as a text.
    fn text(&self) -> Option<String>;
    /// It as a whole number.
    fn number(&self) -> Option<u32>;
    /// It as yes or no.
    fn flag(&self) -> Option<bool>;
    /// It as a list.
    fn list(&self) -> Option<Vec<Self>>;
}

/// Why a table could not be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{field}” must be {wanted}")]
pub struct SetupError {
    /// What of the setup.
    pub field: &'static str,
    /// What it must be, for developers.
    pub wanted: &'static str,
    /// The rule that says so.
    pub rule: RuleId,
}

impl From<&'static Field> for SetupError {
    fn from(field: &'static Field) -> Self {
        // Numbers and names stand in the form: spelled out here, they would be half a kilobyte of every module.
        let wanted = match field.kind {
            Kind::Number(_) | Kind::Seats(_) | Kind::Later(_) => "a whole number within its limits",
            Kind::Flag => "true or false",
            Kind::One { .. } => "one of its names",
            Kind::Cast { .. } => "a list of so many of its names",
        };
        Self { field: field.id, wanted, rule: field.rule }
    }
}

impl FormEntry {
    /// A field that everybody sees.
    pub const fn new(field: &'static Field, name: Key) -> Self {
        Self { field, name, names: &[], more: &[], fold: None, only: &[], apart: false, eases: &[] }
    }

    /// The same field with names for its values.
    pub const fn called(self, names: &'static [Key]) -> Self {
        Self { names, ..self }
    }

    /// The same field with more texts about its values.
    pub const fn told(self, more: &'static [More]) -> Self {
        Self { more, ..self }
    }

    /// The same field behind a fold.
    pub const fn behind(self, fold: Key) -> Self {
        Self { fold: Some(fold), ..self }
    }

    /// The same field, with yes proposed in a first game and after one that ended like this.
    pub const fn eases_after(self, endings: &'static [Key]) -> Self {
        Self { eases: endings, ..self }
    }

    /// The same field, offered only together with one of these values of another field.
    pub const fn only_with(self, only: &'static [Key]) -> Self {
        Self { only, ..self }
    }

    /// The same field, never with a value that another one of its part has.
    pub const fn apart(self) -> Self {
        Self { apart: true, ..self }
    }
}

impl Field {
    /// A field of the setup itself.
    pub const fn new(id: &'static str, kind: Kind, rule: RuleId) -> Self {
        Self { id, within: "", kind, rule }
    }

    /// The same field within a part of the setup.
    pub const fn within(self, part: &'static str) -> Self {
        Self { within: part, ..self }
    }

    /// The error that it does not go with the rest, and by which rule.
    pub const fn clash(&self, wanted: &'static str, rule: RuleId) -> SetupError {
        SetupError { field: self.id, wanted, rule }
    }

    const fn count(&self) -> Count {
        match self.kind {
            Kind::Number(count) | Kind::Seats(count) | Kind::Later(count) | Kind::Cast { seats: count, .. } => count,
            Kind::Flag | Kind::One { .. } => Count { least: 0, most: 0, usual: 0 },
        }
    }

    /// Whether there can be so many.
    pub fn allows(&'static self, number: usize) -> Result<(), SetupError> {
        let Count { least, most, .. } = self.count();
        if (usize::from(least)..=usize::from(most)).contains(&number) { Ok(()) } else { Err(self.into()) }
    }

    /// The number that was chosen.
    pub fn number<V: Value>(&'static self, chosen: &V) -> Result<u8, &'static Self> {
        let Some(value) = self.given(chosen) else { return Ok(self.count().usual) };
        value.number().and_then(|number| u8::try_from(number).ok()).ok_or(self)
    }

    /// Whether it was chosen.
    pub fn flag<V: Value>(&'static self, chosen: &V) -> Result<bool, &'static Self> {
        self.given(chosen).map_or(Ok(false), |value| value.flag().ok_or(self))
    }

    /// The one that was chosen; nothing where chance is to choose.
    pub fn one<V: Value, T: Copy>(&'static self, chosen: &V, all: &[T]) -> Result<Option<T>, &'static Self> {
        Ok(self.which(chosen)?.and_then(|at| all.get(at)).copied())
    }

    /// Those that were chosen, in their order.
    pub fn cast<V: Value, T: Copy>(&'static self, chosen: &V, all: &[T]) -> Result<Vec<T>, &'static Self> {
        let Some(value) = self.given(chosen) else {
            return Ok(all.iter().copied().take(usize::from(self.count().usual)).collect());
        };
        let find = |value: &V| self.find(value).and_then(|at| all.get(at)).copied();
        value.list().ok_or(self)?.iter().map(|value| find(value).ok_or(self)).collect()
    }

    fn which<V: Value>(&'static self, chosen: &V) -> Result<Option<usize>, &'static Self> {
        match self.part(chosen) {
            None => Ok(Some(0)),
            Some(value) if value.is_null() => Ok(None),
            Some(value) => self.find(&value).map(Some).ok_or(self),
        }
    }

    /// The place of something by its name.
    fn find<V: Value>(&self, value: &V) -> Option<usize> {
        let (Kind::One { of, .. } | Kind::Cast { of, .. }) = self.kind else { return None };
        let text = value.text()?;
        of.iter().position(|name| name.leaf() == text)
    }

    fn part<V: Value>(&self, chosen: &V) -> Option<V> {
        if self.within.is_empty() { chosen.part(self.id) } else { chosen.part(self.within)?.part(self.id) }
    }

    fn given<V: Value>(&self, chosen: &V) -> Option<V> {
        self.part(chosen).filter(|value| !value.is_null())
    }
}

#[cfg(feature = "json")]
impl Value for serde_json::Value {
    fn part(&self, name: &str) -> Option<Self> {
        self.get(name).cloned()
    }

    fn is_null(&self) -> bool {
        Self::is_null(self)
    }

    fn text(&self) -> Option<String> {
        self.as_str().map(str::to_owned)
    }

    fn number(&self) -> Option<u32> {
        self.as_u64().and_then(|number| u32::try_from(number).ok())
    }

    fn flag(&self) -> Option<bool> {
        self.as_bool()
    }

    fn list(&self) -> Option<Vec<Self>> {
        self.as_array().cloned()
    }
}
