//! The Malefactors' Turn and their decks.

use cite::rule;
use dante::content::ActionId;
use dante::state::{DeckCard, Top};
use dante::{Choice, Event, Setup, rule};

use crate::support::{ARTIST, DECK, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, Table, area, dial, space, table};

#[rule(MALEFACTOR_ACTIVATION_ORDER, MALEFACTOR_CARD_TO_BOTTOM, CONFRONTATION_MALEFACTOR_TURN)]
fn the_top_card_is_played_and_goes_to_the_bottom() {
    let mut t = table(
        "phase = 'malefactors'
        foe = [{ id = 'minos', at = 'A1', top = 'stamp' }]
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        champion = [{ id = 'outlaw', at = 'E1 north' }]",
    );
    t.told(Event::Activated(DECK, DeckCard::Action(ActionId::Stamp)), rule::MALEFACTOR_ACTIVATION_ORDER);
    t.told(Event::PutUnder(DECK, DeckCard::Action(ActionId::Stamp)), rule::MALEFACTOR_CARD_TO_BOTTOM);
    t.turn_up(ActionId::Verdict)
        .told(Event::TurnedUp(DECK, Top::Known(DeckCard::Action(ActionId::Verdict))), rule::MALEFACTOR_DECK_FACE_UP);
    t.draw_on();
}

#[rule(MALEFACTOR_INSTRUCTION_IMPOSSIBLE)]
fn an_instruction_without_a_target_is_passed_over() {
    let mut t = table(
        "phase = 'malefactors'
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        champion = [{ id = 'outlaw', at = 'E1 north' }]",
    );
    t.told(Event::FoeMoved(MINOS, area("C1")), rule::MOVEMENT_APPROACH)
        .told(Event::NobodyThere, rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE);
    t.turn_up_haul();
    assert_eq!(t.vigor(OUTLAW), 9, "nothing but the next Preparation");
}

#[rule(KEYWORD_REGENERATE, DECK_REGENERATE_FACE)]
fn regenerate_brings_a_card_back_under_the_deck() {
    let mut t = table(
        "phase = 'malefactors'
        foe = [{ id = 'minos', at = 'A1', top = 'labyrinth', cards = 3 }]
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        champion = [{ id = 'outlaw', at = 'A1 south' }, { id = 'artist', at = 'E3 north' }]",
    );
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    let before = t.game().tray(DECK).len();
    t.come("discard", 0).told_like(|event| matches!(event, Event::Regenerated(..)), rule::KEYWORD_REGENERATE);
    assert_eq!(t.game().tray(DECK).len(), before + 1);
    while t.is_drawing() {
        t.draw_on();
    }
}

#[rule(LEVEL_FALLING_MALEFACTOR_MOVE, CONFLICT_MALEFACTOR_FALLING, MOVEMENT_STRAIGHT_LINE_FALLS)]
fn minos_moves_down_without_a_scratch() {
    let mut t = table(
        "phase = 'malefactors'
        buildings = [{ at = 'A1', levels = 2 }]
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        champion = [{ id = 'outlaw', at = 'C1 north', vigor = 12 }]",
    );
    assert!(!t.ever(|event| matches!(event, Event::FoeFell(..))));
    assert_eq!(t.vigor(OUTLAW), 6, "4 damage and 2 for the edge of the board, in one sum");
    t.turn_up_haul();
}

#[rule(FACING_TURN_AROUND_RANGED)]
fn an_arrow_from_behind_turns_him_too() {
    let mut t =
        table("foe = [{ id = 'minos', facing = 'east' }]\nchampion = [{ id = 'outlaw', at = 'A2 east', hand = ['slip-away'] }]");
    t.play(OUTLAW, "slip-away", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    t.told_like(|event| matches!(event, Event::Faced(..)), rule::FACING_TURN_AROUND);
}

#[rule(
    CONFRONTATION_SETUP_TRAY,
    CHRONICLE_SETUP_COOLDOWN_SLOTS,
    CHRONICLE_SETUP_VIGOR,
    CONFRONTATION_QUICK_SETUP,
    TURN_FIRST,
    TURN_FIRST_TURN_SLOTS,
    CHRONICLE_SETUP_FOUR_CHAMPIONS
)]
fn at_first_a_champion_has_one_free_slot_and_four_cards() {
    let mut t = Table::begun(Setup::of(4));
    t.draw_on();
    assert!(t.ever(|event| *event == Event::Laid));
    for who in [ARTIST, MERCENARY, OUTLAW] {
        let champion = t.champion(who);
        assert_eq!((champion.hand.len(), champion.vigor), (4, 9));
        assert_eq!(champion.slots.iter().filter(|slot| slot.cover == dante::state::Cover::Open).count(), 1);
    }
    assert_eq!(t.game().tray(DECK).len(), 10 + usize::from(dial("limbo", "arcana")));
    t.may(Choice::Go(ARTIST, space("B3 south")), rule::TURN_BASIC_MOVE);
}
