//! Dying and coming back.

use cite::rule;
use inferno::cards::{Attack, Sin};
use inferno::{Choice, Event, rule};

use crate::support::{BEATRICE, Table, VIRGIL, hex, land, table, to};

/// Beatrice has died at Dante's; a round begins.
fn fallen(more: &str, at_dantes: bool) -> Table {
    let place = if at_dantes { "at-dantes" } else { "elsewhere" };
    table(&format!(
        "round = 1\nphase = 'dusk'\n{more}\ncharacter = [{{ fallen = '{place}', ell = 0, start = 'gate 6' }}, {{ at = 'styx 6' }}]"
    ))
}

const AWAKE: &str = "dante = {}\ndante-deck = 2";

fn dante_idles(t: &mut Table) {
    t.draw(Sin::Pride).draw(Attack::General).roll(4, 1);
}

#[rule(CHALLENGE_DEATH, DEATH_ADJACENT_CHOICE)]
fn who_dies_at_dantes_comes_back_in_the_middle_of_a_flipped_territory_next_to_it() {
    let mut t = fallen(&format!("{AWAKE}\nflipped = ['dis', 'wood']"), true);
    assert_eq!((t.ask().seat(), t.ask().rule), (BEATRICE.seat(), rule::CHALLENGE_DEATH));
    assert_eq!(t.options(), [Choice::Return(land("dis")), Choice::Return(land("wood"))]);
    t.may_not(Choice::Return(land("sands")), rule::DEATH_ADJACENT_CHOICE);
    t.choose(Choice::Return(land("wood"))).told(Event::Returned(BEATRICE, land("wood").center()), rule::CHALLENGE_DEATH);
    assert_eq!((t.at(BEATRICE), t.ell(BEATRICE)), (Some(land("wood").center()), 5));
    dante_idles(&mut t);
}

#[rule(DEATH_ADJACENT_CHOICE)]
fn who_dies_at_dantes_comes_back_where_it_started_while_nothing_next_to_it_is_flipped() {
    let mut t = fallen(AWAKE, true);
    assert_eq!((t.at(BEATRICE), t.ell(BEATRICE)), (Some(hex("gate 6")), 5));
    dante_idles(&mut t);
}

#[rule(BOARD_CENTER_HEX)]
fn the_nearest_free_hex_stands_in_for_a_taken_center() {
    let mut t = table(&format!(
        "round = 1\nphase = 'dusk'\n{AWAKE}\nflipped = ['dis']
         character = [{{ fallen = 'at-dantes', ell = 0 }}, {{ at = 'dis center' }}]"
    ));
    t.choose(Choice::Return(land("dis")));
    let Some(at) = t.at(BEATRICE) else { panic!("not back") };
    assert_eq!((at.territory(), at.distance(land("dis").center())), (land("dis"), 1));
    dante_idles(&mut t);
}

#[rule(DEATH_ADJACENT_CHOICE, UNCLAIMED_LOCK)]
fn an_unclaimed_holds_who_comes_back_on_its_territory() {
    let mut t = fallen(&format!("{AWAKE}\nunclaimed = [{{ at = 'dis 14' }}]"), true);
    t.choose(Choice::Return(land("dis"))).draw(Attack::PushAway);
    dante_idles(&mut t);
    t.may_not(to("dante 38"), rule::UNCLAIMED_LOCK);
}

#[rule(DEATH_ELSEWHERE)]
fn who_dies_elsewhere_comes_back_where_it_started() {
    let mut t = fallen("", false);
    t.told(Event::Returned(BEATRICE, hex("gate 6")), rule::DEATH_ELSEWHERE);
    t.end_turns().night_falls(1, 1);
    let t = table(
        "round = 1
         phase = 'dusk'
         flipped = ['gate']
         character = [{ fallen = 'elsewhere', ell = 0, start = 'gate 6' }, { at = 'gate 6' }]",
    );
    let Some(at) = t.at(BEATRICE) else { panic!("not back") };
    assert_eq!(at.distance(hex("gate 6")), 1, "somebody stands on its start hex");
}

#[rule(DEATH_STATE, ELL_MEANING)]
fn the_dead_leave_their_resources_and_cards_and_come_back_with_half_their_ell() {
    let mut t = table(
        "phase = 'unclaimed'
         flipped = ['rockfall', 'cliff']
         character = [{ at = 'dis 8', ell = 1, resources = 2, cards = ['dash', 'call'], start = 'gate 6' },
                      { at = 'styx 6' }]
         unclaimed = [{ at = 'dis 12' }]",
    );
    t.draw(Attack::Severe).told(Event::Hurt(BEATRICE, 1), rule::UNCLAIMED_CARD_SEVERE);
    t.told(Event::Died(BEATRICE), rule::ELL_MEANING);
    assert_eq!(t.ask().seat(), VIRGIL.seat(), "the dead have no turn");
    let view = t.view();
    assert!(view.characters[0].dead && view.characters[0].cards.is_empty() && view.characters[0].resources == 0);
    assert_eq!((view.resources[0].at, view.resources[0].count, view.resources[0].from_round), (hex("dis 8"), 2, 1));
    t.choose(Choice::EndTurn);
    assert_eq!((t.at(BEATRICE), t.ell(BEATRICE)), (Some(hex("gate 6")), 5));
    assert_eq!(t.ask().seat(), BEATRICE.seat(), "it has a turn in the round in which it comes back");
}

#[rule(DEATH_STATE)]
fn who_dies_in_its_own_turn_ends_it() {
    let mut t = table("character = [{ at = 'gate 6', ell = 1 }, { at = 'styx 6' }]");
    t.choose(Choice::Flip(land("gate"))).draw(crate::support::Under::Unclaimed).draw(hex("gate 3")).draw(Attack::Ranged);
    assert_eq!((t.at(BEATRICE), t.ask().seat()), (None, VIRGIL.seat()));
}

#[rule(DEATH_ALL)]
fn the_game_goes_on_when_all_are_dead() {
    let mut t = table(
        "phase = 'dante'
         dante = {}
         dante-deck = 3
         flipped = ['dis', 'wood']
         character = [{ at = 'dante 20', ell = 2 }, { at = 'styx 6', ell = 1 }]",
    );
    t.draw(Sin::Greed).draw(Attack::General).roll(4, 1);
    assert!(t.ever(|event| *event == Event::Died(BEATRICE)) && t.ever(|event| *event == Event::Died(VIRGIL)));
    assert_eq!(t.view().round, 2, "nobody has a turn, and the next round begins");
    t.choose(Choice::Return(land("dis")));
    assert_eq!((t.ell(BEATRICE), t.ell(VIRGIL)), (5, 5));
    assert_eq!(t.at(VIRGIL), t.game().character(VIRGIL).start);
    t.draw(Sin::Pride).draw(Attack::General).roll(4, 1);
}

#[rule(ELL_MEANING)]
fn a_single_resource_stays_where_its_owner_died() {
    let mut t = table(
        "phase = 'unclaimed'\nflipped = ['cliff']\ncharacter = [{ at = 'dis 14', ell = 1, resources = 1 }, { at = 'styx 6' }]\nunclaimed = [{ at = 'dis 12' }]",
    );
    t.draw(Attack::General).told(Event::Died(BEATRICE), rule::ELL_MEANING);
    assert_eq!(t.at(BEATRICE), None);
    assert_eq!(t.view().resources.iter().map(|pile| (pile.at, pile.count)).collect::<Vec<_>>(), [(hex("dis 14"), 1)]);
}
