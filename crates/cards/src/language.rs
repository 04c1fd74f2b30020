//! What can be written on cards: the sorts with their phrases, and the decks with their fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::token::Kind;

/// A game's language of cards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Language {
    pub(crate) sorts: BTreeMap<String, Vec<Phrase>>,
    pub(crate) decks: BTreeMap<String, Schema>,
    /// The rule of each keyword, by sort and variant.
    pub(crate) rules: BTreeMap<String, BTreeMap<String, String>>,
}

/// A variant of a sort, as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Phrase {
    pub(crate) variant: String,
    pub(crate) pieces: Vec<Piece>,
}

impl Phrase {
    /// The letter that it is, where it is no more than that.
    pub(crate) fn letter(&self) -> Option<char> {
        let [Piece::Literal(kinds)] = self.pieces.as_slice() else { return None };
        let [kind] = kinds.as_slice() else { return None };
        let only = |text: &str| {
            let mut letters = text.chars();
            letters.next().filter(|_| letters.next().is_none())
        };
        match kind {
            Kind::Mark(mark) => Some(*mark),
            Kind::Word(word) => only(word),
            Kind::Number(number) => only(&number.to_string()),
            Kind::Quoted(_) => None,
        }
    }
}

/// A piece of a phrase.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Piece {
    /// One of these tokens.
    Literal(Vec<Kind>),
    /// Something of a sort.
    Slot { name: Option<String>, what: What },
}

impl Piece {
    /// The name of the slot, where it is one: its own, or that of its sort.
    fn slot(&self) -> Option<&str> {
        match self {
            Self::Slot { name, what } => Some(name.as_ref().unwrap_or(&what.sort)),
            Self::Literal(_) => None,
        }
    }
}

/// What fills a slot or a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct What {
    pub(crate) sort: String,
    /// What stands between the items, where it is a list.
    pub(crate) list: Option<Separators>,
}

/// What stands between the items of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Separators {
    pub(crate) either: Vec<Kind>,
    /// Whether the language names them, and does not leave it at commas and `and`.
    pub(crate) named: bool,
}

/// A deck: the types it is made of, which only builds need, and the fields of its cards.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Schema {
    #[cfg(feature = "build")]
    #[serde(skip)]
    pub(crate) about: String,
    #[cfg(feature = "build")]
    #[serde(skip)]
    pub(crate) kind: String,
    #[cfg(feature = "build")]
    #[serde(skip)]
    pub(crate) row: String,
    /// Whether programs outside see it.
    #[cfg(feature = "build")]
    #[serde(skip)]
    pub(crate) typed: bool,
    /// Whether people can write one in the workshop.
    pub(crate) workshop: bool,
    pub(crate) fields: BTreeMap<String, Field>,
}

/// A field of the cards of a deck.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Field {
    /// Every card has it.
    Needed(What),
    /// A card may have it.
    Optional(What),
    /// What a card has that does not say otherwise.
    Default(What, i32),
    /// Any number of them, on any number of lines.
    List(What),
    /// A picture, line by line: every letter is a variant of this sort.
    Grid(String),
    /// A text for players, in quotation marks.
    Words,
    /// A text that a card may have.
    OptionalWords,
    /// Any number of texts, a line each.
    Paragraphs,
    /// `yes`, or left out.
    Flag,
}

/// Sorts that need no phrases.
pub(crate) const NUMBER: &str = "number";
pub(crate) const SIGNED: &str = "signed";
pub(crate) const FLAG: &str = "flag";

impl Language {
    /// All sorts, their variants, and the slots of these: what has to have words.
    pub fn variants(&self) -> impl Iterator<Item = (&str, &str, Vec<&str>)> {
        self.sorts.iter().flat_map(move |(sort, phrases)| {
            phrases.iter().map(move |phrase| {
                (sort.as_str(), phrase.variant.as_str(), phrase.pieces.iter().filter_map(Piece::slot).collect())
            })
        })
    }

    /// All decks and their fields: what has to have words too.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.decks.iter().flat_map(|(deck, schema)| schema.fields.keys().map(move |field| (deck.as_str(), field.as_str())))
    }

    /// The decks of which people can write cards in the workshop.
    pub fn workshop(&self) -> impl Iterator<Item = &str> {
        self.decks.iter().filter(|(_, schema)| schema.workshop).map(|(deck, _)| deck.as_str())
    }

    /// The rule of each keyword: its sort, its variant, the id of the rule.
    pub fn rules(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.rules
            .iter()
            .flat_map(|(sort, rules)| rules.iter().map(move |(variant, rule)| (sort.as_str(), variant.as_str(), rule.as_str())))
    }
}
