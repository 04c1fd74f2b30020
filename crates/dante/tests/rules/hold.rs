//! HOLD, THROW and Break Free.

use cite::rule;
use dante::content::ActionId;
use dante::{Attribute, Choice, Event, rule};

use crate::support::{ARTIST, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, space, table};

#[rule(KEYWORD_HOLD, KEYWORD_HOLD_ZONE, KEYWORD_HOLD_RETURN)]
fn head_to_head_takes_the_champion_off_the_board() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'head-to-head' }]
        champion = [{ id = 'outlaw', at = 'B1 west' }]",
    );
    t.told(Event::Held(MINOS, OUTLAW), rule::KEYWORD_HOLD).told(Event::Hurt(OUTLAW, 2), rule::CONDITION_DAMAGE_VIGOR);
    assert!(t.champion(OUTLAW).space().is_none());
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(KEYWORD_HOLD_ONE, KEYWORD_HOLD_SECOND)]
fn a_malefactor_holds_one_object_only() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'head-to-head' }]
        champion = [{ id = 'artist', at = 'held' }, { id = 'outlaw', at = 'B1 west' }]",
    );
    t.told(Event::HandsFull(MINOS), rule::KEYWORD_HOLD_SECOND);
    t.at(OUTLAW, "B1 west");
    t.turn_up_haul();
}

#[rule(KEYWORD_HOLD_NO_MOVE, TURN_HELD_ACTIONS)]
fn who_is_held_does_not_move() {
    let mut t = table("champion = [{ id = 'outlaw', at = 'held', hand = ['snare'] }]");
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Go(who, _) if *who == OUTLAW)));
    t.play(OUTLAW, "snare", 0).choose(Choice::Area(area("B2"))).told(Event::CannotMove(OUTLAW), rule::KEYWORD_HOLD_NO_MOVE);
}

#[rule(
    KEYWORD_HOLD_BREAK_FREE,
    KEYWORD_HOLD_BREAK_FREE_DICE,
    KEYWORD_ATTRIBUTE_TEST,
    KEYWORD_ATTRIBUTE_TEST_RESULT,
    KEYWORD_HOLD_RELEASE,
    CHAMPION_ATTRIBUTES_USE
)]
fn breaking_free_is_a_stun_and_a_test() {
    // STURDINESS 5: five dice, and the Outlaw's Prowess allows two Fumbles.
    let mut t = table("champion = [{ id = 'outlaw', at = 'held', slots = ['cooldown', 'cooldown', 'open'] }]");
    t.choose(Choice::BreakFree(OUTLAW, Attribute::Prowess)).fall(&[FUMBLE, FUMBLE, FUMBLE, HIT, HIT]);
    t.told(Event::Tested(OUTLAW, false), rule::KEYWORD_ATTRIBUTE_TEST_RESULT);
    // No Slot is left for the Cooldown: FATIGUE 6 would wound; with 12 Vigor it does not.
    let mut t = table("champion = [{ id = 'outlaw', at = 'held', vigor = 12, slots = ['cooldown', 'cooldown', 'cooldown'] }]");
    t.choose(Choice::BreakFree(OUTLAW, Attribute::Prowess)).fall(&[FUMBLE, FUMBLE, HIT, HIT, HIT]);
    t.told(Event::Released(MINOS, OUTLAW), rule::KEYWORD_HOLD_RELEASE);
    t.choose(Choice::Put(space("C2 east")));
    t.at(OUTLAW, "C2 east");
    assert_eq!(t.vigor(OUTLAW), 6);
}

#[rule(KEYWORD_ATTRIBUTE_TEST_INSPIRATION, ATTACK_INSPIRATION_TEST, KEYWORD_INSPIRE_TESTS)]
fn inspiration_helps_in_a_test() {
    let mut t = table("champion = [{ id = 'outlaw', at = 'held', inspiration = 1 }]");
    t.choose(Choice::BreakFree(OUTLAW, Attribute::Prowess)).choose(Choice::Slot(0)).fall(&[FUMBLE, FUMBLE, FUMBLE, HIT, HIT]);
    t.choose(Choice::Inspiration).told(Event::Tested(OUTLAW, true), rule::KEYWORD_ATTRIBUTE_TEST_RESULT);
    t.choose(Choice::Put(space("C2 east")));
}

#[rule(ATTACK_HELD_CHAMPION_ATTACK)]
fn who_is_held_strikes_the_holder() {
    let mut t = table("champion = [{ id = 'mercenary', at = 'held', hand = ['hold-the-line'] }]");
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    assert!(t.ever(|event| matches!(event, Event::Struck(..))));
}

#[rule(KEYWORD_THROW, KEYWORD_THROW_NO_DAMAGE)]
fn what_is_held_is_thrown_into_the_area_of_another() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        buildings = [{ at = 'A1', levels = 1 }]
        foe = [{ id = 'minos', at = 'A1', top = 'nine-coils' }]
        champion = [{ id = 'artist', at = 'held' }, { id = 'outlaw', at = 'C1 west', vigor = 9 }]",
    );
    t.told(Event::Thrown(MINOS, ARTIST, area("C1")), rule::KEYWORD_THROW);
    t.choose(Choice::Put(space("C1 north")));
    t.at(ARTIST, "C1 north");
    assert_eq!((t.vigor(ARTIST), t.vigor(OUTLAW)), (6, 6), "only the effect itself deals damage, to that Champion");
    t.turn_up_haul();
}

#[rule(KEYWORD_HOLD_DEFEAT)]
fn a_defeated_malefactor_lets_go() {
    let mut t = table(
        "foe = [{ id = 'minos', cards = 0 }]
        champion = [{ id = 'artist', at = 'held' }, { id = 'mercenary', at = 'C2 south', empower = 4, hand = ['hold-the-line'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT, FUMBLE]);
    t.told(Event::Released(MINOS, ARTIST), rule::KEYWORD_HOLD_RELEASE);
    t.choose(Choice::Put(space("C2 north")));
    t.outcome(rule::CONFRONTATION_WIN);
}
