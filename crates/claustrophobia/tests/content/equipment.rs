//! Every piece of equipment.

use cite::rule;
use claustrophobia::content::{EquipmentCard, Talent};
use claustrophobia::{Choice, Event, HumanId, SpotId, rule};
use table::{Show, Target};

use crate::support::{HUMAN, Table, fell, human, line, table, to, troglodytes};

/// A Brute with a die on line 1 (1/2/4) and this piece of equipment, in the west of two tiles.
fn with(card: &str, more: &str) -> Table {
    table(&format!(
        "tunnels = [{{ tile = 'crossing', at = [0, 0], troglodytes = 1 }}, {{ tile = 'crossing', at = [1, 0], troglodytes = 2 }}]\n\
         human = [{{ who = 'condemned-brute', at = 0, die = 1, equipment = ['{card}'] }}, \
                  {{ who = 'swordswoman', at = 0, die = 4 }}]\n{more}"
    ))
}

#[rule(CONTENT_EQUIPMENT)]
fn two_potions_of_one_warrior_have_a_space_each_and_a_full_one_is_drunk() {
    let position = "phase = 'human-activation'\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, damage = [1, 2], equipment = ['healing-potion', 'healing-potion'] }]";
    let mut t = table(position);
    let held: Vec<_> = t.game().boards(None).sheets.iter().flat_map(|sheet| &sheet.items).filter_map(|item| item.slot).collect();
    let [first, second] = held[..] else { panic!("{held:?}") };
    assert_ne!(first, second);
    let points_at = |t: &Table, slot| {
        let drink = t.ask().options.iter().find(|option| option.choice == Choice::Use(EquipmentCard::HealingPotion)).unwrap();
        t.game().label(t.ask(), drink).at.contains(&Target::Slot(slot))
    };
    t.activate(human(0));
    assert!(points_at(&t, first));
    t.choose(Choice::Use(EquipmentCard::HealingPotion)).choose(line(0, 1));
    let sheet = t.game().boards(None).sheets;
    let spent: Vec<_> = sheet.iter().flat_map(|sheet| &sheet.items).filter(|item| item.spent).map(|item| item.slot).collect();
    assert_eq!(spent, [Some(first)], "one of them is empty, and shown as that");
}

#[rule(EQUIPMENT_EFFECT, CONTENT_EQUIPMENT)]
fn equipment_that_raises_statistics() {
    for (card, values) in [
        ("shield-of-steel", [1, 2, 5]),
        ("boots", [2, 2, 4]),
        ("halberd", [1, 3, 4]),
        ("great-sword", [1, 4, 3]),
        ("blunderbuss", [1, 3, 4]),
    ] {
        let t = with(card, "");
        assert_eq!((t.values(human(0)), t.values(human(1))), (values, [2, 2, 4]), "{card}");
    }
}

#[rule(EQUIPMENT_EFFECT, TALENT_RANGED_COMBAT)]
fn a_blunderbuss_reaches_the_adjacent_tile() {
    let mut t = with("blunderbuss", "");
    t.activate(human(0)).attack(troglodytes(1)).roll([3, 3, 1]);
    assert_eq!(t.tile(1).troglodytes, 0);
    let mut t = with("halberd", "");
    t.activate(human(0)).may_not(Choice::Attack(troglodytes(1)), rule::COMBAT_SAME_TILE);
}

#[rule(EQUIPMENT_EFFECT, TALENT_RESISTANT)]
fn a_breastplate_makes_resistant() {
    assert!(with("breastplate", "").statistics(human(0)).talents.has(Talent::Resistant));
    assert!(!with("halberd", "").statistics(human(0)).talents.has(Talent::Resistant));
}

#[rule(EQUIPMENT_EFFECT, EXHAUSTED_NO_EQUIPMENT)]
fn a_scepter_commands_the_others_on_the_tile_even_when_its_owner_is_exhausted() {
    assert_eq!(with("scepter-of-command", "").values(human(1)), [2, 3, 4]);
    let t = table(
        "tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 1, damage = [1], exhausted = true, equipment = ['scepter-of-command'] },
                  { who = 'swordswoman', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 4 }]",
    );
    assert_eq!((t.values(human(0)), t.values(human(1)), t.values(human(2))), ([0, 0, 3], [2, 3, 4], [2, 2, 4]));
}

#[rule(ACTIVATION_ACTION_EQUIPMENT, HEALING_LINE, CONTENT_EQUIPMENT)]
fn a_potion_heals_two_lines_once_also_of_an_exhausted_warrior() {
    let mut t = table(
        "tunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 1, damage = [1, 2, 6], exhausted = true, equipment = ['healing-potion'] },
                  { who = 'swordswoman', at = 0, die = 4 }]",
    );
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::HealingPotion)).choose(line(0, 6)).choose(line(0, 1));
    assert_eq!((t.damage(0), t.values(human(0))), (vec![2], [1, 2, 4]));
    assert_eq!(t.human(0).equipment[0].used, EquipmentCard::HealingPotion.card().uses, "it is empty");
    let mut t = with("healing-potion", "");
    t.activate(human(0)).may_not(Choice::Use(EquipmentCard::HealingPotion), rule::HEALING_LINE);
}

#[rule(ACTIVATION_ACTION_EQUIPMENT, CONTENT_EQUIPMENT)]
fn a_grenade_hits_everybody_on_a_tile_on_three_or_more() {
    let mut t = with("grenade", "fiend = [{ who = 'hunter', at = 1 }]");
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::Grenade));
    t.choose(Choice::Spot(SpotId(1))).roll([3]).roll([2]).roll([3]);
    assert_eq!((t.fiend(0).damage, t.tile(1).troglodytes, t.tile(0).troglodytes), (1, 1, 1));
    let mut t = with("grenade", "");
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::Grenade));
    t.choose(Choice::Spot(SpotId(0))).roll([2]).roll([3]).roll([6]);
    t.choose(line(1, 6));
    assert_eq!((t.damage(0), t.damage(1), t.tile(0).troglodytes), (vec![], vec![6], 0), "friends too");
}

#[rule(ACTIVATION_ACTION_EQUIPMENT, CONTENT_EQUIPMENT)]
fn a_reliquary_hits_infernal_warriors_here_on_four_or_more() {
    let mut t = with("reliquary", "fiend = [{ who = 'hunter', at = 0 }, { who = 'leech', at = 1 }]");
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::Reliquary)).roll([4]).roll([3]);
    assert_eq!((t.fiend(0).damage, t.fiend(1).damage, t.tile(0).troglodytes, t.tile(1).troglodytes), (1, 0, 1, 2));
    let mut t = table(
        "tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0], troglodytes = 2 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 1, equipment = ['reliquary'] }]",
    );
    t.activate(human(0)).may_not(Choice::Use(EquipmentCard::Reliquary), rule::EQUIPMENT_EFFECT);
}

#[rule(ACTIVATION_ACTION_EQUIPMENT, CONTENT_EQUIPMENT)]
fn a_pistol_rolls_three_dice_at_a_target_here_or_next_door_once() {
    let mut t = with("pistol", "");
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::Pistol)).choose(Choice::Warrior(troglodytes(1)));
    t.chance(HUMAN, rule::COMBAT_ROLL, 3);
    t.roll([3, 2, 4]);
    assert_eq!(t.tile(1).troglodytes, 0);
    assert!(!t.offers(Choice::Use(EquipmentCard::Pistol)), "it is empty");
}

#[rule(ACTIVATION_ACTION_EQUIPMENT, CONTENT_EQUIPMENT)]
fn a_war_horn_makes_the_others_faster() {
    let mut t = with("war-horn", "");
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::WarHorn));
    assert_eq!((t.values(human(0)), t.values(human(1))), ([1, 2, 4], [3, 2, 4]));
}

/// A Brute with this piece of equipment walks east, onto a tile with this icon.
fn walks(card: &str, icon: &str) -> Table {
    let mut t = table(&format!(
        "tunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = '{icon} straight', at = [1, 0], open = 'ew' }}, \
                    {{ tile = 'crossing', at = [2, 0] }}]\n\
         human = [{{ who = 'condemned-brute', at = 0, die = 6, equipment = ['{card}'] }}, {{ who = 'swordswoman', at = 0, die = 4 }}]"
    ));
    t.activate(human(0)).choose(to(1));
    t
}

#[rule(EQUIPMENT_EFFECT, TILE_BOOBY_TRAP, TILE_ALARM)]
fn a_lantern_spares_its_owner_traps_and_alarms() {
    walks("halberd", "booby-trap").roll([1]);
    let t = walks("lantern", "booby-trap");
    assert!(!t.is_rolling() && !t.tile(1).resolved, "it waits for somebody else");
    assert!(walks("halberd", "alarm").tile(1).resolved);
    assert!(!walks("lantern", "alarm").tile(1).resolved);
}

#[rule(EQUIPMENT_EFFECT, TILE_FLOODED_ENTER, TILE_FLOODED_LEAVE)]
fn a_rope_leads_through_flooded_tunnels() {
    assert!(!walks("halberd", "flooded").offers(to(2)), "the water stops it");
    let mut t = walks("rope", "flooded");
    t.choose(to(2));
    assert_eq!(t.at(human(0)), 2);
}

#[rule(EQUIPMENT_EFFECT, HUMAN_PREP_ROLL)]
fn a_rosary_rolls_one_die_more() {
    let prepare = |card: &str| {
        table(&format!(
            "phase = 'human-roll'\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}]\n\
             human = [{{ who = 'condemned-brute', at = 0, equipment = ['{card}'] }}]"
        ))
    };
    prepare("halberd").roll([1]);
    let mut t = prepare("rosary");
    t.roll([1, 5]).choose(Choice::Assign(HumanId(0), 5));
    assert_eq!(t.human(0).die, 5);
}

#[rule(EXHAUSTED_NO_EQUIPMENT, EQUIPMENT_EFFECT)]
fn an_exhausted_warriors_medal_does_not_help() {
    let mut t = table(
        "phase = 'infernal-activation'\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, damage = [3], exhausted = true, equipment = ['medal'] }, { who = 'redeemer', at = 0, die = 1 }]",
    );
    t.activate(troglodytes(0)).attack(human(0)).roll([6]).choose(line(0, 1)).roll([3, 3]);
    assert_eq!((t.damage(0), t.human(0).equipment.len()), (vec![1, 3], 1));
}

#[rule(EQUIPMENT_EFFECT, CONTENT_EQUIPMENT)]
fn a_medal_takes_the_first_hit_and_is_spent() {
    let mut t = table(
        "phase = 'infernal-activation'\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 2 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, equipment = ['medal'] }, { who = 'redeemer', at = 0, die = 1 }]",
    );
    t.activate(troglodytes(0)).attack(human(0)).roll([6]);
    t.told(Event::EquipmentLost(HumanId(0), EquipmentCard::Medal), rule::EQUIPMENT_EFFECT);
    t.told(Event::Ignored(human(0)), rule::EQUIPMENT_EFFECT);
    assert_eq!((t.damage(0), t.human(0).equipment.len()), (vec![], 0));
    t.activate(troglodytes(0)).attack(human(0)).roll([6]).choose(line(0, 1)).roll([3, 3]);
    assert_eq!(t.damage(0), [1]);
    assert!(t.ever(|event| *event == Event::Attack(troglodytes(0), human(0), fell(&[6]), 1)));
}
