//! What can happen.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::Serialize;
use table::Seat;

use crate::content::{Circle, DemonId, GiftId, HeroId, LegionId, LordId, Power, RegionId, TrooperId};
use crate::dice::{Level, MOST_ROLLED};
use crate::set_right::Part;
use crate::setup::Difficulty;
use crate::state::{AreaId, Ending, Enemy};

/// Dice as they fell.
pub type Throw = ArrayVec<u8, MOST_ROLLED>;

/// Gifts that came to the panel, as many as fit into a line.
pub type Dealt = ArrayVec<GiftId, 5>;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table was laid.
    Laid,
    /// Only so many demons are played with; the others stay in the box.
    Withheld,
    /// A Lord was chosen, with this much health.
    LordChosen(LordId, u8),
    /// How hard the game is.
    Difficulty(Difficulty),
    /// The troopers are those of this region.
    Region(RegionId),
    /// A captain took over.
    Captain(Seat),
    /// The holder of the divine intervention token.
    Mercy(Seat),
    /// The divine intervention token was spent.
    Divine(Seat),
    /// A legion came.
    Legion(LegionId),
    /// The demons in play have the new ability.
    LegionSwitched(LegionId),
    /// The discarded legions were shuffled.
    LegionsShuffled,
    /// Gifts came to the panel.
    GiftsDealt(#[cfg_attr(feature = "ts", tsify(type = "GiftId[]"))] Dealt),
    /// The gifts on the panel were discarded.
    PanelCleared,
    /// The discarded gifts were shuffled.
    GiftsShuffled,
    /// A turn began.
    Turn(u16),
    /// A hero entered, in place of a dead one if there was one.
    Entered(Seat, HeroId, Option<HeroId>),
    /// A player joined.
    Joined(Seat),
    /// A player left and handed the hero to another.
    Left(Seat, Seat),
    /// The Lord's health rose to this.
    LordHealth(u8),
    /// A recruiting roll.
    RecruitRoll(Seat, u8),
    /// A trooper was recruited.
    Recruited(Seat, TrooperId),
    /// Troopers were discarded from a patrol.
    Discarded(Seat, u8),
    /// Recruiting points were lost.
    PointsLost(Seat, u8),
    /// Health was restored to a hero.
    Healed(Seat, u8),
    /// A pestilence marker was removed.
    Cured(Seat),
    /// First aid was given.
    Aided(Seat, Seat),
    /// A gift was earned for a slot.
    Gift(Seat, GiftId, u8),
    /// A slot's benefit: the health cap.
    Cap(Seat, u8),
    /// Toughness is now this.
    Toughness(Seat, u8),
    /// An attack die was added.
    DieAdded(Seat, Level),
    /// An attack die of this level was raised.
    DieRaised(Seat, Level),
    /// A hero learned an ability.
    Learned(Seat, Power),
    /// A hero gained luck.
    LuckGained(Seat, u8),
    /// A hero lost luck.
    LuckLost(Seat, u8),
    /// A demon holds this much stolen courage.
    CourageStolen(u8),
    /// A hero gained courage.
    CourageGained(Seat, u8),
    /// A hero lost courage.
    CourageLost(Seat, u8),
    /// The pool begins with this much courage.
    Pool(u8),
    /// The heroes held an area that rewards it.
    Held(AreaId),
    /// The pool gained courage.
    PoolGained(u8),
    /// A hero paid: own, from the pool.
    Paid(Seat, u8, u8),
    /// The captain did not agree to the use of the pool.
    PoolRefused(Seat),
    /// The group renewed.
    Renewed,
    /// The group was this much courage short of renewing.
    RenewFailed(u8),
    /// Luck was turned into courage.
    LuckToCourage(Seat),
    /// A power was used.
    Used(Seat, Power),
    /// A hero's turn began.
    HeroTurn(Seat),
    /// Fire burned a hero.
    Burned(Seat),
    /// A hero gave something up and stood up.
    StoodUp(Seat),
    /// A hero moved.
    Moved(Seat, AreaId),
    /// A hero put out a fire.
    Extinguished(Seat, Seat),
    /// A hero set an ambush.
    AmbushSet(Seat, AreaId, u8),
    /// An ambush was removed.
    AmbushGone(AreaId),
    /// A hero helped.
    Helped(Seat, Seat),
    /// A hero rolled its attack.
    AttackRoll(Seat, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw),
    /// An ambush rolled its attack.
    AmbushRoll(AreaId, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw),
    /// An enemy was killed.
    Killed(Enemy, AreaId),
    /// An enemy took damage.
    Wounded(Enemy, u8),
    /// Nothing was hit.
    Missed,
    /// An invasion token was revealed; the despair dice by their circles.
    Revealed(AreaId, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw),
    /// Minions were placed.
    Placed(Circle, u8, AreaId),
    /// Figures were missing.
    Shortage(AreaId),
    /// Doom rose to this.
    Doom(u8),
    /// The despair counter advanced to this box.
    Despair(u8),
    /// The number of despair dice, after one was added.
    DespairDie(u8),
    /// The Lord counter advanced to this box.
    LordTrack(u8),
    /// Pestilence harmed a hero.
    Pestilence(Seat, u8),
    /// The Lord advanced.
    LordAdvanced(AreaId),
    /// The Lord has come to heroes.
    LordReached(AreaId),
    /// The Lord stayed.
    LordStayed,
    /// The shadow fell on an area.
    Shadow(AreaId),
    /// A 4th circle demon appeared.
    FourthAppeared(DemonId, AreaId),
    /// A 4th circle demon moved.
    FourthMoved(DemonId, AreaId),
    /// A patrol stayed with its hero under the shadow.
    PatrolStays(Seat),
    /// A 4th circle demon was sent back.
    FourthDiscarded(DemonId),
    /// Enemies attack in an area.
    AreaAttacks(AreaId),
    /// A group attacked a hero.
    EnemyRoll(Enemy, Seat, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw, u8),
    /// A group attacked an ambush.
    AmbushAttacked(Enemy, AreaId, u8),
    /// A trooper absorbed this much damage for a hero.
    Absorbed(Seat, u8),
    /// A hero took damage.
    Hurt(Seat, u8),
    /// A hero was stunned.
    Stunned(Seat),
    /// A hero caught fire.
    OnFire(Seat),
    /// A hero got a pestilence marker.
    Infected(Seat),
    /// The legion had no effect, since the injury was not dealt by a demon.
    LegionSpared(Seat),
    /// A hero was spared the effects of an attack, since all damage was absorbed.
    EffectsSpared(Seat),
    /// A hero suffers the effects of an attack, though troopers absorbed some damage.
    EffectsCome(Seat),
    /// A hero died.
    Died(Seat),
    /// A hero was spared.
    Spared(Seat),
    /// Minions moved on.
    MinionsMoved,
    /// Tokens moved 1 area, whatever the legion.
    TokensMoved,
    /// An enemy left the start.
    Exited(Enemy),
    /// An invasion token left the start.
    TokenExited,
    /// A token appeared.
    TokenPlaced(AreaId),
    /// No token came in this turn.
    TokenWaits,
    /// Hell Time began.
    HellTime(Option<Seat>),
    /// A hero came to Hell.
    WentToHell(Seat),
    /// The Lord and this many minions came to Hell.
    Gathered(u8),
    /// The gate marks where the enemies return.
    Gate(AreaId),
    /// Another round of the battle, the n-th.
    HellRound(u8),
    /// Play goes on: with this hero's turn, or with the enemy phase.
    GoesOn(Option<Seat>),
    /// The rest of a turn was lost.
    TurnLost(Seat),
    /// The Lord's menace.
    Menace(LordId),
    /// A hero retreated.
    Retreated(Seat, AreaId),
    /// A hero could not retreat.
    HeldBack(Seat),
    /// The enemies returned to the gate.
    HellEnded(AreaId),
    /// The number of tokens that a hero has from a Lord.
    Tokens(Seat, u8),
    /// What is left of the Lord's guard.
    Guard(u8),
    /// People corrected the state to match their table.
    SetRight(Part, u16),
    /// The game ended.
    Ended(Ending),
}
