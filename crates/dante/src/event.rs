//! What can happen.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::Serialize;
use table::Seat;

use crate::board::{AreaId, Dir, Space};
use crate::content::{ChampionId, CompanionId, CounterattackId, FindingId, GearId, ManeuverId, SheetId, SinId, WoundId};
use crate::set_right::Part;
use crate::state::{Carried, DeckCard, Ending, FoeNo, Might, Top, TrayNo};

/// Dice as they fell.
pub type Throw = ArrayVec<u8, 24>;

/// Where dice or Hits come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum DiceSource {
    /// The Power of the Weapon.
    Weapon,
    /// The card.
    Action,
    /// EMPOWER tokens.
    Empower,
    /// A skill.
    Skill,
    /// Something given for them.
    Trade,
    /// A token.
    Token,
    /// Dice beyond the twentieth.
    Pool,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table was laid.
    Laid,
    /// Grim mode is on.
    Grim,
    /// What the Malefactors of this Circle have besides what is printed.
    Might(Might),
    /// A Malefactor whose card has cost nobody any Vigor recovers.
    Recovers(FoeNo),
    /// A deck bears a Wound without losing a card; so many more it can bear.
    Endures(TrayNo, u8),
    /// A deck bears one Wound more again: so many.
    Rests(TrayNo, u8),
    /// Story mode is on.
    Story,
    /// The row of a Circle in the Quick Combat table.
    Row(u8),
    /// A Champion took a Champion card.
    SheetTaken(ChampionId, SheetId),
    /// A Champion took a Maneuver card into its deck for another one.
    Learned(ChampionId, ManeuverId, ManeuverId),
    /// A Champion received a Sacred Treasure.
    TreasureDealt(ChampionId, GearId),
    /// A round began.
    Round(u16),
    /// So many Maneuver cards left a board.
    CleanedUp(ChampionId, u8),
    /// So many EMPOWER tokens expired.
    EmpowerLost(ChampionId, u8),
    /// A Champion drew a Maneuver card.
    Drew(ChampionId, ManeuverId),
    /// A Champion discarded a Maneuver card.
    Discarded(ChampionId, ManeuverId),
    /// A Champion took a Maneuver card back from the board.
    Recalled(ChampionId, ManeuverId),
    /// An ULTIMATE Maneuver card left a board and was STORED.
    UltimateStored(ChampionId, ManeuverId),
    /// A Champion shuffled its discard pile into a new deck.
    DeckRebuilt(ChampionId),
    /// The discarded Sins were shuffled.
    SinsShuffled,
    /// A Champion drew a Sin.
    SinDrawn(ChampionId, SinId),
    /// A Companion has no hand, and draws no Sin.
    NoHand(ChampionId),
    /// A Companion has no Sins to expiate.
    NoSins(ChampionId),
    /// A Companion took so many tokens back.
    TokensBack(ChampionId, u8),
    /// A Cooldown was removed, or a token readied.
    Prepared(ChampionId),
    /// A Champion regained Vigor.
    Invigorated(ChampionId, u8),
    /// A Champion took EMPOWER tokens.
    Empowered(ChampionId, u8),
    /// A Champion took INSPIRATION tokens.
    Inspired(ChampionId, u8),
    /// An INSPIRATION token turned a Fumble over.
    InspirationUsed(ChampionId),
    /// A Willpower token was used.
    WillpowerUsed(ChampionId),
    /// A player takes no more actions.
    Passed(Seat),
    /// A Champion played a Maneuver on a Slot.
    Played(ChampionId, ManeuverId, u8),
    /// A Companion performed a Maneuver.
    Performed(ChampionId, CompanionId),
    /// A Champion rose to this position, from 0.
    Fiercer(ChampionId, u8),
    /// A Champion became the Least Fierce.
    LeastFierce(ChampionId),
    /// A Champion paid Vigor.
    Paid(ChampionId, u8),
    /// A Champion moved to a Space.
    Moved(ChampionId, Space),
    /// A Champion cannot move.
    CannotMove(ChampionId),
    /// A Champion came to stand on a Space.
    Landed(ChampionId, Space),
    /// A Champion fell, for so much damage.
    Fell(ChampionId, u8),
    /// A Champion was pushed to a Space.
    Pushed(ChampionId, Space),
    /// A push ended before a full Area.
    PushStopped(ChampionId),
    /// A Champion crashed into something, for so much damage.
    Collided(ChampionId, u8),
    /// A Champion opened an Ark.
    ArkOpened(ChampionId, Space),
    /// A Champion moved a Palisade.
    PalisadeMoved(ChampionId, Space),
    /// A Palisade was broken.
    PalisadeBroken(Space),
    /// A Pillar Collapsed.
    PillarCollapsed(Space),
    /// A piece of Furniture was put on a Space.
    FurnitureThrown(Space),
    /// A Champion got away from a Pillar.
    Backflipped(ChampionId, Space),
    /// An effect went to the Pillar.
    WentToPillar,
    /// A Champion found something.
    Found(ChampionId, FindingId),
    /// Nothing was left to be found.
    NothingFound(ChampionId),
    /// A Findings card was discarded unused.
    FindingDiscarded(ChampionId, FindingId),
    /// A Findings card was handed over.
    Delivered(ChampionId, ChampionId, FindingId),
    /// A Findings card was used.
    Consumed(ChampionId, FindingId),
    /// The action of a piece of Equipment was taken.
    GearUsed(ChampionId, Carried),
    /// A Relic was SPENT.
    RelicSpent(ChampionId),
    /// A Trap was set.
    TrapSet(ChampionId, AreaId),
    /// A COMBO.
    Combo(ChampionId),
    /// A Champion ADVANCED to a Space.
    Advanced(ChampionId, Space),
    /// A Malefactor ADVANCED to an Area.
    FoeAdvanced(FoeNo, AreaId),
    /// Two Champions exchanged places.
    Swapped(ChampionId, ChampionId),
    /// A Champion was BEWITCHED.
    Bewitched(ChampionId),
    /// A BEWITCHED Champion rolled against another.
    BewitchedRoll(ChampionId, ChampionId, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw),
    /// The Signature Skills of a Champion were DISABLED.
    Disabled(ChampionId),
    /// A Companion has no Signature Skills.
    SparedDisable(ChampionId),
    /// A Building rose in an Area, to this Level.
    Risen(AreaId, u8),
    /// A Building eroded in an Area, to this Level.
    Eroded(AreaId, u8),
    /// There is nothing to attack.
    NoTarget(ChampionId),
    /// There is nobody that an effect is for.
    NobodyThere,
    /// Dice come to a pool.
    Dice(ChampionId, DiceSource, u8),
    /// Dice are lost to a Wound.
    Penalty(ChampionId, u8),
    /// An Attack was rolled.
    AttackRoll(ChampionId, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw),
    /// Hits come to a roll.
    Hits(ChampionId, DiceSource, u8),
    /// Fumbles are taken from the roll.
    FumblesLess(ChampionId, u8),
    /// A skill is set off.
    SkillUsed(ChampionId),
    /// Collateral Effects apply.
    Collateral(ChampionId),
    /// An Attack struck a deck for so much damage.
    Struck(ChampionId, TrayNo, u8),
    /// The damage was too little for a Wound.
    NoWound(TrayNo),
    /// A Counterattack was revealed.
    Counterattack(TrayNo, CounterattackId),
    /// An Arcana card lies on top, so there is no Counterattack.
    NoCounterattack(TrayNo),
    /// So many Fumbles of an Attack reach the THRESHOLD and provoke a Counterattack.
    Provoked(TrayNo, u8, u8),
    /// So many Fumbles would have provoked a Counterattack, but PRECISION has raised the THRESHOLD.
    Unprovoked(TrayNo, u8, u8),
    /// A Counterattack was cancelled.
    Cancelled(TrayNo),
    /// Base damage is so much higher.
    Empowering(TrayNo, u8),
    /// A card of a deck was discarded by a Wound.
    FoeWounded(TrayNo, DeckCard),
    /// A Wound found no card.
    WoundLost(TrayNo),
    /// A Malefactor took damage that was no Attack.
    FoeHurt(TrayNo, u8),
    /// A Malefactor was defeated.
    FoeDefeated(FoeNo),
    /// The top card of a deck can be seen.
    TurnedUp(TrayNo, Top),
    /// A card is carried out.
    Activated(TrayNo, DeckCard),
    /// A deck has no card to play.
    DeckEmpty(TrayNo),
    /// A card went to the bottom.
    PutUnder(TrayNo, DeckCard),
    /// A card came back.
    Regenerated(TrayNo, DeckCard),
    /// Arcana were shuffled in.
    ArcanaAdded(TrayNo, u8),
    /// No Arcana are left.
    NoArcana(TrayNo),
    /// The If part of an instruction applies, or not.
    Adapted(bool),
    /// A card ended early.
    CardEnded,
    /// A Malefactor moved.
    FoeMoved(FoeNo, AreaId),
    /// A Malefactor did not move.
    StoodStill(FoeNo),
    /// A Malefactor was pushed.
    FoePushed(FoeNo, AreaId),
    /// A Malefactor fell.
    FoeFell(FoeNo, u8),
    /// A Malefactor crashed into something.
    FoeCollided(FoeNo, u8),
    /// A Malefactor made room.
    FoeShoved(FoeNo, AreaId),
    /// A Malefactor turned.
    Faced(FoeNo, Dir),
    /// A Trap was sprung.
    TrapSprung(FoeNo, AreaId),
    /// The number of a Malefactor's ENRAGE tokens.
    Enraged(FoeNo, u8),
    /// The number of a Malefactor's FORTIFY tokens.
    Fortified(FoeNo, u8),
    /// A Champion was HELD.
    Held(FoeNo, ChampionId),
    /// A Pillar was HELD instead.
    PillarHeld(FoeNo, Space),
    /// A Malefactor HOLDS something already.
    HandsFull(FoeNo),
    /// A Champion was RELEASED.
    Released(FoeNo, ChampionId),
    /// A Champion was THROWN.
    Thrown(FoeNo, ChampionId, AreaId),
    /// A Malefactor THROWS another one to an Area.
    FoeThrown(FoeNo, FoeNo, AreaId),
    /// A Champion tries to Break Free.
    Struggles(ChampionId),
    /// An Attribute Test was rolled.
    TestRoll(ChampionId, #[cfg_attr(feature = "ts", tsify(type = "number[]"))] Throw),
    /// Whether it was passed.
    Tested(ChampionId, bool),
    /// A HELD Champion is passed over where the Fiercest one is meant.
    PassedOver(ChampionId),
    /// Damage threatens a Champion.
    Threatened(ChampionId, u8),
    /// Damage was BLOCKED.
    Blocked(ChampionId, u8),
    /// A Champion lost so much Vigor to damage.
    Hurt(ChampionId, u8),
    /// A Champion was STUNNED; so many Maneuver cards were discarded for it.
    Stunned(ChampionId, u8),
    /// FATIGUE will cost so much.
    Fatigued(ChampionId, u8),
    /// A Champion suffered a Wound.
    Wounded(ChampionId),
    /// The Devotee takes the Wound of another.
    Martyrized(ChampionId, ChampionId),
    /// Vigor was reset.
    VigorReset(ChampionId, u8),
    /// A Wound was assigned to a board.
    WoundAssigned(ChampionId, Option<WoundId>),
    /// A Wound was restored.
    Restored(ChampionId),
    /// A Sin was expiated.
    Expiated(ChampionId, SinId),
    /// A Champion Yielded to a Sin.
    Yielded(ChampionId, SinId),
    /// A Minion came to the board.
    MinionPlaced(Space),
    /// No Minion or no Space is left for one.
    NoMinion,
    /// A Minion moved.
    MinionMoved(Space),
    /// A Minion was removed.
    MinionSlain(Space),
    /// A Minion took too little damage.
    MinionUnhurt(Space),
    /// An Attack struck a Minion.
    StruckMinion(ChampionId, u8),
    /// An Attack struck a Spear.
    StruckSpear(ChampionId, FoeNo, u8),
    /// A Spear STICKS in an Area.
    SpearStuck(FoeNo, AreaId),
    /// A Malefactor has RETRIEVED its Spear.
    SpearRetrieved(FoeNo),
    /// A Spear was removed by a Wound.
    SpearRemoved(FoeNo),
    /// A Spear took too little damage.
    SpearUnhurt(FoeNo),
    /// Furniture ARRESTED a Champion.
    Arrested(ChampionId, Space),
    /// A Champion could not be ARRESTED.
    NotArrested(ChampionId),
    /// A Champion is no longer ARRESTED.
    Freed(ChampionId),
    /// A Champion became a Capybara.
    Polymorphed(ChampionId),
    /// Its own Maneuver cards were set aside.
    DeckSetAside(ChampionId),
    /// A Champion changed back.
    ChangedBack(ChampionId),
    /// It is STUNNED by that.
    Shaken(ChampionId),
    /// Its own Maneuver cards are its deck again.
    DeckReturned(ChampionId),
    /// A Champion could not change back.
    StaysCapybara(ChampionId),
    /// A Malefactor FLEW AWAY.
    FlewAway(FoeNo),
    /// A Malefactor REAPPEARED.
    Reappeared(FoeNo, AreaId),
    /// An Oversized Malefactor drives everything out of its Area.
    Tramples(FoeNo),
    /// Stairs were DESTROYED.
    StairsDestroyed(Space),
    /// Furniture was DESTROYED.
    FurnitureDestroyed(Space),
    /// Rubble cannot be DESTROYED once more.
    WreckedAlready(Space),
    /// A Building was DESTROYED.
    BuildingDestroyed(AreaId),
    /// A Building was pushed from one Area to the next.
    BuildingMoved(AreaId, AreaId),
    /// A Malefactor threw a Building into an Area.
    Hurled(FoeNo, AreaId),
    /// A Malefactor BLOCKED so much.
    FoeBlocked(FoeNo, u8),
    /// An Attack on one deck was REDIRECTED to another.
    Redirected(TrayNo, TrayNo),
    /// An Attack on a Malefactor was REDIRECTED to a Champion.
    RedirectedTo(FoeNo, ChampionId),
    /// A Wound was BLOCKED.
    WoundBlocked(ChampionId),
    /// A Champion copied a Maneuver.
    Copied(ChampionId, ManeuverId),
    /// There was nothing to copy.
    NothingToCopy(ChampionId),
    /// A Special Property that cannot be declined.
    Mandatory(ChampionId),
    /// An Event was STORED.
    EventStored(TrayNo, DeckCard),
    /// A Champion was defeated.
    Defeated(ChampionId),
    /// People corrected the state to match their table.
    SetRight(Part, u16),
    /// Attribute tokens and Findings were put away.
    PutAway,
    /// A defeated Malefactor has a card again.
    Revived(FoeNo),
    /// The Confrontation ended.
    Ended(Ending),
}
