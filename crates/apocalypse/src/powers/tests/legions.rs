//! Legions.

use super::*;
use crate::dice::Pool;
use crate::rule;

fn under(legion: LegionId) -> Table {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.game.legion = legion;
    t
}

/// Moose is injured by a gryllus.
fn injured_under(legion: LegionId) -> Table {
    let mut t = under(legion);
    t.minions(2, [0, 1, 0, 0]).dice(&[8]).attacked(2, GRYLLUS, &[]);
    assert_eq!(t.health(A), 5);
    t
}

/// Moose is injured by a larva, which is no demon.
fn bitten_under(legion: LegionId) -> Table {
    let mut t = under(legion);
    t.minions(2, [1, 0, 0, 0]).dice(&[6]).attacked(2, LARVA, &[]);
    assert_eq!(t.health(A), 5);
    t
}

#[test]
fn demons_of_acheron_count_one_more_when_they_exit() {
    for (legion, doom) in [(LegionId::Acheron, 5), (LegionId::Tartarus, 3)] {
        let mut t = under(legion);
        t.game.doom = 7;
        t.minions(0, [1, 1, 1, 0]);
        t.run(|game, o| game.minions_move(o));
        assert_eq!(t.game.doom - 7, doom, "{legion:?}: a larva is no demon");
    }
}

#[test]
fn dis_takes_courage_from_heroes_among_demons() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang, HeroId::JohnDark]);
    t.game.legion = LegionId::Dis;
    t.minions(2, [0, 1, 0, 0]).minions(3, [2, 0, 0, 0]);
    t.hero(B).at = Some(area(3));
    for who in [A, B] {
        t.hero(who).courage = 2;
    }
    t.run(|game, o| game.legion_enemy_phase(o));
    assert_eq!([A, B, C].map(|who| t.courage(who)), [1, 2, 0]);
}

#[test]
fn lethe_stuns_phlegethon_burns_annwn_infects_and_sheol_takes_luck() {
    for legion in [LegionId::Lethe, LegionId::Phlegethon, LegionId::Annwn, LegionId::Sheol] {
        let marks = |t: &Table| {
            let hero = t.game.hero(A);
            [hero.stunned, hero.fire, hero.pestilence > 0, hero.luck < 2]
        };
        let expected = [LegionId::Lethe, LegionId::Phlegethon, LegionId::Annwn, LegionId::Sheol].map(|other| other == legion);
        assert_eq!(marks(&injured_under(legion)), expected, "{legion:?}");
        assert_eq!(marks(&bitten_under(legion)), [false; 4], "{legion:?} and larvae");
    }
}

#[test]
fn what_is_absorbed_brings_no_legion() {
    let mut t = under(LegionId::Lethe);
    t.patrol(A, TrooperId::Volunteers, 1).minions(2, [0, 1, 0, 0]);
    t.dice(&[8]).attacked(2, GRYLLUS, &[Choice::AbsorbPatrol]);
    assert!(!t.game.hero(A).stunned);
}

#[test]
fn demons_of_pandemonium_attack_a_neighbour() {
    let mut t = under(LegionId::Pandemonium);
    t.minions(3, [1, 1, 0, 0]);
    t.game.phase = Phase::MinionsAttack(crate::state::Areas::NONE);
    t.dice(&[8]).step();
    assert_eq!(t.health(A), 5, "the gryllus, not the larva");
}

#[test]
fn demons_of_styx_move_two_areas() {
    let mut t = under(LegionId::Styx);
    t.minions(4, [1, 1, 0, 0]).fourth(7, DemonId::Philtre);
    t.run(|game, o| game.minions_move(o));
    assert_eq!((t.left(3), t.left(2)), ([1, 0, 0, 0], [0, 1, 0, 0]));
    assert_eq!(t.game.fourth(DemonId::Philtre).unwrap().at, area(5));
}

#[test]
fn all_minions_of_hades_are_tougher() {
    let t = under(LegionId::Hades);
    assert_eq!([LARVA, GRYLLUS, FIEND, CACODEMON].map(|enemy| t.game.toughness_of(enemy).one), [2, 4, 7, 5]);
    assert_eq!(t.game.toughness_of(CACODEMON).two, Some(4));
    assert_eq!(t.game.toughness_of(Enemy::Lord).one, 6, "not the Lord");
}

#[test]
fn heroes_leave_demons_of_cocytus_slowly() {
    let mut t = under(LegionId::Cocytus);
    t.hero(A).powers = crate::state::Powers::default();
    assert_eq!(t.game.movement(A, area(2)), 2);
    t.minions(2, [3, 0, 0, 0]);
    assert_eq!(t.game.movement(A, area(2)), 2, "larvae hold nobody");
    t.minions(2, [0, 1, 0, 0]);
    t.choose(&[Choice::Move(area(3))]).step();
    assert_eq!(t.game.hero(A).at, Some(area(3)));
}

#[test]
fn groups_of_tartarus_roll_one_die_more() {
    let mut t = under(LegionId::Tartarus);
    t.minions(2, [2, 2, 1, 0]).fourth(2, DemonId::Philtre);
    assert_eq!(t.game.group_pool(area(2), LARVA), Pool::of([0, 2, 0, 0, 0]));
    assert_eq!(t.game.group_pool(area(2), GRYLLUS), Pool::of([0, 0, 0, 0, 3]));
    assert_eq!(t.game.group_pool(area(2), FIEND), Pool::of([0, 0, 0, 3, 0]));
    assert_eq!(t.game.group_pool(area(2), Enemy::Fourth(DemonId::Philtre)).len(), 5);
}

#[test]
fn ambushes_among_demons_of_gehenna_roll_lower_dice() {
    let mut t = under(LegionId::Gehenna);
    t.ambush(3, TrooperId::Police, 4).minions(3, [1, 0, 0, 0]);
    t.dice(&[1, 1]).run(|game, o| game.spring(o, area(3)));
    assert_eq!(t.last_dice(), [4, 8], "larvae are no demons");
    t.minions(3, [1, 1, 0, 0]).dice(&[1, 1]).run(|game, o| game.spring(o, area(3)));
    assert_eq!(t.last_dice(), [4, 6]);
}

#[test]
fn there_are_twelve_legions() {
    assert_eq!(LegionId::ALL.len(), 12);
    assert!(under(LegionId::Dis).game.has_legion(Enemy::Lord) == Err(rule::LEGION_NOT_LORD));
}
