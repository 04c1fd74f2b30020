//! What holds always: traits of monsters, pets, passive skills, items and class abilities.

use super::language::{Effect, Immunity, Part};

/// What holds always, or whenever something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// `JUMP`.
    Jump,
    /// `BLOODSEEKER`.
    Bloodseeker,
    /// `COVETOUS`.
    Covetous,
    /// `DEFIANT`.
    Defiant,
    /// `RECKONER`.
    Reckoner,
    /// `RELENTLESS`.
    Relentless,
    /// `SLAUGHTER`.
    Slaughter,
    /// `VICIOUS`.
    Vicious,
    /// `FLYING`.
    Flying,
    /// `PROTECT`.
    Protect,
    /// `FLYBY`.
    Flyby,
    /// `UNIQUE`.
    Unique,
    /// `LOOT`.
    Loot,
    /// `TRICK OR TREAT`.
    TrickOrTreat,
    /// `{signed} HEALTH`.
    Health(i8),
    /// `{signed} MOVEMENT`.
    Movement(i8),
    /// `{signed} HIT`.
    Hit(i8),
    /// `{signed} DMG`.
    Damage(i8),
    /// `{signed} TO HEAL`.
    Heal(i8),
    /// `{signed} TO PREVENT`.
    Prevent(i8),
    /// `{signed} TO SHIELD`.
    Shield(i8),
    /// `{signed} RANGE OF RANGED SKILLS`.
    Reach(i8),
    /// `{signed} CURSE LIMIT`.
    Curses(i8),
    /// `{signed} TRAUMA LIMIT`.
    Traumas(i8),
    /// `CRIT {number}+`.
    Crit(u8),
    /// `IMMUNE TO {immunity* by , AND}`.
    Immune(&'static [Immunity]),
    /// `ROLL {number}+: {part}`.
    Surge(u8, Part),
    /// `ROLL {number}+, THE ATTACK GAINS {effect* by , AND}`.
    Sharpen(u8, &'static [Effect]),
    /// `WHEN YOUR TURN BEGINS: {part}`.
    Dawn(Part),
    /// `WHEN YOU DEFEAT A MONSTER: {part}`.
    Kill(Part),
    /// `WHEN YOU LOSE HEALTH: {part}`.
    Hurt(Part),
    /// `WHEN YOU TAKE A RECALL ACTION: {part}`.
    Recalled(Part),
    /// `WHEN YOU OPEN A DOOR: {part}`.
    Opened(Part),
    /// `REROLL SKILL CHALLENGES`.
    TryAgain,
    /// `NATURAL 1 HITS`.
    Fumble,
    /// `MAELSTROM`.
    Maelstrom,
}
