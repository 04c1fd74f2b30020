//! What lies in the box: Champions with their Maneuvers and gear, Findings, Sins, Wounds, Arcana, and Malefactors with their
//! decks, all of it as cards (`content/*.cards`) in the language of [`language`].
//! A Confrontation is a file in `content/confrontation/`, with its Malefactors and their decks ([`confrontations`]). Every item says where it comes from ([`language::Origin`]).

#![warn(missing_docs)]

pub mod confrontations;
pub mod language;

use serde::{Deserialize, Serialize};
use table::{Die, Key};

use language::{
    Bonus, Category, Characteristic, Condition, Effect, Instruction, Moment, Origin, Penalty, Property, Reach, Restriction,
    Skill, Stance, Standing, Temptation, Use, Whom,
};

use crate::board::{AreaId, Dir};
use crate::choice::Attribute;
use crate::key;
use crate::state::Furniture;

pub use confrontations::Confrontation;
use confrontations::{Building, Objective, Piece, Spot, Stand};

/// The four Champions of the Caravan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum ChampionId {
    /// Sophia.
    Artist,
    /// Anabelle.
    Devotee,
    /// Gadisa.
    Mercenary,
    /// Caedan.
    Outlaw,
}

impl ChampionId {
    /// All four, in their order.
    pub const ALL: [Self; 4] = [Self::Artist, Self::Devotee, Self::Mercenary, Self::Outlaw];

    /// Its number.
    pub const fn number(self) -> usize {
        self as usize
    }

    /// What it is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Artist => key::CHAMPION_ARTIST,
            Self::Devotee => key::CHAMPION_DEVOTEE,
            Self::Mercenary => key::CHAMPION_MERCENARY,
            Self::Outlaw => key::CHAMPION_OUTLAW,
        }
    }

    /// The kind of Weapons that it is proficient with.
    pub const fn proficiency(self) -> Category {
        match self {
            Self::Artist | Self::Mercenary => Category::Melee,
            Self::Devotee => Category::Symbol,
            Self::Outlaw => Category::Ranged,
        }
    }

    /// Its Heirloom Weapon.
    pub fn heirloom(self) -> Option<GearId> {
        GearId::ALL.into_iter().find(|gear| gear.card().heirloom == Some(self))
    }

    /// The Maneuvers of its Companion card.
    pub fn companion(self) -> impl Iterator<Item = CompanionId> {
        CompanionId::ALL.into_iter().filter(move |maneuver| maneuver.card().of == Some(self))
    }
}

/// A Champion card.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Whose it is.
    pub of: ChampionId,
    /// Its Level.
    pub level: u8,
    /// Force.
    pub aggressiveness: u8,
    /// Agility.
    pub prowess: u8,
    /// Resolve.
    pub willpower: u8,
    /// The Signature Skills.
    pub skills: &'static [Skill],
    /// Where it comes from.
    pub origin: Origin,
}

/// A Maneuver card.
#[derive(Clone, Copy, Debug)]
pub struct Maneuver {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Whose it is; nobody's if it is the Capybara's.
    pub of: Option<ChampionId>,
    /// Its Level.
    pub level: u8,
    /// How many positions its Champion rises.
    pub fierceness: u8,
    /// What it demands.
    pub restriction: Option<Restriction>,
    /// What holds while it lies on a Slot.
    pub stance: Option<Stance>,
    /// Whether it is STORED when it leaves the board.
    pub ultimate: bool,
    /// Its numbered effects.
    pub does: &'static [Instruction],
    /// Where it comes from.
    pub origin: Origin,
}

/// A Maneuver on a Companion card.
#[derive(Clone, Copy, Debug)]
pub struct Companion {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Whose it is; nobody's if it is the Capybara's.
    pub of: Option<ChampionId>,
    /// How many positions its Champion rises.
    pub fierceness: u8,
    /// What holds while a token lies on it.
    pub stance: Option<Stance>,
    /// Its numbered effects.
    pub does: &'static [Instruction],
    /// Where it comes from.
    pub origin: Origin,
}

/// A Weapon, Relic or Trait.
#[derive(Clone, Copy, Debug)]
pub struct Gear {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Its category.
    pub category: Category,
    /// The dice of a Weapon.
    pub power: u8,
    /// The Range of a Ranged Weapon.
    pub range: u8,
    /// Whose Heirloom it is.
    pub heirloom: Option<ChampionId>,
    /// Its Special Properties.
    pub properties: &'static [Property],
    /// The Circle in which it is found; 0 for Heirlooms and Sacred Treasures.
    pub circle: u8,
    /// The Rank of a Sacred Treasure.
    pub rank: u8,
    /// What a Sacred Treasure is enhanced to.
    pub next: Option<GearId>,
    /// Where it comes from.
    pub origin: Origin,
}

/// A Findings card.
#[derive(Clone, Copy, Debug)]
pub struct Finding {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// How many there are.
    pub copies: u8,
    /// What it does.
    pub does: Use,
    /// Where it comes from.
    pub origin: Origin,
}

/// A Sin card.
#[derive(Clone, Copy, Debug)]
pub struct Sin {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// How many there are.
    pub copies: u8,
    /// What it tempts with.
    pub does: Temptation,
    /// Whether Maneuver cards may be played on it.
    pub playable: bool,
    /// Where it comes from.
    pub origin: Origin,
}

/// A Wound card.
#[derive(Clone, Copy, Debug)]
pub struct Wound {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// What it does in Grim mode.
    pub grim: Penalty,
    /// Where it comes from.
    pub origin: Origin,
}

/// The Action side of a Malefactor's card.
#[derive(Clone, Copy, Debug)]
pub struct Action {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Its numbered instructions.
    pub does: &'static [Instruction],
    /// The other side; an Event has none.
    pub back: Option<CounterattackId>,
    /// Whether it is STORED after it was carried out.
    pub stored: bool,
    /// Where it comes from.
    pub origin: Origin,
}

/// The Counterattack side of a Malefactor's card.
#[derive(Clone, Copy, Debug)]
pub struct Counterattack {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Its numbered instructions.
    pub does: &'static [Instruction],
    /// Where it comes from.
    pub origin: Origin,
}

/// An Arcana card.
#[derive(Clone, Copy, Debug)]
pub struct Arcana {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Its numbered instructions.
    pub does: &'static [Instruction],
    /// Where it comes from.
    pub origin: Origin,
}

/// An Action deck, as a Status card describes it.
#[derive(Clone, Copy, Debug)]
pub struct Pack {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// The damage that one Wound takes.
    pub sturdiness: u8,
    /// The Fumbles that provoke a Counterattack.
    pub threshold: u8,
    /// Its cards.
    pub cards: &'static [ActionId],
    /// Where it comes from.
    pub origin: Origin,
}

/// A Malefactor.
#[derive(Clone, Copy, Debug)]
pub struct Malefactor {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Its Action decks.
    pub decks: &'static [PackId],
    /// Its Characteristic Skills.
    pub skills: &'static [Characteristic],
    /// The STURDINESS of its Spear; 0 where it has none (ruling `content.spear`).
    pub spear: u8,
    /// Where it comes from.
    pub origin: Origin,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));
#[cfg(feature = "workshop")]
include!(concat!(env!("OUT_DIR"), "/readers.rs"));

/// The die of the game (ruling `dice.face-distribution`): two Fumbles, two Hits, two Double Hits.
pub const DIE: Die = Die { sides: 6, kind: key::DIE_FATE };

/// What a face of the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// It provokes Counterattacks.
    Fumble,
    /// One Hit.
    Hit,
    /// Two Hits.
    DoubleHit,
}

impl Face {
    /// What the face with this number shows. Faces are counted from 1, so that there are two of each kind.
    pub const fn of(face: u8) -> Self {
        match face {
            ..=2 => Self::Fumble,
            3 | 4 => Self::Hit,
            5.. => Self::DoubleHit,
        }
    }
}

/// The most dice that are rolled at once.
pub const MOST_ROLLED: u8 = 20;
/// Hits for each die beyond the twentieth (rule `attack.powerful`).
pub const HITS_PER_DIE_BEYOND: u8 = 2;
/// Maneuver Slots of a Champion Board.
pub const SLOTS: usize = 3;
/// Cards in a Maneuver deck.
pub const DECK: usize = 7;
/// The usual hand.
pub const HAND: u8 = 4;
/// Vigor at the start and after a Wound.
pub const VIGOR: u8 = 6;
/// The most Vigor.
pub const VIGOR_MOST: u8 = 12;
/// Vigor that the Preparation Step gives back.
pub const BREATH: u8 = 3;
/// The most resource tokens of a kind.
pub const TOKENS_MOST: u8 = 4;
/// The price of a Basic Action.
pub const BASIC: u8 = 1;
/// Damage of a fall, for each Level.
pub const FALL: u8 = 2;
/// Damage of a collision.
pub const COLLISION: u8 = 2;
/// Hits for an Aggressiveness token.
pub const AGGRESSIVENESS: u8 = 6;
/// Hits that an INSPIRATION token makes of a Fumble.
pub const INSPIRED: u8 = 2;
/// Damage that a Prowess token BLOCKS.
pub const PROWESS: u8 = 6;
/// Companions with the fewest players.
pub const COMPANIONS_MOST: i8 = 3;
/// Readiness tokens of a Companion.
pub const READINESS: u8 = 3;
/// FATIGUE of the STUN that trying to break free costs.
pub const BREAK_FREE: u8 = 6;
/// Damage of a BACKFLIP.
pub const BACKFLIP: u8 = 2;
/// The Range of a Ranged Weapon.
pub const BOWSHOT: u8 = 3;
/// Minion models in the box.
pub const MINIONS: usize = 4;
/// The STURDINESS of a Minion (ruling `content.minions`).
pub const MINION: u8 = 3;
/// The distance at which who has FLOWN AWAY counts: twice the Range of a Ranged Weapon (ruling `range.unlimited-fly-away`).
pub const FLOWN: u8 = 2 * BOWSHOT;
/// Damage of a Sisyphus's Punishment, for each Area that the Building has stepped into.
pub const SISYPHUS: u8 = 4;
/// STUN of who changes back from a Capybara.
pub const SHAKEN: u8 = 3;
/// The Capybara's Attributes (ruling `content.capybara`): Aggressiveness, Prowess, Willpower.
pub const CAPYBARA: [u8; 3] = [0, 2, 1];
