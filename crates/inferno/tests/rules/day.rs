//! Day and Night.

use cite::rule;
use inferno::board::Direction;
use inferno::cards::{Action, Attack, Sin};
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, Table, VIRGIL, hex, position_of, table};

fn apart(more: &str) -> String {
    format!("character = [{{ at = 'gate 6' }}, {{ at = 'styx 6' }}]\n{more}")
}

#[rule(DAY_LENGTH, NIGHT_LENGTH, START_FIRST_PHASE)]
fn days_and_nights_of_two_rounds_take_turns_and_a_day_comes_first() {
    let nights: Vec<bool> = (1..=9).map(|round| position_of(&apart(&format!("round = {round}"))).unwrap().is_night()).collect();
    assert_eq!(nights, [false, false, true, true, false, false, true, true, false]);
    for (before, event, rule) in [
        (1, Event::Round(2, false, false), rule::DAY_LENGTH),
        (2, Event::Round(3, true, true), rule::NIGHT_LENGTH),
        (3, Event::Round(4, true, false), rule::NIGHT_LENGTH),
    ] {
        let mut t = table(&apart(&format!("round = {before}\nphase = 'dawn'")));
        t.told(event, rule);
        if before > 1 {
            t.night_falls(1, 1);
        }
    }
}

/// A Night with an Unclaimed beside Beatrice.
const HUNTED: &str = "round = 3
    phase = 'night-roll'
    character = [{ at = 'dis 8' }, { at = 'styx 6' }]
    unclaimed = [{ at = 'dis 13' }]";

#[rule(NIGHT_ROLL, NIGHT_DOUBLE)]
fn a_night_roll_of_eight_doubles_the_damage_of_the_unclaimed() {
    for (first, second, loss, rule) in
        [(1, 1, 1, rule::NIGHT_ROLL), (5, 2, 1, rule::NIGHT_ROLL), (5, 3, 2, rule::NIGHT_DOUBLE), (6, 6, 2, rule::NIGHT_DOUBLE)]
    {
        let mut t = table(HUNTED);
        assert_eq!(t.chance_rule(), rule::NIGHT_ROLL);
        t.roll(first, second).told(Event::NightRoll([first, second], loss == 2), rule);
        t.draw(Action::Torch).draw(Action::Torch).draw(Attack::Ranged);
        assert_eq!(t.ell(BEATRICE), 10 - loss);
    }
    let mut t = table(HUNTED);
    t.night_falls(4, 4).draw(Attack::Severe);
    assert_eq!(t.ell(BEATRICE), 10 - 4);
}

#[rule(NIGHT_ROLL)]
fn no_night_roll_is_made_by_day() {
    let mut t = table(&HUNTED.replace("round = 3", "round = 2"));
    t.draw(Attack::Ranged);
    assert!(!t.ever(|event| matches!(event, Event::NightRoll(..))));
    assert_eq!(t.ell(BEATRICE), 9);
}

#[rule(NIGHT_ROLL_COUNT, UNCLAIMED_OWN_CARD)]
fn one_night_roll_holds_for_all_unclaimed_and_only_for_its_round() {
    let mut t = table(
        "round = 3
         phase = 'night-roll'
         character = [{ at = 'dis 8' }, { at = 'wood 8' }]
         unclaimed = [{ at = 'dis 13' }, { at = 'wood 13' }]",
    );
    t.night_falls(6, 4);
    t.draw(Attack::Ranged).draw(Attack::Severe);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (8, 6));
    t.end_turns().roll(1, 3).draw(Attack::Ranged).draw(Attack::Ranged);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (7, 5), "the second roll of the Night doubles nothing");
    let mut t = table(&apart("round = 3\nphase = 'night-roll'"));
    t.night_falls(6, 6);
    assert!(t.view().doubled, "it is rolled without any Unclaimed too, for those that are flipped later");
}

#[rule(NIGHT_DANTE)]
fn neither_collisions_nor_dantes_cards_are_doubled() {
    let mut t = table(
        "round = 3
         phase = 'unclaimed'
         doubled = true
         dante = {}
         dante-deck = 2
         character = [{ at = 'dis 12' }, { at = 'dante 9' }]
         unclaimed = [{ at = 'dis 14' }]",
    );
    t.draw(Attack::PushAway);
    t.draw(Direction(0));
    assert_eq!((t.ell(BEATRICE), t.ell_of("dis")), (9, Some(4)), "both lose 1 by the collision");
    t.draw(Sin::Pride).draw(Attack::Severe).roll(3, 1);
    assert_eq!(t.ell(VIRGIL), 8);
}

/// Everything around the Gate lies face up; an Unclaimed drives Beatrice to the west.
const LONG_WAY: &str = "phase = 'unclaimed'
    flipped = ['dis', 'dante', 'phlegethon', 'styx']
    dante = { at = 'dante 61' }
    dante-deck = 2
    character = [{ at = 'gate 1' }, { at = 'rain 6' }]
    unclaimed = [{ at = 'gate 7' }]";

#[rule(NIGHT_PUSH, NIGHT_PUSH_CONDITION)]
fn a_doubled_push_goes_ten_hexes() {
    for (doubled, far, rule) in [(false, 5, rule::NIGHT_PUSH_CONDITION), (true, 10, rule::NIGHT_PUSH)] {
        let mut t = table(&format!("round = 4\ndoubled = {doubled}\n{LONG_WAY}"));
        let from = hex("gate 1");
        t.draw(Attack::PushAway);
        let Some(to) = t.at(BEATRICE) else { panic!("pushed off the board") };
        t.told(Event::Pushed(BEATRICE, to), rule);
        assert_eq!(from.distance(to), far);
        t.draw(Sin::Pride).draw(Attack::General).roll(3, 1);
    }
}

#[rule(NIGHT_PUSH_STOP)]
fn a_doubled_push_stops_at_a_face_down_territory() {
    let mut t = table(
        "round = 4
         doubled = true
         phase = 'unclaimed'
         flipped = ['dis']
         character = [{ at = 'gate 1' }, { at = 'rain 6' }]
         unclaimed = [{ at = 'gate 7' }]",
    );
    t.draw(Attack::PushAway).told(Event::Pushed(BEATRICE, hex("dis 1")), rule::NIGHT_PUSH_STOP);
}

#[rule(NIGHT_DANTE_CARD, NIGHT_CARD_TIME)]
fn each_night_adds_one_card_in_its_first_round() {
    let mut t = table(&apart("round = 2\nphase = 'dusk'"));
    t.told(Event::DeckGrew(1), rule::NIGHT_DANTE_CARD);
    t.night_falls(1, 1);
    assert_eq!(t.view().dante_deck, 1);
    t.end_turns().roll(1, 1);
    assert_eq!((t.view().round, t.view().dante_deck), (4, 1), "the second round of a Night adds none");
    t.end_turns().draw(Action::Ward).draw(Action::Ward).end_turns();
    assert_eq!((t.view().round, t.view().dante_deck), (6, 1), "a Day adds none");
    t.end_turns().told(Event::DeckGrew(2), rule::NIGHT_DANTE_CARD);
    t.night_falls(1, 1);
}

#[rule(DECK_DANTE_START)]
fn dantes_deck_begins_empty() {
    let mut t = Table::new_game(2);
    t.draw(BEATRICE).deal();
    assert_eq!(t.view().dante_deck, 0);
    t.choose(Choice::Spinner(Direction(0))).choose(Choice::Start(hex("gate 6"))).choose(Choice::Start(hex("styx 6")));
    assert_eq!((t.view().round, t.view().dante_deck), (1, 0), "and the first Day adds none");
}

#[rule(DECK_DANTE_MAXIMUM)]
fn dantes_deck_ends_at_eight_cards() {
    let mut t = table(&apart("round = 30\nphase = 'dusk'\ndante-deck = 7"));
    t.told(Event::DeckGrew(8), rule::DECK_DANTE_MAXIMUM);
    t.night_falls(1, 1);
    let mut t = table(&apart("round = 34\nphase = 'dawn'\ndante-deck = 8"));
    assert!(t.view().night && t.game().is_first_of_light());
    t.night_falls(1, 1);
    assert_eq!(t.view().dante_deck, 8, "a ninth card does not exist");
    let nine = position_of(&apart("dante-deck = 9"));
    assert!(nine.is_err_and(|what| what.contains("deck.dante-maximum")));
}

#[rule(TURN_CARDS)]
fn each_later_day_and_each_night_bring_everybody_a_card_up_to_three() {
    let mut t = table(
        "round = 4
         phase = 'dusk'
         character = [{ at = 'gate 6', cards = ['ward', 'ward', 'dash'] }, { at = 'styx 6' }]",
    );
    t.told(Event::HandFull(BEATRICE), rule::TURN_CARDS);
    t.draw(Action::Torch).told(Event::Drew(VIRGIL, Action::Torch), rule::TURN_CARDS);
    t.end_turns();
    assert_eq!(
        (t.view().round, t.view().characters[1].cards.as_slice()),
        (6, [Action::Torch].as_slice()),
        "its second round brings none"
    );
    t.end_turns().roll(1, 1).draw(Action::Call).told(Event::Drew(VIRGIL, Action::Call), rule::TURN_CARDS);
    t.end_turns().roll(1, 1);
    assert_eq!((t.view().round, t.view().characters[1].cards.len()), (8, 2), "nor does that of a Night");
}

#[rule(TURN_CARDS)]
fn an_empty_action_deck_is_reshuffled_from_its_discards() {
    let mut t = table("round = 4\nphase = 'dusk'\naction-deck = ['mend']\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.draw(Action::Mend).told(Event::ActionsReshuffled, rule::TURN_CARDS);
    assert_eq!(t.counts(), [4, 3, 4, 4, 4, 4]);
    t.draw(Action::Call);
}
