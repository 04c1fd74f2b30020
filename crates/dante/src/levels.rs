//! Levels: how high everybody stands, and what a fall costs.

use table::RuleId;

use crate::board::{AreaId, Space};
use crate::content::language::Stance;
use crate::content::{ChampionId, FALL};
use crate::rule;
use crate::state::{Dante, Furniture};

impl Dante {
    /// The Level of whoever stands on a Space: that of its Area, or of the top of the Pillar that stands there.
    pub(crate) fn level_of(&self, space: Space) -> u8 {
        let pillar = self.furniture_on(space).and_then(Furniture::levels).unwrap_or(0);
        self.height(space.area()) + pillar
    }

    /// Whether a Space is the top of a Standing Pillar.
    pub(crate) fn is_pillar(&self, space: Space) -> bool {
        self.furniture_on(space).and_then(Furniture::levels).is_some()
    }

    /// Whether nobody and nothing stands on a Space (ruling `keyword.free-space`); an Oversized Malefactor fills all of its Area.
    pub(crate) fn is_free(&self, space: Space) -> bool {
        let filled = || self.foe_in(space.area()).is_some_and(|foe| self.is_oversized(foe));
        self.furniture_on(space).is_none() && self.champion_on(space).is_none() && self.minion_on(space).is_none() && !filled()
    }

    /// The free Spaces of an Area.
    pub(crate) fn free_spaces(&self, area: AreaId) -> impl Iterator<Item = Space> + '_ {
        area.spaces().filter(|space| self.is_free(*space))
    }

    /// The Champion who works as Stairs on a Space.
    pub(crate) fn human_stairs(&self, space: Space) -> Option<ChampionId> {
        let who = self.champion_on(space)?;
        self.has_stance(who, Stance::ImprovisedStairs).then_some(who)
    }

    /// The Space of Stairs that lead from one Area up to the one beside it, made of wood or of a Champion.
    pub(crate) fn stairs_up(&self, from: AreaId, to: AreaId) -> Option<Space> {
        let space = Space::of(from, from.towards(to)?);
        (self.stairs.has(space) || self.human_stairs(space).is_some()).then_some(space)
    }

    /// The Area a Champion is in, while it is on the board; on top of a Pillar it is in that of the base (ruling
    /// `malefactor.pillar-top-area`).
    pub(crate) fn area_of(&self, who: ChampionId) -> Option<AreaId> {
        self.champion(who).space().map(Space::area)
    }

    /// The Level of a Champion on the board.
    pub(crate) fn level_of_champion(&self, who: ChampionId) -> Option<u8> {
        self.champion(who).space().map(|space| self.level_of(space))
    }
}

/// By which rule a fall from a Level hurts as much as it does.
pub(crate) const fn fall_rule(from: u8) -> RuleId {
    if from > 2 { rule::PLATFORM_HIGH_LEVEL_FALLING } else { rule::LEVEL_FALLING_AMOUNT }
}

/// The damage of a fall by so many Levels; CLIMB spares one of them.
pub(crate) fn fall(levels: u8, climb: bool) -> u8 {
    levels.saturating_sub(u8::from(climb)) * FALL
}
