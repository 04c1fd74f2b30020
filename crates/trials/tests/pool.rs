//! The toy game of the pool.

use trials::toys::pool::{Pool, Siege};

trials::trials!(Siege, [Pool { dice: 1 }, Pool { dice: 4 }, Pool { dice: 8 }], 0..4);
