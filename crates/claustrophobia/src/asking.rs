//! Questions that many chapters and effects ask: one of several warriors, tiles, lines; a die; yes or no.

use table::{Chance, Dice, Die, Flow, Halt, Menu, Roll, RuleId, Say, Seat, Verdict};

use crate::about::About;
use crate::choice::{Choice, OneLine, OneSpot, OneWarrior};
use crate::event::Event;
use crate::play::O;
use crate::state::{Claustrophobia, HUMAN, HumanId, SpotId, Warrior};
use crate::{key, rule};

/// A combat die; the skull is its 6.
pub(crate) const COMBAT_DIE: Die = Die { sides: 6, kind: key::DIE_COMBAT };
/// The skull of a combat die.
pub(crate) const SKULL: u8 = 6;
pub(crate) const ACTIVATION_DIE: Die = Die { sides: 6, kind: key::DIE_ACTIVATION };
pub(crate) const DESTINY_DIE: Die = Die { sides: 6, kind: key::DIE_DESTINY };

impl Claustrophobia {
    /// One of these candidates, as a seat chooses; nothing where there is none.
    pub(crate) fn choose<T: Into<Choice> + TryFrom<Choice>>(
        &self,
        o: O,
        seat: Seat,
        (about, rule): (About, RuleId),
        among: impl Iterator<Item = (T, Verdict)>,
    ) -> Flow<Option<T>> {
        let mut menu: Menu<Self, T> = Menu::new(seat, about, rule, o.wants_refusals());
        for (choice, verdict) in among {
            menu.consider(choice, verdict);
        }
        if menu.options.is_empty() { Ok(None) } else { menu.put(self, o).map(Some) }
    }

    /// One of these warriors, as a seat chooses.
    pub(crate) fn choose_warrior(
        &self,
        o: O,
        seat: Seat,
        why: (About, RuleId),
        among: impl Iterator<Item = (Warrior, Verdict)>,
    ) -> Flow<Option<Warrior>> {
        let among = among.map(|(warrior, verdict)| (OneWarrior::Warrior(warrior), verdict));
        Ok(self.choose(o, seat, why, among)?.map(|OneWarrior::Warrior(warrior)| warrior))
    }

    /// One of these tiles, as a seat chooses.
    pub(crate) fn choose_spot(
        &self,
        o: O,
        seat: Seat,
        why: (About, RuleId),
        among: impl Iterator<Item = (SpotId, Verdict)>,
    ) -> Flow<Option<SpotId>> {
        let among = among.map(|(spot, verdict)| (OneSpot::Spot(spot), verdict));
        Ok(self.choose(o, seat, why, among)?.map(|OneSpot::Spot(spot)| spot))
    }

    /// One of these lines of boards, as the human player chooses.
    pub(crate) fn choose_line(
        &self,
        o: O,
        why: (About, RuleId),
        among: impl Iterator<Item = (HumanId, u8)>,
    ) -> Flow<Option<(HumanId, u8)>> {
        let among = among.map(|(id, line)| (OneLine::Line(id, line), Ok(why.1)));
        Ok(self.choose(o, HUMAN, why, among)?.map(|OneLine::Line(id, line)| (id, line)))
    }

    /// Asks, unless there is only one answer.
    pub(crate) fn put_unless_alone<T: Into<Choice> + TryFrom<Choice>>(&self, o: O, menu: &Menu<Self, T>) -> Flow<T> {
        match menu.options.as_slice() {
            [] => Err(Halt::Spoiled),
            [only] => T::try_from(only.choice).map_err(|_| Halt::Spoiled),
            _ => menu.put(self, o),
        }
    }

    /// Rolls one combat die for an effect, and tells it.
    pub(crate) fn roll_die(&self, o: O, seat: Seat, (why, by): (impl Into<Say>, RuleId)) -> Flow<u8> {
        let faces = o.roll(&Roll { chance: Chance::dice(why, by).by(seat), dice: Dice::of(1, COMBAT_DIE) })?;
        let face = faces.first().copied().ok_or(Halt::Spoiled)?;
        self.tell(o, Event::Die(face), if face == SKULL { rule::COMPONENTS_SKULL_FACE } else { by });
        Ok(face)
    }
}
