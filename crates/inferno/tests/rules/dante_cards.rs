//! Dante's eight cards.

use cite::rule;
use inferno::board::{Direction, HexId, TerritoryId};
use inferno::cards::{Attack, Sin};
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, MATELDA, SORDELLO, STATIUS, Table, VIRGIL, hex, table};

/// Dante is in the middle and will roll a 3 and a 1: he ends on the hex east of it.
fn fight(characters: &[&str]) -> Table {
    let characters: Vec<String> = characters.iter().map(|character| format!("{{ {character} }}")).collect();
    table(&format!(
        "round = 5\nphase = 'dante'\nflipped = ['rockfall', 'cliff', 'tombs']\ndante = {{}}\ndante-deck = 3\ncharacter = [{}]",
        characters.join(", ")
    ))
}

/// Dante draws this card of his own, and a General.
fn sin(t: &mut Table, sin: Sin) -> &mut Table {
    t.draw(sin).draw(Attack::General).roll(3, 1)
}

#[rule(DANTE_CARD_GREED, CARDS_REACH)]
fn greed_takes_two_from_everybody_on_the_board() {
    let mut t = fight(&["at = 'dante 20'", "at = 'styx 6'", "fallen = 'elsewhere', ell = 0", "at = 'gate 6', ell = 1"]);
    sin(&mut t, Sin::Greed).told(Event::Hurt(BEATRICE, 2), rule::DANTE_CARD_GREED);
    t.told(Event::Hurt(VIRGIL, 2), rule::DANTE_CARD_GREED).told(Event::Died(SORDELLO), rule::ELL_MEANING);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (8, 8, 0));
}

#[rule(DANTE_CARD_FRAUD)]
fn fraud_takes_three_from_everybody_next_to_dante() {
    let mut t = fight(&["at = 'dante 8'", "at = 'dante 20'", "at = 'dante 1'"]);
    sin(&mut t, Sin::Fraud).told(Event::Hurt(BEATRICE, 3), rule::DANTE_CARD_FRAUD);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (6, 10, 6), "and one more by the General");
    let mut t = fight(&["at = 'dante 20'", "at = 'styx 6'"]);
    sin(&mut t, Sin::Fraud).told(Event::NobodyHit, rule::DANTE_CARD_FRAUD);
}

#[rule(CARDS_REACH)]
fn fraud_does_not_reach_over_the_edge() {
    let mut t = table(
        "phase = 'dante'
         flipped = ['dis']
         dante = { at = 'dante 20' }
         dante-deck = 2
         character = [{ at = 'dis 1' }, { at = 'styx 6' }]",
    );
    sin(&mut t, Sin::Fraud);
    assert_eq!(hex("dante 38").distance(hex("dis 1")), 1);
    assert_eq!(t.ell(BEATRICE), 10);
}

#[rule(DANTE_ATTACK_DECKS)]
fn a_push_away_with_nobody_on_his_territory_hits_nobody() {
    let mut t = fight(&["at = 'gate 6'", "at = 'styx 6'"]);
    t.draw(Sin::Pride).draw(Attack::PushAway).roll(3, 1);
    assert!(t.ever(|event| *event == Event::NobodyHit));
}

#[rule(DANTE_CARD_PRIDE)]
fn pride_shields_dante() {
    let mut t = fight(&["at = 'dante 8'", "at = 'styx 6'"]);
    sin(&mut t, Sin::Pride).told(Event::Shielded, rule::DANTE_CARD_PRIDE);
    assert!(t.view().dante.unwrap().shield);
}

#[rule(DANTE_CARD_SLOTH, CARDS_SLOTH_LINE)]
fn sloth_forces_everybody_to_the_edge_away_from_dante() {
    let mut t = fight(&["at = 'dante 8'", "at = 'dante 14'", "at = 'dis 8'"]);
    sin(&mut t, Sin::Sloth).told(Event::Pushed(BEATRICE, hex("dante 38")), rule::DANTE_CARD_SLOTH);
    assert_eq!((t.at(VIRGIL), t.at(MATELDA)), (Some(hex("dante 50")), Some(hex("dis 8"))));
    let mut t = fight(&["at = 'dante 8'", "at = 'dante 20'"]);
    sin(&mut t, Sin::Sloth);
    assert_eq!((t.at(BEATRICE), t.at(VIRGIL)), (Some(hex("dante 20")), Some(hex("dante 38"))), "to the last free hex");
    let mut t = fight(&["at = 'dante 2'", "at = 'styx 6'"]);
    sin(&mut t, Sin::Sloth).draw(Direction(1));
    assert_eq!(t.at(BEATRICE), Some(hex("dante 41")), "from Dante's own hex by lot");
}

#[rule(DANTE_CARD_SLOTH, CARDS_SLOTH_LINE)]
fn sloth_goes_straight_on_to_the_edge_from_every_hex() {
    let dante = hex("dante 2");
    let inside = |hex: HexId| hex.territory() == TerritoryId::DANTE;
    let (mut in_line, mut aside) = (0, 0);
    for number in (1..=TerritoryId::DANTE.size()).filter(|number| *number != 2) {
        let from = hex(&format!("dante {number}"));
        let mut t = fight(&[&format!("at = 'dante {number}'"), "at = 'styx 6'"]);
        sin(&mut t, Sin::Sloth);
        let to = t.at(BEATRICE).unwrap();
        // The straight line that leads to the end leads on over the edge, and no step of it comes nearer to Dante.
        let ways: Vec<Vec<HexId>> =
            (0..6).map(|way| line(from, Direction(way)).take_while(|hex| inside(*hex)).collect()).collect();
        assert!(
            ways.iter().any(|way| way.last().copied().unwrap_or(from) == to && way.is_sorted_by_key(|hex| dante.distance(*hex)))
        );
        let straight = (0..6).any(|way| line(dante, Direction(way)).any(|hex| hex == from));
        let by = if straight { rule::DANTE_CARD_SLOTH } else { rule::CARDS_SLOTH_LINE };
        t.told(Event::Pushed(BEATRICE, to), by);
        if straight {
            assert_eq!(dante.distance(to), dante.distance(from) + from.distance(to), "{from:?} leaves its line");
        }
        *(if straight { &mut in_line } else { &mut aside }) += 1;
    }
    assert!(in_line > 20 && aside > 20, "{in_line} hexes in line, {aside} aside");
}

/// The hexes of a straight line, without the first.
fn line(from: HexId, direction: Direction) -> impl Iterator<Item = HexId> {
    core::iter::successors(from.toward(direction), move |hex| hex.toward(direction))
}

#[rule(DANTE_CARD_VIOLENCE)]
fn violence_takes_five_on_four_or_less_and_on_ten_or_more() {
    for (first, second, harmed) in
        [(1, 1, true), (1, 3, true), (1, 4, false), (3, 4, false), (4, 5, false), (4, 6, true), (6, 6, true)]
    {
        let mut t = fight(&["at = 'dante 20'", "at = 'styx 6'"]);
        sin(&mut t, Sin::Violence);
        assert_eq!(t.chance_rule(), rule::DANTE_CARD_VIOLENCE);
        t.roll(first, second).told(Event::ViolenceRoll(BEATRICE, [first, second]), rule::DANTE_CARD_VIOLENCE);
        assert_eq!(t.ell(BEATRICE), if harmed { 5 } else { 10 }, "{first} and {second}");
    }
}

#[rule(DANTE_CARD_VIOLENCE, CARDS_REACH)]
fn each_character_on_the_territory_rolls_for_itself() {
    let mut t = fight(&["at = 'dante 20'", "at = 'styx 6'", "at = 'dante 50'"]);
    sin(&mut t, Sin::Violence).roll(6, 6).roll(3, 3);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (5, 10, 10));
}

#[rule(DANTE_CARD_ENVY, CARDS_REACH)]
fn envy_makes_everybody_on_the_territory_drop_everything() {
    let mut t = fight(&["at = 'dante 20', resources = 2", "at = 'styx 6', resources = 1", "at = 'dante 50'"]);
    sin(&mut t, Sin::Envy).told(Event::Dropped(BEATRICE, 2), rule::DANTE_CARD_ENVY);
    let view = t.view();
    assert_eq!((view.characters[0].resources, view.characters[1].resources), (0, 1));
    assert_eq!((view.resources.len(), view.resources[0].at, view.resources[0].count), (1, hex("dante 20"), 2));
}

#[rule(DANTE_CARD_ENVY_PICKUP, CARDS_ENVY_OWNER)]
fn what_envy_threw_down_can_be_picked_up_from_the_next_round_on_by_anybody() {
    let mut t = fight(&["at = 'dante 20', resources = 2", "at = 'dante 37'"]);
    sin(&mut t, Sin::Envy).may_not(Choice::PickUp, rule::DANTE_CARD_ENVY_PICKUP);
    t.choose(Choice::Move(hex("dante 36"))).choose(Choice::EndTurn).choose(Choice::Move(hex("dante 20")));
    t.may_not(Choice::PickUp, rule::DANTE_CARD_ENVY_PICKUP);
    t.choose(Choice::EndTurn);
    t.draw(Sin::Pride).draw(Attack::General).roll(4, 6);
    t.choose(Choice::EndTurn).may(Choice::PickUp, rule::TURN_RESOURCES);
    t.choose(Choice::PickUp).told(Event::PickedUp(VIRGIL, 2), rule::TURN_RESOURCES);
}

#[rule(DANTE_CARD_WRATH)]
fn wrath_multiplies_the_damage_of_the_unclaimed_card() {
    for (first, second, factor) in [(1, 1, 2), (3, 3, 2), (3, 4, 3), (4, 6, 3), (5, 6, 4), (6, 6, 4)] {
        let mut t = fight(&["at = 'dante 20'", "at = 'styx 6'"]);
        t.draw(Sin::Wrath).draw(Attack::Severe).roll(3, 1);
        t.roll(first, second).told(Event::WrathRoll([first, second], factor), rule::DANTE_CARD_WRATH);
        assert_eq!(t.ell(BEATRICE), 10 - 2 * factor, "{first} and {second}");
    }
}

#[rule(CARDS_WRATH_TWO)]
fn one_wrath_roll_multiplies_both_unclaimed_cards() {
    let mut t = fight(&["at = 'dante 20'", "at = 'styx 6'", "at = 'gate 6'", "at = 'limbo 6'", "at = 'rain 6'"]);
    t.draw(Sin::Wrath).draw(Attack::Ranged).draw(Attack::Severe).roll(3, 1).roll(1, 2);
    assert_eq!(t.ell(BEATRICE), 10 - 2 - 4);
    assert_eq!(t.ell(STATIUS), 10);
}

#[rule(DANTE_CARD_WRATH_PUSH)]
fn wrath_does_nothing_for_a_push() {
    let mut t = table(
        "phase = 'dante'
         flipped = ['dis', 'gate']
         dante = { at = 'dante 14' }
         dante-deck = 2
         character = [{ at = 'dante 1' }, { at = 'styx 6' }]",
    );
    t.draw(Sin::Wrath).draw(Attack::PushAway).roll(3, 1).roll(6, 6);
    t.told(Event::WrathIdle, rule::DANTE_CARD_WRATH_PUSH);
    assert_eq!((t.at(BEATRICE), t.ell(BEATRICE)), (Some(hex("dis 1")), 10), "five hexes and no more");
}

#[rule(DANTE_CARD_GLUTTONY)]
fn gluttony_pulls_everybody_next_to_dante() {
    let mut t = fight(&["at = 'dante 50'", "at = 'dis 8'", "at = 'dante 8'"]);
    sin(&mut t, Sin::Gluttony).told(Event::Pulled(BEATRICE, hex("dante 1")), rule::DANTE_CARD_GLUTTONY);
    assert_eq!((t.at(VIRGIL), t.at(MATELDA)), (Some(hex("dis 8")), Some(hex("dante 8"))));
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL), t.ell(MATELDA)), (9, 10, 9), "near enough for the General");
}

#[rule(CARDS_GLUTTONY_ROOM)]
fn who_finds_no_free_hex_next_to_dante_stays() {
    // In his eastern corner Dante has three neighbours on his territory.
    let mut t = table(
        "phase = 'dante'
         dante = { at = 'dante 20' }
         dante-deck = 2
         character = [{ at = 'dante 50' }, { at = 'dante 1' }, { at = 'dante 2' }, { at = 'dante 8' }]",
    );
    sin(&mut t, Sin::Gluttony);
    assert_eq!(t.view().dante.unwrap().at, hex("dante 38"));
    assert_eq!(t.at(BEATRICE), Some(hex("dante 50")), "the farthest comes last");
    for id in [VIRGIL, MATELDA, SORDELLO] {
        assert_eq!(t.at(id).map(|at| at.distance(hex("dante 38"))), Some(1));
    }
}
