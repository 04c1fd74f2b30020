//! `cargo xtask wasm [GAME]…` builds the npm package `pkg/` from the Rust crates.

mod house;
mod wasm;

use anyhow::{Result, bail};
use house::House;

const USAGE: &str = "usage: cargo xtask wasm [GAME]…   builds pkg/<GAME>/, all games when none is named";

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(("wasm", named)) = words.split_first().map(|(first, rest)| (first.as_str(), rest)) else {
        bail!("{USAGE}");
    };
    let house = House::find()?;
    let games = house.games(named)?;
    wasm::compile_and_pack(&house, &games)
}
