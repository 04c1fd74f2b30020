//! The class around a game's workshop, beside the one around a session. Only in the modules that are workshops.

use cards::{Fault, Reason};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::placed;

/// What it throws, for TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../types/workshop.d.ts");

/// A deck of which cards can be typed.
#[derive(Serialize, Tsify)]
pub struct TypedDeck {
    /// By what it is called when a card is read.
    pub id: &'static str,
    /// The key of its name among the texts of the game.
    pub name: &'static str,
}

/// A card as it was read.
#[derive(Serialize, Tsify)]
pub struct TypedCard {
    /// What it is called.
    pub name: String,
    /// What players read on it.
    pub text: String,
    /// What rules govern on it, in the order in which it stands there.
    pub keywords: Vec<TypedKeyword>,
}

/// Something on a card that a rule governs.
#[derive(Serialize, Tsify)]
pub struct TypedKeyword {
    /// As players read it.
    pub words: String,
    /// The id of the rule.
    pub rule: String,
}

/// A card that was not taken: where, and what could stand there.
pub fn refuse(fault: &Fault) -> JsValue {
    let reason = match fault.reason {
        Reason::Wrong => "wrong",
        Reason::Limit => "limit",
    };
    placed("CardError", reason, &fault.what, fault.line, fault.column)
}

macro_rules! workshop {
    ($game:ty) => {
        /// A workshop of cards: what somebody types is read, said, and tried on a small table.
        #[wasm_bindgen]
        pub struct Workshop(());

        /// The card of this deck that a text is, if the rules can do with it.
        fn typed(deck: &str, text: &str) -> Result<cards::Card, JsValue> {
            let card =
                <$game as cards::Workshop>::notation().read(deck, text).map_err(|fault| crate::workshop::refuse(&fault))?;
            match <$game as cards::Workshop>::judge(deck, &card) {
                Ok(()) => Ok(card),
                Err(unfit) => Err(crate::workshop::refuse(&unfit.within(text))),
            }
        }

        #[wasm_bindgen]
        impl Workshop {
            /// The decks of which cards can be typed.
            #[wasm_bindgen(unchecked_return_type = "TypedDeck[]")]
            pub fn decks() -> Result<JsValue, JsValue> {
                let decks = <$game as cards::Workshop>::DECKS.iter();
                all(&decks.map(|(id, name)| crate::workshop::TypedDeck { id, name }).collect::<Vec<_>>())
            }

            /// Reads a card. Throws a `CardError` with the `line` and the `column` of what is wrong.
            pub fn read(
                #[wasm_bindgen(unchecked_param_type = "string")] deck: JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "string")] language: JsValue,
            ) -> Result<Ts<crate::workshop::TypedCard>, JsValue> {
                let (deck, text) = (arguments::text(&deck, "deck")?, arguments::card(&text)?);
                let language = language.as_string().unwrap_or_else(|| cards::BASE.to_owned());
                let card = typed(&deck, &text)?;
                let notation = <$game as cards::Workshop>::notation();
                let keywords = notation.keywords(&card, &language).into_iter();
                let keywords = keywords.map(|cards::Keyword { words, rule }| crate::workshop::TypedKeyword { words, rule });
                let text = notation.say(&deck, &card, &language);
                out(&crate::workshop::TypedCard { name: card.name, text, keywords: keywords.collect() })
            }

            /// Lays a table for a card, which takes the place of one of the box in all sessions of this module, until another one is
            /// tried. The same words for the seed give the same dice.
            #[wasm_bindgen(js_name = tryOut)]
            pub fn try_out(
                #[wasm_bindgen(unchecked_param_type = "string")] deck: JsValue,
                #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "string")] seed: JsValue,
            ) -> Result<Session, JsValue> {
                let (deck, text) = (arguments::text(&deck, "deck")?, arguments::card(&text)?);
                let card = typed(&deck, &text)?;
                let seed = crate::seed::chosen(seed.as_string())?;
                let laid = <$game as cards::Workshop>::lay(&deck, &card);
                let game = laid.map_err(|unfit| crate::workshop::refuse(&unfit.within(&text)))?;
                table::Session::from_position(game, Vec::new(), seed).map(Session).map_err(refuse_beginning)
            }
        }
    };
}
pub(crate) use workshop;
