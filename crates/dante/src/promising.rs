//! Which options are worth thinking about.

use table::Ask;

use crate::about::About;
use crate::choice::Choice;
use crate::content::ChampionId;
use crate::state::{Dante, Place};
use crate::tactics::Window;

/// So many actions of the window are thought about.
const MOST_ACTIONS: usize = 10;
/// Steps of each Champion among them that lead nowhere in particular.
const STEPS: usize = 2;

/// Lists the options worth thinking about, by index.
pub(crate) fn promising(game: &Dante, ask: &Ask<Dante>, into: &mut Vec<u16>) {
    match ask.about {
        About::Actions => actions(game, ask, into),
        // One Slot, Space or token is mostly as good as another of its kind; what habit leaves out is hardly ever better.
        About::Threat { .. } | About::AfterRoll { .. } | About::BeforeRoll { .. } | About::Counterattack { .. } => {
            each_kind_once(ask, into);
        }
        _ => into.extend(0..ask.options.len() as u16),
    }
}

/// A Sin can be Yielded to on several Slots; the first is thought about.
fn each_kind_once(ask: &Ask<Dante>, into: &mut Vec<u16>) {
    for (index, option) in (0..).zip(&ask.options) {
        let again = ask.options.iter().take(usize::from(index)).any(|other| match (option.choice, other.choice) {
            (Choice::Yield(who, sin, _), Choice::Yield(whose, same, _)) => who == whose && sin == same,
            _ => false,
        });
        if !again {
            into.push(index);
        }
    }
}

fn actions(game: &Dante, ask: &Ask<Dante>, into: &mut Vec<u16>) {
    let window = Window::new(game);
    let mut ranked: Vec<(i32, u16)> = Vec::new();
    let mut passes = None;
    let mut steps = [0; 4];
    for (index, option) in (0..).zip(&ask.options) {
        match option.choice {
            Choice::Pass(seat) => {
                if !game.passed.has(seat) && passes.is_none() {
                    passes = Some(index);
                }
            }
            Choice::Play(..) | Choice::Willpower(..) => {
                // Free Slots are alike, so one of them stands for all.
                let again = ask.options.iter().take(usize::from(index)).any(|other| alike(game, option.choice, other.choice));
                if !again {
                    ranked.push((window.worth(option.choice).max(0), index));
                }
            }
            Choice::Go(who, to) => {
                let worth = window.worth(option.choice);
                let taken = steps.get_mut(who.number());
                let elsewhere = matches!(game.champion(who).place, Place::On(space) if space.area() != to.area());
                if worth > 0 {
                    ranked.push((worth, index));
                } else if let Some(taken) = taken
                    && elsewhere
                    && *taken < STEPS
                    && game.champion(who).vigor > 2
                {
                    *taken += 1;
                    ranked.push((0, index));
                }
            }
            Choice::Yield(..) | Choice::Deliver(..) => {}
            choice => {
                let worth = window.worth(choice);
                if worth > 0 {
                    ranked.push((worth, index));
                }
            }
        }
    }
    ranked.sort_by_key(|(worth, index)| (-worth, *index));
    into.extend(ranked.into_iter().take(MOST_ACTIONS).map(|(_, index)| index).chain(passes));
    if into.is_empty() {
        into.extend(0..ask.options.len() as u16);
    }
}

/// Whether two options put the same card on Slots that are alike.
fn alike(game: &Dante, one: Choice, other: Choice) -> bool {
    let free =
        |who: ChampionId, slot: u8| game.champion(who).slots.get(usize::from(slot)).is_some_and(|slot| slot.cards.is_empty());
    match (one, other) {
        (Choice::Play(who, card, slot), Choice::Play(whose, same, elsewhere)) => {
            who == whose && card == same && free(who, slot) == free(who, elsewhere)
        }
        (Choice::Willpower(who, card, _), Choice::Willpower(whose, same, _)) => who == whose && card == same,
        _ => false,
    }
}
