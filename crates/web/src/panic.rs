//! The rules do not panic. Should they all the same, the message is kept for a report, because the object that
//! panicked cannot be used again, not even to ask it.

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps the message of the next panic.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        let message = info.to_string();
        LAST.with(|last| {
            if let Ok(mut last) = last.try_borrow_mut() {
                *last = Some(message);
            }
        });
    }));
}

/// The message of the last panic, once.
#[wasm_bindgen(js_name = takePanic)]
pub fn take_panic() -> Option<String> {
    LAST.with(|last| last.try_borrow_mut().ok().and_then(|mut last| last.take()))
}
