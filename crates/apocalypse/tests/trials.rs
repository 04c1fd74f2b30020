//! What every game is put through.

use apocalypse::{Apocalypse, Setup};

fn setups() -> [Setup; 5] {
    [Setup::of(1), Setup::of(2), Setup::of(3), Setup::of(4), Setup::of(5)]
}

trials::trials!(Apocalypse, setups(), 0..2);
