//! Whom Malefactors pick by where Champions stand: arcs, heights, company, and who is weary.

use cite::rule;
use dante::content::ChampionId;
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DEVOTEE, MERCENARY, OUTLAW, Table, table};

/// A Malefactor carries out the top card of its deck.
#[track_caller]
fn acts(confrontation: &str, foe: &str, position: &str) -> Table {
    table(&format!("confrontation = '{confrontation}'\nphase = 'malefactors'\nfoe = [{foe}]\n{position}"))
}

fn threatened(t: &Table, who: ChampionId, damage: u8) -> bool {
    t.ever(|event| *event == Event::Threatened(who, damage))
}

fn spared(t: &Table, who: ChampionId) -> bool {
    !t.ever(|event| matches!(event, Event::Threatened(other, _) | Event::Stunned(other, _) if *other == who))
}

#[rule(CONDITION_DAMAGE_INFLICTED, MALEFACTOR_ATTACK_NO_ROLL)]
fn cerberus_goes_for_whoever_has_the_least_vigor() {
    let mut t = acts(
        "gluttony",
        "{ id = 'cerberus', at = 'A1', top = 'scent-of-the-weak' }",
        "fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        champion = [{ id = 'outlaw', at = 'B1 north', vigor = 9 }, { id = 'artist', at = 'A3 north', vigor = 8 },
        { id = 'devotee', at = 'E3 north', vigor = 12 }, { id = 'mercenary', at = 'E3 south', vigor = 12 }]",
    );
    assert!(threatened(&t, ARTIST, 5) && spared(&t, OUTLAW));
    t.play_on();
}

#[rule(FACING_ARC)]
fn the_great_worm_bites_what_it_faces_and_kicks_what_is_behind() {
    let mut t = acts(
        "gluttony",
        "{ id = 'cerberus', at = 'C2', facing = 'north', top = 'great-worm' }",
        "fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        champion = [{ id = 'outlaw', at = 'C2 south' }, { id = 'artist', at = 'C2 north' }, { id = 'devotee', at = 'C2 east' },
        { id = 'mercenary', at = 'A1 south' }]",
    );
    assert!(threatened(&t, OUTLAW, 4) && threatened(&t, ARTIST, 1), "it has turned to the south");
    assert!(spared(&t, DEVOTEE) && spared(&t, MERCENARY));
    t.play_on();
}

#[rule(KEYWORD_ABOVE)]
fn fire_falls_on_those_who_stand_above() {
    let mut t = acts(
        "wrath",
        "{ id = 'phlegyas', at = 'C2', top = 'fire-on-the-temple' }",
        "buildings = [{ at = 'C1', levels = 1 }]
        champion = [{ id = 'artist', at = 'C1 north' }, { id = 'outlaw', at = 'C2 south' }]",
    );
    assert!(threatened(&t, ARTIST, 5), "4 and 1 for the ENRAGE token");
    assert!(spared(&t, OUTLAW));
    t.play_on();
}

#[rule(KEYWORD_STUN_PLAYER)]
fn the_fire_between_the_tombs_stuns_those_on_the_ground() {
    let mut t = acts(
        "heresy",
        "{ id = 'farinata', at = 'C2', top = 'burning-bed' }",
        "buildings = [{ at = 'B2', levels = 1 }]
        champion = [{ id = 'artist', at = 'B2 north' }, { id = 'outlaw', at = 'C3 north' }, { id = 'devotee', at = 'A1 north' },
        { id = 'mercenary', at = 'E1 north' }]",
    );
    assert!(threatened(&t, ARTIST, 2) && threatened(&t, OUTLAW, 2));
    t.choose(Choice::Slot(0)).told(Event::Stunned(OUTLAW, 0), rule::KEYWORD_STUN_PLAYER);
    assert!(!t.ever(|event| matches!(event, Event::Stunned(ARTIST, _))));
    t.play_on();
}

#[rule(KEYWORD_DISABLE)]
fn whoever_is_lost_alone_in_the_labyrinth_is_hurt() {
    let mut t = acts(
        "violence",
        "{ id = 'minotaur', at = 'C1', top = 'thread-is-cut' }",
        "champion = [{ id = 'artist', at = 'A3 north' }, { id = 'outlaw', at = 'A3 south' }, { id = 'devotee', at = 'E3 north' },
        { id = 'mercenary', at = 'E1 north' }]",
    );
    assert!(threatened(&t, DEVOTEE, 3) && threatened(&t, MERCENARY, 3));
    assert!(spared(&t, ARTIST) && spared(&t, OUTLAW));
    t.play_on();
}

#[rule(MALEFACTOR_ADAPTIVE)]
fn farinata_counts_those_around_him() {
    for (devotee, damage) in [("C2 north", true), ("A1 north", false)] {
        let mut t = acts(
            "heresy",
            "{ id = 'farinata', at = 'C2', top = 'alone-i-defended-her' }",
            &format!(
                "champion = [{{ id = 'artist', at = 'C2 south' }}, {{ id = 'devotee', at = '{devotee}' }},
                {{ id = 'outlaw', at = 'A3 north' }}, {{ id = 'mercenary', at = 'E3 north' }}]"
            ),
        );
        assert_eq!(threatened(&t, ARTIST, 4), damage, "with the Devotee in {devotee}");
        assert_eq!(t.ever(|event| matches!(event, Event::Fortified(..))), !damage);
        t.play_on();
    }
}
