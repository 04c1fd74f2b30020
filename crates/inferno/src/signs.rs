//! What a learnt worth looks at. All characters win or lose together, so every seat sees the same signs.
//!
//! Two games lie behind them, the way and the last fight, and each has signs of its own. Most are counted for each character, so
//! that what was learnt at one table holds at another.

use table::Sign;

use crate::board::{HexId, TerritoryId};
use crate::cards::Action;
use crate::content::{CHARACTERS_LEAST, CHARACTERS_MOST, DANTE_DECK_MOST, ROUNDS_OF_LIGHT, UNCLAIMED_ELL};
use crate::state::{Character, Inferno};

/// Each of the two begins with a row of signs for the cards in Dante's deck, of which one is there, and one for the characters.
const CARDS: usize = 0;
const CHARACTERS: usize = CARDS + DANTE_DECK_MOST as usize + 1;
const FIRST: usize = CHARACTERS + (CHARACTERS_MOST - CHARACTERS_LEAST) as usize + 1;
/// Where the signs of the fight begin.
const FIGHT: usize = 36;

/// All signs.
pub(crate) const SIGNS: [Sign; 66] = [
    Sign::either("the way: 0 cards in Dante's deck"),
    Sign::either("the way: 1 card in Dante's deck"),
    Sign::either("the way: 2 cards in Dante's deck"),
    Sign::either("the way: 3 cards in Dante's deck"),
    Sign::either("the way: 4 cards in Dante's deck"),
    Sign::either("the way: 5 cards in Dante's deck"),
    Sign::either("the way: 6 cards in Dante's deck"),
    Sign::either("the way: 7 cards in Dante's deck"),
    Sign::either("the way: 8 cards in Dante's deck"),
    Sign::either("the way: 2 characters"),
    Sign::either("the way: 3 characters"),
    Sign::either("the way: 4 characters"),
    Sign::either("the way: 5 characters"),
    Sign::either("the way: 6 characters"),
    Sign::either("the way: rounds since the last card"),
    Sign::good("the way: odds of a challenge with this deck"),
    Sign::good("the way: odds with one card more"),
    Sign::good("the way: odds with two cards more"),
    Sign::good("the way: odds with three cards more"),
    Sign::good("the way: odds with the most promising deck"),
    Sign::bad("the way: ELL lost"),
    Sign::bad("the way: characters in danger"),
    Sign::bad("the way: characters who are dead"),
    Sign::good("the way: resources"),
    Sign::good("the way: resources beyond the fourth"),
    Sign::good("the way: resources on the ground"),
    Sign::good("the way: strikes"),
    Sign::good("the way: mends"),
    Sign::good("the way: other cards"),
    Sign::bad("the way: rounds to the edge"),
    Sign::bad("the way: rounds of the last one to the edge"),
    Sign::either("the way: characters on Dante's territory"),
    Sign::either("the way: Unclaimed that live"),
    Sign::good("the way: wounds of the Unclaimed"),
    Sign::either("the way: characters with an Unclaimed"),
    Sign::either("the way: territories that were flipped"),
    Sign::either("the fight: 0 cards in Dante's deck"),
    Sign::either("the fight: 1 card in Dante's deck"),
    Sign::either("the fight: 2 cards in Dante's deck"),
    Sign::either("the fight: 3 cards in Dante's deck"),
    Sign::either("the fight: 4 cards in Dante's deck"),
    Sign::either("the fight: 5 cards in Dante's deck"),
    Sign::either("the fight: 6 cards in Dante's deck"),
    Sign::either("the fight: 7 cards in Dante's deck"),
    Sign::either("the fight: 8 cards in Dante's deck"),
    Sign::either("the fight: 2 characters"),
    Sign::either("the fight: 3 characters"),
    Sign::either("the fight: 4 characters"),
    Sign::either("the fight: 5 characters"),
    Sign::either("the fight: 6 characters"),
    Sign::good("the fight: odds of the fight"),
    Sign::good("the fight: odds of the fight, if good"),
    Sign::bad("the fight: ELL of Dante"),
    Sign::bad("the fight: ELL of Dante for each attack that is left"),
    Sign::bad("the fight: shield of Dante"),
    Sign::good("the fight: attacks left in this round"),
    Sign::bad("the fight: ELL lost"),
    Sign::bad("the fight: characters in danger"),
    Sign::bad("the fight: characters who are dead"),
    Sign::good("the fight: resources"),
    Sign::good("the fight: strikes"),
    Sign::good("the fight: mends"),
    Sign::good("the fight: wards"),
    Sign::bad("the fight: hexes to the middle"),
    Sign::bad("the fight: hexes to Dante"),
    Sign::either("the fight: characters with an Unclaimed"),
];

/// ELL up to which a character is in danger.
const IN_DANGER: u8 = 4;
/// Odds beyond this count no more.
const CLEAR: f32 = 3.0;

impl Inferno {
    /// Shows every sign of the position.
    pub(crate) fn show_signs(&self, see: &mut dyn FnMut(usize, f32)) {
        let start = if self.dante.is_some() { FIGHT } else { 0 };
        see(start + CARDS + usize::from(self.dante_deck.min(DANTE_DECK_MOST)), 1.0);
        see(start + CHARACTERS + self.characters.len().saturating_sub(CHARACTERS_LEAST.into()), 1.0);
        let mut sign = start + FIRST;
        let mut next = |value: f32| {
            see(sign, value);
            sign += 1;
        };
        if self.dante.is_some() { self.fight_signs(&mut next) } else { self.way_signs(&mut next) }
    }

    /// In the order of [`SIGNS`].
    fn way_signs(&self, next: &mut dyn FnMut(f32)) {
        let each = 1.0 / self.characters.len().max(1) as f32;
        let ways = self.ways();
        let odds = |cards: u8| self.odds_with(cards.clamp(1, DANTE_DECK_MOST), &ways).clamp(-CLEAR, CLEAR);
        next(f32::from(self.round % (2 * ROUNDS_OF_LIGHT)));
        for more in 0..4 {
            next(odds(self.dante_deck + more));
        }
        next((self.dante_deck..=DANTE_DECK_MOST).map(odds).fold(-CLEAR, f32::max));
        next(self.sum(Character::lost) * each);
        next(self.sum(in_danger) * each);
        next(self.sum(is_dead) * each);
        next(self.sum(|character| f32::from(character.resources.min(4))) * each);
        next(self.sum(|character| f32::from(character.resources.saturating_sub(4))) * each);
        next(self.piles.iter().map(|pile| f32::from(pile.count)).sum::<f32>() * each);
        next(self.sum(|character| held(character, Action::Strike)) * each);
        next(self.sum(|character| held(character, Action::Mend)) * each);
        let others = [Action::Dash, Action::Ward, Action::Call, Action::Torch];
        next(self.sum(|character| others.into_iter().map(|card| held(character, card)).sum()) * each);
        next(ways.iter().sum::<f32>() * each);
        next(ways.iter().copied().fold(0.0, f32::max));
        next(self.on_territory(TerritoryId::DANTE).count() as f32 * each);
        next(self.unclaimed.len() as f32 * each);
        next(self.unclaimed.iter().map(|unclaimed| f32::from(UNCLAIMED_ELL.saturating_sub(unclaimed.ell))).sum::<f32>() * each);
        next(self.on_board().filter(|(_, at)| self.is_locked(at.territory())).count() as f32 * each);
        next(self.flipped.count_ones() as f32 / TerritoryId::all().count() as f32);
    }

    /// In the order of [`SIGNS`].
    fn fight_signs(&self, next: &mut dyn FnMut(f32)) {
        let Some(dante) = self.dante else { return };
        let each = 1.0 / self.characters.len().max(1) as f32;
        let odds = self.odds_of_fight().clamp(-CLEAR, CLEAR);
        let attacks: f32 = self.all().map(|id| self.attack_left_now(id)).sum();
        let all_attacks = attacks + f32::from(self.dante_deck) * self.characters.len() as f32;
        next(odds);
        next(odds.max(0.0));
        next(f32::from(dante.ell) * each);
        next(f32::from(dante.ell) / all_attacks.max(1.0));
        next(f32::from(u8::from(dante.shield)) * each);
        next(attacks * each);
        next(self.sum(Character::lost) * each);
        next(self.sum(in_danger) * each);
        next(self.sum(is_dead) * each);
        next(self.sum(|character| f32::from(character.resources.min(4))) * each);
        next(self.sum(|character| held(character, Action::Strike)) * each);
        next(self.sum(|character| held(character, Action::Mend)) * each);
        next(self.sum(|character| f32::from(u8::from(character.ward))) * each);
        let far = |from: HexId| self.on_board().map(|(_, at)| f32::from(from.distance(at))).sum::<f32>() * each;
        next(far(HexId::CENTER));
        next(far(dante.at));
        next(self.on_board().filter(|(_, at)| self.is_locked(at.territory())).count() as f32 * each);
    }

    fn sum(&self, of: impl Fn(&Character) -> f32) -> f32 {
        self.characters.iter().map(of).sum()
    }
}

fn held(character: &Character, card: Action) -> f32 {
    f32::from(character.cards.count(card.kind()))
}

fn in_danger(character: &Character) -> f32 {
    f32::from(u8::from(character.at.is_some() && character.ell <= IN_DANGER))
}

fn is_dead(character: &Character) -> f32 {
    f32::from(u8::from(character.fallen.is_some()))
}
