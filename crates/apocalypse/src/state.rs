//! What lies on the table: plain data, no rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Seat, Seats};

use crate::attack::{Attack, Strike};
use crate::content::language::{Topic, Use};
use crate::content::powers::with;
use crate::content::{Circle, DemonId, GiftId, HeroId, LegionId, LordId, MapId, PANEL, Power, RegionId, TrooperId};
use crate::dice::Pool;
use crate::setup::Modifiers;
pub const MOST_HEROES: usize = 5;
/// The most areas a map can have; one bit of [`Areas`] is left for Hell.
pub const MOST_AREAS: usize = 15;
/// The most gift slots a hero sheet can have.
pub const MOST_SLOTS: usize = 12;
/// The most 4th circle demons that can be in play.
pub const MOST_FOURTHS: usize = 8;

/// An area of the map, or Hell: the Hell Time tile is one area without neighbours (ruling `content.hell-tile`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct AreaId(pub u8);

impl AreaId {
    /// The start area.
    pub const START: Self = Self(0);
    /// The Hell Time tile.
    pub const HELL: Self = Self(MOST_AREAS as u8);
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Areas(pub(crate) u16);

impl Areas {
    pub const NONE: Self = Self(0);

    /// This set and one more area.
    #[must_use]
    pub const fn and(self, area: AreaId) -> Self {
        Self(self.0 | 1 << (area.0 & 15))
    }

    /// This set without an area.
    #[must_use]
    pub(crate) const fn without(self, area: AreaId) -> Self {
        Self(self.0 & !(1 << (area.0 & 15)))
    }

    /// Whether the area is in the set.
    pub const fn has(self, area: AreaId) -> bool {
        self.0 & 1 << (area.0 & 15) != 0
    }

    /// The areas in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = AreaId> {
        (0..16).map(AreaId).filter(move |area| self.has(*area))
    }
}

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Powers(pub(crate) u128);

impl Powers {
    /// Whether the power is in the set.
    pub const fn has(self, power: Power) -> bool {
        self.0 & 1 << power.number() != 0
    }

    /// Puts a power in.
    pub fn add(&mut self, power: Power) {
        self.0 |= 1 << power.number();
    }

    /// The intersection with another set.
    #[must_use]
    pub(crate) const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Takes a power out.
    pub(crate) fn remove(&mut self, power: Power) {
        self.0 &= !(1 << power.number());
    }

    /// The powers in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Power> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let next = Power::of(left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<T: IntoIterator<Item = Power>>(powers: T) -> Self {
        let mut all = Self::default();
        powers.into_iter().for_each(|power| all.add(power));
        all
    }
}

/// Troopers of one kind: a patrol, or an ambush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Troop {
    pub kind: TrooperId,
    /// How many, 1 to 4.
    pub count: u8,
}

/// A hero and its sheet. Its place in the list is its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hero {
    pub id: HeroId,
    /// The seat that controls it: its own, or the one it was handed over to.
    pub player: Seat,
    /// Whether its player has joined the game.
    pub joined: bool,
    /// Where it stands; nowhere while it is dead or has not entered.
    pub at: Option<AreaId>,
    pub health: u8,
    pub cap: u8,
    /// Toughness tokens.
    pub toughness: u8,
    /// Attack dice tokens: the baseline.
    pub attack: Pool,
    pub luck: u8,
    pub courage: u8,
    /// Troopers on patrol.
    pub patrol: Option<Troop>,
    /// The gifts in its slots.
    pub slots: [Option<GiftId>; MOST_SLOTS],
    /// Abilities, flaws and what its gifts can do.
    pub powers: Powers,
    /// Powers that were used in this segment, turn or phase.
    pub used: Powers,
    pub fire: bool,
    pub stunned: bool,
    pub pestilence: u8,
    /// Tokens that a Lord or demon has given it (Belphegor's Sloth).
    pub tokens: u8,
}

impl Hero {
    /// Its powers that can be used at this moment.
    pub(crate) fn powers_for(&self, when: Use) -> impl Iterator<Item = Power> + use<> {
        self.powers.among(with(Topic::Used(when))).iter()
    }
}

/// What lies in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ground {
    /// Minions by circle, 0 to 3.
    pub minions: [u8; 4],
    pub tokens: u8,
    pub ambush: Option<Troop>,
}

impl Ground {
    /// How many minions of a circle.
    pub fn count(&self, circle: Circle) -> u8 {
        self.minions.get(circle.number()).copied().unwrap_or(0)
    }

    /// The same, mutable.
    pub(crate) fn count_mut(&mut self, circle: Circle) -> &mut u8 {
        let [limbo, first, second, third] = &mut self.minions;
        match circle {
            Circle::Limbo => limbo,
            Circle::First => first,
            Circle::Second => second,
            Circle::Third => third,
        }
    }
}

/// A 4th circle demon in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fourth {
    pub id: DemonId,
    pub at: AreaId,
    /// Hits that it has taken.
    pub hits: u8,
}

/// The Lord.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LordState {
    /// Its identity; `None` until a secret Lord is met.
    pub id: Option<LordId>,
    /// The front of its shadow: where it stands, or the gate while it is in Hell.
    pub at: AreaId,
    /// Health; 0 while its identity is unknown.
    pub health: u8,
    /// What is left of its guard.
    pub guard: u8,
    /// Tokens that can still be added to the guard (Herne's Pack).
    pub reserve: u8,
}

/// An enemy that attacks or is attacked. All minions of a circle are one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Enemy {
    /// Minions of a circle from 0 to 3.
    Minion(Circle),
    /// A 4th circle demon.
    Fourth(DemonId),
    /// The Lord's guard.
    Guard,
    /// The Lord.
    Lord,
}

/// What a hero has done in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// It has moved or given up its move.
    pub moved: bool,
    /// It has actually moved.
    pub walked: bool,
    /// It has attacked or given up its attack.
    pub attacked: bool,
    /// It has set an ambush.
    pub ambushed: bool,
}

/// What has happened in the team action segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Team {
    /// Heroes that are done.
    pub done: Seats,
    /// Heroes that have recruited.
    pub recruited: Seats,
    /// Heroes that have given first aid.
    pub aided: Seats,
    /// The group has renewed.
    pub renewed: bool,
    /// Heroes that have earned a gift.
    pub gifted: Seats,
}

/// A Lord battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The activating hero; `None` if the Lord's movement began the battle.
    pub by: Option<Seat>,
    /// Whose turn follows in the hero phase, by place in turn order; `None` if the battle interrupted the enemy phase.
    pub next: Option<u8>,
    /// Rounds of the battle so far.
    pub round: u8,
}

/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Setup that depends on chance: captain, Lord, legion, gifts.
    Laying,
    /// Divine intervention may replace starting gifts.
    StartingGifts,
    /// A turn begins with a new captain.
    NewCaptain,
    /// New heroes enter: the n-th in turn order.
    Arrivals(u8),
    /// The team action segment.
    Team(Team),
    /// The turn of the n-th hero in turn order begins.
    Dawn(u8),
    /// The n-th hero in turn order acts.
    Turn(u8, Turn),
    /// The enemy phase begins; the despair counter advances.
    Despair,
    /// How many times the counter still has to pass 1.
    Wraps(u8),
    /// Enemies attack; these areas have already attacked.
    MinionsAttack(Areas),
    /// Minions and tokens move.
    MinionsMove,
    /// A token appears.
    MinionsSpawn,
    /// Powers for the ambush segment.
    AmbushPowers,
    /// Ambushes attack; these areas have already attacked.
    Ambush(Areas),
    /// Hell Time, step 2: who joins.
    Companions,
    /// Steps 3 and 4: the enemies come, and the menace.
    Gate,
    /// Step 5: the n-th hero in turn order attacks or retreats.
    HellHeroes(u8),
    /// Step 6: the enemies attack.
    HellEnemies,
    /// Nobody is left in Hell.
    HellEnds,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The Lord is dead.
    Won,
    /// Doom has come.
    Doom,
    /// The Lord or its shadow has reached the start.
    Overrun,
}

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Apocalypse {
    pub(crate) phase: Phase,
    /// Counted from 1; 0 before the first.
    pub(crate) turn: u16,
    pub(crate) map: MapId,
    pub(crate) region: RegionId,
    pub(crate) modifiers: Modifiers,
    /// Whether players may hand their heroes over.
    pub(crate) leaving: bool,
    /// Whether the first captain gets the divine intervention token.
    pub(crate) mercy: bool,
    pub(crate) captain: Seat,
    pub(crate) heroes: ArrayVec<Hero, MOST_HEROES>,
    /// Heroes that have been in the game, one bit each.
    pub(crate) seen: u16,
    /// All areas of the map, and Hell as the last one.
    pub(crate) areas: [Ground; MOST_AREAS + 1],
    pub(crate) shadow: Areas,
    pub(crate) fourths: ArrayVec<Fourth, MOST_FOURTHS>,
    /// 4th circle demons that can be picked.
    pub(crate) demons: Bag<{ DemonId::ALL.len() }>,
    pub(crate) lord: LordState,
    pub(crate) battle: Option<Battle>,
    pub(crate) doom: u8,
    pub(crate) despair: u8,
    pub(crate) lord_track: u8,
    /// Despair dice in the pool.
    pub(crate) dice: u8,
    pub(crate) pool: u8,
    /// Courage that a demon has taken and gives back when it dies (Raparee).
    pub(crate) stolen: u8,
    pub(crate) legion: LegionId,
    pub(crate) legions: Bag<{ LegionId::ALL.len() }>,
    pub(crate) legions_spent: Bag<{ LegionId::ALL.len() }>,
    pub(crate) panel: [Option<GiftId>; PANEL],
    pub(crate) gifts: Bag<{ GiftId::KINDS }>,
    pub(crate) gifts_spent: Bag<{ GiftId::KINDS }>,
    /// Levels by which all ambush dice are raised in this turn (Sergeant).
    pub(crate) ambush_dice: u8,
    /// Troopers in the supply, by their place in the region.
    pub(crate) supply: [u8; 5],
    /// Who holds the divine intervention token.
    pub(crate) divine: Option<Seat>,
    /// Heroes to whom the captain has refused the pool in this segment or turn.
    pub(crate) refused: Seats,
    pub(crate) ended: Option<Ending>,
    /// A hero's attack that is not rolled yet. Only in the middle of a step, so no record holds it.
    #[serde(skip)]
    pub(crate) attack: Option<Attack>,
    /// The dice of an attack that have fallen and are not spent. Only in the middle of a step, so no record holds them.
    #[serde(skip)]
    pub(crate) strike: Option<Strike>,
}

impl Apocalypse {
    /// All hero seats.
    pub fn seats_all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.heroes.len() as u8).map(Seat)
    }

    /// A hero by its seat. Seats are only made for heroes in the list, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a seat stands for a hero in the list")]
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[usize::from(seat.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a seat stands for a hero in the list")]
    pub(crate) fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[usize::from(seat.0)]
    }

    /// What lies in an area.
    #[expect(clippy::indexing_slicing, reason = "there are sixteen areas and four bits")]
    pub fn ground_of(&self, area: AreaId) -> &Ground {
        &self.areas[usize::from(area.0 & 15)]
    }

    #[expect(clippy::indexing_slicing, reason = "there are sixteen areas and four bits")]
    pub(crate) fn ground_mut(&mut self, area: AreaId) -> &mut Ground {
        &mut self.areas[usize::from(area.0 & 15)]
    }

    /// The n-th hero seat in turn order, the captain's first (rule `captain.first-player`).
    pub fn in_order(&self, nth: u8) -> Seat {
        after(self.captain, nth, self.heroes.len() as u8)
    }

    /// All hero seats in turn order.
    pub fn ordered(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, captain) = (self.heroes.len() as u8, self.captain);
        (0..count).map(move |nth| after(captain, nth, count))
    }

    /// Who answers for a hero.
    pub fn player_of(&self, seat: Seat) -> Seat {
        self.hero(seat).player
    }

    /// The heroes in an area, in turn order.
    pub fn heroes_in(&self, area: AreaId) -> impl Iterator<Item = Seat> + '_ {
        self.ordered().filter(move |seat| self.hero(*seat).at == Some(area))
    }

    /// Hero seats whose players have joined. Despair and the Lord's health depend on this number.
    pub fn players(&self) -> u8 {
        self.heroes.iter().filter(|hero| hero.joined).count() as u8
    }

    /// Whether a hero has a power.
    pub fn has(&self, seat: Seat, power: Power) -> bool {
        self.hero(seat).powers.has(power)
    }

    /// A 4th circle demon in play.
    pub fn fourth(&self, id: DemonId) -> Option<&Fourth> {
        self.fourths.iter().find(|fourth| fourth.id == id)
    }

    /// Whether a 4th circle demon is in play.
    pub fn in_play(&self, id: DemonId) -> bool {
        self.fourth(id).is_some()
    }

    /// The 4th circle demons in an area.
    pub fn fourths_in(&self, area: AreaId) -> impl Iterator<Item = DemonId> + '_ {
        self.fourths.iter().filter(move |fourth| fourth.at == area).map(|fourth| fourth.id)
    }

    /// The areas of the map.
    pub fn map_areas(&self) -> impl Iterator<Item = AreaId> + use<> {
        (0..self.map.map().areas.len() as u8).map(AreaId)
    }

    /// Whether a battle is fought in Hell.
    pub fn in_hell(&self) -> bool {
        matches!(self.phase, Phase::HellHeroes(_) | Phase::HellEnemies | Phase::Gate | Phase::HellEnds)
    }
}

/// The seat `nth` places after another at a round table. Every question walks round the table, and a comparison is faster than a
/// remainder.
fn after(seat: Seat, nth: u8, count: u8) -> Seat {
    let at = seat.0 + nth;
    Seat(if at < count { at } else { at - count })
}
