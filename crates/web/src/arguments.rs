//! Arguments on their way in. JavaScript passes what it likes, and a plain conversion makes option 0 of nothing and seat 0 of 256;
//! so each is looked at first.

use js_sys::{Array, JsString, Uint8Array};
use table::Seat;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::errors::{error, load};
use crate::inward::whole;

/// Says which argument, or which field of one, is wrong, and what it should be.
pub fn wrong(name: &str, wanted: &str) -> JsValue {
    error("ArgumentError", "argument", &format!("“{name}” must be {wanted}"))
}

/// A whole number up to `most`.
pub fn number(value: &JsValue, name: &str, most: u32) -> Result<u32, JsValue> {
    whole(value, most).ok_or_else(|| wrong(name, &format!("a whole number from 0 to {most}")))
}

/// A number of 16 bits.
pub fn short(value: &JsValue, name: &str) -> Result<u16, JsValue> {
    number(value, name, u16::MAX.into()).map(|number| number as u16)
}

/// A seat at a table of so many.
pub fn seat(value: &JsValue, seats: u8) -> Result<Seat, JsValue> {
    number(value, "seat", u32::from(seats).saturating_sub(1)).map(|seat| Seat(seat as u8))
}

/// Who looks: a seat, or everybody where nothing is said.
pub fn viewer(value: &JsValue, seats: u8) -> Result<Option<Seat>, JsValue> {
    if value.is_undefined() || value.is_null() { Ok(None) } else { seat(value, seats).map(Some) }
}

/// Yes or no.
pub fn flag(value: &JsValue, name: &str) -> Result<bool, JsValue> {
    value.as_bool().ok_or_else(|| wrong(name, "true or false"))
}

/// A text.
pub fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| wrong(name, "a text"))
}

/// A saved text. One that is too long is not even copied.
pub fn saved(value: &JsValue) -> Result<String, JsValue> {
    up_to(table::LONGEST_TEXT, value)
}

/// The text of a campaign.
#[cfg(feature = "campaign")]
pub fn campaign(value: &JsValue) -> Result<String, JsValue> {
    up_to(table::LONGEST_CAMPAIGN, value)
}

/// The text of a card. One that is far too long is not even copied; of any other, its reader says where it is too long.
#[cfg(feature = "workshop")]
pub fn card(value: &JsValue) -> Result<String, JsValue> {
    match length(value) > 4 * cards::LONGEST {
        true => Err(crate::errors::placed("CardError", "limit", &cards::too_long(), 1, 1)),
        false => text(value, "text"),
    }
}

fn up_to(longest: usize, value: &JsValue) -> Result<String, JsValue> {
    if length(value) > longest { Err(load(&table::LoadError::TooLong)) } else { text(value, "text") }
}

fn length(value: &JsValue) -> usize {
    value.dyn_ref::<JsString>().map_or(0, |text| text.length() as usize)
}

/// The faces of dice.
pub fn faces(value: &JsValue) -> Result<Vec<u8>, JsValue> {
    if !Array::is_array(value) && !value.has_type::<Uint8Array>() {
        return Err(wrong("faces", "a list of numbers"));
    }
    Array::from(value).iter().map(|face| number(&face, "face", u8::MAX.into()).map(|face| face as u8)).collect()
}

/// The name of a kind of die or of a pile that the game has.
pub fn source(value: &JsValue, known: &[table::Source]) -> Result<String, JsValue> {
    let name = text(value, "name")?;
    if known.iter().any(|source| source.name == name) {
        return Ok(name);
    }
    Err(wrong("name", "the name of one of the sources"))
}
