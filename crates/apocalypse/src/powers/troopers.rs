//! What troopers do besides absorbing and ambushing.

use table::Flow;

use crate::content::TrooperId;
use crate::dice::Pool;
use crate::play::O;
use crate::state::{Apocalypse, AreaId};

impl Apocalypse {
    /// Changes the dice of an ambush.
    pub(crate) fn trooper_pool(&self, _at: AreaId, _kind: TrooperId, _pool: &mut Pool) {}

    /// So many troopers have died: by absorbing, under the shadow, or by an attack.
    pub(crate) fn trooper_dies(&mut self, _o: O, _kind: TrooperId, _count: u8) -> Flow<()> {
        Ok(())
    }
}
