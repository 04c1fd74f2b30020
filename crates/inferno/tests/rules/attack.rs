//! Characters attack.

use cite::rule;
use inferno::cards::{Attack, Sin};
use inferno::{Choice, Event, Monster, rule};

use table::Show;

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

/// The odds that an option shows, by their texts, out of 36.
fn shown(t: &Table, choice: Choice) -> Vec<(&'static str, u32)> {
    let ask = t.ask();
    let option = ask.options.iter().find(|option| option.choice == choice);
    let odds = option.map(|option| t.game().label(ask, option).odds).unwrap_or_default();
    assert!(odds.iter().all(|odds| odds.out_of == 36));
    odds.into_iter().map(|odds| (odds.of.key.leaf(), odds.ways)).collect()
}

#[rule(ATTACK_RESULT)]
fn shown_odds_are_those_of_all_rolls() {
    for (cards, ell) in [("", 1), ("", 2), ("", 3), ("strike", 1), ("strike", 2), ("strike", 5)] {
        let cards = if cards.is_empty() { String::new() } else { format!(", cards = ['{cards}']") };
        let begin = || {
            let place = format!("{{ at = 'dis 13'{cards} }}, {{ at = 'styx 6' }}");
            let mut t = table(&format!("character = [{place}]\nunclaimed = [{{ at = 'dis 14', ell = {ell} }}]"));
            if !cards.is_empty() {
                t.choose(Choice::Strike);
            }
            t
        };
        let attack = Choice::Attack(unclaimed("dis"));
        let (mut any, mut twice, mut dead) = (0, 0, 0);
        for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
            let mut t = begin();
            t.choose(attack).roll(first, second);
            // What would be the loss of one that has enough.
            let total = first + second + if cards.is_empty() { 0 } else { 2 };
            let left = t.ell_of("dis").unwrap_or(0);
            any += u32::from(left < ell);
            twice += u32::from(if ell > 1 { left + 2 <= ell } else { total >= 10 });
            dead += u32::from(left == 0);
        }
        let mut wanted = vec![("wound", any), ("twice", twice)];
        wanted.extend((ell <= 2).then_some(("kill", dead)));
        assert_eq!(shown(&begin(), attack), wanted, "{ell} ELL{cards}");
    }
}

/// All ways in which two dice fall.
fn rolls() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)))
}

#[rule(ATTACK_RESULT, ATTACK_TWO_DICE)]
fn odds_against_dante_are_those_of_all_rolls() {
    for (cards, ell) in
        [("", 1), ("", 2), ("", 3), ("cards = ['strike'], ", 1), ("cards = ['strike'], ", 2), ("cards = ['strike'], ", 9)]
    {
        let begin = || {
            let characters = format!("character = [{{ {cards}at = 'dante 2' }}, {{ at = 'dante 3' }}]");
            let mut t = table(&format!("dante = {{ ell = {ell} }}\ndante-deck = 3\n{characters}"));
            if !cards.is_empty() {
                t.choose(Choice::Strike);
            }
            t
        };
        let attack = Choice::Attack(Monster::Dante);
        let losses: Vec<u8> = rolls()
            .map(|(first, second)| {
                let mut t = begin();
                t.choose(attack).roll(first, second);
                ell - t.view().dante.map_or(0, |dante| dante.ell)
            })
            .collect();
        let count = |least: u8| losses.iter().filter(|loss| **loss >= least).count() as u32;
        let seen = shown(&begin(), attack);
        let of = |name: &str| seen.iter().find(|(other, _)| *other == name).map(|(_, ways)| *ways);
        assert_eq!(of("wound"), Some(count(1)), "{ell} ELL, {cards}");
        if ell > 1 {
            assert_eq!(of("twice"), Some(count(2)), "{ell} ELL, {cards}");
        }
        assert_eq!(of("kill"), (ell <= 2).then_some(count(ell)), "{ell} ELL, {cards}");
    }
}

#[rule(TURN_RESOURCES, ATTACK_RESULT)]
fn odds_of_another_roll_are_those_of_all_rolls() {
    for cards in ["", "cards = ['strike'], "] {
        let begin = || {
            let characters = format!("character = [{{ {cards}at = 'dis 13', resources = 1 }}, {{ at = 'styx 6' }}]");
            let mut t = table(&format!("flipped = ['cliff']\n{characters}\nunclaimed = [{{ at = 'dis 14' }}]"));
            if !cards.is_empty() {
                t.choose(Choice::Strike);
            }
            t.choose(Choice::Attack(unclaimed("dis"))).roll(1, 1);
            t
        };
        let losses: Vec<u8> = rolls()
            .map(|(first, second)| {
                let mut t = begin();
                t.choose(Choice::RollAgain).roll(first, second);
                5 - t.ell_of("dis").unwrap_or(0)
            })
            .collect();
        let count = |least: u8| losses.iter().filter(|loss| **loss >= least).count() as u32;
        assert_eq!(shown(&begin(), Choice::RollAgain), [("wound", count(1)), ("twice", count(2))], "{cards}");
    }
}
