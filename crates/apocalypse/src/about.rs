//! What a player is asked, with the facts of the question; its words are made of it.

use table::{Say, Seat};

use crate::attack::Striker;
use crate::content::Power;
use crate::key;
use crate::state::{Apocalypse, AreaId, Enemy};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Which hero enters in place of a dead one.
    NewHero,
    /// Whether a late player joins.
    Join,
    /// Whether the divine intervention token is spent.
    Divine,
    /// Which starting gifts are replaced.
    Replace,
    /// What a despair die shows.
    Face {
        /// Which, from 1.
        nth: u8,
        /// Of how many.
        of: u8,
    },
    /// Which team actions the heroes take.
    Team,
    /// Whom a hero recruits.
    Recruit {
        /// Who recruits.
        who: Seat,
        /// Recruiting points left.
        points: u8,
    },
    /// What is cured.
    Cure {
        /// On whom.
        whom: Seat,
    },
    /// How much of a payment comes from the pool.
    Pay {
        /// Who pays.
        who: Seat,
        /// The whole price.
        cost: u8,
    },
    /// Whether the captain lets somebody use the pool.
    Consent {
        /// Whom.
        whom: Seat,
        /// How much courage.
        share: u8,
    },
    /// How much somebody gives to a payment of the group.
    Share,
    /// Who gets luck.
    Luck {
        /// Luck left to share.
        left: u8,
    },
    /// What a hero does in its turn.
    Turn {
        /// Which hero.
        who: Seat,
    },
    /// Whether a move goes on.
    GoOn {
        /// Who moves.
        who: Seat,
    },
    /// What is used before an attack is rolled.
    BeforeRoll {
        /// Whose attack.
        who: Seat,
    },
    /// What is used on dice that have fallen.
    AfterRoll {
        /// Whose attack.
        who: Seat,
    },
    /// Who helps an attack.
    Help {
        /// Whose attack.
        whom: Seat,
    },
    /// Which die is raised.
    Raise {
        /// Whose dice.
        who: Seat,
    },
    /// Which enemy is struck.
    Strike {
        /// By whom.
        by: Striker,
        /// Dice left.
        dice: u8,
    },
    /// What strengthens the ambushes.
    Ambushes,
    /// Where enemies attack next.
    Area,
    /// Whom a group attacks.
    Target {
        /// The group.
        enemy: Enemy,
        /// Where it is.
        at: AreaId,
    },
    /// What is used against damage, before troopers absorb.
    Threat {
        /// Who is damaged.
        who: Seat,
        /// How much damage.
        damage: u8,
    },
    /// Who absorbs damage.
    Absorb {
        /// Who is damaged.
        who: Seat,
        /// How much damage.
        damage: u8,
    },
    /// Who goes to Hell too.
    Companions,
    /// Whether a hero in Hell attacks or retreats.
    Hell {
        /// Which hero.
        who: Seat,
    },
    /// Whether a power is used.
    Use {
        /// Whose.
        who: Seat,
        /// Which.
        power: Power,
    },
    /// On whom a power is used.
    Whom {
        /// Whose.
        who: Seat,
        /// Which.
        power: Power,
    },
    /// On which die a power is used.
    Die {
        /// Whose.
        who: Seat,
        /// Which.
        power: Power,
    },
    /// Which two dice a power adds up.
    TwoDice {
        /// Whose.
        who: Seat,
        /// Which.
        power: Power,
    },
    /// On which enemy a power is used.
    Enemy {
        /// Whose.
        who: Seat,
        /// Which.
        power: Power,
    },
    /// What is used on despair dice that have fallen.
    Reveal {
        /// Where.
        at: AreaId,
    },
}

impl About {
    /// The hero who acts, where it is one.
    pub(crate) fn hero(self) -> Option<Seat> {
        match self {
            Self::Recruit { who, .. }
            | Self::Pay { who, .. }
            | Self::Turn { who }
            | Self::GoOn { who }
            | Self::BeforeRoll { who }
            | Self::AfterRoll { who }
            | Self::Raise { who }
            | Self::Strike { by: Striker::Hero(who), .. }
            | Self::Threat { who, .. }
            | Self::Absorb { who, .. }
            | Self::Hell { who }
            | Self::Use { who, .. }
            | Self::Whom { who, .. }
            | Self::Die { who, .. }
            | Self::TwoDice { who, .. }
            | Self::Enemy { who, .. } => Some(who),
            Self::NewHero
            | Self::Join
            | Self::Divine
            | Self::Replace
            | Self::Face { .. }
            | Self::Team
            | Self::Cure { .. }
            | Self::Consent { .. }
            | Self::Share
            | Self::Luck { .. }
            | Self::Help { .. }
            | Self::Strike { by: Striker::Ambush, .. }
            | Self::Ambushes
            | Self::Area
            | Self::Target { .. }
            | Self::Companions
            | Self::Reveal { .. } => None,
        }
    }
}

impl Apocalypse {
    /// A question in words.
    pub(crate) fn asked(&self, about: &About) -> Say {
        match *about {
            About::NewHero => key::ASK_NEW_HERO.into(),
            About::Join => key::ASK_JOIN.into(),
            About::Divine => key::ASK_DIVINE.into(),
            About::Replace => key::ASK_REPLACE.into(),
            About::Face { nth, of } => key::ASK_FACE.with("n", nth).with("of", of),
            About::Team => key::ASK_TEAM.into(),
            About::Recruit { points, .. } => key::ASK_RECRUIT.with("n", points),
            About::Cure { whom } => key::ASK_CURE.with("whom", self.name_of(whom)),
            About::Pay { cost, .. } => key::ASK_PAY.with("n", cost),
            About::Consent { whom, share } => key::ASK_CONSENT.with("whom", self.name_of(whom)).with("n", share),
            About::Share => key::ASK_SHARE.into(),
            About::Luck { left } => key::ASK_LUCK.with("n", left),
            About::Turn { who } => key::ASK_TURN.with("whom", self.name_of(who)),
            About::GoOn { .. } => key::ASK_GO_ON.into(),
            About::BeforeRoll { .. } => key::ASK_BEFORE_ROLL.into(),
            About::AfterRoll { .. } => key::ASK_AFTER_ROLL.into(),
            About::Help { whom } => key::ASK_HELP.with("whom", self.name_of(whom)),
            About::Raise { .. } => key::ASK_RAISE.into(),
            About::Strike { dice, .. } => key::ASK_STRIKE.with("n", dice),
            About::Ambushes => key::ASK_AMBUSH_POWER.into(),
            About::Area => key::ASK_AREA.into(),
            About::Target { enemy, at } => key::ASK_TARGET.with("whom", self.enemy_name(enemy)).with("where", self.area_name(at)),
            About::Threat { damage, .. } => key::ASK_HURT.with("n", damage),
            About::Absorb { damage, .. } => key::ASK_ABSORB.with("n", damage),
            About::Companions => key::ASK_COMPANIONS.into(),
            About::Hell { .. } => key::ASK_HELL.into(),
            About::Use { power, .. } => key::ASK_USE.with("power", power.card().name),
            About::Whom { power, .. } => key::ASK_USE_WHOM.with("power", power.card().name),
            About::Die { power, .. } => key::ASK_USE_DIE.with("power", power.card().name),
            About::TwoDice { power, .. } => key::ASK_USE_DICE.with("power", power.card().name),
            About::Enemy { power, .. } => key::ASK_USE_ENEMY.with("power", power.card().name),
            About::Reveal { .. } => key::ASK_REVEAL.into(),
        }
    }
}
