//! `cargo fuzz run claustrophobia`
#![no_main]

use claustrophobia::content::ScenarioId;
use claustrophobia::{Claustrophobia, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    fuzz::play::<Claustrophobia>(&ScenarioId::all().map(|scenario| Setup { scenario }).collect::<Vec<_>>(), data);
});
