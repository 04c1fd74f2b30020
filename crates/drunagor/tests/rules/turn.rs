//! A hero's turn, and the order of turns.

use cite::rule;
use drunagor::content::MonsterId;
use drunagor::content::language::Token;
use drunagor::hero::Cube;
use drunagor::state::Base;
use drunagor::{Choice, Event, Setup, rule};
use table::Seat;

use crate::support::{A, B, HERO, Table, at, skill, table};

#[rule(TURN_FREE_MOVE, MOVEMENT_MOVE_ACTION, MOVEMENT_POINTS, TURN_OPTIONAL)]
fn the_free_move_is_three_squares_and_can_be_left_out() {
    let t = table(&["id = 'elros', at = [5, 3]"], "");
    t.may(Choice::Go(at(8, 3)), rule::TURN_FREE_MOVE).may(Choice::End, rule::TURN_OPTIONAL);
    assert!(!t.offers(Choice::Go(at(9, 3))));
}

#[rule(TURN_CUBE_ACTION_ENDS_MOVE, TURN_CUBE_ACTIONS)]
fn a_cube_action_forfeits_the_rest_of_a_move() {
    let mut t = table(&["id = 'vorn', at = [5, 3]"], "");
    t.choose(Choice::Go(at(7, 3))).may(Choice::Go(at(8, 3)), rule::MOVEMENT_POINTS);
    t.choose(skill(7, Cube::Blue)).told(Event::PointsLost(HERO, 1), rule::TURN_CUBE_ACTION_ENDS_MOVE);
    t.choose(Choice::Done);
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Go(_))));
    t.choose(skill(4, Cube::Green)).choose(Choice::Done).may_not(skill(0, Cube::Yellow), rule::TURN_CUBE_ACTIONS);
}

#[rule(
    TURN_MINOR_KEEPS_MOVE,
    MOVEMENT_INTERRUPT_MINOR,
    MINOR_DOOR_ADJACENT,
    MINOR_DOOR_STEPS,
    DOOR_SETUP_FIRST,
    DOOR_SETUP_NO_DELAY
)]
fn a_door_is_opened_in_the_middle_of_a_move() {
    let here = "adventure = 'blackrivers-missing'";
    let mut t = table(&["id = 'vorn', at = [6, 15]"], here);
    t.may_not(Choice::Open(1), rule::MINOR_DOOR_ADJACENT);
    t.choose(Choice::Go(at(8, 15))).may(Choice::Open(1), rule::MINOR_DOOR_ADJACENT);
    t.choose(Choice::Open(1)).told(Event::Revealed(1), rule::DOOR_SETUP_FIRST);
    t.come("monster", MonsterId::DarkVampire.kind());
    t.may(Choice::Go(at(9, 15)), rule::MOVEMENT_POINTS);
    assert!(!t.offers(Choice::Go(at(10, 15))), "a point is left, and no more");
}

#[rule(
    SUMMON_SET_NOTATION,
    SUMMON_RANDOM_NOTATION,
    SUMMON_PLAYER_PREFIX,
    SUMMON_PARTY_SIZE_LINES,
    SUMMON_RANDOM_SHARED,
    SUMMON_HEALTH,
    SETUP_MONSTER_CARD_SLOT
)]
fn a_setup_summons_by_the_size_of_the_party_and_one_draw_serves_its_kind() {
    let party = ["id = 'vorn', at = [8, 14]", "id = 'elros', at = [8, 16]"];
    let mut t = table(&party, "adventure = 'blackrivers-missing'");
    // A gray monster is drawn once: the second line of the kind shares it.
    t.choose(Choice::Open(1))
        .come("monster", MonsterId::RottenFlesh.kind())
        .told_like(|event| matches!(event, Event::Summoned(Base(3), ..)), rule::SUMMON_RANDOM_SHARED);
    assert_eq!(t.game().monsters.len(), 4, "three of six lines, for two heroes, and the one that was there");
    assert_eq!(t.monster(1).kind, t.monster(3).kind);
    assert_eq!(t.game().cards.len(), 2);
}

#[rule(INITIATIVE_LATE_CARD_AFTER, INITIATIVE_LATE_CARD_BEFORE)]
fn a_card_that_comes_late_acts_only_behind_the_marker() {
    // Elros leads: the archer's slot comes after his, and a Dark Vampire's before it.
    let mut t = table(&["id = 'elros', at = [8, 14]"], "adventure = 'blackrivers-missing'");
    t.choose(Choice::Open(1))
        .come("monster", MonsterId::DarkVampire.kind())
        .told_like(|event| matches!(event, Event::Carded(_)), rule::INITIATIVE_LATE_CARD_BEFORE);
    let acted: Vec<bool> = t.game().cards.iter().map(|card| card.acted).collect();
    assert_eq!(acted, [false, true]);
}

#[rule(
    INITIATIVE_READING_ORDER,
    INITIATIVE_MARKER,
    INITIATIVE_RUNE_CARD_LAST,
    TURN_EACH_ROUND,
    TURN_ROUND_END,
    INITIATIVE_ROLE_SLOTS
)]
fn a_round_follows_the_track_and_the_rune_card_is_last() {
    let party = ["id = 'vorn', at = [2, 2]", "id = 'maya', at = [4, 2]"];
    let mut t = table(&party, "");
    t.asks(A, rule::TURN_ACTIONS_STEP);
    t.end().settle();
    t.asks(B, rule::TURN_ACTIONS_STEP);
    t.end().come("rune", 0).settle();
    t.asks(A, rule::TURN_ACTIONS_STEP);
    assert_eq!(t.game().round, 2);
    t.by(rule::INITIATIVE_RUNE_CARD_LAST);
}

#[rule(INITIATIVE_SAME_SLOT, ROLE_PARTY_LEADER, ROLE_LEADER_ORDER)]
fn the_party_leader_orders_cards_of_one_slot() {
    let party = ["id = 'vorn', at = [2, 2]", "id = 'maya', at = [4, 2]"];
    let foes =
        "monster = [{ id = 'skeleton-archer', at = [12, 12] }, { id = 'skeleton-archer', rank = 'fighter', at = [13, 13] }]";
    let mut t = table(&party, foes);
    t.end().asks(A, rule::INITIATIVE_SAME_SLOT);
    assert_eq!(t.options().len(), 2);
}

#[rule(INITIATIVE_COLOR_ORDER, MONSTER_TYPE_TURN)]
fn figures_of_a_card_act_in_the_order_of_their_bases() {
    let foes = "monster = [{ id = 'skeleton-archer', at = [12, 2] }, { id = 'skeleton-archer', at = [13, 3] }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], foes);
    t.end().settle();
    let turns: Vec<Base> =
        t.log().iter().filter_map(|event| if let Event::MonsterTurn(base) = event { Some(*base) } else { None }).collect();
    assert_eq!(turns, [Base(0), Base(1)]);
}

#[rule(RECALL_WILLING, RECALL_WILLING_ENDS_TURN, RECALL_EFFECT, RECALL_CURSE, CUBE_CURSE_ASSIGN)]
fn with_two_colours_left_a_hero_may_recall_and_takes_a_curse() {
    let many = table(&["id = 'vorn', at = [5, 3]"], "");
    many.may_not(Choice::Recall, rule::RECALL_WILLING);
    let mut t = table(&["id = 'vorn', at = [5, 3], available = [1, 0, 1, 0, 0], expended = [1, 1, 0, 1, 0]"], "");
    t.may(Choice::Recall, rule::RECALL_WILLING);
    t.choose(Choice::Recall).told(Event::Recalled(A), rule::RECALL_WILLING_ENDS_TURN);
    t.choose(Choice::Skill(drunagor::hero::Place(3))).settle();
    assert_eq!((t.hero(A).pool(), t.hero(A).blocks(drunagor::hero::Block::Curse)), (5, 1));
    t.may_not(skill(3, Cube::Red), rule::CUBE_CURSE_BLOCK);
}

#[rule(MOVEMENT_EXTRA_MOVE_ACTION, MOVEMENT_EXTRA_MOVE_LIMIT, CUBE_EXPEND)]
fn a_cube_buys_another_move() {
    let mut t = table(&["id = 'vorn', at = [5, 3]"], "");
    t.choose(Choice::Go(at(8, 3)))
        .choose(Choice::Again(Cube::Blue))
        .told(Event::Expended(A, Cube::Blue), rule::MOVEMENT_EXTRA_MOVE_ACTION);
    t.may(Choice::Go(at(11, 3)), rule::MOVEMENT_POINTS);
    t.choose(Choice::Again(Cube::Red));
    t.may_not(Choice::Again(Cube::Yellow), rule::MOVEMENT_EXTRA_MOVE_LIMIT);
}

#[rule(SETUP_FIRST_SETUP, SETUP_HERO_PLACEMENT, INITIATIVE_MARKER_START, SETUP_ADVENTURE_PAGE)]
fn heroes_choose_where_they_begin_and_then_the_first_card_acts() {
    let mut t = Table::begun(Setup { adventure: drunagor::content::AdventureId::TrainingYard, ..Setup::of(2) });
    t.asks(Seat(0), rule::SETUP_HERO_PLACEMENT);
    let first = t.options()[0];
    t.choose(first).may_not(first, rule::MOVEMENT_SMALL_SQUARE);
    let second = t.options()[0];
    t.choose(second).told(Event::Round(1), rule::INITIATIVE_MARKER_START).asks(A, rule::TURN_ACTIONS_STEP);
    assert_eq!(t.game().monsters.len(), 2);
    assert_eq!(t.count(HERO, Token::Focus), 0);
}
