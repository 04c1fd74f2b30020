//! Why a reward, an Interaction, a pet or a socket is refused, in a sentence with its facts.

use table::{Cited, Say, Seat};

use crate::choice::Choice;
use crate::state::{Drunagor, Who};
use crate::{key, rule};

impl Drunagor {
    /// Why a reward cannot be taken.
    pub(crate) fn no_reward(&self, who: Seat, refused: &Cited<Choice>) -> Option<Say> {
        match (refused.choice, refused.rule) {
            (Choice::Learn(skill), _) if self.has_learned(who, skill) => Some(key::REASON_KNOWN.into()),
            (Choice::Learn(_), rule::HERO_SKILL_LEVEL_ORDER | rule::ROLE_LEVEL_ORDER) => Some(key::REASON_SKILL_ORDER.into()),
            (Choice::Pick(item), rule::ONESHOT_TWO_CAMP_ITEMS) => {
                let owner = self.party().find(|seat| self.hero(*seat).has(item))?;
                Some(key::REASON_TAKEN.with("whom", self.name_of(Who::Hero(owner))))
            }
            (Choice::Pick(_), rule::EQUIPMENT_SOCKET) => Some(key::REASON_NO_SOCKET.into()),
            (Choice::Pick(_), rule::EQUIPMENT_SOCKET_PERMANENT) => Some(key::REASON_SET_ALREADY.into()),
            (Choice::Ability(ability), by) => Some(match by {
                rule::CLASS_EXCLUSIVE => key::REASON_OTHER_CLASS.into(),
                rule::CLASS_LEARN_MARK => key::REASON_KNOWN.into(),
                rule::CLASS_FIRST_FIRST => key::REASON_ABILITY_ORDER.with("what", ability.card().after?.card().name),
                rule::CLASS_MULTI_NO_THIRD => key::REASON_THIRD_CLASS.into(),
                rule::CLASS_MULTI_UNPLAYED => {
                    let other = self.party().find(|seat| self.hero(*seat).id.card().class == ability.card().class)?;
                    key::REASON_CLASS_PLAYED.with("whom", self.name_of(Who::Hero(other)))
                }
                rule::CLASS_MULTI_TWO_HEROES => key::REASON_TREE_TAKEN.into(),
                _ => return None,
            }),
            _ => None,
        }
    }

    /// Why a token, an option of a scene or a pet is of no use now.
    pub(crate) fn no_scene(&self, who: Seat, refused: &Cited<Choice>) -> Option<Say> {
        match (refused.choice, refused.rule) {
            (Choice::Interact(nth), rule::INTERACTION_ADJACENT) => {
                let spot = self.spots.get(usize::from(nth))?;
                Some(key::REASON_TOKEN_FAR.with("n", self.hero(who).at.distance(spot.at)))
            }
            (Choice::Interact(_), rule::INTERACTION_NO_ADJACENT_MONSTER) => self.engaged_by(who, key::REASON_TOKEN_ENGAGED),
            (Choice::Interact(_), rule::MINOR_INTERACT_ROUND) => Some(key::REASON_TOKEN_USED.into()),
            (Choice::Interact(_), rule::MINOR_INTERACT_OPTION) => Some(key::REASON_NOTHING_LEFT.into()),
            (Choice::Option(_), rule::INTERACTION_OPTION_LIMIT) => Some(key::REASON_CHOSEN_ALREADY.into()),
            (Choice::Option(_), rule::MINOR_INTERACT_CHAIN) => Some(key::REASON_NOT_YET.into()),
            (Choice::Call(_), rule::KEYWORD_UNIQUE) => Some(key::REASON_UNIQUE.into()),
            (Choice::Call(_), rule::PET_TWO_HEROES) => Some(key::REASON_PET_THERE.into()),
            _ => None,
        }
    }
}
