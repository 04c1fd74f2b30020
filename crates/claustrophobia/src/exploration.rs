//! Exploration: a human warrior leaves through an unexplored opening, and a new tile is laid.

use arrayvec::ArrayVec;
use table::{Flow, Menu, RuleId, Seat, Verdict};

use crate::about::About;
use crate::choice::{Foreseeing, Laying};
use crate::content::{Moment, TileEffect, TileNo};
use crate::event::Event;
use crate::lasting::Gives;
use crate::play::O;
use crate::powers::Happening;
use crate::rule;
use crate::setup::WATER;
use crate::state::{Active, Claustrophobia, Ending, HUMAN, HumanId, INFERNAL, Laid, Side, SpotId, Warrior};
use crate::tunnels::openings;

/// Tiles that Prescience shows.
const FORESEEN: usize = 3;

impl Claustrophobia {
    /// Only humans explore, and only while there are tiles.
    pub(crate) fn may_explore(&self, active: &Active) -> Verdict {
        if !active.who.is_human() {
            return Err(rule::EXPLORATION_HUMANS_ONLY);
        }
        if self.pile.is_empty() || self.tunnels.is_full() {
            return Err(rule::EXPLORATION_PILE_EMPTY);
        }
        Ok(if active.moved { rule::EXPLORATION_CONTINUE } else { rule::EXPLORATION_ACTION })
    }

    /// The explorer leaves its tile; the infernal player draws and lays the next one, or the human player with Prescience.
    pub(crate) fn explore(&mut self, o: O, active: Active, side: Side) -> Flow<()> {
        let Warrior::Human(explorer) = active.who else { return Ok(()) };
        self.spend(active);
        if self.table_gives(Gives::Foresight) {
            // The token leaves the pile as soon as the gift is used.
            self.lasting.retain(|lasting| lasting.gives != Gives::Foresight);
            let seen = self.look_ahead(o, FORESEEN)?;
            self.tell(o, Event::Foreseen(seen as u8), rule::GIFT_PRESCIENCE_CHOICE);
            return self.foresee(o, explorer, side);
        }
        self.draw_next(o, explorer, side)
    }

    fn draw_next(&mut self, o: O, explorer: HumanId, side: Side) -> Flow<()> {
        if let Some(tile) = self.draw_tile(o)? {
            self.tell(o, Event::Explored(explorer, tile), rule::EXPLORATION_DRAW);
            self.lay_new(o, explorer, side, tile, INFERNAL)?;
        }
        Ok(())
    }

    /// With Prescience the human player takes one of the tiles seen and puts the others back in the order it likes.
    fn foresee(&mut self, o: O, explorer: HumanId, side: Side) -> Flow<()> {
        let seen: ArrayVec<TileNo, FORESEEN> = self.pile.seen.iter().map(|seen| seen.tile).collect();
        if seen.is_empty() {
            return self.draw_next(o, explorer, side);
        }
        let tile = self.choose_tile(o, About::Foresee, rule::GIFT_PRESCIENCE_CHOICE, &seen)?;
        let rest: ArrayVec<TileNo, FORESEEN> = seen.into_iter().filter(|other| *other != tile).collect();
        if rest.len() > 1 {
            let next = self.choose_tile(o, About::PutBack, rule::GIFT_PRESCIENCE_RETURN, &rest)?;
            // The last one of the list comes next.
            table::sort_short(&mut self.pile.seen, |seen| seen.tile == next);
        }
        self.pile.seen.retain(|seen| seen.tile != tile);
        self.tell(o, Event::Explored(explorer, tile), rule::GIFT_PRESCIENCE_ONCE);
        self.lay_new(o, explorer, side, tile, HUMAN)
    }

    /// One of the tiles that only the human player sees: what is taken is told, and what is put back stays a secret.
    fn choose_tile(&self, o: O, about: About, by: RuleId, tiles: &[TileNo]) -> Flow<TileNo> {
        let mut menu = Menu::new(HUMAN, about, by, o.wants_refusals());
        menu.sealed = about == About::PutBack;
        for tile in tiles {
            menu.offer(Foreseeing::Tile(*tile), by);
        }
        let Foreseeing::Tile(tile) = self.put_unless_alone(o, &menu)?;
        Ok(tile)
    }

    /// The new tile is laid against the explored opening, in any orientation that lets the explorer enter.
    fn lay_new(&mut self, o: O, explorer: HumanId, side: Side, tile: TileNo, by: Seat) -> Flow<()> {
        let Some(from) = self.human(explorer).at else { return Ok(()) };
        let (x, y) = side.step(self.laid(from).x, self.laid(from).y);
        let place_rule = if by == HUMAN { rule::GIFT_PRESCIENCE_ORIENTATION } else { rule::EXPLORATION_PLACE };
        let mut menu = Menu::new(by, About::Lay(tile, from, side), place_rule, o.wants_refusals());
        for turn in 0..4 {
            let open = openings(tile, turn);
            let same_as_before = (0..turn).any(|other| openings(tile, other) == open);
            if !same_as_before {
                let enters = open >> side.opposite().0 & 1 != 0;
                menu.consider(Laying::Lay(tile, turn), if enters { Ok(place_rule) } else { Err(rule::EXPLORATION_PLACE) });
            }
        }
        let Laying::Lay(_, turn) = self.put_unless_alone(o, &menu)?;
        let laid = Laid::new(tile, x, y, turn);
        let closes = self.would_be_dead_end(&laid);
        if closes && self.put_aside(o, tile) {
            // With Prescience the player chooses again among the tiles that are left.
            return match by {
                HUMAN if !self.pile.seen.is_empty() => self.foresee(o, explorer, side),
                _ => self.draw_next(o, explorer, side),
            };
        }
        let spot = self.lay(laid);
        self.tell(o, Event::Laid(spot, tile), if closes { rule::EXPLORATION_GOAL_TILE } else { place_rule });
        self.happens(o, Happening::Laid(spot))?;
        self.enter_new(o, explorer, spot)?;
        // What is left of the pile is needed, and nothing leads there any more.
        if closes && self.is_sealed() && !self.pile.is_empty() { self.end(o, Ending::Impossible) } else { Ok(()) }
    }

    /// Whether no opening leads into the dark, not even a buried one.
    fn is_sealed(&self) -> bool {
        let leads = |laid: &Laid| Side::ALL.into_iter().any(|side| laid.is_open(side) && laid.beside(side).is_none());
        !self.tunnels.iter().any(leads)
    }

    /// Whether no unexplored opening would be left in the whole play area.
    fn would_be_dead_end(&self, laid: &Laid) -> bool {
        let here = (laid.x, laid.y);
        let leads_on = |side: Side| {
            let (x, y) = side.step(laid.x, laid.y);
            laid.is_open(side) && self.spot_at(x, y).is_none()
        };
        let stays_open = |spot: SpotId| {
            let tile = self.laid(spot);
            Side::ALL.into_iter().any(|side| self.is_unexplored(spot, side) && side.step(tile.x, tile.y) != here)
        };
        !Side::ALL.into_iter().any(leads_on) && !self.spots().any(stays_open)
    }

    /// Fountains get their water; then the explorer enters, the effects are triggered, and holes get their token.
    fn enter_new(&mut self, o: O, explorer: HumanId, spot: SpotId) -> Flow<()> {
        let effect = self.effect_of(spot);
        if effect == Some(TileEffect::HealingFountain) {
            self.laid_mut(spot).water = WATER;
            self.tell(o, Event::TileEffect(spot, TileEffect::HealingFountain), rule::TILE_FOUNTAIN_TOKENS);
        }
        self.human_mut(explorer).at = Some(spot);
        self.tell(o, Event::Moved(Warrior::Human(explorer), spot), rule::EXPLORATION_ENTER);
        if let Some(effect) = effect.filter(|effect| effect.is_silent()) {
            self.tell(o, Event::TileEffect(spot, effect), rule::EXPLORATION_TRIGGER);
        }
        self.enters(o, Warrior::Human(explorer), spot)?;
        if effect == Some(TileEffect::Hole) {
            self.place_hole(o, spot)?;
        }
        while self.offer_events(o, Moment::Exploration)? {}
        Ok(())
    }
}
