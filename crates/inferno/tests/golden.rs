//! Recorded games end as they always did, and one whole game reads as it always did.
//!
//! A change here means that old saves and links no longer lead where they led: raise `VERSION` in `src/play.rs` when that is
//! wanted, and write the files anew with `GOLDEN=write cargo test -p inferno --test golden`.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use catalogue::{BASE, Texts};
use inferno::{Choice, Event, Inferno, Setup};
use table::{Ask, Fate, Player, Question, Say, Session, Shown, Think, Told};

const HOME: &str = env!("CARGO_MANIFEST_DIR");
/// Where the search for a game worth keeping begins.
const SEED: u64 = 1;

fn writes() -> bool {
    std::env::var("GOLDEN").is_ok_and(|value| value == "write")
}

fn begin(characters: u8, seed: u64) -> Session<Inferno> {
    let players = vec![Player::Person; usize::from(characters)];
    Session::begin(Setup { characters }, players, seed).expect("a game begins")
}

/// Plays to the end as `choose` says.
fn play(session: &mut Session<Inferno>, mut choose: impl FnMut(&Session<Inferno>, &Ask<Choice>) -> usize) {
    while let Question::Choose(ask) = session.question() {
        let index = choose(session, ask);
        let revision = session.revision();
        session.answer(index, revision).expect("an option is an answer");
    }
}

/// Whether Dante was challenged and the fight lasted.
fn has_a_fight(session: &Session<Inferno>) -> bool {
    session.recent().iter().filter(|told| matches!(told.event, Event::DanteDrew(_))).count() >= 3
}

/// The first game of random answers with a fight.
fn random_game(characters: u8) -> Session<Inferno> {
    let game = |seed| {
        let mut fate = Fate::new(seed);
        let mut session = begin(characters, seed);
        play(&mut session, |_, ask| fate.below(ask.options.len() as u32) as usize);
        session
    };
    (SEED..).map(game).find(has_a_fight).expect("some game has a fight")
}

#[test]
fn recorded_games_end_as_they_always_did() {
    for characters in [2, 4, 6] {
        let path = PathBuf::from(format!("{HOME}/tests/golden/random-{characters}.txt"));
        if writes() {
            let session = random_game(characters);
            let text = format!("{}\n{:016x}\n", session.record(), session.hash());
            fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (record, hash) = text.trim().split_once('\n').expect("a record and a hash, one line each");
        let session = Session::<Inferno>::load(record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(format!("{:016x}", session.hash()), hash, "{}", path.display());
        assert!(matches!(session.question(), Question::Over(_)), "{} was played to its end", path.display());
        assert_eq!(session.record(), record, "{}", path.display());
    }
}

/// So many questions of a game at a real table are answered.
const COMPANION: usize = 40;

/// A game at a real table, always with the first option, a 4 and a 5, and the first card that can come. A browser enters the
/// same and must come to the same record.
fn companion_game() -> Session<Inferno> {
    let mut session = Session::begin_by_hand(Setup { characters: 2 }, vec![Player::Person; 2], SEED).expect("a game begins");
    for _ in 0..COMPANION {
        let revision = session.revision();
        let answered = match session.question().clone() {
            Question::Choose(_) => session.answer(0, revision).err(),
            Question::Roll(_) => session.enter_roll(&[4, 5], revision).err(),
            Question::Draw(_, counts) => {
                let first = counts.iter().position(|count| *count > 0).expect("something can come");
                session.enter_draw(first, revision).err()
            }
            Question::Over(_) => break,
        };
        assert_eq!(answered, None);
    }
    session
}

#[test]
fn a_game_at_a_real_table_is_recorded_as_it_always_was() {
    let path = format!("{HOME}/tests/golden/companion.txt");
    let session = companion_game();
    let text = format!("{}\n{:016x}\n", session.record(), session.hash());
    if writes() {
        fs::write(&path, &text).expect("the record can be written");
    }
    assert_eq!(text, fs::read_to_string(&path).expect("the record reads"));
    let (record, _) = text.split_once('\n').expect("a record and a hash");
    assert_eq!(Session::<Inferno>::load(record).expect("it loads").hash(), session.hash());
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
        Self { texts, text: String::from("INFERNO, two characters, from setup to end.\n\n"), told: 0 }
    }

    fn words(&self, say: &Say) -> String {
        self.texts.format(say).unwrap_or_else(|error| panic!("{error}"))
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// What happened since.
    fn events(&mut self, session: &Session<Inferno>) {
        let new: &[Told<Event>] = session.recent().get(self.told..).unwrap_or_default();
        for line in Session::lines(session.state(), new) {
            if matches!(line.event, Event::Round(..)) {
                self.line("");
            }
            let words = self.words(&line.telling.say);
            let _ = writeln!(self.text, "  {words} [{}]", line.rule);
        }
        self.told = session.recent().len();
    }

    fn question(&mut self, session: &Session<Inferno>) {
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
    fn label(&self, session: &Session<Inferno>, index: usize) -> (String, &'static str) {
        let Shown::Choice { options, .. } = session.shown() else { panic!("nobody is asked") };
        let option = options.get(index).expect("an option");
        (self.words(&option.label.name), option.rule)
    }

    /// Writes a whole game; `choose` gives the index of each answer.
    fn write(mut self, session: &mut Session<Inferno>, mut choose: impl FnMut(&Self, &Session<Inferno>) -> usize) -> String {
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
        let mut session = begin(2, seed);
        let text = Scribe::new().write(&mut session, |_, session| {
            let Question::Choose(ask) = session.question() else { panic!("nobody is asked") };
            let habit = session.state().habit(ask, &mut fate).map(usize::from);
            habit.unwrap_or_else(|| fate.below(ask.options.len() as u32) as usize)
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
    let mut session = begin(2, seed);
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
