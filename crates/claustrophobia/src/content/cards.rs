//! The cards of the box. They stand in `content/*.cards`; here is what can stand on them, and `powers/verbs.rs` does it.

use table::{Bag, Key, Seat};

use super::{Origin, Statistic, Talent};
use crate::lasting::{Gives, Until};
use crate::state::{HUMAN, INFERNAL};

/// Something that a card does, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// The warrior it is played on, or its bearer, has something.
    Gain {
        /// What it has.
        what: &'static [Gives],
        until: Until,
    },
    /// Somebody has something.
    Give {
        /// Who has it.
        whom: Whom,
        /// What they have.
        what: &'static [Gives],
        until: Until,
    },
    /// A rule of the table.
    Reign {
        /// What holds.
        what: Gives,
        until: Until,
    },
    /// Lines of that warrior are healed.
    Heal { lines: u8 },
    /// Instinct cards are drawn.
    Draw { cards: u8 },
    /// A die for each of them: from a value on it suffers a hit.
    Endanger {
        /// For whom.
        whom: Crowd,
        at: Tiles,
        /// From which value on.
        from: u8,
    },
    /// The same for the warrior that has explored.
    Trap {
        /// From which value on.
        from: u8,
    },
    /// An attack with these dice.
    Shoot {
        /// How far.
        at: Tiles,
        /// How many dice.
        dice: u8,
    },
    /// An opening is closed.
    Bury {
        /// The combat that opens it again.
        combat: u8,
    },
    /// The human player loses a piece of equipment.
    Break,
    /// A fighter attacks a friend.
    Possess,
    /// A human runs.
    Frighten,
    /// Troglodytes enter play for nothing.
    Swarm { count: u8 },
    /// The tough troglodyte enters play for nothing.
    Reinforce,
    /// Threat points.
    Tribute {
        /// How many at least; one more for each human with cancelled lines.
        points: u8,
        /// With so many of them.
        lines: u8,
    },
    /// A demon or hellhound loses all its damage.
    Mend,
    /// A troglodyte attacks and dies.
    Suicide {
        /// Dice beside its own.
        dice: u8,
    },
}

/// To whom a card gives something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// One human in play, as the player of the card chooses.
    Human,
    /// One demon in play.
    Demon,
    /// All humans except for the bearer.
    Others,
    Humans,
}

/// For whom dice of danger are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowd {
    /// Friend and foe.
    Everybody,
    /// The infernal player's warriors.
    Infernals,
    /// The human player's warriors.
    Humans,
}

/// The tile where something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tiles {
    /// That of the bearer.
    Here,
    /// That or one beside it.
    Near,
    /// Any one.
    Anywhere,
}

/// What a piece of equipment spares or grants its bearer, beside statistics and talents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knack {
    /// It sets off neither alarms nor traps.
    Wary,
    /// Flooded tunnels do not hold it up.
    Afloat,
    /// One activation die more is rolled.
    SpareDie,
    /// The first hit is ignored, and the card is lost.
    Ward,
}

/// A side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Seat 0.
    Human,
    /// Seat 1.
    Infernal,
}

/// A moment of the table of moments.
#[derive(Debug)]
pub struct When {
    /// What players call it.
    pub name: Key,
    /// Nothing more is said of it.
    pub text: Key,
    /// Who may use cards then.
    pub answers: Player,
}

/// What stands on an instinct card.
#[derive(Debug)]
pub struct Instinct {
    /// What players call it.
    pub name: Key,
    /// What it does, for players.
    pub text: Key,
    /// How many there are.
    pub copies: u8,
    /// Where it comes from.
    pub origin: Origin,
    /// When it is played.
    pub moment: Moment,
    /// The value that the activation die is changed to.
    pub value: u8,
    /// Its effect.
    pub does: &'static [Verb],
}

/// What stands on an event card.
#[derive(Debug)]
pub struct EventOf {
    /// What players call it.
    pub name: Key,
    /// What it does, for players.
    pub text: Key,
    /// How many there are.
    pub copies: u8,
    /// Where it comes from.
    pub origin: Origin,
    /// When it is used.
    pub moment: Moment,
    /// Its effect.
    pub does: &'static [Verb],
}

/// What stands on an equipment card.
#[derive(Debug)]
pub struct Equipment {
    /// What players call it.
    pub name: Key,
    /// What it does, for players.
    pub text: Key,
    /// How many there are.
    pub copies: u8,
    /// Where it comes from.
    pub origin: Origin,
    /// What its bearer has all the time.
    pub gives: &'static [Gives],
    /// What the other humans on its tile have.
    pub allies: &'static [Gives],
    /// What it spares or grants its bearer.
    pub knack: Option<Knack>,
    /// When it is used, where it can be.
    pub moment: Option<Moment>,
    /// How often it can be used in a game.
    pub uses: u8,
    /// What it does then.
    pub does: &'static [Verb],
    /// Whether it works while its bearer is exhausted.
    pub works_exhausted: bool,
    /// Whether attacks of its bearer are made with it, so that Holy strike does not help.
    pub gun: bool,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

impl Moment {
    /// Who may use cards now.
    pub const fn seat(self) -> Seat {
        match self.card().answers {
            Player::Human => HUMAN,
            Player::Infernal => INFERNAL,
        }
    }
}

macro_rules! deck {
    ($($card:ident),*) => {$(
        impl $card {
            /// The full deck.
            pub fn deck() -> Bag<{ Self::KINDS }> {
                Bag::of(Self::ALL.map(|card| card.card().copies))
            }

            pub const fn name(self) -> Key {
                self.card().name
            }

            /// What it does, for players.
            pub const fn text(self) -> Key {
                self.card().text
            }
        }
    )*};
}
deck!(InstinctCard, EventCard, EquipmentCard);
