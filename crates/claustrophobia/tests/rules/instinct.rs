//! Instinct cards.

use cite::rule;
use claustrophobia::content::InstinctCard;
use claustrophobia::{Blessing, Choice, Event, HumanId, rule};

use crate::support::{HUMAN, Table, human, row, table};

/// The step in which instinct cards are played, with these in hand.
fn hand(cards: &str, more: &str) -> Table {
    let more = format!(
        "phase = 'human-instinct'\ninstinct = [{cards}]\n{more}
         human = [{{ who = 'condemned-brute', at = 0, die = 3 }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]"
    );
    table(&(row(&[("straight", 0), ("straight", 0)]) + &more))
}

#[rule(INSTINCT_VALUE_USE, COMPONENTS_INSTINCT_CARD, HUMAN_PREP_FINAL_LINE)]
fn for_its_value_a_card_turns_the_die_which_moves_to_that_line() {
    let mut t = hand("'rage'", "");
    assert_eq!(t.values(human(0)), [1, 3, 3]);
    t.choose(Choice::InstinctValue(InstinctCard::Rage, HumanId(0)));
    t.told(Event::InstinctValue(HumanId(0), InstinctCard::Rage), rule::HUMAN_PREP_FINAL_LINE);
    assert_eq!((t.human(0).die, t.values(human(0))), (5, [1, 4, 3]), "line 5, and not the +1 of the card besides");
}

#[rule(INSTINCT_EFFECT_USE, COMPONENTS_INSTINCT_CARD)]
fn for_its_effect_a_card_leaves_the_die_as_it_is() {
    let mut t = hand("'rage'", "");
    t.choose(Choice::InstinctEffect(InstinctCard::Rage, HumanId(0)));
    t.told(Event::InstinctEffect(HumanId(0), InstinctCard::Rage), rule::INSTINCT_PLACED);
    assert_eq!((t.human(0).die, t.values(human(0))), (3, [1, 4, 3]));
}

#[rule(INSTINCT_ONE_PER_WARRIOR, HUMAN_PREP_INSTINCT_STEP)]
fn a_warrior_receives_one_card_and_nobody_has_to() {
    let mut t = hand("'rage', 'haste'", "");
    t.asks(HUMAN, rule::HUMAN_PREP_INSTINCT_STEP).may(Choice::Done, rule::INSTINCT_ONE_PER_WARRIOR);
    t.choose(Choice::InstinctEffect(InstinctCard::Rage, HumanId(0)));
    t.may_not(Choice::InstinctValue(InstinctCard::Haste, HumanId(0)), rule::INSTINCT_ONE_PER_WARRIOR);
    t.may_not(Choice::InstinctEffect(InstinctCard::Haste, HumanId(0)), rule::INSTINCT_ONE_PER_WARRIOR);
    t.may(Choice::InstinctValue(InstinctCard::Haste, HumanId(1)), rule::INSTINCT_VALUE_USE);
    t.done().asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.game().hands().0, 1);
}

#[rule(INSTINCT_DRAW, INSTINCT_AVAILABLE_LATER)]
fn a_card_that_is_drawn_waits_in_hand_for_the_next_preparation_phase() {
    let mut t = hand("'thick-hide'", "");
    // The card moves the die to a line with an instinct icon.
    t.choose(Choice::InstinctValue(InstinctCard::ThickHide, HumanId(0))).draw(InstinctCard::Haste);
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.game().hands().0, 1, "it cannot be played in this phase any more");
}

#[rule(INSTINCT_HAND_LIMIT, INSTINCT_DISCARD_EXCESS)]
fn nobody_holds_more_cards_than_warriors_started_the_game() {
    let more = "phase = 'human-effects'\ninstinct = ['rage', 'rage', 'haste', 'brace']
                human = [{ who = 'condemned-brute', at = 0, die = 2 }, { who = 'condemned-scout', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0)]) + more));
    // Four started The Survivors, though only two are left.
    t.draw(InstinctCard::DigIn).asks(HUMAN, rule::INSTINCT_HAND_LIMIT);
    t.may(Choice::DiscardInstinct(InstinctCard::DigIn), rule::INSTINCT_DISCARD_EXCESS);
    t.choose(Choice::DiscardInstinct(InstinctCard::Brace));
    t.told(Event::InstinctDiscarded(InstinctCard::Brace), rule::INSTINCT_DISCARD_EXCESS);
    assert_eq!((t.game().hands().0, t.game().discards().0), (4, 1));
    assert_eq!(t.values(human(0)), [1, 3, 4], "a discarded card does nothing");
}

#[rule(DECKS_EMPTY)]
fn an_empty_deck_is_made_anew_of_the_discarded_cards() {
    let more = "phase = 'human-effects'\ninstinct-deck = []
                human = [{ who = 'condemned-brute', at = 0, die = 2 }, { who = 'condemned-scout', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0)]) + more));
    assert_eq!(t.counts().iter().sum::<u8>(), 24);
    t.told(Event::Reshuffled, rule::DECKS_EMPTY);
    t.draw(InstinctCard::DigIn);
    assert_eq!((t.game().hands().0, t.game().discards().0), (1, 0));
}

#[rule(TALENT_BLESSED_NO_INSTINCT)]
fn nobody_is_blessed_and_receives_a_card() {
    let more = "phase = 'human-instinct'\ninstinct = ['rage', 'haste']
                human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::InstinctEffect(InstinctCard::Rage, HumanId(1)));
    t.may_not(Choice::Bless(HumanId(1), Blessing::Combat), rule::TALENT_BLESSED_NO_INSTINCT);
    t.choose(Choice::Bless(HumanId(2), Blessing::Combat));
    t.may_not(Choice::InstinctValue(InstinctCard::Haste, HumanId(2)), rule::TALENT_BLESSED_NO_INSTINCT);
    t.may_not(Choice::InstinctEffect(InstinctCard::Haste, HumanId(2)), rule::TALENT_BLESSED_NO_INSTINCT);
}

#[rule(TALENT_NO_STACKING)]
fn a_talent_that_somebody_has_is_not_played_on_it_again() {
    let more = "phase = 'human-instinct'\ninstinct = ['slip-away']\nhuman = [{ who = 'condemned-brute', at = 0, die = 3 }, { who = 'condemned-scout', at = 0, die = 4 }]";
    let t = table(&(row(&[("straight", 0)]) + more));
    t.may_not(Choice::InstinctEffect(InstinctCard::SlipAway, HumanId(1)), rule::TALENT_NO_STACKING);
    t.may(Choice::InstinctEffect(InstinctCard::SlipAway, HumanId(0)), rule::INSTINCT_EFFECT_USE);
}
