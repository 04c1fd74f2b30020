//! What an example expects.

use serde::Deserialize;

/// One expectation: exactly one of `event`, `no-event`, `option`, `no-option`, `refused`, `asks`, `fact`, `ending` or
/// `winners`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Expect {
    /// Of which answer, counted from 1; 0 is what happens before the first one. Without it: events of the whole example,
    /// and everything else as it stands at the end.
    #[serde(default)]
    pub after: Option<usize>,
    /// This is told.
    #[serde(default)]
    pub event: Option<String>,
    /// This is not told. It must be something that could be.
    #[serde(default)]
    pub no_event: Option<String>,
    /// This can be chosen, or drawn.
    #[serde(default)]
    pub option: Option<String>,
    /// This cannot be chosen, or drawn. It must be something that could be.
    #[serde(default)]
    pub no_option: Option<String>,
    /// This is refused.
    #[serde(default)]
    pub refused: Option<String>,
    /// This is asked.
    #[serde(default)]
    pub asks: Option<String>,
    /// The game ends so.
    #[serde(default)]
    pub ending: Option<String>,
    /// These seats have won, counted from 0.
    #[serde(default)]
    pub winners: Option<Vec<u8>>,
    /// The id of the rule that an event, option, refusal, question or ending cites. Beside a `fact`, `no-event`,
    /// `no-option` or `winners`, which cite nothing: the rule because of which it is so.
    #[serde(default)]
    pub rule: Option<String>,
    /// The place of a value in the game's view: names and numbers, with dots between them.
    #[serde(default)]
    pub fact: Option<String>,
    /// What the value at `fact` is.
    #[serde(default)]
    pub equals: Option<toml::Value>,
}

/// What kind of expectation it is.
pub(crate) enum Kind<'e> {
    Event(&'e str),
    NoEvent(&'e str),
    Option(&'e str),
    NoOption(&'e str),
    Refused(&'e str),
    Asks(&'e str),
    Ending(&'e str),
    Winners(&'e [u8]),
    Fact(&'e str, &'e toml::Value),
}

impl Expect {
    pub(crate) fn kind(&self) -> Result<Kind<'_>, String> {
        let plain = [
            self.event.as_deref().map(Kind::Event),
            self.no_event.as_deref().map(Kind::NoEvent),
            self.option.as_deref().map(Kind::Option),
            self.no_option.as_deref().map(Kind::NoOption),
            self.refused.as_deref().map(Kind::Refused),
            self.asks.as_deref().map(Kind::Asks),
            self.ending.as_deref().map(Kind::Ending),
            self.winners.as_deref().map(Kind::Winners),
        ];
        let mut kinds: Vec<Kind<'_>> = plain.into_iter().flatten().collect();
        match (&self.fact, &self.equals) {
            (Some(path), Some(value)) => kinds.push(Kind::Fact(path, value)),
            (None, None) => {}
            _ => return Err("`fact` and `equals` belong together".to_owned()),
        }
        match (kinds.pop(), kinds.is_empty()) {
            (Some(kind), true) => Ok(kind),
            _ => Err("an [[expect]] names exactly one thing: event, no-event, option, no-option, refused, asks, ending, winners or fact"
                .to_owned()),
        }
    }
}
