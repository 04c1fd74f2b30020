//! What cards, demons and scenarios do: one file for each kind of component, called by the chapters at fixed points.

use table::Flow;

use crate::play::O;
use crate::state::{Claustrophobia, FiendId, HumanId, SpotId, Warrior};

mod abilities;
mod common;
mod equipment;
mod events;
mod scenario;
mod triggered;
mod verbs;

pub(crate) use scenario::{DEEDS, RITUAL};
pub(crate) use triggered::pounce;
pub(crate) use verbs::Used;

/// Something that abilities and scenarios may wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Happening {
    /// A turn has begun.
    TurnBegan,
    /// The infernal preparation phase has begun, after the cleanup.
    InfernalPreparation,
    /// The threat phase has begun.
    ThreatBegan,
    /// A warrior has entered a tile, after the effect of the tile.
    Entered(Warrior, SpotId),
    /// A tile was laid.
    Laid(SpotId),
    /// An infernal warrior with a board was brought into play.
    BroughtIn(FiendId),
    /// A human warrior was killed, perhaps by somebody.
    HumanKilled(HumanId, SpotId),
    /// A demon, hellhound or tough troglodyte was killed there.
    FiendKilled(FiendId, SpotId),
    /// A warrior has attacked another: so many hits.
    Attacked(Warrior, Warrior, u8),
    /// The turn is ending.
    TurnEnds,
}

impl Claustrophobia {
    /// Tells abilities and the scenario what has happened.
    pub(crate) fn happens(&mut self, o: O, happening: Happening) -> Flow<()> {
        self.ability_after(o, happening)?;
        self.scenario_after(o, happening)
    }
}
