//! All cards of a game.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::card::{Card, Reader};
use crate::fault::{Fault, Source};
use crate::file::{Line, lines};
use crate::language::{Field, Language};
use crate::limits::Limits;
use crate::phrase::{Names, read};
use crate::term::Term;
use crate::token::tokens;

/// All cards of a game, and the language they are written in.
#[derive(Clone, Debug, Default)]
pub struct Content {
    pub(crate) language: Language,
    decks: Vec<Deck>,
    pub(crate) names: Names,
    /// How each card of the workshop is written, by deck and id.
    texts: BTreeMap<(String, String), String>,
}

/// A deck: its cards in the order of the files.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Its name: that of its file.
    pub id: String,
    /// Its cards.
    pub cards: Vec<Card>,
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
        let mut names = Names::new();
        let mut read_files = Vec::new();
        for file in files {
            let (source, deck) = (source(*file), deck_of(folder, file.0));
            if !language.decks.contains_key(&deck) {
                return Err(source.fault(0, format!("there is no deck `{deck}` in {LANGUAGE}")));
            }
            let lines = lines(source)?;
            for line in &lines {
                if let Line::Card { deck: other, id, name, at } = line {
                    let deck = other.as_ref().unwrap_or(&deck);
                    if !language.decks.contains_key(deck) {
                        return Err(source.fault(*at, format!("there is no deck `{deck}` in {LANGUAGE}")));
                    }
                    let known = names.entry(deck.clone()).or_default();
                    if known.iter().any(|(known, _)| known == id) {
                        return Err(source.fault(*at, format!("there is a card `{id}` already")));
                    }
                    known.push((id.clone(), name.clone()));
                }
            }
            read_files.push((source, deck, lines));
        }
        let mut decks: BTreeMap<String, Vec<Card>> = BTreeMap::new();
        let mut texts = BTreeMap::new();
        for (source, deck, lines) in read_files {
            let written = written(source, &lines, &deck).into_iter();
            texts.extend(written.filter(|((deck, _), _)| language.workshop().any(|open| open == deck)));
            let reader = Reader { language: &language, names: &names, source, limits: Limits::FILES };
            for (deck, card) in reader.cards(&deck, &lines)? {
                decks.entry(deck).or_default().push(card);
            }
        }
        let decks = decks.into_iter().map(|(id, cards)| Deck { id, cards }).collect();
        Ok(Self { language, decks, names, texts })
    }

    /// Reads a text as something of a sort: `sort`, or `sort* by ;`.
    pub fn read(&self, what: &str, text: &str) -> Result<Term, Fault> {
        let source = Source { file: Path::new("text"), text };
        let what = self.language.what(what, source)?;
        let tokens = tokens(text, 0).map_err(|at| source.fault(at, "this cannot stand on a card"))?;
        read(&self.language, &self.names, Limits::FILES, source, &tokens, text.len(), &what)
    }

    /// All decks.
    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    /// How a card of the workshop is written, without remarks: what somebody can begin with who writes another one.
    pub fn text(&self, deck: &str, id: &str) -> Option<&str> {
        self.texts.get(&(deck.to_owned(), id.to_owned())).map(String::as_str)
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

/// How each card of a file is written.
fn written(source: Source, lines: &[Line], file_deck: &str) -> Vec<((String, String), String)> {
    let begins = lines.iter().filter_map(|line| match line {
        Line::Card { deck, id, at, .. } => Some((deck.as_deref().unwrap_or(file_deck), id, *at)),
        Line::Field { .. } => None,
    });
    let begins: Vec<_> = begins.collect();
    let ends = begins.iter().skip(1).map(|(_, _, at)| *at).chain([source.text.len()]);
    let texts = begins.iter().zip(ends).map(|((deck, id, at), end)| {
        let whole = source.text.get(*at..end).unwrap_or_default();
        let lines = whole.lines().map(|line| line.split('#').next().unwrap_or_default().trim_end());
        let text = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
        (((*deck).to_owned(), (*id).clone()), text)
    });
    texts.collect()
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
