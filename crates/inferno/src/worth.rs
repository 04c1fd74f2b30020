//! How good a position is, for computer players. All characters win or lose together.

use table::{Ask, Fate, Seat, Think};

use crate::choice::Choice;
use crate::content::DANTE_DECK_MOST;
use crate::habit::{Leaning, SENSELESS};
use crate::state::{Ending, Inferno};

/// Moves that a search considers: those that lead closest to what the character is up to.
const MOVES: usize = 5;

impl Think for Inferno {
    /// To the end of the game: what is done early only pays when Dante is fought.
    const HORIZON: u32 = 1_000;

    fn worth(&self, _seat: Seat) -> f32 {
        match (self.ended, self.dante) {
            (Some(Ending::Won), _) => 1.0,
            (Some(_), _) => 0.0,
            (None, Some(dante)) => {
                let wounds = 1.0 - f32::from(dante.ell) / f32::from(self.dante_ell().max(1));
                let time = f32::from(self.dante_deck) / f32::from(DANTE_DECK_MOST);
                (0.1 + 0.5 * wounds + 0.3 * time + 0.1 * self.vigour()).min(1.0)
            }
            (None, None) => 0.2 + 0.1 * self.vigour() + 0.2 * self.nearness(),
        }
    }

    fn promising(&self, ask: &Ask<Choice>, into: &mut Vec<u16>) {
        let leaning = Leaning::new(self, ask);
        let mut places: Vec<(i32, u16)> = Vec::new();
        for (index, option) in ask.options.iter().enumerate() {
            let index = index as u16;
            let lean = leaning.to(option.choice);
            match option.choice {
                Choice::Move(_) | Choice::Start(_) => places.push((-lean, index)),
                Choice::Heal | Choice::Mend(_) | Choice::Ward | Choice::Strike | Choice::Dash => into.push(index),
                _ if lean > SENSELESS => into.push(index),
                _ => {}
            }
        }
        places.sort_unstable();
        into.extend(places.iter().take(MOVES).map(|(_, index)| *index));
    }

    fn habit(&self, ask: &Ask<Choice>, fate: &mut Fate) -> Option<u16> {
        let leaning = Leaning::new(self, ask);
        let mut best = None;
        let mut equals = 0;
        for (index, option) in ask.options.iter().enumerate() {
            let lean = leaning.to(option.choice);
            if best.is_none_or(|(most, _)| lean > most) {
                best = Some((lean, index as u16));
                equals = 1;
            } else if best.is_some_and(|(most, _)| lean == most) {
                equals += 1;
                if fate.below(equals) == 0 {
                    best = Some((lean, index as u16));
                }
            }
        }
        best.map(|(_, index)| index)
    }
}
