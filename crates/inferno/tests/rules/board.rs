//! The board and how it is laid.

use cite::rule;
use inferno::board::{HEXES, HexId, TerritoryId};
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, Table, Under, flip, hex, land, position_of, table, to};

#[rule(BOARD_TERRITORIES)]
fn the_board_has_271_hexes_in_19_territories() {
    let sizes: Vec<usize> = TerritoryId::all().map(TerritoryId::size).collect();
    assert_eq!(sizes, [61, 18, 18, 18, 18, 18, 18, 9, 8, 9, 8, 9, 8, 9, 8, 9, 8, 9, 8]);
    assert_eq!(sizes.iter().sum::<usize>(), HEXES);
    assert_eq!(HexId::all().filter(|hex| hex.is_border()).count(), 54);
    for at in HexId::all() {
        let ring = HexId::CENTER.distance(at);
        let territory = at.territory();
        let fits = match ring {
            0..=4 => territory == TerritoryId::DANTE,
            5..=7 => territory.is_inner(),
            _ => territory.is_outer(),
        };
        assert!(fits, "{at:?} of ring {ring} belongs to {territory:?}");
    }
}

#[rule(BOARD_CENTER, BOARD_SIZES, BOARD_DANTE_TERRITORY)]
fn the_largest_territory_lies_in_the_middle_and_the_smallest_at_the_border() {
    let dantes = TerritoryId::DANTE;
    assert_eq!((HexId::CENTER.territory(), dantes.center()), (dantes, HexId::CENTER));
    for territory in TerritoryId::all() {
        for other in TerritoryId::all().filter(|other| territory.is_next_to(*other)) {
            let nearer = HexId::CENTER.distance(territory.center()) < HexId::CENTER.distance(other.center());
            let (mine, ring) = (territory.size(), territory.is_outer() == other.is_outer() && territory != dantes);
            assert!(
                !nearer || ring || mine > other.size(),
                "{territory:?} is nearer to the middle than {other:?} and not larger"
            );
        }
    }
}

#[rule(BOARD_SECTORS, UNCLAIMED_PERIMETER)]
fn every_perimeter_is_a_closed_walk_over_all_outermost_hexes() {
    for territory in TerritoryId::all() {
        let walk = territory.perimeter();
        let outermost = |at: &HexId| at.around().and(territory.hexes()).len() < 6;
        let mut edge: Vec<HexId> = territory.hexes().iter().filter(outermost).collect();
        let length = if territory.is_inner() { 14 } else { territory.size() };
        if territory != TerritoryId::DANTE {
            assert_eq!(walk.len(), length, "{territory:?}");
        }
        for (place, at) in walk.iter().enumerate() {
            let next = walk[(place + 1) % walk.len()];
            assert_eq!(at.distance(next), 1, "{territory:?} from {at:?} to {next:?}");
        }
        let mut walked = walk.to_vec();
        walked.sort();
        edge.sort();
        assert_eq!(walked, edge, "{territory:?}");
    }
}

#[rule(BOARD_FACE_DOWN)]
fn every_territory_begins_face_down() {
    let mut t = Table::new_game(2);
    t.draw(BEATRICE);
    assert_eq!(t.view().flipped, []);
    assert_eq!(t.log()[0], Event::Laid);
    t.deal();
    assert_eq!(t.view().flipped, []);
}

#[rule(BOARD_OUTER_RING, BOARD_VARIATIONS, BOARD_UNCLAIMED_PLACES)]
fn what_lies_under_the_outer_ring_comes_in_any_order() {
    let both = "character = [{ at = 'gate 6' }, { at = 'limbo 6' }]";
    let mut t = table(both);
    t.choose(flip("gate"));
    assert_eq!((t.chance_rule(), t.counts()), (rule::BOARD_OUTER_RING, [6, 6].as_slice()));
    t.draw(Under::Nothing).told(Event::FoundFree(land("gate")), rule::FLIP_FREE_TERRITORY);
    t.choose(Choice::EndTurn).choose(flip("limbo"));
    assert_eq!(t.counts(), [6, 5], "one free territory is gone");
    t.draw(Under::Unclaimed);
    assert_eq!(t.counts(), [1; 9], "any hex of the perimeter can be the colored one");
    t.draw(hex("limbo 4")).told(Event::Found(land("limbo"), hex("limbo 4")), rule::UNCLAIMED_ELL);
    t.draw(inferno::cards::Attack::General);

    let mut other = table(both);
    other.choose(flip("gate")).draw(Under::Unclaimed).draw(hex("gate 1")).draw(inferno::cards::Attack::General);
    assert!(other.game().unclaimed_of(land("gate")).is_some(), "the same place can hide either");
}

#[rule(BOARD_CENTER_HEX)]
fn the_center_of_a_territory_is_close_to_all_of_it() {
    for territory in TerritoryId::all() {
        let sum = |at: HexId| territory.hexes().iter().map(|other| u32::from(at.distance(other))).sum::<u32>();
        assert!(territory.hexes().iter().all(|at| sum(territory.center()) <= sum(at)), "{territory:?}");
    }
}

#[rule(BOARD_HEX_CAPACITY, START_SHARING)]
fn a_territory_is_shared_but_a_hex_is_not() {
    let mut t = table("flipped = ['gate', 'acheron']\ncharacter = [{ at = 'gate 9' }, { at = 'acheron 5' }]");
    t.may_not(to("acheron 5"), rule::BOARD_HEX_CAPACITY);
    t.choose(to("acheron 1")).told(Event::Moved(BEATRICE, hex("acheron 1")), rule::FLIP_FREE_TERRITORY);
    assert_eq!(t.game().on_territory(land("acheron")).count(), 2);
    let crowded = position_of("flipped = ['gate']\ncharacter = [{ at = 'gate 9' }, { at = 'gate 9' }]");
    assert!(crowded.is_err_and(|what| what.contains("board.hex-capacity")));
}

#[rule(BOARD_CAPACITY)]
fn a_territory_holds_as_many_as_fit() {
    let mut t = table(
        "flipped = ['gate', 'acheron']
         character = [{ at = 'gate 9' }, { at = 'acheron 1' }, { at = 'acheron 2' }, { at = 'acheron 3' }, { at = 'acheron 4' },
                      { at = 'acheron 6' }]",
    );
    t.choose(to("acheron 5")).told(Event::Moved(BEATRICE, hex("acheron 5")), rule::FLIP_FREE_TERRITORY);
    assert_eq!(t.game().on_territory(land("acheron")).count(), 6);
}

#[rule(BOARD_HEX_CAPACITY)]
fn a_monster_may_share_a_hex() {
    let mut t = table("character = [{ at = 'dis 8' }, { at = 'gate 5' }]\nunclaimed = [{ at = 'dis 14' }]");
    t.choose(to("dis 14"));
    assert_eq!(t.at(BEATRICE), Some(hex("dis 14")));
}
