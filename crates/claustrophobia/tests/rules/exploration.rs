//! Exploration: new tiles, dead ends, the pile.

use cite::rule;
use claustrophobia::content::{TileEffect, TileNo};
use claustrophobia::{Choice, Event, SpotId, rule};

use crate::support::{EAST, HUMAN, INFERNAL, NORTH, SOUTH, Table, WEST, human, table, to};

/// A Scout with two points and a Redeemer on a tile, and a pile.
fn scout(tunnels: &str, pile: &str) -> Table {
    let humans = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&format!("tunnels = [{tunnels}]\npile = [{pile}]\n{humans}"));
    t.activate(human(0));
    t
}

const CROSSING: &str = "{ tile = 'crossing', at = [0, 0] }";
const STRAIGHT: &str = "{ tile = 'straight', at = [0, 0], open = 'ew' }";

#[rule(EXPLORATION_UNEXPLORED, EXPLORATION_ACTION)]
fn an_opening_that_leads_to_no_tile_can_be_explored() {
    let mut t = scout(
        &format!(
            "{STRAIGHT}, {{ tile = 'straight', at = [1, 0], open = 'ns' }}, {{ tile = 'straight', at = [0, 1], open = 'ns' }}"
        ),
        "'fork'",
    );
    t.may(Choice::Explore(WEST), rule::EXPLORATION_ACTION);
    t.may_not(Choice::Explore(EAST), rule::EXPLORATION_UNEXPLORED);
    for side in [NORTH, SOUTH, EAST] {
        assert!(!t.offers(Choice::Explore(side)), "{side:?} is closed, or leads to a wall");
    }
    assert!(!t.offers(to(1)) && !t.offers(to(2)));
    t.done();
}

#[rule(EXPLORATION_DRAW, EXPLORATION_PLACE, EXPLORATION_ENTER)]
fn the_infernal_player_draws_a_tile_and_lays_it_as_it_likes_and_the_explorer_enters() {
    let mut t = scout(CROSSING, "'fork'");
    t.choose(Choice::Explore(EAST)).chance(INFERNAL, rule::EXPLORATION_DRAW, 1);
    t.draw_tile(None).asks(INFERNAL, rule::EXPLORATION_PLACE);
    // A fork is closed on one side: three of four orientations have an opening in the west.
    let lay = |turn| Choice::Lay(TileNo(4), turn);
    t.may_not(lay(0), rule::EXPLORATION_PLACE);
    t.may(lay(1), rule::EXPLORATION_PLACE).may(lay(2), rule::EXPLORATION_PLACE).may(lay(3), rule::EXPLORATION_PLACE);
    t.choose(lay(2)).told(Event::Moved(human(0), SpotId(1)), rule::EXPLORATION_ENTER);
    assert_eq!((t.at(human(0)), (t.tile(1).x, t.tile(1).y)), (1, (1, 0)));
    assert!(!t.tile(1).is_open(EAST) && t.tile(1).is_open(WEST));
}

#[rule(EXPLORATION_TRIGGER, TILE_ALARM)]
fn effects_of_the_new_tile_are_triggered_when_the_explorer_has_entered() {
    let mut t = scout(CROSSING, "'alarm'");
    t.choose(Choice::Explore(EAST)).draw_tile(Some(TileEffect::Alarm));
    let told = t.events();
    let at = |wanted: &Event| told.iter().position(|event| event == wanted).unwrap();
    assert!(at(&Event::Moved(human(0), SpotId(1))) < at(&Event::TileEffect(SpotId(1), TileEffect::Alarm)));
    assert_eq!(t.game().alarm(), 1);
}

#[rule(EXPLORATION_CONTINUE)]
fn with_points_left_the_explorer_goes_on() {
    let mut t = scout(CROSSING, "'straight', 'straight'");
    t.choose(Choice::Explore(EAST)).draw_tile(None);
    t.may(to(0), rule::MOVEMENT_REPEAT).may(Choice::Explore(EAST), rule::EXPLORATION_CONTINUE);
    t.choose(Choice::Explore(EAST)).draw_tile(None);
    assert_eq!(t.at(human(0)), 2);
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

#[rule(EXPLORATION_DEAD_END, EXPLORATION_DEAD_END_TIMING)]
fn a_tile_that_would_leave_no_unexplored_opening_is_discarded_before_anybody_enters() {
    let only = "{ tile = 'straight', at = [0, 0], open = 'ew' }, { tile = 'dead-end', at = [-1, 0], open = 'e' }";
    let mut t = scout(only, "'tomb', 'straight'");
    t.choose(Choice::Explore(EAST)).draw_tile(Some(TileEffect::Tomb));
    let tomb = t.events().into_iter().find_map(|event| if let Event::DeadEnd(tile) = event { Some(tile) } else { None });
    t.told(Event::DeadEnd(tomb.unwrap()), rule::EXPLORATION_DEAD_END);
    assert!(t.game().pile().discarded != 0 && t.is_drawing() && t.at(human(0)) == 0);
    assert!(!t.ever(|event| matches!(event, Event::TileEffect(..) | Event::InstinctDrawn)), "its effect is not triggered");
    t.draw_tile(None);
    assert_eq!((t.at(human(0)), t.game().spots().count()), (2, 3));
}

#[rule(EXPLORATION_DEAD_END)]
fn a_dead_end_is_laid_while_another_opening_is_unexplored() {
    let mut t = scout(CROSSING, "'dead-end'");
    t.choose(Choice::Explore(EAST)).draw_tile(None);
    assert_eq!((t.at(human(0)), t.game().spots().count()), (1, 2));
}

#[rule(EXPLORATION_PILE_EMPTY)]
fn without_a_pile_nothing_is_explored_but_dead_ends_come_back_once() {
    let mut t = scout(&format!("{CROSSING}, {{ tile = 'straight', at = [0, -1], open = 'ns' }}"), "");
    t.may_not(Choice::Explore(EAST), rule::EXPLORATION_PILE_EMPTY);
    t.done();
    let humans = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&format!("tunnels = [{CROSSING}]\npile = []\ndiscarded = ['dead-end']\n{humans}"));
    t.activate(human(0)).choose(Choice::Explore(EAST)).told(Event::PileAgain, rule::EXPLORATION_PILE_EMPTY);
    t.draw_tile(None).done().activate(human(1)).may_not(Choice::Explore(NORTH), rule::EXPLORATION_PILE_EMPTY);
}

#[rule(EXPLORATION_GEOMETRY)]
fn only_the_explored_opening_has_to_match() {
    // The new tile lies beside a wall of tile 2 in the south.
    let tunnels = format!(
        "{CROSSING}, {{ tile = 'straight', at = [0, 1], open = 'ns' }}, {{ tile = 'straight', at = [1, 1], open = 'ew' }}"
    );
    let mut t = scout(&tunnels, "'crossing', 'fork'");
    t.choose(Choice::Explore(EAST)).draw(TileNo(10)); // the other crossing
    assert_eq!(t.at(human(0)), 3);
    t.may(Choice::Explore(NORTH), rule::EXPLORATION_CONTINUE).may(Choice::Explore(EAST), rule::EXPLORATION_CONTINUE);
    t.may_not(Choice::Explore(SOUTH), rule::EXPLORATION_UNEXPLORED);
    assert!(!t.offers(to(2)), "an opening that faces a wall leads nowhere");
}

#[rule(EXPLORATION_FULL_TILE)]
fn a_new_tile_always_has_room_for_its_explorer() {
    let mut t = scout(CROSSING, "'dead-end'");
    t.choose(Choice::Explore(EAST)).draw_tile(None);
    assert!(t.tile(1).tile.card().limit >= 1 && t.at(human(0)) == 1);
}

#[rule(EXPLORATION_HUMANS_ONLY)]
fn nobody_but_humans_explores() {
    let more =
        "phase = 'infernal-activation'\nfiend = [{ who = 'hunter', at = 0 }]\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&format!("tunnels = [{CROSSING}]\n{more}"));
    t.activate(crate::support::fiend(0)).may_not(Choice::Explore(EAST), rule::EXPLORATION_HUMANS_ONLY);
}
