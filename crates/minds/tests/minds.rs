//! Computer players play well, keep to their time, and see nothing that their seat may not see.

#![expect(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use std::time::{Duration, Instant};

use common::echo::Echo;
use common::{Choice, Race};
use minds::{Budget, Config, Mind, advise, greedy};
use table::{Ask, Player, Question, Session, Situation};
use trials::toys::die;

fn no_clock() -> u64 {
    0
}

fn players() -> Vec<Player> {
    vec![Player::Normal; 2]
}

fn asked(session: &Session<Race>) -> (Situation<Race>, Ask<Race>) {
    match session.question() {
        Question::Choose(ask) => (session.situation(), ask.clone()),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

fn config(iterations: u32) -> Config {
    Config::new::<Race>(Budget::iterations(iterations))
}

/// Plays a whole race; gives how many of the two points each seat got.
fn race(minds: [Mind; 2], seed: u64) -> [f32; 2] {
    let mut session = Session::<Race>::begin((), players(), seed).expect("a race begins");
    let mut turn = 0;
    loop {
        let ask = match session.question() {
            Question::Over(outcome) => return [0, 1].map(|seat| outcome.worth(table::Seat(seat))),
            Question::Choose(ask) => ask.clone(),
            other => panic!("nobody rolls by hand: {other:?}"),
        };
        turn += 1;
        let mind = minds[usize::from(ask.seat().0)];
        let index =
            mind.choose(&session.situation(), &ask, ask.seat(), seed * 1_000 + turn, &mut no_clock).expect("there are options");
        session.answer(index, session.revision()).expect("the option is there");
    }
}

/// Points of the first mind against the second over paired races: each pair once on either side.
fn match_up(first: Mind, second: Mind, pairs: u64) -> f32 {
    let points = |seed| race([first, second], seed)[0] + race([second, first], seed)[1];
    (0..pairs).map(points).sum::<f32>() / (2 * pairs) as f32
}

#[test]
fn minds_look_at_the_position_in_which_they_are_asked() {
    for seed in 0..20 {
        let session = Session::<Echo>::begin((), vec![Player::Normal], seed).expect("it begins");
        let Question::Choose(ask) = session.question() else { panic!("somebody is asked") };
        let one_slip = Config { slips: 100, ..Config::new::<Echo>(Budget::iterations(1)) };
        for mind in [Mind::Habit, Mind::Greedy(1), Mind::Search(one_slip)] {
            let mut session = session.clone();
            let index = mind.choose(&session.situation(), ask, ask.seat(), seed, &mut no_clock).expect("there are options");
            session.answer(index, session.revision()).expect("the option is there");
            let Question::Over(outcome) = session.question() else { panic!("it is over") };
            assert!(!outcome.winners.is_empty(), "{mind:?} did not see what fell");
        }
    }
}

#[test]
fn a_search_beats_chance_clearly() {
    let points = match_up(Mind::Search(config(200)), Mind::Random, 40);
    assert!(points > 0.9, "a search won only {points} of its races against chance");
}

#[test]
fn a_greedy_mind_beats_chance() {
    let points = match_up(Mind::Greedy(8), Mind::Random, 40);
    assert!(points > 0.7, "a greedy mind won only {points} of its races against chance");
}

#[test]
fn what_is_hidden_does_not_change_the_choice() {
    // The other could win at once, so naming the amulet would be the cheat's answer, and every amulet is tried.
    let advice = |hidden: u8, dice: u64| {
        let race = Race::under_way([1, 10], [3, hidden]);
        let session = Session::from_position(race, players(), dice).expect("a position");
        let (situation, ask) = asked(&session);
        let search = advise(&situation, &ask, ask.seat(), &config(500), 7, &mut no_clock).expect("options");
        (search, greedy(&situation, &ask, ask.seat(), 16, 7).expect("options"))
    };
    let first = advice(0, 0);
    for hidden in 0..5 {
        for dice in 0..4 {
            assert_eq!(advice(hidden, dice), first, "amulet {hidden}, dice {dice}");
        }
    }
}

#[test]
fn what_the_seat_itself_knows_may_change_the_choice() {
    // The control of the test above: the same comparison sees a difference that is not hidden.
    let advice = |paces| {
        let session = Session::from_position(Race::under_way(paces, [3, 1]), players(), 0).expect("a position");
        let (situation, ask) = asked(&session);
        advise(&situation, &ask, ask.seat(), &config(500), 7, &mut no_clock)
    };
    assert_ne!(advice([1, 10]), advice([10, 1]));
}

#[test]
fn the_same_seed_and_iterations_give_the_same_advice() {
    let session = Session::<Race>::begin((), players(), 3).expect("a race begins");
    let (situation, ask) = asked(&session);
    let advice = |seed| advise(&situation, &ask, ask.seat(), &config(300), seed, &mut no_clock);
    assert_eq!(advice(1), advice(1));
    assert_ne!(advice(1), advice(2));
}

#[test]
fn a_winning_move_is_found_and_every_option_is_ranked() {
    let session = Session::from_position(Race::under_way([10, 9], [0, 1]), players(), 0).expect("a position");
    let (situation, ask) = asked(&session);
    let advice = advise(&situation, &ask, ask.seat(), &config(400), 1, &mut no_clock).expect("options");
    assert_eq!(ask.options[advice.best].choice, Choice::Walk);
    assert_eq!(advice.options.len(), ask.options.len());
    assert_eq!(advice.options.iter().map(|option| option.visits).sum::<u32>(), 400);
    assert_eq!(advice.iterations, 400);
    assert!(advice.worth > 0.99, "walking wins at once: {advice:?}");
}

#[test]
fn a_budget_of_time_is_kept() {
    let session = Session::<Race>::begin((), players(), 3).expect("a race begins");
    let (situation, ask) = asked(&session);
    let started = Instant::now();
    let mut clock = || started.elapsed().as_millis() as u64;
    let config = Config { budget: Budget::millis(60), ..config(1) };
    let advice = advise(&situation, &ask, ask.seat(), &config, 1, &mut clock).expect("options");
    let taken = started.elapsed();
    assert!(advice.iterations > 50, "only {} iterations in {taken:?}", advice.iterations);
    assert!(taken >= Duration::from_millis(60) && taken < Duration::from_millis(200), "{taken:?}");
}

#[test]
fn a_clock_that_is_late_at_once_still_gives_an_answer() {
    let session = Session::<Race>::begin((), players(), 3).expect("a race begins");
    let (situation, ask) = asked(&session);
    let mut time = 0;
    let mut clock = || {
        time += 1_000_000;
        time
    };
    let config = Config { budget: Budget::millis(1), ..config(1) };
    let advice = advise(&situation, &ask, ask.seat(), &config, 1, &mut clock).expect("options");
    assert!(advice.iterations >= 1 && advice.iterations <= 8, "{advice:?}");
}

#[test]
fn a_small_memory_is_kept_and_still_advises() {
    let session = Session::from_position(Race::under_way([10, 9], [0, 1]), players(), 0).expect("a position");
    let (situation, ask) = asked(&session);
    let config = Config { most_nodes: 16, ..config(400) };
    let advice = advise(&situation, &ask, ask.seat(), &config, 1, &mut no_clock).expect("options");
    assert_eq!(ask.options[advice.best].choice, Choice::Walk);
}

#[test]
fn the_single_die_is_always_left() {
    // A six wins, anything else loses, passing draws: who rolls exactly when a six would come has looked.
    let minds = [Mind::Greedy(32), Mind::Search(Config::new::<die::Die>(Budget::iterations(200)))];
    for seed in 0..120 {
        let stake = die::Stake { pass_wins: false };
        let session = Session::<die::Die>::begin(stake, vec![Player::Normal], seed).expect("a die");
        let Question::Choose(ask) = session.question() else { panic!("the player is asked") };
        for mind in &minds {
            let index = mind.choose(&session.situation(), ask, ask.seat(), seed, &mut no_clock).expect("two options");
            assert_eq!(ask.options[index].choice, die::Choice::Pass, "{mind:?}, seed {seed}");
        }
    }
}

#[test]
fn slips_are_as_frequent_as_the_level_says_and_leave_the_worths_alone() {
    let stake = die::Stake { pass_wins: false };
    let session = Session::<die::Die>::begin(stake, vec![Player::Easy], 1).expect("a die");
    let Question::Choose(ask) = session.question() else { panic!("the player is asked") };
    let config = Config { slips: 50, ..Config::new::<die::Die>(Budget::iterations(100)) };
    let mut rolled = 0;
    for seed in 0..400 {
        let advice = advise(&session.situation(), ask, ask.seat(), &config, seed, &mut no_clock).expect("two options");
        rolled += u32::from(ask.options[advice.best].choice != die::Choice::Pass);
        let worth =
            |choice| advice.options.iter().find(|option| ask.options[option.index].choice == choice).expect("an option").worth;
        assert!(worth(die::Choice::Pass) > worth(die::Choice::Roll), "seed {seed}");
    }
    // Half of the answers are slips, and half of those say what thinking would not have said.
    assert!((70..130).contains(&rolled), "{rolled} of 400");
}
