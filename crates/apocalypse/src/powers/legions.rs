//! What legions do. They affect demons only: never the Lord, and larvae only under Hades (`has_legion`).

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Seat};

use crate::content::LegionId;
use crate::dice::Pool;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, MOST_HEROES};

/// How far a hero can move that starts among demons of Cocytus.
const COCYTUS_MOVE: u8 = 1;
/// Doom that each exiting demon of Acheron adds.
const ACHERON_DOOM: u8 = 1;

impl Apocalypse {
    /// What the legion adds to the toughness of a minion that has its ability.
    pub(crate) fn legion_toughness(&self) -> i8 {
        i8::from(self.legion == LegionId::Hades)
    }

    /// Changes the attack dice of a group that has the legion's ability.
    pub(crate) fn legion_pool(&self, pool: &mut Pool) {
        if self.legion == LegionId::Tartarus {
            pool.add_alike();
        }
    }

    /// Whether the legion does something to a hero that is injured.
    pub(crate) fn legion_marks(&self) -> bool {
        matches!(self.legion, LegionId::Lethe | LegionId::Phlegethon | LegionId::Annwn | LegionId::Sheol)
    }

    /// A group with the legion's ability has injured a hero.
    pub(crate) fn legion_injures(&mut self, o: O, who: Seat, by: RuleId) {
        match self.legion {
            LegionId::Lethe => self.stun(o, who, by),
            LegionId::Phlegethon => self.ignite(o, who, by),
            LegionId::Annwn => self.infect(o, who, by),
            LegionId::Sheol => self.lose_luck(o, who, 1, by),
            _ => {}
        }
    }

    /// Doom that each exiting demon adds besides its own.
    pub(crate) fn legion_exit_doom(&self) -> u8 {
        if self.legion == LegionId::Acheron { ACHERON_DOOM } else { 0 }
    }

    /// The enemy phase begins.
    pub(crate) fn legion_enemy_phase(&mut self, o: O) -> Flow<()> {
        if self.legion == LegionId::Dis {
            let beset = |who: &Seat| self.hero(*who).at.is_some_and(|at| self.has_demons(at));
            for who in self.ordered().filter(beset).collect::<ArrayVec<_, MOST_HEROES>>() {
                self.lose_courage(o, who, 1, rule::CONTENT_LEGIONS);
            }
        }
        Ok(())
    }

    /// The farthest that the legion lets a hero move from here.
    pub(crate) fn legion_movement(&self, from: AreaId) -> Option<u8> {
        (self.legion == LegionId::Cocytus && self.has_demons(from)).then_some(COCYTUS_MOVE)
    }

    /// Changes the dice of an ambush in an area.
    pub(crate) fn legion_ambush(&self, at: AreaId, pool: &mut Pool) {
        if self.legion == LegionId::Gehenna && self.has_demons(at) {
            pool.lower_all();
        }
    }

    /// Whether enemies with the legion's ability, other than larvae, are in an area.
    pub(crate) fn has_demons(&self, at: AreaId) -> bool {
        self.enemies_in(at).into_iter().any(|enemy| self.has_legion(enemy) == Ok(rule::LEGION_DEMONS))
    }

    /// A hero loses luck, as far as it has any.
    fn lose_luck(&mut self, o: O, who: Seat, count: u8, rule: RuleId) {
        let lost = self.hero(who).luck.min(count);
        if lost > 0 {
            self.hero_mut(who).luck -= lost;
            self.tell(o, Event::LuckLost(who, lost), rule);
        }
    }
}
