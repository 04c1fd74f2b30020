//! Characters attack.

use cite::rule;
use inferno::cards::{Attack, Sin};
use inferno::{Choice, Event, Monster, rule};

use crate::support::{BEATRICE, Table, table, unclaimed};

const DUEL: &str = "character = [{ at = 'dis 13' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 14' }]";

#[rule(ATTACK_RESULT)]
fn an_attack_wounds_from_six_and_twice_from_ten() {
    for (first, second, left) in
        [(1, 1, 5), (1, 4, 5), (2, 3, 5), (3, 3, 4), (1, 5, 4), (4, 5, 4), (3, 6, 4), (4, 6, 3), (5, 6, 3), (6, 6, 3)]
    {
        let mut t = table(DUEL);
        t.choose(Choice::Attack(unclaimed("dis"))).roll(first, second);
        assert_eq!(t.ell_of("dis"), Some(left), "{first} and {second}");
        if left == 5 {
            t.told(Event::Missed(BEATRICE), rule::ATTACK_RESULT);
        } else {
            t.told(Event::Wounded(unclaimed("dis"), 5 - left), rule::ATTACK_RESULT);
        }
    }
}

#[rule(ATTACK_RANGE)]
fn an_attack_reaches_the_own_and_the_adjacent_hexes_of_the_monsters_territory() {
    for (at, reaches) in
        [("dis 14", true), ("dis 13", true), ("dis 8", true), ("dis 9", false), ("gate 3", false), ("dis 16", false)]
    {
        let t = table(&format!(
            "flipped = ['gate']\ncharacter = [{{ at = '{at}' }}, {{ at = 'styx 6' }}]\nunclaimed = [{{ at = 'dis 14' }}]"
        ));
        if reaches {
            t.may(Choice::Attack(unclaimed("dis")), rule::ATTACK_RESULT);
        } else {
            t.may_not(Choice::Attack(unclaimed("dis")), rule::ATTACK_RANGE);
        }
    }
}

#[rule(ATTACK_TWO_DICE, ATTACK_RESULT)]
fn dante_is_attacked_in_the_same_way() {
    for (first, second, left) in [(2, 3, 9), (3, 3, 8), (4, 6, 7)] {
        let mut t = against_dante("ell = 9");
        t.choose(Choice::Attack(Monster::Dante));
        assert_eq!(t.chance_rule(), rule::ATTACK_TWO_DICE);
        t.roll(first, second);
        assert_eq!(t.view().dante.unwrap().ell, left);
    }
}

fn against_dante(dante: &str) -> Table {
    table(&format!("dante = {{ {dante} }}\ndante-deck = 3\ncharacter = [{{ at = 'dante 2' }}, {{ at = 'dante 3' }}]"))
}

#[rule(ATTACK_PRIDE, DANTE_CARD_PRIDE)]
fn the_shield_takes_the_next_attack_hit_or_miss() {
    for (first, second) in [(6, 6), (1, 1)] {
        let mut t = against_dante("ell = 9, shield = true");
        t.choose(Choice::Attack(Monster::Dante)).roll(first, second).told(Event::ShieldBroke, rule::ATTACK_PRIDE);
        assert_eq!(t.view().dante.map(|dante| (dante.ell, dante.shield)), Some((9, false)));
        t.choose(Choice::EndTurn).choose(Choice::Attack(Monster::Dante)).roll(6, 6);
        assert_eq!(t.view().dante.unwrap().ell, 7, "the second attack counts");
    }
}

#[rule(ATTACK_PRIDE)]
fn the_shield_outlasts_the_round_and_does_not_add_up() {
    let mut t = against_dante("shield = true");
    t.end_turns().draw(Sin::Envy).draw(Attack::General).roll(4, 2);
    assert!(t.view().dante.unwrap().shield);
    let mut t = against_dante("shield = true");
    t.end_turns().draw(Sin::Pride).draw(Attack::General).roll(4, 1);
    t.choose(Choice::Move(crate::support::hex("dante 14"))).choose(Choice::Attack(Monster::Dante)).roll(6, 6);
    assert!(!t.view().dante.unwrap().shield, "one attack breaks it");
}
