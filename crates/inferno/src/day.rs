//! Day and Night: two rounds each; the Night rolls dice and feeds Dante's deck.

use table::{Chance, Dice, Flow, Roll, RuleId};

use crate::content::{D6, DANTE_DECK_MOST, HAND_LIMIT, NIGHT_DOUBLES_FROM, ROUNDS_OF_LIGHT};
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Inferno, Phase};
use crate::{key, rule};

impl Inferno {
    /// Whether it is Night. The game begins with a Day.
    pub fn is_night(&self) -> bool {
        self.round > 0 && (self.round - 1) / ROUNDS_OF_LIGHT % 2 == 1
    }

    /// Whether this round is the first of its Day or Night.
    pub fn is_first_of_light(&self) -> bool {
        self.round > 0 && (self.round - 1).is_multiple_of(ROUNDS_OF_LIGHT)
    }

    /// A round begins: the spinner goes on, and the first round of a Night adds a card to Dante's deck.
    pub(crate) fn begin_round(&mut self, o: O) -> Flow<()> {
        self.round += 1;
        self.doubled = false;
        self.tell(o, Event::Round(self.round, self.is_night(), self.is_first_of_light()), self.why_it_goes_on());
        if self.is_night() && self.is_first_of_light() {
            self.feed_dantes_deck(o);
        }
        self.phase = Phase::Return(0);
        Ok(())
    }

    /// The rule by which there is another round, and whether it is Day or Night.
    fn why_it_goes_on(&self) -> RuleId {
        if self.round == 1 {
            rule::START_FIRST_PHASE
        } else if self.characters.iter().all(|character| character.fallen.is_some()) {
            rule::DEATH_ALL
        } else if self.is_night() {
            rule::NIGHT_LENGTH
        } else {
            rule::DAY_LENGTH
        }
    }

    /// Every Night adds a card to Dante's deck, up to eight, and none once he is challenged.
    fn feed_dantes_deck(&mut self, o: O) {
        if self.dante.is_some() {
            self.tell(o, Event::DeckStays(self.dante_deck), rule::CHALLENGE_DECK_FIXED);
        } else if self.dante_deck < DANTE_DECK_MOST {
            self.dante_deck += 1;
            let is_full = self.dante_deck == DANTE_DECK_MOST;
            let by = if is_full { rule::DECK_DANTE_MAXIMUM } else { rule::NIGHT_DANTE_CARD };
            self.tell(o, Event::DeckGrew(self.dante_deck), by);
        }
    }

    /// Two dice at Night, once for all Unclaimed: from 8 on their attacks count double in this round.
    pub(crate) fn roll_for_night(&mut self, o: O) -> Flow<()> {
        if self.is_night() {
            let faces = self.roll_two(o, Chance::dice(key::CHANCE_NIGHT, rule::NIGHT_ROLL))?;
            self.doubled = sum(faces) >= NIGHT_DOUBLES_FROM;
            let rule = match (self.unclaimed.is_empty(), self.doubled) {
                // It is rolled although nobody is there to be doubled.
                (true, _) => rule::NIGHT_ROLL_COUNT,
                (false, true) => rule::NIGHT_DOUBLE,
                (false, false) => rule::NIGHT_ROLL,
            };
            self.tell(o, Event::NightRoll(faces, self.doubled), rule);
        }
        if self.is_first_of_light() && self.round > 1 {
            self.draw_by_the_new_light(o)?;
        }
        self.phase = Phase::Unclaimed(0);
        Ok(())
    }

    /// With each later Day and each Night everybody draws a card.
    fn draw_by_the_new_light(&mut self, o: O) -> Flow<()> {
        for nth in 0..self.characters.len() as u8 {
            let id = self.in_order(nth);
            if self.character(id).cards.len() >= HAND_LIMIT {
                self.tell(o, Event::HandFull(id), rule::TURN_CARDS);
            } else {
                self.draw_card(o, id)?;
            }
        }
        Ok(())
    }

    /// A character draws an action card; the discards are shuffled when the deck is empty.
    pub(crate) fn draw_card(&mut self, o: O, id: CharacterId) -> Flow<()> {
        if self.actions.is_empty() {
            self.actions.pour(&mut self.actions_spent);
            self.tell(o, Event::ActionsReshuffled, rule::TURN_CARDS);
        }
        let chance = Chance::pile("action", key::CHANCE_ACTION.with("who", crate::words::name(id)), rule::TURN_CARDS);
        let card = self.actions.draw(o, chance.by(id.seat()))?;
        if let Some(card) = card.and_then(crate::cards::Action::of) {
            self.character_mut(id).cards.add(card.kind());
            self.tell(o, Event::Drew(id, card), rule::TURN_CARDS);
        }
        Ok(())
    }

    pub(crate) fn roll_two(&mut self, o: O, chance: Chance) -> Flow<[u8; 2]> {
        let faces = o.roll(&Roll { chance, dice: Dice::of(2, D6) })?;
        Ok([faces.first().copied().unwrap_or(1), faces.get(1).copied().unwrap_or(1)])
    }
}

/// What two dice add up to.
pub(crate) fn sum(faces: [u8; 2]) -> u8 {
    faces.iter().sum()
}
