//! The contents of the box: maps, heroes, gifts, legions, Lords, demons, troopers and regions, as data.
//!
//! Abilities, gifts, heroes, troopers and regions are cards (`content/*.cards`), written in the language of [`language`]; the
//! others are here. Every item states where it comes from ([`Origin`]). What it *does* is in `powers/`.

use serde::Serialize;
use table::Key;

use crate::dice::Pool;
use crate::key;

/// Makes the ids of one kind of item: an enum, the list of all, and numbers for bags and tables.
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident, $count:literal, [$($(#[$about:meta])* $item:ident),* $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(tsify::Tsify))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$about])* $item),* }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: [Self; $count] = [$(Self::$item),*];

            /// The one with this number.
            pub fn of(number: usize) -> Option<Self> {
                Self::ALL.get(number).copied()
            }

            /// Its number, in bags and tables.
            pub const fn number(self) -> usize {
                self as usize
            }
        }
    };
}
pub mod demons;
pub mod dials;
pub mod language;
pub mod legions;
pub mod lords;
pub mod maps;
pub mod minions;
pub mod powers;

use language::{
    Action, Adjust, Alter, Asked, Clause, Deed, Dice, Figure, Foe, If, Marker, Moment, Prepare, Price, Quirk, Slot, Split, Topic,
    Use, Whom, Whose,
};

use crate::dice::Level;

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

pub use demons::DemonId;
pub use dials::DIALS;
pub use legions::LegionId;
pub use lords::LordId;
pub use maps::MapId;
pub use minions::Circle;
pub use powers::Power;

/// Where an item comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Name and figures are publicly known facts.
    Fact,
    /// The name is known; the rest was made up here.
    Mixed,
    /// Made up here.
    Katabasis,
}

/// A number that a die must exceed, or two numbers that two dice must exceed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toughness {
    /// The first number.
    pub one: u8,
    /// The second number, where there is one.
    pub two: Option<u8>,
}

impl Toughness {
    /// One number.
    pub const fn single(one: u8) -> Self {
        Self { one, two: None }
    }

    /// Two numbers.
    pub const fn double(one: u8, two: u8) -> Self {
        Self { one, two: Some(two) }
    }

    /// Changed by some points: both numbers, never below 0 (rule `attack.double-modified`).
    #[must_use]
    pub fn changed(self, by: i8) -> Self {
        Self { one: self.one.saturating_add_signed(by), two: self.two.map(|two| two.saturating_add_signed(by)) }
    }
}

/// A map: areas with links toward the start.
#[derive(Debug)]
pub struct Map {
    /// What it is called.
    pub name: Key,
    /// Its special rules in words.
    pub text: Key,
    /// Where it comes from.
    pub origin: Origin,
    /// Its areas; the first one is the start. At most [`crate::state::MOST_AREAS`].
    pub areas: &'static [Area],
    /// The Lord's first area.
    pub lord: u8,
    /// What the Lord cycle does with the Lord.
    pub advance: Advance,
    /// How many areas the Lord advances in a cycle, if it moves. It stops at heroes.
    pub stride: u8,
    /// What happens to minions that exit.
    pub exit: Exit,
    /// The spawn segment places a token every this many turns.
    pub spawns_every: u16,
}

impl Map {
    /// Invasion tokens of its areas at the start. With few heroes the nearest areas have none (ruling
    /// `content.number-of-heroes`).
    pub fn tokens_for(&self, heroes: u8) -> impl Iterator<Item = u8> {
        let clear = usize::from(DIALS.clear_for(heroes));
        self.areas.iter().enumerate().map(move |(nth, area)| if nth > clear { area.tokens } else { 0 })
    }
}

/// An area of a map.
#[derive(Debug)]
pub struct Area {
    /// What it is called.
    pub name: Key,
    /// Its middle in the picture, in thousandths.
    pub place: (i32, i32),
    /// The next areas on the way to the start; empty for the start itself. At a fork minions alternate between the links turn by
    /// turn; the Lord takes the first.
    pub toward: &'static [u8],
    /// Invasion tokens at the beginning.
    pub tokens: u8,
    /// What is special about it.
    pub special: Option<Special>,
}

/// What is special about an area. All of it is ours (ruling `content.maps`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// Heroes recruit here as at the start, while no enemy is here.
    Armory,
    /// First aid here restores 1 more.
    Infirmary,
    /// An ambush here rolls higher dice.
    Redoubt,
    /// The pool gains courage in every turn in which the heroes hold it.
    Beacon,
}

impl Special {
    /// Its picture.
    pub const fn glyph(self) -> &'static str {
        match self {
            Self::Armory => "armory",
            Self::Infirmary => "infirmary",
            Self::Redoubt => "redoubt",
            Self::Beacon => "beacon",
        }
    }

    /// What it does, as shown after the occupants of the area.
    pub const fn note(self) -> Key {
        match self {
            Self::Armory => key::NOTE_ARMORY,
            Self::Infirmary => key::NOTE_INFIRMARY,
            Self::Redoubt => key::NOTE_REDOUBT,
            Self::Beacon => key::NOTE_BEACON,
        }
    }
}

/// What the Lord cycle does with the Lord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advance {
    /// It moves toward the start.
    Moves,
    /// It stays, and doom rises by this much instead.
    Stays(u8),
}

/// What happens to minions that leave the start area. Doom rises in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// They leave play.
    Leaves,
    /// They appear again in the Lord's area.
    Returns,
}

/// A hero sheet.
#[derive(Debug)]
pub struct Sheet {
    /// What the hero is called.
    pub name: Key,
    /// Its figures in words.
    pub text: Key,
    /// Health cap at the start.
    pub health: u8,
    /// Toughness at the start.
    pub toughness: u8,
    /// Luck at the start.
    pub luck: u8,
    /// Attack dice at the start.
    pub attack: &'static [Dice],
    /// Abilities and flaws that the hero has from the start.
    pub powers: &'static [AbilityId],
    /// Gift slots; at most [`crate::state::MOST_SLOTS`].
    pub slots: &'static [Slot],
    /// Where it comes from.
    pub origin: Origin,
}

impl Sheet {
    /// Its picture: that of its name.
    pub fn glyph(&self) -> &'static str {
        picture(self.name)
    }
}

/// A card's picture has the same name as the card.
fn picture(name: Key) -> &'static str {
    name.0.split('.').next_back().unwrap_or_default()
}

impl HeroId {
    /// The hero's sheet.
    pub const fn sheet(self) -> &'static Sheet {
        self.card()
    }
}

/// The benefit of a slot: instant, and once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Benefit {
    /// The health cap rises.
    Cap(u8),
    /// Health is restored.
    Heal(u8),
    /// Toughness rises.
    Toughness(u8),
    /// One more attack die of this level.
    Die(crate::dice::Level),
    /// An attack die, chosen by the player, is raised by this many levels.
    Raise(u8),
    /// Luck.
    Luck(u8),
    /// Luck for other heroes, shared as the player likes.
    LuckForOthers(u8),
    /// Courage.
    Courage(u8),
    /// Courage for the pool.
    Pool(u8),
    /// A new ability.
    Learn(AbilityId),
}

/// The card of an ability, a flaw or a gift.
#[derive(Debug)]
pub struct Trait {
    /// What it is called.
    pub name: Key,
    /// Its text, generated from its clauses.
    pub text: Key,
    /// Where it comes from.
    pub origin: Origin,
    /// What it costs in luck, each time that it is used.
    pub luck: u8,
    /// Its clauses.
    pub says: &'static [Clause],
    /// How many cards of it are in the gift deck.
    pub cards: u8,
    /// Courage paid for the card on top of the price of the slot.
    pub surcharge: u8,
    /// What the gift is worth to a computer player without a plan.
    pub worth: u8,
}

impl Trait {
    /// When its owner can use it.
    pub fn when(&self) -> Option<Use> {
        self.says.iter().find_map(|clause| match clause.topic() {
            Topic::Used(when) => Some(when),
            _ => None,
        })
    }

    /// Whether it can be used only once until the next reset. What costs luck can be used again, unless it is an action
    /// (ruling `luck.again`).
    pub fn is_used_up(&self) -> bool {
        self.when().is_some_and(|when| when.once() && (self.luck == 0 || when.asked() == Asked::Action))
    }
}

/// A kind of minion of the circles 0 to 3.
#[derive(Debug)]
pub struct Minion {
    /// What it is called.
    pub name: Key,
    /// Its picture.
    pub glyph: &'static str,
    /// Where it comes from.
    pub origin: Origin,
    /// What a die must exceed.
    pub toughness: Toughness,
    /// The dice that each one rolls.
    pub attack: Pool,
}

/// A 4th circle demon.
#[derive(Debug)]
pub struct Demon {
    /// What it is called.
    pub name: Key,
    /// What it does.
    pub text: Key,
    /// Its picture.
    pub glyph: &'static str,
    /// Where it comes from.
    pub origin: Origin,
    /// What a die must exceed.
    pub toughness: Toughness,
    /// The dice that it rolls.
    pub attack: Pool,
}

/// A Lord's sheet.
#[derive(Debug)]
pub struct Lord {
    /// What it is called.
    pub name: Key,
    /// Its menace.
    pub menace: Key,
    /// Its other special rules.
    pub text: Key,
    /// Its picture.
    pub glyph: &'static str,
    /// Where it comes from.
    pub origin: Origin,
    /// What a die must exceed.
    pub toughness: Toughness,
    /// The dice that it rolls.
    pub attack: Pool,
    /// Health for 1 to 6 hero seats (6 for an enraged Lord against 5).
    pub health: [u8; 6],
    /// Its guard in Hell, which can be struck too: Baphomet's Wall, Herne's Pack.
    pub guard: Option<Guard>,
}

/// A Lord's guard. Each hit removes one point and earns 1 courage.
#[derive(Debug)]
pub struct Guard {
    /// What it is called.
    pub name: Key,
    /// Its picture.
    pub glyph: &'static str,
    /// What a die must exceed.
    pub toughness: Toughness,
    /// Points at the beginning for 1 to 6 hero seats.
    pub points: [u8; 6],
}

/// A legion card.
#[derive(Debug)]
pub struct Legion {
    /// What it is called.
    pub name: Key,
    /// What it does.
    pub text: Key,
    /// Where it comes from.
    pub origin: Origin,
}

/// A kind of troopers.
#[derive(Debug)]
pub struct Trooper {
    /// What they are called.
    pub name: Key,
    /// What they do, in words.
    pub text: Key,
    /// Damage that one absorbs.
    pub absorbs: u8,
    /// What they do for the hero they patrol with.
    pub patrol: &'static [Clause],
    /// What else they do.
    pub says: &'static [Clause],
    /// Recruiting points for one.
    pub cost: u8,
    /// How many cards there are.
    pub cards: u8,
    /// Attack dice of an ambush of 1.
    pub one: &'static [Dice],
    /// Of 2.
    pub two: &'static [Dice],
    /// Of 3.
    pub three: &'static [Dice],
    /// Of 4.
    pub four: &'static [Dice],
    /// Where they come from.
    pub origin: Origin,
}

impl Trooper {
    /// Their picture: that of their name.
    pub fn glyph(&self) -> &'static str {
        picture(self.name)
    }

    /// Attack dice of an ambush of this size.
    pub fn ambush(&self, count: u8) -> Pool {
        Pool::sum(match count {
            0 | 1 => self.one,
            2 => self.two,
            3 => self.three,
            _ => self.four,
        })
    }
}

/// A region: its five kinds of troopers, and how it begins.
#[derive(Debug)]
pub struct Region {
    /// What it is called.
    pub name: Key,
    /// What is special about it, in words.
    pub text: Key,
    /// The troopers, by their place in the supply.
    pub troopers: &'static [TrooperId],
    /// Courage in the pool at the beginning.
    pub pool: u8,
    /// Extra luck that each hero begins with.
    pub luck: u8,
    /// Where it comes from.
    pub origin: Origin,
}

impl Region {
    /// The troopers, by their place in the supply.
    #[expect(clippy::indexing_slicing, reason = "a region with other than five kinds does not compile")]
    pub const fn five(&self) -> [TrooperId; 5] {
        let kinds = self.troopers;
        [kinds[0], kinds[1], kinds[2], kinds[3], kinds[4]]
    }
}

#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
const _: () = {
    let mut region = 0;
    while region < RegionId::KINDS {
        assert!(RegionId::ALL[region].card().troopers.len() == 5, "a region has five kinds of troopers");
        region += 1;
    }
    let mut hero = 0;
    while hero < HeroId::KINDS {
        assert!(HeroId::ALL[hero].card().slots.len() <= crate::state::MOST_SLOTS, "a hero has too many slots");
        hero += 1;
    }
};

/// Boxes of the despair track (ruling `content.despair-track`).
pub const DESPAIR_TRACK: u8 = 6;
/// Boxes of the Lord track (ruling `content.lord-track`).
pub const LORD_TRACK: u8 = 3;
/// The total number of despair dice (ruling `despair.most-dice`).
pub const DESPAIR_DICE_MOST: u8 = 12;
/// Despair dice at the beginning, and with the three difficulty modifiers.
pub const DESPAIR_DICE: [u8; 4] = [4, 5, 6, 7];
/// Faces of a despair die by circle: 1st, 2nd, 3rd (ruling `content.despair-dice`).
pub const DESPAIR_FACES: [Circle; 6] =
    [Circle::First, Circle::First, Circle::First, Circle::Second, Circle::Second, Circle::Third];
/// Doom at which the game is lost.
pub const DOOM_MOST: u8 = 13;
/// Doom at which the legion changes.
pub const LEGION_CHANGES: [u8; 2] = [3, 7];
/// Doom for a dead hero.
pub const DOOM_FOR_HERO: u8 = 2;
/// Doom for a token that lacks demon figures.
pub const DOOM_FOR_SHORTAGE: u8 = 1;
/// Doom, and courage, for a 4th circle demon; a minion counts 1.
pub const FOURTH_COUNTS: u8 = 4;
/// Hits that kill a 4th circle demon.
pub const FOURTH_HEALTH: u8 = 4;
/// Courage that each wrap of the despair track adds to the pool.
pub const COURAGE_PER_WRAP: u8 = 4;
/// Courage in the pool at the start, unless the region says otherwise.
pub const COURAGE_AT_START: u8 = 4;
/// Gifts on the panel.
pub const PANEL: usize = 10;
/// Courage that Renew costs.
pub const RENEW_COST: u8 = 9;
/// Luck that Renew gives.
pub const RENEW_LUCK: u8 = 4;
/// Most troopers on a patrol or in an ambush.
pub const TROOPERS_MOST: u8 = 4;
/// Highest toughness of a human.
pub const TOUGHNESS_MOST: u8 = 5;
/// Highest health of a hero.
pub const HEALTH_MOST: u8 = 10;
/// Areas of a move.
pub const MOVE: u8 = 2;
