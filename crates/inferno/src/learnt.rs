//! What each sign of a position is worth, in thousandths of the logarithm of the odds.
//!
//! Written by `cargo arena train inferno --games 40000 --seats habit` from 829948 positions: the loss on games that were held out is 0.6089
//! (0.6684 by the share of wins alone).

/// By the number of the sign.
pub(crate) const WEIGHTS: &[i16] = &[
    691,   // the way: 0 cards in Dante's deck
    515,   // the way: 1 card in Dante's deck
    358,   // the way: 2 cards in Dante's deck
    227,   // the way: 3 cards in Dante's deck
    18,    // the way: 4 cards in Dante's deck
    -1943, // the way: 5 cards in Dante's deck
    -2219, // the way: 6 cards in Dante's deck
    -2174, // the way: 7 cards in Dante's deck
    -1200, // the way: 8 cards in Dante's deck
    -531,  // the way: 2 characters
    -519,  // the way: 3 characters
    -1518, // the way: 4 characters
    -1270, // the way: 5 characters
    -969,  // the way: 6 characters
    -3,    // the way: rounds since the last card
    16,    // the way: odds of a challenge with this deck
    0,     // the way: odds with one card more
    0,     // the way: odds with two cards more
    2,     // the way: odds with three cards more
    71,    // the way: odds with the most promising deck
    -39,   // the way: ELL lost
    -184,  // the way: characters in danger
    -821,  // the way: characters who are dead
    216,   // the way: resources
    39,    // the way: resources beyond the fourth
    323,   // the way: resources on the ground
    96,    // the way: strikes
    69,    // the way: mends
    0,     // the way: other cards
    0,     // the way: rounds to the edge
    -3,    // the way: rounds of the last one to the edge
    -3,    // the way: characters on Dante's territory
    -53,   // the way: Unclaimed that live
    82,    // the way: wounds of the Unclaimed
    70,    // the way: characters with an Unclaimed
    -574,  // the way: territories that were flipped
    1052,  // the fight: 0 cards in Dante's deck
    1855,  // the fight: 1 card in Dante's deck
    1883,  // the fight: 2 cards in Dante's deck
    1793,  // the fight: 3 cards in Dante's deck
    1225,  // the fight: 4 cards in Dante's deck
    410,   // the fight: 5 cards in Dante's deck
    364,   // the fight: 6 cards in Dante's deck
    302,   // the fight: 7 cards in Dante's deck
    0,     // the fight: 8 cards in Dante's deck
    2618,  // the fight: 2 characters
    2571,  // the fight: 3 characters
    2000,  // the fight: 4 characters
    1372,  // the fight: 5 characters
    1184,  // the fight: 6 characters
    179,   // the fight: odds of the fight
    11,    // the fight: odds of the fight, if good
    -609,  // the fight: ELL of Dante
    -3793, // the fight: ELL of Dante for each attack that is left
    -1948, // the fight: shield of Dante
    1104,  // the fight: attacks left in this round
    -25,   // the fight: ELL lost
    -177,  // the fight: characters in danger
    -751,  // the fight: characters who are dead
    367,   // the fight: resources
    600,   // the fight: strikes
    30,    // the fight: mends
    47,    // the fight: wards
    -6,    // the fight: hexes to the middle
    -14,   // the fight: hexes to Dante
    -2622, // the fight: characters with an Unclaimed
];
