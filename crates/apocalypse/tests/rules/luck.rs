//! Luck and courage, and Renew.

use apocalypse::content::{GiftId, Power};
use apocalypse::state::AreaId;
use apocalypse::{Act, Apocalypse, Choice, Event, rule};
use cite::rule;
use table::{Arrange, Show};

use crate::support::{A, B, C, Table, area, table};

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

#[rule(RENEW_SHARE)]
fn the_dead_get_no_luck_and_neither_does_who_gives_it_to_others() {
    let mut t = table(&["at = 0, courage = 9", "at = 0", ""], "phase = 'team'\ncaptain = 0");
    t.choose(Choice::Renew).choose(Choice::Number(9));
    assert_eq!(t.options(), [Choice::Hero(A), Choice::Hero(B)]);
    // The fifth slot of Dorothy Hall is luck for the others.
    let game = "hero = [{ id = 'dorothy-hall', at = 0, courage = 20, gifts = ['vanity', 'rations', 'rifle', 'sidearm'] },
                        { id = 'tarang', at = 0 }, { id = 'naomi-joslyn', at = 0 }, { id = 'moose-kowalski' }]
                legion = 'dis'\nphase = 'team'\npanel = ['medikit']";
    let game = Apocalypse::arrange(&toml::from_str(game).unwrap_or_else(|error| panic!("{error}")));
    let mut t = Table::of(game.unwrap_or_else(|what| panic!("{what}")));
    t.choose(Choice::Team(A, Act::Gift(0, 4)));
    assert_eq!(t.options(), [Choice::Hero(B), Choice::Hero(C)]);
}

#[rule(RENEW_COST)]
fn without_nine_courage_nobody_renews_and_nobody_pays() {
    let t = table(&["at = 0, courage = 4"], "phase = 'team'\npool = 4");
    t.may_not(Choice::Renew, rule::RENEW_COST);
    let mut t = table(&["at = 0, courage = 9"], "phase = 'team'");
    t.choose(Choice::Renew).choose(Choice::Number(8)).told(Event::RenewFailed(1), rule::RENEW_COST);
    assert_eq!((t.hero(A).courage, t.hero(A).luck), (9, 0));
    t.may(Choice::Renew, rule::RENEW_COST);
}

#[rule(LUCK_TO_COURAGE, ATTACK_HELP_PAY)]
fn luck_pays_for_help_where_courage_lacks() {
    let mut t = table(&["at = 2, attack = [1, 0, 0, 0, 0]", "at = 2, luck = 2"], "area = [{ at = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).may(Choice::Help(B), rule::ATTACK_HELP);
    t.choose(Choice::Help(B)).told(Event::LuckToCourage(B), rule::LUCK_TO_COURAGE).told(Event::Paid(B, 1, 0), rule::GIFT_PAY);
    assert_eq!((t.hero(B).luck, t.hero(B).courage), (1, 0));
    assert_eq!(t.dice(), [6], "the d4 was raised");
    t.roll(&[1]);
}

#[rule(LUCK_TO_COURAGE, HELLTIME_HELP)]
fn luck_pays_for_help_in_hell_too() {
    let hell = "phase = 'hell-heroes'\nlord = 'argus'\nbattle = { by = 0, next = 1 }";
    let mut t = table(&["at = 'hell'", "at = 'hell', luck = 1"], hell);
    t.choose(Choice::Attack(AreaId::HELL)).may(Choice::Help(B), rule::HELLTIME_HELP);
}

#[rule(LUCK_TO_COURAGE, GIFT_PAY)]
fn a_player_chooses_between_luck_and_the_pool() {
    let heroes = ["at = 2, attack = [1, 0, 0, 0, 0]", "at = 2, luck = 1"];
    let mut t = table(&heroes, "pool = 1\ncaptain = 0\narea = [{ at = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).choose(Choice::Help(B));
    t.may(Choice::FromPool(0), rule::GIFT_PAY).may(Choice::FromPool(1), rule::GIFT_PAY);
    t.choose(Choice::FromPool(1)).choose(Choice::Refuse);
    assert_eq!(t.hero(B).luck, 1, "a refusal does not take the luck");
    t.may(Choice::Help(B), rule::ATTACK_HELP);
    t.choose(Choice::Help(B));
    assert_eq!((t.hero(B).luck, t.view().pool), (0, 1));
    t.roll(&[1]);
}

#[rule(LUCK_TO_COURAGE, RENEW_COST)]
fn luck_counts_in_a_renewal() {
    let mut t = table(&["at = 0, courage = 7, luck = 1", "at = 0, luck = 1"], "phase = 'team'\ncaptain = 0");
    t.choose(Choice::Renew).choose(Choice::Number(8)).choose(Choice::Number(1)).told(Event::Renewed, rule::RENEW_COST);
    assert_eq!((t.hero(A).luck, t.hero(A).courage, t.hero(B).luck), (0, 0, 0));
}

#[rule(LUCK_TO_COURAGE)]
fn luck_says_what_it_brings() {
    let mut t = table(&["at = 0, luck = 1, gifts = ['vanity']"], "phase = 'turn'");
    let label = |t: &crate::support::Table| {
        let ask = t.ask();
        let luck = ask.options.iter().find(|option| option.choice == Choice::Luck);
        t.game().label(ask, luck.unwrap_or_else(|| panic!("no luck is offered"))).name.args.get("n")
    };
    assert_eq!(label(&t), Some(2_u8.into()), "Vanity doubles it");
    t.choose(Choice::Luck);
    let line = t.lines().into_iter().find(|line| line.event == Event::LuckToCourage(A));
    assert_eq!(line.and_then(|line| line.telling.say.args.get("n")), Some(2_u8.into()), "and so do hands at a real table");
}

#[rule(CAPTAIN_REFUSAL)]
fn the_thrifty_pays_nothing_while_a_refused_pool_is_full() {
    let heroes = ["at = 2, attack = [1, 0, 0, 0, 0]", "at = 2, courage = 3, powers = ['thrifty']"];
    let mut t = table(&heroes, "pool = 1\ncaptain = 0\narea = [{ at = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).choose(Choice::Help(B)).choose(Choice::Refuse);
    assert_eq!((t.hero(B).courage, t.view().pool), (3, 1));
    assert!(t.is_rolling(), "nobody else can help");
    t.roll(&[1]);
}

#[rule(LUCK_AGAIN)]
fn what_costs_luck_is_used_again_and_what_is_free_once_for_each_attack() {
    let talisman = Choice::Use(A, Power::Gift(GiftId::Talisman));
    let hero = "at = 1, toughness = 0, luck = 2, gifts = ['talisman']";
    let mut t = table(&[hero], "phase = 'minions-attack'\narea = [{ at = 1, larvae = 3 }]");
    t.roll(&[6, 6, 6]).may(talisman, rule::LUCK_POWERS);
    t.choose(talisman).may(talisman, rule::LUCK_AGAIN);
    t.choose(talisman);
    assert_eq!((t.hero(A).luck, t.hero(A).health), (0, t.hero(A).cap));
    // One exchange of a free power is all there is in an attack.
    let rapid = Choice::Use(A, Power::Gift(GiftId::RapidFire));
    let mut t = table(
        &["at = 1, attack = [0, 0, 0, 2, 0], luck = 1, gifts = ['rapid-fire']", "at = 1, luck = 1"],
        "area = [{ at = 1, fiends = 1 }]",
    );
    t.choose(Choice::Attack(area(1))).choose(rapid);
    assert!(!t.offers(rapid), "the others are asked for help already");
    t.choose(Choice::No).roll(&[1, 1, 1]);
}
