//! Overlords, Generals, and the monsters of AMBUSH, MANIFEST and SLAUGHTER.

use cite::rule;
use drunagor::content::language::Token;
use drunagor::content::{AdventureId, AttackId, HeroId};
use drunagor::state::AllyNo;
use drunagor::{Choice, Event, Setup, rule};

use crate::support::{A, FOE, HERO, Table, at, table};

#[rule(GENERAL_CARDS_FIVE, GENERAL_BOARD)]
fn the_king_comes_with_five_cards_whatever_the_party() {
    let setup = Setup { adventure: AdventureId::KingsVigil, heroes: vec![HeroId::Vorn], ..Setup::default() };
    let mut t = Table::begun(setup);
    t.until(|choice| *choice == Choice::End);
    let laid = |event: &&Event| matches!(event, Event::AttackLaid(id) if id.card().of.is_some());
    assert_eq!(t.log().iter().filter(laid).count(), 5);
    assert_eq!(t.monster(0).health, 30, "30 for each hero");
}

#[rule(KEYWORD_MAELSTROM, OVERLORD_CARDS)]
fn an_overlord_draws_anew_whenever_it_acts() {
    let rest =
        "phase = 'track'\nmarker = 4\nattacks = ['undertow']\nmonster = [{ id = 'tide-mother', at = [12, 12], power = 3 }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], rest);
    t.come("attack", AttackId::BreakingWave.kind()).told(Event::AttackLaid(AttackId::BreakingWave), rule::OVERLORD_CARDS);
    assert!(t.ever(|event| *event == Event::AttacksGone));
    assert!(t.game().attacks.iter().all(|attack| attack.id != AttackId::Undertow));
    t.settle();
}

#[rule(KEYWORD_AMBUSH)]
fn an_apparition_comes_to_stand_where_its_target_wants() {
    let rest = "phase = 'track'\nmarker = 5\nmonster = [{ id = 'drifting-apparition', behaviour = 'complex', at = [12, 12] }]";
    let mut t = table(&["id = 'vorn', at = [4, 4]"], rest);
    t.choose(Choice::Put(at(5, 5))).told(Event::Put(FOE, at(5, 5)), rule::KEYWORD_AMBUSH);
    t.settle();
}

#[rule(KEYWORD_MANIFEST, KEYWORD_MANIFEST_NOT_DRAW)]
fn wrath_looks_at_a_rune_and_puts_it_back() {
    let rest =
        "phase = 'track'\nmarker = 11\nrunes = ['blue', 'blue']\nmonster = [{ id = 'manifestation-of-wrath', at = [6, 2] }]";
    let mut t = table(&["id = 'vorn', at = [4, 2]"], rest);
    let bag = t.game().bag.count_ones();
    t.come("rune", 0).told(Event::Gained(HERO, Token::Burn, 2), rule::KEYWORD_MANIFEST);
    assert_eq!(t.game().bag.count_ones(), bag, "the rune goes back");
    t.settle();
}

#[rule(KEYWORD_SLAUGHTER, KEYWORD_NPC, MONSTER_TIE_BREAK_MISSING)]
fn an_executioner_looks_for_those_who_cannot_fight() {
    let rest = "phase = 'track'\nmarker = 14\nally = [{ id = 'townsfolk', owner = 0, at = [7, 3] }]\nmonster = [{ id = 'dire-executioner', at = [6, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], rest);
    assert!(t.ever(|event| *event == Event::NpcHurt(AllyNo(0), 6)), "{:?}", t.log());
    assert_eq!((t.hero(A).health, t.game().ally(AllyNo(0)).map(|npc| npc.health)), (t.hero(A).most_health(), Some(6)));
    t.settle();
}

#[rule(SUMMON_HEALTH)]
fn minions_grow_with_the_red_runes() {
    let with = |runes: &str| {
        let rest =
            format!("phase = 'track'\nmarker = 13\nrunes = [{runes}]\nmonster = [{{ id = 'archer-minion', at = [8, 2] }}]");
        let mut t = table(&["id = 'elros', at = [5, 2]"], &rest);
        t.settle();
        t.hurt(HERO)
    };
    assert_eq!((with(""), with("'red'"), with("'red', 'red', 'red', 'red'")), (0, 1, 3));
}
