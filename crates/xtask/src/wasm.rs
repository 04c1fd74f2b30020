//! From the crate `web` to one folder of the npm package per game:
//! cargo → wasm-bindgen → wasm-opt → entries for browsers, bundlers and Node → rules and texts.

use crate::house::House;
use crate::{data, types};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What modules are compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// Sets of hexes and copies of states go through wide registers. Every browser that the page supports has them (since 2023).
/// Fewer functions are copied into their callers than usual (225). At 120 Claustrophobia is a twentieth smaller, and INFERNO plays
/// 3 to 5 % fewer random decisions a second; at 60 Claustrophobia is another fortieth smaller, and a hint of
/// `#[inline]` decides more than this number does.
const FLAGS: [&str; 2] = ["-Ctarget-feature=+simd128", "-Cllvm-args=-inline-threshold=60"];
/// How hard and towards what wasm-opt works, after rustc has already optimised. What rustc left a function of its own stays one:
/// copied into its only caller, it makes Claustrophobia 3 to 4 % slower and 1 % larger. Nothing lies in the first kilobyte but the
/// far end of the stack (rustc links it first), so small additions become part of loads and stores. Once is enough: repeated until
/// nothing is gained (`--converge`), it takes two and a half times as long for not a byte less of INFERNO on the wire.
const OPTIMISE: [&str; 5] =
    ["-O3", "-Oz", "--low-memory-unused", "--one-caller-inline-max-function-size=20", "--always-inline-max-function-size=2"];
/// The glue that wasm-bindgen writes: `engine.js` and `engine.d.ts`.
const GLUE: &str = "engine";

/// Entry for browsers and bundlers.
const ENTRY_BROWSER: &str = include_str!("../entry/index.js");
/// Entry for Node, as a module; the CommonJS one is bundled from it.
const ENTRY_NODE: &str = include_str!("../entry/node.mjs");
/// `node.cjs` has no `import.meta`; this stands in for it.
const CJS_BANNER: &str = "const moduleUrl = require(\"node:url\").pathToFileURL(__filename).href;";

/// What the modules are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Package {
    /// For everybody, in `pkg/`.
    Shipped,
    /// For measurements, with more in them, in `target/bench/`.
    Measured,
}

/// Builds the folder of each game.
pub fn compile_and_pack(house: &House, games: &[String], package: Package) -> Result<()> {
    for game in games {
        let (home, more) = match package {
            Package::Shipped => ("pkg", ""),
            Package::Measured => ("target/bench", ",bench"),
        };
        let campaign = if house.says(game, "campaign")? { ",campaign" } else { "" };
        let folder = pack(house, home, game, &format!("games/{game}{campaign}{more}"))?;
        data::write(house, game, &folder)?;
        println!("{home}/{game}");
        if package == Package::Shipped && house.says(game, "workshop")? {
            pack_workshop(house, home, game)?;
        }
    }
    Ok(())
}

/// Builds the folder of a game's workshop: a module of its own, so that whoever only plays never loads it.
fn pack_workshop(house: &House, home: &str, game: &str) -> Result<()> {
    let name = format!("{game}-workshop");
    let folder = pack(house, home, &name, &format!("games/{game},games/workshop,workshop"))?;
    data::write_cards(house, game, &folder)?;
    println!("{home}/{name}");
    Ok(())
}

/// Builds the folder of the toy, which has no book and no texts.
pub fn pack_toy(house: &House) -> Result<()> {
    pack(house, "target/toy", "quest", "toy")?;
    println!("target/toy/quest");
    Ok(())
}

/// Compiles a module and writes it and its entries into a folder of its own.
fn pack(house: &House, home: &str, name: &str, features: &str) -> Result<PathBuf> {
    let compiled = compile(house, features)?;
    let folder = house.path(home).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("clearing {}", folder.display()))?;
    }
    fs::create_dir_all(&folder)?;
    bind(house, name, &compiled, &folder)?;
    write_entries(house, name, &folder)?;
    Ok(folder)
}

/// Compiles the boundary with one game in it.
fn compile(house: &House, features: &str) -> Result<PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(house.path(""))
        .env("CARGO_ENCODED_RUSTFLAGS", flags(house)?.join("\u{1f}"))
        .args(["build", "--quiet", "--locked", "--package", "web", "--lib", "--profile", "wasm"])
        .args(["--target", TARGET, "--no-default-features", "--features", features]);
    run(&mut command, "cargo build for WebAssembly")?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| house.path("target"), PathBuf::from);
    Ok(target.join(TARGET).join("wasm").join("web.wasm"))
}

/// How the boundary is compiled. Panics name their files: without the folders in which this machine keeps them, the same sources
/// give the same module everywhere, and nobody learns how somebody's machine is laid out.
fn flags(house: &House) -> Result<Vec<String>> {
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let mut flags: Vec<String> = FLAGS.map(String::from).into();
    flags.push(remap(&house.path(""), ""));
    let cargo = match std::env::var_os("CARGO_HOME") {
        Some(home) => PathBuf::from(home),
        None => std::env::home_dir().context("there is no home folder, and CARGO_HOME says nothing")?.join(".cargo"),
    };
    // One folder for each registry, named after it and a number that is another with another mirror.
    for registry in fs::read_dir(cargo.join("registry/src")).into_iter().flatten() {
        flags.push(remap(&registry?.path(), "registry"));
    }
    Ok(flags)
}

/// Writes the glue, its types and the optimised module.
fn bind(house: &House, game: &str, compiled: &Path, folder: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(GLUE)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen on {}", compiled.display()))?;

    let bound = folder.join(format!("{GLUE}_bg.wasm"));
    let module = folder.join(format!("{game}.wasm"));
    run(tool(house, "wasm-opt")?.args(OPTIMISE).arg(&bound).arg("-o").arg(&module), "wasm-opt")?;
    fs::remove_file(&bound)?;
    // Types of the raw exports: nobody calls those but the glue.
    fs::remove_file(folder.join(format!("{GLUE}_bg.wasm.d.ts")))?;
    Ok(())
}

/// Writes what people import, around the glue.
fn write_entries(house: &House, game: &str, folder: &Path) -> Result<()> {
    fs::write(folder.join("index.js"), ENTRY_BROWSER.replace("GAME", game))?;
    fs::write(folder.join("node.mjs"), ENTRY_NODE.replace("GAME", game))?;
    types::write(&folder.join(format!("{GLUE}.d.ts")), folder)?;
    run(
        tool(house, "esbuild")?
            .current_dir(folder)
            .args(["node.mjs", "--bundle", "--platform=node", "--target=node20", "--format=cjs"])
            .args(["--outfile=node.cjs", "--log-level=warning", "--define:import.meta.url=moduleUrl"])
            .arg(format!("--banner:js={CJS_BANNER}")),
        "esbuild",
    )
}

/// A command line tool that npm has installed.
fn tool(house: &House, name: &str) -> Result<Command> {
    let path = house.path("node_modules/.bin").join(name);
    if !path.exists() {
        bail!("{} is missing: run `npm ci` in the root of the repository", path.display());
    }
    Ok(Command::new(path))
}

fn run(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {what}"))?;
    if !status.success() {
        bail!("{what} failed ({status})");
    }
    Ok(())
}
