//! Double-Sided items and sockets: what turns a card over.

use table::{Flow, Seat};

use crate::about::About;
use crate::asking::{Question, Setting};
use crate::content::ItemId;
use crate::event::Event;
use crate::hero::Gear;
use crate::play::O;
use crate::rule;
use crate::state::Drunagor;

impl Drunagor {
    /// A Cosmic Gemstone goes into an item with a socket that the hero wears or carries, which shows its back from then on.
    pub(crate) fn set_gem(&mut self, o: O, who: Seat) -> Flow<()> {
        let mut question = Question::new(who, About::Socket { who }, rule::EQUIPMENT_SOCKET, o.wants_refusals());
        for gear in self.hero(who).gear.iter().chain(&self.hero(who).bag).flatten() {
            let verdict = match (gear.item.card().socket, gear.flipped) {
                (true, false) => Ok(rule::EQUIPMENT_SOCKET),
                (true, true) => Err(rule::EQUIPMENT_SOCKET_PERMANENT),
                (false, _) => Err(rule::EQUIPMENT_SOCKET),
            };
            question.consider(Setting::Pick(gear.item), verdict);
        }
        let Some(Setting::Pick(item)) = self.put_or_only(o, &question)? else {
            let set = self
                .hero(who)
                .gear
                .iter()
                .chain(&self.hero(who).bag)
                .flatten()
                .any(|gear| gear.item.card().socket && gear.flipped);
            let by = if set { rule::EQUIPMENT_SOCKET_PERMANENT } else { rule::SKILL_WASTED };
            self.tell(o, Event::Wasted(crate::state::Who::Hero(who)), by);
            return Ok(());
        };
        self.turn_over(o, who, item, rule::EQUIPMENT_SOCKET);
        Ok(())
    }

    /// The item whose skill is used is turned over by it.
    pub(crate) fn flip(&mut self, o: O, who: Seat, slot: u8) {
        let item = self.hero(who).gear.get(usize::from(slot)).copied().flatten().map(|gear| gear.item);
        if let Some(item) = item {
            self.turn_over(o, who, item, rule::EQUIPMENT_DOUBLE_NO_FLIP);
        }
    }

    fn turn_over(&mut self, o: O, who: Seat, item: ItemId, by: table::RuleId) {
        let before = self.hero(who).most_health();
        let hero = self.hero_mut(who);
        // A cube on the item is locked in no more: what it paid for is gone with the side.
        let is_it = |gear: &&mut Gear| gear.item == item;
        if let Some(gear) = hero.gear.iter_mut().chain(&mut hero.bag).flatten().find(is_it) {
            gear.flipped = !gear.flipped;
        }
        self.free_docks(who);
        self.tell(o, Event::Turned(who, item), by);
        self.adjust_health(o, who, before);
    }

    /// Cubes on docks that are gone are expended.
    fn free_docks(&mut self, who: Seat) {
        let hero = self.hero(who);
        let gone: Vec<crate::hero::Place> = crate::hero::Place::all()
            .filter(|place| place.gear().is_some() && hero.cube_on(*place).is_some() && hero.usable(*place).is_none())
            .collect();
        for place in gone {
            let hero = self.hero_mut(who);
            let cube = hero.spent.get_mut(usize::from(place.0)).and_then(Option::take);
            if let Some(count) = cube.and_then(|cube| hero.expended.get_mut(cube as usize)) {
                *count += 1;
            }
        }
    }
}
