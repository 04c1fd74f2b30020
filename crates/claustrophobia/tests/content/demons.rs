//! Every demon: its ability and its power.

use cite::rule;
use claustrophobia::content::{EquipmentCard, ScenarioAction, Talent, Western};
use claustrophobia::{Choice, DiePlace, Event, FiendId, HumanId, PowerId, SpotId, rule};

use crate::support::{HUMAN, INFERNAL, Table, fiend, fiend_on, human, line, table, troglodytes};

/// Two crossings side by side, a demon on the western one with humans: a Brute (1/3/3) and a Scout (2/2/4).
fn facing(demon: &str, phase: &str, more: &str) -> Table {
    table(&format!(
        "phase = '{phase}'\nthreat = 0\nfiend = [{{ who = '{demon}', at = 0{more} }}]\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'crossing', at = [1, 0], troglodytes = 1 }}]\n\
         human = [{{ who = 'condemned-brute', at = 0, die = 3, damage = [5, 6] }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]"
    ))
}

/// The same, with dice that wait on the demon's power when powers are triggered.
fn triggered(demon: &str, dice: &[u8], more: &str) -> Table {
    let dice: Vec<_> = dice.iter().map(|value| format!("{{ value = {value}, waits = 'fiend 0' }}")).collect();
    table(&format!(
        "phase = 'infernal-trigger'\nthreat = 0\nfiend = [{{ who = '{demon}', at = 0 }}]\ndestiny = [{}]\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0]{more} }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
         human = [{{ who = 'condemned-brute', at = 0, die = 3 }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]",
        dice.join(", ")
    ))
}

/// Statistics after a power with these dice, and whether it gave this talent.
fn empowered(demon: &str, dice: &[u8], talent: Talent) -> ([u8; 3], bool) {
    let t = triggered(demon, dice, "");
    (t.values(fiend(0)), t.statistics(fiend(0)).talents.has(talent))
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_hunter_has_a_die_more_for_each_cancelled_line_of_its_target() {
    let mut t = facing("hunter", "infernal-activation", "");
    t.activate(fiend(0)).attack(human(0)).chance(INFERNAL, rule::COMBAT_ROLL, 3);
    t.roll([1, 1, 1]);
    let mut t = facing("hunter", "infernal-activation", "");
    t.activate(fiend(0)).attack(human(1)).chance(INFERNAL, rule::BOARD_COMBAT, 1);
    t.roll([1]);
}

#[rule(BOARD_DEMON_POWER, BOARD_POWER_CONDITION)]
fn the_hunter_scents_blood_with_a_five() {
    assert_eq!(empowered("hunter", &[5], Talent::Elusive), ([3, 1, 4], true));
    assert_eq!(empowered("hunter", &[4], Talent::Elusive), ([2, 1, 4], false));
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_demon_of_combat_strikes_back_when_every_die_misses() {
    let mut t = facing("demon-of-combat", "human-activation", "");
    t.activate(human(1)).attack(fiend(0)).roll([3, 3]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    t.choose(line(1, 1));
    assert_eq!(t.damage(1), [1]);
    let mut t = facing("demon-of-combat", "human-activation", "");
    t.activate(human(1)).attack(fiend(0)).roll([3, 4]);
    assert_eq!((t.damage(1), t.fiend(0).damage), (vec![], 1));
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn war_cry_and_heavy_tread_give_movement_and_combat() {
    assert_eq!(empowered("demon-of-combat", &[2, 4], Talent::Impressive), ([2, 5, 4], true));
    assert_eq!(empowered("demon-of-combat", &[1, 4], Talent::Impressive), ([1, 4, 4], true));
    assert_eq!(empowered("guardian-demon", &[1, 3], Talent::Impressive), ([2, 4, 5], true));
    assert_eq!(empowered("guardian-demon", &[2, 4], Talent::Impressive), ([1, 3, 5], true));
}

#[rule(BOARD_DEMON_ABILITY, TALENT_FRENZIED)]
fn the_demon_of_cruelty_drives_troglodytes_and_brings_threat() {
    let t = table(
        "scenario = 'hit-them'\nphase = 'infernal-trigger'\nthreat = 0\nfiend = [{ who = 'demon-of-cruelty', at = 1 }]\n\
         tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3 }]",
    );
    assert!(t.statistics(troglodytes(0)).talents.has(Talent::Frenzied));
    assert!(t.ever(|event| *event == Event::Threat(1)));
    let t = table(
        "scenario = 'hit-them'\nphase = 'infernal-trigger'\nthreat = 0\nfiend = [{ who = 'demon-of-cruelty' }]\n\
         tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3 }]",
    );
    assert!(!t.statistics(troglodytes(0)).talents.has(Talent::Frenzied), "it is not in play");
    assert!(!t.ever(|event| matches!(event, Event::Threat(_))));
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn they_are_legion_with_a_pair() {
    let of = |dice: &[u8]| triggered("demon-of-cruelty", dice, ", troglodytes = 1").values(troglodytes(0));
    assert_eq!((of(&[3, 3]), of(&[3, 5])), ([1, 1, 4], [1, 1, 3]));
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_demon_of_destruction_rampages_among_two_humans() {
    let mut t = facing("demon-of-destruction", "infernal-activation", "");
    t.activate(fiend(0)).attack(human(1)).chance(INFERNAL, rule::COMBAT_ROLL, 4);
    t.roll([1, 1, 1, 1]);
    let mut t = table(
        "phase = 'infernal-activation'\nfiend = [{ who = 'demon-of-destruction', at = 0 }]\n\
         tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\nhuman = [{ who = 'condemned-brute', at = 0, die = 3 }]",
    );
    t.activate(fiend(0)).attack(human(0)).chance(INFERNAL, rule::BOARD_COMBAT, 1);
    t.roll([1]);
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn a_quake_hurts_humans_on_its_tile_on_four_or_more() {
    let mut t = triggered("demon-of-destruction", &[3, 6], "");
    t.roll([3]).roll([4]).choose(line(1, 1));
    assert_eq!((t.damage(0), t.damage(1)), (vec![], vec![1]));
    assert!(!triggered("demon-of-destruction", &[2, 6], "").is_rolling(), "8 is too little");
}

#[rule(BOARD_DEMON_ABILITY, TALENT_RANGED_COMBAT)]
fn the_master_of_souls_is_only_harmed_on_its_own_tile() {
    let mut t = table(
        "fiend = [{ who = 'master-of-souls', at = 1 }]\n\
         tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 4, equipment = ['blunderbuss', 'pistol'] },
                  { who = 'condemned-scout', at = 1, die = 4 }]",
    );
    t.activate(human(0)).may_not(Choice::Attack(fiend(0)), rule::BOARD_DEMON_ABILITY);
    assert!(!t.offers(Choice::Use(EquipmentCard::Pistol)), "nor by a pistol");
    t.done().activate(human(1)).may(Choice::Attack(fiend(0)), rule::ACTIVATION_ACTION_COMBAT);
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn calling_and_spawning_bring_free_troglodytes() {
    for (demon, dice, count) in [
        ("master-of-souls", vec![4], 1),
        ("master-of-souls", vec![3], 0),
        // The Brood Mother's ability brings one more when the threat phase begins.
        ("brood-mother", vec![2, 6], 3),
        ("brood-mother", vec![2, 5], 1),
    ] {
        assert_eq!(triggered(demon, &dice, "").tile(0).troglodytes, count, "{demon} {dice:?}");
    }
}

#[rule(BOARD_DEMON_ABILITY, TALENT_BODYGUARD)]
fn troglodytes_take_the_hits_of_the_possessed_one() {
    let mut t = table(
        "fiend = [{ who = 'possessed-one', at = 0 }]\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 1 }]",
    );
    t.activate(human(0)).attack(fiend(0)).roll([4, 1]).asks(INFERNAL, rule::COMBAT_ALLOCATE);
    t.choose(Choice::Warrior(troglodytes(0)));
    assert_eq!((t.fiend(0).damage, t.tile(0).troglodytes), (0, 0));
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_SCENARIOS)]
fn the_possessed_one_is_a_human_warrior_again_when_it_is_beaten() {
    let mut t = table(
        "scenario = 'the-possessed'\nfiend = [{ who = 'possessed-one', at = 0, damage = 3 }]\n\
         tunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 1 }, { who = 'condemned-scout', at = 0 }, { who = 'redeemer', at = 0 },
                  { who = 'swordswoman' }, { who = 'guardian' }]",
    );
    t.activate(human(0)).attack(fiend(0)).roll([4, 1]).told(Event::Joined(HumanId(3), SpotId(0)), rule::CONTENT_SCENARIOS);
    assert_eq!((t.human(3).who, t.at(human(3)), t.game().spot_of(human(4))), (Western::Swordswoman, 0, None));
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn powers_that_raise_combat() {
    for (demon, dice, combat) in [
        ("possessed-one", vec![5], 4),
        ("possessed-one", vec![4], 2),
        ("kartikeya", vec![2], 3),
        ("kartikeya", vec![3], 0),
        ("firebrand", vec![2, 6], 4),
        ("firebrand", vec![2, 5], 2),
    ] {
        assert_eq!(triggered(demon, &dice, "").values(fiend(0))[1], combat, "{demon} {dice:?}");
    }
}

#[rule(BOARD_DEMON_ABILITY, ACTIVATION_ACTION_SCENARIO)]
fn the_guardian_demon_keeps_humans_from_the_actions_of_the_scenario() {
    let leave = |at: u8| {
        let mut t = table(&format!(
            "fiend = [{{ who = 'guardian-demon', at = {at} }}]\n\
             tunnels = [{{ tile = 36, at = [0, 0] }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
             human = [{{ who = 'condemned-brute', at = 0, die = 3 }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]"
        ));
        t.activate(human(0)).offers(Choice::Scenario(ScenarioAction::Leave))
    };
    assert!(leave(1) && !leave(0));
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn a_wound_of_kartikeya_closes_in_each_infernal_preparation_phase() {
    let mut t = facing("kartikeya", "infernal-cleanup", ", damage = 3");
    t.roll([1, 1, 1]);
    assert_eq!(t.fiend(0).damage, 2);
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_howler_takes_a_die_from_humans_on_its_tile() {
    let t = facing("howler", "human-activation", "");
    assert_eq!((t.values(human(0)), t.values(human(1))), ([1, 2, 3], [2, 1, 4]));
    let t = facing("leech", "human-activation", "");
    assert_eq!((t.values(human(0)), t.values(human(1))), ([1, 3, 3], [2, 2, 4]));
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn a_howl_drives_a_human_off_the_tile() {
    let mut t = triggered("howler", &[1, 6], "");
    t.choose(Choice::Warrior(human(0))).choose(Choice::Spot(SpotId(1)));
    assert_eq!((t.at(human(0)), t.at(human(1))), (1, 0));
    assert!(!triggered("howler", &[1, 5], "").offers(Choice::Warrior(human(0))), "6 is too little");
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_leech_heals_by_its_hits() {
    let mut t = facing("leech", "infernal-activation", ", damage = 3");
    t.activate(fiend(0)).attack(human(1)).roll([4, 5]);
    // The Brute beside the Scout could take the hits.
    for nth in 1..=2 {
        t.choose(Choice::Warrior(human(1))).choose(line(1, nth));
    }
    assert_eq!(t.fiend(0).damage, 1);
    let mut t = facing("leech", "infernal-activation", ", damage = 3");
    t.activate(fiend(0)).attack(human(1)).roll([1, 2]);
    assert_eq!(t.fiend(0).damage, 3);
}

#[rule(BOARD_DEMON_POWER, TALENT_FRENZIED)]
fn the_leech_thirsts_with_a_pair() {
    assert_eq!(empowered("leech", &[2, 2], Talent::Frenzied), ([2, 2, 4], true));
    assert_eq!(empowered("leech", &[2, 4], Talent::Frenzied), ([2, 2, 4], false));
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_brood_mother_brings_a_troglodyte_in_each_threat_phase() {
    let t = facing("brood-mother", "infernal-trigger", "");
    assert_eq!((t.tile(0).troglodytes, t.game().reserve()), (1, 9));
}

#[rule(BOARD_DEMON_ABILITY, THREAT_EMPTY_TILE)]
fn the_shade_may_enter_among_humans() {
    let of = |demon: &str| {
        table(&format!(
            "phase = 'threat'\nthreat = 6\nfiend = [{{ who = '{demon}' }}]\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
             human = [{{ who = 'condemned-brute', at = 0, die = 3 }}]"
        ))
    };
    of("shade").may(fiend_on(0, 0), rule::BOARD_DEMON_ABILITY);
    of("leech").may_not(fiend_on(0, 0), rule::THREAT_EMPTY_TILE);
}

#[rule(BOARD_DEMON_POWER, CONTENT_DEMONS)]
fn the_shade_dissolves_with_a_low_die() {
    assert_eq!(empowered("shade", &[3], Talent::Elusive), ([2, 2, 6], true));
    assert_eq!(empowered("shade", &[4], Talent::Elusive), ([2, 2, 4], true));
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_firebrand_burns_who_attacks_it_on_five_or_more() {
    let mut t = facing("firebrand", "human-activation", "");
    t.activate(human(1)).attack(fiend(0)).roll([1, 1]).chance(INFERNAL, rule::BOARD_DEMON_ABILITY, 1);
    t.roll([5]).choose(line(1, 1));
    assert_eq!(t.damage(1), [1]);
    let mut t = facing("firebrand", "human-activation", "");
    t.activate(human(1)).attack(fiend(0)).roll([1, 1]).roll([4]);
    assert!(t.damage(1).is_empty());
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn a_grenade_from_the_next_tile_does_not_harm_the_master_of_souls() {
    let throws = |at: u8| {
        let mut t = table(&format!(
            "scenario = 'hit-them'\nfiend = [{{ who = 'master-of-souls', at = 1 }}]\n\
             tunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'crossing', at = [1, 0], troglodytes = 1 }}]\n\
             human = [{{ who = 'condemned-brute', at = {at}, die = 3, equipment = ['grenade'] }}]"
        ));
        t.activate(human(0)).choose(Choice::Use(EquipmentCard::Grenade)).choose(Choice::Spot(SpotId(1)));
        t
    };
    let mut t = throws(0);
    t.roll([6]);
    assert_eq!((t.fiend(0).damage, t.tile(1).troglodytes), (0, 0), "one die, for the troglodyte");
    let mut t = throws(1);
    t.roll([1]).roll([6]).roll([1]);
    assert_eq!(t.fiend(0).damage, 1);
    t.roll([1, 1, 1]);
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn the_leech_does_not_feed_on_a_hit_that_was_ignored() {
    let bites = |equipment: &str| {
        let mut t = table(&format!(
            "phase = 'infernal-activation'\nthreat = 0\nfiend = [{{ who = 'leech', at = 0, damage = 3 }}]\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}]\n\
             human = [{{ who = 'condemned-brute', at = 0, die = 3, equipment = [{equipment}] }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]"
        ));
        t.activate(fiend(0)).attack(human(0)).roll([6, 1]);
        t
    };
    let mut t = bites("'breastplate'");
    assert_eq!(t.fiend(0).damage, 3);
    t.roll([3, 3]);
    let mut t = bites("");
    assert_eq!(t.choose(line(0, 1)).fiend(0).damage, 2);
    t.roll([3, 3]);
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn a_pistol_rolls_one_die_less_beside_the_howler() {
    let shoots = |howler: u8, dice: usize| {
        let mut t = table(&format!(
            "fiend = [{{ who = 'howler', at = {howler} }}]\ntunnels = [{{ tile = 'crossing', at = [0, 0], troglodytes = 2 }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
             human = [{{ who = 'condemned-brute', at = 0, die = 3, equipment = ['pistol'] }}]"
        ));
        t.activate(human(0)).choose(Choice::Use(EquipmentCard::Pistol)).choose(Choice::Warrior(troglodytes(0)));
        t.chance(HUMAN, rule::COMBAT_ROLL, dice);
        t.fall(&vec![1; dice]).roll([1, 1, 1]);
    };
    shoots(0, 2);
    shoots(1, 3);
}

#[rule(BOARD_DEMON_ABILITY, CONTENT_DEMONS)]
fn dread_reaches_no_further_than_its_tile() {
    let combat = |at: u8| {
        let t = table(&format!(
            "fiend = [{{ who = 'howler', at = {at} }}]\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
             human = [{{ who = 'condemned-brute', at = 0, die = 3 }}]"
        ));
        t.statistics(human(0)).combat
    };
    assert_eq!((combat(0), combat(1)), (2, 3));
}

#[rule(DAMAGE_DEMON_SECOND_DEATH, INFERNAL_PREP_COLLECT_TRIGGERED)]
fn dice_on_the_board_of_a_demon_that_dies_for_good_go_back_to_the_pool() {
    let board = PowerId::of(FiendId(0));
    for (how, place) in [("waits", DiePlace::Waiting(board)), ("triggers", DiePlace::Triggered(board))] {
        for (deaths, on_board) in [(0, 1), (1, 0)] {
            let mut t = table(&format!(
                "fiend = [{{ who = 'hunter', at = 0, damage = 3, deaths = {deaths} }}]\ndestiny = [{{ value = 4, {how} = 'fiend 0' }}]\n\
                 tunnels = [{{ tile = 'crossing', at = [0, 0] }}]\nhuman = [{{ who = 'condemned-brute', at = 0, die = 3 }}, {{ who = 'redeemer', at = 0, die = 4 }}]"
            ));
            t.activate(human(0)).attack(fiend(0)).roll([4, 1, 1]);
            assert_eq!(t.dice(place).len(), on_board, "{how}, killed {deaths} times before");
        }
    }
}
