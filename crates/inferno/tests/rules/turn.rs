//! A character's turn, and the order of a round.

use cite::rule;
use inferno::cards::{Action, Attack, Sin};
use inferno::{Choice, Event, rule};
use table::Seat;

use crate::support::{BEATRICE, MATELDA, Under, VIRGIL, flip, hex, land, table, to, unclaimed};

#[rule(TURN_UNIVERSAL, TURN_UNIVERSAL_MEANING)]
fn a_turn_is_one_move_one_action_and_one_card_in_any_order() {
    let position = "flipped = ['gate']
                    character = [{ at = 'gate 6', ell = 5, cards = ['ward', 'mend'] }, { at = 'styx 6' }]";
    let mut t = table(position);
    assert_eq!(t.ask().rule, rule::TURN_UNIVERSAL);
    t.choose(Choice::Ward).choose(Choice::Rest).choose(to("gate 7"));
    t.may_not(to("gate 6"), rule::TURN_UNIVERSAL_MEANING);
    t.may_not(Choice::Rest, rule::TURN_UNIVERSAL_MEANING).may_not(flip("dis"), rule::TURN_UNIVERSAL_MEANING);
    t.may_not(Choice::Mend(BEATRICE), rule::TURN_CARDS);
    t.may(Choice::EndTurn, rule::TURN_UNIVERSAL_MEANING);

    let mut t = table(position);
    t.choose(to("gate 7")).choose(Choice::Rest).choose(Choice::Mend(BEATRICE));
    assert_eq!(t.options(), [Choice::EndTurn]);

    let mut t = table(position);
    t.choose(Choice::EndTurn);
    assert_eq!(t.ask().seat(), Seat(1), "everything can be left out");
}

#[rule(TURN_ORDER)]
fn turns_go_round_from_the_first_player_in_every_round() {
    let mut t = table("first = 1\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }, { at = 'rain 6' }]");
    let mut order = Vec::new();
    for _ in 0..6 {
        order.push(t.ask().seat().0);
        t.choose(Choice::EndTurn);
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0]);
    t.night_falls(1, 1).told(Event::Turn(VIRGIL), rule::TURN_ORDER);
}

#[rule(TURN_FLIP_FOR_ACTION, FLIP_NO_ACTION)]
fn a_flip_takes_the_basic_action() {
    let mut t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 6', ell = 5, resources = 1 }, { at = 'gate 7' }]");
    t.choose(flip("acheron")).told(Event::Flipped(BEATRICE, land("acheron")), rule::TURN_FLIP_FOR_ACTION);
    t.draw(Under::Nothing);
    t.may_not(flip("well"), rule::FLIP_NO_ACTION).may_not(Choice::Rest, rule::FLIP_NO_ACTION);
    t.may_not(Choice::GiveResources(VIRGIL, 1), rule::FLIP_NO_ACTION);
    assert!(t.offers(to("gate 5")) && t.offers(Choice::Heal), "moving and free actions are left");
}

#[rule(TURN_ATTACK_DICE, ATTACK_TWO_DICE)]
fn an_attack_on_an_unclaimed_takes_two_dice() {
    let mut t = table("character = [{ at = 'dis 13' }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 14' }]");
    t.choose(Choice::Attack(unclaimed("dis")));
    assert_eq!(t.chance_rule(), rule::TURN_ATTACK_DICE);
    t.roll(3, 4).told(Event::AttackRoll(BEATRICE, unclaimed("dis"), [3, 4], 0), rule::TURN_ATTACK_DICE);
    assert_eq!(t.ell_of("dis"), Some(4));
}

#[rule(TURN_BASIC_ACTION, ELL_MEANING)]
fn resting_regains_one_ell_where_no_monster_lives() {
    let mut t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 6', ell = 5 }, { at = 'styx 6' }]");
    t.choose(Choice::Rest).told(Event::Healed(BEATRICE, 1), rule::TURN_BASIC_ACTION);
    assert_eq!(t.ell(BEATRICE), 6);
    t.choose(Choice::EndTurn);
    t.may_not(Choice::Rest, rule::ELL_MEANING);
    let t = table("character = [{ at = 'dis 8', ell = 5 }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 14' }]");
    t.may_not(Choice::Rest, rule::TURN_BASIC_ACTION);
    let t = table("dante-deck = 1\ndante = {}\ncharacter = [{ at = 'dante 8', ell = 5 }, { at = 'styx 6' }]");
    t.may_not(Choice::Rest, rule::TURN_BASIC_ACTION);
}

#[rule(TURN_BASIC_ACTION)]
fn a_card_or_any_resources_are_given_to_a_neighbour() {
    let position = "flipped = ['gate', 'rockfall', 'cliff']
                    character = [{ at = 'gate 6', resources = 3, cards = ['dash'] }, { at = 'gate 7' }, { at = 'gate 9' }]";
    let mut t = table(position);
    assert!(!t.offers(Choice::GiveResources(MATELDA, 1)), "Matelda stands too far away");
    t.choose(Choice::GiveResources(VIRGIL, 2));
    t.told(Event::GaveResources(BEATRICE, VIRGIL, 2), rule::TURN_BASIC_ACTION);
    assert_eq!((t.game().character(BEATRICE).resources, t.game().character(VIRGIL).resources), (1, 2));
    let mut t = table(position);
    t.choose(Choice::GiveCard(VIRGIL, Action::Dash));
    assert_eq!((t.view().characters[0].cards.len(), &t.view().characters[1].cards[..]), (0, &[Action::Dash][..]));
    let t = table(
        "flipped = ['gate']
         character = [{ at = 'gate 6', cards = ['dash'] }, { at = 'gate 7', cards = ['ward', 'call', 'mend'] }]",
    );
    t.may_not(Choice::GiveCard(VIRGIL, Action::Dash), rule::TURN_CARDS);
}

#[rule(TURN_MOVEMENT)]
fn a_character_moves_up_to_five_hexes_over_flipped_territories() {
    let t = table("flipped = ['dis', 'gate', 'acheron']\ncharacter = [{ at = 'dis 12' }, { at = 'styx 6' }]");
    let five = hex("dis 12");
    for at in inferno::board::HexId::all().filter(|at| *at != five) {
        let open = t.game().is_flipped(at.territory());
        let edge = at.territory() == inferno::board::TerritoryId::DANTE;
        if open && five.distance(at) <= 5 {
            assert!(t.offers(Choice::Move(at)), "{at:?}");
        } else if open {
            t.may_not(Choice::Move(at), rule::TURN_MOVEMENT);
        } else if !edge && t.at(VIRGIL) != Some(at) {
            t.may_not(Choice::Move(at), rule::FLIP_ENTER_UNFLIPPED);
        }
    }
}

#[rule(TURN_MOVEMENT)]
fn characters_are_in_the_way_and_monsters_are_not() {
    // The Gate is a strip two hexes wide: two characters close it.
    let t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 5' }, { at = 'gate 6' }, { at = 'gate 1' }]");
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Move(_))), "nobody passes two characters side by side");
    t.may_not(to("gate 9"), rule::TURN_MOVEMENT);
    let t = table("character = [{ at = 'gate 5' }, { at = 'gate 1' }]\nunclaimed = [{ at = 'gate 6' }]");
    assert!(t.offers(to("gate 6")) && t.offers(to("gate 9")), "a monster is passed");
}

#[rule(TURN_ROUND, NIGHT_DANTE_CARD, DANTE_MOVE_TIME)]
fn a_round_goes_light_return_night_roll_unclaimed_dante_characters() {
    let mut t = table(
        "round = 2
         phase = 'dusk'
         dante = {}
         dante-deck = 3
         flipped = ['wood']
         character = [{ at = 'dante 38' }, { at = 'dis 8' }, { fallen = 'at-dantes', ell = 0 }]
         unclaimed = [{ at = 'dis 14' }]",
    );
    t.choose(Choice::Return(land("wood"))).night_falls(1, 2);
    t.draw(Attack::Ranged);
    t.draw(Sin::Pride).draw(Attack::General).roll(3, 1);
    let kind = |event: &Event| match event {
        Event::Round(..) => Some("light"),
        Event::DeckStays(..) => Some("deck"),
        Event::Returned(..) => Some("return"),
        Event::NightRoll(..) => Some("night roll"),
        Event::Drew(BEATRICE, _) => Some("card"),
        Event::UnclaimedDrew(..) => Some("unclaimed card"),
        Event::UnclaimedMoved(..) => Some("unclaimed walk"),
        Event::Hurt(id, _) if *id == VIRGIL => Some("unclaimed attack"),
        Event::DanteDrew(_) => Some("dante's card"),
        Event::DanteMoved(..) => Some("dante's move"),
        Event::Shielded => Some("dante's attack"),
        Event::Turn(_) => Some("turn"),
        _ => None,
    };
    let order: Vec<&str> = t.log().iter().filter_map(kind).collect();
    assert_eq!(
        order,
        [
            "light",
            "deck",
            "return",
            "night roll",
            "card",
            "unclaimed card",
            "unclaimed walk",
            "unclaimed attack",
            "dante's card",
            "dante's move",
            "dante's attack",
            "turn"
        ]
    );
    t.told(Event::Turn(BEATRICE), rule::TURN_ORDER);
}
