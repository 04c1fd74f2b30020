//! The attribute by which a test names the rules whose behaviour it tests.
//!
//! ```
//! mod rule {
//!     pub const BOARD_CENTER: u16 = 1;
//! }
//! use cite::rule;
//!
//! #[rule(BOARD_CENTER)]
//! fn the_largest_territory_lies_in_the_middle() {}
//! ```
//!
//! A rule that does not exist does not compile:
//!
//! ```compile_fail,E0425
//! mod rule {
//!     pub const BOARD_CENTER: u16 = 1;
//! }
//! use cite::rule;
//!
//! #[rule(BOARD_CENTRE)]
//! fn the_largest_territory_lies_in_the_middle() {}
//! ```
//!
//! Neither does a test that names none, nor something that is not a function:
//!
//! ```compile_fail
//! use cite::rule;
//!
//! #[rule()]
//! fn the_largest_territory_lies_in_the_middle() {}
//! ```
//!
//! ```compile_fail
//! mod rule {
//!     pub const BOARD_CENTER: u16 = 1;
//! }
//! use cite::rule;
//!
//! #[rule(BOARD_CENTER)]
//! struct Territory;
//! ```

use proc_macro::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// Makes a function a test and names the rules it tests: `#[rule(BOARD_CENTER, START_BORDER)]`.
///
/// The names are constants of the game's module `rule`, which must be in scope (`use inferno::rule;` beside `use cite::rule;`:
/// a module and an attribute may share a name). The coverage of a game counts what stands here.
#[proc_macro_attribute]
pub fn rule(names: TokenStream, test: TokenStream) -> TokenStream {
    match read(names).and_then(|names| is_function(&test).map(|()| names)) {
        Ok(names) => {
            let mut out = check(&names);
            out.extend(source("#[test]"));
            out.extend(test);
            out
        }
        Err((span, what)) => {
            let fault = source(&format!("::core::compile_error!({what:?});"));
            fault
                .into_iter()
                .map(|mut token| {
                    token.set_span(span);
                    token
                })
                .collect()
        }
    }
}

type Fault = (Span, &'static str);

/// The names between commas.
fn read(names: TokenStream) -> Result<Vec<Ident>, Fault> {
    let mut idents = Vec::new();
    let mut tokens = names.into_iter();
    while let Some(token) = tokens.next() {
        let TokenTree::Ident(ident) = token else {
            return Err((token.span(), "here stands the name of a rule's constant, as in #[rule(BOARD_CENTER)]"));
        };
        idents.push(ident);
        match tokens.next() {
            None => break,
            Some(TokenTree::Punct(comma)) if comma.as_char() == ',' => {}
            Some(other) => return Err((other.span(), "the names of rules are separated by commas")),
        }
    }
    if idents.is_empty() {
        return Err((Span::call_site(), "name at least one rule, as in #[rule(BOARD_CENTER)]"));
    }
    Ok(idents)
}

fn is_function(item: &TokenStream) -> Result<(), Fault> {
    let is_fn = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word.to_string() == "fn");
    if item.clone().into_iter().any(|token| is_fn(&token)) {
        return Ok(());
    }
    Err((Span::call_site(), "#[rule(…)] belongs on a test function"))
}

/// A constant that names every rule, so that the compiler looks them up. The names keep their place for its messages.
fn check(names: &[Ident]) -> TokenStream {
    let mut body = TokenStream::new();
    for name in names {
        body.extend(source("let _ = rule::"));
        body.extend([TokenTree::Ident(name.clone())]);
        body.extend(source(";"));
    }
    let mut out = source("const _: () =");
    out.extend([TokenTree::Group(Group::new(Delimiter::Brace, body))]);
    out.extend(source(";"));
    out
}

/// Tokens of fixed text, which always parse.
fn source(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}
