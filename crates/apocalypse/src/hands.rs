//! What to do with the pieces of a real table. The words differ from those of the log, what they speak of does not.

use table::{Key, Say};

use crate::content::LegionId;
use crate::event::Event;
use crate::key;
use crate::movement::Way;
use crate::state::Apocalypse;

/// Every kind of die and every pile that people can roll and draw themselves.
pub(crate) const SOURCES: [(&str, Key); 11] = [
    ("die.d4", key::DIE_D4),
    ("die.d6", key::DIE_D6),
    ("die.d8", key::DIE_D8),
    ("die.d10", key::DIE_D10),
    ("die.d12", key::DIE_D12),
    ("die.despair", key::DIE_DESPAIR),
    ("gift", key::SOURCE_GIFT),
    ("legion", key::SOURCE_LEGION),
    ("demon", key::SOURCE_DEMON),
    ("lord", key::SOURCE_LORD),
    ("hero", key::SOURCE_HERO),
];

impl Apocalypse {
    /// An event as an instruction; nothing where no piece is touched.
    pub(crate) fn hands_for(&self, event: &Event) -> Option<Say> {
        let key = match *event {
            Event::Laid => key::HAND_LAID,
            Event::TokensLaid(_) => key::HAND_TOKENS_LAID,
            Event::Region(_) => key::HAND_REGION,
            Event::LordChosen(..) => key::HAND_LORD_CHOSEN,
            Event::LordHealth(_) => key::HAND_LORD_HEALTH,
            Event::Captain(_) => key::HAND_CAPTAIN,
            Event::Mercy(_) => key::HAND_MERCY,
            Event::Divine(_) => key::HAND_DIVINE,
            Event::Legion(_) => key::HAND_LEGION,
            Event::LegionsShuffled => key::HAND_LEGIONS_SHUFFLED,
            Event::GiftDealt(_) => key::HAND_GIFT_DEALT,
            Event::PanelCleared => key::HAND_PANEL_CLEARED,
            Event::GiftsShuffled => key::HAND_GIFTS_SHUFFLED,
            Event::Entered(..) => key::HAND_ENTERED,
            Event::Left(..) => key::HAND_LEFT,
            Event::Recruited(..) => key::HAND_RECRUITED,
            Event::Discarded(..) => key::HAND_DISCARDED,
            Event::Healed(..) => key::HAND_HEALED,
            Event::Cured(_) => key::HAND_CURED,
            Event::Gift(..) => key::HAND_GIFT,
            Event::Cap(..) => key::HAND_CAP,
            Event::Toughness(..) => key::HAND_TOUGHNESS,
            Event::DieAdded(..) => key::HAND_DIE_ADDED,
            Event::DieRaised(..) => key::HAND_DIE_RAISED,
            Event::LuckGained(..) => key::HAND_LUCK_GAINED,
            Event::LuckLost(..) => key::HAND_LUCK_LOST,
            Event::CourageStolen(_) => key::HAND_COURAGE_STOLEN,
            Event::CourageGained(..) => key::HAND_COURAGE_GAINED,
            Event::CourageLost(..) => key::HAND_COURAGE_LOST,
            Event::Pool(_) => key::HAND_POOL,
            Event::PoolGained(_) => key::HAND_POOL_GAINED,
            Event::Paid(..) => key::HAND_PAID,
            Event::Renewed => key::HAND_RENEWED,
            Event::LuckToCourage(_) => key::HAND_LUCK_TO_COURAGE,
            Event::Used(_, power) if power.card().luck > 0 => {
                return Some(self.words_for(event).say.keyed(key::HAND_USED).with("n", power.card().luck));
            }
            Event::StoodUp(_) => key::HAND_STOOD_UP,
            Event::Moved(..) | Event::Retreated(..) => key::HAND_MOVED,
            Event::Extinguished(..) => key::HAND_EXTINGUISHED,
            Event::AmbushSet(..) => key::HAND_AMBUSH_SET,
            Event::AmbushGone(_) => key::HAND_AMBUSH_GONE,
            Event::Killed(..) => key::HAND_KILLED,
            Event::Wounded(..) => key::HAND_WOUNDED,
            Event::Guard(_) => key::HAND_GUARD,
            Event::Revealed(..) => key::HAND_REVEALED,
            Event::Placed(..) => key::HAND_PLACED,
            Event::Doom(_) => key::HAND_DOOM,
            Event::Despair(_) => key::HAND_DESPAIR,
            Event::DespairDie(_) => key::HAND_DESPAIR_DIE,
            Event::LordTrack(_) => key::HAND_LORD_TRACK,
            Event::LordAdvanced(_) => key::HAND_LORD_ADVANCED,
            Event::Shadow(_) => key::HAND_SHADOW,
            Event::FourthAppeared(..) => key::HAND_FOURTH_APPEARED,
            Event::FourthMoved(..) => key::HAND_FOURTH_MOVED,
            Event::FourthDiscarded(_) => key::HAND_FOURTH_DISCARDED,
            Event::AmbushAttacked(_, _, lost) if lost > 0 => key::HAND_AMBUSH_ATTACKED,
            Event::Absorbed(..) => key::HAND_ABSORBED,
            Event::Hurt(..) => key::HAND_HURT,
            Event::Stunned(_) => key::HAND_STUNNED,
            Event::OnFire(_) => key::HAND_ON_FIRE,
            Event::Infected(_) => key::HAND_INFECTED,
            Event::Died(_) => key::HAND_DIED,
            Event::Spared(_) => key::HAND_SPARED,
            Event::MinionsMoved => return Some(self.hands_move()),
            Event::Exited(_) => key::HAND_EXITED,
            Event::TokenExited => key::HAND_TOKEN_EXITED,
            Event::TokenPlaced(_) => key::HAND_TOKEN_PLACED,
            Event::WentToHell(_) => key::HAND_WENT_TO_HELL,
            Event::Gathered(_) => key::HAND_GATHERED,
            Event::Gate(_) => key::HAND_GATE,
            Event::HellEnded(_) => key::HAND_HELL_ENDED,
            Event::Tokens(..) => key::HAND_TOKENS,
            Event::Difficulty(_)
            | Event::LegionSwitched(_)
            | Event::Turn(_)
            | Event::Joined(_)
            | Event::RecruitRoll(..)
            | Event::PointsLost(..)
            | Event::Aided(..)
            | Event::Learned(..)
            | Event::PoolRefused(_)
            | Event::RenewFailed(_)
            | Event::Used(..)
            | Event::HeroTurn(_)
            | Event::Burned(_)
            | Event::Helped(..)
            | Event::AttackRoll(..)
            | Event::AmbushRoll(..)
            | Event::Missed
            | Event::Shortage(_)
            | Event::Pestilence(..)
            | Event::LordReached(_)
            | Event::LordStayed
            | Event::PatrolStays(_)
            | Event::AreaAttacks(_)
            | Event::EnemyRoll(..)
            | Event::AmbushAttacked(..)
            | Event::LegionSpared(_)
            | Event::EffectsSpared(_)
            | Event::EffectsCome(_)
            | Event::TokensMoved
            | Event::HellTime(_)
            | Event::HellRound(_)
            | Event::GoesOn(_)
            | Event::TurnLost(_)
            | Event::Menace(_)
            | Event::HeldBack(_)
            | Event::SetRight(..)
            | Event::Ended(_) => return None,
        };
        Some(self.words_for(event).say.keyed(key))
    }

    /// All minions and tokens go on; where the road forks, it is said which way this turn. 4th circle demons are told one by one.
    fn hands_move(&self) -> Say {
        let fork = self.map_areas().find(|at| self.next_areas(*at, Way::Toward).len() > 1);
        let arm = fork.and_then(|fork| self.way_forward(fork));
        let demons = if self.legion == LegionId::Styx { 2 } else { 1 };
        match (fork, arm) {
            (Some(fork), Some(arm)) => {
                let say = key::HAND_MINIONS_MOVED_FORK.with("n", demons).with("from", self.area_name(fork));
                say.with("where", self.area_name(arm))
            }
            _ => key::HAND_MINIONS_MOVED.with("n", demons),
        }
    }
}
