//! `cargo fuzz run inferno`
#![no_main]

use inferno::{Inferno, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    fuzz::play::<Inferno>(&[2, 3, 4, 5, 6].map(|characters| Setup { characters }), data);
});
