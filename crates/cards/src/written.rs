//! A language of cards as it is written: `content/language.toml`.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use toml::Spanned;

use crate::fault::{Fault, Source, one_of};
use crate::language::{FLAG, Field, Language, NUMBER, Phrase, Piece, SIGNED, Schema, Separators, What};
use crate::token::{Kind, tokens};

const WORDS: &str = "words";
/// What makes a field a picture of a sort.
const GRID: &str = " grid";
/// What stands before the separators of a list.
const BY: &str = " by ";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    sort: BTreeMap<String, BTreeMap<String, Spanned<String>>>,
    #[serde(default)]
    deck: BTreeMap<String, WrittenDeck>,
    #[serde(default)]
    rule: BTreeMap<String, BTreeMap<String, Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDeck {
    about: String,
    kind: String,
    row: String,
    #[serde(default = "yes")]
    typed: bool,
    #[serde(default)]
    workshop: bool,
    fields: BTreeMap<String, Spanned<String>>,
}

/// What can be seen unless somebody says otherwise.
fn yes() -> bool {
    true
}

impl Language {
    pub(crate) fn parse(source: Source) -> Result<Self, Fault> {
        let written: Written = toml::from_str(source.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            source.fault(at, error.message())
        })?;
        let known: BTreeSet<&str> =
            [NUMBER, SIGNED].into_iter().chain(written.sort.keys().chain(written.deck.keys()).map(String::as_str)).collect();
        let reader = Reader { source, known };
        let mut language = Self::default();
        for (sort, variants) in &written.sort {
            let phrases = variants.iter().map(|(variant, phrase)| reader.phrase(variant, phrase)).collect::<Result<_, _>>()?;
            language.sorts.insert(sort.clone(), phrases);
        }
        for (deck, written_deck) in &written.deck {
            let fields = written_deck.fields.iter();
            let fields = fields
                .map(|(name, field)| Ok((name.clone(), reader.field(field, &language.sorts)?)))
                .collect::<Result<_, Fault>>()?;
            let WrittenDeck { about, kind, row, typed, workshop, .. } = written_deck;
            let (about, kind, row) = (about.clone(), kind.clone(), row.clone());
            let schema = Schema { about, kind, row, typed: *typed, workshop: *workshop, fields };
            language.decks.insert(deck.clone(), schema);
        }
        for (sort, variants) in &written.sort {
            if written.deck.contains_key(sort) || [NUMBER, SIGNED, FLAG, WORDS].contains(&sort.as_str()) {
                let at = variants.values().next().map_or(0, |phrase| phrase.span().start);
                return Err(source.fault(at, format!("`{sort}` is the name of a sort and of something else: rename one")));
            }
            if let Some(variant) = language.begins_with_itself(sort, &mut BTreeSet::new()) {
                let at = variants.get(&variant).map_or(0, |phrase| phrase.span().start);
                return Err(source.fault(at, format!("`{sort}` would have to be read before it can be read: begin with a word")));
            }
        }
        for (sort, rules) in &written.rule {
            let rules = reader.rules(sort, rules, &language.sorts)?;
            language.rules.insert(sort.clone(), rules);
        }
        Ok(language)
    }

    /// What a text names in the words of this language: `sort`, or `sort* by ;`.
    pub(crate) fn what(&self, written: &str, source: Source) -> Result<What, Fault> {
        let known = [NUMBER, SIGNED].into_iter().chain(self.sorts.keys().chain(self.decks.keys()).map(String::as_str)).collect();
        Reader { source, known }.what(written, 0)
    }

    /// The variant by which a sort can begin with itself, so that reading it would never end.
    fn begins_with_itself(&self, wanted: &str, seen: &mut BTreeSet<String>) -> Option<String> {
        fn reaches(language: &Language, from: &str, wanted: &str, seen: &mut BTreeSet<String>) -> Option<String> {
            if !seen.insert(from.to_owned()) {
                return None;
            }
            language.sorts.get(from)?.iter().find_map(|phrase| {
                let Some(Piece::Slot { what, .. }) = phrase.pieces.first() else { return None };
                let found = what.sort == wanted || reaches(language, &what.sort, wanted, seen).is_some();
                found.then(|| phrase.variant.clone())
            })
        }
        reaches(self, wanted, wanted, seen)
    }
}

struct Reader<'a> {
    source: Source<'a>,
    known: BTreeSet<&'a str>,
}

impl Reader<'_> {
    fn phrase(&self, variant: &str, written: &Spanned<String>) -> Result<Phrase, Fault> {
        // After the quotation mark; a phrase has no escapes, so its bytes are those of the file.
        let begins = written.span().start + 1;
        let mut pieces: Vec<Piece> = Vec::new();
        let mut rest = written.get_ref().as_str();
        let place = |rest: &str| begins + written.get_ref().len() - rest.len();
        while !rest.is_empty() {
            let words = rest.split('{').next().unwrap_or_default();
            self.literals(words, place(rest), &mut pieces)?;
            rest = rest.get(words.len()..).unwrap_or_default();
            if let Some(after) = rest.strip_prefix('{') {
                let Some((slot, after_slot)) = after.split_once('}') else {
                    return Err(self.source.fault(place(rest), "this `{` is never closed"));
                };
                pieces.push(self.slot(slot, place(after))?);
                rest = after_slot;
            }
        }
        let named = |piece: &Piece| matches!(piece, Piece::Slot { name: Some(_), .. });
        let unnamed = |piece: &Piece| matches!(piece, Piece::Slot { name: None, .. });
        if pieces.is_empty() {
            return Err(self.source.fault(begins, "a phrase needs words"));
        }
        if pieces.iter().any(named) && pieces.iter().any(unnamed) {
            return Err(self.source.fault(begins, "either all slots of a phrase have names or none has"));
        }
        Ok(Phrase { variant: variant.to_owned(), pieces })
    }

    fn literals(&self, words: &str, begins: usize, pieces: &mut Vec<Piece>) -> Result<(), Fault> {
        let tokens = tokens(words, begins).map_err(|at| self.source.fault(at, "this cannot stand in a phrase"))?;
        let mut or = false;
        for token in tokens {
            match (token.kind, pieces.last_mut()) {
                (Kind::Mark('|'), Some(Piece::Literal(_))) => or = true,
                (Kind::Mark('|'), _) => return Err(self.source.fault(token.at, "`|` stands between two words")),
                (kind, Some(Piece::Literal(either))) if or => {
                    either.push(kind);
                    or = false;
                }
                (kind, _) => pieces.push(Piece::Literal(vec![kind])),
            }
        }
        Ok(())
    }

    fn slot(&self, slot: &str, at: usize) -> Result<Piece, Fault> {
        let (name, what) = match slot.split_once(':') {
            Some((name, what)) => (Some(name.trim().to_owned()), what),
            None => (None, slot),
        };
        Ok(Piece::Slot { name, what: self.what(what, at)? })
    }

    fn what(&self, written: &str, at: usize) -> Result<What, Fault> {
        let (sort, separators) = written.split_once(BY).map_or((written, None), |(sort, by)| (sort, Some(by)));
        let (sort, list) = sort.trim().strip_suffix('*').map_or((sort.trim(), false), |sort| (sort, true));
        if !self.known.contains(sort) {
            let known: Vec<String> = self.known.iter().map(|sort| format!("`{sort}`")).collect();
            return Err(self.source.fault(at, format!("`{sort}` is no sort: there are {}", one_of(&known))));
        }
        let list = match (list, separators) {
            (true, Some(by)) => Some(Separators { either: self.separators(by, at)?, named: true }),
            (true, None) => Some(Separators { either: vec![Kind::Mark(','), Kind::Word("and".to_owned())], named: false }),
            (false, None) => None,
            (false, Some(_)) => return Err(self.source.fault(at, "only a list has separators: `sort* by ;`")),
        };
        Ok(What { sort: sort.to_owned(), list })
    }

    fn separators(&self, by: &str, at: usize) -> Result<Vec<Kind>, Fault> {
        let separators = tokens(by, 0).map_err(|_| self.source.fault(at, "this cannot stand between the items of a list"))?;
        if separators.is_empty() {
            return Err(self.source.fault(at, "something has to stand between the items of a list"));
        }
        Ok(separators.into_iter().map(|token| token.kind).collect())
    }

    /// A sort of which a picture can be made: every phrase is one letter.
    fn grid(&self, sort: &str, at: usize, sorts: &BTreeMap<String, Vec<Phrase>>) -> Result<Field, Fault> {
        let phrases = sorts.get(sort).ok_or_else(|| self.source.fault(at, format!("`{sort}` is no sort with phrases")))?;
        match phrases.iter().find(|phrase| phrase.letter().is_none()) {
            Some(long) => {
                let what = format!("a picture needs one letter for each phrase of `{sort}`, and `{}` has more", long.variant);
                Err(self.source.fault(at, what))
            }
            None => Ok(Field::Grid(sort.to_owned())),
        }
    }

    fn field(&self, written: &Spanned<String>, sorts: &BTreeMap<String, Vec<Phrase>>) -> Result<Field, Fault> {
        let (text, at) = (written.get_ref().trim(), written.span().start + 1);
        match text {
            FLAG => return Ok(Field::Flag),
            WORDS => return Ok(Field::Words),
            "words?" => return Ok(Field::OptionalWords),
            "words*" => return Ok(Field::Paragraphs),
            _ => {}
        }
        if let Some(sort) = text.strip_suffix(GRID) {
            return self.grid(sort, at, sorts);
        }
        if let Some((sort, default)) = text.split_once('=') {
            let what = self.what(sort, at)?;
            let number = default.trim().parse().ok().filter(|_| what.sort == NUMBER && what.list.is_none());
            let number = number.ok_or_else(|| self.source.fault(at, "only a number can have a default: `number = 0`"))?;
            return Ok(Field::Default(what, number));
        }
        if let Some(sort) = text.strip_suffix('?') {
            return Ok(Field::Optional(self.what(sort, at)?));
        }
        let what = self.what(text, at)?;
        Ok(if what.list.is_some() { Field::List(what) } else { Field::Needed(what) })
    }

    /// The rules of a sort whose variants are keywords: every one of them has its rule, and nothing else has one.
    fn rules(
        &self,
        sort: &str,
        written: &BTreeMap<String, Spanned<String>>,
        sorts: &BTreeMap<String, Vec<Phrase>>,
    ) -> Result<BTreeMap<String, String>, Fault> {
        let at = written.values().map(|rule| rule.span().start + 1).min().unwrap_or(0);
        let phrases = sorts.get(sort).ok_or_else(|| self.source.fault(at, format!("`{sort}` is no sort with phrases")))?;
        if let Some(bare) = phrases.iter().find(|phrase| !written.contains_key(&phrase.variant)) {
            return Err(self.source.fault(at, format!("`{sort}.{}` has no rule, and the others have one", bare.variant)));
        }
        if let Some((strange, rule)) = written.iter().find(|(variant, _)| phrases.iter().all(|known| known.variant != **variant))
        {
            return Err(self.source.fault(rule.span().start + 1, format!("`{sort}` has no variant `{strange}`")));
        }
        Ok(written.iter().map(|(variant, rule)| (variant.clone(), rule.get_ref().clone())).collect())
    }
}
