//! Hexes and territories by the names that players read, for positions put together by hand.

use core::fmt;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use crate::board::{HEXES, HexId, TERRITORIES, TerritoryId};
use crate::words;

/// A territory by its name (`dis`, the last word of its text's key) or its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land(pub TerritoryId);

/// A hex by its territory and its place in it (`dis 7`), by `center` in place of the number, or by its number on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place(pub HexId);

impl FromStr for Land {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let called = |territory: &TerritoryId| words::territory(*territory).0.rsplit('.').next() == Some(name);
        TerritoryId::all().find(called).map(Self).ok_or_else(|| format!("no territory is called `{name}`"))
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, number) = text.split_once(' ').ok_or_else(|| format!("`{text}` is no hex: write one like `dis 7`"))?;
        let Land(territory) = name.parse()?;
        if number == "center" {
            return Ok(Self(territory.center()));
        }
        let number: usize = number.parse().map_err(|_| format!("`{text}`: `{number}` is neither a number nor `center`"))?;
        let found = number.checked_sub(1).and_then(|before| territory.hexes().iter().nth(before));
        found.map(Self).ok_or_else(|| format!("`{text}`: {name} has the hexes 1 to {}", territory.size()))
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let by_number = |number| Self(TerritoryId(number as u8));
        deserializer.deserialize_any(NameOrNumber { what: "a territory", most: TERRITORIES, by_number })
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let by_number = |number| Self(HexId(number as u16));
        deserializer.deserialize_any(NameOrNumber { what: "a hex", most: HEXES, by_number })
    }
}

struct NameOrNumber<F> {
    what: &'static str,
    most: usize,
    by_number: F,
}

impl<T: FromStr<Err = String>, F: Fn(usize) -> T> Visitor<'_> for NameOrNumber<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by its name or its number", self.what)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        let known = usize::try_from(number).ok().filter(|number| *number < self.most);
        known.map(self.by_number).ok_or_else(|| E::custom(format!("{} has a number below {}", self.what, self.most)))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        self.visit_u64(u64::try_from(number).unwrap_or(u64::MAX))
    }
}
