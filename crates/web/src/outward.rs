//! Values on their way out.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::errors::unexpected;
use crate::json;

/// A value as a plain JavaScript object of its TypeScript type.
pub fn out<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    plain(value).map(Ts::new_unchecked)
}

/// Several values as an array. Made in one go: a list of typed values would cost every method that returns one a kilobyte.
pub fn all<T: Tsify + Serialize>(values: &[T]) -> Result<JsValue, JsValue> {
    plain(values)
}

fn plain<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    json::text(value).map_or_else(|error| Err(unexpected(&error.to_string())), |text| js_sys::JSON::parse(&text))
}
