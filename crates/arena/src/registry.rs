//! The games that the arena knows. A new game is one line in `games!`.

use std::path::PathBuf;

use table::{Arrange, Show, Think};

/// A game as the arena needs it.
pub trait Contest: Think + Show + Arrange + Send + Sync {
    /// The sizes of its table; the first one is usual.
    const SIZES: &'static [u8];

    /// A table of this size; the usual one where it does not matter.
    fn table(seats: Option<u8>) -> Self::Setup;

    /// Everything that can be chosen before play, for coverage; the usual table of each size in many games.
    fn varied() -> Vec<Self::Setup> {
        Self::SIZES.iter().map(|seats| Self::table(Some(*seats))).collect()
    }
}

/// Something to be done with a game whose type is found by its name.
pub trait Task {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Contest>(&self) -> Self::Out;
}

/// Makes the list of games: their types, the sizes of their tables (the usual one first), the setup for a size, and all setups
/// where there is more to choose than the size.
macro_rules! games {
    ($($game:ty, $sizes:expr => $table:expr $(, varied $varied:expr)?;)*) => {
        $(impl Contest for $game {
            const SIZES: &'static [u8] = &$sizes;

            fn table(seats: Option<u8>) -> Self::Setup {
                let table: fn(u8) -> Self::Setup = $table;
                table(seats.or_else(|| Self::SIZES.first().copied()).unwrap_or_default())
            }

            $(fn varied() -> Vec<Self::Setup> {
                $varied
            })?
        })*

        /// The short names of all games.
        pub const GAMES: &[&str] = &[$(<$game as table::Game>::ID),*];

        /// Does something with the game of this name.
        pub fn with<T: Task>(game: &str, task: &T) -> Result<T::Out, String> {
            $(if game == <$game as table::Game>::ID {
                return Ok(task.run::<$game>());
            })*
            Err(format!("there is no game `{game}`; there is {}", GAMES.join(", ")))
        }
    };
}

games! {
    inferno::Inferno, [4, 2, 3, 5, 6] => |characters| inferno::Setup { characters };
    // Always two seats: what the number chooses is the scenario.
    claustrophobia::Claustrophobia, [1, 10, 9, 8, 7, 6, 5, 4, 3, 2] => claustrophobia::Setup::numbered;
    apocalypse::Apocalypse, [3, 1, 2, 4, 5] => apocalypse::Setup::of, varied apocalypse::Setup::variety();
}

/// The games that a command is about: one, or all.
pub fn chosen(game: Option<&str>) -> Vec<&str> {
    game.map_or_else(|| GAMES.to_vec(), |game| vec![game])
}

/// The folder of the project.
pub fn project() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).map(PathBuf::from).unwrap_or(here)
}

/// The folder of a game's crate.
pub fn home(game: &str) -> PathBuf {
    project().join("crates").join(game)
}
