//! Bridges: laid over squares, walked on, and Darkness beneath and above them.

use cite::rule;
use drunagor::content::OptionId;
use drunagor::{Choice, Event, rule};

use crate::support::{HERO, at, table};

/// The pit of names, with its plank (20 to 21, 18 to 19) on the table or still to be laid.
fn pit(hero: &str, rest: &str) -> crate::support::Table {
    table(&[hero], &format!("adventure = 'beginning-of-the-end'\n{rest}\nmonster = [{{ id = 'skeleton-archer', at = [2, 17] }}]"))
}

#[rule(BRIDGE_SHOVE, BRIDGE_LEVELS, BRIDGE_COVERS)]
fn whoever_stands_under_a_new_bridge_moves_aside() {
    let rest = "revealed = [0, 1, 2]\nscene = [{ id = 'names-in-the-pit', at = [22, 18] }]";
    let mut t = pit("id = 'vorn', at = [21, 18]", rest);
    t.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::LayThePlank));
    t.may(Choice::Put(at(20, 17)), rule::BRIDGE_SHOVE);
    assert!(!t.offers(Choice::Put(at(20, 18))));
    t.choose(Choice::Put(at(20, 17))).told(Event::Put(HERO, at(20, 17)), rule::BRIDGE_SHOVE);
    assert!(t.ever(|event| *event == Event::Bridge(at(20, 18))));
}

#[rule(BRIDGE_UNDER_BLOCKED)]
fn a_bridge_is_walked_over_and_its_ground_does_no_harm() {
    let mut t = pit("id = 'vorn', at = [19, 18]", "revealed = [0, 1, 2, 4]");
    t.choose(Choice::Go(at(20, 18)));
    assert_eq!(t.count(HERO, drunagor::content::language::Token::Poison), 0, "the miasma is beneath");
    assert!(t.rules_told().contains(&"level.one-free"), "the plank lies on level 1: {:?}", t.rules_told());
}

#[rule(BRIDGE_DARKNESS_NOT_ON, BRIDGE_DARKNESS_UNDER)]
fn darkness_beneath_a_bridge_harms_nobody_on_it() {
    let rest = "revealed = [0, 1, 2, 4]\nbeneath = [[20, 18], [21, 18], [20, 19], [21, 19]]";
    let mut t = pit("id = 'vorn', at = [19, 18]", rest);
    t.choose(Choice::Go(at(20, 18)));
    assert_eq!(t.hero(crate::support::A).health, t.hero(crate::support::A).most_health());
    assert!(!t.game().darkness.has(at(20, 18)) && t.game().beneath.has(at(20, 18)));
}
