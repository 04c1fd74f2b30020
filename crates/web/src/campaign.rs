//! The class around a campaign, beside the one around a session. Only in the modules of games that have one.

use serde::Deserialize;
use table::{CampaignError, Catalogue, Player};
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::errors::{begin, error, load};

/// How a campaign begins.
#[derive(Deserialize, Tsify)]
pub struct Departure {
    /// Who answers for each seat; persons where nothing is said.
    #[serde(default)]
    pub players: Vec<Player>,
    /// The seed of chance, a number or any words; a fresh one without.
    pub seed: Option<String>,
}

/// What could not be done with a campaign.
pub fn refuse(problem: CampaignError, catalogue: &Catalogue) -> JsValue {
    let reason = match &problem {
        CampaignError::UnderWay => "underway",
        CampaignError::NoneUnderWay => "noneunderway",
        CampaignError::NotOver => "notover",
        CampaignError::Over => "over",
        CampaignError::Other => "other",
        CampaignError::Nothing => "nothing",
        CampaignError::Begin(problem) => return begin(*problem, catalogue),
        CampaignError::Kept(problem) => return load(problem),
    };
    error("CampaignError", reason, &problem.to_string())
}

macro_rules! campaign {
    ($game:ty) => {
        /// A campaign being played: adventures in a row, and what is carried from one to the next. An adventure is played as a
        /// `Session` of its own, and `keep` takes in how far it has come.
        #[wasm_bindgen]
        pub struct Campaign(table::Campaign<$game>);

        fn no(problem: table::CampaignError) -> JsValue {
            crate::campaign::refuse(problem, <$game>::catalogue())
        }

        #[wasm_bindgen]
        impl Campaign {
            /// Begins a campaign.
            pub fn begin(options: Ts<crate::campaign::Departure>) -> Result<Campaign, JsValue> {
                let options = Fields::of(options.js_value());
                let seed = crate::seed::chosen(options.text("seed")?)?;
                Ok(Self(table::Campaign::begin(options.players("players")?, seed)))
            }

            /// Loads a campaign. Throws a `LoadError` that says why a text was refused. An adventure in it that cannot be opened any
            /// more does not keep the rest from opening.
            pub fn load(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Result<Campaign, JsValue> {
                let text = arguments::campaign(&text)?;
                table::Campaign::load(&text).map(Self).map_err(|problem| crate::errors::load(&problem))
            }

            /// The campaign as a text: for saves, exports and links.
            pub fn save(&self) -> String {
                self.0.save()
            }

            /// All that a page shows of it.
            pub fn chronicle(&self) -> Result<Ts<table::Chronicle>, JsValue> {
                out(&self.0.chronicle())
            }

            /// Sets out for the next adventure.
            #[wasm_bindgen(js_name = setOut)]
            pub fn set_out(&mut self) -> Result<Session, JsValue> {
                self.0.set_out().map(|session| Session(session.clone())).map_err(no)
            }

            /// The adventure that is under way, as a session of its own. Throws a `LoadError` where it cannot be opened any more.
            pub fn adventure(&mut self) -> Result<Session, JsValue> {
                self.0.adventure().map(|session| Session(session.clone())).map_err(no)
            }

            /// Takes in how far the adventure has come that is under way.
            pub fn keep(&mut self, session: &Session) -> Result<(), JsValue> {
                self.0.keep(session.0.clone()).map_err(no)
            }

            /// The adventure that is under way as a text, also where it cannot be opened any more.
            pub fn export(&self) -> Option<String> {
                self.0.export()
            }

            /// An adventure that is over, as a text, by its place among them.
            pub fn past(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
            ) -> Result<Option<String>, JsValue> {
                let index = arguments::number(&index, "index", u32::MAX)? as usize;
                Ok(self.0.adventures().get(index).map(|adventure| adventure.text.clone()))
            }

            /// Writes down what the adventure leaves behind, once it is over.
            pub fn conclude(&mut self) -> Result<(), JsValue> {
                self.0.conclude().map(drop).map_err(no)
            }

            /// Leaves the adventure that is under way; it can be begun again.
            #[wasm_bindgen(js_name = giveUp)]
            pub fn give_up(&mut self) -> Result<(), JsValue> {
                self.0.give_up().map_err(no)
            }

            /// Takes the last conclusion back: that adventure stands at its end again. What is under way is left.
            pub fn undo(&mut self) -> Result<(), JsValue> {
                self.0.undo().map_err(no)
            }
        }
    };
}
pub(crate) use campaign;
