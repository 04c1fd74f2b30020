//! What is told of Attacks, of Counterattacks and of who is HELD, and the rarest keywords.

use cite::rule;
use dante::content::{Face, GearId};
use dante::state::{FoeNo, Place, TrayNo};
use dante::{Choice, Dante, Event, Setup, rule};
use table::{Cited, Game, Show as _};

use crate::support::{ARTIST, DECK, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, position_of, space, table};

#[test]
fn a_die_has_two_faces_of_each_kind() {
    for kind in [Face::Fumble, Face::Hit, Face::DoubleHit] {
        assert_eq!((1..=6).filter(|face| Face::of(*face) == kind).count(), 2, "{kind:?}");
    }
}

#[rule(COUNTERATTACK_TRIGGER, KEYWORD_THRESHOLD, COUNTERATTACK_FLIP)]
fn as_many_fumbles_as_the_threshold_provoke_a_counterattack() {
    for (faces, provoked) in [([FUMBLE, FUMBLE, HIT, HIT, HIT], true), ([FUMBLE, HIT, HIT, HIT, HIT], false)] {
        let mut t = table(
            "fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
            foe = [{ id = 'minos', at = 'A1', top = 'head-to-head' }]
            champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, hand = ['hold-the-line'] }]",
        );
        t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&faces);
        assert_eq!(t.ever(|event| matches!(event, Event::Provoked(DECK, 2, 2))), provoked);
        assert_eq!(t.ever(|event| matches!(event, Event::Counterattack(..))), provoked);
        if provoked {
            t.was_told(&Event::Provoked(DECK, 2, 2), rule::COUNTERATTACK_TRIGGER);
            t.was_told(&Event::Provoked(DECK, 2, 2), rule::KEYWORD_THRESHOLD);
        }
        t.play_on();
    }
}

#[rule(KEYWORD_PRECISION, KEYWORD_PRECISION_STACK, KEYWORD_PRECISION_BONUS)]
fn precision_adds_up_and_counts_for_the_bonus() {
    let strike = |faces: &[u8]| {
        let mut t = table(
            "foe = [{ id = 'minos', at = 'C1', top = 'head-to-head' }]
            champion = [{ id = 'outlaw', at = 'A1 south', vigor = 9, trait = 'meticulous', hand = ['steady-aim'] }]",
        );
        t.play(OUTLAW, "steady-aim", 0).choose(Choice::Enough).fall(faces);
        t
    };
    let mut t = strike(&[FUMBLE, FUMBLE, FUMBLE, HIT, HIT, HIT]);
    t.was_told(&Event::Unprovoked(DECK, 3, 4), rule::KEYWORD_PRECISION_STACK);
    t.play_on();
    let mut t = strike(&[FUMBLE, HIT, HIT, HIT, HIT, HIT]);
    assert!(!t.ever(|event| matches!(event, Event::Unprovoked(..))), "one Fumble is too few anyway");
    t.play_on();
    let mut t = strike(&[FUMBLE, FUMBLE, FUMBLE, FUMBLE, FUMBLE, HIT]);
    t.was_told(&Event::Empowering(DECK, 1), rule::KEYWORD_PRECISION_BONUS);
    t.play_on();
}

#[rule(ATTACK_STEP_2B, ATTACK_DAMAGE)]
fn a_card_can_add_hits_without_dice() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, learned = ['breakthrough'], hand = ['breakthrough'] }]",
    );
    t.play(MERCENARY, "breakthrough", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[HIT, HIT, DOUBLE, FUMBLE, HIT]);
    t.was_told(&Event::Hits(MERCENARY, dante::DiceSource::Action, 2), rule::ATTACK_STEP_2B);
    t.was_told(&Event::Struck(MERCENARY, DECK, 7), rule::ATTACK_DAMAGE);
    t.play_on();
}

#[rule(ATTACK_RANGED_ENGAGED, ATTACK_MELEE, ATTACK_WEAPON_REQUIRED, FURNITURE_PILLAR_HIGH_GROUND, KEYWORD_HOLD_ZONE)]
fn who_cannot_attack_hears_why() {
    for (who, card, at, rule) in [
        (OUTLAW, "steady-aim", "at = 'A1 south'", rule::ATTACK_RANGED_ENGAGED),
        (OUTLAW, "steady-aim", "at = 'held'", rule::KEYWORD_HOLD_ZONE),
        (MERCENARY, "transversal-swing", "at = 'B1 south'", rule::ATTACK_MELEE),
        (MERCENARY, "transversal-swing", "at = 'A1 south', unarmed = true", rule::ATTACK_WEAPON_REQUIRED),
        (MERCENARY, "transversal-swing", "at = 'A1 north'", rule::FURNITURE_PILLAR_HIGH_GROUND),
    ] {
        let id = if who == OUTLAW { "outlaw" } else { "mercenary" };
        let mut t = table(&format!(
            "furniture = [{{ at = 'A1 north', piece = 'small-pillar' }}]
            foe = [{{ id = 'minos', at = 'A1' }}]
            champion = [{{ id = '{id}', {at}, hand = ['{card}'] }}]"
        ));
        t.play(who, card, 0).was_told(&Event::NoTarget(who), rule);
        assert!(!t.ever(|event| matches!(event, Event::AttackRoll(..))));
    }
}

#[rule(KEYWORD_ARREST_INACTIVE)]
fn who_is_arrested_plays_nothing() {
    let t = table(
        "furniture = [{ at = 'A1 north', piece = 'ark' }]
        champion = [{ id = 'outlaw', at = 'arrested A1 north', hand = ['snare'] }, { id = 'artist', at = 'A1 south' }]",
    );
    let snare = t.card(OUTLAW, "snare");
    t.may_not(Choice::Play(OUTLAW, snare, 0), rule::KEYWORD_ARREST_INACTIVE);
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Go(OUTLAW, _) | Choice::Play(OUTLAW, ..))));
}

#[rule(KEYWORD_HOLD_APPROACH)]
fn nobody_moves_away_from_whom_it_holds() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'B2', top = 'haul' }]
        champion = [{ id = 'mercenary', at = 'held', vigor = 9, hand = ['transversal-swing'] }]",
    );
    t.play(MERCENARY, "transversal-swing", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT, HIT]);
    t.was_told(&Event::StoodStill(MINOS), rule::KEYWORD_HOLD_APPROACH);
    assert_eq!(t.game().foe(MINOS).at, area("B2"));
    t.play_on();
}

#[rule(KEYWORD_ULTIMATE, KEYWORD_STORE_NOT_DISCARD)]
fn recall_does_not_bring_an_ultimate_maneuver_back() {
    let mut t = table(
        "champion = [{ id = 'mercenary', at = 'A1 south', learned = ['last-stand'], slots = ['last-stand', 'open', 'open'], sins = ['covet'] }]",
    );
    let card = t.card(MERCENARY, "last-stand");
    t.choose(Choice::Yield(MERCENARY, dante::content::SinId::Covet, 1)).choose(Choice::Recall(card));
    assert!(t.ever(|event| matches!(event, Event::UltimateStored(MERCENARY, _))));
    let mercenary = t.champion(MERCENARY);
    assert_eq!((mercenary.hand.len(), mercenary.discard.has(card), mercenary.stored.has(card)), (0, false, true));
}

#[rule(DECK_ARCANA_NEVER_REBUILT)]
fn without_arcana_none_is_added() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        arcana-spent = true
        foe = [{ id = 'herald', at = 'C2', top = 'at-ease' }, { id = 'squire', at = 'C1' }]
        champion = [{ id = 'outlaw', at = 'A1 south' }]",
    );
    t.was_told(&Event::NoArcana(DECK), rule::DECK_ARCANA_NEVER_REBUILT);
    t.draw_on();
    assert_eq!(t.game().tray(DECK).arcana, 0);
}

#[rule(KEYWORD_THROW_PATH, KEYWORD_THROW)]
fn what_is_thrown_hurts_who_is_on_its_way() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        next = 1
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'herald', at = 'E3' }, { id = 'squire', at = 'A1', top = 'shot-put' }]
        champion = [{ id = 'outlaw', at = 'held squire', vigor = 9 }, { id = 'mercenary', at = 'C1 south', vigor = 9 },
        { id = 'artist', at = 'B1 south', vigor = 9 }, { id = 'devotee', at = 'A3 south', vigor = 9 }]",
    );
    while t.offers_area() {
        t.choose(Choice::Area(area("B1")));
    }
    t.play_on();
    for (who, hurt) in [(MERCENARY, true), (ARTIST, true), (DEVOTEE, false), (OUTLAW, false)] {
        assert_eq!(t.ever(|event| *event == Event::Threatened(who, 2)), hurt, "{who:?}");
    }
    t.was_told(&Event::Threatened(ARTIST, 2), rule::KEYWORD_THROW_PATH);
    assert_ne!(t.champion(OUTLAW).place, Place::Held(FoeNo(1)));
}

#[rule(KEYWORD_THROW_MALEFACTOR)]
fn a_thrown_malefactor_makes_room_for_itself() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'herald', at = 'C2', top = 'toss' }, { id = 'squire', at = 'A1' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9 }]",
    );
    t.choose(Choice::Area(area("C3")));
    t.was_told(&Event::FoeThrown(FoeNo(0), FoeNo(1), area("C2")), rule::KEYWORD_THROW_MALEFACTOR);
    assert_eq!((t.game().foe(FoeNo(0)).at, t.game().foe(FoeNo(1)).at), (area("C3"), area("C2")));
    t.play_on();
}

#[rule(MANEUVER_TARGET_AND_OR)]
fn and_or_leaves_the_choice_to_the_performer() {
    for (named, vigor) in [(ARTIST, (6, 6)), (OUTLAW, (6, 3))] {
        let mut t = table(
            "foe = [{ id = 'minos', at = 'E3' }]
            champion = [{ id = 'outlaw', at = 'A1 south', vigor = 3, relic = 'shared-cup' }, { id = 'artist', at = 'A1 north', vigor = 3 },
            { id = 'mercenary', at = 'E1 north' }]",
        );
        t.choose(Choice::Spend(OUTLAW)).may(Choice::Champion(OUTLAW), rule::MANEUVER_TARGET_AND_OR);
        t.may_not(Choice::Champion(MERCENARY), rule::RANGE_COUNT);
        t.choose(Choice::Champion(named));
        assert_eq!((t.vigor(OUTLAW), t.vigor(ARTIST)), vigor);
    }
}

#[rule(ATTACK_STEP_2D_DELAYED)]
fn a_delayed_collateral_effect_comes_after_the_counterattack() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'B2', top = 'stamp' }]
        champion = [{ id = 'mercenary', at = 'B2 west', vigor = 9, relic = 'slow-fuse' }]",
    );
    // 5 Hits reach the STURDINESS of 5; the Counterattack makes it 6, and the PUSH comes all the same.
    t.choose(Choice::Spend(MERCENARY)).choose(Choice::Enough).fall(&[DOUBLE, DOUBLE, HIT, FUMBLE, FUMBLE]);
    t.play_on();
    t.was_told(&Event::Collateral(MERCENARY), rule::ATTACK_STEP_2D_DELAYED);
    assert!(!t.ever(|event| matches!(event, Event::FoeWounded(..))));
    assert_eq!(t.game().foe(MINOS).at, area("D2"));
}

#[rule(MODE_QUICK_FORGONE, MODE_QUICK_COMPENSATION)]
fn quick_combat_deals_no_treasures_of_the_circles() {
    let position = "confrontation = 'treachery'\nphase = 'laying'";
    let mut t = table(position);
    t.draw_on();
    t.was_told(&Event::Row(9), rule::MODE_QUICK_COMPENSATION);
    let carried: Vec<GearId> =
        t.game().champions().flat_map(|champion| [champion.weapon, champion.relic, champion.quality]).flatten().collect();
    assert!(carried.iter().any(|gear| gear.card().rank > 0), "Sacred Treasures are dealt");
    assert!(carried.iter().all(|gear| gear.card().rank > 0 || gear.card().heirloom.is_some()), "{carried:?}");
}

#[rule(FURNITURE_PILLAR_COLLAPSED, PLATFORM_STAIRS_ANY_STRUCTURE, MOVEMENT_PILLAR_TOP_SPACE)]
fn stairs_lead_to_a_pillar_and_rubble_is_in_the_way() {
    let mut t = table(
        "stairs = ['A1 east']
        furniture = [{ at = 'B1 west', piece = 'small-pillar' }, { at = 'B1 north', piece = 'collapsed' }]
        champion = [{ id = 'outlaw', at = 'A1 south' }]",
    );
    t.may_not(Choice::Go(OUTLAW, space("B1 north")), rule::FURNITURE_PILLAR_COLLAPSED);
    t.choose(Choice::Go(OUTLAW, space("B1 west")));
    t.was_told(&Event::Moved(OUTLAW, space("B1 west")), rule::PLATFORM_STAIRS_ANY_STRUCTURE);
}

#[rule(EQUIPMENT_PROFICIENCY, EQUIPMENT_HEIRLOOM_MATCH)]
fn nobody_carries_a_weapon_without_the_proficiency() {
    for (who, weapon, fits) in [
        ("artist", "angelic-sword", true),
        ("mercenary", "angelic-sword", true),
        ("outlaw", "angelic-sword", false),
        ("outlaw", "pariss-bow", true),
        ("devotee", "byzantine-sacrament", true),
        ("mercenary", "pariss-bow", false),
        ("artist", "longsword", false),
    ] {
        let position = position_of(&format!("champion = [{{ id = '{who}', weapon = '{weapon}' }}]"));
        assert_eq!(position.is_ok(), fits, "{weapon} for {who}");
    }
}

#[rule(PROGRESSION_CHAMPION_LASTS, PROGRESSION_MANEUVER_PERMANENT)]
fn what_was_gained_stays() {
    let mut t = table("confrontation = 'gluttony'\nphase = 'laying'");
    t.draw_on();
    // The second and the third row have cards of Level 2: the card is taken once, and a Maneuver in each.
    assert_eq!(t.times(|event| matches!(event, Event::SheetTaken(MERCENARY, _))), 1);
    assert_eq!(t.champion(MERCENARY).sheet.card().level, 2);
    assert_eq!(t.times(|event| matches!(event, Event::Learned(MERCENARY, ..))), 2);
    let mercenary = t.champion(MERCENARY);
    assert_eq!(mercenary.maneuvers.iter().filter(|id| id.card().level == 2).count(), 2);
    let gone = |event: &Event| matches!(event, Event::Learned(MERCENARY, _, old) if mercenary.maneuvers.contains(old));
    assert_eq!(t.times(gone), 0, "what was given up does not come back");
}

#[rule(CHAMPION_UNIQUE_NAME)]
fn nobody_comes_twice() {
    let setup = |champions: &[dante::content::ChampionId]| Setup { champions: champions.to_vec(), ..Setup::default() };
    assert!(Dante::begin(&setup(&[DEVOTEE, OUTLAW])).is_ok());
    assert!(Dante::begin(&setup(&[DEVOTEE, OUTLAW, DEVOTEE])).is_err(), "there is one Anabelle only");
}

#[rule(KEYWORD_FLY_AWAY_DISTANCE)]
fn who_has_flown_away_counts_as_far_off() {
    for (flown, farther) in [(true, true), (false, false)] {
        let mut t = table(&format!(
            "confrontation = 'shore'
            foe = [{{ id = 'colossus', at = 'A1' }}, {{ id = 'ferryman', at = 'B2', flown = {flown} }}]
            champion = [{{ id = 'devotee', at = 'C2 north', hand = ['anathema'], relic = 'far-voice' }}]"
        ));
        t.play(DEVOTEE, "anathema", 0).choose(Choice::Tray(TrayNo(1)));
        let voice = Event::Dice(DEVOTEE, dante::DiceSource::Skill, 2);
        assert_eq!(t.ever(|event| *event == voice), farther);
        if farther {
            t.was_told(&voice, rule::KEYWORD_FLY_AWAY_DISTANCE);
        }
        t.play_on();
    }
}

#[test]
fn a_step_before_an_attack_says_whom_it_brings_into_reach() {
    let begun = || {
        let mut t = table(
            "foe = [{ id = 'minos', at = 'A1' }]
            champion = [{ id = 'artist', at = 'B1 south', vigor = 9, hand = ['flourish'] }]",
        );
        t.play(ARTIST, "flourish", 0);
        t
    };
    let first = begun();
    let steps = first.ask().options.iter().filter(|option| matches!(option.choice, Choice::Step(_)));
    let reaches = |option: &Cited<Choice>| {
        let detail = first.game().label(first.ask(), option).detail;
        detail.is_some_and(|detail| detail.key.0 == "do.reach")
    };
    let (near, far): (Vec<&Cited<Choice>>, Vec<&Cited<Choice>>) = steps.partition(|option| reaches(option));
    assert!(!near.is_empty() && !far.is_empty(), "{} and {}", near.len(), far.len());
    for (options, strikes) in [(near, true), (far, false)] {
        for option in options {
            let mut t = begun();
            t.choose(option.choice);
            while t.offered(Choice::Stay) {
                t.choose(Choice::Stay);
            }
            assert_eq!(!t.ever(|event| matches!(event, Event::NoTarget(_))), strikes, "{:?}", option.choice);
        }
    }
}
