//! What stands on cards, in words: put together from the tree that is run, so that a card says what it does.
//!
//! A phrase is said by `cards.<sort>.<variant>`, whose arguments are its slots, and a field by `cards.<deck>.<field>`, whose
//! argument is `it`; the fields of a card are its sentences, in the order in which they are written. A field that players
//! need not read is said by an empty text. Texts that stand on a card as they are have keys of their own (`Content::words`). `cards.list.more` and `cards.list.last` join `a` and `b` of a list.

use std::collections::BTreeMap;

use crate::content::Content;
use crate::message::Message;
use crate::speaker::{BASE, LAST, MORE, PHRASES, Phrases, Silent, Speaker};

/// Whether there are words for everything that can be written on cards, and for nothing else. What a phrase leaves out, a card
/// would do without saying it.
pub fn check(phrases: &Phrases, content: &Content) -> Result<(), String> {
    let language = content.language();
    let mut wanted: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    wanted.extend(language.variants().map(|(sort, variant, slots)| (format!("{sort}.{variant}"), slots)));
    wanted.extend(language.fields().map(|(deck, field)| (format!("{deck}.{field}"), Vec::new())));
    if !wanted.is_empty() {
        wanted.extend([MORE, LAST].map(|key| (key.to_owned(), vec!["a", "b"])));
    }
    for (key, slots) in &wanted {
        let Some(message) = phrases.get(key) else {
            return Err(format!("`{PHRASES}{key}` is missing: the language of cards has it"));
        };
        if let Some(silent) = slots.iter().find(|slot| !message.arguments().contains(*slot)) {
            return Err(format!("`{PHRASES}{key}` does not say `{{{silent}}}`"));
        }
    }
    match phrases.keys().find(|key| !wanted.contains_key(*key)) {
        Some(unused) => Err(format!("`{PHRASES}{unused}` says nothing that the language of cards has")),
        None => Ok(()),
    }
}

/// The name and the text of every card, by key. Without words for something on it, a card has no text in this language.
pub fn cards(
    phrases: &Phrases,
    names: &BTreeMap<String, Message>,
    content: &Content,
    language: &str,
) -> Result<Vec<(String, String)>, String> {
    // In the base language the name stands on the card.
    let name = |deck: &str, id: &str| match language {
        BASE => content.names.get(deck)?.iter().find(|(known, _)| known == id).map(|(_, name)| name.clone()),
        _ => names.get(&format!("{deck}.{id}")).map(|name| name.source().to_owned()),
    };
    let speaker = Speaker { phrases, name: &name, language };
    // Another language has these texts among its own, if it has them.
    let mut said = if language == BASE { content.words() } else { Vec::new() };
    for deck in content.decks() {
        for card in &deck.cards {
            let key = format!("{}.{}", deck.id, card.id);
            if language == BASE {
                said.push((key.clone(), card.name.clone()));
            }
            match speaker.card(&deck.id, card) {
                Ok(text) => said.push((format!("{key}-text"), text)),
                Err(Silent::NoWords) => {}
                Err(Silent::Wrong(what)) => return Err(what),
            }
        }
    }
    Ok(said)
}
