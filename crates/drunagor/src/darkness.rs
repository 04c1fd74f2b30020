//! The Darkness: runes are drawn, tiles grow toward the strongest hero who is not in it yet, also under Bridges and up onto them.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Flow, Halt, RuleId, Seat};

use crate::about::About;
use crate::asking::{Laying, Question};
use crate::content::kinds::Rune;
use crate::content::language::{Condition, Immunity};
use crate::content::runes::{BAG, BROKEN_INTO, HUNTING, MOST_SQUARES, RUNES, SMALL, Shape, Turned};
use crate::event::Event;
use crate::play::O;
use crate::square::{SQUARES, Square};
use crate::state::{Drunagor, Ending, MOST_CHARACTERS, Who};
use crate::{key, rule};

/// A square on which Darkness can lie: on top of the map, or under a Bridge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Bed {
    square: Square,
    under: bool,
}

/// The squares of a tile as it would lie.
type Tile = ArrayVec<Bed, MOST_SQUARES>;

/// Steps from every bed to the one that is hunted.
struct Steps([[u8; SQUARES]; 2]);

/// Nothing leads there.
const NOWHERE: u8 = u8::MAX;
/// Added to how a tile is turned where its first square lies under a Bridge.
const UNDER: u8 = 8;

impl Steps {
    fn from(&self, bed: Bed) -> u8 {
        let [top, under] = &self.0;
        let steps = if bed.under { under } else { top };
        steps.get(usize::from(bed.square.0)).copied().unwrap_or(NOWHERE)
    }

    fn at(&mut self, bed: Bed) -> Option<&mut u8> {
        let [top, under] = &mut self.0;
        let steps = if bed.under { under } else { top };
        steps.get_mut(usize::from(bed.square.0))
    }
}

/// How good a place for a tile is; less is better: how far it ends from the hunted hero, and how few of its squares lead there.
type Distance = (u8, u8);

/// A place for a tile: how good it is, where its first square lies, and how it is turned.
type Lay = (Distance, Bed, Turned);

impl Drunagor {
    /// The turn of the Rune card: runes, their tiles, and the card is flipped.
    pub(crate) fn darkness_turn(&mut self, o: O) -> Flow<()> {
        let second = self.second_rune_card();
        if second > 0 {
            self.new_turn();
            self.tell(o, Event::RuneTurn, rule::RUNE_SECOND_CARD);
        }
        for _ in 0..second {
            self.draw_rune(o)?;
        }
        self.new_turn();
        self.tell(o, Event::RuneTurn, rule::RUNE_TURN);
        let [a, b] = HUNTING;
        for _ in 0..if self.rune_face_b { b } else { a } {
            self.draw_rune(o)?;
        }
        self.rune_face_b = !self.rune_face_b;
        self.tell(o, Event::RuneFlipped, rule::RUNE_CARD_TWO_FACES);
        Ok(())
    }

    /// A rune is drawn; the last one ends the Adventure.
    pub(crate) fn draw_rune(&mut self, o: O) -> Flow<()> {
        let mut counts = [0; RUNES];
        counts.iter_mut().enumerate().for_each(|(nth, count)| *count = u8::from(self.bag & (1 << nth) != 0));
        let chance = Chance::pile("rune", key::CHANCE_RUNE, rule::RUNE_TURN);
        let nth = o.draw(&Draw { chance, counts: &counts })?;
        let Some((rune, shape)) = BAG.get(nth).copied() else { return Err(Halt::Spoiled) };
        self.bag &= !(1 << nth);
        self.tell(o, Event::Rune(rune), rule::RUNE_TURN);
        if self.bag == 0 {
            return self.end(o, Ending::Dark);
        }
        let by = match self.hunted() {
            Some(hunted) => match self.spread(o, rune, shape, hunted)? {
                true => rule::DARKNESS_TURN_STEPS.and(rule::DARKNESS_BREAK_RUNE),
                false => rule::DARKNESS_TURN_STEPS.into(),
            },
            None => {
                self.crush(o)?;
                rule::DARKNESS_TURN_STEPS.and(rule::DARKNESS_CRUSH_RUNE)
            }
        };
        if let Some(count) = self.runes.get_mut(rune as usize) {
            *count += 1;
        }
        self.tell(o, Event::RuneLaid(rune, self.runes_of(rune)), by);
        Ok(())
    }

    /// Nothing of what saves a hero from others saves from being looked for by the Darkness.
    fn tell_hunted(&self, o: O, hunted: Seat, by: RuleId) {
        let who = Who::Hero(hunted);
        let also = match () {
            () if self.hero(hunted).down => rule::DARKNESS_CHASES_KNOCKED_OUT,
            () if self.hero(hunted).tokens.has(Condition::Stealth) => rule::DARKNESS_IGNORES_STEALTH,
            () if self.is_immune(who, Immunity::Darkness) => rule::DARKNESS_CHASES_IMMUNE,
            () => rule::DARKNESS_TARGET,
        };
        self.tell(o, Event::Hunted(hunted), if by == also { by.into() } else { by.and(also) });
    }

    /// The strongest hero who is not on Darkness, knocked out or not.
    fn hunted(&self) -> Option<Seat> {
        let outside = self.party().filter(|seat| !self.is_out(*seat) && !self.is_dark(self.hero(*seat).at));
        outside.max_by_key(|seat| {
            let hero = self.hero(*seat);
            (hero.health, core::cmp::Reverse(crate::content::track::Slot::of_role(hero.role)))
        })
    }

    /// All heroes are in the Darkness: it crushes them, and nothing prevents it.
    fn crush(&mut self, o: O) -> Flow<()> {
        let damage = self.heroes.len() as u8;
        self.tell(o, Event::Crush(damage), rule::DARKNESS_CRUSH);
        for who in self.party() {
            if !self.hero(who).down {
                let immune = self.is_immune(Who::Hero(who), Immunity::Darkness);
                let by = if immune { rule::DARKNESS_CRUSH_IMMUNE } else { rule::DARKNESS_CRUSH };
                self.harm(o, Who::Hero(who), damage, by)?;
            }
        }
        Ok(())
    }

    /// Lays the tile of a rune as near to the hunted hero as it comes, or three small ones in its place: whether it was broken.
    fn spread(&mut self, o: O, rune: Rune, shape: Shape, hunted: Seat) -> Flow<bool> {
        self.tell_hunted(o, hunted, rule::DARKNESS_TARGET);
        let steps = self.steps_to(self.hero(hunted).at);
        let best = self.best_places(shape, &steps, 1);
        let whole = best.first().map(|(distance, ..)| distance.0);
        let broken = self.broken_distance(&steps);
        if whole.is_none_or(|whole| broken < whole) {
            let by = if whole.is_none() { rule::DARKNESS_BREAK } else { rule::DARKNESS_BREAK_CLOSER };
            self.tell(o, Event::Broke, by);
            return self.spread_small(o, rune, hunted).map(|()| true);
        }
        self.lay(o, rune, shape, hunted, &best, false).map(|_| false)
    }

    /// Three small tiles, one after another; what is left when all heroes are in the Darkness is discarded.
    fn spread_small(&mut self, o: O, rune: Rune, mut hunted: Seat) -> Flow<()> {
        let mut left = BROKEN_INTO;
        while left > 0 {
            if self.is_dark(self.hero(hunted).at) {
                let Some(next) = self.hunted() else {
                    self.tell(o, Event::Discarded(left), rule::DARKNESS_BREAK_DISCARD);
                    return Ok(());
                };
                hunted = next;
                self.tell_hunted(o, hunted, rule::DARKNESS_BREAK_RETARGET);
            }
            let steps = self.steps_to(self.hero(hunted).at);
            let best = self.best_places(SMALL, &steps, left);
            if best.is_empty() {
                self.tell(o, Event::Discarded(left), rule::DARKNESS_BLOCKED_ALL);
                return Ok(());
            }
            let (cost, beneath) = self.lay(o, rune, SMALL, hunted, &best, true)?;
            if cost > 1 {
                let by = if beneath { rule::BRIDGE_DARKNESS_LEVEL2 } else { rule::DARKNESS_LEVEL_TWO_COST };
                self.tell(o, Event::Discarded(cost - 1), by);
            }
            left = left.saturating_sub(cost);
        }
        Ok(())
    }

    /// How near three small tiles would come.
    fn broken_distance(&self, steps: &Steps) -> u8 {
        let nearest = self.best_places(SMALL, steps, BROKEN_INTO).first().map_or(NOWHERE, |(distance, ..)| distance.0);
        if nearest == NOWHERE { NOWHERE } else { nearest.saturating_sub(BROKEN_INTO - 1) }
    }

    /// Asks the Party Leader among equally good places, and lays the tile: how many small tiles it took, and whether it came up
    /// onto a Bridge from beneath.
    fn lay(&mut self, o: O, rune: Rune, shape: Shape, hunted: Seat, best: &[Lay], small: bool) -> Flow<(u8, bool)> {
        let about = About::Tile { rune, hunted };
        let mut question = Question::new(self.leader(), about, rule::DARKNESS_LEADER_CHOICE, o.wants_refusals());
        for (_, bed, turned) in best {
            let under = if bed.under { UNDER } else { 0 };
            question.offer(Laying::Tile(bed.square, turned.0 | under), rule::DARKNESS_LEADER_CHOICE);
        }
        let Some(Laying::Tile(square, turned)) = self.put_or_only(o, &question)? else { return Ok((1, false)) };
        let bed = Bed { square, under: turned & UNDER != 0 };
        let tile = self.tile(shape, bed, Turned(turned & !UNDER)).unwrap_or_default();
        let cost = tile.iter().filter_map(|bed| self.beginning(*bed)).min().unwrap_or(1);
        let nearest = best.first().map_or(NOWHERE, |(distance, ..)| distance.0);
        let steps = self.steps_to(self.hero(hunted).at);
        // How it touches what lies there already, before any of it lies there itself.
        let touches: ArrayVec<RuleId, MOST_SQUARES> = tile.iter().map(|bed| self.touch_rule(*bed)).collect();
        let beneath = tile.iter().any(|bed| self.is_bridge(bed.square) && !bed.under && self.dark_beneath(*bed).is_some());
        for (bed, also) in tile.iter().zip(touches) {
            let dark = if bed.under { &mut self.beneath } else { &mut self.darkness };
            dark.add(bed.square);
            if small && !bed.under {
                self.small.add(bed.square);
            }
            let by = match steps.from(*bed) {
                _ if nearest == 0 => rule::DARKNESS_TARGET,
                far if far == nearest => rule::DARKNESS_CLOSEST,
                _ => rule::DARKNESS_COVER_TOWARD,
            };
            self.tell(o, Event::Dark(bed.square), by.and(also));
        }
        let caught: ArrayVec<Who, MOST_CHARACTERS> = self.everybody().filter(|who| self.is_up(*who)).collect();
        for who in caught {
            let under = |at: Square| tile.contains(&Bed { square: at, under: false });
            if self.at(who).is_some_and(under) && who.monster().is_none() {
                self.catch(o, who, rule::DARKNESS_DAMAGE_CAUGHT)?;
            }
        }
        Ok((cost, beneath))
    }

    /// The level of Darkness under the Bridge of a bed, right beneath it or beside that.
    fn dark_beneath(&self, bed: Bed) -> Option<u8> {
        let under = self.beside_bed(bed).filter(|other| other.under && self.is_dark_bed(*other));
        under.filter_map(|other| self.level_of(other)).max()
    }

    /// By which rule a square may be covered: where its Darkness comes from, and what stands on it.
    fn touch_rule(&self, bed: Bed) -> RuleId {
        let level = self.level_of(bed);
        let dark = || self.beside_bed(bed).filter(|other| self.is_dark_bed(*other));
        let printed = |other: Bed| !other.under && !self.darkness.has(other.square);
        match () {
            () if bed.under && dark().next().is_some_and(|_| dark().all(|other| !other.under)) => rule::BRIDGE_ADJACENT,
            () if bed.under => rule::BRIDGE_DARKNESS_UNDER,
            () if self.is_bridge(bed.square) => match self.dark_beneath(bed).zip(level) {
                Some((0, 1)) => rule::BRIDGE_DARKNESS_LEVEL1,
                _ => rule::BRIDGE_DARKNESS_UP,
            },
            () if self.chests.contains(&bed.square) => rule::CHEST_DARKNESS_UNDER,
            () if self.spots.iter().any(|spot| spot.at == bed.square) => rule::INTERACTION_DARKNESS_UNDER,
            () if dark().next().is_some() && dark().all(|other| self.level_of(other) != level) => rule::DARKNESS_LEVEL_CHANGE,
            () if dark().next().is_some() && dark().all(printed) => rule::TERRAIN_DARKNESS_SPAWN,
            () => rule::DARKNESS_SPAWN_WHERE,
        }
    }

    /// A small tile comes to lie on a square because an Adventure says so.
    pub(crate) fn darken_square(&mut self, o: O, at: Square) -> Flow<()> {
        if self.cell(at).is_none() || self.is_dark(at) {
            return Ok(());
        }
        self.darkness.add(at);
        self.small.add(at);
        self.tell(o, Event::Dark(at), rule::DARKNESS_ADVENTURE_EFFECTS);
        match self.occupant(at).filter(|who| who.monster().is_none() && self.is_up(*who)) {
            Some(who) => self.catch(o, who, rule::DARKNESS_DAMAGE_CAUGHT),
            None => Ok(()),
        }
    }

    /// Whoever is under a new tile takes its damage, once in this turn.
    fn catch(&mut self, o: O, who: Who, by: RuleId) -> Flow<()> {
        let kind = crate::content::board::Terrain::Darkness as u8;
        if self.harmed_mut(who).is_some_and(|harmed| harmed.first(kind)) { self.darken(o, who, by) } else { Ok(()) }
    }

    /// The best places for a shape, all equally good; a small tile may take as many as are left.
    fn best_places(&self, shape: Shape, steps: &Steps, left: u8) -> Vec<Lay> {
        let mut best: Vec<Lay> = Vec::new();
        let ways: &[Turned] = if shape.len() == 1 { &[Turned(0)] } else { &Turned::ALL };
        let mut seen: Vec<Tile> = Vec::new();
        for at in self.beds() {
            // A tile that begins further away than the best cannot end nearer than its own size allows.
            let near = steps.from(at).saturating_sub(MOST_SQUARES as u8);
            if best.first().is_some_and(|(known, ..)| near > known.0) || steps.from(at) == NOWHERE {
                continue;
            }
            for turned in ways {
                let Some(tile) = self.tile(shape, at, *turned).filter(|tile| self.may_lie(tile, left)) else { continue };
                let ends = tile.iter().map(|bed| steps.from(*bed)).min().unwrap_or(NOWHERE);
                let toward = tile.iter().filter(|bed| steps.from(**bed) < steps.from(at)).count() as u8;
                let distance = (ends, (MOST_SQUARES as u8).saturating_sub(toward));
                if best.first().is_some_and(|(known, ..)| distance > *known) {
                    continue;
                }
                if best.first().is_some_and(|(known, ..)| distance < *known) {
                    best.clear();
                    seen.clear();
                }
                let mut squares = tile;
                squares.sort_unstable();
                if !seen.contains(&squares) {
                    best.push((distance, at, *turned));
                    seen.push(squares);
                }
            }
        }
        best
    }

    /// All beds of the revealed map.
    fn beds(&self) -> impl Iterator<Item = Bed> + '_ {
        let board = self.adventure.board();
        let under = board.squares().filter(|square| self.under_bridge(*square).is_some());
        let top = board.squares().filter(|square| self.cell(*square).is_some());
        top.map(|square| Bed { square, under: false }).chain(under.map(|square| Bed { square, under: true }))
    }

    fn level_of(&self, bed: Bed) -> Option<u8> {
        let cell = if bed.under { self.under_bridge(bed.square) } else { self.cell(bed.square) };
        cell.map(|cell| cell.level)
    }

    fn is_dark_bed(&self, bed: Bed) -> bool {
        if bed.under { self.beneath.has(bed.square) } else { self.is_dark(bed.square) }
    }

    /// The beds that touch one over a side, and the one above or below it.
    fn beside_bed(&self, bed: Bed) -> impl Iterator<Item = Bed> + '_ {
        let around = bed.square.beside().flat_map(|square| [Bed { square, under: false }, Bed { square, under: true }]);
        let over = [Bed { square: bed.square, under: !bed.under }];
        around.chain(over).filter(|bed| self.level_of(*bed).is_some())
    }

    /// The squares of a shape that is laid from a bed on, all on its level; nothing where they leave the map.
    fn tile(&self, shape: Shape, at: Bed, turned: Turned) -> Option<Tile> {
        let level = self.level_of(at)?;
        let bed = |square: Square| {
            let beds = [Bed { square, under: false }, Bed { square, under: true }];
            beds.into_iter().find(|bed| self.level_of(*bed) == Some(level))
        };
        shape.iter().map(|step| at.square.step(turned.lay(*step)).and_then(bed)).collect()
    }

    /// How many small tiles it takes to begin on a bed: one on a Spawn Point or beside Darkness, two where it climbs two levels.
    fn beginning(&self, bed: Bed) -> Option<u8> {
        if !bed.under && self.cell(bed.square).is_some_and(|cell| cell.spawn) {
            return Some(1);
        }
        let level = self.level_of(bed)?;
        let dark = self.beside_bed(bed).filter(|beside| self.is_dark_bed(*beside));
        dark.filter_map(|beside| self.level_of(beside)).map(|other| 1 + u8::from(other.abs_diff(level) > 1)).min()
    }

    /// Whether a tile may lie there: over no Darkness, on a Spawn Point or beside Darkness, and with as many small tiles as it takes.
    fn may_lie(&self, tile: &Tile, left: u8) -> bool {
        tile.iter().all(|bed| !self.is_dark_bed(*bed))
            && tile.iter().filter_map(|bed| self.beginning(*bed)).any(|cost| cost <= left)
    }

    /// Steps to a square from everywhere; a step of two levels counts twice.
    fn steps_to(&self, goal: Square) -> Steps {
        let mut steps = Steps([[NOWHERE; SQUARES]; 2]);
        // A bed is put down anew only with fewer steps, so none lies twice on the edge of the same number.
        let mut edges: [ArrayVec<Bed, { SQUARES * 2 }>; 3] = Default::default();
        let first = Bed { square: goal, under: false };
        if let Some(known) = steps.at(first) {
            *known = 0;
        }
        let [now, ..] = &mut edges;
        now.push(first);
        for far in 0..NOWHERE - 2 {
            let [now, next, later] = &mut edges;
            for at in now.drain(..) {
                if steps.from(at) != far {
                    continue;
                }
                for to in self.beside_bed(at) {
                    let (Some(here), Some(there)) = (self.level_of(at), self.level_of(to)) else { continue };
                    let high = there.abs_diff(here) > 1;
                    let reached = far + 1 + u8::from(high);
                    let Some(known) = steps.at(to).filter(|known| **known > reached) else { continue };
                    *known = reached;
                    if high { later.push(to) } else { next.push(to) }
                }
            }
            edges.rotate_left(1);
            if edges.iter().all(|edge| edge.is_empty()) {
                break;
            }
        }
        steps
    }
}
