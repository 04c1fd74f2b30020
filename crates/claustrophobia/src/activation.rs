//! Activation: a warrior moves and acts, in either order.

use table::{Flow, Menu, RuleId, Seat, Verdict};

use crate::about::About;
use crate::choice::{Acting, Activating, Choice};
use crate::content::{EquipmentCard, Moment, ScenarioAction, Talent};
use crate::event::Event;
use crate::lasting::{Token, Until};
use crate::play::O;
use crate::state::{Active, Claustrophobia, HUMAN, HumanId, Phase, Side, Standing, Warrior};
use crate::statistics::Statistics;
use crate::{key, rule};

impl Claustrophobia {
    /// In an activation phase nobody has been activated yet, and resistant warriors can ignore a hit again.
    pub(crate) fn begin_activation_phase(&mut self) {
        for human in &mut self.humans {
            (human.activated, human.resisted, human.split) = (false, false, false);
        }
        for fiend in &mut self.fiends {
            (fiend.activated, fiend.resisted) = (false, false);
        }
        for laid in &mut self.tunnels {
            laid.activated = 0;
        }
    }

    /// Warriors are activated one after the other, each at most once.
    pub(crate) fn choose_who_acts(&mut self, o: O, seat: Seat) -> Flow<()> {
        let by = if seat == HUMAN { rule::ACTIVATION_HUMAN_EACH } else { rule::ACTIVATION_INFERNAL_EACH };
        let mut menu = Menu::new(seat, About::Activate, by, o.wants_refusals());
        if seat == HUMAN {
            for id in self.humans_in_play() {
                menu.consider(Activating::Activate(Warrior::Human(id)), self.may_activate(Warrior::Human(id), by));
            }
        } else {
            for (card, verdict) in self.events_at(Moment::InfernalActivation) {
                menu.consider(Activating::Event(card), verdict);
            }
            for id in self.fiends_in_play() {
                menu.consider(Activating::Activate(Warrior::Fiend(id)), self.may_activate(Warrior::Fiend(id), by));
            }
            for spot in self.spots().filter(|spot| self.laid(*spot).troglodytes > 0) {
                let troglodyte = Warrior::Troglodytes(spot);
                menu.consider(Activating::Activate(troglodyte), self.may_activate(troglodyte, by));
            }
        }
        if menu.options.is_empty() {
            self.end_activation_phase(o, seat);
            return Ok(());
        }
        menu.offer(Activating::Done, rule::ACTIVATION_OPTIONAL);
        match menu.put(self, o)? {
            Activating::Activate(who) => {
                let points = self.statistics(who).movement;
                match who {
                    Warrior::Human(id) => self.human_mut(id).activated = true,
                    Warrior::Fiend(id) => self.fiend_mut(id).activated = true,
                    // Which of the troglodytes of a tile it is shows when it is done.
                    Warrior::Troglodytes(_) => {}
                }
                self.set_active(Some(Active { who, points, moved: false, acted: false }));
                self.tell(o, Event::Activated(who), rule::ACTIVATION_ONE_AT_A_TIME);
                Ok(())
            }
            Activating::Event(card) => self.play_event(o, card),
            Activating::Done => {
                self.end_activation_phase(o, seat);
                Ok(())
            }
        }
    }

    fn may_activate(&self, who: Warrior, by: RuleId) -> Verdict {
        let has_acted = match who {
            Warrior::Human(id) if self.human(id).split => return Err(rule::ACTIVATION_NO_SPLIT),
            Warrior::Human(id) => self.human(id).activated,
            Warrior::Fiend(id) => self.fiend(id).activated,
            Warrior::Troglodytes(spot) => self.laid(spot).activated >= self.laid(spot).troglodytes,
        };
        if has_acted { Err(by) } else { Ok(by) }
    }

    fn end_activation_phase(&mut self, o: O, seat: Seat) {
        if seat == HUMAN {
            if self.lasting.iter().any(|lasting| lasting.token == Token::Blessing) {
                self.tell(o, Event::Gone(Token::Blessing), rule::TALENT_BLESSED_TOKEN);
            }
            self.expire(Until::HumanActivationEnds);
            self.phase = Phase::InfernalCleanup;
        } else {
            self.phase = Phase::TurnEnd;
        }
    }

    /// Who is being activated.
    pub fn active(&self) -> Option<Active> {
        match self.phase {
            Phase::HumanActivation(active) | Phase::InfernalActivation(active) => active,
            _ => None,
        }
    }

    pub(crate) fn set_active(&mut self, active: Option<Active>) {
        if let Phase::HumanActivation(now) | Phase::InfernalActivation(now) = &mut self.phase {
            *now = active;
        }
    }

    /// The activation is over; a troglodyte that lived through it counts as activated where it stands.
    pub(crate) fn end_activation(&mut self) {
        if let Some(Active { who: Warrior::Troglodytes(spot), .. }) = self.active() {
            let laid = self.laid_mut(spot);
            laid.activated = (laid.activated + 1).min(laid.troglodytes);
        }
        self.set_active(None);
    }

    /// One move or one action of the warrior that is being activated.
    pub(crate) fn act(&mut self, o: O, active: Active) -> Flow<()> {
        let who = active.who;
        // Whoever dies in its own activation does nothing more (ruling `activation.kill-during`).
        if self.spot_of(who).is_none() {
            self.set_active(None);
            return Ok(());
        }
        let statistics = self.statistics(who);
        let mut menu = Menu::new(who.seat(), About::Act(active), rule::ACTIVATION_OPTIONAL, o.wants_refusals());
        self.consider_moves(&mut menu, &active);
        self.consider_actions(&mut menu, &active, &statistics);
        if menu.options.is_empty() {
            if !active.moved && !active.acted {
                self.tell(o, Event::Idle(who), self.why_idle(&active));
            }
            self.end_activation();
            return Ok(());
        }
        let only_moves = active.acted && !active.moved;
        menu.offer(Acting::Done, if only_moves { rule::MOVEMENT_OPTIONAL } else { rule::ACTIVATION_OPTIONAL });
        match menu.put(self, o)? {
            Acting::Move(to) => self.walk(o, active, to),
            Acting::Crawl(to) => self.crawl(o, active, to),
            Acting::Explore(side) => self.explore(o, active, side),
            Acting::Attack(target) => {
                self.has_acted(active);
                self.attack(o, who, target)
            }
            Acting::Use(card) => {
                self.has_acted(active);
                self.use_up_equipment(o, who, card)
            }
            Acting::Scenario(action) => {
                self.has_acted(active);
                self.do_scenario_action(o, who, action)
            }
            Acting::Done => {
                self.end_activation();
                Ok(())
            }
        }
    }

    /// Why somebody cannot leave its tile, or that there is nowhere to go.
    fn why_idle(&self, active: &Active) -> RuleId {
        let leaving = self.spot_of(active.who).map(|from| self.may_leave(active, from));
        leaving.and_then(Verdict::err).unwrap_or(rule::MOVEMENT_ADJACENT)
    }

    /// Who has moved before it acted is done, whatever points are left; who acts first can move afterwards.
    fn has_acted(&mut self, active: Active) {
        if active.moved {
            if let Warrior::Human(id) = active.who {
                self.human_mut(id).split = active.points > 0;
            }
            self.end_activation();
        } else {
            self.set_active(Some(Active { acted: true, ..active }));
        }
    }

    fn consider_moves(&self, menu: &mut Menu<Self, Acting>, active: &Active) {
        let Some(from) = self.spot_of(active.who) else { return };
        if active.points == 0 && !menu.wants_refusals() {
            return;
        }
        let leaving = self.may_leave(active, from);
        for side in Side::ALL {
            if let Some(to) = self.through(from, side) {
                menu.consider(Acting::Move(to), leaving.and_then(|by| self.may_go(active, to, by)));
            } else if self.is_unexplored(from, side) {
                menu.consider(Acting::Explore(side), leaving.and_then(|_| self.may_explore(active)));
            } else if self.laid(from).is_open(side) && menu.wants_refusals() {
                // It faces a wall, or has caved in.
                menu.consider(Acting::Explore(side), Err(rule::EXPLORATION_UNEXPLORED));
            }
        }
        if self.is_hole(from) && self.is_troglodyte(active.who) {
            let crawling = self.may_crawl(active);
            for to in self.spots().filter(|to| *to != from && self.is_hole(*to)) {
                menu.consider(Acting::Crawl(to), crawling.and_then(|by| self.may_go(active, to, by)));
            }
        }
    }

    fn consider_actions(&self, menu: &mut Menu<Self, Acting>, active: &Active, statistics: &Statistics) {
        if active.acted && !menu.wants_refusals() {
            return;
        }
        let one = if active.who.is_human() { rule::ACTIVATION_ACT_THEN_MOVE } else { rule::ACTIVATION_INFERNAL_ORDER };
        let once = |verdict: Verdict| if active.acted { Err(one) } else { verdict };
        let order = match active {
            Active { moved: false, .. } if active.who.is_human() => rule::ACTIVATION_ACTION_COMBAT,
            Active { moved: false, .. } => rule::ACTIVATION_INFERNAL_ACTIONS,
            _ if active.who.is_human() => rule::ACTIVATION_MOVE_THEN_ACT,
            _ => rule::ACTIVATION_INFERNAL_ORDER,
        };
        self.consider_targets(menu, active.who, statistics, |verdict| {
            once(verdict.map(|by| {
                // An attack on one's own tile after a move shows the order; otherwise the rule of the attack speaks.
                if by == rule::COMBAT_SAME_TILE { order } else { by }
            }))
        });
        if let Warrior::Human(id) = active.who {
            for held in &self.human(id).equipment {
                let card = held.card;
                let known = menu.options.iter().chain(&menu.refused).any(|cited| cited.choice == Choice::Use(card));
                if card.card().uses > 0 && !known {
                    menu.consider(Acting::Use(card), once(self.may_use(id, card)));
                }
            }
        }
        for action in ScenarioAction::ALL {
            if let Some(verdict) = self.may_do(active.who, action) {
                menu.consider(Acting::Scenario(action), once(verdict));
            }
        }
    }

    fn may_use(&self, id: HumanId, card: EquipmentCard) -> Verdict {
        let human = self.human(id);
        let left = human.equipment.iter().any(|held| held.card == card && !held.is_spent());
        if !left {
            return Err(rule::EQUIPMENT_EFFECT);
        }
        if human.exhausted && !card.card().works_exhausted {
            return Err(rule::EXHAUSTED_NO_EQUIPMENT);
        }
        self.may_use_equipment(id, card)
    }

    fn use_up_equipment(&mut self, o: O, who: Warrior, card: EquipmentCard) -> Flow<()> {
        let Warrior::Human(id) = who else { return Ok(()) };
        let left = |held: &&mut crate::state::Held| held.card == card && !held.is_spent();
        if let Some(held) = self.human_mut(id).equipment.iter_mut().find(left) {
            held.used += 1;
        }
        self.use_equipment(o, id, card)
    }

    /// Gives a human warrior the next piece of equipment, by chance; nothing where none is left or there is no room.
    pub(crate) fn find_equipment(&mut self, o: O, id: HumanId) -> Flow<Option<EquipmentCard>> {
        if self.human(id).equipment.is_full() || self.human(id).standing != Standing::InPlay {
            return Ok(None);
        }
        let chance = table::Chance::pile("equipment", key::CHANCE_EQUIPMENT, rule::EQUIPMENT_OBTAIN).by(HUMAN);
        let drawn = self.equipment_deck.draw(o, chance)?;
        let Some(card) = drawn.and_then(EquipmentCard::of) else { return Ok(None) };
        self.equip(id, card)?;
        self.tell(o, Event::EquipmentFound(id, card), rule::EQUIPMENT_OBTAIN);
        Ok(Some(card))
    }

    /// Whether somebody is a troglodyte, ordinary or tough.
    pub(crate) fn is_troglodyte(&self, who: Warrior) -> bool {
        match who {
            Warrior::Troglodytes(_) => true,
            Warrior::Fiend(id) => self.is_class(id, crate::content::Class::ToughTroglodyte),
            Warrior::Human(_) => false,
        }
    }

    /// Whether a talent of somebody counts now.
    pub(crate) fn is_able(&self, who: Warrior, talent: Talent) -> bool {
        self.statistics(who).talents.has(talent)
    }
}
