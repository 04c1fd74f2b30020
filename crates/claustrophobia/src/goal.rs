//! What there is to win for either side, how far it is, and what is left of a turn.

use table::{Game as _, Goal as Aim, Say, Seat, Stand};

use crate::content::{FiendKind, Goal};
use crate::powers::{DEEDS, RITUAL};
use crate::state::{Claustrophobia, INFERNAL, Phase, Standing};
use crate::{key, rule};

impl Claustrophobia {
    /// The aim of a side in the scenario. What leads one side to its end leads the other away from it.
    pub(crate) fn aim(&self, viewer: Option<Seat>) -> Aim {
        let scenario = self.scenario.card();
        let infernal = viewer == Some(INFERNAL);
        let turned = self.counts().into_iter().map(|stand| Stand { against: stand.against != infernal, ..stand });
        let (against, mut stands): (Vec<_>, Vec<_>) = turned.partition(|stand| stand.against);
        stands.extend(against);
        let aim = if infernal { scenario.infernal_aim } else { scenario.human_aim };
        Aim { aim: aim.into(), rule: Self::catalogue().id(rule::GAME_VICTORY), stands }
    }

    /// What counts in the scenario, as the humans see it.
    fn counts(&self) -> Vec<Stand> {
        let scenario = self.scenario.card();
        let all = self.humans.len() as u8;
        let with = |standing: Standing| self.humans.iter().filter(|human| human.standing == standing).count() as u8;
        let dead = with(Standing::Dead);
        let (deeds, ritual) = self.counters();
        let mut stands = Vec::new();
        stands.extend(deeds.map(|most| Stand::toward(key::THING_DEEDS, self.counted(DEEDS), most)));
        let turns = |against| Stand { against, ..Stand::toward(key::GOAL_TURNS, self.turn, scenario.turns) };
        let losses = |needed: u8| Stand::against(key::GOAL_LOST, dead, (all + 1).saturating_sub(needed));
        match scenario.goal {
            Goal::Escape { needed, .. } => {
                stands.push(Stand::toward(key::GOAL_OUT, with(Standing::Left), needed));
                stands.push(losses(if self.can_draw() { 1 } else { needed }));
                stands.push(turns(true));
            }
            Goal::Deeds { .. } => stands.extend([losses(1), turns(true)]),
            Goal::Slay { who } => {
                let (hurt, life) = self.wounds_of(who);
                stands.extend([Stand::toward(key::GOAL_WOUNDS, hurt, life), losses(1), turns(true)]);
            }
            Goal::HoldOut { needed } => stands.extend([turns(false), losses(needed)]),
        }
        stands.extend(ritual.map(|most| Stand::against(key::THING_RITUAL, self.counted(RITUAL), most)));
        stands
    }

    /// How many wounds a demon has taken of those that kill it.
    fn wounds_of(&self, who: FiendKind) -> (u8, u8) {
        let of_kind = self.fiend_ids().find(|id| self.fiend(*id).kind == who);
        let life = who.card().life;
        (of_kind.map_or(0, |id| life - self.life_of(id).min(life)), life)
    }

    /// What the warrior that is activated can still do, or how many wait for their activation.
    pub(crate) fn left_of_turn(&self) -> Vec<Say> {
        match self.phase {
            Phase::HumanActivation(Some(active)) | Phase::InfernalActivation(Some(active)) => {
                let steps = (active.points > 0).then(|| key::LEFT_MOVEMENT.with("n", active.points));
                let action = (!active.acted).then(|| key::LEFT_ACTION.into());
                steps.into_iter().chain(action).collect()
            }
            Phase::HumanActivation(None) => {
                let waiting = self.humans_in_play().filter(|id| !self.human(*id).activated).count() as u8;
                vec![key::LEFT_WARRIORS.with("n", waiting)]
            }
            _ => Vec::new(),
        }
    }
}
