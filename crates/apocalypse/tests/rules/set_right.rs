//! Setting the table right, as people at a real one do.

use apocalypse::content::{GiftId, LegionId, TrooperId};
use apocalypse::{Choice, Event, Part, What, rule};
use cite::rule;
use table::AnswerError;

use crate::support::{A, B, Table, area, table};

/// Two heroes in the first one's turn, an ambush, and something to fight.
fn two() -> Table {
    table(
        &["at = 2, health = 3, patrol = { kind = 'volunteers', count = 2 }", "at = 0, luck = 4"],
        "panel = ['prayer', 'omen']\nlegion = 'dis'\narea = [{ at = 2, larvae = 2 }, { at = 4, tokens = 1, ambush = { kind = 'volunteers', count = 4 } }]\ndemon = [{ id = 'philtre', at = 5 }]",
    )
}

#[rule(GIFT_MAX_HEALTH, DEATH_HERO)]
fn health_is_set_right_told_and_taken_back_but_nobody_stands_without() {
    let mut t = two();
    t.set_right(What::Health, 0, 5).told(Event::SetRight(Part { what: What::Health, which: 0 }, 5), rule::DEATH_HERO);
    assert_eq!(t.hero(A).health, 5);
    assert_eq!(t.refused(What::Health, 0, 0), AnswerError::Refused(rule::DEATH_HERO));
    assert_eq!(t.refused(What::Health, 0, 6), AnswerError::Refused(rule::GIFT_MAX_HEALTH), "above the cap");
    t.undo();
    assert_eq!(t.hero(A).health, 3);
}

#[rule(HELLTIME_TRIGGER_ENTER, SHADOW_EXTENT, GAME_LOSE_START)]
fn heroes_demons_and_the_lord_are_put_where_they_can_stand() {
    let mut t = two();
    t.set_right(What::Place, 0, 4).set_right(What::FourthPlace, 1, 6).set_right(What::LordPlace, 0, 8);
    assert_eq!((t.at(A), t.view().lord.at), (Some(4), area(8)));
    assert!(t.view().areas[8].shadow && t.view().areas[9].shadow);
    assert_eq!(t.refused(What::Place, 0, 9), AnswerError::Refused(rule::HELLTIME_TRIGGER_ENTER), "under the shadow");
    assert_eq!(t.refused(What::LordPlace, 0, 0), AnswerError::Refused(rule::GAME_LOSE_START));
    assert_eq!(t.refused(What::Shadow, 8, 0), AnswerError::Refused(rule::SHADOW_EXTENT), "the Lord's own");
    t.set_right(What::Shadow, 9, 0);
    assert!(!t.view().areas[9].shadow);
}

#[rule(RECRUIT_SUPPLY, SHADOW_TROOPERS)]
fn troopers_come_from_their_stack_and_go_back_there() {
    let mut t = two();
    assert_eq!(t.game().in_supply(TrooperId::Volunteers), 2);
    // The first kind of the region are the volunteers, the second the militia.
    t.set_right(What::Patrol, 0, 4);
    assert_eq!((t.game().in_supply(TrooperId::Volunteers), t.patrol(A)), (0, 4));
    assert_eq!(t.refused(What::Patrol, 8, 1), AnswerError::Refused(rule::RECRUIT_SUPPLY), "none is left for the other");
    t.set_right(What::Patrol, 1, 3);
    assert_eq!(
        (t.game().in_supply(TrooperId::Volunteers), t.hero(A).patrol.map(|patrol| patrol.kind)),
        (4, Some(TrooperId::Militia))
    );
    t.set_right(What::Ambush, 4 * 8, 0);
    assert_eq!((t.ambush(4), t.game().in_supply(TrooperId::Volunteers)), (0, 8));
    assert_eq!(t.refused(What::Ambush, 9 * 8, 1), AnswerError::Refused(rule::SPAWN_AFTER_LORD_SHADOW));
}

#[rule(GIFT_SLOTS, SETUP_GIFTS, SETUP_LEGION)]
fn cards_come_from_their_deck_and_go_back_there() {
    let mut t = two();
    let (prayer, medikit) = (GiftId::Prayer.kind() as u16, GiftId::Medikit.kind() as u16);
    t.set_right(What::Gift, prayer, 1);
    assert_eq!((t.hero(A).slots[0], t.view().panel[0]), (Some(GiftId::Prayer), None));
    assert_eq!(t.hero(A).toughness, 2, "the slot gives nothing again");
    t.set_right(What::Panel, medikit, 2).set_right(What::Gift, prayer, 0);
    assert_eq!((t.hero(A).slots[0], t.view().panel[0]), (None, Some(GiftId::Medikit)));
    assert_eq!(t.refused(What::Panel, medikit, 3), AnswerError::Refused(rule::SETUP_GIFTS), "there are two");
    t.set_right(What::Legion, LegionId::Hades.number() as u16, 1);
    assert_eq!(t.view().legion, LegionId::Hades);
    assert_eq!(t.refused(What::Legion, LegionId::Hades.number() as u16, 0), AnswerError::Refused(rule::SETUP_LEGION));
}

#[rule(GAME_LOSE_DOOM, SETUP_DESPAIR_COUNTER, INVASION_SHORTAGE, CIRCLE4_HITS)]
fn tracks_minions_and_hits_are_counted_anew() {
    let mut t = two();
    t.set_right(What::Doom, 0, 12).set_right(What::Despair, 0, 6).set_right(What::Minions, 2 * 8, 5).set_right(
        What::FourthHits,
        1,
        3,
    );
    assert_eq!((t.view().doom, t.view().despair, t.minions(2)), (12, 6, [5, 0, 0, 0]));
    assert_eq!(t.refused(What::Doom, 0, 13), AnswerError::Refused(rule::GAME_LOSE_DOOM));
    assert_eq!(t.refused(What::Despair, 0, 0), AnswerError::Refused(rule::SETUP_DESPAIR_COUNTER));
    assert_eq!(t.refused(What::Minions, 3 * 8, 2), AnswerError::Refused(rule::INVASION_SHORTAGE), "six figures");
    assert_eq!(t.refused(What::FourthHits, 1, 4), AnswerError::Refused(rule::CIRCLE4_HITS));
}

#[rule(EFFECT_STUN, SETUP_HERO_LUCK)]
fn markers_and_tokens_of_heroes_are_set_right_in_the_middle_of_a_turn() {
    let mut t = two();
    t.set_right(What::Stun, 0, 1).set_right(What::Fire, 1, 1).set_right(What::Luck, 1, 0);
    assert!(t.offers(Choice::GiveUpMove), "the turn is asked anew");
    assert_eq!((t.hero(A).stunned, t.hero(B).fire, t.hero(B).luck), (true, true, 0));
}

#[rule(SETUP_HERO_ATTACK)]
fn a_hero_keeps_room_for_the_dice_of_gifts_to_come() {
    let mut t = two();
    let kind = What::Dice as u16 * 512;
    for level in 0..5 {
        // As many of each as are allowed.
        let most = (0..=12).rev().find(|count| t.correct(kind + level, *count, None).is_ok());
        assert!(most.is_some() || !t.hero(A).attack.is_empty());
    }
    let free = t.hero(A).id.sheet().slots.len() - t.hero(A).slots.iter().flatten().count();
    assert!(free > 0, "gifts are still to come");
    assert_eq!(t.hero(A).attack.len() + free, 24);
}

#[rule(DIVINE_OWNER)]
fn who_does_not_hold_the_divine_token_takes_it_from_nobody() {
    let mut t = table(&["at = 0", "at = 0"], "phase = 'team'\ncaptain = 0\ndivine = 1");
    assert_eq!(t.refused(What::Divine, 0, 0), AnswerError::NoSuchAnswer);
    assert_eq!(t.view().divine, Some(B));
    t.set_right(What::Divine, 0, 1);
    assert_eq!(t.view().divine, Some(A));
    t.set_right(What::Divine, 0, 0);
    assert_eq!(t.view().divine, None);
}
