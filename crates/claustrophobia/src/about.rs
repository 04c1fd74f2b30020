//! What questions ask, with the facts that an answer depends on.

use table::Say;

use crate::choice::Recruit;
use crate::content::{Moment, TileNo};
use crate::key;
use crate::lasting::Token;
use crate::state::{Active, Claustrophobia, FiendId, HumanId, Side, SpotId, Warrior};

/// What a question asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Which die a warrior receives.
    Assign(HumanId),
    /// Instinct cards and blessings.
    Instinct,
    /// Which instinct card goes: the hand is too large.
    DiscardInstinct,
    /// Which activated gift is used.
    Gift,
    /// To whom this warrior gives courage.
    Courage(HumanId),
    /// Whom this warrior strikes at a risk.
    Strike(HumanId),
    /// Which line is healed, by something.
    Heal(Healing),
    /// Who is activated.
    Activate,
    /// What the activated warrior does.
    Act(Active),
    /// Which of the tiles seen is laid.
    Foresee,
    /// Which of the others comes next.
    PutBack,
    /// What becomes of the next tile, which only the infernal player sees.
    Scout,
    /// How a tile is laid beside this one, on that side of it.
    Lay(TileNo, SpotId, Side),
    /// Who takes a hit on this warrior; so many are left.
    AllocateHit(Warrior, u8),
    /// Which line of this warrior is cancelled.
    Cancel(HumanId),
    /// Where the token of this hole goes.
    Hole(SpotId),
    /// Which waiting dice are taken back.
    Collect,
    /// Where a die of this value goes.
    Allocate(u8),
    /// Which event is used at this moment.
    Event(Moment),
    /// Which of the drawn events is kept.
    Keep,
    /// Which event card goes: the hand is too large.
    DiscardEvent,
    /// Who is brought into play for so many threat points.
    Threat(u8),
    /// With which die the power of this hellhound starts.
    Growl(FiendId),
    /// Which human an effect is about.
    Human(Token),
    /// Which demon or hellhound an effect is about.
    Demon(Token),
    /// On which tile an effect happens.
    Tile(Token),
    /// Whom an effect attacks.
    Target(Token),
    /// Which opening is closed by an effect.
    Opening(Token),
    /// Which fighter attacks a friend.
    Possess,
    /// Whom this warrior attacks against its will.
    Victim(Warrior),
    /// Which piece of equipment fails.
    Defect,
    /// Where somebody enters play for nothing.
    Entry(Recruit),
    /// Where this human runs.
    Flight(HumanId),
}

/// What heals a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Healing {
    Card(Token),
    /// The hands of this warrior.
    Hands(HumanId),
    /// The fountain on this tile, if the human player likes.
    Fountain(SpotId),
}

impl Claustrophobia {
    /// What is asked, in words.
    pub(crate) fn prompt_of(&self, about: About) -> Say {
        let plain = match about {
            About::Assign(id) => return key::ASK_ASSIGN.with("whom", self.name_of(Warrior::Human(id))),
            About::Act(active) => {
                return key::ASK_ACT.with("whom", self.name_of_one(active.who)).with("n", active.points);
            }
            About::Lay(tile, ..) => return key::ASK_LAY.with("n", tile.0),
            About::Allocate(value) => return key::ASK_ALLOCATE.with("n", value),
            About::Threat(points) => return key::ASK_THREAT.with("n", points),
            About::Instinct => key::ASK_INSTINCT,
            About::DiscardInstinct => key::ASK_DISCARD_INSTINCT,
            About::Gift => key::ASK_GIFT,
            About::Courage(_) => key::ASK_COURAGE,
            About::Strike(_) => key::ASK_STRIKE,
            About::Heal(Healing::Fountain(_)) => key::ASK_FOUNTAIN,
            About::Heal(_) => key::ASK_HEAL,
            About::Activate => key::ASK_ACTIVATE,
            About::Foresee => key::ASK_FORESEE,
            About::PutBack => key::ASK_PUT_BACK,
            About::Scout => key::ASK_SCOUT,
            About::AllocateHit(..) => key::ASK_ALLOCATE_HIT,
            About::Cancel(_) => key::ASK_CANCEL,
            About::Hole(_) => key::ASK_HOLE,
            About::Collect => key::ASK_COLLECT,
            About::Event(_) => key::ASK_EVENT,
            About::Keep => key::ASK_KEEP,
            About::DiscardEvent => key::ASK_DISCARD_EVENT,
            About::Growl(_) => key::ASK_GROWL,
            About::Human(_) | About::Victim(_) => key::ASK_WHICH_HUMAN,
            About::Demon(_) => key::ASK_WHICH_DEMON,
            About::Tile(_) => key::ASK_WHICH_TILE,
            About::Target(_) => key::ASK_WHICH_TARGET,
            About::Opening(_) => key::ASK_WHICH_OPENING,
            About::Possess => key::ASK_POSSESS,
            About::Defect => key::ASK_DEFECT,
            About::Entry(_) => key::ASK_WHERE_ENTER,
            About::Flight(_) => key::ASK_WHERE_RUN,
        };
        plain.into()
    }
}
