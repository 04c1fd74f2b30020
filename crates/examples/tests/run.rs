//! What is said of examples that do not hold, or that do not prove what they claim. INFERNO serves as the game.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use examples::run_folder;
use inferno::Inferno;

/// What is wrong with an example: Beatrice flips the Gate and finds nothing under it.
fn failures(head: &str, expect: &str) -> Vec<String> {
    let home = tempfile::tempdir().expect("a folder");
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../inferno/texts/en.toml");
    for folder in ["texts", "examples"] {
        fs::create_dir(home.path().join(folder)).expect("made");
    }
    fs::copy(texts, home.path().join("texts/en.toml")).expect("copied");
    let example = format!(
        "id = 'x'\ntitle = 'X'\ncaption = 'X'\nanswers = ['Flip the Gate', 'draw no Unclaimed']\n{head}
         [position]\ncharacter = [{{ at = 'gate 6' }}, {{ at = 'styx 6' }}]\n{expect}"
    );
    fs::write(home.path().join("examples/x.toml"), example).expect("written");
    let mut reports = run_folder::<Inferno>(home.path()).expect("the folder reads");
    assert_eq!(reports.len(), 1);
    reports.remove(0).failures
}

/// That one thing is wrong with this expectation, and what is said of it.
#[track_caller]
fn fails(expect: &str, why: &str) {
    let found = failures("rules = []", &format!("[[expect]]\n{expect}"));
    assert!(matches!(found.as_slice(), [one] if one.contains(why)), "{found:?}");
}

#[track_caller]
fn holds(expect: &str) {
    assert_eq!(failures("rules = []", &format!("[[expect]]\n{expect}")), [""; 0]);
}

#[test]
fn a_rule_is_shown_by_something_that_is_expected() {
    let found = "[[expect]]\nevent = 'Nobody guards the Gate.'\n";
    let cited = format!("{found}rule = 'flip.free-territory'");
    assert_eq!(failures("rules = ['flip.free-territory']", &cited), [""; 0]);
    let unproven = failures("rules = ['flip.free-territory']", found);
    assert!(matches!(unproven.as_slice(), [one] if one.contains("say what shows it")), "{unproven:?}");
    let unknown = failures("rules = ['flip.nothing']", found);
    assert!(matches!(unknown.as_slice(), [one] if one.contains("no rule or ruling")), "{unknown:?}");
}

#[test]
fn what_is_expected_has_to_cite_its_rule() {
    for (expect, right, wrong) in [
        ("event = 'Nobody guards the Gate.'", "flip.free-territory", "board.outer-ring"),
        ("after = 1\nasks = 'What lies under the territory?'", "board.outer-ring", "flip.own"),
        ("after = 1\noption = 'an Unclaimed'", "board.outer-ring", "flip.own"),
        ("after = 0\noption = 'Flip the Gate'", "flip.own", "flip.adjacent"),
        ("after = 0\nrefused = 'Move to the Gate 7'", "flip.own", "unclaimed.lock"),
    ] {
        holds(&format!("{expect}\nrule = '{right}'"));
        fails(&format!("{expect}\nrule = '{wrong}'"), "cites the rule");
    }
    fails("fact = 'round'\nequals = 1\nrule = 'flip.nothing'", "no rule or ruling");
}

#[test]
fn draws_have_options_and_only_ended_games_have_winners() {
    holds("after = 1\nno-option = 'hex 1'");
    fails("after = 1\nno-option = 'an Unclaimed'", "can be chosen or drawn");
    fails("winners = [0, 1]", "the game is not over");
    fails("fact = 'round'\nequals = 2", "`round` is 1 and not 2");
    fails("event = 'x'\nasks = 'y'", "exactly one thing");
}
