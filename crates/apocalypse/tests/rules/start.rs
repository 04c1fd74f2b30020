//! Setup: the table as it is laid.

use apocalypse::content::{Circle, GiftId, HeroId, LegionId, LordId, MapId, RegionId, TrooperId};
use apocalypse::dice::Pool;
use apocalypse::state::AreaId;
use apocalypse::{Act, Apocalypse, Choice, Event, Setup, rule};
use cite::rule;
use table::{Game, Show};

use crate::support::{A, B, C, Table, table};

/// A new game with three heroes, up to the first question.
fn begun(setup: Setup) -> Table {
    let mut t = Table::begun(setup);
    t.draw(B);
    t.draw(LegionId::Styx);
    assert_eq!(t.deal(), 10);
    t
}

#[rule(SETUP_MAP, SETUP_INVASION_TOKENS, CONTENT_MAPS)]
fn every_area_but_the_start_gets_a_token_as_the_map_says() {
    for map in MapId::ALL {
        let t = begun(Setup { map, ..Setup::of(5) });
        let areas = map.map().areas;
        let tokens: Vec<u8> = (0..areas.len() as u8).map(|at| t.tokens(at)).collect();
        assert_eq!(tokens.first(), Some(&0));
        assert!(tokens.iter().skip(1).all(|count| *count == 1), "{tokens:?}");
        assert!(t.ever(|event| *event == Event::Laid));
    }
}

#[rule(SETUP_LORD, SETUP_LORD_HEALTH, CONTENT_LORDS, LORD_HEALTH_BASIS)]
fn the_lord_stands_in_its_area_with_a_shadow_and_the_health_for_the_players() {
    for (heroes, health) in [(1, 7), (2, 10), (3, 13), (4, 15), (5, 17)] {
        let mut t = Table::begun(Setup::of(heroes));
        t.draw(A).draw(LegionId::Dis);
        t.deal();
        let view = t.view();
        assert_eq!((view.lord.id, view.lord.at.0, view.lord.health), (Some(LordId::Baphomet), 9, health));
        assert!(view.areas[9].shadow && view.areas.iter().filter(|area| area.shadow).count() == 1);
        assert!(t.ever(|event| *event == Event::LordChosen(LordId::Baphomet, health)));
    }
}

#[rule(SETUP_LORD)]
fn a_lord_that_nobody_named_is_drawn() {
    let mut t = Table::begun(Setup { lord: None, ..Setup::of(3) });
    t.draw(A).draw(LordId::Argus).draw(LegionId::Dis);
    t.deal();
    assert_eq!(t.view().lord.id, Some(LordId::Argus));
}

#[rule(
    SETUP_DOOM,
    SETUP_DESPAIR_COUNTER,
    SETUP_LORD_COUNTER,
    SETUP_COURAGE,
    SETUP_DESPAIR_DICE,
    DESPAIR_START,
    SETUP_HERO_COURAGE
)]
fn counters_pool_and_dice_begin_where_the_book_says_and_nothing_happens_by_it() {
    let view = begun(Setup::of(3)).view();
    assert_eq!((view.doom, view.despair, view.lord_track, view.pool, view.dice), (0, 1, 1, 4, 4));
    assert!(view.heroes.iter().all(|hero| hero.courage == 0));
}

#[rule(SETUP_LEGION, SETUP_GIFTS, CONTENT_GIFTS, CONTENT_LEGIONS)]
fn one_legion_and_ten_gifts_lie_face_up() {
    let t = begun(Setup::of(3));
    assert_eq!(t.view().legion, LegionId::Styx);
    assert_eq!(t.view().panel.iter().flatten().count(), 10);
    let cards: u8 = GiftId::ALL.into_iter().map(|gift| gift.card().cards).sum();
    assert_eq!(cards, 65);
    assert_eq!(LegionId::ALL.len(), 12);
}

#[rule(SETUP_TROOPERS, REGION_TROOPERS, REGION_SETUP, CONTENT_TROOPERS, CONTENT_REGIONS)]
fn five_stacks_of_troopers_are_those_of_the_region() {
    let t = begun(Setup::of(3));
    for (kind, cards) in RegionId::World.card().five().into_iter().zip([8, 6, 6, 4, 4]) {
        assert_eq!(t.game().in_supply(kind), cards, "{kind:?}");
    }
    let t = begun(Setup { region: RegionId::StarCity, ..Setup::of(3) });
    assert_eq!(t.game().in_supply(TrooperId::Police), 0);
    assert!(t.game().in_supply(TrooperId::Cosmonauts) > 0);
    // This region begins with an empty pool and more luck.
    assert_eq!(t.view().pool, 0);
    assert_eq!(t.hero(B).luck, t.hero(B).id.sheet().luck + 2);
}

#[rule(SETUP_HERO, SETUP_HERO_HEALTH, SETUP_HERO_LUCK, SETUP_HERO_TOUGHNESS, SETUP_HERO_ATTACK, CONTENT_HEROES)]
fn heroes_start_on_the_start_space_with_the_figures_of_their_sheets() {
    let t = begun(Setup::of(3));
    for who in [A, B, C] {
        let (hero, sheet) = (t.hero(who), t.hero(who).id.sheet());
        assert_eq!(hero.at.map(|at| at.0), Some(0));
        assert_eq!((hero.health, hero.cap, hero.luck), (sheet.health, sheet.health, sheet.luck));
        assert_eq!((hero.toughness, hero.attack), (sheet.toughness, Pool::sum(sheet.attack)));
    }
    let twice = Setup { heroes: vec![HeroId::Tarang, HeroId::Tarang], ..Setup::default() };
    assert_eq!(Apocalypse::begin(&twice).err().map(|error| error.rule), Some(rule::SETUP_HERO));
}

#[rule(CONTENT_TITLE_AND_PLAYERS)]
fn one_to_five_heroes_can_play() {
    let of = |heroes: usize| Setup { heroes: HeroId::ALL.into_iter().take(heroes).collect(), ..Setup::default() };
    for heroes in 0..=6 {
        assert_eq!(Apocalypse::begin(&of(heroes)).is_ok(), (1..=5).contains(&heroes), "{heroes}");
    }
}

#[rule(CONTENT_NUMBER_OF_HEROES)]
fn few_heroes_have_room_before_the_first_tokens_and_turns_without_one() {
    let tokens = |heroes| {
        let game = Apocalypse::begin(&Setup::of(heroes)).unwrap();
        (0..10).map(|at| game.ground_of(AreaId(at)).tokens).sum::<u8>()
    };
    assert_eq!([1, 2, 3, 4, 5].map(tokens), [5, 7, 7, 6, 9]);
    let mut t = table(&["at = 1", "at = 1"], "phase = 'minions-spawn'\nturn = 3");
    assert!(t.ever(|event| *event == Event::TokenWaits));
    t = table(&["at = 1", "at = 1"], "phase = 'minions-spawn'\nturn = 4");
    assert!(t.ever(|event| matches!(event, Event::TokenPlaced(_))));
    t = table(&["at = 1", "at = 1", "at = 1"], "phase = 'minions-spawn'\nturn = 3");
    assert!(t.ever(|event| matches!(event, Event::TokenPlaced(_))), "three are enough");
}

#[rule(CONTENT_NUMBER_OF_HEROES)]
fn demons_stay_in_the_box_the_most_numerous_first() {
    let game = |heroes| Apocalypse::begin(&Setup::of(heroes)).unwrap();
    let demons = [Circle::First, Circle::Second, Circle::Third];
    for heroes in 2..=5 {
        let stock = demons.map(|circle| game(heroes).stock(circle));
        let box_has = demons.map(Circle::figures);
        assert!(stock.iter().zip(box_has).all(|(stock, all)| (1..all).contains(stock)), "{heroes} heroes: {stock:?}");
        assert!(stock.iter().max().unwrap() - stock.iter().min().unwrap() <= 1, "the most numerous stay first: {stock:?}");
        assert_eq!(game(heroes).stock(Circle::Limbo), Circle::Limbo.figures(), "larvae are no demons");
    }
    assert_eq!(demons.map(|circle| game(1).stock(circle)), demons.map(Circle::figures), "one alone has it hard enough");
    // All that are played with lie in one area: none is left for the next token.
    let stock = game(3).stock(Circle::First);
    let t = table(
        &["at = 1"; 3],
        &format!(
            "phase = 'team'
area = [{{ at = 5, grylli = {stock} }}]"
        ),
    );
    assert_eq!(t.game().stock(Circle::First), 0);
}

#[rule(CONTENT_MAPS)]
fn what_is_special_about_an_area_is_seen_and_cited() {
    let t = table(&["at = 4"], "phase = 'team'");
    t.may(Choice::Team(A, Act::Recruit), rule::CONTENT_MAPS);
    let glyphs: Vec<_> = t.game().scene(None).regions.iter().map(|region| region.glyph).collect();
    assert_eq!(glyphs.iter().filter(|glyph| !glyph.is_empty()).count(), 4);
    let t = table(&["at = 3"], "phase = 'new-captain'\nturn = 1");
    t.told(Event::Held(AreaId(3)), rule::CONTENT_MAPS);
}
