//! Wounds, Cooldowns and Sins.

use cite::rule;
use dante::content::{ActionId, SinId};
use dante::state::Cover;
use dante::{Choice, Event, rule};

use crate::support::{DEVOTEE, MINOS, OUTLAW, space, table};

/// Minos inflicts 2 damage within Range 1 after an ENRAGE: 3 in all. Nobody else is near.
fn judged(outlaw: &str, rest: &str) -> crate::support::Table {
    table(&format!(
        "phase = 'malefactors'
        {rest}
        fierceness = ['outlaw', 'artist', 'mercenary', 'devotee']
        foe = [{{ id = 'minos', at = 'A1', top = 'judge-of-the-dead' }}]
        champion = [{{ id = 'outlaw', at = 'A1 east', {outlaw} }}, {{ id = 'devotee', at = 'A2 west', vigor = 12 }}, {{ id = 'artist', at = 'E3 north' }}]",
    ))
}

#[rule(
    CONDITION_WOUND_AT_ZERO,
    CONDITION_WOUND_STEP_FIERCENESS,
    CONDITION_WOUND_STEP_VIGOR,
    CONDITION_WOUND_EXCESS_LOST,
    CONDITION_WOUND_PER_EFFECT,
    KEYWORD_ENRAGE,
    MALEFACTOR_ATTACK_NO_ROLL,
    MALEFACTOR_ATTACK_VIGOR
)]
fn damage_to_zero_is_one_wound_whatever_its_size() {
    let mut t = judged("vigor = 2", "players = ['outlaw', 'artist', 'mercenary']");
    // Judge of the Dead: ENRAGE 1, one step towards the Least Fierce, 2 + 1 damage within Range 1.
    t.told(Event::Enraged(MINOS, 1), rule::KEYWORD_ENRAGE).told(Event::Hurt(OUTLAW, 3), rule::CONDITION_DAMAGE_VIGOR);
    t.told(Event::Wounded(OUTLAW), rule::CONDITION_WOUND_EXCESS_LOST);
    t.told(Event::LeastFierce(OUTLAW), rule::CONDITION_WOUND_STEP_FIERCENESS)
        .told(Event::VigorReset(OUTLAW, 6), rule::CONDITION_WOUND_STEP_VIGOR);
    t.choose(Choice::Slot(1)).turn_up(ActionId::Haul).draw_on();
    assert_eq!(t.champion(OUTLAW).slots[1].cover, Cover::Wound(None));
}

#[rule(
    CONDITION_WOUND_STEP_ASSIGN,
    CONDITION_WOUND_DISCARDS_MANEUVERS,
    CONDITION_WOUND_FLIP_COOLDOWN,
    CONDITION_WOUND_FLIP_CHOICE,
    CONDITION_STUN_CHOICE
)]
fn a_wound_goes_on_any_slot_without_a_condition() {
    let mut t = judged("vigor = 2, slots = ['snare', 'cooldown', 'wound']", "players = ['outlaw', 'artist', 'mercenary']");
    t.may(Choice::Slot(0), rule::CONDITION_WOUND_DISCARDS_MANEUVERS).may(Choice::Slot(1), rule::CONDITION_WOUND_FLIP_COOLDOWN);
    t.may_not(Choice::Slot(2), rule::CONDITION_BLOCK);
    let snare = t.card(OUTLAW, "snare");
    t.choose(Choice::Slot(0));
    assert!(t.champion(OUTLAW).discard.has(snare) && t.champion(OUTLAW).slots[0].cards.is_empty());
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(CONDITION_SLOTS, CONFRONTATION_LOSS, CONDITION_DEFEAT)]
fn the_third_condition_defeats() {
    let t = judged("vigor = 2, slots = ['open', 'abstain', 'wound']", "players = ['outlaw', 'artist', 'mercenary']");
    assert!(t.ever(|event| *event == Event::Defeated(OUTLAW)));
    t.outcome(rule::CONFRONTATION_LOSS);
}

#[rule(CONFRONTATION_FAIL_FORWARD)]
fn where_defeat_is_an_objective_the_journey_goes_on() {
    let mut t = table(
        "confrontation = 'wrath'
        players = ['outlaw', 'artist']
        champion = [
            { id = 'outlaw', at = 'A1 north', vigor = 1, slots = ['wound', 'abstain', 'open'] },
            { id = 'artist', at = 'B2 north' },
            { id = 'mercenary', at = 'D2 north' },
            { id = 'devotee', at = 'E2 north' },
        ]",
    );
    t.choose(Choice::Go(OUTLAW, space("A1 south"))).told(Event::Defeated(OUTLAW), rule::CONDITION_DEFEAT);
    let outcome = t.outcome(rule::CONFRONTATION_FAIL_FORWARD);
    assert!(outcome.winners.is_empty(), "it is a defeat all the same");
}

#[rule(CONDITION_WOUND_COUNTS_COOLDOWN_NOT)]
fn cooldowns_do_not_count_towards_defeat() {
    let mut t = judged("vigor = 2, slots = ['cooldown', 'cooldown', 'wound']", "players = ['outlaw', 'artist', 'mercenary']");
    t.choose(Choice::Slot(0)).turn_up(ActionId::Haul).draw_on();
    assert!(!t.ever(|event| matches!(event, Event::Defeated(_))));
}

#[rule(CHAMPION_DEVOTEE_MARTYRIZE, CONDITION_ASSIGN_NOT_SUFFER, CHAMPION_SIGNATURE)]
fn the_devotee_takes_the_card_and_nothing_else() {
    let mut t = judged("vigor = 2", "");
    t.choose(Choice::Martyrize).told(Event::Martyrized(DEVOTEE, OUTLAW), rule::CHAMPION_DEVOTEE_MARTYRIZE);
    t.told(Event::LeastFierce(OUTLAW), rule::CONDITION_WOUND_STEP_FIERCENESS);
    t.choose(Choice::Slot(2)).turn_up(ActionId::Haul).draw_on();
    assert_eq!(t.champion(DEVOTEE).slots[2].cover, Cover::Wound(None));
    assert!(t.champion(OUTLAW).slots.iter().all(|slot| slot.cover == Cover::Open));
}

#[rule(TOKEN_PROWESS, KEYWORD_BLOCK_DAMAGE, KEYWORD_REACTION_ORDER, KEYWORD_REACTION_MISSED)]
fn prowess_blocks_six() {
    let mut t = judged("vigor = 2, prowess = 1", "players = ['outlaw', 'artist', 'mercenary']");
    t.may(Choice::LetBe, rule::KEYWORD_REACTION_MISSED);
    t.choose(Choice::Prowess(OUTLAW)).told(Event::Blocked(OUTLAW, 3), rule::TOKEN_PROWESS);
    t.turn_up(ActionId::Haul).draw_on();
    assert_eq!(t.champion(OUTLAW).tokens.prowess, 0);
}

#[rule(CONDITION_SIN_YIELD, CONDITION_SIN_PLACEMENT, CONDITION_SIN_BECOMES_CONDITION)]
fn yielding_to_abstain_blocks_damage_and_a_slot() {
    let mut t =
        judged("vigor = 2, sins = ['abstain'], slots = ['snare', 'open', 'open']", "players = ['outlaw', 'artist', 'mercenary']");
    let snare = t.card(OUTLAW, "snare");
    t.choose(Choice::Yield(OUTLAW, SinId::Abstain, 0))
        .told(Event::Yielded(OUTLAW, SinId::Abstain), rule::CONDITION_SIN_PLACEMENT);
    assert!(t.champion(OUTLAW).discard.has(snare));
    assert_eq!(t.champion(OUTLAW).slots[0].cover, Cover::Sin(SinId::Abstain));
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(CONDITION_BLOCK_EXCEPTIONS, CARD_DECEIVE)]
fn maneuvers_may_be_played_on_deceive() {
    let t = table("champion = [{ id = 'outlaw', at = 'A1 north', hand = ['scavenge'], slots = ['deceive', 'abstain', 'open'] }]");
    let card = t.card(OUTLAW, "scavenge");
    t.may(Choice::Play(OUTLAW, card, 0), rule::CONDITION_BLOCK_EXCEPTIONS)
        .may_not(Choice::Play(OUTLAW, card, 1), rule::CONDITION_BLOCK);
}

#[rule(KEYWORD_STUN_PLAYER, KEYWORD_FATIGUE, KEYWORD_FATIGUE_SUM, CONDITION_STUN_ON_COOLDOWN, CONDITION_DAMAGE_SUFFERED)]
fn a_cooldown_that_finds_no_slot_is_fatigue() {
    // Verdict: STUN 1 with FATIGUE 3 for the Least Fierce.
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'minos', at = 'A1', top = 'verdict' }]
        champion = [{ id = 'outlaw', at = 'A1 east', vigor = 9, slots = ['cooldown', 'wound', 'cooldown'] }]",
    );
    t.told(Event::Fatigued(OUTLAW, 3), rule::KEYWORD_FATIGUE).told(Event::Hurt(OUTLAW, 3), rule::CONDITION_DAMAGE_SUFFERED);
    assert_eq!(t.vigor(OUTLAW), 6);
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(KEYWORD_RESTORE, KEYWORD_RESTORE_COOLDOWN, CONDITION_REMOVAL)]
fn restore_turns_a_wound_to_a_cooldown() {
    let mut t = table(
        "champion = [{ id = 'devotee', at = 'A1 north', hand = ['laying-on-of-hands'] }, { id = 'outlaw', at = 'A1 south', slots = ['wound', 'open', 'open'] }]",
    );
    t.play(DEVOTEE, "laying-on-of-hands", 0).choose(Choice::Stay).choose(Choice::Champion(OUTLAW));
    t.told(Event::Restored(OUTLAW), rule::KEYWORD_RESTORE);
    assert_eq!(t.champion(OUTLAW).slots[0].cover, Cover::Cooldown);
}

#[rule(KEYWORD_EXPIATE, CONDITION_SIN_DISCARD)]
fn expiate_turns_a_sin_to_a_cooldown() {
    let mut t = table(
        "champion = [{ id = 'devotee', at = 'A1 north', hand = ['absolution'] }, { id = 'outlaw', at = 'E3 south', slots = ['abstain', 'open', 'open'] }]",
    );
    t.play(DEVOTEE, "absolution", 0)
        .choose(Choice::Champion(OUTLAW))
        .told(Event::Expiated(OUTLAW, SinId::Abstain), rule::KEYWORD_EXPIATE);
    assert_eq!(t.champion(OUTLAW).slots[0].cover, Cover::Cooldown);
}

#[rule(TURN_HAND_LIMIT, TURN_HAND_LIMIT_SIN)]
fn a_sin_over_the_limit_takes_the_place_of_a_maneuver() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'minos', at = 'A1', top = 'drag-below' }]
        champion = [{ id = 'outlaw', at = 'A3 east', hand = ['snare', 'vantage', 'scavenge', 'slip-away'] }]",
    );
    // The Outlaw is HELD, so nobody is that Champion any longer and no Sin comes to him.
    t.told(Event::Held(MINOS, OUTLAW), rule::KEYWORD_HOLD);
    t.turn_up(ActionId::Haul);
    assert!(t.ever(|event| *event == Event::NobodyThere));
    t.draw_on();
    let mut t = table(
        "foe = [{ id = 'minos', top = 'judge-of-the-dead' }]
        champion = [{ id = 'outlaw', at = 'B2 east', vigor = 9, hand = ['slip-away', 'snare', 'vantage', 'scavenge'], sins = ['covet'] }]",
    );
    let snare = t.card(OUTLAW, "snare");
    t.play(OUTLAW, "slip-away", 0).choose(Choice::Enough).fall(&[1, 1, 3, 3, 3]);
    t.draw(SinId::Hoard)
        .choose(Choice::Discard(snare))
        .told_like(|event| matches!(event, Event::Discarded(..)), rule::TURN_HAND_LIMIT_SIN);
    t.turn_up(ActionId::Haul).choose(Choice::Stay);
    assert_eq!((t.champion(OUTLAW).hand.len(), t.champion(OUTLAW).sins.len()), (2, 2));
}
