//! What there is to win and what is left of a turn, for whoever looks.

use table::{Game as _, Goal, Key, Say, Stand};

use crate::content::ChampionId;
use crate::content::confrontations::Objective;
use crate::state::{Cover, Dante, Phase};
use crate::{key, rule};

/// Conditions with which a Champion is defeated.
const LAST: u8 = 3;

impl Dante {
    /// Any one of the Objectives wins, and the first Champion that falls loses.
    pub(crate) fn aim(&self) -> Goal {
        let objectives = self.confrontation.card().objectives;
        let aim: Say = match objectives {
            [one] => named(*one).map_or(key::GOAL_DEFEAT_ALL.into(), |name| key::GOAL_DEFEAT.with("foe", name)),
            [one, other] => match (named(*one), named(*other)) {
                (Some(one), Some(other)) => key::GOAL_DEFEAT_EITHER.with("foe", one).with("card", other),
                _ => key::GOAL_DEFEAT_ONE.into(),
            },
            _ => key::GOAL_DEFEAT_ONE.into(),
        };
        let won = objectives.iter().map(|objective| {
            let decks = || self.all_trays().filter(|tray| self.counts_for(*objective, *tray));
            let lost = decks().map(|tray| self.wounds_on(tray)).sum::<u8>();
            let all = decks().map(|tray| self.tray(tray).left() as u8).sum::<u8>() + lost;
            Stand::toward(named(*objective).unwrap_or(key::GOAL_CARDS), lost, all.max(1))
        });
        let worst = ChampionId::ALL.into_iter().max_by_key(|who| (self.wounds_of(*who), u8::MAX - self.champion(*who).vigor));
        let lost = worst.map(|who| Stand::against(key::GOAL_WOUNDS.with("who", who.name()), self.wounds_of(who), LAST));
        Goal { aim, rule: Self::catalogue().id(rule::CONFRONTATION_WIN), stands: won.chain(lost).collect() }
    }

    /// Slots and tokens that Champions have left, and whether Vigor is left for a step.
    pub(crate) fn left_of_turn(&self) -> Vec<Say> {
        if self.phase != Phase::Actions {
            return Vec::new();
        }
        let left = |who: ChampionId| {
            let champion = self.champion(who);
            let slots = champion.slots.iter().filter(|slot| slot.cover == Cover::Open && slot.cards.is_empty()).count() as u8;
            let count = if champion.is_companion() { champion.ready } else { slots.min(champion.hand.len()) };
            (count > 0).then(|| key::LEFT_MANEUVERS.with("whom", who.name()).with("n", count))
        };
        ChampionId::ALL.into_iter().filter_map(left).collect()
    }
}

/// Whose cards an Objective is about; nobody's in particular where it is about all of them.
const fn named(objective: Objective) -> Option<Key> {
    match objective {
        Objective::Defeat(id) => Some(id.card().name),
        Objective::Empty(pack) => Some(pack.card().name),
        Objective::All => None,
    }
}
