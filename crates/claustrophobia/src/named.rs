//! Tiles by their names, as files call them: a shape, an icon, a limit, or the number itself.

use serde::Deserialize;

use crate::content::{TileEffect, TileNo};
use crate::tunnels::openings;

/// Sides by their letters, in the order of their bits.
const SIDES: &str = "nesw";

/// A tile as a file calls it: `9`, `"fork"`, `"fog"`, `"fog bend"`, or `"fork 5"` for one on which five fit.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum TileName {
    /// The number printed on it.
    Number(u8),
    /// Words that fit it; of those that fit, the one with the lowest number is meant.
    Words(String),
}

impl TileName {
    /// The tile that is meant, if it is not among these.
    pub(crate) fn pick(&self, used: u64) -> Result<TileNo, String> {
        let fits = |tile: &TileNo| match self {
            Self::Number(number) => tile.0 == *number,
            Self::Words(words) => {
                words.split(' ').all(|word| is_called(*tile, word)) && (has_icon(words) || tile.card().effect.is_none())
            }
        };
        let free = |tile: &TileNo| used & tile.bit() == 0;
        TileNo::all().find(|tile| fits(tile) && free(tile)).ok_or_else(|| format!("no tile is left that is called {self:?}"))
    }

    /// The quarter turns after which these sides of a tile are open, and no others.
    pub(crate) fn turn(&self, tile: TileNo, open: Option<&str>) -> Result<u8, String> {
        let Some(open) = open else { return Ok(0) };
        let mut sides = 0;
        for letter in open.chars() {
            let bit = SIDES.find(letter).ok_or_else(|| format!("no side is called `{letter}`: write n, e, s or w"))?;
            sides |= 1 << bit;
        }
        (0..4).find(|turn| openings(tile, *turn) == sides).ok_or_else(|| format!("{self:?} cannot be laid open to `{open}`"))
    }
}

fn is_called(tile: TileNo, word: &str) -> bool {
    let card = tile.card();
    let shape = match (card.openings.count_ones(), card.openings) {
        (1, _) => "dead-end",
        (2, 0b0101 | 0b1010) => "straight",
        (2, _) => "bend",
        (3, _) => "fork",
        _ => "crossing",
    };
    word == shape || word.parse() == Ok(card.limit) || card.effect.is_some_and(|effect| word == icon(effect))
}

/// Whether one of the words is an icon.
fn has_icon(words: &str) -> bool {
    words.split(' ').any(|word| ICONS.iter().any(|effect| word == icon(*effect)))
}

/// What an icon is called in files.
const fn icon(effect: TileEffect) -> &'static str {
    match effect {
        TileEffect::Alarm => "alarm",
        TileEffect::BoobyTrap => "booby-trap",
        TileEffect::Carnivorous => "carnivorous",
        TileEffect::DemonicWell => "demonic-well",
        TileEffect::DevouringPit => "devouring-pit",
        TileEffect::Flooded => "flooded",
        TileEffect::Fog => "fog",
        TileEffect::HealingFountain => "healing-fountain",
        TileEffect::Hole => "hole",
        TileEffect::Lair => "lair",
        TileEffect::Mushrooms => "mushrooms",
        TileEffect::Sanctuary => "sanctuary",
        TileEffect::Stash => "stash",
        TileEffect::Tomb => "tomb",
    }
}

const ICONS: [TileEffect; 14] = [
    TileEffect::Alarm,
    TileEffect::BoobyTrap,
    TileEffect::Carnivorous,
    TileEffect::DemonicWell,
    TileEffect::DevouringPit,
    TileEffect::Flooded,
    TileEffect::Fog,
    TileEffect::HealingFountain,
    TileEffect::Hole,
    TileEffect::Lair,
    TileEffect::Mushrooms,
    TileEffect::Sanctuary,
    TileEffect::Stash,
    TileEffect::Tomb,
];
