//! Computer players know what matters in INFERNO: in telling positions they do what an experienced player would do.

#![expect(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use inferno::board::TerritoryId;
use inferno::{Choice, Inferno, Monster, Setup};
use minds::{Budget, Config, Mind, advise};
use table::{Arrange, Ask, Fate, Game, Player, Question, Seat, Session, Situation, Think};

/// Enough for a clear case, and quick in a debug build.
const ITERATIONS: u32 = 120;

fn position(text: &str) -> Inferno {
    let arrangement = toml::from_str(text).unwrap_or_else(|what| panic!("{what}"));
    Inferno::arrange(&arrangement).unwrap_or_else(|what| panic!("{what}"))
}

fn asked(game: Inferno) -> (Situation<Inferno>, Ask<Inferno>) {
    let players = vec![Player::Normal; usize::from(game.seats())];
    let session = Session::from_position(game, players, 1).expect("a position");
    match session.question() {
        Question::Choose(ask) => (session.situation(), ask.clone()),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

/// What habit does first, and what a search chooses.
fn choices(text: &str) -> [Choice; 2] {
    let (situation, ask) = asked(position(text));
    let habit = situation.state.habit(&ask, &mut Fate::new(1)).expect("there is a habit for everything");
    let search = Mind::search::<Inferno>(ITERATIONS).choose(&situation, &ask, ask.seat(), 1, &mut || 0).expect("options");
    [ask.options[usize::from(habit)].choice, ask.options[search].choice]
}

fn worth(text: &str) -> f32 {
    position(text).worth(Seat(0))
}

const AT_THE_EDGE: &str = "
    flipped = ['dis']
    character = [{ at = 'dante 38' }, { at = 'dante 39' }, { at = 'dante 40' }, { at = 'dante 41' }]";

#[test]
fn dante_beside_a_character_is_attacked() {
    let fight = "
        round = 33
        flipped = ['dis']
        dante = { at = 'dante 1', ell = 1 }
        dante-deck = 2
        character = [{ at = 'dante 2' }, { at = 'dante 30' }]";
    assert_eq!(choices(fight), [Choice::Attack(Monster::Dante); 2]);
}

#[test]
fn a_strike_comes_before_the_attack() {
    let fight = "
        round = 33
        flipped = ['dis']
        dante = { at = 'dante 1', ell = 8 }
        dante-deck = 2
        character = [{ at = 'dante 2', cards = ['strike'] }, { at = 'dante 30' }]";
    assert_eq!(choices(fight)[0], Choice::Strike);
}

#[test]
fn dante_is_not_challenged_while_his_deck_is_thin() {
    for chosen in choices(&format!("round = 4\ndante-deck = 1\n{AT_THE_EDGE}")) {
        assert_ne!(chosen, Choice::Flip(TerritoryId::DANTE));
    }
}

#[test]
fn dante_is_challenged_at_the_last_call() {
    let last_call = format!("round = 31\ndante-deck = 8\n{AT_THE_EDGE}");
    assert_eq!(choices(&last_call), [Choice::Flip(TerritoryId::DANTE); 2]);
}

#[test]
fn resources_under_a_characters_feet_are_picked_up() {
    let rich = "
        round = 9
        dante-deck = 2
        flipped = ['dis']
        pile = [{ at = 'dis 3' }]
        character = [{ at = 'dis 3' }, { at = 'dis 6' }]";
    assert_eq!(choices(rich)[0], Choice::PickUp);
}

#[test]
fn an_unclaimed_that_locks_the_way_is_attacked() {
    let locked = "
        round = 9
        dante-deck = 2
        unclaimed = [{ at = 'dis 1', ell = 1 }]
        character = [{ at = 'dis 2' }, { at = 'dis 6' }]";
    assert_eq!(choices(locked)[0], Choice::Attack(Monster::Unclaimed(TerritoryId(1))));
}

#[test]
fn worth_follows_the_fight() {
    let fight = |ell: u8, deck: u8| {
        worth(&format!(
            "round = 33\nflipped = ['dis']\ndante = {{ ell = {ell} }}\ndante-deck = {deck}\n\
             character = [{{ at = 'dante 20' }}, {{ at = 'dante 30' }}]"
        ))
    };
    assert!(fight(3, 4) > fight(6, 4), "a wounded Dante is better than a healthy one");
    assert!(fight(6, 4) > fight(6, 2), "more cards in his deck are more rounds");
    for (ell, deck) in [(1, 7), (10, 0), (5, 3)] {
        assert!((0.0..=1.0).contains(&fight(ell, deck)), "{ell} ELL, {deck} cards");
    }
}

#[test]
fn worth_follows_what_a_character_holds() {
    let with = |what: &str| {
        worth(&format!(
            "round = 9\ndante-deck = 2\nflipped = ['dis']\ncharacter = [{{ at = 'dis 3'{what} }}, {{ at = 'dis 6' }}]"
        ))
    };
    assert!(with(", resources = 1") > with(""));
    assert!(with(", cards = ['strike']") > with(""));
    assert!(with("") > with(", ell = 4"));
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    let (situation, ask) = asked(position(&format!("round = 27\ndante-deck = 7\n{AT_THE_EDGE}")));
    let config = Config::new::<Inferno>(Budget::iterations(ITERATIONS));
    let advice = |seed| advise(&situation, &ask, ask.seat(), &config, seed, &mut || 0);
    assert_eq!(advice(5), advice(5));
    assert_ne!(advice(5), advice(6));
}

/// Plays a whole game, shown after every answer; whether it was won.
fn watched(mind: Mind, setup: Setup, seed: u64, mut watch: impl FnMut(&Inferno)) -> bool {
    let players = vec![Player::Normal; usize::from(setup.characters)];
    let mut session = Session::<Inferno>::begin(setup, players, seed).expect("a game");
    let mut turn = 0;
    loop {
        let ask = match session.question() {
            Question::Over(outcome) => return !outcome.winners.is_empty(),
            Question::Choose(ask) => ask.clone(),
            other => panic!("nobody rolls by hand: {other:?}"),
        };
        turn += 1;
        let index = mind.choose(&session.situation(), &ask, ask.seat(), seed << 16 | turn, &mut || 0).expect("options");
        session.answer(index, session.revision()).expect("the option is there");
        watch(session.state());
    }
}

fn wins(mind: Mind, seed: u64) -> bool {
    watched(mind, Setup::default(), seed, |_| {})
}

/// What was learnt before a dial was turned foretells another game: then it has to be learnt anew.
#[test]
fn what_was_learnt_foretells_how_games_end_better_than_their_share_of_wins() {
    let mut seen = Vec::new();
    for seed in 0..200 {
        let mut foretold = Vec::new();
        let setup = Setup { characters: 2 + (seed % 5) as u8 };
        let won = watched(Mind::Habit, setup, seed, |game| foretold.push(f64::from(game.worth(Seat(0)))));
        foretold.pop();
        seen.extend(foretold.into_iter().map(|chance| (chance, won)));
    }
    let share = seen.iter().filter(|(_, won)| *won).count() as f64 / seen.len() as f64;
    let lost = |chance: f64, won: bool| -(if won { chance } else { 1.0 - chance }).max(1e-6).ln();
    let blind: f64 = seen.iter().map(|(_, won)| lost(share, *won)).sum();
    let learnt: f64 = seen.iter().map(|(chance, won)| lost(*chance, *won)).sum();
    assert!(
        learnt < 0.95 * blind,
        "{:.3} is lost by foretelling, {:.3} without",
        learnt / seen.len() as f64,
        blind / seen.len() as f64
    );
}

#[test]
fn habit_alone_wins_a_good_part() {
    let won = (0..40).filter(|seed| wins(Mind::Habit, *seed)).count();
    assert!(won >= 8, "habit won only {won} of 40 games");
}

#[test]
fn chance_alone_wins_none() {
    assert_eq!((0..40).filter(|seed| wins(Mind::Random, *seed)).count(), 0);
}
