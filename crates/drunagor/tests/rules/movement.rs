//! Movement: who is in the way, and large monsters.

use cite::rule;
use drunagor::{Choice, Event, rule};

use crate::support::{FOE, FOE_2, HERO, at, table};

#[rule(MOVEMENT_BLOCK, MOVEMENT_ALLY_PASS, KEYWORD_SOLID_OBJECT, MOVEMENT_SQUEEZE)]
fn allies_are_passed_enemies_and_chests_are_not() {
    let heroes = ["id = 'vorn', at = [2, 2]", "id = 'elros', at = [3, 2]", "id = 'maya', at = [3, 3]"];
    let t = table(&heroes, "");
    t.may_not(Choice::Go(at(3, 2)), rule::MOVEMENT_ALLY_PASS);
    assert!(t.offers(Choice::Go(at(4, 2))), "through an ally");
    let walls = "monster = [{ id = 'skeleton-archer', at = [3, 2] }, { id = 'skeleton-archer', at = [2, 3] }]\nchest = [[3, 3]]";
    let closed = table(&["id = 'vorn', at = [2, 2]"], walls);
    assert!(!closed.options().iter().any(|choice| matches!(choice, Choice::Go(_))), "a corner is closed");
    let squeezed = table(
        &["id = 'vorn', at = [2, 2]"],
        "monster = [{ id = 'skeleton-archer', at = [3, 2] }, { id = 'skeleton-archer', at = [2, 3] }]",
    );
    assert!(squeezed.offers(Choice::Go(at(3, 3))), "between two of them");
}

#[rule(MOVEMENT_ADJACENT, MOVEMENT_DIAGONAL)]
fn eight_squares_are_adjacent() {
    let t = table(&["id = 'elros', at = [10, 3], conditions = ['slow']"], "phase = 'track'\nmarker = 3");
    let goes = t.options().iter().filter(|choice| matches!(choice, Choice::Go(_))).count();
    assert_eq!(goes, 8);
}

#[rule(MOVEMENT_LARGE_AREA, MONSTER_LARGE_MOVES_AREAS, MOVEMENT_SHOVE, KEYWORD_SHOVE_CHOICE, MOVEMENT_LARGE_THROUGH)]
fn a_large_monster_goes_from_area_to_area_and_shoves_smaller_ones() {
    // The knight's only way to the corner leads through the archer's area.
    let foes = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [8, 2] }, { id = 'executioner', at = [4, 2], conditions = [] }]";
    let mut t = table(&["id = 'vorn', at = [3, 2]"], foes);
    while t.ask().rule != rule::KEYWORD_SHOVE_CHOICE {
        let first = t.options()[0];
        t.choose(first);
    }
    let square = t.options()[0];
    t.choose(square).told(Event::Moved(FOE, at(4, 2)), rule::MONSTER_MOVE_SHORTEST);
    assert_eq!(t.place(FOE), (4, 2));
    assert_ne!(t.place(FOE_2), (4, 2));
    let _ = HERO;
}
