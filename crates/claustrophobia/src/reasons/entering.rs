//! Why somebody of the reserve does not come into play, here or at all.

use table::{RuleId, Say};

use crate::choice::Recruit;
use crate::state::{Claustrophobia, HUMAN, SpotId, Standing};
use crate::{key, rule};

impl Claustrophobia {
    pub(super) fn no_entry(&self, recruit: Recruit, spot: SpotId, by: RuleId) -> Option<Say> {
        let whom = self.recruit_name(recruit);
        Some(match by {
            rule::DAMAGE_DEMON_SECOND_DEATH => key::REASON_DEAD_TWICE.with("whom", whom),
            rule::BOARD_DEMON_UNIQUE => key::REASON_IN_PLAY.with("whom", whom),
            rule::THREAT_HELLHOUND_LIMIT | rule::THREAT_DEMON_ALLOWED => match recruit {
                Recruit::Fiend(id) if self.fiend(id).standing == Standing::InPlay => key::REASON_IN_PLAY.with("whom", whom),
                Recruit::Fiend(id) if self.fiend(id).standing == Standing::Dead => key::REASON_DEAD.with("whom", whom),
                _ => key::REASON_NOT_BOUGHT.with("whom", whom),
            },
            rule::THREAT_TROGLODYTE_COST | rule::THREAT_HELLHOUND_COST | rule::THREAT_SPEND => {
                key::REASON_TOO_DEAR.with("whom", whom).with("cost", self.cost_of(recruit, spot)).with("n", self.threat)
            }
            rule::THREAT_OCCUPATION => key::REASON_FULL_HORDE.with("n", self.laid(spot).tile.card().limit),
            rule::THREAT_OPENING => key::REASON_NO_OPENING.into(),
            rule::THREAT_EMPTY_TILE => key::REASON_ENEMIES_THERE.with("n", self.count_on(spot, HUMAN)),
            _ => return None,
        })
    }
}
