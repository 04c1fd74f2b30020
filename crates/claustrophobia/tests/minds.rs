//! Computer players know what matters in Claustrophobia: in telling positions both sides do what an experienced player would do.

#![expect(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use claustrophobia::content::{ScenarioAction, ScenarioId};
use claustrophobia::{Choice, Claustrophobia, FiendId, HumanId, Recruit, Setup, SpotId, Warrior};
use minds::Mind;
use table::{Arrange, Ask, Fate, Player, Prepare, Question, Seat, Session, Situation, Think};

const HUMAN: Seat = Seat(0);
const INFERNAL: Seat = Seat(1);
const LEAVE: Choice = Choice::Scenario(ScenarioAction::Leave);
/// Enough for a clear case, and quick in a debug build.
const ITERATIONS: u32 = 80;

fn position(text: &str) -> Claustrophobia {
    let arrangement = toml::from_str(text).unwrap_or_else(|what| panic!("{what}"));
    Claustrophobia::arrange(&arrangement).unwrap_or_else(|what| panic!("{what}"))
}

/// The position after these answers.
fn asked(text: &str, answers: &[Choice]) -> (Situation<Claustrophobia>, Ask<Claustrophobia>, Claustrophobia) {
    let mut session = Session::from_position(position(text), vec![Player::Normal; 2], 1).expect("a position");
    let ask = |session: &Session<Claustrophobia>| match session.question() {
        Question::Choose(ask) => ask.clone(),
        other => panic!("a player should be asked, not {other:?}"),
    };
    for answer in answers {
        let index = ask(&session).options.iter().position(|option| option.choice == *answer).expect("the option is there");
        session.answer(index, session.revision()).expect("it is taken");
    }
    (session.situation(), ask(&session), session.state().clone())
}

fn habit(text: &str, answers: &[Choice]) -> Choice {
    let (_, ask, now) = asked(text, answers);
    let index = now.habit(&ask, &mut Fate::new(1)).expect("there is a habit for everything");
    ask.options[usize::from(index)].choice
}

fn search(text: &str, answers: &[Choice]) -> Choice {
    let (situation, ask, _) = asked(text, answers);
    let mind = Mind::search::<Claustrophobia>(ITERATIONS);
    ask.options[mind.choose(&situation, &ask, ask.seat(), 1, &mut || 0).expect("options")].choice
}

/// The exit with a crossing to the east of it.
fn at_exit(more: &str) -> String {
    format!(
        "scenario = 'survivors'\ntunnels = [{{ tile = 36, at = [0, 0], open = 'nes' }}, {{ tile = 'crossing', at = [1, 0] }}]\n{more}"
    )
}

fn activated(place: u8) -> Choice {
    Choice::Activate(Warrior::Human(HumanId(place)))
}

#[test]
fn every_habit_can_be_done_and_every_question_has_one() {
    trials::sense::<Claustrophobia>(&Setup::variety(), 0..2);
}

#[test]
fn who_can_leave_leaves_and_who_is_near_the_exit_goes_there() {
    let both = at_exit("human = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'condemned-scout', at = 0, die = 4 }]");
    assert_eq!([habit(&both, &[activated(0)]), search(&both, &[activated(0)])], [LEAVE; 2]);
    let near = at_exit("human = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'condemned-scout', at = 1, die = 4 }]");
    assert_eq!(habit(&near, &[]), activated(0), "the one at the exit is activated first");
    let walk = Choice::Move(SpotId(0));
    assert_eq!([habit(&near, &[activated(1)]), search(&near, &[activated(1)])], [walk; 2]);
}

#[test]
fn enemies_on_the_tile_are_fought_a_wounded_demon_before_troglodytes() {
    let fight = "tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\nfiend = [{ who = 'hunter', at = 0, damage = 3 }]\n\
                 human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 3 }]";
    let demon = Choice::Attack(Warrior::Fiend(FiendId(0)));
    assert_eq!([habit(fight, &[activated(0)]), search(fight, &[activated(0)])], [demon; 2]);
}

#[test]
fn fighters_are_activated_before_those_who_stand_alone() {
    let apart = "tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0], troglodytes = 1 }]\n\
                 human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 1, die = 3 }]";
    assert_eq!(habit(apart, &[]), activated(1));
}

#[test]
fn a_demon_that_can_be_paid_comes_and_troglodytes_attack_who_is_there() {
    let rich = "phase = 'threat'\nthreat = 9\nfiend = [{ who = 'hunter' }]\n\
                tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0] }]\n\
                human = [{ who = 'redeemer', at = 0, die = 4 }]";
    assert_eq!(habit(rich, &[]), Choice::Enter(Recruit::Fiend(FiendId(0)), SpotId(1)));
    let there = "phase = 'infernal-activation'\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
                 human = [{ who = 'redeemer', at = 0, die = 4 }]";
    let troglodytes = Choice::Activate(Warrior::Troglodytes(SpotId(0)));
    assert_eq!([habit(there, &[]), search(there, &[])], [troglodytes; 2]);
    assert_eq!(habit(there, &[troglodytes]), Choice::Attack(Warrior::Human(HumanId(0))));
}

#[test]
fn worth_follows_who_is_left_and_how_they_are() {
    let worth = |text: &str, seat| position(text).worth(seat);
    let human = "who = 'condemned-brute', at = 1, die = 3";
    let two = at_exit(&format!("human = [{{ who = 'redeemer', at = 1, die = 4 }}, {{ {human} }}]"));
    let hurt = at_exit(&format!("human = [{{ who = 'redeemer', at = 1, die = 4 }}, {{ {human}, damage = [1, 2, 6] }}]"));
    let alone = at_exit("human = [{ who = 'redeemer', at = 1, die = 4 }]");
    let gone = at_exit(&format!("human = [{{ who = 'redeemer', left = true }}, {{ {human} }}]"));
    for (better, worse, why) in
        [(&two, &hurt, "no damage"), (&hurt, &alone, "a second warrior"), (&gone, &two, "one has escaped")]
    {
        assert!(worth(better, HUMAN) > worth(worse, HUMAN), "{why} is better for the human player");
        assert!(worth(better, INFERNAL) < worth(worse, INFERNAL), "{why} is worse for the infernal player");
    }
    let threatened = format!("threat = 9\n{two}");
    assert!(
        worth(&threatened, INFERNAL) > worth(&format!("threat = 0\n{two}"), INFERNAL),
        "threat points are good for the horde"
    );
}

/// Plays a whole game; what it is worth to the human player at its end.
fn result(minds: [Mind; 2], scenario: ScenarioId, seed: u64) -> f32 {
    let mut session = Session::<Claustrophobia>::begin(Setup { scenario }, vec![Player::Normal; 2], seed).expect("a game");
    for turn in 0.. {
        let ask = match session.question() {
            Question::Over(outcome) => return outcome.worth(HUMAN),
            Question::Choose(ask) => ask.clone(),
            other => panic!("nobody rolls by hand: {other:?}"),
        };
        let mind = minds[usize::from(ask.seat().0)];
        let index = mind.choose(&session.situation(), &ask, ask.seat(), seed << 16 | turn, &mut || 0).expect("options");
        session.answer(index, session.revision()).expect("the option is there");
    }
    0.0
}

#[test]
fn habit_beats_chance_on_either_side() {
    let survivors = ScenarioId::all().next().expect("there is a scenario");
    let points = |minds| (0..30).map(|seed| result(minds, survivors, seed)).sum::<f32>() / 30.0;
    let (human, infernal) = (points([Mind::Habit, Mind::Random]), 1.0 - points([Mind::Random, Mind::Habit]));
    assert!(human > 0.8, "the human player's habit won only {human} against chance");
    assert!(infernal > 0.8, "the infernal player's habit won only {infernal} against chance");
}
