//! What there is to win and what is left of a turn, for whoever looks.

use table::{Game as _, Goal, Say, Stand};

use crate::board::TerritoryId;
use crate::content::DANTE_DECK_MOST;
use crate::state::{Inferno, Phase};
use crate::{key, rule};

/// So many must stand on Dante's territory before it can be flipped (rule `challenge.two-characters`).
const CHALLENGERS: u8 = 2;

impl Inferno {
    /// First to wake Dante, then to kill him; his deck runs against both.
    pub(crate) fn aim(&self) -> Goal {
        let id = |rule| Self::catalogue().id(rule);
        match self.dante {
            None => {
                let gathered = self.on_board().filter(|(_, at)| at.territory() == TerritoryId::DANTE).count() as u8;
                Goal {
                    aim: key::GOAL_WAKE.into(),
                    rule: id(rule::CHALLENGE_TWO_CHARACTERS),
                    stands: vec![
                        Stand::toward(key::GOAL_GATHERED, gathered, CHALLENGERS),
                        Stand::against(key::GOAL_DECK, self.dante_deck, DANTE_DECK_MOST),
                    ],
                }
            }
            Some(dante) => {
                let most = self.dante_ell().max(dante.ell);
                let cards = self.cards_at_waking();
                Goal {
                    aim: key::GOAL_KILL.into(),
                    rule: id(rule::END_WIN),
                    stands: vec![
                        Stand::toward(key::GOAL_WOUNDS, most - dante.ell, most),
                        Stand::against(key::GOAL_DRAWN, cards - self.dante_deck.min(cards), cards),
                    ],
                }
            }
        }
    }

    /// A move, an action and a card, as far as the turn has not used them up.
    pub(crate) fn left_of_turn(&self) -> Vec<Say> {
        let Phase::Turn(_, turn) = self.phase else { return Vec::new() };
        [(turn.moved, key::LEFT_MOVE), (turn.acted, key::LEFT_ACTION), (turn.played, key::LEFT_CARD)]
            .into_iter()
            .filter(|(done, _)| !done)
            .map(|(_, name)| name.into())
            .collect()
    }
}
