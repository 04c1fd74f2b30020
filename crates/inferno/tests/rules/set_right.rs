//! Setting the table right, as people at a real one do.

use cite::rule;
use inferno::{Choice, Event, Part, What, rule};
use table::AnswerError;

use crate::support::{BEATRICE, Table, VIRGIL, hex, table, unclaimed};

/// Two characters, one with a card, an Unclaimed between them.
fn two() -> Table {
    table(
        "flipped = ['gate', 'cliff', 'styx']
         pile = [{ at = 'gate 6', count = 2 }]
         character = [{ at = 'dis 13', cards = ['mend'] }, { at = 'dis 9', ell = 4 }]
         unclaimed = [{ at = 'dis 14' }]",
    )
}

#[rule(ELL_CHARACTERS, ELL_MEANING)]
fn ell_is_set_right_told_and_taken_back_but_nobody_lives_without() {
    let mut t = two();
    t.set_right(What::Ell, 1, 7).told(Event::SetRight(Part { what: What::Ell, which: 1 }, 7), rule::ELL_CHARACTERS);
    assert_eq!(t.ell(VIRGIL), 7);
    assert_eq!(t.refused(What::Ell, 1, 0), AnswerError::Refused(rule::ELL_MEANING));
    assert_eq!(t.refused(What::Ell, 1, 11), AnswerError::Refused(rule::ELL_CHARACTERS));
    assert_eq!(t.refused(What::Ell, 1, 7), AnswerError::NoSuchAnswer, "it stands there already");
    t.undo();
    assert_eq!(t.ell(VIRGIL), 4);
}

#[rule(DANTE_CARD_PRIDE)]
fn dantes_shield_is_given_and_taken() {
    let mut t = table("dante = {}\ndante-deck = 2\ncharacter = [{ at = 'dante 20' }, { at = 'styx 6' }]");
    let shield = |t: &Table| t.view().dante.is_some_and(|dante| dante.shield);
    t.set_right(What::Shield, 0, 1);
    assert!(shield(&t));
    t.set_right(What::Shield, 0, 0);
    assert!(!shield(&t));
}

#[rule(BOARD_HEX_CAPACITY, UNCLAIMED_PERIMETER)]
fn pieces_are_put_where_they_can_stand() {
    let mut t = two();
    t.set_right(What::Place, 0, hex("gate 6").0).set_right(What::UnclaimedPlace, 1, hex("dis 13").0);
    assert_eq!(t.at(BEATRICE), Some(hex("gate 6")));
    assert_eq!(t.refused(What::Place, 0, hex("dis 9").0), AnswerError::Refused(rule::BOARD_HEX_CAPACITY));
    assert_eq!(t.refused(What::UnclaimedPlace, 1, hex("gate 6").0), AnswerError::Refused(rule::UNCLAIMED_PERIMETER));
}

#[rule(TURN_CARDS)]
fn cards_come_from_their_deck_and_go_back_there() {
    let mut t = two();
    let deck = t.view().action_deck;
    // Of the first character's hand: a second Mend, and a Strike.
    t.set_right(What::Hand, 1, 2).set_right(What::Hand, 0, 1);
    assert_eq!(t.view().action_deck, deck - 2);
    assert_eq!(t.refused(What::Hand, 2, 1), AnswerError::Refused(rule::TURN_CARDS), "a fourth card");
    t.set_right(What::Hand, 1, 0).set_right(What::ActionSpent, 1, 4);
    assert_eq!(t.view().action_deck, deck - 4);
    assert_eq!(t.refused(What::Hand, 9, 1), AnswerError::Refused(rule::TURN_CARDS), "all four lie among the discards");
}

#[rule(TURN_RESOURCES, DECK_DANTE_REUSE, DECK_DANTE_MAXIMUM)]
fn resources_and_dantes_deck_are_corrected() {
    let mut t = two();
    t.set_right(What::Lying, hex("gate 6").0, 0).set_right(What::Resources, 0, 1);
    assert_eq!((t.view().resources.len(), t.game().character(BEATRICE).resources), (0, 1));
    t.set_right(What::DanteDeck, 0, 7);
    assert_eq!(t.refused(What::Seen, 2, 1), AnswerError::NoSuchAnswer, "none comes up before he is challenged");
}

#[rule(DECK_DANTE_REUSE)]
fn what_came_up_of_dantes_cards_is_not_in_his_deck() {
    let mut t = table(
        "dante = {}
         dante-deck = 7
         character = [{ at = 'gate 6' }, { at = 'styx 6' }]",
    );
    assert_eq!(t.refused(What::Seen, 2, 2), AnswerError::Refused(rule::DECK_DANTE_REUSE), "there is one of each");
    t.set_right(What::Seen, 2, 1);
    assert_eq!(t.refused(What::DanteDeck, 0, 8), AnswerError::Refused(rule::DECK_DANTE_REUSE), "one has come up already");
    assert_eq!(t.refused(What::Seen, 3, 1), AnswerError::Refused(rule::DECK_DANTE_REUSE), "seven are still to come");
}

#[rule(UNCLAIMED_ELL)]
fn in_the_middle_of_an_attack_the_step_starts_over() {
    let mut t = two();
    t.choose(Choice::Attack(unclaimed("dis")));
    t.set_right(What::UnclaimedEll, 1, 1);
    assert!(t.options().contains(&Choice::Attack(unclaimed("dis"))), "the attack is asked for again");
    t.choose(Choice::Attack(unclaimed("dis"))).roll(5, 5);
    assert_eq!(t.ell_of("dis"), None);
}
