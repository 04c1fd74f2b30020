//! The commands of the arena, each with as little as it takes.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod sides;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn arena(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).args(words).output().expect("the arena runs")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a command answers as JSON, when all is well.
#[track_caller]
fn json(words: &[&str]) -> Value {
    let output = arena(words);
    assert_eq!(output.status.code(), Some(0), "{words:?}: {}", error(&output));
    serde_json::from_str(&out(&output)).unwrap_or_else(|what| panic!("{words:?} gives no JSON: {what}"))
}

/// A folder that is empty, and of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("it can be cleared");
    }
    std::fs::create_dir_all(&folder).expect("it can be made");
    folder
}

#[test]
fn games_are_played_counted_and_the_same_every_time() {
    let play = |seed: &str| {
        let mut tally = json(&["play", "inferno", "--games", "6", "--seats", "habit,random", "--seed", seed, "--json"]);
        tally.as_object_mut().and_then(|tally| tally.remove("seconds")).expect("it takes some time");
        tally
    };
    let tally = play("1");
    assert_eq!(
        (&tally["game"], &tally["games"], &tally["finished"], &tally["broken"]),
        (&"inferno".into(), &6.into(), &6.into(), &0.into())
    );
    let endings = tally["outcomes"].as_object().expect("endings").values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(endings, 6, "every game has one ending");
    assert_eq!(tally, play("1"));
    assert_ne!(tally["decisions"], play("2")["decisions"]);
    assert_eq!(json(&["play", "inferno", "--games", "0", "--json"])["decisions"], 0);
}

#[test]
fn who_plays_and_what_is_chosen_makes_a_difference() {
    let decisions = |words: &[&str]| json(&[&["play", "inferno", "--games", "3", "--json"], words].concat())["decisions"].clone();
    let usual = decisions(&[]);
    assert_ne!(usual, decisions(&["--seats", "habit"]));
    assert_ne!(usual, decisions(&["--table", "2"]));
    assert_eq!(decisions(&["--table", "2"]), decisions(&["--setup", r#"{"characters":2}"#]));
    // Two tables take turns.
    let both = decisions(&["--setup", r#"{"characters":2}"#, "--setup", r#"{"characters":6}"#]);
    assert_ne!(both, decisions(&["--table", "2"]));
    assert_ne!(both, decisions(&["--table", "6"]));
}

#[test]
fn a_table_for_people_says_the_same() {
    let output = arena(&["play", "inferno", "--games", "4"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(out(&output).contains("4 of 4 games of inferno with random finished"), "{}", out(&output));
    assert!(out(&output).contains("won by somebody"));
}

#[test]
fn a_recorded_game_is_played_again_and_its_hash_verified() {
    let folder = folder("replay");
    let file = folder.join("game.txt");
    let path = file.to_str().expect("a path that can be written");
    let tally = json(&["play", "inferno", "--games", "1", "--seed", "5", "--seats", "habit", "--record", path, "--json"]);
    let verdict = json(&["replay", path, "--json"]);
    assert_eq!((&verdict["game"], &verdict["verified"]), (&"inferno".into(), &true.into()));
    let ending = verdict["ending"].as_str().expect("it was played to its end");
    assert_eq!(tally["outcomes"][ending], 1);
    assert!(out(&arena(&["replay", path])).contains("verified"));
    let told = out(&arena(&["replay", path, "--tell"]));
    assert!(told.lines().any(|line| line.starts_with("== Round 1, ")), "{told}");
    assert!(told.lines().any(|line| line.ends_with("[turn.order]")), "{told}");

    let text = std::fs::read_to_string(&file).expect("it was written");
    let (record, _) = text.split_once('\n').expect("a record and a hash");
    std::fs::write(&file, format!("{record}\n0000000000000000\n")).expect("it can be written");
    let wrong = arena(&["replay", path]);
    assert_eq!(wrong.status.code(), Some(1), "a hash that is another");
    assert!(out(&wrong).contains("NOT the expected 0000000000000000"), "{}", out(&wrong));
    std::fs::write(&file, format!("{record}\n")).expect("it can be written");
    assert_eq!(json(&["replay", path, "--json"])["verified"], Value::Null, "there is nothing to compare with");
    std::fs::write(&file, "not a game").expect("it can be written");
    let foreign = arena(&["replay", path]);
    assert_eq!(foreign.status.code(), Some(2));
    assert!(error(&foreign).contains("is not a saved game"), "{}", error(&foreign));
}

#[test]
fn an_interrupted_run_goes_on_where_it_was() {
    let file = folder("keep").join("games.jsonl");
    let path = file.to_str().expect("a path that can be written");
    let play = |games: &str, more: &[&str]| {
        let mut tally = json(&[&["play", "inferno", "--seats", "habit", "--games", games, "--json"], more].concat());
        tally.as_object_mut().and_then(|tally| tally.remove("seconds")).expect("it takes some time");
        tally
    };
    let lines = || std::fs::read_to_string(&file).expect("it was written").lines().count();
    let few = play("3", &["--keep", path, "--threads", "1"]);
    assert_eq!((lines(), &few), (3, &play("3", &[])));
    // The last line was cut off when the run was interrupted.
    let text = std::fs::read_to_string(&file).expect("it was written");
    std::fs::write(&file, text.trim_end().trim_end_matches('}')).expect("it can be written");
    assert_eq!(play("5", &["--keep", path]), play("5", &[]));
    assert_eq!(lines(), 6, "two were known, three were played, and one line is broken");
    // A game that is known is not played again: what the file says of it counts.
    let changed = std::fs::read_to_string(&file).expect("it was written").replace("\"decisions\":", "\"decisions\":9");
    std::fs::write(&file, changed).expect("it can be written");
    assert!(play("3", &["--keep", path])["decisions"].as_u64() > few["decisions"].as_u64());
}

#[test]
fn more_and_more_thinking_is_compared() {
    let output = arena(&["law", "inferno", "--iterations", "2,4", "--games", "2", "--table", "2", "--json"]);
    let law: Value = serde_json::from_str(&out(&output)).expect("it is JSON");
    let players: Vec<&str> = law["rows"].as_array().expect("rows").iter().filter_map(|row| row["player"].as_str()).collect();
    assert_eq!(players, ["habit", "search:2", "search:4"]);
    let holds = law["pays"] == true && law["falls"].as_array().is_some_and(Vec::is_empty);
    assert_eq!(output.status.success(), holds);
}

#[test]
fn a_table_is_measured_against_its_band() {
    let tune = |band: &str| {
        arena(&[
            "tune",
            "inferno",
            "--measure",
            "--seats",
            "habit",
            "--games",
            "20",
            "--setup",
            r#"{"characters":3}"#,
            "--band",
            band,
        ])
    };
    let wide = tune("0-100");
    assert_eq!(wide.status.code(), Some(0), "{}", error(&wide));
    assert!(out(&wide).starts_with("| characters-3 | dante-ell ") && out(&wide).contains("| 20 |"), "{}", out(&wide));
    assert_eq!(tune("99-100").status.code(), Some(1), "habit does not win all games");
    assert_eq!(tune("60-40").status.code(), Some(2));
}

#[test]
fn what_is_wrong_is_said_and_nothing_is_played() {
    for (words, why) in [
        (&["play", "chess"][..], "chess"),
        (&["play", "inferno", "--seats", "genius"], "`genius` is no computer player"),
        (&["play", "inferno", "--seats", "search:0"], "a number above 0"),
        (&["play", "inferno", "--table", "9"], "from 2 to 6"),
        (&["play", "inferno", "--setup", "{"], ""),
        (&["play", "inferno", "--setup", r#"{"characters":1}"#], "characters"),
        (&["replay", "/no/such/file"], "cannot be read"),
    ] {
        let output = arena(words);
        assert_eq!((output.status.code(), out(&output)), (Some(2), String::new()), "{words:?}");
        assert!(error(&output).starts_with("arena: ") && error(&output).contains(why), "{words:?}: {}", error(&output));
    }
}

#[test]
fn examples_are_run_and_written_down() {
    let folder = folder("examples");
    let reports = json(&["examples", "inferno", "--export", folder.to_str().expect("a path"), "--json"]);
    let count = reports.as_array().expect("a list").len();
    assert!(count > 50);
    let written = std::fs::read_to_string(folder.join("inferno/examples/index.json")).expect("the list is written");
    let list: Value = serde_json::from_str(&written).expect("it is JSON");
    assert_eq!(list.as_array().map(Vec::len), Some(count));
    let id = list[0]["id"].as_str().expect("an id");
    assert!(folder.join(format!("inferno/examples/{id}.json")).exists());
    let told = out(&arena(&["examples", "inferno"]));
    assert!(told.ends_with(&format!("{count} of {count} examples hold\n")), "{told}");
}

#[test]
fn games_are_listed_and_their_forms_written_down() {
    let told = out(&arena(&["games"]));
    assert!(told.contains("inferno: Inferno, 2 to 6 seats"), "{told}");
    let folder = folder("games");
    let named = |line: &str| line.ends_with("seats").then(|| line.split(':').next().map(str::to_owned)).flatten();
    let games: Vec<String> = told.lines().filter_map(named).collect();
    assert!(games.len() > 2, "{told}");
    for game in &games {
        std::fs::create_dir_all(folder.join(game)).expect("it can be made");
    }
    assert_eq!(arena(&["games", "--export", folder.to_str().expect("a path")]).status.code(), Some(0));
    let form = std::fs::read_to_string(folder.join("inferno/setup.json")).expect("the form is written");
    let form: Value = serde_json::from_str(&form).expect("it is JSON");
    assert_eq!((&form["seats"]["least"], &form["seats"]["most"]), (&2.into(), &6.into()));
    for (file, load) in [("index.js", "import(\"../inferno/index.js\")"), ("node.cjs", "require(\"../inferno/node.cjs\")")] {
        let list = std::fs::read_to_string(folder.join("games").join(file)).expect("the list is written");
        assert!(list.contains(load) && list.matches("id: ").count() == games.len(), "{file}: {list}");
    }
}

#[test]
fn what_is_measured_is_a_speed() {
    let speeds = json(&["bench", "inferno", "--millis", "1", "--json"]);
    for figure in ["decisions_per_s", "answers_per_s", "clones_per_s", "search_per_s"] {
        assert!(speeds[0][figure].as_u64().is_some_and(|figure| figure > 10), "{figure}: {speeds}");
    }
}

#[test]
fn rules_are_counted_and_those_below_the_floor_fail() {
    // Code, tests and examples are all there, but two games cite few of the rules.
    let output = arena(&["coverage", "inferno", "--games", "2", "--json"]);
    assert_eq!(output.status.code(), Some(1), "{}", error(&output));
    let counted: Value = serde_json::from_str(&out(&output)).expect("it is JSON");
    let inferno = &counted[0];
    assert_eq!(
        (&inferno["game"], &inferno["untested"], &inferno["missing"]),
        (&"inferno".into(), &Value::Array(vec![]), &Value::Array(vec![]))
    );
    let number = |name: &str| inferno[name].as_u64().expect("a count");
    assert_eq!(number("implemented"), number("tested"));
    assert!(number("fired") > 0 && number("fired") < number("implemented"));
}

#[test]
fn every_table_that_people_choose_first_is_measured() {
    let output = arena(&["measure", "inferno", "--games", "4", "--seats", "habit"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let text = out(&output);
    for characters in 2..=6 {
        assert!(text.contains(&format!("[characters.{characters}]\ndecisions = ")), "{text}");
    }
    assert!(text.starts_with("# Counted by `cargo arena measure inferno --seats habit --games 4 --seed 1`.\n"), "{text}");
}
