//! The workshop: a skill, an item or a side of a monster card that somebody typed, and a table in the training yard to try it on.
//!
//! Only modules with the feature `workshop` have it. The typed card takes the place of one of the box (`try_out`), because a place of its own
//! would be another number of cards, and with it another layout of every table.

use std::sync::LazyLock;

use cards::{Card, Notation, Term, Unfit, Workshop};
use table::{Game as _, Key, Seat};

use crate::content::kinds::{Behaviour, Rank, Side, Size, Subtype, Wear};
use crate::content::track::Slot;
use crate::content::{AdventureId, Face, FaceId, HeroId, Item, ItemId, MonsterId, Skill, SkillId};
use crate::hero::{Gear, Hero};
use crate::key;
use crate::roles::Roles;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::{Base, Drunagor, Harmed, Kind, Monster, Phase, TrackCard, Turn};
use crate::tokens::Tokens;

/// How a typed card is called, and what it says: whoever shows it knows both.
const NAME: Key = Key("workshop.card");
const TEXT: Key = Key("workshop.card-text");

/// Where everybody stands: the hero who tries, a friend, something to strike beside the hero, and something further away.
const HERO: Square = Square::new(5, 11);
const FRIEND: Square = Square::new(4, 12);
const BESIDE: Square = Square::new(6, 11);
const AWAY: Square = Square::new(9, 12);

/// What no text of the box brings about, and the rules would follow without an end.
const HURTS: &[&str] = &["damage", "pierce", "pay-life", "drain-health"];
const RECALLS: &[&str] = &["recall", "free-recall"];

/// So many movement points a trait can give at most: with those of a MOVE they are no more than a table counts.
const FARTHEST: i32 = 20;

const UNREAD: Unfit = Unfit { field: "", what: "this card has a field that the rules have no value for" };

/// The largest number on a typed card. None of the box is larger, and it overflows nothing that it is added to.
const LARGEST: i32 = 30;

static NOTATION: LazyLock<Notation> =
    LazyLock::new(|| Notation::open(include_bytes!(concat!(env!("OUT_DIR"), "/notation.bin")), LARGEST));

impl Workshop for Drunagor {
    const DECKS: &'static [(&'static str, &'static str)] =
        &[("skill", key::WORKSHOP_SKILL.0), ("item", key::WORKSHOP_ITEM.0), ("face", key::WORKSHOP_FACE.0)];

    fn notation() -> &'static Notation {
        &NOTATION
    }

    fn judge(deck: &str, card: &Card) -> Result<(), Unfit> {
        let passive: Vec<&Term> = card.fields.iter().filter(|(field, _)| field == "passive").map(|(_, term)| term).collect();
        if passive.iter().map(|term| term.sum("trait", "movement")).sum::<i32>() > FARTHEST {
            return Err(Unfit { field: "passive", what: "nobody walks that far: +20 MOVEMENT in all is the most" });
        }
        for term in passive {
            if term.has_within("trait", "hurt", "effect", HURTS) {
                return Err(Unfit { field: "passive", what: "losing health by losing health would never end" });
            }
            if term.has_within("trait", "recalled", "effect", RECALLS) {
                return Err(Unfit { field: "passive", what: "a recall by a recall would never end" });
            }
        }
        if deck != "face" {
            return Ok(());
        }
        let large = side(card)?.printed().monster.card().size == Size::Large;
        let ambushes = card.fields.iter().any(|(_, term)| term.has("effect", &["ambush"]));
        if large && ambushes {
            return Err(Unfit { field: "triggered", what: "a large monster finds no room for an AMBUSH on this table" });
        }
        Ok(())
    }

    fn lay(deck: &str, card: &Card) -> Result<Self, Unfit> {
        Self::judge(deck, card)?;
        SkillId::put_back();
        ItemId::put_back();
        FaceId::put_back();
        match deck {
            "skill" => lay_skill(Skill::read(card, NAME, TEXT).ok_or(UNREAD)?),
            "item" => lay_item(Item::read(card, NAME, TEXT).ok_or(UNREAD)?),
            _ => lay_face(side(card)?, Face::read(card, NAME, TEXT).ok_or(UNREAD)?),
        }
    }
}

/// The side of a card of the box that a typed one stands for.
fn side(card: &Card) -> Result<FaceId, Unfit> {
    let (monster, behaviour, side) = (card.needed("monster"), card.needed("behaviour"), card.needed("side"));
    let (Some(monster), Some(behaviour), Some(side)) = (monster, behaviour, side) else { return Err(UNREAD) };
    let unfit = Unfit { field: "side", what: "the card of this monster has no such side of this behaviour" };
    FaceId::ALL
        .into_iter()
        .find(|face| {
            let printed = face.printed();
            (printed.monster, printed.behaviour, printed.side) == (monster, behaviour, side)
        })
        .ok_or(unfit)
}

/// A skill that is paid for stands on Vorn's board, a passive one in the place of Vorn's own, and one that FOCUS pays for among Vorn's.
fn lay_skill(skill: Skill) -> Result<Drunagor, Unfit> {
    let board = HeroId::Vorn.card();
    let place = match (skill.slot, skill.cost) {
        ([], 0) => board.passive,
        ([], _) => board.focus.first().copied().unwrap_or(board.passive),
        _ => board.skills.first().copied().unwrap_or(board.passive),
    };
    place.try_out(skill);
    ready(table(HeroId::Vorn, HeroId::Elros, None)?)
}

/// An item is worn, or carried, by a hero who is proficient with it.
fn lay_item(item: Item) -> Result<Drunagor, Unfit> {
    let (wear, subtype) = (item.wear, item.subtype);
    let proficient = |hero: &HeroId| {
        let card = hero.card();
        let kinds: [(Wear, Subtype); 3] =
            [(Wear::Weapon, card.weapon), (Wear::OffHand, card.off_hand), (Wear::Armor, card.armor)];
        kinds.into_iter().any(|(where_worn, kind)| where_worn == wear && Some(kind) == subtype)
    };
    let hero = HeroId::ALL.into_iter().find(proficient).unwrap_or(HeroId::Vorn);
    let friend = if hero == HeroId::Elros { HeroId::Vorn } else { HeroId::Elros };
    let place = ItemId::ALL.into_iter().find(|place| place.printed().wear == wear).ok_or(UNREAD)?;
    // How many of them lie in chests is none of its business.
    place.try_out(Item { copies: place.printed().copies, ..item });
    let mut game = table(hero, friend, None)?;
    if let Some(left) = game.deck.get_mut(place.kind()) {
        *left = left.saturating_sub(u8::from(wear == Wear::Consumable));
    }
    if let Some(hero) = game.heroes.first_mut() {
        let gear = Some(Gear { item: place, flipped: false });
        let slot = match Hero::slot_of(place) {
            Some(slot) => hero.gear.get_mut(slot),
            None => hero.bag.first_mut(),
        };
        if let Some(slot) = slot {
            *slot = gear;
        }
        hero.health = hero.most_health();
    }
    ready(game)
}

/// A side of a monster card stands beside the hero, and acts after the heroes.
fn lay_face(place: FaceId, face: Face) -> Result<Drunagor, Unfit> {
    let (monster, behaviour, side) = (face.monster, face.behaviour, face.side);
    place.try_out(face);
    ready(table(HeroId::Vorn, HeroId::Elros, Some((monster, behaviour, side)))?)
}

/// Two heroes in the yard, and two monsters: archers, or the one that is tried and an archer.
fn table(hero: HeroId, friend: HeroId, tried: Option<(MonsterId, Behaviour, Side)>) -> Result<Drunagor, Unfit> {
    let setup = Setup {
        adventure: AdventureId::TrainingYard,
        heroes: vec![hero, friend],
        roles: Roles::default(),
        behaviour: tried.map_or(Behaviour::Standard, |(_, behaviour, _)| behaviour),
        multiclass: false,
        overlords: false,
    };
    let mut game = Drunagor::begin(&setup).map_err(|_| UNREAD)?;
    game.heroes.iter_mut().zip([HERO, FRIEND]).for_each(|(hero, at)| hero.at = at);
    let archer = (MonsterId::SkeletonArcher, Behaviour::Standard, Side::A);
    game.stand(Base(0), tried.unwrap_or(archer), BESIDE);
    game.stand(Base(1), archer, AWAY);
    let who = Seat(0);
    game.phase = Phase::Turn(Turn { who, moved: false, points: 0, cubes: 2, minors: 0, spent: 0 });
    game.marker = Slot(Slot::of_role(game.hero(who).role).0 + 1);
    Ok(game)
}

/// A table that the rules can go on from.
fn ready(game: Drunagor) -> Result<Drunagor, Unfit> {
    match game.check() {
        Ok(()) => Ok(game),
        Err(_) => Err(Unfit { field: "health", what: "nobody could stand on the table with these figures" }),
    }
}

impl Drunagor {
    fn stand(&mut self, base: Base, (monster, behaviour, side): (MonsterId, Behaviour, Side), at: Square) {
        let kind = Kind { monster, behaviour, rank: Rank::Rookie };
        let at = if monster.card().size == Size::Large { at.area().corner() } else { at };
        let power = u8::from(monster.has_power());
        let health = FaceId::find(monster, behaviour, side).map_or(0, |face| face.card().health.of(kind.rank, 0, power));
        let (tokens, harmed) = (Tokens::default(), Harmed::default());
        let health = u16::from(health);
        self.monsters.push(Monster { base, kind, at, health, tokens, evolved: 0, power, acted: false, harmed });
        if self.card_of(kind).is_none() {
            let slot = Slot::of_rune(monster.card().rune, monster.card().arrow);
            self.cards.push(TrackCard { kind, side, slot, acted: false });
        }
    }
}
