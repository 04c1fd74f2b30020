//! The toy game of the golem.

use trials::toys::golem::{Gang, Robbery};

trials::trials!(Robbery, [Gang { thieves: 2 }, Gang { thieves: 4 }], 0..4);
