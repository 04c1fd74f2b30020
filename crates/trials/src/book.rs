//! Whether a game's rulebook, its code, its tests, its texts and its examples belong together.

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::{Overview, Rulebook, Texts};
use examples::{Report, run_folder};
use table::{Arg, Arrange, Game, Key, Say, Show};

/// What the form says of values that were measured; the page looks for it by its name.
const MEASURED: &str = "setup.measured";

/// The folder of a game's crate.
#[derive(Clone, Copy, Debug)]
pub struct Book(pub &'static str);

/// None of `wanted` is missing from a set.
fn all_in<'a>(wanted: impl Iterator<Item = &'a str>, set: &BTreeSet<String>, what: &str) {
    let missing: Vec<&str> = wanted.filter(|id| !set.contains(*id)).collect();
    assert!(missing.is_empty(), "{what}: {missing:?}");
}

/// Rules that code has to act on.
fn behaviour(book: &Rulebook) -> impl Iterator<Item = &str> {
    book.rules.iter().filter(|rule| !rule.data && rule.holds.is_none()).map(|rule| rule.id.as_str())
}

/// Rulings that code has to act on.
fn rulings<'a>(book: &'a Rulebook, besides: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let behaves = book.rulings.iter().filter(|ruling| ruling.holds.is_none());
    behaves.map(|ruling| ruling.id.as_str()).filter(|id| !besides.contains(id))
}

impl Book {
    pub(crate) fn rules(self) -> Rulebook {
        Rulebook::load(format!("{}/rules.toml", self.0)).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn texts(self, language: &str) -> Texts {
        Texts::load(format!("{}/texts", self.0), language).unwrap_or_else(|error| panic!("{error}"))
    }

    fn cited(self, book: &Rulebook) -> BTreeSet<String> {
        catalogue::implemented(&catalogue::citations(self.0, book).unwrap_or_else(|error| panic!("{error}")))
    }

    /// What tests name by themselves, without examples.
    fn tested(self, book: &Rulebook) -> BTreeSet<String> {
        catalogue::tests(self.0, book).unwrap_or_else(|error| panic!("{error}")).into_keys().collect()
    }

    pub(crate) fn reports<G: Arrange + Show>(self) -> Vec<Report> {
        run_folder::<G>(Path::new(self.0)).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The code cites every rule with behaviour, and none that holds by construction.
    pub fn rules_are_cited(self) {
        let book = self.rules();
        let cited = self.cited(&book);
        all_in(behaviour(&book), &cited, "not cited");
        let acted_on: Vec<&str> = book.constructed().filter(|id| cited.contains(*id)).collect();
        assert!(acted_on.is_empty(), "said to hold by construction, but cited: {acted_on:?}");
    }

    /// The code cites every ruling, besides some that are data or say what is not done.
    pub fn rulings_are_cited(self, besides: &[&str]) {
        let book = self.rules();
        let cited = self.cited(&book);
        all_in(rulings(&book, besides), &cited, "not cited");
        let idle: Vec<&&str> = besides.iter().filter(|id| cited.contains(**id)).collect();
        assert!(idle.is_empty(), "excused, but cited: {idle:?}");
    }

    /// A test names every rule with behaviour, and every rule and ruling that holds by construction.
    pub fn rules_are_tested(self) {
        let book = self.rules();
        all_in(behaviour(&book).chain(book.constructed()), &self.tested(&book), "not tested");
    }

    /// A test names every ruling, besides some without behaviour.
    pub fn rulings_are_tested(self, besides: &[&str]) {
        let book = self.rules();
        all_in(rulings(&book, besides), &self.tested(&book), "not tested");
    }

    /// The engine knows the ids of the rulebook, and no others.
    pub fn is_known<G: Game>(self) {
        let book = self.rules();
        let ids: BTreeSet<&str> = book.ids().collect();
        let known: BTreeSet<&str> = G::catalogue().ids.iter().copied().collect();
        assert_eq!(ids, known);
    }

    /// Every example holds, and there is one for each that the catalogue tells.
    pub fn examples_hold<G: Arrange + Show>(self) {
        let reports = self.reports::<G>();
        assert!(!reports.is_empty(), "there are no examples");
        let failed: Vec<String> = reports
            .iter()
            .filter(|report| !report.passed())
            .map(|report| format!("{}:\n    {}", report.id, report.failures.join("\n    ")))
            .collect();
        assert!(failed.is_empty(), "{} examples fail:\n{}", failed.len(), failed.join("\n"));
        let files: BTreeSet<String> =
            reports.iter().filter_map(|report| Some(report.file.file_name()?.to_string_lossy().into_owned())).collect();
        for example in &self.rules().examples {
            let file = format!("{}.toml", example.id.replace('.', "-"));
            assert!(files.contains(&file), "examples/{file} is missing");
        }
    }

    /// A newcomer is taught: there is an opening of some ten answers of a person, and an overview.
    pub fn newcomers_are_taught<G: Show>(self) {
        let opening = examples::opening::<G>(Path::new(self.0)).unwrap_or_else(|error| panic!("{error}"));
        let lessons = opening.unwrap_or_else(|| panic!("there is no opening.toml")).steps;
        let said = lessons.iter().filter(|lesson| lesson.say.is_some()).count();
        assert!((8..=12).contains(&said), "{said} lessons: some ten are followed to their end");
        let overview = Overview::load(self.0).unwrap_or_else(|error| panic!("{error}"));
        let parts = overview.unwrap_or_else(|| panic!("there is no overview.toml")).parts;
        let sentences: usize = parts.iter().map(|part| part.says.len()).sum();
        assert!((15..=60).contains(&sentences), "{sentences} sentences");
    }

    /// An example shows every rule with behaviour, besides some.
    pub fn rules_are_shown<G: Arrange + Show>(self, besides: &[&str]) {
        let book = self.rules();
        all_in(behaviour(&book).filter(|id| !besides.contains(id)), &self.shown::<G>(), "no example shows");
    }

    /// An example shows every ruling, besides some.
    pub fn rulings_are_shown<G: Arrange + Show>(self, besides: &[&str]) {
        all_in(rulings(&self.rules(), besides), &self.shown::<G>(), "no example shows");
    }

    fn shown<G: Arrange + Show>(self) -> BTreeSet<String> {
        self.reports::<G>().into_iter().flat_map(|report| report.rules).collect()
    }

    /// The code says every text, besides some; guides belong to a question by the name of its prompt.
    pub fn texts_are_said(self, besides: &[Key]) {
        let texts = self.texts(catalogue::BASE);
        let unused = catalogue::unused_keys(self.0, &texts).unwrap_or_else(|error| panic!("{error}"));
        let is_excused = |key: &String| key.starts_with("guide.") || key == MEASURED || besides.iter().any(|said| said.0 == key);
        let unused: Vec<String> = unused.into_iter().filter(|key| !is_excused(key)).collect();
        assert!(unused.is_empty(), "nobody says: {unused:?}");
        for guide in texts.keys().filter_map(|key| key.strip_prefix("guide.ask-")) {
            assert!(texts.keys().any(|key| key == format!("ask.{guide}")), "guide.ask-{guide} belongs to no question");
        }
    }

    /// Every text of a language can be said: with numbers for its arguments, and a name for those that are `names`.
    pub fn can_be_said(self, language: &str, names: &[&str], name: Key) -> Texts {
        let texts = self.texts(language);
        for (key, message) in texts.messages() {
            for number in [0, 1, 2, 21] {
                let mut say = Say::from(Key(String::leak(key.to_owned())));
                for argument in message.arguments() {
                    let value = if names.contains(&argument) { Arg::Text(name) } else { Arg::Number(number) };
                    say = say.with(String::leak(argument.to_owned()), value);
                }
                let said = texts.format(&say).unwrap_or_else(|error| panic!("{error}"));
                assert!(!said.trim().is_empty() && !said.contains(['{', '}', '#']), "{key}: {said}");
            }
        }
        texts
    }
}
