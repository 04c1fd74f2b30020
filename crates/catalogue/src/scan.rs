//! Scans Rust sources for citations and tests of rules, and for texts that nothing uses.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use serde::Serialize;

use crate::name::constant;
use crate::{Problem, Rulebook, Texts, files};

/// A place in a source file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Place {
    /// The file, from the folder of the crate.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// The function that it stands in; for a test, the test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
}

/// The places of each rule that has any, by its id.
pub type Places = BTreeMap<String, Vec<Place>>;

/// Files and folders that name rules but play none: positions are validated in the first, refusals put into words in the others.
const IDLE: [&str; 3] = ["check.rs", "reasons.rs", "reasons"];

/// Where the sources of a game cite rules as `rule::CONSTANT`; comments and unit tests do not count. `home` is the folder of its
/// crate, and paths are relative to it.
pub fn citations(home: impl AsRef<Path>, book: &Rulebook) -> Result<Places, Problem> {
    let by_constant: BTreeMap<String, &str> = book.ids().map(|id| (constant(id), id)).collect();
    let mut found = Places::new();
    for (name, place) in named(home.as_ref(), "rule")? {
        if let Some(id) = by_constant.get(&name) {
            found.entry((*id).to_owned()).or_default().push(place);
        }
    }
    Ok(found)
}

/// The ids of the rules that the sources of a game act on: those cited anywhere but where positions are validated or refusals put
/// into words.
pub fn implemented(citations: &Places) -> BTreeSet<String> {
    let acts = |place: &Place| !place.file.iter().any(|part| IDLE.iter().any(|idle| part == *idle));
    citations.iter().filter(|(_, places)| places.iter().any(acts)).map(|(id, _)| id.clone()).collect()
}

/// Where the tests of a game, in `tests` and inside `src`, name rules by `#[rule(CONSTANT, …)]`. A test that is ignored counts
/// for nothing.
pub fn tests(home: impl AsRef<Path>, book: &Rulebook) -> Result<Places, Problem> {
    let by_constant: BTreeMap<String, &str> = book.ids().map(|id| (constant(id), id)).collect();
    let mut found = Places::new();
    for folder in ["tests", "src"].map(|folder| home.as_ref().join(folder)).iter().filter(|folder| folder.is_dir()) {
        for path in files::below(folder, "rs")? {
            let mut names = Vec::new();
            attributes(tokens(&path)?, &mut names);
            for (name, line, function) in names {
                let Some(id) = by_constant.get(&name) else {
                    return Err(Problem::new(&path, format!("`#[rule({name})]` names a rule that is not in rules.toml")));
                };
                let place = Place { file: inside(&path, home.as_ref()), line, function };
                found.entry((*id).to_owned()).or_default().push(place);
            }
        }
    }
    Ok(found)
}

/// The ids of the rules that [`tests`] name and that executable examples name by `rules = ["id", …]`.
pub fn tested(home: impl AsRef<Path>, book: &Rulebook) -> Result<BTreeSet<String>, Problem> {
    let known: BTreeSet<&str> = book.ids().collect();
    let mut tested: BTreeSet<String> = tests(home.as_ref(), book)?.into_keys().collect();
    for path in files::below(&home.as_ref().join("examples"), "toml")? {
        for id in rules_of_example(&path)? {
            if !known.contains(id.as_str()) {
                return Err(Problem::new(
                    &path,
                    format!("`rules` names `{id}`, but rules.toml has no rule or ruling of that id"),
                ));
            }
            tested.insert(id);
        }
    }
    Ok(tested)
}

/// The keys that no source of a game names as `key::CONSTANT`; those of cards are named by the cards.
pub fn unused_keys(home: impl AsRef<Path>, texts: &Texts) -> Result<Vec<String>, Problem> {
    let named: BTreeSet<String> = named(home.as_ref(), "key")?.into_iter().map(|(name, _)| name).collect();
    Ok(texts.written().filter(|key| !named.contains(&constant(key))).map(str::to_owned).collect())
}

fn tokens(path: &Path) -> Result<TokenStream, Problem> {
    files::read(path)?.parse().map_err(|error| Problem::new(path, format!("is not Rust ({error})")))
}

fn inside(path: &Path, folder: &Path) -> PathBuf {
    path.strip_prefix(folder).unwrap_or(path).to_path_buf()
}

fn rules_of_example(path: &Path) -> Result<Vec<String>, Problem> {
    #[derive(serde::Deserialize)]
    struct Cites {
        rules: Vec<String>,
    }
    let cites: Cites = toml::from_str(&files::read(path)?).map_err(|error| Problem::new(path, error.to_string()))?;
    Ok(cites.rules)
}

/// What stands after `module::` in the sources of a crate, and where.
fn named(home: &Path, module: &str) -> Result<Vec<(String, Place)>, Problem> {
    let mut names = Vec::new();
    for path in files::below(&home.join("src"), "rs")? {
        let mut found = Vec::new();
        paths(tokens(&path)?, module, None, &mut found);
        names.extend(found.into_iter().map(|(name, line, function)| {
            let place = Place { file: inside(&path, home), line, function };
            (name, place)
        }));
    }
    Ok(names)
}

/// A name, its line, and the function around it.
type Named = (String, usize, Option<String>);

fn found(name: &Ident, function: Option<&Ident>) -> Named {
    (name.to_string(), name.span().start().line, function.map(Ident::to_string))
}

fn paths(stream: TokenStream, module: &str, around: Option<&Ident>, names: &mut Vec<Named>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let (mut rest, mut function) = (trees.as_slice(), around);
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (TokenTree::Punct(hash), [TokenTree::Group(attribute), item @ ..])
                if hash.as_char() == '#' && is_test_only(attribute) =>
            {
                rest = after_item(item);
            }
            (TokenTree::Group(group), _) => {
                paths(group.stream(), module, function, names);
                // A function ends with its braces.
                function = if group.delimiter() == Delimiter::Brace { around } else { function };
            }
            (TokenTree::Ident(word), [TokenTree::Ident(name), ..]) if word == "fn" => function = Some(name),
            (TokenTree::Ident(word), [TokenTree::Punct(a), TokenTree::Punct(b), TokenTree::Ident(name), ..])
                if word == module && a.as_char() == ':' && b.as_char() == ':' =>
            {
                names.push(found(name, function));
            }
            _ => {}
        }
    }
}

/// Whether it is the `[cfg(test)]` of an attribute.
fn is_test_only(attribute: &proc_macro2::Group) -> bool {
    attribute.delimiter() == Delimiter::Bracket && attribute.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// What follows an item: it ends with its braces or its semicolon.
fn after_item(trees: &[TokenTree]) -> &[TokenTree] {
    let ends = |tree: &TokenTree| match tree {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        _ => false,
    };
    let end = trees.iter().position(ends).map_or(trees.len(), |at| at + 1);
    trees.get(end..).unwrap_or_default()
}

/// The names in all attributes `#[rule(…)]` or `#[cite::rule(…)]`, with the test that they belong to.
fn attributes(stream: TokenStream, names: &mut Vec<Named>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    // The attributes of the item that follows, as far as they have been read.
    let (mut rules, mut ignored) = (Vec::new(), false);
    let mut rest = trees.as_slice();
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (TokenTree::Punct(hash), [TokenTree::Group(attribute), item @ ..]) if hash.as_char() == '#' => {
                ignored |= names_word(attribute.stream(), "ignore");
                rules.extend(rules_named(attribute));
                rest = item;
            }
            (TokenTree::Ident(word), [TokenTree::Ident(test), ..]) if word == "fn" => {
                let rules = core::mem::take(&mut rules);
                if !core::mem::take(&mut ignored) {
                    names.extend(rules.iter().map(|rule| found(rule, Some(test))));
                }
            }
            (TokenTree::Group(group), _) => {
                attributes(group.stream(), names);
                (rules, ignored) = (Vec::new(), false);
            }
            (TokenTree::Punct(end), _) if end.as_char() == ';' => (rules, ignored) = (Vec::new(), false),
            _ => {}
        }
    }
}

/// Whether a word occurs anywhere in some tokens.
fn names_word(stream: TokenStream, wanted: &str) -> bool {
    stream.into_iter().any(|tree| match tree {
        TokenTree::Ident(word) => word == wanted,
        TokenTree::Group(group) => names_word(group.stream(), wanted),
        _ => false,
    })
}

/// What an attribute `rule(…)` or `cite::rule(…)` names.
fn rules_named(attribute: &proc_macro2::Group) -> Vec<Ident> {
    let inside: Vec<TokenTree> = attribute.stream().into_iter().collect();
    let [.., TokenTree::Ident(word), TokenTree::Group(list)] = inside.as_slice() else { return Vec::new() };
    let ident = |tree| if let TokenTree::Ident(name) = tree { Some(name) } else { None };
    if word == "rule" { list.stream().into_iter().filter_map(ident).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn book() -> Rulebook {
        let rule = |id| format!("[[rule]]\nid = \"{id}\"\ntitle = \"T\"\ntext = \"X\"\nsection = \"S\"\n");
        let rules: String = ["a.b", "c", "d-e", "f"].map(rule).concat();
        let text = format!("game = {{ id = \"g\", title = \"G\", players = \"2\", source = \"b\" }}\n{rules}");
        Rulebook::parse("rules.toml", &text).expect("good")
    }

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("in a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        folder
    }

    fn is(found: &BTreeSet<String>, expected: &[&str]) {
        assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    }

    fn acted_on(home: &tempfile::TempDir) -> BTreeSet<String> {
        implemented(&citations(home.path(), &book()).expect("read"))
    }

    #[test]
    fn citations_are_code_and_not_comments_strings_or_tests() {
        let home = folder(&[
            ("src/lib.rs", "fn f() { o.tell(rule::A_B) } // rule::C\n/// rule::D_E\nconst X: &str = \"rule::F\";"),
            (
                "src/deep/more.rs",
                "fn g<'a>() { vec![crate::rule::D_E] }\n#[cfg(test)]\nmod tests { fn t() { rule::C } }\nfn h() { rules::F }",
            ),
            ("src/notes.txt", "rule::C"),
        ]);
        is(&acted_on(&home), &["a.b", "d-e"]);
    }

    #[test]
    fn what_follows_a_test_module_still_counts() {
        let home = folder(&[("src/lib.rs", "#[cfg(test)] use x::rule; #[cfg(test)] mod t { rule::A_B } fn f() { rule::C }")]);
        is(&acted_on(&home), &["c"]);
    }

    #[test]
    fn a_rule_that_only_positions_are_checked_by_or_words_are_made_for_is_not_implemented() {
        let home = folder(&[
            ("src/check.rs", "fn f() { rule::A_B; rule::C }"),
            ("src/reasons.rs", "fn f() { rule::D_E }"),
            ("src/reasons/combat.rs", "fn f() { rule::F }"),
            ("src/lib.rs", "fn g() { rule::C }"),
        ]);
        is(&acted_on(&home), &["c"]);
    }

    #[test]
    fn tests_name_rules_in_attributes_and_examples_in_a_list() {
        let tests = "#[rule(A_B, C)]\nfn t() { rule::F }\nmod m { #[cite::rule(D_E)] fn u() {} }\n// #[rule(F)]";
        let home = folder(&[("tests/chapter.rs", tests), ("examples/notes.txt", "")]);
        is(&tested(home.path(), &book()).expect("read"), &["a.b", "c", "d-e"]);
        let home = folder(&[("examples/one.toml", "rules = [\"f\"]\ngiven = \"x\"")]);
        is(&tested(home.path(), &book()).expect("read"), &["f"]);
    }

    #[test]
    fn tests_inside_of_sources_count_and_ignored_ones_do_not() {
        let inside = "fn f() {}\n#[cfg(test)]\nmod tests { #[rule(F)] fn t() {} }";
        let ignored = "#[rule(A_B)]\n#[ignore]\nfn t() {}\n#[ignore = \"slow\"]\n#[rule(C)]\nfn u() {}\n\
            #[cfg_attr(miri, ignore)] #[rule(C)] fn v() {}\n#[rule(D_E)] fn w() {}";
        let home = folder(&[("src/lib.rs", inside), ("tests/t.rs", ignored), ("examples/notes.txt", "")]);
        is(&tested(home.path(), &book()).expect("read"), &["d-e", "f"]);
    }

    #[test]
    fn places_tell_file_line_and_function() {
        let home = folder(&[
            ("src/deep/a.rs", "fn f() {\n    tell(rule::A_B);\n}\nconst X: R = rule::A_B;\nfn g() { rule::C }"),
            ("tests/x.rs", "\n#[rule(A_B)]\n#[should_panic]\nfn one_is_enough() {}\nfn two() {}"),
        ]);
        let place = |file: &str, line, function: &str| Place { file: file.into(), line, function: Some(function.to_owned()) };
        let found = citations(home.path(), &book()).expect("read");
        let constant = Place { function: None, ..place("src/deep/a.rs", 4, "") };
        assert_eq!(found["a.b"], [place("src/deep/a.rs", 2, "f"), constant]);
        assert_eq!(found["c"], [place("src/deep/a.rs", 5, "g")]);
        assert_eq!(tests(home.path(), &book()).expect("read")["a.b"], [place("tests/x.rs", 2, "one_is_enough")]);
    }

    #[test]
    fn names_that_lead_nowhere_are_problems() {
        let problem = |files: &[(&str, &str)]| tested(folder(files).path(), &book()).expect_err("wrong").to_string();
        assert!(problem(&[("tests/t.rs", "#[rule(NONE)] fn t() {}")]).contains("#[rule(NONE)]"));
        assert!(problem(&[("examples/x.toml", "rules = [\"none\"]")]).contains("`none`"));
        assert!(problem(&[("examples/x.toml", "given = \"\"")]).contains("rules"));
        assert!(problem(&[]).contains("examples: this folder cannot be read"));
        let broken = folder(&[("src/lib.rs", "fn f( {")]);
        assert!(citations(broken.path(), &book()).expect_err("broken").to_string().contains("is not Rust"));
    }

    #[test]
    fn keys_that_nobody_says_are_found() {
        let texts = Texts::parse("en.toml", "en", "a = \"\"\n[b]\nc-d = \"\"\ne = \"\"").expect("good");
        let home = folder(&[("src/lib.rs", "fn f() { say(key::B_C_D); /* key::A */ }")]);
        assert_eq!(unused_keys(home.path(), &texts).expect("read"), ["a", "b.e"]);
    }
}
