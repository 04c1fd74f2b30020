//! Before play: lots, cards, the spinner, start hexes.

use cite::rule;
use inferno::board::{Direction, HexId};
use inferno::cards::Action;
use inferno::{Choice, Event, Inferno, Setup, rule};
use table::{Game, Seat};

use crate::support::{BEATRICE, MATELDA, Table, VIRGIL, flip, hex, land, table, to};

#[rule(PLAYERS_COUNT)]
fn two_to_six_characters_take_part() {
    for characters in 0..9 {
        let laid = Inferno::begin(&Setup { characters });
        assert_eq!(laid.is_ok(), (2..=6).contains(&characters), "{characters}");
        assert!(laid.err().is_none_or(|error| error.rule == rule::PLAYERS_COUNT));
    }
}

#[rule(TURN_ORDER, TURN_CARDS, ELL_CHARACTERS)]
fn lots_choose_the_first_player_and_everybody_gets_two_cards() {
    let mut t = Table::new_game(3);
    t.draw(VIRGIL).told(Event::First(VIRGIL), rule::TURN_ORDER);
    assert_eq!(t.counts(), [4; 6], "four of each of the six kinds");
    let dealt = [(VIRGIL, Action::Strike), (VIRGIL, Action::Mend), (MATELDA, Action::Dash), (MATELDA, Action::Ward)];
    for (who, card) in dealt.into_iter().chain([(BEATRICE, Action::Call), (BEATRICE, Action::Torch)]) {
        t.draw(card).told(Event::Drew(who, card), rule::TURN_CARDS);
    }
    assert_eq!(t.ask().seat(), Seat(1), "the first player places the spinner");
    assert!(t.view().characters.iter().all(|character| character.ell == 10 && character.cards.len() == 2));
    t.choose(Choice::Spinner(Direction(0)));
    let asked: Vec<Seat> = ["gate 6", "limbo 6", "rain 6"]
        .into_iter()
        .map(|start| {
            let seat = t.ask().seat();
            t.choose(Choice::Start(hex(start)));
            seat
        })
        .collect();
    assert_eq!(asked, [Seat(1), Seat(2), Seat(0)], "starts are chosen in turn order");
    assert_eq!(t.ask().seat(), Seat(1));
}

#[rule(DAY_SPINNER_PLACE, START_SPINNER, DAY_SPINNER_FIXED, DAY_FORWARD)]
fn the_spinner_is_placed_at_one_of_six_corners_and_stays() {
    let mut t = Table::new_game(2);
    t.draw(BEATRICE).deal();
    assert_eq!(t.ask().rule, rule::DAY_SPINNER_PLACE);
    assert_eq!(t.options(), Direction::ALL.map(Choice::Spinner));
    t.may(Choice::Spinner(Direction(4)), rule::DAY_FORWARD);
    t.choose(Choice::Spinner(Direction(4))).told(Event::SpinnerPlaced(Direction(4)), rule::DAY_SPINNER_FIXED);
    t.choose(Choice::Start(hex("gate 6"))).choose(Choice::Start(hex("styx 6")));
    for _ in 0..3 {
        let night = t.end_turns().view().night;
        if night {
            t.roll(1, 1);
        }
        t.deal();
        assert_eq!(t.view().spinner, Some(Direction(4)));
        assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Spinner(_))));
    }
}

#[rule(START_BORDER, START_SEPARATE, START_CHOICE)]
fn characters_start_at_the_border_each_on_a_territory_of_its_own() {
    let mut t = Table::new_game(2);
    t.draw(BEATRICE).deal().choose(Choice::Spinner(Direction(0)));
    assert_eq!(t.ask().rule, rule::START_BORDER);
    assert_eq!(t.options().len(), 54);
    for inside in ["dante 1", "dis 8", "gate 1"] {
        t.may_not(Choice::Start(hex(inside)), rule::START_BORDER);
    }
    t.choose(Choice::Start(hex("gate 6")));
    assert_eq!(t.options().len(), 54 - 5, "the five border hexes of the Gate are gone");
    for taken in ["gate 5", "gate 6", "gate 9"] {
        t.may_not(Choice::Start(hex(taken)), rule::START_SEPARATE);
    }
    t.may(Choice::Start(hex("acheron 5")), rule::START_CHOICE);
    for start in HexId::all().filter(|start| start.is_border() && start.territory() != land("gate")) {
        assert!(t.offers(Choice::Start(start)));
    }
}

#[rule(START_UNFLIPPED, FLIP_OWN)]
fn a_character_starts_on_a_face_down_territory_and_must_flip_it_to_move() {
    let mut t = Table::new_game(2);
    t.draw(BEATRICE).deal().choose(Choice::Spinner(Direction(0))).choose(Choice::Start(hex("gate 6")));
    t.told(Event::Started(BEATRICE, hex("gate 6")), rule::START_UNFLIPPED);
    t.choose(Choice::Start(hex("styx 6")));
    assert!(!t.game().is_flipped(land("gate")));
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Move(_))));
    t.may_not(to("gate 7"), rule::FLIP_OWN).may_not(to("dis 12"), rule::FLIP_OWN).may(flip("gate"), rule::FLIP_OWN);
    assert_eq!(t.game().character(BEATRICE).start, Some(hex("gate 6")));
}

#[rule(FLIP_START_TURN, FLIP_OWN_VS_ADJACENT)]
fn who_has_flipped_its_territory_may_still_move_in_that_turn() {
    let mut t = table("character = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.may(flip("gate"), rule::FLIP_OWN).may(flip("dis"), rule::FLIP_ADJACENT);
    t.choose(flip("gate")).draw(crate::support::Under::Nothing);
    t.choose(to("gate 1"));
    assert_eq!(t.at(BEATRICE), Some(hex("gate 1")));
}
