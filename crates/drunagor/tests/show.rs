//! What people are shown: odds that every roll confirms, and a forecast that comes true.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use catalogue::{BASE, Texts};
use drunagor::content::{AdventureId, AllyId, HeroId, ItemId, MonsterId};
use drunagor::state::{Base, Who};
use drunagor::{Choice, Drunagor, Event, Setup};
use table::{Arrange, Fate, Hands, OverlayKind, Player, Prepare, Question, Session, Show, Shown};

const FOE: Who = Who::Monster(Base(0));

fn session(heroes: &str, rest: &str) -> Session<Drunagor> {
    let position = toml::from_str(&format!("hero = [{heroes}]\n{rest}")).unwrap_or_else(|what| panic!("{what}"));
    let game = Drunagor::arrange(&position).unwrap_or_else(|what| panic!("{what}"));
    let players = vec![Player::Person; game.heroes.len()];
    let mut session = Session::from_position(game, players, 1).expect("a position");
    session.set_hands(Hands::Everything).expect("people roll");
    session
}

fn answer(session: &mut Session<Drunagor>, wanted: impl Fn(&Choice) -> bool) {
    let Question::Choose(ask) = session.question() else { panic!("nobody is asked: {:?}", session.question()) };
    let index = ask.options.iter().position(|option| wanted(&option.choice)).expect("it is offered");
    session.answer(index, session.revision()).expect("it is taken");
}

/// The odds that the label of the attack shows, and in how many of all rolls it hits.
fn odds(heroes: &str, rest: &str, skill: u8) -> ((u32, u32), u32) {
    let mut asked = session(heroes, rest);
    answer(&mut asked, |choice| matches!(choice, Choice::Use(place, _) if place.0 == skill));
    let Shown::Choice { options, .. } = asked.shown() else { panic!("somebody is to be attacked") };
    let label = options.into_iter().find(|option| option.choice == Choice::Target(FOE)).expect("the monster").label;
    let shown = label.odds.first().map(|odds| (odds.ways, odds.out_of)).expect("odds are shown");
    answer(&mut asked, |choice| *choice == Choice::Target(FOE));
    let hits = (1..=20).filter(|face| {
        let mut rolled = asked.clone();
        rolled.enter_roll(&[*face], rolled.revision()).expect("the die falls");
        rolled.recent().iter().any(|told| matches!(told.event, Event::Hit(_, FOE, _)))
    });
    (shown, hits.count() as u32)
}

#[test]
fn the_odds_of_an_attack_are_those_of_all_its_rolls() {
    // A second monster, so that there is somebody to choose between.
    let foes = "monster = [{ id = 'executioner', at = [7, 2] }, { id = 'executioner', at = [5, 3] }]";
    let cases = [
        ("{ id = 'vorn', at = [6, 2] }", foes, 1),
        ("{ id = 'elros', at = [6, 2] }", foes, 0),
        ("{ id = 'elros', at = [6, 2] }", foes, 1),
        (
            "{ id = 'vorn', at = [6, 2] }",
            "darkness = [[6, 2]]\nmonster = [{ id = 'executioner', at = [7, 2] }, { id = 'executioner', at = [5, 3] }]",
            1,
        ),
        // From the first level down.
        (
            "{ id = 'vorn', at = [6, 4] }",
            "monster = [{ id = 'executioner', at = [6, 3] }, { id = 'executioner', at = [7, 3] }]",
            1,
        ),
    ];
    let mut seen = Vec::new();
    for (hero, rest, skill) in cases {
        let ((ways, out_of), hits) = odds(hero, rest, skill);
        assert_eq!((ways, out_of), (hits, 20), "{hero} {rest}");
        seen.push(ways);
    }
    seen.dedup();
    assert!(seen.len() >= 4, "the cases differ: {seen:?}");
}

/// The key of the detail that the label of an option shows.
fn detail(session: &Session<Drunagor>, wanted: impl Fn(&Choice) -> bool) -> Option<&'static str> {
    let Shown::Choice { options, .. } = session.shown() else { panic!("nobody is asked") };
    let option = options.into_iter().find(|option| wanted(&option.choice)).expect("it is offered");
    option.label.detail.map(|say| say.key.0)
}

#[test]
fn an_attack_says_that_nobody_is_in_reach() {
    let attack = |choice: &Choice| matches!(choice, Choice::Use(place, _) if place.0 == 0);
    let guarded = |choice: &Choice| matches!(choice, Choice::Use(place, _) if place.0 == 1);
    let far = session("{ id = 'vorn', at = [3, 2] }", "monster = [{ id = 'executioner', at = [9, 2] }]");
    assert_eq!(detail(&far, attack), Some("do.use-nobody"));
    assert_ne!(detail(&far, guarded), Some("do.use-nobody"), "its SHIELD is there in any case");
    let near = session("{ id = 'vorn', at = [3, 2] }", "monster = [{ id = 'executioner', at = [4, 2] }]");
    assert_ne!(detail(&near, attack), Some("do.use-nobody"));
}

#[test]
fn a_reward_says_that_it_is_for_the_bag() {
    let setup = Setup { adventure: AdventureId::JewelOfFreePeople, heroes: vec![HeroId::Vorn], ..Setup::default() };
    let mut learning = Session::<Drunagor>::begin(setup, vec![Player::Person], 1).expect("a game");
    let pick = |wanted: ItemId| move |choice: &Choice| *choice == Choice::Pick(wanted);
    answer(&mut learning, |choice| matches!(choice, Choice::Learn(_)));
    assert_eq!(detail(&learning, pick(ItemId::Crossbow)), Some("do.pick-bag"));
    assert_ne!(detail(&learning, pick(ItemId::BlacksteelBlade)), Some("do.pick-bag"));
}

/// What is told of a monster's turn: where it goes and whom it attacks.
fn deeds(session: &Session<Drunagor>) -> (Option<(u8, u8)>, Vec<Who>) {
    let told = session.recent();
    let to = told.iter().find_map(|told| if let Event::Moved(FOE, at) = told.event { Some((at.x(), at.y())) } else { None });
    let struck = told.iter().filter_map(|told| if let Event::Attacked(FOE, whom, _) = told.event { Some(whom) } else { None });
    (to, struck.collect())
}

#[test]
fn the_forecast_of_a_monster_comes_true() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    for (monster, strongest) in [("executioner", 0), ("skeleton-archer", 0), ("dark-vampire", 0), ("rotten-flesh", 0)] {
        let heroes = "{ id = 'vorn', at = [10, 2], health = 10 }, { id = 'elros', at = [3, 2], health = 5 }";
        let mut asked = session(heroes, &format!("monster = [{{ id = '{monster}', at = [7, 2] }}]\nturn = {strongest}"));
        let sheet = asked.state().boards(None).sheets.into_iter().find(|sheet| sheet.seat.is_none()).expect("a forecast");
        let said = texts.format(sheet.rows.first().and_then(|row| row.text.as_ref()).expect("a row")).expect("words");
        // Both heroes do nothing; the monster acts in between or after them.
        while deeds(&asked) == (None, Vec::new()) {
            answer(&mut asked, |choice| matches!(choice, Choice::End | Choice::Let | Choice::Put(_)));
        }
        while matches!(asked.question(), Question::Choose(ask) if ask.options.iter().any(|option| option.choice == Choice::Let)) {
            answer(&mut asked, |choice| *choice == Choice::Let);
        }
        let (to, struck) = deeds(&asked);
        if let Some((x, y)) = to {
            assert!(said.contains(&format!("{x}/{y}")), "{monster}: {said}, and it went to {x}/{y}");
        }
        for whom in &struck {
            let name = if *whom == Who::Hero(table::Seat(0)) { "Vorn" } else { "Elros" };
            assert!(said.contains(name), "{monster}: {said}, and it struck {name}");
        }
        assert_eq!(said.contains("ttacks"), !struck.is_empty(), "{monster}: {said}");
    }
}

/// The squares of the first overlay of a kind that is drawn for a figure of a side.
fn reached(session: &Session<Drunagor>, side: &str, kind: OverlayKind) -> Vec<(u8, u8)> {
    let (scene, cells) = (session.state().scene(None), session.state().ground().cells);
    let figure = scene.pieces.iter().find(|piece| piece.side == side).expect("a figure");
    let overlay = session.reaches(figure.id).into_iter().find(|overlay| overlay.kind == kind);
    let square = |id: table::CellId| {
        let (x, y) = cells.get(usize::from(id.0)).expect("a cell").middle;
        ((x / 1000) as u8, (y / 1000) as u8)
    };
    overlay.map_or_else(Vec::new, |overlay| overlay.cells.into_iter().map(square).collect())
}

#[test]
fn a_hero_comes_as_far_as_the_question_lets_it_go() {
    let heroes = "{ id = 'vorn', at = [4, 10] }, { id = 'elros', at = [5, 10] }";
    let asked = session(heroes, "monster = [{ id = 'executioner', at = [6, 8] }]");
    let Question::Choose(ask) = asked.question() else { panic!("a turn") };
    let go = |choice: Choice| if let Choice::Go(to) = choice { Some((to.x(), to.y())) } else { None };
    let mut may: Vec<(u8, u8)> = ask.options.iter().filter_map(|option| go(option.choice)).collect();
    may.sort_unstable_by_key(|(x, y)| (*y, *x));
    assert!(may.len() > 10);
    assert_eq!(reached(&asked, "hero1", OverlayKind::Reach), may);
    // Red cubes carry to the next areas: three areas each way, as far as the yard goes.
    assert_eq!(reached(&asked, "hero1", OverlayKind::Range).len(), 36);
}

#[test]
fn a_monster_strikes_whoever_is_within_its_line_and_nobody_else() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    for (monster, from) in [("executioner", (7, 9)), ("skeleton-archer", (2, 2))] {
        let (mut inside, mut outside) = (0, 0);
        for (x, y) in (2..14).flat_map(|x| (2..14).map(move |y| (x, y))).filter(|at| *at != from) {
            let hero = format!("{{ id = 'vorn', at = [{x}, {y}] }}");
            let asked = session(&hero, &format!("monster = [{{ id = '{monster}', at = [{}, {}] }}]", from.0, from.1));
            let sheet = asked.state().boards(None).sheets.into_iter().find(|sheet| sheet.seat.is_none()).expect("a forecast");
            let said = texts.format(sheet.rows.first().and_then(|row| row.text.as_ref()).expect("a row")).expect("words");
            let strikes = reached(&asked, "foe", OverlayKind::Range).contains(&(x, y));
            assert_eq!(strikes, said.contains("ttacks"), "{monster}, a hero at {x}/{y}: {said}");
            *if strikes { &mut inside } else { &mut outside } += 1;
        }
        assert!(inside > 20 && outside > 20, "{monster}: {inside} and {outside}");
    }
}

#[test]
fn nothing_is_foreseen_before_play_and_darkness_is_seen() {
    let laid = Session::<Drunagor>::begin(Setup::of(2), vec![Player::Person; 2], 1).expect("a game");
    assert!(laid.state().boards(None).sheets.iter().all(|sheet| sheet.seat.is_some()));
    let dark =
        session("{ id = 'vorn', at = [3, 2] }", "darkness = [[5, 2], [6, 2]]\nmonster = [{ id = 'executioner', at = [9, 2] }]");
    let shadow = dark.state().scene(None).overlays.into_iter().find(|overlay| overlay.kind == OverlayKind::Shadow);
    assert_eq!(shadow.map(|overlay| overlay.cells.len()), Some(2));
}

#[test]
fn the_track_shows_whose_turn_it_is_and_a_tale_is_read_before_play() {
    let asked = session(
        "{ id = 'vorn', at = [3, 2] }, { id = 'elros', at = [5, 2] }",
        "turn = 1\nmonster = [{ id = 'executioner', at = [9, 2] }]",
    );
    let order = asked.state().boards(None).orders.into_iter().next().expect("a track");
    let name = |at: u8| order.steps.get(usize::from(at)).map(|step| step.name.key.0);
    assert_eq!(name(order.now), Some("hero.elros"));
    let laid = Session::<Drunagor>::begin(Setup::of(2), vec![Player::Person; 2], 1).expect("a game");
    assert_eq!(laid.state().boards(None).passages.len(), 1);
    assert!(asked.state().boards(None).passages.is_empty(), "a yard has no tale of its own");
}

#[test]
fn every_door_is_dark_until_it_is_opened() {
    for setup in Setup::variety() {
        let mut session = Session::<Drunagor>::begin(setup.clone(), vec![Player::Easy; setup.heroes.len()], 3).expect("a game");
        let mut fate = Fate::new(3);
        let mut seen = session.state().ground();
        let mut opened = session.state().view(None).opened;
        while let Question::Choose(ask) = session.question().clone() {
            let habit = table::Think::habit(session.state(), &ask, &mut fate).expect("a habit");
            session.answer(usize::from(habit), session.revision()).expect("it is taken");
            let now = (session.state().ground(), session.state().view(None).opened);
            assert_eq!(
                now.0 != seen,
                now.1 > opened,
                "another map is seen when something is opened, and only then: {:?} from {opened} to {}",
                setup.adventure,
                now.1
            );
            (seen, opened) = now;
        }
    }
}

#[test]
fn everybody_in_the_box_has_a_picture() {
    let glyphs = include_str!("../glyphs.json");
    let monsters = MonsterId::ALL.into_iter().map(|id| id.card().name);
    let friends = AllyId::ALL.into_iter().filter(|id| id.card().health == 0).map(|id| id.card().name);
    let heroes = HeroId::ALL.into_iter().map(|id| id.card().name);
    for name in monsters.chain(friends).chain(heroes) {
        assert!(glyphs.contains(&format!("\"{}\":", name.leaf())), "glyphs.json has no `{}`", name.leaf());
    }
}
