//! The attribute on real tests: they run, and the rules they name exist.

use std::process::Command;

use cite::rule;

mod rule {
    pub const BOARD_CENTER: u16 = 0;
    pub const START_BORDER: u16 = 1;
}

#[rule(BOARD_CENTER)]
fn one_rule() {
    assert_eq!(rule::BOARD_CENTER, 0);
}

#[rule(BOARD_CENTER, START_BORDER)]
#[should_panic(expected = "the body runs")]
fn two_rules_and_another_attribute() {
    panic!("the body runs");
}

#[rule(START_BORDER)]
fn a_test_with_a_result() -> Result<(), std::num::ParseIntError> {
    assert_eq!("1".parse::<u16>()?, rule::START_BORDER);
    Ok(())
}

#[test]
fn the_attribute_makes_tests() {
    let this = std::env::current_exe().expect("this test");
    let list = Command::new(this).arg("--list").output().expect("lists its tests");
    let list = String::from_utf8(list.stdout).expect("text");
    for name in ["one_rule", "two_rules_and_another_attribute", "a_test_with_a_result"] {
        assert!(list.contains(&format!("{name}: test")), "{name} is not in\n{list}");
    }
}
