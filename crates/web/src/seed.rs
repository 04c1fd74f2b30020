//! Seeds are texts outside: a number stays what it is, any other word becomes one.

use crate::errors::unexpected;
use wasm_bindgen::JsValue;

/// The number behind a seed's text.
fn read(text: &str) -> u64 {
    let text = text.trim();
    // FNV-1a: the same word gives the same game everywhere.
    let of_word =
        || text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    text.parse().unwrap_or_else(|_| of_word())
}

/// The seed that was chosen, or a fresh one.
pub fn chosen(text: Option<String>) -> Result<u64, JsValue> {
    text.map_or_else(fresh, |text| Ok(read(&text)))
}

/// A fresh seed. Nine digits are enough, and can be read out across a table.
pub fn fresh() -> Result<u64, JsValue> {
    let random = getrandom::u64().map_err(|error| unexpected(&error.to_string()))?;
    Ok(random % 1_000_000_000)
}
