//! Equipment.

use cite::rule;
use claustrophobia::content::{EquipmentCard, Talent};
use claustrophobia::{Choice, Event, HumanId, rule};

use crate::support::{fiend, human, line, row, table, to};

#[rule(EQUIPMENT_EFFECT)]
fn equipment_raises_statistics_and_gives_talents() {
    for (card, values) in [
        ("shield-of-steel", [1, 2, 6]),
        ("boots", [2, 2, 5]),
        ("halberd", [1, 3, 5]),
        ("great-sword", [1, 4, 4]),
        ("blunderbuss", [1, 3, 5]),
    ] {
        let more = format!(
            "human = [{{ who = 'condemned-brute', at = 0, die = 4, equipment = ['{card}'] }}, {{ who = 'redeemer', at = 0, die = 4 }}]"
        );
        let t = table(&(row(&[("straight", 0)]) + &more));
        assert_eq!(t.values(human(0)), values, "{card}");
        assert_eq!(t.game().has_talent(human(0), Talent::Ranged), card == "blunderbuss");
    }
}

#[rule(EQUIPMENT_FIXED)]
fn nobody_gives_or_drops_equipment() {
    let more =
        "human = [{ who = 'condemned-brute', at = 0, die = 4, equipment = ['halberd'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 0)]) + more));
    t.activate(human(0));
    let about = |choice: &Choice| matches!(choice, Choice::Use(_) | Choice::Equipment(..) | Choice::Scenario(_));
    assert_eq!(t.options().iter().filter(|choice| about(choice)).count(), 0, "{:?}", t.options());
    let refused = |choice: &Choice| matches!(choice, Choice::Use(_) | Choice::Equipment(..));
    assert!(!t.ask().refused.iter().any(|cited| refused(&cited.choice)), "nobody could try to");
    t.choose(to(1));
    assert_eq!((t.human(0).equipment.len(), t.human(1).equipment.len()), (1, 0));
}

#[rule(EQUIPMENT_OWNER_LOST)]
fn equipment_leaves_the_game_with_its_owner() {
    let more = "phase = 'infernal-activation'\nfiend = [{ who = 'demon-of-combat', at = 0 }]
                human = [{ who = 'condemned-brute', at = 0, die = 4, damage = [1, 2, 3, 5, 6], equipment = ['halberd'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(fiend(0)).attack(human(0)).roll([6, 1, 1, 1]).told(Event::EquipmentGone(HumanId(0)), rule::EQUIPMENT_OWNER_LOST);
    assert!(t.human(0).equipment.is_empty() && t.human(1).equipment.is_empty());
}

#[rule(EQUIPMENT_EFFECT, ACTIVATION_ACTION_EQUIPMENT)]
fn a_piece_that_is_used_up_is_refused() {
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, damage = [1], equipment = ['healing-potion'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0)]) + more));
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::HealingPotion)).choose(line(0, 1));
    assert_eq!((t.human(0).equipment[0].used, t.damage(0)), (1, vec![]));
}

#[rule(EQUIPMENT_OBTAIN, SETUP_HUMAN_EQUIPMENT)]
fn the_scenario_says_who_has_what() {
    let t = crate::support::new_game("survivors");
    let held = |place: u8| t.human(place).equipment.iter().map(|held| held.card).collect::<Vec<_>>();
    let armed: Vec<u8> = (0..4).filter(|place| !held(*place).is_empty()).collect();
    assert_eq!(armed.len(), 1, "one of the Scouts");
    t.told(Event::EquipmentFound(HumanId(armed[0]), EquipmentCard::Blunderbuss), rule::SETUP_HUMAN_EQUIPMENT);
    assert_eq!(held(armed[0]), [EquipmentCard::Blunderbuss]);
    let mut t = t;
    t.draw_first_events();
    t.roll([4, 4, 4, 4]);
}
