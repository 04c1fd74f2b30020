//! Carries out what stands on cards: one interpreter for instinct, event and equipment cards.

use table::{Flow, RuleId, Seat, Verdict};

use super::common::Endangered;
use crate::about::{About, Healing};
use crate::choice::{OneOpening, Recruit};
use crate::combat::Blow;
use crate::content::{Crowd, EquipmentCard, EventCard, InstinctCard, Tiles, Verb, Whom};
use crate::damage::Harm;
use crate::event::Event;
use crate::lasting::{Gives, Lasting, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, FiendId, HUMAN, HumanId, INFERNAL, SpotId, Warrior};
use crate::{key, rule};

/// A card that is being used.
#[derive(Clone, Copy)]
pub(crate) struct Used {
    /// The card, as what it leaves on the table.
    pub(super) token: Token,
    /// The warrior that it is played on, or its bearer.
    on: Option<HumanId>,
    /// Whose card it is.
    pub(super) seat: Seat,
    /// The rule that it is used by, which its effects cite.
    pub(super) by: RuleId,
    /// The rule that forbids what would do nothing.
    idle: RuleId,
}

impl Used {
    /// An instinct card that is played on a warrior for its effect.
    pub(crate) const fn instinct(card: InstinctCard, on: HumanId) -> Self {
        let by = rule::INSTINCT_EFFECT_USE;
        Self { token: Token::Instinct(card), on: Some(on), seat: HUMAN, by, idle: by }
    }

    /// An event card.
    pub(crate) const fn event(card: EventCard) -> Self {
        Self { token: Token::Event(card), on: None, seat: INFERNAL, by: rule::EVENT_USE, idle: rule::CONTENT_EVENTS }
    }

    /// A piece of equipment of a warrior.
    pub(crate) const fn equipment(card: EquipmentCard, bearer: HumanId) -> Self {
        let by = rule::EQUIPMENT_EFFECT;
        Self { token: Token::Equipment(card), on: Some(bearer), seat: HUMAN, by, idle: by }
    }
}

impl Used {
    /// The warrior that it is played on, or its bearer.
    pub(crate) const fn on(self) -> Option<HumanId> {
        self.on
    }
}

impl Claustrophobia {
    /// Whether anything on a card would do something now. That it is in hand, and that this is its moment, is checked before.
    pub(crate) fn may_use_card(&self, used: Used, verbs: &[Verb]) -> Verdict {
        let mut verdict = Err(used.idle);
        for verb in verbs {
            verdict = self.may_do_verb(used, *verb);
            if verdict.is_ok() {
                break;
            }
        }
        verdict
    }

    fn may_do_verb(&self, used: Used, verb: Verb) -> Verdict {
        let helps = match verb {
            Verb::Gain { what, .. } => {
                let has = |talent| used.on.is_some_and(|id| self.has_talent(Warrior::Human(id), talent));
                if what.iter().all(|gives| matches!(gives, Gives::Talent(talent) if has(*talent))) {
                    return Err(rule::TALENT_NO_STACKING);
                }
                true
            }
            Verb::Give { whom, what, until } => self.gets_something(used, whom, (what, until)),
            Verb::Heal { .. } => {
                if used.on.is_some_and(|id| self.human(id).damage == 0) {
                    return Err(rule::HEALING_LINE);
                }
                true
            }
            Verb::Reign { .. } | Verb::Draw { .. } | Verb::Tribute { .. } => true,
            Verb::Endanger { at, .. } => self.endangered(used, at).next().is_some(),
            Verb::Trap { .. } => self.explorer().is_some_and(|id| self.human(id).at.is_some()),
            Verb::Shoot { at, .. } => self.in_range(used, at).any(|(_, verdict)| verdict.is_ok()),
            Verb::Bury { .. } => self.buriable().next().is_some(),
            Verb::Break => self.objects().next().is_some(),
            Verb::Possess => self.possessable().next().is_some(),
            Verb::Frighten => self.humans_in_play().any(|id| self.refuges(id).next().is_some()),
            Verb::Swarm { .. } => self.troglodytes > 0 && self.entries(Recruit::Troglodyte).next().is_some(),
            Verb::Reinforce => self.tough().is_some_and(|id| self.entries(Recruit::Fiend(id)).next().is_some()),
            Verb::Mend => self.wounded().next().is_some(),
            Verb::Suicide { .. } => self.suicides().next().is_some(),
        };
        if helps { Ok(used.by) } else { Err(used.idle) }
    }

    /// Does everything that stands on a card.
    pub(crate) fn do_verbs(&mut self, o: O, used: Used, verbs: &[Verb]) -> Flow<()> {
        for verb in verbs {
            self.do_verb(o, used, *verb)?;
        }
        Ok(())
    }

    fn do_verb(&mut self, o: O, used: Used, verb: Verb) -> Flow<()> {
        match verb {
            Verb::Gain { what, until } => used.on.map_or(Ok(()), |id| self.last_all(used.token, On::Human(id), what, until)),
            Verb::Give { whom, what, until } => self.give(o, used, whom, (what, until)),
            Verb::Reign { what, until } => self.lasts(used.token, On::Table, what, until),
            Verb::Heal { lines } => self.heal_lines(o, used, lines),
            Verb::Draw { cards } => self.draw_instinct(o, cards),
            Verb::Endanger { whom, at, from } => self.endanger_tile(o, used, (whom, at), from),
            Verb::Trap { from } => {
                let Some(explorer) = self.explorer() else { return Ok(()) };
                if self.roll_danger(o, used, from)? >= from {
                    self.hit(o, Warrior::Human(explorer), 1)?;
                }
                Ok(())
            }
            Verb::Shoot { at, dice } => {
                let why = (About::Target(used.token), rule::COMBAT_CHOOSE_TARGET);
                let target = self.choose_warrior(o, used.seat, why, self.in_range(used, at))?;
                let (Some(by), Some(target)) = (used.on.map(Warrior::Human), target) else { return Ok(()) };
                let dice = dice.saturating_sub(self.dread_on(by));
                self.attack_with(o, by, target, Blow { dice, by: rule::COMBAT_ROLL, gun: false, harm: Harm::Combat })
            }
            Verb::Bury { .. } => self.cave_in(o, used),
            Verb::Break => self.break_equipment(o, used),
            Verb::Possess => self.possess(o, used),
            Verb::Frighten => self.drive_off(o, |_| true, (used.token, used.by)),
            Verb::Swarm { count } => {
                for _ in 0..count.min(self.troglodytes) {
                    self.enter_free(o, Recruit::Troglodyte)?;
                }
                Ok(())
            }
            Verb::Reinforce => self.tough().map_or(Ok(()), |id| self.enter_free(o, Recruit::Fiend(id))),
            Verb::Tribute { points, lines } => {
                let bled = self.humans_in_play().filter(|id| self.human(*id).damage.count_ones() as u8 >= lines).count();
                self.gain_threat(o, points + bled as u8, used.by);
                Ok(())
            }
            Verb::Mend => {
                let wounded = self.wounded().map(|id| (Warrior::Fiend(id), Ok(used.by)));
                let whom = self.choose_warrior(o, used.seat, (About::Demon(used.token), used.by), wounded)?;
                if let Some(Warrior::Fiend(id)) = whom {
                    self.close_wounds(o, id, u8::MAX, used.by);
                }
                Ok(())
            }
            Verb::Suicide { dice } => self.suicide(o, used, dice),
        }
    }

    fn last_all(&mut self, token: Token, on: On, what: &[Gives], until: Until) -> Flow<()> {
        what.iter().try_for_each(|gives| self.lasts(token, on, *gives, until))
    }

    /// Whether there is somebody to whom it makes a difference.
    fn gets_something(&self, used: Used, whom: Whom, (what, until): (&[Gives], Until)) -> bool {
        match whom {
            Whom::Human => self.humans_in_play().next().is_some(),
            Whom::Demon => self.helped(used, (what, until)).next().is_some(),
            Whom::Others => self.humans_in_play().any(|id| Some(id) != used.on && !self.human(id).activated),
            Whom::Humans => what.iter().any(|gives| match gives {
                Gives::NoGifts => self.humans_in_play().any(|id| self.human(id).gifts.iter().any(Option::is_some)),
                _ => self.humans_in_play().next().is_some(),
            }),
        }
    }

    /// The demons in play to whom a card gives what they do not have.
    fn helped<'a>(&'a self, used: Used, (what, until): (&'a [Gives], Until)) -> impl Iterator<Item = FiendId> + 'a {
        self.demons_in_play().filter(move |id| {
            what.iter().any(|gives| match *gives {
                Gives::Talent(talent) => !self.has_talent(Warrior::Fiend(*id), talent),
                gives => !self.lasting.contains(&Lasting { token: used.token, on: On::Fiend(*id), gives, until }),
            })
        })
    }

    fn give(&mut self, o: O, used: Used, whom: Whom, (what, until): (&[Gives], Until)) -> Flow<()> {
        let chosen = match whom {
            Whom::Humans => return self.last_all(used.token, On::Humans, what, until),
            Whom::Others => {
                for id in self.human_ids().filter(|id| Some(*id) != used.on) {
                    self.last_all(used.token, On::Human(id), what, until)?;
                }
                return Ok(());
            }
            Whom::Human => {
                let humans = self.humans_in_play().map(|id| (Warrior::Human(id), Ok(used.by)));
                self.choose_warrior(o, used.seat, (About::Human(used.token), used.by), humans)?
            }
            Whom::Demon => {
                let demons = self.helped(used, (what, until)).map(|id| (Warrior::Fiend(id), Ok(used.by)));
                self.choose_warrior(o, used.seat, (About::Demon(used.token), used.by), demons)?
            }
        };
        let Some(chosen) = chosen else { return Ok(()) };
        let on = match chosen {
            Warrior::Human(id) => On::Human(id),
            Warrior::Fiend(id) => On::Fiend(id),
            Warrior::Troglodytes(_) => return Ok(()),
        };
        self.last_all(used.token, on, what, until)?;
        self.tell(o, Event::Effect(used.token, chosen), used.by);
        Ok(())
    }

    fn heal_lines(&mut self, o: O, used: Used, lines: u8) -> Flow<()> {
        let Some(on) = used.on else { return Ok(()) };
        for _ in 0..lines {
            let why = (About::Heal(Healing::Card(used.token)), rule::HEALING_LINE);
            if let Some((id, line)) = self.choose_line(o, why, self.cancelled_lines(on))? {
                self.heal(o, id, line, used.by);
            }
        }
        Ok(())
    }

    /// The tiles that a card reaches: from its bearer's, or all.
    fn reached(&self, used: Used, at: Tiles) -> impl Iterator<Item = SpotId> + '_ {
        let here = used.on.and_then(|id| self.human(id).at).filter(|_| at != Tiles::Anywhere);
        let near = here.filter(|_| at == Tiles::Near).into_iter().flat_map(|spot| self.adjacent(spot));
        let all = (at == Tiles::Anywhere).then(|| self.spots());
        here.into_iter().chain(near).chain(all.into_iter().flatten())
    }

    /// Those of them where it would hurt an enemy.
    fn endangered(&self, used: Used, at: Tiles) -> impl Iterator<Item = SpotId> + '_ {
        let is_enemy = move |who: &Warrior| who.seat() != used.seat && !self.is_out_of_reach(used, *who);
        self.reached(used, at).filter(move |spot| self.everybody_on(*spot).any(|who| is_enemy(&who)))
    }

    /// Whether an ability keeps its owner from harm by this card.
    fn is_out_of_reach(&self, used: Used, target: Warrior) -> bool {
        used.on.is_some_and(|id| self.ability_forbids_attack(Warrior::Human(id), target).is_some())
    }

    fn endanger_tile(&mut self, o: O, used: Used, (whom, at): (Crowd, Tiles), from: u8) -> Flow<()> {
        let spot = if at == Tiles::Here {
            self.reached(used, at).next()
        } else {
            let spots = self.endangered(used, at).map(|spot| (spot, Ok(used.by)));
            self.choose_spot(o, used.seat, (About::Tile(used.token), used.by), spots)?
        };
        let Some(spot) = spot else { return Ok(()) };
        let mut hurt = Endangered::new();
        if whom != Crowd::Infernals {
            hurt = self.endanger(o, used.seat, spot, from, (self.danger(used, from), used.by))?;
        }
        let mut killed = 0;
        if whom != Crowd::Humans {
            for id in self.fiend_ids() {
                let there = self.fiend(id).at == Some(spot) && !self.is_out_of_reach(used, Warrior::Fiend(id));
                if there && self.roll_danger(o, used, from)? >= from {
                    hurt.push(Warrior::Fiend(id));
                }
            }
            for _ in 0..self.laid(spot).troglodytes {
                killed += u8::from(self.roll_danger(o, used, from)? >= from);
            }
        }
        self.hit_each(o, &hurt)?;
        self.hit(o, Warrior::Troglodytes(spot), killed)
    }

    fn roll_danger(&self, o: O, used: Used, from: u8) -> Flow<u8> {
        self.roll_die(o, used.seat, (self.danger(used, from), used.by))
    }

    /// What a die of danger is rolled for.
    fn danger(&self, used: Used, from: u8) -> table::Say {
        key::CHANCE_DANGER.with("card", self.token_name(used.token)).with("n", from)
    }

    /// Enemies that a card reaches, and whether a shot can harm them.
    fn in_range(&self, used: Used, at: Tiles) -> impl Iterator<Item = (Warrior, Verdict)> + '_ {
        let shooter = used.on.map(Warrior::Human);
        let reached = shooter.into_iter().flat_map(move |shooter| self.reached(used, at).map(move |spot| (shooter, spot)));
        let targets = reached.flat_map(|(shooter, spot)| self.enemies_on(shooter, spot).map(move |target| (shooter, target)));
        targets.map(move |(shooter, target)| {
            let forbidden = self.ability_forbids_attack(shooter, target);
            (target, forbidden.map_or(Ok(used.by), Err))
        })
    }

    /// Nobody passes a buried opening until a human beside it has dug it out.
    fn cave_in(&mut self, o: O, used: Used) -> Flow<()> {
        let openings = self.buriable().map(|(spot, side)| (OneOpening::Opening(spot, side), Ok(used.by)));
        let chosen = self.choose(o, used.seat, (About::Opening(used.token), used.by), openings)?;
        if let Some(OneOpening::Opening(spot, side)) = chosen {
            self.set_shut(spot, side, true);
            self.tell(o, Event::Buried(used.token, spot, side), used.by);
        }
        Ok(())
    }

    /// Combat that digging out an opening takes: what the card that buries says.
    pub(crate) fn digging_combat() -> u8 {
        let verbs = EventCard::ALL.into_iter().flat_map(|card| card.card().does);
        let buries = verbs.filter_map(|verb| if let Verb::Bury { combat } = verb { Some(*combat) } else { None });
        buries.min().unwrap_or(0)
    }
}
