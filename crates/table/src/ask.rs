//! A question to a player: what may be done, what may not, and by which rule.

use crate::{RuleId, Say, Seat, Verdict};

/// A candidate with the rule that allows it (an option) or forbids it (a refusal).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<C> {
    /// What could be chosen.
    pub choice: C,
    /// The rule that allows or forbids it.
    pub rule: RuleId,
}

/// One question to one seat. The answer is an index into `options`; their order is part of the rules' version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask<C> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Say,
    /// The rule that makes the table ask.
    pub rule: RuleId,
    /// What may be chosen.
    pub options: Vec<Cited<C>>,
    /// What was considered and is forbidden. Empty where the oracle does not want refusals.
    pub refused: Vec<Cited<C>>,
    wants_refusals: bool,
}

impl<C> Ask<C> {
    /// A question without options yet.
    pub fn new(seat: Seat, prompt: impl Into<Say>, rule: RuleId, wants_refusals: bool) -> Self {
        Self { seat, prompt: prompt.into(), rule, options: Vec::with_capacity(16), refused: Vec::new(), wants_refusals }
    }

    /// Puts a candidate where its verdict says: among the options or among the refusals.
    #[inline]
    pub fn consider(&mut self, choice: C, verdict: Verdict) {
        match verdict {
            Ok(rule) => self.offer(choice, rule),
            Err(rule) if self.wants_refusals => self.refuse(choice, rule),
            Err(_) => {}
        }
    }

    /// Kept out of [`Self::consider`], which stands in many places and is in a hurry only where nobody wants refusals.
    #[inline(never)]
    fn refuse(&mut self, choice: C, rule: RuleId) {
        self.refused.push(Cited { choice, rule });
    }

    /// Adds an option that nothing can forbid.
    pub fn offer(&mut self, choice: C, rule: RuleId) {
        self.options.push(Cited { choice, rule });
    }

    /// Whether refusals are wanted; long lists of hopeless candidates need not be tried otherwise.
    pub fn wants_refusals(&self) -> bool {
        self.wants_refusals
    }
}
