//! Why something is refused, in a sentence for players.

use table::{Key, RuleId};

use crate::{key, rule};

/// The sentence for a refusal by this rule; what the label names need not be named again.
pub(crate) fn reason(rule: RuleId) -> Option<Key> {
    Some(match rule {
        rule::FURNITURE_PILLAR_TOP_ONE => key::WHY_PILLAR_TAKEN,
        rule::ZONE_SPACE_ONE => key::WHY_SPACE_TAKEN,
        rule::MOVEMENT_UP => key::WHY_NO_STAIRS,
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
        rule::ATTACK_RANGED_ENGAGED => key::WHY_ENGAGED,
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
        _ => return None,
    })
}
