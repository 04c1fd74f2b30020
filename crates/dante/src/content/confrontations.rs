//! The Confrontations: who stands where, what the ground is like, and what the Caravan has to do. They are cards too, one file for
//! each Circle (`content/confrontation/`), with the Malefactors and their decks beside them.

#![warn(missing_docs)]

use table::Key;

use super::{ChampionId, GearId, MalefactorId, PackId};
use crate::board::{AreaId, Dir, Space};
use crate::content::language::Origin;
use crate::state::Furniture;

/// A Confrontation as it is laid (ruling `content.confrontation-setup`).
#[derive(Clone, Copy, Debug)]
pub struct Confrontation {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// The Circle.
    pub circle: u8,
    /// The Malefactors.
    pub foes: &'static [Stand],
    /// The Event deck, which takes the last place of the tray.
    pub events: Option<PackId>,
    /// Arcana cards that are shuffled into deck A.
    pub arcana: u8,
    /// Areas with Buildings.
    pub buildings: &'static [Building],
    /// Stairs: the Space they stand on, at the edge across which they lead up.
    pub stairs: &'static [Spot],
    /// Furniture.
    pub furniture: &'static [Piece],
    /// Where the Champions begin, in the order of [`ChampionId::ALL`].
    pub start: &'static [Spot],
    /// The Spawning Areas; the four corners where none is named (ruling `content.board-grid`).
    pub spawn: &'static [AreaId],
    /// The first order of the Fierceness Track.
    pub fierceness: &'static [ChampionId],
    /// Any one of these wins.
    pub objectives: &'static [Objective],
    /// What becomes of a Caravan that is defeated, where that is an Objective as well.
    pub forward: Option<Key>,
    /// The Treasures of this Circle.
    pub treasures: &'static [GearId],
    /// What is read aloud before it.
    pub story: &'static [Key],
    /// Where it comes from.
    pub origin: Origin,
}

/// A Malefactor at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// In a Central Space.
    At {
        /// Which.
        id: MalefactorId,
        /// Where.
        area: AreaId,
        /// Where it looks.
        facing: Dir,
    },
    /// Off the board, as if it had FLOWN AWAY.
    Away(MalefactorId),
}

impl Stand {
    /// Which Malefactor it is.
    pub const fn id(self) -> MalefactorId {
        match self {
            Self::At { id, .. } | Self::Away(id) => id,
        }
    }
}

/// A Building at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Building {
    /// So many Levels in an Area.
    Of {
        /// How high.
        levels: u8,
        /// Where.
        area: AreaId,
    },
}

/// A Space by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The Area and the side.
    At {
        /// The Area.
        area: AreaId,
        /// On which side of its Central Space.
        side: Dir,
    },
}

impl Spot {
    /// The Space.
    pub const fn space(self) -> Space {
        let Self::At { area, side } = self;
        Space::of(area, side)
    }
}

/// A piece of Furniture at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// It stands on a Space.
    On(Furniture, Spot),
}

/// What the Caravan has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Empty every deck of this Malefactor.
    Defeat(MalefactorId),
    /// Empty this deck.
    Empty(PackId),
    /// Have all decks empty at the same time.
    All,
}

/// The corners of the board, where Minions come from unless a Confrontation says otherwise.
const CORNERS: [AreaId; 4] = [AreaId::A1, AreaId::E1, AreaId::A3, AreaId::E3];

impl Confrontation {
    /// The Spawning Areas.
    pub const fn spawning(&self) -> &'static [AreaId] {
        if self.spawn.is_empty() { &CORNERS } else { self.spawn }
    }
}
