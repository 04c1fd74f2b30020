//! Computer heroes know what matters: in telling positions they do what an experienced player would do.

use drunagor::{Drunagor, Setup};
use table::Prepare;

#[test]
fn every_habit_can_be_done_and_every_question_has_one() {
    trials::sense::<Drunagor>(&Setup::variety(), 0..1);
}
