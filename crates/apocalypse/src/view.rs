//! The state as users of the package see it. Nothing is hidden from anyone.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::content::{Circle, DemonId, GiftId, HeroId, LegionId, LordId, MapId, Power, RegionId, TrooperId};
use crate::setup::Difficulty;
use crate::state::{Apocalypse, AreaId, Ending, Phase, Troop};

/// The whole table in plain words and numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Where play stands.
    pub phase: &'static str,
    /// The map.
    pub map: MapId,
    /// The region.
    pub region: RegionId,
    /// How hard the game is.
    pub difficulty: Difficulty,
    /// The captain's seat.
    pub captain: Seat,
    /// Doom; 13 loses.
    pub doom: u8,
    /// The box of the despair counter, 1 to 6.
    pub despair: u8,
    /// The box of the Lord counter, 1 to 3.
    pub lord_track: u8,
    /// Despair dice.
    pub dice: u8,
    /// The courage pool.
    pub pool: u8,
    /// The legion.
    pub legion: LegionId,
    /// The Lord.
    pub lord: LordView,
    /// The heroes, by seat.
    pub heroes: Vec<HeroView>,
    /// The areas, the start first, Hell last.
    pub areas: Vec<AreaView>,
    /// The gifts on the panel, place by place.
    pub panel: Vec<Option<GiftId>>,
    /// Who holds the divine intervention token.
    pub divine: Option<Seat>,
    /// How the game ended.
    pub ended: Option<Ending>,
}

/// The Lord.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct LordView {
    /// Which; nobody knows before a secret Lord is met.
    pub id: Option<LordId>,
    /// Where it stands, or where the gate is.
    pub at: AreaId,
    /// Its health.
    pub health: u8,
    /// What is left of what stands before it.
    pub guard: u8,
}

/// A hero.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HeroView {
    /// Which hero.
    pub id: HeroId,
    /// Who answers for it.
    pub player: Seat,
    /// Where it stands; nowhere while it is dead or has not entered.
    pub at: Option<AreaId>,
    /// Health.
    pub health: u8,
    /// Health cap.
    pub cap: u8,
    /// Toughness at the moment.
    pub toughness: u8,
    /// Attack dice at the moment: d4, d6, d8, d10, d12.
    pub attack: Vec<u8>,
    /// Luck.
    pub luck: u8,
    /// Courage.
    pub courage: u8,
    /// Troopers on patrol.
    pub patrol: Option<TroopView>,
    /// Gifts, slot by slot.
    pub slots: Vec<Option<GiftId>>,
    /// Abilities, flaws and what its gifts can do.
    pub powers: Vec<Power>,
    /// On fire.
    pub fire: bool,
    /// Stunned.
    pub stunned: bool,
    /// Pestilence markers.
    pub pestilence: u8,
}

/// Troopers of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TroopView {
    /// Which.
    pub kind: TrooperId,
    /// How many.
    pub count: u8,
}

impl From<Troop> for TroopView {
    fn from(troop: Troop) -> Self {
        Self { kind: troop.kind, count: troop.count }
    }
}

/// An area.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct AreaView {
    /// Minions by circle, 0 to 3.
    pub minions: Vec<u8>,
    /// 4th circle demons with their hits.
    pub fourths: Vec<(DemonId, u8)>,
    /// Invasion tokens.
    pub tokens: u8,
    /// The ambush.
    pub ambush: Option<TroopView>,
    /// Whether it lies under the shadow.
    pub shadow: bool,
}

impl Apocalypse {
    /// The table as anybody may see it.
    pub fn to_view(&self) -> View {
        View {
            turn: self.turn,
            phase: self.phase_name(),
            map: self.map,
            region: self.region,
            difficulty: self.modifiers.difficulty(),
            captain: self.captain,
            doom: self.doom,
            despair: self.despair,
            lord_track: self.lord_track,
            dice: self.dice,
            pool: self.pool,
            legion: self.legion,
            lord: LordView { id: self.lord.id, at: self.lord.at, health: self.lord.health, guard: self.lord.guard },
            heroes: self.seats_all().map(|who| self.hero_view(who)).collect(),
            areas: self.map_areas().chain([AreaId::HELL]).map(|at| self.area_view(at)).collect(),
            panel: self.panel.to_vec(),
            divine: self.divine,
            ended: self.ended,
        }
    }

    fn hero_view(&self, who: Seat) -> HeroView {
        let hero = self.hero(who);
        let pool = self.attack_pool(who);
        HeroView {
            id: hero.id,
            player: hero.player,
            at: hero.at,
            health: hero.health,
            cap: hero.cap,
            toughness: self.hero_toughness(who),
            attack: crate::dice::Level::ALL.map(|level| pool.count(level)).to_vec(),
            luck: hero.luck,
            courage: hero.courage,
            patrol: hero.patrol.map(TroopView::from),
            slots: hero.slots.iter().take(hero.id.sheet().slots.len()).copied().collect(),
            powers: hero.powers.iter().collect(),
            fire: hero.fire,
            stunned: hero.stunned,
            pestilence: hero.pestilence,
        }
    }

    fn area_view(&self, at: AreaId) -> AreaView {
        let ground = self.ground_of(at);
        let fourths = self.fourths.iter().filter(|fourth| fourth.at == at);
        AreaView {
            minions: Circle::ALL.map(|circle| ground.count(circle)).to_vec(),
            fourths: fourths.map(|fourth| (fourth.id, fourth.hits)).collect(),
            tokens: ground.tokens,
            ambush: ground.ambush.map(TroopView::from),
            shadow: self.shadow.has(at),
        }
    }

    fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::Laying | Phase::StartingGifts => "setup",
            Phase::NewCaptain | Phase::Arrivals(_) => "new-captain",
            Phase::Team(_) => "team-action",
            Phase::Dawn(_) | Phase::Turn(..) => "hero-action",
            Phase::Despair | Phase::Wraps(_) => "despair",
            Phase::MinionsAttack(_) => "minions-attack",
            Phase::MinionsMove => "minions-move",
            Phase::MinionsSpawn => "minions-spawn",
            Phase::AmbushPowers | Phase::Ambush(_) => "ambush",
            Phase::Companions | Phase::Gate | Phase::HellHeroes(_) | Phase::HellEnemies | Phase::HellEnds => "hell-time",
        }
    }

    /// Whether a hero can act now: in its turn, or with the team until it is done.
    pub(crate) fn is_acting(&self, who: Seat) -> bool {
        let team = matches!(self.phase, Phase::Team(team) if !team.done.has(who) && self.hero(who).at.is_some());
        team || self.whose_turn() == Some(who)
    }

    /// Whose turn it is, if anybody's.
    pub fn whose_turn(&self) -> Option<Seat> {
        match self.phase {
            // Who comes after the one that is asked is named already.
            Phase::Arrivals(next) => next.checked_sub(1).map(|nth| self.in_order(nth)),
            Phase::Dawn(nth) | Phase::Turn(nth, _) | Phase::HellHeroes(nth) if usize::from(nth) < self.heroes.len() => {
                Some(self.in_order(nth))
            }
            _ => None,
        }
    }
}
