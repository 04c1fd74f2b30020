//! Reading a line by the phrases of a language. What could follow comes from the game's own file and not from this code, so
//! phrases are tried one by one; all readings are found, and a line with two of them is refused.

use std::collections::BTreeMap;

use crate::fault::{Fault, Source, one_of};
use crate::language::{Language, NUMBER, Piece, SIGNED, What};
use crate::limits::Limits;
use crate::term::Term;
use crate::token::{Kind, Token};

/// The ids and names of the cards of each deck.
pub(crate) type Names = BTreeMap<String, Vec<(String, String)>>;

/// A reading of some tokens, and how many of the line have been read.
type Reading<T> = (T, usize);

/// Reads what a field is filled with; `end` is where the line ends.
pub(crate) fn read(
    language: &Language,
    names: &Names,
    limits: Limits,
    source: Source,
    tokens: &[Token],
    end: usize,
    what: &What,
) -> Result<Term, Fault> {
    let mut reader = Reader { language, names, limits, tokens, furthest: 0, wanted: Vec::new(), depth: 0, tries: 0, over: None };
    let mut whole: Vec<Term> = Vec::new();
    for (term, next) in reader.what(what, 0) {
        if next == tokens.len() {
            whole.push(term);
        } else {
            reader.wants(next, "the end of the line");
        }
    }
    whole.dedup();
    let place = |nth: usize| tokens.get(nth).map_or(end, |token| token.at);
    if let Some((at, what)) = reader.over {
        return Err(source.limit(place(at), what));
    }
    match (whole.pop(), whole.is_empty()) {
        (Some(term), true) => Ok(term),
        (Some(_), false) => {
            Err(source.fault(place(0), "this can be read in two ways: write it otherwise, or change a phrase of the language"))
        }
        (None, _) => {
            let found = tokens.get(reader.furthest).map_or("the end of the line".to_owned(), |token| token.kind.shown());
            reader.wanted.sort();
            reader.wanted.dedup();
            Err(source.fault(place(reader.furthest), format!("{found} where {} should stand", one_of(&reader.wanted))))
        }
    }
}

/// Reads a line of a picture, in which every letter is a phrase of the sort; `line` are all tokens of it.
pub(crate) fn read_row(language: &Language, source: Source, line: &[Token], end: usize, sort: &str) -> Result<Term, Fault> {
    let [Token { kind: Kind::Quoted(row), at }] = line else {
        let place = line.first().map_or(end, |token| token.at);
        return Err(source.fault(place, "a line of a picture stands in quotation marks"));
    };
    let phrases = language.sorts.get(sort).map_or(&[][..], Vec::as_slice);
    let letters = row.char_indices().map(|(nth, letter)| {
        let phrase = phrases.iter().find(|phrase| phrase.letter() == Some(letter));
        let phrase = phrase.ok_or_else(|| {
            let known: Vec<String> =
                phrases.iter().filter_map(|known| known.letter().map(|letter| format!("`{letter}`"))).collect();
            source.fault(at + 1 + nth, format!("`{letter}` where {} should stand", one_of(&known)))
        })?;
        Ok(Term::Phrase { sort: sort.to_owned(), variant: phrase.variant.clone(), slots: Vec::new(), named: false })
    });
    Ok(Term::List(letters.collect::<Result<_, Fault>>()?))
}

/// Reads a text for players; `line` are all tokens of it.
pub(crate) fn read_words(source: Source, line: &[Token], end: usize) -> Result<Term, Fault> {
    match line {
        [Token { kind: Kind::Quoted(words), .. }] => Ok(Term::Words(words.clone())),
        _ => Err(source.fault(line.first().map_or(end, |token| token.at), "a text stands in quotation marks")),
    }
}

struct Reader<'a> {
    language: &'a Language,
    names: &'a Names,
    limits: Limits,
    tokens: &'a [Token],
    /// The furthest token that something else was wanted for, and what.
    furthest: usize,
    wanted: Vec<String>,
    /// How deep the phrase stands that is being read, and how many were tried.
    depth: usize,
    tries: usize,
    /// Where the line asked for more than its limits, and of what.
    over: Option<(usize, String)>,
}

impl Reader<'_> {
    fn wants(&mut self, at: usize, what: impl Into<String>) {
        if at > self.furthest {
            self.furthest = at;
            self.wanted.clear();
        }
        if at == self.furthest {
            self.wanted.push(what.into());
        }
    }

    /// Gives the line up: what was read so far is thrown away.
    fn give_up<T>(&mut self, at: usize, what: String) -> Vec<T> {
        self.over.get_or_insert((at, what));
        Vec::new()
    }

    fn what(&mut self, what: &What, at: usize) -> Vec<Reading<Term>> {
        let Some(separators) = &what.list else { return self.one(&what.sort, at) };
        let mut lists: Vec<Reading<Vec<(String, Term)>>> =
            self.one(&what.sort, at).into_iter().map(|(term, next)| (vec![(String::new(), term)], next)).collect();
        // Every list can go on; those that do are read again.
        let mut nth = 0;
        while let Some((list, next)) = lists.get(nth).cloned() {
            nth += 1;
            if list.len() > self.limits.items {
                return self.give_up(at, format!("more than {} stand in one list here", self.limits.items));
            }
            if let Some(after) = self.token(next, &separators.either) {
                let separator = self.tokens.get(next).map_or_else(String::new, |token| token.kind.between());
                for (term, next) in self.one(&what.sort, after) {
                    lists.push((list.iter().cloned().chain([(separator.clone(), term)]).collect(), next));
                }
            }
        }
        let made = |items: Vec<(String, Term)>| match separators.named {
            true => Term::Tied(items),
            false => Term::List(items.into_iter().map(|(_, item)| item).collect()),
        };
        lists.into_iter().map(|(list, next)| (made(list), next)).collect()
    }

    fn one(&mut self, sort: &str, at: usize) -> Vec<Reading<Term>> {
        match sort {
            NUMBER => match self.tokens.get(at).map(|token| &token.kind) {
                Some(Kind::Number(number)) if *number <= self.limits.number => vec![(Term::Number(*number), at + 1)],
                _ => self.no_number(at, at, "a number"),
            },
            SIGNED => match self.tokens.get(at..) {
                Some([Token { kind: Kind::Mark(sign @ ('+' | '-')), .. }, Token { kind: Kind::Number(number), .. }, ..])
                    if *number <= self.limits.number =>
                {
                    vec![(Term::Signed(if *sign == '+' { *number } else { -number }), at + 2)]
                }
                _ => self.no_number(at, at + 1, "a number with its sign"),
            },
            _ => match self.names.get(sort) {
                Some(names) => match self.tokens.get(at).map(|token| &token.kind) {
                    Some(Kind::Word(word)) if names.iter().any(|(id, _)| id == word) => {
                        vec![(Term::Card { deck: sort.to_owned(), id: word.clone() }, at + 1)]
                    }
                    _ => self.nothing(at, &format!("a card of `{sort}`")),
                },
                None => self.phrases(sort, at),
            },
        }
    }

    /// There is no number at `at`, or one that is too large stands at `number`.
    fn no_number(&mut self, at: usize, number: usize, wanted: &str) -> Vec<Reading<Term>> {
        let large = |token: &Token| matches!(token.kind, Kind::Number(number) if number > self.limits.number);
        match self.tokens.get(number).is_some_and(large) {
            true => self.nothing(number, &format!("a number up to {}", self.limits.number)),
            false => self.nothing(at, wanted),
        }
    }

    fn nothing(&mut self, at: usize, wanted: &str) -> Vec<Reading<Term>> {
        self.wants(at, wanted);
        Vec::new()
    }

    fn phrases(&mut self, sort: &str, at: usize) -> Vec<Reading<Term>> {
        if self.depth >= self.limits.depth {
            return self.give_up(at, format!("this stands deeper than {} phrases in one another", self.limits.depth));
        }
        self.depth += 1;
        let found = self.variants(sort, at);
        self.depth -= 1;
        found
    }

    fn variants(&mut self, sort: &str, at: usize) -> Vec<Reading<Term>> {
        let language = self.language;
        let mut found = Vec::new();
        for phrase in language.sorts.get(sort).into_iter().flatten() {
            self.tries += 1;
            if self.over.is_some() || self.tries > self.limits.tries {
                return self.give_up(at, "this can be read in too many ways".to_owned());
            }
            let mut open: Vec<Reading<Vec<(String, Term)>>> = vec![(Vec::new(), at)];
            let mut named = false;
            for piece in &phrase.pieces {
                let mut next: Vec<Reading<Vec<(String, Term)>>> = Vec::new();
                for (slots, at) in open {
                    match piece {
                        Piece::Literal(either) => next.extend(self.token(at, either).map(|after| (slots, after))),
                        Piece::Slot { name, what } => {
                            named |= name.is_some();
                            let name = name.as_ref().unwrap_or(&what.sort);
                            for (term, after) in self.what(what, at) {
                                next.push((slots.iter().cloned().chain([(name.clone(), term)]).collect(), after));
                            }
                        }
                    }
                }
                open = next;
            }
            let (sort, variant) = (sort.to_owned(), phrase.variant.clone());
            let term = |slots| Term::Phrase { sort: sort.clone(), variant: variant.clone(), slots, named };
            found.extend(open.into_iter().map(|(slots, next)| (term(slots), next)));
        }
        found
    }

    fn token(&mut self, at: usize, either: &[Kind]) -> Option<usize> {
        if self.tokens.get(at).is_some_and(|token| either.contains(&token.kind)) {
            return Some(at + 1);
        }
        either.iter().for_each(|kind| self.wants(at, kind.shown()));
        None
    }
}
