//! Dante: how he is challenged, moves, draws and is wounded.

use table::{Chance, Dial, Flow, Halt, RuleId};

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::Sin;
use crate::content::{DANTE_ELL, ONE_CARD_UP_TO};
use crate::day::sum;
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Dante, Ending, Inferno};
use crate::unclaimed::Attacker;
use crate::{Monster, dial, key, rule};

/// What the number of characters adds to Dante's ELL.
fn dante_ell_by_number(characters: usize) -> &'static Dial {
    match characters {
        0..=2 => &dial::CHARACTERS_2_DANTE_ELL,
        3 => &dial::CHARACTERS_3_DANTE_ELL,
        4 => &dial::CHARACTERS_4_DANTE_ELL,
        5 => &dial::CHARACTERS_5_DANTE_ELL,
        _ => &dial::CHARACTERS_6_DANTE_ELL,
    }
}

impl Inferno {
    /// Dante's ELL at the start of the fight. What he has drawn since was in his deck then.
    pub fn dante_ell(&self) -> u8 {
        self.dante_ell_with(self.cards_at_waking())
    }

    /// The cards that Dante's deck had at the start of the fight; as many as it has now before that.
    pub(crate) fn cards_at_waking(&self) -> u8 {
        let drawn = Sin::deck().len().saturating_sub(self.sins.len()) as u8;
        self.dante_deck.saturating_add(drawn)
    }

    /// The ELL that Dante wakes with when his deck has so many cards: he grows faster than the time that they give.
    pub(crate) fn dante_ell_with(&self, cards: u8) -> u8 {
        let for_two = DANTE_ELL.get(usize::from(cards)).or(DANTE_ELL.last()).copied().unwrap_or_default();
        let count = self.characters.len() as u8;
        // What a character beyond the fourth adds is less: there are no more resources for more of them.
        let halves = count + count.min(ONE_CARD_UP_TO as u8);
        let by_number = dante_ell_by_number(self.characters.len()).get();
        (i16::from((halves * for_two).div_ceil(4)) + by_number).clamp(1, 255) as u8
    }

    /// His territory was flipped: he stands on its center and attacks at once, without a move.
    pub(crate) fn wake_dante(&mut self, o: O) -> Flow<()> {
        let ell = self.dante_ell();
        self.dante = Some(Dante { at: HexId::CENTER, ell, shield: false });
        self.tell(o, Event::DanteWoke(ell), rule::BOARD_DANTE_TERRITORY);
        self.dante_attacks(o, false, rule::CHALLENGE_FIRST_ATTACK)
    }

    /// Each later round he draws, moves, and attacks before any character acts.
    pub(crate) fn dante_acts(&mut self, o: O) -> Flow<()> {
        self.dante_attacks(o, true, rule::CHALLENGE_LATER_ATTACKS)
    }

    /// Draws his cards, moves if he may, and resolves them: his own card first, then those of the Unclaimed.
    fn dante_attacks(&mut self, o: O, moves: bool, by: RuleId) -> Flow<()> {
        if self.dante_deck == 0 {
            return self.end(o, Ending::DeckOut);
        }
        self.dante_deck -= 1;
        let kind = self.sins.draw(o, Chance::pile("sin", key::CHANCE_SIN, by))?;
        let sin = kind.and_then(Sin::of).ok_or(Halt::Spoiled)?;
        self.tell(o, Event::DanteDrew(sin), by);
        let many = self.characters.len() > ONE_CARD_UP_TO;
        let number = if many { rule::DANTE_ATTACK_OVER_FOUR } else { rule::DANTE_ATTACK_UP_TO_FOUR };
        let mut attacks = [None; 2];
        for place in attacks.iter_mut().take(if many { 2 } else { 1 }) {
            let card = self.draw_attack(o, rule::DANTE_ATTACK_DECKS)?;
            self.tell(o, Event::DanteDrewAttack(card), number);
            *place = Some(card);
        }
        // Two cards of one attack are two different ones, even where the deck is shuffled between them.
        attacks.iter().flatten().for_each(|card| self.attacks_spent.add(card.kind()));
        if moves {
            self.dante_moves(o)?;
        }
        let factor = self.resolve_sin(o, sin)?;
        for card in attacks.into_iter().flatten() {
            let Some(dante) = self.dante else { break };
            let attacker = Attacker { at: dante.at, territory: TerritoryId::DANTE, factor, push_factor: 1 };
            if factor > 1 && card == crate::cards::Attack::PushAway {
                self.tell(o, Event::WrathIdle, rule::DANTE_CARD_WRATH_PUSH);
            }
            self.resolve_attack(o, card, attacker)?;
        }
        Ok(())
    }

    /// Two dice: the first says where, the second how far. At the edge he goes on at the other end of the same line.
    fn dante_moves(&mut self, o: O) -> Flow<()> {
        let faces = self.roll_two(o, Chance::dice(key::CHANCE_DANTE_MOVE, rule::DANTE_MOVE_DICE))?;
        let (Some(dante), Some(spinner)) = (self.dante, self.spinner) else { return Ok(()) };
        let (turn, rule) = match faces[0] {
            1 => (1, rule::DANTE_MOVE_RIGHT),
            // A hex has no exact right and left: which of the two slanting ways it is, is ours.
            2 => (2, rule::DANTE_DIRECTIONS),
            3 => (0, rule::DANTE_MOVE_FORWARD),
            4 => (3, rule::DANTE_MOVE_BACKWARD),
            5 => (5, rule::DANTE_MOVE_LEFT),
            _ => (4, rule::DANTE_DIRECTIONS),
        };
        let direction = spinner.turned(turn);
        let (to, looped) = walk_with_loop(dante.at, direction, faces[1]);
        let passed = (1..faces[1]).any(|steps| self.taken().has(walk_with_loop(dante.at, direction, steps).0));
        if let Some(dante) = self.dante.as_mut() {
            dante.at = to;
        }
        self.tell(o, Event::DanteTurned(direction), rule);
        let by = if passed { rule::DANTE_PASSING } else { rule::DANTE_MOVE_DISTANCE };
        self.tell(o, Event::DanteMoved(faces, to), by);
        if looped {
            self.tell(o, Event::DanteLooped, rule::DANTE_MOVE_LOOP);
        }
        let met = self.on_territory(TerritoryId::DANTE).find(|(_, at)| *at == to);
        if let Some((id, _)) = met {
            self.tell(o, Event::DanteCollided(id), rule::DANTE_MOVE_COLLISION);
            self.hurt(o, id, 1, rule::DANTE_MOVE_COLLISION);
        }
        Ok(())
    }

    /// An attack roll against Dante: a shield takes it, hit or miss; otherwise he loses ELL, and the last one wins the game.
    pub(crate) fn wound_dante(&mut self, o: O, id: CharacterId, loss: u8) -> Flow<()> {
        let Some(dante) = self.dante.as_mut() else { return Ok(()) };
        if core::mem::take(&mut dante.shield) {
            self.tell(o, Event::ShieldBroke, rule::ATTACK_PRIDE);
            return Ok(());
        }
        let loss = loss.min(dante.ell);
        dante.ell -= loss;
        let left = dante.ell;
        if loss == 0 {
            self.tell(o, Event::Missed(id), rule::ATTACK_RESULT);
        } else {
            self.tell(o, Event::Wounded(Monster::Dante, loss), rule::ATTACK_RESULT);
        }
        if left == 0 { self.end(o, Ending::Won) } else { Ok(()) }
    }

    pub(crate) fn wrath_factor(faces: [u8; 2]) -> u8 {
        match sum(faces) {
            0..=6 => 2,
            7..=10 => 3,
            _ => 4,
        }
    }
}

/// Where a walk over Dante's territory ends, and whether it left over the edge and came back in.
fn walk_with_loop(from: HexId, direction: Direction, steps: u8) -> (HexId, bool) {
    let inside = |hex: &HexId| hex.territory() == TerritoryId::DANTE;
    let mut at = from;
    let mut looped = false;
    for _ in 0..steps {
        at = match at.toward(direction).filter(inside) {
            Some(next) => next,
            None => {
                looped = true;
                let back = direction.turned(3);
                let mut start = at;
                while let Some(next) = start.toward(back).filter(inside) {
                    start = next;
                }
                start
            }
        };
    }
    (at, looped)
}
