//! Which options are worth thinking about.

use table::{Ask, Seat, sort_short};

use crate::about::About;
use crate::choice::Choice;
use crate::habit::Question;
use crate::state::{Drunagor, Who};
use crate::tactics::Stand;
use crate::value::{Fighter, Points};

/// How many places to go to a search considers at once.
const PLACES: usize = 4;
/// How many skills.
const ACTS: usize = 5;
/// How many of anything else.
const OTHERS: usize = 8;

/// The options worth thinking about, by index.
pub(crate) fn promising(game: &Drunagor, ask: &Ask<Drunagor>, into: &mut Vec<u16>) {
    let question = Question::new(game, ask);
    match ask.about {
        About::Turn { who, .. } => of_mover(&question, Who::Hero(who), into),
        About::Move { who, .. } => of_mover(&question, who, into),
        About::Reward { who, .. } => of_rewards(&question, who, into),
        _ => into.extend((0..).zip(&ask.options).map(|(index, _)| index).take(OTHERS)),
    }
    if into.is_empty() {
        into.extend((0..).zip(&ask.options).map(|(index, _)| index));
    }
}

/// The rewards that add most.
fn of_rewards(question: &Question<'_>, who: Seat, into: &mut Vec<u16>) {
    let gain = |choice| question.gain(who, choice).unwrap_or(0);
    let mut rewards: Vec<(Points, u16)> = (0..).zip(question.choices()).map(|(index, choice)| (-gain(choice), index)).collect();
    sort_short(&mut rewards, |(worth, index)| (*worth, *index));
    into.extend(rewards.iter().take(OTHERS).map(|(_, index)| *index));
}

/// The best places and the best skills, and what does neither.
fn of_mover(question: &Question<'_>, who: Who, into: &mut Vec<u16>) {
    let stand = match who {
        Who::Hero(seat) => Stand::new(question.game, seat),
        Who::Monster(_) | Who::Ally(_) => Stand::of_ally(question.game, who),
    };
    let clear = question.game.monsters.is_empty();
    let fighter = who.hero().map(|seat| Fighter::new(question.game, seat));
    let mut places: Vec<(Points, u16)> = Vec::new();
    let mut acts: Vec<(Points, u16)> = Vec::new();
    for (index, choice) in (0..).zip(question.choices()) {
        match choice {
            Choice::Go(at) => places.push((-stand.worth(at), index)),
            Choice::Use(..) | Choice::Focus(_) | Choice::Consume(_) | Choice::Ki => {
                let worth = fighter.as_ref().and_then(|fighter| question.act(fighter, choice)).unwrap_or(0);
                if worth > 0 {
                    acts.push((-worth, index));
                }
            }
            Choice::Open(_) => {
                if clear {
                    into.push(index);
                }
            }
            // These lead nowhere within a few turns.
            Choice::Again(_) | Choice::Give(..) | Choice::Take(..) | Choice::Unequip(_) => {}
            _ => into.push(index),
        }
    }
    sort_short(&mut places, |(worth, index)| (*worth, *index));
    sort_short(&mut acts, |(worth, index)| (*worth, *index));
    into.extend(places.iter().take(PLACES).chain(acts.iter().take(ACTS)).map(|(_, index)| *index));
}
