//! How good a position is, for computer players. All characters win or lose together.

use table::{Seat, Think};

use crate::state::{Ending, Inferno};

impl Think for Inferno {
    fn worth(&self, _seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::Won) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }
}
