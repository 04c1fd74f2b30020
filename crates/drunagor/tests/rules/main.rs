//! The rules of Chronicles of Drunagor, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod attack;
mod commander;
mod condition;
mod cube;
mod damage;
mod darkness;
mod keyword;
mod knockout;
mod minor;
mod monster;
mod movement;
mod skill;
mod terrain;
mod turn;
