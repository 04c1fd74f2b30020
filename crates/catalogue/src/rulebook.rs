//! The catalogue of one game: every rule of its book, our rulings on its gaps, examples and terms.

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{Problem, files, name};

/// A game's `rules.toml`, checked: ids are unique and every reference leads somewhere.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    pub game: Facts,
    /// The rules of the book, in its order.
    #[serde(default, rename = "rule")]
    pub rules: Vec<Rule>,
    /// Our rulings on what the book leaves open.
    #[serde(default, rename = "ruling")]
    pub rulings: Vec<Ruling>,
    /// The worked examples of the book.
    #[serde(default, rename = "example")]
    pub examples: Vec<Example>,
    /// Words with a meaning of their own in this game.
    #[serde(default, rename = "term")]
    pub terms: Vec<Term>,
    /// Ids that are no longer in use.
    #[serde(default)]
    pub retired: Vec<Retired>,
}

/// Facts about a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The short name that files and addresses use.
    pub id: String,
    pub title: String,
    /// How many can play.
    pub players: String,
    /// Where the rules are printed.
    pub source: String,
    /// Who made the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub authors: Vec<String>,
    /// Who publishes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
}

/// A rule of the book, in our own words.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its stable id.
    pub id: String,
    /// Its name, a few words.
    pub title: String,
    /// What it says.
    pub text: String,
    /// The heading in the book.
    pub section: String,
    /// Rules or rulings that it builds on.
    #[serde(default)]
    pub needs: Vec<String>,
    /// It only describes components: there is nothing that code could do or refuse.
    #[serde(default)]
    pub data: bool,
    /// Why the game leaves it out.
    #[serde(default)]
    pub omitted: Option<String>,
    /// Why no code has to enforce it.
    #[serde(default)]
    pub holds: Option<Holds>,
}

/// Why a rule holds although no code cites it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Holds {
    /// The state cannot express a breach of it. A test must name the rule and show that.
    #[serde(rename = "by construction")]
    ByConstruction,
}

/// Our decision where the book says nothing, contradicts itself, or lacks a component.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its stable id; rules and rulings share one set of ids.
    pub id: String,
    /// Its name, a few words.
    pub title: String,
    /// The gap: what the book leaves open.
    pub text: String,
    pub kind: GapKind,
    /// What we have decided.
    pub ruling: String,
    /// The id of the gap, where it is not the ruling's own.
    #[serde(default)]
    pub gap: Option<String>,
    /// The heading of the book that it belongs to.
    #[serde(default)]
    pub section: Option<String>,
    /// The rules that it settles.
    #[serde(default)]
    pub settles: Vec<String>,
    /// Why no code has to enforce it.
    #[serde(default)]
    pub holds: Option<Holds>,
}

impl Ruling {
    /// The id of the gap that it closes.
    pub fn gap(&self) -> &str {
        self.gap.as_deref().unwrap_or(&self.id)
    }
}

/// What sort of gap a ruling closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GapKind {
    /// The book does not say what happens.
    Rule,
    /// The book does not describe a component.
    Content,
    /// Two passages of the book disagree.
    Conflict,
}

/// A worked example of the book.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Its stable id.
    pub id: String,
    /// The rules that it shows.
    pub rules: Vec<String>,
    pub given: String,
    pub when: String,
    pub then: String,
    /// The heading in the book.
    pub section: String,
}

/// A word with a meaning of its own in the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    pub term: String,
    pub text: String,
}

/// An id that is no longer in use. Ids are never renamed, so that old links still lead somewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Retired {
    /// The old id.
    pub id: String,
    /// The rule or ruling that took its place.
    pub successor: String,
}

impl Rulebook {
    /// Reads and checks a `rules.toml`.
    pub fn load(path: impl AsRef<Path>) -> Result<Self, Problem> {
        let path = path.as_ref();
        Self::parse(path, &files::read(path)?)
    }

    /// Checks the text of a `rules.toml`; `file` is the name used in errors.
    pub fn parse(file: impl AsRef<Path>, text: &str) -> Result<Self, Problem> {
        let file = file.as_ref();
        let book: Self = toml::from_str(text).map_err(|error| Problem::new(file, error.to_string()))?;
        book.check().map_err(|what| Problem::new(file, what))?;
        Ok(book)
    }

    /// The ids of all rules and then of all rulings: a [`table::RuleId`] is a place in this order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.entries().map(|(id, _)| id)
    }

    /// Ids and titles in the same order.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        let rules = self.rules.iter().map(|rule| (rule.id.as_str(), rule.title.as_str()));
        rules.chain(self.rulings.iter().map(|ruling| (ruling.id.as_str(), ruling.title.as_str())))
    }

    /// The ids of the rules and rulings that hold by construction.
    pub fn constructed(&self) -> impl Iterator<Item = &str> {
        let rules = self.rules.iter().filter(|rule| rule.holds.is_some()).map(|rule| rule.id.as_str());
        rules.chain(self.rulings.iter().filter(|ruling| ruling.holds.is_some()).map(|ruling| ruling.id.as_str()))
    }

    fn check(&self) -> Result<(), String> {
        let known = self.check_ids()?;
        let resolve = |owner: String, ids: &[String]| match ids.iter().find(|id| !known.contains(id.as_str())) {
            Some(id) => Err(format!("{owner} names `{id}`, but there is no rule or ruling of that id")),
            None => Ok(()),
        };
        for rule in &self.rules {
            resolve(format!("`needs` of rule `{}`", rule.id), &rule.needs)?;
            let marks = [("data", rule.data), ("omitted", rule.omitted.is_some()), ("holds", rule.holds.is_some())];
            let set: Vec<&str> = marks.iter().filter(|(_, set)| *set).map(|(name, _)| *name).collect();
            if let [one, other, ..] = *set {
                return Err(format!("rule `{}` is both `{one}` and `{other}`: keep one of them", rule.id));
            }
        }
        for ruling in &self.rulings {
            resolve(format!("`settles` of ruling `{}`", ruling.id), &ruling.settles)?;
        }
        let mut examples = BTreeSet::new();
        for example in &self.examples {
            resolve(format!("example `{}`", example.id), &example.rules)?;
            if !examples.insert(example.id.as_str()) {
                return Err(format!("there are two examples `{}`: give one another id", example.id));
            }
        }
        for retired in &self.retired {
            resolve(format!("retired id `{}`", retired.id), std::slice::from_ref(&retired.successor))?;
            if known.contains(retired.id.as_str()) {
                return Err(format!("`{}` is retired and in use: an id is never given out again", retired.id));
            }
        }
        Ok(())
    }

    fn check_ids(&self) -> Result<BTreeSet<&str>, String> {
        let mut known = BTreeSet::new();
        for id in self.ids() {
            if let Some(fault) = name::fault(id) {
                return Err(format!("not an id: {fault}"));
            }
            if !known.insert(id) {
                return Err(format!(
                    "the id `{id}` is used twice; rules and rulings share their ids, so give one another id (a ruling then names its gap by `gap = \"{id}\"`)"
                ));
            }
        }
        if let Some((one, other)) = name::clash(self.ids()) {
            return Err(format!("`{one}` and `{other}` would both be the constant `{}`: rename one", name::constant(one)));
        }
        if u16::try_from(known.len()).is_err() {
            return Err(format!("{} rules and rulings are more than a RuleId can count", known.len()));
        }
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::name::constant;

    const GAME: &str = "[game]\nid = \"g\"\ntitle = \"G\"\nplayers = \"2\"\nsource = \"a book\"\n";

    fn rule(id: &str, more: &str) -> String {
        format!("[[rule]]\nid = \"{id}\"\ntitle = \"T\"\ntext = \"X.\"\nsection = \"S\"\n{more}\n")
    }

    fn ruling(id: &str, more: &str) -> String {
        format!("[[ruling]]\nid = \"{id}\"\ntitle = \"T\"\ntext = \"Why?\"\nkind = \"rule\"\nruling = \"So.\"\n{more}\n")
    }

    fn book(parts: &[String]) -> Result<Rulebook, Problem> {
        Rulebook::parse("rules.toml", &(GAME.to_owned() + &parts.concat()))
    }

    fn fails(parts: &[String], words: &[&str]) {
        let problem = book(parts).expect_err("must be refused").to_string();
        assert!(problem.starts_with("rules.toml: "), "{problem}");
        for word in words {
            assert!(problem.contains(word), "{problem}\nlacks {word}");
        }
    }

    #[test]
    fn rules_come_before_rulings_whatever_their_order_in_the_file() {
        let book = book(&[ruling("b.c", ""), rule("a", "needs = [\"b.c\"]"), rule("d", "data = true")]).expect("good");
        assert_eq!(book.ids().collect::<Vec<_>>(), ["a", "d", "b.c"]);
        assert_eq!(book.rules.iter().map(|rule| rule.data).collect::<Vec<_>>(), [false, true]);
        assert_eq!(book.rulings[0].gap(), "b.c");
        assert_eq!(constant(book.ids().last().expect("three")), "B_C");
    }

    #[test]
    fn a_ruling_may_close_a_gap_of_another_name() {
        let book = book(&[rule("a", ""), ruling("a-meaning", "gap = \"a\"")]).expect("good");
        assert_eq!(book.rulings[0].gap(), "a");
    }

    #[test]
    fn ids_are_unique_over_rules_and_rulings() {
        fails(&[rule("a", ""), rule("a", "")], &["`a` is used twice"]);
        fails(&[rule("a", ""), ruling("a", "")], &["`a` is used twice", "gap = \"a\""]);
        fails(&[rule("a.b", ""), ruling("a-b", "")], &["`a.b` and `a-b`", "A_B"]);
        fails(&[rule("A", "")], &["`A`", "small letter"]);
    }

    #[test]
    fn references_must_lead_somewhere() {
        let example = "[[example]]\nid = \"e\"\nrules = [\"a\", \"x\"]\ngiven = \"\"\nwhen = \"\"\nthen = \"\"\nsection = \"\"\n";
        fails(&[rule("a", "needs = [\"x\"]")], &["`needs` of rule `a`", "`x`"]);
        fails(&[rule("a", ""), ruling("b", "settles = [\"x\"]")], &["`settles` of ruling `b`", "`x`"]);
        fails(&[rule("a", ""), example.to_owned()], &["example `e`", "`x`"]);
        fails(&[rule("a", ""), rule("x", ""), example.repeat(2)], &["two examples `e`"]);
    }

    #[test]
    fn retired_ids_lead_to_their_successors() {
        let retired = |id, successor| format!("[[retired]]\nid = \"{id}\"\nsuccessor = \"{successor}\"\n");
        assert_eq!(book(&[rule("a", ""), retired("old", "a")]).expect("good").retired[0].successor, "a");
        fails(&[rule("a", ""), retired("old", "x")], &["retired id `old`", "`x`"]);
        fails(&[rule("a", ""), rule("b", ""), retired("b", "a")], &["`b` is retired and in use"]);
    }

    #[test]
    fn a_misspelt_field_is_told_with_its_line() {
        fails(&[rule("a", "omited = \"no\"")], &["omited", "line 11"]);
        fails(&[rule("a", "data = true\nomitted = \"no\"")], &["both `data` and `omitted`"]);
        fails(&[rule("a", "data = true\nholds = \"by construction\"")], &["both `data` and `holds`"]);
        fails(&[rule("a", "holds = \"by chance\"")], &["by chance"]);
    }

    #[test]
    fn rules_and_rulings_can_hold_by_construction() {
        let held = "holds = \"by construction\"";
        let book = book(&[rule("a", ""), rule("b", held), ruling("c", held)]).expect("good");
        assert_eq!(book.constructed().collect::<Vec<_>>(), ["b", "c"]);
    }
}
