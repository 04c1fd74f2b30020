//! Powers that a player decides to use. The rules offer them at their time, take the luck and count the uses.

use arrayvec::ArrayVec;
use table::{Ask, Chance, Flow, Seat, Verdict};

use crate::attack::{Attack, Striker};
use crate::choice::Choice;
use crate::content::{Circle, DESPAIR_TRACK, Power};
use crate::dice::{Level, Pool, Rolled};
use crate::event::Event;
use crate::play::O;
use crate::state::{Apocalypse, Enemy, MOST_HEROES, Phase};
use crate::{key, rule};

/// What a prayer heals.
const PRAYER: u8 = 2;
/// What True Aim adds to a die.
const TRUE_AIM: u8 = 3;
/// Damage that a Talisman keeps off.
const TALISMAN: u8 = 2;
/// Heroes whom Spunky encourages.
const SPUNKY: usize = 2;
/// Dice that Whirlwind adds, d8.
const WHIRLWIND: u8 = 2;
/// The large dice of Rapid Fire, and how many d6 each becomes.
const RAPID: [(Level, u8); 2] = [(Level::D10, 2), (Level::D12, 3)];
/// The demons of Dark Exchange, and how far despair advances for each.
const EXCHANGE: [(Circle, u8); 2] = [(Circle::Second, 2), (Circle::Third, 3)];

type Heroes = ArrayVec<Seat, MOST_HEROES>;

impl Apocalypse {
    /// Whether a power can be used now, besides its luck, its time and its limit, which the rules have looked at.
    pub(crate) fn may_use(&self, who: Seat, power: Power) -> Verdict {
        let possible = match power {
            Power::ZeroedIn => self.has_stood(),
            Power::HeadShot => self.attack_pool(who).len() > 1,
            Power::ForfeitSoul => self.hero(who).health > 1,
            Power::RapidFire => RAPID.into_iter().any(|(large, _)| self.attack_pool(who).count(large) > 0),
            Power::DarkExchange => !self.exchangeable(who).is_empty(),
            Power::EmergencyCare => !self.patients(who).is_empty(),
            Power::Spunky => !self.others_with(who).is_empty(),
            Power::Muster => !self.recruits(who).is_empty(),
            Power::Prayer => !self.hurt_heroes().is_empty(),
            Power::Vigil => self.despair > 1,
            _ => true,
        };
        if possible { Ok(rule::LUCK_POWERS) } else { Err(rule::LUCK_POWERS) }
    }

    /// A special team action, a special hero action, or a power of the ambush segment.
    pub(crate) fn perform(&mut self, o: O, who: Seat, power: Power) -> Flow<()> {
        match power {
            Power::DarkExchange => self.exchange(o, who),
            Power::EmergencyCare => self.care(o, who),
            Power::Spunky => self.encourage(o, who),
            Power::Muster => {
                let [cheapest, ..] = self.region.card().troopers;
                if let Some(whom) = self.ask_whom(o, who, power, &self.recruits(who), false)? {
                    self.take_trooper(o, whom, cheapest);
                }
                Ok(())
            }
            Power::Prayer => match self.ask_whom(o, who, power, &self.hurt_heroes(), false)? {
                Some(whom) => self.cure(o, who, whom, PRAYER),
                None => Ok(()),
            },
            Power::Vigil => {
                self.hold_despair_back(o, 1, rule::CONTENT_GIFTS);
                Ok(())
            }
            Power::Sergeant => {
                self.ambush_dice = self.ambush_dice.saturating_add(1);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A power that changes the own attack before it is rolled.
    pub(crate) fn before_roll(&mut self, o: O, who: Seat, power: Power, attack: &mut Attack) -> Flow<()> {
        match power {
            Power::ZeroedIn => {
                attack.pool.raise_all();
                if let Phase::Turn(_, turn) = &mut self.phase {
                    turn.moved = true;
                }
                Ok(())
            }
            Power::ForfeitSoul => {
                attack.pool.add(Level::D10, 1);
                self.hurt(o, who, 1, rule::TROOPER_ABSORB_ONLY_ATTACKS)
            }
            Power::Breach => {
                attack.breaches = true;
                Ok(())
            }
            Power::RapidFire => self.rapid_fire(o, who, attack),
            Power::AngelicWrath => {
                let count = attack.pool.len() as u8;
                attack.pool = Pool::NONE;
                attack.pool.add(Level::D12, count);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn rapid_fire(&mut self, o: O, who: Seat, attack: &mut Attack) -> Flow<()> {
        let prompt = key::ASK_USE_DIE.with("power", Power::RapidFire.card().name);
        let mut question = Ask::new(self.player_of(who), prompt, rule::LUCK_POWERS, o.wants_refusals());
        for (large, _) in RAPID.into_iter().filter(|(large, _)| attack.pool.count(*large) > 0) {
            question.offer(Choice::Raise(large), rule::LUCK_POWERS);
        }
        let Some(Choice::Raise(chosen)) = self.ask_or_only(o, &question)? else { return Ok(()) };
        for (large, count) in RAPID {
            if large == chosen && attack.pool.take(large) {
                attack.pool.add(Level::D6, count);
            }
        }
        Ok(())
    }

    /// A power that changes the own dice after they have fallen.
    pub(crate) fn after_roll(&mut self, o: O, who: Seat, power: Power, _attack: &Attack, rolled: &mut Rolled) -> Flow<()> {
        let chance = Chance::dice(key::CHANCE_ATTACK, rule::LUCK_POWERS).by(self.player_of(who));
        match power {
            Power::HeadShot => self.head_shot(o, who, rolled)?,
            Power::Whirlwind => {
                let mut more = Pool::NONE;
                more.add(Level::D8, WHIRLWIND);
                rolled.0.extend(more.roll(o, &chance)?.0);
            }
            Power::SteadyHands => {
                let mut again = Pool::NONE;
                rolled.0.iter().for_each(|die| again.add(die.level, 1));
                *rolled = again.roll(o, &chance)?;
            }
            Power::TrueAim => {
                if let Some(highest) = rolled.0.iter_mut().max_by_key(|die| die.face) {
                    highest.face += TRUE_AIM;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Two dice are added up and count as one.
    fn head_shot(&mut self, o: O, who: Seat, rolled: &mut Rolled) -> Flow<()> {
        let prompt = key::ASK_USE_DICE.with("power", Power::HeadShot.card().name);
        let mut question = Ask::new(self.player_of(who), prompt, rule::LUCK_POWERS, o.wants_refusals());
        for (at, one) in rolled.0.iter().enumerate() {
            for two in rolled.0.iter().skip(at + 1) {
                let pair = Choice::Add(one.face.max(two.face), one.face.min(two.face));
                if question.options.iter().all(|option| option.choice != pair) {
                    question.offer(pair, rule::LUCK_POWERS);
                }
            }
        }
        let Some(Choice::Add(high, low)) = self.ask_or_only(o, &question)? else { return Ok(()) };
        if let Some(low_at) = rolled.0.iter().position(|die| die.face == low) {
            rolled.0.remove(low_at);
        }
        if let Some(die) = rolled.0.iter_mut().find(|die| die.face == high) {
            die.face += low;
        }
        Ok(())
    }

    /// A power that changes the damage of an enemy attack before troopers absorb: the damage that is left.
    pub(crate) fn when_hurt(&mut self, _o: O, _who: Seat, power: Power, damage: u8) -> Flow<u8> {
        Ok(if power == Power::Talisman { damage.saturating_sub(TALISMAN) } else { damage })
    }

    /// The demons in John Dark's area that despair has room for.
    fn exchangeable(&self, who: Seat) -> ArrayVec<(Circle, u8), 2> {
        let Some(at) = self.hero(who).at else { return ArrayVec::new() };
        let ground = self.ground_of(at);
        let open = |(circle, boxes): &(Circle, u8)| ground.count(*circle) > 0 && self.despair + boxes <= DESPAIR_TRACK;
        EXCHANGE.into_iter().filter(open).collect()
    }

    /// A demon dies, and despair advances.
    fn exchange(&mut self, o: O, who: Seat) -> Flow<()> {
        let prompt = key::ASK_USE_ENEMY.with("power", Power::DarkExchange.card().name);
        let mut question = Ask::new(self.player_of(who), prompt, rule::HERO_SPECIAL, o.wants_refusals());
        for (circle, _) in self.exchangeable(who) {
            question.offer(Choice::Enemy(Enemy::Minion(circle)), rule::HERO_SPECIAL);
        }
        let Some(Choice::Enemy(Enemy::Minion(circle))) = self.ask_or_only(o, &question)? else { return Ok(()) };
        let boxes = EXCHANGE.into_iter().find(|(other, _)| *other == circle).map_or(0, |(_, boxes)| boxes);
        self.despair += boxes;
        self.tell(o, Event::Despair(self.despair), rule::CONTENT_HEROES);
        let Some(at) = self.hero(who).at else { return Ok(()) };
        self.kill_minion(o, Striker::Hero(who), circle, at)
    }

    /// Heroes in the area who have a marker.
    fn patients(&self, who: Seat) -> Heroes {
        let sick = |whom: &Seat| {
            let hero = self.hero(*whom);
            hero.at == self.hero(who).at && (hero.fire || hero.stunned || hero.pestilence > 0)
        };
        self.ordered().filter(sick).collect()
    }

    /// A hero in the area loses all markers.
    fn care(&mut self, o: O, who: Seat) -> Flow<()> {
        let Some(whom) = self.ask_whom(o, who, Power::EmergencyCare, &self.patients(who), false)? else { return Ok(()) };
        self.put_out(o, who, whom, rule::CONTENT_HEROES);
        if self.hero(whom).stunned {
            self.hero_mut(whom).stunned = false;
            self.tell(o, Event::StoodUp(whom), rule::CONTENT_HEROES);
        }
        while self.hero(whom).pestilence > 0 {
            self.remove_pestilence(o, whom, rule::CONTENT_HEROES);
        }
        Ok(())
    }

    /// Two others in the area gain courage.
    fn encourage(&mut self, o: O, who: Seat) -> Flow<()> {
        let mut others = self.others_with(who);
        for _ in 0..SPUNKY {
            let Some(whom) = self.ask_whom(o, who, Power::Spunky, &others, false)? else { break };
            others.retain(|other| *other != whom);
            self.gain_courage(o, whom, 1, rule::CONTENT_HEROES);
        }
        Ok(())
    }

    /// Heroes in the area whose patrol has room for the cheapest troopers, while there are any.
    fn recruits(&self, who: Seat) -> Heroes {
        let [cheapest, ..] = self.region.card().troopers;
        let room = |whom: &Seat| {
            let hero = self.hero(*whom);
            let fits = hero.patrol.is_none_or(|patrol| patrol.kind == cheapest && patrol.count < self.patrol_limit(*whom));
            hero.at == self.hero(who).at && fits
        };
        if self.in_supply(cheapest) == 0 { Heroes::new() } else { self.ordered().filter(room).collect() }
    }

    /// Heroes on the map who can be cured.
    fn hurt_heroes(&self) -> Heroes {
        self.ordered().filter(|whom| self.hero(*whom).at.is_some() && self.may_cure(*whom).is_ok()).collect()
    }
}
