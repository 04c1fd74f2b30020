//! Rules have numbers: every option and refusal cites one, every event one or two.

/// A rule or a ruling of one game's catalogue, as a small number.
///
/// The constants are made at compile time from `rules.toml`, so a citation of a rule that does not
/// exist does not compile. Numbers change from build to build; only the id's text is stable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub u16);

impl RuleId {
    /// This rule, and another one that had a part in it.
    pub const fn and(self, also: RuleId) -> By {
        By { rule: self, also: Some(also) }
    }
}

/// By which rule something happened, and which other one had a part in it: a hit by the rule of attacks and by that of a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct By {
    /// The rule that brought it about.
    pub rule: RuleId,
    /// The rule that had a part in it.
    pub also: Option<RuleId>,
}

impl By {
    /// Both rules.
    pub fn rules(self) -> impl Iterator<Item = RuleId> {
        [Some(self.rule), self.also].into_iter().flatten()
    }
}

impl From<RuleId> for By {
    fn from(rule: RuleId) -> Self {
        Self { rule, also: None }
    }
}

/// The verdict on a candidate: the rule that allows it, or the rule that forbids it.
///
/// Options and refusals come from one function with this result, so they cannot disagree.
pub type Verdict = Result<RuleId, RuleId>;

/// The ids of a game's rules and rulings, in the order of their numbers. Their texts stay outside of the engine.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue {
    /// Stable text ids; rules first, rulings after them.
    pub ids: &'static [&'static str],
}

impl Catalogue {
    /// The stable text id of a rule, `"?"` for a number that is not in this catalogue.
    pub fn id(&self, rule: RuleId) -> &'static str {
        self.ids.get(usize::from(rule.0)).copied().unwrap_or("?")
    }

    /// Looks a rule up by its text id.
    pub fn find(&self, id: &str) -> Option<RuleId> {
        let at = self.ids.iter().position(|known| *known == id)?;
        u16::try_from(at).ok().map(RuleId)
    }
}
