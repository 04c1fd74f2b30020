//! Ids and keys, and the constants that stand for them.

use std::collections::BTreeMap;

/// The name of the constant for a rule's id or a text's key: `turn.flip-for-action` is `TURN_FLIP_FOR_ACTION`.
pub fn constant(id: &str) -> String {
    id.chars().map(|c| if matches!(c, '.' | '-') { '_' } else { c.to_ascii_uppercase() }).collect()
}

/// Why this cannot be an id or a key. Whatever is accepted makes a valid constant.
pub(crate) fn fault(id: &str) -> Option<String> {
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '.' | '-' | '_');
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) {
        return Some(format!("`{id}` must begin with a small letter"));
    }
    if !id.chars().all(good) {
        return Some(format!("`{id}` may only contain small letters, digits, `.`, `-` and `_`"));
    }
    if !id.split(['.', '-', '_']).all(|word| !word.is_empty()) {
        return Some(format!("`{id}` has a `.`, `-` or `_` without a word on both sides"));
    }
    None
}

/// The first two ids that would share a constant.
pub(crate) fn clash<'a>(ids: impl IntoIterator<Item = &'a str>) -> Option<(&'a str, &'a str)> {
    let mut seen = BTreeMap::new();
    ids.into_iter().find_map(|id| seen.insert(constant(id), id).map(|earlier| (earlier, id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_becomes_a_constant() {
        assert_eq!(constant("turn.flip-for-action"), "TURN_FLIP_FOR_ACTION");
        assert_eq!(constant("ring8"), "RING8");
    }

    #[test]
    fn bad_ids_are_told_apart() {
        assert_eq!(fault("board.outer-ring"), None);
        for (id, why) in
            [("", "begin"), ("9th", "begin"), ("a b", "only contain"), ("a.B", "only contain"), ("a..b", "both sides")]
        {
            assert!(fault(id).is_some_and(|fault| fault.contains(why)), "{id}");
        }
    }

    #[test]
    fn two_ids_with_one_constant_clash() {
        assert_eq!(clash(["a.b", "c", "a-b"]), Some(("a.b", "a-b")));
        assert_eq!(clash(["a.b", "c", "ab"]), None);
    }
}
