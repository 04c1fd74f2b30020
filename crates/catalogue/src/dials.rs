//! Dials: figures of a game's own that set how hard it is, in `dials.toml` beside its rules.
//!
//! ```toml
//! [heroes-3]
//! lord-health = { is = 2, least = -4, most = 12, harder = "more" }
//! ```
//!
//! A section is a kind of table, as the game's setup names it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::name::constant;
use crate::{Problem, files};

/// The file's name.
pub const DIALS: &str = "dials.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dial {
    is: i16,
    least: i16,
    most: i16,
    harder: Harder,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Harder {
    More,
    Less,
}

/// The module `dial` with a constant for each; without any where there is no such file.
pub(crate) fn source(path: &Path) -> Result<String, Problem> {
    let wrong = |what: String| Problem::new(path, what);
    let text = if path.exists() { files::read(path)? } else { String::new() };
    let tables: BTreeMap<String, BTreeMap<String, Dial>> = toml::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let (mut out, mut all) = (String::new(), Vec::new());
    for (table, dials) in &tables {
        for (name, Dial { is, least, most, harder }) in dials {
            if !(least..=most).contains(&is) {
                return Err(wrong(format!("`{name}` of `{table}` is {is}, which is not from {least} to {most}")));
            }
            let id = constant(&format!("{table}.{name}"));
            let more = *harder == Harder::More;
            _ = writeln!(out, "    /// `{name}` of `{table}`.");
            _ = writeln!(
                out,
                "    pub static {id}: ::table::Dial = ::table::Dial::new({table:?}, {name:?}, {is}, {least}, {most}, {more});"
            );
            all.push(format!("&{id}"));
        }
    }
    if all.is_empty() {
        return Ok(String::new());
    }
    let all = all.join(", ");
    Ok(format!(
        "\n/// The figures that set how hard the game is.\npub mod dial {{\n{out}    /// All of them.\n    \
         pub static ALL: &[&::table::Dial] = &[{all}];\n}}\n"
    ))
}

/// The text of a file of dials with one of them set to another figure; `None` where it has no such dial.
pub fn turned(text: &str, table: &str, name: &str, to: i16) -> Option<String> {
    let (mut here, mut found) = (false, false);
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        if let Some(section) = line.trim().strip_prefix('[') {
            here = section.strip_suffix(']') == Some(table);
        }
        let is_it = here && line.split('=').next().is_some_and(|key| key.trim() == name);
        match line.split_once("is = ").filter(|_| is_it) {
            Some((before, after)) => {
                let rest = after.trim_start_matches(|c: char| c == '-' || c.is_ascii_digit());
                _ = write!(out, "{before}is = {to}{rest}");
                found = true;
            }
            None => out.push_str(line),
        }
    }
    found.then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Why.\n[heroes-2]\nhealth = { is = 1, least = -4, most = 9, harder = \"more\" }\n\n\
                        [heroes-3]\nhealth = { is = -2, least = -4, most = 9, harder = \"less\" }\n";

    fn made(text: &str) -> Result<String, Problem> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(DIALS);
        std::fs::write(&path, text).expect("written");
        source(&path)
    }

    #[test]
    fn every_dial_is_a_constant() {
        let made = made(TEXT).expect("it can be read");
        for line in [
            "pub static HEROES_2_HEALTH: ::table::Dial = ::table::Dial::new(\"heroes-2\", \"health\", 1, -4, 9, true);",
            "pub static HEROES_3_HEALTH: ::table::Dial = ::table::Dial::new(\"heroes-3\", \"health\", -2, -4, 9, false);",
            "&[&HEROES_2_HEALTH, &HEROES_3_HEALTH]",
        ] {
            assert!(made.contains(line), "{made}\nlacks {line}");
        }
        assert_eq!(source(Path::new("no/such/file")).expect("it need not be there"), "");
    }

    #[test]
    fn a_dial_beyond_its_range_fails_the_build() {
        let wrong = made(&TEXT.replace("is = 1", "is = 10")).expect_err("too much");
        assert!(wrong.to_string().contains("`health` of `heroes-2` is 10"), "{wrong}");
        assert!(made(&TEXT.replace("\"less\"", "\"maybe\"")).is_err());
    }

    #[test]
    fn one_dial_is_turned_and_nothing_else_changes() {
        let text = turned(TEXT, "heroes-3", "health", 12).expect("it is there");
        assert_eq!(text, TEXT.replace("is = -2", "is = 12"));
        assert_eq!(turned(TEXT, "heroes-4", "health", 0), None);
        assert_eq!(turned(TEXT, "heroes-2", "strength", 0), None);
    }
}
