//! What players read leaves the engine as a key with typed arguments; the words stand in `texts/*.toml`.

use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::Target;

/// The key of a text. The constants are made at compile time from `texts/en.toml`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Key(#[cfg_attr(feature = "ts", tsify(type = "string"))] pub &'static str);

impl Key {
    /// Its last part, which names a thing among others of its kind.
    pub fn leaf(self) -> &'static str {
        let dot = self.0.bytes().rposition(|letter| letter == b'.');
        dot.and_then(|dot| self.0.get(dot + 1..)).unwrap_or(self.0)
    }
}

/// A value in a text: a number (which also chooses the plural), or another text by its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A text without arguments of its own.
    Text(Key),
}

impl From<Key> for Arg {
    fn from(key: Key) -> Self {
        Self::Text(key)
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i32::from(number))
            }
        }
    )*};
}
arg_from_number!(i8, u8, i16, u16, i32);

/// How many arguments a text can have.
pub const ARGS: usize = 6;

/// Something to be said.
// It is one pointer wide: words are put together in hundreds of places, and handing the whole of them on from each call to the next
// was a fiftieth of a module.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct Say(Box<Sentence>);

/// A key and its named arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Sentence {
    /// Which text.
    pub key: Key,
    /// Its arguments by name.
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, number | string>"))]
    pub args: Args,
}

impl Deref for Say {
    type Target = Sentence;

    fn deref(&self) -> &Sentence {
        &self.0
    }
}

/// Named arguments, in the order in which they were given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args(ArrayVec<(&'static str, Arg), ARGS>);

impl Args {
    /// The argument of that name.
    pub fn get(&self, name: &str) -> Option<Arg> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, arg)| *arg)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Arg)> + '_ {
        self.0.iter().copied()
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl Say {
    /// A text without arguments.
    // One copy of this and of what adds arguments is enough: nobody puts words together but for a person who looks.
    #[inline(never)]
    pub fn plain(key: Key) -> Self {
        Self(Box::new(Sentence { key, args: Args::default() }))
    }

    /// The same arguments in other words.
    #[must_use]
    pub fn keyed(mut self, key: Key) -> Self {
        self.0.key = key;
        self
    }

    /// Adds an argument. One beyond [`ARGS`] is dropped, which the formatter then reports as missing.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        // Nearly every caller knows which of the two it has, and then no value of both kinds is made.
        match arg.into() {
            Arg::Number(number) => self.with_number(name, number),
            Arg::Text(text) => self.with_text(name, text),
        }
    }

    #[inline(never)]
    fn with_number(mut self, name: &'static str, number: i32) -> Self {
        let _full = self.0.args.0.try_push((name, Arg::Number(number)));
        self
    }

    #[inline(never)]
    fn with_text(mut self, name: &'static str, text: Key) -> Self {
        let _full = self.0.args.0.try_push((name, Arg::Text(text)));
        self
    }
}

/// Somebody or something that words speak of: what it is called, and where it is to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    /// What it is called: the key of a text, which may have forms.
    pub name: Key,
    /// Where to look.
    pub at: Option<Target>,
}

impl Noun {
    /// Something that is to be seen somewhere.
    pub const fn at(name: Key, at: Target) -> Self {
        Self { name, at: Some(at) }
    }
}

impl From<Key> for Noun {
    fn from(name: Key) -> Self {
        Self { name, at: None }
    }
}

impl From<Key> for Say {
    fn from(key: Key) -> Self {
        Self::plain(key)
    }
}

impl Key {
    /// Begins a text with arguments.
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Say {
        Say::plain(self).with(name, arg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_words_have_the_same_arguments() {
        let said = Key("tell").with("who", Key("hero")).with("n", 3_u8);
        let other = said.clone().keyed(Key("hand"));
        assert_eq!((other.key, &other.args), (Key("hand"), &said.args));
        assert_eq!((said.args.get("who"), said.args.get("n")), (Some(Arg::Text(Key("hero"))), Some(Arg::Number(3))));
    }
}
