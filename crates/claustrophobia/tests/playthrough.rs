//! One whole game reads as it always did.
//!
//! A change here means that the same answers lead elsewhere or are told otherwise: write the file anew with
//! `GOLDEN=write cargo test -p claustrophobia --test playthrough`.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fmt::Write as _;
use std::fs;

use catalogue::{BASE, Texts};
use claustrophobia::content::ScenarioId;
use claustrophobia::{Choice, Claustrophobia, Event, Setup};
use table::{Ask, Fate, Player, Question, Say, Session, Shown, Think, Told};

const HOME: &str = env!("CARGO_MANIFEST_DIR");
/// Where the search for a game worth keeping begins.
const SEED: u64 = 1;

fn writes() -> bool {
    std::env::var("GOLDEN").is_ok_and(|value| value == "write")
}

fn begin(scenario: u8, seed: u64) -> Session<Claustrophobia> {
    let setup = Setup { scenario: ScenarioId(scenario) };
    Session::begin(setup, vec![Player::Person; 2], seed).expect("a game begins")
}

/// Plays to the end as `choose` says.
fn play(session: &mut Session<Claustrophobia>, mut choose: impl FnMut(&Session<Claustrophobia>, &Ask<Choice>) -> usize) {
    while let Question::Choose(ask) = session.question() {
        let index = choose(session, ask);
        let revision = session.revision();
        session.answer(index, revision).expect("an option is an answer");
    }
}

/// Whether much was explored and a human died.
fn has_a_fight(session: &Session<Claustrophobia>) -> bool {
    let count = |like: fn(&Event) -> bool| session.recent().iter().filter(|told| like(&told.event)).count();
    count(|event| matches!(event, Event::Laid(..))) >= 3 && count(|event| matches!(event, Event::HumanKilled(_))) >= 1
}

/// Writes a game down in English: every question, answer and event with its rule.
struct Scribe {
    texts: Texts,
    text: String,
    told: usize,
}

impl Scribe {
    fn new() -> Self {
        let texts = Texts::load(format!("{HOME}/texts"), BASE).expect("the texts read");
        Self { texts, text: String::from("Claustrophobia 1643, The Survivors, from setup to end.\n\n"), told: 0 }
    }

    fn words(&self, say: &Say) -> String {
        self.texts.format(say).unwrap_or_else(|error| panic!("{error}"))
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// What happened since.
    fn events(&mut self, session: &Session<Claustrophobia>) {
        let new: &[Told<Event>] = session.recent().get(self.told..).unwrap_or_default();
        for line in Session::lines(session.state(), new) {
            if matches!(line.event, Event::Turn(_)) {
                self.line("");
            }
            let words = self.words(&line.telling.say);
            let _ = writeln!(self.text, "  {words} [{}]", line.rule);
        }
        self.told = session.recent().len();
    }

    fn question(&mut self, session: &Session<Claustrophobia>) {
        self.events(session);
        match session.shown() {
            Shown::Choice { prompt, rule, .. } => {
                let words = self.words(&prompt);
                self.line(&format!("? {words} [{rule}]"));
            }
            Shown::Over { ending, rule, winners, .. } => {
                let words = self.words(&ending);
                self.line(&format!("\n{words} [{rule}] Seats that have won: {}.", winners.len()));
            }
            other => panic!("the engine rolls and draws itself: {other:?}"),
        }
    }

    /// The label of an option, as it stands in the book.
    fn label(&self, session: &Session<Claustrophobia>, index: usize) -> (String, &'static str) {
        let Shown::Choice { options, .. } = session.shown() else { panic!("nobody is asked") };
        let option = options.get(index).expect("an option");
        (self.words(&option.label.name), option.rule)
    }

    /// Writes a whole game; `choose` gives the index of each answer.
    fn write(
        mut self,
        session: &mut Session<Claustrophobia>,
        mut choose: impl FnMut(&Self, &Session<Claustrophobia>) -> usize,
    ) -> String {
        play(session, |session, _| {
            self.question(session);
            let index = choose(&self, session);
            let (label, rule) = self.label(session, index);
            self.line(&format!("> {label} [{rule}]"));
            index
        });
        self.question(session);
        self.text
    }
}

/// The first game of sensible answers with a fight.
fn sensible_game() -> (u64, String) {
    let game = |seed| {
        let mut fate = Fate::new(seed);
        let mut session = begin(0, seed);
        let text = Scribe::new().write(&mut session, |scribe, session| {
            let Question::Choose(ask) = session.question() else { panic!("nobody is asked") };
            let habit = session.state().habit(ask, &mut fate).map(usize::from);
            let index = habit.unwrap_or_else(|| fate.below(ask.options.len() as u32) as usize);
            // Two hellhounds are called alike: the first one that reads so is meant.
            let reads = scribe.label(session, index);
            (0..index).find(|other| scribe.label(session, *other) == reads).unwrap_or(index)
        });
        (seed, has_a_fight(&session), text)
    };
    let (seed, _, text) = (SEED..).map(game).find(|(_, fight, _)| *fight).expect("some game has a fight");
    (seed, text)
}

#[test]
fn a_whole_game_reads_as_it_always_did() {
    let path = format!("{HOME}/tests/playthrough.txt");
    if writes() {
        let (seed, text) = sensible_game();
        fs::write(&path, format!("Seed {seed}.\n{text}")).expect("the playthrough can be written");
    }
    let expected = fs::read_to_string(&path).expect("the playthrough reads");
    let (seed, expected) = expected.split_once('\n').expect("a seed in the first line");
    let seed = seed.trim_matches(|c: char| !c.is_ascii_digit()).parse().expect("a seed");
    // The answers are those that stand there.
    let mut answers = expected.lines().filter_map(|line| line.strip_prefix("> "));
    let mut session = begin(0, seed);
    let text = Scribe::new().write(&mut session, |scribe, session| {
        let answer = answers.next().unwrap_or_else(|| panic!("the game asks on, but the playthrough ends:\n{}", scribe.text));
        let Question::Choose(ask) = session.question() else { panic!("nobody is asked") };
        let matching = (0..ask.options.len()).find(|index| {
            let (label, rule) = scribe.label(session, *index);
            format!("{label} [{rule}]") == answer
        });
        matching.unwrap_or_else(|| panic!("`{answer}` is no option after:\n{}", scribe.text))
    });
    assert!(text == expected, "the game reads otherwise; it is now:\n{text}");
    assert_eq!(answers.next(), None, "the game is over, but the playthrough goes on");
}
