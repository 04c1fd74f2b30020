//! The team action segment as a whole, and first aid.

use apocalypse::{Act, Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, C, table};

#[rule(TEAM_TOGETHER, TEAM_TURNS)]
fn heroes_act_in_any_order() {
    let mut t = table(&["at = 0, health = 1", "at = 0", "at = 0, health = 1"], "phase = 'team'");
    assert_eq!((t.ask().seats.len(), t.ask().rule), (3, rule::TEAM_TURNS), "all are asked together");
    t.choose(Choice::Team(C, Act::FirstAid(A))).choose(Choice::Team(B, Act::Done));
    t.choose(Choice::Team(A, Act::FirstAid(C))).choose(Choice::Team(C, Act::Done));
    assert_eq!(t.asked(), A, "who is not done");
    t.may(Choice::Team(A, Act::Done), rule::TEAM_TOGETHER);
    t.done(1);
    assert!(t.ever(|event| *event == Event::HeroTurn(A)), "then the hero phase begins");
}

#[rule(TEAM_ONCE)]
fn each_hero_does_each_team_action_once() {
    let mut t = table(&["at = 0, health = 2"], "phase = 'team'");
    t.choose(Choice::Team(A, Act::Recruit)).roll(&[1]).choose(Choice::Done);
    t.may_not(Choice::Team(A, Act::Recruit), rule::TEAM_ONCE);
    t.choose(Choice::Team(A, Act::FirstAid(A))).may_not(Choice::Team(A, Act::FirstAid(A)), rule::TEAM_ONCE);
}

#[rule(TEAM_SPECIAL, LUCK_POWERS)]
fn a_gift_gives_a_special_team_action_for_luck() {
    use apocalypse::content::language::Use;
    use apocalypse::content::{GiftId, Power};
    let team: Vec<GiftId> = GiftId::ALL.into_iter().filter(|gift| gift.card().when() == Some(Use::Team)).collect();
    assert!(!team.is_empty());
    let name = toml::Value::try_from(team[0]).unwrap();
    let power = Power::Gift(team[0]);
    let t = table(
        &[&format!("at = 0, health = 1, luck = 3, gifts = [{name}]"), "at = 0, health = 1, fire = true"],
        "phase = 'team'\npool = 2",
    );
    let listed = t.ask().options.iter().chain(&t.ask().refused).any(|cited| cited.choice == Choice::Team(A, Act::Use(power)));
    assert!(listed, "{power:?} among {:?}", t.ask());
}

#[rule(FIRST_AID_HEAL, FIRST_AID_CAP)]
fn first_aid_restores_one_health_up_to_the_cap_in_the_same_area() {
    let mut t = table(&["at = 0", "at = 0, health = 4", "at = 1, health = 1"], "phase = 'team'");
    t.may_not(Choice::Team(A, Act::FirstAid(A)), rule::FIRST_AID_CAP);
    t.may_not(Choice::Team(A, Act::FirstAid(C)), rule::FIRST_AID_HEAL);
    t.choose(Choice::Team(A, Act::FirstAid(B))).told(Event::Healed(B, 1), rule::FIRST_AID_HEAL);
    assert_eq!((t.hero(B).health, t.hero(B).cap), (5, 5));
}

#[rule(FIRST_AID_MANY)]
fn one_hero_can_receive_several_first_aids() {
    let mut t = table(&["at = 0", "at = 0", "at = 0, health = 1"], "phase = 'team'");
    t.choose(Choice::Team(A, Act::FirstAid(C)));
    t.may(Choice::Team(B, Act::FirstAid(C)), rule::FIRST_AID_MANY);
    t.choose(Choice::Team(B, Act::FirstAid(C)));
    assert_eq!(t.hero(C).health, 3);
}

#[rule(FIRST_AID_COST)]
fn first_aid_costs_a_courage_among_enemies() {
    let enemies = "phase = 'team'\narea = [{ at = 1, larvae = 1 }]";
    let t = table(&["at = 1, health = 1"], enemies);
    t.may_not(Choice::Team(A, Act::FirstAid(A)), rule::FIRST_AID_COST);
    let mut t = table(&["at = 1, health = 1, courage = 1"], enemies);
    t.choose(Choice::Team(A, Act::FirstAid(A))).told(Event::Aided(A, A), rule::FIRST_AID_COST);
    assert_eq!((t.hero(A).health, t.hero(A).courage), (2, 0));
}

#[rule(EFFECT_PESTILENCE_CURE)]
fn a_point_cured_heals_or_discards_a_pestilence_marker() {
    for (choice, health, markers) in [(Choice::Heal, 2, 2), (Choice::Cure, 1, 1)] {
        let mut t = table(&["at = 0, health = 1, pestilence = 2"], "phase = 'team'");
        t.choose(Choice::Team(A, Act::FirstAid(A))).choose(choice);
        assert_eq!((t.hero(A).health, t.hero(A).pestilence), (health, markers));
    }
    let mut t = table(&["at = 0, pestilence = 1"], "phase = 'team'");
    t.may(Choice::Team(A, Act::FirstAid(A)), rule::EFFECT_PESTILENCE_CURE);
    t.choose(Choice::Team(A, Act::FirstAid(A))).told(Event::Cured(A), rule::EFFECT_PESTILENCE_CURE);
}
