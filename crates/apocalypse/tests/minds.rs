//! Computer players know what matters in Planet Apocalypse: in telling positions they do what an experienced player would do.

#![expect(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use apocalypse::content::Circle;
use apocalypse::state::{AreaId, Enemy};
use apocalypse::{Act, Apocalypse, Choice, Setup};
use minds::Mind;
use table::{Arrange, Ask, Fate, Game, Player, Prepare, Question, Seat, Session, Show, Situation, Think};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// Enough for a clear case, and quick in a debug build.
const ITERATIONS: u32 = 60;

/// Two heroes without powers, and the rest of the position.
fn position(heroes: [&str; 2], rest: &str) -> Apocalypse {
    let [first, second] = heroes;
    let heroes = format!(
        "hero = [{{ id = 'tarang', powers = [], {first} }}, {{ id = 'naomi-joslyn', powers = [], {second} }}]\nlegion = 'dis'\n"
    );
    let arrangement = toml::from_str(&(heroes + rest)).unwrap_or_else(|what| panic!("{what}"));
    Apocalypse::arrange(&arrangement).unwrap_or_else(|what| panic!("{what}"))
}

fn asked(game: Apocalypse) -> (Session<Apocalypse>, Situation<Apocalypse>, Ask<Apocalypse>) {
    let players = vec![Player::Normal; usize::from(game.seats())];
    let session = Session::from_position(game, players, 1).expect("a position");
    match session.question().clone() {
        Question::Choose(ask) => (session.clone(), session.situation(), ask),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

/// What habit does first, and what a search chooses.
fn choices(heroes: [&str; 2], rest: &str) -> [Choice; 2] {
    let (session, situation, ask) = asked(position(heroes, rest));
    let habit = session.state().habit(&ask, &mut Fate::new(1)).expect("there is a habit for everything");
    let search = Mind::search::<Apocalypse>(ITERATIONS).choose(&situation, &ask, ask.seat(), 1, &mut || 0).expect("options");
    [ask.options[usize::from(habit)].choice, ask.options[search].choice]
}

#[test]
fn every_habit_can_be_done_and_every_question_has_one() {
    trials::sense::<Apocalypse>(&Setup::variety(), 0..1);
}

#[test]
fn what_would_exit_next_is_attacked() {
    let attack = Choice::Attack(AreaId::START);
    assert_eq!(choices(["at = 0", "at = 3"], "area = [{ at = 0, larvae = 1 }]"), [attack; 2]);
}

#[test]
fn whoever_stands_apart_goes_to_the_enemies_that_exit_next() {
    let [habit, _] = choices(["at = 1", "at = 4"], "area = [{ at = 0, larvae = 2 }]");
    assert_eq!(habit, Choice::Move(AreaId::START));
    let [habit, _] = choices(["at = 1", "at = 4"], "area = [{ at = 0, larvae = 1 }, { at = 1, larvae = 3 }]");
    assert_eq!(habit, Choice::Attack(AreaId(1)), "but not past a crowd that is here");
}

#[test]
fn the_toughest_that_dice_reach_is_struck_first() {
    let mut session =
        asked(position(["at = 2, attack = [0, 0, 0, 0, 2]", "at = 0"], "area = [{ at = 2, larvae = 1, fiends = 1 }]")).0;
    session.set_hands(table::Hands::Everything).expect("people roll");
    let attack = |session: &Session<Apocalypse>| match session.question() {
        Question::Choose(ask) => ask.options.iter().position(|option| option.choice == Choice::Attack(AreaId(2))),
        _ => None,
    };
    let index = attack(&session).expect("an attack is offered");
    session.answer(index, session.revision()).expect("it is taken");
    while let Question::Choose(ask) = session.question().clone() {
        let index = ask.options.iter().position(|option| matches!(option.choice, Choice::No | Choice::Done)).expect("no help");
        session.answer(index, session.revision()).expect("it is taken");
    }
    session.enter_roll(&[12, 12], session.revision()).expect("dice fall");
    let Question::Choose(ask) = session.question().clone() else { panic!("somebody is to be struck") };
    let habit = session.state().habit(&ask, &mut Fate::new(1)).expect("a habit");
    assert_eq!(ask.options[usize::from(habit)].choice, Choice::Strike(Enemy::Minion(Circle::Second)));
}

#[test]
fn the_wounded_are_helped_before_anything_else() {
    let [habit, _] = choices(["at = 1, courage = 9", "at = 1, health = 1"], "phase = 'team'\npanel = ['vigil']");
    assert_eq!(habit, Choice::Team(A, Act::FirstAid(B)));
}

#[test]
fn courage_buys_a_gift_and_who_has_none_is_done() {
    // Nobody recruits in the third area, so nothing comes before a gift.
    let team = "phase = 'team'\npanel = ['lucky-coin']";
    let [rich, _] = choices(["at = 3, courage = 20", "at = 3, courage = 0"], team);
    assert!(matches!(rich, Choice::Team(Seat(0), Act::Gift(0, _))), "{rich:?}");
    let [poor, _] = choices(["at = 3, courage = 0, luck = 0", "at = 3, courage = 0"], team);
    assert_eq!(poor, Choice::Team(A, Act::Done));
}

#[test]
fn worth_follows_doom_health_and_the_lord() {
    let worth = |heroes, rest: &str| position(heroes, rest).worth(A);
    let well = ["at = 2", "at = 2"];
    let plain = worth(well, "");
    assert!(plain > worth(well, "doom = 6"), "doom is bad");
    assert!(plain > worth(well, "area = [{ at = 0, larvae = 3 }]"), "and so is what will bring it");
    assert!(
        worth(well, "area = [{ at = 4, larvae = 3 }]") > worth(well, "area = [{ at = 0, larvae = 3 }]"),
        "what is far away may still be stopped"
    );
    assert!(plain > worth(["at = 2, health = 1", "at = 2, health = 1"], ""), "health is good");
    assert!(worth(["at = 2, attack = [0, 0, 0, 0, 4]", "at = 2"], "") > plain, "and so are dice");
    assert!(worth(well, "lord-health = 2") > plain, "a Lord who is nearly slain is better than a whole one");
    assert_eq!(plain, position(well, "").worth(B), "all win or lose together");
}

/// Plays a game of two heroes by a mind; in which turn it ended, and whether it was won.
fn played(mind: Mind, seed: u64) -> (u16, bool) {
    let setup = Setup::variety().into_iter().find(|setup| setup.heroes.len() == 2).expect("two heroes play");
    let mut session = Session::<Apocalypse>::begin(setup, vec![Player::Normal; 5], seed).expect("a game");
    for turn in 0.. {
        let ask = match session.question() {
            Question::Over(outcome) => return (session.state().view(None).turn, !outcome.winners.is_empty()),
            Question::Choose(ask) => ask.clone(),
            other => panic!("nobody rolls by hand: {other:?}"),
        };
        let seat = (0..5).map(Seat).find(|seat| ask.is_open_to(*seat)).expect("somebody is asked");
        let index = mind.choose(&session.situation(), &ask, seat, seed << 16 | turn, &mut || 0).expect("options");
        session.answer(index, session.revision()).expect("the option is there");
    }
    (0, false)
}

#[test]
fn habit_holds_out_longer_than_chance() {
    let turns = |mind| (0..20).map(|seed| u32::from(played(mind, seed).0)).sum::<u32>();
    let (habit, chance) = (turns(Mind::Habit), turns(Mind::Random));
    assert!(habit * 2 > chance * 3, "{habit} turns by habit, {chance} by chance");
}
