//! The minions move and spawn segments.

use apocalypse::content::DemonId;
use apocalypse::state::Enemy;
use apocalypse::{Event, rule};
use cite::rule;

use crate::support::{FIEND, FIRST, LARVA, SECOND, THIRD, area, table};

const SEGMENT: &str = "phase = 'minions-move'";

#[rule(MINIONS_MOVE_ADVANCE, MINIONS_MOVE_ORDER)]
fn tokens_and_minions_move_one_area_toward_the_start_all_at_once() {
    let t = table(
        &["at = 0"],
        &format!("{SEGMENT}\narea = [{{ at = 2, larvae = 1, tokens = 1 }}, {{ at = 3, larvae = 2 }}, {{ at = 4, tokens = 1 }}]"),
    );
    t.told(Event::MinionsMoved, rule::MINIONS_MOVE_ADVANCE);
    assert_eq!((t.minions(1), t.tokens(1), t.minions(2), t.tokens(3)), ([1, 0, 0, 0], 1, [2, 0, 0, 0], 1));
}

#[rule(LEGION_STYX, LEGION_NOT_TOKENS, INVASION_TOKEN_SPEED, MINIONS_STYX_EXIT)]
fn demons_of_styx_move_two_areas_tokens_and_larvae_one() {
    let t = table(
        &["at = 0"],
        &format!(
            "{SEGMENT}\nlegion = 'styx'\narea = [{{ at = 4, larvae = 1, grylli = 1, tokens = 1 }}, {{ at = 1, grylli = 1 }}]"
        ),
    );
    t.told(Event::MinionsMoved, rule::LEGION_STYX).told(Event::TokensMoved, rule::INVASION_TOKEN_SPEED);
    assert_eq!((t.minions(3), t.tokens(3), t.minions(2)), ([1, 0, 0, 0], 1, [0, 1, 0, 0]));
    assert_eq!(t.view().doom, 1, "one area from the start, they exit");
    assert!(t.ever(|event| matches!(event, Event::Exited(_))));
}

#[rule(MOVE_BRANCHES)]
fn at_a_fork_they_take_one_arm_in_even_turns_and_the_other_in_odd_ones() {
    for (turn, [left, right]) in [(2, [1, 0]), (3, [0, 1]), (4, [1, 0]), (5, [0, 1])] {
        let fork = "area = [{ at = 9, grylli = 1, tokens = 1 }]";
        let t = table(&["at = 0"], &format!("{SEGMENT}\nmap = 'delta'\nturn = {turn}\n{fork}"));
        assert_eq!([t.minions(5)[1], t.minions(8)[1]], [left, right], "turn {turn}");
        assert_eq!([t.tokens(5), t.tokens(8)], [left, right], "turn {turn}");
    }
}

#[rule(MINIONS_MOVE_EXIT, MINIONS_MOVE_EXIT_FOURTH, DOOM_WAYS)]
fn exits_raise_doom_by_one_or_four() {
    let philtre = Enemy::Fourth(DemonId::Philtre);
    let mut t = table(
        &["at = 3"],
        &format!(
            "{SEGMENT}\ndemon = [{{ id = 'philtre', at = 0 }}]\nlegions = ['styx', 'lethe']\narea = [{{ at = 0, larvae = 1, fiends = 1 }}]"
        ),
    );
    assert!(t.ever(|event| *event == Event::Exited(philtre)));
    t.draw(apocalypse::content::LegionId::Lethe);
    t.told(Event::Exited(LARVA), rule::MINIONS_MOVE_EXIT).told(Event::Exited(FIEND), rule::MINIONS_MOVE_EXIT);
    assert_eq!((t.view().doom, t.minions(0)), (6, [0; 4]));
    assert!(!t.game().in_play(DemonId::Philtre));
}

#[rule(MINIONS_MOVE_EXIT_TOKEN, DOOM_FOURTH_WAY)]
fn an_exiting_token_raises_doom_by_the_despair_dice() {
    let mut t = table(&["at = 3"], &format!("{SEGMENT}\ndice = 5\narea = [{{ at = 0, tokens = 1 }}]"));
    t.draw(apocalypse::content::LegionId::Styx)
        .told(Event::Legion(apocalypse::content::LegionId::Styx), rule::DOOM_PASS_THRESHOLDS);
    assert!(t.ever(|event| *event == Event::TokenExited) && t.view().doom == 5);
}

#[rule(MINIONS_EXIT_MAPS)]
fn on_some_maps_they_appear_again_at_the_lord() {
    let t = table(&["at = 3"], &format!("{SEGMENT}\nmap = 'doomgate'\narea = [{{ at = 0, grylli = 1 }}]"));
    assert_eq!((t.view().doom, t.minions(11)), (1, [0, 1, 0, 0]));
}

#[rule(MINIONS_MOVE_REVEAL, INVASION_REVEAL)]
fn tokens_that_come_to_a_hero_are_revealed_others_are_not() {
    let mut t = table(&["at = 1"], &format!("{SEGMENT}\narea = [{{ at = 2, tokens = 1 }}, {{ at = 6, tokens = 1 }}]"));
    t.roll(&[FIRST, FIRST, SECOND, THIRD]).told_like(|event| matches!(event, Event::Placed(..)), rule::INVASION_LARVAE);
    assert_eq!((t.tokens(1), t.minions(1), t.tokens(5)), (0, [1, 1, 0, 0], 1));
}

#[rule(MINIONS_SPAWN_TOKEN, MINIONS_SPAWN_REVEAL)]
fn a_token_appears_at_the_lord_if_none_is_there() {
    let t = table(&["at = 0"], "phase = 'minions-spawn'");
    t.told(Event::TokenPlaced(area(9)), rule::MINIONS_SPAWN_TOKEN);
    assert_eq!(t.tokens(9), 1);
    let t = table(&["at = 0"], "phase = 'minions-spawn'\narea = [{ at = 9, tokens = 1 }]");
    assert!(!t.ever(|event| matches!(event, Event::TokenPlaced(_))) && t.tokens(9) == 1);
    // A hero that some ability has brought there sees it at once.
    let mut t = table(&["at = 9"], "phase = 'minions-spawn'");
    t.roll(&[FIRST, SECOND, THIRD, FIRST]);
    assert_eq!((t.tokens(9), t.minions(9)), (0, [1, 1, 0, 0]));
}

#[rule(MINIONS_SPAWN_TOKEN)]
fn on_some_maps_tokens_come_only_every_second_turn() {
    let siege = |turn: u16| table(&["at = 0"], &format!("map = 'siege'\nturn = {turn}\nphase = 'minions-spawn'")).tokens(6);
    assert_eq!((siege(1), siege(2), siege(3)), (0, 1, 0));
}
