//! Difficulty modifiers.

use apocalypse::content::{DemonId, LegionId, LordId, MapId};
use apocalypse::setup::{Difficulty, Modifiers};
use apocalypse::{Apocalypse, Choice, Event, Setup, rule};
use cite::rule;
use table::Game;

use crate::support::{A, Table, area, table};

fn with(modifiers: Modifiers) -> Setup {
    Setup { modifiers, ..Setup::of(3) }
}

#[rule(DIFFICULTY_LEVELS, DIFFICULTY_MIX, DIFFICULTY_TWO_HARD, DIFFICULTY_TWO_NIGHTMARE, DIFFICULTY_SUMS)]
fn modifiers_add_up_to_a_level() {
    let none = Modifiers::default();
    let secret = Modifiers { secret_lord: true, ..none };
    for (modifiers, level) in [
        (none, Difficulty::Normal),
        (secret, Difficulty::Hard),
        (Modifiers { despair: 1, ..none }, Difficulty::Hard),
        (Modifiers { despair: 1, ..secret }, Difficulty::Nightmare),
        (Modifiers { enraged_lord: true, ..none }, Difficulty::Nightmare),
        (Modifiers { enraged_lord: true, ..secret }, Difficulty::Nightmare),
        (Modifiers { enraged_lord: true, miniboss: true, ..none }, Difficulty::Hellish),
        (Modifiers { despair: 3, ..none }, Difficulty::Hellish),
        (Modifiers { moving_up: 1, ..none }, Difficulty::Nightmare),
        (Modifiers { moving_up: 2, ..none }, Difficulty::Hellish),
    ] {
        assert_eq!(modifiers.difficulty(), level, "{modifiers:?}");
    }
    // Three together are counted by our ruling, two of different levels mixed by the book's.
    for (despair, miniboss, by) in [(1, true, rule::DIFFICULTY_SUMS), (0, true, rule::DIFFICULTY_MIX)] {
        let mut t = Table::begun(with(Modifiers { despair, miniboss, ..secret }));
        t.told_like(|event| matches!(event, Event::Difficulty(_)), by);
        t.draw(A).draw(LegionId::Dis);
        t.deal();
        t.draw(DemonId::Philtre);
    }
}

#[rule(DIFFICULTY_DESPAIR_HARD, DIFFICULTY_DESPAIR_NIGHTMARE, DIFFICULTY_DESPAIR_HELLISH)]
fn more_despair_dice() {
    for (despair, dice) in [(0, 4), (1, 5), (2, 6), (3, 7)] {
        let mut t = Table::begun(with(Modifiers { despair, ..Modifiers::default() }));
        t.draw(A).draw(LegionId::Dis);
        t.deal();
        assert_eq!(t.view().dice, dice);
    }
    assert!(Apocalypse::begin(&with(Modifiers { despair: 4, ..Modifiers::default() })).is_err());
}

#[rule(DIFFICULTY_ENRAGED_LORD)]
fn an_enraged_lord_has_the_health_for_one_player_more() {
    let mut t = Table::begun(with(Modifiers { enraged_lord: true, ..Modifiers::default() }));
    t.draw(A).draw(LegionId::Dis);
    t.deal();
    assert_eq!(t.view().lord.health, 15);
}

#[rule(DIFFICULTY_MOVING_UP_NIGHTMARE, DIFFICULTY_MOVING_UP_HELLISH, DIFFICULTY_MOVING_UP_MAPS, DIFFICULTY_MOVING_UP_TOKENS)]
fn the_lord_starts_nearer_where_it_moves_at_all() {
    for (moving_up, at) in [(1, 8), (2, 7)] {
        let modifiers = Modifiers { moving_up, ..Modifiers::default() };
        let mut t = Table::begun(Setup { modifiers, ..Setup::of(5) });
        assert!((1..=9).all(|at| t.tokens(at) == 1), "also where the shadow lies");
        t.draw(A).draw(LegionId::Dis);
        t.deal();
        assert_eq!(t.view().lord.at, area(at));
        assert!((at..=9).all(|area| t.view().areas[usize::from(area)].shadow && t.tokens(area) == 1));
        assert!(!t.view().areas[usize::from(at) - 1].shadow);
    }
    let still = Setup { map: MapId::Siege, ..with(Modifiers { moving_up: 1, ..Modifiers::default() }) };
    assert_eq!(Apocalypse::begin(&still).err().map(|error| error.rule), Some(rule::DIFFICULTY_MOVING_UP_MAPS));
    let farther = with(Modifiers { moving_up: 3, ..Modifiers::default() });
    assert_eq!(Apocalypse::begin(&farther).err().map(|error| error.rule), Some(rule::DIFFICULTY_MOVING_UP_HELLISH));
}

#[rule(DIFFICULTY_MINIBOSS)]
fn a_miniboss_stands_in_the_lords_area() {
    let mut t = Table::begun(with(Modifiers { miniboss: true, ..Modifiers::default() }));
    t.draw(A).draw(LegionId::Dis);
    t.deal();
    t.draw(DemonId::Philtre);
    assert_eq!(t.game().fourth(DemonId::Philtre).map(|fourth| fourth.at), Some(area(9)));
}

#[rule(DIFFICULTY_SECRET_LORD, DIFFICULTY_SECRET_SETUP)]
fn a_secret_lord_is_drawn_when_its_shadow_is_entered() {
    let mut t = table(&["at = 8"], "modifiers = { secret-lord = true }");
    assert_eq!((t.view().lord.id, t.view().lord.health, t.view().areas[9].shadow), (None, 0, true));
    t.choose(Choice::Move(area(9)));
    assert_eq!(t.chance_rule(), rule::DIFFICULTY_SECRET_LORD);
    t.draw(LordId::Argus).told(Event::LordChosen(LordId::Argus, LordId::Argus.sheet().health[0]), rule::DIFFICULTY_SECRET_LORD);
    assert_eq!(t.view().lord.id, Some(LordId::Argus));
    let mut t = Table::begun(with(Modifiers { secret_lord: true, ..Modifiers::default() }));
    t.told(Event::Shadow(area(9)), rule::DIFFICULTY_SECRET_SETUP);
    t.draw(A).draw(LegionId::Dis);
    t.deal();
}

#[rule(LORD_HEALTH_BASIS)]
fn a_secret_lord_has_health_for_the_dead_too() {
    let mut t = table(&["at = 8", ""], "modifiers = { secret-lord = true }");
    t.choose(Choice::Move(area(9)));
    t.draw(LordId::Argus).told(Event::LordChosen(LordId::Argus, LordId::Argus.sheet().health[1]), rule::LORD_HEALTH_BASIS);
}
