//! Why something is refused, in a sentence with its facts. The verdicts are found in the chapters; here their rules become words.

use table::{Cited, RuleId, Say};

use crate::about::About;
use crate::board::{HexId, TerritoryId};
use crate::choice::{Choice, Monster};
use crate::content::{CALL_RANGE, CHARACTER_ELL, DASH, HAND_LIMIT, MOVEMENT};
use crate::state::{CharacterId, Inferno, Phase};
use crate::words::{monster_name, name, territory};
use crate::{key, rule};

impl Inferno {
    pub(crate) fn reason_of(&self, about: About, refused: &Cited<Choice>) -> Option<Say> {
        let who = about.mover();
        match (refused.rule, refused.choice) {
            (rule::START_BORDER, _) => Some(key::REASON_START_BORDER.into()),
            (rule::START_SEPARATE, Choice::Start(hex)) => {
                let (there, _) = self.on_territory(hex.territory()).next()?;
                Some(key::REASON_START_SEPARATE.with("who", name(there)))
            }
            (rule::DEATH_ADJACENT_CHOICE, _) => Some(key::REASON_RETURN_FACE_DOWN.into()),
            (rule::FLIP_NO_ACTION, _) => Some(key::REASON_FLIPPED.into()),
            (rule::TURN_UNIVERSAL_MEANING, Choice::Move(_)) => Some(key::REASON_MOVED.into()),
            (rule::TURN_UNIVERSAL_MEANING, Choice::Dash) => Some(key::REASON_DASH_MOVED.into()),
            (rule::TURN_UNIVERSAL_MEANING, Choice::Strike) => Some(key::REASON_STRIKE_ACTED.into()),
            (rule::TURN_UNIVERSAL_MEANING, _) => Some(key::REASON_ACTED.into()),
            (rule::ATTACK_RANGE | rule::CHALLENGE_REENTER, Choice::Attack(monster)) => self.out_of_range(who?, monster),
            (rule::FLIP_NOT_DANTE, _) => Some(key::REASON_FLIP_DANTE.into()),
            (rule::CHALLENGE_TWO_CHARACTERS, _) => Some(key::REASON_CHALLENGE_ALONE.into()),
            (rule::DANTE_FLIP_EMPTY_DECK, _) => Some(key::REASON_EMPTY_DECK.into()),
            (rule::TURN_BASIC_ACTION, Choice::Rest) => self.no_peace(who?),
            (rule::ELL_MEANING, Choice::Mend(whom)) if Some(whom) != who => {
                Some(key::REASON_OTHER_UNHURT.with("whom", name(whom)).with("n", CHARACTER_ELL))
            }
            (rule::ELL_MEANING, _) => Some(key::REASON_UNHURT.with("n", CHARACTER_ELL)),
            (rule::TURN_CARDS, Choice::GiveCard(to, _)) => {
                Some(key::REASON_HAND_FULL.with("whom", name(to)).with("n", HAND_LIMIT as i32))
            }
            (rule::TURN_CARDS, Choice::Call(whom)) if !self.has_played() => {
                let (from, to) = self.character(who?).at.zip(self.character(whom).at)?;
                let far = key::REASON_CALL_FAR.with("whom", name(whom)).with("n", from.distance(to));
                Some(far.with("range", CALL_RANGE))
            }
            (rule::TURN_CARDS, _) => Some(key::REASON_PLAYED.into()),
            (rule::TURN_MOVEMENT, Choice::Call(whom)) => Some(self.cannot_be_called(whom)),
            (rule::DANTE_CARD_ENVY_PICKUP, _) => Some(key::REASON_ENVY.with("n", self.round + 1)),
            (by, Choice::Move(to)) => self.no_way_to(about, to, by),
            _ => None,
        }
    }

    fn has_played(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if turn.played)
    }

    /// A monster on another territory, or too far off on the same one.
    fn out_of_range(&self, who: CharacterId, monster: Monster) -> Option<Say> {
        let from = self.character(who).at?;
        let (there, at) = self.lair(monster)?;
        let here = from.territory();
        Some(if here == there {
            key::REASON_ATTACK_FAR.with("n", from.distance(at))
        } else if monster == Monster::Dante {
            key::REASON_ATTACK_DANTE_AWAY.with("where", territory(here))
        } else {
            key::REASON_ATTACK_AWAY.with("where", territory(there)).with("here", territory(here))
        })
    }

    /// A living monster on the same territory lets nobody rest.
    fn no_peace(&self, who: CharacterId) -> Option<Say> {
        let here = self.character(who).at?.territory();
        let monster = if here == TerritoryId::DANTE { Monster::Dante } else { Monster::Unclaimed(here) };
        let left = self.ell_of(monster);
        Some(key::REASON_NO_PEACE.with("whom", monster_name(monster)).with("n", left))
    }

    /// Who stands on ground that lies face down has to flip it first; who is hemmed in cannot go either.
    fn cannot_be_called(&self, whom: CharacterId) -> Say {
        let at = self.character(whom).at.map(HexId::territory);
        match at.filter(|at| !self.is_flipped(*at) && *at != TerritoryId::DANTE) {
            Some(at) => key::REASON_CALL_FACE_DOWN.with("whom", name(whom)).with("where", territory(at)),
            None => key::REASON_CALL_STUCK.with("whom", name(whom)),
        }
    }

    /// Hexes that a move leads over, of the turn or by a Call.
    fn steps_of(&self, about: About) -> u8 {
        match (about, self.phase) {
            (About::Call(_, steps), _) => steps,
            (_, Phase::Turn(_, turn)) if turn.dash => MOVEMENT + DASH,
            _ => MOVEMENT,
        }
    }

    /// Why a move does not lead to a hex.
    fn no_way_to(&self, about: About, to: HexId, by: RuleId) -> Option<Say> {
        let from = self.character(about.mover()?).at?;
        let here = from.territory();
        let steps = self.steps_of(about);
        match by {
            rule::FLIP_OWN => Some(key::REASON_MOVE_FLIP_FIRST.with("where", territory(here))),
            rule::BOARD_HEX_CAPACITY => {
                let (other, _) = self.on_board().find(|(_, at)| *at == to)?;
                Some(key::REASON_MOVE_TAKEN.with("who", name(other)))
            }
            rule::UNCLAIMED_LOCK => {
                let guard = self.unclaimed_of(here)?;
                Some(key::REASON_MOVE_LOCKED.with("where", territory(here)).with("n", guard.ell))
            }
            rule::FLIP_ENTER_UNFLIPPED if to.territory() != TerritoryId::DANTE => Some(key::REASON_MOVE_FACE_DOWN.into()),
            rule::FLIP_ENTER_UNFLIPPED if to.around().iter().all(|next| next.territory() == TerritoryId::DANTE) => {
                Some(key::REASON_MOVE_DANTE_EDGE.into())
            }
            rule::FLIP_ENTER_UNFLIPPED | rule::TURN_MOVEMENT => {
                let far = from.distance(to) > steps;
                Some(if far { key::REASON_MOVE_FAR } else { key::REASON_MOVE_NO_WAY }.with("n", steps))
            }
            _ => None,
        }
    }
}
