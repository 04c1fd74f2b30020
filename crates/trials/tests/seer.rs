//! The toy game of the seers: hidden hands, and a deck whose top one seat knows.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use minds::Viewpoint;
use table::{Fate, Key, Question, Seat, Session};
use trials::toys::seer::{Choice, Event, Seers, rule};

trials::trials!(Seers, [()], 0..8);

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn answer(session: &mut Session<Seers>, choice: Choice) {
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    let index = ask.options.iter().position(|option| option.choice == choice).unwrap();
    session.answer(index, session.revision()).unwrap();
}

/// The first seer looks at three cards and puts them back in another order; hands are the same every time.
fn after_look(seen: [usize; 3], order: [u8; 2]) -> Session<Seers> {
    let mut session = Session::begin_by_hand((), vec![], 0).unwrap();
    for kind in [0, 0, 1, 1] {
        session.enter_draw(kind, session.revision()).unwrap();
    }
    answer(&mut session, Choice::Look);
    for kind in seen {
        session.enter_draw(kind, session.revision()).unwrap();
    }
    order.into_iter().for_each(|place| answer(&mut session, Choice::Next(place)));
    session
}

/// The deck's top three cards in the order of drawing.
fn top(seers: &Seers) -> Vec<u8> {
    seers.deck.clone().lift(3).iter().map(|known| known.kind).collect()
}

fn imagined(session: &Session<Seers>, viewer: Seat, seed: u64) -> Seers {
    Viewpoint::new(&session.situation(), viewer).imagined(&mut Fate::new(seed)).unwrap().1
}

#[test]
fn the_cards_lie_in_the_order_that_was_chosen() {
    assert_eq!(top(after_look([3, 2, 0], [2, 0]).state()), [0, 3, 2]);
    assert_eq!(top(after_look([3, 2, 0], [0, 1]).state()), [3, 2, 0]);
}

#[test]
fn who_has_looked_keeps_the_cards_whatever_is_imagined() {
    let session = after_look([3, 2, 0], [2, 0]);
    for seed in 0..50 {
        assert_eq!(top(&imagined(&session, FIRST, seed)), [0, 3, 2]);
    }
}

#[test]
fn what_the_other_imagines_does_not_depend_on_the_real_cards() {
    let (one, other) = (after_look([3, 2, 0], [2, 0]), after_look([2, 3, 3], [0, 1]));
    let mut tops = BTreeSet::new();
    for seed in 0..50 {
        assert_eq!(imagined(&one, SECOND, seed), imagined(&other, SECOND, seed));
        tops.insert(top(&imagined(&one, SECOND, seed)));
    }
    assert!(tops.len() > 20, "the other imagines the same few tops: {tops:?}");
}

#[test]
fn a_hand_that_nobody_has_seen_is_imagined_anew() {
    let session = after_look([3, 2, 0], [2, 0]);
    let hand = |seers: &Seers| seers.seers[1].hand.iter().map(|card| card.kind).collect::<Vec<_>>();
    let hands: BTreeSet<_> = (0..50).map(|seed| hand(&imagined(&session, FIRST, seed))).collect();
    assert!(hands.len() > 5, "{hands:?}");
    assert!((0..50).all(|seed| hand(&imagined(&session, SECOND, seed)) == hand(session.state())));
}

#[test]
fn a_card_that_was_seen_in_the_deck_is_still_known_in_the_others_hand() {
    let mut session = after_look([3, 2, 0], [2, 0]);
    // The second seer plays, and draws the card that the first one has put on top.
    answer(&mut session, Choice::Play(0));
    let drawn = |seers: &Seers| seers.seers[1].hand.last().unwrap().kind;
    assert_eq!(drawn(session.state()), 0);
    assert!((0..50).all(|seed| drawn(&imagined(&session, FIRST, seed)) == 0));
}

#[test]
fn looking_again_is_refused_by_its_rule() {
    let mut session = after_look([3, 2, 0], [2, 0]);
    answer(&mut session, Choice::Play(0));
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    let refused: Vec<_> = ask.refused.iter().map(|refusal| (refusal.choice, refusal.rule)).collect();
    assert_eq!((ask.seat(), refused), (FIRST, vec![(Choice::Look, rule::VISION)]));
}

#[test]
fn a_deck_of_known_cards_is_looked_at_to_its_bottom_and_everybody_keeps_what_they_know() {
    use table::{Bag, Chance, Deck, Key, Known, Random, Seats};
    let under = |kind, seat| Known { kind, seen_by: Seats::NONE.and(seat) };
    let mut deck = Deck::<4>::shuffled(Bag::of([0, 0, 0, 1]));
    deck.put_under(under(1, SECOND));
    deck.put_under(under(2, SECOND));
    let chance = Chance::pile("deck", Key("look"), rule::VISION);
    let seen = deck.look::<Seers>(&mut Random::new(0), &chance, FIRST, 5).unwrap();
    assert_eq!((seen, deck.len()), (vec![3, 1, 2], 3));
    let seen_by: Vec<Vec<Seat>> = deck.lift(5).iter().map(|known| known.seen_by.iter().collect()).collect();
    assert_eq!(seen_by, [vec![FIRST], vec![FIRST, SECOND], vec![FIRST, SECOND]]);
}

#[test]
fn a_deck_with_a_card_that_does_not_exist_is_not_read() {
    use table::{Bag, Deck, Known, Seats};
    let mut deck = Deck::<4>::shuffled(Bag::of([1; 4]));
    deck.put_on_top(Known { kind: 4, seen_by: Seats::NONE });
    let bytes = postcard::to_allocvec(&deck).unwrap();
    assert!(postcard::from_bytes::<Deck<4>>(&bytes).is_err());
}

#[test]
fn only_the_one_who_draws_hears_which_card_it_was() {
    let session = after_look([3, 2, 0], [2, 0]);
    let words = |viewer| {
        let lines = session.lines_for(0, viewer);
        lines.iter().map(|line| (line.event, line.telling.say.key.0)).collect::<Vec<_>>()
    };
    let drawn = |viewer| words(viewer).into_iter().filter(|(event, _)| matches!(event, Event::Drew(..))).collect::<Vec<_>>();
    let back = |seat| (Event::Drew(seat, None), "drew");
    let face = |seat, kind| (Event::Drew(seat, Some(kind)), "drew_card");
    assert_eq!(drawn(Some(FIRST)), [face(FIRST, 0), face(FIRST, 0), back(SECOND), back(SECOND)]);
    assert_eq!(drawn(Some(SECOND)), [back(FIRST), back(FIRST), face(SECOND, 1), face(SECOND, 1)]);
    assert_eq!(drawn(None), [back(FIRST), back(FIRST), back(SECOND), back(SECOND)]);
}

#[test]
fn what_was_given_is_named_to_who_chose_it_and_told_to_others() {
    let mut session = Session::begin_by_hand((), vec![], 0).unwrap();
    for kind in [0, 0, 1, 1] {
        session.enter_draw(kind, session.revision()).unwrap();
    }
    let drawn = |session: &mut Session<Seers>, viewer| session.given(1, viewer).first().unwrap().drawn.clone();
    assert!(drawn(&mut session, Some(SECOND)).is_some(), "the last card was the second seer's");
    assert_eq!((drawn(&mut session, Some(FIRST)), drawn(&mut session, None)), (None, None));
    answer(&mut session, Choice::Play(0));
    let named = |session: &mut Session<Seers>, viewer| {
        session.given(4, viewer).iter().find(|given| given.what.key != Key("drew")).unwrap().what.key
    };
    assert_eq!(named(&mut session, Some(FIRST)), Key("play"), "as it stood on the button");
    assert_eq!(named(&mut session, Some(SECOND)), Key("played"), "as it was heard");
}
