//! The Dungeon Roles that are chosen before play.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};

use crate::content::{HeroId, RoleId};

/// The Dungeon Role that is chosen for a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum RoleChoice {
    /// The one that suits the hero best, or another that is left.
    #[default]
    Usual,
    /// Controller.
    Controller,
    /// Defender.
    Defender,
    /// Leader.
    Leader,
    /// Striker.
    Striker,
    /// Support.
    Support,
}

impl RoleChoice {
    /// All of them, in the order of their names.
    pub const ALL: [Self; 6] = [Self::Usual, Self::Controller, Self::Defender, Self::Leader, Self::Striker, Self::Support];

    /// The role, where one is chosen.
    pub const fn role(self) -> Option<RoleId> {
        match self {
            Self::Usual => None,
            Self::Controller => Some(RoleId::Controller),
            Self::Defender => Some(RoleId::Defender),
            Self::Leader => Some(RoleId::Leader),
            Self::Striker => Some(RoleId::Striker),
            Self::Support => Some(RoleId::Support),
        }
    }

    /// The choice of a role.
    pub const fn of(role: RoleId) -> Self {
        match role {
            RoleId::Controller => Self::Controller,
            RoleId::Defender => Self::Defender,
            RoleId::Leader => Self::Leader,
            RoleId::Striker => Self::Striker,
            RoleId::Support => Self::Support,
        }
    }
}

/// A Dungeon Role for every hero; those of heroes who stay at home do not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Roles {
    /// Vorn's.
    pub vorn: RoleChoice,
    /// Elros's.
    pub elros: RoleChoice,
    /// Maya's.
    pub maya: RoleChoice,
    /// Jaheen's.
    pub jaheen: RoleChoice,
    /// Lorelai's.
    pub lorelai: RoleChoice,
}

impl Roles {
    /// What is chosen for a hero.
    pub const fn of(&self, hero: HeroId) -> RoleChoice {
        match hero {
            HeroId::Vorn => self.vorn,
            HeroId::Elros => self.elros,
            HeroId::Maya => self.maya,
            HeroId::Jaheen => self.jaheen,
            HeroId::Lorelai => self.lorelai,
        }
    }

    /// Chooses for a hero.
    pub const fn choose(&mut self, hero: HeroId, role: RoleChoice) {
        match hero {
            HeroId::Vorn => self.vorn = role,
            HeroId::Elros => self.elros = role,
            HeroId::Maya => self.maya = role,
            HeroId::Jaheen => self.jaheen = role,
            HeroId::Lorelai => self.lorelai = role,
        }
    }
}
