//! Kinds of items, monsters and places: what `content/language.toml` can say besides skills.

use serde::{Deserialize, Serialize};

use super::MonsterId;

/// Where the figures of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `fact`.
    Fact,
    /// `mixed`.
    Mixed,
    /// `katabasis`.
    Katabasis,
}

/// Where an item is worn, or that it is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Wear {
    /// `weapon`.
    Weapon,
    /// `off-hand`.
    OffHand,
    /// `armor`.
    Armor,
    /// `trinket`.
    Trinket,
    /// `consumable`.
    Consumable,
}

/// The subtype of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Subtype {
    /// `heavy`.
    Heavy,
    /// `implement`.
    Implement,
    /// `light`.
    Light,
    /// `ranged`.
    Ranged,
    /// `off-hand weapon`.
    OffHandWeapon,
    /// `shield`.
    Shield,
    /// `relic`.
    Relic,
    /// `cloth`.
    Cloth,
    /// `leather`.
    Leather,
    /// `plate`.
    Plate,
    /// `gem`.
    Gem,
    /// `potion`.
    Potion,
    /// `scroll`.
    Scroll,
}

/// A class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// `Assassin`.
    Assassin,
    /// `Cleric`.
    Cleric,
    /// `Mage`.
    Mage,
    /// `Ranger`.
    Ranger,
    /// `Warrior`.
    Warrior,
}

/// The path of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Path {
    /// `Strength`.
    Strength,
    /// `Cunning`.
    Cunning,
    /// `Nature`.
    Nature,
    /// `Devotion`.
    Devotion,
    /// `Mystics`.
    Mystics,
}

/// The colour of a rune.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Rune {
    /// `orange`.
    Orange,
    /// `green`.
    Green,
    /// `blue`.
    Blue,
    /// `red`.
    Red,
    /// `gray`.
    Gray,
}

/// Whether a card lies above or below its rune.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Arrow {
    /// `above`.
    Up,
    /// `below`.
    Down,
}

/// The type of a monster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// `white`.
    White,
    /// `gray`.
    Gray,
    /// `black`.
    Black,
    /// `golden`.
    Golden,
    /// `purple`.
    Purple,
    /// `minion`.
    Minion,
    /// `no type`.
    Lone,
}

/// How large a base is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

/// The behaviour of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Behaviour {
    /// `standard`.
    Standard,
    /// `alternate`.
    Alternate,
    /// `complex`.
    Complex,
}

/// A side of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// `A`.
    A,
    /// `B`.
    B,
}

/// How a monster attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// `melee`.
    Melee,
    /// `ranged`.
    Ranged,
    /// `magical`.
    Magical,
}

/// The rank of a monster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// `rookie`.
    Rookie,
    /// `fighter`.
    Fighter,
    /// `veteran`.
    Veteran,
    /// `champion`.
    Champion,
}

/// A letter of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// `+`.
    Wall,
    /// `.`.
    Floor,
    /// `1`.
    First,
    /// `2`.
    Second,
    /// `w`.
    Water,
    /// `l`.
    Lava,
    /// `m`.
    Miasma,
    /// `s`.
    Spikes,
    /// `d`.
    Darkness,
    /// `p`.
    Spawn,
    /// `h`.
    Start,
    /// `c`.
    Chest,
    /// `i`.
    Token,
    /// `x`.
    Exit,
    /// `n`.
    Captive,
    /// `b`.
    Bridge,
    /// `g`.
    HighBridge,
    /// `A`.
    DoorA,
    /// `B`.
    DoorB,
    /// `C`.
    DoorC,
    /// `M`.
    PlaceM,
    /// `N`.
    PlaceN,
    /// `O`.
    PlaceO,
    /// `P`.
    PlaceP,
    /// `Q`.
    PlaceQ,
    /// `R`.
    PlaceR,
    /// `S`.
    PlaceS,
    /// `T`.
    PlaceT,
    /// `U`.
    PlaceU,
    /// `V`.
    PlaceV,
    /// `W`.
    PlaceW,
    /// `X`.
    PlaceX,
    /// `Y`.
    PlaceY,
    /// `Z`.
    PlaceZ,
}

/// A place that a summoning line names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// `M`.
    M,
    /// `N`.
    N,
    /// `O`.
    O,
    /// `P`.
    P,
    /// `Q`.
    Q,
    /// `R`.
    R,
    /// `S`.
    S,
    /// `T`.
    T,
    /// `U`.
    U,
    /// `V`.
    V,
    /// `W`.
    W,
    /// `X`.
    X,
    /// `Y`.
    Y,
    /// `Z`.
    Z,
}

/// Who is summoned, from how many heroes on, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Summoned {
    /// `{number}+ {monster} {rank} at {letter}`.
    Set(u8, MonsterId, Rank, Letter),
    /// `{number}+ {strength} {rank} at {letter}`.
    Random(u8, Strength, Rank, Letter),
    /// `{heroes: number}+ commander with CP {power: number}+P at {letter: letter}`.
    Commander {
        /// From so many heroes on.
        heroes: u8,
        /// Commander Power, besides the number of heroes.
        power: u8,
        /// Where.
        letter: Letter,
    },
}

/// What wins the Adventure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// `defeat all monsters`.
    Slay,
    /// `open the last door and defeat all monsters`.
    Reach,
    /// `bring all heroes to the way out`.
    Leave,
    /// `hold out until round {number}`.
    Hold(u8),
    /// `defeat {monster}`.
    Kill(MonsterId),
    /// `bring about {outcome}`.
    Note(super::scenes::Outcome),
    /// `be the last party standing`.
    Duel,
}

/// A tree of class abilities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tree {
    /// `Discipline`.
    Discipline,
    /// `Tactics`.
    Tactics,
    /// `Bulwark`.
    Bulwark,
    /// `Wrath`.
    Wrath,
    /// `Shadows`.
    Shadows,
    /// `Blades`.
    Blades,
    /// `Venom`.
    Venom,
    /// `Fortune`.
    Fortune,
    /// `Marksman`.
    Marksman,
    /// `Trapmaster`.
    Trapmaster,
    /// `Beastmaster`.
    Beastmaster,
    /// `Huntsman`.
    Huntsman,
    /// `Intervention`.
    Intervention,
    /// `Pursuit`.
    Pursuit,
    /// `Vigil`.
    Vigil,
    /// `Judgement`.
    Judgement,
    /// `Arcane`.
    Arcane,
    /// `Elements`.
    Elements,
    /// `Wards`.
    Wards,
    /// `Fate`.
    Fate,
}
