//! A character's turn: move once, one Basic Action, one card, in any order; then it ends.

use table::{Flow, Menu, RuleId, Verdict};

use crate::about::About;
use crate::board::{HexId, TerritoryId};
use crate::cards::Action;
use crate::choice::{Choice, Monster};
use crate::content::{MEND, REST};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{CharacterId, Inferno, Phase, TurnState};

table::choices! {
    /// What a character can do in its turn.
    pub(crate) enum Turning of Choice {
        Attack(monster: Monster),
        Flip(territory: TerritoryId),
        Rest,
        GiveResources(to: CharacterId, count: u8),
        GiveCard(to: CharacterId, card: Action),
        Strike,
        Mend(whom: CharacterId),
        Dash,
        Ward,
        Call(whom: CharacterId),
        Torch(territory: TerritoryId),
        Move(to: HexId),
        PickUp,
        Heal,
        EndTurn,
    }
}

pub(crate) type TurnMenu = Menu<Inferno, Turning>;

impl Inferno {
    /// One choice of the n-th character in turn order.
    pub(crate) fn turn_step(&mut self, o: O, nth: u8, mut turn: TurnState) -> Flow<()> {
        let id = self.in_order(nth);
        if self.character(id).at.is_none() {
            self.begin_turn(o, nth + 1);
            return Ok(());
        }
        let question = self.turn_question(o.wants_refusals(), id, turn);
        match question.put(self, o)? {
            Turning::Attack(monster) => {
                turn.acted = true;
                let strike = core::mem::take(&mut turn.strike);
                self.attack(o, id, monster, strike)?;
            }
            Turning::Flip(territory) => {
                (turn.acted, turn.flipped) = (true, true);
                self.flip(o, id, territory, Self::why_flipped(territory))?;
            }
            Turning::Rest => {
                turn.acted = true;
                self.heal(o, id, REST, rule::TURN_BASIC_ACTION);
            }
            Turning::GiveResources(to, count) => {
                turn.acted = true;
                self.give_resources(o, id, to, count);
            }
            Turning::GiveCard(to, card) => {
                turn.acted = true;
                self.give_card(o, id, to, card);
            }
            Turning::Move(to) => {
                turn.moved = true;
                turn.dash = false;
                self.character_mut(id).at = Some(to);
                self.tell(o, Event::Moved(id, to), self.why_moved(to));
            }
            Turning::PickUp => self.pick_up(o, id),
            Turning::Heal => self.spend_to_heal(o, id),
            Turning::EndTurn => {
                self.begin_turn(o, nth + 1);
                return Ok(());
            }
            Turning::Strike => {
                self.play_card(o, id, Action::Strike, &mut turn);
                turn.strike = true;
            }
            Turning::Dash => {
                self.play_card(o, id, Action::Dash, &mut turn);
                turn.dash = true;
            }
            Turning::Ward => {
                self.play_card(o, id, Action::Ward, &mut turn);
                self.character_mut(id).ward = true;
            }
            Turning::Mend(whom) => {
                self.play_card(o, id, Action::Mend, &mut turn);
                self.heal(o, whom, MEND, rule::TURN_CARDS);
            }
            Turning::Call(whom) => {
                self.play_card(o, id, Action::Call, &mut turn);
                self.answer_call(o, whom)?;
            }
            Turning::Torch(territory) => {
                self.play_card(o, id, Action::Torch, &mut turn);
                self.flip(o, id, territory, rule::TURN_CARDS)?;
            }
        }
        self.phase = Phase::Turn(nth, turn);
        Ok(())
    }

    /// The n-th character's turn begins; its ward, if it still has one, is over. After the last turn the round ends.
    pub(crate) fn begin_turn(&mut self, o: O, nth: u8) {
        if usize::from(nth) >= self.characters.len() {
            self.phase = Phase::Dusk;
            return;
        }
        self.phase = Phase::Turn(nth, TurnState::default());
        let id = self.in_order(nth);
        self.character_mut(id).ward = false;
        if self.character(id).at.is_some() {
            self.tell(o, Event::Turn(id), rule::TURN_ORDER);
        }
    }

    /// Everything a character can do now, and everything it cannot, each by its rule.
    fn turn_question(&self, refusals: bool, id: CharacterId, turn: TurnState) -> TurnMenu {
        let mut question = TurnMenu::new(id.seat(), About::Turn(id), rule::TURN_UNIVERSAL, refusals);
        let action = match turn {
            TurnState { flipped: true, .. } => Err(rule::FLIP_NO_ACTION),
            TurnState { acted: true, .. } => Err(rule::TURN_UNIVERSAL_MEANING),
            _ => Ok(()),
        };
        self.consider_attacks(&mut question, id, action);
        self.consider_flips(&mut question, id, action);
        question.consider(Turning::Rest, action.and_then(|()| self.may_rest(id)));
        self.consider_gifts(&mut question, id, action);
        self.consider_cards(&mut question, id, turn);
        self.consider_moves(&mut question, id, turn);
        self.consider_resources(&mut question, id);
        question.offer(Turning::EndTurn, rule::TURN_UNIVERSAL_MEANING);
        question
    }

    fn consider_attacks(&self, question: &mut TurnMenu, id: CharacterId, action: Result<(), RuleId>) {
        let here = self.character(id).at.map(HexId::territory);
        // Monsters of other territories are out of reach; they are only named to say so.
        let all = question.wants_refusals();
        for unclaimed in self.unclaimed.iter().filter(|unclaimed| all || Some(unclaimed.territory) == here) {
            let monster = Monster::Unclaimed(unclaimed.territory);
            question.consider(Turning::Attack(monster), action.and_then(|()| self.may_attack(id, monster)));
        }
        if self.dante.is_some() {
            question.consider(Turning::Attack(Monster::Dante), action.and_then(|()| self.may_attack(id, Monster::Dante)));
        }
    }

    fn consider_flips(&self, question: &mut TurnMenu, id: CharacterId, action: Result<(), RuleId>) {
        let Some(here) = self.character(id).at.map(HexId::territory) else { return };
        for territory in TerritoryId::among((here.adjacent() | 1 << here.0) & !self.flipped) {
            question.consider(Turning::Flip(territory), action.and_then(|()| self.may_flip(id, territory)));
        }
    }

    /// Resting takes a place without a living monster, and something to heal.
    fn may_rest(&self, id: CharacterId) -> Verdict {
        let Some(here) = self.character(id).at.map(HexId::territory) else { return Err(rule::TURN_BASIC_ACTION) };
        let monster = self.unclaimed_of(here).is_some() || (here == TerritoryId::DANTE && self.dante.is_some());
        if monster {
            return Err(rule::TURN_BASIC_ACTION);
        }
        if self.is_hurt(id) { Ok(rule::TURN_BASIC_ACTION) } else { Err(rule::ELL_MEANING) }
    }
}
