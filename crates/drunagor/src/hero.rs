//! A hero's board: cubes, skills, gear and tokens.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::content::kinds::Wear;
use crate::content::language::{Colour, Mark, Part, Trait};
use crate::content::{AbilityId, HeroId, ItemId, RoleId, SkillId};
use crate::square::Square;
use crate::state::Harmed;
use crate::tokens::Tokens;

/// No hero has more Health.
pub const HEALTH_CAP: u8 = 16;
/// Skills of the hero board that cubes pay for.
pub const BOARD_SKILLS: u8 = 8;
/// So many items fit into a bag.
pub const BAG: usize = 2;
/// Slots for equipment: weapon, off-hand, armor, trinket.
pub const GEAR: usize = 4;
/// Skill cards of a hero, one for each colour.
pub const SKILL_CARDS: usize = 4;

/// An Action Cube.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Cube {
    /// Melee.
    Yellow,
    /// Ranged.
    Red,
    /// Agility.
    Green,
    /// Wisdom.
    Blue,
    /// Any colour that its owner chooses.
    Wild,
}

impl Cube {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Red, Self::Green, Self::Blue, Self::Wild];

    /// The colour of a cube; a Wild Cube has none of its own.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Yellow => Some(Colour::Yellow),
            Self::Red => Some(Colour::Red),
            Self::Green => Some(Colour::Green),
            Self::Blue => Some(Colour::Blue),
            Self::Wild => None,
        }
    }

    /// The cube of a colour.
    pub const fn of(colour: Colour) -> Self {
        match colour {
            Colour::Yellow => Self::Yellow,
            Colour::Red => Self::Red,
            Colour::Green => Self::Green,
            Colour::Blue => Self::Blue,
        }
    }
}

/// A place on or beside a hero's board where a skill stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Place(pub u8);

/// How many such places there are.
pub const PLACES: usize = 26;

impl Place {
    /// The passive skill of the board.
    pub const PASSIVE: Self = Self(BOARD_SKILLS);
    const ROLE: u8 = BOARD_SKILLS + 1;
    const GEAR: u8 = Self::ROLE + 4;
    const SECOND_DOCK: u8 = Self::GEAR + GEAR as u8;
    const CARDS: u8 = Self::SECOND_DOCK + GEAR as u8;
    const THIRD: u8 = Self::CARDS + SKILL_CARDS as u8;

    /// All places.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    /// Those of hero and role skills, which cubes can block.
    pub fn blockable() -> impl Iterator<Item = Self> {
        (0..Self::GEAR).chain(Self::CARDS..=Self::THIRD).map(Self)
    }

    /// Whether it is a skill of the hero, and not of a role or of gear.
    pub const fn is_hero_skill(self) -> bool {
        self.0 <= BOARD_SKILLS || (Self::CARDS <= self.0 && self.0 < Self::THIRD)
    }

    /// The slot of the equipment that the skill stands on.
    pub const fn gear(self) -> Option<usize> {
        match self.0 {
            Self::GEAR..Self::SECOND_DOCK => Some((self.0 - Self::GEAR) as usize),
            Self::SECOND_DOCK..Self::CARDS => Some((self.0 - Self::SECOND_DOCK) as usize),
            _ => None,
        }
    }

    /// Whether it is the second of two slots of an item.
    pub(crate) const fn is_second_dock(self) -> bool {
        Self::SECOND_DOCK <= self.0 && self.0 < Self::CARDS
    }
}

/// A cube that blocks a skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// A black cube, which CLEANSE takes away.
    Curse,
    /// A purple cube, which stays.
    Trauma,
}

/// An item, and whether its back is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Gear {
    /// The item.
    pub item: ItemId,
    /// Whether it was flipped.
    pub flipped: bool,
}

impl Gear {
    /// What the side shows that is up.
    pub fn face(self) -> ItemId {
        self.item.card().back.filter(|_| self.flipped).unwrap_or(self.item)
    }
}

/// What a hero has learned: on top of the board, the role cards I and II, and the starting gear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Learned {
    /// The level of each skill card: 0 where it is not owned.
    pub cards: [u8; SKILL_CARDS],
    /// The side of the third role card: 0 for none, 1 for A, 2 for B.
    pub third: u8,
    /// Class abilities, a bit each.
    pub abilities: u64,
}

// Every ability has a bit of its own.
const _: () = assert!(AbilityId::KINDS <= 64);

impl Learned {
    /// Whether a class ability is among it.
    pub fn knows(&self, ability: AbilityId) -> bool {
        self.abilities & (1 << ability.kind()) != 0
    }

    /// All class abilities.
    pub fn abilities(self) -> impl Iterator<Item = AbilityId> {
        let mut left = self.abilities;
        core::iter::from_fn(move || {
            let next = (left != 0).then_some(left.trailing_zeros() as usize)?;
            left &= left - 1;
            AbilityId::of(next)
        })
    }
}

/// What can be used by a cube: a skill of a card, or that of an item.
#[derive(Clone, Copy, Debug)]
pub struct Usable {
    /// The skill; none for that of an item.
    pub skill: Option<SkillId>,
    /// The item; none for a skill of a card.
    pub item: Option<ItemId>,
    /// The colours that pay for it.
    pub slot: &'static [Colour],
    /// Its symbol.
    pub mark: Option<Mark>,
    /// What it does.
    pub does: &'static [Part],
}

/// A hero. Its place in the list of heroes is its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hero {
    /// Who it is.
    pub id: HeroId,
    /// The Dungeon Role.
    pub role: RoleId,
    /// Whether the role is only a place on the track, as in Player versus Player.
    pub roleless: bool,
    /// What was learned.
    pub learned: Learned,
    /// Where the hero stands.
    pub at: Square,
    /// Health.
    pub health: u8,
    /// Whether the hero is knocked out.
    pub down: bool,
    /// Cubes that can be spent, by kind.
    pub available: [u8; 5],
    /// Cubes in the Expended box, by kind.
    pub expended: [u8; 5],
    /// The cube on each place.
    pub spent: [Option<Cube>; PLACES],
    /// What blocks each place.
    pub blocked: [Option<Block>; PLACES],
    /// Curse and Trauma Cubes for which no skill was left.
    pub beside: [u8; 2],
    /// Weapon, off-hand, armor and trinket.
    pub gear: [Option<Gear>; GEAR],
    /// What is carried.
    pub bag: [Option<Gear>; BAG],
    /// Conditions and resources.
    pub tokens: Tokens,
    /// What has harmed the hero in this turn.
    pub harmed: Harmed,
    /// What the Adventure gives besides.
    pub boon: Boon,
}

/// What every hero has in an Adventure besides what is printed, from the dials of the game; below 0 it is less. A position that is laid
/// by hand has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Boon {
    /// Added to the greatest Health.
    pub health: i8,
    /// Traumas that can be borne besides.
    pub traumas: i8,
    /// Added to the damage of Weapon Attacks.
    pub damage: i8,
}

impl Boon {
    /// No dial can be turned further.
    const MOST: i8 = 8;

    pub(crate) fn is_sound(self) -> bool {
        let Self { health, traumas, damage } = self;
        [health, traumas, damage].into_iter().all(|more| (-Self::MOST..=Self::MOST).contains(&more))
    }
}

impl Hero {
    /// What stands at a place.
    pub fn usable(&self, place: Place) -> Option<Usable> {
        if let Some(slot) = place.gear() {
            let item = self.gear.get(slot).copied().flatten()?.face();
            let card = item.card();
            let docked = if place.is_second_dock() { card.docks > 1 } else { card.docks > 0 };
            return docked.then_some(Usable { skill: None, item: Some(item), slot: card.slot, mark: card.mark, does: card.does });
        }
        let skill = self.skill(place)?;
        let card = skill.card();
        Some(Usable { skill: Some(skill), item: None, slot: card.slot, mark: card.mark, does: card.does })
    }

    /// The skill of a card that stands at a place.
    pub fn skill(&self, place: Place) -> Option<SkillId> {
        match place.0 {
            at if at < BOARD_SKILLS => self.id.card().skills.get(usize::from(at)).copied(),
            at if at == Place::PASSIVE.0 => Some(self.id.card().passive),
            at if at < Place::GEAR => {
                self.role.card().skills.get(usize::from(at - Place::ROLE)).copied().filter(|_| !self.roleless)
            }
            at if (Place::CARDS..Place::THIRD).contains(&at) => {
                let nth = usize::from(at - Place::CARDS);
                let level = self.learned.cards.get(nth).copied().filter(|level| *level > 0)?;
                self.id.card().cards.get(nth + SKILL_CARDS * usize::from(level - 1)).copied()
            }
            at if at == Place::THIRD => self.role.card().third.get(usize::from(self.learned.third).checked_sub(1)?).copied(),
            _ => None,
        }
    }

    /// The cube on a place.
    pub fn cube_on(&self, place: Place) -> Option<Cube> {
        self.spent.get(usize::from(place.0)).copied().flatten()
    }

    /// What blocks a place.
    pub fn block_on(&self, place: Place) -> Option<Block> {
        self.blocked.get(usize::from(place.0)).copied().flatten()
    }

    /// What always holds for the hero: by passive skills that nothing blocks, and by gear.
    pub fn traits(&self) -> impl Iterator<Item = &'static Trait> + '_ {
        let free = Place::blockable().filter(|place| self.block_on(*place).is_none());
        let skills = free.filter_map(|place| self.skill(place)).flat_map(|skill| skill.card().passive);
        let gear = self.gear.iter().flatten().flat_map(|gear| gear.face().card().passive);
        let abilities = self.learned.abilities().flat_map(|ability| ability.card().passive);
        skills.chain(gear).chain(abilities)
    }

    /// The sum of what traits add, and what the Adventure gives.
    pub fn sum(&self, part: impl Fn(&Trait) -> Option<i8>) -> i8 {
        let Boon { health, traumas, damage } = self.boon;
        let given = [Trait::Health(health), Trait::Traumas(traumas), Trait::Damage(damage)];
        let given = given.iter().filter_map(&part).fold(0, i8::saturating_add);
        self.traits().filter_map(part).fold(given, i8::saturating_add)
    }

    /// The most Health that the hero can have now.
    pub fn most_health(&self) -> u8 {
        let more = self.sum(|held| if let Trait::Health(more) = held { Some(*more) } else { None });
        self.id.card().health.saturating_add_signed(more).clamp(1, HEALTH_CAP)
    }

    /// The weapon in hand.
    pub fn weapon(&self) -> Option<ItemId> {
        self.gear.first().copied().flatten().map(Gear::face)
    }

    /// How many cubes of a kind can be spent.
    pub fn count(&self, cube: Cube) -> u8 {
        self.available.get(cube as usize).copied().unwrap_or(0)
    }

    /// How many cubes can be spent.
    pub fn pool(&self) -> u8 {
        self.available.iter().sum()
    }

    /// How many Curse or Trauma Cubes the hero has.
    pub fn blocks(&self, of: Block) -> u8 {
        let on_skills = self.blocked.iter().filter(|block| **block == Some(of)).count() as u8;
        on_skills + self.beside.get(of as usize).copied().unwrap_or(0)
    }

    /// All cubes of a kind that the hero owns, available or not.
    pub fn owned(&self, cube: Cube) -> u8 {
        let on_skills = self.spent.iter().filter(|spent| **spent == Some(cube)).count() as u8;
        on_skills + self.count(cube) + self.expended.get(cube as usize).copied().unwrap_or(0)
    }

    /// What is in the bag.
    pub fn carried(&self) -> ArrayVec<Gear, BAG> {
        self.bag.iter().flatten().copied().collect()
    }

    /// The slot in which an item is worn.
    pub fn slot_of(item: ItemId) -> Option<usize> {
        match item.card().wear {
            Wear::Weapon => Some(0),
            Wear::OffHand => Some(1),
            Wear::Armor => Some(2),
            Wear::Trinket => Some(3),
            Wear::Consumable => None,
        }
    }
}
