//! Counterattacks: the back of the top card, before the Wounds of the Attack that provoked it.

use table::Flow;

use crate::about::About;
use crate::aim::Victim;
use crate::asking::{Countering, Question};
use crate::content::ChampionId;
use crate::content::language::Temptation;
use crate::effects::{Actor, Doing};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, DeckCard, Top, TrayNo};

/// A Counterattack that waits for the end of the instruction that provoked it, with the damage of the Attack as it was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Provoked {
    pub tray: TrayNo,
    pub who: ChampionId,
    /// Fumbles beyond those needed.
    pub excess: u8,
    /// Whether PRECISION made more of them necessary.
    pub precise: bool,
    pub damage: u8,
    /// Who takes the damage: another one where the Attack was REDIRECTED.
    pub victim: Victim,
}

impl Dante {
    /// Step 3: the card is revealed, can be cancelled, is performed, and then the Wounds are applied.
    pub(crate) fn counterattack(&mut self, o: O, Provoked { tray, who, excess, precise, damage, victim }: Provoked) -> Flow<()> {
        let foe = self.tray(tray).owner;
        let due = damage / self.sturdiness(tray).max(1);
        let Some(Top::Known(DeckCard::Action(action))) = self.tray(tray).top else {
            return self.deal(o, victim, damage, rule::COUNTERATTACK_ARCANA_NONE);
        };
        let Some(card) = action.card().back else {
            return self.deal(o, victim, damage, rule::COUNTERATTACK_ARCANA_NONE);
        };
        self.tell(o, Event::Counterattack(tray, card), rule::ATTACK_STEP_3A.and(rule::COUNTERATTACK_FLIP));
        let cancelled = self.is_cancelled(o, tray)?;
        if cancelled {
            self.tell(o, Event::Cancelled(tray), rule::KEYWORD_CANCEL);
        } else {
            if excess > 0 {
                let worse = rule::COUNTERATTACK_EMPOWERED;
                let by = if precise { worse.and(rule::KEYWORD_PRECISION_BONUS) } else { worse.into() };
                self.tell(o, Event::Empowering(tray, excess), by);
            }
            let outer = self.playing.replace(tray);
            let mut doing = Doing::new(Actor::Foe(foe, tray));
            (doing.attacker, doing.excess) = (Some(who), excess);
            self.carry_out(o, &mut doing, card.card().does)?;
            self.playing = outer;
        }
        if victim != Victim::Deck(tray) {
            // The first target has counterattacked; the damage is another's.
            self.put_under(o, tray, rule::COUNTERATTACK_NO_WOUND_BOTTOM)?;
            return self.deal(o, victim, damage, rule::KEYWORD_REDIRECT_STURDINESS);
        }
        if self.tray(tray).is_empty() {
            return Ok(());
        }
        let wounds = damage / self.sturdiness(tray).max(1);
        if wounds == 0 {
            // What the Counterattack has added to the STURDINESS counts already.
            let by = if due > 0 { rule::ATTACK_STEP_3C_BLOCK } else { rule::COUNTERATTACK_INDEPENDENT };
            self.tell(o, Event::NoWound(tray), by.and(rule::ATTACK_STEP_3D));
            self.put_under(o, tray, if cancelled { rule::KEYWORD_CANCEL_CARD } else { rule::COUNTERATTACK_NO_WOUND_BOTTOM })
        } else {
            let by = match (wounds, cancelled) {
                (1, false) => rule::COUNTERATTACK_WOUND_DISCARD,
                (_, false) => rule::COUNTERATTACK_MULTIPLE_WOUNDS,
                (_, true) => rule::COUNTERATTACK_CANCEL_WOUNDS,
            };
            self.wound_deck(o, tray, wounds, by)
        }
    }

    /// Step 3.B: whoever can CANCEL may do so now.
    fn is_cancelled(&mut self, o: O, tray: TrayNo) -> Flow<bool> {
        let mut question = Question::<Countering>::new(
            self.everybody(),
            About::Counterattack { tray },
            rule::ATTACK_STEP_3B,
            o.wants_refusals(),
        );
        for who in ChampionId::ALL {
            self.consider_sins(&mut question, who, |does| does == Temptation::Cancel, Countering::Yield);
        }
        if question.options.is_empty() {
            return Ok(false);
        }
        question.offer(Countering::LetBe, rule::KEYWORD_REACTION_MISSED);
        match question.put(self, o)? {
            Countering::LetBe => Ok(false),
            Countering::Yield(who, sin, slot) => {
                self.yield_to(o, who, sin, slot)?;
                Ok(true)
            }
        }
    }
}
