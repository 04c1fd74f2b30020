//! The talent blessed: once in a scenario another warrior is blessed.

use table::{Flow, Menu, Verdict};

use crate::choice::Preparing;
use crate::content::{Statistic, Talent};
use crate::event::Event;
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::rule;
use crate::state::{Blessing, Claustrophobia, HumanId, Warrior};

impl Blessing {
    /// Both sides of the token.
    pub const ALL: [Self; 2] = [Self::Combat, Self::Movement];

    /// Its bonus (ruling `talents.blessed-icons`).
    const fn gives(self) -> Gives {
        match self {
            Self::Combat => Gives::Plus(Statistic::Combat, 1),
            Self::Movement => Gives::Plus(Statistic::Movement, 2),
        }
    }
}

impl Claustrophobia {
    /// After the dice are assigned a warrior with blessed may bless another one.
    pub(crate) fn consider_blessings(&self, menu: &mut Menu<Self, Preparing>) {
        let able = |id: &HumanId| self.has_talent(Warrior::Human(*id), Talent::Blessed);
        if !self.humans_in_play().any(|id| able(&id)) {
            return;
        }
        for id in self.humans_in_play() {
            let verdict = self.may_be_blessed(id);
            for blessing in Blessing::ALL {
                menu.consider(Preparing::Bless(id, blessing), verdict);
            }
        }
    }

    fn may_be_blessed(&self, id: HumanId) -> Verdict {
        if self.human(id).instinct.is_some() || self.human(id).blessed {
            return Err(rule::TALENT_BLESSED_NO_INSTINCT);
        }
        match self.who_can_bless(id) {
            Some(_) => Ok(rule::TALENT_BLESSED),
            None if self.human(id).board().talents.has(Talent::Blessed) => Err(rule::TALENT_BLESSED),
            None => Err(rule::TALENT_BLESSED_ONCE),
        }
    }

    /// Another warrior that has not blessed anybody yet.
    fn who_can_bless(&self, whom: HumanId) -> Option<HumanId> {
        let can =
            |id: &HumanId| *id != whom && !self.human(*id).has_blessed && self.has_talent(Warrior::Human(*id), Talent::Blessed);
        self.humans_in_play().find(can)
    }

    /// The bonus ends with the human activation phase; a cancelled line under the die is healed at once.
    pub(crate) fn bless(&mut self, o: O, id: HumanId, blessing: Blessing) -> Flow<()> {
        let Some(by) = self.who_can_bless(id) else { return Ok(()) };
        self.human_mut(by).has_blessed = true;
        self.human_mut(id).blessed = true;
        self.lasts(Token::Blessing, On::Human(id), blessing.gives(), Until::HumanActivationEnds)?;
        self.tell(o, Event::Blessed(id, blessing), rule::TALENT_BLESSED_BONUS);
        if self.is_on_cancelled_line(id) {
            self.heal(o, id, self.human(id).die, rule::TALENT_BLESSED_HEAL);
        }
        Ok(())
    }
}
