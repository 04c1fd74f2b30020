//! The threat phase: threat points bring warriors of the reserve into play.

use table::{Flow, Halt, Menu, RuleId, Verdict};

use crate::about::About;
use crate::choice::{Growling, Recruit, Threatening};
use crate::content::{Class, Moment, TileEffect, UNBOUGHT};
use crate::event::Event;
use crate::lasting::Gives;
use crate::play::O;
use crate::powers::Happening;
use crate::rule;
use crate::state::{Claustrophobia, DiePlace, FiendId, HUMAN, INFERNAL, Phase, PowerId, SpotId, Standing, Warrior};

/// What a troglodyte costs.
const TROGLODYTE_COST: u8 = 1;
/// What a demon costs less on a demonic well, down to 1.
const WELL_DISCOUNT: u8 = 1;

impl Claustrophobia {
    /// Warriors are brought into play one after the other (ruling `threat.order`), and events are used.
    pub(crate) fn threaten(&mut self, o: O) -> Flow<()> {
        let mut menu = Menu::new(INFERNAL, About::Threat(self.threat), rule::THREAT_SPEND, o.wants_refusals());
        for (card, verdict) in self.events_at(Moment::Threat) {
            menu.consider(Threatening::Event(card), verdict);
        }
        if menu.wants_refusals() || self.threat > 0 {
            for recruit in self.recruits(menu.wants_refusals()) {
                for spot in self.spots() {
                    menu.consider(Threatening::Enter(recruit, spot), self.may_bring_in(recruit, spot));
                }
            }
        }
        if menu.options.is_empty() {
            return self.begin_infernal_activation();
        }
        // What is not spent stays.
        menu.offer(Threatening::Done, rule::BOARD_THREAT_STORAGE);
        match menu.put(self, o)? {
            Threatening::Enter(recruit, spot) => {
                self.threat -= self.cost_of(recruit, spot).min(self.threat);
                self.bring_in(o, recruit, spot)
            }
            Threatening::Event(card) => self.play_event(o, card),
            Threatening::Done => self.begin_infernal_activation(),
        }
    }

    fn begin_infernal_activation(&mut self) -> Flow<()> {
        self.begin_activation_phase();
        self.phase = Phase::InfernalActivation(None);
        Ok(())
    }

    /// Who is in the reserve, or everybody with a board. Hellhounds of the reserve are alike, but for dice on their boards.
    fn recruits(&self, all: bool) -> impl Iterator<Item = Recruit> + '_ {
        let troglodyte = (self.troglodytes > 0).then_some(Recruit::Troglodyte);
        let fiends = self.fiend_ids().filter(move |id| all || self.fiend(*id).standing == Standing::Reserve);
        troglodyte.into_iter().chain(fiends.map(Recruit::Fiend))
    }

    /// What it costs to bring somebody in on a tile.
    pub(crate) fn cost_of(&self, recruit: Recruit, spot: SpotId) -> u8 {
        match recruit {
            Recruit::Troglodyte => TROGLODYTE_COST,
            Recruit::Fiend(id) => {
                let cost = self.fiend(id).cost;
                let on_well = self.effect_of(spot) == Some(TileEffect::DemonicWell) && self.is_class(id, Class::Demon);
                if on_well { cost.saturating_sub(WELL_DISCOUNT).max(1) } else { cost }
            }
        }
    }

    /// Whether a warrior with a board is still available: no demon twice, and no hellhound or demon that was killed for good.
    fn may_come(&self, id: FiendId) -> Verdict {
        let fiend = self.fiend(id);
        match (fiend.standing, fiend.kind.card().class) {
            (Standing::Dead, Class::Demon) => Err(rule::DAMAGE_DEMON_SECOND_DEATH),
            (Standing::InPlay, Class::Demon) => Err(rule::BOARD_DEMON_UNIQUE),
            (Standing::Dead | Standing::InPlay, Class::Hellhound) => Err(rule::THREAT_HELLHOUND_LIMIT),
            (Standing::Reserve, _) if fiend.cost != UNBOUGHT => Ok(rule::THREAT_RESERVE),
            _ => Err(rule::THREAT_DEMON_ALLOWED),
        }
    }

    /// Whether threat points can bring somebody into play on a tile.
    fn may_bring_in(&self, recruit: Recruit, spot: SpotId) -> Verdict {
        if let Recruit::Fiend(id) = recruit {
            self.may_come(id)?;
        }
        if self.cost_of(recruit, spot) > self.threat {
            return Err(match recruit {
                Recruit::Troglodyte => rule::THREAT_TROGLODYTE_COST,
                Recruit::Fiend(id) if self.is_class(id, Class::Hellhound) => rule::THREAT_HELLHOUND_COST,
                Recruit::Fiend(_) => rule::THREAT_SPEND,
            });
        }
        self.may_enter(recruit, spot)
    }

    /// Whether somebody may enter play on a tile, whatever it costs.
    pub(crate) fn may_enter(&self, recruit: Recruit, spot: SpotId) -> Verdict {
        if !self.has_room(spot, INFERNAL) {
            return Err(rule::THREAT_OCCUPATION);
        }
        let opening = self.opening_restriction(recruit, spot)?;
        let empty = self.empty_tile_restriction(recruit, spot)?;
        let discounted = matches!(recruit, Recruit::Fiend(id) if self.cost_of(recruit, spot) < self.fiend(id).cost);
        Ok(match (opening, empty) {
            _ if discounted => rule::TILE_DEMONIC_WELL_COST,
            (rule::THREAT_OPENING, rule::THREAT_EMPTY_TILE) => rule::THREAT_CHOOSE_TILES,
            (rule::THREAT_OPENING, lifted) => lifted,
            (lifted, _) => lifted,
        })
    }

    /// A tile of entry has an unexplored opening, unless the tile itself or a power lifts that: both have a smaller rank than the
    /// rulebook.
    fn opening_restriction(&self, recruit: Recruit, spot: SpotId) -> Verdict {
        if self.has_unexplored(spot) {
            return Ok(rule::THREAT_OPENING);
        }
        let charge = self.table_gives(Gives::EnterAnywhere).then_some(rule::DESTINY_SNEAKY_EFFECT);
        self.tile_lets_in(recruit, spot).or(charge).ok_or(rule::THREAT_OPENING)
    }

    /// A tile of entry holds no enemy, with the same exceptions.
    fn empty_tile_restriction(&self, recruit: Recruit, spot: SpotId) -> Verdict {
        if self.count_on(spot, HUMAN) == 0 {
            return Ok(rule::THREAT_EMPTY_TILE);
        }
        let own = matches!(recruit, Recruit::Fiend(id) if self.ability_enters_among_enemies(id));
        let own = own.then_some(rule::BOARD_DEMON_ABILITY);
        let charge = self.table_gives(Gives::EnterAmongEnemies).then_some(rule::DESTINY_INTREPID_EFFECT);
        self.tile_lets_in(recruit, spot).or(own).or(charge).ok_or(rule::THREAT_EMPTY_TILE)
    }

    /// Lairs always let troglodytes in, demonic wells demons and hellhounds.
    fn tile_lets_in(&self, recruit: Recruit, spot: SpotId) -> Option<RuleId> {
        let is_troglodyte = match recruit {
            Recruit::Troglodyte => true,
            Recruit::Fiend(id) => self.is_class(id, Class::ToughTroglodyte),
        };
        match self.effect_of(spot) {
            Some(TileEffect::Lair) if is_troglodyte => Some(rule::TILE_LAIR),
            Some(TileEffect::DemonicWell) if !is_troglodyte => Some(rule::TILE_DEMONIC_WELL),
            _ => None,
        }
    }

    /// Brings somebody of the reserve into play.
    pub(crate) fn bring_in(&mut self, o: O, recruit: Recruit, spot: SpotId) -> Flow<()> {
        let by = match recruit {
            Recruit::Troglodyte => rule::THREAT_RESERVE,
            Recruit::Fiend(id) if self.is_class(id, Class::Demon) => rule::THREAT_DEMON_DATA,
            Recruit::Fiend(_) => rule::THREAT_ACT_NORMALLY,
        };
        self.tell(o, Event::Entered(recruit, spot), by);
        match recruit {
            Recruit::Troglodyte => {
                self.troglodytes = self.troglodytes.saturating_sub(1);
                self.laid_mut(spot).troglodytes += 1;
                self.enters(o, Warrior::Troglodytes(spot), spot)
            }
            Recruit::Fiend(id) => {
                let fiend = self.fiend_mut(id);
                (fiend.at, fiend.standing, fiend.damage, fiend.activated) = (Some(spot), Standing::InPlay, 0, false);
                self.enters(o, Warrior::Fiend(id), spot)?;
                self.happens(o, Happening::BroughtIn(id))?;
                if self.is_class(id, Class::Hellhound) { self.growl(o, id) } else { Ok(()) }
            }
        }
    }

    /// A hellhound that enters play may trigger its power at once, with a die of the pool that is set to any value.
    fn growl(&mut self, o: O, id: FiendId) -> Flow<()> {
        let power = PowerId::of(id);
        let is_taken = self.destiny.iter().any(|die| die.at == DiePlace::Triggered(power));
        let free = self.destiny.iter().position(|die| die.at == DiePlace::Pool);
        let (Some(at), false, true) = (free, is_taken, self.fiend(id).at.is_some()) else { return Ok(()) };
        let mut menu = Menu::new(INFERNAL, About::Growl(id), rule::THREAT_HELLHOUND_POWER, o.wants_refusals());
        let condition = self.condition_of(power);
        for value in 1..=6 {
            let verdict =
                if condition.is_met(&[value]) { Ok(rule::THREAT_HELLHOUND_DIE) } else { Err(rule::BOARD_POWER_CONDITION) };
            menu.consider(Growling::Growl(value), verdict);
        }
        menu.offer(Growling::Done, rule::THREAT_HELLHOUND_POWER);
        match menu.put(self, o)? {
            Growling::Growl(value) => {
                let die = self.destiny.get_mut(at).ok_or(Halt::Spoiled)?;
                (die.value, die.at) = (value, DiePlace::Triggered(power));
                self.tell(o, Event::Growled(id, value), rule::THREAT_HELLHOUND_POWER);
                self.trigger_power(o, id, &[value])
            }
            Growling::Done => Ok(()),
        }
    }
}
