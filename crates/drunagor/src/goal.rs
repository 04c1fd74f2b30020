//! What there is to win and what is left of a turn, for whoever looks.

use table::{Game as _, Goal, Say, Stand};

use crate::content::kinds::Goal as Aim;
use crate::content::runes::RUNES;
use crate::hero::Block;
use crate::state::{Drunagor, Phase};
use crate::{key, rule};

impl Drunagor {
    /// The dungeon has to be opened and cleared before the Darkness, curses or wounds end it.
    pub(crate) fn aim(&self) -> Goal {
        let setups = self.adventure.card().setups.len() as u8;
        let opened = self.revealed.count_ones() as u8;
        let aim = match self.adventure.card().goal {
            Aim::Slay | Aim::Reach if opened == setups => key::GOAL_LAST,
            Aim::Slay => key::GOAL_SLAY,
            Aim::Reach => key::GOAL_REACH,
            Aim::Leave => key::GOAL_LEAVE,
            Aim::Hold(_) => key::GOAL_HOLD,
            Aim::Kill(_) => key::GOAL_KILL,
            Aim::Note(_) => key::GOAL_NOTE,
            Aim::Duel => key::GOAL_DUEL,
        };
        let drawn = RUNES as u8 - self.bag.count_ones() as u8;
        let mut stands = vec![Stand::toward(key::GOAL_OPENED, opened, setups)];
        let round = u8::try_from(self.round).unwrap_or(u8::MAX);
        if let Aim::Hold(rounds) = self.adventure.card().goal {
            stands.push(Stand::toward(key::GOAL_ROUNDS, round, rounds));
        }
        stands.push(Stand::against(key::GOAL_RUNES, drawn, RUNES as u8));
        if let Some(last) = self.last_round() {
            stands.push(Stand::against(key::GOAL_ROUNDS, round, last));
        }
        // Whoever is nearest to the end is looked at: one hero who falls ends it for all.
        let nearest = |block: Block, most: &dyn Fn(&crate::hero::Hero) -> u8| {
            let left = |hero: &&crate::hero::Hero| most(hero).saturating_sub(hero.blocks(block));
            self.heroes.iter().min_by_key(left).map(|hero| (hero, hero.blocks(block), most(hero).saturating_add(1)))
        };
        if let Some((hero, curses, end)) = nearest(Block::Curse, &crate::hero::Hero::most_curses) {
            stands.push(Stand::against(key::GOAL_CURSES.with("whom", hero.id.card().name), curses, end));
        }
        if let Some((hero, traumas, end)) = nearest(Block::Trauma, &crate::hero::Hero::most_traumas) {
            stands.push(Stand::against(key::GOAL_TRAUMAS.with("whom", hero.id.card().name), traumas, end));
        }
        Goal { aim: aim.into(), rule: Self::catalogue().id(rule::ADVENTURE_WIN), stands }
    }

    /// Movement points and Cube Actions, as far as the hero's turn has not used them up.
    pub(crate) fn left_of_turn(&self) -> Vec<Say> {
        let Phase::Turn(turn) = self.phase else { return Vec::new() };
        let points = self.points_now(&turn);
        let moves = (points > 0).then(|| key::LEFT_POINTS.with("n", points));
        let cubes = (turn.cubes > 0).then(|| key::LEFT_CUBES.with("n", turn.cubes));
        moves.into_iter().chain(cubes).collect()
    }
}
