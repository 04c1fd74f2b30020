//! Harmful terrain and Darkness underfoot, shoving, crushing and traps.

use table::{Chance, Dice, Die, Flow, Roll, RuleId};

use crate::about::About;
use crate::asking::{Putting, Question};
use crate::content::board::Terrain;
use crate::content::kinds::Size;
use crate::content::language::{Condition, Immunity, Token, Trap};
use crate::event::Event;
use crate::ground::covers;
use crate::play::O;
use crate::square::Square;
use crate::state::{Base, Drunagor, MOST_MONSTERS, Who};
use crate::{key, rule};

/// Damage of Darkness.
const DARKNESS: u8 = 2;
/// Tokens that terrain and the Trap Die give.
const HARMFUL: u8 = 2;
/// Damage of a trap, and its tokens.
const TRAP: u8 = 2;
const FIRE_TRAP: u8 = 4;
/// The Trap Die.
pub(crate) const TRAP_DIE: Die = Die { sides: 6, kind: key::DIE_TRAP };

impl Drunagor {
    /// The ground affects whoever has come to it, or ends a turn on it: once for each kind of terrain and turn.
    pub(crate) fn tread(&mut self, o: O, who: Who, by: RuleId) -> Flow<()> {
        for square in self.footprint(who) {
            let Some(terrain) = self.terrain(square) else { continue };
            if !self.harmed_mut(who).is_some_and(|harmed| harmed.first(terrain as u8)) {
                continue;
            }
            self.affect(o, who, terrain, by)?;
        }
        self.spring(o, who)
    }

    fn affect(&mut self, o: O, who: Who, terrain: Terrain, by: RuleId) -> Flow<()> {
        let (what, tokens) = match terrain {
            Terrain::Darkness => return self.darken(o, who, by),
            // The lost point is counted where the way is searched.
            Terrain::Water => {
                self.tell(o, Event::Trod(who, terrain), rule::TERRAIN_WATER.and(rule::KEYWORD_DIFFICULT_TERRAIN));
                return Ok(());
            }
            Terrain::Lava => (rule::TERRAIN_LAVA, Token::Burn),
            Terrain::Miasma => (rule::TERRAIN_MIASMA, Token::Poison),
            Terrain::Spikes => (rule::TERRAIN_SPIKES, Token::Bleed),
        };
        let also = match who {
            Who::Monster(_) if by == rule::TERRAIN_TRIGGER_STEP || by == rule::TERRAIN_TRIGGER_END => rule::TERRAIN_MONSTERS,
            Who::Ally(_) if by == rule::TERRAIN_TRIGGER_STEP || by == rule::TERRAIN_TRIGGER_END => rule::PET_HAZARDS,
            Who::Hero(_) | Who::Monster(_) | Who::Ally(_) => by,
        };
        self.tell(o, Event::Trod(who, terrain), what.and(also));
        self.gain(o, who, tokens, HARMFUL, what);
        self.sting(o, who)
    }

    /// Darkness hurts heroes, pets and companions, and makes monsters stronger.
    pub(crate) fn darken(&mut self, o: O, who: Who, by: RuleId) -> Flow<()> {
        if who.monster().is_some() {
            return Ok(());
        }
        if self.is_immune(who, Immunity::Darkness) {
            self.tell(o, Event::Unmoved(who), rule::DARKNESS_IMMUNITY);
            return Ok(());
        }
        let by = match by {
            rule::TERRAIN_TRIGGER_STEP => rule::DARKNESS_DAMAGE_FIRST_STEP,
            rule::TERRAIN_TRIGGER_END => rule::DARKNESS_DAMAGE_END_TURN,
            other => other,
        };
        let told = if who.ally().is_some() { by.and(rule::PET_HAZARDS) } else { by.into() };
        self.tell(o, Event::Trod(who, Terrain::Darkness), told);
        let harsher = self.harsher_darkness();
        let by = if harsher > 0 { rule::DARKNESS_ADVENTURE_EFFECTS } else { rule::DARKNESS_DAMAGE };
        self.harm(o, who, DARKNESS + harsher, by)
    }

    /// A large monster that is about to end its move in an area crushes chests there and shoves smaller monsters aside.
    pub(crate) fn make_way(&mut self, o: O, who: Who, to: Square) -> Flow<()> {
        if !self.is_large(who) {
            return Ok(());
        }
        let area = covers(to, Size::Large);
        for square in &area {
            if self.chests.contains(square) {
                self.chests.retain(|chest| chest != square);
                self.tell(o, Event::Crushed(*square), rule::CHEST_CRUSH);
                self.trap_die(o, who, rule::CHEST_CRUSH_TRAP)?;
            }
            let shoved = self.monsters.iter().find(|monster| Who::Monster(monster.base) != who && monster.at == *square);
            if let Some(base) = shoved.map(|monster| monster.base) {
                self.shove(o, Who::Monster(base), &area, rule::MOVEMENT_SHOVE)?;
            }
        }
        Ok(())
    }

    /// Where somebody goes who is shoved: to a square next to the area, as its player or the Party Leader says.
    pub(crate) fn shove(&mut self, o: O, who: Who, area: &[Square], by: RuleId) -> Flow<()> {
        let outside = |at: &Square| !area.contains(at) && self.is_free(*at);
        let around = |at: &Square| area.iter().any(|square| square.distance(*at) == 1);
        let about = About::Place { who };
        let mut question = Question::new(self.controller(who), about, rule::KEYWORD_SHOVE_CHOICE, o.wants_refusals());
        for at in self.adventure.board().squares().filter(around).filter(outside) {
            question.offer(Putting::Put(at), by);
        }
        let chosen = self.put_or_only(o, &question)?.map(|Putting::Put(at)| at);
        let near = area.first().copied().unwrap_or_default();
        let nearest = || self.adventure.board().squares().filter(outside).min_by_key(|at| (at.distance(near), at.0));
        let Some(at) = chosen.or_else(nearest) else { return Ok(()) };
        self.put(who, at);
        let by = if chosen.is_some() { by } else { rule::MOVEMENT_SHOVE_NO_ROOM };
        self.tell(o, Event::Put(who, at), by.and(rule::KEYWORD_SHOVE));
        self.tread(o, who, rule::KEYWORD_SHOVE_TERRAIN)
    }

    /// Whoever goes down on the square of somebody else, in the middle of a move, comes to lie beside it.
    pub(crate) fn lie_aside(&mut self, o: O, who: Who) {
        let Some(at) = self.at(who) else { return };
        let shared = self.everybody().any(|other| other != who && self.footprint(other).contains(&at)) || self.is_solid(at);
        if shared && let Some(free) = self.nearest_free(at, Size::Small) {
            self.put(who, free);
            self.tell(o, Event::Put(who, free), rule::MOVEMENT_SHOVE_NO_ROOM);
        }
    }

    /// Somebody opens or crushes a chest and rolls the Trap Die.
    pub(crate) fn trap_die(&mut self, o: O, who: Who, by: RuleId) -> Flow<()> {
        let roll = Roll { chance: Chance::dice(key::CHANCE_TRAP, by).by(self.controller(who)), dice: Dice::of(1, TRAP_DIE) };
        let face = o.roll(&roll)?.first().copied().unwrap_or(TRAP_DIE.sides);
        self.tell(o, Event::TrapDie(who, face), by.and(rule::MINOR_TRAP_FACES));
        match face {
            1 => self.gain(o, who, Token::Poison, HARMFUL, rule::MINOR_TRAP_POISON),
            2 => self.suffer(o, who, Condition::Slow, rule::MINOR_TRAP_SLOW),
            3 => self.gain(o, who, Token::Burn, HARMFUL, rule::MINOR_TRAP_BURN),
            4 => self.gain(o, who, Token::Bleed, HARMFUL, rule::MINOR_TRAP_BLEED),
            _ => self.tell(o, Event::Wasted(who), rule::MINOR_TRAP_BLANK),
        }
        self.sting(o, who)
    }

    /// A trap in the area springs on a monster that comes or acts there, and on all others in the area.
    pub(crate) fn spring(&mut self, o: O, who: Who) -> Flow<()> {
        let Some(area) = who.monster().and_then(|base| self.monster(base)).map(|monster| monster.at.area()) else {
            return Ok(());
        };
        let Some(nth) = self.traps.iter().position(|trap| trap.at == area) else { return Ok(()) };
        let laid = self.traps.remove(nth);
        self.tell(o, Event::Sprung(laid.trap, area), rule::KEYWORD_TRAP_TRIGGER.and(rule::KEYWORD_TRAP_EFFECT));
        let there: arrayvec::ArrayVec<Base, MOST_MONSTERS> =
            self.monsters.iter().filter(|monster| monster.at.area() == area).map(|monster| monster.base).collect();
        let (token, count, by) = match laid.trap {
            Trap::Bear => (Token::Bleed, HARMFUL, rule::KEYWORD_BEAR_TRAP),
            Trap::Fire => (Token::Burn, FIRE_TRAP, rule::KEYWORD_FIRE_TRAP),
            Trap::Poison => (Token::Poison, HARMFUL, rule::KEYWORD_POISON_TRAP),
        };
        for monster in there.into_iter().map(Who::Monster) {
            self.harm(o, monster, TRAP, by)?;
            if self.is_up(monster) {
                self.gain(o, monster, token, count, by);
            }
        }
        Ok(())
    }
}
