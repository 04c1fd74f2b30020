//! The five attack cards of the Unclaimed.

use cite::rule;
use inferno::board::Direction;
use inferno::cards::Attack;
use inferno::{Event, rule};

use crate::support::{BEATRICE, MATELDA, Table, VIRGIL, hex, table, to};

/// By Day the Unclaimed of Dis walks from hex 12 to hex 14 and attacks there.
fn at_fourteen(places: &[&str], more: &str) -> Table {
    let characters: Vec<String> = places.iter().map(|place| format!("{{ at = '{place}' }}")).collect();
    let characters = characters.join(", ");
    table(&format!("phase = 'unclaimed'\n{more}\ncharacter = [{characters}]\nunclaimed = [{{ at = 'dis 12' }}]"))
}

#[rule(UNCLAIMED_CARD_GENERAL)]
fn general_harms_everybody_next_to_the_monster() {
    let mut t = at_fourteen(&["dis 8", "dis 9", "dis 15"], "");
    t.draw(Attack::General).told(Event::Hurt(BEATRICE, 1), rule::UNCLAIMED_CARD_GENERAL);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (9, 10, 9));
    let mut t = at_fourteen(&["dis 9", "styx 6"], "");
    t.draw(Attack::General).told(Event::NobodyHit, rule::UNCLAIMED_CARD_GENERAL);
}

#[rule(TERMS_TILES)]
fn general_reaches_the_monsters_own_hex_too() {
    let mut t = at_fourteen(&["dis 14", "styx 6"], "");
    t.draw(Attack::General);
    assert_eq!(t.ell(BEATRICE), 8, "one by the collision, one by the card");
}

#[rule(UNCLAIMED_CARD_RANGED)]
fn ranged_harms_the_closest() {
    let mut t = at_fourteen(&["dis 18", "dis 9", "dis 16"], "");
    t.draw(Attack::Ranged);
    t.draw(VIRGIL).told(Event::Hurt(VIRGIL, 1), rule::UNCLAIMED_CARD_RANGED);
    let mut t = at_fourteen(&["dis 18", "dis 9"], "");
    t.draw(Attack::Ranged).told(Event::Hurt(VIRGIL, 1), rule::UNCLAIMED_CARD_RANGED);
    assert_eq!(t.ell(BEATRICE), 10);
}

#[rule(CARDS_TIES)]
fn lots_decide_among_the_equally_close() {
    let mut t = at_fourteen(&["dis 8", "dis 18", "dis 15"], "");
    t.draw(Attack::Ranged);
    assert_eq!((t.chance_rule(), t.counts()), (rule::CARDS_TIES, [1, 0, 1, 0, 0, 0].as_slice()));
    t.draw(MATELDA);
    assert_eq!((t.ell(BEATRICE), t.ell(MATELDA)), (10, 9));
}

#[rule(UNCLAIMED_CARD_SEVERE, CARDS_SEVERE_TARGET)]
fn severe_takes_two_from_the_closest() {
    let mut t = at_fourteen(&["dis 18", "dis 8"], "");
    t.draw(Attack::Severe).told(Event::Hurt(VIRGIL, 2), rule::CARDS_SEVERE_TARGET);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (10, 8));
    let mut t = at_fourteen(&["dis 15", "dis 8"], "");
    t.draw(Attack::Severe).draw(BEATRICE);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (8, 10));
}

#[rule(UNCLAIMED_CARD_WIDE, CARDS_TIES)]
fn wide_harms_the_two_closest() {
    let mut t = at_fourteen(&["dis 18", "dis 8", "dis 9"], "");
    t.draw(Attack::Wide).told(Event::Hurt(VIRGIL, 1), rule::UNCLAIMED_CARD_WIDE);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (10, 9, 9));
    let mut t = at_fourteen(&["dis 2", "dis 8", "dis 9"], "");
    t.draw(Attack::Wide).draw(BEATRICE);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (9, 9, 10), "the second place was a tie");
    let mut t = at_fourteen(&["dis 8", "styx 6"], "");
    t.draw(Attack::Wide);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (9, 10), "nobody else is there");
}

/// Dante's territory lies face up, with Dante out of the way.
const OPEN: &str = "dante = { at = 'dante 50' }\ndante-deck = 1\nsins-drawn = ['greed']";

fn dante_idles(t: &mut Table) {
    t.draw(inferno::cards::Sin::Pride).draw(Attack::General).roll(3, 1);
}

#[rule(UNCLAIMED_CARD_PUSH_AWAY)]
fn push_away_drives_five_hexes_in_a_straight_line_off_the_territory() {
    let mut t = at_fourteen(&["dis 8", "styx 6"], OPEN);
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("dante 11")), rule::UNCLAIMED_CARD_PUSH_AWAY);
    assert_eq!((t.at(BEATRICE), t.ell(BEATRICE)), (Some(hex("dante 11")), 10));
    dante_idles(&mut t);
}

#[rule(UNCLAIMED_CARD_PUSH_STOP)]
fn a_push_ends_before_a_face_down_territory() {
    let mut t = at_fourteen(&["dis 8", "styx 6"], "");
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("dis 3")), rule::UNCLAIMED_CARD_PUSH_STOP);
    let mut t = at_fourteen(&["dis 3", "styx 6"], "");
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("dis 3")), rule::UNCLAIMED_CARD_PUSH_STOP);
}

#[rule(CARDS_PUSH_WHO)]
fn a_push_moves_everybody_the_farthest_first() {
    let mut t = at_fourteen(&["dis 8", "dis 3", "dis 15"], OPEN);
    t.draw(Attack::PushAway);
    assert_eq!(t.at(VIRGIL), Some(hex("dante 12")), "the farther one makes room");
    assert_eq!(t.at(BEATRICE), Some(hex("dante 11")));
    assert_eq!(t.at(MATELDA), Some(hex("dis 18")));
    dante_idles(&mut t);
}

#[rule(CARDS_PUSH_LINE)]
fn a_push_takes_the_direction_closest_to_the_line_and_the_clockwise_one_of_two() {
    let mut t = at_fourteen(&["dis 10", "styx 6"], "");
    t.draw(Attack::PushAway);
    assert_eq!(t.at(BEATRICE), Some(hex("dis 11")), "rather south-west than west");
    let mut t = at_fourteen(&["dis 9", "styx 6"], "");
    t.draw(Attack::PushAway);
    assert_eq!(t.at(BEATRICE), Some(hex("dis 4")), "between south-west and west: west");
    let mut t = at_fourteen(&["dis 14", "styx 6"], "");
    t.draw(Attack::PushAway);
    assert_eq!((t.chance_rule(), t.counts()), (rule::CARDS_PUSH_LINE, [1; 6].as_slice()));
    t.draw(Direction(2));
    assert_eq!(t.at(BEATRICE), Some(hex("dis 18")), "from the monster's own hex by lot");
}

#[rule(CARDS_PUSH_OBSTACLE)]
fn a_push_ends_at_the_border_and_before_a_character() {
    let mut t = table("phase = 'unclaimed'\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'gate 4' }]");
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("gate 6")), rule::CARDS_PUSH_OBSTACLE);
    let mut t = at_fourteen(&["dis 8", "dis 3"], "");
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("dis 8")), rule::CARDS_PUSH_OBSTACLE);
    t.told(Event::Pushed(VIRGIL, hex("dis 3")), rule::UNCLAIMED_CARD_PUSH_STOP);
}

#[rule(CARDS_PUSH_OBSTACLE, UNCLAIMED_LOCK_DETAILS, UNCLAIMED_LOCK)]
fn a_push_leads_out_of_one_lock_and_into_another() {
    let mut t = table(
        "phase = 'unclaimed'
         character = [{ at = 'gate 1' }, { at = 'styx 6' }]
         unclaimed = [{ at = 'gate 2' }, { at = 'dis 16' }]",
    );
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("dis 1")), rule::UNCLAIMED_CARD_PUSH_STOP);
    t.may_not(to("gate 1"), rule::UNCLAIMED_LOCK);
    assert!(t.offers(to("dis 8")));
    let t = table("flipped = ['dis']\ncharacter = [{ at = 'dis 1' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'gate 5' }]");
    assert!(t.offers(to("dis 16")) && t.offers(to("gate 1")), "who was pushed out is free, and need not come back");
}
