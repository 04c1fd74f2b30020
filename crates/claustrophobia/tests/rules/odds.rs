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

/// Rolls an attack with so many dice in all ways, the second roll of the frenzied too, and counts those that hit; then compares.
#[track_caller]
fn are_those_of_all_rolls(mut t: Table, target: Warrior, dice: usize, frenzied: bool) {
    let option = t.ask().options.iter().find(|option| option.choice == Choice::Attack(target)).unwrap();
    let shown = t.game().label(t.ask(), option).odds;
    assert_eq!(shown.len(), 1, "against {target:?}");
    let hit = |event: &Event| matches!(event, Event::Attack(_, _, _, hits) | Event::AttackAgain(_, _, hits) if *hits > 0);
    let rolls = rolls(dice);
    let all = rolls.len() as u64;
    let mut hits = 0;
    t.attack(target);
    for faces in &rolls {
        t.fall(faces);
        if t.ever(hit) {
            // How the other dice fall makes no difference any more.
            hits += all;
        } else if frenzied {
            for again in &rolls {
                t.fall(again);
                hits += u64::from(t.ever(hit));
                t.undo();
            }
        }
        t.undo();
    }
    t.undo();
    let (ways, out_of) = (u64::from(shown[0].ways), u64::from(shown[0].out_of));
    assert_eq!(ways * all * all, hits * out_of, "against {target:?} {ways} of {out_of} are shown, {hits} of {} hit", all * all);
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
