//! Correcting the state to match a real table: values, places, figures, and where the cards are.
//!
//! Troopers and cards come from their stack or deck and return there. Putting a gift on a sheet does not grant the benefit of its
//! slot: health cap, toughness, dice and luck are corrected separately.

mod part;
mod put;

use table::{AnswerError, Correction, Key, Say, Scale, Seat, Telling, Thing, Told};

use crate::content::{
    Circle, DESPAIR_DICE_MOST, DESPAIR_TRACK, DOOM_MOST, DemonId, FOURTH_HEALTH, GiftId, HEALTH_MOST, LORD_TRACK, LegionId,
    TOUGHNESS_MOST, TROOPERS_MOST,
};
use crate::dice::Level;
use crate::event::Event;
use crate::key;
use crate::state::{Apocalypse, AreaId, Fourth, Phase};
use crate::words::{gift_name, level_name, trooper_name};

use part::{GIFTS, KINDS, Of};
pub use part::{Part, What};

/// The highest count of tokens offered, unless there are already more.
const MANY: u8 = 60;
/// The same for invasion tokens of an area, and for pestilence and Sloth.
const SOME: u8 = 12;

impl Apocalypse {
    /// What a card, figure or die of a part is called.
    fn part_card(&self, part: Part) -> Key {
        let (_, kind) = part.split();
        let name = match part.what {
            What::Dice => Level::ALL.get(kind).copied().map(level_name),
            What::Patrol | What::Ambush => self.region.card().five().get(kind).copied().map(trooper_name),
            What::Gift | What::Panel => GiftId::of(kind).map(gift_name),
            What::Minions => Circle::ALL.get(kind).map(|circle| circle.minion().name),
            What::FourthHits | What::FourthPlace => DemonId::of(kind).map(|id| id.card().name),
            What::Legion | What::LegionSpent => LegionId::of(kind).map(|id| id.card().name),
            _ => None,
        };
        name.unwrap_or(key::PILE_NONE)
    }

    /// A text of a part, at a value.
    fn part_say(&self, part: Part, key: Key, value: u16) -> Say {
        let (of, .., scale, _) = part.about();
        let (owner, _) = part.split();
        let area = if *scale == Scale::Place { self.area_of(value) } else { AreaId(owner) };
        let who = match of {
            Of::Hero => self.called(Seat(owner)),
            _ => self.lord.id.map_or(key::LORD_SECRET, |id| id.sheet().name),
        };
        key.with("who", who).with("card", self.part_card(part)).with("where", self.area_name(area)).with("n", value)
    }

    fn part_heading(&self, part: Part) -> Key {
        match part.about().0 {
            Of::Hero => key::THING_OF_HERO,
            Of::Area => key::THING_OF_AREA,
            Of::Demon => key::THING_OF_DEMON,
            Of::Lord => key::THING_OF_LORD,
            Of::Tracks => key::THING_OF_TRACKS,
            Of::Legions => key::THING_OF_LEGIONS,
            Of::Panel => key::PILE_GIFTS,
        }
    }

    /// What is told when a part was set to a value.
    pub(crate) fn right_words(&self, part: Part, value: u16) -> Telling {
        let (_, _, told, scale, _) = *part.about();
        let telling = Telling::new(self.part_say(part, told, value));
        if scale == Scale::Place { telling.at(self.at_area(self.area_of(value))) } else { telling }
    }

    /// The area of a cell in the picture; Hell is the last one.
    fn area_of(&self, cell: u16) -> AreaId {
        let area = AreaId(cell.min(u16::from(AreaId::HELL.0)) as u8);
        if usize::from(area.0) < self.map.map().areas.len() { area } else { AreaId::HELL }
    }

    /// Everything that can be set right once the table is laid, each with its value and the highest that could be tried.
    fn parts(&self) -> Vec<(Part, u16, u16)> {
        let mut parts = Vec::new();
        if self.phase == Phase::Laying {
            return parts;
        }
        let mut add = |what: What, which: u16, now: u8, most: u8| {
            parts.push((Part { what, which }, u16::from(now), u16::from(most.max(now))));
        };
        for seat in self.seats_all().filter(|seat| self.hero(*seat).at.is_some()) {
            self.hero_parts(seat, &mut add);
        }
        add(What::Doom, 0, self.doom, DOOM_MOST - 1);
        add(What::Despair, 0, self.despair, DESPAIR_TRACK);
        add(What::LordTrack, 0, self.lord_track, LORD_TRACK);
        add(What::DespairDice, 0, self.dice, DESPAIR_DICE_MOST);
        add(What::Pool, 0, self.pool, MANY);
        if self.lord.id.is_some() {
            add(What::LordHealth, 0, self.lord.health, MANY);
            add(What::Guard, 0, self.lord.guard, SOME);
        }
        add(What::LordPlace, 0, self.cell(self.lord.at).0 as u8, self.last_cell());
        let hell = self.battle.map(|_| AreaId::HELL);
        for at in self.map_areas() {
            let place = u16::from(at.0);
            add(What::Shadow, place, self.shadow.has(at).into(), 1);
            add(What::Invasion, place, self.ground_of(at).tokens, SOME);
            for (kind, trooper) in (place * KINDS..).zip(self.region.card().five()) {
                let ambush = self.ground_of(at).ambush.filter(|ambush| ambush.kind == trooper);
                add(What::Ambush, kind, ambush.map_or(0, |ambush| ambush.count), TROOPERS_MOST);
            }
        }
        for at in self.map_areas().chain(hell) {
            for (kind, circle) in (u16::from(at.0) * KINDS..).zip(Circle::ALL) {
                add(What::Minions, kind, self.ground_of(at).count(circle), circle.figures());
            }
        }
        for Fourth { id, at, hits } in &self.fourths {
            add(What::FourthHits, id.number() as u16, *hits, FOURTH_HEALTH - 1);
            add(What::FourthPlace, id.number() as u16, self.cell(*at).0 as u8, self.last_cell());
        }
        for id in LegionId::ALL {
            add(What::Legion, id.number() as u16, (self.legion == id).into(), 1);
            if self.legion != id {
                add(What::LegionSpent, id.number() as u16, self.legions_spent.count(id.number()), 1);
            }
        }
        for gift in GiftId::ALL {
            let count = self.panel.iter().filter(|place| **place == Some(gift)).count();
            add(What::Panel, gift.kind() as u16, count as u8, gift.card().cards);
        }
        parts
    }

    fn hero_parts(&self, seat: Seat, add: &mut impl FnMut(What, u16, u8, u8)) {
        let (hero, which) = (self.hero(seat), u16::from(seat.0));
        add(What::Health, which, hero.health, HEALTH_MOST);
        add(What::Cap, which, hero.cap, HEALTH_MOST);
        add(What::Place, which, hero.at.map_or(0, |at| self.cell(at).0 as u8), self.last_cell());
        add(What::Toughness, which, hero.toughness, TOUGHNESS_MOST);
        for (kind, level) in (which * KINDS..).zip(Level::ALL) {
            add(What::Dice, kind, hero.attack.count(level), SOME);
        }
        add(What::Luck, which, hero.luck, MANY);
        add(What::Courage, which, hero.courage, MANY);
        add(What::Fire, which, hero.fire.into(), 1);
        add(What::Stun, which, hero.stunned.into(), 1);
        add(What::Pestilence, which, hero.pestilence, SOME);
        add(What::Tokens, which, hero.tokens, SOME);
        for (kind, trooper) in (which * KINDS..).zip(self.region.card().five()) {
            let patrol = hero.patrol.filter(|patrol| patrol.kind == trooper);
            add(What::Patrol, kind, patrol.map_or(0, |patrol| patrol.count), TROOPERS_MOST);
        }
        for gift in GiftId::ALL {
            // A gift that is neither on the panel nor on the sheet cannot be on the sheet by mistake.
            let has = hero.slots.contains(&Some(gift));
            if has || self.panel.contains(&Some(gift)) {
                add(What::Gift, which * GIFTS + gift.kind() as u16, has.into(), 1);
            }
        }
        if self.mercy {
            add(What::Divine, which, (self.divine == Some(seat)).into(), 1);
        }
    }

    /// The cell of Hell, which is the last one.
    fn last_cell(&self) -> u8 {
        self.cell(AreaId::HELL).0 as u8
    }

    pub(crate) fn list_things(&self) -> Vec<Thing> {
        let thing = |(part, now, most): (Part, u16, u16)| {
            let (_, name, _, scale, _) = *part.about();
            let of = self.part_say(part, self.part_heading(part), now);
            Thing { id: part.id(), of, name: self.part_say(part, name, now), scale, now, most }
        };
        self.parts().into_iter().map(thing).collect()
    }

    pub(crate) fn correct(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let part = self.parts().into_iter().find(|(part, ..)| part.id() == thing);
        let Some((part, _, most)) = part else { return Err(AnswerError::NoSuchAnswer) };
        let (.., rule) = *part.about();
        if value <= most && self.put(part, value) {
            Ok(Told { event: Event::SetRight(part, value), by: rule.into() })
        } else {
            Err(AnswerError::Refused(rule))
        }
    }
}
