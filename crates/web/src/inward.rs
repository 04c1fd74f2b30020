//! Values on their way in. They are few and small, and read by hand: a deserializer for them would be an eighth of the module.

use table::Player;
use wasm_bindgen::JsValue;

use crate::errors::error;

/// The fields of an object from outside.
pub struct Fields(JsValue);

impl Fields {
    /// The fields of this value; one that is not an object has none.
    pub fn of(value: JsValue) -> Self {
        Self(value)
    }

    /// A field as it is; nothing where it is missing, `undefined` or `null`.
    pub fn get(&self, name: &str) -> Option<JsValue> {
        let value = js_sys::Reflect::get(&self.0, &name.into()).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    /// A whole number that is not below zero; nothing where the field is missing.
    pub fn number(&self, name: &str) -> Result<Option<u32>, JsValue> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let whole = |number: &f64| number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number);
        value.as_f64().filter(whole).map(|number| Some(number as u32)).ok_or_else(|| wrong(name, "a whole number"))
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

    /// Something by its name; nothing where the field is missing.
    #[cfg(feature = "apocalypse")]
    pub fn named<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<Option<T>, JsValue> {
        self.get(name).map(|value| named(&value).ok_or_else(|| wrong(name, "one of the names that there are"))).transpose()
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

/// A player by its name.
pub fn player(value: &JsValue) -> Result<Player, JsValue> {
    value.as_string().and_then(|name| Player::named(&name)).ok_or_else(|| wrong("player", "person, easy, normal or hard"))
}

/// Something by its name: variants that hold nothing are read from a text.
#[cfg(feature = "apocalypse")]
fn named<T: serde::de::DeserializeOwned>(value: &JsValue) -> Option<T> {
    use serde::de::IntoDeserializer;
    let name = value.as_string()?;
    let text: serde::de::value::StrDeserializer<'_, serde::de::value::Error> = name.as_str().into_deserializer();
    T::deserialize(text).ok()
}

/// Says which field is wrong, and what it should be.
pub fn wrong(field: &str, wanted: &str) -> JsValue {
    error("BeginError", "setup", &format!("“{field}” must be {wanted}"))
}

/// A setup that can be read from the fields of an object.
pub trait Inward: Sized {
    /// Reads it, or says which field is wrong.
    fn read(fields: &Fields) -> Result<Self, JsValue>;
}

#[cfg(feature = "inferno")]
impl Inward for inferno::Setup {
    fn read(fields: &Fields) -> Result<Self, JsValue> {
        let characters = fields.number("characters")?.ok_or_else(|| wrong("characters", "a number from 2 to 6"))?;
        // More than any table holds stays more than any table holds.
        Ok(Self { characters: u8::try_from(characters).unwrap_or(u8::MAX) })
    }
}

#[cfg(feature = "claustrophobia")]
impl Inward for claustrophobia::Setup {
    fn read(fields: &Fields) -> Result<Self, JsValue> {
        let scenario = fields.number("scenario")?.ok_or_else(|| wrong("scenario", "the number of a scenario, from 0"))?;
        // A number that no scenario has stays one that no scenario has.
        Ok(Self { scenario: claustrophobia::content::ScenarioId(u8::try_from(scenario).unwrap_or(u8::MAX)) })
    }
}

#[cfg(feature = "apocalypse")]
impl Inward for apocalypse::Setup {
    fn read(fields: &Fields) -> Result<Self, JsValue> {
        let usual = Self::default();
        // More than any table holds stays more than any table holds.
        let small = |fields: &Fields, name| {
            Ok::<_, JsValue>(fields.number(name)?.map_or(0, |number| u8::try_from(number).unwrap_or(u8::MAX)))
        };
        let harder = Fields::of(fields.get("modifiers").unwrap_or(JsValue::NULL));
        let heroes = match fields.get("heroes") {
            None => usual.heroes,
            Some(list) => js_sys::Array::from(&list)
                .iter()
                .map(|value| named(&value).ok_or_else(|| wrong("heroes", "a list of names of heroes")))
                .collect::<Result<_, _>>()?,
        };
        Ok(Self {
            map: fields.named("map")?.unwrap_or(usual.map),
            lord: fields.named("lord")?,
            region: fields.named("region")?.unwrap_or(usual.region),
            heroes,
            late: small(fields, "late")?,
            leaving: fields.flag("leaving"),
            divine: fields.flag("divine"),
            modifiers: apocalypse::setup::Modifiers {
                secret_lord: harder.flag("secret-lord"),
                enraged_lord: harder.flag("enraged-lord"),
                despair: small(&harder, "despair")?,
                moving_up: small(&harder, "moving-up")?,
                miniboss: harder.flag("miniboss"),
            },
        })
    }
}
