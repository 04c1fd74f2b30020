//! What a phrase means.

/// A value of a card: the tree that is run and said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A number.
    Number(i32),
    /// A number that is said with its sign.
    Signed(i32),
    /// That a flag is set.
    Yes,
    /// One of the phrases of a sort.
    Phrase {
        /// The sort.
        sort: String,
        /// The variant.
        variant: String,
        /// What fills its slots, by name.
        slots: Vec<(String, Term)>,
        /// Whether the slots have names in Rust.
        named: bool,
    },
    /// A card of a deck.
    Card {
        /// The deck.
        deck: String,
        /// The card.
        id: String,
    },
    /// Several of one sort.
    List(Vec<Term>),
    /// Several of one sort, each with what stands before it: a list whose language names its separators is said as it is written.
    Tied(Vec<(String, Term)>),
    /// A text for players.
    Words(String),
}
