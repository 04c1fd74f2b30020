//! All cards of a game.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::fault::{Fault, Source, one_of};
use crate::file::{Line, lines};
use crate::language::{FLAG, Field, Language, What};
use crate::phrase::{Ids, read, read_row, read_words};
use crate::term::Term;
use crate::token::{Kind, tokens};

/// All cards of a game, and the language they are written in.
#[derive(Clone, Debug, Default)]
pub struct Content {
    pub(crate) language: Language,
    decks: Vec<Deck>,
    ids: Ids,
}

/// A deck: its cards in the order of the files.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Its name: that of its file.
    pub id: String,
    /// Its cards.
    pub cards: Vec<Card>,
}

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

/// The file that says what can be written.
const LANGUAGE: &str = "language.toml";
/// How the names of files of cards end.
const CARDS: &str = "cards";

impl Content {
    /// Reads a folder of cards. One without a language has no cards.
    pub fn load(folder: &Path) -> Result<Self, Fault> {
        let path = folder.join(LANGUAGE);
        if !path.exists() {
            return Ok(Self::default());
        }
        let mut files = Vec::new();
        below(folder, &mut files)?;
        files.sort();
        let files: Vec<(PathBuf, String)> =
            files.into_iter().map(|path| text(&path).map(|text| (path, text))).collect::<Result<_, _>>()?;
        let files: Vec<(&Path, &str)> = files.iter().map(|(path, text)| (path.as_path(), text.as_str())).collect();
        Self::parse((&path, &text(&path)?), folder, &files)
    }

    /// Reads a language and files of cards.
    pub fn parse(language: (&Path, &str), folder: &Path, files: &[(&Path, &str)]) -> Result<Self, Fault> {
        let source = |(file, text)| Source { file, text };
        let language = Language::parse(source(language))?;
        let mut ids = Ids::new();
        let mut read_files = Vec::new();
        for file in files {
            let (source, deck) = (source(*file), deck_of(folder, file.0));
            if !language.decks.contains_key(&deck) {
                return Err(source.fault(0, format!("there is no deck `{deck}` in {LANGUAGE}")));
            }
            let lines = lines(source)?;
            for line in &lines {
                if let Line::Card { deck: other, id, at, .. } = line {
                    let deck = other.as_ref().unwrap_or(&deck);
                    if !language.decks.contains_key(deck) {
                        return Err(source.fault(*at, format!("there is no deck `{deck}` in {LANGUAGE}")));
                    }
                    let known = ids.entry(deck.clone()).or_default();
                    if known.contains(id) {
                        return Err(source.fault(*at, format!("there is a card `{id}` already")));
                    }
                    known.push(id.clone());
                }
            }
            read_files.push((source, deck, lines));
        }
        let mut decks: BTreeMap<String, Vec<Card>> = BTreeMap::new();
        for (source, deck, lines) in read_files {
            let reader = Reader { language: &language, ids: &ids, source };
            for (deck, card) in reader.cards(&deck, &lines)? {
                decks.entry(deck).or_default().push(card);
            }
        }
        let decks = decks.into_iter().map(|(id, cards)| Deck { id, cards }).collect();
        Ok(Self { language, decks, ids })
    }

    /// Reads a text that somebody typed as something of a sort: `sort`, or `sort* by ;`.
    pub fn read(&self, what: &str, text: &str) -> Result<Term, Fault> {
        let source = Source { file: Path::new("text"), text };
        let what = self.language.what(what, source)?;
        let tokens = tokens(text, 0).map_err(|at| source.fault(at, "this cannot stand on a card"))?;
        read(&self.language, &self.ids, source, &tokens, text.len(), &what)
    }

    /// All decks.
    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    /// The texts for players that stand on cards as they are, by key.
    pub fn words(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for deck in &self.decks {
            let fields = self.language.decks.get(&deck.id).map(|schema| &schema.fields);
            for card in &deck.cards {
                let key = format!("{}.{}", deck.id, card.id);
                for (name, field) in fields.into_iter().flatten() {
                    let texts = card.fields.iter().filter(|(known, _)| known == name);
                    let texts = texts.filter_map(|(_, term)| if let Term::Words(words) = term { Some(words) } else { None });
                    let several = matches!(field, Field::Paragraphs);
                    found.extend(
                        (1..).zip(texts).map(|(nth, words)| (words_key(&key, name, several.then_some(nth)), words.clone())),
                    );
                }
            }
        }
        found
    }

    /// What can be written.
    pub fn language(&self) -> &Language {
        &self.language
    }
}

/// The key of a text on a card: `adventure.raid-story`, and where there are several `adventure.raid-story-2`.
pub(crate) fn words_key(card: &str, field: &str, nth: Option<usize>) -> String {
    nth.map_or_else(|| format!("{card}-{field}"), |nth| format!("{card}-{field}-{nth}"))
}

fn text(path: &Path) -> Result<String, Fault> {
    fs::read_to_string(path).map_err(|error| Source { file: path, text: "" }.fault(0, format!("cannot be read ({error})")))
}

fn below(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Fault> {
    let cannot = |error: std::io::Error| Source { file: folder, text: "" }.fault(0, format!("cannot be read ({error})"));
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.is_dir() {
            below(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == CARDS) {
            found.push(path);
        }
    }
    Ok(())
}

/// `content/skill/first.cards` and `content/skill.cards` both belong to the deck `skill`.
fn deck_of(folder: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(folder).unwrap_or(file).with_extension("");
    inside.components().next().map_or_else(String::new, |first| first.as_os_str().to_string_lossy().into_owned())
}

struct Reader<'a> {
    language: &'a Language,
    ids: &'a Ids,
    source: Source<'a>,
}

impl Reader<'_> {
    /// The cards of a file, each with its deck.
    fn cards(&self, file_deck: &str, lines: &[Line]) -> Result<Vec<(String, Card)>, Fault> {
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
        let read = |what: &What| read(self.language, self.ids, self.source, tokens, *end, what);
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
