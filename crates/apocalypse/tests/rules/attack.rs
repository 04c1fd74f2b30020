//! Attacks, toughness, rewards and help.

use apocalypse::content::DemonId;
use apocalypse::dice::Level;
use apocalypse::state::{AreaId, Enemy};
use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, C, CACODEMON, FIEND, FIRST, GRYLLUS, LARVA, SECOND, THIRD, area, table};

#[rule(ATTACK_ROLL, ATTACK_EXCEED, ATTACK_KILL, ATTACK_COURAGE, ATTACK_LEAST_DICE)]
fn each_die_above_toughness_kills_one_and_earns_courage() {
    let mut t = table(&["at = 2, attack = [0, 3, 0, 0, 0]"], "area = [{ at = 2, larvae = 1, grylli = 1 }]");
    t.choose(Choice::Attack(area(2)));
    assert_eq!((t.dice(), t.chance_rule()), (vec![6, 6, 6], rule::ATTACK_ROLL));
    t.roll(&[2, 4, 1]);
    t.may(Choice::Strike(LARVA), rule::ATTACK_EXCEED).may(Choice::Strike(GRYLLUS), rule::ATTACK_EXCEED);
    t.may(Choice::Enough, rule::ATTACK_LEAST_DICE);
    // The lowest die that is enough goes to the larva, so the gryllus can still be struck.
    t.choose(Choice::Strike(LARVA)).told(Event::Killed(LARVA, area(2)), rule::ATTACK_KILL);
    t.choose(Choice::Strike(GRYLLUS)).told(Event::CourageGained(A, 1), rule::ATTACK_COURAGE);
    assert_eq!((t.minions(2), t.hero(A).courage), ([0; 4], 2));
}

#[rule(ATTACK_SINGLE_DICE, ATTACK_EXCEED)]
fn dice_are_not_added_up_and_equal_is_not_enough() {
    let mut t = table(&["at = 2, attack = [0, 3, 0, 0, 0]"], "area = [{ at = 2, grylli = 1, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).roll(&[3, 3, 2]);
    t.may_not(Choice::Strike(GRYLLUS), rule::ATTACK_SINGLE_DICE);
    t.choose(Choice::Strike(LARVA)).told_like(|event| matches!(event, Event::Killed(..)), rule::ATTACK_KILL);
    let mut t = table(&["at = 2, attack = [0, 1, 0, 0, 0]"], "area = [{ at = 2, grylli = 1 }]");
    t.choose(Choice::Attack(area(2))).roll(&[3]).told(Event::Missed, rule::ATTACK_EXCEED);
}

#[rule(ATTACK_TWO_NUMBERS, ATTACK_TWO_NUMBERS_MET)]
fn two_numbers_need_two_dice() {
    // A cacodemon has 4 and 3.
    let mut t = table(&["at = 2, attack = [0, 3, 0, 0, 0]"], "area = [{ at = 2, cacodemons = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).roll(&[6, 3, 2]).may_not(Choice::Strike(CACODEMON), rule::ATTACK_TWO_NUMBERS);
    t.choose(Choice::Enough);
    let mut t = table(&["at = 2, attack = [0, 3, 0, 0, 0]"], "area = [{ at = 2, cacodemons = 2 }]");
    t.choose(Choice::Attack(area(2))).roll(&[4, 6, 4]).may(Choice::Strike(CACODEMON), rule::ATTACK_TWO_NUMBERS_MET);
    t.choose(Choice::Strike(CACODEMON));
    assert_eq!(t.minions(2), [0, 0, 0, 1], "one die is left, which is not enough for the other");
}

#[rule(ATTACK_DOUBLE_MODIFIED)]
fn a_point_more_changes_both_numbers() {
    // Hades makes minions 1 tougher: 5 and 4.
    let hades = "legion = 'hades'\narea = [{ at = 2, cacodemons = 1, larvae = 1 }]";
    let mut t = table(&["at = 2, attack = [0, 2, 0, 0, 0]"], hades);
    t.choose(Choice::Attack(area(2))).roll(&[4, 6]).may_not(Choice::Strike(CACODEMON), rule::ATTACK_DOUBLE_MODIFIED);
    t.choose(Choice::Enough);
    let mut t = table(&["at = 2, attack = [0, 2, 0, 0, 0]"], hades);
    t.choose(Choice::Attack(area(2))).roll(&[6, 5]).choose(Choice::Strike(CACODEMON));
    assert_eq!(t.minions(2), [1, 0, 0, 0]);
}

#[rule(ATTACK_DAMAGE, DEATH_MULTIPLE_HITS, CIRCLE4_HITS, CIRCLE4_COURAGE, ATTACK_SHARED_REWARD, CONTENT_FOURTH_CIRCLE)]
fn a_fourth_circle_demon_takes_hits_and_dies_of_the_fourth() {
    let cendiary = Enemy::Fourth(DemonId::Cendiary);
    let mut t = table(
        &["at = 2, attack = [0, 3, 0, 0, 0]", "at = 2, attack = [0, 1, 0, 0, 0]"],
        "area = [{ at = 1 }]\ndemon = [{ id = 'cendiary', at = 2 }]",
    );
    t.choose(Choice::Attack(area(2))).roll(&[6, 6, 6]);
    for _ in 0..3 {
        t.choose(Choice::Strike(cendiary)).told(Event::Wounded(cendiary, 1), rule::DEATH_MULTIPLE_HITS);
    }
    assert!(t.game().in_play(DemonId::Cendiary) && t.hero(A).courage == 0);
    t.choose(Choice::Done).choose(Choice::Attack(area(2))).roll(&[6]).choose(Choice::Strike(cendiary));
    t.told(Event::Killed(cendiary, area(2)), rule::CIRCLE4_HITS).told(Event::CourageGained(B, 4), rule::CIRCLE4_COURAGE);
    assert_eq!(t.hero(A).courage, 0, "only who deals the last damage");
}

#[rule(ATTACK_ZERO_DICE, ATTACK_LORD_OUTSIDE)]
fn nobody_attacks_without_enemies_and_never_the_lord_on_the_map() {
    let t = table(&["at = 2"], "");
    t.may_not(Choice::Attack(area(2)), rule::ATTACK_ZERO_DICE);
    // A hero that was left beside the Lord's area by an ability reaches no Lord there.
    let game = crate::support::position_of(&["at = 8"], "lord-at = 9").unwrap();
    assert!(!game.has_enemies(AreaId(9)));
}

#[rule(ATTACK_HELP, ATTACK_HELP_ASK, ATTACK_HELP_PAY)]
fn a_helper_in_the_area_pays_a_courage_and_one_die_is_raised() {
    let mut t = table(
        &["at = 2, attack = [1, 1, 0, 0, 0]", "at = 2, courage = 1", "at = 3, courage = 5"],
        "area = [{ at = 2, fiends = 1 }]",
    );
    t.choose(Choice::Attack(area(2)));
    assert_eq!((t.asked(), t.ask().rule), (B, rule::ATTACK_HELP_ASK));
    t.may(Choice::Help(B), rule::ATTACK_HELP);
    t.choose(Choice::Help(B)).told(Event::Helped(B, A), rule::ATTACK_HELP);
    assert_eq!((t.asked(), t.hero(B).courage), (A, 0));
    t.choose(Choice::Raise(Level::D6)).told(Event::DieRaised(A, Level::D6), rule::ATTACK_HELP);
    assert_eq!(t.dice(), [4, 8], "nobody asked the hero of another area");
    t.roll(&[1, 8]).choose(Choice::Strike(FIEND));
    assert_eq!(t.minions(2), [0; 4]);
}

#[rule(ATTACK_HELP_PAY)]
fn help_is_paid_from_the_pool_if_the_captain_agrees() {
    let mut t = table(&["at = 2", "at = 2"], "captain = 0\npool = 1\narea = [{ at = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).choose(Choice::Help(B));
    assert_eq!((t.asked(), t.ask().rule), (A, rule::ATTACK_HELP_PAY));
    t.choose(Choice::Refuse);
    assert_eq!((t.dice(), t.view().pool), (vec![6], 1));
    t.roll(&[1]);
}

#[rule(ATTACK_HELP_MANY, ATTACK_HELP_SELF)]
fn several_heroes_can_help_but_nobody_itself() {
    let mut t = table(
        &["at = 2, courage = 9, attack = [1, 0, 0, 0, 0]", "at = 2, courage = 1", "at = 2, courage = 1"],
        "area = [{ at = 2, larvae = 1 }]",
    );
    t.choose(Choice::Attack(area(2)));
    let seats = t.ask().seats;
    assert!(seats.has(B) && seats.has(C) && !seats.has(A), "the attacker is not asked, the others together");
    t.may_not(Choice::Help(A), rule::ATTACK_HELP_SELF);
    t.choose(Choice::Help(C));
    t.may(Choice::Help(B), rule::ATTACK_HELP_MANY).may_not(Choice::Help(C), rule::ATTACK_HELP_ASK);
    t.choose(Choice::Help(B));
    assert_eq!(t.dice(), [8]);
    t.roll(&[1]);
}

#[rule(ATTACK_HELP_LIMIT, CONTENT_DICE_LEVELS)]
fn no_die_is_raised_above_a_twelve_sided_one() {
    let mut t = table(&["at = 2, attack = [0, 0, 0, 0, 1]", "at = 2, courage = 1"], "area = [{ at = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2)));
    assert_eq!(t.dice(), [12], "nobody is asked, since nothing could be raised");
    t.roll(&[1]);
    let mut t = table(&["at = 2, attack = [0, 0, 0, 1, 1]", "at = 2, courage = 1"], "area = [{ at = 2, larvae = 1 }]");
    t.choose(Choice::Attack(area(2))).choose(Choice::Help(B));
    assert_eq!(t.dice(), [12, 12]);
    t.roll(&[1, 1]);
}

#[rule(ATTACK_NEWCOMERS)]
fn dice_do_not_strike_what_came_after_they_fell() {
    let swarm = Enemy::Fourth(DemonId::ImpSwarm);
    let demon = "demon = [{ id = 'imp-swarm', at = 2, hits = 3 }]\narea = [{ at = 2, larvae = 1 }]";
    let mut t = table(&["at = 2, attack = [0, 3, 0, 0, 0]"], demon);
    t.choose(Choice::Attack(area(2))).roll(&[6, 6, 6]).choose(Choice::Strike(swarm)).roll(&[FIRST, FIRST, SECOND, THIRD]);
    assert_eq!(t.minions(2), [2, 1, 0, 0]);
    t.may_not(Choice::Strike(GRYLLUS), rule::ATTACK_NEWCOMERS);
    t.choose(Choice::Strike(LARVA));
    assert_eq!(t.minions(2), [1, 1, 0, 0], "the larva that was there is dead, and the other is safe");
    assert!(!t.offers(Choice::Strike(LARVA)));
}
