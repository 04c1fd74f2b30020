//! A tree in words.

use std::collections::BTreeMap;

use crate::card::Card;
use crate::message::{Fill, Message, Plural, Unfilled, capital};
use crate::term::Term;

/// Keys that begin so are not for players, but for what is made from them.
pub const PHRASES: &str = "cards.";

/// The language that has every key; the others fall back to it key by key.
pub const BASE: &str = "en";

pub(crate) const MORE: &str = "list.more";
pub(crate) const LAST: &str = "list.last";

/// The words of each phrase and field, without what their keys begin with.
pub(crate) type Phrases = BTreeMap<String, Message>;

/// Why something was not said.
pub(crate) enum Silent {
    /// The language has no words for it.
    NoWords,
    /// A text is wrong, and how: builds say so.
    Wrong(#[cfg_attr(not(feature = "build"), expect(dead_code, reason = "only builds say it"))] String),
}

/// Says what stands on cards, in one language.
pub(crate) struct Speaker<'a> {
    pub(crate) phrases: &'a Phrases,
    /// The name of a card of a deck.
    pub(crate) name: &'a dyn Fn(&str, &str) -> Option<String>,
    pub(crate) language: &'a str,
}

impl Speaker<'_> {
    /// The sentences of a card. One begins with a capital letter unless the one before goes on in it.
    pub(crate) fn card(&self, deck: &str, card: &Card) -> Result<String, Silent> {
        let mut text = String::new();
        for (field, term) in &card.fields {
            let it = self.fill(term)?;
            let said = self.message(&format!("{deck}.{field}"), &[("it", it)])?;
            if said.is_empty() {
                continue;
            }
            let begins = text.is_empty() || text.ends_with('.');
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&if begins { capital(&said) } else { said });
        }
        Ok(text)
    }

    pub(crate) fn fill(&self, term: &Term) -> Result<Fill, Silent> {
        Ok(match term {
            Term::Number(number) => Fill::Number(*number),
            Term::Signed(number) => Fill::Words(format!("{number:+}").replace('-', "−")),
            Term::Yes => Fill::Words(String::new()),
            Term::Words(words) => Fill::Words(words.clone()),
            Term::Card { deck, id } => Fill::Words((self.name)(deck, id).ok_or(Silent::NoWords)?),
            Term::Phrase { sort, variant, slots, .. } => {
                let slots = slots.iter().map(|(name, term)| Ok((name.as_str(), self.fill(term)?)));
                Fill::Words(self.message(&format!("{sort}.{variant}"), &slots.collect::<Result<Vec<_>, _>>()?)?)
            }
            Term::List(items) => Fill::Words(self.list(items)?),
            Term::Tied(items) => Fill::Words(self.tied(items)?),
        })
    }

    fn list(&self, items: &[Term]) -> Result<String, Silent> {
        let mut said = String::new();
        for (nth, item) in (1..).zip(items) {
            let key = if nth == items.len() { LAST } else { MORE };
            let item = self.fill(item)?;
            let first = nth == 1;
            said = match item {
                Fill::Words(words) if first => words,
                Fill::Number(number) if first => number.to_string(),
                item => self.message(key, &[("a", Fill::Words(said)), ("b", item)])?,
            };
        }
        Ok(said)
    }

    /// A list with its own separators, which are a notation that all languages share.
    fn tied(&self, items: &[(String, Term)]) -> Result<String, Silent> {
        let mut said = String::new();
        for (before, item) in items {
            said.push_str(before);
            match self.fill(item)? {
                Fill::Words(words) => said.push_str(&words),
                Fill::Number(number) => said.push_str(&number.to_string()),
                Fill::Noun(noun, _) => said.push_str(&noun),
            }
        }
        Ok(said)
    }

    fn message(&self, key: &str, arguments: &[(&str, Fill)]) -> Result<String, Silent> {
        let message = self.phrases.get(key).ok_or(Silent::NoWords)?;
        let mut said = String::new();
        let argument = |name: &str, _: Option<&str>| {
            let argument = arguments.iter().find(|(known, _)| *known == name);
            argument.map(|(_, fill)| Ok::<_, core::convert::Infallible>(fill.clone()))
        };
        message.fill(Plural::of(self.language), &argument, &mut said).map_err(|unfilled| {
            Silent::Wrong(match unfilled {
                Unfilled::Missing(argument) => {
                    format!("`{PHRASES}{key}` speaks of `{argument}`, which that phrase has no slot for")
                }
                Unfilled::NotANumber(argument) => format!("`{PHRASES}{key}` counts by `{argument}`, which is no number"),
            })
        })?;
        Ok(said)
    }
}
