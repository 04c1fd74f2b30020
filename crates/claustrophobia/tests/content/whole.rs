//! The content is whole: as many of everything as the book says, and every scenario can be laid.

use claustrophobia::content::{
    Ability, Class, EquipmentCard, EventCard, FIENDS, InstinctCard, SCENARIOS, ScenarioId, TILES, Talent, Western,
};
use claustrophobia::{Claustrophobia, Setup};
use table::{Game, Halt, Random};

#[test]
fn the_box_holds_as_many_cards_as_the_book_says() {
    assert_eq!((InstinctCard::deck().len(), EventCard::deck().len(), EquipmentCard::deck().len()), (24, 24, 20));
    for value in 1..=6 {
        let of_value = InstinctCard::ALL.into_iter().filter(|card| card.card().value == value);
        let count: u8 = of_value.map(|card| InstinctCard::deck().count(card.kind())).sum();
        assert_eq!(count, 4, "instinct cards of value {value}");
    }
}

#[test]
fn every_effect_of_a_tile_is_on_some_tile() {
    let mut effects: Vec<String> = TILES.iter().filter_map(|tile| tile.effect).map(|effect| format!("{effect:?}")).collect();
    effects.sort();
    effects.dedup();
    assert_eq!(effects.len(), 14);
    for tile in &TILES {
        assert!((1..16).contains(&tile.openings) && (1..=5).contains(&tile.limit), "{tile:?}");
    }
}

#[test]
fn seven_western_figures_and_all_talents() {
    assert_eq!(Western::ALL.into_iter().map(Western::figures).sum::<u8>(), 7);
    let westerns = Western::ALL.into_iter().map(|western| western.board().talents);
    let fiends = FIENDS.into_iter().map(|fiend| fiend.card().talents);
    let talents: Vec<_> = westerns.chain(fiends).collect();
    for talent in Talent::ALL {
        assert!(talents.iter().any(|has| has.has(talent)), "{talent:?}");
    }
    for western in Western::ALL {
        for line in western.board().lines {
            assert!((1..=3).contains(&line.movement) && (1..=4).contains(&line.combat) && (3..=5).contains(&line.defense));
        }
    }
}

#[test]
fn every_demon_has_an_ability_and_a_power_and_a_scenario() {
    let demons: Vec<_> = FIENDS.into_iter().filter(|fiend| fiend.card().class == Class::Demon).collect();
    assert_eq!(demons.len(), 13);
    for demon in demons {
        let card = demon.card();
        assert!(card.ability != Ability::None && card.power.is_some(), "{demon:?}");
        assert!(SCENARIOS.iter().any(|scenario| scenario.demons.iter().any(|of| of.who == demon)), "{demon:?}");
    }
}

#[test]
fn no_scenario_uses_what_is_not_in_the_box() {
    for scenario in &SCENARIOS {
        for western in Western::ALL {
            let count = scenario.humans.iter().filter(|human| human.who == western).count();
            assert!(count <= usize::from(western.figures()), "{}: {western:?}", scenario.id());
        }
        for card in EquipmentCard::ALL {
            let count = scenario.humans.iter().flat_map(|human| human.equipment).filter(|held| **held == card).count();
            assert!(count <= usize::from(EquipmentCard::deck().count(card.kind())), "{}: {card:?}", scenario.id());
        }
        for human in scenario.humans.iter().filter(|human| !human.gifts.is_empty()) {
            assert!(human.who.board().talents.has(Talent::Devoted), "{}: {:?}", scenario.id(), human.who);
        }
        let mut laid: Vec<_> = scenario.layout.iter().map(|start| start.tile).collect();
        laid.extend(scenario.pile.iter().flat_map(|layer| layer.tiles.iter().copied()));
        let count = laid.len();
        laid.sort();
        laid.dedup();
        assert_eq!(laid.len(), count, "{}: a tile is there twice", scenario.id());
        let random: usize = scenario.pile.iter().map(|layer| usize::from(layer.random)).sum();
        let unused = scenario.without.iter().filter(|tile| !laid.contains(tile)).count();
        assert!(random <= TILES.len() - count - unused, "{}: too many random tiles", scenario.id());
    }
}

#[test]
fn every_scenario_can_be_laid_and_ends() {
    for scenario in ScenarioId::all() {
        let mut game = Claustrophobia::begin(&Setup { scenario }).expect("laid");
        let mut random = Random::new(1);
        let end = loop {
            if let Err(halt) = game.step(&mut random) {
                break halt;
            }
        };
        assert!(matches!(end, Halt::Over(_)), "{}: {end:?}", scenario.card().id());
    }
}
