//! Random games in a session, and what can be seen of one.

use table::{Deed, Fate, Game, Player, Question, Seat, Session, Told};

use crate::watch::Watch;

/// Runs a trial with every setup and seed, under watch.
pub(crate) fn each<G: Game>(
    trial: &'static str,
    setups: &[G::Setup],
    seeds: core::ops::Range<u64>,
    run: impl Fn(&G::Setup, u64, &Watch),
) {
    let watch = Watch::over(trial);
    let seeds = more().unwrap_or(seeds);
    assert!(!setups.is_empty() && !seeds.is_empty(), "{trial}: nothing to try");
    for setup in setups {
        for seed in seeds.clone() {
            watch.doing(format!("{} with {setup:?}, seed {seed}", G::ID));
            run(setup, seed, &watch);
        }
    }
}

/// Other seeds than the given ones, where `SEEDS=from..to` asks for them.
fn more() -> Option<core::ops::Range<u64>> {
    let asked = std::env::var("SEEDS").ok()?;
    let range = asked.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    Some(range.unwrap_or_else(|| panic!("SEEDS must be like 0..4000, not {asked}")))
}

/// A session in which the engine rolls.
pub(crate) fn begin<G: Game>(setup: &G::Setup, seed: u64) -> Session<G> {
    Session::begin(setup.clone(), players::<G>(setup), seed).unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}

/// A person on every seat.
pub(crate) fn players<G: Game>(setup: &G::Setup) -> Vec<Player> {
    let table = G::begin(setup).unwrap_or_else(|error| panic!("{setup:?}: {error}"));
    vec![Player::Person; usize::from(table.seats())]
}

/// Answers the present question by chance; whether there was one.
pub(crate) fn answer<G: Game>(session: &mut Session<G>, fate: &mut Fate) -> bool {
    let revision = session.revision();
    let went_on = match session.question().clone() {
        Question::Choose(ask) => session.answer(fate.below(ask.options.len() as u32) as usize, revision).err(),
        Question::Roll(roll) => session.enter_roll(&fate.roll(&roll.dice), revision).err(),
        Question::Draw(_, counts) => {
            let kind = fate.draw(&counts).unwrap_or_else(|| panic!("asked to draw from nothing"));
            session.enter_draw(kind, revision).err()
        }
        Question::Over(_) => return false,
    };
    assert_eq!(went_on, None, "a fair answer was not taken");
    true
}

/// What people see of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Look<G: Game> {
    pub state: G,
    pub question: Question<G>,
    pub hash: u64,
}

impl<G: Game> Look<G> {
    pub(crate) fn at(session: &Session<G>) -> Self {
        Self { state: session.state().clone(), question: session.question().clone(), hash: session.hash() }
    }
}

/// Loads a text that was just saved.
pub(crate) fn load<G: Game>(text: &str) -> Session<G> {
    Session::load(text).unwrap_or_else(|error| panic!("a text that was just saved was refused: {error}\n{text}"))
}

/// The log, all of it.
pub(crate) fn log<G: Game>(session: &mut Session<G>) -> Vec<Told<G::Event>> {
    session.log().to_vec()
}

/// What was answered, as far as the question that is open before it can be recognised by it.
#[derive(PartialEq, Debug)]
enum Asked<C> {
    Choice(Seat, C),
    Dice(usize),
    Pile(&'static str),
    Anything,
}

/// So many answers are looked back at.
const BACK: usize = 6;

/// The answers that a session names are those that its undo stops at.
pub(crate) fn looks_back<G: Game>(session: &Session<G>) {
    let mut session = session.clone();
    let mut given = Vec::new();
    session.look_back(BACK, &mut |reveals, deed| {
        given.push((
            reveals,
            match deed {
                Deed::Led(..) => return,
                Deed::Chose(_, ask, index) => match ask.options.get(index) {
                    Some(option) => Asked::Choice(ask.seat(), option.choice),
                    None => panic!("option {index} was chosen from {ask:?}"),
                },
                Deed::Rolled(_, roll, faces) => Asked::Dice(roll.dice.len().min(faces.len())),
                Deed::Drew(_, draw, _) => Asked::Pile(draw.chance.pile),
                Deed::SetRight(..) => Asked::Anything,
            },
        ));
    });
    let last = given.last().map(|(reveals, _)| *reveals);
    assert_eq!(last, session.undo_reveals(), "an undo takes back another number of rolls and draws than is said");
    for (_, asked) in given.into_iter().rev() {
        assert_eq!(session.undo(), Ok(()));
        let open = match (session.question(), asked) {
            (Question::Choose(ask), Asked::Choice(seat, choice)) => {
                ask.seat() == seat && ask.options.iter().any(|option| option.choice == choice)
            }
            (Question::Roll(roll), Asked::Dice(count)) => roll.dice.len() == count,
            (Question::Draw(chance, _), Asked::Pile(pile)) => chance.pile == pile,
            (_, Asked::Anything) => true,
            _ => false,
        };
        assert!(open, "an undo leads to {:?}, which was not named", session.question());
    }
}
