//! The content of Claustrophobia 1643: that it is whole, and that every card, demon and scenario does what its text says.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

#[path = "../rules/support.rs"]
mod support;

mod demons;
mod equipment;
mod events;
mod goal;
mod horde;
mod instinct;
mod language;
mod scenarios;
mod whole;
