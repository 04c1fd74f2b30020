//! Movement: from tile to tile, as far as points, room and enemies allow.

use table::{Flow, RuleId, Seat, Verdict};

use crate::content::{Class, Knack, Talent, TileEffect};
use crate::event::Event;
use crate::play::O;
use crate::powers::Happening;
use crate::rule;
use crate::state::{Active, Claustrophobia, HUMAN, INFERNAL, SpotId, Warrior};

impl Claustrophobia {
    /// Everybody on a tile; ordinary troglodytes as one.
    pub(crate) fn everybody_on(&self, spot: SpotId) -> impl Iterator<Item = Warrior> + '_ {
        let humans = self.humans_on(spot).map(Warrior::Human);
        let fiends = self.fiends_on(spot).map(Warrior::Fiend);
        let troglodytes = (self.laid(spot).troglodytes > 0).then_some(Warrior::Troglodytes(spot));
        humans.chain(fiends).chain(troglodytes)
    }

    /// Whether one more warrior of a faction fits on a tile; the limit counts for each faction separately.
    #[inline]
    pub(crate) fn has_room(&self, spot: SpotId, seat: Seat) -> bool {
        self.count_on(spot, seat) < self.laid(spot).tile.card().limit
    }

    /// Whether a warrior that is being activated can leave its tile through an opening.
    pub(crate) fn may_leave(&self, active: &Active, from: SpotId) -> Verdict {
        self.may_spend(active)?;
        // Whoever goes on is checked again where it comes to.
        let again = |by| if active.moved && by == rule::MOVEMENT_BLOCKING { rule::MOVEMENT_BLOCKING_EACH } else { by };
        let blocking = self.is_blocked(active.who, from).map_err(again)?;
        Ok(match active {
            _ if self.is_flooded(active.who, from) => rule::TILE_FLOODED_LEAVE,
            Active { acted: true, .. } if active.who.is_human() => rule::ACTIVATION_ACT_THEN_MOVE,
            Active { acted: true, .. } => rule::ACTIVATION_INFERNAL_ORDER,
            Active { moved: true, .. } => rule::MOVEMENT_REPEAT,
            Active { who: Warrior::Human(id), .. } if self.human(*id).exhausted => rule::EXHAUSTED_BONUSES,
            _ => blocking,
        })
    }

    /// Leaving costs a movement point, or all of a flooded tunnel: entering one takes all that are left, so whoever has some
    /// there has spent none (ruling `tiles.flooded-partial`).
    fn may_spend(&self, active: &Active) -> Verdict {
        if active.points == 0 {
            return Err(match active.who {
                Warrior::Troglodytes(_) => rule::THREAT_TROGLODYTE_STATISTICS,
                _ if active.moved => rule::MOVEMENT_COST,
                who => self.why_nothing(who).unwrap_or(rule::BOARD_MOVEMENT),
            });
        }
        Ok(rule::MOVEMENT_COST)
    }

    /// Why a warrior has no points or no dice at all: it is exhausted, or a hellhound without a die.
    pub(crate) fn why_nothing(&self, who: Warrior) -> Option<RuleId> {
        match who {
            Warrior::Human(id) if self.human(id).exhausted => Some(rule::EXHAUSTED_STATISTICS),
            Warrior::Fiend(id) if self.is_class(id, Class::Hellhound) => Some(rule::THREAT_HELLHOUND_STATISTICS),
            _ => None,
        }
    }

    /// Whether water hinders a warrior on a tile; not one with a rope.
    pub(crate) fn is_flooded(&self, who: Warrior, spot: SpotId) -> bool {
        self.effect_of(spot) == Some(TileEffect::Flooded) && !self.has_knack(who, Knack::Afloat)
    }

    /// The blocking rule, checked whenever somebody leaves: its own side needs at least as many warriors on the tile as the
    /// enemy. Elusive warriors ignore it, impressive enemies keep everybody, and where the two meet both are off.
    pub(crate) fn is_blocked(&self, who: Warrior, from: SpotId) -> Verdict {
        let enemy = if who.seat() == HUMAN { INFERNAL } else { HUMAN };
        let enemies = self.count_on(from, enemy);
        if enemies == 0 {
            return Ok(rule::MOVEMENT_COST);
        }
        let own_side = self.talents_on(from, who.seat());
        let other_side = self.talents_on(from, enemy);
        let meet = own_side.elusive && other_side.impressive || other_side.elusive && own_side.impressive;
        let enough = self.count_on(from, who.seat()) >= enemies;
        if meet {
            return if enough { Ok(rule::TALENT_ELUSIVE_IMPRESSIVE) } else { Err(rule::TALENT_ELUSIVE_IMPRESSIVE) };
        }
        if other_side.impressive {
            return Err(rule::TALENT_IMPRESSIVE);
        }
        if own_side.elusive && self.is_able(who, Talent::Elusive) {
            return Ok(rule::TALENT_ELUSIVE);
        }
        if enough { Ok(rule::MOVEMENT_BLOCKING) } else { Err(rule::MOVEMENT_BLOCKING) }
    }

    fn talents_on(&self, spot: SpotId, seat: Seat) -> Hold {
        let mut hold = Hold::default();
        for warrior in self.everybody_on(spot).filter(|warrior| warrior.seat() == seat) {
            let talents = self.statistics(warrior).talents;
            hold.elusive |= talents.has(Talent::Elusive);
            hold.impressive |= talents.has(Talent::Impressive);
        }
        hold
    }

    /// Whether there is room where it goes; `by` is the rule that lets it leave.
    pub(crate) fn may_go(&self, active: &Active, to: SpotId, by: RuleId) -> Verdict {
        let seat = active.who.seat();
        if !self.has_room(to, seat) {
            return Err(rule::MOVEMENT_OCCUPATION);
        }
        let enemy = if seat == HUMAN { INFERNAL } else { HUMAN };
        Ok(if self.has_room(to, enemy) { by } else { rule::MOVEMENT_OCCUPATION_PER_FACTION })
    }

    /// A troglodyte in a hole ignores blocking and impressive.
    pub(crate) fn may_crawl(&self, active: &Active) -> Verdict {
        self.may_spend(active).map(|_| rule::TILE_HOLE_IGNORES_BLOCKING)
    }

    /// Whether troglodytes can pass through the ground here.
    pub fn is_hole(&self, spot: SpotId) -> bool {
        self.laid(spot).hole || self.effect_of(spot) == Some(TileEffect::Hole)
    }

    /// Moves to an adjacent tile.
    pub(crate) fn walk(&mut self, o: O, active: Active, to: SpotId) -> Flow<()> {
        self.spend(active);
        let moved = self.relocate(active.who, to);
        self.tell(o, Event::Moved(moved, to), rule::MOVEMENT_ADJACENT);
        self.enters(o, moved, to)
    }

    /// Moves through a hole in the ground.
    pub(crate) fn crawl(&mut self, o: O, active: Active, to: SpotId) -> Flow<()> {
        let Some(from) = self.spot_of(active.who) else { return Ok(()) };
        self.spend(active);
        let moved = self.relocate(active.who, to);
        self.tell(o, Event::Crawled(from, to), rule::TILE_HOLE_ADJACENT);
        self.enters(o, moved, to)
    }

    /// Leaving costs one point, or all of a flooded tunnel.
    pub(crate) fn spend(&mut self, active: Active) {
        let flooded = self.spot_of(active.who).is_some_and(|from| self.is_flooded(active.who, from));
        let points = if flooded { 0 } else { active.points.saturating_sub(1) };
        self.set_active(Some(Active { points, moved: true, ..active }));
    }

    /// Puts a warrior on another tile; the one that is being activated stays so. Gives how it is called there.
    pub(crate) fn relocate(&mut self, who: Warrior, to: SpotId) -> Warrior {
        match who {
            Warrior::Human(id) => self.human_mut(id).at = Some(to),
            Warrior::Fiend(id) => self.fiend_mut(id).at = Some(to),
            Warrior::Troglodytes(from) => {
                let laid = self.laid_mut(from);
                laid.troglodytes = laid.troglodytes.saturating_sub(1);
                laid.activated = laid.activated.min(laid.troglodytes);
                self.laid_mut(to).troglodytes += 1;
                let moved = Warrior::Troglodytes(to);
                if let Some(active) = self.active().filter(|active| active.who == who) {
                    self.set_active(Some(Active { who: moved, ..active }));
                }
                return moved;
            }
        }
        who
    }

    /// Moves somebody by an effect, without asking the rules of movement; tile effects are triggered.
    pub(crate) fn put(&mut self, o: O, who: Warrior, to: SpotId, by: RuleId) -> Flow<()> {
        let moved = self.relocate(who, to);
        self.tell(o, Event::Moved(moved, to), by);
        self.enters(o, moved, to)
    }

    /// Somebody has come onto a tile, in whatever way: the tile's effect, then whoever waits for it.
    pub(crate) fn enters(&mut self, o: O, who: Warrior, spot: SpotId) -> Flow<()> {
        self.tile_effect(o, who, spot)?;
        self.happens(o, Happening::Entered(who, spot))
    }
}

/// Who of a side is on a tile.
#[derive(Default)]
struct Hold {
    elusive: bool,
    impressive: bool,
}
