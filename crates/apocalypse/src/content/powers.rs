//! Powers: abilities and flaws of heroes, and what gifts can do. What they say stands in `content/`, what it means in `powers/`.

use serde::{Deserialize, Serialize};
use table::RuleId;

use super::language::Topic;
use super::{AbilityId, GiftId, Trait};
use crate::rule;
use crate::state::Powers;

/// An ability, a flaw, or what a gift can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum Power {
    /// An ability or a flaw.
    Ability(AbilityId),
    /// What a gift can do.
    Gift(GiftId),
}

// A set of powers has a bit for each.
const _: () = assert!(Power::COUNT <= 128);

impl Power {
    /// How many there are.
    pub const COUNT: usize = AbilityId::KINDS + GiftId::KINDS;

    /// The one with this number.
    pub fn of(number: usize) -> Option<Self> {
        let gift = || GiftId::of(number - AbilityId::KINDS).map(Self::Gift);
        AbilityId::of(number).map(Self::Ability).or_else(gift)
    }

    /// Its number: abilities first.
    pub const fn number(self) -> usize {
        match self {
            Self::Ability(ability) => ability.kind(),
            Self::Gift(gift) => AbilityId::KINDS + gift.kind(),
        }
    }

    /// Its words and what it does.
    pub const fn card(self) -> &'static Trait {
        match self {
            Self::Ability(ability) => ability.card(),
            Self::Gift(gift) => gift.card(),
        }
    }

    /// The ruling that covers it.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Ability(_) => rule::CONTENT_HEROES,
            Self::Gift(_) => rule::CONTENT_GIFTS,
        }
    }
}

/// The powers that have a clause on a topic.
#[expect(clippy::indexing_slicing, reason = "there are as many as topics have numbers")]
pub(crate) const fn with(topic: Topic) -> Powers {
    WITH[topic.number()]
}

#[expect(clippy::indexing_slicing, reason = "a place beyond the end would not compile")]
const WITH: [Powers; Topic::COUNT] = {
    let mut with = [Powers(0); Topic::COUNT];
    let mut number = 0;
    while number < Power::COUNT {
        let power = if number < AbilityId::KINDS {
            Power::Ability(AbilityId::ALL[number])
        } else {
            Power::Gift(GiftId::ALL[number - AbilityId::KINDS])
        };
        let says = power.card().says;
        let mut nth = 0;
        while nth < says.len() {
            with[says[nth].topic().number()].0 |= 1 << number;
            nth += 1;
        }
        number += 1;
    }
    with
};
