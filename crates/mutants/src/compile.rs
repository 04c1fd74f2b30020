//! Builds the copy, and finds out which changes do not compile.

use crate::mirror::Mirror;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::ops::Range;
use std::path::PathBuf;
use std::process::Command;

/// Where the compiler complains: a file of the copy, from its root, and bytes of it.
pub struct Complaint {
    pub file: String,
    pub range: Range<usize>,
}

/// A program full of tests.
#[derive(Clone, Debug)]
pub struct Binary {
    pub program: PathBuf,
    /// The folder of its package, in which cargo would run it.
    pub folder: PathBuf,
}

/// Checks one package. Without complaints it compiles.
pub fn check(mirror: &Mirror, package: &str) -> Result<Vec<Complaint>> {
    let (messages, sound) = cargo(mirror, &["check", "--lib", "--package", package])?;
    let complaints: Vec<Complaint> = messages.iter().filter_map(|message| error_of(message)).flat_map(places).collect();
    if !sound && complaints.is_empty() {
        bail!("the copy does not compile: {}", first_error(&messages));
    }
    Ok(if sound { Vec::new() } else { complaints })
}

/// Builds the tests of these packages.
pub fn tests(mirror: &Mirror, packages: &[String]) -> Result<Vec<Binary>> {
    let mut words = vec!["test", "--no-run", "--lib", "--bins", "--tests"];
    for package in packages {
        words.extend(["--package", package]);
    }
    let (messages, sound) = cargo(mirror, &words)?;
    if !sound {
        bail!("the tests do not compile: {}", first_error(&messages));
    }
    let binaries = messages.iter().filter_map(|message| {
        let manifest = PathBuf::from(message["manifest_path"].as_str()?);
        let program = PathBuf::from(message["executable"].as_str()?);
        let folder = manifest.parent()?.to_owned();
        message.pointer("/profile/test")?.as_bool()?.then_some(Binary { program, folder })
    });
    Ok(binaries.collect())
}

fn cargo(mirror: &Mirror, words: &[&str]) -> Result<(Vec<Value>, bool)> {
    let output = Command::new("cargo")
        .args(words)
        .args(["--quiet", "--locked", "--message-format=json"])
        .current_dir(&mirror.root)
        .env("CARGO_TARGET_DIR", &mirror.target)
        // The copy has its own warnings.
        .env("RUSTFLAGS", "--cap-lints=warn")
        .output()
        .context("cargo does not run")?;
    let messages: Vec<Value> =
        String::from_utf8_lossy(&output.stdout).lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    if messages.is_empty() && !output.status.success() {
        bail!("cargo {} failed: {}", words.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok((messages, output.status.success()))
}

fn error_of(message: &Value) -> Option<&Value> {
    let inner = &message["message"];
    (inner["level"] == "error").then_some(inner)
}

fn first_error(messages: &[Value]) -> String {
    messages.iter().find_map(error_of).and_then(|error| error["rendered"].as_str()).unwrap_or("cargo does not say why").to_owned()
}

/// The places of an error, the main ones first.
fn places(error: &Value) -> Vec<Complaint> {
    let mut spans: Vec<&Value> = error["spans"].as_array().into_iter().flatten().collect();
    spans.sort_by_key(|span| span["is_primary"] != true);
    let place = |span: &&Value| {
        let number = |key: &str| span[key].as_u64().and_then(|number| usize::try_from(number).ok());
        Some(Complaint { file: span["file_name"].as_str()?.to_owned(), range: number("byte_start")?..number("byte_end")? })
    };
    spans.iter().take(1).filter_map(place).collect()
}
