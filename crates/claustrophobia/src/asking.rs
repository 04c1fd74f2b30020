//! Questions that many chapters and effects ask: one of several warriors, tiles, lines; a die; yes or no.

use table::{Ask, Chance, Dice, Die, Flow, Halt, Key, Roll, RuleId, Say, Seat, Verdict, ask};

use crate::choice::Choice;
use crate::event::Event;
use crate::play::O;
use crate::state::{Claustrophobia, HumanId, SpotId, Warrior};
use crate::{key, rule};

/// A combat die; the skull is its 6.
pub(crate) const COMBAT_DIE: Die = Die { sides: 6, kind: key::DIE_COMBAT };
/// The skull of a combat die.
pub(crate) const SKULL: u8 = 6;
/// An activation die.
pub(crate) const ACTIVATION_DIE: Die = Die { sides: 6, kind: key::DIE_ACTIVATION };
/// A die of destiny.
pub(crate) const DESTINY_DIE: Die = Die { sides: 6, kind: key::DIE_DESTINY };

impl Claustrophobia {
    /// Asks a seat for one of these candidates; nothing where there is none, and a person who has no choice is not asked.
    fn choose_among(
        &self,
        o: O,
        seat: Seat,
        (prompt, rule): (Key, RuleId),
        candidates: impl Iterator<Item = (Choice, Verdict)>,
        may_decline: bool,
    ) -> Flow<Option<Choice>> {
        let mut question = Ask::new(seat, prompt, rule, o.wants_refusals());
        for (choice, verdict) in candidates {
            question.consider(choice, verdict);
        }
        if question.options.is_empty() {
            return Ok(None);
        }
        if may_decline {
            question.offer(Choice::Done, rule);
        }
        match ask(self, o, &question)? {
            Choice::Done => Ok(None),
            choice => Ok(Some(choice)),
        }
    }

    /// One of these warriors, as a seat chooses.
    pub(crate) fn choose_warrior(
        &self,
        o: O,
        seat: Seat,
        why: (Key, RuleId),
        among: impl Iterator<Item = (Warrior, Verdict)>,
        may_decline: bool,
    ) -> Flow<Option<Warrior>> {
        let candidates = among.map(|(warrior, verdict)| (Choice::Warrior(warrior), verdict));
        match self.choose_among(o, seat, why, candidates, may_decline)? {
            Some(Choice::Warrior(warrior)) => Ok(Some(warrior)),
            Some(_) => Err(Halt::Spoiled),
            None => Ok(None),
        }
    }

    /// One of these tiles, as a seat chooses.
    pub(crate) fn choose_spot(
        &self,
        o: O,
        seat: Seat,
        why: (Key, RuleId),
        among: impl Iterator<Item = (SpotId, Verdict)>,
        may_decline: bool,
    ) -> Flow<Option<SpotId>> {
        let candidates = among.map(|(spot, verdict)| (Choice::Spot(spot), verdict));
        match self.choose_among(o, seat, why, candidates, may_decline)? {
            Some(Choice::Spot(spot)) => Ok(Some(spot)),
            Some(_) => Err(Halt::Spoiled),
            None => Ok(None),
        }
    }

    /// One of these lines of boards, as a seat chooses.
    pub(crate) fn choose_line(
        &self,
        o: O,
        seat: Seat,
        why: (Key, RuleId),
        among: impl Iterator<Item = (HumanId, u8)>,
        may_decline: bool,
    ) -> Flow<Option<(HumanId, u8)>> {
        let candidates = among.map(|(id, line)| (Choice::Line(id, line), Ok(why.1)));
        match self.choose_among(o, seat, why, candidates, may_decline)? {
            Some(Choice::Line(id, line)) => Ok(Some((id, line))),
            Some(_) => Err(Halt::Spoiled),
            None => Ok(None),
        }
    }

    /// One of any choices, as a seat chooses.
    pub(crate) fn choose(
        &self,
        o: O,
        seat: Seat,
        why: (Key, RuleId),
        among: impl Iterator<Item = (Choice, Verdict)>,
        may_decline: bool,
    ) -> Flow<Option<Choice>> {
        self.choose_among(o, seat, why, among, may_decline)
    }

    /// Rolls one combat die for an effect, and tells it.
    pub(crate) fn roll_die(&self, o: O, seat: Seat, (why, by): (impl Into<Say>, RuleId)) -> Flow<u8> {
        let faces = o.roll(&Roll { chance: Chance::dice(why, by).by(seat), dice: Dice::of(1, COMBAT_DIE) })?;
        let face = faces.first().copied().ok_or(Halt::Spoiled)?;
        self.tell(o, Event::Die(face), if face == SKULL { rule::COMPONENTS_SKULL_FACE } else { by });
        Ok(face)
    }
}
