//! Small parts of the kernel by themselves: decks, questions, chance.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use table::geometry::hex::Hex;
use table::geometry::square::Square;
use table::{Ask, Bag, By, Chance, Deck, Draw, Halt, Key, Known, Menu, Oracle, Random, RuleId, Seat, Seats, choices, pick};
use trials::toys::council::{About, Choice, Council};
use trials::toys::seer::Seers;

const RULE: RuleId = RuleId(0);
const NOBODY: Seats = Seats::NONE;

fn chance() -> Chance {
    Chance::pile("deck", Key("draw"), RULE)
}

/// Every card of a deck, in the order in which it is drawn.
fn drawn(mut deck: Deck<3>) -> Vec<usize> {
    let mut random = Random::new(5);
    core::iter::from_fn(|| deck.draw::<Seers>(&mut random, chance()).unwrap()).collect()
}

#[test]
fn known_cards_keep_their_places_above_and_below_the_rest() {
    let mut deck = Deck::shuffled(Bag::of([2, 0, 0]));
    deck.put_on_top(Known { kind: 1, seen_by: NOBODY });
    deck.put_under(Known { kind: 2, seen_by: NOBODY });
    assert_eq!((deck.len(), deck.is_empty(), deck.cards()), (4, false, Bag::of([2, 1, 1])));
    assert_eq!(drawn(deck), [1, 0, 0, 2]);
}

#[test]
fn what_lies_at_the_bottom_keeps_its_order() {
    let mut deck = Deck::shuffled(Bag::of([0, 0, 0]));
    assert!(deck.is_empty());
    for kind in [0, 1, 2] {
        deck.put_under(Known { kind, seen_by: NOBODY });
    }
    assert_eq!(drawn(deck), [0, 1, 2]);
}

#[test]
fn who_looks_sees_the_next_cards_and_they_stay() {
    let mut deck = Deck::shuffled(Bag::of([1, 1, 0]));
    deck.put_under(Known { kind: 2, seen_by: NOBODY });
    let mut random = Random::new(9);
    let seen = deck.look::<Seers>(&mut random, &chance(), Seat(1), 3).unwrap();
    assert_eq!(seen.len(), 3);
    assert_eq!(seen.last(), Some(&2), "the lowest card comes last");
    assert_eq!(deck.look::<Seers>(&mut random, &chance(), Seat(0), 9).unwrap(), seen, "there are no more, and they are the same");
    let lifted = deck.lift(2);
    assert_eq!(lifted.iter().map(|card| card.kind).collect::<Vec<_>>(), seen[..2]);
    assert!(lifted.iter().all(|card| card.seen_by == Seats::first(2)));
    assert_eq!(deck.len(), 1);
}

#[test]
fn shuffling_takes_cards_in_and_forgets_all_places() {
    let mut deck = Deck::shuffled(Bag::of([1, 0, 0]));
    deck.put_on_top(Known { kind: 1, seen_by: Seats::first(1) });
    deck.put_under(Known { kind: 1, seen_by: Seats::first(1) });
    let mut discarded = Bag::of([0, 0, 2]);
    deck.shuffle_in(&mut discarded);
    assert_eq!((deck.len(), deck.cards(), discarded.is_empty()), (5, Bag::of([1, 2, 2]), true));
    assert!(deck.lift(5).is_empty(), "a place is still known");
}

fn question(sealed: bool) -> Ask<Council> {
    let question = Ask::new(Seats::first(2), About::Vote, RULE, false);
    let mut question = if sealed { question.sealed() } else { question };
    question.offer_for(Seat(0), Choice::Watch(Seat(0)), RULE);
    question.offer(Choice::LetFall, RULE);
    question
}

#[test]
fn what_is_open_to_several_is_theirs_together_and_what_is_sealed_is_not() {
    let (open, sealed) = (question(false), question(true));
    let decides = |question: &Ask<Council>| [0, 1, 2].map(|index| question.may_decide(Seat(1), index));
    assert_eq!(decides(&open), [true, true, false]);
    assert_eq!(decides(&sealed), [false, true, false]);
    assert!(open.is_open_to(Seat(1)) && !open.is_open_to(Seat(2)));
}

#[test]
fn questions_differ_by_everything_that_they_say() {
    let mut others = [question(false), question(false), question(false), question(true)];
    others[0].options.pop();
    others[1].rule = RuleId(1);
    others[2].about = About::Blow(Seat(0), 1);
    for other in others {
        assert_ne!(other, question(false));
    }
    assert_eq!(question(true), question(true));
}

choices! {
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Reaction of Choice { Shield(by: Seat), LetFall }
}

#[test]
fn a_menu_offers_to_whom_it_says_and_refuses_where_somebody_asks() {
    let mut menu = Menu::<Council, Reaction>::new(Seats::first(2), About::Vote, RULE, true);
    menu.offer_for(Seat(1), Reaction::Shield(Seat(1)), RULE);
    menu.offer(Reaction::LetFall, RULE);
    menu.consider(Reaction::Shield(Seat(0)), Err(RuleId(3)));
    let offered: Vec<_> = menu.options.iter().map(|option| (option.choice, option.by)).collect();
    assert_eq!(offered, [(Choice::Shield(Seat(1)), Seat(1).into()), (Choice::LetFall, Seats::first(2))]);
    assert_eq!(menu.refused.iter().map(|refusal| refusal.rule).collect::<Vec<_>>(), [RuleId(3)]);
}

#[test]
fn an_oracle_that_says_nothing_of_refusals_wants_none() {
    assert!(!Oracle::<Council>::wants_refusals(&Random::new(1)));
}

/// Draws whatever it was told to, there or not.
struct Stubborn(usize);

impl Oracle<Council> for Stubborn {
    fn choose(&mut self, _: &Council, _: &Ask<Council>) -> table::Flow<usize> {
        Ok(self.0)
    }

    fn roll(&mut self, _: &table::Roll) -> table::Flow<table::Faces> {
        Err(Halt::Spoiled)
    }

    fn draw(&mut self, _: &Draw<'_>) -> table::Flow<usize> {
        Ok(self.0)
    }

    fn tell(&mut self, _: &Council, _: &<Council as table::Game>::Event, _: By) {}
}

#[test]
fn a_pick_that_is_not_there_spoils_the_run() {
    assert_eq!(pick(&mut Stubborn(2), 3, chance()), Ok(2));
    assert_eq!(pick(&mut Stubborn(3), 3, chance()), Err(Halt::Spoiled));
    assert_eq!(pick(&mut Stubborn(0), 64, chance()), Ok(0));
    assert_eq!(pick(&mut Stubborn(0), 65, chance()), Err(Halt::Spoiled));
}

#[test]
fn the_middle_of_a_square_is_half_its_width_from_its_sides() {
    assert_eq!(Square::new(2, 1, 0).middle(10), (25, 15));
    assert_eq!(Square::new(0, 0, 3).middle(6), (3, 3));
}

#[test]
fn a_line_takes_at_every_step_a_cell_that_no_neighbour_is_nearer_to() {
    let from = Hex::new(2, -1);
    for to in from.within(9) {
        let steps = i64::from(from.distance(to));
        for (at, cell) in (0..).zip(from.line(to)) {
            // How far a cell is from the point on the line, so many parts of a cell as there are steps.
            let off = |cell: Hex| {
                let part =
                    |from: i16, to: i16, here: i16| i64::from(from) * (steps - at) + i64::from(to) * at - i64::from(here) * steps;
                let (q, r) = (part(from.q, to.q, cell.q), part(from.r, to.r, cell.r));
                q.abs().max(r.abs()).max((q + r).abs())
            };
            assert!(cell.neighbours().all(|other| off(other) >= off(cell)), "{at} of {from:?} to {to:?}: {cell:?}");
        }
    }
}
