//! The board of destiny: its six powers.

use cite::rule;
use claustrophobia::content::{EventCard, Talent};
use claustrophobia::{Choice, DiePlace, Event, PowerId, rule};

use crate::support::{INFERNAL, Table, fiend, row, table, troglodyte_on, troglodytes};

/// Dice are rolled and put on a power; gives the table and whether it was triggered.
fn put(dice: &[u8], power: PowerId) -> (Table, bool) {
    let rolled: Vec<String> = dice.iter().map(|value| format!("{{ value = {value} }}")).collect();
    let more = format!(
        "phase = 'infernal-allocate'\ndestiny = [{}]\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]
         fiend = [{{ who = 'tough-troglodyte', at = 1 }}]",
        rolled.join(", ")
    );
    let mut t = table(&(row(&[("straight", 0), ("straight", 1), ("crossing", 0)]) + &more));
    for value in dice {
        t.choose(Choice::Allocate(*value, power));
    }
    let triggered = !t.dice(DiePlace::Triggered(power)).is_empty();
    (t, triggered)
}

#[rule(DESTINY_ABYSSAL_THREAT_CONDITION, DESTINY_ABYSSAL_THREAT_EFFECT, COMPONENTS_DESTINY_DIE_RESULT, CONTENT_DESTINY_DIE_FACES)]
fn abyssal_threat_takes_dice_of_one_colour_and_gives_three_points_for_each() {
    for (dice, points) in [(&[1][..], Some(3)), (&[2, 6], Some(6)), (&[1, 3, 5], Some(9)), (&[2, 3], None), (&[1, 1, 4], None)] {
        let (t, triggered) = put(dice, PowerId::ABYSSAL_THREAT);
        assert_eq!(triggered, points.is_some(), "{dice:?}");
        // The Survivors begins with 4 points, and each threat phase brings 5.
        assert_eq!(t.game().threat(), 4 + 5 + points.unwrap_or(0));
        if let Some(points) = points {
            t.told(Event::Threat(points), rule::DESTINY_ABYSSAL_THREAT_EFFECT);
        }
    }
}

#[rule(BOARD_THREAT_STORAGE, THREAT_TP_LIMIT)]
fn threat_points_are_stored_without_limit() {
    let more = "scenario = 'hit-them'\nphase = 'infernal-allocate'\nthreat = 30\ndestiny = [{ value = 2 }]\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.choose(Choice::Allocate(2, PowerId::ABYSSAL_THREAT)).choose(troglodyte_on(1));
    assert_eq!(t.game().threat(), 32, "33 points, one spent");
    t.done().done().roll([4]).done().roll([1, 1, 1]);
    assert_eq!(t.game().threat(), 32, "what is not spent stays");
}

#[rule(DESTINY_SPEED_CONDITION, DESTINY_SPEED_EFFECT, DESTINY_SPEED_SCOPE)]
fn speed_takes_two_white_dice_and_makes_troglodytes_faster_but_not_the_tough_one() {
    for (dice, fast) in [(&[1, 3][..], true), (&[5, 5], true), (&[1], false), (&[1, 2], false), (&[2, 4], false)] {
        let (t, triggered) = put(dice, PowerId::SPEED);
        assert_eq!(triggered, fast, "{dice:?}");
        assert_eq!((t.statistics(troglodytes(1)).movement, t.statistics(fiend(0)).movement), (1 + u8::from(fast), 2));
        if fast {
            t.told(Event::Lasts(PowerId::SPEED), rule::DESTINY_SPEED_EFFECT);
        }
    }
}

#[rule(DESTINY_FRENZIED_CONDITION, DESTINY_FRENZIED_EFFECT)]
fn frenzied_creatures_takes_two_red_dice_and_makes_troglodytes_frenzied() {
    for (dice, frenzied) in [(&[2, 4][..], true), (&[6, 6], true), (&[2], false), (&[1, 2], false), (&[1, 3], false)] {
        let (t, triggered) = put(dice, PowerId::FRENZIED);
        assert_eq!(triggered, frenzied, "{dice:?}");
        assert_eq!(t.game().has_talent(troglodytes(1), Talent::Frenzied), frenzied);
        if frenzied {
            t.told(Event::Lasts(PowerId::FRENZIED), rule::DESTINY_FRENZIED_EFFECT);
        }
    }
}

#[rule(DESTINY_SPEED_EFFECT, DESTINY_FRENZIED_EFFECT)]
fn both_last_until_the_next_infernal_preparation_phase() {
    let lasting = "destiny = [{ value = 1 }, { value = 3, waits = 'speed' }, { value = 4, waits = 'frenzied' }, { value = 6, waits = 'frenzied' }]";
    let more = format!(
        "scenario = 'hit-them'\nphase = 'infernal-allocate'\nthreat = 0\n{lasting}\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]"
    );
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + &more));
    t.choose(Choice::Allocate(1, PowerId::SPEED));
    let fast = |t: &Table| (t.statistics(troglodytes(1)).movement, t.game().has_talent(troglodytes(1), Talent::Frenzied));
    t.asks(INFERNAL, rule::ACTIVATION_INFERNAL_EACH);
    assert_eq!(fast(&t), (2, true));
    t.done().roll([4]);
    assert_eq!(fast(&t), (2, true), "in the turn of the humans too");
    t.done();
    assert_eq!(fast(&t), (1, false));
    t.roll([1, 1, 1]);
}

#[rule(DESTINY_DARK_CONDITION, DESTINY_DARK_EFFECT)]
fn dark_destiny_takes_any_die_draws_as_many_cards_and_keeps_one() {
    let (mut t, _) = put(&[3], PowerId::DARK_DESTINY);
    t.chance(INFERNAL, rule::DESTINY_DARK_EFFECT, 1);
    t.draw(EventCard::Terror).draw(EventCard::Panic).draw(EventCard::Snare);
    t.told(Event::EventsDrawn(3), rule::DESTINY_DARK_EFFECT);
    t.may(Choice::Keep(EventCard::Panic), rule::DESTINY_DARK_EFFECT);
    t.choose(Choice::Keep(EventCard::Panic)).told(Event::EventKept, rule::DESTINY_DARK_EFFECT);
    t.told(Event::EventDiscarded(EventCard::Terror), rule::DESTINY_DARK_EFFECT);
    assert_eq!((t.game().hands().1, t.game().discards().1), (1, 2));
    assert_eq!(t.dice(DiePlace::Triggered(PowerId::DARK_DESTINY)), [3]);
}

#[rule(DESTINY_DARK_DESTINY_DECK)]
fn dark_destiny_draws_what_there_is_and_keeps_one() {
    let more = "phase = 'infernal-allocate'\ndestiny = [{ value = 5 }]\nevent-deck = ['snare']\nevents = ['terror']\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.choose(Choice::Allocate(5, PowerId::DARK_DESTINY)).draw(EventCard::Snare);
    // The deck is empty now, so the discarded cards are shuffled.
    t.told(Event::Reshuffled, rule::DECKS_EMPTY);
    assert_eq!(t.counts().iter().sum::<u8>(), 22);
    t.draw(EventCard::Terror).draw(EventCard::Panic).draw(EventCard::CaveIn).draw(EventCard::CaveIn);
    t.choose(Choice::Keep(EventCard::CaveIn));
    assert_eq!(t.game().hands().1, 2);
}

#[rule(DESTINY_INTREPID_CONDITION, DESTINY_INTREPID_EFFECT)]
fn intrepid_charge_takes_several_dice_of_seven_and_lets_warriors_enter_among_enemies() {
    for (dice, bold) in [(&[3, 4][..], true), (&[1, 2, 4], true), (&[6], false), (&[3, 3], false), (&[1, 2, 3], false)] {
        let (t, triggered) = put(dice, PowerId::INTREPID);
        assert_eq!(triggered, bold, "{dice:?}");
        if bold {
            t.may(troglodyte_on(0), rule::DESTINY_INTREPID_EFFECT);
        } else {
            t.may_not(troglodyte_on(0), rule::THREAT_EMPTY_TILE);
        }
    }
}

#[rule(DESTINY_SNEAKY_CONDITION, DESTINY_SNEAKY_EFFECT)]
fn sneaky_charge_takes_several_dice_of_eight_and_lets_warriors_enter_without_openings() {
    for (dice, sly) in [(&[4, 4][..], true), (&[1, 2, 5], true), (&[6], false), (&[3, 4], false)] {
        let (t, triggered) = put(dice, PowerId::SNEAKY);
        assert_eq!(triggered, sly, "{dice:?}");
        if sly {
            t.may(troglodyte_on(1), rule::DESTINY_SNEAKY_EFFECT);
        } else {
            t.may_not(troglodyte_on(1), rule::THREAT_OPENING);
        }
    }
}
