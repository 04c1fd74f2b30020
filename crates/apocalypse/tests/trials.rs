//! What every game is put through, with every number of heroes, and with all that can be chosen before play.

use apocalypse::content::{HeroId, LordId, MapId, RegionId};
use apocalypse::setup::Modifiers;
use apocalypse::{Apocalypse, Setup};
use catalogue::{BASE, Texts};

/// Every number of heroes, every map, Lord and region, late players, leaving, divine intervention and all modifiers.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (1..=5).map(Setup::of).collect();
    let maps = MapId::ALL.into_iter().cycle();
    let regions = RegionId::ALL.into_iter().cycle();
    for (nth, ((lord, map), region)) in LordId::ALL.into_iter().zip(maps).zip(regions).enumerate() {
        let heroes = HeroId::ALL.into_iter().cycle().skip(nth * 2).take(1 + nth % 4).collect();
        let late = u8::from(nth % 3 == 0);
        setups.push(Setup {
            map,
            lord: Some(lord),
            region,
            heroes,
            late,
            leaving: nth % 2 == 0,
            divine: true,
            ..Setup::default()
        });
    }
    for map in MapId::ALL {
        let modifiers = Modifiers { secret_lord: true, enraged_lord: true, despair: 2, moving_up: 0, miniboss: true };
        setups.push(Setup { map, lord: None, modifiers, ..Setup::of(3) });
    }
    let modifiers = Modifiers { moving_up: 2, despair: 3, ..Modifiers::default() };
    setups.push(Setup { lord: None, modifiers, divine: true, ..Setup::of(4) });
    setups
}

trials::trials!(Apocalypse, setups(), 0..1);

#[test]
fn many_more_random_games_end_and_stay_within_the_rules() {
    trials::soak::<Apocalypse>(&setups(), 1..30);
}

#[test]
fn everything_that_is_shown_has_its_words() {
    let texts = Texts::load(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"), BASE).expect("the texts read");
    trials::picture::<Apocalypse>(&setups(), 0..1, &|say| texts.format(say).map_err(|error| error.to_string()));
}
