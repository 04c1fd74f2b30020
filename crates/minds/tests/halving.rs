//! Sequential halving plays well, keeps to its time, and sees nothing that its seat may not see.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::{Choice, Race};
use minds::{Advice, Budget, Config, Mind, advise_by};
use table::{Ask, Player, Question, Seat, Session, Way};

fn no_clock() -> u64 {
    0
}

fn advice(session: &Session<Race>, config: &Config, seed: u64, clock: &mut dyn FnMut() -> u64) -> (Ask<Race>, Advice) {
    let Question::Choose(ask) = session.question() else { panic!("a player is asked") };
    let advice = advise_by(Way::Halving, &session.situation(), ask, ask.seat(), config, seed, clock).expect("options");
    (ask.clone(), advice)
}

fn config(iterations: u32) -> Config {
    Config { whims: 0, ..Config::new::<Race>(Budget::iterations(iterations)) }
}

fn position(paces: [u8; 2], amulets: [u8; 2], dice: u64) -> Session<Race> {
    Session::from_position(Race::under_way(paces, amulets), vec![Player::Normal; 2], dice).expect("a position")
}

#[test]
fn it_beats_chance_clearly() {
    let mut points = 0.0;
    for seed in 0..40 {
        let mine = Seat((seed % 2) as u8);
        let mut session = Session::<Race>::begin((), vec![Player::Normal; 2], seed).expect("a race begins");
        points += loop {
            let ask = match session.question() {
                Question::Over(outcome) => break outcome.worth(mine),
                Question::Choose(ask) => ask.clone(),
                other => panic!("nobody rolls by hand: {other:?}"),
            };
            let moment = seed * 1_000 + u64::from(session.revision());
            let index = if ask.seat() == mine {
                advice(&session, &config(200), moment, &mut no_clock).1.best
            } else {
                Mind::Random.choose(&session.situation(), &ask, ask.seat(), moment, &mut no_clock).expect("options")
            };
            session.answer(index, session.revision()).expect("the option is there");
        };
    }
    assert!(points > 36.0, "only {points} of 40 races against chance");
}

#[test]
fn a_winning_move_is_found_and_most_playouts_go_to_the_best() {
    let (ask, advice) = advice(&position([10, 9], [0, 1], 0), &config(400), 1, &mut no_clock);
    assert_eq!(ask.options[advice.best].choice, Choice::Walk);
    assert!(advice.worth > 0.99, "walking wins at once: {advice:?}");
    assert_eq!(advice.options.iter().map(|option| option.visits).sum::<u32>(), advice.iterations);
    assert!(advice.iterations <= 400, "a budget is a limit: {advice:?}");
    let most = advice.options.iter().map(|option| option.visits).max();
    assert_eq!(most, Some(advice.options[advice.best].visits));
    let least = advice.options.iter().map(|option| option.visits).min().expect("options");
    assert!(least > 0 && least < 30, "the worst is dropped first: {advice:?}");
}

#[test]
fn what_is_hidden_does_not_change_the_choice_and_what_is_known_does() {
    let ranking = |paces, hidden, dice| advice(&position(paces, [3, hidden], dice), &config(300), 7, &mut no_clock).1;
    let first = ranking([1, 10], 0, 0);
    for hidden in 0..5 {
        for dice in 0..4 {
            assert_eq!(ranking([1, 10], hidden, dice), first, "amulet {hidden}, dice {dice}");
        }
    }
    assert_ne!(ranking([10, 1], 0, 0), first);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_advice() {
    let ranking = |seed| advice(&position([0, 0], [0, 1], 3), &config(300), seed, &mut no_clock).1;
    assert_eq!(ranking(1), ranking(1));
    assert_ne!(ranking(1), ranking(2));
}

#[test]
fn fewer_iterations_than_options_still_give_an_answer() {
    for iterations in 0..12 {
        let (ask, advice) = advice(&position([0, 0], [0, 1], 3), &config(iterations), 1, &mut no_clock);
        assert!(advice.best < ask.options.len(), "{advice:?}");
        assert_eq!(advice.iterations, iterations.max(1));
    }
}

#[test]
fn a_clock_that_is_late_at_once_still_gives_an_answer() {
    let mut time = 0;
    let mut clock = || {
        time += 1_000_000;
        time
    };
    let config = Config { budget: Budget::millis(1), ..config(1) };
    let (_, advice) = advice(&position([0, 0], [0, 1], 3), &config, 1, &mut clock);
    assert!((1..=8).contains(&advice.iterations), "{advice:?}");
}
