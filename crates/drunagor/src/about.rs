//! What a question is about, with the facts that an answer depends on.

#![warn(missing_docs)]

use table::Seat;

use crate::content::kinds::Rune;
use crate::content::language::Effect;
use crate::content::{ItemId, SceneId};
use crate::hero::Block;
use crate::levelling::Reward;
use crate::state::{Base, Who};

/// What a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// Where a hero begins.
    Begin {
        /// The hero.
        who: Seat,
    },
    /// Which reward of the Adventure's chapter a hero takes.
    Reward {
        /// The hero.
        who: Seat,
        /// What kind of reward.
        reward: Reward,
    },
    /// Of which colour the cube is that comes with a role skill.
    NewCube {
        /// The hero.
        who: Seat,
    },
    /// Which colour a Wild Cube has.
    WildCube {
        /// The hero.
        who: Seat,
    },
    /// What a hero does in a scene.
    Scene {
        /// The hero.
        who: Seat,
        /// The scene.
        scene: SceneId,
    },
    /// Whether a failed Skill Challenge is rolled again.
    TryAgain {
        /// The hero.
        who: Seat,
        /// What fell.
        natural: u8,
    },
    /// Whether somebody with PROTECT becomes the target.
    StepIn {
        /// Who would.
        by: Who,
        /// For whom.
        whom: Who,
    },
    /// Which item a Cosmic Gemstone is set into.
    Socket {
        /// The hero.
        who: Seat,
    },
    /// Which pet acts or comes.
    Pet {
        /// The hero.
        who: Seat,
    },
    /// Which card of a slot acts first.
    Order,
    /// What a hero does in the turn.
    Turn {
        /// The hero.
        who: Seat,
        /// Movement points of the present move.
        points: u8,
        /// Cube Actions that are left.
        cubes: u8,
    },
    /// Where somebody goes with so many points.
    Move {
        /// Who moves.
        who: Who,
        /// Movement points.
        points: u8,
    },
    /// Whom an effect is for; so many can still be chosen.
    Target {
        /// Whose effect it is.
        by: Who,
        /// The effect.
        effect: Option<&'static Effect>,
        /// How many.
        more: u8,
    },
    /// Whom a Weapon Attack is made against.
    Attack {
        /// Who attacks.
        by: Seat,
        /// How many targets can still be chosen.
        more: u8,
        /// What the text adds to the roll.
        modifier: i8,
        /// What comes with the attack.
        effects: &'static [Effect],
    },
    /// An area for a STRIKE.
    Area {
        /// Whose effect it is.
        by: Who,
    },
    /// Whether anybody answers a threat.
    Threat {
        /// Who attacks.
        by: Option<Who>,
        /// Whom it is most dangerous for.
        whom: Who,
        /// What that one would lose.
        damage: u8,
    },
    /// Which of the threatened a PREVENT protects.
    Protect {
        /// Who protects.
        by: Seat,
    },
    /// Where a Curse or Trauma Cube goes.
    Blocked {
        /// The hero.
        who: Seat,
        /// Which cube.
        cube: Block,
    },
    /// Which Curse Cube is taken away.
    Cleanse {
        /// The hero.
        who: Seat,
    },
    /// Which cube is expended.
    Expend {
        /// The hero.
        who: Seat,
    },
    /// Which cube comes back.
    Regain {
        /// The hero.
        who: Seat,
    },
    /// Which skill is copied.
    Copy {
        /// The hero.
        who: Seat,
    },
    /// Whether a missed attack is rolled again.
    Reroll {
        /// The hero.
        who: Seat,
        /// What fell.
        natural: u8,
    },
    /// Whether a FURY is discarded.
    Fury {
        /// The hero.
        who: Seat,
    },
    /// What is discarded to make room for an item.
    Room {
        /// The hero.
        who: Seat,
        /// What was found.
        item: ItemId,
    },
    /// Where a monster goes, among equally good squares.
    MonsterMove {
        /// The monster.
        who: Base,
    },
    /// What a trick does to a monster.
    Trick {
        /// Whom it is played on.
        whom: Who,
    },
    /// Where somebody or something is placed.
    Place {
        /// Who.
        who: Who,
    },
    /// Where a Darkness tile lies.
    Tile {
        /// The rune that was drawn.
        rune: Rune,
        /// Whom the Darkness hunts.
        hunted: Seat,
    },
}
