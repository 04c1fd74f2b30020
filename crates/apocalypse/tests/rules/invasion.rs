//! Invasion tokens.

use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, FIRST, SECOND, THIRD, Table, area, table};
use apocalypse::content::Circle;

/// A hero steps onto a token with these dice.
fn reveal(dice: &[u8], rest: &str) -> Table {
    let mut t = table(&["at = 3"], &format!("dice = {}\n{rest}", dice.len()));
    t.choose(Choice::Move(area(4)));
    assert_eq!((t.dice().len(), t.chance_rule()), (dice.len(), rule::INVASION_ROLL));
    t.roll(dice);
    t
}

const TOKEN: &str = "area = [{ at = 4, tokens = 1 }]";

#[rule(INVASION_ROLL, INVASION_LARVAE, INVASION_GRYLLUS, INVASION_FIEND, INVASION_CACODEMON)]
fn each_pair_brings_its_demon_and_a_larva() {
    let t = reveal(&[FIRST, FIRST, SECOND, SECOND, THIRD, THIRD], TOKEN);
    assert_eq!(t.minions(4), [3, 1, 1, 1]);
    t.told(Event::Placed(Circle::First, 1, area(4)), rule::INVASION_GRYLLUS);
    t.told(Event::Placed(Circle::Second, 1, area(4)), rule::INVASION_FIEND);
    t.told(Event::Placed(Circle::Third, 1, area(4)), rule::INVASION_CACODEMON);
    t.told(Event::Placed(Circle::Limbo, 3, area(4)), rule::INVASION_LARVAE);
}

#[rule(INVASION_TRIPLES, INVASION_BLANK)]
fn three_alike_are_one_pair_and_four_are_two() {
    assert_eq!(reveal(&[FIRST, 2, 3, SECOND], TOKEN).minions(4), [1, 1, 0, 0]);
    assert_eq!(reveal(&[FIRST, 2, 3, 1], TOKEN).minions(4), [2, 2, 0, 0]);
    assert_eq!(reveal(&[FIRST, SECOND, THIRD], TOKEN).minions(4), [0; 4], "no face is blank, and none is a pair alone");
}

#[rule(INVASION_SHORTAGE, INVASION_SHORTAGE_LARVAE)]
fn missing_figures_raise_doom_once_and_larvae_come_all_the_same() {
    // All cacodemons but one are in play.
    let t = reveal(&[THIRD; 6], "area = [{ at = 4, tokens = 1 }, { at = 8, cacodemons = 2 }]");
    assert_eq!((t.minions(4), t.view().doom), ([3, 0, 0, 1], 1));
    t.told(Event::Doom(1), rule::INVASION_SHORTAGE);
    t.told(Event::Placed(Circle::Limbo, 3, area(4)), rule::INVASION_SHORTAGE_LARVAE);
}

#[rule(INVASION_LARVA_SHORTAGE, DOOM_WAYS)]
fn missing_larvae_raise_no_doom_since_they_are_no_demons() {
    let t = reveal(&[FIRST; 4], "area = [{ at = 4, tokens = 1 }, { at = 8, larvae = 5 }]");
    assert_eq!((t.minions(4), t.view().doom), ([1, 2, 0, 0], 0));
    t.told(Event::Shortage(area(4)), rule::INVASION_LARVA_SHORTAGE);
}

#[rule(INVASION_MANY_TOKENS)]
fn several_tokens_are_rolled_one_after_the_other() {
    let mut t = reveal(&[FIRST; 4], "area = [{ at = 4, tokens = 2 }]");
    assert_eq!((t.minions(4), t.tokens(4)), ([2, 2, 0, 0], 0));
    t.roll(&[SECOND; 4]);
    assert_eq!(t.minions(4), [4, 2, 2, 0]);
    t.told_like(|event| matches!(event, Event::Placed(Circle::Second, 2, _)), rule::INVASION_FIEND);
}

#[rule(INVASION_PERMANENT, INVASION_MEANING)]
fn revealed_demons_stay_revealed() {
    let mut t = reveal(&[FIRST, FIRST, SECOND, THIRD], TOKEN);
    t.choose(Choice::Stay).choose(Choice::Done);
    // They attack, then go on as minions.
    while t.is_rolling() {
        let dice = t.dice();
        t.roll(&vec![1; dice.len()]);
    }
    assert_eq!((t.minions(3), t.tokens(3), t.at(A)), ([1, 1, 0, 0], 0, Some(4)));
}
