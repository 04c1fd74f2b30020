//! The pile of tiles: layers whose order nobody knows, and on top of them what was looked at.

use table::{Chance, Draw, Fate, Flow, Halt, Oracle, Seat, Seats};

use crate::content::{SCENARIOS, Scenario, TILES, TileNo};
use crate::event::Event;
use crate::play::O;
use crate::state::{Claustrophobia, HUMAN, INFERNAL, Layer, MOST_LAYERS, Pile, Seen};
use crate::{key, rule};

/// Kinds in a draw: every tile by its number, and one that stands for any of the random ones.
const KINDS: usize = TILES.len() + 1;

fn counts(tiles: u64, random: u8) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    for tile in TileNo::among(tiles) {
        if let Some(count) = counts.get_mut(usize::from(tile.0) - 1) {
            *count = 1;
        }
    }
    if let Some(count) = counts.get_mut(TILES.len()) {
        *count = random;
    }
    counts
}

impl Pile {
    /// Whether no tile can come any more.
    pub fn is_empty(&self) -> bool {
        self.seen.is_empty() && self.layers.iter().all(Layer::is_empty) && (self.discarded == 0 || self.reused)
    }

    /// How many tiles are in it.
    pub fn len(&self) -> usize {
        let layer = |layer: &Layer| usize::from(layer.random) + layer.tiles.count_ones() as usize;
        self.seen.len() + self.layers.iter().map(layer).sum::<usize>()
    }

    /// Takes the next tile of a layer as `pick` says; `None` where the layer is empty.
    fn take(&mut self, at: usize, pick: &mut dyn FnMut(&[u8]) -> Flow<usize>) -> Flow<Option<Seen>> {
        let stock = self.stock;
        let Some(layer) = self.layers.get_mut(at).filter(|layer| !layer.is_empty()) else { return Ok(None) };
        let mut random = layer.random > 0;
        if random && layer.tiles != 0 {
            let kind = pick(&counts(layer.tiles, layer.random))?;
            random = kind == TILES.len();
            if !random {
                let tile = TileNo(kind as u8 + 1);
                layer.tiles &= !tile.bit();
                return Ok(Some(Seen { tile, layer: at as u8, random, by: Seats::NONE }));
            }
        }
        let kind = pick(&counts(if random { stock } else { layer.tiles }, 0))?;
        let tile = TileNo(kind as u8 + 1);
        if random {
            layer.random -= 1;
            self.stock &= !tile.bit();
        } else {
            layer.tiles &= !tile.bit();
        }
        Ok(Some(Seen { tile, layer: at as u8, random, by: Seats::NONE }))
    }

    /// Shuffles the next tile back into the layer that it came from.
    pub(crate) fn shuffle_back(&mut self) {
        let Some(seen) = self.seen.pop() else { return };
        self.give_back(&seen);
    }

    /// Puts a tile back into its layer.
    fn give_back(&mut self, seen: &Seen) {
        let Some(layer) = self.layers.get_mut(usize::from(seen.layer)) else { return };
        if seen.random {
            layer.random += 1;
            self.stock |= seen.tile.bit();
        } else {
            layer.tiles |= seen.tile.bit();
        }
    }

    /// What a seat can imagine: tiles that it has not seen go back to where they came from and are drawn anew.
    pub(crate) fn veil(&mut self, viewer: Seat, fate: &mut Fate) {
        let mut layers: Vec<u8> = Vec::new();
        let unseen: Vec<Seen> = self.seen.iter().copied().filter(|seen| !seen.by.has(viewer)).collect();
        for seen in &unseen {
            layers.push(seen.layer);
            self.give_back(seen);
        }
        table::sort_short(&mut layers, |layer| *layer);
        let mut drawn: Vec<Seen> = Vec::new();
        for layer in layers {
            let tile = self.take(usize::from(layer), &mut |counts| fate.draw(counts).ok_or(Halt::Spoiled));
            drawn.extend(tile.ok().flatten());
        }
        for seen in self.seen.iter_mut().filter(|seen| !seen.by.has(viewer)) {
            if drawn.is_empty() {
                break;
            }
            let by = seen.by;
            *seen = Seen { by, ..drawn.swap_remove(fate.below(drawn.len() as u32) as usize) };
        }
    }
}

impl Layer {
    pub(crate) const fn is_empty(&self) -> bool {
        self.random == 0 && self.tiles == 0
    }
}

impl Claustrophobia {
    /// The next tile; somebody may know it already.
    pub(crate) fn draw_tile(&mut self, o: O) -> Flow<Option<TileNo>> {
        if let Some(seen) = self.pile.seen.pop() {
            return Ok(Some(seen.tile));
        }
        Ok(self.next_of_layers(o, None)?.map(|seen| seen.tile))
    }

    /// A dead end is discarded. One that an aim needs goes under the pile (ruling `exploration.goal-tile`), unless nothing but
    /// such tiles is left: they would only come round and round. Gives whether it was put away.
    pub(crate) fn put_aside(&mut self, o: O, tile: TileNo) -> bool {
        if !self.is_needed(tile) {
            self.pile.discarded |= tile.bit();
            self.tell(o, Event::DeadEnd(tile), rule::EXPLORATION_DEAD_END);
            return true;
        }
        if self.all_are_needed() {
            self.reuse_discards(o);
        }
        if self.all_are_needed() {
            return false;
        }
        // There is room for it: see `MOST_LAYERS` below.
        let bottom = self.scenario.card().pile.len().max(1);
        if let Some(layer) = self.pile.layers.get_mut(bottom) {
            layer.tiles |= tile.bit();
        } else {
            let _room = self.pile.layers.try_push(Layer { random: 0, tiles: tile.bit() });
        }
        self.tell(o, Event::PutUnder(tile), rule::EXPLORATION_GOAL_TILE);
        true
    }

    /// Whether every tile that can still come is needed.
    fn all_are_needed(&self) -> bool {
        let pile = &self.pile;
        let stock = if pile.layers.iter().any(|layer| layer.random > 0) { pile.stock } else { 0 };
        let all = pile.layers.iter().fold(stock, |all, layer| all | layer.tiles);
        let all = pile.seen.iter().fold(all, |all, seen| all | seen.tile.bit());
        TileNo::among(all).all(|tile| self.is_needed(tile))
    }

    /// Discarded dead ends come back once (ruling `exploration.pile-empty`).
    fn reuse_discards(&mut self, o: O) {
        if self.pile.discarded == 0 || core::mem::replace(&mut self.pile.reused, true) {
            return;
        }
        let again = core::mem::take(&mut self.pile.discarded);
        if let Some(first) = self.pile.layers.first_mut() {
            first.tiles |= again;
        }
        self.tell(o, Event::PileAgain, rule::EXPLORATION_PILE_EMPTY);
    }

    /// The human player looks at the next tiles; gives how many there are.
    pub(crate) fn look_ahead(&mut self, o: O, count: usize) -> Flow<usize> {
        while self.pile.seen.len() < count {
            let Some(seen) = self.next_of_layers(o, Some(HUMAN))? else { break };
            self.pile.seen.insert(0, seen);
        }
        for seen in &mut self.pile.seen {
            seen.by = seen.by.and(HUMAN);
        }
        Ok(self.pile.seen.len())
    }

    /// The infernal player looks at the next tile; gives whether there is one.
    pub(crate) fn look_first(&mut self, o: O) -> Flow<bool> {
        if self.pile.seen.is_empty() {
            let Some(seen) = self.next_of_layers(o, Some(INFERNAL))? else { return Ok(false) };
            self.pile.seen.insert(0, seen);
        }
        if let Some(next) = self.pile.seen.last_mut() {
            next.by = next.by.and(INFERNAL);
        }
        Ok(true)
    }

    /// The next tile of the layers, which all see, or only one seat.
    fn next_of_layers(&mut self, o: O, seen_by: Option<Seat>) -> Flow<Option<Seen>> {
        let is_left = |layer: &Layer| !layer.is_empty();
        if !self.pile.layers.iter().any(is_left) {
            self.reuse_discards(o);
        }
        let Some(at) = self.pile.layers.iter().position(is_left) else { return Ok(None) };
        let chance = Chance::pile("tile", key::CHANCE_TILE, rule::EXPLORATION_DRAW).by(seen_by.unwrap_or(INFERNAL));
        // What one player looks at goes back unseen by the other one.
        let chance = match seen_by {
            Some(seat) => chance.secret(seat),
            None => chance,
        };
        let mut pick = |counts: &[u8]| Oracle::<Self>::draw(o, &Draw { chance: chance.clone(), counts });
        self.pile.take(at, &mut pick)
    }
}

/// Under every scenario's pile one more layer has room.
const _: () = {
    let mut scenarios: &[Scenario] = &SCENARIOS;
    while let [scenario, rest @ ..] = scenarios {
        assert!(scenario.pile.len() < MOST_LAYERS);
        scenarios = rest;
    }
};
