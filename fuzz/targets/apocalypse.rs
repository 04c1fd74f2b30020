//! `cargo fuzz run apocalypse`
#![no_main]

use apocalypse::{Apocalypse, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    fuzz::play::<Apocalypse>(&Setup::variety(), data);
});
