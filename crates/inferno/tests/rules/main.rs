//! The rules of INFERNO, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod action_cards;
mod attack;
mod board;
mod challenge;
mod dante;
mod dante_cards;
mod day;
mod death;
mod ends;
mod flip;
mod goal;
mod positions;
mod resources;
mod set_right;
mod start;
mod turn;
mod unclaimed;
mod unclaimed_cards;
