//! What lies on the table: plain data, no rules.

mod ids;
mod phase;
mod tiles;
mod warriors;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Seat};

use crate::content::{EquipmentCard, EventCard, InstinctCard, ScenarioId};
use crate::lasting::{Lasting, MOST_LASTING};
pub use ids::{FiendId, HumanId, Side, SpotId, Warrior};
pub use phase::{Active, DestinyDie, DiePlace, Phase, PowerId};
pub use tiles::{Laid, Layer, MOST_LAYERS, Pile, Seen};
pub use warriors::{Blessing, Fiend, Held, Human, Played, Standing};

/// The human player's seat.
pub const HUMAN: Seat = Seat(0);
/// The infernal player's seat.
pub const INFERNAL: Seat = Seat(1);

/// Pieces of equipment that a warrior can have.
pub const MOST_EQUIPMENT: usize = 4;
/// Human warriors that can be in use at once.
pub const MOST_HUMANS: usize = 5;
/// Infernal warriors with boards that a scenario can have.
pub const MOST_FIENDS: usize = 8;
/// Tiles that can be in play.
pub const MOST_SPOTS: usize = 32;
/// Dice of destiny in the box.
pub const DESTINY_DICE: usize = 6;
/// Activation dice in the box.
pub const ACTIVATION_DICE: usize = 8;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The human player has reached the goal of the scenario.
    Goal,
    /// The goal cannot be reached any more.
    Impossible,
    /// No human warrior is left.
    AllDead,
    /// The turns are over.
    OutOfTime,
    /// The ritual of the scenario is complete.
    Ritual,
    /// As many got out as the scenario calls a draw.
    Draw,
    /// Enough troglodytes have broken through.
    Breakthrough,
}

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Claustrophobia {
    pub(crate) scenario: ScenarioId,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 before the first.
    pub(crate) turn: u8,
    pub(crate) tunnels: ArrayVec<Laid, MOST_SPOTS>,
    pub(crate) pile: Pile,
    pub(crate) humans: ArrayVec<Human, MOST_HUMANS>,
    pub(crate) fiends: ArrayVec<Fiend, MOST_FIENDS>,
    /// Ordinary troglodytes in the reserve.
    pub(crate) troglodytes: u8,
    /// Stored threat points.
    pub(crate) threat: u8,
    pub(crate) destiny: [DestinyDie; DESTINY_DICE],
    /// Bonus dice of the next roll of destiny.
    pub(crate) alarm: u8,
    /// Activation dice that were rolled and not assigned yet.
    pub(crate) rolled: ArrayVec<u8, ACTIVATION_DICE>,
    pub(crate) instinct_deck: Bag<{ InstinctCard::KINDS }>,
    /// Hidden from the infernal player.
    pub(crate) instinct_hand: Bag<{ InstinctCard::KINDS }>,
    pub(crate) instinct_discard: Bag<{ InstinctCard::KINDS }>,
    pub(crate) event_deck: Bag<{ EventCard::KINDS }>,
    /// Hidden from the human player.
    pub(crate) event_hand: Bag<{ EventCard::KINDS }>,
    /// Drawn, and one is to be kept; hidden from the human player.
    pub(crate) event_drawn: Bag<{ EventCard::KINDS }>,
    /// Used since the last infernal preparation phase.
    pub(crate) event_played: Bag<{ EventCard::KINDS }>,
    pub(crate) event_discard: Bag<{ EventCard::KINDS }>,
    /// Equipment that nobody has.
    pub(crate) equipment_deck: Bag<{ EquipmentCard::KINDS }>,
    pub(crate) lasting: ArrayVec<Lasting, MOST_LASTING>,
    /// Gifts that wait to be used in this preparation phase: by warrior, as bits of the lines; bit 7 once Sacrificial strike
    /// was used.
    pub(crate) gifts_ready: [u8; MOST_HUMANS],
    /// What the scenario counts.
    pub(crate) progress: [u8; 4],
    pub(crate) ended: Option<Ending>,
}

impl Claustrophobia {
    /// The human warriors, dead ones too.
    pub fn human_ids(&self) -> impl Iterator<Item = HumanId> + use<> {
        (0..self.humans.len() as u8).map(HumanId)
    }

    /// The infernal warriors with boards, whether in play or not.
    pub fn fiend_ids(&self) -> impl Iterator<Item = FiendId> + use<> {
        (0..self.fiends.len() as u8).map(FiendId)
    }

    /// The tiles in play.
    pub fn spots(&self) -> impl Iterator<Item = SpotId> + use<> {
        (0..self.tunnels.len() as u8).map(SpotId)
    }

    /// A human warrior. Ids are only made for warriors of the scenario, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a HumanId stands for a warrior of the scenario")]
    #[inline]
    pub fn human(&self, id: HumanId) -> &Human {
        &self.humans[usize::from(id.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a HumanId stands for a warrior of the scenario")]
    pub(crate) fn human_mut(&mut self, id: HumanId) -> &mut Human {
        &mut self.humans[usize::from(id.0)]
    }

    /// An infernal warrior with a board.
    #[expect(clippy::indexing_slicing, reason = "a FiendId stands for a warrior of the scenario")]
    #[inline]
    pub fn fiend(&self, id: FiendId) -> &Fiend {
        &self.fiends[usize::from(id.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a FiendId stands for a warrior of the scenario")]
    pub(crate) fn fiend_mut(&mut self, id: FiendId) -> &mut Fiend {
        &mut self.fiends[usize::from(id.0)]
    }

    /// A tile in play.
    #[expect(clippy::indexing_slicing, reason = "a SpotId stands for a tile in play")]
    #[inline]
    pub fn laid(&self, spot: SpotId) -> &Laid {
        &self.tunnels[usize::from(spot.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a SpotId stands for a tile in play")]
    pub(crate) fn laid_mut(&mut self, spot: SpotId) -> &mut Laid {
        &mut self.tunnels[usize::from(spot.0)]
    }

    /// Where a warrior is.
    #[inline]
    pub fn spot_of(&self, warrior: Warrior) -> Option<SpotId> {
        match warrior {
            Warrior::Human(id) => self.human(id).at,
            Warrior::Fiend(id) => self.fiend(id).at,
            Warrior::Troglodytes(spot) => (self.laid(spot).troglodytes > 0).then_some(spot),
        }
    }

    /// The human warriors on a tile.
    pub fn humans_on(&self, spot: SpotId) -> impl Iterator<Item = HumanId> + '_ {
        self.human_ids().filter(move |id| self.human(*id).at == Some(spot))
    }

    /// The infernal warriors with boards on a tile.
    pub fn fiends_on(&self, spot: SpotId) -> impl Iterator<Item = FiendId> + '_ {
        self.fiend_ids().filter(move |id| self.fiend(*id).at == Some(spot))
    }

    /// The human warriors in play.
    pub fn humans_in_play(&self) -> impl Iterator<Item = HumanId> + '_ {
        self.human_ids().filter(|id| self.human(*id).at.is_some())
    }

    /// The infernal warriors with boards in play.
    pub fn fiends_in_play(&self) -> impl Iterator<Item = FiendId> + '_ {
        self.fiend_ids().filter(|id| self.fiend(*id).at.is_some())
    }

    /// How many warriors of a faction are on a tile.
    #[inline]
    pub fn count_on(&self, spot: SpotId, seat: Seat) -> u8 {
        if seat == HUMAN {
            self.humans_on(spot).count() as u8
        } else {
            self.fiends_on(spot).count() as u8 + self.laid(spot).troglodytes
        }
    }

    /// A human warrior leaves the tunnels, dead or alive; its equipment goes with it.
    pub(crate) fn take_off(&mut self, id: HumanId, standing: Standing) {
        let human = self.human_mut(id);
        (human.at, human.standing) = (None, standing);
        human.equipment.clear();
    }

    /// The human warrior that is being activated.
    pub(crate) fn explorer(&self) -> Option<HumanId> {
        match self.phase {
            Phase::HumanActivation(Some(Active { who: Warrior::Human(id), .. })) => Some(id),
            _ => None,
        }
    }
}
