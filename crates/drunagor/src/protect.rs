//! PROTECT: somebody next to the target of an attack takes its place.

use table::Flow;

use crate::about::About;
use crate::asking::{Question, Wanting};
use crate::content::language::Trait;
use crate::damage::Hits;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, MOST_CHARACTERS, Who};

impl Drunagor {
    /// For each target of an attack, whoever protects it and is no target yet may become the target, each once for an attack.
    pub(crate) fn step_in(&mut self, o: O, by: Option<Who>, hits: &mut Hits) -> Flow<()> {
        let Some(attacker) = by else { return Ok(()) };
        let protects = |who: &Who| self.holds(*who, |held| matches!(held, Trait::Protect)) && self.is_up(*who);
        let able: arrayvec::ArrayVec<Who, MOST_CHARACTERS> =
            self.everybody().filter(|who| !self.are_allies(*who, attacker)).filter(protects).collect();
        for protector in able {
            for nth in 0..hits.len() {
                let struck = hits.iter().any(|hit| hit.who == protector);
                let Some(whom) = hits.get(nth).map(|hit| hit.who) else { continue };
                if struck || !self.are_allies(protector, whom) || !self.are_adjacent(protector, whom) {
                    continue;
                }
                let about = About::StepIn { by: protector, whom };
                let seat = self.controller(protector);
                let mut question = Question::new(seat, about, rule::KEYWORD_PROTECT, o.wants_refusals());
                question.offer(Wanting::Yes, rule::KEYWORD_PROTECT);
                question.offer(Wanting::No, rule::KEYWORD_PROTECT_REACTION);
                if matches!(question.put(self, o)?, Wanting::Yes) {
                    if let Some(hit) = hits.get_mut(nth) {
                        hit.who = protector;
                    }
                    let by = if hits.len() > 1 { rule::KEYWORD_PROTECT_MULTI } else { rule::KEYWORD_PROTECT };
                    self.tell(o, Event::SteppedIn(protector, whom), by);
                }
            }
        }
        Ok(())
    }
}
