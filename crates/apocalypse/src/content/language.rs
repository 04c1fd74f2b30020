//! The language that cards are written in, as types: every sort of `content/language.toml` is an enum here.
//!
//! A power is a few clauses. A clause always holds (a figure, dice, toughness, a quirk), acts on its own at its moment, or is
//! used at its moment if its owner wants to. `powers/` interprets them, and knows no power by name.

use super::{Benefit, Circle};
use crate::dice::Level;

/// One sentence of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Changes a figure of its owner.
    Figure(Figure),
    /// Changes the dice of attacks.
    Dice(Whose, Alter),
    /// Changes the dice of attacks while a condition holds.
    DiceIf(If, Whose, Alter),
    /// These enemies have this much less toughness against its owner's attack.
    Weaker(&'static [Foe], u8),
    /// Any die of its owner's attack beats these enemies.
    Helpless(&'static [Foe]),
    /// A hit of its owner deals this much extra damage to these enemies.
    Damage(u8, &'static [Foe]),
    /// Its owner never gets this marker.
    Immune(Marker),
    /// Its owner may, must or cannot do something.
    Holds(Quirk),
    /// It acts on its own.
    Acts(Moment, &'static [Deed]),
    /// It acts on its own if a condition holds.
    ActsIf(Moment, If, &'static [Deed]),
    /// A minion there dies before the dice of its owner's attack are rolled.
    KillsBefore(Circle),
    /// A minion there dies after its owner's attack has killed a demon.
    KillsAfter(Circle),
    /// It acts on its own when its owner has killed one of these.
    Kills(&'static [Foe], &'static [Deed]),
    /// It acts on its own when the attack of another hero in its owner's area has killed an enemy.
    OtherKills(&'static [Deed]),
    /// An action of its owner: in the team segment, in its turn, or when the ambush segment begins.
    Action(Action, &'static [Deed]),
    /// It can be used before the dice of its owner's attack are rolled, also in Hell.
    BeforeRoll(&'static [Prepare]),
    /// It can be used before the roll while something holds.
    BeforeRollIf(If, &'static [Prepare]),
    /// It can be used after the dice of its owner's attack are rolled, also in Hell.
    AfterRoll(&'static [Adjust]),
    /// The benefit can take the place of the courage for its owner's kill.
    InsteadOfCourage(Benefit),
    /// Its owner can attack the same area again after an attack with this many kills.
    AttackAgain(u8),
    /// Its owner can reduce the damage of an enemy attack by this much, before troopers absorb.
    Ward(u8),
    /// Its owner can take this much of the damage dealt to another hero in its area.
    TakeOver(u8),
    /// Another hero in the area can take all but this much of the damage dealt to its owner.
    PassOn(u8),
    /// Its owner can stay at this much health instead of dying.
    Survive(u8),
    /// Another hero of the area can come along when its owner moves.
    TakeAlong,
    /// The despair dice of a token in its owner's area can be rolled again.
    RollDespairAgain,
    /// Troopers attack at once when they are set as an ambush among enemies.
    Spring,
    /// Troopers absorb this much more damage as an ambush.
    DugIn(u8),
    /// The despair counter goes back this many boxes when one of these troopers is lost by absorbing damage.
    Avenged(u8),
}

/// A figure of a hero, and how it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// This many more areas per move.
    MoveMore(u8),
    /// At most this many areas per move.
    MoveMost(u8),
    /// At most this many troopers on patrol.
    PatrolMost(u8),
    /// A trooper absorbs this much more damage.
    AbsorbMore(u8),
    /// A trooper absorbs this much less damage.
    AbsorbLess(u8),
    /// First aid cures this many more points.
    AidMore(u8),
    /// This many more recruiting points.
    RecruitMore(u8),
    /// This much courage for 1 luck.
    LuckWorth(u8),
    /// Help costs this much courage.
    HelpPrice(u8),
    /// Help raises a die by this many more levels.
    HelpMore(u8),
    /// Every enemy attack deals this much less damage.
    SufferLess(u8),
}

/// Whose dice change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The owner's.
    Own,
    /// Those of an ambush in the owner's area.
    Ambush,
    /// Those of every enemy group that attacks in the owner's area.
    Enemies,
}

/// How dice change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alter {
    /// This many more dice of a level.
    Add(u8, Level),
    /// Every die is one level higher.
    Raise,
    /// Every die is one level lower.
    Lower,
    /// The highest die is removed, but one is always left.
    Less,
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum If {
    /// It is the owner's turn, and it has not moved.
    Stood,
    /// It is the owner's turn, and it has moved.
    Walked,
    /// The owner has at most this much health.
    HealthAtMost(u8),
}

/// A kind of enemies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foe {
    /// Minions of circle 0.
    Larva,
    /// Minions of the 1st circle.
    Gryllus,
    /// Minions of the 2nd circle.
    Fiend,
    /// Minions of the 3rd circle.
    Cacodemon,
    /// 4th circle demons.
    Fourth,
    /// Lords.
    Lord,
}

/// A marker on a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marker {
    /// Fire.
    Fire,
    /// Stun.
    Stun,
    /// Pestilence.
    Pestilence,
}

/// What a hero may, must or cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quirk {
    /// Its attack can strike an adjacent area.
    StrikesBeside,
    /// It puts out fires without giving up its attack.
    PutsOutFreely,
    /// It can recruit in any area without enemies.
    RecruitsAnywhere,
    /// It can help the same attack several times.
    HelpsAgain,
    /// Nobody can help its attacks.
    Unhelped,
    /// First aid by others does nothing for it.
    Unaided,
    /// It earns a gift only after another hero has.
    FollowsOthers,
    /// It spends courage of the pool until the pool is empty.
    PoolFirst,
    /// The courage for its kills goes to the pool.
    Donates,
}

/// When a card acts on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The owner enters the game.
    Enters,
    /// The owner has placed the gift.
    Taken,
    /// The owner's turn begins, after fire.
    TurnBegins,
}

/// When a card is an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// In the team segment.
    Team,
    /// In the owner's turn.
    Turn,
    /// When the ambush segment begins.
    Ambush,
}

/// The heroes that a deed affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// The owner.
    Owner,
    /// All other heroes in the owner's area.
    Others,
    /// Up to this many other heroes in the owner's area, chosen one by one.
    SomeOthers(u8),
    /// A hero in the owner's area.
    OneHere,
    /// A hero anywhere on the map.
    OneAnywhere,
}

/// What a card does to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The owner gets the benefit, as of a slot.
    Gain(Benefit),
    /// They gain this much courage.
    Courage(Whom, u8),
    /// They regain this much health, or lose as many pestilence markers.
    Cure(Whom, u8),
    /// They lose these markers.
    Rid(Whom, &'static [Marker]),
    /// They get a trooper of the lowest cost from the supply.
    Trooper(Whom),
    /// A minion in the owner's area dies, and despair advances for it.
    Exchange(&'static [Price]),
    /// Despair goes back this many boxes.
    HoldDespair(u8),
    /// All ambush dice are one level higher in this segment.
    RaiseAmbushes,
}

/// What a minion's death costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// This many boxes of despair for one of this circle.
    Boxes(Circle, u8),
}

/// What a card does to an attack before it is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prepare {
    /// The owner gives up its move.
    GiveUpMove,
    /// The owner takes damage that cannot be absorbed.
    Suffer(u8),
    /// The dice change.
    Dice(Alter),
    /// All dice become this level.
    AllBecome(Level),
    /// One die becomes several others.
    Split(&'static [Split]),
    /// The second number of a doubled toughness does not count.
    Breach,
}

/// How a die becomes several others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Split {
    /// One die for several of another level.
    For {
        /// The die that is given up.
        from: Level,
        /// How many it becomes.
        count: u8,
        /// Their level.
        to: Level,
    },
}

/// What a card does to the rolled dice of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjust {
    /// This many more dice of a level are rolled.
    More(u8, Level),
    /// Two dice are added up and count as one.
    AddUp,
    /// All are rolled again.
    Again,
    /// The highest counts this much more.
    Sharpen(u8),
}

/// Dice of one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// This many dice.
    Of(u8, Level),
}

/// A gift slot of a hero sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A start slot.
    First {
        /// Its price in courage.
        price: u8,
        /// What it gives.
        gives: Benefit,
    },
    /// A slot that needs one of these to be filled first, counted from 1.
    After {
        /// Its price in courage.
        price: u8,
        /// The slots with an arrow to it.
        after: &'static [u8],
        /// What it gives.
        gives: Benefit,
    },
}

impl Slot {
    /// Its price in courage; some cards add a surcharge.
    pub const fn price(&self) -> u8 {
        match self {
            Self::First { price, .. } | Self::After { price, .. } => *price,
        }
    }

    /// What it gives, once, when a gift is placed on it.
    pub const fn gives(&self) -> Benefit {
        match self {
            Self::First { gives, .. } | Self::After { gives, .. } => *gives,
        }
    }

    /// The slots with an arrow to it, counted from 1; none for a start slot.
    pub const fn after(&self) -> &'static [u8] {
        match self {
            Self::First { .. } => &[],
            Self::After { after, .. } => after,
        }
    }
}

/// When a card can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A special action in the team segment.
    Team,
    /// A special action in the owner's turn.
    Turn,
    /// When the ambush segment begins.
    Ambush,
    /// Before the owner's attack is rolled.
    BeforeRoll,
    /// When the owner's attack has been rolled.
    AfterRoll,
    /// When an enemy attack damages the owner, before troopers absorb.
    Threatened,
    /// When the despair dice of a token in the owner's area have fallen.
    Reveal,
    /// When the owner moves.
    Moves,
    /// When courage is due for the owner's kill.
    Kills,
    /// When the owner's attack is over.
    AttackOver,
    /// When unabsorbed damage hits the owner.
    Hurt,
    /// When unabsorbed damage hits another hero in the owner's area.
    OtherHurt,
    /// When the owner would die.
    Dies,
}

/// How an owner is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The card is an action among others.
    Action,
    /// All cards for the moment are listed, and several can be used one after another.
    List,
    /// The card is offered on its own.
    Offer,
}

impl Use {
    /// How an owner is asked, whether a card can be used only once until the next segment, turn or phase, and whether it can
    /// be used in Hell.
    const fn row(self) -> (Asked, bool, bool) {
        match self {
            Self::Team => (Asked::Action, true, false),
            Self::Turn => (Asked::Action, true, false),
            Self::Ambush => (Asked::List, true, false),
            Self::BeforeRoll => (Asked::List, true, true),
            Self::AfterRoll => (Asked::List, true, true),
            Self::Threatened => (Asked::List, true, true),
            Self::Reveal => (Asked::List, true, true),
            Self::Moves => (Asked::Offer, false, false),
            Self::Kills => (Asked::Offer, false, true),
            Self::AttackOver => (Asked::Offer, true, true),
            Self::Hurt => (Asked::Offer, false, true),
            Self::OtherHurt => (Asked::Offer, false, true),
            Self::Dies => (Asked::Offer, false, true),
        }
    }

    /// How an owner is asked.
    pub const fn asked(self) -> Asked {
        self.row().0
    }

    /// Whether a card can be used only once until the next segment, turn or phase.
    pub const fn once(self) -> bool {
        self.row().1
    }

    /// Whether a card can be used in Hell.
    pub const fn in_hell(self) -> bool {
        self.row().2
    }
}

/// What a clause is about. The powers with a clause on each topic are listed at compile time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A figure of the owner.
    Figure(Stat),
    /// Dice of attacks.
    Dice,
    /// Toughness of enemies.
    Toughness,
    /// Damage to enemies.
    Damage,
    /// What kills a minion before an attack is rolled.
    KillsBefore,
    /// What acts when the owner's attack is over.
    KillsAfter,
    /// What acts at the owner's kill.
    Kills,
    /// What acts at the kill of somebody else.
    OtherKills,
    /// What troopers do.
    Troopers,
    /// A marker that the owner never gets.
    Immune(Marker),
    /// Something that the owner may, must or cannot do.
    Holds(Quirk),
    /// What acts on its own at a moment.
    Acts(Moment),
    /// What can be used.
    Used(Use),
}

/// Which figure changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stat {
    /// Areas of a move.
    Move,
    /// Troopers on patrol at most.
    Patrol,
    /// Damage that a trooper absorbs.
    Absorb,
    /// Points that first aid cures.
    Aid,
    /// Recruiting points on top of the roll.
    Recruit,
    /// Courage for 1 luck.
    Luck,
    /// Courage for help.
    HelpPrice,
    /// Levels that help raises a die.
    HelpLevels,
    /// Damage of an enemy attack.
    Suffer,
}

impl Topic {
    /// How many there are.
    pub const COUNT: usize = 45;

    /// Its number.
    pub const fn number(self) -> usize {
        match self {
            Self::Figure(stat) => stat as usize,
            Self::Dice => 9,
            Self::Toughness => 10,
            Self::Damage => 11,
            Self::KillsBefore => 12,
            Self::KillsAfter => 13,
            Self::Kills => 14,
            Self::OtherKills => 15,
            Self::Troopers => 16,
            Self::Immune(marker) => 17 + marker as usize,
            Self::Holds(quirk) => 20 + quirk as usize,
            Self::Acts(moment) => 29 + moment as usize,
            Self::Used(used) => 32 + used as usize,
        }
    }
}

impl Figure {
    /// Which figure it is, a value that replaces it, and a change added to it.
    pub const fn change(self) -> (Stat, Option<u8>, i8) {
        match self {
            Self::MoveMore(more) => (Stat::Move, None, more.cast_signed()),
            Self::MoveMost(most) => (Stat::Move, Some(most), 0),
            Self::PatrolMost(most) => (Stat::Patrol, Some(most), 0),
            Self::AbsorbMore(more) => (Stat::Absorb, None, more.cast_signed()),
            Self::AbsorbLess(less) => (Stat::Absorb, None, -less.cast_signed()),
            Self::AidMore(more) => (Stat::Aid, None, more.cast_signed()),
            Self::RecruitMore(more) => (Stat::Recruit, None, more.cast_signed()),
            Self::LuckWorth(worth) => (Stat::Luck, Some(worth), 0),
            Self::HelpPrice(price) => (Stat::HelpPrice, Some(price), 0),
            Self::HelpMore(more) => (Stat::HelpLevels, None, more.cast_signed()),
            Self::SufferLess(less) => (Stat::Suffer, None, -less.cast_signed()),
        }
    }
}

impl Clause {
    /// What it is about.
    pub const fn topic(&self) -> Topic {
        match self {
            Self::Figure(figure) => Topic::Figure(figure.change().0),
            Self::Dice(..) | Self::DiceIf(..) => Topic::Dice,
            Self::Weaker(..) | Self::Helpless(_) => Topic::Toughness,
            Self::Damage(..) => Topic::Damage,
            Self::Immune(marker) => Topic::Immune(*marker),
            Self::Holds(quirk) => Topic::Holds(*quirk),
            Self::Acts(moment, _) | Self::ActsIf(moment, ..) => Topic::Acts(*moment),
            Self::KillsBefore(_) => Topic::KillsBefore,
            Self::KillsAfter(_) => Topic::KillsAfter,
            Self::Kills(..) => Topic::Kills,
            Self::OtherKills(_) => Topic::OtherKills,
            Self::Action(Action::Team, _) => Topic::Used(Use::Team),
            Self::Action(Action::Turn, _) => Topic::Used(Use::Turn),
            Self::Action(Action::Ambush, _) => Topic::Used(Use::Ambush),
            Self::BeforeRoll(_) | Self::BeforeRollIf(..) => Topic::Used(Use::BeforeRoll),
            Self::AfterRoll(_) => Topic::Used(Use::AfterRoll),
            Self::InsteadOfCourage(_) => Topic::Used(Use::Kills),
            Self::AttackAgain(_) => Topic::Used(Use::AttackOver),
            Self::Ward(_) => Topic::Used(Use::Threatened),
            Self::TakeOver(_) => Topic::Used(Use::OtherHurt),
            Self::PassOn(_) => Topic::Used(Use::Hurt),
            Self::Survive(_) => Topic::Used(Use::Dies),
            Self::TakeAlong => Topic::Used(Use::Moves),
            Self::RollDespairAgain => Topic::Used(Use::Reveal),
            Self::Spring | Self::DugIn(_) | Self::Avenged(_) => Topic::Troopers,
        }
    }
}
