//! What every game is put through.

use inferno::{Inferno, Setup};

trials::trials!(Inferno, [2, 4, 6].map(|characters| Setup { characters }), 0..2);
