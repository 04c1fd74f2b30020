//! The Unclaimed: where they live, how they walk, whom they hold.

use cite::rule;
use inferno::board::{Direction, HexId, TerritoryId};
use inferno::cards::Attack;
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, VIRGIL, flip, hex, land, position_of, table, to, unclaimed};

/// An Unclaimed walks in this round from this hex, with nobody on its territory.
fn walk(round: u8, from: &str) -> inferno::board::HexId {
    let t = table(&format!(
        "round = {round}\nphase = 'unclaimed'\ncharacter = [{{ at = 'rain 6' }}, {{ at = 'styx 6' }}]\nunclaimed = [{{ at = '{from}' }}]"
    ));
    let territory = hex(from).territory();
    let place = t.unclaimed_at(territory);
    t.told(Event::UnclaimedMoved(territory, place), why(round));
    place
}

fn why(round: u8) -> table::RuleId {
    match round {
        1 => rule::UNCLAIMED_DAY_DIRECTION,
        3 => rule::UNCLAIMED_NIGHT_DIRECTION,
        _ => rule::UNCLAIMED_STEP,
    }
}

#[rule(UNCLAIMED_STEP, UNCLAIMED_DAY_DIRECTION, UNCLAIMED_NIGHT_DIRECTION, UNCLAIMED_PERIMETER)]
fn an_unclaimed_walks_two_hexes_clockwise_by_day_and_back_by_night() {
    assert_eq!(walk(1, "dis 12"), hex("dis 14"));
    assert_eq!(walk(2, "dis 12"), hex("dis 14"));
    assert_eq!(walk(3, "dis 14"), hex("dis 12"));
    assert_eq!(walk(4, "dis 14"), hex("dis 12"));
    assert_eq!(walk(1, "dis 17"), hex("dis 11"), "round the corner, never through the middle");
    assert_eq!(walk(3, "dis 5"), hex("dis 18"));
    assert_eq!(walk(1, "gate 8"), hex("gate 4"));
}

#[rule(UNCLAIMED_DAY_DIRECTION, UNCLAIMED_NIGHT_DIRECTION)]
fn clockwise_is_as_seen_from_above() {
    // Beside the middle of the board the way leads against the board's own turn, at the border along with it.
    let (before, after) = (hex("gate 6"), walk(1, "gate 6"));
    let turn = |at: inferno::board::HexId| (at.hex().q, at.hex().r);
    assert_eq!((turn(before), turn(after)), ((8, 1), (6, 3)), "in the east the outer way leads south");
    let inner = walk(1, "gate 4");
    assert_eq!((turn(hex("gate 4")), turn(inner)), ((5, 3), (7, 1)), "and the inner one north");
}

#[rule(UNCLAIMED_CLOCK)]
fn the_place_of_the_spinner_changes_nothing_for_the_unclaimed() {
    for spinner in 0..6 {
        let t = table(&format!(
            "phase = 'unclaimed'\nspinner = {spinner}\ncharacter = [{{ at = 'rain 6' }}, {{ at = 'styx 6' }}]\nunclaimed = [{{ at = 'dis 12' }}]"
        ));
        assert_eq!(t.view().unclaimed[0].at, hex("dis 14"));
    }
}

#[rule(UNCLAIMED_COLLISION, UNCLAIMED_LANDING)]
fn landing_on_a_character_costs_both_one_ell_and_passing_nothing() {
    let mut t = table("phase = 'unclaimed'\ncharacter = [{ at = 'dis 14' }, { at = 'dis 13' }]\nunclaimed = [{ at = 'dis 12' }]");
    t.draw(Attack::PushAway).told(Event::UnclaimedCollided(land("dis"), BEATRICE), rule::UNCLAIMED_COLLISION);
    t.draw(Direction(0));
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell_of("dis")), (9, 10, Some(4)));
}

#[rule(UNCLAIMED_LANDING, UNCLAIMED_KILL)]
fn a_collision_can_kill_both() {
    let mut t = table(
        "phase = 'unclaimed'
         character = [{ at = 'dis 14', ell = 1 }, { at = 'styx 6' }]
         unclaimed = [{ at = 'dis 12', ell = 1 }]",
    );
    t.draw(Attack::Severe).told(Event::Died(BEATRICE), rule::ELL_MEANING);
    t.told(Event::UnclaimedDied(land("dis")), rule::UNCLAIMED_KILL);
    assert_eq!((t.at(BEATRICE), t.ell_of("dis")), (None, None));
}

#[rule(UNCLAIMED_ELL, ELL_MEANING)]
fn an_unclaimed_has_five_ell_and_dies_of_the_fifth() {
    let mut t = table("character = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.choose(flip("gate")).draw(crate::support::Under::Unclaimed).draw(hex("gate 4")).draw(Attack::General);
    assert_eq!(t.ell_of("gate"), Some(5));
    let mut t = table(
        "character = [{ at = 'gate 2' }, { at = 'gate 7' }, { at = 'gate 8' }]
         unclaimed = [{ at = 'gate 3' }]",
    );
    for left in [Some(3), Some(1), None] {
        t.choose(Choice::Attack(unclaimed("gate"))).roll(6, 6);
        assert_eq!(t.ell_of("gate"), left);
        if left.is_some() {
            t.choose(Choice::EndTurn);
        }
    }
    t.told(Event::UnclaimedDied(land("gate")), rule::UNCLAIMED_KILL);
    let six = position_of("character = [{ at = 'gate 6' }, { at = 'gate 7' }]\nunclaimed = [{ at = 'gate 3', ell = 6 }]");
    assert!(six.is_err_and(|what| what.contains("unclaimed.ell")));
}

#[rule(UNCLAIMED_LOCK, UNCLAIMED_LOCK_DETAILS)]
fn nobody_leaves_while_the_unclaimed_lives_but_others_may_come_in() {
    let mut t = table(
        "flipped = ['acheron', 'gate']
         character = [{ at = 'dis 18' }, { at = 'acheron 4' }]
         unclaimed = [{ at = 'dis 2', ell = 1 }]",
    );
    t.may_not(to("acheron 3"), rule::UNCLAIMED_LOCK).may_not(to("gate 4"), rule::UNCLAIMED_LOCK);
    t.may_not(to("dante 41"), rule::UNCLAIMED_LOCK);
    assert!(t.offers(to("dis 17")) && t.offers(flip("wood")), "inside it moves, and it may flip");
    t.choose(to("dis 3")).choose(Choice::Attack(unclaimed("dis"))).roll(6, 6);
    t.choose(Choice::EndTurn).may(to("dis 18"), rule::FLIP_FREE_TERRITORY);
    let t = table(
        "flipped = ['acheron']\nturn = 1\ncharacter = [{ at = 'dis 18' }, { at = 'acheron 4' }]\nunclaimed = [{ at = 'dis 2' }]",
    );
    t.may(to("dis 11"), rule::TURN_MOVEMENT);
    t.may_not(to("dis 1"), rule::TURN_MOVEMENT);
}

#[rule(UNCLAIMED_LOCK, UNCLAIMED_KILL)]
fn the_lock_ends_with_the_death_of_the_unclaimed() {
    let mut t =
        table("flipped = ['gate']\ncharacter = [{ at = 'dis 12' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 13', ell = 1 }]");
    t.may_not(to("gate 1"), rule::UNCLAIMED_LOCK);
    t.choose(Choice::Attack(unclaimed("dis"))).roll(3, 3);
    t.may(to("gate 1"), rule::FLIP_FREE_TERRITORY);
    t.choose(to("gate 1")).end_turns();
    assert_eq!(t.view().unclaimed.len(), 0, "it is gone for good");
}

#[rule(UNCLAIMED_LOCK)]
fn who_comes_in_goes_no_farther() {
    let t =
        table("flipped = ['gate', 'well']\ncharacter = [{ at = 'gate 1' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'well 8' }]");
    assert!(t.offers(to("well 4")) && t.offers(to("well 2")));
    // Without the lock the way through the Well would be the shortest to Cocytus, which is face down; Dis is too.
    let t = table(
        "flipped = ['gate', 'well', 'ditches']
         character = [{ at = 'gate 5' }, { at = 'styx 6' }]
         unclaimed = [{ at = 'well 8' }]",
    );
    assert!(t.offers(to("well 5")));
    t.may_not(to("ditches 9"), rule::TURN_MOVEMENT);
    let t = table("flipped = ['gate', 'well', 'ditches']\ncharacter = [{ at = 'gate 5' }, { at = 'styx 6' }]");
    assert!(t.offers(to("ditches 9")), "a free territory is passed");
}

#[rule(UNCLAIMED_OWN_TERRITORY)]
fn an_unclaimed_reaches_nobody_beyond_its_territory() {
    let mut t = table(
        "phase = 'unclaimed'
         flipped = ['gate']
         character = [{ at = 'gate 1' }, { at = 'dis 16' }]
         unclaimed = [{ at = 'dis 1' }]",
    );
    t.draw(Attack::General);
    assert_eq!(t.view().unclaimed[0].at, hex("dis 12"));
    assert_eq!(hex("dis 12").distance(hex("gate 1")), 1);
    assert_eq!(t.ell(BEATRICE), 10, "next to it, but on another territory");
    let mut t = table(
        "phase = 'unclaimed'\ncharacter = [{ at = 'dis 14', ell = 1 }, { at = 'gate 1' }]\nunclaimed = [{ at = 'dis 12' }]",
    );
    t.draw(Attack::Ranged).told(Event::NobodyHit, rule::UNCLAIMED_OWN_TERRITORY);
}

#[rule(UNCLAIMED_DRAW, UNCLAIMED_OWN_CARD, UNCLAIMED_MOVE_TIME)]
fn each_unclaimed_with_a_character_on_its_territory_draws_a_card_of_its_own_and_all_walk() {
    let mut t = table(
        "phase = 'unclaimed'
         character = [{ at = 'dis 8' }, { at = 'wood 8' }]
         unclaimed = [{ at = 'dis 13' }, { at = 'wood 13' }, { at = 'styx 6' }]",
    );
    assert_eq!(t.chance_rule(), rule::UNCLAIMED_DRAW);
    t.draw(Attack::Ranged).told(Event::UnclaimedDrew(land("dis"), Attack::Ranged), rule::UNCLAIMED_OWN_CARD);
    t.draw(Attack::Severe).told(Event::UnclaimedDrew(land("wood"), Attack::Severe), rule::UNCLAIMED_OWN_CARD);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (9, 8));
    let walked: Vec<TerritoryId> = t
        .log()
        .iter()
        .filter_map(|event| match event {
            Event::UnclaimedMoved(territory, _) => Some(*territory),
            _ => None,
        })
        .collect();
    assert_eq!(walked, [land("dis"), land("wood"), land("styx")], "in the order of the territories");
    assert_eq!(t.view().attack_deck, 18, "no card for the one without prey");
}

#[rule(UNCLAIMED_RESHUFFLE, DECK_UNCLAIMED)]
fn an_empty_unclaimed_deck_is_reshuffled() {
    let mut t = table(
        "phase = 'unclaimed'
         attack-deck = ['wide']
         character = [{ at = 'dis 8' }, { at = 'wood 8' }]
         unclaimed = [{ at = 'dis 13' }, { at = 'wood 13' }]",
    );
    assert_eq!(t.counts(), [0, 0, 0, 0, 1]);
    t.draw(Attack::Wide).told(Event::Reshuffled, rule::UNCLAIMED_RESHUFFLE);
    assert_eq!(t.counts(), [4, 4, 4, 4, 3], "four of each type, but for the one that is in use");
    t.draw(Attack::General);
}

#[rule(MONSTER_UNCLAIMED_PLACE)]
fn every_inner_territory_hides_an_unclaimed_and_dantes_none() {
    for name in ["dis", "wood", "sands", "phlegethon", "malebolge", "cocytus"] {
        let territory = land(name);
        let beside = TerritoryId::all().find(|other| other.is_outer() && other.is_next_to(territory)).unwrap();
        let start = beside.hexes().iter().find(|at| at.is_border()).unwrap();
        let mut t = table(&format!("character = [{{ at = {} }}, {{ at = {} }}]", start.0, (start.0 + 27 - 217) % 54 + 217));
        t.choose(Choice::Flip(territory));
        t.draw(territory.perimeter()[0]).told(Event::Found(territory, territory.perimeter()[0]), rule::MONSTER_UNCLAIMED_PLACE);
        assert_eq!(t.ell_of(name), Some(5));
    }
    let at_dantes =
        position_of("dante = {}\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dante 40' }]");
    assert!(at_dantes.is_err_and(|what| what.contains("monster.unclaimed-place")));
}

#[rule(MONSTER_CHALLENGERS)]
fn any_number_of_characters_fights_the_same_monster() {
    let mut t = table(
        "character = [{ at = 'gate 2' }, { at = 'gate 3' }, { at = 'gate 7' }, { at = 'gate 8' }, { at = 'gate 4' }]
         unclaimed = [{ at = 'gate 3' }]",
    );
    for _ in 0..5 {
        t.may(Choice::Attack(unclaimed("gate")), rule::ATTACK_RESULT);
        t.choose(Choice::Attack(unclaimed("gate"))).roll(1, 1).choose(Choice::EndTurn);
    }
    t.draw(Attack::General);
}

#[rule(UNCLAIMED_DRAW, TURN_ROUND)]
fn who_is_pushed_to_another_unclaimed_is_not_attacked_there_in_the_same_round() {
    let mut t = table(
        "phase = 'unclaimed'
         character = [{ at = 'dis 9' }, { at = 'styx 6' }]
         unclaimed = [{ at = 'dis 1' }, { at = 'wood 13' }]",
    );
    t.draw(Attack::PushAway);
    assert_eq!(t.at(BEATRICE).map(HexId::territory), Some(land("wood")));
    assert!(!t.ever(|event| matches!(event, Event::UnclaimedDrew(territory, _) if *territory == land("wood"))));
    assert_eq!((t.ell(BEATRICE), t.ask().seat()), (10, BEATRICE.seat()), "the characters have their turns");
}

#[rule(UNCLAIMED_OWN_CARD)]
fn all_cards_are_drawn_before_anybody_walks() {
    let mut t = table(
        "phase = 'unclaimed'
         character = [{ at = 'dis 8' }, { at = 'wood 8' }]
         unclaimed = [{ at = 'dis 13' }, { at = 'wood 13' }]",
    );
    t.draw(Attack::Ranged);
    assert!(!t.ever(|event| matches!(event, Event::UnclaimedMoved(..))), "the other card is drawn first");
    t.draw(Attack::Severe);
    assert!(t.ever(|event| matches!(event, Event::UnclaimedMoved(..))));
}
