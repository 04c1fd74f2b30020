//! The preparation phase of the human player: cleanup, dice, lines.

use table::{Chance, Dice, Flow, Menu, Roll};

use crate::about::About;
use crate::asking::ACTIVATION_DIE;
use crate::choice::Assigning;
use crate::content::{Bonus, Gift, Knack, Moment};
use crate::event::{Event, Fell};
use crate::lasting::{Gives, Token, Until};
use crate::play::O;
use crate::powers::Happening;
use crate::state::{ACTIVATION_DICE, Claustrophobia, HUMAN, HumanId, Phase, Warrior};
use crate::{key, rule};

impl Claustrophobia {
    /// First, the played instinct cards, the dice and the tokens of the last turn go.
    pub(crate) fn clear_human_side(&mut self, o: O) -> Flow<()> {
        self.turn += 1;
        self.tell(o, Event::Turn(self.turn), rule::TURN_SEQUENCE);
        for human in &mut self.humans {
            (human.die, human.blessed, human.activated) = (0, false, false);
        }
        for id in self.human_ids() {
            if let Some(played) = self.human_mut(id).instinct.take() {
                self.instinct_discard.add(played.card.kind());
                self.tell(o, Event::InstinctDiscarded(played.card), rule::HUMAN_PREP_CLEANUP_CARDS);
            }
            if core::mem::take(&mut self.human_mut(id).exhausted) {
                self.tell(o, Event::Recovered(id), rule::EXHAUSTED_DURATION);
            }
        }
        self.rolled.clear();
        self.clear_tokens(o);
        if self.turn > 1 {
            self.tell(o, Event::HumanCleared, rule::HUMAN_PREP_CLEANUP_DICE);
        }
        self.phase = Phase::HumanEvents;
        self.happens(o, Happening::TurnBegan)
    }

    /// Tokens that lasted until now go; what an instinct card gave went with the card.
    fn clear_tokens(&mut self, o: O) {
        let mut last = None;
        for lasting in self.lasting.clone() {
            let shown = lasting.until == Until::HumanPreparation && !matches!(lasting.token, Token::Instinct(_));
            if shown && last != Some(lasting.token) {
                last = Some(lasting.token);
                self.tell(o, Event::Gone(lasting.token), rule::HUMAN_PREP_CLEANUP_TOKENS);
            }
        }
        self.expire(Until::HumanPreparation);
    }

    /// Then events of this phase may be used.
    pub(crate) fn human_events(&mut self, o: O) -> Flow<()> {
        if !self.offer_events(o, Moment::HumanPreparation)? {
            self.phase = Phase::HumanTiles;
        }
        Ok(())
    }

    /// Then pits bite and fountains may heal. A warrior is on one tile and a tile has one effect, so their order does not
    /// matter (ruling `tiles.devouring-order`).
    pub(crate) fn human_tiles(&mut self, o: O) -> Flow<()> {
        self.phase = Phase::HumanRoll;
        self.pits_bite(o, HUMAN)?;
        for spot in self.spots() {
            self.drink(o, spot)?;
        }
        Ok(())
    }

    /// Second, one activation die is rolled for each active warrior, and those of the gift Additional dice.
    pub(crate) fn roll_activation_dice(&mut self, o: O) -> Flow<()> {
        let warriors = self.humans_in_play().count();
        let extra: u8 = self.take_extra_dice();
        let prayers = self.humans_in_play().filter(|id| self.has_knack(Warrior::Human(*id), Knack::SpareDie)).count();
        // No more dice than the box has (ruling `gifts.extra-dice-use`).
        let count = (warriors + usize::from(extra) + prayers).min(ACTIVATION_DICE);
        let by = if extra > 0 { rule::GIFT_EXTRA_DICE } else { rule::HUMAN_PREP_ROLL };
        let chance = Chance::dice(key::CHANCE_ACTIVATION, by).by(HUMAN);
        let faces = o.roll(&Roll { chance, dice: Dice::of(count, ACTIVATION_DIE) })?;
        self.rolled = faces.iter().copied().take(ACTIVATION_DICE).collect();
        self.tell(o, Event::ActivationRoll(Fell(faces)), by);
        self.phase = Phase::HumanAssign;
        Ok(())
    }

    fn take_extra_dice(&mut self) -> u8 {
        let mut extra = 0;
        self.lasting.retain(|lasting| match lasting.gives {
            Gives::ExtraDice(count) => {
                extra += count;
                false
            }
            _ => true,
        });
        extra
    }

    /// Third, the human player chooses which die goes to which warrior: one warrior after the other receives one.
    pub(crate) fn assign_dice(&mut self, o: O) -> Flow<()> {
        let without = |id: &HumanId| self.human(*id).die == 0;
        let Some(id) = self.humans_in_play().find(without).filter(|_| !self.rolled.is_empty()) else {
            if !self.rolled.is_empty() {
                self.tell(o, Event::SetAside(self.rolled.len() as u8), rule::GIFTS_EXTRA_DICE_USE);
                self.rolled.clear();
            }
            self.phase = Phase::HumanInstinct;
            return Ok(());
        };
        if self.table_gives(Gives::Panic) {
            return self.deal_in_panic(o, id);
        }
        let mut menu = Menu::new(HUMAN, About::Assign(id), rule::HUMAN_PREP_ASSIGN, o.wants_refusals());
        for value in 1..=6 {
            let verdict = if self.human(id).is_cancelled(value) {
                // A die may go on a cancelled line on purpose.
                Ok(rule::PREP_VOLUNTARY_CANCELLED_LINE)
            } else {
                // What the line gives is what the choice is about.
                Ok(rule::BOARD_LINE_STATISTICS)
            };
            if self.rolled.contains(&value) {
                menu.consider(Assigning::Assign(id, value), verdict);
            }
        }
        let Assigning::Assign(id, value) = self.put_unless_alone(o, &menu)?;
        if let Some(at) = self.rolled.iter().position(|die| *die == value) {
            self.rolled.swap_remove(at);
        }
        self.human_mut(id).die = value;
        self.tell(o, Event::Assigned(id, value), rule::HUMAN_PREP_ONE_DIE);
        Ok(())
    }

    /// Last, with all dice final, each warrior gets what its line offers. A die on a cancelled line exhausts.
    pub(crate) fn final_lines(&mut self, o: O) -> Flow<()> {
        let mut cards = 0;
        self.gifts_ready = [0; crate::state::MOST_HUMANS];
        for id in self.human_ids() {
            if self.human(id).at.is_none() {
                continue;
            }
            if self.is_on_cancelled_line(id) {
                self.human_mut(id).exhausted = true;
                self.tell(o, Event::Exhausted(id), rule::EXHAUSTED_CAUSE);
                if self.line_has_instinct(id) {
                    self.tell(o, Event::NoDraw(id), rule::EXHAUSTED_NO_INSTINCT);
                }
                if let Some(gift) = self.gift_of_line(id) {
                    self.tell(o, Event::NoGift(id, gift), rule::EXHAUSTED_NO_GIFT);
                }
                continue;
            }
            cards += u8::from(self.line_has_instinct(id));
            let line = usize::from(self.human(id).die).wrapping_sub(1);
            if self.gift_of_line(id).is_some()
                && let Some(ready) = self.gifts_ready.get_mut(usize::from(id.0))
            {
                *ready |= 1 << line;
            }
        }
        self.phase = Phase::HumanGifts;
        self.draw_instinct(o, cards)
    }

    /// The gift on the line that a warrior's die lies on.
    fn gift_of_line(&self, id: HumanId) -> Option<Gift> {
        let human = self.human(id);
        human.gifts.get(usize::from(human.die).wrapping_sub(1)).copied().flatten()
    }

    fn line_has_instinct(&self, id: HumanId) -> bool {
        let human = self.human(id);
        let line = human.board().lines.get(usize::from(human.die).wrapping_sub(1));
        line.is_some_and(|line| line.bonus == Bonus::Instinct)
    }
}
