//! What legions do. They act for demons only, never for the Lord, for larvae only under Hades (`has_legion`).

use table::{Flow, Seat};

use crate::content::LegionId;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Enemy};

impl Apocalypse {
    /// What the legion adds to the toughness of a minion that has its ability.
    pub(crate) fn legion_toughness(&self) -> i8 {
        i8::from(self.legion == LegionId::Hades)
    }

    /// Changes the attack dice of a group that has the legion's ability.
    pub(crate) fn legion_pool(&self, _pool: &mut crate::dice::Pool) {}

    /// A group that has the legion's ability has injured a hero.
    pub(crate) fn legion_injures(&mut self, o: O, who: Seat, _by: Enemy) -> Flow<()> {
        match self.legion {
            LegionId::Erebus => self.infect(o, who, rule::CONTENT_LEGIONS),
            LegionId::Lethe => self.stun(o, who, rule::CONTENT_LEGIONS),
            LegionId::Phlegethon => self.ignite(o, who, rule::CONTENT_LEGIONS),
            _ => {}
        }
        Ok(())
    }

    /// Doom that each exiting demon adds besides its own.
    pub(crate) fn legion_exit_doom(&self) -> u8 {
        0
    }

    /// The enemy phase begins.
    pub(crate) fn legion_enemy_phase(&mut self, o: O) -> Flow<()> {
        if self.legion == LegionId::Dis {
            for who in self.ordered() {
                let near = |at| self.enemies_in(at).into_iter().any(|enemy| self.has_legion(enemy).is_ok());
                if self.hero(who).at.is_some_and(near) {
                    self.lose_courage(o, who, 1, rule::CONTENT_LEGIONS);
                }
            }
        }
        Ok(())
    }
}
