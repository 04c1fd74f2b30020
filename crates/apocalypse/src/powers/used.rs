//! Powers that a player decides to use. The rules offer them at their time, take the luck and count the uses.

use table::{Chance, Flow, Seat, Verdict};

use crate::attack::Attack;
use crate::content::Power;
use crate::dice::{Pool, Rolled};
use crate::play::O;
use crate::state::Apocalypse;
use crate::{key, rule};

impl Apocalypse {
    /// Whether a power can be used now, besides its luck, its time and its limit, which the rules have looked at.
    pub(crate) fn may_use(&self, who: Seat, power: Power) -> Verdict {
        match power {
            Power::Prayer if !self.can_heal(who) => Err(rule::FIRST_AID_CAP),
            _ => Ok(rule::LUCK_POWERS),
        }
    }

    /// A special team action, a special hero action, or a power of the ambush segment.
    pub(crate) fn perform(&mut self, o: O, who: Seat, power: Power) -> Flow<()> {
        if power == Power::Prayer {
            self.heal(o, who, 1, rule::CONTENT_GIFTS);
        }
        Ok(())
    }

    /// A power that changes the own attack before it is rolled.
    pub(crate) fn before_roll(&mut self, _o: O, _who: Seat, _power: Power, _attack: &mut Attack) -> Flow<()> {
        Ok(())
    }

    /// A power that changes the own dice after they have fallen.
    pub(crate) fn after_roll(&mut self, o: O, who: Seat, power: Power, _attack: &Attack, rolled: &mut Rolled) -> Flow<()> {
        if power == Power::SecondChance {
            let mut pool = Pool::NONE;
            rolled.0.iter().for_each(|die| pool.add(die.level, 1));
            *rolled = pool.roll(o, &Chance::dice(key::CHANCE_ATTACK, rule::CONTENT_GIFTS).by(who))?;
        }
        Ok(())
    }

    /// A power that changes the damage of an enemy attack before troopers absorb: the damage that is left.
    pub(crate) fn when_hurt(&mut self, _o: O, _who: Seat, _power: Power, damage: u8) -> Flow<u8> {
        Ok(damage)
    }
}
