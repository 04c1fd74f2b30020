//! Earning gifts.

use apocalypse::content::{Benefit, GiftId, Power};
use apocalypse::{Act, Choice, Event, rule};
use cite::rule;

use crate::support::{A, table};

/// The third seat is Moose Kowalski: a single line of slots, 4 for the first, a d4; 5 for the second, +1 health cap.
const LINE: [&str; 3] = ["", "", "at = 0, courage = 20"];
const TEAM: &str = "phase = 'team'\nnth = 2\npanel = ['medikit', 'rifle', 'medikit']";
const MOOSE: table::Seat = table::Seat(2);

#[rule(GIFT_BUY, GIFT_TAKE, GIFT_EMPTY_SLOT, GIFT_TWO_REWARDS, GIFT_SLOT_BENEFIT, GIFT_BENEFIT_ORDER, CONTENT_GIFT_COST)]
fn a_gift_costs_the_price_of_its_slot_and_gives_both_rewards() {
    let mut t = table(&LINE, TEAM);
    let before = t.hero(MOOSE).attack.len();
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 0)));
    t.told(Event::Gift(MOOSE, GiftId::Medikit, 0), rule::GIFT_EMPTY_SLOT);
    t.told(Event::Learned(MOOSE, Power::Gift(GiftId::Medikit)), rule::GIFT_TAKE);
    assert_eq!(t.hero(MOOSE).courage, 20 - 4 - GiftId::Medikit.card().surcharge);
    assert_eq!(t.hero(MOOSE).attack.len(), before + 1, "the slot's die");
    assert!(t.hero(MOOSE).powers.has(Power::Gift(GiftId::Medikit)), "the card");
    assert_eq!(t.view().panel[0], None, "its place stays empty");
    // The rifle has a surcharge of 2.
    let t = table(&["", "", "at = 0, courage = 5"], TEAM);
    t.may(Choice::Team(MOOSE, Act::Gift(0, 0)), rule::GIFT_OWN_COURAGE_ORDER)
        .may_not(Choice::Team(MOOSE, Act::Gift(1, 0)), rule::CONTENT_GIFT_COST);
}

#[rule(GIFT_SLOTS, GIFT_PERMANENT)]
fn a_gift_goes_to_a_start_slot_or_along_an_arrow_and_stays() {
    let mut t = table(&LINE, TEAM);
    t.may_not(Choice::Team(MOOSE, Act::Gift(0, 1)), rule::GIFT_SLOTS);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 0)));
    t.may_not(Choice::Team(MOOSE, Act::Gift(1, 0)), rule::GIFT_PERMANENT);
    assert!(t.offers(Choice::Team(MOOSE, Act::Gift(1, 1))));
    t.may_not(Choice::Team(MOOSE, Act::Gift(1, 2)), rule::GIFT_SLOTS);
}

#[rule(GIFT_SEVERAL, TEAM_ONCE_VS_GIFTS, GIFT_OWN_COURAGE_ORDER)]
fn several_gifts_can_be_earned_in_one_segment() {
    let mut t = table(&LINE, TEAM);
    t.may(Choice::Team(MOOSE, Act::Gift(0, 0)), rule::GIFT_OWN_COURAGE_ORDER);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 0))).may(Choice::Team(MOOSE, Act::Gift(1, 1)), rule::GIFT_SEVERAL);
    t.choose(Choice::Team(MOOSE, Act::Gift(1, 1))).told(Event::Gift(MOOSE, GiftId::Rifle, 1), rule::TEAM_ONCE_VS_GIFTS);
    assert_eq!(t.hero(MOOSE).slots.iter().flatten().count(), 2);
    // With the help of the pool it is still allowed.
    let mut t = table(&["", "", "at = 0, courage = 4"], "phase = 'team'\ncaptain = 2\npool = 20\npanel = ['medikit', 'rifle']");
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 0)))
        .choose(Choice::FromPool(0))
        .may(Choice::Team(MOOSE, Act::Gift(1, 1)), rule::GIFT_SEVERAL);
}

#[rule(GIFT_UNIQUE)]
fn a_hero_has_one_gift_of_each_name() {
    let mut t = table(&LINE, TEAM);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 0)));
    t.may_not(Choice::Team(MOOSE, Act::Gift(2, 1)), rule::GIFT_UNIQUE);
}

#[rule(GIFT_PAY, GIFT_BUY)]
fn a_gift_is_paid_with_own_courage_the_pool_or_both() {
    let heroes = ["", "", "at = 0, courage = 3"];
    let rest = "phase = 'team'\ncaptain = 2\npool = 2\npanel = ['medikit']";
    let mut t = table(&heroes, rest);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 0)));
    t.may(Choice::FromPool(1), rule::GIFT_PAY).may(Choice::FromPool(2), rule::GIFT_PAY);
    assert!(!t.offers(Choice::FromPool(0)));
    t.choose(Choice::FromPool(2)).told(Event::Paid(MOOSE, 2, 2), rule::GIFT_PAY);
    let t = table(&["", "", "at = 0, courage = 1"], "phase = 'team'\ncaptain = 2\npool = 1\npanel = ['medikit']");
    t.may_not(Choice::Team(MOOSE, Act::Gift(0, 0)), rule::GIFT_BUY);
}

#[rule(GIFT_HEALTH_CAP, GIFT_MAX_HEALTH)]
fn a_higher_cap_does_not_heal_and_never_exceeds_ten() {
    let gifts = "gifts = ['vanity']";
    let mut t = table(&["", "", &format!("at = 0, courage = 20, health = 2, {gifts}")], TEAM);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 1))).told(Event::Cap(MOOSE, 7), rule::GIFT_HEALTH_CAP);
    assert_eq!(t.hero(MOOSE).health, 2);
    let mut t = table(&["", "", &format!("at = 0, courage = 20, cap = 10, {gifts}")], TEAM);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 1))).told(Event::Cap(MOOSE, 10), rule::GIFT_MAX_HEALTH);
    let mut t = table(&["", "", &format!("at = 0, courage = 20, cap = 9, {gifts}")], TEAM);
    t.choose(Choice::Team(MOOSE, Act::Gift(0, 1))).told(Event::Cap(MOOSE, 10), rule::GIFT_HEALTH_CAP);
}

#[rule(GIFT_MAX_TOUGHNESS)]
fn toughness_is_never_above_five() {
    let slots = apocalypse::content::HeroId::MooseKowalski.sheet().slots;
    let slot = slots.iter().position(|slot| matches!(slot.gives(), Benefit::Toughness(_))).unwrap();
    // Everything before it on the line has a gift.
    let names: Vec<&str> =
        ["'vanity'", "'rations'", "'rifle'", "'sidearm'", "'omen'", "'charge'"].into_iter().take(slot).collect();
    let gifts = format!("gifts = [{}]", names.join(", "));
    let panel = "phase = 'team'\nnth = 2\npanel = ['medikit']";
    let earn = Choice::Team(MOOSE, Act::Gift(0, slot as u8));
    let mut t = table(&["", "", &format!("at = 0, courage = 20, toughness = 5, {gifts}")], panel);
    t.choose(earn).told(Event::Toughness(MOOSE, 5), rule::GIFT_MAX_TOUGHNESS);
    let mut t = table(&["", "", &format!("at = 0, courage = 20, toughness = 2, {gifts}")], panel);
    t.choose(earn).told(Event::Toughness(MOOSE, 3), rule::GIFT_SLOT_BENEFIT);
    let mut t = table(&["", "", &format!("at = 0, courage = 20, toughness = 4, {gifts}")], panel);
    t.choose(earn).told(Event::Toughness(MOOSE, 5), rule::GIFT_SLOT_BENEFIT);
    assert_eq!(t.game().hero_toughness(A), t.hero(A).toughness);
}
