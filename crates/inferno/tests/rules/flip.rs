//! Flipping territories.

use cite::rule;
use inferno::board::TerritoryId;
use inferno::cards::{Action, Attack};
use inferno::{Choice, Event, rule};
use table::Show;

use crate::support::{BEATRICE, Under, VIRGIL, flip, hex, land, table, to};

#[rule(FLIP_ADJACENT, FLIP_OWN_VS_ADJACENT)]
fn a_character_flips_its_own_territory_or_one_next_to_it() {
    let t = table("character = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.may(flip("gate"), rule::FLIP_OWN);
    for near in ["dis", "acheron", "well"] {
        t.may(flip(near), rule::FLIP_ADJACENT);
    }
    let flips = t.options().into_iter().filter(|choice| matches!(choice, Choice::Flip(_))).count();
    assert_eq!(flips, 4, "and no other");
}

#[rule(FLIP_OWN, FLIP_ADJACENT)]
fn odds_of_an_unclaimed_are_those_of_the_draw() {
    for flipped in ["", "flipped = ['acheron', 'styx']\n"] {
        let mut t = table(&format!("{flipped}character = [{{ at = 'gate 6' }}, {{ at = 'styx 6' }}]"));
        let option = t.ask().options.iter().find(|option| option.choice == flip("gate")).unwrap();
        let odds = t.game().label(t.ask(), option).odds;
        t.choose(flip("gate"));
        let counts: Vec<u32> = t.counts().iter().map(|count| u32::from(*count)).collect();
        let shown: Vec<_> = odds.iter().map(|odds| (odds.of.key.leaf(), odds.ways, odds.out_of)).collect();
        assert_eq!(shown, [("unclaimed", counts[0], counts.iter().sum())]);
        t.draw(Under::Unclaimed);
        assert!(t.is_drawing(), "it is there, and its place is drawn");
        t.undo().undo();
    }
}

#[rule(FLIP_CARD)]
fn who_flips_may_still_play_a_card() {
    let mut t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 6', cards = ['ward', 'dash'] }, { at = 'styx 6' }]");
    t.choose(flip("acheron")).draw(Under::Nothing);
    t.may(Choice::Ward, rule::FLIP_CARD).may(Choice::Dash, rule::FLIP_CARD);
    t.choose(Choice::Ward).told(Event::Played(BEATRICE, Action::Ward), rule::TURN_CARDS);
}

#[rule(FLIP_UNCLAIMED_STARTS, FLIP_UNCLAIMED_AT_ONCE)]
fn an_unclaimed_that_is_found_walks_and_attacks_at_once() {
    let mut t = table("character = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.choose(flip("gate")).draw(Under::Unclaimed);
    t.draw(hex("gate 9")).draw(Attack::Ranged);
    t.told(Event::UnclaimedMoved(land("gate"), hex("gate 3")), rule::FLIP_UNCLAIMED_STARTS);
    t.told(Event::Hurt(BEATRICE, 1), rule::UNCLAIMED_CARD_RANGED);
    t.choose(Choice::EndTurn).choose(Choice::EndTurn);
    let walks = t.log().iter().filter(|event| matches!(event, Event::UnclaimedMoved(..))).count();
    assert_eq!(walks, 1, "not again in that round, and the next one waits for its card");
    t.draw(Attack::Ranged);
    assert_eq!(t.ell(BEATRICE), 8);
}

#[rule(FLIP_UNCLAIMED_AT_ONCE)]
fn it_draws_no_card_where_nobody_is_and_walks_all_the_same() {
    let mut t = table("character = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.choose(flip("dis")).draw(hex("dis 12"));
    t.told(Event::UnclaimedMoved(land("dis"), hex("dis 14")), rule::FLIP_UNCLAIMED_STARTS);
    assert_eq!(t.view().attack_deck, 20);
}

#[rule(FLIP_UNCLAIMED_AT_ONCE, NIGHT_ROLL_COUNT)]
fn by_night_the_roll_of_the_round_holds_for_it_too() {
    let mut t = table("round = 3\nphase = 'night-roll'\ncharacter = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.night_falls(6, 6).choose(flip("gate")).draw(Under::Unclaimed).draw(hex("gate 3")).draw(Attack::Severe);
    assert_eq!(t.ell(BEATRICE), 6);
    assert_eq!(t.view().unclaimed[0].at, hex("gate 9"), "and it walks the other way");
}

#[rule(FLIP_FREE_TERRITORY, TURN_RESOURCES)]
fn a_free_territory_is_passed_freely_and_holds_a_resource() {
    let mut t = table("character = [{ at = 'gate 6' }, { at = 'styx 6' }]");
    t.choose(flip("gate")).draw(Under::Nothing).told(Event::FoundFree(land("gate")), rule::FLIP_FREE_TERRITORY);
    t.told(Event::ResourceAppeared(land("gate").center()), rule::TURN_RESOURCES);
    t.may(to("gate 9"), rule::FLIP_FREE_TERRITORY);
    t.choose(to("gate 7")).choose(Choice::PickUp).told(Event::PickedUp(BEATRICE, 1), rule::TURN_RESOURCES);
    let t = table("flipped = ['gate', 'acheron']\ncharacter = [{ at = 'gate 9' }, { at = 'styx 6' }]");
    t.may(to("acheron 5"), rule::FLIP_FREE_TERRITORY);
}

#[rule(FLIP_UNFLIP)]
fn what_lies_face_up_stays_face_up() {
    let mut t = table("character = [{ at = 'gate 6', cards = ['torch'] }, { at = 'styx 6' }]");
    t.choose(flip("gate")).draw(Under::Nothing);
    assert_eq!(t.view().flipped, [land("gate")]);
    t.end_turns();
    assert_eq!(t.view().flipped, [land("gate")]);
    assert!(!t.offers(flip("gate")) && !t.offers(Choice::Torch(land("gate"))));
    let mut random = table::Random::new(5);
    let mut game = <inferno::Inferno as table::Game>::begin(&inferno::Setup { characters: 3 }).unwrap();
    let mut before = 0;
    while table::Game::step(&mut game, &mut random).is_ok() {
        let now = TerritoryId::all().filter(|territory| game.is_flipped(*territory)).fold(0_u32, |bits, id| bits | 1 << id.0);
        assert_eq!(before & !now, 0, "a territory was turned face down again");
        before = now;
    }
    assert!(before.count_ones() > 3);
}

#[rule(FLIP_ENTER_UNFLIPPED)]
fn no_other_face_down_territory_can_be_entered() {
    let t = table("flipped = ['gate']\ncharacter = [{ at = 'gate 9' }, { at = 'styx 6' }]");
    t.may_not(to("acheron 5"), rule::FLIP_ENTER_UNFLIPPED).may_not(to("dis 15"), rule::FLIP_ENTER_UNFLIPPED);
    let outside = t.options().into_iter().filter(|choice| matches!(choice, Choice::Move(at) if at.territory() != land("gate")));
    assert_eq!(outside.count(), 0);
    assert_eq!(t.at(VIRGIL), Some(hex("styx 6")));
}
