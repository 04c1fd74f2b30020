//! Commands at a game of two sides, whose worth is made by hand.

use serde_json::Value;

use crate::{arena, error, out};

#[test]
fn each_side_thinks_in_turn() {
    let words = ["law", "claustrophobia", "--iterations", "2", "--games", "1", "--against", "habit", "--json"];
    let law: Value = serde_json::from_str(&out(&arena(&words))).expect("it is JSON");
    assert_eq!(law["rows"][1]["share"]["of"], 2, "{law}");
}

#[test]
fn a_game_whose_worth_is_made_by_hand_learns_nothing() {
    let output = arena(&["train", "claustrophobia", "--games", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(error(&output).contains("made by hand"), "{}", error(&output));
}
