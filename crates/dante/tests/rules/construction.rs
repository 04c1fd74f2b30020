//! Rules that no position can break: each is shown where a wrong engine would differ.

use cite::rule;
use dante::content::ConfrontationId;
use dante::state::{FoeNo, TrayNo};
use dante::{Choice, Dante, Event, Setup, rule};
use table::{Game, Show};

use crate::support::{ARTIST, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, position_of, space, table};

#[rule(ZONE_AREA_MEASURE, RANGE_ORTHOGONAL)]
fn distance_is_counted_in_areas() {
    assert_eq!((area("A1").range(area("B2")), area("A1").range(area("E3"))), (2, 6));
}

#[rule(ZONE_CENTRAL, ZONE_CENTRAL_NO_SMALL, ZONE_SPACE)]
fn champions_stand_on_spaces_and_malefactors_between_them() {
    let t = table("champion = [{ id = 'outlaw', at = 'A1 south' }]");
    let steps = t.options().into_iter().filter_map(|choice| if let Choice::Go(OUTLAW, to) = choice { Some(to) } else { None });
    // Three Spaces of the own Area and four of each Area beside: no Central Space among them.
    assert_eq!(steps.count(), 11);
    assert_eq!(area("A1").spaces().count(), 4);
}

#[rule(ZONE_PER_LEVEL, PLATFORM_BUILDING_TOP)]
fn the_top_of_a_building_has_the_same_zones() {
    let t = table(
        "buildings = [{ at = 'A1', levels = 1 }, { at = 'B1', levels = 1 }]\nchampion = [{ id = 'outlaw', at = 'A1 south' }]",
    );
    t.may(Choice::Go(OUTLAW, space("B1 west")), rule::TURN_BASIC_MOVE);
    t.may(Choice::Go(OUTLAW, space("A1 north")), rule::TURN_BASIC_MOVE);
    assert_eq!(t.game().height(area("A1")), 1);
}

#[rule(PLATFORM_HIGH_LEVEL_ACCESS)]
fn a_third_level_is_reached_from_a_second() {
    let t = table(
        "buildings = [{ at = 'A1', levels = 3 }, { at = 'B1', levels = 2 }]\nstairs = ['B1 west', 'A2 north']\nchampion = [{ id = 'outlaw', at = 'B1 south' }, { id = 'artist', at = 'A2 south' }]",
    );
    t.may(Choice::Go(OUTLAW, space("A1 north")), rule::TURN_BASIC_MOVE);
    t.may_not(Choice::Go(ARTIST, space("A1 north")), rule::MOVEMENT_UP);
}

#[rule(PLATFORM_BUILDING_NO_INTERACT, PLATFORM_STAIRS_NO_INTERACT, FURNITURE_PILLAR_COLLAPSED)]
fn nothing_can_be_done_with_buildings_stairs_and_rubble() {
    let t = table(
        "buildings = [{ at = 'A1', levels = 1 }]\nstairs = ['A1 east']\nfurniture = [{ at = 'A1 north', piece = 'collapsed' }]\nchampion = [{ id = 'outlaw', at = 'A1 south' }]",
    );
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Interact(OUTLAW, _))));
    t.may_not(Choice::Go(OUTLAW, space("A1 north")), rule::FURNITURE_PILLAR_COLLAPSED);
}

#[rule(PLATFORM_STAIRS_DO_NOT_OCCUPY, PLATFORM_STAIRS_ONE_OBJECT)]
fn one_object_stands_on_stairs() {
    let t = table("stairs = ['A1 east']\nchampion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.may(Choice::Go(OUTLAW, space("A1 east")), rule::TURN_BASIC_MOVE);
    let t = table("stairs = ['A1 east']\nchampion = [{ id = 'outlaw', at = 'A1 south' }, { id = 'artist', at = 'A1 east' }]");
    t.may_not(Choice::Go(OUTLAW, space("A1 east")), rule::ZONE_SPACE_ONE);
    assert!(position_of("stairs = ['A1 east']\nfurniture = [{ at = 'A1 east', piece = 'ark' }]\nchampion = [{ id = 'artist', at = 'A1 east' }]").is_err());
}

#[rule(PLATFORM_STAIRS_NO_COLLISION, FURNITURE_ARK_NO_COLLISION, FURNITURE_PILLAR_NO_COLLISION)]
fn whoever_is_pushed_does_not_crash_into_furniture_or_stairs() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'B2', top = 'home-run' }]
        stairs = ['A2 east']
        furniture = [{ at = 'A2 north', piece = 'ark' }, { at = 'A2 south', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'B2 west', vigor = 9 }]",
    );
    t.play_on();
    assert!(t.ever(|event| matches!(event, Event::Pushed(OUTLAW, _))));
    assert!(!t.ever(|event| matches!(event, Event::Collided(..))));
    assert_eq!(t.vigor(OUTLAW), 8, "4 damage, and 3 of the next Preparation");
}

#[rule(PLATFORM_IMPROVISED_FURNITURE)]
fn the_artist_as_stairs_is_no_platform() {
    let t = table("champion = [{ id = 'artist', at = 'A1 east', slots = ['human-ladder', 'open', 'open'] }]");
    assert_eq!(t.game().height(area("A1")), 0);
    assert_eq!(t.champion(ARTIST).space(), Some(space("A1 east")));
}

#[rule(CONFRONTATION_OUT_OF_TURN)]
fn reactions_come_in_either_sides_turn() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 9, prowess = 1 }]",
    );
    t.may(Choice::Prowess(OUTLAW), rule::TOKEN_PROWESS);
    t.play_on();
    let mut t = table(
        "fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, prowess = 1, hand = ['pincer'] }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[FUMBLE; 5]);
    t.may(Choice::Prowess(MERCENARY), rule::TOKEN_PROWESS);
    t.play_on();
}

#[rule(CONFRONTATION_SETUP_FIERCENESS)]
fn the_track_shows_the_order_of_the_confrontation() {
    let game = Dante::begin(&Setup::of(4)).expect("it begins");
    assert_eq!(game.view(None).fierceness, ConfrontationId::Limbo.card().fierceness);
}

#[rule(CONFRONTATION_END_TOKENS, CONFRONTATION_END_FINDINGS)]
fn tokens_and_findings_are_put_away_at_the_end() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', cards = 0 }]
        champion = [{ id = 'mercenary', at = 'A1 south', hand = ['pincer'], willpower = 2, finding = 'wine' }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[HIT; 5]);
    t.was_told(&Event::PutAway, rule::CONFRONTATION_END_TOKENS);
    assert_eq!((t.champion(MERCENARY).tokens.willpower, t.champion(MERCENARY).finding), (0, None));
}

#[rule(MALEFACTOR_DEFEAT_ALL)]
fn all_decks_have_to_be_empty_at_the_same_time() {
    let strike = |herald: usize| {
        let mut t = table(&format!(
            "confrontation = 'ruse'
            foe = [{{ id = 'minos', at = 'A1', cards = {herald} }}, {{ id = 'pasiphae', at = 'C1', cards = 3 }}]
            champion = [{{ id = 'mercenary', at = 'A1 south', hand = ['pincer'] }}]",
        ));
        t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[HIT; 5]);
        t.play_on();
        t
    };
    assert!(strike(0).ever(|event| matches!(event, Event::Ended(_))));
    assert!(!strike(4).ever(|event| matches!(event, Event::Ended(_))));
}

#[rule(MALEFACTOR_REVIVE, MALEFACTOR_DEFEAT_STILL_THERE)]
fn a_defeated_malefactor_can_be_raised() {
    let mut t = table(
        "confrontation = 'shore'
        phase = 'malefactors'
        foe = [{ id = 'colossus', at = 'A1', top = 'topple' }, { id = 'ferryman', at = 'C2', defeated = true }]",
    );
    t.play_on();
    t.was_told(&Event::Revived(FoeNo(1)), rule::MALEFACTOR_REVIVE);
    assert_eq!(t.game().tray(TrayNo(1)).len(), 1);
}

#[rule(ATTACK_STEP_3C_SNAPSHOT, ATTACK_STEP_3C_BLOCK, ATTACK_STEP_3D)]
fn the_counterattack_can_still_raise_the_sturdiness() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', top = 'stamp' }]
        champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, hand = ['pincer'] }]",
    );
    // 5 damage are a Wound of STURDINESS 5, until the Counterattack makes it 6.
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[DOUBLE, DOUBLE, HIT, FUMBLE, FUMBLE]);
    t.play_on();
    assert!(!t.ever(|event| matches!(event, Event::FoeWounded(..))));
    assert_eq!(t.game().foe(MINOS).fortify, 1);
}

#[rule(COUNTERATTACK_EMPOWERED_EACH_TARGET)]
fn excess_fumbles_hurt_every_target() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', top = 'haul' }]
        champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, hand = ['pincer'] }, { id = 'artist', at = 'A1 east', vigor = 9 }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, FUMBLE, HIT, HIT]);
    for who in [MERCENARY, ARTIST] {
        t.was_told(&Event::Threatened(who, 3), rule::COUNTERATTACK_EMPOWERED);
    }
    t.play_on();
}

#[rule(COUNTERATTACK_ARCANA_ACTIONS_ONLY)]
fn every_action_card_has_a_counterattack_and_no_arcana() {
    for confrontation in ConfrontationId::ALL {
        for pack in confrontation.card().foes.iter().flat_map(|stand| stand.id().card().decks) {
            assert!(pack.card().cards.iter().all(|action| action.card().back.is_some()), "{pack:?}");
        }
    }
}

#[rule(TURN_HAND_LIMIT_MANEUVER)]
fn a_full_hand_draws_nothing() {
    let mut t = table(
        "phase = 'rebuild'\nplayers = ['outlaw']\nchampion = [{ id = 'outlaw', hand = ['snare', 'vantage', 'cheap-shot', 'slip-away'] }]",
    );
    t.play_on();
    assert_eq!((t.champion(OUTLAW).hand.len(), t.champion(OUTLAW).deck.len()), (4, 3));
}

#[rule(TURN_BASIC_TIMING, TURN_FREE_WINDOW)]
fn no_other_action_while_a_card_is_carried_out() {
    let mut t = table("champion = [{ id = 'outlaw', at = 'A1 south', hand = ['vantage'], finding = 'wine' }]");
    t.play(OUTLAW, "vantage", 0);
    assert!(t.options().iter().all(|choice| matches!(choice, Choice::Step(_) | Choice::Through(_) | Choice::Stay)));
}

#[rule(TURN_FREE_UNLIMITED)]
fn free_actions_are_not_counted() {
    let mut t = table("champion = [{ id = 'devotee', finding = 'wine', relic = 'pilgrims-flask' }]");
    t.choose(Choice::Consume(DEVOTEE)).choose(Choice::Spend(DEVOTEE));
    assert!(t.options().iter().any(|choice| matches!(choice, Choice::Act(DEVOTEE, _))));
}

#[rule(MANEUVER_COLLATERAL_BLOCK)]
fn a_collateral_effect_stands_whatever_the_counterattack_does() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', top = 'stamp' }]
        findings = ['wine']
        champion = [{ id = 'artist', at = 'A1 south', vigor = 9, hand = ['cutpurse'] }]",
    );
    t.play(ARTIST, "cutpurse", 0);
    if t.offered(Choice::Enough) {
        t.choose(Choice::Enough);
    }
    t.fall(&[DOUBLE, DOUBLE, HIT, FUMBLE, FUMBLE]);
    t.play_on();
    assert!(!t.ever(|event| matches!(event, Event::FoeWounded(..))), "the Counterattack raised the STURDINESS");
    assert!(t.champion(ARTIST).finding.is_some());
}
