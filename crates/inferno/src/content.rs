//! The figures of the game. What the book leaves open was decided here and is marked as a ruling in the catalogue.

use table::{Die, Key};

use crate::key;

/// ELL of a character (ruling `ell.characters`).
pub const CHARACTER_ELL: u8 = 10;
/// ELL of an Unclaimed (rule `unclaimed.ell`).
pub const UNCLAIMED_ELL: u8 = 5;
/// ELL that a character comes back with (ruling `death.state`).
pub const RETURN_ELL: u8 = 5;
/// Dante's ELL for every two characters, by the cards that his deck has when he wakes (ruling `ell.dante`).
pub const DANTE_ELL: [u8; 9] = [0, 2, 3, 4, 6, 8, 10, 12, 15];
/// Cards in Dante's deck at most (rule `deck.dante-maximum`).
pub const DANTE_DECK_MOST: u8 = 8;

/// Fewest characters (ruling `players.count`).
pub const CHARACTERS_LEAST: u8 = 2;
/// Most characters (ruling `players.count`).
pub const CHARACTERS_MOST: u8 = 6;

/// Rounds of a Day and of a Night (rules `day.length` and `night.length`).
pub const ROUNDS_OF_LIGHT: u8 = 2;
/// A Night roll of this much or more doubles (rule `night.double`).
pub const NIGHT_DOUBLES_FROM: u8 = 8;

/// Hexes an Unclaimed walks (rule `unclaimed.step`).
pub const UNCLAIMED_STEP: usize = 2;
/// Hexes of a push (rule `unclaimed-card.push-away`); a doubled one goes twice as far.
pub const PUSH: u8 = 5;

/// Hexes a character moves (ruling `turn.movement`).
pub const MOVEMENT: u8 = 5;
/// Hexes that a Dash adds (ruling `turn.cards`).
pub const DASH: u8 = 3;
/// What a Strike adds to the attack roll (ruling `turn.cards`).
pub const STRIKE: u8 = 2;
/// ELL that a Mend gives (ruling `turn.cards`).
pub const MEND: u8 = 3;
/// How near a called character must be (ruling `turn.cards`).
pub const CALL_RANGE: u8 = 5;
/// Hexes that a called character moves (ruling `turn.cards`).
pub const CALL_MOVE: u8 = 3;
/// Cards at the start (ruling `turn.cards`).
pub const CARDS_AT_START: u8 = 2;
/// Cards in hand at most (ruling `turn.cards`).
pub const HAND_LIMIT: usize = 3;
/// ELL regained by resting (ruling `turn.basic-action`).
pub const REST: u8 = 1;
/// ELL regained for a resource (ruling `turn.resources`).
pub const RESOURCE_HEALS: u8 = 2;

/// An attack roll of this much wounds (ruling `attack.result`).
pub const ATTACK_WOUNDS_FROM: u8 = 6;
/// An attack roll of this much wounds twice (ruling `attack.result`).
pub const ATTACK_WOUNDS_TWICE_FROM: u8 = 10;

/// Characters up to which Dante draws one Unclaimed card; with more he draws two (rule `dante-attack.over-four`).
pub const ONE_CARD_UP_TO: usize = 4;

/// The only kind of die.
pub const D6: Die = Die { sides: 6, kind: key::DIE_D6 };

/// The names of the characters, by seat.
pub const NAMES: [Key; 6] =
    [key::NAME_BEATRICE, key::NAME_VIRGIL, key::NAME_MATELDA, key::NAME_SORDELLO, key::NAME_STATIUS, key::NAME_CATO];

/// The pictures of the characters, by seat.
pub const GLYPHS: [&str; 6] = ["beatrice", "virgil", "matelda", "sordello", "statius", "cato"];

/// The names of the sides for style sheets, by seat.
pub const SIDES: [&str; 6] = ["hero1", "hero2", "hero3", "hero4", "hero5", "hero6"];
