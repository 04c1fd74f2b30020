//! A store of snapshots in `localStorage`, for any page that embeds a game.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Storage;

use crate::arguments;
use crate::errors::error;

const PREFIX: &str = "katabasis/snapshot/";

/// Snapshots by name in this browser. Every call can throw a `StoreError` whose `reason` is `full`, `forbidden`,
/// `broken` or `missing`.
#[wasm_bindgen]
pub struct Store(());

fn key(name: &JsValue) -> Result<String, JsValue> {
    Ok(format!("{PREFIX}{}", arguments::text(name, "name")?))
}

fn refuse(reason: &str, message: &str) -> JsValue {
    error("StoreError", reason, message)
}

fn storage() -> Result<Storage, JsValue> {
    let forbidden = || refuse("forbidden", "this browser does not let the page keep anything; export the game instead");
    // Merely reading the property throws in cross-site frames without storage.
    web_sys::window().ok_or_else(forbidden)?.local_storage().map_err(|_| forbidden())?.ok_or_else(forbidden)
}

#[wasm_bindgen]
impl Store {
    /// The names of all snapshots, in order.
    pub fn list() -> Result<Vec<String>, JsValue> {
        let storage = storage()?;
        // `length` and `key` are read as one consistent list: nothing runs in between.
        let keys = Array::from(&js_sys::Object::keys(&storage).into());
        Ok(keys.sort().iter().filter_map(|key| key.as_string()?.strip_prefix(PREFIX).map(str::to_owned)).collect())
    }

    /// Keeps a snapshot under a name, over an older one of that name.
    pub fn save(
        #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<(), JsValue> {
        let (key, text) = (key(&name)?, arguments::saved(&text)?);
        storage()?
            .set_item(&key, &text)
            .map_err(|_| refuse("full", "there is no room left in this browser; delete a saved game or export this one"))
    }

    /// The snapshot of that name.
    pub fn load(#[wasm_bindgen(unchecked_param_type = "string")] name: JsValue) -> Result<String, JsValue> {
        let key = key(&name)?;
        let text = storage()?
            .get_item(&key)
            .map_err(|_| refuse("forbidden", "this browser does not let the page read what it kept"))?
            .ok_or_else(|| refuse("missing", "there is no saved game of this name"))?;
        if table::game_of(&text).is_none() {
            return Err(refuse("broken", "what is kept under this name is not a saved game; it was left as it is"));
        }
        Ok(text)
    }

    /// Forgets the snapshot of that name.
    pub fn delete(#[wasm_bindgen(unchecked_param_type = "string")] name: JsValue) -> Result<(), JsValue> {
        let key = key(&name)?;
        storage()?.remove_item(&key).map_err(|_| refuse("forbidden", "this browser does not let the page change what it kept"))
    }
}
