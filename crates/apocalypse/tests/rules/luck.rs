//! Luck and courage, and Renew.

use apocalypse::content::{GiftId, Power};
use apocalypse::{Act, Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, table};

#[rule(LUCK_TO_COURAGE, LUCK_NO_REVERSE, LUCK_HOLDER)]
fn luck_becomes_courage_of_the_same_hero_and_never_the_other_way() {
    for (phase, luck) in [("team", Choice::Team(A, Act::Luck)), ("turn", Choice::Luck)] {
        let mut t = table(&["at = 0, luck = 1, courage = 3", "at = 0"], &format!("phase = '{phase}'"));
        t.choose(luck).told(Event::LuckToCourage(A), rule::LUCK_TO_COURAGE);
        assert_eq!((t.hero(A).luck, t.hero(A).courage, t.hero(B).courage), (0, 4, 0));
        t.may_not(luck, rule::LUCK_TO_COURAGE);
    }
    // Four courage are no luck for a power that needs some.
    let t = table(&["at = 0, luck = 1, courage = 4, powers = ['vigil']"], "phase = 'team'\ndespair = 3");
    t.may_not(Choice::Team(A, Act::Use(Power::Gift(GiftId::Vigil))), rule::LUCK_NO_REVERSE);
    let t = table(&["at = 0, luck = 1, powers = ['vigil']"], "phase = 'team'\ndespair = 3");
    t.may_not(Choice::Team(A, Act::Use(Power::Gift(GiftId::Vigil))), rule::LUCK_POWERS);
}

#[rule(RENEW_COST, RENEW_SHARE, TEAM_RENEW_LIMIT)]
fn nine_courage_of_the_group_give_four_luck_that_the_captain_shares() {
    let mut t = table(&["at = 0, courage = 4", "at = 3, courage = 3"], "phase = 'team'\npool = 2\ncaptain = 0");
    t.choose(Choice::Renew);
    t.choose(Choice::Number(2)).choose(Choice::Number(4));
    assert_eq!(t.asked(), B);
    t.choose(Choice::Number(3)).told(Event::Renewed, rule::RENEW_COST);
    assert_eq!((t.view().pool, t.hero(A).courage, t.hero(B).courage), (0, 0, 0));
    for whom in [B, B, B, A] {
        assert_eq!(t.asked(), A, "the captain shares");
        t.may(Choice::Hero(whom), rule::RENEW_SHARE);
        t.choose(Choice::Hero(whom));
    }
    assert_eq!((t.hero(A).luck, t.hero(B).luck), (1, 3));
    t.may_not(Choice::Renew, rule::TEAM_RENEW_LIMIT);
}

#[rule(RENEW_COST)]
fn without_nine_courage_nobody_renews_and_nobody_pays() {
    let t = table(&["at = 0, courage = 4"], "phase = 'team'\npool = 4");
    t.may_not(Choice::Renew, rule::RENEW_COST);
    let mut t = table(&["at = 0, courage = 9"], "phase = 'team'");
    t.choose(Choice::Renew).choose(Choice::Number(8)).told(Event::RenewFailed(1), rule::RENEW_COST);
    assert_eq!((t.hero(A).courage, t.hero(A).luck), (9, 0));
}
