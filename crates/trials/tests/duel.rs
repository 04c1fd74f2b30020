//! The toy game of duel.

use trials::toys::duel::Duel;

trials::trials!(Duel, [()], 0..8);
