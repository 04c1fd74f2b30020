//! Attacks of Champions.

use cite::rule;
use dante::content::{ActionId, FindingId};
use dante::state::DeckCard;
use dante::{Choice, DiceSource, Event, rule};

use crate::support::{ARTIST, DECK, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, table};

#[rule(
    ATTACK_MELEE,
    ATTACK_ENGAGED,
    ATTACK_CATEGORY_BY_WEAPON,
    EQUIPMENT_MELEE,
    MANEUVER_IMPOSSIBLE_SKIPPED,
    MANEUVER_PLAY_WITHOUT_EFFECT
)]
fn a_melee_weapon_reaches_the_own_area_only() {
    let mut t = table("champion = [{ id = 'mercenary', at = 'B2 east', hand = ['hold-the-line'] }]");
    t.play(MERCENARY, "hold-the-line", 0).told(Event::NoTarget(MERCENARY), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
    assert_eq!(t.vigor(MERCENARY), 9, "the other effect still happened");
    let mut t = table("champion = [{ id = 'mercenary', at = 'C2 east', hand = ['hold-the-line'] }]");
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[HIT; 5]).turn_up(ActionId::Haul);
}

#[rule(ATTACK_RANGED, ATTACK_RANGED_ENGAGED)]
fn a_bow_needs_distance() {
    let mut t = table("champion = [{ id = 'outlaw', at = 'C2 east', hand = ['slip-away'] }]");
    t.play(OUTLAW, "slip-away", 0).told(Event::NoTarget(OUTLAW), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
    let mut t = table("champion = [{ id = 'outlaw', at = 'B2 east', hand = ['slip-away'] }]");
    t.play(OUTLAW, "slip-away", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
}

#[rule(EQUIPMENT_SYMBOL, EQUIPMENT_SYMBOL_ENGAGEMENT, RANGE_UNLIMITED)]
fn a_symbol_reaches_everywhere_and_ignores_engagement() {
    for at in ["E2 south", "C2 east"] {
        let mut t = table(&format!("champion = [{{ id = 'devotee', at = '{at}', hand = ['anathema'] }}]"));
        t.play(DEVOTEE, "anathema", 0).fall(&[HIT, HIT, HIT, HIT, FUMBLE, HIT]).draw_on();
    }
}

#[rule(FURNITURE_PILLAR_HIGH_GROUND, FURNITURE_PILLAR_HIGH_GROUND_RANGED, ATTACK_RANGED_MINIMUM)]
fn from_a_pillar_one_shoots_down_but_does_not_strike() {
    let pillar = "furniture = [{ at = 'C2 east', piece = 'small-pillar' }]\n";
    let mut t = table(&format!("{pillar}champion = [{{ id = 'mercenary', at = 'C2 east', hand = ['hold-the-line'] }}]"));
    t.play(MERCENARY, "hold-the-line", 0).told(Event::NoTarget(MERCENARY), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
    let mut t = table(&format!("{pillar}champion = [{{ id = 'outlaw', at = 'C2 east', hand = ['slip-away'] }}]"));
    t.play(OUTLAW, "slip-away", 0).choose(Choice::Enough).fall(&[HIT; 7]).draw_on();
}

#[rule(
    ATTACK_STEP_1A,
    ATTACK_STEP_1B,
    ATTACK_STEP_1C,
    ATTACK_STEP_1E,
    ATTACK_POOL,
    EQUIPMENT_POWER,
    EQUIPMENT_PROPERTY_PER_ATTACK,
    KEYWORD_EMPOWER
)]
fn gadisa_gathers_nineteen_dice() {
    let mut t = table(
        "champion = [{ id = 'mercenary', at = 'C2 south', empower = 4, hand = ['magistral-blow', 'war-stride', 'pincer', 'hold-the-line'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0).told(Event::Dice(MERCENARY, DiceSource::Weapon, 3), rule::ATTACK_STEP_1A);
    t.told(Event::Dice(MERCENARY, DiceSource::Action, 4), rule::ATTACK_STEP_1B);
    let (stride, pincer) = (t.card(MERCENARY, "war-stride"), t.card(MERCENARY, "pincer"));
    t.choose(Choice::Discard(stride)).choose(Choice::Discard(pincer)).choose(Choice::Enough);
    t.told(Event::Dice(MERCENARY, DiceSource::Action, 6), rule::ATTACK_STEP_1B);
    t.told(Event::Dice(MERCENARY, DiceSource::Empower, 4), rule::ATTACK_STEP_1C);
    assert_eq!(t.champion(MERCENARY).tokens.empower, 0);
    t.choose(Choice::Effort).told(Event::Dice(MERCENARY, DiceSource::Trade, 2), rule::ATTACK_STEP_1E);
    let mut faces = vec![HIT; 18];
    faces.push(FUMBLE);
    t.fall(&faces).told_like(|event| matches!(event, Event::AttackRoll(..)), rule::ATTACK_STEP_2A);
    t.draw_on();
    assert_eq!(t.vigor(MERCENARY), 4);
}

#[rule(ATTACK_POWERFUL, DICE_MAXIMUM, ATTACK_ROLL_ONCE)]
fn beyond_twenty_dice_each_counts_two_hits() {
    // 3 by the Weapon, 4 by the card, 9 for three discarded cards, 4 EMPOWER, 2 for Vigor: 22.
    let mut t = table(
        "champion = [{ id = 'mercenary', at = 'C2 south', empower = 4, hand = ['magistral-blow', 'war-stride', 'pincer', 'hold-the-line'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0);
    for card in ["war-stride", "pincer", "hold-the-line"] {
        let card = t.card(MERCENARY, card);
        t.choose(Choice::Discard(card));
    }
    t.choose(Choice::Effort);
    let mut faces = vec![FUMBLE; 1];
    faces.extend([HIT; 19]);
    t.fall(&faces).told(Event::Hits(MERCENARY, DiceSource::Pool, 4), rule::ATTACK_POWERFUL);
    t.told(Event::Struck(MERCENARY, DECK, 23), rule::ATTACK_STEP_2E);
    t.draw_on();
}

#[rule(
    ATTACK_DAMAGE,
    ATTACK_STURDINESS,
    ATTACK_WOUND_DISCARD,
    ATTACK_STEP_2E_NONE,
    DICE_FUMBLE_NO_PENALTY,
    MALEFACTOR_DECK_FACE_UP
)]
fn damage_of_at_least_the_sturdiness_discards_the_top_card() {
    let mut t = table("champion = [{ id = 'mercenary', at = 'C2 south', hand = ['hold-the-line'] }]");
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, DOUBLE, FUMBLE]);
    t.told(Event::Struck(MERCENARY, DECK, 5), rule::ATTACK_STEP_2E);
    t.told(Event::FoeWounded(DECK, DeckCard::Action(ActionId::HomeRun)), rule::ATTACK_STEP_2E_NONE);
    t.turn_up(ActionId::Stamp);
    assert_eq!(t.game().tray(DECK).len(), 9);
    let mut t = table("champion = [{ id = 'mercenary', at = 'C2 south', hand = ['hold-the-line'] }]");
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    t.told(Event::NoWound(DECK), rule::ATTACK_STURDINESS);
    assert_eq!(t.game().tray(DECK).len(), 10);
}

#[rule(ATTACK_MULTIPLE_WOUNDS, ATTACK_DAMAGE_CARRY)]
fn every_full_multiple_of_the_sturdiness_is_a_wound() {
    let mut t = table("champion = [{ id = 'mercenary', at = 'C2 south', empower = 2, hand = ['hold-the-line'] }]");
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[DOUBLE, DOUBLE, DOUBLE, DOUBLE, DOUBLE, HIT, FUMBLE]);
    t.turn_up(ActionId::Haul).told_like(|event| matches!(event, Event::TurnedUp(..)), rule::MALEFACTOR_DECK_FACE_UP);
    t.turn_up(ActionId::Stamp);
    assert_eq!(t.game().tray(DECK).len(), 8, "11 damage against STURDINESS 5");
}

#[rule(
    TOKEN_AGGRESSIVENESS,
    TOKEN_AGGRESSIVENESS_LIMIT,
    ATTACK_STEP_2C,
    KEYWORD_INSPIRE_USE,
    ATTACK_RESULTS_NOT_FINAL,
    ATTACK_INSPIRATION_COUNT
)]
fn tokens_change_the_roll_after_it_fell() {
    let mut t = table(
        "champion = [{ id = 'mercenary', at = 'C2 south', aggressiveness = 2, inspiration = 2, hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT]);
    t.choose(Choice::Inspiration).told(Event::InspirationUsed(MERCENARY), rule::KEYWORD_INSPIRE_USE);
    t.choose(Choice::Aggressiveness).may_not(Choice::Aggressiveness, rule::TOKEN_AGGRESSIVENESS_LIMIT);
    // 3 Hits, two Fumbles turned into 4, and 6: no Fumble is left, so nobody counterattacks.
    t.choose(Choice::Inspiration).told(Event::Struck(MERCENARY, DECK, 13), rule::ATTACK_STEP_2E);
    t.draw_on();
    assert!(!t.ever(|event| matches!(event, Event::Counterattack(..))));
}

#[rule(MANEUVER_COLLATERAL, MANEUVER_COLLATERAL_TIMING, ATTACK_STEP_2D, ATTACK_COLLATERAL_EQUAL, EQUIPMENT_FINDING_SECOND)]
fn cutpurse_finds_something_if_the_attack_beats_the_sturdiness() {
    let mut t = table("champion = [{ id = 'artist', at = 'C2 west', hand = ['cutpurse'] }]");
    t.play(ARTIST, "cutpurse", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, DOUBLE, FUMBLE]);
    assert!(t.is_drawing() && !t.ever(|event| matches!(event, Event::FoeWounded(..))), "before the Wound");
    t.draw(FindingId::Wine).told(Event::Found(ARTIST, FindingId::Wine), rule::MANEUVER_SEQUENCE);
    t.draw_on();
    assert_eq!(t.champion(ARTIST).finding, Some(FindingId::Wine));
    let mut t = table("champion = [{ id = 'artist', at = 'C2 west', hand = ['cutpurse'] }]");
    t.play(ARTIST, "cutpurse", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    assert!(!t.is_drawing());
}

#[rule(LEVEL_SCENARIO_DAMAGE_ADDED, KEYWORD_PUSH_LARGE, KEYWORD_PUSH_EDGE, LEVEL_COLLISION_KIND)]
fn what_the_scenario_adds_belongs_to_the_blow() {
    // From the south side Minos is driven north, off the board: 2 for the collision make 7 of 5.
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C1', facing = 'south' }]
        champion = [{ id = 'mercenary', at = 'C1 south', hand = ['transversal-swing'] }]",
    );
    t.play(MERCENARY, "transversal-swing", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, HIT, FUMBLE]);
    t.told(Event::FoeCollided(MINOS, 2), rule::KEYWORD_PUSH_EDGE).told(Event::Struck(MERCENARY, DECK, 7), rule::ATTACK_STEP_2E);
    t.draw_on();
    assert_eq!(t.game().foe(MINOS).at, area("C1"));
}

#[rule(KEYWORD_FORTIFY)]
fn fortify_makes_sturdier() {
    let mut t = table(
        "foe = [{ id = 'minos', fortify = 1 }]\nchampion = [{ id = 'mercenary', at = 'C2 south', hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, DOUBLE, FUMBLE]);
    t.told(Event::NoWound(DECK), rule::ATTACK_STURDINESS);
}

#[rule(CONFRONTATION_WIN, MALEFACTOR_DEFEAT, MALEFACTOR_DEFEAT_OBJECTIVE, MODE_COOPERATIVE, ATTACK_EXCESS_WOUNDS)]
fn the_last_card_of_minos_wins_for_everybody() {
    let mut t = table(
        "foe = [{ id = 'minos', cards = 0 }]\nchampion = [{ id = 'mercenary', at = 'C2 south', empower = 4, hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0)
        .choose(Choice::Enough)
        .fall(&[DOUBLE, DOUBLE, DOUBLE, DOUBLE, DOUBLE, DOUBLE, HIT, HIT, FUMBLE]);
    t.told(Event::FoeDefeated(MINOS), rule::MALEFACTOR_DEFEAT);
    assert_eq!(t.outcome(rule::CONFRONTATION_WIN).winners.len(), 4);
}
