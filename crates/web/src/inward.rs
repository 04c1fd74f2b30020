//! Values on their way in. They are few and small, and read by hand: a deserializer for them would be an eighth of the module.

use table::{Player, Value as _};
use wasm_bindgen::JsValue;

use crate::arguments::wrong;

/// The fields of an object from outside.
pub struct Fields(JsValue);

impl Fields {
    /// The fields of this value; one that is not an object has none.
    pub fn of(value: JsValue) -> Self {
        Self(value)
    }

    /// A field as it is; nothing where it is missing, `undefined` or `null`.
    pub fn get(&self, name: &str) -> Option<JsValue> {
        self.part(name).map(|field| field.0).filter(|value| !value.is_null())
    }

    /// A whole number that is not below zero; nothing where the field is missing.
    pub fn number(&self, name: &str) -> Result<Option<u32>, JsValue> {
        let Some(value) = self.get(name) else { return Ok(None) };
        whole(&value, u32::MAX).map(Some).ok_or_else(|| wrong(name, "a whole number"))
    }

    /// A text; nothing where the field is missing.
    pub fn text(&self, name: &str) -> Result<Option<String>, JsValue> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_string().map(Some).ok_or_else(|| wrong(name, "a text"))
    }

    /// Yes or no; no where the field is missing.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| value.is_truthy())
    }

    /// A player; nothing where the field is missing.
    pub fn player(&self, name: &str) -> Result<Option<Player>, JsValue> {
        self.get(name).map(|value| player(&value)).transpose()
    }

    /// Players in a row; none where the field is missing.
    pub fn players(&self, name: &str) -> Result<Vec<Player>, JsValue> {
        let Some(value) = self.get(name) else { return Ok(Vec::new()) };
        if !js_sys::Array::is_array(&value) {
            return Err(wrong(name, "a list of players"));
        }
        js_sys::Array::from(&value).iter().map(|value| player(&value)).collect()
    }
}

/// A whole number from 0 to `most`.
pub fn whole(value: &JsValue, most: u32) -> Option<u32> {
    let fits = |number: &f64| number.fract() == 0.0 && (0.0..=f64::from(most)).contains(number);
    value.as_f64().filter(fits).map(|number| number as u32)
}

/// A player by its name.
pub fn player(value: &JsValue) -> Result<Player, JsValue> {
    value.as_string().and_then(|name| Player::named(&name)).ok_or_else(|| wrong("player", "person, easy, normal or hard"))
}

/// What a game's form reads a setup from.
impl table::Value for Fields {
    fn part(&self, name: &str) -> Option<Self> {
        let value = js_sys::Reflect::get(&self.0, &name.into()).ok()?;
        (!value.is_undefined()).then_some(Self(value))
    }

    fn is_null(&self) -> bool {
        self.0.is_null()
    }

    fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    fn number(&self) -> Option<u32> {
        whole(&self.0, u32::MAX)
    }

    fn flag(&self) -> Option<bool> {
        self.0.as_bool()
    }

    fn list(&self) -> Option<Vec<Self>> {
        js_sys::Array::is_array(&self.0).then(|| js_sys::Array::from(&self.0).iter().map(Self).collect())
    }
}
