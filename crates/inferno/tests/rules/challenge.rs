//! Challenging Dante.

use cite::rule;
use inferno::board::{HexId, TerritoryId};
use inferno::cards::{Attack, Sin};
use inferno::{Choice, Event, Monster, rule};

use crate::support::{BEATRICE, Table, VIRGIL, flip, hex, position_of, table, to};

/// Both stand on the edge of Dante's territory; Dis behind them is free.
fn at_the_edge(more: &str) -> Table {
    table(&format!("flipped = ['dis']\n{more}\ncharacter = [{{ at = 'dante 38' }}, {{ at = 'dante 39' }}]"))
}

#[rule(FLIP_ENTER_UNFLIPPED)]
fn one_hex_of_dantes_territory_can_be_stepped_on_from_an_inner_one() {
    let mut t = table("flipped = ['dis', 'gate']\ncharacter = [{ at = 'dis 1' }, { at = 'styx 6' }]");
    t.may(to("dante 38"), rule::FLIP_ENTER_UNFLIPPED).may_not(to("dante 20"), rule::FLIP_ENTER_UNFLIPPED);
    t.may_not(to("wood 1"), rule::FLIP_ENTER_UNFLIPPED).may_not(to("well 4"), rule::FLIP_ENTER_UNFLIPPED);
    t.choose(to("dante 38")).told(Event::Moved(BEATRICE, hex("dante 38")), rule::FLIP_ENTER_UNFLIPPED);
    t.end_turns().may(to("dis 1"), rule::FLIP_FREE_TERRITORY);
    let deep = HexId::all().filter(|at| HexId::CENTER.distance(*at) < 4 && t.offers(Choice::Move(*at)));
    assert_eq!(deep.count(), 0, "it may step back and goes no deeper");
    t.may_not(to("dante 20"), rule::FLIP_ENTER_UNFLIPPED);
    t.may_not(to("dante 61"), rule::FLIP_ENTER_UNFLIPPED);
    assert!(t.offers(to("dante 39")), "back through Dis there is another hex of the edge");
}

#[rule(FLIP_ENTER_UNFLIPPED)]
fn the_step_onto_the_edge_ends_the_move_and_counts_as_a_step() {
    let t = table("flipped = ['dis', 'gate']\ncharacter = [{ at = 'gate 5' }, { at = 'styx 6' }]");
    assert!(t.offers(to("dante 38")), "five steps from the border: gate, three of Dis, the edge");
    assert!(!t.offers(to("dante 39")), "six steps");
}

#[rule(CHALLENGE_TWO_CHARACTERS)]
fn dantes_territory_is_flipped_by_two_who_stand_on_it() {
    let t = table("flipped = ['dis']\ndante-deck = 1\ncharacter = [{ at = 'dante 38' }, { at = 'dis 1' }]");
    t.may_not(flip("dante"), rule::CHALLENGE_TWO_CHARACTERS);
    at_the_edge("dante-deck = 1").may(flip("dante"), rule::CHALLENGE_ONE_PAYS);
}

#[rule(FLIP_NOT_DANTE)]
fn dantes_territory_is_not_flipped_from_outside() {
    let t = table(
        "flipped = ['dis']
         dante-deck = 1
         character = [{ at = 'dis 1', cards = ['torch'] }, { at = 'dante 39' }, { at = 'dante 41' }]",
    );
    t.may_not(flip("dante"), rule::FLIP_NOT_DANTE).may_not(Choice::Torch(TerritoryId::DANTE), rule::FLIP_NOT_DANTE);
}

#[rule(DANTE_FLIP_EMPTY_DECK)]
fn dante_is_not_challenged_before_his_deck_has_a_card() {
    at_the_edge("dante-deck = 0").may_not(flip("dante"), rule::DANTE_FLIP_EMPTY_DECK);
}

#[rule(CHALLENGE_ONE_PAYS, TURN_BASIC_MOVE)]
fn one_gives_up_its_action_and_keeps_its_move_the_other_keeps_both() {
    let mut t = at_the_edge("dante-deck = 2");
    t.choose(flip("dante")).told(Event::Flipped(BEATRICE, TerritoryId::DANTE), rule::CHALLENGE_ONE_PAYS);
    t.draw(Sin::Pride).draw(Attack::General);
    t.may_not(Choice::Attack(Monster::Dante), rule::FLIP_NO_ACTION);
    t.choose(to("dante 2")).choose(Choice::EndTurn).choose(to("dante 3"));
    t.choose(Choice::Attack(Monster::Dante)).roll(1, 1);
}

#[rule(CHALLENGE_FIRST_ATTACK, DANTE_ORDER, BOARD_DANTE_TERRITORY)]
fn dante_attacks_at_once_from_the_middle_without_a_move() {
    let mut t = at_the_edge("dante-deck = 2");
    t.choose(flip("dante")).told(Event::DanteWoke(4), rule::BOARD_DANTE_TERRITORY);
    assert_eq!(t.chance_rule(), rule::CHALLENGE_FIRST_ATTACK);
    t.draw(Sin::Greed).told(Event::DanteDrew(Sin::Greed), rule::CHALLENGE_FIRST_ATTACK);
    t.draw(Attack::Wide);
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (7, 7));
    assert_eq!(t.view().dante.map(|dante| (dante.at, dante.shield)), Some((HexId::CENTER, false)));
    assert!(!t.ever(|event| matches!(event, Event::DanteMoved(..))));
    assert_eq!(t.ask().seat(), BEATRICE.seat(), "the turn goes on after that");
}

#[rule(CHALLENGE_LATER_ATTACKS)]
fn later_dante_attacks_when_a_round_begins() {
    let mut t = at_the_edge("dante-deck = 2");
    t.choose(flip("dante")).draw(Sin::Pride).draw(Attack::General);
    t.end_turns();
    assert_eq!((t.view().round, t.chance_rule()), (2, rule::CHALLENGE_LATER_ATTACKS));
    t.draw(Sin::Envy).told(Event::DanteDrew(Sin::Envy), rule::CHALLENGE_LATER_ATTACKS);
    t.draw(Attack::General).roll(3, 1);
    assert_eq!(t.view().dante_deck, 0);
}

#[rule(ELL_DANTE)]
fn dante_grows_with_his_deck_and_with_the_characters_beyond_the_fourth_by_half() {
    let others = ["gate 6", "limbo 6", "rain 6", "styx 6"];
    let two_by_cards = [3, 4, 5, 7, 9, 11, 13, 16].into_iter().zip(1..).map(|(ell, deck)| (2, ell, deck));
    let more = [(3, 11, 4), (4, 16, 4), (5, 16, 4), (6, 17, 4), (3, 7, 2)];
    for (characters, ell, deck) in two_by_cards.chain(more) {
        let cards = if characters > 4 { 2 } else { 1 };
        let more: Vec<String> = others.iter().take(characters - 2).map(|at| format!(", {{ at = '{at}' }}")).collect();
        let mut t = table(&format!(
            "flipped = ['dis']\ndante-deck = {deck}\ncharacter = [{{ at = 'dante 38' }}, {{ at = 'dante 39' }}{}]",
            more.concat()
        ));
        t.choose(flip("dante")).told(Event::DanteWoke(ell), rule::BOARD_DANTE_TERRITORY);
        t.draw(Sin::Pride);
        for _ in 0..cards {
            t.draw(Attack::General);
        }
    }
}

#[rule(CHALLENGE_DECK_FIXED, DANTE_CARDS_AFTER_FLIP)]
fn once_challenged_his_deck_grows_no_more() {
    let mut t = table(
        "round = 2
         phase = 'dusk'
         dante = {}
         dante-deck = 3
         character = [{ at = 'dante 38' }, { at = 'styx 6' }]",
    );
    t.told(Event::DeckStays(3), rule::CHALLENGE_DECK_FIXED);
    t.night_falls(1, 1).draw(Sin::Pride).draw(Attack::General).roll(4, 1);
    assert_eq!(t.view().dante_deck, 2);
    assert!(!t.ever(|event| matches!(event, Event::DeckGrew(_))));
}

#[rule(DECK_DANTE, DECK_DANTE_REUSE)]
fn his_eight_cards_are_different_and_each_comes_once() {
    let mut t = table("phase = 'dante'\ndante = {}\ndante-deck = 8\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    assert_eq!(t.counts(), [1; 8]);
    t.draw(Sin::Pride).draw(Attack::General).roll(4, 1).end_turns();
    let left: Vec<u8> = Sin::ALL.iter().map(|sin| u8::from(*sin != Sin::Pride)).collect();
    assert_eq!(t.counts(), left);
    t.draw(Sin::Envy).draw(Attack::General).roll(4, 1);
    let too_many =
        position_of("dante = {}\ndante-deck = 8\nsins-drawn = ['pride']\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    assert!(too_many.is_err(), "with a card drawn, only seven can be in his deck");
}

#[rule(CHALLENGE_REENTER)]
fn dante_is_only_attacked_on_his_territory() {
    let mut t = table(
        "flipped = ['dis']
         dante = { at = 'dante 38' }
         dante-deck = 1
         character = [{ at = 'dis 1' }, { at = 'styx 6' }]",
    );
    t.may_not(Choice::Attack(Monster::Dante), rule::CHALLENGE_REENTER);
    t.choose(to("dante 61")).may(Choice::Attack(Monster::Dante), rule::ATTACK_RESULT);
}
