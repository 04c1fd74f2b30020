//! Errors as JavaScript sees them: an `Error` with a name, a message for people and a `reason` for programs.

use table::{AnswerError, BeginError, Catalogue, LoadError};
use wasm_bindgen::JsValue;

/// An error with its reason.
pub fn error(name: &str, reason: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    error.set_name(name);
    tell(&error, "reason", reason);
    error.into()
}

/// Setting a property of a fresh object cannot fail.
fn tell(error: &JsValue, name: &str, value: &str) {
    let _ = js_sys::Reflect::set(error, &name.into(), &value.into());
}

/// Something that should not happen.
pub fn unexpected(message: &str) -> JsValue {
    error("EngineError", "unexpected", message)
}

/// An answer that was not taken; where a rule forbids it, with the rule's id as `rule`.
pub fn answer(problem: AnswerError, catalogue: &Catalogue) -> JsValue {
    let reason = match problem {
        AnswerError::Stale => "stale",
        AnswerError::NotAsked => "notasked",
        AnswerError::NoSuchAnswer => "nosuchanswer",
        AnswerError::Nothing => "nothing",
        AnswerError::Refused(_) => "refused",
        _ => "stuck",
    };
    let error = error("AnswerError", reason, &problem.to_string());
    if let AnswerError::Refused(rule) = problem {
        tell(&error, "rule", catalogue.id(rule));
    }
    error
}

/// A setup that was not allowed.
pub fn begin(problem: BeginError) -> JsValue {
    let reason = match problem {
        BeginError::Setup(_) => "setup",
        BeginError::Position(_) => "position",
        _ => "stuck",
    };
    error("BeginError", reason, &problem.to_string())
}

/// A text that could not be loaded.
pub fn load(problem: &LoadError) -> JsValue {
    let reason = match problem {
        LoadError::Foreign => "foreign",
        LoadError::Format(_) => "format",
        LoadError::OtherGame(_) => "othergame",
        LoadError::OtherRules { .. } => "otherrules",
        LoadError::Damaged => "damaged",
        _ => "impossible",
    };
    error("LoadError", reason, &problem.to_string())
}
