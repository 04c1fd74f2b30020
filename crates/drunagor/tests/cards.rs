//! Skills, items, monsters and Adventures are cards: what is wrong on one is named with its place, and a new one needs no code.

#![expect(clippy::panic, reason = "a test fails by panicking")]

use std::path::Path;

use cards::{Content, Term};
use catalogue::{BASE, Texts};
use drunagor::content::kinds::{Behaviour, Rank, Side};
use drunagor::content::language::{Blow, Effect, Part, Spec, Token, Value};
use drunagor::content::{AdventureId, FaceId, HeroId, ItemId, MonsterId, RoleId, SkillId};
use drunagor::state::MOST_CHESTS;
use table::Say;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn content() -> Content {
    Content::load(&Path::new(HOME).join("content")).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_typed_skill_is_read_part_by_part() {
    let Ok(Term::Tied(parts)) =
        content().read("part* by ;", "MOVE 3; UP TO TWO TARGETS, 2 DMG AND BLEED 1; +2 HIT/ +0 HIT, SLOW")
    else {
        panic!("three parts");
    };
    assert_eq!(parts.len(), 3);
}

#[test]
fn a_wrong_skill_is_told_where_it_is_wrong() {
    let wrong = |text: &str| {
        content().read("part* by ;", text).map_or_else(|fault| (fault.column, fault.what), |_| panic!("{text} reads"))
    };
    let (column, what) = wrong("MOVE 3; UP TO TWO TARGETS 2 DMG");
    assert_eq!(column, 27, "{what}");
    assert!(what.contains("`,`"), "{what}");
    assert_eq!(wrong("HEAL").0, 5);
    assert_eq!(wrong("SELF HEAL 2").0, 6);
    assert_eq!(wrong("BLED 2").0, 1);
}

#[test]
fn commas_and_semicolons_bind_as_the_book_says() {
    let charge = SkillId::WarlordsCharge.card().does;
    assert_eq!(charge.len(), 3);
    let missile = SkillId::MagicMissile.card().does;
    let bound = matches!(missile, [Part::Aimed([Spec::UpTo(..)], [Effect::Damage(Value::N(2))])]);
    assert!(bound, "{missile:?}");
}

#[test]
fn a_monster_card_has_its_three_kinds_of_text() {
    let face = FaceId::find(MonsterId::ShadowKnight, Behaviour::Standard, Side::A).map(FaceId::card);
    let Some(face) = face else { panic!("no card") };
    assert!(face.passive.is_empty());
    assert!(matches!(face.triggered, [Part::Plain([Effect::Gain(Token::Shield, _)])]), "{:?}", face.triggered);
    assert!(matches!(face.attack, Some(Blow::WideWith([Spec::Strike(Value::N(2))], [Effect::Suffer(_)]))), "{:?}", face.attack);
    assert_eq!([Rank::Rookie, Rank::Champion].map(|rank| face.health.of(rank, 0, 0)), [15, 30]);
}

#[test]
fn every_hero_has_a_whole_board_and_every_role_four_skills() {
    for hero in HeroId::ALL {
        let card = hero.card();
        assert_eq!((card.skills.len(), card.focus.len(), card.gear.len()), (8, 2, 2), "{hero:?}");
        assert_eq!(card.yellow + card.red + card.green + card.blue, 5, "{hero:?}");
        assert!(card.skills.iter().all(|skill| !skill.card().slot.is_empty() && !skill.card().does.is_empty()), "{hero:?}");
    }
    for role in RoleId::ALL {
        assert_eq!(role.card().skills.len(), 4, "{role:?}");
        assert!(role.card().skills.contains(&SkillId::RemoveCurse), "{role:?}");
    }
}

#[test]
fn the_chest_deck_has_twenty_cards() {
    assert_eq!(ItemId::ALL.into_iter().map(|item| item.card().copies).sum::<u8>(), 20);
}

#[test]
fn every_adventure_has_room_for_its_heroes_and_monsters() {
    for adventure in AdventureId::ALL {
        let board = adventure.board();
        assert!(board.starts.len() >= 5, "{adventure:?}");
        assert!(!board.spawns.is_empty(), "{adventure:?}: the Darkness has to come from somewhere");
        assert!(board.squares().all(|square| square.is_inside()), "{adventure:?}");
        assert!(board.chests.len() <= MOST_CHESTS && adventure.card().setups.len() <= 16, "{adventure:?}");
    }
}

#[test]
fn every_card_says_what_it_does_in_the_notation() {
    let texts = Texts::load(Path::new(HOME).join("texts"), BASE).unwrap_or_else(|problem| panic!("{problem}"));
    let say = |key| texts.format(&Say::plain(key)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(say(SkillId::WarlordsCharge.card().text), "MOVE 5; SELF, FOCUS 1; UP TO TWO TARGET, WEAPON ATTACK AND +1 DMG.");
    for skill in SkillId::ALL {
        assert!(say(skill.card().text).ends_with('.'), "{skill:?}");
    }
}
