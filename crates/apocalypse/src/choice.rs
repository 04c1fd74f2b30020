//! What a player can be asked.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::content::{Circle, HeroId, Power, TrooperId};
use crate::dice::Level;
use crate::state::{AreaId, Enemy};

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Enter with this hero.
    Enter(HeroId),
    /// Join the game with this hero.
    Join(HeroId),
    /// Join later.
    NotYet,
    /// Replace the gift in this place of the panel.
    Replace(u8),
    /// Do something with the team, with this hero.
    Team(Seat, Act),
    /// Buy another recruiting point.
    BuyPoint,
    /// Take a trooper of this kind on patrol.
    Take(TrooperId),
    /// Discard the whole patrol.
    DiscardPatrol,
    /// Discard one trooper of the patrol.
    DiscardTrooper,
    /// Restore 1 health.
    Heal,
    /// Remove a pestilence marker.
    Cure,
    /// Renew.
    Renew,
    /// Pay this much from the pool and the rest without it.
    FromPool(u8),
    /// Let the team use the pool.
    Agree,
    /// Do not let the team use the pool.
    Refuse,
    /// Turn 1 luck into 1 courage.
    Luck,
    /// Use a power of this hero.
    Use(Seat, Power),
    /// Do nothing more.
    Done,
    /// Use the divine intervention token.
    Divine,
    /// Set a despair die to this circle.
    Face(Circle),
    /// Move to an area.
    Move(AreaId),
    /// Stay here.
    Stay,
    /// Attack the enemies of an area.
    Attack(AreaId),
    /// Help an attack with this hero.
    Help(Seat),
    /// Raise a die of this level.
    Raise(Level),
    /// Strike an enemy.
    Strike(Enemy),
    /// Leave the dice that are left.
    Enough,
    /// Set an ambush with this many troopers.
    Ambush(u8),
    /// Put out the fire on a hero.
    Extinguish(Seat),
    /// Give up the move to stand up.
    GiveUpMove,
    /// Give up the attack to stand up.
    GiveUpAttack,
    /// Resolve this area next.
    Area(AreaId),
    /// Choose this hero.
    Hero(Seat),
    /// Let a patrol trooper absorb.
    AbsorbPatrol,
    /// Let an ambush trooper absorb.
    AbsorbAmbush,
    /// Take what is left of the damage.
    Suffer,
    /// Retreat from Hell to an area.
    Retreat(AreaId),
    /// Choose this enemy (for powers).
    Enemy(Enemy),
    /// Add up two dice that show these numbers.
    Add(u8, u8),
    /// Choose a number (for powers).
    Number(u8),
    /// Yes.
    Yes,
    /// No.
    No,
}

/// What a hero does with the team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Recruit troopers.
    Recruit,
    /// Give first aid to a hero.
    FirstAid(Seat),
    /// Earn the gift in this place of the panel, for this slot of the own sheet.
    Gift(u8, u8),
    /// Turn 1 luck into 1 courage.
    Luck,
    /// Use a power.
    Use(Power),
    /// Use the divine intervention token.
    Divine,
    /// Leave the game and hand the hero to this player.
    Leave(Seat),
    /// Do nothing more.
    Done,
}
