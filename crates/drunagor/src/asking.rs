//! The options of every question as a type, so that the code that handles the answer must handle every option.

use table::{Flow, Halt, Menu, Seat};

use crate::choice::Choice;
use crate::content::language::{Colour, Token};
use crate::content::{AbilityId, AllyId, AttackId, ItemId, OptionId, SkillId};
use crate::hero::{Cube, Place};
use crate::play::O;
use crate::square::{Area, Square};
use crate::state::{Drunagor, Kind, Who};

/// A question of this game.
pub(crate) type Question<T> = Menu<Drunagor, T>;

table::choices! {
    /// A hero's turn.
    pub(crate) enum Turning of Choice {
        Go(to: Square), Rise, Again(cube: Cube), Use(place: Place, cube: Cube), Focus(nth: u8), Consume(nth: u8), Eat,
        Equip(nth: u8), Unequip(slot: u8), Give(nth: u8, to: Seat), Take(from: Seat, nth: u8), Open(setup: u8),
        Search(chest: Square), Interact(nth: u8), Purge(cube: Cube), Ki, Recall, End,
    }
}
table::choices! {
    /// A move.
    pub(crate) enum Moving of Choice { Go(to: Square), Done }
}
table::choices! {
    /// A square.
    pub(crate) enum Putting of Choice { Put(at: Square) }
}
table::choices! {
    /// A character that has to be named.
    pub(crate) enum Naming of Choice { Target(who: Who) }
}
table::choices! {
    /// One more character, or no more.
    pub(crate) enum Choosing of Choice { Target(who: Who), Done }
}
table::choices! {
    /// An area.
    pub(crate) enum Striking of Choice { Area(area: Area), Done }
}
table::choices! {
    /// An answer to a threat.
    pub(crate) enum Reacting of Choice { React(who: Seat, place: Place, cube: Cube), ReactFocus(who: Seat, nth: u8), Let }
}
table::choices! {
    /// A skill.
    pub(crate) enum Blocking of Choice { Skill(place: Place) }
}
table::choices! {
    /// A cube, or none.
    pub(crate) enum Regaining of Choice { Cube(cube: Cube), Done }
}
table::choices! {
    /// A cube.
    pub(crate) enum Expending of Choice { Cube(cube: Cube) }
}
table::choices! {
    /// An item that is discarded.
    pub(crate) enum Discarding of Choice { Discard(nth: u8) }
}
table::choices! {
    /// A monster card.
    pub(crate) enum Ordering of Choice { Card(kind: Kind), AttackCard(id: AttackId) }
}
table::choices! {
    /// A tile.
    pub(crate) enum Laying of Choice { Tile(at: Square, turned: u8) }
}
table::choices! {
    /// A reward.
    pub(crate) enum Learning of Choice { Learn(skill: SkillId), Ability(ability: AbilityId), Pick(item: ItemId) }
}
table::choices! {
    /// A colour.
    pub(crate) enum Colouring of Choice { Colour(colour: Colour) }
}
table::choices! {
    /// An option of a scene.
    pub(crate) enum Deciding of Choice { Option(option: OptionId) }
}
table::choices! {
    /// A pet that acts, or one that is summoned.
    pub(crate) enum Petting of Choice { Target(who: Who), Call(ally: AllyId), Done }
}
table::choices! {
    /// An item with a socket.
    pub(crate) enum Setting of Choice { Pick(item: ItemId) }
}
table::choices! {
    /// A kind of token.
    pub(crate) enum Treating of Choice { Token(token: Token) }
}
table::choices! {
    /// Whether something is done.
    pub(crate) enum Wanting of Choice { Yes, No }
}

impl Drunagor {
    /// Asks a question. A single option is taken without asking; `None` if there is no option.
    pub(crate) fn put_or_only<T>(&self, o: O, question: &Question<T>) -> Flow<Option<T>>
    where
        T: Into<Choice> + TryFrom<Choice>,
    {
        match question.options.as_slice() {
            [] => Ok(None),
            [only] => T::try_from(only.choice).map(Some).map_err(|_| Halt::Spoiled),
            _ => question.put(self, o).map(Some),
        }
    }
}
