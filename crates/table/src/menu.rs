//! Questions whose options are of one type, so that whoever handles the answer handles every option that is offered.

use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};

use crate::{Ask, Flow, Game, Halt, Oracle, RuleId, Seats, Verdict, ask};

/// A question of which every option is a `T`. The answer comes back as a `T`, and a `match` on it has to name each of them:
/// an option that somebody adds does not compile until it is handled. [`choices!`](crate::choices) makes such types.
pub struct Menu<G: Game, T> {
    ask: Ask<G>,
    offers: PhantomData<fn() -> T>,
}

impl<G: Game, T: Into<G::Choice> + TryFrom<G::Choice>> Menu<G, T> {
    /// A question without options yet, to a seat or to several.
    pub fn new(seats: impl Into<Seats>, about: impl Into<G::About>, rule: RuleId, wants_refusals: bool) -> Self {
        Self { ask: Ask::new(seats, about, rule, wants_refusals), offers: PhantomData }
    }

    /// Adds a candidate for everybody who is asked, to the options or to the refusals as its verdict says.
    #[inline]
    pub fn consider(&mut self, choice: T, verdict: Verdict) {
        self.ask.consider(choice.into(), verdict);
    }

    /// Adds a candidate that only these seats can choose, to the options or to the refusals as its verdict says.
    #[inline]
    pub fn consider_for(&mut self, by: impl Into<Seats>, choice: T, verdict: Verdict) {
        self.ask.consider_for(by, choice.into(), verdict);
    }

    /// Adds an option that nothing can forbid.
    pub fn offer(&mut self, choice: T, rule: RuleId) {
        self.ask.offer(choice.into(), rule);
    }

    /// Adds an option that nothing can forbid and only these seats can choose.
    pub fn offer_for(&mut self, by: impl Into<Seats>, choice: T, rule: RuleId) {
        self.ask.offer_for(by, choice.into(), rule);
    }

    /// Asks, and gives what was chosen.
    pub fn put(&self, game: &G, oracle: &mut dyn Oracle<G>) -> Flow<T> {
        T::try_from(ask(game, oracle, &self.ask)?).map_err(|_| Halt::Spoiled)
    }
}

/// What is common to all questions. Options are added through the menu itself, which knows their type.
impl<G: Game, T> Deref for Menu<G, T> {
    type Target = Ask<G>;

    fn deref(&self) -> &Ask<G> {
        &self.ask
    }
}

impl<G: Game, T> DerefMut for Menu<G, T> {
    fn deref_mut(&mut self) -> &mut Ask<G> {
        &mut self.ask
    }
}

/// Makes the type of the options of one question out of a game's choices:
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Choice { Walk(u8), Rest, Attack(u8) }
///
/// table::choices! {
///     /// What a tired hero may do.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     enum Tired of Choice { Walk(steps: u8), Rest }
/// }
///
/// assert_eq!(Choice::from(Tired::Walk(2)), Choice::Walk(2));
/// assert_eq!(Tired::try_from(Choice::Rest), Ok(Tired::Rest));
/// assert!(Tired::try_from(Choice::Attack(1)).is_err());
/// ```
#[macro_export]
macro_rules! choices {
    ($(#[$about:meta])* $vis:vis enum $name:ident of $choice:ident {
        $($(#[$doc:meta])* $variant:ident $(($($field:ident: $type:ty),+ $(,)?))?),+ $(,)?
    }) => {
        $(#[$about])*
        $vis enum $name { $($(#[$doc])* $variant $(($($type),+))?),+ }

        impl From<$name> for $choice {
            #[inline]
            fn from(choice: $name) -> Self {
                match choice { $($name::$variant $(($($field),+))? => Self::$variant $(($($field),+))?),+ }
            }
        }

        impl TryFrom<$choice> for $name {
            type Error = $choice;

            #[inline]
            fn try_from(choice: $choice) -> Result<Self, $choice> {
                match choice {
                    $($choice::$variant $(($($field),+))? => Ok(Self::$variant $(($($field),+))?),)+
                    #[allow(unreachable_patterns, reason = "a question may offer all choices of a small game")]
                    other => Err(other),
                }
            }
        }
    };
}
