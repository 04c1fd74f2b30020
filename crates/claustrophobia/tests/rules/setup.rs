//! Preparing for play, and what boards say.

use cite::rule;
use claustrophobia::content::{Ability, Class, FIENDS, FiendKind, Gift, ScenarioId, TILES, TileEffect, Western};
use claustrophobia::{Choice, DiePlace, Event, FiendId, PowerId, Setup, SpotId, Token, rule};
use table::Prepare;

use crate::support::{INFERNAL, Table, fiend, human, line, new_game, row, table};

/// A new game is looked at before its first draw and roll.
fn look(scenario: &str, look: impl FnOnce(&Table)) {
    let mut t = new_game(scenario);
    look(&t);
    t.draw_first_events();
    let humans = t.game().humans_in_play().count();
    match humans {
        3 => t.roll([4, 4, 4]),
        4 => t.roll([4, 4, 4, 4]),
        _ => t.roll([4, 4, 4, 4, 4]),
    };
}

#[rule(SETUP_SCENARIO)]
fn a_scenario_of_the_box_is_chosen() {
    look("survivors", |t| {
        t.told(Event::Begun(ScenarioId::Survivors), rule::SETUP_SCENARIO);
    });
    let error = Setup::read(&serde_json::json!({ "scenario": "the-picnic" })).unwrap_err();
    assert_eq!((error.id, error.rule), ("scenario", rule::SETUP_SCENARIO));
}

#[rule(SETUP_HUMAN_GIFTS, GIFT_SETUP, GIFTS_NAMES, CONTENT_SURVIVORS)]
fn the_redeemer_of_the_survivors_has_courage_and_prescience_on_their_lines() {
    look("survivors", |t| {
        let redeemer = t.human(0);
        assert_eq!(redeemer.who, Western::Redeemer);
        let gifts: Vec<(u8, Gift)> =
            redeemer.gifts.into_iter().zip(1..).filter_map(|(gift, line)| gift.map(|gift| (line, gift))).collect();
        assert_eq!(gifts, [(4, Gift::Prescience), (5, Gift::AuraOfCourage)]);
    });
}

#[rule(PREP_INSTINCT_HAND_START)]
fn hands_are_empty_unless_the_scenario_says_so() {
    for (scenario, hands) in [("holding-back", (0, 0)), ("survivors", (0, 4))] {
        let mut t = new_game(scenario);
        t.draw_first_events();
        assert_eq!(t.game().hands(), hands, "{scenario}");
        t.roll([4, 4, 4, 4]);
    }
}

#[rule(SETUP_INFERNAL_WARRIORS, SETUP_INFERNAL_DICE, THREAT_HELLHOUND_LIMIT, TURN_FIRST)]
fn the_horde_waits_in_the_reserve_with_all_dice_in_the_pool() {
    look("survivors", |t| {
        let game = t.game();
        assert_eq!((game.reserve(), game.fiends_in_play().count()), (11, 0));
        assert_eq!(t.dice(DiePlace::Pool).len(), 6);
        let kinds: Vec<FiendKind> = game.fiend_ids().map(|id| game.fiend(id).kind).collect();
        assert_eq!(kinds.iter().filter(|kind| **kind == FiendKind::Hunter).count(), 1);
        assert_eq!(kinds.iter().filter(|kind| **kind == FiendKind::Hellhound).count(), 2);
    });
}

#[rule(TILES_START_LAYOUT_EFFECTS)]
fn effects_of_the_layout_are_resolved_but_nobody_has_entered_it() {
    // Warriors that start on a tile have not entered it: the alarm waits for the first who does.
    let more = "phase = 'human-roll'\nhuman = [{ who = 'redeemer', at = 0 }, { who = 'condemned-scout', at = 1 }]";
    let mut t = table(&(row(&[("alarm", 0), ("straight", 0)]) + more));
    t.roll([4, 4]).done();
    assert_eq!((t.game().alarm(), t.tile(0).resolved), (0, false));
    t.activate(human(1)).choose(Choice::Move(SpotId(0)));
    assert_eq!(t.game().alarm(), 1);
}

#[rule(GAME_VICTORY)]
fn the_scenario_says_who_wins_and_with_nobody_left_the_horde_has_won() {
    let more = "phase = 'infernal-activation'\nfiend = [{ who = 'demon-of-combat', at = 0 }]\nhuman = [{ who = 'redeemer', at = 0, die = 4, damage = [1, 2, 3, 5, 6] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(fiend(0)).attack(human(0)).roll([6, 1, 1, 1]).over(rule::GAME_VICTORY, INFERNAL);
}

#[rule(CONTENT_TILES, CONTENT_DEMONS, CONTENT_SCENARIOS, BOARD_DEMON_UNIQUE, BOARD_DEMON_ABILITY)]
fn every_demon_is_one_of_a_kind_with_an_ability_of_its_own() {
    assert_eq!(TILES.len(), 48);
    for effect in [TileEffect::Alarm, TileEffect::Fog, TileEffect::Lair, TileEffect::Tomb, TileEffect::Mushrooms] {
        assert!(TILES.iter().any(|tile| tile.effect == Some(effect)), "{effect:?}");
    }
    let demons: Vec<FiendKind> = FIENDS.into_iter().filter(|kind| kind.card().class == Class::Demon).collect();
    assert_eq!(demons.len(), 13);
    for (at, demon) in demons.iter().enumerate() {
        assert_ne!(demon.card().ability, Ability::None, "{demon:?}");
        for other in &demons[at + 1..] {
            assert_ne!((demon.card().name, demon.card().ability), (other.card().name, other.card().ability));
        }
    }
    assert_eq!(FiendKind::Hellhound.card().ability, Ability::None);
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_hunter_smells_blood() {
    let more = "phase = 'infernal-activation'\nfiend = [{ who = 'hunter', at = 0 }]\nhuman = [{ who = 'redeemer', at = 0, die = 4, damage = [1, 2, 3] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(fiend(0)).attack(human(0)).chance(INFERNAL, rule::COMBAT_ROLL, 4);
    t.roll([4, 1, 1, 1]).choose(line(0, 5));
}

#[rule(BOARD_POWER_DURATION, BOARD_POWER_PHASE)]
fn a_power_lasts_as_long_as_it_says() {
    let more = "scenario = 'hit-them'\nphase = 'infernal-allocate'\nthreat = 0\nfiend = [{ who = 'hunter', at = 1 }]\ndestiny = [{ value = 6 }]\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::Allocate(6, PowerId::of(FiendId(0))));
    let about = |event: &&Event| matches!(event, Event::Triggered(_) | Event::Effect(..));
    assert_eq!(t.events().iter().filter(about).count(), 2, "that it is triggered, and that it lasts");
    t.told(Event::Effect(Token::Power(FiendId(0)), fiend(0)), rule::BOARD_POWER_DURATION);
    assert_eq!(t.statistics(fiend(0)).movement, 3);
    t.done().roll([4]);
    assert_eq!(t.statistics(fiend(0)).movement, 3, "still in the next turn of the humans");
    t.done();
    assert_eq!(t.statistics(fiend(0)).movement, 2, "until the next infernal preparation phase");
    t.roll([1, 1, 1]);
}

#[rule(BOARD_POWER_DURATION)]
fn a_power_without_a_duration_is_over_at_once() {
    let more = "phase = 'infernal-allocate'\nthreat = 0\nfiend = [{ who = 'demon-of-destruction', at = 0 }]\ndestiny = [{ value = 6, waits = 'fiend 0' }, { value = 3 }]\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    let before = t.values(fiend(0));
    t.choose(Choice::Allocate(3, PowerId::of(FiendId(0)))).chance(INFERNAL, rule::BOARD_DEMON_POWER, 1);
    t.roll([4]).choose(line(0, 1));
    assert_eq!((t.values(fiend(0)), t.damage(0)), (before, vec![1]));
}

#[rule(CONTENT_WESTERN_BOARDS, BOARD_LINE_STATISTICS)]
fn every_line_of_every_board_is_what_a_warrior_with_that_die_has() {
    for who in Western::ALL {
        let name = match who {
            Western::Redeemer => "redeemer",
            Western::CondemnedBrute => "condemned-brute",
            Western::CondemnedScout => "condemned-scout",
            Western::Swordswoman => "swordswoman",
            Western::Guardian => "guardian",
        };
        for die in 1..=6u8 {
            let t = table(
                &(row(&[("straight", 0)])
                    + &format!("human = [{{ who = '{name}', at = 0, die = {die} }}, {{ who = 'redeemer', at = 0, die = 1 }}]")),
            );
            let line = who.board().lines[usize::from(die) - 1];
            assert_eq!(t.values(human(0)), [line.movement, line.combat, line.defense], "{name} {die}");
        }
    }
}

#[rule(CONTENT_SPECIAL_TROGLODYTE, CONTENT_DEMON_COST)]
fn who_comes_only_by_a_rule_has_no_price() {
    look("survivors", |t| {
        for id in t.game().fiend_ids() {
            let fiend = t.game().fiend(id);
            if fiend.kind == FiendKind::ToughTroglodyte {
                assert_eq!(fiend.cost, claustrophobia::content::UNBOUGHT);
            }
            if fiend.kind == FiendKind::Hunter {
                assert_eq!(fiend.cost, 5);
            }
        }
    });
}
