//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Games by themselves, counted.
#[derive(Parser)]
#[command(name = "cargo arena", version, arg_required_else_help = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the arena can do.
#[derive(Subcommand)]
pub enum Command {
    /// Play games between computer players, check every position, and count the endings
    Play(Play),
    /// Play the same games with more and more thinking: exit 1 where more plays clearly worse, or thinking does not pay
    Law(Law),
    /// Turn the dials of a game until it is won as often as it should be, and write down where they stand; exit 1 where that fails
    Tune(Tune),
    /// Learn from games what the signs of a position are worth, and write it into the crate of the game
    Train(Train),
    /// Count the rules that are implemented, tested, cited in play, and shown by an example; exit 1 below the floors of its coverage.toml
    Coverage(Coverage),
    /// Run the executable examples
    Examples(Examples),
    /// List the games and what can be chosen before play
    Games(Games),
    /// Measure the speed of the rules and of the search
    Bench(Bench),
    /// Count how long games are and how often they are won, for every map or scenario, for the game's `measured.toml`
    Measure(Measure),
    /// Play a recorded game again and verify its hash
    Replay(Replay),
}

/// Options of `play`.
#[derive(Args)]
pub struct Play {
    /// The game's short name
    pub game: String,
    /// How many games
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Who plays, by seat: random, habit, greedy or greedy:SAMPLES, search or search:ITERATIONS@HORIZON@CAUTION (or less of it), easy, normal, hard; repeated for the rest
    #[arg(long, default_value = "random")]
    pub seats: String,
    /// How many seats the table has, where the game leaves it open; else which of its tables it is
    #[arg(long)]
    pub table: Option<u8>,
    /// What is chosen before play: `{"scenario":"the-vault"}`. Given more than once, the tables take turns
    #[arg(long, value_name = "JSON", conflicts_with = "table")]
    pub setup: Vec<String>,
    /// The seed of the first game; the next one has the next
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at once; as many as there are cores without it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Append finished games to a file, and take from it those that were played before: an interrupted run goes on. Delete it when
    /// minds have changed
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// Write the record of the first game and its hash to a file, for `replay`
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Options of `law`.
#[derive(Args)]
pub struct Law {
    /// The game's short name
    pub game: String,
    /// Iterations a decision, from little to much thinking
    #[arg(long, value_delimiter = ',', default_values_t = [20, 60, 200, 1_000])]
    pub iterations: Vec<u32>,
    /// How many games of each, and at each seat where there are sides
    #[arg(long, default_value_t = 200)]
    pub games: u64,
    /// Who plays against it, where there are sides; without it all seats think alike
    #[arg(long, value_name = "PLAYER")]
    pub against: Option<String>,
    /// Which table, as in `play`
    #[arg(long)]
    pub table: Option<u8>,
    /// What is chosen before play, as in `play`
    #[arg(long, value_name = "JSON", conflicts_with = "table")]
    pub setup: Option<String>,
    /// The seed of the first game
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at once; as many as there are cores without it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Append finished games to a file and take them from it, as in `play`
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A band of per cents: `35-65`.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    pub from: f64,
    pub to: f64,
}

impl std::str::FromStr for Band {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let ends = text.split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
        match ends {
            Some((from, to)) if 0.0 <= from && from < to && to <= 100.0 => Ok(Self { from, to }),
            _ => Err("a band is two per cents, such as 35-65".to_owned()),
        }
    }
}

/// A dial at some figure: `damage=4`.
#[derive(Clone, Debug)]
pub struct Setting {
    pub name: String,
    pub figure: i16,
}

impl std::str::FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('=').and_then(|(name, figure)| Some((name, figure.parse().ok()?)));
        parts
            .map(|(name, figure)| Self { name: name.to_owned(), figure })
            .ok_or_else(|| "a dial is set by its name and a number, such as damage=4".to_owned())
    }
}

/// Options of `tune`.
#[derive(Args)]
pub struct Tune {
    /// The game's short name
    pub game: String,
    /// Who plays, as in `play`
    #[arg(long, default_value = "hard")]
    pub seats: String,
    /// How often the first seat should win, in per cent
    #[arg(long, default_value = "35-65")]
    pub band: Band,
    /// How many games at each setting, at most
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Which tables, as in `play`; one of each kind that has dials without it
    #[arg(long, value_name = "JSON")]
    pub setup: Vec<String>,
    /// Turn nothing: only measure
    #[arg(long)]
    pub measure: bool,
    /// Begin with a dial at another figure than in `dials.toml`: `damage=4`
    #[arg(long, value_name = "NAME=FIGURE")]
    pub dial: Vec<Setting>,
    /// Write the table into the README of the game's crate, between its markers
    #[arg(long)]
    pub readme: bool,
    /// The seed of the first game at every setting
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at once; as many as there are cores without it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Append finished games to a file and take them from it, as in `play`
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
}

/// Options of `train`.
#[derive(Args)]
pub struct Train {
    /// The game's short name
    pub game: String,
    /// How many games to learn from, at tables of every kind
    #[arg(long, default_value_t = 5_000)]
    pub games: u64,
    /// Who plays them, as in `play`
    #[arg(long, default_value = "habit")]
    pub seats: String,
    /// The seed of the first of them
    #[arg(long, default_value_t = 1_000_000)]
    pub seed: u64,
    /// How many games at once; as many as there are cores without it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Options of `coverage`.
#[derive(Args)]
pub struct Coverage {
    /// The game's short name; all games without it
    pub game: Option<String>,
    /// In how many random games a rule may be cited; a tenth as many are played by habit besides
    #[arg(long, default_value_t = 2_000)]
    pub games: u64,
    /// The seed of the first of them
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Options of `examples`.
#[derive(Args)]
pub struct Examples {
    /// The game's short name; all games without it
    pub game: Option<String>,
    /// Write each example as `DIR/<game>/examples/<id>.json`, for pages, and a list of them as `index.json`
    #[arg(long, value_name = "DIR")]
    pub export: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Options of `games`.
#[derive(Args)]
pub struct Games {
    /// Write the form of each game as `DIR/<game>/setup.json`, and the list of them as the module `DIR/games`, for pages
    #[arg(long, value_name = "DIR")]
    pub export: Option<PathBuf>,
}

/// Options of `bench`.
#[derive(Args)]
pub struct Bench {
    /// The game's short name; all games without it
    pub game: Option<String>,
    /// For how many milliseconds each figure is measured
    #[arg(long, default_value_t = 1_000)]
    pub millis: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Options of `measure`.
#[derive(Args)]
pub struct Measure {
    /// The game's short name
    pub game: String,
    /// How many games of each
    #[arg(long, default_value_t = 200)]
    pub games: u64,
    /// Who plays, as in `play`
    #[arg(long, default_value = "search:100")]
    pub seats: String,
    /// The seed of the first game of each
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at once; as many as there are cores without it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Append finished games to a file and take them from it, as in `play`; games of `tune` count
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
}

/// Options of `replay`.
#[derive(Args)]
pub struct Replay {
    /// A record or snapshot, and below it (if known) the hash of its last position
    pub file: PathBuf,
    /// Tell the whole game in words, each line with its rule
    #[arg(long)]
    pub tell: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
