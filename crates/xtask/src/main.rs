//! `cargo xtask wasm [GAME]…` builds the npm package `pkg/` from the Rust crates.

mod data;
mod house;
mod wasm;

use anyhow::{Result, bail};
use house::House;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask wasm [GAME]…   builds pkg/<GAME>/, all games when none is named";

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
    let Some(("wasm", named)) = words.split_first().map(|(first, rest)| (first.as_str(), rest)) else {
        bail!("{USAGE}");
    };
    let house = House::find()?;
    let games = house.games(named)?;
    wasm::compile_and_pack(&house, &games)
}
