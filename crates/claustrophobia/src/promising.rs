//! Which options are worth thinking about.

use table::Ask;

use crate::choice::{Choice, Recruit};
use crate::paths::FAR;
use crate::state::{Claustrophobia, HUMAN, Warrior};

/// Tiles of entry that are thought about, for each kind of warrior.
const ENTRIES: usize = 3;
/// Troglodytes are activated on the nearest tiles first.
const HUNTERS: u8 = 4;

/// The options worth thinking about, by index.
pub(crate) fn promising(game: &Claustrophobia, ask: &Ask<Claustrophobia>, into: &mut Vec<u16>) {
    let near = game.to_humans();
    let entries = near_entries(game, ask);
    for (index, option) in (0..).zip(&ask.options) {
        let good = match option.choice {
            Choice::Enter(recruit, spot) => entries.contains(&(recruit, spot.0)),
            // Far from everybody there is nothing to think about.
            Choice::Activate(Warrior::Troglodytes(spot)) => near.of(spot) <= HUNTERS,
            Choice::TakeBack(..) => ask.options.len() < 5,
            Choice::Done if ask.seat() == HUMAN => game.active().is_none() || !has_attack(ask),
            Choice::Done => !has_attack(ask),
            _ => true,
        };
        if good {
            into.push(index);
        }
    }
    if into.is_empty() {
        into.extend((0..).zip(&ask.options).map(|(index, _)| index));
    }
}

fn has_attack(ask: &Ask<Claustrophobia>) -> bool {
    ask.options.iter().any(|option| matches!(option.choice, Choice::Attack(_)))
}

/// For each kind of warrior the tiles of entry nearest to the humans.
fn near_entries(game: &Claustrophobia, ask: &Ask<Claustrophobia>) -> Vec<(Recruit, u8)> {
    let mut kept: Vec<(Recruit, u8)> = Vec::new();
    if !ask.options.iter().any(|option| matches!(option.choice, Choice::Enter(..))) {
        return kept;
    }
    let near = game.to_humans();
    let mut all: Vec<(Recruit, u8, u8)> = ask
        .options
        .iter()
        .filter_map(|option| match option.choice {
            Choice::Enter(recruit, spot) => Some((recruit, spot.0, near.of(spot))),
            _ => None,
        })
        .collect();
    table::sort_short(&mut all, |(_, spot, steps)| (*steps, *spot));
    for (recruit, spot, steps) in all {
        let already = kept.iter().filter(|(other, _)| *other == recruit).count();
        if already < ENTRIES && (steps < FAR || already == 0) {
            kept.push((recruit, spot));
        }
    }
    kept
}
