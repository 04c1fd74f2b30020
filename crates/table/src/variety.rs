//! Setups that a form allows, made from the form alone: for trials, coverage and command lines.

use crate::{Field, Key, Kind, Prepare, Value};

/// A choice made in one field, while the rest stays as at first; then a part of that choice.
enum Alone<'f> {
    Setup(&'f Field, usize),
    Within(&'f Field, usize),
    Chosen(&'f Field, usize),
    Name(Key),
}

impl Value for Alone<'_> {
    fn part(&self, name: &str) -> Option<Self> {
        match *self {
            Self::Setup(field, at) if name == field.within => Some(Self::Within(field, at)),
            Self::Setup(field, at) if field.within.is_empty() && name == field.id => Some(Self::Chosen(field, at)),
            Self::Within(field, at) if name == field.id => Some(Self::Chosen(field, at)),
            _ => None,
        }
    }

    fn is_null(&self) -> bool {
        matches!(self, Self::Chosen(Field { kind: Kind::One { of, .. }, .. }, at) if *at == of.len())
    }

    fn text(&self) -> Option<String> {
        match self {
            Self::Chosen(Field { kind: Kind::One { of, .. }, .. }, at) => of.get(*at).map(|name| name.leaf().to_owned()),
            Self::Name(name) => Some(name.leaf().to_owned()),
            _ => None,
        }
    }

    fn number(&self) -> Option<u32> {
        match self {
            Self::Chosen(Field { kind: Kind::Number(count) | Kind::Seats(count) | Kind::Later(count), .. }, at) => {
                u32::try_from(*at).ok().map(|at| u32::from(count.least) + at)
            }
            _ => None,
        }
    }

    fn flag(&self) -> Option<bool> {
        matches!(self, Self::Chosen(..)).then(|| matches!(self, Self::Chosen(_, 1)))
    }

    fn list(&self) -> Option<Vec<Self>> {
        match self {
            Self::Chosen(Field { kind: Kind::Cast { of, seats }, .. }, at) => {
                Some(of.iter().take(usize::from(seats.least) + at).map(|name| Self::Name(*name)).collect())
            }
            _ => None,
        }
    }
}

impl Field {
    /// In how many ways it can be chosen; of a cast, how many can be in it.
    pub fn choices(&self) -> usize {
        match self.kind {
            Kind::Number(count) | Kind::Seats(count) | Kind::Later(count) | Kind::Cast { seats: count, .. } => {
                usize::from(count.most.saturating_sub(count.least)) + 1
            }
            Kind::Flag => 2,
            Kind::One { of, lot } => of.len() + usize::from(lot),
        }
    }

    /// The setup in which it is chosen in the n-th way, counted from 0, and everything else is as at first.
    pub fn chosen<S: Prepare>(&self, nth: usize) -> Result<S, &'static Self> {
        S::read(&Alone::Setup(self, nth))
    }
}

/// Every choice of every field by itself, the rest as at first.
pub(crate) fn variety<S: Prepare>() -> Vec<S> {
    let mut all: Vec<S> = Vec::new();
    for field in S::FORM.entries.iter().map(|entry| entry.field) {
        for setup in (0..field.choices()).filter_map(|nth| field.chosen(nth).ok()) {
            if !all.contains(&setup) {
                all.push(setup);
            }
        }
    }
    all
}
