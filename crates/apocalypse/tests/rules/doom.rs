//! Doom and legion changes.

use apocalypse::content::LegionId;
use apocalypse::{Event, rule};
use cite::rule;

use crate::support::{FIRST, SECOND, THIRD, table};

/// So many larvae leave the start.
fn exits(doom: u8, larvae: u8, rest: &str) -> crate::support::Table {
    table(&["at = 5"], &format!("phase = 'minions-move'\ndoom = {doom}\n{rest}\narea = [{{ at = 0, larvae = {larvae} }}]"))
}

#[rule(DOOM_LEGION_3, DOOM_LEGION_7, LEGION_SWITCH)]
fn at_three_and_seven_a_new_legion_is_drawn() {
    for (doom, by) in [(2, rule::DOOM_LEGION_3), (6, rule::DOOM_LEGION_7)] {
        let mut t = exits(doom, 1, "");
        assert_eq!(t.chance_rule(), by);
        assert_eq!(t.counts().get(LegionId::Dis.number()), Some(&0), "the old one is not among them");
        t.draw(LegionId::Hades).told(Event::Legion(LegionId::Hades), by);
        assert_eq!(t.view().legion, LegionId::Hades);
        // All minions have the new ability at once, larvae too.
        assert!(t.game().has_legion(crate::support::LARVA).is_ok());
    }
    let t = exits(3, 1, "");
    assert_eq!((t.view().doom, t.view().legion), (4, LegionId::Dis));
}

#[rule(DOOM_PASS_THRESHOLDS)]
fn passing_a_threshold_changes_the_legion_once_for_each() {
    // A token with 6 dice: from 2 to 8, past 3 and 7.
    let mut t = table(&["at = 5"], "phase = 'minions-move'\ndoom = 2\ndice = 6\narea = [{ at = 0, tokens = 1 }]");
    t.draw(LegionId::Styx).told(Event::Legion(LegionId::Styx), rule::DOOM_PASS_THRESHOLDS);
    t.draw(LegionId::Lethe).told(Event::Legion(LegionId::Lethe), rule::DOOM_PASS_THRESHOLDS);
    assert_eq!(t.view().doom, 8);
}

#[rule(DOOM_LEGION_EMPTY)]
fn an_empty_legion_deck_is_made_of_the_discarded_ones_without_the_current() {
    let mut t = exits(2, 1, "legions = []");
    assert!(t.ever(|event| *event == Event::LegionsShuffled));
    assert_eq!(t.counts().get(LegionId::Dis.number()), Some(&0));
    assert_eq!(t.counts().iter().map(|count| usize::from(*count)).sum::<usize>(), LegionId::ALL.len() - 1);
    t.draw(LegionId::Styx);
}

#[rule(INVASION_SHORTAGE, DOOM_WAYS)]
fn a_shortage_is_a_way_of_doom() {
    let mut t = table(&["at = 1"], "phase = 'minions-move'\narea = [{ at = 2, tokens = 1 }, { at = 6, grylli = 8 }]");
    t.roll(&[FIRST, FIRST, SECOND, THIRD]).told(Event::Doom(1), rule::INVASION_SHORTAGE);
}
