//! Copies: a Champion performs what another one has on its board.

use table::{Flow, Verdict};

use crate::about::About;
use crate::asking::{Copying, Question};
use crate::content::language::{Effect, Instruction, Reach};
use crate::content::{ChampionId, Maneuver};
use crate::effects::{Actor, Doing, reaches};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Dante;

impl Dante {
    /// The numbered effects of a copied Maneuver, without its card and without its Fierceness (ruling `keyword.copy`).
    pub(crate) fn copy_maneuver(&mut self, o: O, who: ChampionId, reach: Reach) -> Flow<()> {
        let from = self.origin(Actor::Champion(who));
        let mut question =
            Question::<Copying>::new(self.seats_of(who), About::Copy { who }, rule::KEYWORD_COPY, o.wants_refusals());
        for other in ChampionId::ALL.into_iter().filter(|other| *other != who) {
            let near = self.area_of(other).is_some_and(|area| reaches(reach, from.range(area)));
            for card in self.champion(other).slots.iter().flat_map(|slot| &slot.cards) {
                let verdict = if near { may_copy(self.maneuver(other, *card)) } else { Err(rule::RANGE_COUNT) };
                question.consider(Copying::Copy(other, *card), verdict);
            }
        }
        let Some(Copying::Copy(other, card)) = self.put_or_only(o, &question)? else {
            self.tell(o, Event::NothingToCopy(who), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
            return Ok(());
        };
        let Some(id) = self.list(other).get(usize::from(card)).copied() else { return Ok(()) };
        self.tell(o, Event::Copied(who, id), rule::KEYWORD_COPY);
        let mut doing = Doing::new(Actor::Champion(who));
        self.carry_out(o, &mut doing, id.card().does)
    }
}

/// ULTIMATE Maneuvers are no legal choice, nor are those that copy themselves: they would have no end.
fn may_copy(maneuver: &Maneuver) -> Verdict {
    let copies = |instruction: &Instruction| {
        let (Instruction::Plain { does, .. } | Instruction::If { does, .. } | Instruction::IfOtherwise { does, .. }) =
            instruction;
        does.iter().any(|effect| matches!(effect, Effect::Copy(_)))
    };
    if maneuver.ultimate {
        Err(rule::KEYWORD_ULTIMATE_COPY)
    } else if maneuver.does.iter().any(copies) {
        Err(rule::KEYWORD_COPY)
    } else {
        Ok(rule::KEYWORD_COPY)
    }
}
