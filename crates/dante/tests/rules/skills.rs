//! Skills that are set off or hold all the time, of Champions and of their Equipment, and what Sins and Grim Wounds add to them.

use cite::rule;
use dante::content::WoundId;
use dante::{Choice, Event, rule};

use crate::support::{FUMBLE, HIT, MERCENARY, OUTLAW, space, table};

#[rule(CHAMPION_SIGNATURE_TRIGGERED)]
fn an_attack_that_reaches_the_sturdiness_sets_a_skill_off() {
    for (hits, set_off) in [(6, true), (4, false)] {
        let mut t =
            table("champion = [{ id = 'mercenary', at = 'C2 south', hand = ['hold-the-line'], weapon = 'angelic-sword' }]");
        let faces: Vec<u8> = (0..6).map(|die| if die < hits { HIT } else { FUMBLE }).collect();
        t.play(MERCENARY, "hold-the-line", 0).fall(&faces);
        assert_eq!(t.ever(|event| *event == Event::SkillUsed(MERCENARY)), set_off, "{hits} Hits against 5");
        assert_eq!(t.champion(MERCENARY).tokens.inspiration, u8::from(set_off));
        t.draw_on();
    }
}

#[rule(CHAMPION_SIGNATURE_TRIGGERED)]
fn suffering_a_wound_sets_a_skill_off() {
    let mut t = table("champion = [{ id = 'outlaw', at = 'A1 north', vigor = 1, trait = 'stubborn' }]");
    t.choose(Choice::Go(OUTLAW, space("A1 south"))).choose(Choice::LetBe).choose(Choice::Slot(0));
    assert_eq!(t.vigor(OUTLAW), 8, "6 after the Wound and 2 by the Trait");
}

#[rule(CHAMPION_SIGNATURE_PASSIVE)]
fn a_steady_hand_forgives_a_fumble() {
    for (quality, countered) in [("trait = 'meticulous'", false), ("", true)] {
        let mut t = table(&format!(
            "foe = [{{ id = 'minos', at = 'C2', top = 'stamp' }}]
            champion = [{{ id = 'mercenary', at = 'C2 south', hand = ['war-stride'], {quality} }}]"
        ));
        t.play(MERCENARY, "war-stride", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[HIT, HIT, HIT, FUMBLE, FUMBLE]);
        assert_eq!(t.ever(|event| matches!(event, Event::Counterattack(..))), countered, "2 Fumbles against THRESHOLD 2");
        t.draw_on();
    }
}

#[rule(ATTACK_STEP_2C, CONDITION_SIN_YIELD)]
fn despair_takes_fumbles_from_the_roll() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C2', top = 'stamp' }]
        champion = [{ id = 'mercenary', at = 'C2 south', hand = ['hold-the-line'], sins = ['despair'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[FUMBLE; 5]);
    t.choose(Choice::Yield(MERCENARY, dante::content::SinId::Despair, 1));
    t.was_told(&Event::FumblesLess(MERCENARY, 5), rule::ATTACK_STEP_2C);
    assert!(!t.ever(|event| matches!(event, Event::Counterattack(..))));
}

#[rule(MODE_GRIM)]
fn grim_wounds_weaken_each_in_its_own_way() {
    for (wound, damage, blocked) in [(WoundId::Fever, 6, 6), (WoundId::TornSinew, 5, 3), (WoundId::SplitLip, 5, 5)] {
        let mut t = table(
            "mode = { grim = true }\nplayers = ['outlaw', 'artist']
            foe = [{ id = 'minos', at = 'A1', top = 'stamp', enrage = 2 }]
            fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
            champion = [{ id = 'outlaw', at = 'A1 north', vigor = 1, prowess = 1 }, { id = 'artist', at = 'A1 east', vigor = 12 },
            { id = 'devotee', at = 'E3 south' }, { id = 'mercenary', at = 'E3 west' }]",
        );
        t.choose(Choice::Go(OUTLAW, space("A1 south"))).choose(Choice::Slot(0));
        t.draw(wound).pass();
        t.was_told(&Event::Threatened(OUTLAW, damage), rule::MALEFACTOR_ATTACK_NO_ROLL);
        t.choose(Choice::Prowess(OUTLAW)).was_told(&Event::Blocked(OUTLAW, blocked), rule::TOKEN_PROWESS);
        t.play_on();
    }
}
