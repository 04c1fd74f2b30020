//! What stands on cards, in words: put together from the tree that is run, so that a card says what it does.
//!
//! A phrase is said by `cards.<sort>.<variant>`, whose arguments are its slots, and a field by `cards.<deck>.<field>`, whose
//! argument is `it`; the fields of a card are its sentences, in the order in which they are written. A field that players
//! need not read is said by an empty text. Texts that stand on a card as they are have keys of their own (`Content::words`). `cards.list.more` and `cards.list.last` join `a` and `b` of a list.

use std::collections::BTreeMap;

use cards::{Card, Content, Term};

use crate::message::{Fill, Message, Plural, Unfilled};
use crate::texts::{BASE, capital};

/// Keys that begin so are not for players, but for what is made from them.
pub(crate) const PHRASES: &str = "cards.";

const MORE: &str = "list.more";
const LAST: &str = "list.last";

type Phrases = BTreeMap<String, Message>;

/// Whether there are words for everything that can be written on cards, and for nothing else. What a phrase leaves out, a card
/// would do without saying it.
pub(crate) fn check(phrases: &Phrases, content: &Content) -> Result<(), String> {
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
pub(crate) fn cards(
    phrases: &Phrases,
    names: &BTreeMap<String, Message>,
    content: &Content,
    language: &str,
) -> Result<Vec<(String, String)>, String> {
    let speaker = Speaker { phrases, names, content, language };
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

/// Why something was not said.
enum Silent {
    /// The language has no words for it.
    NoWords,
    /// A text is wrong.
    Wrong(String),
}

struct Speaker<'a> {
    phrases: &'a Phrases,
    names: &'a BTreeMap<String, Message>,
    content: &'a Content,
    language: &'a str,
}

impl Speaker<'_> {
    /// The sentences of a card. One begins with a capital letter unless the one before goes on in it.
    fn card(&self, deck: &str, card: &Card) -> Result<String, Silent> {
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

    fn fill(&self, term: &Term) -> Result<Fill, Silent> {
        Ok(match term {
            Term::Number(number) => Fill::Number(*number),
            Term::Signed(number) => Fill::Words(format!("{number:+}").replace('-', "−")),
            Term::Yes => Fill::Words(String::new()),
            Term::Words(words) => Fill::Words(words.clone()),
            Term::Card { deck, id } => Fill::Words(self.name(deck, id)?),
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

    /// The name of a card: in the base language it stands on the card.
    fn name(&self, deck: &str, id: &str) -> Result<String, Silent> {
        if self.language != BASE {
            return self.names.get(&format!("{deck}.{id}")).map(|name| name.source().to_owned()).ok_or(Silent::NoWords);
        }
        let cards = self.content.decks().iter().filter(|known| known.id == deck).flat_map(|deck| &deck.cards);
        cards.filter(|card| card.id == id).map(|card| card.name.clone()).next().ok_or(Silent::NoWords)
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Texts;

    const LANGUAGE: &str = r#"
        [sort.statistic]
        combat = "combat"
        [sort.gives]
        plus = "{statistic} {signed}"
        ranged = "ranged"
        [sort.verb]
        heal = "heal {lines: number} lines"
        both = "both {verb* by ; AND}"
        [deck.moment]
        about = "When."
        kind = "Moment"
        row = "When"
        fields = {}
        [deck.tool]
        about = "A tool."
        kind = "Tool"
        row = "ToolCard"
        fields = { copies = "number", moment = "moment?", gives = "gives*", action = "verb?", sacred = "flag", tale = "words*" }
    "#;
    const TOOLS: &str = "card bow \"Bow\"\ncopies: 2\ngives: ranged, combat +1 and combat -2\nsacred: yes\n\
                         card herb \"Herb\"\ncopies: 1\nmoment: dusk\naction: both heal 1 lines AND heal 2 lines; heal 3 lines\ntale: \"It grows.\"\ntale: \"It heals.\"";
    const ENGLISH: &str = r#"
        [cards.list]
        more = "{a}, {b}"
        last = "{a} and {b}"
        [cards.statistic]
        combat = "combat"
        [cards.gives]
        plus = "{signed} {statistic}"
        ranged = "shoots"
        [cards.verb]
        heal = "heal {lines, plural, one {a line} other {# lines}}"
        both = "now {verb}"
        [cards.tool]
        copies = ""
        moment = "{it}:"
        gives = "{it}."
        action = "{it}."
        sacred = "It is sacred."
        tale = ""
    "#;

    fn content() -> Content {
        let files =
            [("c/moment.cards", "card dusk \"At dusk\""), ("c/tool.cards", TOOLS)].map(|(path, text)| (Path::new(path), text));
        Content::parse((Path::new("c/language.toml"), LANGUAGE), Path::new("c"), &files).expect("good")
    }

    /// The texts of a game in a folder, with these words.
    fn texts(language: &str, english: &str, german: &str) -> Result<Texts, String> {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("en.toml"), english).expect("written");
        std::fs::write(folder.path().join("de.toml"), german).expect("written");
        Texts::load_with(folder.path(), language, &content()).map_err(|problem| problem.what)
    }

    fn said(texts: &Texts) -> Vec<(&str, &str)> {
        texts.messages().map(|(key, message)| (key, message.source())).collect()
    }

    #[test]
    fn cards_say_what_they_do() {
        let texts = texts("en", ENGLISH, "").expect("good");
        let expected = [
            ("moment.dusk", "At dusk"),
            ("moment.dusk-text", ""),
            ("tool.bow", "Bow"),
            ("tool.bow-text", "Shoots, +1 combat and −2 combat. It is sacred."),
            ("tool.herb", "Herb"),
            ("tool.herb-tale-1", "It grows."),
            ("tool.herb-tale-2", "It heals."),
            ("tool.herb-text", "At dusk: now heal a line AND heal 2 lines; heal 3 lines."),
        ];
        assert_eq!(said(&texts), expected);
        assert_eq!(texts.written().count(), 0, "nobody wrote them");
    }

    #[test]
    fn another_language_says_the_cards_it_has_all_words_for() {
        let german = "moment.dusk = \"Abends\"\ncards.verb.heal = \"heile {lines}\"\ncards.verb.both = \"jetzt {verb}\"\ncards.tool.moment = \"{it}:\"\n\
                      cards.tool.action = \"{it}.\"\ncards.tool.copies = \"\"\ncards.tool.tale = \"\"\ntool.herb-tale-1 = \"Es wächst.\"";
        let texts = texts("de", ENGLISH, german).expect("good");
        let own: Vec<_> = said(&texts).into_iter().filter(|(key, _)| key.starts_with("tool")).collect();
        assert_eq!(own, [("tool.herb-tale-1", "Es wächst."), ("tool.herb-text", "Abends: jetzt heile 1 AND heile 2; heile 3.")]);
    }

    #[test]
    fn words_that_are_missing_wrong_or_for_nothing_are_refused() {
        let refused = |english: &str, message: &str| assert_eq!(texts("en", english, "").expect_err(message), message);
        let without = ENGLISH.replace("ranged = \"shoots\"", "");
        refused(&without, "`cards.gives.ranged` is missing: the language of cards has it");
        let silent = ENGLISH.replace("{signed} {statistic}", "{statistic}");
        refused(&silent, "`cards.gives.plus` does not say `{signed}`");
        let unused = ENGLISH.replace("ranged = \"shoots\"", "ranged = \"shoots\"\nfar = \"far\"");
        refused(&unused, "`cards.gives.far` says nothing that the language of cards has");
        let wrong = ENGLISH.replace("\"shoots\"", "\"shoots {n}\"");
        refused(&wrong, "`cards.gives.ranged` speaks of `n`, which that phrase has no slot for");
        let counts = ENGLISH.replace("{signed} {statistic}", "{signed} {statistic, plural, other {x}}");
        refused(&counts, "`cards.gives.plus` counts by `statistic`, which is no number");
        refused(&format!("tool.bow = \"X\"\n{ENGLISH}"), "`tool.bow` is made from the cards in content/: remove it here");
    }
}
