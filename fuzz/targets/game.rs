//! The game whose feature is on: `npm run fuzz -- inferno`.
#![no_main]

use games::One;
use libfuzzer_sys::fuzz_target;
use table::{Game, Prepare};

fuzz_target!(|data: &[u8]| {
    fuzz::play::<One>(&<One as Game>::Setup::variety(), data);
});
