//! Rulebooks and texts as data, for builds, tests and native programs; no game module contains it.
//!
//! A game keeps its rules in `rules.toml` ([`Rulebook`]) and everything players read in `texts/*.toml` ([`Texts`]). This crate
//! reads both, and
//! - [`generate`] writes the constants that a game cites (`rule::…`, `key::…`), so a wrong citation does not compile;
//! - with them come the figures of `dials.toml`, which [`turned`] sets anew;
//! - [`rules_json`] and [`texts_json`] write the files that lie beside a game's module, [`cards_json`] that beside its workshop;
//! - [`Texts::format`] formats texts exactly as the page does, those of the cards in `content/` too, which the crate `cards` reads;
//! - [`citations`], [`tests`] and [`unused_keys`] scan the sources: where rules are cited and tested, and which texts are unused.
//!
//! A game's build script is one call:
//!
//! ```no_run
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let out = std::env::var("OUT_DIR")?;
//!     catalogue::generate("rules.toml".as_ref(), "texts/en.toml".as_ref(), out.as_ref())?;
//!     Ok(())
//! }
//! ```
//!
//! and its `lib.rs` pulls the result in with `include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));`.

mod dials;
mod files;
mod generate;
mod json;
mod name;
mod overview;
mod problem;
mod rulebook;
mod scan;
mod texts;

pub use cards::{BASE, Message, Plural, capital};
pub use dials::{DIALS, turned};
pub use generate::{CARDS, GENERATED, NOTATION, READERS, generate};
pub use json::{cards_json, rules_json, texts_json};
pub use name::constant;
pub use overview::{Overview, Part, Sentence};
pub use problem::Problem;
pub use rulebook::{Example, Facts, GapKind, Holds, Retired, Rule, Rulebook, Ruling, Term};
pub use scan::{Place, Places, citations, implemented, tested, tests, unused_keys};
pub use texts::{TextError, Texts};
