//! Computer players know what matters in a Confrontation: in telling positions they do what an experienced player would do.

#![expect(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use dante::board::AreaId;
use dante::content::{ChampionId, CompanionId, ConfrontationId};
use dante::{Choice, Dante, Setup};
use minds::Mind;
use table::{Arrange, Ask, Fate, Game, Player, Prepare, Question, Seat, Session, Show, Situation, Think};

/// Enough for a clear case, and quick in a debug build.
const ITERATIONS: u32 = 60;

fn position(text: &str) -> Dante {
    let arrangement = toml::from_str(text).unwrap_or_else(|what| panic!("{what}"));
    Dante::arrange(&arrangement).unwrap_or_else(|what| panic!("{what}"))
}

fn asked(game: Dante) -> (Session<Dante>, Situation<Dante>, Ask<Dante>) {
    let players = vec![Player::Normal; usize::from(game.seats())];
    let session = Session::from_position(game, players, 1).expect("a position");
    match session.question().clone() {
        Question::Choose(ask) => (session.clone(), session.situation(), ask),
        other => panic!("a player should be asked, not {other:?}"),
    }
}

/// What habit does first, and what a search chooses.
fn choices(text: &str) -> [Choice; 2] {
    let (session, situation, ask) = asked(position(text));
    let habit = session.state().habit(&ask, &mut Fate::new(1)).expect("there is a habit for everything");
    let search = Mind::search::<Dante>(ITERATIONS).choose(&situation, &ask, ask.seat(), 1, &mut || 0).expect("options");
    [ask.options[usize::from(habit)].choice, ask.options[search].choice]
}

/// Three Champions out of the way, and the rest of the position.
fn alone(mercenary: &str, rest: &str) -> String {
    format!(
        "champion = [{{ id = 'mercenary', {mercenary} }}, {{ id = 'artist', at = 'A1 north' }}, {{ id = 'devotee', at = 'A3 south', unarmed = true }}, \
         {{ id = 'outlaw', at = 'E3 south' }}]\n{rest}"
    )
}

#[test]
fn every_habit_can_be_done_and_every_question_has_one() {
    trials::sense::<Dante>(&Setup::variety(), 0..1);
}

#[test]
fn who_can_strike_strikes() {
    let text = alone("at = 'C2 south', vigor = 12, hand = ['transversal-swing', 'rallying-cry']", "");
    for choice in choices(&text) {
        assert!(matches!(choice, Choice::Play(ChampionId::Mercenary, ..)), "{choice:?}");
    }
    let [habit, _] = choices(&text);
    let swing = position(&text)
        .champion(ChampionId::Mercenary)
        .maneuvers
        .iter()
        .position(|id| id.card().name.leaf() == "transversal-swing");
    assert!(matches!(habit, Choice::Play(_, card, _) if Some(usize::from(card)) == swing), "the blow, not the cry: {habit:?}");
}

#[test]
fn who_stands_apart_walks_to_where_the_blow_reaches() {
    let text = alone("at = 'B2 east', vigor = 12, hand = ['transversal-swing']", "");
    let [habit, _] = choices(&text);
    assert!(matches!(habit, Choice::Go(ChampionId::Mercenary, to) if to.area() == AreaId::MIDDLE), "{habit:?}");
}

#[test]
fn a_card_that_moves_first_spares_the_walk() {
    let [habit, _] = choices(&alone("at = 'B2 east', vigor = 12, hand = ['war-stride']", ""));
    assert!(matches!(habit, Choice::Play(ChampionId::Mercenary, ..)), "{habit:?}");
}

#[test]
fn who_has_nothing_to_do_and_nothing_to_fear_is_done() {
    let [habit, _] = choices(&alone("at = 'A2 south', vigor = 12", "foe = [{ id = 'minos', top = 'labyrinth' }]"));
    assert!(matches!(habit, Choice::Pass(_)), "{habit:?}");
}

#[test]
fn who_would_be_struck_steps_out_of_the_way() {
    // On his way to the Outlaw Minos stamps on whoever is in the next Area, D2.
    let text = "fierceness = ['outlaw', 'mercenary', 'artist', 'devotee']\nfoe = [{ id = 'minos', top = 'stamp' }]";
    let [habit, _] = choices(&alone("at = 'D2 north', vigor = 8", text));
    assert!(matches!(habit, Choice::Go(ChampionId::Mercenary, to) if to.area() != AreaId::at(3, 1)), "{habit:?}");
}

#[test]
fn the_one_in_danger_is_mended_first() {
    let text = "players = ['artist', 'mercenary', 'outlaw']\nchampion = [{ id = 'devotee', at = 'A3 south', ready = 1 }, \
                { id = 'mercenary', at = 'B3 south', slots = ['wound', 'wound', 'open'], vigor = 2 }, \
                { id = 'artist', at = 'A1 north', vigor = 12 }, { id = 'outlaw', at = 'A2 south', vigor = 12 }]\n\
                foe = [{ id = 'minos', at = 'E1', top = 'labyrinth' }]";
    let [habit, _] = choices(text);
    let mends = [Choice::Ready(ChampionId::Devotee, CompanionId::Prayer), Choice::Ready(ChampionId::Devotee, CompanionId::Mercy)];
    assert!(mends.contains(&habit), "{habit:?}");
}

#[test]
fn who_holds_nothing_but_sins_yields_to_one() {
    let sins = "at = 'A2 south', vigor = 12, sins = ['gorge', 'hoard', 'covet', 'lust']";
    let text = alone(sins, "foe = [{ id = 'minos', top = 'labyrinth' }]");
    let [habit, _] = choices(&text);
    assert!(matches!(habit, Choice::Yield(ChampionId::Mercenary, ..)), "{habit:?}");
    let [habit, _] = choices(&text.replace(", 'hoard', 'covet', 'lust'", ""));
    assert!(matches!(habit, Choice::Pass(_)), "one Sin does no harm: {habit:?}");
}

#[test]
fn the_nearest_goes_to_who_is_arrested() {
    let text = "confrontation = 'heresy'\nfurniture = [{ at = 'A2 west', piece = 'small-pillar' }]\n\
                champion = [{ id = 'mercenary', at = 'B2 east', vigor = 12 }, { id = 'artist', at = 'arrested A2 west' }, \
                { id = 'devotee', at = 'E3 south' }, { id = 'outlaw', at = 'E3 north' }]";
    let [habit, _] = choices(text);
    assert!(matches!(habit, Choice::Go(ChampionId::Mercenary, to) if to.area() == AreaId::at(0, 1)), "{habit:?}");
}

#[test]
fn games_by_habit_come_to_an_end() {
    for (confrontation, seeds) in [(ConfrontationId::Heresy, [29, 36]), (ConfrontationId::Treachery, [36, 47])] {
        let setup = Setup { confrontation, ..Setup::of(4) };
        for seed in seeds {
            let mut session = Session::<Dante>::begin(setup.clone(), vec![Player::Normal; 4], seed).expect("a game");
            while let Question::Choose(ask) = session.question().clone() {
                assert!(session.state().view(None).round < 100, "{confrontation:?}, seed {seed}: no end");
                let index = session.state().habit(&ask, &mut Fate::new(1)).expect("a habit");
                session.answer(usize::from(index), session.revision()).expect("the option is there");
            }
        }
    }
}

#[test]
fn worth_follows_the_decks_the_wounds_and_the_vigor() {
    let worth = |mercenary: &str, rest: &str| position(&alone(mercenary, rest)).worth(Seat(0));
    let plain = worth("at = 'B2 east', vigor = 6", "");
    assert!(worth("at = 'B2 east', vigor = 6", "foe = [{ id = 'minos', cards = 2 }]") > plain, "few cards are left");
    assert!(worth("at = 'B2 east', vigor = 12", "") > plain, "Vigor is good");
    assert!(plain > worth("at = 'B2 east', vigor = 6, slots = ['wound', 'wound', 'open']", ""), "Wounds are bad");
    assert!(plain > worth("at = 'held', vigor = 6", ""), "and so is a hold");
}

/// Plays a game of two players and two Companions by a mind: Wounds of the Malefactors.
fn played(mind: Mind, seed: u64) -> u32 {
    let mut session = Session::<Dante>::begin(Setup::of(2), vec![Player::Normal; 2], seed).expect("a game");
    for turn in 0.. {
        let ask = match session.question() {
            Question::Over(_) => return session.state().view(None).tray.iter().map(|deck| u32::from(deck.wounds)).sum(),
            Question::Choose(ask) => ask.clone(),
            other => panic!("nobody rolls by hand: {other:?}"),
        };
        let index = mind.choose(&session.situation(), &ask, ask.seat(), seed << 16 | turn, &mut || 0).expect("options");
        session.answer(index, session.revision()).expect("the option is there");
    }
    0
}

#[test]
fn habit_wounds_the_malefactors_far_more_than_chance() {
    let wounds = |mind| (0..20).map(|seed| played(mind, seed)).sum::<u32>();
    let (habit, chance) = (wounds(Mind::Habit), wounds(Mind::Random));
    assert!(habit > chance * 2, "{habit} Wounds by habit, {chance} by chance");
}
