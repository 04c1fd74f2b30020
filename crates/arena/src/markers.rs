//! Parts of texts that the arena writes: between two markers, so that they can be written again.

use std::fs;
use std::path::Path;

/// The text with what stands between the markers of this name replaced; `None` where it has none.
fn between(text: &str, name: &str, new: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}{new}{end}{after}"))
}

/// Writes between `<!-- name -->` and `<!-- /name -->` of a file.
pub fn write_between(file: &Path, name: &str, new: &str) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: cannot be read ({error})", file.display()))?;
    let text = between(&text, name, new)
        .ok_or_else(|| format!("{}: has no place for it, `<!-- {name} -->` to `<!-- /{name} -->`", file.display()))?;
    fs::write(file, text).map_err(|error| format!("{}: cannot be written ({error})", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_between_the_markers_changes() {
        let text = "a\n<!-- t -->\nold\n<!-- /t -->\nb\n";
        assert_eq!(between(text, "t", "new\n").as_deref(), Some("a\n<!-- t -->\nnew\n<!-- /t -->\nb\n"));
        assert_eq!(between(text, "u", "new\n"), None);
    }
}
