//! The workshop: every Maneuver is read from its text as it is printed, and whatever can be typed can be tried.

#![cfg(feature = "workshop")]

use cards::{Reason, Workshop as _};
use dante::Dante;
use dante::content::{Maneuver, ManeuverId};
use table::{Fate, Key};
use trials::workshop::{Bench, largest_numbers, one_of, other_numbers};

fn bench() -> Bench<Dante> {
    Bench::of(env!("CARGO_MANIFEST_DIR"))
}

fn maneuver(does: &str) -> String {
    format!("card mine \"Mine\"\n  of: outlaw\n  level: 2\n  fierceness: 1\n{does}\n  origin: katabasis")
}

#[test]
fn every_maneuver_is_read_as_it_is_printed() {
    let bench = bench();
    assert_eq!(bench.box_of("maneuver").len(), ManeuverId::KINDS);
    for (id, (_, text)) in ManeuverId::ALL.into_iter().zip(bench.box_of("maneuver")) {
        let printed = id.printed();
        let typed = Maneuver::read(&bench.read("maneuver", text), printed.name, printed.text);
        assert_eq!(format!("{typed:?}"), format!("{:?}", Some(printed)), "{text}");
    }
}

#[test]
fn every_maneuver_is_said_as_players_read_it_and_its_keywords_have_rules() {
    bench().cards_are_said();
    bench().keywords_have_rules(&["effect", "whom", "reach", "bonus", "standing", "condition", "restriction", "stance"]);
}

#[test]
fn every_maneuver_can_be_tried() {
    bench().cards_are_tried();
}

#[test]
fn a_typed_maneuver_is_in_the_hand_of_its_champion() {
    let bench = bench();
    drop(bench.lay("maneuver", &maneuver("  does: 1. move 2\n  does: 2. attack with 2 dice more")));
    let named: Vec<ManeuverId> = ManeuverId::ALL.into_iter().filter(|id| id.card().name == Key("workshop.card")).collect();
    let [only] = named.as_slice() else { unreachable!("{named:?}") };
    assert_eq!((only.printed().of, only.card().does.len()), (only.card().of, 2));
    assert_ne!(only.printed().name, only.card().name);
}

#[test]
fn what_is_no_maneuver_is_refused_with_its_place() {
    let bench = bench();
    let told = |text: &str| {
        let fault = bench.refused("maneuver", text);
        (fault.line, fault.column, fault.what)
    };
    let (line, column, what) = told(&maneuver("  does: 1. mve 2"));
    assert_eq!((line, column), (5, 12), "{what}");
    assert!(what.contains("`move`"), "{what}");
    let (line, column, what) = told(&maneuver("  does: 1. move 2\n  does: 2. fly away"));
    assert!((line, column) == (5, 9) && what.contains("only a Malefactor"), "{line}:{column}: {what}");
    let deep = format!("  does: 1. {}move 1{}", "combo (".repeat(20), ")".repeat(20));
    let fault = bench.refused("maneuver", &maneuver(&deep));
    assert!(fault.reason == Reason::Limit && fault.what.contains("deeper"), "{fault}");
    let many = format!("  does: 1. {}", ["move 1"; 20].join(", "));
    assert_eq!(bench.refused("maneuver", &maneuver(&many)).reason, Reason::Limit);
}

#[test]
fn whatever_is_typed_is_refused_or_can_be_played_on() {
    let bench = bench();
    let parts: Vec<String> = bench.parts_of("maneuver", "does", ". ").into_iter().filter(|part| part.len() > 2).collect();
    let mut fate = Fate::new(41);
    let mut tried = 0;
    for _ in 0..300 {
        let fate = &mut fate;
        let lines = (1..=3).map(|nth| {
            let part = one_of(fate, &parts).to_owned();
            format!("  does: {nth}. {}", other_numbers(fate, &part, 10))
        });
        let text = maneuver(&lines.collect::<Vec<_>>().join("\n"));
        let Ok(card) = Dante::notation().read("maneuver", &text) else { continue };
        let Ok(game) = Dante::lay("maneuver", &card) else { continue };
        tried += 1;
        bench.play_on(game, fate, &text);
    }
    assert!(tried > 150, "only {tried} could be tried");
}

#[test]
fn the_longest_texts_with_the_largest_numbers_can_be_played_on() {
    let bench = bench();
    let mut fate = Fate::new(5);
    let mut tried = 0;
    let bonuses =
        ["10 dice more", "10 dice more from above", "precision 10", "10 hits more", "10 dice for each maneuver discarded"];
    let attacks = bonuses.map(|bonus| format!("attack with {}", [bonus; 12].join(", ")));
    let parts = bench.parts_of("maneuver", "does", ". ").into_iter().filter(|part| part.len() > 2);
    let parts = parts.map(|part| [largest_numbers(&part, 10).as_str(); 4].join(", "));
    for part in attacks.into_iter().chain(parts) {
        let text = maneuver(&format!("  does: 1. {part}\n  does: 2. {part}"));
        let Ok(card) = Dante::notation().read("maneuver", &text) else { continue };
        let Ok(game) = Dante::lay("maneuver", &card) else { continue };
        tried += 1;
        bench.play_on(game, &mut fate, &text);
    }
    assert!(tried > 50, "only {tried} could be tried");
}
