//! The steps at the start of the Caravan's Turn: Clean-up, Rebuild, Preparation.

use table::{Flow, Seats};

use crate::content::language::{Moment, Penalty};
use crate::content::{BREATH, ChampionId};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Cards, Dante, Phase};

impl Dante {
    /// The Clean-up Step: every Maneuver card leaves the boards, and what EMPOWER tokens are left.
    pub(crate) fn clean_up(&mut self, o: O) -> Flow<()> {
        self.round = self.round.saturating_add(1);
        self.passed = Seats::NONE;
        self.tell(o, Event::Round(self.round), rule::CONFRONTATION_ROUNDS.and(rule::CONFRONTATION_ROUND_BOUNDS));
        for who in ChampionId::ALL {
            let champion = self.champion_mut(who);
            (champion.acted, champion.lifted) = (Cards::NONE, false);
            let empower = core::mem::take(&mut champion.tokens.empower);
            if empower > 0 {
                self.tell(o, Event::EmpowerLost(who, empower), rule::TURN_CLEANUP_EMPOWER);
            }
            let mut cleared = 0;
            for slot in 0..self.champion(who).slots.len() {
                cleared += self.clear_slot(o, who, slot as u8);
            }
            if cleared > 0 {
                self.tell(o, Event::CleanedUp(who, cleared), rule::TURN_CLEANUP);
            }
        }
        self.phase = Phase::Rebuild;
        Ok(())
    }

    /// The Rebuild Step: hands are filled, and Companions take their tokens back.
    pub(crate) fn rebuild(&mut self, o: O) -> Flow<()> {
        for who in ChampionId::ALL {
            if self.champion(who).is_companion() {
                let champion = self.champion_mut(who);
                let taken = core::mem::replace(&mut champion.done, Cards::NONE).len();
                champion.ready += taken;
                if taken > 0 {
                    self.tell(o, Event::TokensBack(who, taken), rule::COMPANION_REBUILD);
                }
            } else {
                self.fill_hand(o, who)?;
            }
        }
        self.phase = Phase::Preparation;
        Ok(())
    }

    /// The Preparation Step: PREPARE 1 and INVIGORATE 3.
    pub(crate) fn preparation(&mut self, o: O) -> Flow<()> {
        for who in ChampionId::ALL {
            self.prepare(o, who, 1, rule::TURN_PREPARE);
            let less = self.penalty(who, |penalty| if let Penalty::Rest(less) = penalty { less } else { 0 });
            let by = if self.champion(who).is_companion() { rule::COMPANION_PREPARATION } else { rule::TURN_INVIGORATE };
            self.invigorate(o, who, BREATH.saturating_sub(less), by);
            self.at_moment(o, who, Moment::Preparing)?;
        }
        self.phase = Phase::Actions;
        Ok(())
    }
}
