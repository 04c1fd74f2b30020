//! What a workshop can come upon.

use std::collections::BTreeSet;

use crate::language::{Field, Language, Piece};

impl Field {
    /// What it is filled with, where that is of a sort.
    pub(crate) fn sort(&self) -> Option<&str> {
        match self {
            Self::Needed(what) | Self::Optional(what) | Self::Default(what, _) | Self::List(what) => Some(&what.sort),
            Self::Grid(sort) => Some(sort),
            Self::Words | Self::OptionalWords | Self::Paragraphs | Self::Flag => None,
        }
    }
}

impl Language {
    /// The sorts and decks that can stand on cards of the workshop.
    pub(crate) fn reached(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let fields = self.decks.values().filter(|schema| schema.workshop).flat_map(|schema| schema.fields.values());
        let mut open: Vec<&str> = fields.filter_map(Field::sort).collect();
        while let Some(sort) = open.pop() {
            if found.insert(sort) {
                let pieces = self.sorts.get(sort).into_iter().flatten().flat_map(|phrase| &phrase.pieces);
                open.extend(
                    pieces.filter_map(|piece| if let Piece::Slot { what, .. } = piece { Some(what.sort.as_str()) } else { None }),
                );
            }
        }
        found
    }
}
