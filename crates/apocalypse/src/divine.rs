//! Divine intervention: one token, four uses.

use table::{Ask, Flow, RuleId, Seat, ask};

use crate::choice::Choice;
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Phase};
use crate::{key, rule};

impl Apocalypse {
    /// The holder is asked whether to spend the token for this use; who it was, if it was spent.
    pub(crate) fn offer_divine(&mut self, o: O, use_of: RuleId) -> Flow<Option<Seat>> {
        let Some(owner) = self.divine else { return Ok(None) };
        let mut question = Ask::new(self.player_of(owner), key::ASK_DIVINE, use_of, o.wants_refusals());
        question.offer(Choice::Divine, use_of);
        question.offer(Choice::No, rule::DIVINE_OWNER);
        if ask(self, o, &question)? != Choice::Divine {
            return Ok(None);
        }
        self.spend_divine(o, owner);
        Ok(Some(owner))
    }

    fn spend_divine(&mut self, o: O, owner: Seat) {
        self.divine = None;
        self.tell(o, Event::Divine(owner), rule::DIVINE_ONCE);
    }

    /// In its own team action segment and turn the holder can have the legion replaced.
    pub(crate) fn consider_divine(&self, question: &mut Ask<Apocalypse>, who: Seat) {
        if self.divine == Some(who) {
            question.offer(Choice::Divine, rule::DIVINE_LEGION);
        }
    }

    /// The token replaces the legion.
    pub(crate) fn divine_legion(&mut self, o: O) -> Flow<()> {
        let Some(owner) = self.divine else { return Ok(()) };
        self.spend_divine(o, owner);
        self.change_legion(o, rule::DIVINE_LEGION)
    }

    /// Before the first team action segment the token can replace any or all starting gifts.
    pub(crate) fn starting_gifts_step(&mut self, o: O) -> Flow<()> {
        self.phase = Phase::NewCaptain;
        let Some(owner) = self.offer_divine(o, rule::DIVINE_GIFTS)? else { return Ok(()) };
        loop {
            let mut question = Ask::new(self.player_of(owner), key::ASK_REPLACE, rule::DIVINE_GIFT_TIME, o.wants_refusals());
            for (place, gift) in (0..).zip(&self.panel) {
                if gift.is_some() {
                    question.offer(Choice::Replace(place), rule::DIVINE_GIFTS);
                }
            }
            question.offer(Choice::Done, rule::DIVINE_GIFTS);
            let Choice::Replace(place) = ask(self, o, &question)? else { break };
            if let Some(gift) = self.panel.get_mut(usize::from(place)).and_then(Option::take) {
                self.gifts_spent.add(gift.number());
            }
        }
        self.deal_gifts(o)
    }
}
