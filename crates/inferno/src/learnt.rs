//! What each sign of a position is worth, in thousandths of the logarithm of the odds.
//!
//! Written by `cargo arena train inferno --games 240000 --seats habit` from 4978887 positions: the loss on games that were held out is 0.6086
//! (0.6695 by the share of wins alone).

/// By the number of the sign.
pub(crate) const WEIGHTS: &[i16] = &[
    820,   // the way: 0 cards in Dante's deck
    601,   // the way: 1 card in Dante's deck
    460,   // the way: 2 cards in Dante's deck
    291,   // the way: 3 cards in Dante's deck
    71,    // the way: 4 cards in Dante's deck
    -2109, // the way: 5 cards in Dante's deck
    -2334, // the way: 6 cards in Dante's deck
    -2374, // the way: 7 cards in Dante's deck
    -1020, // the way: 8 cards in Dante's deck
    -621,  // the way: 2 characters
    -652,  // the way: 3 characters
    -1621, // the way: 4 characters
    -1386, // the way: 5 characters
    -1082, // the way: 6 characters
    -2,    // the way: rounds since the last card
    23,    // the way: odds of a challenge with this deck
    4,     // the way: odds with one card more
    12,    // the way: odds with two cards more
    21,    // the way: odds with three cards more
    122,   // the way: odds with the most promising deck
    -36,   // the way: ELL lost
    -152,  // the way: characters in danger
    -394,  // the way: characters who are dead
    249,   // the way: resources
    132,   // the way: resources beyond the fourth
    388,   // the way: resources on the ground
    31,    // the way: strikes
    66,    // the way: mends
    20,    // the way: other cards
    -1,    // the way: rounds to the edge
    -1,    // the way: rounds of the last one to the edge
    59,    // the way: characters on Dante's territory
    -16,   // the way: Unclaimed that live
    77,    // the way: wounds of the Unclaimed
    91,    // the way: characters with an Unclaimed
    -690,  // the way: territories that were flipped
    1084,  // the fight: 0 cards in Dante's deck
    2021,  // the fight: 1 card in Dante's deck
    2118,  // the fight: 2 cards in Dante's deck
    2231,  // the fight: 3 cards in Dante's deck
    872,   // the fight: 4 cards in Dante's deck
    144,   // the fight: 5 cards in Dante's deck
    60,    // the fight: 6 cards in Dante's deck
    -14,   // the fight: 7 cards in Dante's deck
    0,     // the fight: 8 cards in Dante's deck
    2624,  // the fight: 2 characters
    2466,  // the fight: 3 characters
    2036,  // the fight: 4 characters
    1206,  // the fight: 5 characters
    1127,  // the fight: 6 characters
    117,   // the fight: odds of the fight
    7,     // the fight: odds of the fight, if good
    -743,  // the fight: ELL of Dante
    -3803, // the fight: ELL of Dante for each attack that is left
    -1971, // the fight: shield of Dante
    1200,  // the fight: attacks left in this round
    -9,    // the fight: ELL lost
    -264,  // the fight: characters in danger
    -448,  // the fight: characters who are dead
    396,   // the fight: resources
    658,   // the fight: strikes
    5,     // the fight: mends
    9,     // the fight: wards
    -6,    // the fight: hexes to the middle
    -17,   // the fight: hexes to Dante
    -2704, // the fight: characters with an Unclaimed
];
