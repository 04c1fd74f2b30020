//! What lies on the table: plain data, no rules.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::kinds::{Behaviour, Rank, Side};
use crate::content::language::Trap;
use crate::content::runes::RUNES;
use crate::content::track::Slot;
use crate::content::{AdventureId, AllyId, AttackId, ItemId, MonsterId, SceneId};
use crate::hero::Hero;
use crate::square::{Area, Square, Squares};
use crate::tokens::Tokens;

/// A party has no more heroes.
pub const MOST_HEROES: usize = 5;
/// There are so many coloured bases.
pub const MOST_MONSTERS: usize = 16;
/// So many pets, companions and NPC tokens are on the board at most.
pub const MOST_ALLIES: usize = 12;
/// So many characters are on the board at most.
pub const MOST_CHARACTERS: usize = MOST_HEROES + MOST_MONSTERS + MOST_ALLIES;
/// So many defeated monsters have left something at most: runes run out long before.
pub const MOST_LOOTS: usize = 64;
/// Chest cards are among the first so many items.
pub const CHEST_ITEMS: usize = 14;

#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
const _: () = {
    let mut nth = CHEST_ITEMS;
    while nth < ItemId::KINDS {
        assert!(ItemId::ALL[nth].printed().copies == 0, "a chest card among the later items");
        nth += 1;
    }
};
/// So many Interaction tokens lie on the board at most.
pub const MOST_SPOTS: usize = 12;
/// So many chests lie on the board at most.
pub const MOST_CHESTS: usize = 12;
/// A hero has one trap of each kind on the board at most.
pub const MOST_TRAPS: usize = MOST_HEROES * Trap::ALL.len();

/// The coloured base of a monster; its number is its place in the colour order of the status boards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Base(pub u8);

/// A pet or companion on the board, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct AllyNo(pub u8);

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A hero.
    Hero(Seat),
    /// A monster.
    Monster(Base),
    /// A pet or companion.
    Ally(AllyNo),
}

impl Who {
    /// The hero, if it is one.
    pub const fn hero(self) -> Option<Seat> {
        match self {
            Self::Hero(seat) => Some(seat),
            Self::Monster(_) | Self::Ally(_) => None,
        }
    }

    /// The pet, companion or NPC token, if it is one.
    pub const fn ally(self) -> Option<AllyNo> {
        if let Self::Ally(no) = self { Some(no) } else { None }
    }

    /// The monster, if it is one.
    pub const fn monster(self) -> Option<Base> {
        match self {
            Self::Monster(base) => Some(base),
            Self::Hero(_) | Self::Ally(_) => None,
        }
    }

    /// Whether the other is on the same side of an Adventure: heroes with their pets and companions, monsters with monsters.
    pub(crate) const fn is_of_the_side_of(self, other: Self) -> bool {
        matches!(self, Self::Monster(_)) == matches!(other, Self::Monster(_))
    }
}

/// What kinds of terrain have harmed a character in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Harmed(pub u8);

impl Harmed {
    /// Whether the kind with this number has.
    pub const fn has(self, kind: u8) -> bool {
        self.0 & (1 << kind) != 0
    }

    /// Remembers the kind with this number; whether it is the first time.
    pub fn first(&mut self, kind: u8) -> bool {
        let first = !self.has(kind);
        self.0 |= 1 << kind;
        first
    }
}

/// Which monster card a figure belongs to: the kind, its behaviour and its rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct MonsterKind {
    /// The monster.
    pub monster: MonsterId,
    /// Its behaviour.
    pub behaviour: Behaviour,
    /// Its rank.
    pub rank: Rank,
}

/// Its short name within the rules; the long one is what programs outside see, where the form has a `Kind` of its own.
pub type Kind = MonsterKind;

/// A monster card on the Initiative Track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrackCard {
    /// Whose card it is.
    pub kind: Kind,
    /// The side that is up.
    pub side: Side,
    /// Where it lies.
    pub slot: Slot,
    /// Whether it has acted in this round.
    pub acted: bool,
}

/// A monster on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Monster {
    /// Its base.
    pub base: Base,
    /// Its card.
    pub kind: Kind,
    /// Where it stands; a large one in the whole area of this square.
    pub at: Square,
    /// Health.
    pub health: u16,
    /// Its conditions and shields.
    pub tokens: Tokens,
    /// How often it has evolved.
    pub evolved: u8,
    /// Commander Power; 0 for all others.
    pub power: u8,
    /// Whether it has acted in the turn of its card.
    pub acted: bool,
    /// What has harmed it in this turn.
    pub harmed: Harmed,
}

/// A pet or companion on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ally {
    /// Its number.
    pub no: AllyNo,
    /// Its card.
    pub id: AllyId,
    /// Whom it follows.
    pub owner: Seat,
    /// Where it stands.
    pub at: Square,
    /// Its conditions and shields.
    pub tokens: Tokens,
    /// Health of an NPC token; 0 for pets and companions.
    pub health: u8,
    /// What has harmed it in this turn.
    pub harmed: Harmed,
}

impl Ally {
    /// Whether it is an NPC token, which is no character and follows nobody.
    pub fn is_npc(&self) -> bool {
        self.id.card().health > 0
    }
}

/// An Interaction token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// Its scene.
    pub scene: SceneId,
    /// Where it lies.
    pub at: Square,
    /// The setup that it came with.
    pub setup: u8,
    /// How often it can still be used.
    pub charges: u8,
    /// Who has used it in this round, a bit each.
    pub used: u8,
}

/// A trap in the middle of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// What kind.
    pub trap: Trap,
    /// Where.
    pub at: Area,
    /// Who laid it.
    pub by: Seat,
}

/// An Attack card of a commander on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackOnTrack {
    /// The card.
    pub id: AttackId,
    /// Whose it is.
    pub by: Base,
    /// Whether it has struck in this round.
    pub acted: bool,
}

/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The table is laid.
    Laying,
    /// A hero takes the n-th reward of the Adventure's chapter.
    Learning(Seat, u8),
    /// The n-th hero of the Initiative Track chooses a square to begin on.
    Placing(u8),
    /// The marker stands on a slot: whoever is there acts, or it moves on.
    Track,
    /// A hero acts.
    Turn(Turn),
    /// The figures of a monster card act, one after another.
    Figures(Kind),
    /// The pets and companions of a hero act; so many have.
    Friends(Seat, u8),
}

/// What a hero has done in the turn, and what is left of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub who: Seat,
    /// Whether the free Move Action was taken.
    pub moved: bool,
    /// Movement points that are left of the present move.
    pub points: u8,
    /// Cube Actions that are left.
    pub cubes: u8,
    /// The Minor Actions that were taken, a bit each.
    pub minors: u8,
    /// Whether a FURY or a KI was discarded.
    pub spent: u8,
}

/// How the Adventure ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The goal was reached.
    Won,
    /// Something went wrong that the Adventure does not allow.
    Failed,
    /// The party of this hero is the last one standing.
    Stands(Seat),
    /// A hero got one Curse Cube too many.
    Cursed(Seat),
    /// A hero got one Trauma Cube too many.
    Broken(Seat),
    /// The last rune was drawn.
    Dark,
}

/// A game of Chronicles of Drunagor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drunagor {
    /// The Adventure.
    pub adventure: AdventureId,
    /// The heroes, by seat.
    pub heroes: ArrayVec<Hero, MOST_HEROES>,
    /// The behaviour of monsters, where they have it.
    pub behaviour: Behaviour,
    /// The monsters, in no order.
    pub monsters: ArrayVec<Monster, MOST_MONSTERS>,
    /// Their cards.
    pub cards: ArrayVec<TrackCard, MOST_MONSTERS>,
    /// Attack cards of commanders.
    pub attacks: ArrayVec<AttackOnTrack, { AttackId::KINDS }>,
    /// Pets and companions.
    pub allies: ArrayVec<Ally, MOST_ALLIES>,
    /// The round, from 1.
    pub round: u16,
    /// Where the marker stands on the track.
    pub marker: Slot,
    /// Where play stands.
    pub phase: Phase,
    /// Which setups lie on the table, a bit each.
    pub revealed: u16,
    /// Darkness tiles.
    pub darkness: Squares,
    /// Those of them that are small tiles.
    pub small: Squares,
    /// Darkness under Bridges.
    pub beneath: Squares,
    /// Runes in the bag, a bit each.
    pub bag: u64,
    /// Runes on the track, by colour.
    pub runes: [u8; 5],
    /// Whether the Rune card shows its face B.
    pub rune_face_b: bool,
    /// Rounds at the beginning that count against nobody: the Darkness does not hunt, no wave of monsters comes, and time runs out so
    /// many rounds later.
    pub respite: u8,
    /// Chests on the board.
    pub chests: ArrayVec<Square, MOST_CHESTS>,
    /// What defeated monsters have left.
    pub loots: ArrayVec<Square, MOST_LOOTS>,
    /// Interaction tokens on the board.
    pub spots: ArrayVec<Spot, MOST_SPOTS>,
    /// Options that were chosen, a bit each.
    pub chosen: [u64; 2],
    /// What has come about, a bit each.
    pub noted: u32,
    /// Setups whose Interaction Trigger has been played, a bit each.
    pub triggered: u16,
    /// Heroes who have lost a match, a bit each.
    pub out: u8,
    /// Whether heroes may learn from a second class.
    pub second_classes: bool,
    /// Whether an Overlord comes in place of a commander.
    pub overlords: bool,
    /// Traps on the board.
    pub traps: ArrayVec<Laid, MOST_TRAPS>,
    /// The chest deck, by item.
    pub deck: [u8; CHEST_ITEMS],
    /// Chest cards that were used, by item.
    pub discard: [u8; CHEST_ITEMS],
    /// How the Adventure ended.
    pub ended: Option<Ending>,
}

/// All runes are in the bag.
pub const FULL_BAG: u64 = (1 << RUNES) - 1;
