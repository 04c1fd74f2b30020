//! Minor Actions: items, doors, chests and focus abilities, each once in a turn.

use table::{Chance, Draw, Flow, Seat, Verdict};

use crate::about::About;
use crate::asking::{Discarding, Question, Turning};
use crate::content::ItemId;
use crate::content::kinds::Wear;
use crate::content::language::{Mark, Token, Trait};
use crate::event::Event;
use crate::hero::{BAG, Gear, Hero, Place};
use crate::play::O;
use crate::square::Square;
use crate::state::{CHEST_ITEMS, Drunagor, Turn, Who};
use crate::targets::Source;
use crate::tokens::MOST_TOKENS;
use crate::{key, rule};

/// A kind of Minor Action, as a bit of those that were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Minor {
    Exchange = 1,
    Consume = 2,
    Interact = 4,
    Open = 8,
    Search = 16,
    Focus = 32,
}

/// Health that a FRUIT OF LIFE restores.
const FRUIT: u8 = 2;
/// What is handed over where it is a FRUIT OF LIFE: the place after those of the bag.
pub(crate) const FRUITS: u8 = BAG as u8;

impl Drunagor {
    /// Whether a kind of Minor Action can still be taken: once in a turn, and little of it while engaged.
    fn may_take(&self, turn: &Turn, minor: Minor) -> Result<(), table::RuleId> {
        if turn.minors & minor as u8 != 0 {
            return Err(rule::TURN_MINOR_ONCE);
        }
        let engaged = !matches!(minor, Minor::Consume | Minor::Focus) && self.is_engaged(Who::Hero(turn.who));
        if engaged { Err(rule::COMBAT_ENGAGED_NO_MINOR) } else { Ok(()) }
    }

    /// All Minor Actions, and whether they can be taken now.
    pub(crate) fn consider_minors(&self, question: &mut Question<Turning>, turn: &Turn) {
        let who = turn.who;
        let hero = self.hero(who);
        for (nth, skill) in (0..).zip(hero.id.card().focus) {
            if skill.card().mark != Some(Mark::Reaction) {
                let once = |by| if by == rule::TURN_MINOR_ONCE { rule::MINOR_FOCUS_ONE } else { by };
                let may = self.may_take(turn, Minor::Focus).map_err(once).and_then(|()| self.may_focus(who, nth));
                question.consider(Turning::Focus(nth), may);
            }
        }
        for (nth, gear) in (0..).zip(hero.bag) {
            let Some(gear) = gear else { continue };
            if gear.item.card().wear == Wear::Consumable {
                let may = self.may_take(turn, Minor::Consume).map(|()| rule::MINOR_CONSUME_FROM_BAG);
                question.consider(Turning::Consume(nth), may);
            } else {
                let may = self.may_take(turn, Minor::Exchange).and_then(|()| self.may_equip(who, gear.item));
                question.consider(Turning::Equip(nth), may);
            }
            for to in self.party().filter(|to| *to != who) {
                let may = self.may_take(turn, Minor::Exchange).and_then(|()| self.may_hand(who, to));
                question.consider(Turning::Give(nth, to), may);
            }
        }
        for from in self.party().filter(|from| *from != who) {
            for (nth, gear) in (0..).zip(self.hero(from).bag) {
                if gear.is_some() {
                    let may = self.may_take(turn, Minor::Exchange).and_then(|()| self.may_hand(from, who));
                    question.consider(Turning::Take(from, nth), may);
                }
            }
        }
        for other in self.party().filter(|other| *other != who) {
            let pairs = [(who, other, Turning::Give(FRUITS, other)), (other, who, Turning::Take(other, FRUITS))];
            for (from, to, choice) in pairs {
                if self.hero(from).tokens.count(Token::Fruit) > 0 {
                    let may = self.may_take(turn, Minor::Exchange).and_then(|()| self.may_hand_fruit(from, to));
                    question.consider(choice, may);
                }
            }
        }
        for (slot, gear) in (0..).zip(hero.gear) {
            if gear.is_some() {
                let may = self.may_take(turn, Minor::Exchange).and_then(|()| self.may_unequip(who, slot));
                question.consider(Turning::Unequip(slot), may);
            }
        }
        if hero.tokens.count(Token::Fruit) > 0 {
            question.consider(Turning::Eat, self.may_take(turn, Minor::Consume).map(|()| rule::KEYWORD_FRUIT_OF_LIFE));
        }
        for (setup, at) in self.closed_doors() {
            let beside = self.is_beside_door(hero.at, setup, at);
            let near = if beside { Ok(rule::MINOR_DOOR_ADJACENT) } else { Err(rule::MINOR_DOOR_ADJACENT) };
            if near.is_ok() || question.wants_refusals() {
                question.consider(Turning::Open(setup), self.may_take(turn, Minor::Open).and(near));
            }
        }
        for (nth, spot) in (0..).zip(&self.spots) {
            let may = match self.may_take(turn, Minor::Interact) {
                Err(rule::TURN_MINOR_ONCE) => Err(rule::TURN_MINOR_ONCE),
                _ => self.may_interact(who, spot),
            };
            question.consider(Turning::Interact(nth), may);
        }
        for chest in self.chests.iter().chain(&self.loots) {
            let near = chest.distance(hero.at) <= 1;
            let near = if near { Ok(rule::CHEST_SEARCH_ADJACENT) } else { Err(rule::CHEST_SEARCH_ADJACENT) };
            let may = near.and_then(|by| match self.may_take(turn, Minor::Search) {
                Err(rule::COMBAT_ENGAGED_NO_MINOR) => Err(rule::CHEST_NO_ADJACENT_MONSTER),
                other => other.map(|()| by),
            });
            question.consider(Turning::Search(*chest), may);
        }
    }

    /// Doors that can be opened: where they are, and the setup behind them, each once. `revealed` has sixteen bits, and no Adventure more
    /// setups.
    pub(crate) fn closed_doors(&self) -> arrayvec::ArrayVec<(u8, Square), 16> {
        let board = self.adventure.board();
        let lies = |setup: u8| self.revealed & (1 << setup) != 0;
        let here = |at: Square| board.cell(at).is_some_and(|cell| lies(cell.setup));
        board.doors.iter().filter(|(at, behind)| here(*at) && !lies(*behind)).map(|(at, behind)| (*behind, *at)).collect()
    }

    /// Whether a square touches any square of a Door.
    fn is_beside_door(&self, here: Square, setup: u8, door: Square) -> bool {
        let board = self.adventure.board();
        let is_door = |square: &Square| board.cell(*square).is_some_and(|cell| cell.door == Some(setup));
        here.distance(door) <= 1 || here.around().any(|square| is_door(&square))
    }

    fn may_focus(&self, who: Seat, nth: u8) -> Verdict {
        let Some(skill) = self.hero(who).id.card().focus.get(usize::from(nth)) else { return Err(rule::HERO_FOCUS_TWO) };
        if self.hero(who).tokens.count(Token::Focus) < skill.card().cost {
            return Err(rule::MINOR_FOCUS_COST);
        }
        let ranged = self.by_weapon(who).ranged;
        self.may_do(who, skill.card().does, ranged)
            .map_err(|by| if by == rule::COMBAT_ENGAGED_NO_RANGED { rule::COMBAT_ENGAGED_FOCUS } else { by })?;
        Ok(rule::MINOR_FOCUS_TIMING)
    }

    /// Equipment has to be of a kind that the hero is proficient with.
    fn may_equip(&self, who: Seat, item: ItemId) -> Verdict {
        let (card, hero) = (item.card(), self.hero(who));
        if !self.is_proficient(who, item) {
            return Err(rule::EQUIPMENT_PROFICIENCY);
        }
        match Hero::slot_of(item) {
            Some(slot) if hero.is_locked(slot) => Err(rule::MINOR_EXCHANGE_CUBE_LOCK),
            _ => Ok(if card.wear == Wear::Trinket { rule::EQUIPMENT_TRINKETS } else { rule::MINOR_EXCHANGE_EQUIP }),
        }
    }

    fn may_unequip(&self, who: Seat, slot: u8) -> Verdict {
        let hero = self.hero(who);
        if hero.is_locked(usize::from(slot)) {
            return Err(rule::MINOR_EXCHANGE_CUBE_LOCK);
        }
        if hero.carried().is_full() { Err(rule::MINOR_EXCHANGE_FULL) } else { Ok(rule::MINOR_EXCHANGE_EQUIP) }
    }

    /// Items pass between heroes in adjacent squares, into a bag with room.
    fn may_hand(&self, from: Seat, to: Seat) -> Verdict {
        if self.hero(from).down || self.hero(to).down {
            return Err(rule::MINOR_EXCHANGE_ENGAGED_PARTNER);
        }
        if !self.are_adjacent(Who::Hero(from), Who::Hero(to)) {
            return Err(rule::MINOR_EXCHANGE_GIVE);
        }
        if self.hero(to).carried().is_full() { Err(rule::MINOR_EXCHANGE_FULL) } else { Ok(rule::MINOR_EXCHANGE_GIVE) }
    }

    /// A FRUIT OF LIFE passes like an item and needs no room in a bag.
    fn may_hand_fruit(&self, from: Seat, to: Seat) -> Verdict {
        match self.may_hand(from, to) {
            Ok(_) | Err(rule::MINOR_EXCHANGE_FULL) if self.hero(to).tokens.count(Token::Fruit) < MOST_TOKENS => {
                Ok(rule::KEYWORD_FRUIT_OF_LIFE_EXCHANGE)
            }
            Ok(_) | Err(rule::MINOR_EXCHANGE_FULL) => Err(rule::CONDITION_STACKABLE_LIMIT),
            Err(by) => Err(by),
        }
    }

    /// Takes a Minor Action; the move goes on after it.
    pub(crate) fn minor_action(&mut self, o: O, turn: Turn, chosen: Turning) -> Flow<()> {
        let who = turn.who;
        let taken = |game: &mut Self, minor: Minor| game.set_turn(Turn { minors: turn.minors | minor as u8, ..turn });
        match chosen {
            Turning::Focus(nth) => {
                taken(self, Minor::Focus);
                let Some(skill) = self.hero(who).id.card().focus.get(usize::from(nth)).copied() else { return Ok(()) };
                self.pay_focus(o, who, skill);
                let weapon = skill.card().mark == Some(Mark::Weapon);
                let source = match weapon {
                    true => self.by_weapon(who).by(rule::MINOR_FOCUS_WEAPON_RANGE),
                    false => Source::far(Who::Hero(who)).by(rule::MINOR_FOCUS_OTHER_RANGE),
                };
                self.perform(o, &source, skill.card().does)
            }
            Turning::Consume(nth) => {
                taken(self, Minor::Consume);
                let Some(gear) = self.hero_mut(who).bag.get_mut(usize::from(nth)).and_then(Option::take) else { return Ok(()) };
                self.discarded(gear.item);
                self.tell(o, Event::Consumed(who, gear.item), rule::MINOR_CONSUME_ONCE.and(rule::MINOR_CONSUME_DISCARD));
                self.perform(o, &Source::far(Who::Hero(who)), gear.item.card().does)
            }
            Turning::Eat => {
                taken(self, Minor::Consume);
                self.hero_mut(who).tokens.lose(Token::Fruit, 1);
                self.tell(o, Event::Lost(Who::Hero(who), Token::Fruit, 1), rule::KEYWORD_FRUIT_OF_LIFE);
                self.heal(o, Who::Hero(who), FRUIT, rule::KEYWORD_FRUIT_OF_LIFE);
                Ok(())
            }
            Turning::Equip(nth) => {
                taken(self, Minor::Exchange);
                self.equip(o, who, nth);
                Ok(())
            }
            Turning::Unequip(slot) => {
                taken(self, Minor::Exchange);
                self.unequip(o, who, slot);
                Ok(())
            }
            Turning::Give(nth, to) => {
                taken(self, Minor::Exchange);
                self.hand_over(o, who, nth, to, rule::MINOR_EXCHANGE_GIVE);
                Ok(())
            }
            Turning::Take(from, nth) => {
                taken(self, Minor::Exchange);
                self.hand_over(o, from, nth, who, rule::MINOR_EXCHANGE_TAKE);
                Ok(())
            }
            Turning::Open(setup) => {
                taken(self, Minor::Open);
                self.tell(o, Event::Opened(who, setup), rule::MINOR_DOOR_STEPS);
                self.reveal(o, setup, rule::DOOR_SETUP_FIRST)?;
                self.when(o, who, |held| if let Trait::Opened(part) = held { Some(part) } else { None })
            }
            Turning::Search(chest) => {
                taken(self, Minor::Search);
                self.search(o, who, chest)
            }
            Turning::Interact(nth) => {
                taken(self, Minor::Interact);
                self.interact(o, who, nth)
            }
            Turning::Go(_)
            | Turning::Rise
            | Turning::Again(_)
            | Turning::Use(..)
            | Turning::Ki
            | Turning::Purge(_)
            | Turning::Recall
            | Turning::End => Ok(()),
        }
    }

    /// A chest gives a card, and the Trap Die what it shows.
    fn search(&mut self, o: O, who: Seat, chest: Square) -> Flow<()> {
        let trapped = self.chests.contains(&chest);
        self.chests.retain(|known| *known != chest);
        self.loots.retain(|known| *known != chest);
        if self.deck.iter().all(|count| *count == 0) {
            self.deck = core::mem::replace(&mut self.discard, [0; CHEST_ITEMS]);
        }
        if self.deck.iter().all(|count| *count == 0) {
            self.tell(o, Event::Empty(who), rule::CHEST_EMPTY_DECK);
        } else {
            let chance = Chance::pile("chest", key::CHANCE_CHEST, rule::CHEST_DRAW).by(who);
            let nth = o.draw(&Draw { chance, counts: &self.deck })?;
            if let (Some(item), Some(count)) = (ItemId::of(nth), self.deck.get_mut(nth)) {
                *count -= 1;
                self.tell(o, Event::Looted(who, item), rule::CHEST_DRAW.and(rule::MINOR_CHEST_STEPS));
                self.receive(o, who, Gear { item, flipped: false })?;
            }
        }
        if !trapped {
            self.tell(o, Event::Wasted(Who::Hero(who)), rule::KEYWORD_LOOT_SAFE);
            return Ok(());
        }
        self.trap_die(o, Who::Hero(who), rule::CHEST_TRAP_ROLL)
    }

    /// An item goes into the bag; where that is full, something is discarded to make room.
    pub(crate) fn receive(&mut self, o: O, who: Seat, gear: Gear) -> Flow<()> {
        if let Some(room) = self.hero_mut(who).bag.iter_mut().find(|room| room.is_none()) {
            *room = Some(gear);
            return Ok(());
        }
        let about = About::Room { who, item: gear.item };
        let mut question = Question::new(who, about, rule::MINOR_BAG_FULL, o.wants_refusals());
        for nth in 0..=BAG as u8 {
            question.offer(Discarding::Discard(nth), rule::MINOR_BAG_FULL);
        }
        let Discarding::Discard(nth) = question.put(self, o)?;
        let dropped = match self.hero_mut(who).bag.get_mut(usize::from(nth)) {
            Some(place) => place.replace(gear).map_or(gear.item, |old| old.item),
            None => gear.item,
        };
        self.discarded(dropped);
        let by = match dropped.card().wear {
            Wear::Consumable => rule::MINOR_DISCARD_NOT_USE.into(),
            _ => rule::MINOR_DISCARD_NOT_USE.and(rule::EQUIPMENT_DISCARD_RETURN),
        };
        self.tell(o, Event::Dropped(who, dropped), by);
        Ok(())
    }

    fn discarded(&mut self, item: ItemId) {
        if item.card().copies > 0
            && let Some(count) = self.discard.get_mut(item.kind())
        {
            *count += 1;
        }
    }

    /// An item from the bag takes the place of the one that is worn.
    fn equip(&mut self, o: O, who: Seat, nth: u8) {
        let before = self.hero(who).most_health();
        let hero = self.hero_mut(who);
        let Some(gear) = hero.bag.get(usize::from(nth)).copied().flatten() else { return };
        let Some(worn) = Hero::slot_of(gear.item).and_then(|slot| hero.gear.get_mut(slot)) else { return };
        let old = worn.replace(gear);
        if let Some(room) = hero.bag.get_mut(usize::from(nth)) {
            *room = old;
        }
        self.tell(o, Event::Equipped(who, gear.item), rule::MINOR_EXCHANGE_ONE);
        self.adjust_health(o, who, before);
    }

    fn unequip(&mut self, o: O, who: Seat, slot: u8) {
        let before = self.hero(who).most_health();
        let hero = self.hero_mut(who);
        let Some(gear) = hero.gear.get_mut(usize::from(slot)).and_then(Option::take) else { return };
        if let Some(room) = hero.bag.iter_mut().find(|room| room.is_none()) {
            *room = Some(gear);
        }
        self.tell(o, Event::Unequipped(who, gear.item), rule::MINOR_EXCHANGE_ONE);
        self.adjust_health(o, who, before);
    }

    fn hand_over(&mut self, o: O, from: Seat, nth: u8, to: Seat, by: table::RuleId) {
        if nth == FRUITS {
            self.hero_mut(from).tokens.lose(Token::Fruit, 1);
            self.tell(o, Event::Lost(Who::Hero(from), Token::Fruit, 1), by.and(rule::KEYWORD_FRUIT_OF_LIFE_EXCHANGE));
            self.gain(o, Who::Hero(to), Token::Fruit, 1, rule::KEYWORD_FRUIT_OF_LIFE_EXCHANGE);
            return;
        }
        let Some(gear) = self.hero_mut(from).bag.get_mut(usize::from(nth)).and_then(Option::take) else { return };
        if let Some(room) = self.hero_mut(to).bag.iter_mut().find(|room| room.is_none()) {
            *room = Some(gear);
        }
        self.tell(o, Event::Given(from, to, gear.item), by);
    }
}

impl Hero {
    /// Whether a cube lies on the item in a slot.
    fn is_locked(&self, slot: usize) -> bool {
        Place::all().filter(|place| place.gear() == Some(slot)).any(|place| self.cube_on(place).is_some())
    }
}
