//! `cargo xtask wasm [GAME]…` builds the npm package `pkg/` from the Rust crates; `cargo xtask bench [GAME]…` the same modules
//! with what `npm run bench:wasm` measures, in `target/bench/`; `cargo xtask toy` a toy that has what no game has yet, in
//! `target/toy/`.

mod data;
mod house;
mod notices;
mod types;
mod wasm;

use anyhow::{Result, bail};
use house::House;
use std::process::ExitCode;
use wasm::Package;

const USAGE: &str = "usage: cargo xtask wasm [GAME]…    builds pkg/<GAME>/, all games when none is named
       cargo xtask bench [GAME]…   builds target/bench/<GAME>/, to be measured
       cargo xtask toy             builds target/toy/quest/, a toy with a campaign, for tests";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match perform(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(words: &[String]) -> Result<()> {
    let house = House::find()?;
    let (package, named) = match words.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("wasm", named)) => (Package::Shipped, named),
        Some(("bench", named)) => (Package::Measured, named),
        Some(("toy", [])) => return wasm::pack_toy(&house),
        _ => bail!("{USAGE}"),
    };
    let games = house.games(named)?;
    wasm::compile_and_pack(&house, &games, package)?;
    if package == Package::Shipped { notices::write(&house) } else { Ok(()) }
}
