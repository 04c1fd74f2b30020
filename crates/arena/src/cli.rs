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
    /// Who plays, by seat: random, habit, greedy or greedy:SAMPLES, search or search:ITERATIONS, easy, normal, hard; repeated for the rest
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
    /// Write the record of the first game and its hash to a file, for `replay`
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
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
}

/// Options of `replay`.
#[derive(Args)]
pub struct Replay {
    /// A record or snapshot, and below it (if known) the hash of its last position
    pub file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
