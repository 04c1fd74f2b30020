//! Typed values out of terms: what [`crate::Content::readers`] writes for the enums of a game stands on these.

use crate::card::Card;
use crate::term::Term;

/// A value of a game that can be read from a term. A term of another sort gives none.
pub trait FromTerm: Sized {
    /// The value.
    fn from_term(term: &Term) -> Option<Self>;
}

/// Numbers on cards fit into the type that the game keeps them in, or the card has none.
macro_rules! number {
    ($($kind:ty)*) => {$(
        impl FromTerm for $kind {
            fn from_term(term: &Term) -> Option<Self> {
                match term {
                    Term::Number(number) | Term::Signed(number) => (*number).try_into().ok(),
                    _ => None,
                }
            }
        }
    )*};
}
number!(u8 i8 u16 i16 u32 i32);

/// A list stays for as long as the program runs, as lists on the cards of the box do. What people type is short, and they try few cards.
impl<T: FromTerm> FromTerm for &'static [T] {
    fn from_term(term: &Term) -> Option<Self> {
        let items: Vec<T> = match term {
            Term::List(items) => items.iter().map(T::from_term).collect::<Option<_>>()?,
            Term::Tied(items) => items.iter().map(|(_, item)| T::from_term(item)).collect::<Option<_>>()?,
            one => vec![T::from_term(one)?],
        };
        Some(Vec::leak(items))
    }
}

impl Term {
    /// The variant of this sort that the term is, and what fills its slots.
    pub fn variant(&self, of: &str) -> Option<(&str, Slots<'_>)> {
        match self {
            Self::Phrase { sort, variant, slots, .. } if sort == of => Some((variant, Slots(slots))),
            _ => None,
        }
    }

    /// The id of the card of this deck that the term names.
    pub fn card(&self, of: &str) -> Option<&str> {
        match self {
            Self::Card { deck, id } if deck == of => Some(id),
            _ => None,
        }
    }
}

/// What fills the slots of a phrase.
pub struct Slots<'a>(&'a [(String, Term)]);

impl Slots<'_> {
    /// The value of a slot, by its place.
    pub fn nth<T: FromTerm>(&self, nth: usize) -> Option<T> {
        self.0.get(nth).and_then(|(_, term)| T::from_term(term))
    }
}

impl Card {
    fn terms<'a>(&'a self, field: &'a str) -> impl Iterator<Item = &'a Term> {
        self.fields.iter().filter(move |(known, _)| known == field).map(|(_, term)| term)
    }

    /// A field that every card has.
    pub fn needed<T: FromTerm>(&self, field: &str) -> Option<T> {
        self.terms(field).next().and_then(T::from_term)
    }

    /// A field that a card may have: `Some(None)` where it has not.
    pub fn optional<T: FromTerm>(&self, field: &str) -> Option<Option<T>> {
        self.terms(field).next().map_or(Some(None), |term| T::from_term(term).map(Some))
    }

    /// A list that can stand on several lines.
    pub fn list<T: FromTerm + Clone + 'static>(&self, field: &str) -> Option<&'static [T]> {
        let lines: Vec<&'static [T]> = self.terms(field).map(FromTerm::from_term).collect::<Option<_>>()?;
        match lines.as_slice() {
            [only] => Some(*only),
            several => Some(Vec::leak(several.concat())),
        }
    }

    /// Whether a flag is set.
    pub fn flag(&self, field: &str) -> bool {
        self.terms(field).next().is_some()
    }
}
