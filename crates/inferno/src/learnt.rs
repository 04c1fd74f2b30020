//! What each sign of a position is worth, in thousandths of the logarithm of the odds.
//!
//! Written by `cargo arena train inferno --games 600 --seats search:60@48@1` from 11525 positions: the loss on games that were held out is 0.5712
//! (0.6067 by the share of wins alone).

/// By the number of the sign.
pub(crate) const WEIGHTS: &[i16] = &[
    164,   // the way: 0 cards in Dante's deck
    832,   // the way: 1 card in Dante's deck
    801,   // the way: 2 cards in Dante's deck
    434,   // the way: 3 cards in Dante's deck
    95,    // the way: 4 cards in Dante's deck
    -508,  // the way: 5 cards in Dante's deck
    -1297, // the way: 6 cards in Dante's deck
    -4677, // the way: 7 cards in Dante's deck
    0,     // the way: 8 cards in Dante's deck
    -27,   // the way: 2 characters
    248,   // the way: 3 characters
    389,   // the way: 4 characters
    437,   // the way: 5 characters
    1130,  // the way: 6 characters
    14,    // the way: rounds since the last card
    69,    // the way: odds of a challenge with this deck
    -124,  // the way: odds with one card more
    -238,  // the way: odds with two cards more
    -480,  // the way: odds with three cards more
    206,   // the way: odds with the most promising deck
    39,    // the way: ELL lost
    -629,  // the way: characters in danger
    907,   // the way: characters who are dead
    194,   // the way: resources
    -108,  // the way: resources beyond the fourth
    18,    // the way: resources on the ground
    175,   // the way: strikes
    470,   // the way: mends
    160,   // the way: other cards
    38,    // the way: rounds to the edge
    12,    // the way: rounds of the last one to the edge
    -9,    // the way: characters on Dante's territory
    -1053, // the way: Unclaimed that live
    -10,   // the way: wounds of the Unclaimed
    295,   // the way: characters with an Unclaimed
    202,   // the way: territories that were flipped
    504,   // the fight: 0 cards in Dante's deck
    1823,  // the fight: 1 card in Dante's deck
    1680,  // the fight: 2 cards in Dante's deck
    1529,  // the fight: 3 cards in Dante's deck
    2245,  // the fight: 4 cards in Dante's deck
    1947,  // the fight: 5 cards in Dante's deck
    -155,  // the fight: 6 cards in Dante's deck
    -124,  // the fight: 7 cards in Dante's deck
    0,     // the fight: 8 cards in Dante's deck
    1861,  // the fight: 2 characters
    1504,  // the fight: 3 characters
    1705,  // the fight: 4 characters
    1230,  // the fight: 5 characters
    1174,  // the fight: 6 characters
    1120,  // the fight: odds of the fight
    -544,  // the fight: odds of the fight, if good
    -678,  // the fight: ELL of Dante
    -2019, // the fight: ELL of Dante for each attack that is left
    -559,  // the fight: shield of Dante
    1517,  // the fight: attacks left in this round
    78,    // the fight: ELL lost
    -1139, // the fight: characters in danger
    2177,  // the fight: characters who are dead
    -71,   // the fight: resources
    593,   // the fight: strikes
    -769,  // the fight: mends
    94,    // the fight: wards
    -109,  // the fight: hexes to the middle
    204,   // the fight: hexes to Dante
    -566,  // the fight: characters with an Unclaimed
];
