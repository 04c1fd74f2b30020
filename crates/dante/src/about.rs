//! What a player is asked, with the facts of the question; its words are made of it.

use table::{Key, Say};

use crate::content::language::Effect;
use crate::content::{ChampionId, GearId};
use crate::key;
use crate::state::{Dante, FoeNo, TrayNo};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// What the Champions do.
    Actions,
    /// Where a Champion goes next.
    Move {
        /// Who.
        who: ChampionId,
        /// Movement points left.
        points: u8,
        /// Whether an Attack follows on the same card.
        ahead: bool,
    },
    /// Whom an effect of a Champion is for.
    Whom {
        /// Whose effect.
        who: ChampionId,
        /// Which.
        effect: Effect,
    },
    /// Which deck an Attack hits.
    Aim {
        /// Who attacks.
        who: ChampionId,
    },
    /// Which cards are discarded for dice.
    Trade {
        /// Who attacks.
        who: ChampionId,
        /// Dice for each card.
        dice: u8,
    },
    /// What is used before the Attack Roll.
    BeforeRoll {
        /// Who attacks.
        who: ChampionId,
        /// Dice in the pool.
        dice: u8,
    },
    /// What is used after the Attack Roll.
    AfterRoll {
        /// Who attacks.
        who: ChampionId,
        /// Hits.
        hits: u8,
        /// Fumbles.
        fumbles: u8,
    },
    /// Whether INSPIRATION is used on an Attribute Test.
    Test {
        /// Who is tested.
        who: ChampionId,
        /// Fumbles.
        fumbles: u8,
        /// How many may be.
        allowed: u8,
    },
    /// Whether a Counterattack is cancelled.
    Counterattack {
        /// Whose card was flipped.
        tray: TrayNo,
    },
    /// What is done about damage.
    Threat {
        /// Who is damaged.
        who: ChampionId,
        /// How much.
        damage: u8,
    },
    /// What is done about a HOLD.
    Grasp {
        /// Who would be HELD.
        who: ChampionId,
    },
    /// Whether the Devotee takes a Wound.
    Martyrize {
        /// Who would suffer it.
        whom: ChampionId,
    },
    /// On which Slot a Wound goes.
    Wound {
        /// Whose board.
        who: ChampionId,
    },
    /// On which Slot a Cooldown goes.
    Stun {
        /// Whose board.
        who: ChampionId,
    },
    /// Which card is discarded for a Sin.
    Overfull {
        /// Whose hand.
        who: ChampionId,
    },
    /// Which cards are RECALLED.
    Recall {
        /// Whose.
        who: ChampionId,
        /// How many more.
        left: u8,
    },
    /// Which card a Restriction takes.
    Restriction {
        /// Whose.
        who: ChampionId,
    },
    /// Which of two Findings is kept.
    Finding {
        /// Whose.
        who: ChampionId,
    },
    /// Where a Champion ADVANCES to.
    Advance {
        /// Who.
        who: ChampionId,
    },
    /// Where a Trap is set.
    Trap {
        /// Who sets it.
        who: ChampionId,
    },
    /// On which Space a Champion comes to stand.
    Landing {
        /// Who.
        who: ChampionId,
    },
    /// Which way a Malefactor takes.
    Route {
        /// Which.
        foe: FoeNo,
    },
    /// Which way a BEWITCHED Champion takes.
    Way,
    /// Where a Malefactor is SHOVED.
    Shove {
        /// Which.
        foe: FoeNo,
    },
    /// Where a piece of Furniture comes to lie.
    Rubble,
    /// Where a Minion comes to stand.
    Minion,
    /// Which way a Minion takes.
    MinionWay,
    /// Which piece of Furniture ARRESTS a Champion.
    Arrest {
        /// Who.
        who: ChampionId,
    },
    /// Which Building is thrown.
    Hurl {
        /// By which Malefactor.
        foe: FoeNo,
    },
    /// In which direction a Building is pushed.
    Sisyphus {
        /// Who pushes.
        who: ChampionId,
    },
    /// What a Champion gains in Quick Combat.
    Progress {
        /// Who.
        who: ChampionId,
    },
    /// Who receives a Sacred Treasure.
    Treasure {
        /// Which.
        gear: GearId,
    },
    /// Which Maneuver is copied.
    Copy {
        /// Who copies.
        who: ChampionId,
    },
    /// How much Vigor is paid for Hits.
    Merciless {
        /// Who attacks.
        who: ChampionId,
    },
    /// Whether a Wound is BLOCKED.
    Ward {
        /// Whose.
        who: ChampionId,
    },
    /// Which of several decks takes damage.
    Deck {
        /// Whose.
        foe: FoeNo,
    },
}

impl Dante {
    /// A question in words.
    pub(crate) fn asked(&self, about: &About) -> Say {
        let whom = |key: Key, who: ChampionId| key.with("whom", who.name());
        match *about {
            About::Actions => key::ASK_ACTIONS.into(),
            About::Move { who, points, ahead } => {
                whom(if ahead { key::ASK_MOVE_AHEAD } else { key::ASK_MOVE }, who).with("n", points)
            }
            About::Whom { who, effect } => whom(effect_question(&effect), who),
            About::Aim { who } => whom(key::ASK_AIM, who),
            About::Trade { who, dice } => whom(key::ASK_TRADE, who).with("n", dice),
            About::BeforeRoll { who, dice } => whom(key::ASK_BEFORE_ROLL, who).with("n", dice),
            About::AfterRoll { who, hits, fumbles } => whom(key::ASK_AFTER_ROLL, who).with("n", hits).with("fumbles", fumbles),
            About::Test { who, fumbles, allowed } => whom(key::ASK_TEST, who).with("n", fumbles).with("allowed", allowed),
            About::Counterattack { tray } => key::ASK_COUNTERATTACK.with("foe", self.foe_name(self.tray(tray).owner)),
            About::Threat { who, damage } => whom(key::ASK_THREAT, who).with("n", damage),
            About::Grasp { who } => whom(key::ASK_GRASP, who),
            About::Martyrize { whom: who } => whom(key::ASK_MARTYRIZE, who),
            About::Wound { who } => whom(key::ASK_WOUND, who),
            About::Stun { who } => whom(key::ASK_STUN, who),
            About::Overfull { who } => whom(key::ASK_OVERFULL, who),
            About::Recall { who, left } => whom(key::ASK_RECALL, who).with("n", left),
            About::Restriction { who } => whom(key::ASK_RESTRICTION, who),
            About::Finding { who } => whom(key::ASK_FINDING, who),
            About::Advance { who } => whom(key::ASK_ADVANCE, who),
            About::Trap { who } => whom(key::ASK_TRAP, who),
            About::Landing { who } => whom(key::ASK_LANDING, who),
            About::Route { foe } => key::ASK_ROUTE.with("foe", self.foe_name(foe)),
            About::Way => key::ASK_WAY.into(),
            About::Shove { foe } => key::ASK_SHOVE.with("foe", self.foe_name(foe)),
            About::Rubble => key::ASK_RUBBLE.into(),
            About::Minion => key::ASK_MINION.into(),
            About::MinionWay => key::ASK_MINION_WAY.into(),
            About::Arrest { who } => whom(key::ASK_ARREST, who),
            About::Hurl { foe } => key::ASK_HURL.with("foe", self.foe_name(foe)),
            About::Sisyphus { who } => whom(key::ASK_SISYPHUS, who),
            About::Progress { who } => whom(key::ASK_PROGRESS, who),
            About::Treasure { gear } => key::ASK_TREASURE.with("card", gear.card().name),
            About::Copy { who } => whom(key::ASK_COPY, who),
            About::Merciless { who } => whom(key::ASK_MERCILESS, who),
            About::Ward { who } => whom(key::ASK_WARD, who),
            About::Deck { foe } => key::ASK_DECK.with("foe", self.foe_name(foe)),
        }
    }
}

/// What a Champion is asked who chooses whom an effect is for.
const fn effect_question(effect: &Effect) -> Key {
    match effect {
        Effect::Empower(..) => key::ASK_WHOM_EMPOWER,
        Effect::Inspire(..) => key::ASK_WHOM_INSPIRE,
        Effect::Invigorate(..) => key::ASK_WHOM_INVIGORATE,
        Effect::Prepare(..) => key::ASK_WHOM_PREPARE,
        Effect::Restore(..) => key::ASK_WHOM_RESTORE,
        Effect::Expiate(..) => key::ASK_WHOM_EXPIATE,
        _ => key::ASK_WHOM,
    }
}
