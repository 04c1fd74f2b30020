//! What can be set right, in words and by which rule.

use serde::Serialize;
use table::{Key, RuleId, Scale, Thing};

use crate::{key, rule};

/// What can be set right. Its order stands in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The health of a hero.
    Health,
    /// The health cap of a hero.
    Cap,
    /// Where a hero stands.
    Place,
    /// The toughness tokens of a hero.
    Toughness,
    /// The attack dice of one level of a hero.
    Dice,
    /// The luck of a hero.
    Luck,
    /// The courage of a hero.
    Courage,
    /// Whether a hero is on fire.
    Fire,
    /// Whether a hero is stunned.
    Stun,
    /// The pestilence markers of a hero.
    Pestilence,
    /// The tokens that a Lord has given a hero.
    Tokens,
    /// How many troopers of a kind are on patrol with a hero.
    Patrol,
    /// Whether a hero has a gift.
    Gift,
    /// Whether a hero's player holds the divine intervention token.
    Divine,
    /// Doom.
    Doom,
    /// The box of the despair counter.
    Despair,
    /// The box of the Lord counter.
    LordTrack,
    /// The despair dice.
    DespairDice,
    /// The courage pool.
    Pool,
    /// The Lord's health.
    LordHealth,
    /// What is left of what stands before the Lord.
    Guard,
    /// Where the Lord stands, or the gate.
    LordPlace,
    /// Whether the shadow lies on an area.
    Shadow,
    /// How many minions of a circle are in an area.
    Minions,
    /// How many tokens are in an area.
    Invasion,
    /// How many troopers of a kind are in the ambush of an area.
    Ambush,
    /// The hits that a 4th circle demon has taken.
    FourthHits,
    /// Where a 4th circle demon stands.
    FourthPlace,
    /// Whether a legion is the present one.
    Legion,
    /// Whether a legion lies among the discards.
    LegionSpent,
    /// How often a gift lies on the panel.
    Panel,
}

/// How each of them is found (under a heading of its own, or under who or where it belongs to), named, told of and counted, and
/// its rule. All texts get the same arguments and take what they need.
#[rustfmt::skip]
const ABOUT: [(Of, Key, Key, Scale, RuleId); 31] = [
    (Of::Hero, key::THING_HEALTH, key::RIGHT_HEALTH, Scale::Count, rule::DEATH_HERO),
    (Of::Hero, key::THING_CAP, key::RIGHT_CAP, Scale::Count, rule::GIFT_MAX_HEALTH),
    (Of::Hero, key::THING_PLACE, key::RIGHT_PLACE, Scale::Place, rule::HELLTIME_TRIGGER_ENTER),
    (Of::Hero, key::THING_TOUGHNESS, key::RIGHT_TOUGHNESS, Scale::Count, rule::GIFT_MAX_TOUGHNESS),
    (Of::Hero, key::THING_DICE, key::RIGHT_DICE, Scale::Count, rule::GIFT_TWO_REWARDS),
    (Of::Hero, key::THING_LUCK, key::RIGHT_LUCK, Scale::Count, rule::LUCK_TO_COURAGE),
    (Of::Hero, key::THING_COURAGE, key::RIGHT_COURAGE, Scale::Count, rule::ATTACK_COURAGE),
    (Of::Hero, key::THING_FIRE, key::RIGHT_FIRE, Scale::Mark, rule::EFFECT_FIRE),
    (Of::Hero, key::THING_STUN, key::RIGHT_STUN, Scale::Mark, rule::EFFECT_STUN),
    (Of::Hero, key::THING_PESTILENCE, key::RIGHT_PESTILENCE, Scale::Count, rule::EFFECT_PESTILENCE_STACK),
    (Of::Hero, key::THING_TOKENS, key::RIGHT_TOKENS, Scale::Count, rule::CONTENT_LORDS),
    (Of::Hero, key::THING_PATROL, key::RIGHT_PATROL, Scale::Count, rule::RECRUIT_SUPPLY),
    (Of::Hero, key::THING_GIFT, key::RIGHT_GIFT, Scale::Mark, rule::GIFT_SLOTS),
    (Of::Hero, key::THING_DIVINE, key::RIGHT_DIVINE, Scale::Mark, rule::DIVINE_OWNER),
    (Of::Tracks, key::THING_DOOM, key::RIGHT_DOOM, Scale::Count, rule::GAME_LOSE_DOOM),
    (Of::Tracks, key::THING_DESPAIR, key::RIGHT_DESPAIR, Scale::Count, rule::DESPAIR_ADVANCE),
    (Of::Tracks, key::THING_LORD_TRACK, key::RIGHT_LORD_TRACK, Scale::Count, rule::DESPAIR_LORD),
    (Of::Tracks, key::THING_DESPAIR_DICE, key::RIGHT_DESPAIR_DICE, Scale::Count, rule::DESPAIR_MOST_DICE),
    (Of::Tracks, key::THING_POOL, key::RIGHT_POOL, Scale::Count, rule::GIFT_PAY),
    (Of::Lord, key::THING_HEALTH, key::RIGHT_LORD_HEALTH, Scale::Count, rule::GAME_WIN),
    (Of::Lord, key::THING_GUARD, key::RIGHT_GUARD, Scale::Count, rule::CONTENT_LORDS),
    (Of::Lord, key::THING_PLACE, key::RIGHT_LORD_PLACE, Scale::Place, rule::SHADOW_EXTENT),
    (Of::Area, key::THING_SHADOW, key::RIGHT_SHADOW, Scale::Mark, rule::SHADOW_EXTENT),
    (Of::Area, key::THING_MINIONS, key::RIGHT_MINIONS, Scale::Count, rule::INVASION_SHORTAGE),
    (Of::Area, key::THING_INVASION, key::RIGHT_INVASION, Scale::Count, rule::INVASION_MANY_TOKENS),
    (Of::Area, key::THING_AMBUSH, key::RIGHT_AMBUSH, Scale::Count, rule::RECRUIT_SUPPLY),
    (Of::Demon, key::THING_HITS, key::RIGHT_HITS, Scale::Count, rule::CIRCLE4_HITS),
    (Of::Demon, key::THING_PLACE, key::RIGHT_FOURTH_PLACE, Scale::Place, rule::CIRCLE4_POOL),
    (Of::Legions, key::THING_LEGION, key::RIGHT_LEGION, Scale::Mark, rule::SETUP_LEGION),
    (Of::Legions, key::THING_LEGION_SPENT, key::RIGHT_LEGION_SPENT, Scale::Mark, rule::DOOM_LEGION_EMPTY),
    (Of::Panel, key::THING_PANEL, key::RIGHT_PANEL, Scale::Count, rule::SETUP_GIFTS),
];

/// Under which heading a thing is found.
#[derive(Clone, Copy)]
pub(super) enum Of {
    Hero,
    Area,
    Demon,
    Lord,
    Tracks,
    Legions,
    Panel,
}

/// Kinds of troopers, circles and levels of dice are counted by their owner and their kind, of which there are at most this many.
pub(super) const KINDS: u16 = 8;
/// Gifts on a sheet are counted by their owner and their number, which is lower than this.
pub(super) const GIFTS: u16 = 64;

/// One thing of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Part {
    /// What it is.
    pub what: What,
    /// Which of them: a hero, an area, a demon, a legion or a gift; with a kind of trooper, circle or die eight times the hero or
    /// area and the kind; with a gift of a hero 64 times the hero and the gift.
    pub which: u16,
}

impl Part {
    /// Its number in records.
    pub(super) fn id(self) -> u16 {
        Thing::number(self.what as u16, self.which)
    }

    /// Whose or where it is, and which kind it is there.
    pub(super) fn split(self) -> (u8, usize) {
        let kinds = match self.what {
            What::Dice | What::Patrol | What::Minions | What::Ambush => KINDS,
            What::Gift => GIFTS,
            _ => return (self.which as u8, usize::from(self.which)),
        };
        ((self.which / kinds) as u8, usize::from(self.which % kinds))
    }

    /// How it is found, named, told of and counted, and its rule.
    #[expect(clippy::indexing_slicing, reason = "there is a line for each")]
    pub(super) fn about(self) -> &'static (Of, Key, Key, Scale, RuleId) {
        &ABOUT[self.what as usize]
    }
}
