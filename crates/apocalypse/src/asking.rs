//! The options of every question as a type, so that the code that handles the answer must handle every option.

use table::{Flow, Halt, Menu, Seat};

use crate::choice::{Act, Choice};
use crate::content::{Circle, HeroId, Power, TrooperId};
use crate::dice::Level;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Enemy};

/// A question of this game.
pub(crate) type Question<T> = Menu<Apocalypse, T>;

table::choices! {
    /// A new hero.
    pub(crate) enum Entering of Choice { Enter(id: HeroId) }
}
table::choices! {
    /// A late player.
    pub(crate) enum Joining of Choice { Join(id: HeroId), NotYet }
}
table::choices! {
    /// Whether the token is spent.
    pub(crate) enum Intervening of Choice { Divine, No }
}
table::choices! {
    /// Starting gifts.
    pub(crate) enum Replacing of Choice { Replace(place: u8), Done }
}
table::choices! {
    /// A despair die.
    pub(crate) enum Facing of Choice { Face(circle: Circle) }
}
table::choices! {
    /// The team segment.
    pub(crate) enum Teaming of Choice { Team(who: Seat, act: Act), Renew }
}
table::choices! {
    /// Recruiting points.
    pub(crate) enum Recruiting of Choice { Take(kind: TrooperId), BuyPoint, DiscardTrooper, DiscardPatrol, Luck, Done }
}
table::choices! {
    /// A point that is cured.
    pub(crate) enum Curing of Choice { Heal, Cure }
}
table::choices! {
    /// A payment.
    pub(crate) enum Paying of Choice { FromPool(share: u8) }
}
table::choices! {
    /// The captain's consent.
    pub(crate) enum Consenting of Choice { Agree, Refuse }
}
table::choices! {
    /// A part of a payment.
    pub(crate) enum Sharing of Choice { Number(share: u8) }
}
table::choices! {
    /// A hero; the question cannot be declined.
    pub(crate) enum Naming of Choice { Hero(who: Seat) }
}
table::choices! {
    /// A hero's turn.
    pub(crate) enum Turning of Choice {
        GiveUpMove, GiveUpAttack, Move(to: AreaId), Attack(at: AreaId), Ambush(count: u8), Extinguish(whom: Seat),
        Use(who: Seat, power: Power), Luck, Divine, Done,
    }
}
table::choices! {
    /// A move.
    pub(crate) enum Moving of Choice { Stay, Move(to: AreaId) }
}
table::choices! {
    /// Powers of a moment.
    pub(crate) enum Using of Choice { Use(who: Seat, power: Power), Done }
}
table::choices! {
    /// Help for an attack.
    pub(crate) enum Helping of Choice { Help(who: Seat), No }
}
table::choices! {
    /// A die.
    pub(crate) enum Raising of Choice { Raise(level: Level) }
}
table::choices! {
    /// Dice that have fallen.
    pub(crate) enum Striking of Choice { Strike(enemy: Enemy), Enough }
}
table::choices! {
    /// An area.
    pub(crate) enum Placing of Choice { Area(at: AreaId) }
}
table::choices! {
    /// Damage.
    pub(crate) enum Absorbing of Choice { AbsorbPatrol, AbsorbAmbush, Suffer }
}
table::choices! {
    /// Who comes along.
    pub(crate) enum Joined of Choice { Hero(who: Seat), Done }
}
table::choices! {
    /// A hero in Hell.
    pub(crate) enum Battling of Choice { Attack(at: AreaId), Retreat(to: AreaId), Luck }
}
table::choices! {
    /// Whether something is done.
    pub(crate) enum Wanting of Choice { Yes, No }
}
table::choices! {
    /// On whom something is done, if at all.
    pub(crate) enum Choosing of Choice { Hero(who: Seat), No }
}
table::choices! {
    /// An enemy.
    pub(crate) enum Aiming of Choice { Enemy(enemy: Enemy) }
}
table::choices! {
    /// Two dice.
    pub(crate) enum Adding of Choice { Add(high: u8, low: u8) }
}

impl Apocalypse {
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
