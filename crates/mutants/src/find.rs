//! Finds what can be changed in a source.

use crate::candidate::{Candidate, Change};
use anyhow::{Context, Result};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, ExprLit, Lit, Meta, Pat, ReturnType, Signature, Stmt, Type, UnOp};

/// Every candidate of a file, in the order of the source. Constants, patterns, macros and tests are left as they are: a switch cannot stand
/// in the first two, and the others are not read as expressions. So are the games that are played in trials and to balance: others are as
/// good.
pub fn candidates(file: &str, source: &str) -> Result<Vec<Candidate>> {
    let tree = syn::parse_file(source).with_context(|| format!("{file} cannot be parsed"))?;
    let mut finder = Finder { file, source, found: Vec::new() };
    finder.visit_file(&tree);
    Ok(finder.found)
}

/// Functions that choose such games.
const VARIETY: [&str; 2] = ["variety", "balanced"];

struct Finder<'a> {
    file: &'a str,
    source: &'a str,
    found: Vec<Candidate>,
}

impl Finder<'_> {
    fn text(&self, range: Range<usize>) -> &str {
        self.source.get(range).unwrap_or_default()
    }

    fn add(&mut self, range: Range<usize>, was: String, change: Change) {
        let line = self.text(0..range.start).matches('\n').count() + 1;
        self.found.push(Candidate { file: self.file.to_owned(), range, line, was, change });
    }

    fn becomes(&mut self, whole: &impl Spanned, other: String) {
        let range = whole.span().byte_range();
        self.add(range.clone(), self.text(range).to_owned(), Change::Becomes(other));
    }

    fn of(&self, part: &impl Spanned) -> String {
        self.text(part.span().byte_range()).to_owned()
    }

    /// What a function could return without doing anything.
    fn function(&mut self, signature: &Signature, body: &Block) {
        let body_text = self.of(body);
        if signature.ident == "fmt" || body.stmts.is_empty() {
            return;
        }
        let begin = body.brace_token.span.open().byte_range().end;
        for &value in returned(&signature.output) {
            let nothing_else = body_text.trim_matches(|sign: char| sign == '{' || sign == '}' || sign.is_whitespace()) == value;
            if !nothing_else {
                self.add(begin..begin, signature.ident.to_string(), Change::Returns(value.to_owned()));
            }
        }
    }

    fn binary(&mut self, whole: &syn::ExprBinary) {
        if holds_let(&whole.left) || holds_let(&whole.right) {
            return;
        }
        let other = match whole.op {
            BinOp::Add(_) => "-",
            BinOp::Sub(_) => "+",
            BinOp::Mul(_) => "+",
            BinOp::Div(_) => "*",
            BinOp::Rem(_) => "+",
            BinOp::And(_) => "||",
            BinOp::Or(_) => "&&",
            BinOp::Eq(_) => "!=",
            BinOp::Ne(_) => "==",
            BinOp::Lt(_) => "<=",
            BinOp::Le(_) => "<",
            BinOp::Gt(_) => ">=",
            BinOp::Ge(_) => ">",
            BinOp::BitAnd(_) => "|",
            BinOp::BitOr(_) => "&",
            BinOp::AddAssign(_) => "-=",
            BinOp::SubAssign(_) => "+=",
            _ => return,
        };
        let (left, right) = (self.of(&whole.left), self.of(&whole.right));
        let changed = if other.len() == 2 && other.ends_with('=') && matches!(whole.op, BinOp::AddAssign(_) | BinOp::SubAssign(_))
        {
            format!("{left} {other} {right}")
        } else {
            format!("({left}) {other} ({right})")
        };
        self.becomes(whole, changed);
    }

    fn method(&mut self, whole: &syn::ExprMethodCall) {
        let name = whole.method.to_string();
        if ["is_empty", "contains", "is_some_and", "is_none_or"].contains(&name.as_str()) {
            let text = self.of(whole);
            return self.becomes(whole, format!("!{text}"));
        }
        let other = match name.as_str() {
            "min" => "max",
            "max" => "min",
            "any" => "all",
            "all" => "any",
            "is_some" => "is_none",
            "is_none" => "is_some",
            "is_ok" => "is_err",
            "is_err" => "is_ok",
            "saturating_sub" => "saturating_add",
            "saturating_add" => "saturating_sub",
            "first" => "last",
            "last" => "first",
            _ => return,
        };
        let (whole_range, place) = (whole.span().byte_range(), whole.method.span().byte_range());
        let changed = format!("{}{other}{}", self.text(whole_range.start..place.start), self.text(place.end..whole_range.end));
        self.becomes(whole, changed);
    }

    fn literal(&mut self, whole: &ExprLit) {
        match &whole.lit {
            Lit::Bool(lit) => self.becomes(whole, (!lit.value).to_string()),
            Lit::Int(lit) => {
                let Ok(number) = lit.base10_parse::<u128>() else { return };
                self.becomes(whole, format!("{}{}", number.saturating_add(1), lit.suffix()));
                if let Some(less) = number.checked_sub(1) {
                    self.becomes(whole, format!("{less}{}", lit.suffix()));
                }
            }
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_pat(&mut self, pattern: &'ast Pat) {
        if let Pat::Guard(guarded) = pattern {
            if !holds_let(&guarded.guard) {
                for value in ["true", "false"] {
                    self.becomes(&guarded.guard, value.to_owned());
                }
            }
            self.visit_expr(&guarded.guard);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if item.sig.constness.is_none() && !is_test(&item.attrs) {
            self.function(&item.sig, &item.block);
            self.visit_block(&item.block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if item.sig.constness.is_none() && !is_test(&item.attrs) && !VARIETY.iter().any(|name| item.sig.ident == name) {
            self.function(&item.sig, &item.block);
            self.visit_block(&item.block);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let (Some(block), None) = (&item.default, item.sig.constness) {
            self.function(&item.sig, block);
            self.visit_block(block);
        }
    }

    fn visit_expr_repeat(&mut self, whole: &'ast syn::ExprRepeat) {
        self.visit_expr(&whole.expr);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(whole, Some(_)) = statement
            && !matches!(whole, Expr::Return(_) | Expr::Break(_) | Expr::Continue(_))
        {
            let range = statement.span().byte_range();
            self.add(range.clone(), self.text(range).to_owned(), Change::LeftOut);
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr(&mut self, whole: &'ast Expr) {
        match whole {
            Expr::Binary(binary) => self.binary(binary),
            Expr::MethodCall(call) => self.method(call),
            Expr::Lit(lit) => self.literal(lit),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                let inner = self.of(&unary.expr);
                self.becomes(unary, inner);
            }
            Expr::If(branch) if !holds_let(&branch.cond) => {
                let condition = self.of(&branch.cond);
                self.becomes(&branch.cond, format!("!({condition})"));
            }
            _ => {}
        }
        visit::visit_expr(self, whole);
    }
}

/// The simplest values of a type, as far as its name tells.
fn returned(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, whole) = output else { return &["()"] };
    let Type::Path(path) = &**whole else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0", "1"],
        "Option" => &["None"],
        "Vec" => &["Vec::new()"],
        "Flow" | "Result" if is_of_nothing(&last.arguments) => &["Ok(())"],
        _ => &[],
    }
}

/// `<()>` or `<(), …>`.
fn is_of_nothing(arguments: &syn::PathArguments) -> bool {
    let syn::PathArguments::AngleBracketed(list) = arguments else { return false };
    matches!(list.args.first(), Some(syn::GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty())
}

/// `a && let …` is no expression of its own.
fn holds_let(whole: &Expr) -> bool {
    match whole {
        Expr::Let(_) => true,
        Expr::Binary(binary) => holds_let(&binary.left) || holds_let(&binary.right),
        _ => false,
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string().contains("test"),
        Meta::Path(path) => path.is_ident("test"),
        Meta::NameValue(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<String> {
        let candidates = candidates("a.rs", source).unwrap_or_default();
        candidates.iter().map(|candidate| candidate.to_string().replace("a.rs:", "")).collect()
    }

    #[test]
    fn comparisons_numbers_and_conditions_are_found() {
        let found = found("fn f(a: u8) -> &str { if a < 3 { \"x\" } else { \"y\" } }");
        assert_eq!(found, ["1: a < 3  →  !(a < 3)", "1: a < 3  →  (a) <= (3)", "1: 3  →  4", "1: 3  →  2"]);
    }

    #[test]
    fn statements_and_whole_functions_are_found() {
        let found = found("fn f(a: &mut S) {\n    a.go();\n}\nfn g() -> bool { h(1) }");
        assert_eq!(
            found,
            [
                "1: fn f  →  returns () at once",
                "2: a.go();  →  (left out)",
                "4: fn g  →  returns true at once",
                "4: fn g  →  returns false at once",
                "4: 1  →  2",
                "4: 1  →  0",
            ]
        );
    }

    #[test]
    fn where_no_switch_can_stand_nothing_is_found() {
        let source = "const A: u8 = 1; static B: [u8; 2] = [1; 2]; const fn c() -> u8 { 1 + 1 } enum D { E = 1 }
            #[cfg(test)] mod tests { fn t() { f(1); } } impl S { fn variety() -> Vec<u8> { vec(1) } }
            fn f(x: u8) -> &str { match x { 0 => \"a\", 1..=2 => \"b\", _ => \"c\" } }";
        assert_eq!(found(source), Vec::<String>::new());
    }

    #[test]
    fn guards_and_methods_are_found() {
        let found = found("fn f(x: S) -> &str { match x { S(y) if y.is_some() => \"a\", _ => \"b\" } }");
        assert_eq!(found, ["1: y.is_some()  →  true", "1: y.is_some()  →  false", "1: y.is_some()  →  y.is_none()"]);
    }
}
