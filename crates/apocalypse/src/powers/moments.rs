//! Abilities, flaws and gifts that act by themselves when something happens to a hero.

use arrayvec::ArrayVec;
use table::{Ask, Flow, Seat, ask};

use crate::attack::{Attack, Striker, Toll};
use crate::choice::Choice;
use crate::content::{Benefit, Circle, GiftId, Power};
use crate::dice::Level;
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Enemy, MOST_HEROES};
use crate::{key, rule};

/// Courage that a Benefactor brings to the pool.
const BENEFACTOR: u8 = 4;
/// Courage for the pool from Donations.
const DONATIONS: u8 = 4;
/// Luck from a Lucky Coin.
const LUCKY_COIN: u8 = 3;
/// Health cap, and health, from Rations.
const RATIONS: u8 = 2;
/// Levels that a Whetstone raises dice.
const WHETSTONE: u8 = 2;
/// Kills of one attack after which Rampage allows another.
const RAMPAGE: u8 = 2;

impl Apocalypse {
    /// Asks a hero's player whether to use a power that needs no more than a yes.
    fn wants(&self, o: O, who: Seat, power: Power) -> Flow<bool> {
        let prompt = key::ASK_USE.with("power", power.card().name);
        let mut question = Ask::new(self.player_of(who), prompt, rule::LUCK_POWERS, o.wants_refusals());
        question.offer(Choice::Yes, rule::LUCK_POWERS);
        question.offer(Choice::No, rule::LUCK_POWERS);
        Ok(ask(self, o, &question)? == Choice::Yes)
    }

    /// Tells that a power acts, and takes its luck.
    fn acts(&mut self, o: O, who: Seat, power: Power) {
        let hero = self.hero_mut(who);
        hero.luck = hero.luck.saturating_sub(power.card().luck);
        self.tell(o, Event::Used(who, power), rule::LUCK_POWERS);
    }

    /// The other heroes in a hero's area, in turn order.
    pub(crate) fn others_with(&self, who: Seat) -> ArrayVec<Seat, MOST_HEROES> {
        let here = self.hero(who).at;
        self.ordered().filter(|other| *other != who && here.is_some() && self.hero(*other).at == here).collect()
    }

    /// A hero has entered play, at the beginning or later.
    pub(crate) fn hero_enters(&mut self, o: O, who: Seat) -> Flow<()> {
        if self.has(who, Power::Benefactor) {
            self.acts(o, who, Power::Benefactor);
            self.gain_pool(o, BENEFACTOR, rule::CONTENT_HEROES);
        }
        Ok(())
    }

    /// A hero's turn begins, after fire.
    pub(crate) fn hero_turn_begins(&mut self, o: O, who: Seat) -> Flow<()> {
        if self.has(who, Power::SecondWind) && self.is_nearly_dead(who) && self.can_heal(who) {
            self.acts(o, who, Power::SecondWind);
            self.heal(o, who, 1, rule::CONTENT_HEROES);
        }
        Ok(())
    }

    /// A gift was placed on a hero's sheet: what it does at once.
    pub(crate) fn gift_taken(&mut self, o: O, who: Seat, gift: GiftId) -> Flow<()> {
        match gift {
            GiftId::Sidearm => self.benefit(o, who, Benefit::Die(Level::D6)),
            GiftId::Rifle => self.benefit(o, who, Benefit::Die(Level::D8)),
            GiftId::Whetstone => self.benefit(o, who, Benefit::Raise(WHETSTONE)),
            GiftId::FlakVest => self.benefit(o, who, Benefit::Toughness(1)),
            GiftId::LuckyCoin => self.benefit(o, who, Benefit::Luck(LUCKY_COIN)),
            GiftId::Donations => self.benefit(o, who, Benefit::Pool(DONATIONS)),
            GiftId::Rations => {
                self.benefit(o, who, Benefit::Cap(RATIONS))?;
                self.benefit(o, who, Benefit::Heal(RATIONS))
            }
            GiftId::Vaccine => {
                while self.hero(who).pestilence > 0 {
                    self.remove_pestilence(o, who, rule::CONTENT_GIFTS);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Whether a gift keeps a hero from fire, stun or pestilence; it is told if so.
    pub(crate) fn is_immune(&mut self, o: O, who: Seat, by: Power) -> bool {
        let immune = self.has(who, by);
        if immune {
            self.acts(o, who, by);
        }
        immune
    }

    /// A hero's attack begins, before anything is rolled.
    pub(crate) fn attack_begins(&mut self, o: O, attack: &Attack) -> Flow<()> {
        let who = attack.by;
        if self.has(who, Power::Scattergun) && self.ground_of(attack.at).count(Circle::Limbo) > 0 {
            self.acts(o, who, Power::Scattergun);
            self.kill_minion(o, Striker::Hero(who), Circle::Limbo, attack.at)?;
        }
        Ok(())
    }

    /// A hero's attack is over, with so many kills.
    pub(crate) fn attack_ends(&mut self, o: O, attack: &Attack, toll: Toll) -> Flow<()> {
        let who = attack.by;
        if toll.demons > 0 && self.has(who, Power::Shrapnel) && self.ground_of(attack.at).count(Circle::Limbo) > 0 {
            self.acts(o, who, Power::Shrapnel);
            self.kill_minion(o, Striker::Hero(who), Circle::Limbo, attack.at)?;
        }
        if toll.kills > 0
            && let Some(patron) = self.others_with(who).into_iter().find(|other| self.has(*other, Power::Patron))
        {
            self.acts(o, patron, Power::Patron);
            self.gain_pool(o, 1, rule::CONTENT_HEROES);
        }
        let again = toll.kills >= RAMPAGE && self.has(who, Power::Rampage) && !self.hero(who).used.has(Power::Rampage);
        if again && self.has_enemies(attack.at) && self.wants(o, who, Power::Rampage)? {
            self.hero_mut(who).used.add(Power::Rampage);
            self.acts(o, who, Power::Rampage);
            self.attack(o, who, attack.at)?;
        }
        Ok(())
    }

    /// A hero has killed an enemy; whether something takes the place of its courage.
    pub(crate) fn reward_replaced(&mut self, o: O, who: Seat, enemy: Enemy, count: u8) -> Flow<bool> {
        if matches!(enemy, Enemy::Minion(Circle::Second | Circle::Third) | Enemy::Fourth(_)) {
            if self.has(who, Power::TrophyHunter) {
                self.gain_courage(o, who, 1, rule::CONTENT_GIFTS);
            }
            if self.has(who, Power::HeroWorship) {
                for other in self.others_with(who) {
                    self.gain_courage(o, other, 1, rule::CONTENT_GIFTS);
                }
            }
        }
        if self.has(who, Power::Bookish) {
            self.gain_pool(o, count, rule::CONTENT_HEROES);
            return Ok(true);
        }
        if self.has(who, Power::FamiliarSpirit) && self.can_heal(who) && self.wants(o, who, Power::FamiliarSpirit)? {
            self.acts(o, who, Power::FamiliarSpirit);
            self.heal(o, who, 1, rule::CONTENT_HEROES);
            return Ok(true);
        }
        Ok(false)
    }

    /// A hero's health has reached 0; whether something spares it. It must then have health again.
    pub(crate) fn is_spared(&mut self, o: O, who: Seat) -> Flow<bool> {
        let able = self.has(who, Power::NineLives) && self.hero(who).luck >= Power::NineLives.card().luck;
        if !able || !self.wants(o, who, Power::NineLives)? {
            return Ok(false);
        }
        self.acts(o, who, Power::NineLives);
        Ok(true)
    }

    /// Damage of an enemy attack that troopers have not absorbed may go to another hero of the area: what is left.
    pub(crate) fn share_damage(&mut self, o: O, enemy: Enemy, who: Seat, mut damage: u8) -> Flow<u8> {
        if let Some(shield) = self.others_with(who).into_iter().find(|other| self.has(*other, Power::MeatShield))
            && damage > 0
            && self.wants(o, shield, Power::MeatShield)?
        {
            self.acts(o, shield, Power::MeatShield);
            damage -= 1;
            self.damage_by_enemy(o, enemy, shield, 1)?;
        }
        if damage > 1
            && self.has(who, Power::Winsome)
            && let Some(whom) = self.ask_whom(o, who, Power::Winsome, &self.others_with(who), true)?
        {
            self.acts(o, who, Power::Winsome);
            self.damage_by_enemy(o, enemy, whom, damage - 1)?;
            damage = 1;
        }
        Ok(damage)
    }

    /// Whom a moving hero takes along.
    pub(crate) fn ask_along(&self, o: O, who: Seat) -> Flow<Option<Seat>> {
        if !self.has(who, Power::Carry) {
            return Ok(None);
        }
        self.ask_whom(o, who, Power::Carry, &self.others_with(who), true)
    }

    /// Asks on whom a power is used; nobody where nobody can be chosen, or where the player may decline and does.
    pub(crate) fn ask_whom(&self, o: O, who: Seat, power: Power, whom: &[Seat], may_decline: bool) -> Flow<Option<Seat>> {
        let prompt = key::ASK_USE_WHOM.with("power", power.card().name);
        let mut question = Ask::new(self.player_of(who), prompt, rule::LUCK_POWERS, o.wants_refusals());
        for other in whom {
            question.offer(Choice::Hero(*other), rule::LUCK_POWERS);
        }
        if may_decline && !whom.is_empty() {
            question.offer(Choice::No, rule::LUCK_POWERS);
        }
        match self.ask_or_only(o, &question)? {
            Some(Choice::Hero(other)) => Ok(Some(other)),
            _ => Ok(None),
        }
    }
}
