//! The Confrontations: who stands where, what the ground is like, and what the Caravan has to do.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};
use table::Key;

use super::{ChampionId, MalefactorId};
use crate::board::{AreaId, Dir};
use crate::key;
use crate::state::Furniture;

/// A Confrontation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum ConfrontationId {
    /// Limbo: Minos.
    Limbo,
    /// Limbo, where the Caravan knows of the ruse: Minos and Pasiphaë.
    Ruse,
}

/// A Malefactor at the start.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// Which.
    pub id: MalefactorId,
    /// Where.
    pub at: AreaId,
    /// Where it looks.
    pub facing: Dir,
}

/// What the Caravan has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Empty every deck of this Malefactor.
    Defeat(MalefactorId),
    /// Have all decks empty at the same time.
    DefeatAll,
}

/// A Confrontation as it is laid (ruling `content.confrontation-setup`).
#[derive(Clone, Copy, Debug)]
pub struct Confrontation {
    /// What it is called.
    pub name: Key,
    /// The Circle.
    pub circle: u8,
    /// The Malefactors.
    pub foes: &'static [Stand],
    /// Areas with Buildings, and how many Levels they have.
    pub buildings: &'static [(AreaId, u8)],
    /// Stairs: the Area they stand in, and the side on which they lead up.
    pub stairs: &'static [(AreaId, Dir)],
    /// Furniture: the Area, the Space, the piece.
    pub furniture: &'static [(AreaId, Dir, Furniture)],
    /// Where the Champions begin.
    pub start: [(AreaId, Dir); 4],
    /// The first order of the Fierceness Track.
    pub fierceness: [ChampionId; 4],
    /// Any one of these wins.
    pub objectives: &'static [Objective],
}

impl ConfrontationId {
    /// All of them, in the order of the Circles.
    pub const ALL: [Self; 2] = [Self::Limbo, Self::Ruse];

    /// How it is laid.
    pub const fn card(self) -> &'static Confrontation {
        match self {
            Self::Limbo => &LIMBO,
            Self::Ruse => &RUSE,
        }
    }
}

const fn area(column: u8, row: u8) -> AreaId {
    AreaId::at(column, row)
}

/// The court of Minos: a dais of one Level behind him with stairs on one side, and columns to climb.
const LIMBO: Confrontation = Confrontation {
    name: key::CONFRONTATION_LIMBO,
    circle: 1,
    foes: &[Stand { id: MalefactorId::Minos, at: area(2, 1), facing: Dir::South }],
    buildings: &[(area(2, 0), 1), (area(3, 0), 1)],
    stairs: &[(area(1, 0), Dir::East), (area(3, 1), Dir::North)],
    furniture: &[
        (area(0, 1), Dir::North, Furniture::Ark),
        (area(4, 1), Dir::East, Furniture::Ark),
        (area(1, 1), Dir::South, Furniture::SmallPillar),
        (area(2, 2), Dir::West, Furniture::SmallPillar),
        (area(3, 2), Dir::South, Furniture::LargePillar),
        (area(1, 2), Dir::East, Furniture::Palisade),
    ],
    start: [(area(1, 2), Dir::North), (area(0, 2), Dir::South), (area(2, 2), Dir::South), (area(4, 2), Dir::South)],
    fierceness: [ChampionId::Mercenary, ChampionId::Artist, ChampionId::Outlaw, ChampionId::Devotee],
    objectives: &[Objective::Defeat(MalefactorId::Minos)],
};

/// The same court, and she who would rather not be seen. Either of them decides it (rule `card.minos-objectives`).
const RUSE: Confrontation = Confrontation {
    name: key::CONFRONTATION_RUSE,
    foes: &[
        Stand { id: MalefactorId::Minos, at: area(2, 1), facing: Dir::South },
        Stand { id: MalefactorId::Pasiphae, at: area(2, 0), facing: Dir::South },
    ],
    objectives: &[Objective::Defeat(MalefactorId::Minos), Objective::Defeat(MalefactorId::Pasiphae)],
    ..LIMBO
};
