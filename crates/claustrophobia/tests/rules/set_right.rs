//! Setting right what stands otherwise on a real table.

use cite::rule;
use claustrophobia::content::{EquipmentCard, EventCard, Gift, InstinctCard};
use claustrophobia::{Event, Part, What, rule};
use table::AnswerError;

use crate::support::{HUMAN, INFERNAL, Table, fiend, human, table, troglodytes};

/// Two tiles, a Redeemer with a Brute, a wounded Hunter and two troglodytes.
fn tunnels() -> Table {
    table(
        "threat = 3\nevents = ['panic']\ninstinct = ['rage']\n\
         tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'healing-fountain', at = [1, 0], open = 'esw', troglodytes = 2 }]\n\
         human = [{ who = 'redeemer', at = 0, die = 4, damage = [2], gifts = ['prescience'] }, { who = 'condemned-brute', at = 0, die = 3 }]\n\
         fiend = [{ who = 'hunter', at = 1, damage = 1 }]",
    )
}

#[rule(DAMAGE_WESTERN_LINE, DAMAGE_WESTERN_DEATH)]
fn lines_are_cancelled_and_healed_but_not_the_last_one() {
    let mut t = tunnels();
    t.set_right(None, What::Line, 5, 1);
    t.told(Event::SetRight(Part { what: What::Line, which: 5 }, 1), rule::DAMAGE_WESTERN_LINE);
    assert_eq!(t.damage(0), [2, 5]);
    t.set_right(None, What::Line, 2, 0).set_right(None, What::Line, 16 + 6, 1);
    assert_eq!((t.damage(0), t.damage(1)), (vec![5], vec![6]));
    for line in [1, 2, 3, 4] {
        t.set_right(None, What::Line, line, 1);
    }
    t.stays(None, What::Line, 6, 1, rule::DAMAGE_WESTERN_DEATH);
    assert_eq!(t.undo().damage(0), [1, 2, 3, 5]);
}

#[rule(MOVEMENT_OCCUPATION, THREAT_RESERVE)]
fn warriors_stand_elsewhere_as_far_as_there_is_room() {
    let mut t = tunnels();
    t.set_right(None, What::HumanPlace, 1, 1).set_right(None, What::FiendPlace, 0, 0);
    assert_eq!((t.at(human(1)), t.at(fiend(0))), (1, 0));
    t.set_right(None, What::Troglodytes, 1, 3);
    assert_eq!(t.at(troglodytes(1)), 1);
    assert_eq!((t.tile(1).troglodytes, t.reserve()), (3, 11 - 3));
    t.stays(None, What::FiendPlace, 0, 1, rule::MOVEMENT_OCCUPATION).set_right(None, What::Troglodytes, 1, 0);
    assert_eq!(t.reserve(), 11);
}

#[rule(GIFT_SETUP, EQUIPMENT_OBTAIN, HUMAN_PREP_ONE_DIE)]
fn boards_are_set_right() {
    let mut t = tunnels();
    t.set_right(None, What::Die, 0, 6).set_right(None, What::Exhausted, 0, 1).set_right(None, What::HasBlessed, 0, 1);
    assert_eq!((t.human(0).die, t.human(0).exhausted, t.human(0).has_blessed), (6, true, true));
    let gift = |gift: Gift| Gift::ALL.iter().position(|other| *other == gift).map_or(0, |kind| kind as u16);
    t.set_right(None, What::Gift, gift(Gift::Prescience), 0).set_right(None, What::Gift, gift(Gift::HolyStrike), 1);
    assert_eq!(t.human(0).gifts, [None, None, None, None, None, Some(Gift::HolyStrike)]);
    t.set_right(None, What::Gift, gift(Gift::LayingOnHands), 1);
    t.stays(None, What::Gift, gift(Gift::SacrificialStrike), 1, rule::GIFT_SETUP);

    let medal = EquipmentCard::Medal.kind() as u16;
    let before = t.values(human(1));
    t.set_right(None, What::Equipment, 16 + EquipmentCard::Boots.kind() as u16, 1).set_right(
        None,
        What::Equipment,
        16 + medal,
        1,
    );
    assert_eq!(t.values(human(1))[0], before[0] + 1, "boots are boots");
    t.stays(None, What::Equipment, medal, 1, rule::EQUIPMENT_OBTAIN);
    t.set_right(None, What::Equipment, 16 + medal, 0).set_right(None, What::Equipment, medal, 1);
    assert_eq!(t.human(0).equipment.len(), 1);
}

#[rule(DAMAGE_DEMON, TILE_FOUNTAIN_TOKENS, TILE_HOLE_TOKEN, BOARD_THREAT_STORAGE, GAME_TURN_MARKER)]
fn tokens_and_counters_are_set_right() {
    let mut t = tunnels();
    t.set_right(None, What::FiendDamage, 0, 3).stays(None, What::FiendDamage, 0, 4, rule::DAMAGE_DEMON);
    t.set_right(None, What::Water, 1, 1).set_right(None, What::Resolved, 1, 1).set_right(None, What::Hole, 0, 1);
    t.set_right(None, What::Threat, 0, 12).set_right(None, What::Alarm, 0, 2).set_right(None, What::Turn, 0, 5);
    let tile = t.tile(1);
    assert_eq!((tile.water, tile.resolved, t.tile(0).hole, t.fiend(0).damage), (1, true, true, 3));
    assert_eq!((t.view(None).threat, t.view(None).alarm, t.view(None).turn), (12, 2, 5));
    t.stays(None, What::Turn, 0, 11, rule::GAME_TURN_MARKER);
}

#[rule(INSTINCT_HAND_LIMIT, EVENT_HAND_LIMIT)]
fn cards_are_set_right_by_whose_they_are() {
    let mut t = tunnels();
    let (rage, panic) = (InstinctCard::Rage.kind() as u16, EventCard::Panic.kind() as u16);
    t.set_right(Some(HUMAN), What::InstinctHand, rage, 2).set_right(Some(INFERNAL), What::EventHand, panic, 0);
    assert_eq!(t.view(Some(HUMAN)).instinct, [InstinctCard::Rage; 2]);
    assert_eq!(t.view(Some(INFERNAL)).events, []);
    // What the others hear of it.
    let part = Part { what: What::EventHand, which: panic };
    assert_eq!(t.heard(Some(INFERNAL)), Some(Event::SetRight(part, 0)));
    assert_eq!([t.heard(Some(HUMAN)), t.heard(None)], [Some(Event::HandSetRight(INFERNAL)), Some(Event::HandSetRight(INFERNAL))]);
    // Discards lie face up.
    t.set_right(Some(INFERNAL), What::EventSpent, panic, 1);
    assert_eq!(t.heard(Some(HUMAN)), Some(Event::SetRight(Part { what: What::EventSpent, which: panic }, 1)));
}

#[rule(EVENT_HAND_LIMIT, INSTINCT_HAND_LIMIT)]
fn nobody_learns_of_a_hand_by_what_can_be_set_right() {
    let mut t = tunnels();
    let theirs = |what: What| what as u16 * 512..(what as u16 + 1) * 512;
    let sees = |t: &Table, viewer, what: What| t.things(viewer).iter().any(|id| theirs(what).contains(id));
    for what in [What::EventHand, What::EventSpent] {
        assert_eq!([Some(HUMAN), Some(INFERNAL), None].map(|viewer| sees(&t, viewer, what)), [false, true, false]);
    }
    for what in [What::InstinctHand, What::InstinctSpent] {
        assert_eq!([Some(HUMAN), Some(INFERNAL), None].map(|viewer| sees(&t, viewer, what)), [true, false, false]);
    }
    // Whether the card is there or not, the answer is the same.
    for card in EventCard::ALL {
        for value in 0..3 {
            let refusal = t.try_right(Some(HUMAN), What::EventHand, card.kind() as u16, value);
            assert_eq!(refusal, Err(AnswerError::NoSuchAnswer));
        }
    }
    assert_eq!(t.try_right(Some(INFERNAL), What::InstinctHand, 0, 0), Err(AnswerError::NoSuchAnswer));
}
