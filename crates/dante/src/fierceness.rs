//! The Fierceness Track: who is the Fiercest, and who decides for the Malefactors.

use table::{Flow, RuleId, Seats};

use crate::content::ChampionId;
use crate::content::language::Moment;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Dante;

impl Dante {
    /// The Champions on the board, the Fiercest first. Who is HELD is passed over (rule `fierceness.held-skipped`).
    pub(crate) fn ranked(&self) -> impl DoubleEndedIterator<Item = ChampionId> + '_ {
        self.fierceness.iter().copied().filter(|who| self.champion(*who).space().is_some())
    }

    /// Who decides where a Malefactor could follow an instruction in several equal ways: the player of the Fiercest Champion, or all
    /// of them where every Champion is HELD (ruling `fierceness.no-fiercest`).
    pub(crate) fn deciders(&self) -> Seats {
        self.ranked().next().map_or(Seats::first(self.players), |who| self.seats_of(who))
    }

    /// A Maneuver moves its Champion up, past others who each drop one position; more points than positions are lost.
    pub(crate) fn raise_fierceness(&mut self, o: O, who: ChampionId, points: u8) -> Flow<()> {
        let Some(now) = self.fierceness.iter().position(|other| *other == who) else { return Ok(()) };
        let to = now.saturating_sub(usize::from(points));
        if to == now {
            return Ok(());
        }
        if let Some(passed) = self.fierceness.get_mut(to..=now) {
            passed.rotate_right(1);
        }
        let overflow = usize::from(points) > now;
        let by = if self.champion(who).is_companion() {
            rule::FIERCENESS_COMPANION.into()
        } else if overflow {
            rule::FIERCENESS_RAISE.and(rule::FIERCENESS_OVERFLOW)
        } else {
            rule::FIERCENESS_RAISE.and(rule::FIERCENESS_BEFORE_EFFECTS)
        };
        self.tell(o, Event::Fiercer(who, to as u8), by);
        if to == 0 {
            self.at_moment(o, who, Moment::Fiercest)?;
        }
        Ok(())
    }

    /// The Champion becomes the Least Fierce.
    pub(crate) fn become_least_fierce(&mut self, o: O, who: ChampionId, by: RuleId) {
        let Some(now) = self.fierceness.iter().position(|other| *other == who) else { return };
        if let Some(behind) = self.fierceness.get_mut(now..) {
            behind.rotate_left(1);
        }
        self.tell(o, Event::LeastFierce(who), by);
    }
}
