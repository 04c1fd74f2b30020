//! How far a mind looks, how often, and what it leaves out because it cannot be so.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::Race;
use common::cliff::Cliff;
use common::door::{self, Door};
use common::market::Market;
use common::mill::{self, Mill};
use minds::{Advice, Budget, Config, advise, greedy};
use table::{Ask, Player, Question, Seat, Session, Situation, Think};

fn no_clock() -> u64 {
    0
}

fn first_question<G: Think<Setup = ()>>() -> (Situation<G>, Ask<G>) {
    let session = Session::<G>::begin((), vec![Player::Normal; 2], 3).expect("a game begins");
    match session.question() {
        Question::Choose(ask) => (session.situation(), ask.clone()),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

fn searched<G: Think<Setup = ()>>(config: Config) -> Advice {
    let (situation, ask) = first_question::<G>();
    advise(&situation, &ask, Seat(0), &config, 1, &mut no_clock).expect("options")
}

fn config<G: Think>(iterations: u32) -> Config {
    Config::new::<G>(Budget::iterations(iterations))
}

/// What an option is worth in the eyes of a mind.
fn worth<G: Think>(advice: &Advice, ask: &Ask<G>, choice: G::Choice) -> Option<f32> {
    let at = ask.options.iter().position(|option| option.choice == choice)?;
    advice.options.iter().find(|option| option.index == at).map(|option| option.worth)
}

#[test]
fn as_many_iterations_as_are_granted_and_at_least_one() {
    for (granted, done) in [(0, 1), (1, 1), (2, 2), (7, 7)] {
        assert_eq!(searched::<Race>(config::<Race>(granted)).iterations, done, "{granted} granted");
    }
}

#[test]
fn where_nothing_can_be_chosen_little_is_thought() {
    let (situation, mut ask) = first_question::<Race>();
    let iterations = |ask: &Ask<Race>, granted| {
        advise(&situation, ask, Seat(0), &config::<Race>(granted), 1, &mut no_clock).map(|advice| advice.iterations)
    };
    ask.options.truncate(2);
    assert_eq!(iterations(&ask, 300), Some(300));
    ask.options.truncate(1);
    assert_eq!(iterations(&ask, 300), Some(16), "enough to say what the position is worth");
    assert_eq!(iterations(&ask, 5), Some(5), "never more than is granted");
}

#[test]
fn a_search_looks_one_step_ahead_at_least() {
    fn horizon<G: Think<Setup = ()>>(horizon: u32) -> Advice {
        searched::<G>(Config { horizon, ..config::<G>(60) })
    }
    assert_eq!(horizon::<Cliff>(0), horizon::<Cliff>(1));
    assert_eq!(horizon::<Market>(0), horizon::<Market>(1), "by the game's own clock");
    assert_ne!(horizon::<Market>(1), horizon::<Market>(2));
}

#[test]
fn a_greedy_mind_tries_every_option_once_at_least() {
    let (situation, ask) = first_question::<Cliff>();
    let tried = |samples| greedy(&situation, &ask, Seat(0), samples, 1).expect("options");
    assert_eq!(tried(0), tried(1));
    assert!(tried(0).options.iter().all(|option| option.visits == 1));
}

#[test]
fn a_step_without_end_is_weighed_after_two_thousand_answers_of_habit() {
    let (situation, ask) = first_question::<Mill>();
    let advice = greedy(&situation, &ask, Seat(0), 1, 1).expect("options");
    assert_eq!(worth(&advice, &ask, mill::Choice::Turn), Some(1.0), "habit is asked between two options too");
    assert_eq!(worth(&advice, &ask, mill::Choice::Stop), Some(0.0));
}

#[test]
fn what_does_not_lead_to_the_question_is_not_counted() {
    let (situation, ask) = first_question::<Door>();
    let greedy = greedy(&situation, &ask, Seat(0), 64, 1).expect("options");
    for advice in [searched::<Door>(config::<Door>(200)), greedy] {
        assert_eq!(worth(&advice, &ask, door::Choice::Push), Some(1.0), "{advice:?}");
        assert_eq!(worth(&advice, &ask, door::Choice::Wait), Some(0.0), "{advice:?}");
    }
}
