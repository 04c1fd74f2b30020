//! What Lords do.

use table::{Flow, Seat};

use crate::content::{Circle, LordId};
use crate::dice::{Level, Pool};
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy};

impl Apocalypse {
    /// Step 4 of Hell Time: the Lord's menace. Everybody who takes part is in Hell already.
    pub(crate) fn menace(&mut self, o: O, lord: LordId) -> Flow<()> {
        match lord {
            LordId::Baphomet => self.group_attacks(o, AreaId::HELL, Enemy::Lord),
            LordId::Argus => {
                self.place_minions(o, Circle::Second, 1, AreaId::HELL, rule::CONTENT_LORDS);
                Ok(())
            }
        }
    }

    /// What is added to the Lord's own toughness.
    pub(crate) fn lord_toughness(&self, _lord: LordId) -> i8 {
        0
    }

    /// Changes the Lord's attack dice.
    pub(crate) fn lord_pool(&self, lord: LordId, pool: &mut Pool) {
        if lord == LordId::Baphomet && self.lord.guard == 0 {
            *pool = Pool::NONE;
            pool.add(Level::D8, 6);
        }
    }

    /// The Lord's damage has injured a hero.
    pub(crate) fn lord_injures(&mut self, o: O, lord: LordId, who: Seat) -> Flow<()> {
        if lord == LordId::Baphomet {
            self.ignite(o, who, rule::CONTENT_LORDS);
        }
        Ok(())
    }

    /// The Lord has attacked, whatever came of it.
    pub(crate) fn lord_attacked(&mut self, _o: O, _lord: LordId) -> Flow<()> {
        Ok(())
    }

    /// A hero wants to retreat from Hell; whether the Lord lets it go.
    pub(crate) fn lord_lets_go(&mut self, _o: O, _lord: LordId, _who: Seat) -> Flow<bool> {
        Ok(true)
    }
}
