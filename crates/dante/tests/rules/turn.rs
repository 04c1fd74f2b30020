//! The Caravan's Turn.

use cite::rule;
use dante::content::{FindingId, ManeuverId, SinId};
use dante::state::Carried;
use dante::{Choice, Deed, Event, rule};
use table::Seat;

use crate::support::{ARTIST, DEVOTEE, MERCENARY, OUTLAW, space, table};

#[rule(TURN_CLEANUP, TURN_CLEANUP_CONDITIONS_STAY, TURN_CLEANUP_EMPOWER)]
fn maneuvers_leave_the_board_and_conditions_stay() {
    let mut t = table("phase = 'clean-up'\nchampion = [{ id = 'devotee', empower = 2, slots = ['litany', 'vigil', 'abstain'] }]");
    assert!(t.ever(|event| *event == Event::CleanedUp(DEVOTEE, 2)));
    assert!(t.ever(|event| *event == Event::EmpowerLost(DEVOTEE, 2)));
    t.draw_on();
    assert!(t.champion(DEVOTEE).slots.iter().all(|slot| slot.cards.is_empty()));
    assert!(t.champion(DEVOTEE).slots[2].cover.is_condition());
}

#[rule(TURN_REBUILD, TURN_REBUILD_ONLY_ON_NEED)]
fn a_hand_of_two_draws_two() {
    let mut t = table(
        "phase = 'rebuild'
        players = ['mercenary']
        champion = [{ id = 'mercenary', hand = ['pincer', 'war-stride'], deck = ['magistral-blow', 'hold-the-line'] }]",
    );
    assert_eq!(t.chance_rule(), rule::TURN_REBUILD);
    let (blow, line) = (usize::from(t.card(MERCENARY, "magistral-blow")), usize::from(t.card(MERCENARY, "hold-the-line")));
    t.come("maneuver-mercenary", blow).told(Event::Drew(MERCENARY, ManeuverId::MagistralBlow), rule::TURN_REBUILD);
    t.come("maneuver-mercenary", line);
    assert_eq!((t.champion(MERCENARY).hand.len(), t.champion(MERCENARY).deck.len()), (4, 0));
    assert!(!t.ever(|event| matches!(event, Event::DeckRebuilt(_))), "the last card was drawn, and no other was needed");
}

#[rule(TURN_REBUILD_DECK, TURN_REBUILD_SIN, TURN_REBUILD_SIN_COUNTS, CONDITION_SIN_IN_HAND, CONDITION_SIN_SOURCES)]
fn a_deck_that_is_rebuilt_brings_a_sin() {
    let mut t = table(
        "phase = 'rebuild'
        players = ['mercenary']
        champion = [{ id = 'mercenary', hand = ['pincer', 'war-stride'], deck = ['magistral-blow'] }]",
    );
    let blow = usize::from(t.card(MERCENARY, "magistral-blow"));
    t.come("maneuver-mercenary", blow).told(Event::DeckRebuilt(MERCENARY), rule::TURN_REBUILD_DECK);
    t.draw(SinId::Covet).told(Event::SinDrawn(MERCENARY, SinId::Covet), rule::TURN_REBUILD_SIN);
    assert_eq!((t.champion(MERCENARY).hand.len(), t.champion(MERCENARY).sins.len()), (3, 1), "four cards: nothing more is drawn");
}

#[rule(
    TURN_PREPARE,
    TURN_INVIGORATE,
    KEYWORD_PREPARE_PLAYER,
    KEYWORD_INVIGORATE,
    CHAMPION_VIGOR_MAX,
    KEYWORD_PREPARE_NONE,
    TURN_PREPARE_FACE
)]
fn preparation_removes_a_cooldown_and_gives_three_vigor() {
    let t = table(
        "phase = 'preparation'\nchampion = [{ id = 'artist', vigor = 11, slots = ['cooldown', 'cooldown', 'open'] }, { id = 'outlaw', vigor = 5 }]",
    );
    assert_eq!((t.vigor(ARTIST), t.vigor(OUTLAW)), (12, 8));
    let open = t.champion(ARTIST).slots.iter().filter(|slot| slot.cover == dante::state::Cover::Open).count();
    assert_eq!(open, 2);
}

#[rule(TURN_ACTIONS_ANY_ORDER, TURN_ACTIONS_END, TURN_ACTIONS_CHANGE_MIND, TURN_ACTION_TYPES)]
fn whoever_has_passed_may_act_again_while_the_window_is_open() {
    let mut t = table("champion = [{ id = 'artist', at = 'A1 south' }]");
    t.choose(Choice::Pass(Seat(0))).choose(Choice::Pass(Seat(1))).choose(Choice::Pass(Seat(2)));
    t.choose(Choice::Go(ARTIST, space("A1 north"))).told(Event::Moved(ARTIST, space("A1 north")), rule::MOVEMENT_WITHIN_AREA);
    for seat in 0..4 {
        t.may(Choice::Pass(Seat(seat)), rule::TURN_ACTIONS_END);
    }
}

#[rule(TURN_BASIC_COST, TURN_BASIC_UNLIMITED, TURN_BASIC_NO_CARD, KEYWORD_PAY_VIGOR)]
fn three_basic_moves_cost_three_vigor() {
    let mut t = table("champion = [{ id = 'outlaw', at = 'A1 south' }]");
    for to in ["B1 south", "C1 south", "D1 south"] {
        t.choose(Choice::Go(OUTLAW, space(to))).told(Event::Paid(OUTLAW, 1), rule::TURN_BASIC_COST);
    }
    assert_eq!(t.vigor(OUTLAW), 3);
}

#[rule(TURN_PAY_LAST_VIGOR)]
fn the_last_vigor_paid_is_a_wound() {
    let mut t = table("players = ['artist', 'outlaw', 'mercenary']\nchampion = [{ id = 'outlaw', at = 'A1 south', vigor = 1 }]");
    t.choose(Choice::Go(OUTLAW, space("B1 south"))).told(Event::Wounded(OUTLAW), rule::TURN_PAY_LAST_VIGOR);
    t.choose(Choice::Slot(0));
    assert_eq!(t.vigor(OUTLAW), 6);
}

#[rule(TURN_BASIC_DELIVER, TURN_BASIC_DELIVER_PAYER, TURN_BASIC_DELIVER_SWAP)]
fn a_finding_is_handed_over_or_exchanged_at_the_givers_cost() {
    let mut t = table("champion = [{ id = 'mercenary', finding = 'miry-sinkhole' }]");
    t.choose(Choice::Deliver(MERCENARY, ARTIST));
    t.told(Event::Delivered(MERCENARY, ARTIST, FindingId::MirySinkhole), rule::TURN_BASIC_DELIVER);
    assert_eq!((t.vigor(MERCENARY), t.vigor(ARTIST)), (5, 6));
    let mut t = table("champion = [{ id = 'mercenary', finding = 'miry-sinkhole' }, { id = 'artist', finding = 'wine' }]");
    t.choose(Choice::Deliver(MERCENARY, ARTIST));
    t.told(Event::Delivered(MERCENARY, ARTIST, FindingId::MirySinkhole), rule::TURN_BASIC_DELIVER_SWAP);
    assert_eq!(t.champion(MERCENARY).finding, Some(FindingId::Wine));
}

#[rule(TURN_BASIC_INTERACT, FURNITURE_ARK_INTERACT, TURN_BASIC_INTERACT_LEVEL)]
fn an_ark_gives_a_finding_and_is_gone() {
    let mut t = table("furniture = [{ at = 'A1 east', piece = 'ark' }]\nchampion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.choose(Choice::Interact(OUTLAW, Deed::Open(space("A1 east")))).draw(FindingId::Laurel);
    assert_eq!((t.champion(OUTLAW).finding, t.game().furniture_on(space("A1 east"))), (Some(FindingId::Laurel), None));
    let t = table(
        "furniture = [{ at = 'A1 east', piece = 'ark' }, { at = 'A1 south', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'A1 south' }]",
    );
    t.may_not(Choice::Interact(OUTLAW, Deed::Open(space("A1 east"))), rule::TURN_BASIC_INTERACT_LEVEL);
}

#[rule(TURN_FREE_KINDS, TURN_FREE_COST, TURN_FREE_REACTION_ITEMS, EQUIPMENT_FINDING_SINGLE_USE, EQUIPMENT_FINDING_ANNOUNCE)]
fn an_item_is_used_for_nothing_unless_it_is_a_reaction() {
    let mut t = table("champion = [{ id = 'outlaw', vigor = 3, finding = 'wine' }, { id = 'artist', finding = 'shards' }]");
    t.may_not(Choice::Consume(ARTIST), rule::TURN_FREE_REACTION_ITEMS);
    t.choose(Choice::Consume(OUTLAW)).told(Event::Consumed(OUTLAW, FindingId::Wine), rule::EQUIPMENT_FINDING_SINGLE_USE);
    assert_eq!((t.vigor(OUTLAW), t.champion(OUTLAW).finding), (9, None));
}

#[rule(EQUIPMENT_PROPERTY_ACTION, TURN_ONCE_PER_TURN)]
fn the_action_of_a_symbol_is_taken_once_per_turn() {
    let mut t = table("champion = [{ id = 'devotee', at = 'A1 north' }, { id = 'artist', vigor = 3 }]");
    t.choose(Choice::Act(DEVOTEE, Carried::Weapon))
        .choose(Choice::Champion(ARTIST))
        .told(Event::Invigorated(ARTIST, 1), rule::KEYWORD_INVIGORATE);
    t.may_not(Choice::Act(DEVOTEE, Carried::Weapon), rule::EQUIPMENT_PROPERTY_ACTION);
}

#[rule(EQUIPMENT_RELIC_SPEND, KEYWORD_SPEND)]
fn a_relic_is_spent_for_the_rest_of_the_confrontation() {
    let mut t = table("champion = [{ id = 'outlaw', vigor = 3, relic = 'pilgrims-flask' }]");
    t.choose(Choice::Spend(OUTLAW)).told(Event::RelicSpent(OUTLAW), rule::KEYWORD_SPEND);
    t.may_not(Choice::Spend(OUTLAW), rule::KEYWORD_SPEND);
    assert_eq!(t.vigor(OUTLAW), 9);
}

#[rule(CONFRONTATION_ROUNDS, CONFRONTATION_ROUND_BOUNDS)]
fn after_all_have_passed_the_malefactors_act_and_a_new_round_begins() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', top = 'judge-of-the-dead' }]\nfierceness = ['devotee', 'artist', 'mercenary', 'outlaw']",
    );
    t.pass();
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    t.draw_on();
    assert!(t.ever(|event| *event == Event::Round(2)));
}
