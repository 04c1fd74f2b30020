//! Every position that cannot be is refused by its name, and what stands just at a limit is not.

use table::{Arrange, Seat};

use super::*;
use crate::content::{GiftId, HeroId, LegionId, RegionId, TrooperId};
use crate::dice::Pool;
use crate::setup::{Setup, lay_table};
use crate::state::{Areas, Battle, Ending, Fourth, Hero, MOST_AREAS, Turn};

/// The place of Hell among the areas.
const HELL: usize = MOST_AREAS;

/// Two heroes in the first one's turn, one with a patrol and a gift and a dead third, enemies and an ambush on the road.
fn in_play() -> Apocalypse {
    let text = "hero = [{ id = 'tarang', at = 0, patrol = { kind = 'militia', count = 2 }, gifts = ['medikit'] },
                        { id = 'naomi-joslyn', at = 3 }, { id = 'moose-kowalski' }]
                demon = [{ id = 'philtre', at = 5, hits = 3 }]
                area = [{ at = 3, ambush = { kind = 'volunteers', count = 1 } }, { at = 4, fiends = 1, tokens = 1 }]";
    Apocalypse::arrange(&toml::from_str(text).unwrap()).unwrap_or_else(|what| panic!("{what}"))
}

/// Before chance has laid anything, in a region that gives luck; somebody joins later.
fn laid() -> Apocalypse {
    lay_table(&Setup { region: RegionId::StarCity, late: 1, ..Setup::of(2) }).unwrap_or_else(|what| panic!("{what}"))
}

/// What is said of a position after a change; nothing where it still holds.
type Spoiled = (&'static str, fn(&mut Apocalypse));

/// What is said of each position after a change, beside what should be.
#[track_caller]
fn said(sound: &Apocalypse, spoiled: &[Spoiled]) {
    assert_eq!(sound.verify().map_err(|broken| broken.what), Ok(()), "the position itself");
    for (what, spoil) in spoiled {
        let mut game = sound.clone();
        spoil(&mut game);
        assert_eq!(game.verify().map_err(|broken| broken.what).err(), (!what.is_empty()).then_some(*what), "{what}");
    }
}

fn first(game: &mut Apocalypse) -> &mut Hero {
    &mut game.heroes[0]
}

#[test]
fn before_play_everything_is_as_chosen() {
    said(
        &laid(),
        &[
            ("doom before play", |game| game.doom = 1),
            ("counters before play", |game| game.despair = 2),
            ("counters before play", |game| game.lord_track = 2),
            ("courage before play", |game| game.pool += 1),
            ("tokens before play", |game| game.areas[3].tokens += 1),
            ("health before play", |game| first(game).health -= 1),
            ("health before play", |game| first(game).cap += 1),
            ("courage of a hero before play", |game| first(game).courage = 1),
            ("luck before play", |game| first(game).luck += 1),
            ("toughness before play", |game| first(game).toughness += 1),
            // Who joins later has not been laid out.
            ("", |game| game.heroes[2].courage = 1),
            ("legion cards", |game| _ = game.legions.take(LegionId::Dis.number())),
        ],
    );
}

#[test]
fn whose_turn_it_is_and_where_counters_stand() {
    said(
        &in_play(),
        &[
            ("number of heroes", |game| game.heroes.clear()),
            ("the captain", |game| game.captain = Seat(3)),
            ("", |game| game.captain = Seat(2)),
            ("whose turn it is", |game| game.phase = Phase::Turn(3, Turn::default())),
            ("whose turn it is", |game| game.phase = Phase::Dawn(3)),
            ("", |game| game.phase = Phase::Dawn(2)),
            ("whose turn it is", |game| game.phase = Phase::Arrivals(4)),
            ("", |game| game.phase = Phase::Arrivals(3)),
            ("how often despair comes round", |game| game.phase = Phase::Wraps(2)),
            ("", |game| game.phase = Phase::Wraps(1)),
            ("a battle without a battle", |game| game.phase = Phase::HellEnemies),
            ("the owner of the token", |game| game.divine = Some(Seat(3))),
            ("", |game| game.divine = Some(Seat(2))),
            ("number of the turn", |game| game.turn = u16::MAX),
            ("doom", |game| game.doom = DOOM_MOST),
            ("", |game| game.doom = DOOM_MOST - 1),
            ("", |game| (game.doom, game.ended) = (DOOM_MOST, Some(Ending::Doom))),
            ("the despair counter", |game| game.despair = 0),
            ("the despair counter", |game| game.despair = DESPAIR_TRACK + 1),
            ("", |game| game.despair = DESPAIR_TRACK),
            ("the Lord counter", |game| game.lord_track = 0),
            ("the Lord counter", |game| game.lord_track = LORD_TRACK + 1),
            ("despair dice", |game| game.dice = 0),
            ("despair dice", |game| game.dice = DESPAIR_DICE_MOST + 1),
            ("", |game| game.dice = DESPAIR_DICE_MOST),
            ("difficulty", |game| game.modifiers.despair = 4),
            ("difficulty", |game| game.modifiers.moving_up = 3),
            ("", |game| (game.modifiers.despair, game.modifiers.moving_up) = (3, 2)),
        ],
    );
}

#[test]
fn a_battle_has_its_phases_and_its_seats() {
    let mut battle = in_play();
    battle.phase = Phase::HellHeroes(0);
    battle.battle = Some(Battle { by: Some(Seat(0)), next: Some(1), round: 0 });
    first(&mut battle).at = Some(AreaId::HELL);
    said(
        &battle,
        &[
            ("a battle without a battle", |game| game.phase = Phase::Despair),
            ("place of a hero", |game| (game.phase, game.battle) = (Phase::Despair, None)),
            ("whose turn it is", |game| game.phase = Phase::HellHeroes(4)),
            ("", |game| game.phase = Phase::HellHeroes(3)),
            ("whose turn follows the battle", |game| game.battle = Some(Battle { by: None, next: Some(4), round: 0 })),
            ("", |game| game.battle = Some(Battle { by: None, next: Some(3), round: 0 })),
            ("the activating hero", |game| game.battle = Some(Battle { by: Some(Seat(3)), next: None, round: 0 })),
            // The Lord has come to heroes in the middle of a wrap.
            ("", |game| game.phase = Phase::Wraps(1)),
        ],
    );
}

#[test]
fn a_hero_has_what_its_sheet_allows() {
    said(
        &in_play(),
        &[
            ("the player of a hero", |game| first(game).player = Seat(3)),
            ("", |game| first(game).player = Seat(2)),
            ("health of a hero", |game| first(game).cap = HEALTH_MOST + 1),
            ("health of a hero", |game| first(game).health = first(game).cap + 1),
            ("", |game| (first(game).cap, first(game).health) = (HEALTH_MOST, HEALTH_MOST)),
            ("a hero without health", |game| first(game).health = 0),
            ("a hero without health", |game| first(game).joined = false),
            ("belongings of the dead", |game| (first(game).at, first(game).patrol) = (None, None)),
            ("belongings of the dead", |game| (first(game).at, first(game).slots[0]) = (None, None)),
            ("place of a hero", |game| first(game).at = Some(AreaId(game.map.map().areas.len() as u8))),
            ("", |game| first(game).at = Some(AreaId(game.map.map().areas.len() as u8 - 1))),
            ("toughness of a hero", |game| first(game).toughness = TOUGHNESS_MOST + 1),
            ("", |game| first(game).toughness = TOUGHNESS_MOST),
            ("gift slots", |game| first(game).slots[HeroId::Tarang.sheet().slots.len()] = Some(GiftId::Rifle)),
            ("two gifts of one name", |game| first(game).slots[1] = Some(GiftId::Medikit)),
            ("a hero twice", |game| game.heroes[1].id = HeroId::Tarang),
            ("", |game| game.heroes[2].id = HeroId::Tarang),
            ("a hero that nobody has seen", |game| game.seen = 0),
            ("a patrol", |game| first(game).patrol = Some(Troop { kind: TrooperId::Militia, count: 0 })),
            ("a patrol", |game| first(game).patrol = Some(Troop { kind: TrooperId::Militia, count: 5 })),
            ("attack dice of a hero", |game| {
                let to_come = HeroId::Tarang.sheet().slots.len() - 1;
                first(game).attack = Pool::of([(ATTACK_DICE_MOST - to_come) as u8 + 1, 0, 0, 0, 0]);
            }),
            ("", |game| {
                let to_come = HeroId::Tarang.sheet().slots.len() - 1;
                first(game).attack = Pool::of([(ATTACK_DICE_MOST - to_come) as u8, 0, 0, 0, 0]);
            }),
            ("", |game| game.heroes[2].attack = Pool::of([ATTACK_DICE_MOST as u8, 0, 0, 0, 0])),
            ("attack dice of a hero", |game| {
                game.heroes[2].attack = Pool::of([ATTACK_DICE_MOST as u8 + 1, 0, 0, 0, 0]);
            }),
        ],
    );
}

#[test]
fn the_road_holds_no_more_than_the_box() {
    said(
        &in_play(),
        &[
            ("something beyond the map", |game| game.areas[HELL].minions[0] = 1),
            ("something beyond the map", |game| game.areas[HELL].tokens = 1),
            ("an ambush", |game| game.areas[3].ambush = Some(Troop { kind: TrooperId::Volunteers, count: 5 })),
            ("an ambush under the shadow", |game| game.shadow = game.shadow.and(AreaId(3))),
            ("tokens in an area", |game| game.areas[4].tokens = 31),
            ("", |game| game.areas[4].tokens = 30),
            ("minions on the map", |game| game.areas[4].minions[2] = Circle::Second.figures() + 1),
            ("", |game| game.areas[4].minions[2] = Circle::Second.figures()),
            ("a 4th circle demon", |game| game.fourths[0].hits = FOURTH_HEALTH),
            ("a 4th circle demon", |game| game.fourths[0].at = AreaId::HELL),
            ("a 4th circle demon twice", |game| game.fourths.push(Fourth { at: AreaId(1), ..game.fourths[0] })),
            ("a 4th circle demon twice", |game| game.demons.add(game.fourths[0].id.number())),
            ("4th circle demons", |game| game.fourths.clear()),
            ("the shadow", |game| game.shadow = game.shadow.and(AreaId(game.map.map().areas.len() as u8))),
        ],
    );
}

#[test]
fn the_lord_lives_under_its_shadow_and_the_box_is_whole() {
    said(
        &in_play(),
        &[
            ("the Lord and its shadow", |game| game.lord.at = AreaId(2)),
            ("the Lord and its shadow", |game| game.shadow = Areas::NONE),
            ("health of the Lord", |game| game.lord.health = 0),
            ("", |game| (game.lord.health, game.ended) = (0, Some(Ending::Won))),
            ("", |game| (game.lord.health, game.lord.id) = (0, None)),
            ("the shadow on the start", |game| game.shadow = game.shadow.and(AreaId::START)),
            ("", |game| (game.shadow, game.ended) = (game.shadow.and(AreaId::START), Some(Ending::Overrun))),
            ("troopers", |game| game.supply[0] += 1),
            ("troopers", |game| first(game).patrol = None),
            ("troopers", |game| game.areas[3].ambush = None),
            ("gift cards", |game| first(game).slots[0] = None),
            ("gift cards", |game| game.panel[0] = Some(GiftId::Medikit)),
            ("gift cards", |game| game.gifts_spent.add(GiftId::Rifle.kind())),
            ("legion cards", |game| game.legions_spent.add(game.legion.number())),
        ],
    );
    let supplies = |region| {
        let mut game = lay_table(&Setup { region, ..Setup::of(2) }).unwrap_or_else(|what| panic!("{what}"));
        game.supply[0] += 1;
        game.verify().map_err(|broken| broken.rule)
    };
    assert_eq!(supplies(RegionId::World), Err(rule::SETUP_TROOPERS));
    assert_eq!(supplies(RegionId::Usa), Err(rule::REGION_TROOPERS));
}
