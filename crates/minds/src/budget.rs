//! How long a mind may think.

/// A limit on thinking: iterations, and milliseconds by a clock from outside where they are given. Whichever ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How often the game is played on from the position, at most.
    pub iterations: u32,
    /// For how long, at most.
    pub millis: Option<u32>,
}

impl Budget {
    /// So many iterations, however long they take: the same advice on every machine.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, millis: None }
    }

    /// So many milliseconds, whatever can be done in them.
    pub const fn millis(millis: u32) -> Self {
        Self { iterations: u32::MAX, millis: Some(millis) }
    }
}

/// The clock is looked at once in so many iterations; asking a page for the time is not free.
const GLANCE: u32 = 4;

/// A running budget.
pub(crate) struct Meter<'c> {
    budget: Budget,
    clock: &'c mut dyn FnMut() -> u64,
    until: Option<u64>,
    pub done: u32,
}

impl<'c> Meter<'c> {
    pub fn start(budget: Budget, clock: &'c mut dyn FnMut() -> u64) -> Self {
        let until = budget.millis.map(|millis| clock().saturating_add(u64::from(millis)));
        Self { budget, clock, until, done: 0 }
    }

    /// Grants no more than this many iterations.
    pub fn limit(&mut self, iterations: u32) {
        self.budget.iterations = self.budget.iterations.min(iterations);
    }

    /// Whether so many parts of the whole budget are used up, in iterations or in time.
    pub fn has_spent(&mut self, parts: u32, of: u32) -> bool {
        let (parts, of) = (u64::from(parts), u64::from(of));
        let tried = u64::from(self.done) * of >= u64::from(self.budget.iterations) * parts;
        tried
            || self.until.zip(self.budget.millis).is_some_and(|(until, millis)| {
                let left = until.saturating_sub((self.clock)());
                left * of <= u64::from(millis) * of.saturating_sub(parts)
            })
    }

    /// Whether there is time for one more iteration; counts it. The first one is always granted.
    pub fn grant(&mut self) -> bool {
        let late = match self.until {
            Some(until) if self.done > 0 && self.done.is_multiple_of(GLANCE) => (self.clock)() >= until,
            _ => false,
        };
        if self.done > 0 && (late || self.done >= self.budget.iterations) {
            return false;
        }
        self.done += 1;
        true
    }
}
