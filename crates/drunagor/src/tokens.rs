//! Conditions and resources: the tokens that lie on the board of a character.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::language::{Condition, Token};

/// No more of a kind can be held.
pub const MOST_TOKENS: u8 = 4;
/// How many kinds of counted tokens there are.
pub const STACKABLE: usize = 9;

/// The tokens of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens {
    counts: [u8; STACKABLE],
    conditions: u8,
    /// Who has marked the character.
    pub marked_by: Option<Seat>,
}

impl Tokens {
    /// How many tokens of a kind lie there.
    pub fn count(&self, token: Token) -> u8 {
        self.counts.get(token as usize).copied().unwrap_or(0)
    }

    /// Puts down tokens of a kind: how many found room.
    pub fn gain(&mut self, token: Token, more: u8) -> u8 {
        let Some(count) = self.counts.get_mut(token as usize) else { return 0 };
        let gained = more.min(MOST_TOKENS.saturating_sub(*count));
        *count += gained;
        gained
    }

    /// Takes away tokens of a kind: how many there were to take.
    pub fn lose(&mut self, token: Token, fewer: u8) -> u8 {
        let Some(count) = self.counts.get_mut(token as usize) else { return 0 };
        let lost = fewer.min(*count);
        *count -= lost;
        lost
    }

    /// Whether the character suffers from a condition.
    pub const fn has(&self, condition: Condition) -> bool {
        self.conditions & (1 << condition as u8) != 0
    }

    /// Puts a condition down; whether it was not there yet.
    pub fn suffer(&mut self, condition: Condition) -> bool {
        let new = !self.has(condition);
        self.conditions |= 1 << condition as u8;
        new
    }

    /// Takes a condition away; whether it was there.
    pub fn shed(&mut self, condition: Condition) -> bool {
        let there = self.has(condition);
        self.conditions &= !(1 << condition as u8);
        if condition == Condition::Mark {
            self.marked_by = None;
        }
        there
    }

    /// Takes away all conditions, and keeps resources.
    pub fn clear_conditions(&mut self) {
        for token in Token::CONDITIONS {
            self.lose(token, MOST_TOKENS);
        }
        self.conditions = 0;
        self.marked_by = None;
    }

    /// How many resource tokens there are.
    pub fn resources(&self) -> u8 {
        Token::RESOURCES.into_iter().map(|token| self.count(token)).sum()
    }

    /// Whether there can be so many.
    pub fn is_sound(&self) -> bool {
        let marked = self.has(Condition::Mark) == self.marked_by.is_some();
        marked && self.counts.iter().all(|count| *count <= MOST_TOKENS) && self.conditions < 1 << Condition::ALL.len()
    }
}

impl Token {
    /// Those that are conditions.
    pub const CONDITIONS: [Self; 4] = [Self::Bleed, Self::Burn, Self::Intimidate, Self::Poison];
    /// Those that are resources.
    pub const RESOURCES: [Self; 5] = [Self::Focus, Self::Fruit, Self::Fury, Self::Ki, Self::Shield];
}

impl Condition {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::KnockDown, Self::Mark, Self::Slow, Self::Stealth, Self::Stun];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fifth_token_finds_no_room() {
        let mut tokens = Tokens::default();
        assert_eq!((tokens.gain(Token::Focus, 3), tokens.gain(Token::Focus, 3), tokens.count(Token::Focus)), (3, 1, 4));
        assert_eq!((tokens.lose(Token::Focus, 9), tokens.count(Token::Focus)), (4, 0));
    }

    #[test]
    fn conditions_go_and_resources_stay() {
        let mut tokens = Tokens::default();
        tokens.gain(Token::Burn, 2);
        tokens.gain(Token::Shield, 2);
        assert!(tokens.suffer(Condition::Stun) && !tokens.suffer(Condition::Stun));
        tokens.clear_conditions();
        assert_eq!((tokens.count(Token::Burn), tokens.count(Token::Shield), tokens.has(Condition::Stun)), (0, 2, false));
        assert!(tokens.is_sound());
    }
}
