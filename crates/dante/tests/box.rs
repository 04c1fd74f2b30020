//! What lies in the box, as far as the issue counts it: decks, Levels, Treasures and Circles are complete, no two cards do the
//! same, and every Confrontation can be laid and played to its end.

use std::collections::BTreeMap;
use std::fmt::Debug;

use dante::board::{AreaId, Space};
use dante::content::confrontations::{Building, Piece, Stand};
use dante::content::language::Category;
use dante::content::{
    ActionId, ArcanaId, ChampionId, CompanionId, Confrontation, ConfrontationId, FindingId, GearId, ManeuverId, PackId, SheetId,
    SinId, WoundId,
};
use dante::state::MOST_TRAYS;
use dante::{Dante, Setup};

/// Panics where two of these say the same; `id` is only for the message.
fn all_differ<I: Debug>(what: &str, cards: impl IntoIterator<Item = (I, String)>) {
    let mut seen: BTreeMap<String, I> = BTreeMap::new();
    for (id, says) in cards {
        let other = seen.get(&says);
        assert!(other.is_none(), "{what}: {id:?} does what {other:?} does: {says}");
        seen.insert(says, id);
    }
}

/// The Confrontations of the nine Circles; before the first one lies a proving ground that tells no story of its own.
fn circles() -> impl Iterator<Item = ConfrontationId> {
    ConfrontationId::ALL.into_iter().filter(|id| id.card().circle > 0)
}

/// The decks of the nine Circles.
fn packs() -> impl Iterator<Item = PackId> {
    let own = circles().flat_map(|id| id.card().foes).flat_map(|stand| stand.id().card().decks).copied();
    let mut packs: Vec<PackId> = own.chain(circles().filter_map(|id| id.card().events)).collect();
    packs.sort();
    packs.dedup();
    packs.into_iter()
}

/// The cards of the nine Circles.
fn actions() -> impl Iterator<Item = ActionId> {
    packs().flat_map(|pack| pack.card().cards).copied()
}

/// What an effect looks like without its figures: a card that only hits harder is no other card.
fn shape(effects: impl Debug) -> String {
    format!("{effects:?}").chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

#[test]
fn no_two_cards_of_malefactors_do_the_same_with_other_figures() {
    let sides = actions().map(|id| (format!("{id:?}"), shape(id.card().does)));
    let backs = actions().filter_map(|id| id.card().back).map(|id| (format!("{id:?}"), shape(id.card().does)));
    let arcana = ArcanaId::ALL.map(|id| (format!("{id:?}"), shape(id.card().does)));
    all_differ("cards of Malefactors", sides.chain(backs).chain(arcana));
}

#[test]
fn every_action_card_has_a_back_of_its_own() {
    let backs = actions().filter_map(|id| Some((id, format!("{:?}", id.card().back?))));
    all_differ("backs", backs);
}

#[test]
fn no_two_cards_of_champions_do_the_same() {
    let maneuvers = ManeuverId::ALL.map(|id| (format!("{id:?}"), format!("{:?}", id.card().does)));
    // The two sides of the Capybara's card are one animal.
    let companions = CompanionId::ALL.into_iter().filter(|id| id.card().of.is_some());
    let companions = companions.map(|id| (format!("{id:?}"), format!("{:?}", id.card().does)));
    all_differ("Maneuvers", maneuvers.into_iter().chain(companions));
    all_differ("Champion cards", SheetId::ALL.map(|id| (id, format!("{:?}", (id.card().of, id.card().skills)))));
    all_differ(
        "gear",
        GearId::ALL.map(|id| {
            let card = id.card();
            (id, format!("{:?}", (card.category, card.power, card.range, card.properties)))
        }),
    );
    all_differ("Findings", FindingId::ALL.map(|id| (id, format!("{:?}", id.card().does))));
    all_differ("Sins", SinId::ALL.map(|id| (id, format!("{:?}", id.card().does))));
    all_differ("Wounds", WoundId::ALL.map(|id| (id, format!("{:?}", id.card().grim))));
}

#[test]
fn champions_grow_through_four_levels_with_two_cards_to_choose_from() {
    for who in ChampionId::ALL {
        for level in 1..=4 {
            let sheets: Vec<SheetId> =
                SheetId::ALL.into_iter().filter(|id| id.card().of == who && id.card().level == level).collect();
            assert_eq!(sheets.len(), if level == 1 { 1 } else { 2 }, "{who:?} at Level {level}");
            for sheet in sheets {
                let card = sheet.card();
                assert_eq!(card.aggressiveness + card.prowess + card.willpower, 3 + level, "{sheet:?}");
                assert_eq!(card.skills.len(), usize::from(level), "{sheet:?}");
            }
            let maneuvers = ManeuverId::ALL.into_iter().filter(|id| id.card().of == Some(who) && id.card().level == level);
            assert_eq!(maneuvers.count(), if level == 1 { 7 } else { 4 }, "{who:?} at Level {level}");
        }
        let ultimate = ManeuverId::ALL.into_iter().filter(|id| id.card().of == Some(who) && id.card().ultimate).count();
        assert_eq!(ultimate, 1, "{who:?}");
    }
}

#[test]
fn every_circle_has_a_confrontation_and_treasures() {
    for circle in 1..=9 {
        assert!(circles().any(|id| id.card().circle == circle), "Circle {circle}");
        let treasures: Vec<GearId> = GearId::ALL.into_iter().filter(|id| id.card().circle == circle).collect();
        let weapons = treasures.iter().filter(|id| !matches!(id.card().category, Category::Relic | Category::Trait)).count();
        assert!(treasures.len() >= 4 && weapons >= 1, "Circle {circle}: {treasures:?}");
    }
    for id in circles() {
        let card = id.card();
        assert!((1..=3).contains(&card.story.len()), "{id:?} has a story");
        assert!(!card.treasures.is_empty() && card.treasures.iter().all(|gear| gear.card().circle == card.circle), "{id:?}");
    }
    assert_eq!(ArcanaId::KINDS, 20);
}

#[test]
fn sacred_treasures_are_eight_lines_of_three_ranks() {
    let first: Vec<GearId> = GearId::ALL.into_iter().filter(|id| id.card().rank == 1).collect();
    assert_eq!(first.len(), 8);
    for gear in first {
        let second = gear.card().next.expect("Rank 1 is enhanced");
        let third = second.card().next.expect("Rank 2 is enhanced");
        assert_eq!((second.card().rank, third.card().rank, third.card().next), (2, 3, None), "{gear:?}");
        let category = gear.card().category;
        assert!([second, third].iter().all(|better| better.card().category == category), "{gear:?}");
    }
    for who in ChampionId::ALL {
        let own = |gear: &GearId| gear.card().rank == 1 && gear.card().category == who.proficiency();
        assert!(GearId::ALL.iter().any(own), "{who:?} has a line of Weapons");
    }
}

#[test]
fn decks_are_neither_thin_nor_thick() {
    let events: Vec<PackId> = ConfrontationId::ALL.into_iter().filter_map(|id| id.card().events).collect();
    for pack in packs() {
        let (card, is_event) = (pack.card(), events.contains(&pack));
        let sizes = if is_event { 4..=6 } else { 8..=12 };
        assert!(sizes.contains(&card.cards.len()), "{pack:?} has {} cards", card.cards.len());
        assert!(card.cards.iter().all(|action| action.card().back.is_none() == is_event), "{pack:?}");
        assert_eq!((card.sturdiness, card.threshold) == (0, 0), is_event, "{pack:?}");
    }
}

/// How many Levels the Building in an Area has at the start.
fn height(card: &Confrontation, area: AreaId) -> u8 {
    let here = |building: &&Building| matches!(building, Building::Of { area: there, .. } if *there == area);
    card.buildings.iter().find(here).map_or(0, |Building::Of { levels, .. }| *levels)
}

#[test]
fn every_table_is_laid_soundly_and_its_ground_matters() {
    for id in ConfrontationId::ALL {
        let card = id.card();
        let mut taken: Vec<Space> = card.furniture.iter().map(|Piece::On(_, spot)| spot.space()).collect();
        taken.extend(card.start.iter().map(|spot| spot.space()));
        let count = taken.len();
        taken.sort();
        taken.dedup();
        assert_eq!(taken.len(), count, "{id:?}: one thing on each Space");
        for stairs in card.stairs.iter().map(|spot| spot.space()) {
            let up = stairs.area().next(stairs.dir()).unwrap_or_else(|| panic!("{id:?}: {stairs:?} leads off the board"));
            assert_eq!(height(card, up), height(card, stairs.area()) + 1, "{id:?}: stairs at {stairs:?}");
        }
        assert!(!card.buildings.is_empty() && card.furniture.len() >= 3, "{id:?} is flat");
        assert_eq!((card.start.len(), card.fierceness.len()), (4, 4), "{id:?}");
        let decks: usize = card.foes.iter().map(|stand| stand.id().card().decks.len()).sum();
        assert!(decks + usize::from(card.events.is_some()) <= MOST_TRAYS, "{id:?} needs too many trays");
        let mut stands: Vec<AreaId> =
            card.foes.iter().filter_map(|stand| if let Stand::At { area, .. } = stand { Some(*area) } else { None }).collect();
        let count = stands.len();
        stands.sort();
        stands.dedup();
        assert_eq!(stands.len(), count, "{id:?}: one Malefactor in each Area");
        assert!(!card.objectives.is_empty(), "{id:?} cannot be won");
    }
}

#[test]
fn every_confrontation_is_played_to_its_end() {
    let setups: Vec<Setup> = ConfrontationId::ALL
        .into_iter()
        .flat_map(|confrontation| [1, 4].map(|players| Setup { confrontation, ..Setup::of(players) }))
        .collect();
    trials::soak::<Dante>(&setups, 0..6);
}
