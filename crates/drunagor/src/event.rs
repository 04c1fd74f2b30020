//! What can happen.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::content::board::Terrain;
use crate::content::kinds::{Rune, Side};
use crate::content::language::{Condition, Token, Trap};
use crate::content::scenes::Outcome;
use crate::content::{
    AbilityId, AdventureId, AllyId, AttackId, EpilogueId, ItemId, MonsterId, OptionId, RoleId, SceneId, SkillId,
};
use crate::hero::{Block, Boon, Cube, Place};
use crate::square::{Area, Square};
use crate::state::{AllyNo, Base, Ending, MonsterKind, Who};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table was laid for an Adventure.
    Laid(AdventureId),
    /// A hero stands on a square to begin with.
    Placed(Seat, Square),
    /// A hero learned a skill.
    Learned(Seat, SkillId),
    /// A hero learned a class ability.
    LearnedAbility(Seat, AbilityId),
    /// A hero got another cube.
    NewCube(Seat, Cube),
    /// A hero chose a Camp Item.
    Picked(Seat, ItemId),
    /// A hero rolled for initiative.
    Initiative(Seat, u8),
    /// A hero has a place on the track.
    Ranked(Seat, RoleId),
    /// A hero uses an Interaction token, or a scene is played.
    Interacts(Seat, SceneId),
    /// A hero chose an option of a scene.
    Chosen(Seat, OptionId),
    /// What comes of an option is read; whether its challenge was passed.
    Read(OptionId, bool),
    /// A Skill Challenge was passed with this total.
    Passed(Seat, u8),
    /// A Skill Challenge was failed with this total.
    Failed(Seat, u8),
    /// An Interaction token without charges left the board.
    SpotGone(SceneId, Square),
    /// Something came about.
    Noted(Outcome),
    /// A rune went back from the track into the bag.
    RuneBack(Rune),
    /// An NPC token is on the board.
    NpcPlaced(AllyId, Square),
    /// NPCs were freed.
    Freed(AllyId),
    /// An NPC token lost Health.
    NpcHurt(AllyNo, u8),
    /// An NPC token was lost.
    NpcLost(AllyId),
    /// New monsters are coming.
    Wave,
    /// A Bridge was laid.
    Bridge(Square),
    /// Somebody took a blow that was meant for somebody else.
    SteppedIn(Who, Who),
    /// A defeated monster left something on a square.
    Loot(Square),
    /// An item was flipped.
    Turned(Seat, ItemId),
    /// A hero got rid of a curse for a cube.
    Purged(Seat),
    /// The party of a hero has lost the match.
    Out(Seat),
    /// How the Adventure is told to its end.
    Epilogue(EpilogueId),
    /// A setup was revealed.
    Revealed(u8),
    /// A hero opened a Door.
    Opened(Seat, u8),
    /// A random monster was drawn.
    Drawn(MonsterId),
    /// A monster was summoned on a square.
    Summoned(Base, MonsterId, Square),
    /// A monster card was laid on the track.
    Carded(MonsterKind),
    /// A monster card left the track.
    Uncarded(MonsterKind),
    /// A monster card was flipped.
    Flipped(MonsterKind, Side),
    /// An Attack card was laid on the track.
    AttackLaid(AttackId),
    /// A commander strikes by an Attack card.
    AttackCard(Base, AttackId),
    /// The Attack cards of a commander left the track.
    AttacksGone,
    /// One of them left the track.
    AttackGone(AttackId),
    /// A round began.
    Round(u16),
    /// A hero's turn began.
    HeroTurn(Seat),
    /// A monster's turn began.
    MonsterTurn(Base),
    /// A pet or companion acts.
    AllyTurn(AllyNo),
    /// The Rune card's turn began.
    RuneTurn,
    /// A hero was asked to lead: ties and certain decisions are the hero's.
    Leads(Seat),
    /// What every hero has in this Adventure besides what is printed.
    Boon(Boon),
    /// So many rounds at the beginning count against nobody.
    Respite(u8),
    /// The Darkness does not hunt in this round.
    Calm,
    /// Somebody went to a square.
    Moved(Who, Square),
    /// Somebody was put on a square.
    Put(Who, Square),
    /// Movement points were lost.
    PointsLost(Who, u8),
    /// Somebody gave up a move and stood up.
    Stood(Who),
    /// Somebody fell.
    Fell(Who),
    /// Terrain affected somebody.
    Trod(Who, Terrain),
    /// Somebody got tokens.
    Gained(Who, Token, u8),
    /// Somebody lost tokens.
    Lost(Who, Token, u8),
    /// Somebody got a condition.
    Suffered(Who, Condition),
    /// Somebody lost a condition.
    Shed(Who, Condition),
    /// Something did nothing to somebody.
    Unmoved(Who),
    /// A hero used a skill with a cube.
    Used(Seat, SkillId, Cube),
    /// A hero used the skill of an item with a cube.
    UsedItem(Seat, ItemId, Cube),
    /// A hero used a focus ability.
    Focused(Seat, SkillId),
    /// A hero was told to attack.
    Told(Seat),
    /// A hero used a consumable.
    Consumed(Seat, ItemId),
    /// A hero answered a threat by a skill.
    Reacted(Seat, SkillId),
    /// A hero answered a threat by an item.
    ReactedWith(Seat, ItemId),
    /// A hero rolled for an attack: the natural roll.
    Rolled(Seat, u8),
    /// A roll triggered something.
    Surged(Seat, u8),
    /// An attack with this result hit.
    Hit(Seat, Who, u8),
    /// An attack with this result missed.
    Missed(Seat, Who, u8),
    /// A Critical Hit.
    Critical(Seat),
    /// A Critical Failure.
    Fumbled(Seat),
    /// A monster or friend attacked somebody, for so much damage.
    Attacked(Who, Who, u8),
    /// SHIELD tokens absorbed damage.
    Shielded(Who, u8),
    /// Damage was prevented.
    Prevented(Who, u8),
    /// Somebody lost Health.
    Hurt(Who, u8),
    /// Somebody regained Health.
    Healed(Who, u8),
    /// Sturdiness absorbed the damage.
    Sturdy(AllyNo),
    /// A hero was knocked out.
    KnockedOut(Seat),
    /// A hero regained breath.
    Breath(Seat),
    /// A Curse or Trauma Cube was placed on a skill.
    Blocked(Seat, Block, Place),
    /// A Curse or Trauma Cube was laid beside the board.
    BlockedBeside(Seat, Block),
    /// A cube that blocked a skill was taken away.
    Unblocked(Seat, Block),
    /// A hero took a Recall Action.
    Recalled(Seat),
    /// A hero took cubes back.
    Regained(Seat, u8),
    /// A hero expended a cube.
    Expended(Seat, Cube),
    /// A monster was defeated.
    Defeated(Base, MonsterId),
    /// A monster evolved.
    Evolved(Base),
    /// A monster commands another one.
    Commanded(Base, Base),
    /// A rune was drawn.
    Rune(Rune),
    /// The Darkness grows toward a hero.
    Hunted(Seat),
    /// An effect is for somebody whom its text describes.
    Sought(Who),
    /// A second Rune card lies on the track.
    SecondRune,
    /// A rune was laid on the track; so many of its colour lie there.
    RuneLaid(Rune, u8),
    /// Darkness came to lie on a square.
    Dark(Square),
    /// A tile was broken.
    Broke,
    /// Small tiles were left over.
    Discarded(u8),
    /// The Darkness crushes all heroes for so much damage.
    Crush(u8),
    /// The Rune card was flipped.
    RuneFlipped,
    /// A hero looted a Chest.
    Looted(Seat, ItemId),
    /// A Chest was empty.
    Empty(Seat),
    /// The Trap Die was rolled.
    TrapDie(Who, u8),
    /// A Chest was crushed.
    Crushed(Square),
    /// A hero equipped an item.
    Equipped(Seat, ItemId),
    /// A hero unequipped an item.
    Unequipped(Seat, ItemId),
    /// A hero gave an item to another.
    Given(Seat, Seat, ItemId),
    /// A hero discarded an item.
    Dropped(Seat, ItemId),
    /// A trap was laid.
    Trapped(Seat, Trap, Area),
    /// A trap sprang.
    Sprung(Trap, Area),
    /// A pet or companion was summoned.
    Called(Seat, AllyId, Square),
    /// A pet or companion left the board.
    Left(AllyId),
    /// Nothing came of it.
    Wasted(Who),
    /// A monster cannot reach anybody.
    Waits(Base),
    /// People set right how much Health somebody has.
    HealthSet(Who, u16),
    /// People set right how many tokens of a kind somebody has.
    TokensSet(Who, Token, u8),
    /// The Adventure ended.
    Ended(Ending),
}
