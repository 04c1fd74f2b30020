//! The small language of texts: words, `{argument}`, and `{count, plural, =0 {…} one {…} other {…}}`.
//!
//! It is a subset of ICU's message format, small enough for the page and this crate to agree on all of it. Inside a plural's
//! branch `#` is the number. There is no escape: a brace is always syntax, everything else is text as it stands.
//!
//! A noun is a text with forms: `larva | a: a larva | the: the larva | many: larvae`. `{what}` inserts its name and `{what.the}`
//! one of its forms. Each language chooses its own forms (`den`, `dem`, a pronoun), and a noun that lacks one falls back to its
//! name. A noun marked `plural`, as in `troglodytes | the: the troglodytes | plural`, takes the branch for many of
//! `{who, plural, one {attacks} other {attack}}`. An argument that begins a sentence is capitalised.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::str::CharIndices;

/// The words with their first letter capitalised, for the beginning of a sentence.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A parsed message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    source: String,
    parts: Vec<Part>,
    forms: Vec<(String, String)>,
    is_plural: bool,
}

/// What stands between the name and the forms of a noun, and between the forms.
const FORMS: &str = " | ";
/// What stands between the name of a form and its words.
const FORM: &str = ": ";
/// The mark of a noun that takes the verb for many.
const PLURAL: &str = "plural";

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words as they are.
    Words(String),
    /// An argument.
    Argument {
        /// Its name.
        name: String,
        /// The form of the noun that it is.
        form: Option<String>,
    },
    /// The number of the plural around it.
    Number,
    /// Branches by number, or by the number of a noun.
    Plural {
        /// The argument that is counted by.
        argument: String,
        /// The words for some numbers.
        branches: Vec<(Case, Vec<Part>)>,
        /// The words for all others.
        other: Vec<Part>,
    },
}

/// When a branch of a plural is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// For exactly this number; goes before the language's own forms.
    Exactly(i32),
    /// For what the language counts as one.
    One,
}

/// How a language counts. All other languages count as English does.
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
    /// Parses a message; an error comes with its place, counted in characters from 1.
    pub fn parse(source: &str) -> Result<Self, (usize, String)> {
        let mut pieces = source.split(FORMS);
        let name = pieces.next().unwrap_or_default();
        let mut reader = Reader { source: name, rest: name.char_indices().peekable() };
        let parts = reader.parts(false)?;
        let mut message = Self { source: source.to_owned(), parts, forms: Vec::new(), is_plural: false };
        let mut place = name.chars().count() + 1;
        for piece in pieces {
            place += FORMS.len();
            message.add_form(piece).map_err(|what| (place, what))?;
            place += piece.chars().count();
        }
        Ok(message)
    }

    fn add_form(&mut self, piece: &str) -> Result<(), String> {
        if !self.arguments().is_empty() || piece.contains(['{', '}']) {
            return Err("a text with forms is a noun and cannot have arguments".to_owned());
        }
        if piece == PLURAL {
            self.is_plural = true;
            return Ok(());
        }
        let Some((form, words)) = piece.split_once(FORM).filter(|(form, _)| is_name(form)) else {
            return Err(format!("`{piece}` is no form of a noun: write `the: the larva`, or `{PLURAL}` alone"));
        };
        if self.forms.iter().any(|(known, _)| known == form) {
            return Err(format!("this noun has the form `{form}` twice: remove one"));
        }
        self.forms.push((form.to_owned(), words.to_owned()));
        Ok(())
    }

    /// The words of a form; the name of the noun where it has no such form, and of a text that is no noun.
    pub fn form(&self, form: Option<&str>) -> &str {
        let wanted = self.forms.iter().find(|(known, _)| Some(known.as_str()) == form);
        let name = || self.source.split(FORMS).next().unwrap_or_default();
        wanted.map_or_else(name, |(_, words)| words)
    }

    /// The names of its forms.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.forms.iter().map(|(form, _)| form.as_str())
    }

    /// Whether it takes the verb for many.
    pub fn is_plural(&self) -> bool {
        self.is_plural
    }

    /// Whether it reads as a sentence, so that it begins with a capital.
    fn is_sentence(&self) -> bool {
        self.source.ends_with(SENTENCE_ENDS)
    }

    /// The message as it was written.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The names of all arguments that it can need.
    pub fn arguments(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        visit(&self.parts, &mut |part| match part {
            Part::Words(_) | Part::Number => {}
            Part::Argument { name, .. } => _ = names.insert(name.as_str()),
            Part::Plural { argument, .. } => _ = names.insert(argument),
        });
        names
    }

    /// The forms of nouns that it asks for.
    pub fn wanted_forms(&self) -> BTreeSet<&str> {
        let mut forms = BTreeSet::new();
        visit(&self.parts, &mut |part| {
            if let Part::Argument { form: Some(form), .. } = part {
                forms.insert(form.as_str());
            }
        });
        forms
    }

    /// Says it with these arguments, counting as a language does.
    pub fn fill<E>(&self, plural: Plural, argument: &Arguments<E>, out: &mut String) -> Result<(), Unfilled<E>> {
        let mut speaker = Speaker { plural, argument, is_sentence: self.is_sentence(), out };
        speaker.say(&self.parts, None)
    }

    /// Its pieces, in their order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }
}

const SENTENCE_ENDS: [char; 3] = ['.', '!', '?'];

/// Visits all parts, including those inside plurals.
fn visit<'a>(parts: &'a [Part], look: &mut dyn FnMut(&'a Part)) {
    for part in parts {
        look(part);
        if let Part::Plural { branches, other, .. } = part {
            branches.iter().for_each(|(_, parts)| visit(parts, look));
            visit(other, look);
        }
    }
}

fn is_name(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// What an argument is filled with.
#[derive(Clone)]
pub enum Fill {
    /// A number, which also chooses the plural.
    Number(i32),
    /// A noun, and whether a verb beside it is in the plural.
    Noun(String, bool),
    /// Words as they are.
    Words(String),
}

/// Why a message could not be said.
#[derive(Debug)]
pub enum Unfilled<E> {
    /// This argument was not given.
    Missing(String),
    /// A plural counts by this argument, which is neither a number nor a noun.
    NotANumber(String),
    /// An argument could not be said itself.
    Inside(E),
}

/// The arguments of a message, by name and, for a noun, by the form that is wanted.
pub type Arguments<'a, E> = dyn Fn(&str, Option<&str>) -> Option<Result<Fill, E>> + 'a;

/// One message being said.
struct Speaker<'a, E> {
    plural: Plural,
    argument: &'a Arguments<'a, E>,
    is_sentence: bool,
    out: &'a mut String,
}

impl<E> Speaker<'_, E> {
    fn say(&mut self, parts: &[Part], counted: Option<i32>) -> Result<(), Unfilled<E>> {
        for part in parts {
            match part {
                Part::Words(words) => self.out.push_str(words),
                // The reader makes a `#` only inside of a plural, so there is always a number.
                Part::Number => self.out.extend(counted.map(|number| number.to_string())),
                Part::Argument { name, form } => match self.get(name, form.as_deref())? {
                    Fill::Number(number) => self.out.push_str(&number.to_string()),
                    // Words that come first may yet stand in the middle of another message.
                    Fill::Words(words) => {
                        let begins = self.follows_a_sentence();
                        self.out.push_str(&if begins { capital(&words) } else { words });
                    }
                    Fill::Noun(words, _) => {
                        let begins = self.follows_a_sentence() || self.out.is_empty() && self.is_sentence;
                        self.out.push_str(&if begins { capital(&words) } else { words });
                    }
                },
                Part::Plural { argument, branches, other } => {
                    let number = match self.get(argument, None)? {
                        Fill::Number(number) => number,
                        Fill::Noun(_, is_plural) => 1 + i32::from(is_plural),
                        Fill::Words(_) => return Err(Unfilled::NotANumber(argument.clone())),
                    };
                    self.say(self.branch(number, branches).unwrap_or(other), Some(number))?;
                }
            }
        }
        Ok(())
    }

    fn get(&self, name: &str, form: Option<&str>) -> Result<Fill, Unfilled<E>> {
        (self.argument)(name, form).ok_or_else(|| Unfilled::Missing(name.to_owned()))?.map_err(Unfilled::Inside)
    }

    fn follows_a_sentence(&self) -> bool {
        self.out.strip_suffix(' ').is_some_and(|before| before.ends_with(SENTENCE_ENDS))
    }

    fn branch<'b>(&self, number: i32, branches: &'b [(Case, Vec<Part>)]) -> Option<&'b Vec<Part>> {
        let of = |wanted: Case| branches.iter().find(|(case, _)| *case == wanted).map(|(_, words)| words);
        let one = || of(Case::One).filter(|_| self.plural.is_one(number));
        of(Case::Exactly(number)).or_else(one)
    }
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
        let form = match self.rest.next_if(|(_, c)| *c == '.') {
            Some(_) => Some(self.name("the form of a noun")?),
            None => None,
        };
        self.blanks();
        match self.peek() {
            Some('}') => {
                self.rest.next();
                Ok(Part::Argument { name: argument, form })
            }
            Some(',') if form.is_none() => {
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
        let argument = |name: &str| Part::Argument { name: name.to_owned(), form: None };
        let expected = [argument("who"), Part::Words("'s turn, #1 of ".to_owned()), argument("all")];
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
        refused("{a.}", 4, "form of a noun");
        refused("{a.the, plural, other {x}}", 7, "cannot stand after `a`");
    }

    #[test]
    fn faults_of_nouns_have_a_place() {
        refused("larva | the larva", 9, "`the larva` is no form");
        refused("für | die: x | die: y", 16, "`die` twice");
        refused("{who} | the: the", 9, "cannot have arguments");
        refused("a | the: the {who}", 5, "cannot have arguments");
    }

    #[test]
    fn nouns_have_forms() {
        let noun = Message::parse("larva | a: a larva | many: larvae").expect("good");
        assert_eq!(
            [None, Some("a"), Some("many"), Some("the")].map(|form| noun.form(form)),
            ["larva", "a larva", "larvae", "larva"]
        );
        assert!(!noun.is_plural() && Message::parse("sands | plural").expect("good").is_plural());
        let asks = Message::parse("{who.the} {n, plural, one {{what.a}} other {# {what.many}}}").expect("good");
        assert_eq!(asks.wanted_forms().into_iter().collect::<Vec<_>>(), ["a", "many", "the"]);
        assert_eq!(asks.arguments().into_iter().collect::<Vec<_>>(), ["n", "what", "who"]);
    }

    #[test]
    fn words_begin_with_a_capital_behind_a_sentence_only() {
        let say = |source: &str| {
            let mut said = String::new();
            let words = |_: &str, _: Option<&str>| Some(Ok::<_, core::convert::Infallible>(Fill::Words("strike".to_owned())));
            Message::parse(source).expect("good").fill(Plural::of("en"), &words, &mut said).expect("filled");
            said
        };
        assert_eq!(say("1. {does}."), "1. Strike.");
        assert_eq!(say("{does}, then {does}."), "strike, then strike.");
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
