//! The rules of DANTE: Inferno, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod arrest;
mod attack;
mod companions;
mod conditions;
mod construction;
mod counterattack;
mod furniture;
mod hold;
mod holding;
mod keywords;
mod levels;
mod malefactors;
mod maneuvers;
mod minions;
mod modes;
mod movement;
mod order;
mod positions;
mod push;
mod skills;
mod terrain;
mod told;
mod turn;
