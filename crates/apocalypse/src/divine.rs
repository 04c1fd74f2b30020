//! Divine intervention: one token, four uses.

use table::{Flow, RuleId, Seat};

use crate::about::About;
use crate::asking::{Intervening, Question, Replacing};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Phase};

impl Apocalypse {
    /// Asks the holder whether to spend the token for this use. Returns the holder if it was spent.
    pub(crate) fn offer_divine(&mut self, o: O, use_of: RuleId) -> Flow<Option<Seat>> {
        let Some(owner) = self.divine else { return Ok(None) };
        let mut question = Question::new(self.player_of(owner), About::Divine, use_of, o.wants_refusals());
        question.offer(Intervening::Divine, use_of);
        question.offer(Intervening::No, rule::DIVINE_OWNER);
        match question.put(self, o)? {
            Intervening::Divine => {
                self.spend_divine(o, owner);
                Ok(Some(owner))
            }
            Intervening::No => Ok(None),
        }
    }

    fn spend_divine(&mut self, o: O, owner: Seat) {
        self.divine = None;
        self.tell(o, Event::Divine(owner), rule::DIVINE_ONCE);
    }

    /// A legion was drawn: the holder can have it replaced at once (ruling `divine.legion-time`).
    pub(crate) fn offer_another_legion(&mut self, o: O) -> Flow<()> {
        match self.offer_divine(o, rule::DIVINE_LEGION_TIME)? {
            Some(_) => self.change_legion(o, rule::DIVINE_LEGION),
            None => Ok(()),
        }
    }

    /// In its own team action segment and turn the holder can have the legion replaced.
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
            let mut question = Question::new(self.player_of(owner), About::Replace, rule::DIVINE_GIFT_TIME, o.wants_refusals());
            for (place, gift) in (0..).zip(&self.panel) {
                if gift.is_some() {
                    question.offer(Replacing::Replace(place), rule::DIVINE_GIFTS);
                }
            }
            question.offer(Replacing::Done, rule::DIVINE_GIFTS);
            let Replacing::Replace(place) = question.put(self, o)? else { break };
            if let Some(gift) = self.panel.get_mut(usize::from(place)).and_then(Option::take) {
                self.gifts_spent.add(gift.kind());
            }
        }
        self.deal_gifts(o)
    }
}
