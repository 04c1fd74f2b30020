//! Readers as Rust: how the values of a game come out of the terms of a card that somebody typed, and the place where such a card
//! stands.

use std::fmt::Write;

use crate::content::{Content, Deck};
use crate::language::{Field, Phrase, Piece, Schema};
use crate::rust::camel;

impl Content {
    /// Readers of all that can stand on cards of the workshop, for `include!` beside what [`Content::rust`] wrote.
    pub fn readers(&self) -> String {
        let mut out = String::from("// Made from content/ by the build: change that.\n");
        let reached = self.language.reached();
        for (sort, phrases) in self.language.sorts.iter().filter(|(sort, _)| reached.contains(sort.as_str())) {
            write_sort(&mut out, sort, phrases);
        }
        for deck in self.decks() {
            let Some(schema) = self.language.decks.get(&deck.id) else { continue };
            if reached.contains(deck.id.as_str()) {
                write_names(&mut out, deck, schema);
            }
            if schema.workshop {
                write_place(&mut out, schema);
                write_row(&mut out, schema);
            }
        }
        out
    }
}

/// How a variant of a sort is read.
fn write_sort(out: &mut String, sort: &str, phrases: &[Phrase]) {
    let mut variants = String::new();
    let mut filled = false;
    for Phrase { variant, pieces } in phrases {
        let slots = pieces.iter().filter_map(|piece| if let Piece::Slot { name, .. } = piece { Some(name) } else { None });
        let slots: Vec<String> = slots
            .enumerate()
            .map(|(nth, name)| match name {
                Some(name) => format!("{}: slots.nth({nth})?", name.replace('-', "_")),
                None => format!("slots.nth({nth})?"),
            })
            .collect();
        filled |= !slots.is_empty();
        let named = pieces.iter().any(|piece| matches!(piece, Piece::Slot { name: Some(_), .. }));
        let value = match (slots.is_empty(), named) {
            (true, _) => String::new(),
            (false, true) => format!(" {{ {} }}", slots.join(", ")),
            (false, false) => format!("({})", slots.join(", ")),
        };
        _ = writeln!(variants, "            {variant:?} => Self::{}{value},", camel(variant));
    }
    let slots = if filled { "slots" } else { "_" };
    _ = write!(
        out,
        "\nimpl ::cards::FromTerm for {kind} {{\n    fn from_term(term: &::cards::Term) -> Option<Self> {{\n        \
         let (variant, {slots}) = term.variant({sort:?})?;\n        \
         Some(match variant {{\n{variants}            _ => return None,\n        }})\n    }}\n}}\n",
        kind = camel(sort),
    );
}

/// How a card of a deck is found by its id.
fn write_names(out: &mut String, deck: &Deck, schema: &Schema) {
    let cards = deck.cards.iter().map(|card| format!("            {:?} => Self::{},\n", card.id, camel(&card.id)));
    _ = write!(
        out,
        "\nimpl ::cards::FromTerm for {kind} {{\n    fn from_term(term: &::cards::Term) -> Option<Self> {{\n        \
         Some(match term.card({id:?})? {{\n{cards}            _ => return None,\n        }})\n    }}\n}}\n",
        kind = schema.kind,
        id = deck.id,
        cards = cards.collect::<String>(),
    );
}

/// The place of a card that is tried: one for each deck, in each thread.
fn write_place(out: &mut String, schema: &Schema) {
    let Schema { kind, row, .. } = schema;
    _ = write!(
        out,
        "\nimpl {kind} {{\n    \
         fn place() -> &'static ::std::thread::LocalKey<::core::cell::Cell<Option<(Self, &'static {row})>>> {{\n        \
         ::std::thread_local! {{\n            \
         static PLACE: ::core::cell::Cell<Option<({kind}, &'static {row})>> = const {{ ::core::cell::Cell::new(None) }};\n        }}\n        \
         &PLACE\n    }}\n\n    \
         /// What is tried in the place of this card.\n    \
         fn tried(self) -> Option<&'static {row}> {{\n        \
         Self::place().get().filter(|(place, _)| *place == self).map(|(_, row)| row)\n    }}\n\n    \
         /// Tries a row in the place of this card, and no other of its deck.\n    \
         pub fn try_out(self, row: {row}) {{\n        \
         Self::place().set(Some((self, Box::leak(Box::new(row)))));\n    }}\n\n    \
         /// Everything is as it is printed again.\n    \
         pub fn put_back() {{\n        Self::place().set(None);\n    }}\n}}\n"
    );
}

/// How a row is read from a card.
fn write_row(out: &mut String, schema: &Schema) {
    let mut fields = String::new();
    for (name, field) in &schema.fields {
        let value = match field {
            Field::Needed(_) => format!("card.needed({name:?})?"),
            Field::Optional(_) => format!("card.optional({name:?})?"),
            Field::Default(_, default) => format!("card.optional({name:?})?.unwrap_or({default})"),
            Field::List(_) => format!("card.list({name:?})?"),
            Field::Flag => format!("card.flag({name:?})"),
            // Texts and pictures are the build's: a deck of the workshop has none, or its row does not compile.
            Field::Grid(_) | Field::Words | Field::OptionalWords | Field::Paragraphs => continue,
        };
        _ = write!(fields, ", {}: {value}", name.replace('-', "_"));
    }
    _ = write!(
        out,
        "\nimpl {row} {{\n    /// Reads what somebody typed; its name and its text are said by these keys.\n    \
         pub fn read(card: &::cards::Card, name: ::table::Key, text: ::table::Key) -> Option<Self> {{\n        \
         Some(Self {{ name, text{fields} }})\n    }}\n}}\n",
        row = schema.row,
    );
}
