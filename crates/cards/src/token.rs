//! Words, numbers and marks of a line, each with its place.

use serde::{Deserialize, Serialize};
use winnow::ascii::{digit1, space0};
use winnow::combinator::{alt, delimited, repeat};
use winnow::error::ContextError;
use winnow::token::{one_of, take_while};
use winnow::{LocatingSlice, ModalParser, Parser};

/// Something that stands in a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Kind {
    /// `heal`, `war-horn`, `saint's`.
    Word(String),
    /// `12`.
    Number(i32),
    /// `+`, `:`, `,`.
    Mark(char),
    /// `"Shield of Steel"`.
    Quoted(String),
}

impl Kind {
    /// How it stands between two items of a list.
    pub(crate) fn between(&self) -> String {
        match self {
            Self::Mark(mark @ (',' | ';' | ':' | '.')) => format!("{mark} "),
            Self::Mark(mark) => mark.to_string(),
            Self::Word(word) | Self::Quoted(word) => format!(" {word} "),
            Self::Number(number) => format!(" {number} "),
        }
    }

    /// How it is quoted in a message.
    pub(crate) fn shown(&self) -> String {
        match self {
            Self::Word(word) => format!("`{word}`"),
            Self::Number(number) => format!("`{number}`"),
            Self::Mark(mark) => format!("`{mark}`"),
            Self::Quoted(words) => format!("`\"{words}\"`"),
        }
    }
}

/// A token and the byte of the text at which it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) at: usize,
}

type Input<'a> = LocatingSlice<&'a str>;

fn token<'a>() -> impl ModalParser<Input<'a>, (Kind, usize), winnow::error::ErrMode<ContextError>> {
    let word =
        (one_of(char::is_alphabetic), take_while(0.., |c: char| c.is_alphanumeric() || matches!(c, '-' | '\'' | '’'))).take();
    // Nobody reads braces, quotation marks or backslashes in a name as such: texts have a meaning of their own for them.
    let quoted = delimited('"', take_while(1.., |c: char| !matches!(c, '"' | '{' | '}' | '\\')), '"');
    let kind = alt((
        word.map(|word: &str| Kind::Word(word.to_owned())),
        digit1.try_map(str::parse).map(Kind::Number),
        quoted.map(|words: &str| Kind::Quoted(words.to_owned())),
        one_of(['+', '-', ':', ';', ',', '(', ')', '/', '!', '?', '=', '*', '|', '.']).map(Kind::Mark),
    ));
    kind.with_span().map(|(kind, span)| (kind, span.start))
}

/// The tokens of one line, which begins at this byte of its text; in place of what is no token, where it stands.
pub(crate) fn tokens(line: &str, begins: usize) -> Result<Vec<Token>, usize> {
    let mut input = LocatingSlice::new(line);
    let all: Result<Vec<(Kind, usize)>, _> = repeat(0.., delimited(space0, token(), space0)).parse_next(&mut input);
    let rest: &str = &input;
    let rest = rest.trim_start();
    if !rest.is_empty() {
        return Err(begins + line.len() - rest.len());
    }
    Ok(all.unwrap_or_default().into_iter().map(|(kind, at)| Token { kind, at: begins + at }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_words_numbers_and_marks() {
        let kinds: Vec<Kind> =
            tokens("  heal 2 war-horn: 3+ \"Saint’s medal\"", 0).expect("good").into_iter().map(|t| t.kind).collect();
        let word = |word: &str| Kind::Word(word.to_owned());
        let quoted = Kind::Quoted("Saint’s medal".to_owned());
        assert_eq!(
            kinds,
            [word("heal"), Kind::Number(2), word("war-horn"), Kind::Mark(':'), Kind::Number(3), Kind::Mark('+'), quoted]
        );
    }

    #[test]
    fn places_are_bytes_of_the_whole_text() {
        let places = |line: &str| tokens(line, 10).map(|tokens| tokens.iter().map(|token| token.at).collect::<Vec<_>>());
        assert_eq!(places(" é a 1"), Ok(vec![11, 14, 16]));
        assert_eq!(places("heal {"), Err(15));
        assert_eq!(places("a \"never closed"), Err(12));
        assert_eq!(places("99999999999"), Err(10));
        assert_eq!(places(" "), Ok(vec![]));
    }
}
