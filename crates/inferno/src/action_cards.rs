//! The characters' cards: one a turn, each with its own effect.

use table::{Flow, Menu, Verdict};

use crate::about::About;
use crate::board::{HexId, TerritoryId};
use crate::cards::Action;
use crate::choice::Choice;
use crate::content::{CALL_MOVE, CALL_RANGE};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{CharacterId, Inferno, TurnState};
use crate::turn::{TurnMenu, Turning};

table::choices! {
    /// What a called character can do.
    pub(crate) enum Called of Choice { Move(to: HexId), Stay }
}

impl Inferno {
    pub(crate) fn consider_cards(&self, question: &mut TurnMenu, id: CharacterId, turn: TurnState) {
        for card in self.hand(id) {
            // A flip or any other Basic Action leaves the card of the turn alone; only a second card is too many.
            let another =
                if turn.played { Err(rule::TURN_CARDS) } else { Ok(if turn.acted { rule::FLIP_CARD } else { rule::TURN_CARDS }) };
            match card {
                Action::Strike => question.consider(Turning::Strike, another.and_then(|by| unless(turn.acted, by))),
                Action::Dash => question.consider(Turning::Dash, another.and_then(|by| unless(turn.moved, by))),
                Action::Ward => question.consider(Turning::Ward, another),
                Action::Mend => {
                    for whom in self.all().filter(|whom| *whom == id || self.is_beside(id, *whom)) {
                        let verdict = if self.is_hurt(whom) { another } else { Err(rule::ELL_MEANING) };
                        question.consider(Turning::Mend(whom), another.and(verdict));
                    }
                }
                Action::Call => {
                    for whom in self.all().filter(|whom| *whom != id && self.character(*whom).at.is_some()) {
                        question.consider(Turning::Call(whom), another.and_then(|_| self.may_call(id, whom)));
                    }
                }
                Action::Torch => {
                    let Some(here) = self.character(id).at.map(HexId::territory) else { continue };
                    for territory in TerritoryId::among(here.adjacent() & !self.flipped) {
                        let verdict = if territory == TerritoryId::DANTE { Err(rule::FLIP_NOT_DANTE) } else { another };
                        question.consider(Turning::Torch(territory), another.and(verdict));
                    }
                }
            }
        }
    }

    /// Another character within five hexes that has somewhere to go.
    fn may_call(&self, id: CharacterId, whom: CharacterId) -> Verdict {
        let places = self.character(id).at.zip(self.character(whom).at);
        if places.is_none_or(|(from, to)| from.distance(to) > CALL_RANGE) {
            return Err(rule::TURN_CARDS);
        }
        self.may_be_called(whom, CALL_MOVE)
    }

    /// Plays the card of the turn; its effect is up to the caller.
    pub(crate) fn play_card(&mut self, o: O, id: CharacterId, card: Action, turn: &mut TurnState) {
        turn.played = true;
        if self.character_mut(id).cards.take(card.kind()) {
            self.actions_spent.add(card.kind());
        }
        self.tell(o, Event::Played(id, card), rule::TURN_CARDS);
    }

    /// The called character moves as its own player likes.
    pub(crate) fn answer_call(&mut self, o: O, whom: CharacterId) -> Flow<()> {
        let mut question = Menu::new(whom.seat(), About::Call(whom, CALL_MOVE), rule::TURN_CARDS, o.wants_refusals());
        self.consider_call(&mut question, whom, CALL_MOVE);
        question.offer(Called::Stay, rule::TURN_CARDS);
        match question.put(self, o)? {
            Called::Move(to) => {
                self.character_mut(whom).at = Some(to);
                self.tell(o, Event::Moved(whom, to), self.why_moved(to));
            }
            Called::Stay => {}
        }
        Ok(())
    }
}

/// A card that helps an action or a move is of no use after it.
fn unless(done: bool, by: table::RuleId) -> Verdict {
    if done { Err(rule::TURN_UNIVERSAL_MEANING) } else { Ok(by) }
}
