//! The same seed and iterations give the same advice on every machine: it is kept in a file, to the last bit. A change of how minds think
//! writes it anew by `GOLDEN=write` and shows in it.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use std::fmt::Write as _;

use common::Race;
use common::cliff::{Choice, Cliff};
use common::market::Market;
use minds::{Advice, Bench, Budget, Config, Mind, advise, greedy};
use table::{Ask, Player, Question, Seat, Session, Situation, Think};
use trials::kept;

fn no_clock() -> u64 {
    0
}

fn asked<G: Think>(session: &Session<G>) -> (Situation<G>, Ask<G>) {
    match session.question() {
        Question::Choose(ask) => (session.situation(), ask.clone()),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

/// A game after these answers.
fn after<G: Think<Setup = ()>>(seed: u64, answers: &[usize]) -> Session<G> {
    let mut session = Session::<G>::begin((), vec![Player::Normal; 2], seed).expect("a game begins");
    for index in answers {
        session.answer(*index, session.revision()).expect("the option is there");
    }
    session
}

fn line(name: &str, advice: &Advice) -> String {
    let options: Vec<String> =
        advice.options.iter().map(|option| format!("{}:{:08x}", option.visits, option.worth.to_bits())).collect();
    format!(
        "{name} best {} of {} iterations, {:08x}: {}\n",
        advice.best,
        advice.iterations,
        advice.worth.to_bits(),
        options.join(" ")
    )
}

/// What all kinds of minds say at a question, for every seat that is asked.
fn opinions<G: Think>(name: &str, session: &Session<G>) -> String {
    let (situation, ask) = asked(session);
    let plain = Config::new::<G>(Budget::iterations(250));
    let ways = [
        ("plain", plain),
        ("few", Config { budget: Budget::iterations(9), ..plain }),
        ("whims", Config { whims: 60, ..plain }),
        ("habits", Config { whims: 0, ..plain }),
        ("near", Config { horizon: 1, ..plain }),
        ("bold", Config { caution: 0.0, ..plain }),
        ("curious", Config { curiosity: 8.0, ..plain }),
        ("estimates", Config { estimates: 3, ..plain }),
        ("slips", Config { slips: 70, ..plain }),
        ("small", Config { most_nodes: 12, ..plain }),
    ];
    let mut text = String::new();
    for seat in (0..2).map(Seat).filter(|seat| ask.is_open_to(*seat)) {
        for (way, config) in ways {
            let advice = advise(&situation, &ask, seat, &config, 11, &mut no_clock).expect("options");
            text += &line(&format!("{name} seat {} {way}", seat.0), &advice);
        }
        let advice = greedy(&situation, &ask, seat, 7, 5).expect("options");
        text += &line(&format!("{name} seat {} greedy", seat.0), &advice);
        for mind in [Mind::Random, Mind::Habit, Mind::Greedy(3), Mind::search::<G>(40)] {
            let chosen = (0..12).map(|seed| mind.choose(&situation, &ask, seat, seed, &mut no_clock).expect("options"));
            let chosen: Vec<String> = chosen.map(|index| index.to_string()).collect();
            let kind = format!("{mind:?}");
            let kind = kind.split('(').next().unwrap_or_default();
            writeln!(text, "{name} seat {} {kind}: {}", seat.0, chosen.join(" ")).expect("a text takes a line");
        }
    }
    text
}

#[test]
fn advice_is_the_same_to_the_last_bit() {
    let text = [
        opinions("race", &after::<Race>(3, &[1, 1])),
        opinions("race for the goal", &Session::from_position(Race::under_way([9, 8], [3, 1]), vec![], 2).expect("a race")),
        opinions("market, first bid", &after::<Market>(1, &[])),
        opinions("market, second bid", &after::<Market>(1, &[2])),
        opinions("market, name", &after::<Market>(1, &[2, 0])),
        opinions("market, next round", &after::<Market>(4, &[0, 1, 3])),
        opinions("cliff", &after::<Cliff>(1, &[])),
    ]
    .concat();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/advice.txt");
    assert_eq!(kept(path, || text.clone()), text);
}

#[test]
fn how_a_game_ended_counts_and_not_how_the_table_looks() {
    let (situation, ask) = asked(&after::<Cliff>(1, &[]));
    let config = Config::new::<Cliff>(Budget::iterations(200));
    let searched = advise(&situation, &ask, Seat(0), &config, 1, &mut no_clock).expect("options");
    let looked = greedy(&situation, &ask, Seat(0), 4, 1).expect("options");
    // A worth that is no number is as good as none, and none is better than won or worse than lost.
    let wanted = [1.0, 0.0, 0.5, 0.5, 1.0, 0.0];
    for advice in [searched, looked] {
        for (option, wanted) in advice.options.iter().zip(wanted) {
            assert_eq!(option.worth, wanted, "{:?}", Choice::ALL.get(option.index));
        }
    }
}

#[test]
fn levels_differ_by_how_often_they_slip_and_how_long_they_think() {
    let level = Config::level::<Race>;
    let slips = [Player::Easy, Player::Normal, Player::Hard, Player::Person].map(|player| level(player).slips);
    assert_eq!(slips, [15, 5, 0, 0]);
    let iterations = [Player::Easy, Player::Normal, Player::Hard].map(|player| level(player).budget.iterations);
    assert_eq!(iterations, [40, 200, 1_000]);
    assert_eq!(level(Player::Easy).budget.millis, None, "the same on every machine");
    assert!(level(Player::Normal).budget.millis < level(Player::Hard).budget.millis);
    assert_eq!(
        [level(Player::Hard).estimates, level(Player::Person).estimates],
        [0, 2],
        "a hint says what every option is worth"
    );
    assert_eq!(Mind::level::<Race>(Player::Hard), Mind::Search(level(Player::Hard)));
}

#[test]
fn thinking_ends_when_the_time_has_come_and_not_after_it() {
    let (situation, ask) = asked(&after::<Race>(3, &[]));
    let config = Config { budget: Budget::millis(10), ..Config::new::<Race>(Budget::iterations(1)) };
    let mut times = [0, 9, 10].into_iter();
    let mut clock = || times.next().unwrap_or_else(|| panic!("the time had come"));
    let advice = advise(&situation, &ask, Seat(0), &config, 1, &mut clock).expect("options");
    assert_eq!(advice.iterations, 8, "the clock is looked at every fourth time");
}

#[test]
fn what_is_not_thought_promising_is_estimated_for_a_hint() {
    let (situation, ask) = asked(&after::<Market>(1, &[2, 0]));
    let plain = Config::new::<Market>(Budget::iterations(60));
    let worths = |config: &Config| {
        let advice = advise(&situation, &ask, Seat(1), config, 1, &mut no_clock).expect("options");
        assert_eq!(advice.iterations, 60, "estimates are part of what may be thought");
        assert!(advice.options.iter().skip(4).all(|option| option.visits == 0), "they are not searched");
        advice.options.iter().map(|option| option.worth).collect::<Vec<f32>>()
    };
    let plain_worths = worths(&plain);
    let worst = plain_worths.iter().copied().fold(f32::INFINITY, f32::min);
    assert_eq!(plain_worths.get(4..), Some(&[worst; 2][..]), "as bad as the worst that is known");
    let estimated = worths(&Config { estimates: 2, ..plain });
    let worst = estimated.iter().take(4).copied().fold(f32::INFINITY, f32::min);
    assert!(estimated.iter().skip(4).any(|worth| *worth != worst), "{estimated:?}");
}

#[test]
fn whoever_has_one_option_or_none_need_not_think() {
    let (situation, mut ask) = asked(&after::<Market>(1, &[]));
    ask.options.truncate(1);
    let never = &mut || panic!("nothing is to be thought about");
    let one = Config { budget: Budget::millis(5), ..Config::new::<Market>(Budget::iterations(1)) };
    for mind in [Mind::Random, Mind::Habit, Mind::Greedy(2), Mind::Search(one)] {
        assert_eq!(mind.choose(&situation, &ask, Seat(0), 1, never), Some(0));
        assert_eq!(mind.choose(&situation, &ask, Seat(1), 1, never), None, "what is sealed, each decides alone");
    }
}

#[test]
fn what_is_measured_is_done() {
    let bench = Bench::<Race>::new(()).expect("a race can be played");
    assert!(bench.pieces() > 8);
    for piece in [0, bench.pieces() - 1] {
        assert!(bench.decisions(piece) > 2 && bench.answers(piece) > 2);
        assert_eq!((bench.clones(piece), bench.search(piece)), (1_000, 50));
    }
    assert_eq!((bench.clones(bench.pieces()), bench.search(bench.pieces())), (0, 0), "there are no more");
}
