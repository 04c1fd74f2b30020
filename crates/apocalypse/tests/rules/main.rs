//! The rules of Planet Apocalypse, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod ambush;
mod attack;
mod captain;
mod death;
mod despair;
mod difficulty;
mod divine;
mod doom;
mod ends;
mod entry;
mod gifts;
mod goal;
mod helltime;
mod hero_turn;
mod invasion;
mod luck;
mod minions_attack;
mod minions_move;
mod movement;
mod recruit;
mod set_right;
mod start;
mod team;
