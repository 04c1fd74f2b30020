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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Count, RuleId};

    static MAP: Field = Field::new("map", Kind::One { of: &[Key("map.road"), Key("map.siege")], lot: true }, RuleId(0));
    static LORD: Field = Field::new("lord", Kind::One { of: &[Key("lord.first"), Key("lord.other")], lot: false }, RuleId(0));

    #[test]
    fn each_way_is_one_of_the_names_and_the_last_one_leaves_it_to_chance() {
        let ways: Vec<_> = (0..MAP.choices()).map(|nth| MAP.one(&Alone::Setup(&MAP, nth), &['r', 's']).ok()).collect();
        assert_eq!(ways, [Some(Some('r')), Some(Some('s')), Some(None)]);
        assert_eq!(LORD.choices(), 2, "chance does not choose everything");
    }

    #[test]
    fn a_yes_or_no_has_two_ways_and_a_number_one_for_each() {
        static FLAG: Field = Field::new("flag", Kind::Flag, RuleId(0));
        static ROUNDS: Field = Field::new("rounds", Kind::Number(Count { least: 3, most: 5, usual: 4 }), RuleId(0));
        assert_eq!((FLAG.choices(), ROUNDS.choices()), (2, 3));
        let said: Vec<_> = (0..2).map(|nth| FLAG.flag(&Alone::Setup(&FLAG, nth)).ok()).collect();
        assert_eq!(said, [Some(false), Some(true)]);
        let said: Vec<_> = (0..3).map(|nth| ROUNDS.number(&Alone::Setup(&ROUNDS, nth)).ok()).collect();
        assert_eq!(said, [Some(3), Some(4), Some(5)]);
    }

    #[test]
    fn a_cast_grows_by_one_with_every_way() {
        static CAST: Field = Field::new(
            "heroes",
            Kind::Cast { of: &[Key("hero.a"), Key("hero.b"), Key("hero.c")], seats: Count { least: 2, most: 3, usual: 2 } },
            RuleId(0),
        );
        assert_eq!(CAST.choices(), 2);
        let casts: Vec<_> = (0..2).map(|nth| CAST.cast(&Alone::Setup(&CAST, nth), &['a', 'b', 'c']).ok()).collect();
        assert_eq!(casts, [Some(vec!['a', 'b']), Some(vec!['a', 'b', 'c'])]);
    }

    #[test]
    fn what_is_not_said_is_the_first_of_its_names() {
        assert_eq!(LORD.one(&Alone::Setup(&MAP, 1), &['f', 'o']).ok(), Some(Some('f')));
    }
}
