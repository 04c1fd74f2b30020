//! The lines of a file of cards.

use crate::fault::{Fault, Source};
use crate::token::{Kind, Token, tokens};

/// A line that is not empty.
pub(crate) enum Line {
    /// `card war-horn "War horn"`, or `horn war-horn "War horn"` where it belongs to another deck than its file.
    Card { deck: Option<String>, id: String, name: String, at: usize },
    /// `gives: combat +1`.
    Field { name: String, at: usize, tokens: Vec<Token>, end: usize },
}

/// The lines of a text, without comments.
pub(crate) fn lines(source: Source) -> Result<Vec<Line>, Fault> {
    let mut found = Vec::new();
    let mut begins = 0;
    for whole in source.text.split_inclusive('\n') {
        let line = whole.split('#').next().unwrap_or_default().trim_end();
        let tokens = tokens(line, begins).map_err(|at| source.fault(at, "this cannot stand on a card"))?;
        if !tokens.is_empty() {
            found.push(read(source, tokens, begins + line.len())?);
        }
        begins += whole.len();
    }
    Ok(found)
}

fn read(source: Source, mut tokens: Vec<Token>, end: usize) -> Result<Line, Fault> {
    let at = tokens.first().map_or(end, |token| token.at);
    let mut kinds = tokens.iter().map(|token| &token.kind);
    match (kinds.next(), kinds.next(), kinds.next(), kinds.next()) {
        (Some(Kind::Word(word)), Some(Kind::Word(id)), Some(Kind::Quoted(name)), None) => {
            let deck = (word != "card").then(|| word.clone());
            Ok(Line::Card { deck, id: id.clone(), name: name.clone(), at })
        }
        (Some(Kind::Word(name)), Some(Kind::Mark(':')), ..) => {
            let name = name.clone();
            Ok(Line::Field { name, at, tokens: tokens.split_off(2), end })
        }
        _ => Err(source.fault(at, "a line is `card id \"Name\"` or `field: …`")),
    }
}
