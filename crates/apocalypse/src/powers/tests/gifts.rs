//! Gifts.

use super::*;
use crate::dice::{Level, Pool};
use crate::rule;

fn strike(enemy: Enemy) -> Choice {
    Choice::Strike(enemy)
}

/// Moose in area 2, who earns a gift for his first slot, which gives him 1d4.
fn earns(gift: GiftId, choices: &[Choice]) -> Table {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.game.panel[0] = Some(gift);
    t.hero(A).courage = 10;
    t.team().choose(&[Choice::Team(A, Act::Gift(0, 0))]).choose(choices).step();
    t
}

/// A hero with a power, beside Moose, who can do nothing about anything.
fn holder(power: Power) -> Table {
    let mut t = with_moose(HeroId::Tarang);
    t.hero(A).powers = crate::state::Powers::default();
    t.give(A, &[power]);
    t
}

#[test]
fn a_sidearm_is_a_d6_and_a_rifle_a_d8() {
    let t = earns(GiftId::Sidearm, &[]);
    assert_eq!((t.game.hero(A).attack, t.courage(A)), (Pool::of([1, 2, 0, 0, 0]), 6));
    let t = earns(GiftId::Rifle, &[]);
    assert_eq!((t.game.hero(A).attack, t.courage(A)), (Pool::of([1, 1, 1, 0, 0]), 4), "with its surcharge of 2");
}

#[test]
fn a_whetstone_raises_dice_twice_for_good() {
    let t = earns(GiftId::Whetstone, &[Choice::Raise(Level::D6), Choice::Raise(Level::D4)]);
    assert_eq!(t.game.hero(A).attack, Pool::of([0, 1, 1, 0, 0]));
}

#[test]
fn a_flak_vest_makes_tougher_and_rations_healthier() {
    let t = earns(GiftId::FlakVest, &[]);
    assert_eq!(t.game.hero_toughness(A), 3);
    let mut t = table(&[HeroId::MooseKowalski]);
    t.game.panel[0] = Some(GiftId::Rations);
    (t.hero(A).courage, t.hero(A).health) = (4, 3);
    t.team().choose(&[Choice::Team(A, Act::Gift(0, 0))]).step();
    assert_eq!((t.health(A), t.game.hero(A).cap), (5, 8));
}

#[test]
fn a_coin_gives_luck_and_donations_give_courage_to_the_pool() {
    let t = earns(GiftId::LuckyCoin, &[]);
    assert_eq!(t.game.hero(A).luck, 5);
    let t = earns(GiftId::Donations, &[]);
    assert_eq!(t.game.pool, 4);
}

#[test]
fn silver_rounds_work_on_fiends_and_cacodemons() {
    let mut t = holder(Power::Gift(GiftId::SilverRounds));
    t.hero(A).attack = Pool::of([0, 0, 2, 0, 0]);
    t.minions(2, [0, 0, 1, 1]);
    t.dice(&[5, 1]).attack(A, &[strike(FIEND)]);
    t.dice(&[3, 2]).attack(A, &[strike(CACODEMON)]);
    assert_eq!(t.left(2), [0; 4]);
    t.minions(2, [0, 1, 0, 0]).dice(&[3, 3]).attack(A, &[]);
    assert_eq!(t.left(2), [0, 1, 0, 0], "not on grylli");
}

#[test]
fn a_scattergun_kills_a_larva_before_the_roll() {
    let mut t = holder(Power::Gift(GiftId::Scattergun));
    t.minions(2, [2, 0, 0, 0]);
    t.dice(&[1]).attack(A, &[]);
    assert_eq!((t.left(2), t.courage(A)), ([1, 0, 0, 0], 1));
    t.attack(A, &[]);
    assert_eq!(t.left(2), [0; 4], "nothing is left to roll for");
}

#[test]
fn steady_hands_roll_everything_again() {
    let mut t = holder(Power::Gift(GiftId::SteadyHands));
    t.minions(2, [1, 0, 0, 0]);
    t.dice(&[1]).dice(&[2]).attack(A, &[Choice::Use(A, Power::Gift(GiftId::SteadyHands)), Choice::Done, strike(LARVA)]);
    assert_eq!((t.left(2), t.game.hero(A).luck), ([0; 4], 2));
}

#[test]
fn true_aim_adds_three_to_the_highest_die() {
    let mut t = holder(Power::Gift(GiftId::TrueAim));
    t.hero(A).attack = Pool::of([0, 2, 0, 0, 0]);
    t.minions(2, [0, 0, 1, 0]);
    t.dice(&[3, 4]).attack(A, &[Choice::Use(A, Power::Gift(GiftId::TrueAim)), Choice::Done, strike(FIEND)]);
    assert_eq!((t.left(2), t.game.hero(A).luck), ([0; 4], 2));
}

#[test]
fn rapid_fire_makes_many_dice_of_one() {
    let mut t = holder(Power::Gift(GiftId::RapidFire));
    t.hero(A).attack = Pool::of([0, 0, 0, 1, 1]);
    t.minions(2, [1, 0, 0, 0]);
    let d12 = Choice::Raise(Level::D12);
    t.dice(&[1, 1, 1, 1]).attack(A, &[Choice::Use(A, Power::Gift(GiftId::RapidFire)), d12]);
    assert_eq!(t.last_dice(), [6, 6, 6, 10]);
    t.hero(A).attack = Pool::of([0, 0, 0, 1, 0]);
    t.hero(A).used = crate::state::Powers::default();
    t.dice(&[1, 1]).attack(A, &[Choice::Use(A, Power::Gift(GiftId::RapidFire))]);
    assert_eq!(t.last_dice(), [6, 6]);
    t.hero(A).attack = Pool::of([0, 0, 1, 0, 0]);
    t.hero(A).used = crate::state::Powers::default();
    t.dice(&[1]).attack(A, &[]);
    assert_eq!(t.last_dice(), [8], "a d8 is too small");
}

#[test]
fn angelic_wrath_turns_all_dice_into_d12_for_two_luck() {
    let mut t = holder(Power::Gift(GiftId::AngelicWrath));
    t.hero(A).attack = Pool::of([2, 0, 0, 0, 0]);
    t.minions(2, [0, 0, 1, 0]);
    t.dice(&[12, 1]).attack(A, &[Choice::Use(A, Power::Gift(GiftId::AngelicWrath)), strike(FIEND)]);
    assert_eq!((t.last_dice(), t.game.hero(A).luck), (&[12, 12][..], 1));
    t.minions(2, [0, 0, 1, 0]);
    t.hero(A).used = crate::state::Powers::default();
    t.dice(&[4, 4]).attack(A, &[]);
    assert_eq!(t.last_dice(), [4, 4], "1 luck is not enough");
}

#[test]
fn giant_slayers_hit_the_great_more_easily() {
    let mut t = holder(Power::Gift(GiftId::GiantSlayer));
    t.fourth(2, DemonId::Hellhound).minions(2, [0, 0, 1, 0]);
    t.dice(&[5]).attack(A, &[strike(Enemy::Fourth(DemonId::Hellhound))]);
    assert_eq!(t.game.fourth(DemonId::Hellhound).unwrap().hits, 1);
    t.hero(A).attack = Pool::of([0, 0, 1, 0, 0]);
    t.in_hell(&[A]).lord(LordId::Argus).dice(&[6]).attack(A, &[strike(Enemy::Lord)]);
    assert_eq!((t.game.lord.health, t.left(2)), (11, [0, 0, 1, 0]));
}

#[test]
fn a_last_stand_needs_little_health() {
    let mut t = holder(Power::Gift(GiftId::LastStand));
    t.minions(2, [1, 0, 0, 0]);
    t.hero(A).health = 3;
    t.dice(&[1]).attack(A, &[]);
    assert_eq!(t.last_dice(), [6]);
    t.hero(A).health = 2;
    t.dice(&[1, 1]).attack(A, &[]);
    assert_eq!(t.last_dice(), [6, 10]);
}

#[test]
fn a_charge_needs_a_move() {
    let mut t = holder(Power::Gift(GiftId::Charge));
    t.minions(2, [1, 0, 0, 0]).minions(3, [1, 0, 0, 0]);
    t.choose(&[Choice::Attack(area(2))]).dice(&[1]).step();
    t.turn_of(A).choose(&[Choice::Move(area(3)), Choice::Stay]).step();
    t.choose(&[Choice::Attack(area(3))]).dice(&[1, 1]).step();
    assert_eq!(t.last_dice(), [6, 8]);
}

#[test]
fn trophies_are_for_the_second_circle_and_higher() {
    let mut t = holder(Power::Gift(GiftId::TrophyHunter));
    t.hero(A).attack = Pool::of([0, 0, 1, 0, 0]);
    t.minions(2, [0, 1, 1, 0]);
    t.dice(&[8]).attack(A, &[strike(GRYLLUS)]);
    assert_eq!(t.courage(A), 1);
    t.dice(&[8]).attack(A, &[strike(FIEND)]);
    assert_eq!(t.courage(A), 3);
}

#[test]
fn suits_nerves_and_vaccines_keep_markers_off() {
    for (power, immune) in [
        (Power::Gift(GiftId::FireSuit), [true, false, false]),
        (Power::Gift(GiftId::IronNerves), [false, true, false]),
        (Power::Gift(GiftId::Vaccine), [false, false, true]),
    ] {
        let mut t = holder(power);
        t.run(|game, o| {
            game.ignite(o, A, rule::CONTENT_LEGIONS);
            game.stun(o, A, rule::CONTENT_LEGIONS);
            game.infect(o, A, rule::CONTENT_LEGIONS);
            Ok(())
        });
        let hero = t.game.hero(A);
        assert_eq!([!hero.fire, !hero.stunned, hero.pestilence == 0], immune, "{power:?}");
    }
}

#[test]
fn a_vaccine_cures_at_once() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.game.panel[0] = Some(GiftId::Vaccine);
    (t.hero(A).courage, t.hero(A).pestilence) = (4, 2);
    t.team().choose(&[Choice::Team(A, Act::Gift(0, 0))]).step();
    assert_eq!(t.game.hero(A).pestilence, 0);
}

#[test]
fn a_talisman_keeps_two_damage_off() {
    let mut t = holder(Power::Gift(GiftId::Talisman));
    t.minions(2, [3, 0, 0, 0]);
    let talisman = Choice::Use(A, Power::Gift(GiftId::Talisman));
    t.dice(&[6, 6, 6]).attacked(2, LARVA, &[Choice::Hero(A), talisman, Choice::Done]);
    assert_eq!((t.health(A), t.game.hero(A).luck), (4, 2));
}

#[test]
fn a_human_wall_absorbs_one_more_each() {
    let mut t = holder(Power::Gift(GiftId::HumanWall));
    t.patrol(A, TrooperId::Volunteers, 2).minions(2, [3, 0, 0, 0]);
    let absorb = Choice::AbsorbPatrol;
    t.dice(&[6, 6, 6]).attacked(2, LARVA, &[Choice::Hero(A), absorb, absorb]);
    assert_eq!((t.health(A), t.game.hero(A).patrol), (5, None));
}

#[test]
fn nine_lives_spare_a_hero_for_two_luck() {
    let mut t = holder(Power::Gift(GiftId::NineLives));
    t.minions(2, [1, 0, 0, 0]);
    t.hero(A).health = 1;
    t.dice(&[6]).attacked(2, LARVA, &[Choice::Hero(A), Choice::Yes]);
    assert_eq!((t.health(A), t.game.hero(A).luck, t.game.doom), (1, 1, 0));
    t.dice(&[6]).attacked(2, LARVA, &[Choice::Hero(A)]);
    assert_eq!((t.game.hero(A).at, t.game.doom), (None, 2), "1 luck is not enough");
}

#[test]
fn a_medikit_restores_one_more() {
    let mut t = holder(Power::Gift(GiftId::Medikit));
    t.hero(B).health = 1;
    t.team().choose(&[Choice::Team(A, Act::FirstAid(B))]).step();
    assert_eq!(t.health(B), 3);
}

#[test]
fn a_recruiter_has_two_points_more() {
    let mut t = holder(Power::Gift(GiftId::Recruiter));
    t.hero(A).at = Some(AreaId::START);
    t.team().dice(&[1]).choose(&[Choice::Team(A, Act::Recruit), Choice::Take(TrooperId::Police), Choice::Done]).step();
    assert_eq!(t.game.hero(A).patrol.unwrap().kind, TrooperId::Police);
}

#[test]
fn a_radio_recruits_anywhere_but_not_among_enemies() {
    let mut t = holder(Power::Gift(GiftId::FieldRadio));
    t.team();
    assert!(t.may(Choice::Team(A, Act::Recruit)));
    t.dice(&[1]).choose(&[Choice::Team(A, Act::Recruit), Choice::Take(TrooperId::Volunteers), Choice::Done]).step();
    let mut t = holder(Power::Gift(GiftId::FieldRadio));
    t.minions(2, [1, 0, 0, 0]).team();
    assert_eq!(t.forbids(Choice::Team(A, Act::Recruit)), Some(rule::RECRUIT_WHERE));
    assert_eq!(t.forbids(Choice::Team(B, Act::Recruit)), Some(rule::RECRUIT_WHERE));
}

#[test]
fn worship_gives_courage_to_the_others_here() {
    let mut t = table(&[HeroId::Tarang, HeroId::MooseKowalski, HeroId::JohnDark]);
    t.hero(C).at = Some(area(3));
    t.give(A, &[Power::Gift(GiftId::HeroWorship)]).minions(2, [0, 1, 1, 0]);
    t.hero(A).attack = Pool::of([0, 0, 1, 0, 0]);
    t.dice(&[8]).attack(A, &[strike(GRYLLUS)]);
    assert_eq!([A, B, C].map(|who| t.courage(who)), [1, 0, 0]);
    t.dice(&[8]).attack(A, &[strike(FIEND)]);
    assert_eq!([A, B, C].map(|who| t.courage(who)), [2, 1, 0]);
}

#[test]
fn vanity_doubles_the_worth_of_luck() {
    let mut t = holder(Power::Gift(GiftId::Vanity));
    t.team().choose(&[Choice::Team(A, Act::Luck)]).step();
    assert_eq!((t.courage(A), t.game.hero(A).luck), (2, 2));
}

#[test]
fn inspiration_raises_two_levels() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.give(B, &[Power::Gift(GiftId::Inspiration)]).minions(2, [0, 0, 1, 0]);
    t.hero(B).courage = 1;
    t.dice(&[7]).attack(A, &[Choice::Help(B), strike(FIEND)]);
    assert_eq!(t.last_dice(), [10]);
}

#[test]
fn a_prayer_heals_two_anywhere() {
    let mut t = holder(Power::Gift(GiftId::Prayer));
    t.team();
    assert!(!t.may(Choice::Team(A, Act::Use(Power::Gift(GiftId::Prayer)))), "nobody is hurt");
    (t.hero(B).health, t.hero(B).at) = (1, Some(area(7)));
    t.choose(&[Choice::Team(A, Act::Use(Power::Gift(GiftId::Prayer)))]).step();
    assert_eq!((t.health(B), t.game.hero(A).luck), (3, 2));
}

#[test]
fn a_motorbike_goes_one_area_farther() {
    let mut t = holder(Power::Gift(GiftId::Motorbike));
    t.choose(&[Choice::Move(area(3)), Choice::Move(area(4)), Choice::Move(area(5))]).step();
    assert_eq!(t.game.hero(A).at, Some(area(5)));
}

#[test]
fn an_omen_rolls_the_despair_dice_again() {
    let mut t = holder(Power::Gift(GiftId::Omen));
    t.game.areas[2].tokens = 1;
    t.dice(&[6, 6, 6, 6]).dice(&[1, 1, 2, 4]).choose(&[Choice::Use(A, Power::Gift(GiftId::Omen)), Choice::Done]);
    t.run(|game, o| game.reveal_tokens(o, area(2), rule::MOVE_REVEAL));
    assert_eq!((t.left(2), t.game.hero(A).luck), ([1, 1, 0, 0], 2));
}

#[test]
fn an_omen_is_seen_only_where_the_hero_is() {
    let mut t = holder(Power::Gift(GiftId::Omen));
    t.game.areas[3].tokens = 1;
    t.dice(&[1, 1, 4, 6]);
    t.run(|game, o| game.reveal_tokens(o, area(3), rule::MOVE_REVEAL));
    assert_eq!(t.left(3), [1, 1, 0, 0]);
}

#[test]
fn a_sergeant_raises_all_ambush_dice() {
    let mut t = holder(Power::Gift(GiftId::Sergeant));
    t.ambush(3, TrooperId::Volunteers, 1).ambush(4, TrooperId::Police, 2);
    t.minions(3, [0, 0, 1, 0]).minions(4, [0, 0, 1, 0]);
    t.game.phase = Phase::AmbushPowers;
    t.choose(&[Choice::Use(A, Power::Gift(GiftId::Sergeant)), Choice::Done]).step();
    t.dice(&[1]).step();
    assert_eq!(t.last_dice(), [6]);
    t.dice(&[1]).step();
    assert_eq!(t.last_dice(), [8]);
    t.step();
    t.dice(&[1]).run(|game, o| game.spring(o, area(3)));
    assert_eq!(t.last_dice(), [4], "only in that segment");
}

#[test]
fn booby_traps_add_a_d8_to_the_ambush_here() {
    let mut t = holder(Power::Gift(GiftId::BoobyTraps));
    t.ambush(2, TrooperId::Volunteers, 1).minions(2, [0, 0, 1, 0]);
    t.dice(&[1, 1]).run(|game, o| game.spring(o, area(2)));
    assert_eq!(t.last_dice(), [4, 8]);
    t.hero(A).at = Some(area(3));
    t.dice(&[1]).run(|game, o| game.spring(o, area(2)));
    assert_eq!(t.last_dice(), [4]);
}

#[test]
fn a_vigil_holds_despair_back_but_not_behind_its_first_box() {
    let mut t = holder(Power::Gift(GiftId::Vigil));
    t.game.despair = 2;
    t.team().choose(&[Choice::Team(A, Act::Use(Power::Gift(GiftId::Vigil)))]).step();
    assert_eq!((t.game.despair, t.game.hero(A).luck), (1, 1));
    let mut t = holder(Power::Gift(GiftId::Vigil));
    t.game.despair = 6;
    t.team().choose(&[Choice::Team(A, Act::Use(Power::Gift(GiftId::Vigil)))]).step();
    assert_eq!(t.game.despair, 5, "by one box, from anywhere");
    let mut t = holder(Power::Gift(GiftId::Vigil));
    t.team();
    assert!(!t.may(Choice::Team(A, Act::Use(Power::Gift(GiftId::Vigil)))));
}

#[test]
fn the_deck_has_sixty_five_cards_of_thirty_five_kinds() {
    let copies: u32 = GiftId::ALL.into_iter().map(|gift| u32::from(gift.card().cards)).sum();
    assert_eq!((copies, GiftId::KINDS), (65, 35));
    assert_eq!((GiftId::Sergeant.card().cards, GiftId::RapidFire.card().cards), (3, 2), "facts");
    assert_eq!(GiftId::AngelicWrath.card().surcharge, 4, "a fact");
    for gift in GiftId::ALL {
        assert!([0, 2, 4].contains(&gift.card().surcharge), "{gift:?}");
    }
}

#[test]
fn a_talisman_works_as_often_as_there_is_luck() {
    let talisman = Choice::Use(A, Power::Gift(GiftId::Talisman));
    let mut t = holder(Power::Gift(GiftId::Talisman));
    t.minions(2, [0, 3, 0, 0]);
    t.dice(&[12, 12, 12]).attacked(2, GRYLLUS, &[Choice::Hero(A), talisman, talisman]);
    assert_eq!((t.health(A), t.game.hero(A).luck), (5, 1), "twice against one attack");
    t.dice(&[12, 1, 1]).attacked(2, GRYLLUS, &[Choice::Hero(A), talisman]);
    assert_eq!((t.health(A), t.game.hero(A).luck), (5, 0), "and against the next one of the phase");
}

#[test]
fn what_is_free_can_be_used_once_for_each_attack() {
    let rapid = Choice::Use(A, Power::Gift(GiftId::RapidFire));
    let mut t = holder(Power::Gift(GiftId::RapidFire));
    t.hero(A).attack = Pool::of([0, 0, 0, 2, 0]);
    t.minions(2, [1, 0, 0, 0]);
    for _ in 0..2 {
        t.dice(&[1, 1, 1]).attack(A, &[rapid]);
        assert_eq!(t.last_dice(), [6, 6, 10], "one d10 is left");
    }
}

#[test]
fn rapid_fire_looks_at_the_dice_of_the_attack() {
    let (wrath, rapid) = (Power::Gift(GiftId::AngelicWrath), Power::Gift(GiftId::RapidFire));
    let mut t = holder(rapid);
    t.give(A, &[wrath]).minions(2, [1, 0, 0, 0]);
    t.dice(&[1, 1, 1]).attack(A, &[Choice::Use(A, wrath), Choice::Use(A, rapid)]);
    assert_eq!(t.last_dice(), [6, 6, 6], "the d6 had become a d12");
}

#[test]
fn wrath_that_would_change_nothing_is_not_offered() {
    let mut t = holder(Power::Gift(GiftId::AngelicWrath));
    t.hero(A).luck = 4;
    t.minions(2, [1, 0, 0, 0]).dice(&[1]).attack(A, &[Choice::Use(A, Power::Gift(GiftId::AngelicWrath))]);
    assert_eq!((t.last_dice(), t.game.hero(A).luck), (&[12][..], 2));
}

#[test]
fn luck_without_end_does_not_roll_more_dice_than_there_is_room_for() {
    let whirlwind = Choice::Use(A, Power::Ability(AbilityId::Whirlwind));
    let mut t = holder(Power::Ability(AbilityId::Whirlwind));
    (t.hero(A).luck, t.hero(A).attack) = (255, Pool::of([24, 0, 0, 0, 0]));
    t.minions(2, [1, 0, 0, 0]).dice(&[1; 24]);
    for _ in 0..20 {
        t.dice(&[1, 1]);
    }
    t.attack(A, &[whirlwind; 20]);
    assert_eq!(t.game.hero(A).luck, 235, "64 dice are on the table");
}

#[test]
fn a_battle_begins_a_new_count() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.give(A, &[Power::Ability(AbilityId::Rampage)]).lord(LordId::Argus).in_hell(&[A]);
    t.hero(A).used.add(Power::Ability(AbilityId::Rampage));
    t.game.phase = Phase::Gate;
    t.step();
    assert!(!t.game.hero(A).used.has(Power::Ability(AbilityId::Rampage)));
}

#[test]
fn the_sergeant_is_asked_only_where_an_ambush_attacks() {
    let mut t = holder(Power::Gift(GiftId::Sergeant));
    t.game.phase = Phase::AmbushPowers;
    t.step();
    assert_eq!(t.game.hero(A).luck, 3, "no ambush is on the map");
    t.ambush(4, TrooperId::Volunteers, 1);
    t.game.phase = Phase::AmbushPowers;
    t.step();
    t.minions(4, [1, 0, 0, 0]);
    t.game.phase = Phase::AmbushPowers;
    assert!(t.may(Choice::Use(A, Power::Gift(GiftId::Sergeant))));
}
