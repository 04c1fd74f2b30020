//! The odds that an attack shows, held against a count over all rolls.

use cite::rule;
use claustrophobia::content::Gift;
use claustrophobia::{Choice, Event, HumanId, Warrior, rule};
use table::Show;

use crate::support::{Table, fiend, human, row, table, troglodytes};

/// All ways in which so many dice fall.
fn rolls(dice: usize) -> Vec<Vec<u8>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        let with = |roll: &Vec<u8>, face| roll.iter().copied().chain([face]).collect();
        rolls.iter().flat_map(|roll| (1..=6).map(move |face| with(roll, face))).collect()
    })
}

/// The odds that an attack shows by the names of their texts: how many ways, out of how many.
fn shown(t: &Table, target: Warrior) -> Vec<(&'static str, u64, u64)> {
    let option = t.ask().options.iter().find(|option| option.choice == Choice::Attack(target));
    let odds = option.map(|option| t.game().label(t.ask(), option).odds).unwrap_or_default();
    odds.into_iter().map(|odds| (odds.of.key.leaf(), odds.ways.into(), odds.out_of.into())).collect()
}

/// Rolls an attack with so many dice in all ways, the second roll of the frenzied too, and counts those that hit and those that kill;
/// then compares.
#[track_caller]
fn are_those_of_all_rolls(mut t: Table, target: Warrior, dice: usize, frenzied: bool) {
    let shown = shown(&t, target);
    let hits = |t: &Table| {
        let of = |event: &Event| match event {
            Event::Attack(_, _, _, hits) | Event::AttackAgain(_, _, hits) => usize::from(*hits),
            _ => 0,
        };
        t.log().iter().map(of).sum::<usize>()
    };
    let (mut hit, mut killed) = (0, 0);
    let mut count = |t: &Table, ways: usize| {
        hit += if hits(t) > 0 { ways as u64 } else { 0 };
        let dead = matches!(target, Warrior::Fiend(_)) && t.game().spot_of(target).is_none();
        killed += if dead { ways as u64 } else { 0 };
    };
    let ways = |dice: usize| 6_usize.pow(dice as u32);
    t.attack(target);
    for faces in rolls(dice) {
        t.fall(&faces);
        let missed = dice - hits(&t);
        if frenzied && missed > 0 {
            for again in rolls(missed) {
                t.fall(&again);
                count(&t, ways(dice - missed));
                t.undo();
            }
        } else {
            count(&t, ways(dice));
        }
        t.undo();
    }
    t.undo();
    let all = ways(2 * dice) as u64;
    let wanted: Vec<(&str, u64)> = [("hit", hit), ("kill", killed)].into_iter().filter(|(_, count)| *count > 0).collect();
    let names: Vec<&str> = shown.iter().map(|(name, ..)| *name).collect();
    assert_eq!(names, wanted.iter().map(|(name, _)| *name).collect::<Vec<_>>(), "against {target:?}");
    for ((name, ways, out_of), (_, count)) in shown.into_iter().zip(wanted) {
        assert_eq!(ways * all, count * out_of, "{name} of {target:?}: {ways} of {out_of} are shown, {count} of {all} do");
    }
}

#[rule(COMBAT_HIT_THRESHOLD, TALENT_FRENZIED)]
fn odds_of_human_warriors_are_those_of_all_rolls() {
    // The Swordswoman is frenzied: what missed is rolled once more.
    for (who, die, frenzied) in [("redeemer", 4, false), ("swordswoman", 3, true)] {
        for target in [troglodytes(0), fiend(0)] {
            let humans = format!("human = [{{ who = '{who}', at = 0, die = {die} }}]");
            let mut t = table(&(row(&[("crossing", 1)]) + &humans + "\nfiend = [{ who = 'hunter', at = 0 }]"));
            t.activate(human(0));
            are_those_of_all_rolls(t, target, 3, frenzied);
        }
    }
}

#[rule(COMBAT_HIT_THRESHOLD, COMBAT_SKULL_HITS)]
fn odds_of_the_infernal_are_those_of_all_rolls() {
    // Without a shield, with one, and with two, where nothing but a skull hits.
    for shields in ["", "'shield-of-steel'", "'shield-of-steel', 'shield-of-steel'"] {
        for (who, dice) in [(troglodytes(0), 1), (fiend(0), 4)] {
            let humans = format!("human = [{{ who = 'condemned-brute', at = 0, die = 4, equipment = [{shields}] }}]");
            let more = "\nphase = 'infernal-activation'\nfiend = [{ who = 'demon-of-combat', at = 0 }]";
            let mut t = table(&(row(&[("straight", 1), ("straight", 1)]) + &humans + more));
            t.activate(who);
            are_those_of_all_rolls(t, human(0), dice, false);
        }
    }
}

#[rule(GIFT_HOLY_STRIKE, GIFT_HOLY_STRIKE_EXCEPTIONS, TILE_FOG)]
fn odds_count_gifts_guns_and_fog() {
    // A Guardian Demon has defense 5. By hand each 2 hits it; the gun, which alone reaches the next tile, has one die more.
    for (tile, demon, strikes, dice) in
        [("straight", 0, true, 3), ("straight", 1, true, 4), ("straight", 0, false, 4), ("fog", 0, false, 4), ("fog", 0, true, 3)]
    {
        let more = format!(
            "phase = 'human-effects'\nfiend = [{{ who = 'guardian-demon', at = {demon} }}]
             human = [{{ who = 'redeemer', at = 0, die = 6, gifts = ['holy-strike'], equipment = ['blunderbuss'] }}]"
        );
        let mut t = table(&(row(&[(tile, 0), ("straight", 0)]) + &more));
        t.choose(if strikes { Choice::Gift(HumanId(0), Gift::HolyStrike) } else { Choice::Done });
        t.activate(human(0));
        are_those_of_all_rolls(t, fiend(0), dice, false);
    }
}

#[rule(DAMAGE_DEMON_FIRST_DEATH, TILE_CARNIVOROUS, TALENT_RESISTANT, TALENT_FRENZIED)]
fn odds_to_kill_are_those_of_all_rolls() {
    let resists = "lasting = [{ token = { instinct = 'rage' }, on = { fiend = 0 }, gives = { talent = 'resistant' }, until = 'human-preparation' }]";
    for (who, die, frenzied) in [("redeemer", 4, false), ("swordswoman", 3, true)] {
        for (tile, damage, lasting) in [
            ("straight", 1, ""),
            ("straight", 2, ""),
            ("straight", 3, ""),
            ("carnivorous", 0, ""),
            ("straight", 2, resists),
            ("carnivorous", 1, resists),
        ] {
            let humans = format!("human = [{{ who = '{who}', at = 0, die = {die} }}]");
            let more = format!("{humans}\nfiend = [{{ who = 'hunter', at = 0, damage = {damage} }}]\n{lasting}");
            let mut t = table(&(row(&[(tile, 0)]) + &more));
            t.activate(human(0));
            are_those_of_all_rolls(t, fiend(0), 3, frenzied);
        }
    }
}

#[rule(TALENT_BODYGUARD)]
fn nobody_says_how_likely_a_kill_is_where_others_may_take_the_hits() {
    let names = |at: u8| {
        let more = format!(
            "human = [{{ who = 'redeemer', at = 0, die = 4 }}]\nfiend = [{{ who = 'hunter', at = 0, damage = 3 }}, {{ who = 'demon-of-combat', at = {at} }}]"
        );
        let mut t = table(&(row(&[("crossing", 0), ("straight", 0)]) + &more));
        t.activate(human(0));
        shown(&t, fiend(0)).into_iter().map(|(name, ..)| name).collect::<Vec<_>>()
    };
    assert_eq!((names(0), names(1)), (vec!["hit"], vec!["hit", "kill"]));
}
