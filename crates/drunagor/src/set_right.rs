//! What people at a real table can set right: Health and tokens, which drift from the engine's soonest.

use table::{AnswerError, Correction, Scale, Thing, Told};

use crate::content::language::Token;
use crate::event::Event;
use crate::state::{Base, Drunagor, MOST_HEROES, MOST_MONSTERS, Who};
use crate::telling::token_name;
use crate::tokens::MOST_TOKENS;
use crate::{key, rule};

/// Numbers of things: characters in so many steps, Health first, then tokens in their order.
const STEP: u16 = 16;
/// The first number of monsters among characters.
const MONSTERS: u16 = 8;

/// The kinds of tokens in the order of their numbers.
const TOKENS: [Token; 9] = [
    Token::Bleed,
    Token::Burn,
    Token::Intimidate,
    Token::Poison,
    Token::Focus,
    Token::Fruit,
    Token::Fury,
    Token::Ki,
    Token::Shield,
];

impl Drunagor {
    pub(crate) fn list_things(&self) -> Vec<Thing> {
        let mut things = Vec::new();
        for who in self.everybody().filter(|who| self.is_up(*who)) {
            let Some(first) = number(who) else { continue };
            let (now, most) = match who {
                Who::Hero(seat) => (u16::from(self.hero(seat).health), u16::from(self.hero(seat).most_health())),
                Who::Monster(base) => {
                    let Some(monster) = self.monster(base) else { continue };
                    (monster.health, self.most_health_of(monster).min(monster.health.saturating_add(30)))
                }
                Who::Ally(_) => continue,
            };
            let thing = |id, name, now, most| Thing { id, of: self.name_of(who).into(), name, scale: Scale::Count, now, most };
            things.push(thing(first, key::THING_HEALTH.into(), now, most));
            for (nth, token) in (1..).zip(TOKENS) {
                let count = self.tokens(who).map_or(0, |tokens| tokens.count(token));
                things.push(thing(first + nth, token_name(token).into(), count.into(), MOST_TOKENS.into()));
            }
        }
        things
    }

    pub(crate) fn correct(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let who = character(thing / STEP).filter(|who| self.everybody().any(|known| known == *who) && self.is_up(*who));
        let who = who.ok_or(AnswerError::NoSuchAnswer)?;
        let small = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer);
        match (thing % STEP, who) {
            (0, Who::Hero(seat)) => {
                let health = small?;
                if health == 0 || health > self.hero(seat).most_health() {
                    return Err(AnswerError::Refused(rule::HERO_HEALTH_CAP));
                }
                self.hero_mut(seat).health = health;
                Ok(Told { event: Event::HealthSet(who, value), by: rule::DAMAGE_HERO.into() })
            }
            (0, Who::Monster(base)) => {
                let monster =
                    self.monster_mut(base).filter(|_| value > 0).ok_or(AnswerError::Refused(rule::DAMAGE_MONSTER_DEFEAT))?;
                monster.health = value;
                Ok(Told { event: Event::HealthSet(who, value), by: rule::DAMAGE_MONSTER.into() })
            }
            (nth, _) => {
                let token = TOKENS.get(usize::from(nth).wrapping_sub(1)).copied().ok_or(AnswerError::NoSuchAnswer)?;
                let count = small?;
                if count > MOST_TOKENS {
                    return Err(AnswerError::Refused(rule::CONDITION_STACKABLE_LIMIT));
                }
                if let Some(tokens) = self.tokens_mut(who) {
                    tokens.lose(token, MOST_TOKENS);
                    tokens.gain(token, count);
                }
                Ok(Told { event: Event::TokensSet(who, token, count), by: rule::CONDITION_TOKEN.into() })
            }
        }
    }
}

fn number(who: Who) -> Option<u16> {
    match who {
        Who::Hero(seat) => Some(u16::from(seat.0) * STEP),
        Who::Monster(base) => Some((MONSTERS + u16::from(base.0)) * STEP),
        Who::Ally(_) => None,
    }
}

fn character(number: u16) -> Option<Who> {
    let small = u8::try_from(number).ok()?;
    match number {
        0..MONSTERS => (usize::from(small) < MOST_HEROES).then_some(Who::Hero(table::Seat(small))),
        _ => small
            .checked_sub(MONSTERS as u8)
            .filter(|base| usize::from(*base) < MOST_MONSTERS)
            .map(|base| Who::Monster(Base(base))),
    }
}
