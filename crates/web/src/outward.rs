//! Values on their way out.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use crate::errors::unexpected;

/// A value as a plain JavaScript object of its TypeScript type.
pub fn out<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    plain(value).map(Ts::new_unchecked)
}

/// Several values as an array. Made in one go: a list of typed values would cost every method that returns one a kilobyte.
pub fn all<T: Tsify + Serialize>(values: &[T]) -> Result<JsValue, JsValue> {
    plain(values)
}

fn plain<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    // Named arguments of texts are a map in Rust and must be an object in JavaScript, not a `Map`.
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(|error| unexpected(&error.to_string()))
}
