//! Boards shared by games: hexagons, and squares on several levels. Whole numbers only, so that every machine finds the same
//! way and draws the same picture.

pub mod hex;
pub mod square;
