//! Errors as JavaScript sees them: an `Error` with a name, a message for people and a `reason` for programs.

use table::{AnswerError, BeginError, Catalogue, LoadError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The same for TypeScript. It stands beside the module, not in it.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../types/errors.d.ts");

/// An error with its reason.
pub fn error(name: &str, reason: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    error.set_name(name);
    tell(&error, "reason", reason);
    error.into()
}

/// An error with its place in a text.
#[cfg(feature = "workshop")]
pub fn placed(name: &str, reason: &str, message: &str, line: usize, column: usize) -> JsValue {
    let error = error(name, reason, message);
    for (name, number) in [("line", line), ("column", column)] {
        let _ = js_sys::Reflect::set(&error, &name.into(), &(number as u32).into());
    }
    error
}

/// Setting a property of a fresh object cannot fail.
fn tell(error: &JsValue, name: &str, value: &str) {
    let _ = js_sys::Reflect::set(error, &name.into(), &value.into());
}

/// Something that should not happen.
pub fn unexpected(message: &str) -> JsValue {
    error("EngineError", "unexpected", message)
}

/// An error of a rule: the message names it by its id, and so does `rule`.
fn by_rule(name: &str, reason: &str, message: &str, rule: &'static str) -> JsValue {
    let error = error(name, reason, &format!("{message} (rule “{rule}”)"));
    tell(&error, "rule", rule);
    error
}

/// An answer that was not taken; where a rule forbids it, with the rule's id as `rule`.
pub fn answer(problem: AnswerError, catalogue: &Catalogue) -> JsValue {
    let (reason, message) = (reason_of_answer(problem), problem.to_string());
    match problem {
        AnswerError::Refused(rule) => by_rule("AnswerError", reason, &message, catalogue.id(rule)),
        _ => error("AnswerError", reason, &message),
    }
}

fn reason_of_answer(problem: AnswerError) -> &'static str {
    match problem {
        AnswerError::Stale => "stale",
        AnswerError::NotAsked => "notasked",
        AnswerError::NoSuchAnswer => "nosuchanswer",
        AnswerError::Nothing => "nothing",
        AnswerError::Refused(_) => "refused",
        AnswerError::Stuck => "stuck",
    }
}

/// A setup that was not allowed, with the rule's id as `rule` and what of it is wrong as `field`.
pub fn begin(problem: BeginError, catalogue: &Catalogue) -> JsValue {
    let (reason, rule) = match problem {
        BeginError::Setup(wrong) => ("setup", wrong.rule),
        BeginError::Position(broken) => ("position", broken.rule),
        BeginError::Stuck => return error("BeginError", "stuck", &problem.to_string()),
    };
    let error = by_rule("BeginError", reason, &problem.to_string(), catalogue.id(rule));
    if let BeginError::Setup(wrong) = problem {
        tell(&error, "field", wrong.field);
    }
    error
}

/// A text that could not be loaded.
pub fn load(problem: &LoadError) -> JsValue {
    error("LoadError", reason_of_load(problem), &problem.to_string())
}

fn reason_of_load(problem: &LoadError) -> &'static str {
    match problem {
        LoadError::Foreign => "foreign",
        LoadError::Format(_) => "format",
        LoadError::OtherGame(_) => "othergame",
        LoadError::OtherRules { .. } => "otherrules",
        LoadError::OtherLayout { .. } => "otherlayout",
        LoadError::TooLong => "toolong",
        LoadError::Players { .. } => "players",
        LoadError::Damaged => "damaged",
        LoadError::Impossible => "impossible",
    }
}

#[cfg(test)]
mod tests {
    use super::{AnswerError, LoadError, reason_of_answer, reason_of_load};

    const TYPES: &str = include_str!("../types/errors.d.ts");

    #[test]
    fn every_reason_is_typed() {
        let answers = [
            AnswerError::Stale,
            AnswerError::NotAsked,
            AnswerError::NoSuchAnswer,
            AnswerError::Nothing,
            AnswerError::Refused(table::RuleId(0)),
            AnswerError::Stuck,
        ];
        let loads = [
            LoadError::Foreign,
            LoadError::Format(9),
            LoadError::OtherGame(String::new()),
            LoadError::OtherRules { saved: 1, here: 2 },
            LoadError::OtherLayout { saved: 1, here: 2 },
            LoadError::TooLong,
            LoadError::Players { players: 0, seats: 2 },
            LoadError::Damaged,
            LoadError::Impossible,
        ];
        for reason in answers.map(reason_of_answer).into_iter().chain(loads.iter().map(reason_of_load)) {
            assert!(TYPES.contains(&format!("\"{reason}\"")), "{reason} is missing in the types");
        }
    }
}
