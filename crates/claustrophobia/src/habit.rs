//! What an experienced player does without thinking: who is asked, and about what.

use table::{Ask, Cited, Fate};

use crate::choice::Choice;
use crate::habit_human::human_answer;
use crate::habit_infernal::infernal_answer;
use crate::state::{Claustrophobia, HUMAN};

/// The answer of a player who does not think, by index.
pub(crate) fn habit(game: &Claustrophobia, ask: &Ask<Claustrophobia>, fate: &mut Fate) -> Option<u16> {
    let wanted = if ask.seat() == HUMAN { human_answer(game, ask, fate) } else { infernal_answer(game, ask, fate) }?;
    index(ask, wanted)
}

pub(crate) fn index(ask: &Ask<Claustrophobia>, wanted: Choice) -> Option<u16> {
    let is = |option: &Cited<Choice>| option.choice == wanted;
    ask.options.iter().position(is).and_then(|index| u16::try_from(index).ok())
}

/// All that can be chosen.
pub(crate) fn choices(ask: &Ask<Claustrophobia>) -> impl Iterator<Item = Choice> + '_ {
    ask.options.iter().map(|option| option.choice)
}

/// Any of the options.
pub(crate) fn any(ask: &Ask<Claustrophobia>, fate: &mut Fate) -> Option<Choice> {
    let at = fate.below(ask.options.len() as u32) as usize;
    ask.options.get(at).map(|option| option.choice)
}

/// The option that scores most; the first of equals.
pub(crate) fn best(ask: &Ask<Claustrophobia>, score: impl Fn(Choice) -> Option<i32>) -> Option<Choice> {
    let mut best: Option<(i32, Choice)> = None;
    for choice in choices(ask) {
        if let Some(score) = score(choice)
            && best.is_none_or(|(most, _)| score > most)
        {
            best = Some((score, choice));
        }
    }
    best.map(|(_, choice)| choice)
}
