//! What can be set right: how each part of the table is found, named, told of and counted.

use serde::Serialize;
use table::{Key, RuleId, Scale, Seat, Thing};

use crate::content::{EquipmentCard, EventCard, Gift, InstinctCard};
use crate::state::{FiendId, HUMAN, HumanId, INFERNAL, SpotId};
use crate::{key, rule};

/// What can be set right. Its order stands in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Whether a line of a human warrior is cancelled.
    Line,
    /// The tile of a human warrior.
    HumanPlace,
    /// The activation die of a human warrior; 0 without one.
    Die,
    /// Whether a human warrior is exhausted.
    Exhausted,
    /// Whether a human warrior has used its talent blessed.
    HasBlessed,
    /// Whether a human warrior has a gift.
    Gift,
    /// How often a human warrior has a piece of equipment.
    Equipment,
    /// The tile of an infernal warrior with a board.
    FiendPlace,
    /// Damage markers on an infernal board.
    FiendDamage,
    /// Ordinary troglodytes on a tile; the others are in the reserve.
    Troglodytes,
    /// Whether the effect of a tile is used up.
    Resolved,
    /// Miraculous water tokens on a tile.
    Water,
    /// Whether a hole token lies on a tile.
    Hole,
    /// How often the work of the scenario was done on a tile.
    Mark,
    Turn,
    /// Deeds of the scenario.
    Deeds,
    /// How far the ritual of the scenario has come.
    Ritual,
    /// Threat points.
    Threat,
    /// Bonus dice of the next roll of destiny.
    Alarm,
    /// How often the human player holds an instinct card.
    InstinctHand,
    /// How often an instinct card lies among the discards.
    InstinctSpent,
    /// How often the infernal player holds an event card.
    EventHand,
    /// How often an event card lies among the discards.
    EventSpent,
}

/// How each of them is found (under a heading of its own, or under who or what it belongs to), named, told of and counted, and
/// its rule. All texts get the same arguments and take what they need.
#[rustfmt::skip]
const ABOUT: [(Option<Key>, Key, Key, Scale, RuleId); 23] = [
    (None, key::THING_LINE, key::RIGHT_LINE, Scale::Mark, rule::DAMAGE_WESTERN_LINE),
    (None, key::THING_PLACE, key::RIGHT_PLACE, Scale::Place, rule::MOVEMENT_OCCUPATION),
    (None, key::DIE_ACTIVATION, key::RIGHT_DIE, Scale::Count, rule::HUMAN_PREP_ONE_DIE),
    (None, key::BADGE_EXHAUSTED, key::RIGHT_EXHAUSTED, Scale::Mark, rule::EXHAUSTED_CAUSE),
    (None, key::THING_HAS_BLESSED, key::RIGHT_HAS_BLESSED, Scale::Mark, rule::TALENT_BLESSED_ONCE),
    (None, key::THING_CARD, key::RIGHT_GIFT, Scale::Mark, rule::GIFT_SETUP),
    (Some(key::THING_EQUIPMENT), key::THING_CARD, key::RIGHT_EQUIPMENT, Scale::Count, rule::EQUIPMENT_OBTAIN),
    (None, key::THING_PLACE, key::RIGHT_PLACE, Scale::Place, rule::MOVEMENT_OCCUPATION),
    (None, key::THING_DAMAGE, key::RIGHT_DAMAGE, Scale::Count, rule::DAMAGE_DEMON),
    (Some(key::PILE_TILE), key::THING_TROGLODYTES, key::RIGHT_TROGLODYTES, Scale::Count, rule::THREAT_RESERVE),
    (Some(key::PILE_TILE), key::THING_RESOLVED, key::RIGHT_RESOLVED, Scale::Mark, rule::TILE_RESOLVED_TOKEN),
    (Some(key::PILE_TILE), key::THING_WATER, key::RIGHT_WATER, Scale::Count, rule::TILE_FOUNTAIN_TOKENS),
    (Some(key::PILE_TILE), key::THING_HOLE, key::RIGHT_HOLE, Scale::Mark, rule::TILE_HOLE_TOKEN),
    (Some(key::PILE_TILE), key::THING_MARK, key::RIGHT_MARK, Scale::Count, rule::ACTIVATION_ACTION_SCENARIO),
    (Some(key::THING_GAME), key::THING_TURN, key::RIGHT_TURN, Scale::Count, rule::GAME_TURN_MARKER),
    (Some(key::THING_GAME), key::THING_DEEDS, key::RIGHT_DEEDS, Scale::Count, rule::CONTENT_SCENARIOS),
    (Some(key::THING_GAME), key::THING_RITUAL, key::RIGHT_RITUAL, Scale::Count, rule::CONTENT_SCENARIOS),
    (Some(key::SEAT_INFERNAL), key::THING_THREAT, key::RIGHT_THREAT, Scale::Count, rule::BOARD_THREAT_STORAGE),
    (Some(key::SEAT_INFERNAL), key::THING_ALARM, key::RIGHT_ALARM, Scale::Count, rule::BOARD_ALARM_SPACE),
    (Some(key::THING_INSTINCT_HAND), key::THING_CARD, key::RIGHT_HAND, Scale::Count, rule::INSTINCT_HAND_LIMIT),
    (Some(key::THING_INSTINCT_SPENT), key::THING_CARD, key::RIGHT_SPENT, Scale::Count, rule::SETUP_HUMAN_DECKS),
    (Some(key::THING_EVENT_HAND), key::THING_CARD, key::RIGHT_HAND, Scale::Count, rule::EVENT_HAND_LIMIT),
    (Some(key::THING_EVENT_SPENT), key::THING_CARD, key::RIGHT_SPENT, Scale::Count, rule::SETUP_INFERNAL_SUPPLY),
];

/// Lines, gifts and equipment are counted by their warrior and their number, which is smaller than this.
pub(super) const OF_A_WARRIOR: u16 = 16;

/// One thing of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Part {
    pub what: What,
    /// Which of them: a warrior, a tile, a kind of card, or sixteen times the warrior and its line, gift or equipment.
    pub which: u16,
}

impl Part {
    /// Its number in records.
    pub(super) const fn id(self) -> u16 {
        Thing::number(self.what as u16, self.which)
    }

    /// The human warrior, where it is about one.
    pub(super) const fn human(self) -> HumanId {
        HumanId(match self.what {
            What::Line | What::Gift | What::Equipment => (self.which / OF_A_WARRIOR) as u8,
            _ => self.which as u8,
        })
    }

    /// The number of the line, gift or card.
    pub(super) const fn kind(self) -> usize {
        match self.what {
            What::Line | What::Gift | What::Equipment => (self.which % OF_A_WARRIOR) as usize,
            _ => self.which as usize,
        }
    }

    /// The tile, where it is about one.
    pub(super) const fn spot(self) -> SpotId {
        SpotId(self.which as u8)
    }

    /// The infernal warrior, where it is about one.
    pub(super) const fn fiend(self) -> FiendId {
        FiendId(self.which as u8)
    }

    /// What the gift or card is called.
    pub(super) fn card(self) -> Key {
        let name = match self.what {
            What::Gift => Gift::ALL.get(self.kind()).map(|gift| gift.name()),
            What::Equipment => EquipmentCard::of(self.kind()).map(EquipmentCard::name),
            What::EventHand | What::EventSpent => EventCard::of(self.kind()).map(EventCard::name),
            _ => InstinctCard::of(self.kind()).map(InstinctCard::name),
        };
        name.unwrap_or(key::PILE_OTHER)
    }

    /// The tile that it lies on, or that it is set to.
    pub(super) const fn tile(self, value: u16) -> Option<SpotId> {
        match self.what {
            What::HumanPlace | What::FiendPlace => Some(SpotId(value as u8)),
            What::Troglodytes | What::Resolved | What::Water | What::Hole | What::Mark => Some(self.spot()),
            _ => None,
        }
    }

    /// The seat in whose hand the cards are.
    pub(crate) const fn hand(self) -> Option<Seat> {
        match self.what {
            What::InstinctHand => Some(HUMAN),
            What::EventHand => Some(INFERNAL),
            _ => None,
        }
    }

    /// How it is found, named, told of and counted, and its rule.
    #[expect(clippy::indexing_slicing, reason = "there is a line for each")]
    pub(super) const fn about(self) -> (Option<Key>, Key, Key, Scale, RuleId) {
        ABOUT[self.what as usize]
    }
}

/// The seat whose cards a thing is about, which alone may know of it.
pub(super) const fn only_for(thing: u16) -> Option<Seat> {
    let what = Thing::kind(thing);
    if what == What::InstinctHand as u16 || what == What::InstinctSpent as u16 {
        Some(HUMAN)
    } else if what == What::EventHand as u16 || what == What::EventSpent as u16 {
        Some(INFERNAL)
    } else {
        None
    }
}
