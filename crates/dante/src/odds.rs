//! The exact chances of the die of the game: a third each for a Fumble, a Hit and a Double Hit.

use crate::content::MOST_ROLLED;

const DICE: usize = MOST_ROLLED as usize;

/// In how many ways so many dice show at least so many Hits, or Fumbles.
struct Ways {
    hits: [[u32; 2 * DICE + 1]; DICE + 1],
    fumbles: [[u32; DICE + 1]; DICE + 1],
}

/// All ways in which dice fall by what they show: 3 to the power of their number, which for twenty dice still fits.
pub(crate) const fn all_ways(dice: u8) -> u32 {
    3_u32.pow(if dice > MOST_ROLLED { MOST_ROLLED } else { dice } as u32)
}

static WAYS: Ways = count_ways();

#[expect(clippy::indexing_slicing, reason = "it is counted at compile time, where a wrong index does not build")]
const fn count_ways() -> Ways {
    let mut ways = Ways { hits: [[0; 2 * DICE + 1]; DICE + 1], fumbles: [[0; DICE + 1]; DICE + 1] };
    // First in how many ways they show exactly so much …
    (ways.hits[0][0], ways.fumbles[0][0]) = (1, 1);
    let mut dice = 1;
    while dice <= DICE {
        let mut shown = 0;
        while shown <= 2 * dice {
            let mut face = 0;
            while face <= 2 && face <= shown {
                ways.hits[dice][shown] += ways.hits[dice - 1][shown - face];
                face += 1;
            }
            shown += 1;
        }
        let mut shown = 0;
        while shown <= dice {
            let one = if shown > 0 { ways.fumbles[dice - 1][shown - 1] } else { 0 };
            ways.fumbles[dice][shown] = one + 2 * ways.fumbles[dice - 1][shown];
            shown += 1;
        }
        dice += 1;
    }
    // … then at least so much.
    let mut dice = 0;
    while dice <= DICE {
        let mut shown = 2 * DICE;
        while shown > 0 {
            ways.hits[dice][shown - 1] += ways.hits[dice][shown];
            shown -= 1;
        }
        let mut shown = DICE;
        while shown > 0 {
            ways.fumbles[dice][shown - 1] += ways.fumbles[dice][shown];
            shown -= 1;
        }
        dice += 1;
    }
    ways
}

/// In how many of all ways so many dice show at least so many Hits.
pub(crate) fn hits_at_least(dice: u8, hits: u8) -> u32 {
    let row = WAYS.hits.get(usize::from(dice.min(MOST_ROLLED)));
    row.and_then(|row| row.get(usize::from(hits))).copied().unwrap_or(0)
}

/// In how many of all ways so many dice show at least so many Fumbles.
pub(crate) fn fumbles_at_least(dice: u8, fumbles: u8) -> u32 {
    let row = WAYS.fumbles.get(usize::from(dice.min(MOST_ROLLED)));
    row.and_then(|row| row.get(usize::from(fumbles))).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_of_the_faces_each() {
        assert_eq!((all_ways(1), hits_at_least(1, 1), hits_at_least(1, 2), fumbles_at_least(1, 1)), (3, 2, 1, 1));
        assert_eq!((hits_at_least(1, 0), hits_at_least(1, 3)), (3, 0));
    }

    #[test]
    fn two_dice_show_three_hits_in_three_of_nine_ways() {
        assert_eq!((all_ways(2), hits_at_least(2, 3), hits_at_least(2, 4), fumbles_at_least(2, 2)), (9, 3, 1, 1));
    }

    #[test]
    fn twenty_dice_are_counted_without_overflow() {
        assert_eq!(hits_at_least(20, 0), all_ways(20));
        assert_eq!(fumbles_at_least(20, 0), all_ways(20));
        assert_eq!(hits_at_least(20, 40), 1);
    }
}
