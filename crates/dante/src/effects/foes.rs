//! The rarer keywords of Malefactors: flight, Minions, ARREST, POLYMORPH, DESTROYER, the Spear, and what they do to terrain.

use table::Flow;

use super::{Doing, reaches};
use crate::board::Space;
use crate::content::language::Effect;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo};

impl Dante {
    pub(super) fn foe_does_more(&mut self, o: O, doing: &mut Doing, foe: FoeNo, effect: &'static Effect) -> Flow<()> {
        match *effect {
            Effect::FlyAway => self.fly_away(o, foe),
            Effect::Reappear => self.reappear(o, foe)?,
            Effect::Destroyer { damage, does } => {
                let outer = doing.destroyer.replace(damage);
                self.do_effects(o, doing, does)?;
                doing.destroyer = outer;
            }
            Effect::Raise { cards, who } => {
                let fallen = self.all_foes().find(|other| self.foe(*other).id == who);
                let deck = fallen.and_then(|fallen| self.trays_of(fallen).next());
                if let Some(deck) = deck {
                    self.regenerate(o, deck, cards)?;
                }
            }
            Effect::Amass(count) => self.amass(o, count)?,
            Effect::Minions { points, damage } => self.minions_act(o, doing, points, damage)?,
            Effect::Arrest { whom, piece } => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.arrest(o, who, piece)?;
                }
            }
            Effect::Polymorph(whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.polymorph(o, who)?;
                }
            }
            Effect::Destroy(whom) => {
                for area in self.areas_of(o, doing, whom, effect)? {
                    self.destroy_building(o, doing, area)?;
                }
            }
            Effect::Wreck(reach) => {
                let from = self.origin(doing.by);
                for space in Space::all().filter(|space| reaches(reach, from.range(space.area()))) {
                    self.destroy_furniture(o, doing, space)?;
                }
            }
            Effect::Hurl { whom, damage } => {
                if let Some(who) = self.targets(o, doing, whom, effect)?.first() {
                    self.hurl(o, doing, foe, *who, damage)?;
                }
            }
            Effect::ThrowSpear(whom) => {
                if let Some(who) = self.targets(o, doing, whom, effect)?.first() {
                    self.throw_spear(o, foe, *who);
                }
            }
            Effect::Retrieve => self.retrieve_spear(o, foe),
            Effect::Test { by, dice, whom, fails } => {
                for who in self.targets(o, doing, whom, effect)? {
                    if !self.attribute_test(o, who, (dice, rule::KEYWORD_ATTRIBUTE_TEST.into()), self.points(who, by))? {
                        doing.that = Some(who);
                        self.do_effects(o, doing, fails)?;
                    }
                }
            }
            _ => return self.shared(o, doing, effect),
        }
        Ok(())
    }
}
