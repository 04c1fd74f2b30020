//! What can happen.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::Serialize;
use table::Seat;

use crate::choice::Recruit;
use crate::content::{EquipmentCard, EventCard, Gift, InstinctCard, ScenarioAction, ScenarioId, TileEffect, TileNo};
use crate::lasting::Token;
use crate::set_right::Part;
use crate::state::{Blessing, Ending, FiendId, HumanId, PowerId, Side, SpotId, Warrior};

/// How dice fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Fell(#[cfg_attr(feature = "ts", tsify(type = "number[]"))] pub ArrayVec<u8, { table::MOST_DICE }>);

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table was laid for a scenario.
    Begun(ScenarioId),
    /// A gift lies on a line.
    GiftLaid(HumanId, Gift, u8),
    /// So many troglodytes are in the reserve, and whom else the scenario names.
    Reserve(u8),
    /// So many dice of destiny lie in the pool.
    Pool(u8),
    /// A turn began.
    Turn(u8),
    /// A turn is over.
    TurnOver(u8),
    /// The activation dice of the last turn are gone.
    HumanCleared,
    /// The activation dice.
    ActivationRoll(Fell),
    /// A die was put on a line.
    Assigned(HumanId, u8),
    /// Dice that nobody needs were set aside.
    SetAside(u8),
    /// An instinct card was played for its value.
    InstinctValue(HumanId, InstinctCard),
    /// An instinct card was played for its effect.
    InstinctEffect(HumanId, InstinctCard),
    /// A warrior was blessed.
    Blessed(HumanId, Blessing),
    /// A warrior is exhausted.
    Exhausted(HumanId),
    /// An exhausted warrior draws no instinct card.
    NoDraw(HumanId),
    /// The gift on an exhausted warrior's line is not activated.
    NoGift(HumanId, Gift),
    /// A token is gone.
    Gone(Token),
    /// A warrior is not exhausted any more.
    Recovered(HumanId),
    /// The human player drew an instinct card.
    InstinctDrawn,
    /// There is no instinct card to draw.
    InstinctNone,
    /// An instinct card was discarded.
    InstinctDiscarded(InstinctCard),
    /// A discard pile was shuffled into a new deck.
    Reshuffled,
    /// A gift was used.
    GiftUsed(HumanId, Gift),
    /// A line was healed.
    Healed(HumanId, u8),
    /// A line was cancelled.
    Cancelled(HumanId, u8),
    /// A warrior was hit this many times.
    Hit(Warrior, u8),
    /// So many hits were lost: nobody was left to take them.
    Lost(u8),
    /// A hit was ignored.
    Ignored(Warrior),
    /// A bodyguard takes a hit.
    Guarded(Warrior, Warrior),
    /// A human warrior was killed.
    HumanKilled(HumanId),
    /// The equipment of a warrior that was killed left the game.
    EquipmentGone(HumanId),
    /// So many troglodytes went back to the reserve.
    BackToReserve(u8),
    /// So many troglodytes of a tile were killed.
    TroglodytesKilled(SpotId, u8),
    /// Damage markers on an infernal board.
    Wounded(FiendId, u8),
    /// So many damage markers left an infernal board.
    Mended(FiendId, u8),
    /// A demon or tough troglodyte was killed and goes back to the reserve.
    ToReserve(FiendId),
    /// An infernal warrior was killed for good.
    FiendKilled(FiendId),
    /// A warrior is activated.
    Activated(Warrior),
    /// A warrior that was activated can do nothing.
    Idle(Warrior),
    /// A warrior moved.
    Moved(Warrior, SpotId),
    /// A troglodyte moved through a hole.
    Crawled(SpotId, SpotId),
    /// A warrior explores.
    Explored(HumanId, TileNo),
    /// A tile would have been a dead end and was discarded.
    DeadEnd(TileNo),
    /// A tile would have been a dead end, but an aim needs it: it went under the pile.
    PutUnder(TileNo),
    /// Discarded tiles are the pile again.
    PileAgain,
    /// The human player looked at the next tiles.
    Foreseen(u8),
    /// A tile was laid.
    Laid(SpotId, TileNo),
    /// A tile's effect.
    TileEffect(SpotId, TileEffect),
    /// A tile's effect is used up.
    Resolved(SpotId),
    /// A devouring pit: whom, the dice and the hits.
    Pit(Warrior, Fell, u8),
    /// A die was rolled for something.
    Die(u8),
    /// A hole token was laid.
    HoleToken(SpotId),
    /// Water was used up.
    Water(SpotId),
    /// An attack: who, whom, the dice and the hits.
    Attack(Warrior, Warrior, Fell, u8),
    /// Dice that missed were rolled again: all dice and hits now.
    AttackAgain(Warrior, Fell, u8),
    /// A piece of equipment was used.
    EquipmentUsed(HumanId, EquipmentCard),
    /// A warrior got a piece of equipment.
    EquipmentFound(HumanId, EquipmentCard),
    /// A warrior lost a piece of equipment.
    EquipmentLost(HumanId, EquipmentCard),
    /// An action of the scenario.
    ScenarioAction(Warrior, ScenarioAction),
    /// A human warrior joins the others on a tile.
    Joined(HumanId, SpotId),
    /// A human warrior has left the tunnels.
    Left(HumanId),
    /// Event cards and dice of the last turn are gone.
    InfernalCleared,
    /// A die was taken back from a power.
    TakenBack(PowerId, u8),
    /// The dice of destiny.
    DestinyRoll(Fell),
    /// A die was put on a power.
    Allocated(u8, PowerId),
    /// A power was triggered.
    Triggered(PowerId),
    /// A power waits for more dice.
    Waits(PowerId),
    /// The infernal player gained threat points.
    Threat(u8),
    /// The infernal player drew event cards.
    EventsDrawn(u8),
    /// The infernal player kept a card.
    EventKept,
    /// An event card was discarded.
    EventDiscarded(EventCard),
    /// An event card was used.
    EventUsed(EventCard),
    /// A warrior was brought into play.
    Entered(Recruit, SpotId),
    /// A hellhound's power was triggered with a die of this value.
    Growled(FiendId, u8),
    /// An effect helps or harms somebody.
    Effect(Token, Warrior),
    /// An effect is felt on a tile.
    EffectAt(Token, SpotId),
    /// A power of the board of destiny lasts until the next infernal preparation phase.
    Lasts(PowerId),
    /// An opening was buried.
    Buried(Token, SpotId, Side),
    /// What the scenario counts has changed.
    Progress(u8, u8),
    /// Something was set right: what, and its new value.
    SetRight(Part, u16),
    /// A seat has set right what is in its hand.
    HandSetRight(Seat),
    /// The game is over.
    Ended(Ending),
    /// The infernal player looked at the next tile.
    Scouted,
    /// And shuffled it back.
    ShuffledBack,
    /// So many troglodytes broke through at a tile.
    BrokeThrough(SpotId, u8),
}
