//! Positions written by hand, for examples and tests.

use serde::Deserialize;
use table::{Arrange, Game, Seat};

use crate::content::{Circle, DemonId, GiftId, HeroId, LegionId, LordId, MapId, Power, RegionId, TrooperId};
use crate::dice::Pool;
use crate::setup::{Modifiers, Setup};
use crate::state::{Apocalypse, AreaId, Areas, Battle, Fourth, Phase, Team, Troop, Turn};

/// A position as a file describes it. The default is the start of the first hero's turn in turn 1 on an empty road: no tokens, no
/// minions, no gifts on the panel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrangement {
    /// The heroes, by seat.
    #[serde(rename = "hero")]
    heroes: Vec<Placed>,
    /// Seats that have not joined yet.
    #[serde(default)]
    late: u8,
    /// Whether players may leave.
    #[serde(default)]
    leaving: bool,
    map: Option<MapId>,
    region: Option<RegionId>,
    /// The Lord; unknown if `modifiers` keep it secret.
    lord: Option<LordId>,
    /// Where the Lord stands.
    lord_at: Option<u8>,
    /// The Lord's health; by default that of its sheet.
    lord_health: Option<u8>,
    /// What is left of the Lord's guard.
    guard: Option<u8>,
    #[serde(default)]
    modifiers: Modifiers,
    legion: Option<LegionId>,
    /// Legions that can still be drawn; by default all but the current one.
    legions: Option<Vec<LegionId>>,
    #[serde(default = "one")]
    turn: u16,
    /// Where play stands.
    #[serde(default)]
    phase: Moment,
    /// Whose turn it is, by its place in turn order.
    #[serde(default)]
    nth: u8,
    /// What the active hero has already done this turn.
    #[serde(default)]
    done: Vec<Done>,
    /// The captain's seat.
    #[serde(default)]
    captain: u8,
    #[serde(default)]
    doom: u8,
    /// The box of the despair counter.
    #[serde(default = "first_box")]
    despair: u8,
    /// The box of the Lord counter.
    #[serde(default = "first_box")]
    lord_track: u8,
    /// Despair dice; by default as many as the difficulty says.
    dice: Option<u8>,
    /// The courage pool; empty by default.
    #[serde(default)]
    pool: u8,
    /// Areas under the shadow, besides the Lord's.
    #[serde(default)]
    shadow: Vec<u8>,
    /// What lies in areas.
    #[serde(default, rename = "area")]
    areas: Vec<Lying>,
    #[serde(default, rename = "demon")]
    demons: Vec<Standing>,
    #[serde(default)]
    panel: Vec<GiftId>,
    /// Gifts left in the deck; the rest are discarded. By default all of them.
    gifts_left: Option<usize>,
    /// Who holds the divine intervention token.
    divine: Option<u8>,
    battle: Option<Fight>,
}

/// Where play stands.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moment {
    Laying,
    StartingGifts,
    NewCaptain,
    Arrivals,
    Team,
    Dawn,
    #[default]
    Turn,
    Despair,
    Wrap,
    MinionsAttack,
    MinionsMove,
    MinionsSpawn,
    AmbushPowers,
    Ambush,
    Companions,
    Gate,
    HellHeroes,
    HellEnemies,
    HellEnds,
}

/// What was done already.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Done {
    Moved,
    Attacked,
    Ambushed,
}

/// A place: an area by its number, or Hell.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Place {
    Number(u8),
    Name(String),
}

impl Place {
    fn area(&self) -> Result<AreaId, String> {
        match self {
            Self::Number(number) => Ok(AreaId(*number)),
            Self::Name(name) if name == "hell" => Ok(AreaId::HELL),
            Self::Name(name) if name == "start" => Ok(AreaId::START),
            Self::Name(name) => Err(format!("`{name}` is no place: give an area's number, `start` or `hell`")),
        }
    }
}

/// A hero, with the figures of its sheet by default. A hero without a place is dead.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    id: HeroId,
    at: Option<Place>,
    /// The seat that answers for it.
    player: Option<u8>,
    health: Option<u8>,
    cap: Option<u8>,
    toughness: Option<u8>,
    /// Attack dice: d4, d6, d8, d10, d12.
    attack: Option<[u8; 5]>,
    #[serde(default)]
    luck: u8,
    #[serde(default)]
    courage: u8,
    patrol: Option<Group>,
    /// Gifts, from the first slot on.
    #[serde(default)]
    gifts: Vec<GiftId>,
    /// Abilities and flaws; by default those of the sheet.
    powers: Option<Vec<Power>>,
    #[serde(default)]
    fire: bool,
    #[serde(default)]
    stunned: bool,
    #[serde(default)]
    pestilence: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    kind: TrooperId,
    count: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lying {
    at: Place,
    #[serde(default)]
    larvae: u8,
    #[serde(default)]
    grylli: u8,
    #[serde(default)]
    fiends: u8,
    #[serde(default)]
    cacodemons: u8,
    #[serde(default)]
    tokens: u8,
    ambush: Option<Group>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Standing {
    id: DemonId,
    at: Place,
    #[serde(default)]
    hits: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fight {
    /// The activating hero's seat.
    by: Option<u8>,
    /// Whose turn follows, by its place in turn order.
    next: Option<u8>,
}

const fn one() -> u16 {
    1
}

const fn first_box() -> u8 {
    1
}

impl Arrange for Apocalypse {
    type Position = Arrangement;

    fn arrange(position: &Arrangement) -> Result<Self, String> {
        let usual = Setup::default();
        let setup = Setup {
            map: position.map.unwrap_or(usual.map),
            lord: position.lord.or(usual.lord),
            region: position.region.unwrap_or(usual.region),
            heroes: position.heroes.iter().map(|hero| hero.id).collect(),
            late: position.late,
            leaving: position.leaving,
            divine: position.divine.is_some(),
            modifiers: position.modifiers,
        };
        let mut game = Self::begin(&setup).map_err(|error| error.to_string())?;
        if matches!(position.phase, Moment::Laying) {
            return Ok(game);
        }
        (game.turn, game.captain) = (position.turn, Seat(position.captain));
        (game.doom, game.despair, game.lord_track, game.pool) =
            (position.doom, position.despair, position.lord_track, position.pool);
        game.dice = position.dice.unwrap_or(game.dice);
        game.divine = position.divine.map(Seat);
        game.battle = position.battle.map(|fight| Battle { by: fight.by.map(Seat), next: fight.next, round: 0 });
        game.phase = phase(position);
        game.place_the_lord(position);
        game.choose_legion(position)?;
        game.clear_road(position)?;
        game.place_heroes(position)?;
        game.fill_panel(position)?;
        game.check().map_err(|broken| format!("{} is wrong (rule {})", broken.what, Self::catalogue().id(broken.rule)))?;
        Ok(game)
    }
}

fn phase(position: &Arrangement) -> Phase {
    let nth = position.nth;
    let mut turn = Turn::default();
    for done in &position.done {
        match done {
            Done::Moved => (turn.moved, turn.walked) = (true, true),
            Done::Attacked => turn.attacked = true,
            Done::Ambushed => turn.ambushed = true,
        }
    }
    match position.phase {
        Moment::Laying => Phase::Laying,
        Moment::StartingGifts => Phase::StartingGifts,
        Moment::NewCaptain => Phase::NewCaptain,
        Moment::Arrivals => Phase::Arrivals(nth),
        Moment::Team => Phase::Team(Team::default()),
        Moment::Dawn => Phase::Dawn(nth),
        Moment::Turn => Phase::Turn(nth, turn),
        Moment::Despair => Phase::Despair,
        Moment::Wrap => Phase::Wraps(1),
        Moment::MinionsAttack => Phase::MinionsAttack(Areas::NONE),
        Moment::MinionsMove => Phase::MinionsMove,
        Moment::MinionsSpawn => Phase::MinionsSpawn,
        Moment::AmbushPowers => Phase::AmbushPowers,
        Moment::Ambush => Phase::Ambush(Areas::NONE),
        Moment::Companions => Phase::Companions,
        Moment::Gate => Phase::Gate,
        Moment::HellHeroes => Phase::HellHeroes(nth),
        Moment::HellEnemies => Phase::HellEnemies,
        Moment::HellEnds => Phase::HellEnds,
    }
}

impl Apocalypse {
    fn place_the_lord(&mut self, position: &Arrangement) {
        if let Some(at) = position.lord_at {
            self.lord.at = AreaId(at);
            self.shadow = Areas::NONE.and(self.lord.at);
        }
        self.shadow = position.shadow.iter().fold(self.shadow, |shadow, at| shadow.and(AreaId(*at)));
        let (health, guard) = self.lord_health_for(self.players());
        self.lord.health = position.lord_health.unwrap_or(health);
        self.lord.guard = position.guard.unwrap_or(guard);
    }

    fn choose_legion(&mut self, position: &Arrangement) -> Result<(), String> {
        self.legion = position.legion.unwrap_or(self.legion);
        self.legions.take(self.legion.number());
        if let Some(left) = &position.legions {
            self.legions_spent.pour(&mut self.legions);
            for legion in left {
                if !self.legions_spent.take(legion.number()) {
                    return Err(format!("{legion:?} cannot be drawn: it is in play, or named twice"));
                }
                self.legions.add(legion.number());
            }
        }
        Ok(())
    }

    fn clear_road(&mut self, position: &Arrangement) -> Result<(), String> {
        self.areas.iter_mut().for_each(|ground| ground.tokens = 0);
        for lying in &position.areas {
            let at = lying.at.area()?;
            let minions = [lying.larvae, lying.grylli, lying.fiends, lying.cacodemons];
            for (circle, count) in Circle::ALL.into_iter().zip(minions) {
                *self.ground_mut(at).count_mut(circle) += count;
            }
            self.ground_mut(at).tokens += lying.tokens;
            if let Some(group) = lying.ambush {
                self.ground_mut(at).ambush = Some(self.muster(group)?);
            }
        }
        for standing in &position.demons {
            if !self.demons.take(standing.id.number()) {
                return Err(format!("{:?} stands there twice", standing.id));
            }
            let fourth = Fourth { id: standing.id, at: standing.at.area()?, hits: standing.hits };
            self.fourths.try_push(fourth).map_err(|_| "there are not that many 4th circle demons".to_owned())?;
        }
        Ok(())
    }

    /// Takes troopers out of the supply.
    fn muster(&mut self, group: Group) -> Result<Troop, String> {
        let place = self.region.card().five().iter().position(|kind| *kind == group.kind);
        let stock = place.and_then(|place| self.supply.get_mut(place)).filter(|stock| **stock >= group.count);
        let stock = stock.ok_or_else(|| format!("there are not that many {:?}", group.kind))?;
        *stock -= group.count;
        Ok(Troop { kind: group.kind, count: group.count })
    }

    fn place_heroes(&mut self, position: &Arrangement) -> Result<(), String> {
        for (seat, placed) in (0..).map(Seat).zip(&position.heroes) {
            let patrol = placed.patrol.map(|group| self.muster(group)).transpose()?;
            let at = placed.at.as_ref().map(Place::area).transpose()?;
            let mut powers = self.hero(seat).powers;
            if let Some(named) = &placed.powers {
                powers = named.iter().copied().collect();
            }
            let hero = self.hero_mut(seat);
            hero.at = at;
            hero.player = placed.player.map_or(seat, Seat);
            hero.cap = placed.cap.unwrap_or(hero.cap);
            hero.health = placed.health.unwrap_or(if at.is_some() { hero.cap } else { 0 });
            hero.toughness = placed.toughness.unwrap_or(hero.toughness);
            hero.attack = placed.attack.map_or(hero.attack, Pool::of);
            (hero.luck, hero.courage, hero.patrol) = (placed.luck, placed.courage, patrol);
            (hero.fire, hero.stunned, hero.pestilence) = (placed.fire, placed.stunned, placed.pestilence);
            for (slot, gift) in hero.slots.iter_mut().zip(&placed.gifts) {
                *slot = Some(*gift);
                powers.add(Power::Gift(*gift));
            }
            hero.powers = powers;
            for gift in &placed.gifts {
                self.take_gift(*gift)?;
            }
        }
        Ok(())
    }

    fn fill_panel(&mut self, position: &Arrangement) -> Result<(), String> {
        for gift in &position.panel {
            self.take_gift(*gift)?;
        }
        for gift in GiftId::ALL.into_iter().cycle() {
            if self.gifts.len() <= position.gifts_left.unwrap_or(self.gifts.len()) {
                break;
            }
            if self.gifts.take(gift.kind()) {
                self.gifts_spent.add(gift.kind());
            }
        }
        for (place, gift) in self.panel.iter_mut().zip(&position.panel) {
            *place = Some(*gift);
        }
        Ok(())
    }

    fn take_gift(&mut self, gift: GiftId) -> Result<(), String> {
        if self.gifts.take(gift.kind()) { Ok(()) } else { Err(format!("there are not that many {gift:?} cards")) }
    }
}
