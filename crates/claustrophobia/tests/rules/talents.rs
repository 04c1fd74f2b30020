//! Talents.

use cite::rule;
use claustrophobia::content::{HumanOf, ScenarioId, Talent};
use claustrophobia::{Blessing, Choice, Event, FiendId, HumanId, Token, rule};

use crate::support::{HUMAN, INFERNAL, Table, fell, fiend, human, line, row, table, to, troglodytes};

/// The step in which warriors are blessed.
fn blessing(humans: &str) -> Table {
    table(&(row(&[("straight", 0), ("straight", 0)]) + &format!("phase = 'human-instinct'\nhuman = [{humans}]")))
}

const REDEEMER_AND_TWO: &str = "{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 4 }";

#[rule(TALENT_BLESSED, TALENTS_BLESSED_TIMING)]
fn a_blessed_warrior_may_bless_another_one_wherever_that_is() {
    let mut t = blessing(REDEEMER_AND_TWO);
    t.asks(HUMAN, rule::HUMAN_PREP_INSTINCT_STEP);
    for whom in [1, 2] {
        t.may(Choice::Bless(HumanId(whom), Blessing::Combat), rule::TALENT_BLESSED);
    }
    t.may_not(Choice::Bless(HumanId(0), Blessing::Combat), rule::TALENT_BLESSED);
    t.done();
    assert!(!t.human(0).has_blessed);
}

#[rule(TALENT_BLESSED_BONUS, TALENT_BLESSED_TOKEN, TALENTS_BLESSED_ICONS)]
fn the_blessing_is_one_combat_or_two_movement_and_ends_with_the_activation_phase() {
    for (side, statistics) in [(Blessing::Combat, [1, 3, 5]), (Blessing::Movement, [3, 2, 5])] {
        let mut t = blessing(REDEEMER_AND_TWO);
        t.choose(Choice::Bless(HumanId(1), side)).told(Event::Blessed(HumanId(1), side), rule::TALENT_BLESSED_BONUS);
        assert_eq!(t.values(human(1)), statistics);
        t.done().told(Event::Gone(Token::Blessing), rule::TALENT_BLESSED_TOKEN);
        assert_eq!(t.values(human(1)), [1, 2, 5], "the token is gone");
        t.roll([1, 1, 1]);
    }
}

#[rule(TALENT_BLESSED_HEAL, HEALING_ENDS_EXHAUSTION)]
fn a_blessing_heals_the_line_under_the_die_so_that_nobody_is_exhausted() {
    let mut t = blessing("{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4, damage = [4, 5] }");
    t.choose(Choice::Bless(HumanId(1), Blessing::Movement)).told(Event::Healed(HumanId(1), 4), rule::TALENT_BLESSED_HEAL);
    assert_eq!((t.damage(1), t.human(1).exhausted, t.values(human(1))), (vec![5], false, [3, 2, 5]));
}

#[rule(TALENT_BLESSED_ONCE)]
fn a_warrior_blesses_once_in_a_scenario() {
    let t = blessing("{ who = 'redeemer', at = 0, die = 4, has-blessed = true }, { who = 'condemned-brute', at = 0, die = 4 }");
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    let mut t = blessing(REDEEMER_AND_TWO);
    t.choose(Choice::Bless(HumanId(1), Blessing::Combat));
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert!(t.human(0).has_blessed, "nobody can be blessed any more, so nothing is asked");
}

/// A demon with four dice attacks the first of these humans.
fn demon_attacks(tile: &str, humans: &str) -> Table {
    let more = format!("phase = 'infernal-activation'\nfiend = [{{ who = 'demon-of-combat', at = 0 }}]\nhuman = [{humans}]");
    let mut t = table(&(row(&[(tile, 0), ("crossing", 1)]) + &more));
    t.activate(fiend(0));
    t
}

#[rule(TALENT_BODYGUARD)]
fn a_bodyguard_takes_any_number_of_the_hits_on_an_ally_on_its_tile() {
    let mut t = demon_attacks("straight", "{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }");
    t.attack(human(0)).roll([4, 5, 6, 1]).asks(HUMAN, rule::COMBAT_ALLOCATE);
    t.may(Choice::Warrior(human(0)), rule::COMBAT_ALLOCATE).may(Choice::Warrior(human(1)), rule::TALENT_BODYGUARD);
    t.choose(Choice::Warrior(human(1))).told(Event::Guarded(human(1), human(0)), rule::TALENT_BODYGUARD);
    t.choose(line(1, 1))
        .choose(Choice::Warrior(human(0)))
        .choose(line(0, 1))
        .choose(Choice::Warrior(human(1)))
        .choose(line(1, 2));
    assert_eq!((t.damage(0), t.damage(1)), (vec![1], vec![1, 2]));
}

#[rule(TALENT_BODYGUARD, TALENTS_BODYGUARD_COMBAT)]
fn a_bodyguard_elsewhere_or_exhausted_or_without_a_fight_takes_nothing() {
    for brute in ["at = 1, die = 4", "at = 0, die = 4, damage = [4], exhausted = true"] {
        let mut t = demon_attacks(
            "straight",
            &format!("{{ who = 'redeemer', at = 0, die = 4 }}, {{ who = 'condemned-brute', {brute} }}"),
        );
        t.attack(human(0)).roll([4, 1, 1, 1]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    }
    // A trap is no attack.
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'condemned-brute', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("booby-trap", 0)]) + more));
    t.activate(human(0)).choose(to(1)).roll([3]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
}

#[rule(TALENTS_BODYGUARD_COMBAT, TILE_CARNIVOROUS)]
fn in_a_carnivorous_tunnel_a_hit_is_doubled_after_somebody_takes_it() {
    let mut t =
        demon_attacks("carnivorous", "{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }");
    t.attack(human(0)).roll([4, 5, 1, 1]);
    t.choose(Choice::Warrior(human(1))).told(Event::Hit(human(1), 2), rule::TILE_CARNIVOROUS);
    t.choose(line(1, 1)).choose(line(1, 2));
    t.choose(Choice::Warrior(human(0))).choose(line(0, 1)).choose(line(0, 2));
    assert_eq!((t.damage(0), t.damage(1)), (vec![1, 2], vec![1, 2]));
}

#[rule(TALENT_DEVOTED)]
fn only_a_devoted_warrior_has_gifts() {
    for scenario in ScenarioId::all() {
        let devout = |human: &&HumanOf| human.who.board().talents.has(Talent::Devoted);
        let given = scenario.card().humans.iter().filter(|human| !human.gifts.is_empty());
        assert_eq!(given.clone().filter(devout).count(), given.count(), "{scenario:?}");
    }
    let brute = "human = [{ who = 'condemned-brute', at = 0, die = 1, gifts = ['aura-of-anger'] }]";
    let error = crate::support::position_of(&(row(&[("straight", 0)]) + brute)).unwrap_err();
    assert!(error.contains("gift.setup"), "{error}");
}

#[rule(TALENTS_BLESSED_CANCELLED_LINE, TALENT_BLESSED)]
fn who_is_not_exhausted_yet_can_bless() {
    let more = "phase = 'human-instinct'\nhuman = [{ who = 'redeemer', at = 0, die = 2, damage = [2] }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0)]) + more));
    t.choose(Choice::Bless(HumanId(1), Blessing::Combat)).told(Event::Exhausted(HumanId(0)), rule::EXHAUSTED_CAUSE);
    assert_eq!(t.statistics(human(1)).combat, 3);
}

#[rule(TALENT_ELUSIVE)]
fn an_elusive_warrior_leaves_however_many_enemies_there_are() {
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 0)]) + more));
    t.activate(human(0)).may(to(1), rule::TALENT_ELUSIVE);
    // It still counts: with it there the Redeemer is not outnumbered by two.
    let more = "human = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-scout', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 2), ("straight", 0)]) + more));
    t.activate(human(0)).may(to(1), rule::MOVEMENT_BLOCKING);
}

#[rule(TALENT_FRENZIED)]
fn a_frenzied_warrior_rolls_each_die_that_missed_once_more() {
    let more = "human = [{ who = 'swordswoman', at = 0, die = 3 }, { who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 0)]) + more));
    t.activate(human(0)).attack(troglodytes(0)).roll([1, 5, 2]).chance(HUMAN, rule::TALENT_FRENZIED, 2);
    t.roll([2, 3]).told(Event::AttackAgain(human(0), fell(&[2, 5, 3]), 2), rule::TALENT_FRENZIED);
    assert_eq!(t.tile(0).troglodytes, 1, "two hits, and the die that missed twice stays");
}

#[rule(TALENT_FRENZIED, TALENT_NO_STACKING)]
fn a_talent_twice_is_the_talent_once() {
    // The Swordswoman is frenzied, and so is whoever plays Bloodlust.
    let more = "human = [{ who = 'swordswoman', at = 0, die = 3 }, { who = 'redeemer', at = 1, die = 4 }]
                lasting = [{ token = { instinct = 'bloodlust' }, on = { human = 0 }, gives = { talent = 'frenzied' }, until = 'human-preparation' }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 0)]) + more));
    t.activate(human(0)).attack(troglodytes(0)).roll([1, 1, 1]).roll([1, 1, 1]);
    assert_eq!(t.tile(0).troglodytes, 3);
    assert!(!t.is_rolling(), "no third roll");
}

#[rule(TALENT_IMPRESSIVE, TALENTS_IMPRESSIVE_SCOPE)]
fn an_impressive_warrior_keeps_every_enemy_on_its_tile() {
    let more = "fiend = [{ who = 'demon-of-combat', at = 0 }]\nhuman = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 0, die = 6 }, { who = 'condemned-brute', at = 0, die = 6 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.activate(human(0))
        .may_not(to(1), rule::TALENT_IMPRESSIVE)
        .may_not(Choice::Explore(crate::support::WEST), rule::TALENT_IMPRESSIVE);
    // The Guardian does the same to three troglodytes.
    let more = "phase = 'infernal-activation'\nhuman = [{ who = 'guardian', at = 0, die = 2 }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 1)]) + more));
    t.activate(troglodytes(0)).may_not(to(1), rule::TALENT_IMPRESSIVE);
    // Exhausted she impresses nobody.
    let more = "phase = 'infernal-activation'\nhuman = [{ who = 'guardian', at = 0, die = 2, damage = [2], exhausted = true }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 1)]) + more));
    t.activate(troglodytes(0)).may(to(1), rule::MOVEMENT_BLOCKING);
}

#[rule(TALENT_ELUSIVE_IMPRESSIVE, TALENTS_ELUSIVE_PARTIAL)]
fn where_elusive_meets_impressive_both_are_off_for_everybody() {
    let humans = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 3 }]";
    // One demon against two humans: everybody may leave.
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + humans + "\nfiend = [{ who = 'demon-of-combat', at = 0 }]"));
    t.activate(human(0)).may(to(1), rule::TALENT_ELUSIVE_IMPRESSIVE);
    t.done().activate(human(1)).may(to(1), rule::TALENT_ELUSIVE_IMPRESSIVE);
    // The demon and two troglodytes: nobody may.
    let mut t = table(&(row(&[("straight", 2), ("straight", 0)]) + humans + "\nfiend = [{ who = 'demon-of-combat', at = 0 }]"));
    t.activate(human(0)).may_not(to(1), rule::TALENT_ELUSIVE_IMPRESSIVE);
    // When the Scout has gone, the demon impresses the Redeemer again.
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + humans + "\nfiend = [{ who = 'demon-of-combat', at = 0 }]"));
    t.activate(human(0)).choose(to(1)).done().activate(human(1)).may_not(to(1), rule::TALENT_IMPRESSIVE);
}

#[rule(TALENT_RANGED_COMBAT, TALENTS_RANGED_TROGLODYTES)]
fn ranged_combat_reaches_the_own_tile_and_adjacent_ones() {
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 4, equipment = ['blunderbuss'] }, { who = 'redeemer', at = 0, die = 3 }]
                fiend = [{ who = 'hunter', at = 1 }, { who = 'hellhound', at = 2 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 2), ("straight", 0)]) + more));
    t.activate(human(0)).may(Choice::Attack(fiend(0)), rule::TALENT_RANGED_COMBAT);
    t.may(Choice::Attack(troglodytes(1)), rule::TALENTS_RANGED_TROGLODYTES)
        .may(Choice::Attack(troglodytes(0)), rule::COMBAT_TARGETS);
    assert!(!t.offers(Choice::Attack(fiend(1))), "two tiles away");
    t.attack(troglodytes(1)).roll([3, 3, 3]);
    assert_eq!(
        (t.tile(0).troglodytes, t.tile(1).troglodytes),
        (1, 0),
        "the group of one tile, enemies beside the shooter or not"
    );
}

#[rule(TALENT_RANGED_COMBAT)]
fn a_demon_with_ranged_combat_attacks_the_next_tile_too() {
    let more =
        "phase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 1, die = 3 }]\nfiend = [{ who = 'firebrand', at = 0 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 0)]) + more));
    t.activate(fiend(0)).may(Choice::Attack(human(0)), rule::TALENT_RANGED_COMBAT);
    let _ = INFERNAL;
}

#[rule(TALENT_RESISTANT, TALENTS_RESISTANT_SCOPE)]
fn a_resistant_warrior_ignores_the_first_hit_of_each_activation_phase() {
    let more = "scenario = 'hit-them'\nphase = 'infernal-activation'\nhuman = [{ who = 'guardian', at = 0, die = 2 }]";
    let mut t = table(&(row(&[("straight", 3)]) + more));
    t.activate(troglodytes(0)).attack(human(0)).roll([4]).told(Event::Ignored(human(0)), rule::TALENT_RESISTANT);
    t.activate(troglodytes(0)).attack(human(0)).roll([4]).choose(line(0, 1));
    t.activate(troglodytes(0)).attack(human(0)).roll([4]).choose(line(0, 3));
    assert_eq!(t.damage(0), [1, 3], "one of three hits, though of different attackers");
    // The next phase is another one, and a trap is a source like any other.
    t.roll([6]);
    assert!(!t.human(0).resisted);
}

#[rule(TALENTS_RESISTANT_SCOPE)]
fn resistance_is_for_activation_phases_and_an_ignored_hit_is_not_doubled() {
    let more = "phase = 'human-tiles'\nhuman = [{ who = 'guardian', at = 0, die = 2 }]";
    let mut t = table(&(row(&[("devouring-pit", 0)]) + more));
    t.roll([4]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    t.choose(line(0, 1)).roll([2]);
    let mut t = demon_attacks("carnivorous", "{ who = 'guardian', at = 0, die = 2 }");
    t.attack(human(0)).roll([4, 4, 1, 1]).told(Event::Ignored(human(0)), rule::TALENT_RESISTANT);
    t.choose(line(0, 1)).choose(line(0, 3));
    assert_eq!(t.damage(0), [1, 3], "the second hit counts twice, the first not at all");
}

#[rule(TALENT_BODYGUARD)]
fn infernal_bodyguards_guard_too() {
    let more = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 4 }]\nfiend = [{ who = 'demon-of-combat', at = 0 }]";
    let mut t = table(&(row(&[("straight", 2), ("straight", 0)]) + more));
    t.activate(human(0)).attack(troglodytes(0)).roll([4, 1, 1]).asks(INFERNAL, rule::COMBAT_ALLOCATE);
    t.choose(Choice::Warrior(fiend(0))).told(Event::Wounded(FiendId(0), 1), rule::DAMAGE_DEMON);
    assert_eq!(t.tile(0).troglodytes, 2);
}

#[rule(EXHAUSTED_NO_TALENTS)]
fn talents_of_cards_are_no_use_to_an_exhausted_warrior_either() {
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, damage = [4], exhausted = true }, { who = 'redeemer', at = 0, die = 4 }]
                lasting = [{ token = { instinct = 'slip-away' }, on = { human = 0 }, gives = { talent = 'elusive' }, until = 'human-preparation' }]";
    let t = table(&(row(&[("straight", 0)]) + more));
    assert!(!t.game().has_talent(human(0), Talent::Elusive));
}

#[rule(EXHAUSTED_NO_TALENTS)]
fn an_exhausted_bodyguard_is_refused_beside_one_that_is_able() {
    let mut t = demon_attacks(
        "straight",
        "{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4, damage = [4], exhausted = true }",
    );
    t.attack(human(0)).roll([4, 1, 1, 1]).may(Choice::Warrior(human(1)), rule::TALENT_BODYGUARD);
    t.may_not(Choice::Warrior(human(2)), rule::EXHAUSTED_NO_TALENTS);
}
