//! How much a text may ask of its reader. What people type is measured before it is read, and again while it is.

/// The longest text of a card that somebody types, in bytes.
pub const LONGEST: usize = 1_500;

/// What is said of a longer one.
pub fn too_long() -> String {
    format!("a card has at most {LONGEST} letters")
}

/// The limits of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The largest number.
    pub(crate) number: i32,
    /// How many items a list can have.
    pub(crate) items: usize,
    /// How deep phrases can stand in phrases.
    pub(crate) depth: usize,
    /// How many phrases are tried before the line is given up: readings of readings grow quickly.
    pub(crate) tries: usize,
}

impl Limits {
    /// For the files of the project, whose writers only need to hear of a phrase that leads itself in circles.
    #[cfg(feature = "build")]
    pub(crate) const FILES: Self = Self { number: i32::MAX, items: usize::MAX, depth: 64, tries: usize::MAX };

    /// For what people type, with numbers up to this one.
    pub(crate) const fn typed(number: i32) -> Self {
        Self { number, items: 12, depth: 12, tries: 100_000 }
    }
}
