//! A card that somebody types: read, said, and each of its keywords with its rule. The build writes down what that takes
//! ([`Content::notation`]); what ships opens it, and needs neither files nor the language they are written in.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Reader};
use crate::fault::{Fault, Source};
use crate::file::{Line, lines};
use crate::language::Language;
use crate::limits::{LONGEST, Limits, too_long};
use crate::message::{Fill, Message};
use crate::phrase::Names;
use crate::speaker::{BASE, Phrases, Speaker};
use crate::term::Term;

/// What can be typed in a workshop, and the words for it in every language of its game.
#[derive(Default)]
pub struct Notation {
    language: Language,
    names: Names,
    words: BTreeMap<String, Words>,
    /// The largest number that can be typed.
    number: i32,
}

/// The words of one language.
#[derive(Default)]
struct Words {
    phrases: Phrases,
    /// What cards are called, by deck and id.
    names: ByKey,
}

/// A notation as it is written down: messages as their writers wrote them.
#[derive(Serialize, Deserialize)]
pub(crate) struct Packed {
    pub(crate) language: Language,
    pub(crate) names: Names,
    /// For each language its phrases and the names of its cards.
    pub(crate) words: BTreeMap<String, (ByKey, ByKey)>,
}

/// Texts by their keys.
type ByKey = BTreeMap<String, String>;

/// Something on a card that a rule governs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keyword {
    /// As players read it.
    pub words: String,
    /// The id of the rule.
    pub rule: String,
}

impl Notation {
    /// Opens what the build wrote, for numbers that the rules of the game bear everywhere. Other bytes are a notation in which nothing can be
    /// written.
    pub fn open(bytes: &[u8], number: i32) -> Self {
        let Ok(Packed { language, names, words }) = postcard::from_bytes(bytes) else { return Self::default() };
        let words = words.into_iter().map(|(language, (phrases, names))| {
            let parsed = phrases.into_iter().filter_map(|(key, words)| Some((key, Message::parse(&words).ok()?)));
            (language, Words { phrases: parsed.collect(), names })
        });
        Self { language, names, words: words.collect(), number }
    }

    /// The decks of which cards can be read.
    pub fn decks(&self) -> impl Iterator<Item = &str> {
        self.language.workshop()
    }

    /// Reads a card of a deck, as it would stand in a file: `card id "Name"` and its fields.
    pub fn read(&self, deck: &str, text: &str) -> Result<Card, Fault> {
        let source = Source { file: Path::new("card"), text };
        if text.len() > LONGEST {
            let place = text.char_indices().map(|(at, _)| at).take_while(|at| *at <= LONGEST).last().unwrap_or(0);
            return Err(source.limit(place, too_long()));
        }
        if !self.decks().any(|known| known == deck) {
            return Err(source.fault(0, format!("there is no deck `{deck}` in this workshop")));
        }
        let lines = lines(source)?;
        let mut begins =
            lines.iter().filter_map(|line| if let Line::Card { deck, at, .. } = line { Some((deck, *at)) } else { None });
        let (first, second) = (begins.next(), begins.next());
        match (first, second) {
            (None, _) => return Err(source.fault(0, "no card has begun: `card id \"Name\"`")),
            (Some((Some(_), at)), _) => return Err(source.fault(at, "a card begins with `card`")),
            (_, Some((_, at))) => return Err(source.limit(at, "one card is tried at a time")),
            (Some((None, _)), None) => {}
        }
        let reader = Reader { language: &self.language, names: &self.names, source, limits: Limits::typed(self.number) };
        let mut cards = reader.cards(deck, &lines)?;
        cards.pop().map(|(_, card)| card).ok_or_else(|| source.fault(0, "no card has begun: `card id \"Name\"`"))
    }

    /// What players read on a card, in a language; in English where that has no words for it.
    pub fn say(&self, deck: &str, card: &Card, language: &str) -> String {
        let said = |language: &str| self.speak(language, |speaker| speaker.card(deck, card).ok()).flatten();
        said(language).or_else(|| said(BASE)).unwrap_or_default()
    }

    /// The keywords of a card in the order in which they stand, each once, and the rule of each.
    pub fn keywords(&self, card: &Card, language: &str) -> Vec<Keyword> {
        let mut found = Vec::new();
        card.fields.iter().for_each(|(_, term)| self.collect(term, language, &mut found));
        found
    }

    fn collect(&self, term: &Term, language: &str, found: &mut Vec<Keyword>) {
        match term {
            Term::Phrase { sort, variant, slots, .. } => {
                if let Some(rule) = self.language.rules.get(sort).and_then(|rules| rules.get(variant)) {
                    let said = |language: &str| self.speak(language, |speaker| speaker.fill(term).ok()).flatten();
                    let words = match said(language).or_else(|| said(BASE)) {
                        Some(Fill::Words(words) | Fill::Noun(words, _)) => words,
                        Some(Fill::Number(number)) => number.to_string(),
                        None => String::new(),
                    };
                    let keyword = Keyword { words, rule: rule.clone() };
                    if !found.contains(&keyword) {
                        found.push(keyword);
                    }
                }
                slots.iter().for_each(|(_, slot)| self.collect(slot, language, found));
            }
            Term::List(items) => items.iter().for_each(|item| self.collect(item, language, found)),
            Term::Tied(items) => items.iter().for_each(|(_, item)| self.collect(item, language, found)),
            Term::Number(_) | Term::Signed(_) | Term::Yes | Term::Card { .. } | Term::Words(_) => {}
        }
    }

    fn speak<T>(&self, language: &str, say: impl Fn(&Speaker) -> T) -> Option<T> {
        let Words { phrases, names } = self.words.get(language)?;
        let name = |deck: &str, id: &str| names.get(&format!("{deck}.{id}")).cloned();
        Some(say(&Speaker { phrases, name: &name, language }))
    }
}
