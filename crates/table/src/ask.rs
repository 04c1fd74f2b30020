//! A question to players: what may be done, what may not, and by which rule.

use core::fmt;

use crate::{Game, RuleId, Seat, Seats, Verdict};

/// A candidate with the rule that allows it (an option) or forbids it (a refusal).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<C> {
    /// What could be chosen.
    pub choice: C,
    /// The rule that allows or forbids it.
    pub rule: RuleId,
    /// Who could choose it: one seat, or any of several.
    pub by: Seats,
}

/// A question to one seat, or to several of which any may answer. The answer is an index into `options`; their order is part of
/// the rules' version.
pub struct Ask<G: Game> {
    /// Who is asked.
    pub seats: Seats,
    /// What is asked, with its facts.
    pub about: G::About,
    /// The rule that makes the table ask.
    pub rule: RuleId,
    /// What may be chosen.
    pub options: Vec<Cited<G::Choice>>,
    /// What was considered and is forbidden. Empty where the oracle does not want refusals.
    pub refused: Vec<Cited<G::Choice>>,
    /// Whether the answer stays hidden from the other seats until the rules tell it.
    pub sealed: bool,
    wants_refusals: bool,
}

impl<G: Game> Ask<G> {
    /// A question without options yet, to a seat or to several.
    pub fn new(seats: impl Into<Seats>, about: impl Into<G::About>, rule: RuleId, wants_refusals: bool) -> Self {
        Self {
            seats: seats.into(),
            about: about.into(),
            rule,
            options: Vec::with_capacity(16),
            refused: Vec::new(),
            sealed: false,
            wants_refusals,
        }
    }

    /// Keeps the answer hidden from the other seats until the rules tell it.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.sealed = true;
        self
    }

    /// The seat that is asked; the first of them where several are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seats.lowest().unwrap_or_default()
    }

    /// Adds a candidate for everybody who is asked, to the options or to the refusals as its verdict says.
    #[inline]
    pub fn consider(&mut self, choice: G::Choice, verdict: Verdict) {
        self.consider_for(self.seats, choice, verdict);
    }

    /// Adds a candidate that only these seats can choose, to the options or to the refusals as its verdict says.
    #[inline]
    pub fn consider_for(&mut self, by: impl Into<Seats>, choice: G::Choice, verdict: Verdict) {
        match verdict {
            Ok(rule) => self.options.push(Cited { choice, rule, by: by.into() }),
            Err(rule) if self.wants_refusals => self.refuse(by.into(), choice, rule),
            Err(_) => {}
        }
    }

    /// Kept out of [`Self::consider`], which is inlined in many places and only has to be fast where nobody wants refusals.
    #[inline(never)]
    fn refuse(&mut self, by: Seats, choice: G::Choice, rule: RuleId) {
        self.refused.push(Cited { choice, rule, by });
    }

    /// Adds an option that nothing can forbid.
    pub fn offer(&mut self, choice: G::Choice, rule: RuleId) {
        self.offer_for(self.seats, choice, rule);
    }

    /// Adds an option that nothing can forbid and only these seats can choose.
    pub fn offer_for(&mut self, by: impl Into<Seats>, choice: G::Choice, rule: RuleId) {
        self.options.push(Cited { choice, rule, by: by.into() });
    }

    /// Whether refusals are wanted; if not, long lists of hopeless candidates need not be tried.
    pub fn wants_refusals(&self) -> bool {
        self.wants_refusals
    }

    /// Whether a seat may think of this option as its own to take. What is open to several is theirs together; what is sealed,
    /// each decides alone.
    pub fn may_decide(&self, seat: Seat, index: usize) -> bool {
        self.options.get(index).is_some_and(|option| !self.sealed || option.by.has(seat))
    }

    /// Whether the seat has something to choose here.
    pub fn is_open_to(&self, seat: Seat) -> bool {
        self.options.iter().any(|option| option.by.has(seat))
    }
}

// Written by hand: derived, they would demand the same traits of the game itself.
impl<G: Game> Clone for Ask<G> {
    fn clone(&self) -> Self {
        Self { about: self.about.clone(), options: self.options.clone(), refused: self.refused.clone(), ..*self }
    }
}

impl<G: Game> PartialEq for Ask<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.seats, self.rule, self.sealed) == (other.seats, other.rule, other.sealed)
            && self.about == other.about
            && self.options == other.options
            && self.refused == other.refused
    }
}

impl<G: Game> fmt::Debug for Ask<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ask")
            .field("seats", &self.seats)
            .field("about", &self.about)
            .field("rule", &self.rule)
            .field("options", &self.options)
            .field("refused", &self.refused)
            .field("sealed", &self.sealed)
            .finish()
    }
}
