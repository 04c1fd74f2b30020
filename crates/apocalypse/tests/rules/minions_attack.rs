//! The minions attack segment, absorbing, and legions in attacks.

use apocalypse::content::{DemonId, TrooperId};
use apocalypse::state::Enemy;
use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, FIEND, GRYLLUS, LARVA, area, table};

const SEGMENT: &str = "phase = 'minions-attack'";

#[rule(MINIONS_ATTACK_AREAS, MINIONS_ATTACK_IN_TURN, MINIONS_ATTACK_WHERE, GAME_ENEMY_SEGMENTS)]
fn areas_with_heroes_attack_in_an_order_that_the_captain_chooses() {
    let mut t = table(
        &["at = 1", "at = 2"],
        &format!("{SEGMENT}\ncaptain = 1\narea = [{{ at = 1, larvae = 1 }}, {{ at = 2, larvae = 1 }}, {{ at = 4, fiends = 3 }}]"),
    );
    assert_eq!(t.asked(), B);
    assert_eq!(t.options(), [Choice::Area(area(1)), Choice::Area(area(2))], "area 4 has no hero");
    t.choose(Choice::Area(area(2))).told(Event::AreaAttacks(area(2)), rule::MINIONS_ATTACK_AREAS);
    t.roll(&[1]).told(Event::AreaAttacks(area(1)), rule::MINIONS_ATTACK_AREAS);
    t.roll(&[1]);
}

#[rule(MINIONS_ATTACK_GROUPS, MINIONS_ATTACK_SINGLE, MINIONS_ATTACK_TARGET, ATTACK_ENEMY_DICE, CONTENT_MINIONS)]
fn groups_roll_together_from_the_lowest_circle_up_each_against_a_hero_of_the_captains_choice() {
    let mut t = table(
        &["at = 1, toughness = 2, health = 5", "at = 1, toughness = 2, health = 5"],
        &format!("{SEGMENT}\ncaptain = 0\narea = [{{ at = 1, larvae = 3, fiends = 1 }}]"),
    );
    t.may(Choice::Hero(B), rule::MINIONS_ATTACK_TARGET);
    t.choose(Choice::Hero(B));
    assert_eq!(t.dice(), [6, 6, 6]);
    t.roll(&[2, 3, 6]);
    t.told_like(|event| matches!(event, Event::EnemyRoll(LARVA, B, _, 2)), rule::MINIONS_ATTACK_GROUPS);
    t.told(Event::Hurt(B, 2), rule::ATTACK_ENEMY_DICE);
    // The next group may have another target.
    t.choose(Choice::Hero(A));
    assert_eq!(t.dice(), [10, 10]);
    t.roll(&[1, 10]).told_like(|event| matches!(event, Event::EnemyRoll(FIEND, A, _, 1)), rule::MINIONS_ATTACK_SINGLE);
    assert_eq!((t.hero(A).health, t.hero(B).health), (4, 3));
}

#[rule(MINIONS_ATTACK_ABSORB, PATROL_ABSORB, PATROL_FULL_LOSS, PATROL_OWN_HERO, AMBUSH_ABSORB, TROOPER_ELIMINATE)]
fn the_own_patrol_and_any_ambush_of_the_area_absorb() {
    let mut t = table(
        &["at = 1, toughness = 1, health = 5, patrol = { kind = 'police', count = 2 }", "at = 1"],
        &format!("{SEGMENT}\narea = [{{ at = 1, larvae = 3, ambush = {{ kind = 'militia', count = 1 }} }}]"),
    );
    t.choose(Choice::Hero(A)).roll(&[6, 6, 6]);
    t.may(Choice::AbsorbPatrol, rule::PATROL_ABSORB).may(Choice::AbsorbAmbush, rule::AMBUSH_ABSORB);
    assert_eq!(t.ask().rule, rule::MINIONS_ATTACK_ABSORB);
    t.choose(Choice::AbsorbAmbush).told(Event::Absorbed(A, 1), rule::TROOPER_ELIMINATE);
    // Police absorb 3, of which 2 are left: lost all the same.
    t.choose(Choice::AbsorbPatrol).told(Event::Absorbed(A, 2), rule::PATROL_FULL_LOSS);
    assert_eq!((t.hero(A).health, t.patrol(A), t.game().in_supply(TrooperId::Police)), (5, 1, 5));
    // Another hero's patrol does not absorb.
    let mut t = table(
        &["at = 1, patrol = { kind = 'police', count = 2 }", "at = 1, toughness = 1"],
        &format!("{SEGMENT}\ncaptain = 0\narea = [{{ at = 1, larvae = 1, ambush = {{ kind = 'militia', count = 1 }} }}]"),
    );
    t.choose(Choice::Hero(B)).roll(&[6]).may_not(Choice::AbsorbPatrol, rule::PATROL_OWN_HERO);
    t.choose(Choice::Suffer);
    t.finish();
}

#[rule(MINIONS_ATTACK_ABSORB_EFFECTS, TROOPER_NO_EFFECTS)]
fn if_everything_is_absorbed_there_are_no_effects_otherwise_there_are() {
    let attack = |absorbs: bool| {
        let mut t = table(
            &["at = 1, toughness = 1, patrol = { kind = 'volunteers', count = 1 }"],
            &format!("{SEGMENT}\nlegion = 'lethe'\narea = [{{ at = 1, grylli = 2 }}]"),
        );
        t.roll(if absorbs { &[8, 1] } else { &[8, 8] });
        t.choose(Choice::AbsorbPatrol);
        t
    };
    let t = attack(true);
    t.told(Event::EffectsSpared(A), rule::MINIONS_ATTACK_ABSORB_EFFECTS);
    assert!(!t.hero(A).stunned);
    // One damage was left, and with it the stun that no trooper can absorb.
    assert!(attack(false).hero(A).stunned);
}

#[rule(TROOPER_ABSORB_ONLY_ATTACKS)]
fn troopers_do_not_absorb_fire_or_pestilence() {
    let t = table(&["at = 0, fire = true, health = 3, patrol = { kind = 'police', count = 4 }"], "phase = 'dawn'");
    assert_eq!((t.hero(A).health, t.patrol(A)), (2, 4));
    t.told(Event::Hurt(A, 1), rule::TROOPER_ABSORB_ONLY_ATTACKS);
    let t = table(&["at = 0, pestilence = 1, health = 3, patrol = { kind = 'police', count = 4 }"], "phase = 'wrap'");
    assert_eq!((t.hero(A).health, t.patrol(A)), (2, 4));
    t.told(Event::Hurt(A, 1), rule::TROOPER_ABSORB_ONLY_ATTACKS);
}

#[rule(LEGION_DEMONS, LEGION_NOT_LARVAE, LEGION_HADES, LEGION_NOT_LORD, ENEMY_LARVAE, LORD_NOT_MINION)]
fn demons_have_the_legion_larvae_only_under_hades_the_lord_never() {
    let game = |legion: &str| {
        crate::support::position_of(&["at = 0"], &format!("legion = '{legion}'\ndemon = [{{ id = 'philtre', at = 3 }}]")).unwrap()
    };
    for legion in ["lethe", "hades"] {
        let game = game(legion);
        assert_eq!(game.has_legion(GRYLLUS), Ok(rule::LEGION_DEMONS));
        assert_eq!(game.has_legion(Enemy::Fourth(DemonId::Philtre)), Ok(rule::LEGION_DEMONS));
        assert_eq!(game.has_legion(Enemy::Lord), Err(rule::LEGION_NOT_LORD));
    }
    assert_eq!(game("lethe").has_legion(LARVA), Err(rule::LEGION_NOT_LARVAE));
    assert_eq!(game("hades").has_legion(LARVA), Ok(rule::LEGION_HADES));
    // Larvae of Lethe do not stun, grylli do.
    for (minions, stunned) in [("larvae", false), ("grylli", true)] {
        let mut t =
            table(&["at = 1, toughness = 0"], &format!("{SEGMENT}\nlegion = 'lethe'\narea = [{{ at = 1, {minions} = 1 }}]"));
        t.roll(&[2]);
        assert_eq!(t.hero(A).stunned, stunned, "{minions}");
        assert_eq!(t.ever(|event| *event == Event::LegionSpared(A)), !stunned);
    }
}

#[rule(LEGION_PANDEMONIUM, LEGION_PANDEMONIUM_TARGET, AMBUSH_ATTACKED)]
fn demons_of_pandemonium_attack_adjacent_heroes_or_the_ambush_of_their_area() {
    let pandemonium = |hero: &str, minions: &str| {
        let rest = format!(
            "{SEGMENT}\nlegion = 'pandemonium'\narea = [{{ at = 4, {minions}, ambush = {{ kind = 'militia', count = 2 }} }}]"
        );
        table(&[&format!("at = {hero}, toughness = 1, health = 4")], &rest)
    };
    let mut t = pandemonium("5", "grylli = 1");
    t.roll(&[8]).told(Event::Hurt(A, 1), rule::ATTACK_ENEMY_DICE);
    t.finish();
    // With no hero beside them the ambush is attacked: toughness 2.
    let mut t = pandemonium("0", "grylli = 2");
    t.roll(&[3, 2]).told(Event::AmbushAttacked(GRYLLUS, area(4), 1), rule::AMBUSH_ATTACKED);
    assert_eq!(t.ambush(4), 1);
    t.finish();
    // Other legions leave an ambush alone.
    let mut t =
        table(&["at = 0"], &format!("{SEGMENT}\narea = [{{ at = 4, grylli = 2, ambush = {{ kind = 'militia', count = 2 }} }}]"));
    assert_eq!((t.ambush(4), t.minions(3)), (2, [0, 2, 0, 0]));
    t.finish();
}
