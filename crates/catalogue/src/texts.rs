//! What players read, by key, in one language with another to fall back to.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cards::{BASE, Fill, Message, PHRASES, Part, Plural, Unfilled, spoken};
use table::{Arg, Args, Say};

use crate::{Problem, files, name};

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
    /// No loaded language has a text for this key.
    #[error("there is no text `{key}`: add it to texts/{BASE}.toml")]
    MissingKey { key: String },
    /// The text uses an argument that was not given.
    #[error("the text `{key}` ({language}) wants the argument `{argument}`, which was not given: add it where the text is used")]
    MissingArgument { key: String, language: String, argument: String },
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

    /// Reads the text of one file; `file` is the name used in errors.
    pub fn parse(file: impl AsRef<Path>, language: &str, text: &str) -> Result<Self, Problem> {
        let file = file.as_ref();
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| Problem::new(file, error.to_string()))?;
        let mut messages = BTreeMap::new();
        flatten("", &table, &mut messages).map_err(|what| Problem::new(file, what))?;
        if let Some((one, other)) = name::clash(messages.keys().map(String::as_str)) {
            let what = format!("`{one}` and `{other}` would both be the constant `{}`: rename one", name::constant(one));
            return Err(Problem::new(file, what));
        }
        let phrases = messages.extract_if(.., |key, _| key.starts_with(PHRASES));
        let phrases = phrases.map(|(key, message)| (key.replacen(PHRASES, "", 1), message)).collect();
        let texts = Self { language: language.to_owned(), messages, phrases, spoken: BTreeSet::new(), base: None };
        // A translation may leave its nouns to the language that it falls back to.
        if language == BASE {
            texts.check_forms().map_err(|what| Problem::new(file, what))?;
        }
        Ok(texts)
    }

    /// A misspelt form would silently fall back to the plain name everywhere.
    fn check_forms(&self) -> Result<(), String> {
        let known: BTreeSet<&str> = self.all().flat_map(Message::forms).collect();
        for (key, message) in &self.messages {
            if let Some(form) = message.wanted_forms().difference(&known).next() {
                return Err(format!("`{key}` asks for the form `{form}`, which no noun has: misspelt, or add it to the nouns"));
            }
        }
        Ok(())
    }

    /// Layers these texts over the base language. A key or an argument that only the translation has is a mistake.
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
        let texts = Self { base: Some(Box::new(base)), ..self };
        texts.check_forms().map_err(|what| Problem::new(format!("texts/{}.toml", texts.language), what))?;
        Ok(texts)
    }

    pub fn language(&self) -> &str {
        &self.language
    }

    /// What cards are put together from in this language itself.
    pub(crate) fn words_of_cards(&self) -> cards::WordsOf<'_> {
        (&self.language, &self.phrases, &self.messages)
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

    /// The keys that fall back to the base language.
    pub fn untranslated(&self) -> impl Iterator<Item = &str> {
        self.keys().filter(|key| !self.messages.contains_key(*key))
    }

    /// The words for something to be said.
    pub fn format(&self, say: &Say) -> Result<String, TextError> {
        let mut out = String::new();
        self.write(say.key.0, &say.args, &mut out)?;
        Ok(out)
    }

    /// Whether some text could read like this, given the right arguments (numbers, or texts without arguments of their own).
    /// Ignores case.
    pub fn could_say(&self, words: &str) -> bool {
        let words = words.to_lowercase();
        let plain = |message: &&Message| message.arguments().is_empty();
        let forms = |message: &Message| {
            let forms = message.forms().map(Some).chain([None]);
            forms.map(|form| message.form(form).to_lowercase()).collect::<Vec<_>>()
        };
        let names: Vec<String> = self.all().filter(plain).flat_map(forms).collect();
        self.all().any(|message| reads(message.parts(), &words, &names, &mut str::is_empty))
    }

    /// Every message, in this language where it is translated and in the base language where it is not.
    fn all(&self) -> impl Iterator<Item = &Message> {
        self.keys().filter_map(|key| self.find(key)).map(|(_, message)| message)
    }

    fn find(&self, key: &str) -> Option<(&str, &Message)> {
        match self.messages.get(key) {
            Some(message) => Some((&self.language, message)),
            None => self.base.as_deref()?.find(key),
        }
    }

    fn write(&self, key: &str, args: &Args, out: &mut String) -> Result<(), TextError> {
        let (language, message) = self.find(key).ok_or_else(|| TextError::MissingKey { key: key.to_owned() })?;
        let argument = |name: &str, form: Option<&str>| {
            args.get(name).map(|arg| match arg {
                Arg::Number(number) => Ok(Fill::Number(number)),
                Arg::Text(key) => self.noun(key.0, form),
            })
        };
        message.fill(Plural::of(language), &argument, out).map_err(|unfilled| match unfilled {
            // Arguments of texts are numbers or nouns, and both can be counted by.
            Unfilled::Missing(argument) | Unfilled::NotANumber(argument) => {
                TextError::MissingArgument { key: key.to_owned(), language: language.to_owned(), argument }
            }
            Unfilled::Inside(error) => error,
        })
    }

    /// A noun in the wanted form, or any other text. It has no arguments of its own, so this goes no deeper.
    fn noun(&self, key: &str, form: Option<&str>) -> Result<Fill, TextError> {
        let (_, message) = self.find(key).ok_or_else(|| TextError::MissingKey { key: key.to_owned() })?;
        let mut words = String::new();
        match form {
            Some(form) => words.push_str(message.form(Some(form))),
            None => self.write(key, &Args::default(), &mut words)?,
        }
        Ok(Fill::Noun(words, message.is_plural()))
    }
}

/// Whether the parts can produce a prefix of `words` such that the rest fits.
fn reads(parts: &[Part], words: &str, names: &[String], fits: &mut dyn FnMut(&str) -> bool) -> bool {
    let Some((first, rest)) = parts.split_first() else { return fits(words) };
    let mut then = |left: &str| reads(rest, left, names, fits);
    let number = || {
        let digits = words.strip_prefix('-').unwrap_or(words).trim_start_matches(|c: char| c.is_ascii_digit());
        Some(digits).filter(|left| left.len() < words.len())
    };
    match first {
        Part::Words(text) => words.strip_prefix(text.to_lowercase().as_str()).is_some_and(then),
        Part::Number => number().is_some_and(then),
        Part::Argument { .. } => {
            number().is_some_and(&mut then) || names.iter().filter_map(|name| words.strip_prefix(name.as_str())).any(then)
        }
        Part::Plural { branches, other, .. } => {
            let mut all = branches.iter().map(|(_, branch)| branch).chain([other]);
            all.any(|branch| reads(branch, words, names, &mut then))
        }
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
    }

    /// `tests/unit/texts.test.mjs` runs the page's formatter on the same cases.
    #[test]
    fn nouns_are_said_as_the_page_says_them() {
        #[derive(serde::Deserialize)]
        struct Cases {
            texts: BTreeMap<String, BTreeMap<String, String>>,
            cases: Vec<Spoken>,
        }
        #[derive(serde::Deserialize)]
        struct Spoken {
            language: String,
            key: String,
            args: BTreeMap<String, serde_json::Value>,
            words: String,
        }
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/unit/nouns.json");
        let Cases { texts: known, cases } = serde_json::from_str(&std::fs::read_to_string(file).expect("there")).expect("cases");
        assert!(cases.len() > 20);
        let toml = |language: &str| known[language].iter().map(|(key, words)| format!("{key} = {words:?}\n")).collect::<String>();
        for Spoken { language, key, args, words } in cases {
            let texts = if language == "en" {
                texts("en", &toml("en"))
            } else {
                texts(&language, &toml(&language)).over(texts("en", &toml("en"))).expect("fits")
            };
            let mut say = Say::plain(Key(String::leak(key)));
            for (name, value) in args {
                let arg = match value {
                    serde_json::Value::String(key) => Arg::Text(Key(String::leak(key))),
                    number => Arg::Number(i32::try_from(number.as_i64().expect("a number")).expect("small")),
                };
                say = say.with(String::leak(name), arg);
            }
            assert_eq!(texts.format(&say).as_deref(), Ok(words.as_str()));
        }
    }

    #[test]
    fn a_form_that_no_noun_has_is_a_mistake() {
        let problem = |text| Texts::parse("t.toml", "en", text).expect_err(text).to_string();
        assert!(problem("a = \"{who.tha}\"\nb = \"x | the: the x\"").contains("`a` asks for the form `tha`"));
        let english = || texts("en", "a = \"{who}\"\nb = \"larva\"");
        let german = |text| texts("de", text).over(english());
        assert!(german("a = \"{who.dem}\"").is_err());
        assert!(german("a = \"{who.dem}\"\nb = \"Larve | dem: der Larve\"").is_ok());
    }

    #[test]
    fn what_could_be_said_is_told_from_what_cannot() {
        let texts = english();
        for said in ["Dante to play", "dante to play", "7 to play", "no card left", "1 card left", "12 cards left", "Dante"] {
            assert!(texts.could_say(said), "{said}");
        }
        for unsaid in ["Danto to play", "Dante to pla", "Dante to play.", "cards left", "x to play", ""] {
            assert!(!texts.could_say(unsaid), "{unsaid}");
        }
        let pt = texts_over_english("[name]\ndante = \"O Dante\"");
        assert!(pt.could_say("O Dante to play") && !pt.could_say("Dante to play"));
    }

    fn texts_over_english(text: &str) -> Texts {
        texts("pt", text).over(english()).expect("fits")
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
