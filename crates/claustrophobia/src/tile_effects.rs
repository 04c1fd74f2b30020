//! What the icons of tiles do.

use table::{Chance, Dice, Flow, Menu, Roll, Seat, Verdict};

use crate::about::{About, Healing};
use crate::asking::COMBAT_DIE;
use crate::choice::Drinking;
use crate::content::{Knack, TileEffect};
use crate::event::{Event, Fell};
use crate::infernal_preparation::MOST_ALARM;
use crate::play::O;
use crate::state::{Active, Claustrophobia, HUMAN, INFERNAL, SpotId, Warrior};
use crate::{key, rule};

/// A booby trap hits on this or more.
const TRAP: u8 = 3;
/// A devouring pit bites on this or more.
const PIT: u8 = 4;
/// A sanctuary hits on this or more.
const SANCTUARY: u8 = 5;

impl Claustrophobia {
    /// Somebody has entered a tile.
    pub(crate) fn tile_effect(&mut self, o: O, who: Warrior, spot: SpotId) -> Flow<()> {
        let Some(effect) = self.effect_of(spot) else { return Ok(()) };
        let first_human = who.is_human() && !self.laid(spot).resolved;
        match effect {
            TileEffect::Alarm | TileEffect::BoobyTrap if first_human && self.has_knack(who, Knack::Wary) => {
                self.tell(o, Event::TileEffect(spot, effect), rule::EQUIPMENT_EFFECT);
            }
            TileEffect::Alarm if first_human => {
                self.resolve(o, spot, effect, rule::TILE_ALARM);
                self.alarm = (self.alarm + 1).min(MOST_ALARM);
            }
            TileEffect::BoobyTrap if first_human => {
                self.resolve(o, spot, effect, rule::TILE_BOOBY_TRAP);
                if self.roll_die(o, INFERNAL, (key::CHANCE_TRAP, rule::TILE_BOOBY_TRAP))? >= TRAP {
                    self.hit(o, who, 1)?;
                }
            }
            TileEffect::Tomb if first_human => {
                self.resolve(o, spot, effect, rule::TILE_TOMB);
                self.draw_instinct(o, 1)?;
            }
            TileEffect::Sanctuary if !who.is_human() => {
                self.tell(o, Event::TileEffect(spot, effect), rule::TILE_SANCTUARY);
                if self.roll_die(o, HUMAN, (key::CHANCE_SANCTUARY, rule::TILE_SANCTUARY))? >= SANCTUARY {
                    self.hit(o, who, 1)?;
                }
            }
            TileEffect::Flooded if self.is_flooded(who, spot) => {
                if let Some(active) = self.active().filter(|active| active.who == who && active.points > 0) {
                    self.set_active(Some(Active { points: 0, ..active }));
                    self.tell(o, Event::TileEffect(spot, effect), rule::TILE_FLOODED_ENTER);
                }
            }
            TileEffect::Stash if first_human && !self.has_stash_rule() => {
                self.tell(o, Event::TileEffect(spot, effect), rule::TILE_STASH_DEFAULT);
            }
            _ => {}
        }
        Ok(())
    }

    /// A tile effect that is used up gets a resolved effect token.
    pub(crate) fn resolve(&mut self, o: O, spot: SpotId, effect: TileEffect, by: table::RuleId) {
        self.laid_mut(spot).resolved = true;
        self.tell(o, Event::TileEffect(spot, effect), by);
        self.tell(o, Event::Resolved(spot), rule::TILE_RESOLVED_TOKEN);
    }

    /// At the start of a player's preparation phase a die is rolled for each of their warriors on a devouring pit.
    pub(crate) fn pits_bite(&mut self, o: O, seat: Seat) -> Flow<()> {
        for spot in self.spots() {
            if self.effect_of(spot) != Some(TileEffect::DevouringPit) || self.count_on(spot, seat) == 0 {
                continue;
            }
            let here: Vec<Warrior> = self.everybody_on(spot).filter(|warrior| warrior.seat() == seat).collect();
            for warrior in here {
                let (count, by) = match warrior {
                    Warrior::Troglodytes(spot) => (self.laid(spot).troglodytes, rule::TILES_PIT_TROGLODYTES),
                    _ => (1, rule::TILE_DEVOURING_PIT),
                };
                let chance = Chance::dice(key::CHANCE_PIT, by).by(seat);
                let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(count), COMBAT_DIE) })?;
                let hits = faces.iter().filter(|face| **face >= PIT).count() as u8;
                self.tell(o, Event::Pit(warrior, Fell(faces), hits), by);
                self.hit(o, warrior, hits)?;
            }
        }
        Ok(())
    }

    /// Whether a healing fountain can heal.
    pub(crate) fn has_water(&self, spot: SpotId) -> bool {
        self.laid(spot).water > 0 && self.humans_on(spot).any(|id| self.human(id).damage != 0)
    }

    /// Before the dice are rolled one water token of a fountain may be spent to heal a line of a warrior there.
    pub(crate) fn drink(&mut self, o: O, spot: SpotId) -> Flow<()> {
        if !self.has_water(spot) {
            return Ok(());
        }
        let about = About::Heal(Healing::Fountain(spot));
        let mut menu = Menu::new(HUMAN, about, rule::TILE_FOUNTAIN_HEAL, o.wants_refusals());
        for (id, line) in self.humans_on(spot).flat_map(|id| self.cancelled_lines(id)) {
            menu.offer(Drinking::Line(id, line), rule::TILE_FOUNTAIN_HEAL);
        }
        menu.offer(Drinking::Done, rule::TILE_FOUNTAIN_HEAL);
        let Drinking::Line(id, line) = menu.put(self, o)? else { return Ok(()) };
        self.laid_mut(spot).water -= 1;
        self.tell(o, Event::Water(spot), rule::TILE_FOUNTAIN_HEAL);
        self.heal(o, id, line, rule::TILE_FOUNTAIN_HEAL);
        if self.laid(spot).water == 0 {
            self.laid_mut(spot).resolved = true;
            self.tell(o, Event::Resolved(spot), rule::TILE_RESOLVED_TOKEN);
        }
        Ok(())
    }

    /// When a hole in the ground is laid the infernal player must put a hole token on another tile.
    pub(crate) fn place_hole(&mut self, o: O, hole: SpotId) -> Flow<()> {
        let candidates = self.spots().filter(|spot| *spot != hole).map(|spot| (spot, self.may_have_hole(spot)));
        match self.choose_spot(o, INFERNAL, (About::Hole(hole), rule::TILE_HOLE_TOKEN), candidates)? {
            Some(spot) => {
                self.laid_mut(spot).hole = true;
                self.tell(o, Event::HoleToken(spot), rule::TILE_HOLE_TOKEN);
            }
            None => self.tell(o, Event::TileEffect(hole, TileEffect::Hole), rule::TILES_HOLE_NO_OTHER_TILE),
        }
        Ok(())
    }

    fn may_have_hole(&self, spot: SpotId) -> Verdict {
        if self.is_hole(spot) { Err(rule::TILES_HOLE_NO_OTHER_TILE) } else { Ok(rule::TILE_HOLE_TOKEN) }
    }
}

impl TileEffect {
    /// Whether nothing is told when somebody finds it: its effect lasts from then on, or waits for others.
    pub(crate) const fn is_silent(self) -> bool {
        matches!(
            self,
            Self::Carnivorous
                | Self::DemonicWell
                | Self::DevouringPit
                | Self::Fog
                | Self::Hole
                | Self::Lair
                | Self::Mushrooms
                | Self::Sanctuary
        )
    }

    pub const fn glyph(self) -> &'static str {
        match self {
            Self::Alarm => "alarm",
            Self::BoobyTrap => "trap",
            Self::Carnivorous => "teeth",
            Self::DemonicWell => "well",
            Self::DevouringPit => "pit",
            Self::Flooded => "water",
            Self::Fog => "fog",
            Self::HealingFountain => "fountain",
            Self::Hole => "hole",
            Self::Lair => "lair",
            Self::Mushrooms => "mushrooms",
            Self::Sanctuary => "sanctuary",
            Self::Stash => "stash",
            Self::Tomb => "tomb",
        }
    }
}
