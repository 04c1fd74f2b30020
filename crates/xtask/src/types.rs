//! What a module looks like to TypeScript: what wasm-bindgen says of its classes and values, without what it says of itself.

use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Sessions can be given back by `using`, which older settings of TypeScript do not know by themselves.
const NEEDS: &str = "/// <reference lib=\"esnext.disposable\" />\n";
/// Where the glue begins to speak of how it is loaded, in the types of browsers, and of the module's raw exports.
const OWN_AFFAIRS: &str = "export type InitInput =";
/// How the entries are loaded, in types that every program has.
const INIT: &str = include_str!("../entry/init.d.ts");

/// Writes the types for modules and, because those cannot be passed on by CommonJS, the same for that; takes the glue's away.
pub fn write(glue: &Path, folder: &Path) -> Result<()> {
    let types = fs::read_to_string(glue)?;
    let (own, _) = types.split_once(OWN_AFFAIRS).context("wasm-bindgen types its loading otherwise now")?;
    if let Some(name) = twice(own) {
        bail!("two types are called {name}, one of the game and one of the table: TypeScript takes only one of them");
    }
    let whole = format!("{NEEDS}{}\n{INIT}", own.trim_end());
    fs::write(folder.join("index.d.ts"), &whole)?;
    fs::write(folder.join("node.d.cts"), &whole)?;
    fs::remove_file(glue)?;
    Ok(())
}

/// A name under which two things are exported.
fn twice(types: &str) -> Option<&str> {
    let mut seen = BTreeSet::new();
    types.lines().filter_map(exported).find(|name| !seen.insert(*name))
}

/// What a line exports.
fn exported(line: &str) -> Option<&str> {
    let mut words = line.strip_prefix("export ")?.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    matches!(words.next()?, "interface" | "type" | "class" | "function").then_some(())?;
    words.next()
}

#[cfg(test)]
mod tests {
    use super::twice;

    #[test]
    fn a_name_stands_once() {
        let types = "export interface Moment {\n}\nexport type Moments = Moment[];\nexport function moment(): Moment;\n";
        assert_eq!(twice(types), None);
        assert_eq!(twice(&format!("{types}export type Moment = \"dawn\";\n")), Some("Moment"));
        assert_eq!(twice("export interface Shown<C> {\nexport type Shown<C> = C;\n"), Some("Shown"));
    }
}
