//! The new captain segment.

use apocalypse::content::LegionId;
use apocalypse::{Act, Choice, Event, Setup, rule};
use cite::rule;

use crate::support::{A, B, C, Table, table};

#[rule(CAPTAIN_FIRST, CAPTAIN_LOT, CAPTAIN_FIRST_PLAYER)]
fn the_first_captain_is_drawn_and_goes_first() {
    let mut t = Table::begun(Setup::of(3));
    assert_eq!(t.chance_rule(), rule::CAPTAIN_FIRST);
    t.draw(C).told(Event::Captain(C), rule::CAPTAIN_LOT);
    t.draw(LegionId::Dis);
    t.deal();
    t.done(3);
    assert_eq!(t.asked(), C, "the captain's hero has the first turn");
    t.done(1);
    assert_eq!(t.asked(), A, "then clockwise");
}

#[rule(CAPTAIN_PASS, GAME_TURN, HERO_ORDER, HERO_END)]
fn the_marker_passes_to_the_left_when_all_have_had_their_turns() {
    let mut t = table(&["at = 0", "at = 0", "at = 0"], "captain = 2");
    for who in [C, A, B] {
        assert_eq!(t.asked(), who);
        t.choose(Choice::Done);
    }
    // The enemy phase has passed, and the next turn began.
    assert_eq!(t.view().turn, 2);
    t.told(Event::Captain(A), rule::CAPTAIN_PASS).told(Event::Turn(2), rule::GAME_TURN);
}

#[rule(CAPTAIN_DISPUTE)]
fn the_captaincy_belongs_to_the_seat_also_where_one_player_has_two() {
    let t = table(&["at = 0", "at = 0, player = 0"], "captain = 0\nphase = 'new-captain'");
    assert_eq!((t.view().captain, t.asked()), (B, A));
    t.told(Event::Captain(B), rule::CAPTAIN_DISPUTE);
}

#[rule(CAPTAIN_COURAGE_CONSENT, CAPTAIN_REFUSAL, GIFT_DISPUTE, GIFT_PAY)]
fn nobody_takes_courage_from_the_pool_without_the_captain() {
    let heroes = ["at = 0", "at = 0"];
    let rest = "phase = 'team'\npool = 5\npanel = ['medikit', 'rifle']";
    let mut t = table(&heroes, rest);
    let gift = *t.options().iter().find(|choice| matches!(choice, Choice::Team(B, Act::Gift(..)))).unwrap();
    t.choose(gift);
    assert_eq!(t.asked(), A, "the captain is asked");
    t.may(Choice::Agree, rule::GIFT_DISPUTE);
    t.choose(Choice::Refuse).told(Event::PoolRefused(B), rule::CAPTAIN_REFUSAL);
    assert_eq!(t.view().pool, 5);
    t.may_not(gift, rule::CAPTAIN_REFUSAL);

    let mut t = table(&heroes, rest);
    t.choose(gift).choose(Choice::Agree);
    assert!(t.view().pool < 5 && t.hero(B).slots.iter().flatten().count() == 1);
}
