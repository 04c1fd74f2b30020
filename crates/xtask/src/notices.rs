//! Whose work is in the package: our own licences and notice, and those of every crate that is compiled into the modules.

use crate::house::House;
use crate::wasm::TARGET;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Copied as they are.
const OURS: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "NOTICE.md"];
const HEAD: &str = "# Third-party software

The modules of this package are compiled from Rust. Beside our own code they hold parts of the crates below and of the Rust standard
library (https://github.com/rust-lang/rust, MIT OR Apache-2.0); `engine.js` is written by wasm-bindgen.
";
/// Files that hold a licence or a notice begin with one of these.
const KINDS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT"];

/// What cargo knows.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
}

#[derive(Deserialize)]
struct Crate {
    name: String,
    version: String,
    license: Option<String>,
    repository: Option<String>,
    manifest_path: PathBuf,
    /// Where it comes from; ours come from nowhere.
    source: Option<String>,
}

/// Writes licences and notices into the package.
pub fn write(house: &House) -> Result<()> {
    let home = house.path("pkg");
    for name in OURS {
        fs::copy(house.path(name), home.join(name)).with_context(|| format!("copying {name}"))?;
    }
    let shipped = shipped(house)?;
    let mut text = HEAD.to_owned();
    // Crates that share a text stand over it together.
    let mut texts: BTreeMap<String, Vec<&Crate>> = BTreeMap::new();
    for one in &shipped {
        let licence = one.license.as_deref().unwrap_or("no licence named");
        let place = one.repository.as_deref().unwrap_or("https://crates.io");
        text.push_str(&format!("\n- {} {}, {licence}, {place}", one.name, one.version));
        texts.entry(licence_text(one)?).or_default().push(one);
    }
    for (licence, crates) in texts {
        let names: Vec<&str> = crates.iter().map(|one| one.name.as_str()).collect();
        text.push_str(&format!("\n\n## {}\n\n{}", names.join(", "), licence.trim_end()));
    }
    text.push('\n');
    fs::write(home.join("THIRD-PARTY.md"), text)?;
    Ok(())
}

/// The crates of others that are in the modules, by name.
fn shipped(house: &House) -> Result<Vec<Crate>> {
    let tree = cargo(
        house,
        &["tree", "--package", "web", "--edges", "normal,no-proc-macro", "--target", TARGET],
        &["--no-default-features", "--features", "games/all,games/workshop,workshop", "--prefix", "none", "--format", "{p}"],
    )?;
    let metadata = cargo(house, &["metadata", "--format-version", "1", "--filter-platform", TARGET], &[])?;
    let Metadata { packages } = serde_json::from_str(&metadata).context("cargo metadata")?;
    let in_modules = |one: &Crate| {
        let line = format!("{} v{}", one.name, one.version);
        one.source.is_some() && tree.lines().any(|shown| shown.trim_end_matches(" (*)") == line)
    };
    let mut found: Vec<Crate> = packages.into_iter().filter(in_modules).collect();
    found.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    if found.is_empty() {
        bail!("cargo tree names no crate of others in the modules; it prints them otherwise now");
    }
    Ok(found)
}

/// Under what a crate may be passed on. Where MIT is among the choices we take that, with its copyright; else everything.
fn licence_text(one: &Crate) -> Result<String> {
    let folder = one.manifest_path.parent().unwrap_or(Path::new(""));
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default();
        if path.is_file() && KINDS.iter().any(|kind| name.starts_with(kind)) {
            files.push((name, path));
        }
    }
    files.sort();
    let choice = one.license.as_deref().is_some_and(|licence| !licence.contains("AND"));
    if choice && files.iter().any(|(name, _)| name.contains("MIT")) {
        files.retain(|(name, _)| !name.contains("APACHE") && !name.contains("UNLICENSE"));
    }
    let texts: Vec<String> = files.iter().map(|(_, path)| fs::read_to_string(path)).collect::<Result<_, _>>()?;
    if texts.is_empty() {
        return Ok("The crate carries no text of its licence; that of its name applies.".to_owned());
    }
    Ok(texts.join("\n\n"))
}

fn cargo(house: &House, task: &[&str], options: &[&str]) -> Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo).current_dir(house.path("")).args(task).arg("--locked").args(options).output()?;
    if !output.status.success() {
        bail!("cargo {} failed: {}", task.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}
