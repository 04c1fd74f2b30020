//! The small language of texts: words, `{argument}`, and `{count, plural, =0 {…} one {…} other {…}}`.
//!
//! It is a part of ICU's message format, kept small so that the page and this crate agree on all of it. Inside a plural's
//! branch `#` is the number. There is no escape: a brace is always syntax, everything else is text as it stands.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::str::CharIndices;

/// A message that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    source: String,
    parts: Vec<Part>,
}

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Words as they stand.
    Words(String),
    /// An argument by name.
    Argument(String),
    /// The number of the plural around it.
    Number,
    /// Branches by number.
    Plural { argument: String, branches: Vec<(Case, Vec<Part>)>, other: Vec<Part> },
}

/// When a branch of a plural is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Case {
    /// For exactly this number; goes before the language's own forms.
    Exactly(i32),
    /// For what the language counts as one.
    One,
}

/// How a language counts. All others than these two count as English does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plural {
    /// Only 1 is one (English, German).
    OnlyOne,
    /// 0 and 1 are one (Portuguese).
    ZeroAndOne,
}

impl Plural {
    /// How this language counts, by its tag (`en`, `de`, `pt`, `pt-BR`).
    pub fn of(language: &str) -> Self {
        match language {
            "pt" | "pt-BR" => Self::ZeroAndOne,
            _ => Self::OnlyOne,
        }
    }

    /// Whether the number takes the form `one`. The sign does not matter, as in the browser's own plural rules.
    pub fn is_one(self, number: i32) -> bool {
        match self {
            Self::OnlyOne => number.unsigned_abs() == 1,
            Self::ZeroAndOne => number.unsigned_abs() <= 1,
        }
    }
}

impl Message {
    /// Reads a message; a fault is told with its place, counted in characters from 1.
    pub fn parse(source: &str) -> Result<Self, (usize, String)> {
        let mut reader = Reader { source, rest: source.char_indices().peekable() };
        let parts = reader.parts(false)?;
        Ok(Self { source: source.to_owned(), parts })
    }

    /// The message as it was written.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The names of all arguments that it can need.
    pub fn arguments(&self) -> BTreeSet<&str> {
        fn collect<'a>(parts: &'a [Part], names: &mut BTreeSet<&'a str>) {
            for part in parts {
                match part {
                    Part::Words(_) | Part::Number => {}
                    Part::Argument(name) => _ = names.insert(name),
                    Part::Plural { argument, branches, other } => {
                        names.insert(argument);
                        branches.iter().for_each(|(_, parts)| collect(parts, names));
                        collect(other, names);
                    }
                }
            }
        }
        let mut names = BTreeSet::new();
        collect(&self.parts, &mut names);
        names
    }

    /// Says it with these arguments, counting as a language does.
    pub(crate) fn fill<E>(&self, plural: Plural, argument: &Arguments<E>, out: &mut String) -> Result<(), Unfilled<E>> {
        fill(&self.parts, plural, argument, None, out)
    }

    #[cfg(test)]
    fn parts(&self) -> &[Part] {
        &self.parts
    }
}

/// What an argument is filled with.
#[derive(Clone)]
pub(crate) enum Fill {
    /// A number, which also chooses the plural.
    Number(i32),
    /// Words as they are.
    Words(String),
}

/// Why a message could not be said.
pub(crate) enum Unfilled<E> {
    /// This argument was not given.
    Missing(String),
    /// A plural counts by this argument, which is no number.
    NotANumber(String),
    /// An argument could not be said itself.
    Inside(E),
}

/// The arguments of a message, by name.
pub(crate) type Arguments<'a, E> = dyn Fn(&str) -> Option<Result<Fill, E>> + 'a;

fn fill<E>(
    parts: &[Part],
    plural: Plural,
    argument: &Arguments<E>,
    counted: Option<i32>,
    out: &mut String,
) -> Result<(), Unfilled<E>> {
    let get = |name: &str| argument(name).ok_or_else(|| Unfilled::Missing(name.to_owned()))?.map_err(Unfilled::Inside);
    for part in parts {
        match part {
            Part::Words(words) => out.push_str(words),
            // The reader makes a `#` only inside of a plural, so there is always a number.
            Part::Number => out.extend(counted.map(|number| number.to_string())),
            Part::Argument(name) => match get(name)? {
                Fill::Number(number) => out.push_str(&number.to_string()),
                Fill::Words(words) => out.push_str(&words),
            },
            Part::Plural { argument: name, branches, other } => {
                let Fill::Number(number) = get(name)? else { return Err(Unfilled::NotANumber(name.clone())) };
                let of = |wanted: Case| branches.iter().find(|(case, _)| *case == wanted).map(|(_, words)| words);
                let one = || of(Case::One).filter(|_| plural.is_one(number));
                let branch = of(Case::Exactly(number)).or_else(one).unwrap_or(other);
                fill(branch, plural, argument, Some(number), out)?;
            }
        }
    }
    Ok(())
}

struct Reader<'a> {
    source: &'a str,
    rest: Peekable<CharIndices<'a>>,
}

type Read<T> = Result<T, (usize, String)>;

impl Reader<'_> {
    /// The place of the next character, counted from 1.
    fn place(&mut self) -> usize {
        let at = self.rest.peek().map_or(self.source.len(), |(at, _)| *at);
        self.source.get(..at).map_or(0, |before| before.chars().count()) + 1
    }

    fn fault<T>(&mut self, what: impl Into<String>) -> Read<T> {
        Err((self.place(), what.into()))
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().map(|(_, c)| *c)
    }

    /// Takes characters while they fit.
    fn take(&mut self, fits: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some((_, c)) = self.rest.next_if(|(_, c)| fits(*c)) {
            taken.push(c);
        }
        taken
    }

    fn blanks(&mut self) {
        self.take(char::is_whitespace);
    }

    fn expect(&mut self, wanted: char, why: &str) -> Read<()> {
        if self.rest.next_if(|(_, c)| *c == wanted).is_none() {
            return self.fault(format!("`{wanted}` is missing here: {why}"));
        }
        Ok(())
    }

    /// Parts up to the end of the message, or up to the brace that closes a branch.
    fn parts(&mut self, in_branch: bool) -> Read<Vec<Part>> {
        let mut parts = Vec::new();
        while let Some(c) = self.peek() {
            match c {
                '{' => parts.push(self.braces()?),
                '}' if in_branch => break,
                '}' => return self.fault("this `}` closes nothing: remove it"),
                '#' if in_branch => {
                    self.rest.next();
                    parts.push(Part::Number);
                }
                _ => parts.push(Part::Words(self.take(|c| !(matches!(c, '{' | '}') || in_branch && c == '#')))),
            }
        }
        Ok(parts)
    }

    /// An argument or a plural, from its brace to its brace.
    fn braces(&mut self) -> Read<Part> {
        let opened = self.place();
        self.expect('{', "an argument begins with it")?;
        self.blanks();
        let argument = self.name("the name of an argument")?;
        self.blanks();
        match self.peek() {
            Some('}') => {
                self.rest.next();
                Ok(Part::Argument(argument))
            }
            Some(',') => {
                self.rest.next();
                self.blanks();
                let form = self.take(char::is_alphanumeric);
                if form != "plural" {
                    return self.fault(format!("`{form}` is not known here: write `{{{argument}, plural, …}}`"));
                }
                self.blanks();
                self.expect(',', "it stands between `plural` and its branches")?;
                self.branches(argument, opened)
            }
            Some(c) => self.fault(format!("`{c}` cannot stand after `{argument}`: close the argument by `}}`")),
            None => Err((opened, "this `{` is never closed: add `}`".to_owned())),
        }
    }

    fn branches(&mut self, argument: String, opened: usize) -> Read<Part> {
        let (mut branches, mut other) = (Vec::new(), None);
        loop {
            self.blanks();
            match self.peek() {
                None => return Err((opened, "this plural is never closed: add `}`".to_owned())),
                Some('}') => break,
                Some(_) => {}
            }
            let case = self.case()?;
            let twice = case.map_or(other.is_some(), |case| branches.iter().any(|(known, _)| *known == case));
            if twice {
                return self.fault("this plural has the same branch twice: remove one");
            }
            self.blanks();
            self.expect('{', "the words of a branch stand in braces")?;
            let words = self.parts(true)?;
            self.expect('}', "it closes the branch of a plural")?;
            match case {
                Some(case) => branches.push((case, words)),
                None => other = Some(words),
            }
        }
        let Some(other) = other else {
            return self.fault("this plural lacks `other {…}`, the words for all other numbers");
        };
        self.expect('}', "it closes the plural")?;
        Ok(Part::Plural { argument, branches, other })
    }

    /// What a branch is for; none for `other`.
    fn case(&mut self) -> Read<Option<Case>> {
        if self.rest.next_if(|(_, c)| *c == '=').is_some() {
            let digits = self.take(|c| c.is_ascii_digit() || c == '-');
            return match digits.parse() {
                Ok(number) => Ok(Some(Case::Exactly(number))),
                Err(_) => self.fault(format!("`={digits}` is not a number: write for example `=0 {{…}}`")),
            };
        }
        match self.name("`one`, `other` or `=` and a number")?.as_str() {
            "one" => Ok(Some(Case::One)),
            "other" => Ok(None),
            word => self.fault(format!("`{word}` is no branch of a plural: there are `one`, `other` and `=` with a number")),
        }
    }

    fn name(&mut self, wanted: &str) -> Read<String> {
        let name = self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        if name.is_empty() { self.fault(format!("{wanted} is missing here")) } else { Ok(name) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(source: &str, place: usize, words: &str) {
        let (at, what) = Message::parse(source).expect_err(source);
        assert!(what.contains(words), "{source}: {what}");
        assert_eq!(at, place, "{source}: {what}");
    }

    #[test]
    fn words_and_arguments() {
        let message = Message::parse("{who}'s turn, #1 of { all }").expect("good");
        let expected =
            [Part::Argument("who".to_owned()), Part::Words("'s turn, #1 of ".to_owned()), Part::Argument("all".to_owned())];
        assert_eq!(message.parts(), expected);
        assert_eq!(message.source(), "{who}'s turn, #1 of { all }");
    }

    #[test]
    fn plurals_nest_and_list_their_arguments() {
        let message = Message::parse("{n, plural, =0 {none} one {# of {who}} other {{m, plural, other {#}}}}").expect("good");
        assert_eq!(message.arguments().into_iter().collect::<Vec<_>>(), ["m", "n", "who"]);
        let Some(Part::Plural { branches, .. }) = message.parts().first() else { panic!("a plural") };
        assert_eq!(branches.iter().map(|(case, _)| *case).collect::<Vec<_>>(), [Case::Exactly(0), Case::One]);
    }

    #[test]
    fn faults_have_a_place() {
        refused("für {who", 5, "never closed");
        refused("a } b", 3, "closes nothing");
        refused("{}", 2, "name of an argument");
        refused("{a b}", 4, "cannot stand after `a`");
        refused("{n, select, x {y}}", 11, "`select`");
        refused("{n, plural other {x}}", 12, "`,` is missing");
        refused("{n, plural, one {x}}", 20, "lacks `other");
        refused("{n, plural, few {x} other {y}}", 16, "`few`");
        refused("{n, plural, =x {x} other {y}}", 14, "not a number");
        refused("{n, plural, one {x} one {y} other {z}}", 24, "twice");
        refused("{n, plural, other {x", 21, "closes the branch");
        refused("{n, plural, other {x}", 1, "never closed");
        refused("{n, plural, other x}", 19, "in braces");
    }

    #[test]
    fn languages_count_in_their_own_way() {
        let ones = |language| (-1..4).filter(|n| Plural::of(language).is_one(*n)).collect::<Vec<_>>();
        assert_eq!(ones("en"), [-1, 1]);
        assert_eq!(ones("de"), [-1, 1]);
        assert_eq!(ones("pt"), [-1, 0, 1]);
        assert_eq!(ones("pt-PT"), [-1, 1]);
    }
}
