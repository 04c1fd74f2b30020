//! The rules of Chronicles of Drunagor, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod attack;
mod boss;
mod bridge;
mod commander;
mod condition;
mod construction;
mod cube;
mod damage;
mod darkness;
mod duel;
mod equipment;
mod interaction;
mod keyword;
mod knockout;
mod levelling;
mod minor;
mod monster;
mod movement;
mod reading;
mod skill;
mod standing;
mod terrain;
mod turn;
