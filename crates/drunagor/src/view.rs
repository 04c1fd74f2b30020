//! The whole table in plain words and numbers, for people who build on the package.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::content::{AdventureId, HeroId, MonsterId, RoleId};
use crate::hero::Block;
use crate::square::Square;
use crate::state::{Base, Drunagor, Ending};

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The Adventure.
    pub adventure: AdventureId,
    /// The round, from 1.
    pub round: u16,
    /// The heroes, by seat.
    pub heroes: Vec<HeroView>,
    /// The monsters.
    pub monsters: Vec<MonsterView>,
    /// How many parts of the map are opened, the first among them.
    pub opened: u8,
    /// Runes left in the bag.
    pub runes: u8,
    /// Squares under Darkness tiles.
    pub darkness: Vec<Square>,
    /// How the Adventure ended.
    pub ended: Option<Ending>,
}

/// A hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HeroView {
    /// The seat.
    pub seat: Seat,
    /// Who it is.
    pub id: HeroId,
    /// The Dungeon Role.
    pub role: RoleId,
    /// Where the hero stands.
    pub at: Square,
    /// Health.
    pub health: u8,
    /// Whether the hero is knocked out.
    pub down: bool,
    /// Cubes that can be spent: yellow, red, green, blue, wild.
    pub cubes: [u8; 5],
    /// Curse Cubes.
    pub curses: u8,
    /// Trauma Cubes.
    pub traumas: u8,
}

/// A monster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct MonsterView {
    /// Its base.
    pub base: Base,
    /// What it is.
    pub id: MonsterId,
    /// Where it stands.
    pub at: Square,
    /// Health.
    pub health: u16,
}

impl Drunagor {
    pub(crate) fn to_view(&self) -> View {
        let hero = |seat: Seat| {
            let hero = self.hero(seat);
            HeroView {
                seat,
                id: hero.id,
                role: hero.role,
                at: hero.at,
                health: hero.health,
                down: hero.down,
                cubes: hero.available,
                curses: hero.blocks(Block::Curse),
                traumas: hero.blocks(Block::Trauma),
            }
        };
        let monsters = self.monsters.iter();
        View {
            adventure: self.adventure,
            round: self.round,
            heroes: self.party().map(hero).collect(),
            monsters: monsters.map(|m| MonsterView { base: m.base, id: m.kind.monster, at: m.at, health: m.health }).collect(),
            opened: self.revealed.count_ones() as u8,
            runes: self.bag.count_ones() as u8,
            darkness: self.darkness.iter().collect(),
            ended: self.ended,
        }
    }
}
