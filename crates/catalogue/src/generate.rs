//! Generates the constants that games cite, from their build scripts.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::name::constant;
use crate::{BASE, DIALS, Problem, Rulebook, Texts, dials, files};

/// The name of the file that [`generate`] writes.
pub const GENERATED: &str = "catalogue.rs";

/// The name of the file that [`generate`] writes the cards into.
pub const CARDS: &str = "cards.rs";

/// The names of the files into which [`generate`] writes what a workshop needs: readers of typed cards, and the notation that they are
/// typed in. Only a module with a workshop includes them.
pub const READERS: &str = "readers.rs";
/// See [`READERS`].
pub const NOTATION: &str = "notation.bin";

/// Writes `rule::…`, `key::…` and `CATALOGUE` for a game into [`GENERATED`] in that folder, the cards of `content/` beside the
/// texts into [`CARDS`], what a workshop of them needs into [`READERS`] and [`NOTATION`], the dials of [`DIALS`] beside the rules as `dial::…`, and tells Cargo what to watch.
///
/// `texts` is the file of the base language. The translations beside it are read too, so that a broken one fails the build.
pub fn generate(rules: &Path, texts: &Path, out_dir: &Path) -> Result<(), Problem> {
    let folder = texts.parent().unwrap_or(Path::new("."));
    let content = folder.with_file_name("content");
    let dials = rules.with_file_name(DIALS);
    let some = [content.as_path(), dials.as_path()].into_iter().filter(|path| path.exists());
    for watched in [rules, folder].into_iter().chain(some) {
        println!("cargo:rerun-if-changed={}", watched.display());
    }
    let book = Rulebook::load(rules)?;
    let content = cards::Content::load(&content)?;
    keywords_have_rules(&content, &book, rules)?;
    let base = Texts::load_with(folder, BASE, &content)?;
    let mut translations = Vec::new();
    for translation in files::below(folder, "toml")?.iter().filter(|path| *path != texts) {
        let language = translation.file_stem().unwrap_or_default().to_string_lossy();
        translations.push(Texts::load_with(folder, &language, &content)?);
    }
    let words: Vec<cards::WordsOf> = [&base].into_iter().chain(&translations).map(Texts::words_of_cards).collect();
    for (name, made) in [
        (GENERATED, (source(&book, &base) + &dials::source(&dials)?).into_bytes()),
        (CARDS, content.rust().into_bytes()),
        (READERS, content.readers().into_bytes()),
        (NOTATION, content.notation(&words)),
    ] {
        let target = out_dir.join(name);
        fs::write(&target, made).map_err(|error| Problem::new(&target, format!("cannot be written ({error})")))?;
    }
    Ok(())
}

/// A keyword whose rule is not in the book would lead its reader nowhere.
fn keywords_have_rules(content: &cards::Content, book: &Rulebook, rules: &Path) -> Result<(), Problem> {
    let known: BTreeSet<&str> = book.ids().collect();
    match content.language().rules().find(|(_, _, rule)| !known.contains(rule)) {
        Some((sort, variant, rule)) => {
            Err(Problem::new(rules, format!("has no rule `{rule}`, which the language of cards names for `{sort}.{variant}`")))
        }
        None => Ok(()),
    }
}

fn source(book: &Rulebook, texts: &Texts) -> String {
    let mut out = String::from("// Made from rules.toml and texts/ by the build: change those.\n\n");
    out.push_str("/// The rules of the book and our rulings, for citations.\npub mod rule {\n");
    for (number, (id, title)) in book.entries().enumerate() {
        let (name, title) = (constant(id), doc(title));
        _ = writeln!(out, "    /// {title}\n    pub const {name}: ::table::RuleId = ::table::RuleId({number});");
    }
    out.push_str("}\n\n/// What players read, by key.\npub mod key {\n");
    let written: BTreeSet<&str> = texts.written().collect();
    for (key, message) in texts.messages().filter(|(key, _)| written.contains(key)) {
        let (name, words) = (constant(key), doc(message.source()));
        _ = writeln!(out, "    /// {words}\n    pub const {name}: ::table::Key = ::table::Key({key:?});");
    }
    let ids = book.ids().collect::<Vec<_>>();
    out.push_str("}\n\n/// The ids of all rules and rulings.\n");
    _ = writeln!(out, "pub static CATALOGUE: ::table::Catalogue = ::table::Catalogue {{ ids: &{ids:?} }};");
    out
}

/// Escapes a text into one line of plain rustdoc. An empty line would not count as documentation.
fn doc(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() {
        return "(empty)".to_owned();
    }
    let special = |c: char| matches!(c, '\\' | '[' | ']' | '<' | '>' | '*' | '_' | '`' | '#' | '|' | '+' | '-' | '~' | '&');
    words.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;
    use std::process::Command;

    const RULES: &str = r#"
        [game]
        id = "g"
        title = "G"
        players = "2"
        source = "a book"
        [[rule]]
        id = "turn.flip-own"
        title = "Flip [own] <b>territory"
        text = "X."
        section = "S"
        [[ruling]]
        id = "turn.order"
        title = "Who begins"
        text = "Who?"
        kind = "rule"
        ruling = "The eldest."
    "#;
    const TEXTS: &str = "[ask]\nturn = \"{who}\\n to play: `x\"\nnothing = \"\"";

    struct Place(tempfile::TempDir);

    impl Place {
        fn new(files: &[(&str, &str)]) -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            fs::create_dir(folder.path().join("texts")).expect("made");
            for (name, text) in files {
                fs::write(folder.path().join(name), text).expect("written");
            }
            Self(folder)
        }

        fn path(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn generate(&self) -> Result<(), Problem> {
            generate(&self.path("rules.toml"), &self.path("texts/en.toml"), self.0.path())
        }

        fn rustc(&self, arguments: &[&str]) {
            let done = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()))
                .args(["--edition=2024", "--crate-type=lib"])
                .args(arguments)
                .current_dir(self.0.path())
                .output()
                .expect("the compiler runs");
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        }
    }

    #[test]
    fn the_constants_count_rules_before_rulings() {
        let place = Place::new(&[("rules.toml", RULES), ("texts/en.toml", TEXTS)]);
        place.generate().expect("generated");
        let made = fs::read_to_string(place.path(GENERATED)).expect("written");
        for line in [
            "pub const TURN_FLIP_OWN: ::table::RuleId = ::table::RuleId(0);",
            "/// Who begins",
            "pub const TURN_ORDER: ::table::RuleId = ::table::RuleId(1);",
            "pub const ASK_TURN: ::table::Key = ::table::Key(\"ask.turn\");",
            "{ ids: &[\"turn.flip-own\", \"turn.order\"] };",
        ] {
            assert!(made.contains(line), "{made}\nlacks {line}");
        }
    }

    #[test]
    fn what_is_made_compiles_fully_documented() {
        let kernel = "pub struct RuleId(pub u16); pub struct Key(pub &'static str);
            pub struct Catalogue { pub ids: &'static [&'static str] }";
        let lib = "//! A game.\n#![deny(warnings, missing_docs)]\ninclude!(\"catalogue.rs\");";
        let files = [("rules.toml", RULES), ("texts/en.toml", TEXTS), ("table.rs", kernel), ("lib.rs", lib)];
        let place = Place::new(&files);
        place.generate().expect("generated");
        place.rustc(&["table.rs"]);
        place.rustc(&["lib.rs", "--extern=table=libtable.rlib", "--emit=metadata"]);
    }

    #[test]
    fn a_broken_rulebook_text_or_translation_fails_the_build() {
        let fails = |files: &[(&str, &str)], words: &str| {
            let problem = Place::new(files).generate().expect_err(words);
            assert!(format!("{problem:?}").contains(words), "{problem}");
        };
        let twice = format!("{RULES}\n[[rule]]\nid = \"turn.order\"\ntitle = \"\"\ntext = \"\"\nsection = \"\"\n");
        fails(&[("rules.toml", &twice), ("texts/en.toml", TEXTS)], "used twice");
        fails(&[("rules.toml", RULES), ("texts/en.toml", "a = \"{\"")], "en.toml: `a`, character 2");
        fails(&[("rules.toml", RULES)], "en.toml: cannot be read");
        fails(
            &[("rules.toml", RULES), ("texts/en.toml", TEXTS), ("texts/de.toml", "b = \"x\"")],
            "texts/de.toml: `b` is not a key",
        );
    }
}
