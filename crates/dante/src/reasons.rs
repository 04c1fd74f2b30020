//! Why something is refused, in a sentence for players with the facts of the case. What the label names is not named again.

use table::{Cited, Key, RuleId, Say};

use crate::board::Space;
use crate::choice::{Choice, Deed};
use crate::content::ChampionId;
use crate::state::{Cover, Dante, Place};
use crate::words::furniture_name;
use crate::{key, rule};

impl Dante {
    /// The sentence for a refusal.
    pub(crate) fn reason_for(&self, refused: &Cited<Choice>) -> Option<Say> {
        let (choice, by) = (refused.choice, refused.rule);
        let who = actor(choice);
        match by {
            rule::KEYWORD_PAY_VIGOR_LIMIT => Some(match who {
                Some(who) => key::WHY_TOO_DEAR_FOR.with("who", who.name()).with("n", self.champion(who).vigor),
                None => key::WHY_TOO_DEAR.into(),
            }),
            rule::FURNITURE_PILLAR_TOP_ONE | rule::FURNITURE_PILLAR_COLLAPSED | rule::ZONE_SPACE_ONE => {
                place(choice).and_then(|space| self.taken(space)).or_else(|| reason(by).map(Say::from))
            }
            rule::CONDITION_BLOCK | rule::MANEUVER_LIMIT => {
                slot(choice).and_then(|(who, slot)| self.covered(who, slot)).or_else(|| reason(by).map(Say::from))
            }
            rule::COMPANION_MANEUVER_COST => who.map(|who| key::WHY_NO_TOKEN.with("who", who.name())),
            rule::TURN_HELD_ACTIONS => who.and_then(|who| match self.champion(who).place {
                Place::Held(foe) => Some(key::WHY_HELD_BY.with("who", who.name()).with("foe", self.foe_name(foe))),
                Place::On(_) | Place::Arrested(_) => None,
            }),
            rule::EQUIPMENT_PROFICIENCY => match choice {
                Choice::Champion(who) => Some(key::WHY_NOT_PROFICIENT.with("who", who.name())),
                _ => None,
            },
            _ => reason(by).map(Say::from),
        }
    }

    /// Who or what is on a Space.
    fn taken(&self, space: Space) -> Option<Say> {
        match (self.champion_on(space), self.furniture_on(space)) {
            (Some(who), _) => Some(key::WHY_CHAMPION_THERE.with("who", who.name())),
            (None, Some(piece)) => Some(key::WHY_PIECE_THERE.with("what", furniture_name(piece))),
            (None, None) => None,
        }
    }

    /// What lies on a Maneuver Slot.
    fn covered(&self, who: ChampionId, slot: u8) -> Option<Say> {
        let slot = self.champion(who).slots.get(usize::from(slot))?;
        match (slot.cover, slot.cards.last()) {
            (Cover::Wound(_), _) => Some(key::WHY_WOUND_THERE.into()),
            (Cover::Sin(sin), _) => Some(key::WHY_SIN_THERE.with("card", sin.card().name)),
            (_, Some(card)) => Some(key::WHY_CARD_THERE.with("card", self.maneuver(who, *card).name)),
            _ => None,
        }
    }
}

/// The Champion who would act.
const fn actor(choice: Choice) -> Option<ChampionId> {
    match choice {
        Choice::Go(who, _)
        | Choice::Interact(who, _)
        | Choice::Deliver(who, _)
        | Choice::Play(who, ..)
        | Choice::Willpower(who, ..)
        | Choice::Ready(who, _)
        | Choice::WillpowerReady(who, _)
        | Choice::Act(who, _)
        | Choice::Spend(who)
        | Choice::Consume(who)
        | Choice::BreakFree(who, _)
        | Choice::Yield(who, ..) => Some(who),
        _ => None,
    }
}

/// The Space that it is about.
const fn place(choice: Choice) -> Option<Space> {
    match choice {
        Choice::Go(_, space)
        | Choice::Step(space)
        | Choice::Put(space)
        | Choice::Backflip(_, space)
        | Choice::Interact(_, Deed::ClimbUp(space) | Deed::ClimbDown(space) | Deed::Leap(space) | Deed::Shift(_, space)) => {
            Some(space)
        }
        _ => None,
    }
}

/// The Maneuver Slot that it is about.
const fn slot(choice: Choice) -> Option<(ChampionId, u8)> {
    match choice {
        Choice::Play(who, _, slot) | Choice::Willpower(who, _, slot) => Some((who, slot)),
        _ => None,
    }
}

/// The sentence for a refusal by this rule; where the facts say no more.
fn reason(rule: RuleId) -> Option<Key> {
    Some(match rule {
        rule::FURNITURE_PILLAR_TOP_ONE => key::WHY_PILLAR_TAKEN,
        rule::ZONE_SPACE_ONE => key::WHY_SPACE_TAKEN,
        rule::MOVEMENT_UP | rule::KEYWORD_MOVE_LEVELS => key::WHY_NO_STAIRS,
        rule::KEYWORD_CLIMB_LIMIT => key::WHY_TOO_HIGH,
        rule::MOVEMENT_FULL_AREA => key::WHY_NO_ROOM,
        rule::CONDITION_BLOCK => key::WHY_BLOCKED,
        rule::CONDITION_STUN_ON_COOLDOWN => key::WHY_COOLED_DOWN,
        rule::MANEUVER_COOLDOWN_SLOT => key::WHY_COOLDOWN,
        rule::MANEUVER_LIMIT => key::WHY_SLOT_USED,
        rule::KEYWORD_PAY_VIGOR_LIMIT => key::WHY_TOO_DEAR,
        rule::MANEUVER_RESTRICTION => key::WHY_NO_CARD,
        rule::TOKEN_WILLPOWER_PLAYER => key::WHY_SLOT_EMPTY,
        rule::COMPANION_NO_REPEAT => key::WHY_TOKEN_THERE,
        rule::COMPANION_MANEUVER_COST => key::WHY_NO_TOKEN,
        rule::TURN_HELD_ACTIONS => key::WHY_HELD,
        rule::TURN_DELIVER_HELD => key::WHY_RECEIVER_HELD,
        rule::EQUIPMENT_PROPERTY_ACTION => key::WHY_ACTED,
        rule::KEYWORD_SPEND => key::WHY_SPENT,
        rule::TURN_FREE_REACTION_ITEMS => key::WHY_ONLY_REACTION,
        rule::RANGE_COUNT => key::WHY_TOO_FAR,
        rule::KEYWORD_HOLD_ALLIES => key::WHY_OUT_OF_REACH,
        rule::MANEUVER_TARGET_ANOTHER_CHAMPION => key::WHY_NOT_ONESELF,
        rule::ATTACK_WEAPON_REQUIRED => key::WHY_NO_WEAPON,
        rule::ATTACK_DEFEATED_TARGET => key::WHY_NO_CARDS,
        rule::ATTACK_MELEE => key::WHY_NOT_HERE,
        rule::ATTACK_RANGED_ENGAGED | rule::KEYWORD_HOLD_ZONE => key::WHY_ENGAGED,
        rule::FURNITURE_PILLAR_HIGH_GROUND => key::WHY_ON_PILLAR,
        rule::EQUIPMENT_RANGED => key::WHY_BEYOND_BOW,
        rule::KEYWORD_TRAP_SET => key::WHY_CENTRE_TAKEN,
        rule::KEYWORD_TRAP_OWNER => key::WHY_TRAP_THERE,
        rule::TURN_BASIC_INTERACT_LEVEL => key::WHY_OTHER_LEVEL,
        rule::FURNITURE_PILLAR_CLIMB_DOWN => key::WHY_NO_LANDING,
        rule::FURNITURE_PILLAR_LEAP_LEVELS => key::WHY_LEAP_TOO_HIGH,
        rule::ZONE_CENTRAL_ONE => key::WHY_FOE_THERE,
        rule::KEYWORD_SHOVE => key::WHY_SHOVE_UP,
        rule::TOKEN_AGGRESSIVENESS_LIMIT => key::WHY_ONE_TOKEN,
        rule::KEYWORD_POLYMORPH_NO_BASIC => key::WHY_CAPYBARA,
        rule::KEYWORD_ARREST_UNTARGETABLE => key::WHY_ARRESTED,
        rule::KEYWORD_FLY_AWAY_TARGET => key::WHY_FLOWN,
        rule::ATTACK_RANGED_MINIMUM => key::WHY_TOO_NEAR,
        rule::KEYWORD_ULTIMATE_COPY => key::WHY_ULTIMATE,
        rule::KEYWORD_COPY => key::WHY_COPIES,
        rule::PLATFORM_SISYPHUS_RANGE => key::WHY_NO_ROLLING,
        rule::KEYWORD_SHOVE_OUT_OF_THE_WAY => key::WHY_ON_PATH,
        rule::CONDITION_DAMAGE_SUFFERED => key::WHY_SUFFERED,
        rule::LEVEL_ENVIRONMENTAL_BLOCK => key::WHY_SCENARIO,
        rule::KEYWORD_ARREST_INACTIVE => key::WHY_SHUT_IN,
        rule::RANGE_ANY_EXCLUDES => key::WHY_OFF_BOARD,
        _ => return None,
    })
}
