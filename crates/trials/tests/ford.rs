//! The toy game of the crossing: squares on several levels, and the trial of pictures on all that it shows.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::panic::catch_unwind;

use table::{Question, RuleId, Say, Session, Show};
use trials::toys::ford::{Choice, Event, Fault, Ford, Party, rule};

const ALONE: Party = Party { walkers: 1, fault: Fault::None };

trials::trials!(Ford, [ALONE, Party { walkers: 2, fault: Fault::None }], 0..4);

/// One walker after these choices.
fn after(choices: &[Choice]) -> Session<Ford> {
    let mut session = Session::begin(ALONE, vec![], 0).unwrap();
    for choice in choices {
        let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
        let index = ask.options.iter().position(|option| option.choice == *choice).unwrap();
        session.answer(index, session.revision()).unwrap();
    }
    session
}

fn refused(session: &Session<Ford>) -> Vec<(Choice, RuleId)> {
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    ask.refused.iter().map(|refusal| (refusal.choice, refusal.rule)).collect()
}

use Choice::Go;

#[test]
fn the_bridge_leads_over_the_water_without_a_lamp_going_out() {
    let session = after(&[Go(3), Go(9), Go(5)]);
    assert_eq!(session.state().walker(table::Seat(0)).lamps, 3);
}

#[test]
fn who_drops_two_levels_puts_out_a_lamp_and_cannot_climb_back() {
    let session = after(&[Go(1)]);
    let told: Vec<_> = session.recent().iter().map(|told| (told.event, told.by.rule)).collect();
    assert_eq!(told, [(Event::Went(table::Seat(0), 1), rule::STEP), (Event::WentOut(table::Seat(0)), rule::FALL)]);
    assert_eq!(refused(&session), [(Go(2), rule::CLIMB), (Go(0), rule::CLIMB)]);
}

#[test]
fn under_the_bridge_the_banks_are_out_of_reach_and_the_bridge_leads_to_them() {
    let ground = after(&[]).state().ground();
    let [water, bridge] = [&ground.cells[4], &ground.cells[9]];
    assert_eq!((water.middle, water.level, bridge.level), (bridge.middle, 0, 2));
    assert_eq!(water.over.iter().flatten().map(|id| id.0).collect::<Vec<_>>(), [1, 7]);
    assert_eq!(bridge.over.iter().flatten().map(|id| id.0).collect::<Vec<_>>(), [5, 3]);
}

/// The toy has no texts: every key is its own.
fn words(say: &Say) -> Result<String, String> {
    Ok(say.key.0.to_owned())
}

#[test]
fn every_picture_of_the_crossing_is_sound() {
    trials::picture::<Ford>(&[ALONE, Party { walkers: 2, fault: Fault::None }], 0..4, &words);
}

#[test]
fn every_fault_of_a_picture_is_found() {
    use Fault::{Crowded, Endless, LostToken, Mute, OneLevel, OneName, Peeping, TwinCards, TwinTokens};
    for fault in [OneLevel, OneName, TwinTokens, LostToken, Crowded, TwinCards, Peeping, Mute, Endless] {
        let trial = catch_unwind(|| trials::picture::<Ford>(&[Party { walkers: 1, fault }], 0..1, &words));
        assert!(trial.is_err(), "nobody noticed {fault:?}");
    }
}
