//! Cards as Rust: an enum of each deck, and a table of its rows.

use std::fmt::Write;

use crate::card::Card;
use crate::content::{Content, Deck, words_key};
use crate::language::{Field, Schema};
use crate::term::Term;

impl Content {
    /// Enums and tables of all decks, for `include!`. What they name has to be in scope there: the sorts as enums, the rows as
    /// structs of the fields with `name` and `text` (`table::Key`).
    pub fn rust(&self) -> String {
        let mut out = String::from("// Made from content/ by the build: change that.\n");
        for deck in self.decks() {
            if let Some(schema) = self.language.decks.get(&deck.id) {
                self.write_deck(&mut out, deck, schema);
            }
        }
        out
    }

    fn write_deck(&self, out: &mut String, deck: &Deck, schema: &Schema) {
        let Schema { about, kind, row, typed, .. } = schema;
        let typed = if *typed { "#[cfg_attr(feature = \"ts\", derive(::tsify::Tsify))]\n" } else { "" };
        let count = deck.cards.len();
        _ = write!(
            out,
            "\n/// {about}\n\
             #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]\n\
             {typed}\
             #[serde(rename_all = \"kebab-case\")]\n\
             pub enum {kind} {{\n"
        );
        for card in &deck.cards {
            _ = writeln!(out, "    /// {}.\n    {},", card.name.trim_end_matches(['.', '!']), camel(&card.id));
        }
        let all: Vec<String> = deck.cards.iter().map(|card| format!("Self::{}", camel(&card.id))).collect();
        _ = write!(
            out,
            "}}\n\nimpl {kind} {{\n    \
             /// How many kinds there are.\n    pub const KINDS: usize = {count};\n\n    \
             /// All kinds, in the order in which they are written and counted.\n    pub const ALL: [Self; {count}] = [{all}];\n\n    \
             /// The kind with this number.\n    pub fn of(kind: usize) -> Option<Self> {{\n        Self::ALL.get(kind).copied()\n    }}\n\n    \
             /// Its number.\n    pub const fn kind(self) -> usize {{\n        self as usize\n    }}\n\n    \
             {card}\
             const ROWS: &'static [{row}; {count}] = &[\n",
            all = all.join(", "),
            card = self.card_function(schema, &all),
        );
        for card in &deck.cards {
            self.write_row(out, deck, schema, card);
        }
        out.push_str("    ];\n}\n");
    }

    /// The function that gives the row of a card. Where people can write one in the workshop, theirs can stand in a card's place.
    fn card_function(&self, schema: &Schema, all: &[String]) -> String {
        let Schema { row, workshop, .. } = schema;
        // By constant places: an index could panic, and would name the folder in which this file was made.
        let rows =
            (0..).zip(all).map(|(at, kind): (u32, _)| format!("            {kind} => &Self::ROWS[{at}],\n")).collect::<String>();
        let body = format!("(self) -> &'static {row} {{\n        match self {{\n{rows}        }}\n    }}\n\n    ");
        if !workshop {
            return format!("/// What stands on it.\n    pub const fn card{body}");
        }
        format!(
            "/// What stands on it.\n    \
             #[cfg(not(feature = \"workshop\"))]\n    pub const fn card{body}\
             /// What stands on it, or on the card that is tried in its place.\n    \
             #[cfg(feature = \"workshop\")]\n    \
             pub fn card(self) -> &'static {row} {{\n        self.tried().unwrap_or_else(|| self.printed())\n    }}\n\n    \
             /// What is printed on it, whatever is tried.\n    pub const fn printed{body}"
        )
    }

    fn write_row(&self, out: &mut String, deck: &Deck, schema: &Schema, card: &Card) {
        let key = format!("{}.{}", deck.id, card.id);
        _ = write!(out, "        {} {{ name: ::table::Key(\"{key}\"), text: ::table::Key(\"{key}-text\")", schema.row);
        for (name, field) in &schema.fields {
            let text = |nth: Option<usize>| format!("::table::Key(\"{}\")", words_key(&key, name, nth));
            let mut terms = card.fields.iter().filter(|(known, _)| known == name).map(|(_, term)| term);
            let value = match field {
                Field::Needed(_) => terms.next().map_or_else(String::new, |term| self.value(term)),
                Field::Optional(_) => {
                    terms.next().map_or_else(|| "None".to_owned(), |term| format!("Some({})", self.value(term)))
                }
                Field::Default(_, default) => terms.next().map_or_else(|| default.to_string(), |term| self.value(term)),
                Field::Flag => terms.next().is_some().to_string(),
                Field::Words => text(None),
                Field::OptionalWords => terms.next().map_or_else(|| "None".to_owned(), |_| format!("Some({})", text(None))),
                Field::Paragraphs => {
                    format!("&[{}]", (1..).zip(terms).map(|(nth, _)| text(Some(nth))).collect::<Vec<_>>().join(", "))
                }
                Field::Grid(_) => format!("&[{}]", terms.map(|row| self.value(row)).collect::<Vec<_>>().join(", ")),
                Field::List(_) => {
                    let items = terms.flat_map(|term| match term {
                        Term::List(items) => items.iter().map(|item| self.value(item)).collect(),
                        Term::Tied(items) => items.iter().map(|(_, item)| self.value(item)).collect(),
                        other => vec![self.value(other)],
                    });
                    format!("&[{}]", items.collect::<Vec<_>>().join(", "))
                }
            };
            _ = write!(out, ", {}: {value}", name.replace('-', "_"));
        }
        out.push_str(" },\n");
    }

    fn value(&self, term: &Term) -> String {
        match term {
            Term::Number(number) | Term::Signed(number) => number.to_string(),
            Term::Yes => "true".to_owned(),
            Term::Words(words) => format!("{words:?}"),
            Term::Card { deck, id } => {
                let kind = self.language.decks.get(deck).map_or("", |schema| &schema.kind);
                format!("{kind}::{}", camel(id))
            }
            Term::List(items) => format!("&[{}]", items.iter().map(|item| self.value(item)).collect::<Vec<_>>().join(", ")),
            Term::Tied(items) => {
                format!("&[{}]", items.iter().map(|(_, item)| self.value(item)).collect::<Vec<_>>().join(", "))
            }
            Term::Phrase { sort, variant, slots, named } => {
                let variant = format!("{}::{}", camel(sort), camel(variant));
                let values = slots.iter().map(|(name, term)| {
                    let value = self.value(term);
                    if *named { format!("{}: {value}", name.replace('-', "_")) } else { value }
                });
                let values = values.collect::<Vec<_>>().join(", ");
                match (slots.is_empty(), named) {
                    (true, _) => variant,
                    (false, true) => format!("{variant} {{ {values} }}"),
                    (false, false) => format!("{variant}({values})"),
                }
            }
        }
    }
}

/// `war-horn` becomes `WarHorn`.
pub(crate) fn camel(name: &str) -> String {
    name.split('-')
        .flat_map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>())
        })
        .collect()
}
