//! The notation of skills as types: what `content/language.toml` can say of effects, targets and traits.

use serde::{Deserialize, Serialize};

use super::AllyId;
pub use super::traits::Trait;

/// The type of an Action Cube: Melee, Ranged, Agility, Wisdom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// `yellow`.
    Yellow,
    /// `red`.
    Red,
    /// `green`.
    Green,
    /// `blue`.
    Blue,
}

/// The symbol after the title of a skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// `weapon attack`.
    Weapon,
    /// `spell attack`.
    Spell,
    /// `reaction`.
    Reaction,
}

/// The strength of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// `{number}`.
    N(u8),
    /// `X`.
    X,
    /// `{number}+X`.
    PlusX(u8),
    /// `{rookie: number}/{fighter: number}/{veteran: number}/{champion: number}`.
    Ranked {
        /// For a Rookie.
        rookie: u8,
        /// For a Fighter.
        fighter: u8,
        /// For a Veteran.
        veteran: u8,
        /// For a Champion.
        champion: u8,
    },
    /// `{number}R`.
    PerPower(u8),
    /// `{none: number}:{one: number}:{two: number}:{more: number} by X`.
    Stepped {
        /// Without a rune.
        none: u8,
        /// With one.
        one: u8,
        /// With two.
        two: u8,
        /// With more.
        more: u8,
    },
}

/// How many, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// `ONE`.
    One,
    /// `TWO`.
    Two,
    /// `THREE`.
    Three,
    /// `FOUR`.
    Four,
    /// `FIVE`.
    Five,
}

/// A token that is counted, up to four of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// `BLEED`.
    Bleed,
    /// `BURN`.
    Burn,
    /// `INTIMIDATE`.
    Intimidate,
    /// `POISON`.
    Poison,
    /// `FOCUS`.
    Focus,
    /// `FRUIT OF LIFE`.
    Fruit,
    /// `FURY`.
    Fury,
    /// `KI`.
    Ki,
    /// `SHIELD`.
    Shield,
}

/// A condition that one either has or has not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// `KNOCK DOWN`.
    KnockDown,
    /// `RANGER'S MARK`.
    Mark,
    /// `SLOW`.
    Slow,
    /// `STEALTH`.
    Stealth,
    /// `STUN`.
    Stun,
}

/// What does nothing to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Immunity {
    /// `{token}`.
    Token(Token),
    /// `{condition}`.
    Condition(Condition),
    /// `CURSE`.
    Curse,
    /// `FATIGUE`.
    Fatigue,
    /// `DARKNESS`.
    Darkness,
    /// `PUSH`.
    Push,
    /// `TELEKINESIS`.
    Telekinesis,
    /// `LARGE`.
    Large,
}

/// Who can be a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// `TARGET or TARGETS`.
    Any,
    /// `ALLY or ALLIES`.
    Ally,
    /// `ENEMY or ENEMIES`.
    Enemy,
    /// `TARGET ADJ`.
    Adj,
    /// `TARGET ADJ ALLY or ALLIES`.
    AdjAlly,
    /// `TARGET ADJ ENEMY or ENEMIES`.
    AdjEnemy,
    /// `HERO or HEROES`.
    Hero,
    /// `WEAKEST MONSTER or MONSTERS`.
    WeakestMonster,
    /// `STRONGEST HERO`.
    StrongestHero,
    /// `WEAKEST HERO`.
    WeakestHero,
    /// `MOST VIGOROUS HERO`.
    MostVigorous,
    /// `MOST TIRED HERO`.
    MostTired,
    /// `MOST CORRUPTED HERO`.
    MostCorrupted,
}

/// A target specification: it binds to what follows, up to the next semicolon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// `SELF`.
    User,
    /// `{who}`.
    One(Who),
    /// `UP TO {count} {who}`.
    UpTo(Count, Who),
    /// `EACH {who}`.
    Each(Who),
    /// `STRIKE {value}`.
    Strike(Value),
    /// `RANGE {number}`.
    Range(u8),
    /// `SPLIT`.
    Split,
    /// `CLEAVE {value}`.
    Cleave(Value),
    /// `MULTISHOT {value}`.
    Multishot(Value),
    /// `ATTACK TWICE`.
    Twice,
}

/// A kind of trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Trap {
    /// `BEAR`.
    Bear,
    /// `FIRE`.
    Fire,
    /// `POISON`.
    Poison,
}

/// What a text does, by a keyword of the dictionary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// `{value} DMG`.
    Damage(Value),
    /// `{signed} DMG`.
    Harder(i8),
    /// `{value} NON-PREVENTABLE DMG`.
    Pierce(Value),
    /// `MOVE {value}`.
    Walk(Value),
    /// `JUMP {value}`.
    Jump(Value),
    /// `TRAMPLE {value}`.
    Trample(Value),
    /// `HEAL {value}`.
    Heal(Value),
    /// `CLEANSE {value}`.
    Cleanse(Value),
    /// `RECALL {value}`.
    Recall(Value),
    /// `FREE RECALL`.
    FreeRecall,
    /// `{token} {value}`.
    Gain(Token, Value),
    /// `{condition}`.
    Suffer(Condition),
    /// `CURSE {value}`.
    Curse(Value),
    /// `FATIGUE {value}`.
    Fatigue(Value),
    /// `DISARM`.
    Disarm,
    /// `SILENCE`.
    Silence,
    /// `PENITENCE`.
    Penitence,
    /// `DRAIN HEALTH {value}`.
    DrainHealth(Value),
    /// `DRAIN {token} {value}`.
    Drain(Token, Value),
    /// `PREVENT {value}`.
    Prevent(Value),
    /// `PREVENT ALL DMG`.
    PreventAll,
    /// `PREVENT ALL BUT 1 DMG`.
    PreventAllButOne,
    /// `RETALIATE {value}`.
    Retaliate(Value),
    /// `PUSH {value}`.
    Push(Value),
    /// `TELEKINESIS {value}`.
    Telekinesis(Value),
    /// `SWAP`.
    Swap,
    /// `{trap} TRAP`.
    Trap(Trap),
    /// `SHADOW AURA`.
    ShadowAura,
    /// `EVOLVE`.
    Evolve,
    /// `COMMAND`.
    Command,
    /// `AMBUSH`.
    Ambush,
    /// `MANIFEST`.
    Manifest,
    /// `REGENERATION {value}`.
    Regeneration(Value),
    /// `PAY {number} LIFE`.
    PayLife(u8),
    /// `WEAPON ATTACK`.
    StrikeWith,
    /// `COPY A HERO SKILL`.
    Copy,
    /// `CRIT {number}+`.
    Crit(u8),
    /// `REROLL`.
    Reroll,
    /// `DOUBLE DAMAGE`.
    Double,
    /// `SUMMON {ally}`.
    Summon(AllyId),
    /// `ACTIVATE A PET`.
    Activate,
    /// `SOCKET`.
    Socket,
    /// `FLIP THIS ITEM`.
    Flip,
}

/// A Weapon Attack with this modifier to the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// `{signed} HIT`.
    Of(i8),
}

/// What stands between two semicolons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// `{effect* by , AND}`.
    Plain(&'static [Effect]),
    /// `{spec* by ,}, {effect* by , AND}`.
    Aimed(&'static [Spec], &'static [Effect]),
    /// `{hit* by /}`.
    Attack(&'static [Hit]),
    /// `{hit* by /}, {effect* by , AND}`.
    AttackWith(&'static [Hit], &'static [Effect]),
    /// `{spec* by ,}, {hit* by /}`.
    AimedAttack(&'static [Spec], &'static [Hit]),
    /// `{spec* by ,}, {hit* by /}, {effect* by , AND}`.
    AimedAttackWith(&'static [Spec], &'static [Hit], &'static [Effect]),
}

/// What a monster does besides its damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// `{spec* by ,}`.
    Wide(&'static [Spec]),
    /// `{effect* by , AND}`.
    With(&'static [Effect]),
    /// `{spec* by ,} , or AND {effect* by , AND}`.
    WideWith(&'static [Spec], &'static [Effect]),
}
