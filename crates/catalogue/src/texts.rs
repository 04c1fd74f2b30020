//! What players read, by key, in one language with another to fall back to.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use table::{Arg, Args, Say};

use crate::message::{Fill, Message, Plural, Unfilled};
use crate::{Problem, files, name, spoken};

/// A sentence as it is read: a name at its beginning has a capital letter there.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The language that has every key; the others fall back to it key by key.
pub const BASE: &str = "en";

/// The texts of a game in one language, and those it falls back to.
#[derive(Clone, Debug)]
pub struct Texts {
    language: String,
    messages: BTreeMap<String, Message>,
    /// The words that cards are put together from, by what they say: `cards.gives.plus` is here as `gives.plus`.
    pub(crate) phrases: BTreeMap<String, Message>,
    /// The keys of the names and texts of cards: nobody wrote these messages.
    spoken: BTreeSet<String>,
    base: Option<Box<Texts>>,
}

/// Why something could not be said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// No language in use has a text of this key.
    #[error("there is no text `{key}`: add it to texts/{BASE}.toml")]
    MissingKey {
        /// The key that was asked for.
        key: String,
    },
    /// The text speaks of an argument that was not given.
    #[error("the text `{key}` ({language}) wants the argument `{argument}`, which was not given: add it where the text is used")]
    MissingArgument {
        /// The text.
        key: String,
        /// In which language.
        language: String,
        /// What it lacks.
        argument: String,
    },
    /// A plural counts by an argument that is a text.
    #[error("the text `{key}` ({language}) counts by the argument `{argument}`, which is a text and not a number")]
    NotANumber {
        /// The text.
        key: String,
        /// In which language.
        language: String,
        /// The argument that should be a number.
        argument: String,
    },
}

impl Texts {
    /// Reads `<folder>/<language>.toml`, with [`BASE`] from the same folder to fall back to, and says what stands on the cards in
    /// `content/` beside that folder.
    pub fn load(folder: impl AsRef<Path>, language: &str) -> Result<Self, Problem> {
        let folder = folder.as_ref();
        let content = cards::Content::load(&folder.with_file_name("content")).map_err(Problem::from)?;
        Self::load_with(folder, language, &content)
    }

    /// The same with cards that were read before.
    pub(crate) fn load_with(folder: &Path, language: &str, content: &cards::Content) -> Result<Self, Problem> {
        let read = |language: &str| {
            let path = folder.join(format!("{language}.toml"));
            let mut texts = Self::parse(&path, language, &files::read(&path)?)?;
            texts.speak(content).map_err(|what| Problem::new(&path, what))?;
            Ok(texts)
        };
        if language == BASE { read(BASE) } else { read(language)?.over(read(BASE)?) }
    }

    /// Says what stands on cards. The base language needs words for all of it, another one says the cards it has all words for.
    fn speak(&mut self, content: &cards::Content) -> Result<(), String> {
        if self.language == BASE {
            spoken::check(&self.phrases, content)?;
        }
        for (key, words) in spoken::cards(&self.phrases, &self.messages, content, &self.language)? {
            let message = Message::parse(&words).map_err(|(_, what)| format!("`{key}`: {what}"))?;
            if self.messages.insert(key.clone(), message).is_some() {
                return Err(format!("`{key}` is made from the cards in content/: remove it here"));
            }
            self.spoken.insert(key);
        }
        Ok(())
    }

    /// Reads the text of one file; `file` is how problems call it.
    pub fn parse(file: impl AsRef<Path>, language: &str, text: &str) -> Result<Self, Problem> {
        let file = file.as_ref();
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| Problem::new(file, error.to_string()))?;
        let mut messages = BTreeMap::new();
        flatten("", &table, &mut messages).map_err(|what| Problem::new(file, what))?;
        if let Some((one, other)) = name::clash(messages.keys().map(String::as_str)) {
            let what = format!("`{one}` and `{other}` would both be the constant `{}`: rename one", name::constant(one));
            return Err(Problem::new(file, what));
        }
        let phrases = messages.extract_if(.., |key, _| key.starts_with(spoken::PHRASES));
        let phrases = phrases.map(|(key, message)| (key.replacen(spoken::PHRASES, "", 1), message)).collect();
        Ok(Self { language: language.to_owned(), messages, phrases, spoken: BTreeSet::new(), base: None })
    }

    /// These texts, and where they lack a key, those. A key or an argument that only the translation has is a mistake.
    pub fn over(self, base: Self) -> Result<Self, Problem> {
        let pairs = self.messages.iter().map(|(key, message)| (key, message, base.messages.get(key)));
        let phrases = self.phrases.iter().map(|(key, message)| (key, message, base.phrases.get(key)));
        for (key, message, original) in pairs.chain(phrases) {
            let fault = match original {
                None => format!("`{key}` is not a key of {}: misspelt, or no longer in use", base.language),
                Some(original) => match message.arguments().difference(&original.arguments()).next() {
                    Some(argument) => {
                        format!("`{key}` uses the argument `{argument}`, which its {} text does not have", base.language)
                    }
                    None => continue,
                },
            };
            return Err(Problem::new(format!("texts/{}.toml", self.language), fault));
        }
        Ok(Self { base: Some(Box::new(base)), ..self })
    }

    /// The tag of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The keys of this language itself, without those it falls back to, and their messages.
    pub fn messages(&self) -> impl Iterator<Item = (&str, &Message)> {
        self.messages.iter().map(|(key, message)| (key.as_str(), message))
    }

    /// All keys that can be said.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.base.as_deref().unwrap_or(self).messages.keys().map(String::as_str)
    }

    /// The keys that somebody wrote, and did not come from cards.
    pub fn written(&self) -> impl Iterator<Item = &str> {
        let base = self.base.as_deref().unwrap_or(self);
        base.messages.keys().filter(|key| !base.spoken.contains(*key)).map(String::as_str)
    }

    /// The keys that are said in the language fallen back to.
    pub fn untranslated(&self) -> impl Iterator<Item = &str> {
        self.keys().filter(|key| !self.messages.contains_key(*key))
    }

    /// Says it in words.
    pub fn format(&self, say: &Say) -> Result<String, TextError> {
        let mut out = String::new();
        self.write(say.key.0, &say.args, &mut out)?;
        Ok(out)
    }

    fn find(&self, key: &str) -> Option<(&str, &Message)> {
        match self.messages.get(key) {
            Some(message) => Some((&self.language, message)),
            None => self.base.as_deref()?.find(key),
        }
    }

    fn write(&self, key: &str, args: &Args, out: &mut String) -> Result<(), TextError> {
        let (language, message) = self.find(key).ok_or_else(|| TextError::MissingKey { key: key.to_owned() })?;
        let argument = |name: &str| {
            args.get(name).map(|arg| match arg {
                Arg::Number(number) => Ok(Fill::Number(number)),
                // A text in a text has no arguments of its own, so this goes no deeper.
                Arg::Text(key) => {
                    let mut words = String::new();
                    self.write(key.0, &Args::default(), &mut words).map(|()| Fill::Words(words))
                }
            })
        };
        let (key, language) = (key.to_owned(), language.to_owned());
        message.fill(Plural::of(&language), &argument, out).map_err(|unfilled| match unfilled {
            Unfilled::Missing(argument) => TextError::MissingArgument { key, language, argument },
            Unfilled::NotANumber(argument) => TextError::NotANumber { key, language, argument },
            Unfilled::Inside(error) => error,
        })
    }
}

fn flatten(prefix: &str, table: &toml::Table, messages: &mut BTreeMap<String, Message>) -> Result<(), String> {
    for (word, value) in table {
        let key = if prefix.is_empty() { word.clone() } else { format!("{prefix}.{word}") };
        if word.contains('.') {
            return Err(format!("`{key}`: write `{word}` without quotation marks, the dots make the tables"));
        }
        match value {
            toml::Value::Table(table) => flatten(&key, table, messages)?,
            toml::Value::String(text) => {
                if let Some(fault) = name::fault(&key) {
                    return Err(format!("not a key: {fault}"));
                }
                let message = Message::parse(text).map_err(|(place, what)| format!("`{key}`, character {place}: {what}"))?;
                messages.insert(key, message);
            }
            other => {
                return Err(format!("`{key}` is of type {}, but a text must be a string in quotation marks", other.type_str()));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Key;

    fn texts(language: &str, text: &str) -> Texts {
        Texts::parse("t.toml", language, text).expect("good texts")
    }

    fn english() -> Texts {
        let cards = r#"{n, plural, =0 {no card} one {# card} other {# cards}}"#;
        texts(
            "en",
            &format!("[ask]\nturn = \"{{who}} to play\"\ncards = \"{cards} left\"\n[name]\ndante = \"Dante\"\nof = \"{{n}}\""),
        )
    }

    fn card(n: i32) -> Say {
        Key("ask.cards").with("n", n)
    }

    #[test]
    fn arguments_are_numbers_or_texts() {
        let said = |arg: Arg| english().format(&Key("ask.turn").with("who", arg));
        assert_eq!(said(Arg::Number(-3)), Ok("-3 to play".to_owned()));
        assert_eq!(said(Arg::Text(Key("name.dante"))), Ok("Dante to play".to_owned()));
    }

    #[test]
    fn plurals_choose_exactly_then_one_then_other() {
        let said = |n| english().format(&card(n)).expect("said");
        assert_eq!([0, 1, 2].map(said), ["no card left", "1 card left", "2 cards left"]);
        let portuguese = texts("pt", "[ask]\ncards = \"{n, plural, one {# carta} other {# cartas}}\"");
        let said = |n| portuguese.format(&card(n)).expect("said");
        assert_eq!([0, 1, 2].map(said), ["0 carta", "1 carta", "2 cartas"]);
    }

    #[test]
    fn a_translation_falls_back_key_by_key_and_counts_as_each_language_does() {
        let pt = texts("pt", "[name]\ndante = \"O Dante\"").over(english()).expect("fits");
        assert_eq!(pt.format(&Key("ask.turn").with("who", Key("name.dante"))), Ok("O Dante to play".to_owned()));
        let two = texts("en", "a = \"{n, plural, one {one} other {other}}\"");
        let pt_over = texts("pt", "").over(two).expect("fits");
        assert_eq!(pt_over.format(&Key("a").with("n", 0)), Ok("other".to_owned()));
        assert_eq!(pt.untranslated().collect::<Vec<_>>(), ["ask.cards", "ask.turn", "name.of"]);
        assert_eq!(pt.messages().map(|(key, _)| key).collect::<Vec<_>>(), ["name.dante"]);
        assert_eq!(pt.language(), "pt");
    }

    #[test]
    fn what_is_missing_is_named() {
        let error = |say: Say| english().format(&say).expect_err("missing").to_string();
        assert!(error(Say::plain(Key("ask.none"))).contains("no text `ask.none`"));
        let missing = error(Say::plain(Key("ask.turn")));
        assert!(missing.contains("`ask.turn`") && missing.contains("`who`"), "{missing}");
        let inner = error(Key("ask.turn").with("who", Key("name.of")));
        assert!(inner.contains("`name.of`") && inner.contains("`n`"), "{inner}");
        let text = error(Key("ask.cards").with("n", Key("name.dante")));
        assert!(text.contains("not a number"), "{text}");
    }

    #[test]
    fn broken_files_are_refused_with_file_key_and_place() {
        let problem = |text| Texts::parse("texts/en.toml", "en", text).expect_err(text).to_string();
        assert!(problem("[ask]\nturn = \"a {who\"").starts_with("texts/en.toml: `ask.turn`, character 3: "));
        assert!(problem("[ask]\nturn = 3").contains("`ask.turn` is of type integer"));
        assert!(problem("\"a.b\" = \"x\"").contains("quotation marks"));
        assert!(problem("A = \"x\"").contains("not a key"));
        assert!(problem("[a]\nb-c = \"x\"\n[a.b]\nc = \"y\"").contains("A_B_C"));
        assert!(problem("[a").contains("line 1"));
    }

    #[test]
    fn a_translation_may_not_add_keys_or_arguments() {
        let problem = |text| texts("de", text).over(english()).expect_err(text).to_string();
        assert!(problem("[ask]\nturm = \"x\"").starts_with("texts/de.toml: `ask.turm` is not a key"));
        assert!(problem("[ask]\nturn = \"{wer}\"").contains("`wer`"));
    }

    #[test]
    fn languages_are_loaded_from_a_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("en.toml"), "a = \"one\"\nb = \"two\"").expect("written");
        std::fs::write(folder.path().join("de.toml"), "a = \"eins\"").expect("written");
        let de = Texts::load(folder.path(), "de").expect("loaded");
        assert_eq!(["a", "b"].map(|key| de.format(&Say::plain(Key(key))).expect("said")), ["eins", "two"]);
        assert!(Texts::load(folder.path(), "pt").expect_err("absent").to_string().contains("pt.toml: cannot be read"));
    }
}
