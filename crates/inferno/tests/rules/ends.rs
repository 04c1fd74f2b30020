//! How the game ends.

use cite::rule;
use inferno::cards::{Attack, Sin};
use inferno::{Choice, Ending, Event, Monster, rule};

use crate::support::{BEATRICE, Table, VIRGIL, flip, table};

fn last_blow(more: &str) -> Table {
    table(&format!("{more}\ncharacter = [{{ at = 'dante 2' }}, {{ at = 'dante 3' }}, {{ fallen = 'at-dantes', ell = 0 }}]"))
}

#[rule(END_WIN, END_WHO_WINS)]
fn the_characters_win_together_when_dante_has_no_ell_left() {
    let mut t = last_blow("dante = { ell = 2 }\ndante-deck = 1");
    t.choose(Choice::Attack(Monster::Dante)).roll(6, 4).told(Event::Ended(Ending::Won), rule::END_WIN);
    t.over(rule::END_WIN, 3);
    assert_eq!(t.view().ended, Some(Ending::Won));
    let mut t = last_blow("dante = { ell = 2 }\ndante-deck = 1");
    t.choose(Choice::Attack(Monster::Dante)).roll(5, 4);
    assert_eq!(t.view().dante.map(|dante| dante.ell), Some(1), "one is not enough");
    t.choose(Choice::EndTurn).choose(Choice::Attack(Monster::Dante)).roll(6, 6).over(rule::END_WIN, 3);
}

#[rule(END_SIMULTANEOUS, DANTE_DECK_RUNS_OUT)]
fn dante_can_still_be_killed_after_his_last_card() {
    let mut t = last_blow("dante = { ell = 1 }\ndante-deck = 0");
    t.choose(Choice::Attack(Monster::Dante)).roll(3, 3).over(rule::END_SIMULTANEOUS, 3);
}

#[rule(END_DECK_OUT, DANTE_DECK_RUNS_OUT)]
fn dante_wins_when_he_must_draw_and_has_no_card() {
    let mut t = table("dante = {}\ndante-deck = 1\ncharacter = [{ at = 'dante 38' }, { at = 'styx 6' }]");
    t.end_turns().draw(Sin::Pride).draw(Attack::General).roll(4, 1);
    assert_eq!((t.view().dante_deck, t.view().ended), (0, None), "the last card leaves them their turns");
    t.choose(Choice::EndTurn).choose(Choice::EndTurn).night_falls(1, 1);
    t.told(Event::Ended(Ending::DeckOut), rule::END_DECK_OUT).over(rule::END_DECK_OUT, 0);
}

fn the_eighth_night(phase: &str) -> Table {
    table(&format!(
        "round = 30\nphase = '{phase}'\ndante-deck = 7\nflipped = ['dis']\ncharacter = [{{ at = 'dante 38' }}, {{ at = 'dante 39' }}]"
    ))
}

#[rule(END_EIGHTH_CARD, NIGHT_DANTE_CARD)]
fn dante_wins_at_the_end_of_the_round_of_his_eighth_card() {
    let mut t = the_eighth_night("dusk");
    assert_eq!((t.view().round, t.view().dante_deck), (31, 8));
    t.night_falls(1, 1);
    assert_eq!(t.view().ended, None, "the characters still have their turns");
    t.choose(Choice::EndTurn).choose(Choice::EndTurn);
    t.told(Event::Ended(Ending::NotChallenged), rule::END_EIGHTH_CARD).over(rule::END_EIGHTH_CARD, 0);
}

#[rule(END_EIGHTH_CARD, DANTE_CARDS_AFTER_FLIP)]
fn a_challenge_in_that_round_is_in_time() {
    let mut t = the_eighth_night("dusk");
    t.night_falls(1, 1).choose(Choice::EndTurn);
    t.choose(flip("dante")).draw(Sin::Pride).draw(Attack::General).choose(Choice::EndTurn);
    assert_eq!((t.view().round, t.view().ended, t.view().dante_deck), (32, None, 7));
    t.roll(1, 1).draw(Sin::Envy).draw(Attack::General).roll(4, 1);
}

#[rule(END_EIGHTH_CARD)]
fn seven_cards_are_no_deadline() {
    let mut t = the_eighth_night("turn");
    t.end_turns();
    assert_eq!((t.view().round, t.view().ended), (31, None));
    t.night_falls(1, 1);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (10, 10));
}

#[rule(DAY_LENGTH, NIGHT_LENGTH, NIGHT_DANTE_CARD, END_EIGHTH_CARD)]
fn whoever_waits_has_thirty_one_rounds() {
    let mut t = table("phase = 'dawn'\nround = 0\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    while t.view().ended.is_none() {
        if t.is_rolling() {
            t.roll(1, 1);
        } else if t.is_drawing() {
            t.deal();
        } else {
            t.choose(Choice::EndTurn);
        }
    }
    assert_eq!((t.view().round, t.view().dante_deck), (31, 8));
    t.over(rule::END_EIGHTH_CARD, 0);
}
