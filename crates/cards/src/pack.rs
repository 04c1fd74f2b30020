//! A notation on its way into a module.

use std::collections::BTreeMap;

use crate::content::Content;
use crate::language::Language;
use crate::message::Message;
use crate::notation::Packed;
use crate::speaker::{BASE, LAST, MORE};

/// The words of a language: its phrases, and the texts among which the names of cards are.
pub type WordsOf<'a> = (&'a str, &'a BTreeMap<String, Message>, &'a BTreeMap<String, Message>);

impl Content {
    /// All that it takes to read and to say a card of the workshop, for [`crate::Notation::open`].
    pub fn notation(&self, languages: &[WordsOf]) -> Vec<u8> {
        let reached = self.language.reached();
        let mut language = Language {
            sorts: self.language.sorts.clone(),
            decks: self.language.decks.clone(),
            rules: self.language.rules.clone(),
        };
        language.sorts.retain(|sort, _| reached.contains(sort.as_str()));
        language.rules.retain(|sort, _| reached.contains(sort.as_str()));
        language.decks.retain(|_, schema| schema.workshop);
        let mut names = self.names.clone();
        names.retain(|deck, _| reached.contains(deck.as_str()));
        let said = |key: &str| {
            let first = key.split('.').next().unwrap_or_default();
            [MORE, LAST].contains(&key) || reached.contains(first) || language.decks.contains_key(first)
        };
        let words = languages.iter().map(|(tag, phrases, texts)| {
            let phrases =
                phrases.iter().filter(|(key, _)| said(key)).map(|(key, words)| (key.clone(), words.source().to_owned()));
            let called = names.iter().flat_map(|(deck, cards)| cards.iter().map(move |card| (deck, card)));
            let called = called.filter_map(|(deck, (id, name))| {
                let key = format!("{deck}.{id}");
                let name = if *tag == BASE { Some(name.clone()) } else { texts.get(&key).map(|name| name.source().to_owned()) };
                Some((key, name?))
            });
            ((*tag).to_owned(), (phrases.collect(), called.collect()))
        });
        let packed = Packed { words: words.collect(), language, names: names.clone() };
        postcard::to_allocvec(&packed).unwrap_or_default()
    }
}
