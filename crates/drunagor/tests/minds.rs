//! Computer heroes know what matters: in telling positions they do what an experienced player would do.

#![expect(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use drunagor::content::{AdventureId, HeroId};
use drunagor::state::{Base, Who};
use drunagor::{Choice, Drunagor, Setup};
use minds::Mind;
use table::{Arrange, Ask, Fate, Player, Prepare, Question, Seat, Session, Show, Situation, Think};

/// Enough for a clear case, and quick in a debug build.
const ITERATIONS: u32 = 60;

fn position(heroes: &str, rest: &str) -> Drunagor {
    let position = toml::from_str(&format!("hero = [{heroes}]\n{rest}")).unwrap_or_else(|what| panic!("{what}"));
    Drunagor::arrange(&position).unwrap_or_else(|what| panic!("{what}"))
}

fn asked(game: Drunagor) -> (Session<Drunagor>, Situation<Drunagor>, Ask<Drunagor>) {
    let players = vec![Player::Normal; game.heroes.len()];
    let session = Session::from_position(game, players, 1).expect("a position");
    match session.question().clone() {
        Question::Choose(ask) => (session.clone(), session.situation(), ask),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

/// What habit does first, and what a search chooses.
fn choices(heroes: &str, rest: &str) -> [Choice; 2] {
    let (session, situation, ask) = asked(position(heroes, rest));
    let habit = session.state().habit(&ask, &mut Fate::new(1)).expect("there is a habit for everything");
    let search = Mind::search::<Drunagor>(ITERATIONS).choose(&situation, &ask, ask.seat(), 1, &mut || 0).expect("options");
    [ask.options[usize::from(habit)].choice, ask.options[search].choice]
}

#[test]
fn every_habit_can_be_done_and_every_question_has_one() {
    trials::sense::<Drunagor>(&Setup::variety(), 0..1);
}

#[test]
fn rewards_are_what_the_hero_can_use() {
    let heroes = HeroId::ALL.to_vec();
    let setup = Setup { adventure: AdventureId::BattleForHezechia, heroes, ..Setup::default() };
    let mut session = Session::<Drunagor>::begin(setup, vec![Player::Normal; HeroId::ALL.len()], 1).expect("a game");
    let mut taken = 0;
    while let Question::Choose(ask) = session.question().clone() {
        let habit = usize::from(session.state().habit(&ask, &mut Fate::new(1)).expect("a habit"));
        let (who, choice) = (ask.seat(), ask.options[habit].choice);
        if !matches!(choice, Choice::Learn(_) | Choice::Ability(_) | Choice::Colour(_) | Choice::Pick(_)) {
            break;
        }
        session.answer(habit, session.revision()).expect("it is taken");
        if let Choice::Pick(item) = choice {
            taken += 1;
            let worn = session.state().hero(who).gear.iter().flatten().any(|gear| gear.item == item);
            assert!(worn, "{who:?} takes {item:?} for the bag");
        }
    }
    assert_eq!(taken, 2 * HeroId::ALL.len());
}

#[test]
fn who_stands_beside_a_dying_enemy_strikes() {
    let foe = "moved = true\nmonster = [{ id = 'executioner', at = [6, 2], health = 2 }]";
    for choice in choices("{ id = 'vorn', at = [5, 2] }", foe) {
        assert!(matches!(choice, Choice::Use(..)), "{choice:?}");
    }
}

#[test]
fn who_is_far_from_the_enemy_goes_to_it() {
    let [habit, _] = choices("{ id = 'vorn', at = [3, 2] }", "monster = [{ id = 'executioner', at = [7, 2] }]");
    let Choice::Go(at) = habit else { panic!("{habit:?}") };
    assert!((3..=4).contains(&at.x().abs_diff(7)) || at.x() == 6, "{at:?}");
}

#[test]
fn who_is_alone_does_not_wait_before_a_door_until_it_is_safe() {
    let hurt = "{ id = 'vorn', at = [8, 14], health = 3 }";
    let chapter = "adventure = 'blackrivers-missing'\nmoved = true\ncubes = 0";
    for choice in choices(hurt, chapter) {
        assert_eq!(choice, Choice::Open(1));
    }
}

#[test]
fn when_nobody_is_left_the_door_is_opened() {
    let beside = "{ id = 'vorn', at = [8, 14] }";
    let chapter = "adventure = 'blackrivers-missing'\nmoved = true\ncubes = 0";
    let [habit, _] = choices(beside, chapter);
    assert_eq!(habit, Choice::Open(1));
}

#[test]
fn who_has_many_curses_takes_one_away() {
    let hero = "{ id = 'vorn', at = [3, 2], cursed = [0, 1, 2, 4], available = [0, 0, 0, 2, 0] }";
    let [habit, _] = choices(hero, "moved = true\nmonster = [{ id = 'executioner', at = [13, 13] }]");
    let Choice::Use(place, _) = habit else { panic!("{habit:?}") };
    assert_eq!(place.0, 12, "Remove Curse");
}

#[test]
fn worth_follows_health_curses_and_monsters() {
    let worth = |heroes: &str, rest: &str| position(heroes, rest).worth(Seat(0));
    let foe = "monster = [{ id = 'executioner', at = [9, 2] }]";
    let plain = worth("{ id = 'vorn', at = [3, 2] }", foe);
    assert!(plain > worth("{ id = 'vorn', at = [3, 2], health = 3 }", foe), "health is good");
    assert!(plain > worth("{ id = 'vorn', at = [3, 2], cursed = [0, 1] }", foe), "curses are bad");
    assert!(plain > worth("{ id = 'vorn', at = [3, 2], broken = [0] }", foe), "a trauma is worse");
    assert!(worth("{ id = 'vorn', at = [3, 2] }", "monster = [{ id = 'executioner', at = [9, 2], health = 2 }]") > plain);
    assert!(
        plain > worth("{ id = 'vorn', at = [3, 2] }", "bag = [1, 2]\nmonster = [{ id = 'executioner', at = [9, 2] }]"),
        "time is short"
    );
}

/// Plays a game by a mind; how far it came: parts of the map opened, and whether it was won.
fn played(mind: Mind, seed: u64) -> (u8, bool) {
    let mut session = Session::<Drunagor>::begin(Setup::default(), vec![Player::Normal; 3], seed).expect("a game");
    for turn in 0.. {
        let ask = match session.question() {
            Question::Over(outcome) => return (session.state().view(None).opened, !outcome.winners.is_empty()),
            Question::Choose(ask) => ask.clone(),
            other => panic!("nobody rolls by hand: {other:?}"),
        };
        let seat = (0..3).map(Seat).find(|seat| ask.is_open_to(*seat)).expect("somebody is asked");
        let index = mind.choose(&session.situation(), &ask, seat, seed << 16 | turn, &mut || 0).expect("options");
        session.answer(index, session.revision()).expect("the option is there");
    }
    (0, false)
}

#[test]
fn habit_comes_further_than_chance() {
    let opened = |mind| (0..20).map(|seed| u32::from(played(mind, seed).0)).sum::<u32>();
    let (habit, chance) = (opened(Mind::Habit), opened(Mind::Random));
    assert!(habit > chance + 10, "{habit} parts opened by habit, {chance} by chance");
}

#[test]
fn somebody_who_is_about_to_fall_is_saved() {
    let heroes = "{ id = 'vorn', at = [5, 2], health = 3, available = [0, 0, 1, 0, 0] }";
    let (mut session, _, _) = asked(position(heroes, "cubes = 0\nmoved = true\nmonster = [{ id = 'executioner', at = [6, 2] }]"));
    for _ in 0..20 {
        let Question::Choose(ask) = session.question().clone() else { panic!("a threat should come") };
        if ask.options.iter().any(|option| option.choice == Choice::Let) {
            let habit = session.state().habit(&ask, &mut Fate::new(1)).expect("a habit");
            let choice = ask.options[usize::from(habit)].choice;
            assert!(matches!(choice, Choice::React(Seat(0), ..)), "{choice:?}");
            return;
        }
        let index = ask.options.iter().position(|option| matches!(option.choice, Choice::End)).unwrap_or(0);
        session.answer(index, session.revision()).expect("it is taken");
    }
    let who = Who::Monster(Base(0));
    panic!("{who:?} never attacked");
}
