//! Dials: figures of a game's own that set how hard it is. They stand in its `dials.toml`, and `cargo arena tune` turns them.

#[cfg(feature = "tune")]
use core::sync::atomic::{AtomicI16, Ordering};

/// A figure that sets how hard a table is.
#[derive(Debug)]
pub struct Dial {
    /// The kind of table it is for, as [`crate::Prepare::table`] names it.
    pub table: &'static str,
    /// What it is.
    pub name: &'static str,
    /// What it is set to.
    pub usual: i16,
    /// The least that makes sense.
    pub least: i16,
    /// The most.
    pub most: i16,
    /// Whether more of it is harder for the first seat.
    pub more_is_harder: bool,
    #[cfg(feature = "tune")]
    now: AtomicI16,
}

impl Dial {
    /// A dial as `dials.toml` has it.
    pub const fn new(table: &'static str, name: &'static str, usual: i16, least: i16, most: i16, more_is_harder: bool) -> Self {
        Self {
            table,
            name,
            usual,
            least,
            most,
            more_is_harder,
            #[cfg(feature = "tune")]
            now: AtomicI16::new(usual),
        }
    }

    /// What it is set to: a constant everywhere but in the arena.
    #[inline]
    pub fn get(&self) -> i16 {
        #[cfg(feature = "tune")]
        return self.now.load(Ordering::Relaxed);
        #[cfg(not(feature = "tune"))]
        self.usual
    }

    /// The same where it counts something.
    #[inline]
    pub fn count(&self) -> u8 {
        self.get().clamp(0, 255) as u8
    }

    /// Turns it for all games that begin from now on.
    #[cfg(feature = "tune")]
    pub fn turn(&self, to: i16) {
        self.now.store(to.clamp(self.least, self.most), Ordering::Relaxed);
    }
}

/// A dial is what it is for, wherever it is turned to.
impl PartialEq for Dial {
    fn eq(&self, other: &Self) -> bool {
        (self.table, self.name) == (other.table, other.name)
    }
}

impl Eq for Dial {}
