//! Resources.

use cite::rule;
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, hex, land, table, to, unclaimed};

#[rule(TURN_RESOURCES, UNCLAIMED_KILL)]
fn a_killed_unclaimed_leaves_a_resource() {
    let mut t = table("character = [{ at = 'dis 13' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 14', ell = 2 }]");
    t.choose(Choice::Attack(unclaimed("dis"))).roll(5, 5);
    t.told(Event::ResourceAppeared(hex("dis 14")), rule::TURN_RESOURCES)
        .told(Event::UnclaimedDied(land("dis")), rule::UNCLAIMED_KILL);
    t.choose(to("dis 14")).may(Choice::PickUp, rule::TURN_RESOURCES);
    t.choose(Choice::PickUp);
    assert_eq!((t.game().character(BEATRICE).resources, t.view().resources.len()), (1, 0));
}

#[rule(TURN_RESOURCES, TURN_UNIVERSAL_MEANING)]
fn picking_up_and_healing_are_free() {
    let mut t = table(
        "flipped = ['gate', 'cliff']
         done = ['moved', 'acted', 'played']
         pile = [{ at = 'gate 6', count = 2 }]
         character = [{ at = 'gate 6', ell = 5 }, { at = 'styx 6' }]",
    );
    t.choose(Choice::PickUp).choose(Choice::Heal).told(Event::Healed(BEATRICE, 2), rule::TURN_RESOURCES);
    t.choose(Choice::Heal);
    assert_eq!((t.ell(BEATRICE), t.game().character(BEATRICE).resources), (9, 0));
    assert_eq!(t.options(), [Choice::EndTurn]);
    let t = table("flipped = ['cliff']\ncharacter = [{ at = 'gate 6', resources = 1 }, { at = 'styx 6' }]");
    t.may_not(Choice::Heal, rule::ELL_MEANING);
}

#[rule(TURN_RESOURCES)]
fn a_resource_buys_one_more_roll_of_an_attack() {
    let rich = "flipped = ['rockfall', 'cliff']\ncharacter = [{ at = 'dis 13', resources = 2 }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 14' }]";
    let mut t = table(rich);
    t.choose(Choice::Attack(unclaimed("dis"))).roll(1, 2);
    assert_eq!((t.options(), t.ask().rule), (vec![Choice::Keep, Choice::RollAgain], rule::TURN_RESOURCES));
    t.choose(Choice::RollAgain).told(Event::Spent(BEATRICE), rule::TURN_RESOURCES);
    t.roll(1, 1).told(Event::Missed(BEATRICE), rule::ATTACK_RESULT);
    assert_eq!(t.game().character(BEATRICE).resources, 1, "once, though another resource is left");
    let mut t = table(rich);
    t.choose(Choice::Attack(unclaimed("dis"))).roll(3, 3).choose(Choice::Keep);
    assert_eq!((t.ell_of("dis"), t.game().character(BEATRICE).resources), (Some(4), 2));
    let mut t = table(rich);
    t.choose(Choice::Attack(unclaimed("dis"))).roll(5, 5);
    assert_eq!(t.ell_of("dis"), Some(3), "nobody asks about a roll that cannot get better");
}

#[rule(TURN_RESOURCES)]
fn a_resource_is_picked_up_where_it_lies() {
    let t = table("flipped = ['gate']\npile = [{ at = 'gate 7' }]\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    assert!(!t.offers(Choice::PickUp));
}
