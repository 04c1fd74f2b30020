//! Boards shared by games: hexagons, squares, and areas joined by roads. Whole numbers only, so that every machine
//! finds the same way and draws the same picture.

pub mod area;
pub mod hex;
pub mod square;
