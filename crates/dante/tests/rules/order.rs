//! What comes before what, and what is left alone: rules that no position can break, shown where a wrong engine would differ.

use cite::rule;
use dante::content::{ActionId, ConfrontationId, SinId};
use dante::state::{Cover, TrayNo};
use dante::{Choice, Deed, DiceSource, Event, rule};

use crate::support::{ARTIST, DECK, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, space, table};

#[rule(CONFRONTATION_CARAVAN_TURN, TURN_ALL_CHAMPIONS, TURN_CLEANUP_MANDATORY)]
fn the_steps_of_the_turn_come_for_all_champions_one_after_the_other() {
    let mut t = table(
        "phase = 'clean-up'
        champion = [{ id = 'artist', slots = ['flourish', 'cooldown', 'open'] }, { id = 'devotee', slots = ['litany', 'cooldown', 'open'] },
        { id = 'mercenary', slots = ['pincer', 'cooldown', 'open'] }, { id = 'outlaw', slots = ['snare', 'cooldown', 'open'] }]",
    );
    t.draw_on();
    let all = [ARTIST, DEVOTEE, MERCENARY, OUTLAW];
    let step = |what: &dyn Fn(&Event, dante::content::ChampionId) -> bool| all.map(|who| t.place(|event| what(event, who)));
    let cleaned = step(&|event, who| *event == Event::CleanedUp(who, 1));
    let drawn = step(&|event, who| matches!(event, Event::Drew(other, _) if *other == who));
    let prepared = step(&|event, who| *event == Event::Prepared(who));
    assert!(cleaned.iter().max() < drawn.iter().min() && drawn.iter().max() < prepared.iter().min());
    assert!(t.options().iter().any(|choice| matches!(choice, Choice::Pass(_))), "then actions are taken");
}

#[rule(COMPANION_CLEANUP)]
fn companions_have_nothing_to_clean_up() {
    let mut t =
        table("phase = 'clean-up'\nplayers = ['outlaw']\nchampion = [{ id = 'outlaw', slots = ['snare', 'open', 'open'] }]");
    t.draw_on();
    assert!(t.ever(|event| *event == Event::CleanedUp(OUTLAW, 1)));
    assert!(!t.ever(|event| matches!(event, Event::CleanedUp(ARTIST | DEVOTEE | MERCENARY, _))));
}

#[rule(MALEFACTOR_TURN_END)]
fn every_deck_is_played_once_before_a_new_round() {
    let mut t = table(
        "confrontation = 'vestibule'
        round = 4
        foe = [{ id = 'herald', at = 'E3', top = 'call-up' }, { id = 'squire', at = 'C1', top = 'fetch' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 12 }]",
    );
    t.pass().play_on();
    let end = t.place(|event| *event == Event::Round(5));
    for tray in [TrayNo(0), TrayNo(1), TrayNo(2)] {
        let acts = |event: &Event| matches!(event, Event::Activated(other, _) if *other == tray);
        assert!(t.times(acts) == 1 && t.place(acts) < end, "{tray:?}");
    }
}

#[rule(MALEFACTOR_INSTRUCTION_ORDER)]
fn a_malefactor_first_does_what_stands_first() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'C1 south', vigor = 12 }]",
    );
    t.play_on();
    let moved = t.place(|event| *event == Event::FoeMoved(MINOS, area("C1")));
    assert!(moved < t.place(|event| *event == Event::Threatened(OUTLAW, 4)));
}

#[rule(MALEFACTOR_ADAPTIVE_CONTINUE)]
fn after_the_fitting_part_the_next_instruction_follows() {
    // Tackle: whoever is there is hurt, and then pushed.
    let mut t = table(
        "fierceness = ['mercenary', 'artist', 'outlaw', 'devotee']
        foe = [{ id = 'minos', at = 'B2', top = 'home-run' }]
        champion = [{ id = 'mercenary', at = 'B2 south', vigor = 9, hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT]).play_on();
    let adapted = t.place(|event| *event == Event::Adapted(true));
    assert!(adapted < t.place(|event| matches!(event, Event::Pushed(MERCENARY, _))));
}

#[rule(MANEUVER_EFFECT_ORDER, MANEUVER_EFFECT_UNIT, COUNTERATTACK_TIMING)]
fn the_counterattack_comes_between_two_effects() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'B2', top = 'head-to-head' }]
        champion = [{ id = 'mercenary', at = 'B2 west', vigor = 9, hand = ['pommel-strike'] }]",
    );
    t.play(MERCENARY, "pommel-strike", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, FUMBLE, FUMBLE, HIT]).play_on();
    let (struck, back) =
        (t.place(|event| matches!(event, Event::Struck(..))), t.place(|event| matches!(event, Event::Counterattack(..))));
    assert!(struck < back && back < t.place(|event| matches!(event, Event::FoePushed(..))));
}

#[rule(ATTACK_STEP_ORDER, ATTACK_STEP_2E_COUNTER, ATTACK_STEP_3C)]
fn pool_roll_counterattack_and_wounds_in_this_order() {
    let mut t = table(
        "fierceness = ['mercenary', 'artist', 'outlaw', 'devotee']
        foe = [{ id = 'minos', at = 'B2', top = 'head-to-head' }]
        champion = [{ id = 'mercenary', at = 'B2 south', vigor = 9, hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, DOUBLE, DOUBLE, HIT]).play_on();
    let steps = [
        t.place(|event| matches!(event, Event::Dice(_, DiceSource::Weapon, _))),
        t.place(|event| matches!(event, Event::AttackRoll(..))),
        t.place(|event| matches!(event, Event::Counterattack(..))),
        t.place(|event| matches!(event, Event::Hurt(MERCENARY, _))),
        t.place(|event| matches!(event, Event::FoeWounded(..))),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[rule(MANEUVER_MOVED_BETWEEN)]
fn a_counterattack_takes_the_target_of_a_later_effect_away() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'B2', top = 'haul' }]
        champion = [{ id = 'mercenary', at = 'B2 south', vigor = 12, learned = ['company-of-one'], hand = ['company-of-one'] }]",
    );
    // Arcing Spin takes Minos one Area away; the second Attack finds nobody.
    t.play(MERCENARY, "company-of-one", 0).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT, HIT, FUMBLE]);
    while !t.offered(Choice::Stay) {
        if t.is_drawing() {
            t.come_first();
        } else {
            let next = t.options()[0];
            t.choose(next);
        }
    }
    t.choose(Choice::Stay);
    t.was_told(&Event::NoTarget(MERCENARY), rule::ATTACK_MELEE);
    assert_eq!(t.times(|event| matches!(event, Event::AttackRoll(..))), 1);
}

#[rule(ATTACK_DECK_VALUES)]
fn each_deck_has_its_own_sturdiness() {
    for (deck, wounded) in [(TrayNo(0), false), (TrayNo(1), true)] {
        let mut t = table(
            "confrontation = 'ruse'
            foe = [{ id = 'minos', at = 'A1' }, { id = 'pasiphae', at = 'C1' }]
            champion = [{ id = 'devotee', at = 'E3 north', hand = ['anathema'] }]",
        );
        // 4 damage: Minos has 5, Pasiphaë has 4.
        t.play(DEVOTEE, "anathema", 0).choose(Choice::Tray(deck)).fall(&[HIT, HIT, HIT, HIT, FUMBLE, FUMBLE]).play_on();
        assert_eq!(t.ever(|event| matches!(event, Event::FoeWounded(..))), wounded, "{deck:?}");
    }
}

#[rule(KEYWORD_FLANK_STACK)]
fn flank_adds_to_other_positions() {
    let mut t = table(
        "confrontation = 'shore'
        buildings = [{ at = 'B2', levels = 1 }]
        foe = [{ id = 'colossus', at = 'C2' }, { id = 'ferryman', flown = true }]
        champion = [{ id = 'mercenary', at = 'B2 north', trait = 'starlings-eye', hand = ['pincer'] }, { id = 'artist', at = 'D2 south' }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay);
    t.was_told(&Event::Dice(MERCENARY, DiceSource::Action, 3), rule::KEYWORD_FLANK_OVERSIZED);
    t.was_told(&Event::Dice(MERCENARY, DiceSource::Skill, 1), rule::ATTACK_STEP_1D);
    // Power 3, 2 by the card, 3 for the FLANK and 1 from ABOVE.
    t.choose(Choice::Enough).fall(&[HIT; 9]).play_on();
}

#[rule(EQUIPMENT_PROPERTY_WIELDING)]
fn a_capybara_does_not_wield_its_ballista() {
    for capybara in [false, true] {
        let (at, card) = if capybara { ("C1 north", "gnaw") } else { ("A1 north", "steady-aim") };
        let mut t = table(&format!(
            "foe = [{{ id = 'minos', at = 'C1' }}]
            champion = [{{ id = 'outlaw', at = '{at}', weapon = 'ballista', capybara = {capybara}, hand = ['{card}'] }}]"
        ));
        let play = t.options().into_iter().find(|choice| matches!(choice, Choice::Play(OUTLAW, _, 0)));
        t.choose(play.expect("a card is in hand")).play_on();
        assert!(t.ever(|event| matches!(event, Event::AttackRoll(..))));
        assert_eq!(t.ever(|event| *event == Event::Mandatory(OUTLAW)), !capybara);
    }
}

#[rule(MOVEMENT_DISTANCE_GROUND)]
fn height_is_no_distance() {
    // However high the Outlaw stands, E1 and E3 are the farthest in reach.
    for levels in [0, 2] {
        let mut t = table(&format!(
            "phase = 'malefactors'
            fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
            buildings = [{{ at = 'B2', levels = {levels} }}]
            foe = [{{ id = 'minos', at = 'C2', top = 'labyrinth' }}]
            champion = [{{ id = 'outlaw', at = 'B2 east', vigor = 12 }}, {{ id = 'artist', at = 'A1 south' }}]"
        ));
        let areas: Vec<Choice> = t.options();
        assert_eq!(areas, [Choice::Area(area("E1")), Choice::Area(area("E3"))], "{levels} Levels");
        t.play_on();
    }
}

#[rule(COMPANION_WOUND_TOKEN_LOCKED)]
fn a_wound_token_pays_for_no_maneuver() {
    let t = table("players = ['outlaw']\nchampion = [{ id = 'artist', ready = 0, wounds = 2 }]");
    t.may_not(Choice::Ready(ARTIST, dante::content::CompanionId::LightFooted), rule::COMPANION_MANEUVER_COST);
    let mut t = table("phase = 'rebuild'\nplayers = ['outlaw']\nchampion = [{ id = 'artist', ready = 0, wounds = 2 }]");
    t.play_on();
    assert_eq!((t.champion(ARTIST).ready, t.champion(ARTIST).wounds), (1, 2), "one was prepared, none unlocked");
}

#[rule(CONDITION_SIN_KEEP)]
fn a_sin_stays_in_hand_as_long_as_its_champion_likes() {
    let mut t = table(
        "phase = 'malefactors'
        players = ['outlaw']
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 12, sins = ['abstain'] }]",
    );
    t.choose(Choice::LetBe).play_on();
    assert!(t.ever(|event| matches!(event, Event::Round(_))), "a new round has begun");
    assert_eq!(t.champion(OUTLAW).sins.as_slice(), [SinId::Abstain]);
}

#[rule(DECK_SINS_DISCARD)]
fn an_expiated_sin_is_shuffled_in_with_the_discarded_ones() {
    let mut t = table(
        "sins-spent = true
        confrontation = 'ruse'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'E3' }, { id = 'pasiphae', at = 'A1', top = 'curse-of-pasiphae' }]
        champion = [{ id = 'devotee', at = 'B1 north', hand = ['absolution'] }, { id = 'outlaw', at = 'B1 south', slots = ['abstain', 'open', 'open'] },
        { id = 'artist', at = 'E1 north' }, { id = 'mercenary', at = 'E1 south' }]",
    );
    t.play(DEVOTEE, "absolution", 0).choose(Choice::Champion(OUTLAW)).pass();
    while t.could_come("sin").is_none() {
        if t.is_drawing() {
            t.come_first();
        } else {
            let next = t.options()[0];
            t.choose(next);
        }
    }
    assert_eq!(t.could_come("sin").and_then(|counts| counts.first().copied()), Some(2), "both copies of Abstain can come again");
    t.play_on();
}

#[rule(FURNITURE_PILLAR_INTERACT, FURNITURE_PILLAR_LEAP_NOT_MOVE)]
fn on_a_pillar_one_climbs_down_or_leaps() {
    let t = table(
        "furniture = [{ at = 'A1 east', piece = 'small-pillar' }, { at = 'B1 west', piece = 'large-pillar' }]
        champion = [{ id = 'outlaw', at = 'A1 east' }]",
    );
    let deeds =
        t.options().into_iter().filter_map(|choice| if let Choice::Interact(OUTLAW, deed) = choice { Some(deed) } else { None });
    assert!(deeds.clone().all(|deed| matches!(deed, Deed::ClimbDown(_) | Deed::Leap(_))) && deeds.count() > 1);
    // What a MOVE does not do, a LEAP does.
    t.may_not(Choice::Go(OUTLAW, space("B1 west")), rule::MOVEMENT_UP);
    t.may(Choice::Interact(OUTLAW, Deed::Leap(space("B1 west"))), rule::FURNITURE_PILLAR_LEAP);
}

#[rule(CONFRONTATION_OBJECTIVES, CARD_MINOS_OBJECTIVES)]
fn every_confrontation_has_an_objective() {
    for confrontation in ConfrontationId::ALL {
        assert!(!confrontation.card().objectives.is_empty(), "{confrontation:?}");
    }
    assert_eq!(ConfrontationId::Limbo.card().objectives.len(), 1);
    assert_eq!(ConfrontationId::Ruse.card().objectives.len(), 2);
}

#[rule(KEYWORD_REACTION_PAUSE)]
fn the_effect_goes_on_after_the_reaction() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'B2', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'B2 south', vigor = 9, prowess = 1 }]",
    );
    t.choose(Choice::Prowess(OUTLAW)).play_on();
    let blocked = t.place(|event| matches!(event, Event::Blocked(OUTLAW, _)));
    assert!(blocked < t.place(|event| matches!(event, Event::Pushed(OUTLAW, _))));
    assert!(blocked < t.place(|event| matches!(event, Event::PutUnder(DECK, dante::state::DeckCard::Action(ActionId::HomeRun)))));
}

#[rule(CONDITION_OCCUPY, TURN_CLEANUP_CONDITIONS_STAY)]
fn a_wound_takes_the_place_of_a_maneuver_card_and_stays() {
    let mut t = table(
        "phase = 'malefactors'
        players = ['outlaw', 'artist', 'mercenary']
        fierceness = ['outlaw', 'artist', 'mercenary', 'devotee']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 1, slots = ['snare', 'open', 'open'] }]",
    );
    let snare = t.card(OUTLAW, "snare");
    while !t.offered(Choice::Slot(0)) {
        let next = t.options()[0];
        t.choose(next);
    }
    t.choose(Choice::Slot(0));
    assert!(t.champion(OUTLAW).discard.has(snare) && t.champion(OUTLAW).slots[0].cards.is_empty());
    t.play_on();
    assert!(t.ever(|event| matches!(event, Event::Round(_))));
    assert_eq!(t.champion(OUTLAW).slots[0].cover, Cover::Wound(None));
}
