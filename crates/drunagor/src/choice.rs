//! What a player can choose.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::content::language::{Colour, Token};
use crate::content::{AbilityId, AllyId, AttackId, ItemId, OptionId, SkillId};
use crate::hero::{Cube, Place};
use crate::square::{Area, Square};
use crate::state::{MonsterKind, Who};

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Goes to a square.
    Go(Square),
    /// A square, for somebody or something that is placed.
    Put(Square),
    /// Gives up a move to stand up.
    Rise,
    /// Expends a cube for another Move Action.
    Again(Cube),
    /// Uses a skill with a cube.
    Use(Place, Cube),
    /// Uses a focus ability.
    Focus(u8),
    /// Uses a consumable from the bag.
    Consume(u8),
    /// Eats a FRUIT OF LIFE.
    Eat,
    /// Equips an item from the bag.
    Equip(u8),
    /// Puts a worn item into the bag.
    Unequip(u8),
    /// Gives an item from the bag to a hero.
    Give(u8, Seat),
    /// Takes an item from the bag of a hero.
    Take(Seat, u8),
    /// Opens the Door to a setup.
    Open(u8),
    /// Searches a Chest.
    Search(Square),
    /// Uses an Interaction token, by its place in the list.
    Interact(u8),
    /// Expends a cube for HEAL 2 AND CLEANSE 1, in Player versus Player.
    Purge(Cube),
    /// Learns a skill.
    Learn(SkillId),
    /// Learns a class ability.
    Ability(AbilityId),
    /// Takes an item.
    Pick(ItemId),
    /// A colour.
    Colour(Colour),
    /// An option of a scene.
    Option(OptionId),
    /// Summons a pet.
    Call(AllyId),
    /// Takes a Recall Action.
    Recall,
    /// Ends the turn.
    End,
    /// A character.
    Target(Who),
    /// An area.
    Area(Area),
    /// No more.
    Done,
    /// A hero answers a threat by a skill, with a cube.
    React(Seat, Place, Cube),
    /// A hero answers a threat by a focus ability.
    ReactFocus(Seat, u8),
    /// Nobody answers the threat.
    Let,
    /// A skill, for a cube that blocks it or is taken away.
    Skill(Place),
    /// Discards a KI for a Weapon Attack.
    Ki,
    /// A kind of token.
    Token(Token),
    /// A cube.
    Cube(Cube),
    /// An item of the bag, counted, or the new one.
    Discard(u8),
    /// A monster card.
    Card(MonsterKind),
    /// An Attack card of a commander.
    AttackCard(AttackId),
    /// A Darkness tile: where its first square lies, and how it is turned.
    Tile(Square, u8),
    /// Yes.
    Yes,
    /// No.
    No,
}
