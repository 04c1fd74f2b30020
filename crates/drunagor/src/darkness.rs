//! The Darkness: runes are drawn, tiles grow toward the strongest hero who is not in it yet, also under Bridges and up onto them.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Flow, Halt, RuleId, Seat};

use crate::about::About;
use crate::asking::{Laying, Question};
use crate::beds::{Bed, Beds, Lay, NOWHERE, Steps};
use crate::content::kinds::Rune;
use crate::content::language::{Condition, Immunity};
use crate::content::runes::{BAG, BROKEN_INTO, HUNTING, MOST_SQUARES, RUNES, SMALL, Shape, Turned};
use crate::event::Event;
use crate::play::O;
use crate::square::Square;
use crate::state::{Drunagor, Ending, MOST_CHARACTERS, Who};
use crate::{key, rule};

/// Added to how a tile is turned where its first square lies under a Bridge.
const UNDER: u8 = 8;

impl Drunagor {
    /// The turn of the Rune card: runes, their tiles, and the card is flipped.
    pub(crate) fn darkness_turn(&mut self, o: O) -> Flow<()> {
        let second = if self.is_calm() { 0 } else { self.second_rune_card() };
        if second > 0 {
            self.new_turn();
            self.tell(o, Event::RuneTurn, rule::RUNE_SECOND_CARD);
        }
        for _ in 0..second {
            self.draw_rune(o)?;
        }
        self.new_turn();
        self.tell(o, Event::RuneTurn, rule::RUNE_TURN);
        if self.is_calm() {
            self.tell(o, Event::Calm, rule::CONTENT_BALANCE);
            return Ok(());
        }
        let [a, b] = HUNTING;
        for _ in 0..if self.rune_face_b { b } else { a } {
            self.draw_rune(o)?;
        }
        self.rune_face_b = !self.rune_face_b;
        self.tell(o, Event::RuneFlipped, rule::RUNE_CARD_TWO_FACES);
        Ok(())
    }

    /// Whether the Darkness does not hunt yet.
    fn is_calm(&self) -> bool {
        self.round <= u16::from(self.respite)
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
        let beds = self.beds();
        let steps = beds.steps_to(self.hero(hunted).at);
        let best = beds.best_places(shape, &steps, 1);
        let whole = best.first().map(|(distance, ..)| distance.0);
        let broken = broken_distance(&beds, &steps);
        if whole.is_none_or(|whole| broken < whole) {
            let by = if whole.is_none() { rule::DARKNESS_BREAK } else { rule::DARKNESS_BREAK_CLOSER };
            self.tell(o, Event::Broke, by);
            return self.spread_small(o, rune, hunted).map(|()| true);
        }
        self.lay(o, rune, shape, hunted, Places { beds, steps, best }, false).map(|_| false)
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
            let beds = self.beds();
            let steps = beds.steps_to(self.hero(hunted).at);
            let best = beds.best_places(SMALL, &steps, left);
            if best.is_empty() {
                self.tell(o, Event::Discarded(left), rule::DARKNESS_BLOCKED_ALL);
                return Ok(());
            }
            let (cost, beneath) = self.lay(o, rune, SMALL, hunted, Places { beds, steps, best }, true)?;
            if cost > 1 {
                let by = if beneath { rule::BRIDGE_DARKNESS_LEVEL2 } else { rule::DARKNESS_LEVEL_TWO_COST };
                self.tell(o, Event::Discarded(cost - 1), by);
            }
            left = left.saturating_sub(cost);
        }
        Ok(())
    }

    /// Asks the Party Leader among equally good places, and lays the tile: how many small tiles it took, and whether it came up
    /// onto a Bridge from beneath.
    fn lay(&mut self, o: O, rune: Rune, shape: Shape, hunted: Seat, places: Places, small: bool) -> Flow<(u8, bool)> {
        let Places { beds, steps, best } = places;
        let about = About::Tile { rune, hunted };
        let mut question = Question::new(self.leader(), about, rule::DARKNESS_LEADER_CHOICE, o.wants_refusals());
        for (_, bed, turned) in &best {
            let under = if bed.under { UNDER } else { 0 };
            question.offer(Laying::Tile(bed.square, turned.0 | under), rule::DARKNESS_LEADER_CHOICE);
        }
        let Some(Laying::Tile(square, turned)) = self.put_or_only(o, &question)? else { return Ok((1, false)) };
        let bed = Bed { square, under: turned & UNDER != 0 };
        let tile = beds.tile(shape, bed, Turned(turned & !UNDER)).unwrap_or_default();
        let cost = tile.iter().filter_map(|bed| beds.beginning(*bed)).min().unwrap_or(1);
        let nearest = best.first().map_or(NOWHERE, |(distance, ..)| distance.0);
        // How it touches what lies there already, before any of it lies there itself.
        let touches: ArrayVec<RuleId, MOST_SQUARES> = tile.iter().map(|bed| self.touch_rule(&beds, *bed)).collect();
        let beneath = tile.iter().any(|bed| self.is_bridge(bed.square) && !bed.under && dark_beneath(&beds, *bed).is_some());
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

    /// By which rule a square may be covered: where its Darkness comes from, and what stands on it.
    fn touch_rule(&self, beds: &Beds, bed: Bed) -> RuleId {
        let level = beds.level(bed);
        let dark = || beds.beside(bed).filter(|other| beds.is_dark(*other));
        let printed = |other: Bed| !other.under && !self.darkness.has(other.square);
        match () {
            () if bed.under && dark().next().is_some_and(|_| dark().all(|other| !other.under)) => rule::BRIDGE_ADJACENT,
            () if bed.under => rule::BRIDGE_DARKNESS_UNDER,
            () if self.is_bridge(bed.square) => match dark_beneath(beds, bed).zip(level) {
                Some((0, 1)) => rule::BRIDGE_DARKNESS_LEVEL1,
                _ => rule::BRIDGE_DARKNESS_UP,
            },
            () if self.chests.contains(&bed.square) => rule::CHEST_DARKNESS_UNDER,
            () if self.spots.iter().any(|spot| spot.at == bed.square) => rule::INTERACTION_DARKNESS_UNDER,
            () if dark().next().is_some() && dark().all(|other| beds.level(other) != level) => rule::DARKNESS_LEVEL_CHANGE,
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
}

/// Where a tile can lie as well as anywhere, on which beds, and how far each of them is from whom it hunts.
struct Places {
    beds: Beds,
    steps: Steps,
    best: Vec<Lay>,
}

/// How near three small tiles would come.
fn broken_distance(beds: &Beds, steps: &Steps) -> u8 {
    let nearest = beds.best_places(SMALL, steps, BROKEN_INTO).first().map_or(NOWHERE, |(distance, ..)| distance.0);
    if nearest == NOWHERE { NOWHERE } else { nearest.saturating_sub(BROKEN_INTO - 1) }
}

/// The level of Darkness under the Bridge of a bed, right beneath it or beside that.
fn dark_beneath(beds: &Beds, bed: Bed) -> Option<u8> {
    let under = beds.beside(bed).filter(|other| other.under && beds.is_dark(*other));
    under.filter_map(|other| beds.level(other)).max()
}
