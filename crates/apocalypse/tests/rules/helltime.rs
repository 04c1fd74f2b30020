//! Hell Time.

use apocalypse::content::LordId;
use apocalypse::state::{AreaId, Enemy};
use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, C, FIRST, LARVA, SECOND, THIRD, Table, area, table};

const HELL: AreaId = AreaId::HELL;
/// Argus has toughness 6, 6d10, no guard; his menace brings a fiend.
const ARGUS: &str = "lord = 'argus'";

/// A hero enters the shadow beside the Lord.
fn enter(heroes: &[&str], rest: &str) -> Table {
    let mut t = table(heroes, &format!("{ARGUS}\n{rest}"));
    t.choose(Choice::Move(area(9)));
    t
}

#[rule(HELLTIME_TRIGGER_ENTER, HELLTIME_STEP_1, HELLTIME_STEP_2, HELLTIME_STEP_2_ANYWHERE, HELLTIME_ALONE, LORD_CONFRONT)]
fn entering_the_shadow_brings_the_hero_and_whom_it_chooses_to_hell() {
    let mut t = table(&["at = 8", "at = 0", "at = 3"], ARGUS);
    t.may(Choice::Move(area(9)), rule::HELLTIME_TRIGGER_ENTER);
    t.choose(Choice::Move(area(9))).told(Event::HellTime(Some(A)), rule::HELLTIME_TRIGGER_ENTER);
    t.told(Event::WentToHell(A), rule::HELLTIME_STEP_1);
    assert_eq!(t.asked(), A);
    t.may(Choice::Hero(B), rule::HELLTIME_STEP_2_ANYWHERE).may(Choice::Done, rule::HELLTIME_ALONE);
    t.choose(Choice::Hero(C)).choose(Choice::Done);
    assert_eq!((t.hero(A).at, t.hero(B).at, t.hero(C).at), (Some(HELL), Some(area(0)), Some(HELL)));
}

#[rule(HELLTIME_STEP_2_FORCED, SHADOW_AREA, HELLTIME_NEW_HEROES, CONTENT_HELL_TILE)]
fn all_heroes_under_the_shadow_must_join_and_the_dead_cannot() {
    let t = enter(&["at = 8", "at = 9", ""], "");
    t.told(Event::WentToHell(B), rule::HELLTIME_STEP_2_FORCED);
    assert!(t.hero(B).at == Some(HELL) && t.hero(C).at.is_none());
    // The whole shadow counts as the Lord's area.
    let mut t = table(&["at = 7", "at = 8"], &format!("{ARGUS}\nshadow = [8]"));
    t.choose(Choice::Move(area(8))).told(Event::WentToHell(B), rule::SHADOW_AREA);
}

#[rule(
    HELLTIME_STEP_3_TOKEN,
    HELLTIME_STEP_3_ENEMIES,
    HELLTIME_STEP_3_GATE,
    LORD_CYCLE_GROUP,
    HELLTIME_REVEAL_FIRST,
    HELLTIME_STEP_4
)]
fn all_tokens_under_the_shadow_are_revealed_and_all_enemies_come_then_the_menace() {
    let mut t = table(
        &["at = 7"],
        &format!(
            "{ARGUS}\nlord-at = 8\nshadow = [9]\ndemon = [{{ id = 'philtre', at = 9 }}]\narea = [{{ at = 9, tokens = 1, larvae = 1 }}, {{ at = 8, tokens = 1 }}, {{ at = 5, grylli = 2 }}]"
        ),
    );
    t.may(Choice::Move(area(8)), rule::HELLTIME_REVEAL_FIRST);
    t.choose(Choice::Move(area(8)));
    t.told_like(|event| matches!(event, Event::HellTime(_)), rule::HELLTIME_TRIGGER_ENTER);
    t.roll(&[FIRST, FIRST, SECOND, THIRD]);
    assert_eq!(t.chance_rule(), rule::INVASION_ROLL);
    t.roll(&[SECOND, SECOND, FIRST, THIRD]);
    t.told(Event::Gathered(1 + 2 + 2 + 1), rule::HELLTIME_STEP_3_ENEMIES)
        .told(Event::Menace(LordId::Argus), rule::HELLTIME_STEP_4);
    // Argus has called a fiend besides.
    assert_eq!((t.minions(HELL.0), t.minions(8), t.minions(5)), ([3, 1, 2, 0], [0; 4], [0, 2, 0, 0]));
    assert_eq!(t.view().lord.at.0, 8, "the gate is where the Lord was");
}

#[rule(HELLTIME_STEP_5, HELLTIME_STEP_5_ACTED, HELLTIME_STEP_5_RETREAT)]
fn each_hero_in_hell_attacks_or_retreats_in_turn_order() {
    let mut t =
        table(&["at = 0", "at = 8"], &format!("{ARGUS}\nshadow = [7]\nnth = 1\ncaptain = 0\narea = [{{ at = 9, larvae = 1 }}]"));
    t.choose(Choice::Move(area(9))).choose(Choice::Hero(A));
    assert_eq!(t.asked(), A, "from the captain on, who has had its turn");
    t.may(Choice::Attack(HELL), rule::HELLTIME_STEP_5_ACTED).may(Choice::Retreat(area(0)), rule::HELLTIME_STEP_5_RETREAT);
    t.may_not(Choice::Retreat(area(7)), rule::HELLTIME_STEP_5_RETREAT);
    t.choose(Choice::Retreat(area(3))).told(Event::Retreated(A, area(3)), rule::HELLTIME_STEP_5_RETREAT);
    assert_eq!((t.asked(), t.at(A)), (B, Some(3)));
}

#[rule(HELLTIME_HELP, HELLTIME_ONLY_COMBAT, HELLTIME_NO_EVENTS)]
fn heroes_help_each_other_in_hell_and_do_nothing_else() {
    let mut t = table(
        &["at = 'hell', courage = 1", "at = 'hell', courage = 1, fire = true, health = 2"],
        &format!("{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}"),
    );
    assert!(t.options().iter().all(|choice| matches!(choice, Choice::Attack(_) | Choice::Retreat(_))));
    t.may_not(Choice::Extinguish(B), rule::HELLTIME_NO_EVENTS);
    t.choose(Choice::Attack(HELL)).may(Choice::Help(B), rule::HELLTIME_HELP);
    t.choose(Choice::Help(B));
    assert_eq!(t.dice(), [8]);
    t.roll(&[1]);
}

#[rule(FIRE_HELL, HELLTIME_AMBUSH_FIRE)]
fn fire_despair_and_exits_rest_during_the_battle() {
    let mut t = table(
        &["at = 'hell', fire = true, health = 3, toughness = 5"],
        &format!(
            "{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}\ndespair = 4\narea = [{{ at = 0, larvae = 1 }}]"
        ),
    );
    t.may_not(Choice::Extinguish(A), rule::FIRE_HELL);
    t.choose(Choice::Attack(HELL)).roll(&[1]);
    t.roll(&[1; 6]);
    assert_eq!((t.hero(A).health, t.view().despair, t.view().doom), (3, 4, 0));
}

#[rule(HELLTIME_STEP_6, HELLTIME_REPEAT, MINIONS_ATTACK_GROUPS)]
fn then_the_enemies_attack_the_lord_last_and_it_begins_anew() {
    let mut t = table(
        &["at = 'hell', health = 5, toughness = 5"],
        &format!("{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}\narea = [{{ at = 'hell', larvae = 1 }}]"),
    );
    t.choose(Choice::Attack(HELL)).roll(&[1]).told(Event::AreaAttacks(HELL), rule::HELLTIME_STEP_6);
    assert_eq!(t.dice(), [6]);
    t.roll(&[6]);
    assert_eq!(t.dice(), [10; 6]);
    t.roll(&[6, 1, 1, 1, 1, 1]);
    t.told_like(|event| matches!(event, Event::EnemyRoll(Enemy::Lord, A, ..)), rule::MINIONS_ATTACK_SINGLE);
    t.told(Event::HellRound(2), rule::HELLTIME_REPEAT);
    assert_eq!((t.hero(A).health, t.ask().rule), (3, rule::HELLTIME_STEP_5));
}

#[rule(HELLTIME_STEP_5, LUCK_TO_COURAGE)]
fn luck_is_turned_in_hell_without_giving_up_the_attack() {
    let mut t = table(&["at = 'hell', luck = 1"], &format!("{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}"));
    t.choose(Choice::Luck).told(Event::LuckToCourage(A), rule::LUCK_TO_COURAGE);
    t.may(Choice::Attack(HELL), rule::HELLTIME_STEP_5_ACTED).may_not(Choice::Luck, rule::LUCK_TO_COURAGE);
}

#[rule(HELLTIME_END_RETURN, HELLTIME_END_MINIONS)]
fn demons_of_the_fourth_circle_return_to_the_gate_too_and_others_stay_where_they_are() {
    use apocalypse::content::DemonId;
    let demons = "demon = [{ id = 'philtre', at = 'hell' }, { id = 'secutor', at = 4 }]\narea = [{ at = 'hell', fiends = 2 }]";
    let mut t =
        table(&["at = 'hell'", "at = 0"], &format!("{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}\n{demons}"));
    t.choose(Choice::Retreat(area(0)));
    t.told(Event::Placed(apocalypse::content::Circle::Second, 2, area(9)), rule::HELLTIME_END_MINIONS);
    let at = |id| t.game().fourth(id).map(|fourth| fourth.at);
    assert_eq!((at(DemonId::Philtre), at(DemonId::Secutor)), (Some(area(9)), Some(area(4))));
    assert!(!t.ever(|event| matches!(event, Event::Placed(_, 0, _))), "nobody is told of who was not there");
}

#[rule(
    HELLTIME_END_RETURN,
    HELLTIME_END_MINIONS,
    HELLTIME_LORD_HEALTH,
    HELLTIME_END_HERO_PHASE,
    HELLTIME_END_TURN_LOST,
    HELLTIME_TURNS_AFTER
)]
fn after_the_last_retreat_enemies_return_to_the_gate_and_the_next_hero_follows() {
    let mut t = table(
        &["at = 7", "at = 0"],
        &format!("{ARGUS}\nlord-at = 9\nshadow = [8]\nlord-health = 5\narea = [{{ at = 8, larvae = 2 }}]"),
    );
    t.choose(Choice::Move(area(8))).choose(Choice::Hero(B)).choose(Choice::Retreat(area(0)));
    t.choose(Choice::Retreat(area(1))).told(Event::HellEnded(area(9)), rule::HELLTIME_END_RETURN);
    t.told(Event::GoesOn(Some(B)), rule::HELLTIME_END_HERO_PHASE).told(Event::TurnLost(A), rule::HELLTIME_END_TURN_LOST);
    // Argus' fiend came to stay.
    assert_eq!((t.minions(9), t.minions(8), t.view().lord.health), ([2, 0, 1, 0], [0; 4], 5));
    assert_eq!(t.asked(), B, "who has not had its turn still has it");
    t.choose(Choice::Done);
    assert_eq!(t.view().turn, 2, "the activating hero's turn is over");
}

#[rule(HELLTIME_RETREAT_TOKEN)]
fn a_retreat_onto_a_token_reveals_it_after_the_battle() {
    let mut t = table(
        &["at = 'hell'", "at = 'hell'"],
        &format!("{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 2 }}\narea = [{{ at = 4, tokens = 1 }}]"),
    );
    t.choose(Choice::Retreat(area(4)));
    assert_eq!((t.asked(), t.tokens(4)), (B, 1), "the battle goes on");
    t.choose(Choice::Retreat(area(0))).roll(&[FIRST, FIRST, SECOND, THIRD]);
    assert_eq!(t.tokens(4), 0);
    t.finish();
}

#[rule(HELLTIME_TRIGGER_LORD, HELLTIME_TRIGGER_TIMING, HELLTIME_STEP_2_CAPTAIN, HELLTIME_END_ENEMY_PHASE)]
fn a_lord_that_reaches_heroes_fights_after_the_segment_and_the_captain_chooses() {
    use apocalypse::content::DemonId;
    let mut t = table(
        &["at = 8", "at = 0"],
        &format!("{ARGUS}\nphase = 'wrap'\nlord-track = 3\ncaptain = 1\narea = [{{ at = 2, larvae = 1 }}]"),
    );
    t.deal();
    t.told(Event::LordReached(area(8)), rule::HELLTIME_TRIGGER_LORD);
    t.draw(DemonId::Philtre).told(Event::HellTime(None), rule::HELLTIME_TRIGGER_TIMING);
    assert_eq!((t.asked(), t.ask().rule), (B, rule::HELLTIME_STEP_2_CAPTAIN));
    t.choose(Choice::Done).choose(Choice::Retreat(area(5)));
    t.told(Event::GoesOn(None), rule::HELLTIME_END_ENEMY_PHASE);
    // The larva has moved.
    assert_eq!(t.minions(1), [1, 0, 0, 0]);
}

#[rule(GAME_WIN, ATTACK_DAMAGE)]
fn the_players_win_as_soon_as_the_lord_is_dead() {
    let mut t = table(
        &["at = 'hell', attack = [0, 0, 0, 2, 0]", "at = 0"],
        &format!(
            "{ARGUS}\nphase = 'hell-heroes'\nbattle = {{ by = 0, next = 1 }}\nlord-health = 2\narea = [{{ at = 'hell', larvae = 5 }}]"
        ),
    );
    t.choose(Choice::Attack(HELL)).roll(&[7, 10]).may(Choice::Strike(LARVA), rule::ATTACK_EXCEED);
    t.choose(Choice::Strike(Enemy::Lord)).told(Event::Wounded(Enemy::Lord, 1), rule::ATTACK_DAMAGE);
    t.choose(Choice::Strike(Enemy::Lord)).over(rule::GAME_WIN, 2);
}
