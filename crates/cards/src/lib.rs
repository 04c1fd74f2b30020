//! Cards as data. A card stands in one place, in words of its game; from there come its effect and what players read.
//!
//! A game keeps its cards in `content/`:
//! - `language.toml` says what can be written: *sorts*, each an enum of the game, with a phrase for each variant, and *decks*,
//!   each with the typed fields of its cards;
//! - `<deck>.cards`, or any number of files in `<deck>/`, are the cards.
//!
//! ```toml
//! [sort.statistic]
//! combat = "combat"
//! defense = "defense"
//!
//! [sort.gives]                                       # enum Gives
//! plus = "{statistic} {signed}"                      # Gives::Plus(Statistic::Combat, 1)
//! ranged = "ranged combat"                           # Gives::Ranged
//!
//! [sort.verb]
//! heal = "heal {lines: number} line|lines"           # Verb::Heal { lines: 2 }
//!
//! [deck.equipment]
//! about = "A piece of equipment."
//! kind = "EquipmentCard"                             # the enum that is made, a variant for each card
//! row = "Equipment"                                  # the struct of the game that the fields are of
//! fields = { copies = "number", gives = "gives*", action = "verb?", blessed = "flag" }
//! typed = false                                      # where programs outside never see one; they do otherwise
//! ```
//!
//! ```text
//! # content/equipment.cards
//! card blunderbuss "Blunderbuss"
//!   copies: 2
//!   gives: combat +1 and ranged combat
//! ```
//!
//! A slot `{sort}` makes a tuple variant and `{name: sort}` a struct variant. Sorts that need no phrases are `number`, `signed`
//! (`+1`, `-1`) and the name of any deck, which stands for one of its cards. `*` is a list (as `&[…]`), separated by commas or `and`, or by
//! what stands after `by`: `{part* by ;}`, `{effect* by , AND}`. Lists can hold lists, and a sort itself, as long as it begins with a word.
//!
//! In fields `?` is an `Option`, `flag` a `bool` that is `yes` or left out, and `number = 0` has a value where a card says nothing. Two kinds
//! stand in quotation marks: `words` (`words?`, `words*` for paragraphs) are texts for players and become keys, and
//! `ground grid` is a picture, line by line, in which every letter is a phrase of the sort (`&[&[Ground::Lava, …], …]`).
//!
//! A card belongs to the deck of its file, unless it begins with the name of another one: `door cellar "The cellar"` in
//! `adventure/raid.cards` is a card of the deck `door`. So what belongs together can stand together.
//!
//! `Content::load` reads a folder, `Content::read` a single text; `Content::rust` makes constants, and `spoken` sentences: a phrase
//! is said by the text `cards.<sort>.<variant>`, a field by `cards.<deck>.<field>`. Since both are made of the same tree,
//! a card cannot do anything else than it says.
//!
//! All of this is the feature `build`. Without it there is only what a workshop needs that reads cards while people type them: a
//! [`Notation`], which the build wrote down, and values out of terms ([`FromTerm`]), whose readers the build wrote too. A deck joins by
//! `workshop = true`, and a sort whose variants are keywords says by which rules they stand:
//!
//! ```toml
//! [rule.verb]
//! heal = "keyword.heal"
//! ```

mod card;
#[cfg(feature = "build")]
mod content;
mod fault;
mod file;
mod language;
mod limits;
mod message;
mod notation;
#[cfg(feature = "build")]
mod pack;
mod phrase;
#[cfg(feature = "build")]
mod reach;
#[cfg(feature = "build")]
mod readers;
#[cfg(feature = "build")]
mod rust;
mod speaker;
#[cfg(feature = "build")]
pub mod spoken;
mod term;
mod token;
mod value;
mod workshop;
#[cfg(feature = "build")]
mod written;

pub use card::Card;
#[cfg(feature = "build")]
pub use content::{Content, Deck};
pub use fault::{Fault, Reason};
pub use language::Language;
pub use limits::{LONGEST, too_long};
pub use message::{Arguments, Case, Fill, Message, Part, Plural, Unfilled, capital};
pub use notation::{Keyword, Notation};
#[cfg(feature = "build")]
pub use pack::WordsOf;
pub use speaker::{BASE, PHRASES};
pub use term::Term;
pub use value::{FromTerm, Slots};
pub use workshop::{Unfit, Workshop};
