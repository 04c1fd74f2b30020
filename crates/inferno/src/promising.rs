//! Which options are worth thinking about: some ninety hexes are in reach of a character, and few of them matter.

use table::Ask;

use crate::board::{HexId, HexSet, TerritoryId};
use crate::choice::Choice;
use crate::content::{CHARACTER_ELL, MEND};
use crate::habit::offered;
use crate::paths::{beside, edge, set};
use crate::state::{CharacterId, Inferno};

/// Start hexes that are thought about.
const STARTS: usize = 6;
/// ELL that a wounded character has lost at least.
const HURT: u8 = 2;

/// The options worth thinking about, by index.
pub(crate) fn promising(game: &Inferno, ask: &Ask<Inferno>, into: &mut Vec<u16>) {
    let places = offered(ask);
    let mover = ask.about.mover();
    let moves = mover.filter(|_| !places.is_empty()).map_or(HexSet::EMPTY, |id| good_moves(game, id, &places));
    let starts = ask.options.len().div_ceil(STARTS);
    for (index, option) in (0..).zip(&ask.options) {
        let good = match option.choice {
            Choice::Move(hex) => moves.has(hex),
            Choice::Start(_) => usize::from(index) % starts == 0,
            // All corners are alike before anything else is placed.
            Choice::Spinner(corner) => corner.0 == 0,
            Choice::Mend(whom) => lost(game, whom) >= MEND.min(HURT),
            Choice::Heal => mover.is_some_and(|id| lost(game, id) >= HURT),
            Choice::GiveResources(to, _) => mover.is_some_and(|id| is_far_poorer(game, id, to)),
            Choice::GiveCard(..) => false,
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

fn lost(game: &Inferno, id: CharacterId) -> u8 {
    CHARACTER_ELL.saturating_sub(game.character(id).ell)
}

/// Sharing resources takes a Basic Action, so it must be much at once.
fn is_far_poorer(game: &Inferno, from: CharacterId, to: CharacterId) -> bool {
    game.character(from).resources >= game.character(to).resources + 3
}

/// Where a move leads to something: a fight, resources, the way inward, or out of harm.
fn good_moves(game: &Inferno, id: CharacterId, places: &HexSet) -> HexSet {
    let mut good = HexSet::EMPTY;
    let Some(at) = game.character(id).at else { return good };
    let here = at.territory();
    let mut try_for = |goals: &HexSet| good = good.or(&set(game.toward(at, places, goals)));
    try_for(&set(game.piles.iter().map(|pile| pile.at)));
    if let Some(dante) = game.dante {
        try_for(&beside(dante.at, TerritoryId::DANTE));
        try_for(&set([HexId::CENTER]));
        try_for(&set([opposite(dante.at, places)]));
    } else {
        try_for(&edge());
    }
    for unclaimed in &game.unclaimed {
        try_for(&beside(unclaimed.at, unclaimed.territory));
        if unclaimed.territory == here {
            try_for(&set(game.landing(unclaimed)));
            try_for(&set([opposite(unclaimed.at, places)]));
        }
    }
    for territory in TerritoryId::all().filter(|territory| territory.is_next_to(here) && *territory != TerritoryId::DANTE) {
        if game.is_flipped(territory) && !game.is_locked(territory) {
            try_for(&set([territory.center()]));
        }
    }
    good
}

/// The place farthest from a monster.
fn opposite(monster: HexId, places: &HexSet) -> HexId {
    places.iter().max_by_key(|hex| monster.distance(*hex)).unwrap_or(monster)
}
