//! Positions written by hand, for examples and tests.

use serde::Deserialize;
use table::{Arrange, Game, Seat};

use crate::content::kinds::{Behaviour, Rank, Rune, Side, Size};
use crate::content::language::{Condition, Token, Trap};
use crate::content::scenes::Outcome;
use crate::content::track::Slot;
use crate::content::{AbilityId, AdventureId, AllyId, AttackId, FaceId, HeroId, ItemId, MonsterId, RoleId, SceneId};
use crate::hero::{Block, Cube, Gear, Hero};
use crate::setup::{RoleChoice, Roles, Setup};
use crate::square::Square;
use crate::state::{Ally, AllyNo, AttackOnTrack, Base, Drunagor, Harmed, Kind, Laid, Monster, Phase, Spot, TrackCard, Turn};
use crate::tokens::Tokens;

/// A position as a file describes it. The default is the first hero's turn in the training yard, without anybody else.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrangement {
    adventure: Option<AdventureId>,
    /// The heroes, by seat.
    #[serde(rename = "hero")]
    heroes: Vec<PlacedHero>,
    #[serde(default, rename = "monster")]
    monsters: Vec<PlacedMonster>,
    #[serde(default, rename = "ally")]
    allies: Vec<PlacedAlly>,
    /// Attack cards of the first monster on the track.
    #[serde(default)]
    attacks: Vec<AttackId>,
    /// Where play stands.
    #[serde(default)]
    phase: Moment,
    /// Whose turn it is, by seat.
    #[serde(default)]
    turn: u8,
    /// What the hero has already done in the turn.
    #[serde(default)]
    moved: bool,
    #[serde(default)]
    points: u8,
    cubes: Option<u8>,
    /// The slot of the marker; by default that after the acting hero's.
    marker: Option<u8>,
    /// Squares under Darkness tiles.
    #[serde(default)]
    darkness: Vec<(u8, u8)>,
    /// Runes on the track, by colour.
    #[serde(default)]
    runes: Vec<Rune>,
    /// Runes left in the bag; all that are not on the track by default.
    bag: Option<Vec<u8>>,
    #[serde(default)]
    rune_face_b: bool,
    /// Rounds of respite that the Adventure began with.
    #[serde(default)]
    respite: u8,
    /// Setups on the table; the first one by default.
    revealed: Option<Vec<u8>>,
    #[serde(default, rename = "chest")]
    chests: Vec<(u8, u8)>,
    behaviour: Option<Behaviour>,
    #[serde(default)]
    second_classes: bool,
    /// Interaction tokens.
    #[serde(default, rename = "scene")]
    spots: Vec<PlacedScene>,
    /// What has come about.
    #[serde(default)]
    noted: Vec<Outcome>,
    /// What defeated monsters have left.
    #[serde(default, rename = "loot")]
    loots: Vec<(u8, u8)>,
    /// Squares under Bridges with Darkness.
    #[serde(default)]
    beneath: Vec<(u8, u8)>,
    round: Option<u16>,
    /// Traps that heroes have laid.
    #[serde(default, rename = "trap")]
    traps: Vec<PlacedTrap>,
    /// Whether Overlords come in place of Commanders.
    #[serde(default)]
    overlords: bool,
    /// Which reward is taken, from 0.
    #[serde(default)]
    reward: u8,
}

/// A trap.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedTrap {
    id: Trap,
    /// A square of its area.
    at: (u8, u8),
    by: u8,
}

/// An Interaction token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedScene {
    id: SceneId,
    at: (u8, u8),
    charges: Option<u8>,
    /// Who has used it in this round, a bit for each seat.
    #[serde(default)]
    used: u8,
}

/// Where play stands.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moment {
    /// A hero acts.
    #[default]
    Turn,
    /// The marker stands on a slot.
    Track,
    /// The hero whose turn it is takes a reward.
    Learning,
    /// The table is about to be laid, and nobody stands anywhere yet.
    Laying,
}

/// A hero, with the figures of its board by default.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PlacedHero {
    id: HeroId,
    role: Option<RoleId>,
    at: (u8, u8),
    health: Option<u8>,
    #[serde(default)]
    down: bool,
    /// Available cubes: yellow, red, green, blue, wild.
    available: Option<[u8; 5]>,
    /// Expended cubes, likewise.
    expended: Option<[u8; 5]>,
    /// Cubes on skills, by place.
    #[serde(default)]
    spent: Vec<(u8, Cube)>,
    #[serde(default)]
    tokens: Vec<(Token, u8)>,
    #[serde(default)]
    conditions: Vec<Condition>,
    /// Places under Curse Cubes.
    #[serde(default)]
    cursed: Vec<u8>,
    /// Places under Trauma Cubes.
    #[serde(default)]
    broken: Vec<u8>,
    /// What is worn, instead of starting gear.
    gear: Option<Vec<ItemId>>,
    #[serde(default)]
    bag: Vec<ItemId>,
    /// What of it shows its back.
    #[serde(default)]
    flipped: Vec<ItemId>,
    /// The level of each skill card, and of the third role card.
    cards: Option<[u8; 5]>,
    #[serde(default)]
    abilities: Vec<AbilityId>,
}

/// A monster, with the figures of its card by default.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PlacedMonster {
    id: MonsterId,
    rank: Option<Rank>,
    behaviour: Option<Behaviour>,
    side: Option<Side>,
    at: (u8, u8),
    health: Option<u16>,
    #[serde(default)]
    power: u8,
    #[serde(default)]
    tokens: Vec<(Token, u8)>,
    #[serde(default)]
    conditions: Vec<Condition>,
    marked_by: Option<u8>,
    /// How often it has evolved.
    #[serde(default)]
    evolved: u8,
}

/// A pet or companion.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedAlly {
    id: AllyId,
    owner: u8,
    at: (u8, u8),
    #[serde(default)]
    tokens: Vec<(Token, u8)>,
}

fn square((x, y): (u8, u8)) -> Square {
    Square::new(x, y)
}

fn tokens(counts: &[(Token, u8)], conditions: &[Condition], marked_by: Option<u8>) -> Tokens {
    let mut tokens = Tokens::default();
    for (token, count) in counts {
        tokens.gain(*token, *count);
    }
    for condition in conditions {
        tokens.suffer(*condition);
    }
    if let Some(seat) = marked_by {
        tokens.suffer(Condition::Mark);
        tokens.marked_by = Some(Seat(seat));
    }
    tokens
}

impl PlacedHero {
    fn place(&self, hero: &mut Hero) {
        hero.at = square(self.at);
        if let Some(items) = &self.gear {
            hero.gear = [None; crate::hero::GEAR];
            for item in items {
                if let Some(slot) = Hero::slot_of(*item).and_then(|slot| hero.gear.get_mut(slot)) {
                    *slot = Some(Gear { item: *item, flipped: false });
                }
            }
        }
        for (room, item) in hero.bag.iter_mut().zip(&self.bag) {
            *room = Some(Gear { item: *item, flipped: false });
        }
        for gear in hero.gear.iter_mut().chain(&mut hero.bag).flatten() {
            gear.flipped = self.flipped.contains(&gear.item);
        }
        if let Some([yellow, red, green, blue, third]) = self.cards {
            (hero.learned.cards, hero.learned.third) = ([yellow, red, green, blue], third);
        }
        self.abilities.iter().for_each(|ability| hero.learned.abilities |= 1 << ability.kind());
        for (places, block) in [(&self.cursed, Block::Curse), (&self.broken, Block::Trauma)] {
            for place in places {
                if let Some(slot) = hero.blocked.get_mut(usize::from(*place)) {
                    *slot = Some(block);
                }
            }
        }
        for (place, cube) in &self.spent {
            if let Some(slot) = hero.spent.get_mut(usize::from(*place)) {
                *slot = Some(*cube);
            }
        }
        hero.available = self.available.unwrap_or(hero.available);
        hero.expended = self.expended.unwrap_or(hero.expended);
        hero.tokens = tokens(&self.tokens, &self.conditions, None);
        hero.health = self.health.unwrap_or_else(|| hero.most_health());
        hero.down = self.down;
        if self.down {
            hero.health = 0;
        }
    }
}

impl Arrange for Drunagor {
    type Position = Arrangement;

    fn arrange(position: &Arrangement) -> Result<Self, String> {
        let mut roles = Roles::default();
        for hero in &position.heroes {
            roles.choose(hero.id, hero.role.map_or(RoleChoice::Usual, RoleChoice::of));
        }
        let setup = Setup {
            adventure: position.adventure.unwrap_or(AdventureId::TrainingYard),
            heroes: position.heroes.iter().map(|hero| hero.id).collect(),
            roles,
            behaviour: position.behaviour.unwrap_or(Behaviour::Standard),
            multiclass: position.second_classes,
            overlords: position.overlords,
        };
        let mut game = Self::begin(&setup).map_err(|error| error.to_string())?;
        let roleless = game.is_duel() && !matches!(position.phase, Moment::Laying);
        for (hero, placed) in game.heroes.iter_mut().zip(&position.heroes) {
            placed.place(hero);
            // In a match a role is only a place on the track.
            hero.roleless = roleless;
        }
        for item in position.heroes.iter().flat_map(|hero| &hero.bag).filter(|item| item.card().copies > 0) {
            let count = game.deck.get_mut(item.kind()).filter(|count| **count > 0).ok_or("more chest cards than there are")?;
            *count -= 1;
        }
        if let Some(revealed) = &position.revealed {
            game.revealed = revealed.iter().fold(1, |bits, setup| bits | 1 << setup);
        }
        for (nth, placed) in (0..).zip(&position.monsters) {
            game.place_monster(Base(nth), placed)?;
        }
        for (nth, placed) in (0..).zip(&position.allies) {
            let tokens = tokens(&placed.tokens, &[], None);
            let ally = Ally {
                no: AllyNo(nth),
                id: placed.id,
                owner: Seat(placed.owner),
                at: square(placed.at),
                tokens,
                health: placed.id.card().health,
                harmed: Harmed::default(),
            };
            game.allies.try_push(ally).map_err(|_| "too many friends")?;
        }
        for id in &position.attacks {
            game.attacks.try_push(AttackOnTrack { id: *id, by: Base(0), acted: false }).map_err(|_| "too many Attack cards")?;
        }
        position.darkness.iter().for_each(|at| game.darkness.add(square(*at)));
        for at in &position.chests {
            game.chests.try_push(square(*at)).map_err(|_| "too many chests")?;
        }
        for rune in &position.runes {
            if let Some(count) = game.runes.get_mut(*rune as usize) {
                *count += 1;
            }
            let known =
                crate::content::runes::BAG.iter().enumerate().find(|(nth, (of, _))| of == rune && game.bag & (1 << nth) != 0);
            if let Some((nth, _)) = known {
                game.bag &= !(1 << nth);
            }
        }
        if let Some(left) = &position.bag {
            game.bag = left.iter().fold(0, |bag, nth| bag | 1 << nth);
        }
        game.rune_face_b = position.rune_face_b;
        game.respite = position.respite;
        game.round = position.round.unwrap_or(game.round);
        for placed in &position.spots {
            let charges = placed.charges.unwrap_or(placed.id.card().charges);
            let spot = Spot { scene: placed.id, at: square(placed.at), setup: 0, charges, used: placed.used };
            game.spots.try_push(spot).map_err(|_| "too many Interaction tokens")?;
        }
        position.noted.iter().for_each(|outcome| game.noted |= 1 << *outcome as u32);
        position.beneath.iter().for_each(|at| game.beneath.add(square(*at)));
        for at in &position.loots {
            game.loots.try_push(square(*at)).map_err(|_| "too much left lying")?;
        }
        for placed in &position.traps {
            let laid = Laid { trap: placed.id, at: square(placed.at).area(), by: Seat(placed.by) };
            game.traps.try_push(laid).map_err(|_| "too many traps")?;
        }
        game.set_moment(position);
        game.check().map_err(|broken| broken.to_string())?;
        Ok(game)
    }
}

impl Drunagor {
    fn place_monster(&mut self, base: Base, placed: &PlacedMonster) -> Result<(), String> {
        let behaviour = placed.behaviour.unwrap_or(Behaviour::Standard);
        let kind = Kind { monster: placed.id, behaviour, rank: placed.rank.unwrap_or(Rank::Rookie) };
        let face = FaceId::find(placed.id, behaviour, Side::A).ok_or("this monster has no such behaviour")?;
        let health = placed.health.unwrap_or_else(|| u16::from(face.card().health.of(kind.rank, 0, placed.power.max(1))));
        let at = square(placed.at);
        let at = if placed.id.card().size == Size::Large { at.area().corner() } else { at };
        let tokens = tokens(&placed.tokens, &placed.conditions, placed.marked_by);
        let monster = Monster {
            base,
            kind,
            at,
            health,
            tokens,
            evolved: placed.evolved,
            power: placed.power,
            acted: false,
            harmed: Harmed::default(),
        };
        self.monsters.try_push(monster).map_err(|_| "too many monsters")?;
        if self.card_of(kind).is_none() {
            let slot = Slot::of_rune(placed.id.card().rune, placed.id.card().arrow);
            let card = TrackCard { kind, side: placed.side.unwrap_or(Side::A), slot, acted: false };
            self.cards.try_push(card).map_err(|_| "too many cards")?;
        }
        Ok(())
    }

    fn set_moment(&mut self, position: &Arrangement) {
        let who = Seat(position.turn.min(self.heroes.len().saturating_sub(1) as u8));
        let own = Slot::of_role(self.hero(who).role);
        match position.phase {
            Moment::Turn => {
                let cubes = position.cubes.unwrap_or(2);
                self.phase =
                    Phase::Turn(Turn { who, moved: position.moved, points: position.points, cubes, minors: 0, spent: 0 });
                self.marker = Slot(position.marker.unwrap_or(own.0 + 1));
            }
            Moment::Learning => {
                // Nobody has chosen a square yet.
                let starts = &self.adventure.board().starts;
                self.heroes.iter_mut().zip(starts).for_each(|(hero, at)| hero.at = *at);
                self.phase = Phase::Learning(who, position.reward);
            }
            Moment::Laying => self.phase = Phase::Laying,
            Moment::Track => {
                self.phase = Phase::Track;
                self.marker = Slot(position.marker.unwrap_or(own.0));
            }
        }
    }
}
