//! Setups come to the table: monsters are summoned by their lines, and their cards go on the track.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Flow, Halt, RuleId};

use crate::content::kinds::{Behaviour, Letter, Rank, Side, Size, Strength, Summoned};
use crate::content::track::Slot;
use crate::content::{FaceId, MonsterId, SetupId};
use crate::event::Event;
use crate::play::O;
use crate::square::Square;
use crate::state::{Base, Drunagor, Harmed, Kind, MOST_MONSTERS, Monster, Spot, TrackCard};
use crate::tokens::Tokens;
use crate::{key, rule};

/// Random monsters that were drawn for one setup.
pub(crate) type Drawn = ArrayVec<(Strength, Rank, MonsterId), 8>;

impl Drunagor {
    /// Reveals a setup: its map, its chests, its monsters. The turn goes on as if nothing had been.
    pub(crate) fn reveal(&mut self, o: O, setup: u8, by: RuleId) -> Flow<()> {
        self.revealed |= 1 << setup;
        let told = self.setup_id(setup).is_some_and(|id| !id.card().story.is_empty());
        self.tell(o, Event::Revealed(setup), if told { by.and(rule::DOOR_GRAY_BOX) } else { by.into() });
        self.lay_bridge(o, setup)?;
        self.lay_tokens(o, setup)?;
        for (_, at) in self.adventure.board().chests.iter().filter(|(of, _)| *of == setup) {
            self.chests.try_push(*at).map_err(|_| Halt::Spoiled)?;
        }
        let Some(id) = self.setup_id(setup) else { return Ok(()) };
        let mut drawn = Drawn::new();
        for line in id.card().summon {
            self.summon_line(o, setup, line, &mut drawn)?;
        }
        Ok(())
    }

    /// Interaction and NPC tokens of a setup, in the order of its lists.
    fn lay_tokens(&mut self, o: O, setup: u8) -> Flow<()> {
        let (board, Some(id)) = (self.adventure.board(), self.setup_id(setup)) else { return Ok(()) };
        let of = |tokens: &'static [(u8, Square)]| tokens.iter().filter(move |(of, _)| *of == setup).map(|(_, at)| *at);
        for (scene, at) in id.card().scenes.iter().zip(of(&board.tokens)) {
            let spot = Spot { scene: *scene, at, setup, charges: scene.card().charges, used: 0 };
            self.spots.try_push(spot).map_err(|_| Halt::Spoiled)?;
        }
        for (npc, at) in id.card().captives.iter().zip(of(&board.captives)) {
            let no = self.free_ally_no().ok_or(Halt::Spoiled)?;
            let leader = self.leader();
            self.place_ally(no, *npc, leader, at);
            self.tell(o, Event::NpcPlaced(*npc, at), rule::KEYWORD_NPC);
        }
        Ok(())
    }

    /// A Bridge comes to lie over squares: Darkness there is under it now, and whoever stands there moves aside.
    fn lay_bridge(&mut self, o: O, setup: u8) -> Flow<()> {
        let board = self.adventure.board();
        let of_setup = |at: &Square| board.bridge(*at).is_some_and(|bridge| bridge.setup == setup);
        let squares: Vec<Square> = board.bridges().filter(of_setup).collect();
        for at in &squares {
            if self.darkness.has(*at) {
                self.darkness.remove(*at);
                self.small.remove(*at);
                self.beneath.add(*at);
            }
            self.tell(o, Event::Bridge(*at), rule::BRIDGE_LEVELS.and(rule::BRIDGE_COVERS));
        }
        for at in &squares {
            let there = self.occupant(*at);
            if let Some(who) = there.filter(|who| self.is_large(*who)) {
                if let Some(to) = self.nearest_free(*at, Size::Large) {
                    self.put(who, to);
                    self.tell(o, Event::Put(who, to), rule::BRIDGE_PLACE_OVER_LARGE);
                }
            } else if let Some(who) = there {
                self.shove(o, who, &squares, rule::BRIDGE_SHOVE)?;
            }
        }
        Ok(())
    }

    /// The card of a setup, by its place in the Adventure.
    pub(crate) fn setup_id(&self, setup: u8) -> Option<SetupId> {
        self.adventure.card().setups.get(usize::from(setup)).copied()
    }

    /// A line is carried out only with at least as many heroes as it says.
    pub(crate) fn summon_line(&mut self, o: O, setup: u8, line: &Summoned, drawn: &mut Drawn) -> Flow<()> {
        let party = self.heroes.len() as u8;
        match *line {
            Summoned::Set(heroes, monster, rank, letter) if heroes <= party => {
                let by = if heroes > 1 { rule::SUMMON_PLAYER_PREFIX } else { rule::SUMMON_SET_NOTATION };
                let power = if monster.has_power() { party } else { 0 };
                self.summon_at(o, monster, rank, power, (setup, letter), by)
            }
            Summoned::Random(heroes, strength, rank, letter) if heroes <= party => {
                let known = drawn.iter().find(|(of, as_rank, _)| (*of, *as_rank) == (strength, rank));
                let (monster, by) = match known.map(|(_, _, monster)| *monster) {
                    Some(monster) => (monster, rule::SUMMON_RANDOM_SHARED),
                    None => {
                        let monster = self.draw_monster(o, strength)?;
                        drawn.try_push((strength, rank, monster)).map_err(|_| Halt::Spoiled)?;
                        (monster, rule::SUMMON_RANDOM_NOTATION)
                    }
                };
                self.summon_at(o, monster, rank, 0, (setup, letter), by)
            }
            Summoned::Commander { heroes, power, letter } if heroes <= party => {
                let kind = if self.overlords { Strength::Purple } else { Strength::Golden };
                let monster = self.draw_monster(o, kind)?;
                let by = if self.overlords { rule::OVERLORD_REPLACE } else { rule::COMMANDER_CP };
                self.summon_at(o, monster, Rank::Rookie, power + party, (setup, letter), by)
            }
            Summoned::Set(..) | Summoned::Random(..) | Summoned::Commander { .. } => Ok(()),
        }
    }

    /// A random monster of a type, with a figure left in the box where there is one.
    fn draw_monster(&self, o: O, strength: Strength) -> Flow<MonsterId> {
        let without = self.adventure.card().without;
        let of_type = |id: MonsterId| id.card().strength == strength && !without.contains(&id);
        let used = |id: MonsterId| self.monsters.iter().filter(|known| known.kind.monster == id).count();
        let left = |id: MonsterId| of_type(id) && used(id) < usize::from(id.card().figures);
        let mut counts = MonsterId::ALL.map(|id| u8::from(left(id)));
        // Without figures of that type in the box the players use others.
        if counts.iter().all(|count| *count == 0) {
            counts = MonsterId::ALL.map(|id| u8::from(of_type(id)));
        }
        let chance = Chance::pile("monster", key::CHANCE_MONSTER, rule::SUMMON_RANDOM_NOTATION);
        let monster = MonsterId::of(o.draw(&Draw { chance, counts: &counts })?).ok_or(Halt::Spoiled)?;
        self.tell(o, Event::Drawn(monster), rule::SUMMON_RANDOM_NOTATION);
        Ok(monster)
    }

    /// Puts a monster on the place of a setup that a letter names.
    fn summon_at(&mut self, o: O, monster: MonsterId, rank: Rank, power: u8, place: (u8, Letter), by: RuleId) -> Flow<()> {
        let Some(at) = self.adventure.board().place(place.0, place.1) else { return Ok(()) };
        self.summon(o, monster, rank, power, at, by)
    }

    /// Puts a monster on the board, or on the nearest free place, if a base is left.
    pub(crate) fn summon(&mut self, o: O, monster: MonsterId, rank: Rank, power: u8, near: Square, by: RuleId) -> Flow<()> {
        let free = (0..MOST_MONSTERS as u8).map(Base).find(|base| self.monster(*base).is_none());
        let (Some(base), Some(at)) = (free, self.nearest_free(near, monster.card().size)) else { return Ok(()) };
        let kind = Kind { monster, behaviour: self.behaviour_of(monster), rank };
        let Some(face) = FaceId::find(monster, kind.behaviour, Side::A) else { return Ok(()) };
        let health = u16::from(face.card().health.of(rank, 0, power));
        let (tokens, harmed) = (Tokens::default(), Harmed::default());
        self.monsters.push(Monster { base, kind, at, health, tokens, evolved: 0, power, acted: false, harmed });
        let health = if power > 0 { rule::COMMANDER_HEALTH } else { rule::SUMMON_HEALTH };
        self.tell(o, Event::Summoned(base, monster, at), by.and(health));
        if self.card_of(kind).is_none() {
            let slot = Slot::of_rune(monster.card().rune, monster.card().arrow);
            // One that is placed before the acting card does not act in this round.
            let acted = slot < self.marker;
            // Every card has a figure on the board, so there are no more cards than bases.
            self.cards.try_push(TrackCard { kind, side: Side::A, slot, acted }).map_err(|_| Halt::Spoiled)?;
            let laid = matches!(self.phase, crate::state::Phase::Placing(_));
            let by = match () {
                () if acted => rule::INITIATIVE_LATE_CARD_BEFORE.into(),
                () if self.is_duel() => rule::PVP_MONSTER_CARDS.into(),
                () if kind.behaviour == self.behaviour && self.behaviour != Behaviour::Standard => {
                    rule::SETUP_MONSTER_CARD_SLOT.and(rule::SUMMON_BEHAVIOUR_CHOICE)
                }
                () if laid => rule::SETUP_MONSTER_CARD_SLOT.into(),
                () => rule::SETUP_MONSTER_CARD_SLOT.and(rule::INITIATIVE_LATE_CARD_AFTER),
            };
            self.tell(o, Event::Carded(kind), by);
        }
        self.deal_attacks(o, base)
    }

    /// The behaviour that was chosen, if the monster has it.
    fn behaviour_of(&self, monster: MonsterId) -> Behaviour {
        let has = |behaviour: &Behaviour| FaceId::find(monster, *behaviour, Side::A).is_some();
        let wanted = [self.behaviour, Behaviour::Standard, Behaviour::Alternate, Behaviour::Complex];
        wanted.into_iter().find(has).unwrap_or(Behaviour::Standard)
    }

    /// The nearest place where somebody of this size can be put.
    pub(crate) fn nearest_free(&self, near: Square, size: Size) -> Option<Square> {
        let places = self.adventure.board().squares();
        match size {
            Size::Small => places.filter(|at| self.is_free(*at)).min_by_key(|at| (at.distance(near), at.0)),
            Size::Large => {
                let corner = |at: &Square| at.area().corner() == *at;
                let free = |at: &Square| at.area().squares().into_iter().all(|square| self.is_free(square));
                let level = |at: &Square| self.is_level(at.area());
                let near = near.area();
                places.filter(corner).filter(level).filter(free).min_by_key(|at| (at.area().distance(near), at.0))
            }
        }
    }
}
