//! The toy game of seer.

use trials::toys::seer::Seers;

trials::trials!(Seers, [()], 0..8);
