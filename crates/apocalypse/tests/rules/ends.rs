//! How the game ends.

use apocalypse::{Event, rule};
use cite::rule;
use table::Game as _;

use crate::support::{area, table};

#[rule(GAME_LOSE_DOOM, DOOM_ABOVE_13)]
fn doom_of_thirteen_or_more_loses() {
    for dice in [1, 5] {
        let t =
            table(&["at = 5"], &format!("phase = 'minions-move'\ndoom = 12\ndice = {dice}\narea = [{{ at = 0, tokens = 1 }}]"));
        assert_eq!(t.view().doom, 12 + dice);
        t.over(rule::GAME_LOSE_DOOM, 0);
    }
}

#[rule(GAME_LOSE_START, GAME_LENGTH)]
fn the_shadow_on_the_start_loses() {
    let mut t = table(&["at = 5"], "phase = 'wrap'\nlord-track = 3\nlord-at = 1\nshadow = [2]");
    t.deal();
    assert!(t.ever(|event| *event == Event::Shadow(area(0))));
    t.over(rule::GAME_LOSE_START, 0);
}

#[rule(SHADOW_TROOPERS, GAME_LOSE_START)]
fn an_ambush_on_the_start_dies_in_the_shadow_that_ends_the_game() {
    let waiting = "area = [{ at = 0, ambush = { kind = 'militia', count = 3 } }]";
    let mut t = table(&["at = 5"], &format!("phase = 'wrap'\nlord-track = 3\nlord-at = 1\nshadow = [2]\n{waiting}"));
    t.deal();
    t.told(Event::AmbushGone(area(0)), rule::SHADOW_TROOPERS).over(rule::GAME_LOSE_START, 0);
    assert!(t.ambush(0) == 0 && t.game().check().is_ok(), "what was played can be saved and opened");
}
