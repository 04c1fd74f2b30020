//! The odds that an attack shows, held against a count over all rolls.

use apocalypse::content::{DemonId, LordId};
use apocalypse::state::{AreaId, Enemy};
use apocalypse::{Choice, rule};
use cite::rule;
use table::{Arg, Show};

use crate::support::{CACODEMON, FIEND, GRYLLUS, LARVA, Table, area, table};

const HELL: AreaId = AreaId::HELL;

/// All ways in which dice with these numbers of sides fall.
fn rolls(sides: &[u8]) -> Vec<Vec<u8>> {
    sides.iter().fold(vec![Vec::new()], |rolls, sides| {
        let with = |roll: &Vec<u8>, face| roll.iter().copied().chain([face]).collect();
        rolls.iter().flat_map(|roll| (1..=*sides).map(move |face| with(roll, face))).collect()
    })
}

/// What an attack on an area shows of each enemy there: whose odds they are, how many ways, out of how many.
fn shown(t: &Table, at: AreaId) -> Vec<(Option<Arg>, u64, u64)> {
    let option = t.ask().options.iter().find(|option| option.choice == Choice::Attack(at));
    let odds = option.map(|option| t.game().label(t.ask(), option).odds).unwrap_or_default();
    odds.into_iter().map(|odds| (odds.of.args.get("whom"), odds.ways.into(), odds.out_of.into())).collect()
}

/// Rolls an attack in all ways, with these dice, and counts for each enemy those after which it can be struck; then compares. A hero
/// must not be able to change the roll, and there must be nobody who could help.
#[track_caller]
fn are_those_of_all_rolls(mut t: Table, at: AreaId, dice: &[u8], enemies: &[Enemy]) {
    let shown = shown(&t, at);
    let names: Vec<_> = enemies.iter().map(|enemy| name(&t, *enemy)).collect();
    assert_eq!(shown.iter().map(|(whom, ..)| *whom).collect::<Vec<_>>(), names, "whose odds they are");
    t.choose(Choice::Attack(at));
    assert_eq!(t.dice(), dice);
    let rolls = rolls(dice);
    let mut hits = vec![0; enemies.len()];
    for faces in &rolls {
        t.roll(faces);
        let options = if t.is_rolling() { Vec::new() } else { t.options() };
        for (hits, enemy) in hits.iter_mut().zip(enemies) {
            *hits += u64::from(options.contains(&Choice::Strike(*enemy)));
        }
        t.undo();
    }
    t.undo();
    let all = rolls.len() as u64;
    for ((hits, enemy), (_, ways, out_of)) in hits.into_iter().zip(enemies).zip(shown) {
        assert_eq!(ways * all, hits * out_of, "{enemy:?}: {ways} of {out_of} are shown, {hits} of {all} rolls hit");
    }
}

/// The name of an enemy, if there is such a one.
fn name(t: &Table, enemy: Enemy) -> Option<Arg> {
    let lord = t.view().lord.id.map(LordId::sheet);
    let name = match enemy {
        Enemy::Minion(circle) => circle.minion().name,
        Enemy::Fourth(id) => id.card().name,
        Enemy::Guard => lord?.guard.as_ref()?.name,
        Enemy::Lord => lord?.name,
    };
    Some(name.into())
}

/// A hero with a d4, a d6 and a d8 in Hell.
fn in_hell(hero: &str, rest: &str) -> Table {
    table(
        &[&format!("at = 'hell', attack = [1, 1, 1, 0, 0]{hero}")],
        &format!("phase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}\n{rest}"),
    )
}

#[rule(ATTACK_EXCEED, ATTACK_TWO_NUMBERS)]
fn odds_against_minions_are_those_of_all_rolls() {
    for legion in ["dis", "hades"] {
        let minions = "area = [{ at = 2, larvae = 1, grylli = 2, fiends = 1, cacodemons = 1 }]";
        let t = table(&["at = 2, attack = [1, 1, 1, 0, 0]"], &format!("legion = '{legion}'\n{minions}"));
        are_those_of_all_rolls(t, area(2), &[4, 6, 8], &[LARVA, GRYLLUS, FIEND, CACODEMON]);
    }
}

#[rule(ATTACK_EXCEED, ATTACK_TWO_NUMBERS, CONTENT_FOURTH_CIRCLE)]
fn odds_against_demons_of_the_fourth_circle_are_those_of_all_rolls() {
    for id in DemonId::ALL {
        let named = toml::Value::try_from(id).unwrap_or_else(|error| panic!("{error}"));
        for legion in ["dis", "hades"] {
            let rest = format!("legion = '{legion}'\ndemon = [{{ id = {named}, at = 2 }}]");
            let t = table(&["at = 2, attack = [1, 1, 1, 0, 0]"], &rest);
            are_those_of_all_rolls(t, area(2), &[4, 6, 8], &[Enemy::Fourth(id)]);
        }
    }
    // The Philtre makes everybody tougher, wherever it is.
    let rest = "demon = [{ id = 'philtre', at = 5 }, { id = 'imp-swarm', at = 2 }]\narea = [{ at = 2, larvae = 1 }]";
    let t = table(&["at = 2, attack = [1, 1, 1, 0, 0]"], rest);
    are_those_of_all_rolls(t, area(2), &[4, 6, 8], &[LARVA, Enemy::Fourth(DemonId::ImpSwarm)]);
}

#[rule(ATTACK_EXCEED, ATTACK_TWO_NUMBERS, CONTENT_LORDS)]
fn odds_against_the_lord_and_its_guard_are_those_of_all_rolls() {
    for id in LordId::ALL {
        let named = toml::Value::try_from(id).unwrap_or_else(|error| panic!("{error}"));
        for guard in 0..3 {
            if guard > 0 && id.sheet().guard.is_none() {
                continue;
            }
            let t = in_hell("", &format!("lord = {named}\nguard = {guard}"));
            let enemies: &[Enemy] = if guard > 0 { &[Enemy::Guard, Enemy::Lord] } else { &[Enemy::Lord] };
            are_those_of_all_rolls(t, HELL, &[4, 6, 8], enemies);
        }
    }
    // The Decree of Argus makes tougher who fights beside him.
    let beside = "lord = 'argus'\narea = [{ at = 'hell', larvae = 1, fiends = 1 }]\ndemon = [{ id = 'raparee', at = 'hell' }]";
    let enemies = [LARVA, FIEND, Enemy::Fourth(DemonId::Raparee), Enemy::Lord];
    are_those_of_all_rolls(in_hell("", beside), HELL, &[4, 6, 8], &enemies);
}

#[rule(ATTACK_EXCEED, ATTACK_ROLL, CONTENT_GIFTS)]
fn odds_count_what_a_hero_always_has() {
    let weaker = ", gifts = ['silver-rounds', 'giant-slayer']";
    let enemies =
        "lord = 'argus'\narea = [{ at = 'hell', fiends = 1, cacodemons = 1 }]\ndemon = [{ id = 'secutor', at = 'hell' }]";
    let who = [FIEND, CACODEMON, Enemy::Fourth(DemonId::Secutor), Enemy::Lord];
    are_those_of_all_rolls(in_hell(weaker, enemies), HELL, &[4, 6, 8], &who);
    // The Restless rolls lower dice before it has moved, and to the Brawler larvae are helpless.
    for (hero, done, dice) in
        [("'restless'", "", [4, 4, 6]), ("'restless'", "done = ['moved']\n", [4, 6, 8]), ("'brawler'", "", [4, 6, 8])]
    {
        let heroes = format!("at = 2, attack = [1, 1, 1, 0, 0], powers = [{hero}]");
        let t = table(&[&heroes], &format!("{done}area = [{{ at = 2, larvae = 1, fiends = 1 }}]"));
        are_those_of_all_rolls(t, area(2), &dice, &[LARVA, FIEND]);
    }
}
