//! Dante: how he moves, and which cards he draws.

use cite::rule;
use inferno::board::{Direction, HexId};
use inferno::cards::{Attack, Sin};
use inferno::{Event, rule};

use crate::support::{BEATRICE, Table, VIRGIL, hex, table, to};

/// Dante's part of a round, with two characters far away.
fn dante(spinner: u8, at: &str) -> Table {
    table(&format!(
        "phase = 'dante'\nspinner = {spinner}\ndante = {{ at = '{at}' }}\ndante-deck = 2\ncharacter = [{{ at = 'gate 6' }}, {{ at = 'styx 6' }}]"
    ))
}

/// Where Dante ends from the middle.
fn moved(t: &mut Table, first: u8, second: u8) -> HexId {
    t.draw(Sin::Pride).draw(Attack::General);
    assert_eq!(t.chance_rule(), rule::DANTE_MOVE_DICE);
    t.roll(first, second);
    t.dante_at()
}

#[rule(DANTE_MOVE_DICE, DANTE_MOVE_RIGHT, DANTE_MOVE_FORWARD, DANTE_MOVE_BACKWARD, DANTE_MOVE_LEFT, DANTE_DIRECTIONS)]
fn the_first_die_says_where_dante_goes() {
    for (face, place, direction, rule) in [
        (1, "dante 10", 1, rule::DANTE_MOVE_RIGHT),
        (2, "dante 12", 2, rule::DANTE_DIRECTIONS),
        (3, "dante 8", 0, rule::DANTE_MOVE_FORWARD),
        (4, "dante 14", 3, rule::DANTE_MOVE_BACKWARD),
        (5, "dante 18", 5, rule::DANTE_MOVE_LEFT),
        (6, "dante 16", 4, rule::DANTE_DIRECTIONS),
    ] {
        let mut t = dante(0, "dante 1");
        assert_eq!(moved(&mut t, face, 2), hex(place), "on a {face}");
        t.told(Event::DanteTurned(Direction(direction)), rule);
    }
}

#[rule(DAY_FORWARD, START_SPINNER)]
fn forward_is_where_the_spinner_stands() {
    for (spinner, place) in [(0, "dante 8"), (1, "dante 10"), (2, "dante 12"), (3, "dante 14"), (4, "dante 16"), (5, "dante 18")]
    {
        assert_eq!(moved(&mut dante(spinner, "dante 1"), 3, 2), hex(place));
    }
    assert_eq!(moved(&mut dante(2, "dante 1"), 1, 2), hex("dante 14"), "right of the south-west is the west");
}

#[rule(DANTE_MOVE_DISTANCE)]
fn the_second_die_says_how_far() {
    for steps in 1..=4 {
        let mut t = dante(0, "dante 1");
        let to = moved(&mut t, 3, steps);
        assert_eq!(HexId::CENTER.distance(to), steps);
        t.told(Event::DanteMoved([3, steps], to), rule::DANTE_MOVE_DISTANCE);
    }
}

#[rule(DANTE_MOVE_LOOP, DANTE_LOOP)]
fn dante_goes_on_at_the_other_end_of_his_line() {
    let mut t = dante(0, "dante 38");
    assert_eq!(moved(&mut t, 3, 1), hex("dante 50"));
    t.told(Event::DanteLooped, rule::DANTE_MOVE_LOOP);
    assert_eq!(moved(&mut dante(0, "dante 38"), 3, 3), hex("dante 14"));
    assert_eq!(moved(&mut dante(0, "dante 39"), 3, 1), hex("dante 49"), "a shorter line, beside the middle");
    assert_eq!(moved(&mut dante(0, "dante 42"), 3, 6), hex("dante 46"), "the shortest line has five hexes: he loops twice");
    let mut t = dante(0, "dante 1");
    moved(&mut t, 3, 4);
    assert!(!t.ever(|event| *event == Event::DanteLooped), "the edge itself is no loop");
}

#[rule(DANTE_MOVE_COLLISION, DANTE_PASSING)]
fn dante_hurts_whom_he_lands_on_and_nobody_on_the_way() {
    let mut t =
        table("phase = 'dante'\ndante = { ell = 7 }\ndante-deck = 2\ncharacter = [{ at = 'dante 38' }, { at = 'dante 2' }]");
    t.draw(Sin::Pride).draw(Attack::PushAway).roll(3, 4);
    t.told(Event::DanteCollided(BEATRICE), rule::DANTE_MOVE_COLLISION);
    t.draw(Direction(3));
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (9, 10));
    assert_eq!(t.view().dante.unwrap().ell, 7, "he loses nothing himself");
}

#[rule(DANTE_ORDER)]
fn his_cards_are_drawn_then_he_moves_then_they_count() {
    let mut t = table("phase = 'dante'\ndante = {}\ndante-deck = 2\ncharacter = [{ at = 'dante 20' }, { at = 'dante 5' }]");
    t.draw(Sin::Fraud).draw(Attack::General).roll(3, 2);
    t.told(Event::Hurt(BEATRICE, 3), rule::DANTE_CARD_FRAUD).told(Event::Hurt(BEATRICE, 1), rule::UNCLAIMED_CARD_GENERAL);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (6, 10), "he left Virgil and came to Beatrice");
}

fn with_characters(count: usize) -> Table {
    let all = ["gate 6", "limbo 6", "rain 6", "styx 6", "rockfall 6", "ditches 6"];
    let characters: Vec<String> = all.iter().take(count).map(|at| format!("{{ at = '{at}' }}")).collect();
    table(&format!("phase = 'dante'\ndante = {{}}\ndante-deck = 2\ncharacter = [{}]", characters.join(", ")))
}

#[rule(DANTE_ATTACK_DECKS, DANTE_ATTACK_UP_TO_FOUR)]
fn up_to_four_characters_face_one_card_of_each_deck() {
    for count in 2..=4 {
        let mut t = with_characters(count);
        assert_eq!(t.chance_rule(), rule::CHALLENGE_LATER_ATTACKS);
        t.draw(Sin::Pride);
        assert_eq!(t.chance_rule(), rule::DANTE_ATTACK_DECKS);
        t.draw(Attack::Wide).told(Event::DanteDrewAttack(Attack::Wide), rule::DANTE_ATTACK_UP_TO_FOUR);
        t.roll(3, 1);
        assert_eq!((t.view().dante_deck, t.view().attack_deck), (1, 19));
    }
}

#[rule(DANTE_ATTACK_DECKS, DANTE_ATTACK_OVER_FOUR)]
fn more_than_four_characters_face_two_unclaimed_cards() {
    for count in 5..=6 {
        let mut t = with_characters(count);
        t.draw(Sin::Pride);
        t.draw(Attack::Wide).told(Event::DanteDrewAttack(Attack::Wide), rule::DANTE_ATTACK_OVER_FOUR);
        t.draw(Attack::General).told(Event::DanteDrewAttack(Attack::General), rule::DANTE_ATTACK_OVER_FOUR);
        t.roll(3, 1);
        assert_eq!((t.view().dante_deck, t.view().attack_deck), (1, 18));
    }
}

#[rule(DANTE_LEAVE)]
fn characters_may_leave_dantes_territory() {
    let t = table("flipped = ['dis']\ndante = {}\ndante-deck = 1\ncharacter = [{ at = 'dante 38' }, { at = 'dante 10' }]");
    t.may(to("dis 1"), rule::DANTE_LEAVE).may(to("dante 20"), rule::TURN_MOVEMENT);
}
