//! Executable examples: one file is a test, a figure in the rulebook, and a link.
//!
//! `crates/<game>/examples/*.toml` each hold a position, the answers given there, and what must follow:
//!
//! ```toml
//! id = "night.doubled-ranged"
//! title = "A ranged attack on a bad Night"
//! rules = ["night.double", "unclaimed-card.ranged"]
//! caption = "On a Night roll of 8 the closest character loses 2 ELL."
//!
//! answers = ["roll 5 3", "draw Ranged", "End the turn"]
//!
//! [position]                       # whatever the game's `arrange` reads
//! round = 3
//!
//! [[expect]]
//! after = 2                        # of this answer; without it, of all of them
//! event = "Beatrice loses 2 ELL."
//! rule = "night.double"
//! ```
//!
//! An answer is the English label of an option, after whose it is where several are asked (`Tarang: Recruit`), or
//! the key of that label, `roll` with the faces that fall, or `draw` with the name of the card that comes; all chance is
//! entered, so that an example says everything that it depends on. What can be expected is listed at [`Expect`]; how an
//! example leaves for pages, at [`Figure`].
//!
//! `rules` are the rules that the example shows. Each of them must be the `rule` of an `[[expect]]`: what happens, can be
//! chosen, is refused or is asked has to cite it; a `fact` and what does not happen are laid to it.

mod expect;
mod figure;
mod file;
mod opening;
mod run;
mod story;

pub use expect::Expect;
pub use figure::{Asked, Figure, Given, Note, Seen, Told};
pub use file::Example;
pub use opening::{Lesson, Opening, opening};
pub use run::{Report, run_folder};
