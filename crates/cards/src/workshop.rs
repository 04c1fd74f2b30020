//! A game whose cards people can write themselves.

use crate::card::Card;
use crate::fault::{Fault, Source};
use crate::file::{Line, lines};
use crate::notation::Notation;
use std::path::Path;

/// A game with a workshop. A card that is tried takes the place of one of the box, so that whoever has that one has this one.
pub trait Workshop: Sized {
    /// The decks of which cards can be typed, and the keys of the texts that name them.
    const DECKS: &'static [(&'static str, &'static str)];

    /// What can be typed.
    fn notation() -> &'static Notation;

    /// Whether a card that can be read can also be tried.
    fn judge(deck: &str, card: &Card) -> Result<(), Unfit>;

    /// Puts a card where it is tried, and lays a small table for it.
    fn lay(deck: &str, card: &Card) -> Result<Self, Unfit>;
}

/// Why a card that can be read cannot be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// The field that is to blame.
    pub field: &'static str,
    /// What is wrong with it.
    pub what: &'static str,
}

impl Unfit {
    /// The same with its place in the text of the card.
    pub fn within(self, text: &str) -> Fault {
        let source = Source { file: Path::new("card"), text };
        let lines = lines(source).unwrap_or_default();
        let found = lines.iter().find_map(|line| match line {
            Line::Field { name, tokens, end, .. } if name == self.field => Some(tokens.first().map_or(*end, |token| token.at)),
            _ => None,
        });
        source.fault(found.unwrap_or(0), self.what)
    }
}

impl crate::Term {
    /// Whether this term, or anything in it, is one of these variants of a sort.
    pub fn has(&self, of: &str, variants: &[&str]) -> bool {
        match self {
            Self::Phrase { sort, variant, slots, .. } => {
                (sort == of && variants.contains(&variant.as_str())) || slots.iter().any(|(_, slot)| slot.has(of, variants))
            }
            Self::List(items) => items.iter().any(|item| item.has(of, variants)),
            Self::Tied(items) => items.iter().any(|(_, item)| item.has(of, variants)),
            Self::Number(_) | Self::Signed(_) | Self::Yes | Self::Card { .. } | Self::Words(_) => false,
        }
    }

    /// The sum of all numbers that stand directly in this variant of a sort, wherever it is in this term.
    pub fn sum(&self, of: &str, wanted: &str) -> i32 {
        let all = |terms: &mut dyn Iterator<Item = &Self>| terms.map(|term| term.sum(of, wanted)).fold(0, i32::saturating_add);
        match self {
            Self::Phrase { sort, variant, slots, .. } if sort == of && variant == wanted => {
                let numbers = slots
                    .iter()
                    .filter_map(|(_, slot)| if let Self::Number(n) | Self::Signed(n) = slot { Some(*n) } else { None });
                numbers.fold(0, i32::saturating_add)
            }
            Self::Phrase { slots, .. } => all(&mut slots.iter().map(|(_, slot)| slot)),
            Self::List(items) => all(&mut items.iter()),
            Self::Tied(items) => all(&mut items.iter().map(|(_, item)| item)),
            Self::Number(_) | Self::Signed(_) | Self::Yes | Self::Card { .. } | Self::Words(_) => 0,
        }
    }

    /// Whether in this term one of these variants of a sort stands inside of that one.
    pub fn has_within(&self, of: &str, outer: &str, inner: &str, variants: &[&str]) -> bool {
        match self {
            Self::Phrase { sort, variant, slots, .. } if sort == of && variant == outer => {
                slots.iter().any(|(_, slot)| slot.has(inner, variants))
            }
            Self::Phrase { slots, .. } => slots.iter().any(|(_, slot)| slot.has_within(of, outer, inner, variants)),
            Self::List(items) => items.iter().any(|item| item.has_within(of, outer, inner, variants)),
            Self::Tied(items) => items.iter().any(|(_, item)| item.has_within(of, outer, inner, variants)),
            Self::Number(_) | Self::Signed(_) | Self::Yes | Self::Card { .. } | Self::Words(_) => false,
        }
    }
}
