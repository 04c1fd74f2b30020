//! What all kinds of cards have in common.

/// Makes a deck: an enum of its kinds with the number of copies, the name and the text of each.
macro_rules! cards {
    ($(#[$doc:meta])* $name:ident, $count:literal, [$($(#[$about:meta])* $card:ident: $copies:literal, $key:ident, $text:ident, $origin:ident),* $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(tsify::Tsify))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$about])* $card),* }

        impl $name {
            /// How many kinds there are.
            pub const KINDS: usize = $count;

            /// All kinds, in the order in which bags count them.
            pub const ALL: [Self; $count] = [$(Self::$card),*];

            /// The full deck.
            pub const fn deck() -> table::Bag<$count> {
                table::Bag::of([$($copies),*])
            }

            /// The kind with this number in a bag.
            pub fn of(kind: usize) -> Option<Self> {
                Self::ALL.get(kind).copied()
            }

            /// Its number in a bag.
            pub const fn kind(self) -> usize {
                self as usize
            }

            /// Its name.
            pub const fn name(self) -> table::Key {
                match self { $(Self::$card => crate::key::$key),* }
            }

            /// What it does, for players.
            pub const fn text(self) -> table::Key {
                match self { $(Self::$card => crate::key::$text),* }
            }

            /// Where it comes from.
            pub const fn origin(self) -> crate::content::Origin {
                match self { $(Self::$card => crate::content::Origin::$origin),* }
            }
        }
    };
}
pub(super) use cards;
