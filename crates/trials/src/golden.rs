//! Games that were recorded once: they end, and read, as they always did.
//!
//! What was recorded lies in `tests/golden/*.txt` and `tests/playthrough.txt` of a game. A change there means that old saves and
//! links no longer lead where they led: raise `RULES` in the game's `src/play.rs` when that is wanted, and write the files anew
//! with `GOLDEN=write cargo test -p <game> --test golden`.

use std::fmt::Write as _;
use std::fs;

use catalogue::{BASE, Texts};
use table::{Ask, Fate, Game, Question, Say, Session, Show, Shown, Think, Told};

use crate::walk::begin;

/// A game worth keeping is looked for among so many seeds.
const SEEDS: u64 = 5000;

/// Whether a game, by all that was told in it, is worth keeping.
pub type Worth<G> = fn(&[Told<<G as Game>::Event>]) -> bool;

/// What a file holds; it is written anew first where `GOLDEN=write` asks for it.
pub fn kept(path: &str, text: impl FnOnce() -> String) -> String {
    if std::env::var("GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(path, text()).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A session as it is kept: its record and its hash, one line each.
pub fn recorded<G: Game>(session: &Session<G>) -> String {
    format!("{}\n{:016x}\n", session.record(), session.hash())
}

/// Plays to the end as `choose` says.
fn play<G: Game>(session: &mut Session<G>, mut choose: impl FnMut(&Session<G>, &Ask<G>) -> usize) {
    while let Question::Choose(ask) = session.question() {
        let index = choose(session, ask);
        let revision = session.revision();
        if let Err(error) = session.answer(index, revision) {
            panic!("an option is no answer: {error}");
        }
    }
}

/// The first game of random answers that is worth keeping.
fn random_game<G: Game>(setup: &G::Setup, is_worth: Worth<G>) -> Session<G> {
    let game = |seed| {
        let mut fate = Fate::new(seed);
        let mut session = begin::<G>(setup, seed);
        play(&mut session, |_, ask| fate.below(ask.options.len() as u32) as usize);
        session
    };
    let found = (1..SEEDS).map(game).find(|session| is_worth(session.recent()));
    found.unwrap_or_else(|| panic!("no game is worth keeping"))
}

/// The recorded games of the folder `tests/golden` in a game's home end as they always did: each has a name and a setup.
pub fn golden<G: Game>(home: &str, games: &[(&str, G::Setup)], is_worth: Worth<G>) {
    for (name, setup) in games {
        let path = format!("{home}/tests/golden/{name}.txt");
        let text = kept(&path, || recorded(&random_game::<G>(setup, is_worth)));
        let record = text.lines().next().unwrap_or_default();
        let session = Session::<G>::load(record).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(recorded(&session), text, "{path}");
        assert!(matches!(session.question(), Question::Over(_)), "{path} was played to its end");
    }
}

/// One whole game that is written down in English, with every question, answer and event and their rules.
pub struct Playthrough<'p, G: Game> {
    /// The folder of the game's crate.
    pub home: &'p str,
    /// What stands above it.
    pub title: &'p str,
    /// What is played.
    pub setup: G::Setup,
    /// Before which events a line is left empty.
    pub opens: fn(&G::Event) -> bool,
    /// What makes a game worth keeping.
    pub is_worth: Worth<G>,
}

impl<G: Show + Think> Playthrough<'_, G> {
    /// The game of `tests/playthrough.txt` reads as it always did, when the answers that stand there are given.
    pub fn reads_as_ever(&self) {
        let path = format!("{}/tests/playthrough.txt", self.home);
        let expected = kept(&path, || self.sensible_game());
        let Some((seed, expected)) = expected.split_once('\n') else { panic!("{path}: the first line has no seed") };
        let seed = seed.trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut answers = expected.lines().filter_map(|line| line.strip_prefix("> "));
        let mut session = begin::<G>(&self.setup, seed);
        let text = self.scribe().write(&mut session, |scribe, session, ask| {
            let answer = answers.next().unwrap_or_else(|| panic!("the game asks on, but the playthrough ends:\n{}", scribe.text));
            let matching = (0..ask.options.len()).find(|index| scribe.label(session, *index) == answer);
            matching.unwrap_or_else(|| panic!("`{answer}` is no option after:\n{}", scribe.text))
        });
        assert!(text == expected, "the game reads otherwise; it is now:\n{text}");
        assert_eq!(answers.next(), None, "the game is over, but the playthrough goes on");
    }

    /// The first game of sensible answers that is worth keeping, and its seed.
    fn sensible_game(&self) -> String {
        let game = |seed| {
            let mut fate = Fate::new(seed);
            let mut session = begin::<G>(&self.setup, seed);
            let text = self.scribe().write(&mut session, |scribe, session, ask| {
                let habit = session.state().habit(ask, &mut fate).map(usize::from);
                let index = habit.unwrap_or_else(|| fate.below(ask.options.len() as u32) as usize);
                // Of two options that are called alike the first one that reads so is meant.
                let reads = scribe.label(session, index);
                (0..index).find(|other| scribe.label(session, *other) == reads).unwrap_or(index)
            });
            (self.is_worth)(session.recent()).then(|| format!("Seed {seed}.\n{text}"))
        };
        (1..SEEDS).find_map(game).unwrap_or_else(|| panic!("no game is worth keeping"))
    }

    fn scribe(&self) -> Scribe<'_, G> {
        let texts = Texts::load(format!("{}/texts", self.home), BASE).unwrap_or_else(|error| panic!("{error}"));
        Scribe { of: self, texts, text: format!("{}\n\n", self.title), told: 0 }
    }
}

/// Writes a game down.
struct Scribe<'s, G: Game> {
    of: &'s Playthrough<'s, G>,
    texts: Texts,
    text: String,
    told: usize,
}

impl<G: Show + Think> Scribe<'_, G> {
    fn words(&self, say: &Say) -> String {
        self.texts.format(say).unwrap_or_else(|error| panic!("{error}"))
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// What happened since.
    fn events(&mut self, session: &Session<G>) {
        for line in session.lines(self.told) {
            if (self.of.opens)(&line.event) {
                self.line("");
            }
            let words = catalogue::capital(&self.words(&line.telling.say));
            let also = line.also.map(|also| format!(", {also}")).unwrap_or_default();
            let _ = writeln!(self.text, "  {words} [{}{also}]", line.rule);
        }
        self.told = session.recent().len();
    }

    fn question(&mut self, session: &Session<G>) {
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
            _ => panic!("the engine rolls and draws itself"),
        }
    }

    /// The label of an option and its rule, as they stand in the text.
    fn label(&self, session: &Session<G>, index: usize) -> String {
        let Shown::Choice { options, .. } = session.shown() else { panic!("nobody is asked") };
        let Some(option) = options.get(index) else { panic!("there is no option {index}") };
        format!("{} [{}]", self.words(&option.label.name), option.rule)
    }

    /// Writes a whole game; `choose` gives the index of each answer.
    fn write(mut self, session: &mut Session<G>, mut choose: impl FnMut(&Self, &Session<G>, &Ask<G>) -> usize) -> String {
        play(session, |session, ask| {
            self.question(session);
            let index = choose(&self, session, ask);
            let label = self.label(session, index);
            self.line(&format!("> {label}"));
            index
        });
        self.question(session);
        self.text
    }
}
