//! The preparation phase of the human player: cleanup, dice, lines, exhaustion, healing.

use cite::rule;
use claustrophobia::content::{EquipmentCard, InstinctCard, Talent};
use claustrophobia::{Blessing, Choice, Event, HumanId, Token, rule};

use crate::support::{HUMAN, INFERNAL, Table, fell, human, line, row, table, to};

/// A phase with two humans on one tile.
fn two(phase: &str, first: &str, second: &str) -> Table {
    let more = format!(
        "phase = '{phase}'\nhuman = [{{ who = 'condemned-brute', at = 0, {first} }}, {{ who = 'condemned-scout', at = 0, {second} }}]"
    );
    table(&(row(&[("straight", 0), ("straight", 0)]) + &more))
}

#[rule(TURN_SEQUENCE, TURN_REPEAT)]
fn a_turn_has_five_phases_and_then_the_next_one_begins() {
    let more = "scenario = 'hit-them'\nphase = 'human-cleanup'\nthreat = 1\nhuman = [{ who = 'redeemer', at = 0, die = 2 }]";
    let mut t = table(&(row(&[("crossing", 0), ("straight", 1)]) + more));
    t.told(Event::Turn(2), rule::TURN_SEQUENCE).chance(HUMAN, rule::HUMAN_PREP_ROLL, 1);
    t.roll([4]).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    t.done().chance(INFERNAL, rule::INFERNAL_PREP_ROLL_THREE, 3);
    t.roll([1, 2, 3]).asks(INFERNAL, rule::INFERNAL_PREP_ALLOCATE_ALL);
    for (value, power) in [(1, 1), (2, 2), (3, 5)] {
        t.choose(Choice::Allocate(value, claustrophobia::PowerId(power)));
    }
    t.asks(INFERNAL, rule::THREAT_SPEND).asks(INFERNAL, rule::THREAT_SPEND);
    t.done().asks(INFERNAL, rule::ACTIVATION_INFERNAL_EACH);
    t.done().told(Event::TurnOver(2), rule::TURN_REPEAT).told(Event::Turn(3), rule::TURN_SEQUENCE);
    t.roll([4]);
}

#[rule(GAME_TURN_MARKER)]
fn after_the_last_turn_the_infernal_player_has_won() {
    let more = "phase = 'turn-end'\nturn = 10\nhuman = [{ who = 'redeemer', at = 0, die = 2 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    table(&(row(&[("crossing", 0)]) + more)).over(rule::GAME_TURN_MARKER, INFERNAL);
    let more = more.replace("turn = 10", "turn = 9");
    let mut t = table(&(row(&[("crossing", 0)]) + &more));
    t.told(Event::Turn(10), rule::TURN_SEQUENCE);
    t.roll([4, 4]);
}

#[rule(HUMAN_PREP_CLEANUP_CARDS, HUMAN_PREP_CLEANUP_DICE, HUMAN_PREP_CLEANUP_TOKENS, EXHAUSTED_DURATION, INSTINCT_PLACED)]
fn first_the_cards_dice_and_tokens_of_the_last_turn_go() {
    let t = two("human-instinct", "die = 1, damage = [1]", "die = 4");
    t.told(Event::Exhausted(HumanId(0)), rule::EXHAUSTED_CAUSE);
    assert!(t.human(0).exhausted);
    let more = "scenario = 'hit-them'\nphase = 'human-instinct'\ninstinct = ['rage']\nhuman = [{ who = 'condemned-brute', at = 0, die = 1, damage = [1] }]";
    let mut t = table(&(row(&[("straight", 0)]) + more));
    t.choose(Choice::InstinctEffect(InstinctCard::Rage, HumanId(0)));
    t.told(Event::InstinctEffect(HumanId(0), InstinctCard::Rage), rule::INSTINCT_PLACED);
    let played = t.human(0).instinct.expect("the card lies beside the board");
    assert!(played.card == InstinctCard::Rage && !played.for_value && t.human(0).exhausted);
    assert_eq!((t.statistics(human(0)).combat, t.game().discards().0), (1, 0), "it counts and is not discarded yet");
    t.done().roll([1, 1, 1]);
    for power in [0, 1, 5] {
        t.choose(Choice::Allocate(1, claustrophobia::PowerId(power)));
    }
    t.told(Event::InstinctDiscarded(InstinctCard::Rage), rule::HUMAN_PREP_CLEANUP_CARDS);
    t.told(Event::Recovered(HumanId(0)), rule::EXHAUSTED_DURATION);
    t.told(Event::HumanCleared, rule::HUMAN_PREP_CLEANUP_DICE);
    assert_eq!(t.events().iter().filter(|event| **event == Event::HumanCleared).count(), 1, "one sentence is told once");
    assert_eq!((t.human(0).instinct, t.human(0).die, t.human(0).exhausted), (None, 0, false));
    assert_eq!(t.game().discards().0, 1);
    t.roll([2]);
    assert_eq!(t.statistics(human(0)).combat, 3, "the rage is over");
    t.draw(InstinctCard::Rage);
}

#[rule(HUMAN_PREP_CLEANUP_TOKENS)]
fn each_token_that_goes_is_named_once() {
    let courage = |statistic: &str| {
        format!(
            "{{ token = 'courage', on = {{ human = 0 }}, gives = {{ plus = ['{statistic}', 1] }}, until = 'human-preparation' }}"
        )
    };
    let more = format!(
        "phase = 'human-cleanup'\nturn = 2\nlasting = [{}, {}]\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]",
        courage("combat"),
        courage("movement")
    );
    let mut t = table(&(row(&[("straight", 0)]) + &more));
    t.told(Event::Gone(Token::Courage), rule::HUMAN_PREP_CLEANUP_TOKENS);
    assert_eq!(t.events().iter().filter(|event| matches!(event, Event::Gone(_))).count(), 1);
    t.roll([4]);
}

#[rule(HUMAN_PREP_ROLL, PREP_ACTIVE_WARRIORS)]
fn one_die_is_rolled_for_each_living_warrior_in_play() {
    let t = two("human-roll", "damage = [1, 2, 3, 4, 5]", "die = 0");
    t.chance(HUMAN, rule::HUMAN_PREP_ROLL, 2);
    let mut t = t;
    t.roll([3, 6]).told(Event::ActivationRoll(fell(&[3, 6])), rule::HUMAN_PREP_ROLL);
}

#[rule(HUMAN_PREP_ASSIGN, HUMAN_PREP_ONE_DIE)]
fn the_player_chooses_which_die_goes_to_whom_and_each_warrior_gets_one() {
    let mut t = two("human-roll", "die = 0", "die = 0");
    t.roll([3, 6]);
    t.asks(HUMAN, rule::HUMAN_PREP_ASSIGN);
    t.may(Choice::Assign(HumanId(0), 3), rule::BOARD_LINE_STATISTICS)
        .may(Choice::Assign(HumanId(0), 6), rule::BOARD_LINE_STATISTICS);
    assert!(!t.offers(Choice::Assign(HumanId(0), 4)), "no 4 was rolled");
    t.choose(Choice::Assign(HumanId(0), 6)).told(Event::Assigned(HumanId(0), 6), rule::HUMAN_PREP_ONE_DIE);
    t.told(Event::Assigned(HumanId(1), 3), rule::HUMAN_PREP_ONE_DIE);
    assert_eq!((t.human(0).die, t.human(1).die), (6, 3));
    t.draw(InstinctCard::Rage);
}

#[rule(HUMAN_PREP_FINAL_LINE, BOARD_LINE_STATISTICS)]
fn the_line_of_the_die_gives_the_statistics_of_the_whole_turn() {
    let mut t = two("human-roll", "die = 0", "die = 0");
    t.roll([3, 5]).choose(Choice::Assign(HumanId(0), 5));
    assert_eq!((t.values(human(0)), t.values(human(1))), ([1, 4, 3], [2, 2, 3]));
}

#[rule(PREP_VOLUNTARY_CANCELLED_LINE)]
fn a_die_may_go_on_a_cancelled_line_on_purpose() {
    let mut t = two("human-roll", "damage = [4]", "die = 0");
    t.roll([4, 5]).may(Choice::Assign(HumanId(0), 4), rule::PREP_VOLUNTARY_CANCELLED_LINE);
    t.choose(Choice::Assign(HumanId(0), 4));
    assert!(t.human(0).exhausted);
    t.draw(InstinctCard::Rage);
}

#[rule(EXHAUSTED_CAUSE, EXHAUSTED_STATISTICS)]
fn a_die_on_a_cancelled_line_exhausts() {
    let t = two("human-effects", "die = 4, damage = [4]", "die = 4, damage = [3]");
    t.told(Event::Exhausted(HumanId(0)), rule::EXHAUSTED_CAUSE);
    assert!(t.human(0).exhausted && !t.human(1).exhausted);
    assert_eq!((t.values(human(0)), t.values(human(1))), ([0, 0, 3], [2, 2, 4]));
}

#[rule(EXHAUSTED_STATISTICS)]
fn an_exhausted_warrior_neither_moves_nor_attacks() {
    let mut t = two("human-activation", "die = 4, damage = [4], exhausted = true", "die = 4");
    t.activate(human(0)).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.at(human(0)), 0, "there was nothing to choose");
}

#[rule(EXHAUSTED_NO_TALENTS)]
fn an_exhausted_warrior_has_no_talents() {
    for (exhausted, able) in [(false, true), (true, false)] {
        let t = two("human-activation", "die = 4", &format!("die = 4, damage = [4], exhausted = {exhausted}"));
        assert_eq!(t.game().has_talent(human(1), Talent::Elusive), able);
    }
}

#[rule(EXHAUSTED_NO_INSTINCT, INSTINCT_DRAW, HUMAN_PREP_EFFECTS_STEP)]
fn an_exhausted_warrior_draws_no_instinct_card() {
    let mut t = two("human-effects", "die = 2, damage = [2]", "die = 4");
    t.told(Event::NoDraw(HumanId(0)), rule::EXHAUSTED_NO_INSTINCT).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.game().hands().0, 0);
    t = two("human-effects", "die = 2", "die = 4");
    t.chance(HUMAN, rule::INSTINCT_DRAW, 1);
    t.draw(InstinctCard::Rage).told(Event::InstinctDrawn, rule::INSTINCT_AVAILABLE_LATER);
    assert_eq!(t.game().hands().0, 1);
}

#[rule(EXHAUSTED_NO_EQUIPMENT)]
fn an_exhausted_warrior_has_no_use_of_its_equipment_unless_the_card_says_so() {
    let kit = "equipment = ['shield-of-steel', 'grenade', 'healing-potion'], die = 4, damage = [4]";
    let fresh = two("human-activation", &kit.replace("[4]", "[3]"), "die = 4");
    assert_eq!(fresh.values(human(0)), [1, 2, 6]);
    let mut t = two("human-activation", &format!("{kit}, exhausted = true"), "die = 4");
    assert_eq!(t.values(human(0)), [0, 0, 3], "no shield");
    t.activate(human(0)).may_not(Choice::Use(EquipmentCard::Grenade), rule::EXHAUSTED_NO_EQUIPMENT);
    t.may(Choice::Use(EquipmentCard::HealingPotion), rule::ACTIVATION_ACTION_EQUIPMENT);
}

#[rule(EXHAUSTED_BONUSES, GIFT_AURA_OF_COURAGE)]
fn bonuses_count_for_an_exhausted_warrior() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 5, gifts = ['aura-of-courage'] },
                { who = 'condemned-brute', at = 0, die = 4, damage = [4] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::Gift(HumanId(0), claustrophobia::content::Gift::AuraOfCourage)).choose(Choice::Warrior(human(1)));
    assert!(t.human(1).exhausted);
    assert_eq!(t.values(human(1)), [1, 1, 4]);
    t.activate(human(1)).may(to(1), rule::EXHAUSTED_BONUSES);
}

#[rule(HEALING_LINE, HEALING_ENDS_EXHAUSTION, PREP_HEALED_LINE_BONUS)]
fn healing_the_line_under_the_die_ends_exhaustion_but_brings_no_draw_afterwards() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 2, gifts = ['laying-on-hands'] },
                { who = 'condemned-brute', at = 0, die = 2, damage = [2, 5] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    assert!(t.human(1).exhausted);
    t.choose(Choice::Gift(HumanId(0), claustrophobia::content::Gift::LayingOnHands)).choose(line(1, 2));
    t.told(Event::Healed(HumanId(1), 2), rule::HEALING_LINE).told(Event::Recovered(HumanId(1)), rule::HEALING_ENDS_EXHAUSTION);
    assert!(!t.human(1).exhausted && !t.is_drawing());
    assert_eq!((t.values(human(1)), t.damage(1)), ([1, 3, 4], vec![5]));
}

#[rule(HEALING_ENDS_EXHAUSTION)]
fn healing_another_line_leaves_a_warrior_exhausted() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 2, gifts = ['laying-on-hands'] },
                { who = 'condemned-brute', at = 0, die = 2, damage = [2, 5] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::Gift(HumanId(0), claustrophobia::content::Gift::LayingOnHands)).choose(line(1, 5));
    assert!(t.human(1).exhausted);
}

#[rule(PREP_HEALED_LINE_BONUS, TALENT_BLESSED_HEAL)]
fn a_line_that_is_healed_before_the_last_step_gives_its_instinct_card() {
    let more = "phase = 'human-instinct'\nhuman = [{ who = 'redeemer', at = 0, die = 2 }, { who = 'condemned-brute', at = 0, die = 2, damage = [2] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::Bless(HumanId(1), Blessing::Combat)).told(Event::Healed(HumanId(1), 2), rule::TALENT_BLESSED_HEAL);
    t.draw(InstinctCard::Rage);
    assert!(!t.human(1).exhausted);
}
