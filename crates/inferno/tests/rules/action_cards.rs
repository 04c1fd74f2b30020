//! The characters' cards.

use cite::rule;
use inferno::cards::{Action, Attack};
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, MATELDA, Under, VIRGIL, flip, hex, land, position_of, table, to, unclaimed};

#[rule(TURN_CARDS)]
fn strike_adds_two_to_the_attack_of_the_turn() {
    let duel = "character = [{ at = 'dis 13', cards = ['strike'] }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 14' }]";
    for (first, second, left) in [(1, 2, 5), (1, 3, 4), (3, 4, 4), (4, 4, 3)] {
        let mut t = table(duel);
        t.choose(Choice::Strike).choose(Choice::Attack(unclaimed("dis"))).roll(first, second);
        t.told(Event::AttackRoll(BEATRICE, unclaimed("dis"), [first, second], 2), rule::TURN_ATTACK_DICE);
        assert_eq!(t.ell_of("dis"), Some(left), "{first} and {second}");
    }
    let mut t = table(duel);
    t.choose(Choice::Attack(unclaimed("dis"))).roll(1, 1).may_not(Choice::Strike, rule::TURN_UNIVERSAL_MEANING);
}

#[rule(TURN_CARDS)]
fn mend_gives_three_ell_to_oneself_or_a_neighbour() {
    let hand = "flipped = ['gate']
        character = [{ at = 'gate 6', ell = 4, cards = ['mend'] }, { at = 'gate 7', ell = 9 }, { at = 'gate 9', ell = 2 }]";
    let mut t = table(hand);
    t.choose(Choice::Mend(BEATRICE)).told(Event::Healed(BEATRICE, 3), rule::TURN_CARDS);
    let mut t = table(hand);
    assert!(!t.offers(Choice::Mend(MATELDA)), "too far away");
    t.choose(Choice::Mend(VIRGIL)).told(Event::Healed(VIRGIL, 1), rule::TURN_CARDS);
    assert_eq!(t.ell(VIRGIL), 10, "never above the start");
    let t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 6', cards = ['mend'] }, { at = 'styx 6' }]");
    t.may_not(Choice::Mend(BEATRICE), rule::ELL_MEANING);
}

#[rule(TURN_CARDS, TURN_MOVEMENT)]
fn dash_adds_three_hexes_to_the_move() {
    let mut t = table("flipped = ['gate', 'dis', 'wood']\ncharacter = [{ at = 'gate 5', cards = ['dash'] }, { at = 'styx 6' }]");
    t.may_not(to("dis 16"), rule::TURN_MOVEMENT);
    t.choose(Choice::Dash).may(to("dis 16"), rule::FLIP_FREE_TERRITORY);
    t.may_not(to("wood 12"), rule::TURN_MOVEMENT);
    t.choose(to("dis 16")).may_not(to("dis 15"), rule::TURN_UNIVERSAL_MEANING);
    let mut t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 5', cards = ['dash'] }, { at = 'styx 6' }]");
    t.choose(to("gate 6")).may_not(Choice::Dash, rule::TURN_UNIVERSAL_MEANING);
}

#[rule(TURN_CARDS)]
fn ward_takes_the_next_loss_until_the_own_next_turn() {
    let mut t = table("character = [{ at = 'dis 8', cards = ['ward'] }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 12' }]");
    t.choose(Choice::Ward).end_turns();
    t.draw(Attack::Severe).told(Event::Warded(BEATRICE), rule::TURN_CARDS);
    assert_eq!((t.ell(BEATRICE), t.view().characters[0].ward), (10, false));
    let mut t = table(
        "turn = 1
         character = [{ at = 'dis 8', ward = true }, { at = 'styx 6' }]
         unclaimed = [{ at = 'wood 12' }]",
    );
    t.end_turns();
    assert!(!t.view().characters[0].ward, "it is over when the own turn begins");
    let mut t = table(
        "phase = 'unclaimed'\ncharacter = [{ at = 'dis 14', ward = true }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 12' }]",
    );
    t.draw(Attack::General);
    assert_eq!((t.ell(BEATRICE), t.ell_of("dis")), (9, Some(4)), "it takes one loss, the collision, and not the card");
}

#[rule(TURN_CARDS)]
fn call_moves_another_character_up_to_three_hexes() {
    let mut t = table(
        "flipped = ['gate', 'acheron']
         character = [{ at = 'gate 6', cards = ['call'] }, { at = 'acheron 5' }, { at = 'acheron 8' }, { at = 'styx 6' }]",
    );
    assert_eq!((hex("gate 6").distance(hex("acheron 5")), hex("gate 6").distance(hex("acheron 8"))), (4, 7));
    t.may_not(Choice::Call(MATELDA), rule::TURN_CARDS);
    t.choose(Choice::Call(VIRGIL));
    assert_eq!(t.ask().seat(), VIRGIL.seat(), "the called one's own player moves it");
    assert!(t.offers(Choice::Stay) && t.offers(to("gate 7")));
    t.may_not(to("gate 6"), rule::BOARD_HEX_CAPACITY);
    // Four hexes away.
    t.may_not(to("gate 5"), rule::TURN_MOVEMENT).may_not(to("dis 1"), rule::FLIP_ENTER_UNFLIPPED);
    t.choose(to("gate 7"));
    assert_eq!((t.at(VIRGIL), t.ask().seat()), (Some(hex("gate 7")), BEATRICE.seat()));
    assert!(t.offers(to("gate 5")), "the caller keeps its own move");
}

#[rule(TURN_CARDS, UNCLAIMED_LOCK)]
fn nobody_is_called_out_of_a_lock_or_from_a_face_down_territory() {
    let mut t = table(
        "flipped = ['gate']
         character = [{ at = 'gate 1', cards = ['call'] }, { at = 'dis 12' }, { at = 'acheron 5' }]
         unclaimed = [{ at = 'dis 4' }]",
    );
    t.may_not(Choice::Call(MATELDA), rule::TURN_MOVEMENT);
    t.choose(Choice::Call(VIRGIL));
    assert!(t.offers(to("dis 6")));
    t.may_not(to("gate 2"), rule::UNCLAIMED_LOCK);
    t.choose(Choice::Stay);
}

#[rule(TURN_CARDS)]
fn torch_flips_a_neighbouring_territory_for_no_action() {
    let mut t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 6', ell = 5, cards = ['torch'] }, { at = 'styx 6' }]");
    t.choose(Choice::Torch(land("acheron"))).told(Event::Played(BEATRICE, Action::Torch), rule::TURN_CARDS);
    t.draw(Under::Nothing);
    t.choose(Choice::Rest).may_not(flip("dis"), rule::TURN_UNIVERSAL_MEANING);
    let t = table("character = [{ at = 'gate 6', cards = ['torch'] }, { at = 'styx 6' }]");
    assert!(!t.offers(Choice::Torch(land("gate"))), "not the own territory");
}

#[rule(TURN_CARDS)]
fn one_card_a_turn_and_three_in_hand() {
    let mut t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 6', cards = ['ward', 'dash'] }, { at = 'styx 6' }]");
    t.choose(Choice::Ward).may_not(Choice::Dash, rule::TURN_CARDS);
    assert_eq!(t.view().characters[0].cards, [Action::Dash]);
    let four = position_of("character = [{ at = 'gate 6', cards = ['ward', 'dash', 'call', 'mend'] }, { at = 'styx 6' }]");
    assert!(four.is_err_and(|what| what.contains("turn.cards")));
}
