//! Writes many changes into one source, each behind its switch.

use crate::candidate::{Candidate, Change};
use std::ops::Range;

/// The end of the crate's root: the switch that every change asks. Where a file is named for it, it notes which changes were asked for.
pub fn switch(changes: usize) -> String {
    let numbers = changes + 1;
    format!(
        "
/// Which change is on, from the environment.
#[allow(missing_docs, dead_code)]
pub(crate) mod mutant {{
    use std::io::Write;
    use std::sync::LazyLock;
    use std::sync::atomic::{{AtomicBool, Ordering}};
    static ON: LazyLock<Option<u32>> = LazyLock::new(|| std::env::var(\"MUTANT\").ok()?.parse().ok());
    static REACHED: [AtomicBool; {numbers}] = [const {{ AtomicBool::new(false) }}; {numbers}];
    pub(crate) fn on(number: u32) -> bool {{
        match *ON {{
            Some(on) => on == number,
            None => {{
                note(number);
                false
            }}
        }}
    }}
    fn note(number: u32) {{
        let Some(reached) = REACHED.get(number as usize) else {{ return }};
        if reached.load(Ordering::Relaxed) || reached.swap(true, Ordering::Relaxed) {{
            return;
        }}
        let Some(notes) = std::env::var_os(\"MUTANTS_REACHED\") else {{ return }};
        let file = std::fs::OpenOptions::new().append(true).open(notes);
        let _noted = file.and_then(|mut file| file.write_all(format!(\"{{number}}\\n\").as_bytes()));
    }}
}}
"
    )
}

/// The position of a change in the new text.
pub struct Placed {
    pub number: u32,
    pub range: Range<usize>,
}

/// The source with all these changes in it. Only one of them is ever on, so what a change replaces may hold others, and what it puts in
/// their place is as it was.
pub fn rewrite(source: &str, changes: &[(u32, &Candidate)]) -> (String, Vec<Placed>) {
    let mut changes = changes.to_vec();
    changes.sort_by_key(|(number, Candidate { range, .. })| (range.start, !range.is_empty(), usize::MAX - range.end, *number));
    let mut writer = Writer { source, out: String::new(), placed: Vec::new() };
    writer.write(0..source.len(), &changes);
    (writer.out, writer.placed)
}

struct Writer<'a> {
    source: &'a str,
    out: String,
    placed: Vec<Placed>,
}

impl Writer<'_> {
    fn write(&mut self, range: Range<usize>, changes: &[(u32, &Candidate)]) {
        let mut at = range.start;
        let mut rest = changes;
        while let Some((&(number, candidate), later)) = rest.split_first() {
            let inside = later
                .iter()
                .take_while(|(_, other)| other.range.end <= candidate.range.end && !candidate.range.is_empty())
                .count();
            let (inner, after) = later.split_at(inside);
            self.copy(at..candidate.range.start);
            self.change(number, candidate, inner);
            at = candidate.range.end;
            rest = after;
        }
        self.copy(at..range.end);
    }

    fn change(&mut self, number: u32, candidate: &Candidate, inner: &[(u32, &Candidate)]) {
        let begins = self.out.len();
        let on = format!("crate::mutant::on({number})");
        match &candidate.change {
            Change::Becomes(other) => {
                self.out.push_str(&format!("(if {on} {{ {other} }} else {{ "));
                self.write(candidate.range.clone(), inner);
                self.out.push_str(" })");
            }
            Change::LeftOut => {
                self.out.push_str(&format!("if !{on} {{ "));
                self.write(candidate.range.clone(), inner);
                self.out.push_str(" }");
            }
            Change::Returns(value) => self.out.push_str(&format!(" if {on} {{ return {value}; }} ")),
        }
        self.placed.push(Placed { number, range: begins..self.out.len() });
    }

    fn copy(&mut self, range: Range<usize>) {
        self.out.push_str(self.source.get(range).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(range: Range<usize>, change: Change) -> Candidate {
        Candidate { file: String::new(), range, line: 1, was: String::new(), change }
    }

    #[test]
    fn a_change_inside_of_another_is_only_in_what_was_there() {
        let outer = candidate(0..5, Change::Becomes("a - 1".into()));
        let inner = candidate(4..5, Change::Becomes("2".into()));
        let (text, placed) = rewrite("a + 1;", &[(1, &outer), (2, &inner)]);
        assert_eq!(text, "(if crate::mutant::on(1) { a - 1 } else { a + (if crate::mutant::on(2) { 2 } else { 1 }) });");
        assert!(
            placed.iter().all(|placed| text
                .get(placed.range.clone())
                .is_some_and(|part| part.contains(&format!("on({})", placed.number))))
        );
    }

    #[test]
    fn statements_are_left_out_and_functions_return() {
        let returns = candidate(1..1, Change::Returns("true".into()));
        let left_out = candidate(1..5, Change::LeftOut);
        let (text, _) = rewrite("{a();}", &[(1, &left_out), (2, &returns)]);
        assert_eq!(text, "{ if crate::mutant::on(2) { return true; } if !crate::mutant::on(1) { a(); }}");
    }
}
