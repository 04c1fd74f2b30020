//! The rules of Claustrophobia 1643, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod activation;
mod combat;
mod damage;
mod destiny;
mod equipment;
mod events;
mod exploration;
mod gifts;
mod human_preparation;
mod infernal_preparation;
mod instinct;
mod movement;
mod odds;
mod positions;
mod priority;
mod set_right;
mod setup;
mod talents;
mod threat;
mod tiles;
