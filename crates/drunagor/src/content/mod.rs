//! What lies in the box: heroes, skills, items, monsters and Adventures, as the cards in `content/` say.

#![warn(missing_docs)]

pub mod board;
pub mod kinds;
pub mod language;
pub mod runes;
pub mod scenes;
pub mod track;
pub mod traits;

use table::Key;

use kinds::{
    Arrow, Behaviour, Class, Goal, Ground, Letter, Origin, Path, Rank, Reach, Rune, Side, Size, Strength, Subtype, Summoned,
    Tree, Wear,
};
use language::{Blow, Colour, Condition, Count, Effect, Hit, Immunity, Mark, Part, Spec, Token, Trait, Trap, Value, Who};
use scenes::{Challenge, Deed, Epilogue, Outcome, Prowess, Scene, SceneOption, Special};

/// A skill of a hero, a role or an item, or a focus ability.
#[derive(Debug)]
pub struct Skill {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// The colours of cubes that can pay for it; none for a passive skill or a focus ability.
    pub slot: &'static [Colour],
    /// Its symbol.
    pub mark: Option<Mark>,
    /// FOCUS tokens that it costs; 0 for what is paid by cubes.
    pub cost: u8,
    /// What holds while nothing blocks it.
    pub passive: &'static [Trait],
    /// What it does, part by part.
    pub does: &'static [Part],
    /// Where its figures come from.
    pub origin: Origin,
}

/// A hero's board and cards.
#[derive(Debug)]
pub struct HeroCard {
    /// What the hero is called.
    pub name: Key,
    /// What the card says.
    pub text: Key,
    /// The class.
    pub class: Class,
    /// The path.
    pub path: Path,
    /// Health at the start.
    pub health: u8,
    /// Melee cubes at the start.
    pub yellow: u8,
    /// Ranged cubes at the start.
    pub red: u8,
    /// Agility cubes at the start.
    pub green: u8,
    /// Wisdom cubes at the start.
    pub blue: u8,
    /// The eight skills of the board.
    pub skills: &'static [SkillId],
    /// The passive skill of the board.
    pub passive: SkillId,
    /// The sides of the four skill cards: those of level 1, then those of level 2, yellow, red, green and blue.
    pub cards: &'static [SkillId],
    /// The two focus abilities.
    pub focus: &'static [SkillId],
    /// The kind of weapon that the hero is proficient with.
    pub weapon: Subtype,
    /// The kind of off-hand tool.
    pub off_hand: Subtype,
    /// The kind of armor.
    pub armor: Subtype,
    /// Starting gear.
    pub gear: &'static [ItemId],
    /// Where its figures come from.
    pub origin: Origin,
}

/// The cards of a Dungeon Role.
#[derive(Debug)]
pub struct RoleCard {
    /// What the role is called.
    pub name: Key,
    /// What the cards say.
    pub text: Key,
    /// The four skills of the cards I and II.
    pub skills: &'static [SkillId],
    /// The sides A and B of card III.
    pub third: &'static [SkillId],
    /// Where their figures come from.
    pub origin: Origin,
}

/// A piece of equipment, or a consumable.
#[derive(Debug)]
pub struct Item {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Where it is worn, or that it is used up.
    pub wear: Wear,
    /// Its subtype.
    pub subtype: Option<Subtype>,
    /// What a roll has to reach.
    pub accuracy: u8,
    /// Base damage.
    pub damage: u8,
    /// How many dock slots its skill has.
    pub docks: u8,
    /// The colours of cubes that can pay for its skill.
    pub slot: &'static [Colour],
    /// The symbol of its skill.
    pub mark: Option<Mark>,
    /// What holds while it is worn.
    pub passive: &'static [Trait],
    /// What its skill does, or what using it up does.
    pub does: &'static [Part],
    /// How many cards of it are in the chest deck.
    pub copies: u8,
    /// The level of its deck, for a Camp Item; 0 for others.
    pub camp: u8,
    /// What its back shows, where it has another one.
    pub back: Option<ItemId>,
    /// Whether a Cosmic Gemstone turns it to its back.
    pub socket: bool,
    /// Where its figures come from.
    pub origin: Origin,
}

/// A monster, in whatever rank and behaviour.
#[derive(Debug)]
pub struct MonsterCard {
    /// What it is called.
    pub name: Key,
    /// What the card says.
    pub text: Key,
    /// Its type.
    pub strength: Strength,
    /// How large it is.
    pub size: Size,
    /// The colour of its rune.
    pub rune: Rune,
    /// Whether its card lies above or below that rune.
    pub arrow: Arrow,
    /// What does nothing to it.
    pub immune: &'static [Immunity],
    /// How many figures of it are in the box.
    pub figures: u8,
    /// Where its figures come from.
    pub origin: Origin,
}

/// A side of a monster card.
#[derive(Debug)]
pub struct Face {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// Whose side it is.
    pub monster: MonsterId,
    /// The behaviour.
    pub behaviour: Behaviour,
    /// The side; only complex behaviour has a side B.
    pub side: Side,
    /// How it attacks.
    pub reach: Reach,
    /// Health of each figure.
    pub health: Value,
    /// Movement points; none where it does not move.
    pub moves: Option<Value>,
    /// Base damage; none where it does not attack.
    pub damage: Option<Value>,
    /// What holds always.
    pub passive: &'static [Trait],
    /// What happens when its turn begins.
    pub triggered: &'static [Part],
    /// Whom else its attack strikes, and what comes with it.
    pub attack: Option<Blow>,
}

/// An Attack card of a commander.
#[derive(Debug)]
pub struct AttackCard {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// The rune of its slot, by which X counts.
    pub rune: Rune,
    /// Whether it lies above or below that rune.
    pub arrow: Arrow,
    /// What it does.
    pub does: &'static [Part],
    /// Whether it activates the commander.
    pub haste: bool,
    /// The rarity of an Overlord's card; 0 for the cards of others.
    pub overlord: u8,
    /// The General whose fixed card it is.
    pub of: Option<MonsterId>,
    /// A minion that it raises beside its owner, for each hero but one.
    pub raises: Option<MonsterId>,
    /// Where it comes from.
    pub origin: Origin,
}

/// A pet or a companion.
#[derive(Debug)]
pub struct AllyCard {
    /// What it is called.
    pub name: Key,
    /// What the card says.
    pub text: Key,
    /// Damage that does nothing to it; 0 for a pet, which has 1 HP.
    pub sturdiness: u8,
    /// Health of an NPC token, which is no character; 0 for pets and companions.
    pub health: u8,
    /// How it attacks, if it does.
    pub reach: Option<Reach>,
    /// Movement points.
    pub moves: u8,
    /// Damage of its attack.
    pub damage: u8,
    /// What holds always.
    pub passive: &'static [Trait],
    /// Whom else its attack strikes, and what comes with it.
    pub attack: Option<Blow>,
    /// Where its figures come from.
    pub origin: Origin,
}

/// An Adventure.
#[derive(Debug)]
pub struct Adventure {
    /// What it is called.
    pub name: Key,
    /// What is said of it.
    pub text: Key,
    /// Its chapter, which says what heroes have learned.
    pub chapter: u8,
    /// Its setups; the first one lies from the start.
    pub setups: &'static [SetupId],
    /// What wins it.
    pub goal: Goal,
    /// Curse Cubes for a Recall Action.
    pub curses: u8,
    /// What it changes about the rules.
    pub special: &'static [Special],
    /// Monsters that no random draw brings.
    pub without: &'static [MonsterId],
    /// How it can be told to its end: the first one whose conditions hold.
    pub endings: &'static [EpilogueId],
    /// What is read at the start.
    pub story: &'static [Key],
    /// Where it comes from.
    pub origin: Origin,
}

/// A part of a map.
#[derive(Debug)]
pub struct SetupCard {
    /// What it is called.
    pub name: Key,
    /// What is said of it.
    pub text: Key,
    /// The column of its first letter.
    pub east: u8,
    /// The row of its first line.
    pub south: u8,
    /// Its map.
    pub map: &'static [&'static [Ground]],
    /// Who is summoned.
    pub summon: &'static [Summoned],
    /// Where its doors lead, in the order of the letters A, B and C.
    pub doors: &'static [SetupId],
    /// The scenes of its Interaction tokens, in the order of the letters i.
    pub scenes: &'static [SceneId],
    /// Its NPC tokens, in the order of the letters n.
    pub captives: &'static [AllyId],
    /// What it changes about the rules.
    pub special: &'static [Special],
    /// What is read when it is revealed.
    pub story: &'static [Key],
}

/// A class ability.
#[derive(Debug)]
pub struct Ability {
    /// What it is called.
    pub name: Key,
    /// What it says.
    pub text: Key,
    /// The class whose heroes can learn it.
    pub class: Class,
    /// The tree that it stands in.
    pub tree: Tree,
    /// The ability that has to be learned first; none for the first one of a tree.
    pub after: Option<AbilityId>,
    /// What holds as soon as it is learned.
    pub passive: &'static [Trait],
    /// Where it comes from.
    pub origin: Origin,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));
#[cfg(feature = "workshop")]
include!(concat!(env!("OUT_DIR"), "/readers.rs"));

impl FaceId {
    /// The side of a card for this monster and behaviour.
    pub fn find(monster: MonsterId, behaviour: Behaviour, side: Side) -> Option<Self> {
        let fits = |face: &Face| face.monster == monster && face.behaviour == behaviour && face.side == side;
        Self::ALL.into_iter().find(|id| fits(id.card()))
    }
}

impl MonsterId {
    /// Whether its Health grows with the party, as that of commanders and Generals does.
    pub fn has_power(self) -> bool {
        let face = FaceId::find(self, Behaviour::Standard, Side::A);
        face.is_some_and(|face| matches!(face.card().health, Value::PerPower(_)))
    }
}

impl Value {
    /// Whether runes on the track change it.
    pub const fn counts_runes(self) -> bool {
        matches!(self, Self::X | Self::PlusX(_) | Self::Stepped { .. })
    }

    /// The number, for a monster of this rank, with so many runes (X) and so much Commander Power (R).
    pub fn of(self, rank: Rank, x: u8, power: u8) -> u8 {
        match self {
            Self::N(number) => number,
            Self::X => x,
            Self::PlusX(number) => number.saturating_add(x),
            Self::Ranked { rookie, fighter, veteran, champion } => match rank {
                Rank::Rookie => rookie,
                Rank::Fighter => fighter,
                Rank::Veteran => veteran,
                Rank::Champion => champion,
            },
            Self::PerPower(number) => number.saturating_mul(power),
            Self::Stepped { none, one, two, more } => match x {
                0 => none,
                1 => one,
                2 => two,
                _ => more,
            },
        }
    }
}

impl Count {
    /// The number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Colour {
    /// All colours, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Yellow, Self::Red, Self::Green, Self::Blue];
}

impl AllyCard {
    /// Whether it is a pet: neither a companion nor an NPC token.
    pub const fn is_pet(&self) -> bool {
        self.sturdiness == 0 && self.health == 0
    }
}

impl Trap {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Bear, Self::Fire, Self::Poison];
}
