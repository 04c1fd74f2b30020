//! Random games, watched from inside: every question, every citation, every finished step.

use core::ops::Range;

use table::{Ask, By, Cited, Draw, Faces, Fate, Flow, Game, Halt, Oracle, Roll, RuleId, Seat};

use crate::walk::each;

/// A game that takes more steps than this does not end.
pub const MOST_STEPS: usize = 50_000;

/// A step that asks and tells more often than this does not end.
pub const MOST_IN_A_STEP: usize = 5_000;

/// Plays random games. After every step the position passes [`Game::check`]; no question is without options; nothing is
/// both offered and refused, or offered twice; every rule that is cited exists; the same chance gives the same step,
/// whether refusals are listed or not; every game ends, and stays ended.
pub fn soak<G: Game>(setups: &[G::Setup], seeds: Range<u64>) {
    each::<G>("soak", setups, seeds, |setup, seed, watch| {
        let mut game = G::begin(setup).unwrap_or_else(|error| panic!("{error}"));
        game.check().unwrap_or_else(|broken| panic!("the table is laid against the rules: {broken}"));
        let mut fate = Fate::new(seed);
        for step in 0.. {
            watch.turn();
            assert!(step < MOST_STEPS, "the game does not end: {game:?}");
            let before = game.clone();
            let mut inside = Inside::new(fate.clone(), true);
            let flow = game.step(&mut inside);
            let (mut again, mut blind) = (before, Inside::new(fate, false));
            assert_eq!(again.step(&mut blind), flow, "the same step ended otherwise without refusals");
            assert_eq!(again, game, "the same step led elsewhere without refusals");
            assert_eq!(blind.offered, inside.offered, "the same step offered other things without refusals");
            fate = inside.fate;
            match flow {
                Ok(()) => game.check().unwrap_or_else(|broken| panic!("after step {step}: {broken}\n{game:?}")),
                Err(Halt::Over(outcome)) => {
                    cited::<G>(outcome.rule, "the ending");
                    let mut after = game.clone();
                    let flow = after.step(&mut Inside::new(fate, true));
                    assert_eq!(flow, Err(Halt::Over(outcome)), "the game went on after its end");
                    return;
                }
                Err(halt) => panic!("step {step} stopped with {halt:?}: {game:?}"),
            }
        }
    });
}

fn cited<G: Game>(rule: RuleId, by: &str) {
    assert!(usize::from(rule.0) < G::catalogue().ids.len(), "{by} cites {rule:?}, which is not in the catalogue");
}

/// Answers by chance, and looks at everything that passes.
struct Inside<G: Game> {
    fate: Fate,
    refusals: bool,
    passed: usize,
    offered: Vec<Vec<G::Choice>>,
}

impl<G: Game> Inside<G> {
    fn new(fate: Fate, refusals: bool) -> Self {
        Self { fate, refusals, passed: 0, offered: Vec::new() }
    }

    fn passes(&mut self) {
        self.passed += 1;
        assert!(self.passed < MOST_IN_A_STEP, "the step does not end");
    }
}

impl<G: Game> Oracle<G> for Inside<G> {
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize> {
        self.passes();
        assert!(!ask.options.is_empty(), "a question without options: {ask:?}\n{game:?}");
        assert!(ask.options.len() <= usize::from(u16::MAX), "more options than an answer can tell apart");
        assert!(
            !ask.seats.is_empty() && ask.seats.iter().all(|seat| seat.0 < game.seats()),
            "{ask:?} asks a seat that is not there"
        );
        let answerable = |seat: Seat| ask.options.iter().any(|option| option.by.has(seat));
        assert!(ask.seats.iter().all(answerable), "{ask:?} asks a seat that has nothing to choose");
        let asked = |option: &Cited<G::Choice>| !option.by.is_empty() && option.by.iter().all(|seat| ask.seats.has(seat));
        assert!(ask.options.iter().all(asked), "{ask:?} offers something to a seat that is not asked");
        assert!(self.refusals || ask.refused.is_empty(), "refusals that nobody wanted: {ask:?}");
        cited::<G>(ask.rule, "a question");
        for (at, option) in ask.options.iter().enumerate() {
            cited::<G>(option.rule, "an option");
            let twice = ask.options.iter().take(at).any(|other| other.choice == option.choice && other.by == option.by);
            assert!(!twice, "{:?} is offered twice", option.choice);
        }
        for refusal in &ask.refused {
            cited::<G>(refusal.rule, "a refusal");
            let offered = ask.options.iter().any(|option| option.choice == refusal.choice && option.by == refusal.by);
            assert!(!offered, "{:?} is offered and refused at once", refusal.choice);
        }
        self.offered.push(ask.options.iter().map(|option| option.choice).collect());
        Ok(self.fate.below(ask.options.len() as u32) as usize)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        self.passes();
        cited::<G>(roll.chance.rule, "a roll");
        assert!(!roll.dice.is_empty(), "a roll without dice: {roll:?}");
        assert!(roll.dice.can_be_rolled(), "dice that cannot be rolled together: {roll:?}");
        Ok(self.fate.roll(&roll.dice))
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.passes();
        cited::<G>(draw.chance.rule, "a draw");
        Ok(self.fate.draw(draw.counts).unwrap_or_else(|| panic!("a draw from nothing: {draw:?}")))
    }

    fn tell(&mut self, _game: &G, event: &G::Event, by: By) {
        self.passes();
        by.rules().for_each(|rule| cited::<G>(rule, &format!("{event:?}")));
    }

    fn wants_refusals(&self) -> bool {
        self.refusals
    }
}
