//! What event cards do.

use table::{Chance, Dice, Flow, Halt, Roll, Verdict, pick};

use crate::asking::ACTIVATION_DIE;
use crate::choice::{Choice, Recruit};
use crate::content::{Class, EventCard, FiendKind, Statistic, Talent, WesternType};
use crate::event::Event;
use crate::hands::PANIC;
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, FiendId, HUMAN, HumanId, INFERNAL, Matter, Side, SpotId, Standing, Warrior};
use crate::{key, rule};

/// Fumes hurt on this value or more (a fact of 2009).
const FUMES_FROM: u8 = 3;
/// A snare hurts on this value or more.
const SNARE_FROM: u8 = 4;
/// Dice that a suicide attack adds (a fact of 2009).
const SUICIDE_DICE: u8 = 2;
/// Troglodytes of a swarm.
const SWARM: u8 = 2;
/// So many cancelled lines bring a threat point by Blood Price.
const BLOOD_LINES: u8 = 3;

impl Claustrophobia {
    /// Whether a card can be used. That it is in hand and that this is its moment is checked before; at
    /// [`crate::content::Moment::Exploration`] `self.explorer()` is who explored.
    pub(crate) fn may_use_event(&self, card: EventCard) -> Verdict {
        let some = match card {
            EventCard::CrisisOfFaith => {
                self.humans.iter().any(|human| human.at.is_some() && human.gifts.iter().any(Option::is_some))
            }
            EventCard::Panic | EventCard::BloodPrice => true,
            EventCard::LeadenLimbs | EventCard::ToxicFumes => self.humans_in_play().next().is_some(),
            EventCard::Snare => self.explorer().is_some(),
            EventCard::CaveIn => self.buriable().next().is_some(),
            EventCard::Defect => self.objects().next().is_some(),
            EventCard::DemonicRage | EventCard::SignOfSatan => self.demons_in_play().next().is_some(),
            EventCard::DemonicPossession => self.possessable().next().is_some(),
            EventCard::Terror => self.humans_in_play().any(|id| self.refuges(id).next().is_some()),
            EventCard::ToughTroglodyte => self.tough().is_some_and(|id| self.entries(Recruit::Fiend(id)).next().is_some()),
            EventCard::Swarm => self.troglodytes > 0 && self.entries(Recruit::Troglodyte).next().is_some(),
            EventCard::BlackBlood => self.wounded().next().is_some(),
            EventCard::SuicideAttack => self.suicides().next().is_some(),
        };
        if some { Ok(rule::EVENT_USE) } else { Err(rule::CONTENT_EVENTS) }
    }

    /// The effect of a card, which lies on the table already.
    pub(crate) fn use_event(&mut self, o: O, card: EventCard) -> Flow<()> {
        use Gives::{Plus, Talent as Has};
        use Statistic::{Combat, Defense, Movement};
        let token = Token::Event(card);
        match card {
            EventCard::CrisisOfFaith => self.lasts(token, On::Humans, Gives::NoGifts, Until::HumanActivationEnds),
            EventCard::Panic => self.lasts(token, On::Table, Gives::Panic, Until::HumanActivationEnds),
            EventCard::LeadenLimbs => {
                let humans = self.humans_in_play().map(|id| (Warrior::Human(id), Ok(rule::EVENT_USE)));
                let whom = self.choose_warrior(o, INFERNAL, (key::ASK_WHICH_HUMAN, rule::EVENT_USE), humans, false)?;
                if let Some(Warrior::Human(id)) = whom {
                    self.lasts(token, On::Human(id), Plus(Movement, -1), Until::HumanActivationEnds);
                    self.tell(o, Event::Effect(token, whom), rule::EVENT_USE);
                }
            }
            EventCard::Snare => {
                let Some(explorer) = self.explorer() else { return Ok(()) };
                if self.roll_die(o, INFERNAL, (key::CHANCE_SNARE, rule::EVENT_USE))? >= SNARE_FROM {
                    self.hit(Warrior::Human(explorer), 1);
                }
            }
            EventCard::CaveIn => self.cave_in(o)?,
            EventCard::Defect => self.first_settle(Matter::Continue(token, None)),
            EventCard::DemonicRage => self.strengthen(o, card, &[Has(Talent::Frenzied)])?,
            EventCard::SignOfSatan => self.strengthen(o, card, &[Plus(Movement, 1), Plus(Combat, 1), Plus(Defense, 1)])?,
            EventCard::DemonicPossession => self.possess(o)?,
            EventCard::Terror => self.drive_off(o, |_| true, rule::EVENT_USE)?,
            EventCard::ToughTroglodyte => {
                if let Some(id) = self.tough() {
                    self.enter_free(o, Recruit::Fiend(id))?;
                }
            }
            EventCard::ToxicFumes => self.poison(o)?,
            EventCard::Swarm => {
                for _ in 0..SWARM.min(self.troglodytes) {
                    self.enter_free(o, Recruit::Troglodyte)?;
                }
            }
            EventCard::BloodPrice => {
                let bled = self.humans_in_play().filter(|id| self.human(*id).damage.count_ones() as u8 >= BLOOD_LINES).count();
                self.gain_threat(o, 1 + bled as u8, rule::EVENT_USE);
            }
            EventCard::BlackBlood => {
                let wounded = self.wounded().map(|id| (Warrior::Fiend(id), Ok(rule::EVENT_USE)));
                let whom = self.choose_warrior(o, INFERNAL, (key::ASK_WHICH_DEMON, rule::EVENT_USE), wounded, false)?;
                if let Some(Warrior::Fiend(id)) = whom {
                    self.close_wounds(o, id, u8::MAX, rule::EVENT_USE);
                }
            }
            EventCard::SuicideAttack => self.suicide(o)?,
        }
        Ok(())
    }

    /// Chance deals a die to a warrior in panic; one that falls on a cancelled line is rolled again, once (a fact of 2009).
    pub(crate) fn deal_in_panic(&mut self, o: O, id: HumanId) -> Flow<()> {
        let nth = pick(o, self.rolled.len(), Chance::pile(PANIC, key::CHANCE_PANIC, rule::EVENT_USE))?;
        let mut value = self.rolled.swap_pop(nth).ok_or(Halt::Spoiled)?;
        if self.human(id).is_cancelled(value) {
            let chance = Chance::dice(key::CHANCE_PANIC, rule::EVENT_USE).by(HUMAN);
            let faces = o.roll(&Roll { chance, dice: Dice::of(1, ACTIVATION_DIE) })?;
            value = faces.first().copied().ok_or(Halt::Spoiled)?;
        }
        self.human_mut(id).die = value;
        self.tell(o, Event::Assigned(id, value), rule::EVENT_USE);
        Ok(())
    }

    /// A card's effect goes on with a question to the human player: which piece of equipment fails.
    pub(crate) fn continue_event(&mut self, o: O, card: EventCard, _whom: Option<Warrior>) -> Flow<()> {
        if card != EventCard::Defect {
            return Ok(());
        }
        let objects = self.objects().map(|(id, card)| (Choice::Equipment(id, card), Ok(rule::EVENT_USE)));
        if let Some(Choice::Equipment(id, lost)) = self.choose(o, HUMAN, (key::ASK_DEFECT, rule::EVENT_USE), objects, false)? {
            self.lose_equipment(o, id, lost, rule::EVENT_USE);
        }
        Ok(())
    }

    /// Openings that can be buried: those that lead somewhere or could.
    fn buriable(&self) -> impl Iterator<Item = (SpotId, Side)> + '_ {
        self.spots().flat_map(|spot| Side::ALL.into_iter().map(move |side| (spot, side))).filter(|(spot, side)| {
            // A way between two tiles has two ends; one of them stands for both.
            let leads = self.through(*spot, *side);
            leads.map_or_else(|| self.is_unexplored(*spot, *side), |other| spot.0 < other.0)
        })
    }

    /// Nobody passes a buried opening until a human beside it has dug it out.
    fn cave_in(&mut self, o: O) -> Flow<()> {
        let openings = self.buriable().map(|(spot, side)| (Choice::Opening(spot, side), Ok(rule::EVENT_USE)));
        let chosen = self.choose(o, INFERNAL, (key::ASK_WHICH_OPENING, rule::EVENT_USE), openings, false)?;
        if let Some(Choice::Opening(spot, side)) = chosen {
            self.set_shut(spot, side, true);
            self.tell(o, Event::Effect(Token::Event(EventCard::CaveIn), None), rule::EVENT_USE);
        }
        Ok(())
    }

    /// A demon in play has something until the next infernal preparation phase.
    fn strengthen(&mut self, o: O, card: EventCard, gives: &[Gives]) -> Flow<()> {
        let demons = self.demons_in_play().map(|id| (Warrior::Fiend(id), Ok(rule::EVENT_USE)));
        let whom = self.choose_warrior(o, INFERNAL, (key::ASK_WHICH_DEMON, rule::EVENT_USE), demons, false)?;
        if let Some(Warrior::Fiend(id)) = whom {
            for gives in gives {
                self.lasts(Token::Event(card), On::Fiend(id), *gives, Until::InfernalPreparation);
            }
            self.tell(o, Event::Effect(Token::Event(card), whom), rule::EVENT_USE);
        }
        Ok(())
    }

    fn demons_in_play(&self) -> impl Iterator<Item = FiendId> + '_ {
        self.fiends_in_play().filter(|id| self.is_class(*id, Class::Demon))
    }

    /// Demons and hellhounds in play that have wounds.
    fn wounded(&self) -> impl Iterator<Item = FiendId> + '_ {
        self.fiends_in_play().filter(|id| self.fiend(*id).damage > 0 && !self.is_class(*id, Class::ToughTroglodyte))
    }

    fn tough(&self) -> Option<FiendId> {
        self.fiend_ids().find(|id| {
            let fiend = self.fiend(*id);
            fiend.kind == FiendKind::ToughTroglodyte && fiend.standing == Standing::Reserve
        })
    }

    /// All equipment in play, with its owner.
    fn objects(&self) -> impl Iterator<Item = (HumanId, crate::content::EquipmentCard)> + '_ {
        self.humans_in_play().flat_map(|id| self.human(id).equipment.iter().map(move |held| (id, held.card)))
    }

    /// Fighters that have somebody beside them, and dice to attack with.
    fn possessable(&self) -> impl Iterator<Item = HumanId> + '_ {
        self.humans_in_play().filter(|id| {
            let human = self.human(*id);
            human.board().kind == WesternType::Fighter
                && human.at.is_some_and(|spot| self.humans_on(spot).count() > 1)
                && self.statistics(Warrior::Human(*id)).combat > 0
        })
    }

    /// A fighter attacks another human on its tile; nobody takes the hits for the victim.
    fn possess(&mut self, o: O) -> Flow<()> {
        let token = Token::Event(EventCard::DemonicPossession);
        let fighters = self.possessable().map(|id| (Warrior::Human(id), Ok(rule::EVENT_USE)));
        let whom = self.choose_warrior(o, INFERNAL, (key::ASK_POSSESS, rule::EVENT_USE), fighters, false)?;
        let Some(fighter) = whom else { return Ok(()) };
        let others = self.humans_in_play().map(Warrior::Human).filter(|other| *other != fighter);
        let others =
            others.filter(|other| self.spot_of(*other) == self.spot_of(fighter)).map(|other| (other, Ok(rule::EVENT_USE)));
        let victim = self.choose_warrior(o, INFERNAL, (key::ASK_WHICH_HUMAN, rule::EVENT_USE), others, false)?;
        let Some(victim) = victim else { return Ok(()) };
        self.tell(o, Event::Effect(token, whom), rule::EVENT_USE);
        let defense = self.statistics(victim).defense;
        let mut hits = 0;
        for _ in 0..self.statistics(fighter).combat {
            let face = self.roll_die(o, INFERNAL, (key::CHANCE_POSSESSION, rule::EVENT_USE))?;
            hits += u8::from(face >= defense || face == 6);
        }
        if hits > 0 {
            self.hit(victim, hits);
        }
        Ok(())
    }

    /// Each human on one tile suffers a hit on 3 or more.
    fn poison(&mut self, o: O) -> Flow<()> {
        let spots = self.spots().filter(|spot| self.humans_on(*spot).next().is_some()).map(|spot| (spot, Ok(rule::EVENT_USE)));
        let Some(spot) = self.choose_spot(o, INFERNAL, (key::ASK_WHICH_TILE, rule::EVENT_USE), spots, false)? else {
            return Ok(());
        };
        self.endanger(o, INFERNAL, spot, FUMES_FROM, (key::CHANCE_FUMES, rule::EVENT_USE))
    }

    /// Tiles with a troglodyte that has not acted and a human.
    fn suicides(&self) -> impl Iterator<Item = SpotId> + '_ {
        self.spots().filter(|spot| {
            let laid = self.laid(*spot);
            laid.troglodytes > laid.activated && self.humans_on(*spot).next().is_some()
        })
    }

    /// A troglodyte attacks with two more dice and dies.
    fn suicide(&mut self, o: O) -> Flow<()> {
        let spots = self.suicides().map(|spot| (spot, Ok(rule::EVENT_USE)));
        let Some(spot) = self.choose_spot(o, INFERNAL, (key::ASK_WHICH_TILE, rule::EVENT_USE), spots, false)? else {
            return Ok(());
        };
        let humans = self.humans_on(spot).map(|id| (Warrior::Human(id), Ok(rule::EVENT_USE)));
        let target = self.choose_warrior(o, INFERNAL, (key::ASK_WHICH_HUMAN, rule::EVENT_USE), humans, false)?;
        let Some(target) = target else { return Ok(()) };
        let attacker = Warrior::Troglodytes(spot);
        let dice = self.statistics(attacker).combat + SUICIDE_DICE;
        self.attack_with(o, attacker, target, (dice, rule::COMBAT_ROLL))?;
        self.hit(attacker, 1);
        Ok(())
    }
}
