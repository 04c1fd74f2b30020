//! What Lords do.

use arrayvec::ArrayVec;
use table::{Chance, Dice, Flow, Roll, Seat};

use crate::content::{Circle, DemonId, LordId};
use crate::dice::{Level, Pool};
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Enemy, MOST_HEROES};
use crate::{key, rule};

/// Herne's menace fills his Pack up to this many tokens.
const PACK_FILLED_TO: u8 = 3;
/// The total number of Pack tokens; killed ones do not come back.
pub(crate) const PACK_MOST: u8 = 6;
/// The total number of Belphegor's Sloth tokens.
pub(crate) const SLOTH_MOST: u8 = 6;

/// Tokens that can still be added to a Lord's guard.
pub(crate) fn reserve_of(lord: LordId, placed: u8) -> u8 {
    if lord == LordId::Herne { PACK_MOST.saturating_sub(placed) } else { 0 }
}

impl Apocalypse {
    /// Step 4 of Hell Time: the Lord's menace. All participants are already in Hell.
    pub(crate) fn menace(&mut self, o: O, lord: LordId) -> Flow<()> {
        match lord {
            LordId::Baphomet => self.group_attacks(o, AreaId::HELL, Enemy::Lord),
            LordId::Argus => {
                self.place_minions(o, Circle::Second, 1, AreaId::HELL, rule::CONTENT_LORDS);
                Ok(())
            }
            LordId::Herne => self.call_the_pack(o),
            LordId::Belphegor => self.hand_out_sloth(o),
            LordId::Moloch => self.demand_sacrifices(o),
            LordId::Astaroth => {
                for who in self.damned() {
                    self.infect(o, who, rule::CONTENT_LORDS);
                }
                Ok(())
            }
        }
    }

    /// The heroes in Hell, in turn order.
    fn damned(&self) -> ArrayVec<Seat, MOST_HEROES> {
        self.heroes_in(AreaId::HELL).collect()
    }

    /// Herne: the Hellhound comes, the Pack is filled up, and fiends replace missing tokens.
    fn call_the_pack(&mut self, o: O) -> Flow<()> {
        if !self.in_play(DemonId::Hellhound) {
            self.place_fourth(o, DemonId::Hellhound, AreaId::HELL, rule::CONTENT_LORDS)?;
        }
        let wanted = PACK_FILLED_TO.saturating_sub(self.lord.guard);
        let come = wanted.min(self.lord.reserve);
        if come > 0 {
            self.lord.reserve -= come;
            self.lord.guard += come;
            self.tell(o, Event::Guard(self.lord.guard), rule::CONTENT_LORDS);
        }
        self.place_minions(o, Circle::Second, wanted - come, AreaId::HELL, rule::CONTENT_LORDS);
        Ok(())
    }

    /// Belphegor: a Sloth token for each hero; he gains health for each missing one.
    fn hand_out_sloth(&mut self, o: O) -> Flow<()> {
        for who in self.damned() {
            let given: u8 = self.heroes.iter().map(|hero| hero.tokens).sum();
            if given < SLOTH_MOST {
                self.hero_mut(who).tokens += 1;
                self.tell(o, Event::Tokens(who, self.hero(who).tokens), rule::CONTENT_LORDS);
            } else {
                let gained = self.roll_d4(o, key::CHANCE_SLOTH)?;
                self.lord_grows(o, gained);
            }
        }
        Ok(())
    }

    /// Moloch: a patrol trooper of each hero dies, or the hero takes 1 damage.
    fn demand_sacrifices(&mut self, o: O) -> Flow<()> {
        for who in self.damned() {
            if self.hero(who).patrol.is_some() {
                self.lose_patrol(who, 1);
                self.tell(o, Event::Discarded(who, 1), rule::CONTENT_LORDS);
                self.troopers_die(o, 1);
            } else {
                self.hurt(o, who, 1, rule::CONTENT_LORDS)?;
            }
        }
        Ok(())
    }

    /// The Lord gains health, beyond what it began with.
    fn lord_grows(&mut self, o: O, count: u8) {
        self.lord.health = self.lord.health.saturating_add(count);
        self.tell(o, Event::LordHealth(self.lord.health), rule::CONTENT_LORDS);
    }

    /// The Lord regains health, at most what it began with.
    pub(crate) fn lord_heals(&mut self, o: O, count: u8) {
        let full = self.lord_health_for(self.players()).0;
        let healed = count.min(full.saturating_sub(self.lord.health));
        if healed > 0 {
            self.lord_grows(o, healed);
        }
    }

    fn roll_d4(&self, o: O, say: table::Key) -> Flow<u8> {
        let chance = Chance::dice(say, rule::CONTENT_LORDS);
        let faces = o.roll(&Roll { chance, dice: Dice::of(1, Level::D4.die()) })?;
        Ok(faces.first().copied().unwrap_or(1))
    }

    /// What is added to the Lord's own toughness.
    pub(crate) fn lord_toughness(&self, lord: LordId) -> i8 {
        if lord == LordId::Herne { self.lord.guard.cast_signed() } else { 0 }
    }

    /// What the Lord adds to the toughness of minions: Argus's Decree, in Hell.
    pub(crate) fn lord_decrees(&self, enemy: Enemy) -> i8 {
        let minion = matches!(enemy, Enemy::Minion(_) | Enemy::Fourth(_));
        i8::from(minion && self.in_hell() && self.lord.id == Some(LordId::Argus))
    }

    /// Changes the Lord's attack dice.
    pub(crate) fn lord_pool(&self, lord: LordId, pool: &mut Pool) {
        match lord {
            LordId::Baphomet if self.lord.guard == 0 => *pool = Pool::of([0, 0, 6, 0, 0]),
            LordId::Herne => pool.add(Level::D12, self.lord.guard),
            _ => {}
        }
    }

    /// The Lord's damage has injured a hero.
    pub(crate) fn lord_injures(&mut self, o: O, lord: LordId, who: Seat) {
        match lord {
            LordId::Baphomet => self.ignite(o, who, rule::CONTENT_LORDS),
            LordId::Astaroth => self.infect(o, who, rule::CONTENT_LORDS),
            _ => {}
        }
    }

    /// The Lord has attacked, whether he hit or not. Herne's attack also damages the healthiest hero in Hell, the first in turn
    /// order of several.
    pub(crate) fn lord_attacked(&mut self, o: O, lord: LordId) -> Flow<()> {
        if lord != LordId::Herne {
            return Ok(());
        }
        let most = self.damned().into_iter().rev().max_by_key(|who| self.hero(*who).health);
        if let Some(who) = most {
            self.damage_by_enemy(o, Enemy::Lord, who, 1, rule::CONTENT_LORDS)?;
        }
        Ok(())
    }

    /// Whether the Lord lets a hero retreat from Hell. With Sloth, 1d4 must exceed the number of its tokens.
    pub(crate) fn lord_lets_go(&mut self, o: O, lord: LordId, who: Seat) -> Flow<bool> {
        let sloth = self.hero(who).tokens;
        if lord != LordId::Belphegor || sloth == 0 {
            return Ok(true);
        }
        Ok(self.roll_d4(o, key::CHANCE_RETREAT)? > sloth)
    }
}
