//! A card, and how its lines are read.

use crate::fault::{Fault, Source, one_of};
use crate::file::Line;
use crate::language::{FLAG, Field, Language, What};
use crate::limits::Limits;
use crate::phrase::{Names, read, read_row, read_words};
use crate::term::Term;
use crate::token::Kind;

/// A card, its name, and its fields in the order in which they were written.
#[derive(Clone, Debug)]
pub struct Card {
    /// Unique in its deck.
    pub id: String,
    /// What players call it, in English.
    pub name: String,
    /// What it says; lists that stand on several lines are several fields here.
    pub fields: Vec<(String, Term)>,
}

/// Reads the lines of cards.
pub(crate) struct Reader<'a> {
    pub(crate) language: &'a Language,
    pub(crate) names: &'a Names,
    pub(crate) source: Source<'a>,
    pub(crate) limits: Limits,
}

impl Reader<'_> {
    /// The cards of a file, each with its deck.
    pub(crate) fn cards(&self, file_deck: &str, lines: &[Line]) -> Result<Vec<(String, Card)>, Fault> {
        let mut cards: Vec<(String, Card, usize)> = Vec::new();
        for line in lines {
            match (line, cards.last_mut()) {
                (Line::Card { deck, id, name, at }, _) => {
                    let deck = deck.as_deref().unwrap_or(file_deck).to_owned();
                    cards.push((deck, Card { id: id.clone(), name: name.clone(), fields: Vec::new() }, *at));
                }
                (Line::Field { at, .. }, None) => return Err(self.source.fault(*at, "no card has begun: `card id \"Name\"`")),
                (Line::Field { .. }, Some((deck, card, _))) => {
                    let field = self.field(deck, line, card)?;
                    card.fields.extend(field);
                }
            }
        }
        cards.into_iter().map(|(deck, card, at)| self.complete(&deck, card, at).map(|card| (deck, card))).collect()
    }

    fn field(&self, deck: &str, line: &Line, card: &Card) -> Result<Option<(String, Term)>, Fault> {
        let Line::Field { name, at, tokens, end } = line else { return Ok(None) };
        let fields = self.language.decks.get(deck).map(|schema| &schema.fields);
        let Some(field) = fields.and_then(|fields| fields.get(name)) else {
            let known: Vec<String> = fields.into_iter().flatten().map(|(known, _)| format!("`{known}`")).collect();
            return Err(self.source.fault(*at, format!("`{name}` is no field of this deck: there are {}", one_of(&known))));
        };
        if !matches!(field, Field::List(_) | Field::Grid(_) | Field::Paragraphs)
            && card.fields.iter().any(|(known, _)| known == name)
        {
            return Err(self.source.fault(*at, format!("`{name}` stands twice on this card")));
        }
        let read = |what: &What| read(self.language, self.names, self.limits, self.source, tokens, *end, what);
        let term = match field {
            Field::Needed(what) | Field::Optional(what) | Field::Default(what, _) | Field::List(what) => read(what)?,
            Field::Grid(sort) => read_row(self.language, self.source, tokens, *end, sort)?,
            Field::Words | Field::OptionalWords | Field::Paragraphs => read_words(self.source, tokens, *end)?,
            Field::Flag => match tokens.as_slice() {
                [only] if only.kind == Kind::Word("yes".to_owned()) => Term::Yes,
                _ => {
                    let place = tokens.first().map_or(*end, |token| token.at);
                    return Err(self.source.fault(place, format!("a {FLAG} is `yes` or left out")));
                }
            },
        };
        Ok(Some((name.clone(), term)))
    }

    fn complete(&self, deck: &str, card: Card, at: usize) -> Result<Card, Fault> {
        let fields = self.language.decks.get(deck).into_iter().flat_map(|schema| &schema.fields);
        let has = |name: &String| card.fields.iter().any(|(known, _)| known == name);
        for (name, field) in fields {
            if matches!(field, Field::Needed(_) | Field::Words) && !has(name) {
                return Err(self.source.fault(at, format!("`{}` lacks `{name}: …`", card.id)));
            }
        }
        Ok(card)
    }
}
