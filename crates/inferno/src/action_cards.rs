//! The characters' cards: one a turn, each with its own effect.

use table::{Ask, Flow, Verdict, ask};

use crate::board::TerritoryId;
use crate::cards::Action;
use crate::choice::Choice;
use crate::content::{CALL_MOVE, CALL_RANGE, MEND};
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Inferno, TurnState};
use crate::{key, rule};

impl Inferno {
    pub(crate) fn consider_cards(&self, question: &mut Ask<Inferno>, id: CharacterId, turn: TurnState) {
        for card in self.hand(id) {
            // A flip or any other Basic Action leaves the card of the turn alone; only a second card is too many.
            let another =
                if turn.played { Err(rule::TURN_CARDS) } else { Ok(if turn.acted { rule::FLIP_CARD } else { rule::TURN_CARDS }) };
            match card {
                Action::Strike => question.consider(Choice::Strike, another.and_then(|by| unless(turn.acted, by))),
                Action::Dash => question.consider(Choice::Dash, another.and_then(|by| unless(turn.moved, by))),
                Action::Ward => question.consider(Choice::Ward, another),
                Action::Mend => {
                    for whom in self.all().filter(|whom| *whom == id || self.is_beside(id, *whom)) {
                        let verdict = if self.is_hurt(whom) { another } else { Err(rule::ELL_MEANING) };
                        question.consider(Choice::Mend(whom), another.and(verdict));
                    }
                }
                Action::Call => {
                    for whom in self.all().filter(|whom| *whom != id && self.character(*whom).at.is_some()) {
                        question.consider(Choice::Call(whom), another.and_then(|_| self.may_call(id, whom)));
                    }
                }
                Action::Torch => {
                    let Some(here) = self.character(id).at.map(crate::board::HexId::territory) else { continue };
                    for territory in TerritoryId::among(here.adjacent() & !self.flipped) {
                        let verdict = if territory == TerritoryId::DANTE { Err(rule::FLIP_NOT_DANTE) } else { another };
                        question.consider(Choice::Torch(territory), another.and(verdict));
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

    pub(crate) fn play_card(&mut self, o: O, id: CharacterId, choice: Choice, turn: &mut TurnState) -> Flow<()> {
        match choice {
            Choice::Strike => {
                self.discard(o, id, Action::Strike);
                turn.strike = true;
            }
            Choice::Dash => {
                self.discard(o, id, Action::Dash);
                turn.dash = true;
            }
            Choice::Ward => {
                self.discard(o, id, Action::Ward);
                self.character_mut(id).ward = true;
            }
            Choice::Mend(whom) => {
                self.discard(o, id, Action::Mend);
                self.heal(o, whom, MEND, rule::TURN_CARDS);
            }
            Choice::Call(whom) => {
                self.discard(o, id, Action::Call);
                self.answer_call(o, whom)?;
            }
            Choice::Torch(territory) => {
                self.discard(o, id, Action::Torch);
                self.flip(o, id, territory, rule::TURN_CARDS)?;
            }
            // Everything else of a turn was handled before.
            _ => {}
        }
        Ok(())
    }

    /// The called character moves as its own player likes.
    fn answer_call(&mut self, o: O, whom: CharacterId) -> Flow<()> {
        let mut question = Ask::new(whom.seat(), key::ASK_CALL.with("n", CALL_MOVE), rule::TURN_CARDS, o.wants_refusals());
        self.consider_call(&mut question, whom, CALL_MOVE);
        question.offer(Choice::Stay, rule::TURN_CARDS);
        if let Choice::Move(to) = ask(self, o, &question)? {
            self.character_mut(whom).at = Some(to);
            self.tell(o, Event::Moved(whom, to), self.why_moved(to));
        }
        Ok(())
    }

    fn discard(&mut self, o: O, id: CharacterId, card: Action) {
        if self.character_mut(id).cards.take(card.kind()) {
            self.actions_spent.add(card.kind());
        }
        self.tell(o, Event::Played(id, card), rule::TURN_CARDS);
    }
}

/// A card that helps an action or a move is of no use after it.
fn unless(done: bool, by: table::RuleId) -> Verdict {
    if done { Err(rule::TURN_UNIVERSAL_MEANING) } else { Ok(by) }
}
