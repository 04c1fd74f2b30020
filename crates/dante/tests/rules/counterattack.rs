//! Counterattacks.

use cite::rule;
use dante::content::{ActionId, CounterattackId, SinId};
use dante::state::DeckCard;
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DECK, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, OUTLAW, space, table};

const FOUR_FUMBLES: [u8; 8] = [FUMBLE, FUMBLE, FUMBLE, FUMBLE, HIT, HIT, DOUBLE, DOUBLE];

#[rule(
    COUNTERATTACK_TRIGGER,
    COUNTERATTACK_EMPOWERED,
    COUNTERATTACK_WOUND_DISCARD,
    COUNTERATTACK_FLIP,
    ATTACK_STEP_2E_COUNTER,
    ATTACK_STEP_3A,
    ATTACK_STEP_3C,
    KEYWORD_THRESHOLD,
    COUNTERATTACK_TIMING
)]
fn tackle_deals_five_for_four_fumbles_and_is_discarded_after_it() {
    let mut t = table(
        "fierceness = ['mercenary', 'artist', 'outlaw', 'devotee']
        foe = [{ id = 'minos', top = 'home-run' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9, empower = 1, hand = ['magistral-blow'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0).choose(Choice::Enough).fall(&FOUR_FUMBLES);
    t.told(Event::Counterattack(DECK, CounterattackId::Tackle), rule::ATTACK_STEP_3A);
    t.told(Event::Empowering(DECK, 2), rule::COUNTERATTACK_EMPOWERED)
        .told(Event::Hurt(MERCENARY, 5), rule::CONDITION_DAMAGE_VIGOR);
    assert_eq!(t.vigor(MERCENARY), 4);
    // The second instruction pushes that Champion out of the Area, southwards.
    t.choose(Choice::Put(space("C3 north")));
    t.told(Event::FoeWounded(DECK, DeckCard::Action(ActionId::HomeRun)), rule::COUNTERATTACK_WOUND_DISCARD);
    t.turn_up(ActionId::Haul);
}

#[rule(COUNTERATTACK_NO_WOUND_BOTTOM, COUNTERATTACK_INDEPENDENT)]
fn without_a_wound_the_card_goes_to_the_bottom() {
    let mut t = table(
        "foe = [{ id = 'minos', top = 'head-to-head' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9, hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT]);
    t.told(Event::Counterattack(DECK, CounterattackId::TailLash), rule::ATTACK_STEP_3A);
    t.told(Event::PutUnder(DECK, DeckCard::Action(ActionId::HeadToHead)), rule::COUNTERATTACK_NO_WOUND_BOTTOM);
    t.turn_up(ActionId::Haul);
    assert_eq!(t.vigor(MERCENARY), 9, "12 at most before the blow, 3 base damage");
    assert_eq!(t.game().tray(DECK).len(), 10);
}

#[rule(COUNTERATTACK_MULTIPLE_WOUNDS)]
fn of_several_cards_only_the_top_one_counterattacks() {
    let mut t = table(
        "foe = [{ id = 'minos', top = 'head-to-head' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9, empower = 1, hand = ['magistral-blow'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0).choose(Choice::Enough);
    t.fall(&[FUMBLE, FUMBLE, DOUBLE, DOUBLE, DOUBLE, DOUBLE, DOUBLE, HIT]).turn_up(ActionId::Stamp).turn_up(ActionId::Haul);
    assert_eq!(t.log().iter().filter(|event| matches!(event, Event::Counterattack(..))).count(), 1);
    assert_eq!(t.game().tray(DECK).len(), 8);
}

#[rule(KEYWORD_PRECISION, KEYWORD_PRECISION_BONUS, KEYWORD_PRECISION_STACK)]
fn precision_raises_the_threshold() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C2', top = 'head-to-head' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9, hand = ['pommel-strike'] }]",
    );
    // THRESHOLD 2 and PRECISION 2: three Fumbles provoke nothing.
    t.play(MERCENARY, "pommel-strike", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, FUMBLE, HIT, HIT]);
    assert!(!t.ever(|event| matches!(event, Event::Counterattack(..))));
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C2', top = 'head-to-head' }]
        champion = [{ id = 'outlaw', at = 'B2 south', vigor = 9, hand = ['steady-aim'] }]",
    );
    // THRESHOLD 2 and PRECISION 1: five Fumbles are two in excess.
    t.play(OUTLAW, "steady-aim", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, FUMBLE, FUMBLE, FUMBLE, HIT]);
    t.told(Event::Hurt(OUTLAW, 5), rule::CONDITION_DAMAGE_VIGOR);
    t.turn_up(ActionId::Haul);
}

#[rule(KEYWORD_CANCEL, KEYWORD_CANCEL_CARD, ATTACK_STEP_3B, COUNTERATTACK_CANCEL_WOUNDS, CONDITION_SIN_YIELD, KEYWORD_REACTION)]
fn a_sin_can_cancel_a_counterattack_and_the_wound_stays() {
    let mut t = table(
        "foe = [{ id = 'minos', top = 'home-run' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9, empower = 1, hand = ['magistral-blow'] }, { id = 'devotee', at = 'A3 south', sins = ['deceive'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0).choose(Choice::Enough).fall(&FOUR_FUMBLES);
    t.may(Choice::LetBe, rule::KEYWORD_REACTION_MISSED);
    t.choose(Choice::Yield(DEVOTEE, SinId::Deceive, 1)).told(Event::Cancelled(DECK), rule::KEYWORD_CANCEL);
    t.told(Event::FoeWounded(DECK, DeckCard::Action(ActionId::HomeRun)), rule::COUNTERATTACK_CANCEL_WOUNDS);
    t.turn_up(ActionId::Haul);
    assert_eq!(t.vigor(MERCENARY), 9);
}

#[rule(MALEFACTOR_ADAPTIVE, MALEFACTOR_CARD_ENDED)]
fn tackle_without_a_champion_in_the_area_stuns_around_and_ends() {
    let mut t = table(
        "foe = [{ id = 'minos', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'B2 south', hand = ['slip-away'] }, { id = 'artist', at = 'C1 north', slots = ['wound', 'cooldown', 'cooldown'] }, { id = 'mercenary', at = 'A1 north' }]",
    );
    t.play(OUTLAW, "slip-away", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT]);
    // The Outlaw puts the Cooldown on a Slot of his choice; the Artist has none left and pays with FATIGUE 2.
    t.told(Event::Adapted(false), rule::MALEFACTOR_ADAPTIVE);
    t.choose(Choice::Slot(1)).told(Event::CardEnded, rule::MALEFACTOR_CARD_ENDED);
    assert_eq!(t.vigor(ARTIST), 4);
    t.turn_up(ActionId::Haul);
    t.choose(Choice::Stay);
}

#[rule(CONFRONTATION_KNOCKOUT_ORDER, CONFRONTATION_LOSS, CONDITION_DEFEAT)]
fn a_counterattack_that_defeats_the_caravan_comes_first() {
    let mut t = table(
        "foe = [{ id = 'minos', top = 'head-to-head', cards = 0 }]
        players = ['mercenary', 'artist', 'outlaw']
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 1, empower = 3, hand = ['magistral-blow'], slots = ['open', 'wound', 'wound'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT]);
    t.told(Event::Defeated(MERCENARY), rule::CONDITION_DEFEAT);
    assert!(t.outcome(rule::CONFRONTATION_LOSS).winners.is_empty());
}
