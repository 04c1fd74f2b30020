//! Ambushes.

use apocalypse::content::TrooperId;
use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, FIRST, LARVA, SECOND, area, table};

const PATROL: &str = "at = 2, patrol = { kind = 'militia', count = 3 }";

#[rule(SET_AMBUSH_PLACE, SET_AMBUSH_ONE_GROUP, TROOPER_PICK_UP)]
fn some_or_all_of_a_patrol_become_an_ambush_and_do_not_come_back() {
    let mut t = table(&[PATROL], "");
    t.may(Choice::Ambush(1), rule::SET_AMBUSH_PLACE).may(Choice::Ambush(3), rule::SET_AMBUSH_PLACE);
    assert!(!t.offers(Choice::Ambush(4)));
    t.choose(Choice::Ambush(2)).told(Event::AmbushSet(A, area(2), 2), rule::SET_AMBUSH_ONE_GROUP);
    assert_eq!((t.ambush(2), t.patrol(A)), (2, 1));
    assert!(t.options().iter().all(|choice| matches!(choice, Choice::Move(_) | Choice::Done)), "{:?}", t.options());
}

#[rule(SET_AMBUSH_MAX, TROOPER_TOP_UP)]
fn an_ambush_is_topped_up_to_four_of_its_type() {
    let mut t = table(&[PATROL], "area = [{ at = 2, ambush = { kind = 'militia', count = 2 } }]");
    t.may_not(Choice::Ambush(3), rule::SET_AMBUSH_MAX);
    t.may(Choice::Ambush(2), rule::TROOPER_TOP_UP);
    t.choose(Choice::Ambush(2));
    assert_eq!((t.ambush(2), t.patrol(A)), (4, 1));
}

#[rule(SHADOW_TROOPERS)]
fn no_ambush_is_set_under_the_shadow() {
    let t = table(&[PATROL], "shadow = [2]");
    t.may_not(Choice::Ambush(1), rule::SHADOW_TROOPERS);
}

#[rule(SET_AMBUSH_REPLACE, SET_AMBUSH_ONE_TYPE)]
fn another_type_replaces_the_ambush() {
    let mut t = table(&[PATROL], "area = [{ at = 2, ambush = { kind = 'police', count = 4 } }]");
    t.may(Choice::Ambush(1), rule::SET_AMBUSH_REPLACE);
    t.choose(Choice::Ambush(1)).told(Event::AmbushGone(area(2)), rule::SET_AMBUSH_ONE_TYPE);
    assert_eq!((t.ambush(2), t.game().in_supply(TrooperId::Police)), (1, 6));
}

#[rule(AMBUSH_RESOLVE, AMBUSH_DICE, AMBUSH_ATTACK, AMBUSH_NO_HELP, AMBUSH_COURAGE, CAPTAIN_AMBUSH_TARGETS)]
fn an_ambush_rolls_the_dice_of_its_size_and_the_captain_applies_them() {
    let mut t = table(
        &["at = 2, courage = 5", "at = 2, courage = 5"],
        "captain = 1\nphase = 'ambush'\narea = [{ at = 2, larvae = 1, ambush = { kind = 'militia', count = 3 } }, { at = 3, ambush = { kind = 'militia', count = 1 } }]",
    );
    let dice = TrooperId::Militia.card().ambush(3);
    assert_eq!((t.dice().len(), t.chance_rule()), (dice.len(), rule::AMBUSH_DICE));
    let faces = vec![2; dice.len()];
    t.roll(&faces).told_like(|event| matches!(event, Event::AmbushRoll(at, _) if *at == area(2)), rule::AMBUSH_NO_HELP);
    assert_eq!((t.asked().0, t.ask().rule), (1, rule::CAPTAIN_AMBUSH_TARGETS));
    t.choose(Choice::Strike(LARVA)).told(Event::PoolGained(1), rule::AMBUSH_COURAGE);
    assert_eq!(t.view().turn, 2, "the other ambush has no enemies");
}

#[rule(AMBUSH_COURAGE_FOURTH)]
fn a_fourth_circle_demon_killed_by_an_ambush_gives_the_pool_four() {
    use apocalypse::content::DemonId;
    use apocalypse::state::Enemy;
    let mut t = table(
        &["at = 0"],
        "phase = 'ambush'\ndemon = [{ id = 'cendiary', at = 2, hits = 3 }]\narea = [{ at = 2, ambush = { kind = 'militia', count = 1 } }]",
    );
    t.roll(&[6]).choose(Choice::Strike(Enemy::Fourth(DemonId::Cendiary)));
    t.told(Event::PoolGained(4), rule::AMBUSH_COURAGE_FOURTH);
}

#[rule(AMBUSH_REVEAL_THEN_FIRE, MINIONS_MOVE_REVEAL)]
fn an_ambush_fires_at_what_it_has_just_revealed() {
    let mut t = table(
        &["at = 0"],
        "phase = 'minions-move'\narea = [{ at = 4, tokens = 1 }, { at = 3, ambush = { kind = 'militia', count = 1 } }]",
    );
    assert_eq!(t.chance_rule(), rule::INVASION_ROLL);
    t.roll(&[FIRST, FIRST, SECOND, SECOND]);
    t.told_like(|event| matches!(event, Event::Placed(..)), rule::INVASION_LARVAE);
    assert_eq!(t.chance_rule(), rule::AMBUSH_DICE);
    t.roll(&[1]);
}
