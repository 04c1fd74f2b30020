//! Reading Rust sources: where rules are cited and tested, and which texts nobody says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use serde::Serialize;

use crate::name::constant;
use crate::{Problem, Rulebook, Texts, files};

/// Where something stands in a source.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Place {
    /// The file, from the folder that was read.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// The function that it stands in; for a test, the test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
}

/// The places of each rule that has any, by its id.
pub type Places = BTreeMap<String, Vec<Place>>;

/// Where the sources below a folder cite rules as `rule::CONSTANT`; comments and their own unit tests do not count.
pub fn citations(src: impl AsRef<Path>, book: &Rulebook) -> Result<Places, Problem> {
    let by_constant: BTreeMap<String, &str> = book.ids().map(|id| (constant(id), id)).collect();
    let mut found = Places::new();
    for (name, place) in named(src.as_ref(), "rule")? {
        if let Some(id) = by_constant.get(&name) {
            found.entry((*id).to_owned()).or_default().push(place);
        }
    }
    Ok(found)
}

/// Where tests name rules by `#[rule(CONSTANT, …)]`.
pub fn tests(tests: impl AsRef<Path>, book: &Rulebook) -> Result<Places, Problem> {
    let by_constant: BTreeMap<String, &str> = book.ids().map(|id| (constant(id), id)).collect();
    let mut found = Places::new();
    for path in files::below(tests.as_ref(), "rs")? {
        let mut names = Vec::new();
        attributes(tokens(&path)?, &mut names);
        for (name, line, function) in names {
            let Some(id) = by_constant.get(&name) else {
                return Err(Problem::new(&path, format!("`#[rule({name})]` names a rule that is not in rules.toml")));
            };
            let place = Place { file: inside(&path, tests.as_ref()), line, function };
            found.entry((*id).to_owned()).or_default().push(place);
        }
    }
    Ok(found)
}

/// The ids of the rules that the sources below a folder cite; see [`citations`].
pub fn cited(src: impl AsRef<Path>, book: &Rulebook) -> Result<BTreeSet<String>, Problem> {
    Ok(citations(src, book)?.into_keys().collect())
}

/// The ids of the rules that [`tests`] name and that executable examples name by `rules = ["id", …]`.
pub fn tested(tests: impl AsRef<Path>, examples: impl AsRef<Path>, book: &Rulebook) -> Result<BTreeSet<String>, Problem> {
    let known: BTreeSet<&str> = book.ids().collect();
    let mut tested: BTreeSet<String> = self::tests(tests, book)?.into_keys().collect();
    for path in files::below(examples.as_ref(), "toml")? {
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

/// The keys that no source below a folder names as `key::CONSTANT`; those of cards are named by the cards.
pub fn unused_keys(src: impl AsRef<Path>, texts: &Texts) -> Result<Vec<String>, Problem> {
    let named: BTreeSet<String> = named(src.as_ref(), "key")?.into_iter().map(|(name, _)| name).collect();
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

/// What stands after `module::` in the sources below a folder, and where.
fn named(src: &Path, module: &str) -> Result<Vec<(String, Place)>, Problem> {
    let mut names = Vec::new();
    for path in files::below(src, "rs")? {
        let mut found = Vec::new();
        paths(tokens(&path)?, module, None, &mut found);
        names.extend(found.into_iter().map(|(name, line, function)| {
            let place = Place { file: inside(&path, src), line, function };
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
    for (at, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        let after_hash = at.checked_sub(1).and_then(|at| trees.get(at)).is_some_and(|tree| tree.to_string() == "#");
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        match inside.as_slice() {
            [.., TokenTree::Ident(word), TokenTree::Group(list)] if after_hash && word == "rule" => {
                let test = next_function(trees.get(at..).unwrap_or_default());
                names.extend(list.stream().into_iter().filter_map(|tree| match tree {
                    TokenTree::Ident(name) => Some(found(&name, test)),
                    _ => None,
                }));
            }
            _ => attributes(group.stream(), names),
        }
    }
}

/// The name of the first function in a stretch of a source.
fn next_function(trees: &[TokenTree]) -> Option<&Ident> {
    trees.windows(2).find_map(|pair| match pair {
        [TokenTree::Ident(word), TokenTree::Ident(name)] if word == "fn" => Some(name),
        _ => None,
    })
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

    #[test]
    fn citations_are_code_and_not_comments_strings_or_tests() {
        let src = folder(&[
            ("lib.rs", "fn f() { o.tell(rule::A_B) } // rule::C\n/// rule::D_E\nconst X: &str = \"rule::F\";"),
            (
                "deep/more.rs",
                "fn g<'a>() { vec![crate::rule::D_E] }\n#[cfg(test)]\nmod tests { fn t() { rule::C } }\nfn h() { rules::F }",
            ),
            ("notes.txt", "rule::C"),
        ]);
        is(&cited(src.path(), &book()).expect("read"), &["a.b", "d-e"]);
    }

    #[test]
    fn what_follows_a_test_module_still_counts() {
        let src = folder(&[("lib.rs", "#[cfg(test)] use x::rule; #[cfg(test)] mod t { rule::A_B } fn f() { rule::C }")]);
        is(&cited(src.path(), &book()).expect("read"), &["c"]);
    }

    #[test]
    fn tests_name_rules_in_attributes_and_examples_in_a_list() {
        let tests = folder(&[(
            "chapter.rs",
            "#[rule(A_B, C)]\n#[ignore]\nfn t() { rule::F }\nmod m { #[cite::rule(D_E)] fn u() {} }\n// #[rule(F)]",
        )]);
        let examples = folder(&[("one.toml", "rules = [\"f\"]\ngiven = \"x\"")]);
        let none = folder(&[]);
        is(&tested(tests.path(), none.path(), &book()).expect("read"), &["a.b", "c", "d-e"]);
        is(&tested(none.path(), examples.path(), &book()).expect("read"), &["f"]);
    }

    #[test]
    fn places_tell_file_line_and_function() {
        let src = folder(&[("deep/a.rs", "fn f() {\n    tell(rule::A_B);\n}\nconst X: R = rule::A_B;\nfn g() { rule::C }")]);
        let place = |file: &str, line, function: &str| Place { file: file.into(), line, function: Some(function.to_owned()) };
        let found = citations(src.path(), &book()).expect("read");
        let constant = Place { function: None, ..place("deep/a.rs", 4, "") };
        assert_eq!(found["a.b"], [place("deep/a.rs", 2, "f"), constant]);
        assert_eq!(found["c"], [place("deep/a.rs", 5, "g")]);
        let chapter = folder(&[("x.rs", "\n#[rule(A_B)]\n#[ignore]\nfn one_is_enough() {}\nfn two() {}")]);
        assert_eq!(tests(chapter.path(), &book()).expect("read")["a.b"], [place("x.rs", 2, "one_is_enough")]);
    }

    #[test]
    fn names_that_lead_nowhere_are_problems() {
        let (none, book) = (folder(&[]), book());
        let wrong =
            folder(&[("t.rs", "#[rule(NONE)] fn t() {}"), ("e/x.toml", "rules = [\"none\"]"), ("f/x.toml", "given = \"\"")]);
        let problem = |tests: &Path, examples: &Path| tested(tests, examples, &book).expect_err("wrong").to_string();
        assert!(problem(wrong.path(), none.path()).contains("#[rule(NONE)]"));
        assert!(problem(none.path(), &wrong.path().join("e")).contains("`none`"));
        assert!(problem(none.path(), &wrong.path().join("f")).contains("rules"));
        assert!(problem(none.path(), &wrong.path().join("absent")).contains("absent: this folder cannot be read"));
        let broken = folder(&[("lib.rs", "fn f( {")]);
        assert!(cited(broken.path(), &book).expect_err("broken").to_string().contains("is not Rust"));
    }

    #[test]
    fn keys_that_nobody_says_are_found() {
        let texts = Texts::parse("en.toml", "en", "a = \"\"\n[b]\nc-d = \"\"\ne = \"\"").expect("good");
        let src = folder(&[("lib.rs", "fn f() { say(key::B_C_D); /* key::A */ }")]);
        assert_eq!(unused_keys(src.path(), &texts).expect("read"), ["a", "b.e"]);
    }
}
