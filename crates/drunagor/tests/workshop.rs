//! The workshop: every card of the box is read from its text as it is printed, and whatever can be typed can be tried.

#![cfg(feature = "workshop")]
use std::collections::BTreeSet;

use cards::{Fault, Reason, Workshop as _};
use drunagor::Drunagor;
use drunagor::content::language::{Effect, Part, Spec, Value};
use drunagor::content::{Face, FaceId, Item, ItemId, Skill, SkillId};
use table::{Fate, Key};
use trials::workshop::{Bench, largest_numbers, one_of, other_numbers};

fn bench() -> Bench<Drunagor> {
    Bench::of(env!("CARGO_MANIFEST_DIR"))
}

fn skill(fields: &str) -> String {
    format!("card mine \"Mine\"\n{fields}\n  origin: katabasis")
}

#[test]
fn every_card_of_the_box_is_read_as_it_is_printed() {
    let bench = bench();
    assert_eq!(bench.box_of("skill").len(), SkillId::KINDS);
    for (id, (_, text)) in SkillId::ALL.into_iter().zip(bench.box_of("skill")) {
        let printed = id.printed();
        let typed = Skill::read(&bench.read("skill", text), printed.name, printed.text);
        assert_eq!(format!("{typed:?}"), format!("{:?}", Some(printed)), "{text}");
    }
    for (id, (_, text)) in ItemId::ALL.into_iter().zip(bench.box_of("item")) {
        let printed = id.printed();
        let typed = Item::read(&bench.read("item", text), printed.name, printed.text);
        assert_eq!(format!("{typed:?}"), format!("{:?}", Some(printed)), "{text}");
    }
    for (id, (_, text)) in FaceId::ALL.into_iter().zip(bench.box_of("face")) {
        let printed = id.printed();
        let typed = Face::read(&bench.read("face", text), printed.name, printed.text);
        assert_eq!(format!("{typed:?}"), format!("{:?}", Some(printed)), "{text}");
    }
}

#[test]
fn every_card_of_the_box_is_said_as_players_read_it() {
    bench().cards_are_said();
}

#[test]
fn every_card_of_the_box_can_be_tried() {
    bench().cards_are_tried();
}

#[test]
fn every_keyword_has_a_rule() {
    let sorts = ["effect", "trait", "spec", "who", "token", "condition", "immunity", "trap", "hit", "mark"];
    bench().keywords_have_rules(&sorts);
}

#[test]
fn the_keywords_of_a_card_are_told_in_their_order_with_their_rules() {
    let card = bench().read(
        "skill",
        &skill("  slot: green\n  mark: spell attack\n  does: MOVE 3; UP TO TWO TARGET ADJ ENEMIES, 2 DMG AND BLEED 1"),
    );
    let keywords = Drunagor::notation().keywords(&card, cards::BASE);
    let keywords: Vec<(&str, &str)> = keywords.iter().map(|keyword| (keyword.words.as_str(), keyword.rule.as_str())).collect();
    let (first, last) = (keywords.first(), keywords.last());
    assert_eq!(first.map(|(_, rule)| *rule), Some("attack.spell"));
    assert!(keywords.contains(&("MOVE 3", "keyword.move")), "{keywords:?}");
    assert!(keywords.iter().any(|(_, rule)| *rule == "skill.up-to") && keywords.contains(&("2 DMG", "skill.token-dmg")));
    assert_eq!(last, Some(&("BLEED", "keyword.bleed-damage")));
}

#[test]
fn a_typed_card_stands_in_the_place_of_one_until_another_is_tried() {
    let lay = |text: &str| drop(bench().lay("skill", text));
    lay(&skill("  slot: red\n  does: UP TO TWO TARGETS, 7 DMG"));
    let card = SkillId::ArcingSwing.card();
    let does = matches!(card.does, [Part::Aimed([Spec::UpTo(..)], [Effect::Damage(Value::N(7))])]);
    assert!(does && card.name == Key("workshop.card"), "{card:?}");
    assert_eq!(SkillId::GuardingStrike.card().name, Key("skill.guarding-strike"));
    lay(&skill("  passive: +3 HEALTH"));
    assert_eq!(SkillId::ArcingSwing.card().name, Key("skill.arcing-swing"), "as it is printed again");
    assert_eq!(SkillId::HoldTheLine.card().name, Key("workshop.card"));
    lay(&skill("  cost: 2\n  does: HEAL 3"));
    assert_eq!(SkillId::CrossedParry.card().name, Key("workshop.card"));
}

#[test]
fn a_wrong_card_is_refused_with_its_line_and_column() {
    let told = |text: &str| {
        let Fault { line, column, what, reason, .. } = bench().refused("skill", text);
        assert_eq!(reason, Reason::Wrong, "{what}");
        (line, column, what)
    };
    let (line, column, what) = told(&skill("  slot: green\n  does: MOVE 3; UP TO TWO TARGETS 2 DMG"));
    assert_eq!((line, column), (3, 35), "{what}");
    assert!(what.contains("`,`"), "{what}");
    assert_eq!(told("card mine \"Mine\"\n  slot: green").2, "`mine` lacks `origin: …`");
    assert_eq!(told("slot: green").2, "no card has begun: `card id \"Name\"`");
    assert_eq!(told("").2, "no card has begun: `card id \"Name\"`");
    assert!(told(&skill("  does: HEAL 99")).2.contains("a number up to"));
    assert!(told(&skill("  does: SUMMON nobody")).2.contains("a card of `ally`"));
    assert_eq!(bench().refused("role", "card a \"A\"").what, "there is no deck `role` in this workshop");
    let strange = "card a \"A\"\n  monster: skeleton-archer\n  behaviour: standard\n  side: B\n  reach: melee\n  health: 3";
    let Fault { line, column, .. } = bench().refused("face", strange);
    assert_eq!((line, column), (4, 9));
}

#[test]
fn hostile_and_endless_texts_are_refused_with_a_reason() {
    let limit = |text: &str, words: &str| {
        let fault = bench().refused("skill", text);
        assert!(fault.what.contains(words), "{fault}");
        assert_eq!(fault.reason, Reason::Limit, "{fault}");
    };
    limit(&skill(&format!("  does: {}", "STUN, ".repeat(2_000))), "at most");
    limit(&"é".repeat(5_000), "at most");
    limit(&skill(&format!("  does: {}", ["STUN"; 30].join(", "))), "in one list");
    limit(&skill(&format!("  does: {}", ["STUN"; 30].join("; "))), "in one list");
    limit("card a \"A\"\n  origin: fact\ncard b \"B\"\n  origin: fact", "one card");
    let wrong = |text: &str| assert_eq!(bench().refused("skill", text).reason, Reason::Wrong, "{text}");
    wrong(&skill("  does: {{{{"));
    wrong("card a \"{{}}\"");
    wrong("\0\u{202e}\n\r\n\t");
    wrong(&skill("  does: HEAL 99999999999999999999"));
    assert_eq!(bench().refused("skill", &skill("  slot: red\n  passive: +9 MOVEMENT; +12 MOVEMENT")).line, 3);
    // What the rules would follow without an end.
    wrong(&skill("  passive: WHEN YOU LOSE HEALTH: SELF, HEAL 1 AND 1 DMG"));
    wrong(&skill("  passive: ROLL 2+: HEAL 1; WHEN YOU TAKE A RECALL ACTION: FREE RECALL"));
}

/// Some of these parts, thrown together, with other numbers.
fn thrown(fate: &mut Fate, parts: &[String]) -> String {
    let count = 1 + fate.below(3);
    let some: Vec<&str> = (0..count).map(|_| one_of(fate, parts)).collect();
    other_numbers(fate, &some.join("; "), 30)
}

#[test]
fn whatever_is_typed_is_refused_or_can_be_played_on() {
    let bench = bench();
    let of_both = |field: &str| [bench.parts_of("skill", field, "; "), bench.parts_of("item", field, "; ")].concat();
    let (does, passive) = (of_both("does"), of_both("passive"));
    let (of_faces, triggered) = (bench.parts_of("face", "passive", "; "), bench.parts_of("face", "triggered", "; "));
    let (attacks, sides) = (bench.parts_of("face", "attack", "; "), bench.box_of("face"));
    let mut fate = Fate::new(41);
    let mut tried = 0;
    for nth in 0..600 {
        let fate = &mut fate;
        let (deck, text) = match nth % 4 {
            0 => ("skill", skill(&format!("  slot: yellow, red, green, blue\n  does: {}", thrown(fate, &does)))),
            1 => ("skill", skill(&format!("  passive: {}", thrown(fate, &passive)))),
            2 => {
                let fields =
                    format!("  wear: weapon\n  subtype: heavy\n  accuracy: {}\n  damage: {}", fate.below(21), fate.below(31));
                let (passive, does) = (thrown(fate, &passive), thrown(fate, &does));
                ("item", skill(&format!("{fields}\n  docks: 2\n  slot: green\n  passive: {passive}\n  does: {does}")))
            }
            _ => {
                let side = sides.get(fate.below(sides.len() as u32) as usize).map_or("", |(_, text)| text);
                let kept = ["  passive", "  triggered", "  attack"];
                let head: Vec<&str> = side.lines().filter(|line| kept.iter().all(|field| !line.starts_with(field))).collect();
                let (passive, triggered) = (thrown(fate, &of_faces), thrown(fate, &triggered));
                let fields = format!("  passive: {passive}\n  triggered: {triggered}\n  attack: {}", one_of(fate, &attacks));
                ("face", format!("{}\n{fields}", head.join("\n")))
            }
        };
        let Ok(card) = Drunagor::notation().read(deck, &text) else { continue };
        let Ok(game) = Drunagor::lay(deck, &card) else { continue };
        tried += 1;
        bench.play_on(game, fate, &text);
    }
    assert!(tried > 300, "only {tried} could be tried");
}

#[test]
fn the_longest_texts_with_the_largest_numbers_can_be_played_on() {
    let bench = bench();
    let mut fate = Fate::new(5);
    let of_both = |field: &str| [bench.parts_of("skill", field, "; "), bench.parts_of("item", field, "; ")].concat();
    let effects =
        of_both("does").into_iter().flat_map(|part| part.split([',', '/']).map(|one| one.trim().to_owned()).collect::<Vec<_>>());
    let effects = effects.flat_map(|part| part.split(" AND ").map(|one| largest_numbers(one, 30)).collect::<BTreeSet<_>>());
    let mut tried = 0;
    for effect in effects.collect::<BTreeSet<_>>() {
        let twelve = [effect.as_str(); 12].join(" AND ");
        let slot = "  slot: yellow, red, green, blue\n  does: ";
        let does = [
            twelve.clone(),
            format!("+30 HIT, {twelve}"),
            format!("EACH TARGET, {twelve}"),
            format!("CLEAVE 30, -30 HIT, {twelve}"),
        ];
        for text in does.map(|does| skill(&format!("{slot}{does}"))) {
            let Ok(card) = Drunagor::notation().read("skill", &text) else { continue };
            let Ok(game) = Drunagor::lay("skill", &card) else { continue };
            tried += 1;
            bench.play_on(game, &mut fate, &text);
        }
    }
    for held in of_both("passive").into_iter().map(|held| largest_numbers(&held, 30)).collect::<BTreeSet<_>>() {
        let text = skill(&format!("  passive: {}", [held.as_str(); 12].join("; ")));
        let Ok(card) = Drunagor::notation().read("skill", &text) else { continue };
        let Ok(game) = Drunagor::lay("skill", &card) else { continue };
        tried += 1;
        bench.play_on(game, &mut fate, &text);
    }
    assert!(tried > 60, "only {tried} could be tried");
}
