//! Every instinct card, played for its effect.

use cite::rule;
use claustrophobia::content::{InstinctCard, Talent};
use claustrophobia::{Choice, HumanId, rule};

use crate::support::{Table, human, line, table};

/// A Scout with a die on line 3 (2/2/3) and a Redeemer beside it, one card in hand, played on the Scout.
fn played(card: &str, more: &str) -> Table {
    let mut t = table(&format!(
        "phase = 'human-instinct'\ninstinct = ['{card}']\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0] }}]\n\
         human = [{{ who = 'condemned-scout', at = 0, die = 3{more} }}, {{ who = 'redeemer', at = 0, die = 1, has-blessed = true }}]"
    ));
    assert_eq!(t.values(human(0)), [2, 2, 3], "before");
    let card = InstinctCard::ALL.into_iter().find(|kind| t.offers(Choice::InstinctEffect(*kind, HumanId(0))));
    t.choose(Choice::InstinctEffect(card.expect("it can be played"), HumanId(0)));
    t
}

fn talents(t: &Table) -> Vec<Talent> {
    t.statistics(human(0)).talents.iter().collect()
}

#[rule(INSTINCT_EFFECT_USE, CONTENT_INSTINCT)]
fn rage_haste_and_brace_raise_one_statistic_of_one_warrior() {
    for (card, values) in [("rage", [2, 3, 3]), ("haste", [3, 2, 3]), ("brace", [2, 2, 4])] {
        let t = played(card, "");
        assert_eq!((t.values(human(0)), t.values(human(1))), (values, [1, 2, 5]), "{card}");
    }
}

#[rule(INSTINCT_EFFECT_USE, CONTENT_INSTINCT)]
fn five_cards_give_a_talent() {
    for (card, talent) in [
        ("bloodlust", Talent::Frenzied),
        ("stare-down", Talent::Impressive),
        ("thick-hide", Talent::Resistant),
        ("throw-anything", Talent::Ranged),
        ("stand-before", Talent::Bodyguard),
    ] {
        let t = played(card, "");
        let mut wanted = vec![Talent::Elusive, talent];
        wanted.sort_by_key(|talent| *talent as u8);
        assert_eq!((talents(&t), t.values(human(0))), (wanted, [2, 2, 3]), "{card}");
    }
}

#[rule(INSTINCT_EFFECT_USE, CONTENT_INSTINCT)]
fn slip_away_makes_elusive_who_was_not() {
    let mut t = table(
        "phase = 'human-instinct'\ninstinct = ['slip-away']\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 1 }]",
    );
    assert!(!t.statistics(human(0)).talents.has(Talent::Elusive));
    t.choose(Choice::InstinctEffect(InstinctCard::SlipAway, HumanId(0)));
    assert!(t.statistics(human(0)).talents.has(Talent::Elusive));
}

#[rule(INSTINCT_EFFECT_USE, CONTENT_INSTINCT)]
fn dig_in_gives_two_defense_and_takes_all_movement() {
    assert_eq!(played("dig-in", "").values(human(0)), [0, 2, 5]);
}

#[rule(INSTINCT_EFFECT_USE, HEALING_LINE)]
fn lick_wounds_heals_a_line_of_ones_choice() {
    let mut t = played("lick-wounds", ", damage = [2, 5]");
    assert_eq!(t.options(), [line(0, 2), line(0, 5)]);
    t.choose(line(0, 5));
    assert_eq!(t.damage(0), [2]);
    let t = table(
        "phase = 'human-instinct'\ninstinct = ['lick-wounds']\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 3 }]",
    );
    t.may_not(Choice::InstinctEffect(InstinctCard::LickWounds, HumanId(0)), rule::HEALING_LINE);
}

#[rule(INSTINCT_EFFECT_USE, INSTINCT_DRAW)]
fn keen_senses_draws_two_cards() {
    let mut t = played("keen-senses", "");
    t.draw(InstinctCard::Rage).draw(InstinctCard::Haste);
    let held = |t: &Table, card| t.offers(Choice::InstinctEffect(card, HumanId(1)));
    assert!(held(&t, InstinctCard::Rage) && held(&t, InstinctCard::Haste) && !held(&t, InstinctCard::KeenSenses));
}

#[rule(INSTINCT_PLACED, CONTENT_INSTINCT)]
fn effects_are_over_when_the_next_human_preparation_phase_begins() {
    let mut t = table(
        "phase = 'infernal-activation'\nthreat = 0\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 3 }, { who = 'redeemer', at = 0, die = 1 }]\n\
         [[lasting]]\ntoken = { instinct = 'rage' }\non = { human = 0 }\ngives = { plus = ['combat', 1] }\nuntil = 'human-preparation'",
    );
    t.roll([3, 3]);
    assert_eq!(t.values(human(0)), [2, 2, 3]);
}
