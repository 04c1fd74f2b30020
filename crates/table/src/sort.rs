//! Sorting short lists. The standard library's sorts cost 5 kB of a module that calls one of them.

/// Sorts a short list by a key, keeping the order of those with equal keys. The time grows with the square of its length.
pub fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..list.len() {
        let ordered = |pair: &[T]| matches!(pair, [left, right] if key(left) <= key(right));
        for place in (0..sorted).rev() {
            if list.get(place..place + 2).is_none_or(ordered) {
                break;
            }
            list.swap(place, place + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_short;

    #[test]
    fn sorts_as_the_standard_library_does() {
        let mut fate = crate::Fate::new(7);
        for length in 0..40 {
            let mut list: Vec<(u32, usize)> = (0..length).map(|place| (fate.below(9), place)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_short(&mut list, |(key, _)| *key);
            assert_eq!(list, expected);
        }
    }
}
