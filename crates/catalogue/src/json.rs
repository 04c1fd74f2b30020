//! The files beside a game's module: its rulebook and its texts as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Example, Facts, GapKind, Holds, Retired, Rulebook, Term, Texts};

/// The section of a ruling that belongs to no heading of the book.
const RULINGS: &str = "Rulings";

#[derive(Serialize)]
struct Book<'a> {
    game: &'a Facts,
    rules: Vec<Entry<'a>>,
    terms: &'a [Term],
    examples: &'a [Example],
    #[serde(skip_serializing_if = "<[Retired]>::is_empty")]
    retired: &'a [Retired],
}

/// A rule or a ruling: one shape for both, because a citation can lead to either.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Entry<'a> {
    id: &'a str,
    title: &'a str,
    /// What the rule says; for a ruling, what we have decided.
    text: &'a str,
    section: &'a str,
    kind: Kind,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    needs: &'a [String],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    data: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    omitted: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<Holds>,
    /// The rules that a ruling settles.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    settles: &'a [String],
    /// The id of the gap that a ruling closes.
    #[serde(skip_serializing_if = "Option::is_none")]
    gap: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gap_kind: Option<GapKind>,
    /// What the book leaves open, which is why the ruling was needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Rule,
    Ruling,
}

/// A card of the box, as it is written.
#[derive(Serialize)]
struct WrittenCard<'a> {
    id: &'a str,
    name: &'a str,
    text: &'a str,
}

/// The cards of the box that a workshop can begin with, by deck: `{ skill: [{ id, name, text }] }`.
pub fn cards_json(content: &cards::Content) -> String {
    let decks = content.decks().iter().filter(|deck| content.language().workshop().any(|open| open == deck.id));
    let decks: BTreeMap<&str, Vec<WrittenCard>> = decks
        .map(|deck| {
            let written = |card: &'_ cards::Card| content.text(&deck.id, &card.id);
            let cards =
                deck.cards.iter().filter_map(|card| Some(WrittenCard { id: &card.id, name: &card.name, text: written(card)? }));
            (deck.id.as_str(), cards.collect())
        })
        .collect();
    text(&decks)
}

/// The whole rulebook for the page: `{ game, rules, terms, examples, retired? }`, where `rules` holds the rules of the book and
/// then the rulings, in the order of their numbers.
pub fn rules_json(book: &Rulebook) -> String {
    let rules = book.rules.iter().map(|rule| Entry {
        id: &rule.id,
        title: &rule.title,
        text: &rule.text,
        section: &rule.section,
        kind: Kind::Rule,
        needs: &rule.needs,
        data: rule.data,
        omitted: rule.omitted.as_deref(),
        holds: rule.holds,
        settles: &[],
        gap: None,
        gap_kind: None,
        why: None,
    });
    let rulings = book.rulings.iter().map(|ruling| Entry {
        id: &ruling.id,
        title: &ruling.title,
        text: &ruling.ruling,
        section: ruling.section.as_deref().unwrap_or(RULINGS),
        kind: Kind::Ruling,
        needs: &[],
        data: false,
        omitted: None,
        holds: ruling.holds,
        settles: &ruling.settles,
        gap: Some(ruling.gap()),
        gap_kind: Some(ruling.kind),
        why: Some(&ruling.text),
    });
    let Rulebook { game, terms, examples, retired, .. } = book;
    text(&Book { game, rules: rules.chain(rulings).collect(), terms, examples, retired })
}

/// The texts of one language, key to message, without those it falls back to: the page loads that language's file as well.
pub fn texts_json(texts: &Texts) -> String {
    text(&texts.messages().map(|(key, message)| (key, message.source())).collect::<BTreeMap<_, _>>())
}

/// Only strings, flags and lists, which always serialize.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn parsed(text: &str) -> Value {
        serde_json::from_str(text).expect("JSON")
    }

    #[test]
    fn rules_and_rulings_stand_in_one_list() {
        let book = Rulebook::parse(
            "rules.toml",
            r#"
            game = { id = "g", title = "G \"quoted\"", players = "2", source = "a book", authors = ["A"] }
            [[rule]]
            id = "a"
            title = "A"
            text = "Text."
            section = "S"
            needs = ["b"]
            data = true
            [[ruling]]
            id = "b"
            title = "B"
            text = "Why?"
            kind = "content"
            ruling = "So."
            gap = "a"
            settles = ["a"]
            holds = "by construction"
            [[example]]
            id = "e"
            rules = ["a"]
            given = "g"
            when = "w"
            then = "t"
            section = "S"
            [[term]]
            term = "T"
            text = "Meaning."
            "#,
        )
        .expect("good");
        let expected = json!({
            "game": { "id": "g", "title": "G \"quoted\"", "players": "2", "source": "a book", "authors": ["A"] },
            "rules": [
                { "id": "a", "title": "A", "text": "Text.", "section": "S", "kind": "rule", "needs": ["b"], "data": true },
                { "id": "b", "title": "B", "text": "So.", "section": "Rulings", "kind": "ruling", "holds": "by construction",
                  "settles": ["a"], "gap": "a", "gapKind": "content", "why": "Why?" },
            ],
            "terms": [{ "term": "T", "text": "Meaning." }],
            "examples": [{ "id": "e", "rules": ["a"], "given": "g", "when": "w", "then": "t", "section": "S" }],
        });
        assert_eq!(parsed(&rules_json(&book)), expected);
    }

    #[test]
    fn a_translation_holds_its_own_texts_only() {
        let base = Texts::parse("en.toml", "en", "[a]\nb = \"{n}\"\nc = \"C\"").expect("good");
        assert_eq!(parsed(&texts_json(&base)), json!({ "a.b": "{n}", "a.c": "C" }));
        let de = Texts::parse("de.toml", "de", "a.c = \"Zeh\"").expect("good").over(base).expect("fits");
        assert_eq!(parsed(&texts_json(&de)), json!({ "a.c": "Zeh" }));
    }
}
