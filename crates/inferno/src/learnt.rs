//! What each sign of a position is worth, in thousandths of the logarithm of the odds.
//!
//! Written by `cargo arena train inferno --games 10000 --seats habit` from 204293 positions: the loss on games that were held out is 0.5939
//! (0.6603 by the share of wins alone).

/// By the number of the sign.
pub(crate) const WEIGHTS: &[i16] = &[
    1092,  // the way: 0 cards in Dante's deck
    923,   // the way: 1 card in Dante's deck
    744,   // the way: 2 cards in Dante's deck
    487,   // the way: 3 cards in Dante's deck
    40,    // the way: 4 cards in Dante's deck
    -3114, // the way: 5 cards in Dante's deck
    -3296, // the way: 6 cards in Dante's deck
    -3318, // the way: 7 cards in Dante's deck
    -1816, // the way: 8 cards in Dante's deck
    -297,  // the way: 2 characters
    18,    // the way: 3 characters
    -106,  // the way: 4 characters
    -770,  // the way: 5 characters
    -783,  // the way: 6 characters
    19,    // the way: rounds since the last card
    55,    // the way: odds of a challenge with this deck
    15,    // the way: odds with one card more
    2,     // the way: odds with two cards more
    6,     // the way: odds with three cards more
    26,    // the way: odds with the most promising deck
    0,     // the way: ELL lost
    -241,  // the way: characters in danger
    -534,  // the way: characters who are dead
    247,   // the way: resources
    318,   // the way: resources beyond the fourth
    485,   // the way: resources on the ground
    48,    // the way: strikes
    50,    // the way: mends
    3,     // the way: other cards
    -9,    // the way: rounds to the edge
    -4,    // the way: rounds of the last one to the edge
    111,   // the way: characters on Dante's territory
    -97,   // the way: Unclaimed that live
    70,    // the way: wounds of the Unclaimed
    150,   // the way: characters with an Unclaimed
    -563,  // the way: territories that were flipped
    1147,  // the fight: 0 cards in Dante's deck
    2037,  // the fight: 1 card in Dante's deck
    2449,  // the fight: 2 cards in Dante's deck
    2548,  // the fight: 3 cards in Dante's deck
    962,   // the fight: 4 cards in Dante's deck
    439,   // the fight: 5 cards in Dante's deck
    72,    // the fight: 6 cards in Dante's deck
    187,   // the fight: 7 cards in Dante's deck
    0,     // the fight: 8 cards in Dante's deck
    2789,  // the fight: 2 characters
    2542,  // the fight: 3 characters
    2357,  // the fight: 4 characters
    1478,  // the fight: 5 characters
    1063,  // the fight: 6 characters
    63,    // the fight: odds of the fight
    15,    // the fight: odds of the fight, if good
    -885,  // the fight: ELL of Dante
    -3743, // the fight: ELL of Dante for each attack that is left
    -2127, // the fight: shield of Dante
    1536,  // the fight: attacks left in this round
    -90,   // the fight: ELL lost
    -155,  // the fight: characters in danger
    -522,  // the fight: characters who are dead
    363,   // the fight: resources
    688,   // the fight: strikes
    7,     // the fight: mends
    313,   // the fight: wards
    -5,    // the fight: hexes to the middle
    -10,   // the fight: hexes to Dante
    -2481, // the fight: characters with an Unclaimed
];
