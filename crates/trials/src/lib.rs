//! What every game is put through before anybody plays it.
//!
//! A game's `tests/trials.rs` is a few lines:
//!
//! ```
//! use trials::toys::die::{Die, Stake};
//!
//! trials::trials!(Die, [Stake { pass_wins: false }], 0..4);
//! # fn main() {}
//! ```
//!
//! Each trial is also a plain function, to be called with other setups or more seeds; `SEEDS=0..4000` in the environment takes
//! these instead of the given ones. They fail by panicking, as tests do, and say with which setup and seed. [`toys`] holds small games, each a page long, that show how a game is written.

#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod book;
#[expect(clippy::panic, clippy::indexing_slicing, reason = "a trial fails by panicking")]
mod form;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod golden;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod hands;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod hostile;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod law;
mod memory;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod mix;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod picture;
mod reasons;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod right;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod sense;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod soak;
mod table;
pub mod toys;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod veil;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
mod walk;
mod watch;
#[expect(clippy::panic, reason = "a trial fails by panicking")]
pub mod workshop;

pub use book::Book;
pub use form::form;
pub use golden::{Playthrough, Worth, golden, kept, recorded};
pub use hands::by_hand;
pub use hostile::hostile;
pub use law::{corrected, damaged};
pub use memory::memory;
pub use mix::mix;
pub use picture::picture;
pub use right::set_right;
pub use sense::sense;
pub use soak::{MOST_IN_A_STEP, MOST_STEPS, soak};
pub use veil::veil;

/// Makes a test of every trial that fits every game: `trials!(Game, setups, seeds)`.
///
/// `setups` is an array, `seeds` a range of `u64`. [`picture()`] needs the game's texts and is called by itself.
#[macro_export]
macro_rules! trials {
    ($game:ty, $setups:expr, $seeds:expr) => {
        #[test]
        fn every_random_game_ends_and_stays_within_the_rules() {
            $crate::soak::<$game>(&$setups, $seeds);
        }

        #[test]
        fn every_moment_can_be_saved_loaded_undone_and_done_again() {
            $crate::memory::<$game>(&$setups, $seeds);
        }

        #[test]
        fn entered_rolls_and_draws_give_the_same_game() {
            $crate::by_hand::<$game>(&$setups, $seeds);
        }

        #[test]
        fn what_was_set_right_is_told_remembered_and_can_be_put_back() {
            $crate::set_right::<$game>(&$setups, $seeds);
        }

        #[test]
        fn whatever_was_done_in_whatever_order_the_record_opens_to_the_same_game() {
            $crate::mix::<$game>(&$setups, $seeds);
        }

        #[test]
        fn what_was_set_right_can_be_played_to_the_end() {
            $crate::corrected::<$game>(&$setups, $seeds);
        }

        #[test]
        fn every_position_that_is_accepted_can_be_played_and_saved() {
            $crate::damaged::<$game>(&$setups, $seeds);
        }

        #[test]
        fn hostile_texts_are_refused_or_harmless() {
            $crate::hostile::<$game>(&$setups, $seeds);
        }

        #[test]
        fn what_a_seat_imagines_depends_only_on_what_it_knows() {
            $crate::veil::<$game>(&$setups, $seeds);
        }
    };
}
