//! Scenarios: what they define, and those of the box, made from `scenarios/*.toml` by the build.

use serde::{Deserialize, Serialize};
use table::{Dial, Key};

use super::{EquipmentCard, FiendKind, Gift, Origin, TileEffect, TileNo, Western};
use crate::dial;
use crate::state::Side;

/// What a scenario defines.
#[derive(Debug)]
pub struct Scenario {
    pub name: Key,
    /// What it tells.
    pub story: Key,
    /// What the human player has to do.
    pub human_aim: Key,
    /// What the infernal player has to do.
    pub infernal_aim: Key,
    /// Where it comes from.
    pub origin: Origin,
    /// How many turns there are.
    pub turns: u8,
    /// How the human player wins.
    pub goal: Goal,
    /// Special rules.
    pub special: &'static [Special],
    /// The tiles that lie there at the start.
    pub layout: &'static [Start],
    /// The pile from top to bottom.
    pub pile: &'static [LayerOf],
    /// Tiles that stay in the box.
    pub without: &'static [TileNo],
    /// The human warriors.
    pub humans: &'static [HumanOf],
    /// Instinct cards in hand at the start.
    pub instinct: u8,
    /// Troglodytes of the reserve.
    pub troglodytes: u8,
    /// Hellhounds of the reserve.
    pub hellhounds: u8,
    /// Tough troglodytes of the reserve.
    pub tough_troglodytes: u8,
    /// The demons that can be brought into play.
    pub demons: &'static [DemonOf],
    /// Threat points at the start.
    pub threat: u8,
    /// Event cards in hand at the start.
    pub events: u8,
    /// Infernal warriors on the tunnels at the start.
    pub infernals: &'static [InfernalOf],
}

/// How the human player wins. The infernal player wins when that has become impossible, or the turns are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// So many warriors leave the tunnels by a tile: leaving is an action on it.
    Escape {
        /// The tile with the way out.
        exit: TileNo,
        /// How many have to leave.
        needed: u8,
        /// How many deeds have to be done before anybody may leave.
        after: u8,
    },
    /// So many deeds are done; the special rules say what is one.
    Deeds { needed: u8 },
    /// A demon is killed.
    Slay { who: FiendKind },
    /// So many warriors are in play when the last turn ends.
    HoldOut { needed: u8 },
}

/// A rule that only some scenarios have; `src/powers/scenario.rs` applies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// The first human who enters a stash finds a piece of equipment.
    StashEquipment,
    /// The first human who enters a stash does a deed.
    StashDeed,
    /// The first human who enters a stash finds all who were waiting, which is a deed.
    StashHumans,
    /// When the first human enters a stash, this demon is there.
    StashFiend(FiendKind),
    /// This demon enters play with a tile, on it.
    Appears(TileNo, FiendKind),
    /// A human can work on a tile as an action; each time is a deed.
    Work {
        at: Place,
        /// How often on each such tile.
        times: u8,
        /// Whether no infernal warrior may be there.
        undisturbed: bool,
    },
    /// A ritual takes place in a room once it is in play: each turn that ends without a human there brings it on. The infernal
    /// player wins when it has come this far.
    Ritual {
        room: TileNo,
        /// How far.
        needed: u8,
    },
    /// With exactly so many warriors out, when nobody else can leave any more, nobody has won.
    DrawWith(u8),
    /// So many threat points at the start of each threat phase.
    Tribute(&'static Dial),
    /// And one more of them for every so many turns that are over: whoever dawdles meets more and more.
    Rising(u8),
    /// A troglodyte of the reserve enters for nothing, at the start of each threat phase, on every stash that is not worked out.
    Nests,
    /// Troglodytes that stand on a tile at the end of a turn, with no human there, are through and back in the reserve. The
    /// infernal player wins when so many have come through.
    Breakthrough {
        gate: TileNo,
        /// How many.
        needed: u8,
    },
    /// At the start of each threat phase the infernal player looks at the next tile and may shuffle it back.
    Scouts,
}

/// Where an action of a scenario is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the tile of this number.
    Tile(TileNo),
    /// On every tile with this icon.
    Icon(TileEffect),
}

/// An action that a scenario offers, or an event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioAction {
    /// Leave the tunnels.
    Leave,
    /// Do the work of the scenario on one's tile.
    Work,
    /// Dig out the opening on this side that a Cave-In has buried.
    Dig(Side),
}

impl ScenarioAction {
    pub const fn name(self) -> Key {
        match self {
            Self::Leave => crate::key::ACTION_LEAVE,
            Self::Work => crate::key::ACTION_WORK,
            Self::Dig(Side(0)) => crate::key::ACTION_DIG_NORTH,
            Self::Dig(Side(1)) => crate::key::ACTION_DIG_EAST,
            Self::Dig(Side(2)) => crate::key::ACTION_DIG_SOUTH,
            Self::Dig(_) => crate::key::ACTION_DIG_WEST,
        }
    }

    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Leave, Self::Work, Self::Dig(Side(0)), Self::Dig(Side(1)), Self::Dig(Side(2)), Self::Dig(Side(3))];
}

/// A tile of the layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    pub tile: TileNo,
    /// How far to the east.
    pub x: i8,
    /// How far to the south.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// A layer of the pile, shuffled by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayerOf {
    /// So many tiles that nobody knows.
    pub random: u8,
    /// And these.
    pub tiles: &'static [TileNo],
}

/// A human warrior of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HumanOf {
    pub who: Western,
    /// Its tile, by its place in the layout; nowhere while it waits to be found.
    pub at: Option<u8>,
    /// Its gifts and their lines.
    pub gifts: &'static [(Gift, u8)],
    pub equipment: &'static [EquipmentCard],
}

/// A demon of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DemonOf {
    pub who: FiendKind,
    /// What it costs; [`UNBOUGHT`] where it only comes when a rule says so.
    pub cost: u8,
}

/// The cost of who cannot be bought.
pub const UNBOUGHT: u8 = u8::MAX;

/// Infernal warriors on a tile of the layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InfernalOf {
    /// The tile, by its place in the layout.
    pub at: u8,
    /// So many troglodytes.
    pub troglodytes: u8,
    /// And this one.
    pub who: Option<FiendKind>,
}

impl Scenario {
    /// Its short name.
    pub fn id(&self) -> &'static str {
        self.name.leaf()
    }

    /// How many human warriors start the game.
    pub fn starters(&self) -> u8 {
        self.humans.iter().filter(|human| human.at.is_some()).count() as u8
    }
}

impl ScenarioId {
    /// What it defines.
    #[expect(clippy::indexing_slicing, reason = "there are as many ids as scenarios")]
    pub fn card(self) -> &'static Scenario {
        &SCENARIOS[self as usize]
    }

    /// All scenarios.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));
